system-winter = Zimní krajina
about-winter = Základní hra ve sněhu: stejná pravidla a k tomu dvanáct kartiček se zvířaty.

## Co se často myslí, i když to pravidla říkají jinak
belief-animal-counts = Zvíře na kartičce přináší o 1 bod víc.
belief-animal-counts-why = Zvířata jsou jen ozdoba: počítej, jako by tam nebyla.
belief-animal-uncounted = Kartička se zvířetem se nepočítá.
belief-animal-uncounted-why = Je to kartička jako každá jiná: započítej ji.
belief-animal-doubles = Zvíře zdvojnásobí body.
belief-animal-doubles-why = Zvířata jsou jen ozdoba: sčítej, jako by tam nebyla.
belief-animal-feeds = Každé zvíře na louce přináší o 2 body víc.
belief-animal-feeds-why = To je jiná hra z rodiny; tady sedláky živí jen města.
belief-winter-inn = Dům u zamrzlého rybníka je hostinec.
belief-winter-inn-why = Takový obrázek tady nic nemění.
line-animal = { $n ->
    [one] { $n } zvíře
    [few] { $n } zvířata
   *[other] { $n } zvířat
}
