system-winter = Zimní krajina

## Co se často myslí, i když to pravidla říkají jinak
belief-animal-counts = Zvíře na kartičce přináší o 1 bod víc.
belief-animal-counts-why = Zvířata jsou jen ozdoba: počítej, jako by tam nebyla.
line-animal = { $n ->
    [one] { $n } zvíře
    [few] { $n } zvířata
   *[other] { $n } zvířat
}
