# Co říká deska, dotazy a záznam během hry. Klíče a proměnné jsou stejné jako v en/play.ftl.
# Jméno hráče se neskloňuje a neurčuje rod: každá věta je stavěná tak, aby jméno stálo v prvním pádě.

### Slova pro věci

## Útvary v krajině jako nadpis
feature-city = Město
feature-road = Cesta
feature-monastery = Klášter
feature-field = Louka

## Role: jak se družiník jmenuje podle místa, kde stojí (FIG-4)
role-city = Rytíř
role-road = Lupič
role-monastery = Mnich
role-field = Sedlák

## Druhy figurek
figure-meeple = Družiník

## Počty
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
tiles = { $n ->
    [one] { $n } kartička
    [few] { $n } kartičky
   *[other] { $n } kartiček
}
coats = { $n ->
    [one] { $n } erb
    [few] { $n } erby
   *[other] { $n } erbů
}
cities = { $n ->
    [one] { $n } uzavřené město
    [few] { $n } uzavřená města
   *[other] { $n } uzavřených měst
}
figures = { $n ->
    [one] { $n } figurka
    [few] { $n } figurky
   *[other] { $n } figurek
}
open-ends = { $n ->
    [one] { $n } otevřený konec
    [few] { $n } otevřené konce
   *[other] { $n } otevřených konců
}
squares-missing = { $n ->
    [one] chybí { $n } políčko
    [few] chybí { $n } políčka
   *[other] chybí { $n } políček
}
tiles-of-nine = { $n ->
    [one] { $n } kartička z 9
    [few] { $n } kartičky z 9
   *[other] { $n } kartiček z 9
}
tiles-left = { $n ->
    [one] zbývá { $n } kartička
    [few] zbývají { $n } kartičky
   *[other] zbývá { $n } kartiček
}

## Jména za sebou: „Ada, Ben a Cyd“
names-more = { $names }, { $name }
names-last = { $names } a { $name }

### Dotazy
who-plays = Hraje { $name }
who-waits = Vybírá { $name }
wait-facts = Zatím si můžeš na krajině ukázat na cokoli a zjistit, kolik to vynese.

ask-place = Přilož kartičku
ask-figure = Umístit figurku?
ask-choose = Vyber jednu možnost
ask-draw = Vytáhni kartičku
ask-over = Konec hry
over-facts = Ukaž na řádek a uvidíš, odkud body jsou.
step-tile = Kartička
step-figure = Figurka
step-points = Body
skip = Přeskočit

fits-places = { $n ->
    [one] Lze přiložit na { $n } místo
    [few] Lze přiložit na { $n } místa
   *[other] Lze přiložit na { $n } míst
}
fits-nowhere = Nelze nikam přiložit
figure-spots = { $n ->
    [0] Na kartičce není volné žádné místo.
    [one] Na kartičce je volné { $n } místo.
    [few] Na kartičce jsou volná { $n } místa.
   *[other] Na kartičce je volných { $n } míst.
}
figure-none-left = { $name } nemá v zásobě žádnou figurku.

## Možnosti při umísťování figurky
note-city = { $tiles ->
    [one] Město, { $tiles } kartička
    [few] Město, { $tiles } kartičky
   *[other] Město, { $tiles } kartiček
}
note-road = { $tiles ->
    [one] Cesta, { $tiles } kartička
    [few] Cesta, { $tiles } kartičky
   *[other] Cesta, { $tiles } kartiček
}
note-monastery = { $tiles ->
    [one] Klášter, { $tiles } kartička z 9
    [few] Klášter, { $tiles } kartičky z 9
   *[other] Klášter, { $tiles } kartiček z 9
}
note-field = { $cities ->
    [one] Louka, { $cities } uzavřené město
    [few] Louka, { $cities } uzavřená města
   *[other] Louka, { $cities } uzavřených měst
}
note-now = { $note }, +{ $points } hned

### Co tah způsobí
outlook-nothing = Nic se tu neuzavře.
outlook-city = Uzavře se město: { $gains }
outlook-road = Uzavře se cesta: { $gains }
outlook-monastery = Uzavře se klášter: { $gains }
then-city = Potom: Uzavřené město, { $gains }
then-road = Potom: Uzavřená cesta, { $gains }
then-monastery = Potom: Uzavřený klášter, { $gains }
gain = { $name } +{ $points }
gain-more = { $gains }, { $gain }
gain-nobody = nikdo neboduje

### Karta útvaru
pill-complete = uzavřeno
pill-at-end = boduje na konci
card-who = { $count ->
    [one] Bodovat bude { $names }
   *[other] Plný počet bodů získá { $names }
}
card-who-now = { $count ->
    [one] Boduje { $names }
   *[other] Plný počet bodů získává { $names }
}
card-nobody = nikdo
card-unfinished-city = Zůstane-li neuzavřené
card-unfinished-road = Zůstane-li neuzavřená
card-unfinished-monastery = Zůstane-li neuzavřený
card-complete-city = Po uzavření nejméně
card-complete-road = Po uzavření nejméně
card-complete-monastery = Po uzavření
card-now = Právě uzavřeno
card-field = Na konci hry, jak to vypadá teď

