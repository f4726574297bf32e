# Hostince a katedrály: co říká deska, dotazy a záznam.

system-inns_and_cathedrals = Hostince a katedrály
about-inns_and_cathedrals = Hostince a katedrály přidávají cestám a městům na ceně i na riziku a velká figurka, kterou má každý, se počítá za dvě.

## Cvičení
exercise-ask-may-deploy-large = Hraje { $name }, kartička s písmeny je právě přiložená. Kam teď lze umístit velkou figurku?

figure-large = Velká figurka
advice-as-large = velká figurka, platí za dvě

## Řádky součtu
line-inn = { $n ->
    [one] hostinec: { $n } kartička × { $each }
    [few] hostinec: { $n } kartičky × { $each }
   *[other] hostinec: { $n } kartiček × { $each }
}
line-cathedral = { $n ->
    [one] katedrála: { $n } kartička × { $each }
    [few] katedrála: { $n } kartičky × { $each }
   *[other] katedrála: { $n } kartiček × { $each }
}
line-cathedral_coat = { $n ->
    [one] katedrála: { $n } erb × { $each }
    [few] katedrála: { $n } erby × { $each }
   *[other] katedrála: { $n } erbů × { $each }
}
line-unfinished_inn = { $n ->
    [one] neuzavřená cesta s hostincem: { $n } kartička × { $each }
    [few] neuzavřená cesta s hostincem: { $n } kartičky × { $each }
   *[other] neuzavřená cesta s hostincem: { $n } kartiček × { $each }
}
line-unfinished_cathedral = { $n ->
    [one] neuzavřené město s katedrálou: { $n } kartička × { $each }
    [few] neuzavřené město s katedrálou: { $n } kartičky × { $each }
   *[other] neuzavřené město s katedrálou: { $n } kartiček × { $each }
}

## Záznam hry
log-deployed-large-city = { $name } umísťuje velkou figurku jako rytíře
log-deployed-large-road = { $name } umísťuje velkou figurku jako lupiče
log-deployed-large-monastery = { $name } umísťuje velkou figurku jako mnicha
log-deployed-large-field = { $name } pokládá velkou figurku jako sedláka
log-returned-large = { $name }: velká figurka se vrací do zásoby

## Karta útvaru
card-figure-large = Velká figurka: platí za dvě (IC-15)

## Co se často myslí, i když to pravidla říkají jinak
belief-inn-unfinished = Neuzavřená cesta s hostincem přináší 1 bod za každou kartičku.
belief-inn-unfinished-why = Hostinec je riziko: neuzavřená cesta s ním nepřinese nic.
belief-cathedral-unfinished = Neuzavřené město s katedrálou přináší 1 bod za každou kartičku a každý erb.
belief-cathedral-unfinished-why = Katedrála je riziko: neuzavřené město s ní nepřinese nic.
belief-every-inn = Každý hostinec přidá 1 bod za kartičku, dva přidají 2; katedrály také.
belief-every-inn-why = Záleží jen na tom, jestli tam nějaký je, ne kolik jich je.
belief-cathedral-coats = Katedrála za erby nepřidává nic.
belief-cathedral-coats-why = S katedrálou má erb stejnou hodnotu jako kartička: 3.
belief-large-counts-one = Velká figurka se počítá jako jeden družiník.
belief-large-counts-one-why = Hledej větší figurku: má sílu dvou.
belief-large-doubles = Velká figurka zdvojnásobí body.
belief-large-doubles-why = Silná je jen v převaze, součet se nemění.
belief-inn-flat = Hostinec přidá celé cestě jen 1 bod.
belief-inn-flat-why = Přidává bod za každou kartičku: čím delší cesta, tím víc přinese.
belief-inn-always = Cesta s hostincem přináší 2 body za kartičku, i když není uzavřená.
belief-inn-always-why = Nejdřív se podívej, jestli má cesta oba konce uzavřené.
belief-cathedral-always = Katedrála přidává bod za každou kartičku a každý erb i neuzavřenému městu.
belief-cathedral-always-why = Nejdřív se podívej, jestli jsou hradby kolem dokola uzavřené.
belief-cathedral-doubles = Katedrála zdvojnásobí body uzavřeného města.
belief-cathedral-doubles-why = Přidává jeden bod: místo dvou jsou za kartičku tři.
belief-large-breaks-tie = Když jsou hráči stejně silní, vyhraje ten, kdo má velkou figurku.
belief-large-breaks-tie-why = Její síla se počítá jednou, jako dvě; stejné součty jsou shoda.
belief-large-may-join = Velká figurka smí i tam, kde už někdo stojí.
belief-large-may-join-why = Staví se jako každý jiný družiník; její síla se projeví až potom.
belief-large-no-farmer = Velká figurka nemůže být sedlákem.
belief-large-no-farmer-why = Může být vším, čím může být jiný družiník.

## Signs on the tiles, in the legend of a worksheet
symbol-inn = Hostinec
symbol-ca = Katedrála

## Značky na kartičce, jak se čtou nahlas
sign-inn = s hostincem
sign-cathedral = s katedrálou
