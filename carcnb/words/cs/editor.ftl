# Co říká editor pozic a nahrávání lekcí.

why-edit-apart = Krajina by se rozpadla na části.
why-edit-complete = Je uzavřeno: už se bodovalo a figurky jsou doma.
why-edit-fits-nowhere = Tuto kartičku nelze nikam přiložit.
why-edit-in-use = Kartičky nebo figurky tohoto rozšíření jsou ve hře. Nejdřív je odeber.
why-edit-last = Jedna kartička leží vždy. Polož na ni jinou.
why-edit-no-place = Tam ležet nemůže.
why-edit-none-left = Tato kartička už v krabici není.
why-edit-players = Hrají 2 až 6 hráčů.
why-edit-stray = Stojí jen tam, kde stojí družiník téhož hráče.
why-edit-tokens = Tolik jich není.
why-edit-turn = Jinak natočit nejde.

record-title = Moje lekce
record-page = Krok { $n }
record-goal-scores = { $name } získá { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
record-goal-completes = Uzavřít: { $what }
record-goal-deploys = Umístit: { $what }
record-goal-again = Lízne se druhá kartička
record-goal-places = Kartička leží, kamkoli navazuje
record-goal-skips = Figurka se neumístí
record-later = Nenahráno: pozdější krok by už nešlo zahrát. { $why }
record-file = Napiš název souboru z písmen, číslic a mezer.
record-exists = Soubor { $file } už existuje. Dalším uložením ho přepíšeš.
record-saved = Uloženo jako { $file }
