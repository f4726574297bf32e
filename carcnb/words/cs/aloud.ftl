# Co se říká těm, kdo desku slyší.

## Strany kartičky a kde co je
side-N = nahoře
side-E = vpravo
side-S = dole
side-W = vlevo
side-all = na všech stranách
where-first = první kartička
where-from = od první kartičky { $way }
way-N = { $n } nahoru
way-E = { $n } doprava
way-S = { $n } dolů
way-W = { $n } doleva
beside-N-first = nad první kartičkou
beside-E-first = vpravo od první kartičky
beside-S-first = pod první kartičkou
beside-W-first = vlevo od první kartičky
beside-N-monastery = nad klášterem
beside-E-monastery = vpravo od kláštera
beside-S-monastery = pod klášterem
beside-W-monastery = vlevo od kláštera
beside-N-last = nad naposledy přiloženou kartičkou
beside-E-last = vpravo od naposledy přiložené kartičky
beside-S-last = pod naposledy přiloženou kartičkou
beside-W-last = vlevo od naposledy přiložené kartičky
beside-N-before = nad předchozí kartičkou
beside-E-before = vpravo od předchozí kartičky
beside-S-before = pod předchozí kartičkou
beside-W-before = vlevo od předchozí kartičky

## Co je na kartičce
look-field = jen louka
look-middle = { $what } uprostřed
look-sides = { $what } { $sides }
look-road-NE = cesta shora doprava
look-road-NS = cesta shora dolů
look-road-NW = cesta zleva nahoru
look-road-ES = cesta zprava dolů
look-road-EW = cesta zleva doprava
look-road-SW = cesta zleva dolů
look-ends = { $n ->
    [one] cesta { $sides } tu končí
    [few] cesty { $sides } tu končí
   *[other] cesty { $sides } tu končí
}
sign-coats = { $n ->
    [one] s erbem
    [few] s { $n } erby
   *[other] s { $n } erby
}

## Tah, políčko, kartička
say-laid = { $what }: { $look }. Leží { $where }.
told-square = { $where }. Vedle: { $around }
told-alone = nic
told-tile = { $where }: { $look }
told-part = { $what }, { $where }
told-here = tady
told-lit = Zvýrazněno: { $what }
told-figure = { $name }: { $what }, { $where }

## Co říká sama stránka
ui-aloud-tile = Kartička
ui-aloud-answers = Odpovědi
ui-aloud-first = první kartička
ui-aloud-up = nahoru
ui-aloud-right = doprava
ui-aloud-down = dolů
ui-aloud-left = doleva
ui-by-place = Šipky vedou po políčkách, R kartičku otočí, Enter ji přiloží.
ui-by-figure = Šipky vedou po odpovědích, Enter vybere.
ui-by-one = Odpověďmi vede Tab nebo šipky, Enter jednu vybere.
ui-by-several = Odpověďmi vede Tab, mezerník je zaškrtává, nakonec Zkontrolovat.
ui-by-number = Napiš číslo a stiskni Enter.
ui-by-places = V krajině vedou šipky z části na část, Enter vybarví. Nakonec Hotovo.
ui-by-act = Odpověz v krajině: šipky vedou po políčkách, R kartičku otočí, Enter ji přiloží.
ui-by-edit = V krabici vedou šipky z kartičky na kartičku, Enter jednu vezme do ruky. V krajině vedou šipky tam, kam ji lze přiložit, R ji otočí, Enter ji přiloží; Delete odebere, co je vybrané.
ui-by-read = V krajině šipky čtou kartičky.
