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

# Před třídou: co říká deska, která se promítá.
present-end = Otázky?
ui-present = Promítat
ui-present-answer = Hned odpověď: A
ui-present-backward = Zpět: ←, Page Up
ui-present-black = Černá obrazovka: B nebo tečka
ui-present-choose = Co volí třída: 1 až 9
ui-present-draw = Kreslení na desku: D, smazání: C
ui-present-forward = Dál: mezerník, →, Page Down nebo kliknutí u pravého okraje
ui-present-hint = Nápověda: H
ui-present-keys = Klávesy
ui-present-leave = Ukončit promítání
ui-present-leave-keys = Konec: Esc
ui-present-start = Začít
ui-present-right = správně
ui-present-wrong = špatně