### Součty
line-tile = { $n ->
    [one] { $n } kartička × { $each }
    [few] { $n } kartičky × { $each }
   *[other] { $n } kartiček × { $each }
}
line-coat = { $n ->
    [one] { $n } erb × { $each }
    [few] { $n } erby × { $each }
   *[other] { $n } erbů × { $each }
}
line-city = { $n ->
    [one] { $n } uzavřené město × { $each }
    [few] { $n } uzavřená města × { $each }
   *[other] { $n } uzavřených měst × { $each }
}
line-monastery = { $neighbours ->
    [0] samotný klášter
    [one] klášter a { $neighbours } sousední kartička
    [few] klášter a { $neighbours } sousední kartičky
   *[other] klášter a { $neighbours } sousedních kartiček
}
sum = { $lines } = { $total }
sentence-sum = { $what } +{ $points }: { $sum }. ({ $rule })
sentence-rule = { $what } ({ $rule })

## Co se boduje
completed-city = Uzavřené město
completed-road = Uzavřená cesta
completed-monastery = Uzavřený klášter
unfinished-city = Neuzavřené město
unfinished-road = Neuzavřená cesta
unfinished-monastery = Neuzavřený klášter
scored-field = Louka

### Záznam hry a předčítané věty
log-started = Startovní kartička leží na stole.
log-turn = Hraje { $name }
log-drawn = { $name } táhne kartičku.
log-removed = Kartičku nelze nikam přiložit, ze hry se vyřazuje.
log-placed = { $name } přikládá kartičku.
log-deployed-city = { $name } umísťuje rytíře.
log-deployed-road = { $name } umísťuje lupiče.
log-deployed-monastery = { $name } umísťuje mnicha.
log-deployed-field = { $name } pokládá sedláka.
log-skipped = { $name } neumísťuje figurku.
log-returned = { $n ->
    [one] { $name }: { $n } figurka se vrací do zásoby.
    [few] { $name }: { $n } figurky se vracejí do zásoby.
   *[other] { $name }: { $n } figurek se vrací do zásoby.
}
log-nobody-city = Uzavřené město, nikdo neboduje.
log-nobody-road = Uzavřená cesta, nikdo neboduje.
log-nobody-monastery = Uzavřený klášter, nikdo neboduje.
log-joined-city = Dvě části města se spojují v jednu.
log-joined-road = Dvě části cesty se spojují v jednu.
log-joined-field = Dvě části louky se spojují v jednu.
log-over = Na stole leží poslední kartička. Následuje závěrečné vyhodnocení.
say-points = { $points ->
    [one] { $what }, { $name } { $points } bod.
    [few] { $what }, { $name } { $points } body.
   *[other] { $what }, { $name } { $points } bodů.
}
say-final = { $title }.
log-undone = O krok zpět.
log-redone = O krok vpřed.

### Konec
final-wins = Vítězí { $name }, { $score }
final-shared = Společné vítězství: { $names }, { $score }
final-during = Během hry
final-scoring = Závěrečné vyhodnocení
final-total = Celkem
final-cities = Města
final-roads = Cesty
final-monasteries = Kláštery
final-fields = Louky
final-unfinished-cities = Neuzavřená města
final-unfinished-roads = Neuzavřené cesty
final-unfinished-monasteries = Neuzavřené kláštery

### Proč ne
## Kartička
clash-city-road = Nenavazuje: město × cesta.
clash-city-field = Nenavazuje: město × louka.
clash-road-city = Nenavazuje: cesta × město.
clash-road-field = Nenavazuje: cesta × louka.
clash-field-city = Nenavazuje: louka × město.
clash-field-road = Nenavazuje: louka × cesta.
clash-turned = Takto otočená nenavazuje.
no-touch = Příliš daleko: musí se celou stranou dotýkat kartičky.
no-corner = Dotýká se jen rohem, musí se dotýkat celou stranou.
no-cell-taken = Tady už kartička leží.
no-other-tile = Tahle kartička teď není na řadě.
no-unknown-tile = Kartička se jménem { $tile } neexistuje.

## Figurka
taken = { $count ->
    [one] Obsazeno: stojí tu { $names }.
   *[other] Obsazeno: stojí tu { $names }.
}
no-supply = { $name } nemá takovou figurku v zásobě.
no-this-tile = Figurka patří na právě přiloženou kartičku.
no-farmers = V této hře se hraje bez sedláků.
no-absent-city = Na tomto místě není město.
no-absent-road = Na tomto místě není cesta.
no-absent-monastery = Na této kartičce není klášter.
no-absent-field = Na tomto místě není louka.
no-segment = Kartička nemá místo { $spot }.
no-figure-kind = Figurka { $kind } v této hře není.

## Okamžik
no-now-place = Teď se přikládá kartička.
no-now-figure = Teď se umísťuje figurka, nebo se tento krok přeskočí.
no-now-other = Na tohle se teď hra neptá.
no-over = Hra skončila.
no-stale = Hra už pokročila. Tohle je nejnovější stav.
no-look-only = Tato deska je jen k prohlížení.
no-undo = Není co vrátit.
no-redo = Není co zopakovat.
no-unknown = Neznámá akce: { $action }
no-rule = Pravidlo { $rule } neexistuje.
