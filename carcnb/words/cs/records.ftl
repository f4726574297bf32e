# Uložené hry na příkazové řádce.

cli-final = Konečné body
cli-so-far = Body zatím (hra neskončila)

## Procházení záznamu: kde jsme a co se tam stalo
# `what` je věta ze záznamu průběhu a končí tečkou.
record-start = { $of ->
    [one] Před jediným krokem
    [few] Před prvním z { $of } kroků
   *[other] Před prvním z { $of } kroků
}
record-move = Krok { $n } z { $of }: { $what }
record-own-move = Krok { $n }: { $what }
record-own = Vlastní varianta od kroku { $n }
record-own-start = Vlastní varianta od začátku
record-own-apart = { $own }. { $apart }
record-apart = Očekávané konečné body oproti záznamu: { $all }
record-apart-seat = { $name } { $sign }{ NUMBER($points, minimumFractionDigits: 1) }
record-computed = Za ostatní ať hraje počítač
record-alone = Hrát i za ostatní
record-take-over = Hrát odtud dál
record-skipped = { $name } vynechává.
record-decided = Rozhoduje { $name }.
record-gains = { $what } { $gains }
record-no-move = Takový krok tu není.
record-no-new = Tahle deska ukazuje záznam. Nová hra se hraje na vlastní desce.

## Obrázky záznamu
picture-after = Po kroku { $n }
picture-start = Začátek
picture-title = Hra Carcassonne

## Stálá slova časové osy: jedno `ui-<key>` na každý klíč ve widgets_js/words.json
ui-time = Kroky
ui-time-back = Zpět
ui-time-first = První krok
ui-time-last = Poslední krok
ui-time-leave = Zpět k výsledku
ui-time-next = Další
ui-time-pause = Pozastavit
ui-time-play = Přehrát
ui-time-return = Zpět k záznamu
ui-time-score-back = Předchozí body
ui-time-score-next = Další body
ui-time-speed = Rychlost
