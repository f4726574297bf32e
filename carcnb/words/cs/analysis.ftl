# Co říká odhad: kdo může čekat kolik bodů a proč.
# Věta je řada částí o jedné věci; každá stojí sama, takže se nic nemusí shodovat.

eval-entry = { $name } { $points }: { $what }.
eval-number = { $points }
eval-more = { $row }; { $clause }
eval-feature = { $feature } na { $x },{ $y }
eval-scored = na počítadle bodů
eval-stands = { $tiles }, teď za { $points }
eval-later = Z toho, co by uzavření přidalo, krát jeho šance, se tu počítá asi { $n } %: zbytek je v tazích, které zbývají.
eval-dead = uzavřít už nejde, figurky se do zásoby nevrátí
eval-grows = po uzavření za { $points }, jak lidé hrají, šance asi { $chance } %
eval-tiles = další kartičky mohou přidat asi { $points } i bez uzavření
eval-moving = figurka, která do té doby může odejít jinam, to změní asi o { $points }
eval-cities = města vedle mohou přidat ještě asi { $points }
eval-tokens = žetony za uzavření mají cenu asi { $points }
eval-share = { $n ->
    [one] zbývá ještě { $n } žeton a může rozdělení bodů změnit
    [few] zbývají ještě { $n } žetony a mohou rozdělení bodů změnit
   *[other] zbývá ještě { $n } žetonů a může rozdělení bodů změnit
}
eval-helpers = { $n ->
    [one] { $n } pomocná figurka ve hře má cenu asi { $points }
    [few] { $n } pomocné figurky ve hře mají cenu asi { $points }
   *[other] { $n } pomocných figurek ve hře má cenu asi { $points }
}
eval-tempo = další kartička v tomto tahu má cenu asi { $points }
eval-figures = { $n ->
    [one] { $n } družiník v zásobě
    [few] { $n } družiníci v zásobě
   *[other] { $n } družiníků v zásobě
}
eval-coming = vrátí se asi ještě { $n }
eval-turns = { $n ->
    [one] zbývá asi { $n } tah a přinese ještě asi { $points }
    [few] zbývají asi { $n } tahy a přinesou ještě asi { $points }
   *[other] zbývá asi { $n } tahů a přinese ještě asi { $points }
}
