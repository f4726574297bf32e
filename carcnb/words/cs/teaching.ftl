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
sheet-class = Třída
sheet-marks = Body
sheet-work = Jak to počítáš
sheet-paint = Vybarvuj přímo v obrázku.
sheet-painted = { $n ->
    [one] obtaženo v obrázku: A a { $n } další místo
    [few] obtaženo v obrázku: A a { $n } další místa
   *[other] obtaženo v obrázku: A a { $n } dalších míst
}
sheet-kept = Tato otázka je ve všech verzích stejná.
sheet-legend = Co znamenají značky
sheet-rules = Pravidla ve zkratce

## What the key says of marks
sheet-total = { $n ->
    [one] Celkem { $n } bod.
    [few] Celkem { $n } body.
   *[other] Celkem { $n } bodů.
}
sheet-marks-how = Správná odpověď sama přináší všechny body za otázku; co přináší jejich část, stojí pod ní.
sheet-mark = { $n } b.: { $what }
sheet-mark-each = { $n ->
    [one] 1 b. za jeden z těchto řádků: { $lines }
    [few] 1 b. za každý z těchto řádků, nejvýše { $n } b.: { $lines }
   *[other] 1 b. za každý z těchto řádků, nejvýše { $n } b.: { $lines }
}
sheet-mark-result = výsledek { $result }
sheet-mark-near = o jednu víc nebo o jednu méně
sheet-mark-tile = kartička na správném místě a správně otočená
sheet-mark-figure = figurka
sheet-mark-square = správné místo, ale kartička špatně otočená
sheet-mark-ticks = o 1 b. méně za každé označení, které chybí nebo přebývá
sheet-mark-places = o 1 b. méně za každé místo, které chybí nebo přebývá
sheet-mark-only = Počítá se jen správná odpověď.
sheet-tell = { $answer }: „{ $belief }“
sheet-telling = Co říká chybná odpověď: { $wrong }

## The legend of a worksheet
legend-seat = { $names } ({ $colour })
legend-lying = { $figure } ({ $role })
legend-letter = Místo, na které se otázka ptá
legend-square = Prázdné místo s číslem; a, b, c, d: otočení kartičky
legend-lit = Obtaženo: o čem otázka je
legend-ring = Figurka, o které otázka je
legend-chalk = Šipky a barvy: tady se dívej

# Před třídou: co říká deska, která se promítá.
present-counts = Tvoje odpovědi se tu počítají, a proto se tohle nepromítá: prozradilo by se, co je správně.
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
