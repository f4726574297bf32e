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

ui-ed-add = Přidat krok
ui-ed-asks = otázka
ui-ed-back = Zpět k nahrávání
ui-ed-clear = Vyklidit desku
ui-ed-coming = Další kartičky
ui-ed-coming-how = Přetáhni sem kartičku
ui-ed-copy = Kopírovat
ui-ed-drawn = lízne se náhodně
ui-ed-drop = Smazat tento krok
ui-ed-earlier = Posunout nahoru
ui-ed-figures-how = Přetáhni figurku na kartičku, nebo klikni na ni a pak na místo.
ui-ed-file = Název souboru
ui-ed-find = Najít kartičku
ui-ed-goal = Správně je
ui-ed-hand = V ruce
ui-ed-heading = Nadpis
ui-ed-hint-1 = První nápověda
ui-ed-hint-2 = Druhá nápověda
ui-ed-later = Posunout dolů
ui-ed-left = zbývá
ui-ed-lesson = Nahrávání lekce
ui-ed-light-how = Klikni na to, o čem krok mluví. Druhé kliknutí světlo zhasne.
ui-ed-line = Řádek textu
ui-ed-name = Jméno
ui-ed-next = Potom
ui-ed-none = Tak se žádná kartička nejmenuje.
ui-ed-other = Jiná kartička
ui-ed-over = Přepsat
ui-ed-play = Hrát odtud
ui-ed-play-how = Co teď zahraješ, budou tahy tohoto kroku.
ui-ed-points = Body
ui-ed-position = Editor pozice
ui-ed-question = Udělat z toho otázku
ui-ed-rise = Nehraje
ui-ed-save = Uložit
ui-ed-sit = Další hráč
ui-ed-solve-how = Zahraj řešení: co teď zahraješ, je správně.
ui-ed-tab-game = Rozšíření
ui-ed-tab-people = Hráči
ui-ed-tab-share = Sdílet
ui-ed-tab-tiles = Kartičky
ui-ed-take = Odebrat
ui-ed-task = Otázka
ui-ed-text = Text
ui-ed-title = Název lekce
ui-ed-to-lesson = Udělat lekci
ui-ed-to-position = Změnit pozici
ui-ed-try = Vyzkoušet
ui-ed-unmove = Vzít zpět poslední tah
ui-ed-page-text = Text
ui-ed-page-moves = Tahy
ui-ed-page-light = Světla
ui-ed-page-question = Otázka
ui-ed-page-share = Python
ui-ed-text-how = Co je tu vidět? Dvě hvězdičky píšou **tučně**.
