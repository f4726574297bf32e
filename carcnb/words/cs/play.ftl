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

## Barvy místo jmen hráčů, kteří jméno nemají
seat-red = Červená
seat-blue = Modrá
seat-green = Zelená
seat-yellow = Žlutá
seat-black = Černá
seat-pink = Růžová

## Druhy figurek
figure-meeple = Obyčejná figurka

## Počty
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

## Jména za sebou: „Ada, Ben a Cyd“
names-more = { $names }, { $name }
names-last = { $names } a { $name }

### Dotazy
who-plays = Hraje { $name }
who-thinks = Přemýšlí { $name }
thinks-place = { $name } přikládá tuto kartičku
thinks-decides = Rozhoduje { $name }

ask-place = Přilož kartičku
ask-place-second = Přilož druhou kartičku
ask-figure = Umístit figurku?
ask-choose = Vyber jednu možnost
ask-over = Konec hry
over-facts = Ukaž na řádek a uvidíš, odkud body jsou.
rematch-points = { $name } { $sum } = { $points }
rematch-compared = Se stejnými kartičkami: { $all }.
step-tile = Kartička
step-tile-second = Kartička 2
step-figure = Figurka
step-points = Body

fits-places = { $n ->
    [one] Lze přiložit na { $n } místo
    [few] Lze přiložit na { $n } místa
   *[other] Lze přiložit na { $n } míst
}
figure-spots = { $n ->
    [0] Na kartičce není volné žádné místo.
    [one] Na kartičce je volné { $n } místo.
    [few] Na kartičce jsou volná { $n } místa.
   *[other] Na kartičce je volných { $n } míst.
}

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

## Která z několika na jedné kartičce
note-there = { $where }, { $size }
refused-there = { $role } · { $where }
there-city-N = město nahoře
there-city-NE = město vpravo nahoře
there-city-E = město vpravo
there-city-SE = město vpravo dole
there-city-S = město dole
there-city-SW = město vlevo dole
there-city-W = město vlevo
there-city-NW = město vlevo nahoře
there-road-N = cesta nahoře
there-road-NE = cesta shora doprava
there-road-E = cesta vpravo
there-road-SE = cesta zprava dolů
there-road-S = cesta dole
there-road-SW = cesta zleva dolů
there-road-W = cesta vlevo
there-road-NW = cesta zleva nahoru
there-field-N = louka nahoře
there-field-NE = louka vpravo nahoře
there-field-E = louka vpravo
there-field-SE = louka vpravo dole
there-field-S = louka dole
there-field-SW = louka vlevo dole
there-field-W = louka vlevo
there-field-NW = louka vlevo nahoře
there-city-M = město uprostřed
there-city-NS = město shora dolů
there-city-WE = město zleva doprava
there-field-M = louka uprostřed
there-road-M = cesta uprostřed
there-road-NS = cesta shora dolů
there-road-WE = cesta zleva doprava

### Co tah způsobí
outlook-city = Uzavře se město: { $gains }
outlook-road = Uzavře se cesta: { $gains }
outlook-monastery = Uzavře se klášter: { $gains }
then-city = Bez figurky: Uzavřené město, { $gains }
then-road = Bez figurky: Uzavřená cesta, { $gains }
then-monastery = Bez figurky: Uzavřený klášter, { $gains }
gain = { $name } +{ $points }
gain-more = { $gains }, { $gain }
gain-claim = s figurkou +{ $points }
gain-nobody = nikdo neboduje

### Karta útvaru
pill-complete = uzavřeno
pill-at-end = boduje na konci
pill-no-farmers = hra bez sedláků
card-who = { $count ->
    [one] Bodovat bude { $names }
   *[other] Plný počet bodů získá { $names }
}
card-who-now = { $count ->
    [one] Boduje { $names }
   *[other] Plný počet bodů získává { $names }
}
card-nobody = nikdo
card-strength = { $who }. Síla: { $strengths }
card-of = { $label }: { $names }
card-unfinished-city = Zůstane-li neuzavřené
card-unfinished-road = Zůstane-li neuzavřená
card-unfinished-monastery = Zůstane-li neuzavřený
card-complete-city = Po uzavření nejméně
card-complete-road = Po uzavření nejméně
card-complete-monastery = Po uzavření
card-now = Právě uzavřeno
card-unfinished-field = Na konci hry, jak to vypadá teď

### Součty
# Jeden klíč pro každý druh řádku, který může událost mít: `line-<what>`.
line-tile = { $n ->
    [one] { $n } kartička × { $each }
    [few] { $n } kartičky × { $each }
   *[other] { $n } kartiček × { $each }
}
line-coat_of_arms = { $n ->
    [one] { $n } erb × { $each }
    [few] { $n } erby × { $each }
   *[other] { $n } erbů × { $each }
}
line-city = { $n ->
    [one] { $n } uzavřené město × { $each }
    [few] { $n } uzavřená města × { $each }
   *[other] { $n } uzavřených měst × { $each }
}
line-monastery = { $n ->
    [one] { $n } klášter × { $each }
    [few] { $n } kláštery × { $each }
   *[other] { $n } klášterů × { $each }
}
line-neighbour = { $n ->
    [one] { $n } sousední kartička × { $each }
    [few] { $n } sousední kartičky × { $each }
   *[other] { $n } sousedních kartiček × { $each }
}
sum-more = { $lines } + { $line }
sum = { $lines } = { $total }
sentence-sum = { $what } +{ $points }: { $sum }. ({ $rule })
# The rule by which somebody has a feature who has not the most followers there, behind a sentence with its sum.
sentence-owned = { $sentence } { $short } ({ $rule })
sentence-refusal = { $reason } { $short } ({ $rule })
sentence-refusal-whole = { $reason } ({ $rule })
sentence-rule = { $what }. ({ $rule })

