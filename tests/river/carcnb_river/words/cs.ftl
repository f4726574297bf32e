# Řeka: co říká deska, dotazy a záznam.

system-river = Řeka
about-river = Kartičky s řekou přijdou před všemi ostatními a vznikne z nich začátek krajiny.

feature-river = Řeka
role-river = Nikdo

## Karta řeky
card-unfinished-river = Řeka přináší
note-river = Řeka
line-river = nic

## Proč ne
why-edge-river-city = Nenavazuje: řeka × město.
why-edge-city-river = Nenavazuje: město × řeka.
why-edge-river-road = Nenavazuje: řeka × cesta.
why-edge-road-river = Nenavazuje: cesta × řeka.
why-edge-river-field = Nenavazuje: řeka × louka.
why-edge-field-river = Nenavazuje: louka × řeka.
why-river-end = Tam řeka nepokračuje.
why-river-back = Řeka by se vracela.
why-river-figure = Tohle je voda.

## Cvičení
exercise-at-river = Řeka na { $x },{ $y }

## Co si lidé myslí
belief-river-any-end = Kartička řeky se smí přiložit všude, kam pasuje.
belief-river-any-end-why = Kartička řeky patří k otevřenému konci a nikam jinam.
belief-river-one-field = Oba břehy řeky jsou jedna louka.
belief-river-one-field-why = Voda dělí louky jako cesta; spojují se jen kolem pramene a kolem jezera.
