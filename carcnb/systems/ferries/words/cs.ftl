# Přívozy: co říká deska, dotazy a záznam.

system-ferries = Přívozy
about-ferries = Přívozy na jezerech propojují cesty a dají se přesouvat, takže se cesty prodlužují, zkracují nebo uzavírají.

## Cvičení
exercise-ask-may-ferry = Hraje { $name }, kartička je právě přiložená. Které z označených přívozů lze teď přemístit?
exercise-hint-may-1-ferry = Jdi po každé cestě, která z nové kartičky vede, až k prvnímu přívozu.
exercise-does-skip-ferry = Kartička A je právě přiložená a { $name } nechává přívozy, jak jsou.
exercise-then-ferry = { $name } říká, kde bude ležet přívoz.
exercise-hint-allowed-1-ferry = Podívej se na jezero u A: které konce cest u něj leží a byl tam přívoz už před tímhle tahem?

## Otázky
ask-ferry = Které dvě cesty přívoz propojí?
ask-ferry-FER-3 = Umísti přívoz: které dvě cesty propojí?
ask-ferry-FER-8 = Přemístit přívoz?
does-ferry = { $n ->
    [one] propojí přívozem dvě cesty, cesta pak má { $n } kartičku
    [few] propojí přívozem dvě cesty, cesta pak má { $n } kartičky
   *[other] propojí přívozem dvě cesty, cesta pak má { $n } kartiček
}
skips-ferry = nechá přívozy, jak jsou
choice-ferry = Přívoz
choice-ferry-NE = Nahoře a vpravo
choice-ferry-NS = Nahoře a dole
choice-ferry-NW = Nahoře a vlevo
choice-ferry-ES = Vpravo a dole
choice-ferry-EW = Vlevo a vpravo
choice-ferry-SW = Vlevo a dole

## Záznam hry
log-lying-ferry = Přívoz tam leží od začátku
log-neutral-placed-ferry = { $name } umísťuje přívoz
log-neutral-moved-ferry = { $name } přemísťuje přívoz

## Proč ne
why-asked-ferry = Teď se umísťuje nebo přemísťuje přívoz.
why-ferry-due = Nové jezero ještě nemá přívoz.
why-ferry-first = Nejdřív dostane přívoz nové jezero.
why-ferry-none = Žádný přívoz tam není.
why-ferry-roads = To nejsou dvě cesty tohoto jezera. Má: { $roads }.
why-ferry-same = Tyto dvě cesty přívoz propojuje už teď.
why-ferry-moved = Tento přívoz už byl přemístěn.
why-ferry-new = To je nový přívoz a ten zůstává, kde je.
why-ferry-farther = Jiný přívoz je nové kartičce blíž.
why-ferry-elsewhere = Nová kartička nepatří k cestě tohoto přívozu.

## Lekce o tom, co je dovoleno
lesson-legal-ferry = To je dovoleno: propojí dvě cesty svého jezera. (FER-9)

## Na plánu
figure-ferry = Přívoz
card-figure-ferry = Přívoz tu spojuje dvě cesty (FER-4)

## Co se často myslí, i když to pravidla říkají jinak
belief-lake-twice = Jezero, přes které vede přívoz, se počítá dvakrát.
belief-lake-twice-why = Teď je to jedna kartička jedné cesty.
belief-lake-is-inn = Jezero s přívozem platí pro cesty jako hostinec.
belief-lake-is-inn-why = Hostinec je dům u jezera; u přívozu žádný není.
belief-lake-uncounted = Kartička s jezerem se do cesty nepočítá.
belief-lake-uncounted-why = Cesta, která vede do jezera, leží i na jeho kartičce.
belief-lake-joins = Všechny cesty u jezera tvoří jednu.
belief-lake-joins-why = Spojuje je jen přívoz, a to dvě; ostatní tam končí.
belief-lake-open = Cesta, která končí v jezeře bez přívozu, tam není uzavřená.
belief-lake-open-why = Břeh ji uzavírá stejně jako křižovatka.
belief-ferry-any-on-road = Přemístit se smí každý přívoz na prodloužené cestě.
belief-ferry-any-on-road-why = Jdi po cestě od nové kartičky k prvnímu přívozu.
belief-ferry-anywhere = Přemístit se smí kterýkoli přívoz v krajině.
belief-ferry-anywhere-why = Začni u nové kartičky: k přívozu musí vést její cesta.
belief-ferry-needs-figure = Nové jezero dostane přívoz, jen když se postavila figurka.
belief-ferry-needs-figure-why = Přívoz k jezeru patří: pokládá se pokaždé.

## Signs on the tiles, in the legend of a worksheet
symbol-lk = Jezero

## Značky na kartičce, jak se čtou nahlas
sign-lake = jezero uprostřed
