# Procvičování: co se o pravidlech ví a co přijde na řadu.

practice-title = Procvičování
practice-today = { $n ->
    [one] Dnes { $n } cvičení.
    [few] Dnes { $n } cvičení.
   *[other] Dnes { $n } cvičení.
}
practice-streak = { $n ->
    [one] { $n } den v řadě.
    [few] { $n } dny v řadě.
   *[other] { $n } dní v řadě.
}
climb-title = Výstup
climb-where = Správně { $right } · { $left ->
    [0] třetí chyba
    [one] zbývá { $left } chyba
    [few] zbývají { $left } chyby
   *[other] zbývá { $left } chyb
}
climb-end = { $n ->
    [one] { $n } správná odpověď
    [few] { $n } správné odpovědi
   *[other] { $n } správných odpovědí
}
climb-best = Tvůj nejdelší výstup: { $n }.
practice-day = Deset na dnešek
practice-day-note = { $n } cvičení podle toho, co už umíš
practice-known = Umíš { $n } z { $of } pravidel
climb-note = od jednoduchých k těžkým, do třetí chyby
practice-more = Pokračovat
climb-again = Nový výstup
practice-rule-0 = { $title }: ještě nebylo
practice-rule-1 = { $title }: zatím neumíš
practice-rule-2 = { $title }: umíš
