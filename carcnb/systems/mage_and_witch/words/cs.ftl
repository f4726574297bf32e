# Mág a čarodějnice: co říká deska, dotazy a záznam.

system-mage_and_witch = Mág a čarodějnice
about-mage_and_witch = Mág cestě nebo městu body přidá, čarodějnice je sníží na polovinu a na osmi kartičkách se jeden z nich přesouvá.

## Cvičení
exercise-ask-may-magic-mage = Hraje { $name }, kartička je právě přiložená a volba padla na mága. Na která z označených míst smí?
exercise-ask-may-magic-witch = Hraje { $name }, kartička je právě přiložená a volba padla na čarodějnici. Na která z označených míst smí?
exercise-hint-may-1-magic = Kdo tam stojí, nevadí. Jaký je to útvar, je uzavřený a není tam už jeden z těch dvou?
exercise-then-magic = { $name } staví někam mága nebo čarodějnici.
exercise-hint-allowed-1-magic = Podívej se na celé A: je uzavřené a kde stojí ten druhý z dvojice?
exercise-then-magic_away = { $name } říká, kdo z obou odejde.

## Dotazy
ask-magic = Mág, nebo čarodějnice: kdo půjde kam?
ask-magic-MW-8 = Sešli se: kdo půjde jinam a kam?
does-magic-mage = pošle mága tam, kde je { $whose }: každá kartička za bod navíc
does-magic-witch = pošle čarodějnici tam, kde je { $whose }: jen polovina bodů
choice-magic-mage = Mág
choice-magic-witch = Čarodějnice
ask-magic_away = Není kam jít: kdo z krajiny odejde?
choice-magic_away-mage = Odejde mág
choice-magic_away-witch = Odejde čarodějnice

## Řádky součtu
line-mage = { $n ->
    [one] mág: { $n } kartička × { $each }
    [few] mág: { $n } kartičky × { $each }
   *[other] mág: { $n } kartiček × { $each }
}
line-witch = { $n ->
    [0] čarodějnice půlí: 0
    [one] čarodějnice půlí: −{ $n }
    [few] čarodějnice půlí: −{ $n }
   *[other] čarodějnice půlí: −{ $n }
}

## Záznam hry
log-lying-mage = Mág tam stojí od začátku
log-lying-witch = Čarodějnice tam stojí od začátku
log-neutral-placed-mage = { $name } uvádí do hry mága
log-neutral-placed-witch = { $name } uvádí do hry čarodějnici
log-neutral-moved-mage = { $name } přemísťuje mága
log-neutral-moved-witch = { $name } přemísťuje čarodějnici
log-neutral-removed-mage = Mág se vrací vedle krajiny
log-neutral-removed-witch = Čarodějnice se vrací vedle krajiny

## Proč ne
why-asked-magic = Teď se nasazuje nebo přemísťuje mág či čarodějnice.
why-asked-magic_away = Teď mág nebo čarodějnice odchází z krajiny.
why-magic-must = Je kam jít, takže jedna z magických figurek tam jít musí.
why-magic-leave = Jedna z magických figurek musí z krajiny odejít.
why-magic-first = Nejdřív je na řadě mág nebo čarodějnice.
why-magic-place = Tohle není cesta ani město.
why-magic-complete = Tato cesta nebo město už je uzavřené.
why-magic-both = Ta druhá magická figurka už tu je.
why-magic-same = Už tu stojí a musí jinam.

## Lekce
lesson-legal-magic = To je dovoleno: cesta nebo město není uzavřené a na tom, kdo tam je, nezáleží. (MW-3)

## Na plánu
figure-mage = Mág
card-figure-mage = Mág přidává 1 bod za každou kartičku (MW-9)
figure-witch = Čarodějnice
card-figure-witch = Čarodějnice půlí body, zaokrouhleno nahoru (MW-10)

## Co se často myslí, i když to pravidla říkají jinak
belief-mage-coats = Mág přidává 1 bod i za každý erb.
belief-mage-coats-why = Mág si všímá jen kartiček.
belief-mage-doubles = Mág zdvojnásobí, co cesta nebo město přináší.
belief-mage-doubles-why = Mág přidává jeden bod za kartičku, ať má kartička hodnotu jakoukoli.
belief-witch-down = Z lichého počtu nechá čarodějnice menší polovinu.
belief-witch-down-why = Co zbude, se zaokrouhluje nahoru.
belief-mage-flat = Mág přidá jen 1 bod.
belief-mage-flat-why = Přidává bod za každou kartičku: spočítej kartičky.
belief-witch-takes-all = Cesta nebo město s čarodějnicí nepřinese nic.
belief-witch-takes-all-why = Čarodějnice bere jen polovinu.
belief-magic-not-at-end = Na neuzavřených útvarech mág ani čarodějnice nic nemění.
belief-magic-not-at-end-why = Působí i na konci hry.
belief-magic-on-tile = Mág nebo čarodějnice musí na právě položenou kartičku.
belief-magic-on-tile-why = Rozhlédni se po celé krajině.
belief-magic-where-free = Mág a čarodějnice smějí jen tam, kde nikdo nestojí.
belief-magic-where-free-why = Nepatří nikomu a nikomu místo nezaberou.
belief-magic-on-monastery = Mág a čarodějnice smějí i do kláštera.
belief-magic-on-monastery-why = Zajímají je jen cesty a města.

## Signs on the tiles, in the legend of a worksheet
symbol-b-mage = Symbol mága

## Značky na kartičce, jak se čtou nahlas
sign-mage = symbol mága
