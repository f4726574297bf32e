# What lessons, worksheets and other pages for teachers say by themselves.

choice-yes = Ano
choice-no = Ne

sheet-title = Pracovní list
sheet-name = Jméno
sheet-date = Datum
sheet-how = Čísla jsou místa v krajině, malá písmena otočení kartičky.
sheet-square = Místo
sheet-turn = Otočení
sheet-figure = Figurka
sheet-answer = Odpověď
sheet-answers = Řešení
sheet-example = například { $answer }
sheet-more = { $answer } a další ({ $n })