## Co se boduje
completed-city = Uzavřené město
completed-road = Uzavřená cesta
completed-monastery = Uzavřený klášter
unfinished-city = Neuzavřené město
unfinished-road = Neuzavřená cesta
unfinished-monastery = Neuzavřený klášter
unfinished-field = Louka

### Záznam hry a předčítané věty
# Řádky záznamu nemají tečku; při předčítání ji doplní `say-plain`.
log-turn = { $number }. tah: { $name }
log-drawn = { $name } táhne kartičku
log-removed = Kartičku nelze nikam přiložit, ze hry se vyřazuje
log-placed = { $name } přikládá kartičku
log-lying = Kartička leží na stole od začátku
log-deployed-city = { $name } umísťuje rytíře
log-deployed-road = { $name } umísťuje lupiče
log-deployed-monastery = { $name } umísťuje mnicha
log-deployed-field = { $name } pokládá sedláka
log-moved-city = { $name }: z figurky je rytíř
log-moved-road = { $name }: z figurky je lupič
log-moved-monastery = { $name }: z figurky je mnich
log-moved-field = { $name }: z figurky je sedlák
log-returned-city = { $name }: rytíř se vrací do zásoby
log-returned-road = { $name }: lupič se vrací do zásoby
log-returned-monastery = { $name }: mnich se vrací do zásoby
log-returned-field = { $name }: sedlák se vrací do zásoby
log-nobody-city = Uzavřené město, nikdo neboduje
log-nobody-road = Uzavřená cesta, nikdo neboduje
log-nobody-monastery = Uzavřený klášter, nikdo neboduje
log-final = Začíná závěrečné vyhodnocení
say-plain = { $what }.
say-times = { $n ->
    [2] Dvakrát: { $what }
    [one] { $what }
    [few] { $n }krát: { $what }
   *[other] { $n }krát: { $what }
}
say-points = { $points ->
    [one] { $what }, { $name } { $points } bod.
    [few] { $what }, { $name } { $points } body.
   *[other] { $what }, { $name } { $points } bodů.
}

### Konec
final-wins = Vítězí { $name }, { $score }
final-shared = Společné vítězství: { $names }, { $score }
final-during = Během hry
final-scoring = Závěrečné vyhodnocení
final-city = Města
final-road = Cesty
final-monastery = Kláštery
final-field = Louky
final-unfinished-city = Neuzavřená města
final-unfinished-road = Neuzavřené cesty
final-unfinished-monastery = Neuzavřené kláštery
final-unfinished-field = Louky
final-others-turn = { $text } (na tahu: { $name })

### Proč ne
## Jeden klíč pro každý důvod v carcnb/rules/refusals.py: `why-<key>`
why-over = Hra je u konce.
why-not-offered = Odpověď { $got } tato otázka nenabízí; napiš třeba { $like }.
why-asked = Na tohle se teď hra neptá.
why-asked-draw = Teď se táhne kartička.
why-asked-place = Teď se přikládá kartička.
why-asked-deploy = Teď se umísťuje figurka, nebo se krok přeskočí.
why-verb = Akce „{ $got }“ neexistuje; nemá to být „{ $like }“?
why-compulsory = Tento krok nelze přeskočit.
why-not-drawn = Na řadě je kartička { $drawn }, ne { $tile }.
why-cell-taken = Tady už kartička leží.
why-alone = Příliš daleko: vedle tohoto místa žádná kartička neleží.
why-corner = Dotýká se tu jen roh.
why-edge-city-road = Nenavazuje: město × cesta.
why-edge-city-field = Nenavazuje: město × louka.
why-edge-road-city = Nenavazuje: cesta × město.
why-edge-road-field = Nenavazuje: cesta × louka.
why-edge-field-city = Nenavazuje: louka × město.
why-edge-field-road = Nenavazuje: louka × cesta.
# Terén rozšíření, které pro to nemá vlastní větu.
why-edge = Nenavazuje: { $mine } × { $theirs }.
why-elsewhere = Tohle není právě přiložená kartička.
why-no-spot = Kartička nemá místo { $spot }. Má tato místa: { $spots }.
why-occupied = { $count ->
    [one] Obsazeno: stojí tu { $names }.
   *[other] Obsazeno: stojí tu { $names }.
}
why-no-farmers = V této hře sedláci nejsou.
why-no-figure = Taková figurka už v zásobě není.

## Na co může narazit klepnutí nebo napsané slovo
error-stale = Hra už je dál. Tohle je nejnovější stav.
error-look-only = Tato deska je jen k prohlížení.
still-hint = Zatím jen obrázek. Spusť tuto buňku a deska tu ožije.
error-quiet = Nejdřív odpověz na otázku, pak deska řekne všechno, co ví.
error-lesson-read = Na desce teď není co dělat. Čti dál vedle ní.
error-undo = Není co vrátit.
error-redo = Není co zopakovat.
error-rule = Pravidlo { $rule } neexistuje. Pravidla mají čísla jako BASE-7.3.
error-rule-near = Pravidlo { $rule } neexistuje. Podobná: { $near }.
error-system-near = Pravidla pro { $system } tu nejsou. Podobný název: { $near }.
error-system = Pravidla pro { $system } tu nejsou. Jsou tu: { $known }.
error-question = Na „{ $question }“ v pravidlech nic neodpovídá. Zeptej se slovy ze hry, nebo si vypiš pravidla některé části: { $known }.
error-question-near = Na „{ $question }“ v pravidlech nic neodpovídá. Podobná slova: { $near }. Nebo si vypiš pravidla některé části: { $known }.

## Hra, která se předává dál
share-turn = Tak, jak tenhle tah začal.
share-over = Hra skončila, odsud se dál hrát nedá.
