# Co tah způsobí, jako řada částí věty, a tabulka nejlepších tahů.

advice-closes-yours-city = uzavře tvoje město za { $points }
advice-closes-yours-road = uzavře tvoji cestu za { $points }
advice-closes-yours-monastery = uzavře tvůj klášter za { $points }
advice-closes-city = uzavře město: { $gains }
advice-closes-road = uzavře cestu: { $gains }
advice-closes-monastery = uzavře klášter: { $gains }
advice-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
advice-puts-city = postaví rytíře
advice-puts-road = postaví lupiče
advice-puts-monastery = postaví mnicha
advice-home-city = vrátí ti domů rytíře
advice-home-road = vrátí ti domů lupiče
advice-home-monastery = vrátí ti domů mnicha
advice-home-field = vrátí ti domů sedláka
advice-feeds-yours = { $n ->
    [one] tvoje louka pak sousedí s { $n } uzavřeným městem
    [few] tvoje louka pak sousedí se { $n } uzavřenými městy
    [6] tvoje louka pak sousedí se { $n } uzavřenými městy
    [7] tvoje louka pak sousedí se { $n } uzavřenými městy
   *[other] tvoje louka pak sousedí s { $n } uzavřenými městy
}
advice-feeds-shared = { $n ->
    [one] společná louka (s tebou { $names }) pak sousedí s { $n } uzavřeným městem
    [few] společná louka (s tebou { $names }) pak sousedí se { $n } uzavřenými městy
    [6] společná louka (s tebou { $names }) pak sousedí se { $n } uzavřenými městy
    [7] společná louka (s tebou { $names }) pak sousedí se { $n } uzavřenými městy
   *[other] společná louka (s tebou { $names }) pak sousedí s { $n } uzavřenými městy
}
advice-feeds = { $n ->
    [one] louka, kterou drží { $names }, pak sousedí s { $n } uzavřeným městem
    [few] louka, kterou drží { $names }, pak sousedí se { $n } uzavřenými městy
    [6] louka, kterou drží { $names }, pak sousedí se { $n } uzavřenými městy
    [7] louka, kterou drží { $names }, pak sousedí se { $n } uzavřenými městy
   *[other] louka, kterou drží { $names }, pak sousedí s { $n } uzavřenými městy
}
advice-stands-city = { $n ->
    [one] postaví rytíře do města o { $n } kartičce
    [few] postaví rytíře do města o { $n } kartičkách
   *[other] postaví rytíře do města o { $n } kartičkách
}
advice-stands-road = { $n ->
    [one] postaví lupiče na cestu o { $n } kartičce
    [few] postaví lupiče na cestu o { $n } kartičkách
   *[other] postaví lupiče na cestu o { $n } kartičkách
}
advice-stands-monastery = { $n ->
    [one] postaví mnicha do kláštera, leží { $n } kartička z 9
    [few] postaví mnicha do kláštera, leží { $n } kartičky z 9
   *[other] postaví mnicha do kláštera, leží { $n } kartiček z 9
}
advice-stands-field = { $n ->
    [0] položí sedláka na louku zatím bez uzavřeného města
    [one] položí sedláka na louku u { $n } uzavřeného města
    [few] položí sedláka na louku u { $n } uzavřených měst
   *[other] položí sedláka na louku u { $n } uzavřených měst
}
advice-shares-city = město je pak společné: { $names }
advice-shares-road = cesta je pak společná: { $names }
advice-shares-field = louka je pak společná: { $names }
advice-takes-city = získá převahu ve městě, { $names } ji ztratí
advice-takes-road = získá převahu na cestě, { $names } ji ztratí
advice-takes-field = získá převahu na louce, { $names } ji ztratí
advice-loses-city = město pak drží { $names }
advice-loses-road = cestu pak drží { $names }
advice-loses-field = louku pak drží { $names }
advice-grows-yours-city = { $n ->
    [one] tvoje město se rozroste na { $n } kartičku
    [few] tvoje město se rozroste na { $n } kartičky
   *[other] tvoje město se rozroste na { $n } kartiček
}
advice-grows-yours-road = { $n ->
    [one] tvoje cesta se prodlouží na { $n } kartičku
    [few] tvoje cesta se prodlouží na { $n } kartičky
   *[other] tvoje cesta se prodlouží na { $n } kartiček
}
advice-grows-yours-monastery = { $n ->
    [one] u tvého kláštera leží { $n } kartička z 9
    [few] u tvého kláštera leží { $n } kartičky z 9
   *[other] u tvého kláštera leží { $n } kartiček z 9
}
advice-grows-shared-city = { $n ->
    [one] společné město (s tebou { $names }) se rozroste na { $n } kartičku
    [few] společné město (s tebou { $names }) se rozroste na { $n } kartičky
   *[other] společné město (s tebou { $names }) se rozroste na { $n } kartiček
}
advice-grows-shared-road = { $n ->
    [one] společná cesta (s tebou { $names }) se prodlouží na { $n } kartičku
    [few] společná cesta (s tebou { $names }) se prodlouží na { $n } kartičky
   *[other] společná cesta (s tebou { $names }) se prodlouží na { $n } kartiček
}
advice-grows-shared-monastery = { $n ->
    [one] u společného kláštera (s tebou { $names }) leží { $n } kartička z 9
    [few] u společného kláštera (s tebou { $names }) leží { $n } kartičky z 9
   *[other] u společného kláštera (s tebou { $names }) leží { $n } kartiček z 9
}
advice-grows-yours-before-monastery = { $n ->
    [one] u kláštera, který ti patří už z dřívějška, leží { $n } kartička z 9
    [few] u kláštera, který ti patří už z dřívějška, leží { $n } kartičky z 9
   *[other] u kláštera, který ti patří už z dřívějška, leží { $n } kartiček z 9
}
advice-grows-city = { $n ->
    [one] město, které drží { $names }, se rozroste na { $n } kartičku
    [few] město, které drží { $names }, se rozroste na { $n } kartičky
   *[other] město, které drží { $names }, se rozroste na { $n } kartiček
}
advice-grows-road = { $n ->
    [one] cesta, kterou drží { $names }, se prodlouží na { $n } kartičku
    [few] cesta, kterou drží { $names }, se prodlouží na { $n } kartičky
   *[other] cesta, kterou drží { $names }, se prodlouží na { $n } kartiček
}
advice-grows-monastery = { $n ->
    [one] u kláštera, který drží { $names }, leží { $n } kartička z 9
    [few] u kláštera, který drží { $names }, leží { $n } kartičky z 9
   *[other] u kláštera, který drží { $names }, leží { $n } kartiček z 9
}
advice-chance = šance na uzavření, jak lidé hrají, je asi { $n } %
advice-hardly = jak lidé hrají, sotva dojde k uzavření
advice-waits = je hotovo a boduje hned po další volbě
advice-may-add = { $n ->
    [one] rozestavěná města mohou přidat asi { $n } bod
    [few] rozestavěná města mohou přidat asi { $n } body
   *[other] rozestavěná města mohou přidat asi { $n } bodů
}
advice-never = žádná zbývající kartička to už neuzavře
advice-harder-city = ztíží uzavření města, které drží { $names }
advice-harder-road = ztíží uzavření cesty, kterou drží { $names }
advice-harder-monastery = ztíží uzavření kláštera, který drží { $names }
advice-expects-more-yours = tvoje louka může čekat víc uzavřených měst
advice-expects-more-shared = společná louka (s tebou { $names }) může čekat víc uzavřených měst
advice-expects-more = louka, kterou drží { $names }, může čekat víc uzavřených měst
advice-expects-fewer-yours = tvoje louka může čekat méně uzavřených měst
advice-expects-fewer-shared = společná louka (s tebou { $names }) může čekat méně uzavřených měst
advice-expects-fewer = louka, kterou drží { $names }, může čekat méně uzavřených měst
advice-rather = { $what }, a to je lepší než tohle: { $row }
advice-still = nechá vše, jak je
advice-better = dává ti lepší vyhlídky než druhý nejlepší tah
advice-whose-yours-city = { $n ->
    [one] tvoje město z { $n } kartičky
    [few] tvoje město ze { $n } kartiček
    [6] tvoje město ze { $n } kartiček
    [7] tvoje město ze { $n } kartiček
   *[other] tvoje město z { $n } kartiček
}
advice-whose-yours-road = { $n ->
    [one] tvoje cesta z { $n } kartičky
    [few] tvoje cesta ze { $n } kartiček
    [6] tvoje cesta ze { $n } kartiček
    [7] tvoje cesta ze { $n } kartiček
   *[other] tvoje cesta z { $n } kartiček
}
advice-whose-yours-monastery = tvůj klášter
advice-whose-yours-field = tvoje louka
advice-whose-shared-city = společné město (s tebou { $names })
advice-whose-shared-road = společná cesta (s tebou { $names })
advice-whose-shared-monastery = společný klášter (s tebou { $names })
advice-whose-shared-field = společná louka (s tebou { $names })
advice-whose-free-city = { $n ->
    [one] neobsazené město z { $n } kartičky
    [few] neobsazené město ze { $n } kartiček
    [6] neobsazené město ze { $n } kartiček
    [7] neobsazené město ze { $n } kartiček
   *[other] neobsazené město z { $n } kartiček
}
advice-whose-free-road = { $n ->
    [one] neobsazená cesta z { $n } kartičky
    [few] neobsazená cesta ze { $n } kartiček
    [6] neobsazená cesta ze { $n } kartiček
    [7] neobsazená cesta ze { $n } kartiček
   *[other] neobsazená cesta z { $n } kartiček
}
advice-whose-free-monastery = neobsazený klášter
advice-whose-free-field = neobsazená louka
advice-whose-city = město, které drží { $names }
advice-whose-road = cesta, kterou drží { $names }
advice-whose-monastery = klášter, který drží { $names }
advice-whose-field = louka, kterou drží { $names }
advice-decides = Co rozhoduje: { $what }.
advice-decides-the-city = město
advice-decides-the-road = cesta
advice-decides-the-field = louka
advice-decides-alone = { $what } jen pro tebe, jinak má stejně i { $names }
advice-decides-mine = { $what }, většina je tvoje, jinak ji má { $names }
advice-decides-shared = { $what }, máš stejně, jinak má většinu { $names }
advice-decides-now = { $whose }, boduje hned, jinak je šance na uzavření, jak lidé hrají, asi { $m } %
advice-decides-hardly = { $whose }, boduje hned, jinak sotva dojde k uzavření
advice-decides-tiles = { $whose }, uzavřít může { $n ->
    [one] { $n } zbývající kartička
    [few] { $n } zbývající kartičky
   *[other] { $n } zbývajících kartiček
 } místo { $m }
