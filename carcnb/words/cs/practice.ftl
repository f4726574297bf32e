# Procvičování: co se o pravidlech ví a co přijde na řadu.

practice-title = Procvičování
practice-today = Dnes { $n }
practice-streak = { $n ->
    [one] { $n } den v řadě
    [few] { $n } dny v řadě
   *[other] { $n } dní v řadě
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
practice-rule-1 = { $days ->
    [0] { $title }: zatím neumíš
    [one] { $title }: zatím správně v { $days } dni, naučené je, až to víš i po týdnu
    [few] { $title }: zatím správně ve { $days } dnech, naučené je, až to víš i po týdnu
   *[other] { $title }: zatím správně v { $days } dnech, naučené je, až to víš i po týdnu
}
practice-rule-2 = { $title }: umíš
practice-done = Dnešní desítka je hotová.
practice-day-done = Na dnešek hotovo
practice-day-due = { $n ->
    [one] { $n } pravidlo stojí za zopakování
    [few] { $n } pravidla stojí za zopakování
   *[other] { $n } pravidel stojí za zopakování
}
practice-day-left = { $n ->
    [one] Dnes zbývá { $n }
    [few] Dnes zbývají { $n }
   *[other] Dnes zbývá { $n }
}
practice-tomorrow = { $n ->
    [one] Zítra se vrátí { $n } pravidlo.
    [few] Zítra se vrátí { $n } pravidla.
   *[other] Zítra se vrátí { $n } pravidel.
}
practice-grown = { $n ->
    [one] Umíš o { $n } pravidlo víc
    [few] Umíš o { $n } pravidla víc
   *[other] Umíš o { $n } pravidel víc
}
practice-rule-3 = { $title }: umíš, dnes stojí za zopakování
practice-puzzle-day = Úloha dne
practice-puzzles = Úlohy
practice-puzzles-note = nejlepší tah, těžký tak akorát
practice-puzzle = Úloha, obtížnost { $rating }
puzzle-rating = Tvoje hodnocení v úlohách: { $rating }
puzzle-rating-none = Tvoje hodnocení v úlohách začne první odpovědí.
puzzle-rating-moved = Tvoje hodnocení v úlohách: { $rating } ({ $by })
puzzles-more = Další úlohy
puzzles-right = { $right } z { $n } napoprvé
climb-new = Tvůj zatím nejdelší výstup: { $n }!
practice-file = Vše se ukládá jen do souboru { $path }: vezmi ho s sebou, nebo ho smaž a začni znovu.
practice-file-page = Vše se ukládá jen v tomto prohlížeči; zmizí, když smažeš jeho data.
practice-file-none = Až desku zavřeš, nic z toho se neuchová.

check-title = Co mám špatně?
check-of = Co máme špatně? { $system }
check-short = Zkouška
check-note = { $n } otázek, které najdou, co si lidé mylně myslí
check-more = Další zkouška
check-found = Co se ukázalo a které pravidlo tomu odporuje:
check-held = „{ $what }“ ({ $rule }), { $n }krát
check-perhaps = „{ $what }“ ({ $rule }), jednou: možná jen přehlédnutí
check-nothing = Za odpověďmi se neukázala žádná mylná představa.

## A new kind of sum
fading-shown = Tenhle druh součtu je pro tebe nový, a tak nejdřív příklad. Projdi si, jak se sčítá, než na něj dojde u tebe.
fading-begun = Totéž ještě jednou, začátek je hotový: **{ $sum }**
fading-where-shown = Příklad
fading-where-begun = Začátek je hotový
