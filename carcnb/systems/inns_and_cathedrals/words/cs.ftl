# Hostince a katedrály: co říká deska, dotazy a záznam.

system-inns_and_cathedrals = Hostince a katedrály

## Cvičení
exercise-ask-may-deploy-large = Hraje { $name }, kartička s písmeny je právě přiložená. Kam teď lze umístit velkou figurku?

figure-large = Velká figurka

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

## Signs on the tiles, in the legend of a worksheet
symbol-inn = Hostinec
symbol-ca = Katedrála

## Značky na kartičce, jak se čtou nahlas
sign-inn = s hostincem
sign-cathedral = s katedrálou