advice-decides-chance = { $whose }, šance na uzavření, jak lidé hrají, je asi { $n } % místo { $m } %
advice-decides-more = { $whose }, pro tebe asi o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 } víc
advice-decides-less = { $whose }, { $names } má asi o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 } míň
advice-decides-held = { $what }, pro tebe asi o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 } víc
advice-decides-helpers = další tvoje figurka, která pracuje
advice-decides-tempo = další kartička v tomto tahu
advice-decides-figures = { $n ->
    [one] { $n } figurka v zásobě
    [few] { $n } figurky v zásobě
   *[other] { $n } figurek v zásobě
 } místo { $m }
skips-deploy = { $n ->
    [0] nepostaví žádnou figurku
    [one] nechá ti v zásobě poslední figurku
    [few] nechá ti v zásobě { $n } figurky
   *[other] nechá ti v zásobě { $n } figurek
}
advice-brings = přinese body: { $gains } ({ $what })
advice-places = postaví figurku: { $what }
advice-you = ty
advice-nothing = zatím nikomu nic nezmění
advice-open = co přinese, rozhodne až další volba
advice-noted = { $clause } ({ $note })
advice-more = { $row }, { $clause }
advice-also = { $row }; { $clause }
advice-sentence = { $row }.

## Tabulka
advice-title = Hraje { $name }: co je nejlepší
advice-rank = Pořadí
advice-move = Tah
advice-expected = Očekávaný rozdíl
advice-loss = Za nejlepším
advice-why = Co způsobí
advice-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
advice-error = { $number } ± { NUMBER($error, minimumFractionDigits: 1) }
advice-effort = { $n ->
    [one] Z { $n } zkušebního dohrání.
    [few] Ze { $n } zkušebních dohrání.
   *[other] Z { $n } zkušebních dohrání.
}
advice-more-lines = { $n ->
    [one] A ještě { $n } tah.
    [few] A ještě { $n } tahy.
   *[other] A ještě { $n } tahů.
}
