# Lesson plans: what stands around their own texts.

plan-name = Plán
plan-title = O čem hodina je
plan-whom = Pro koho

plan-head = Plán hodiny, 45 minut.
plan-can = Žáci umějí …
plan-needs = Co je potřeba
plan-course = Hodina po minutách
plan-how = Řádek označený ▸ zkopíruj do buňky a spusť: je připravený pro projektor. Mezerník pokračuje, Escape končí.
plan-minutes = Minuty
plan-do = Co děláš ty a co žáci
plan-ask = Otázka → co chceš slyšet
plan-beliefs = Na jaké omyly si dát pozor
plan-heard = Co uslyšíš
plan-true = Co pomůže
plan-quick = Pro rychlé
plan-support = Kde to drhne
plan-check = Ověření
plan-homework = Domácí úkol
plan-rules = Pravidla této hodiny

plan-show-lesson = Lekce „{ $what }“
plan-show-exercises =
    { $n ->
        [one] { $n } cvičení, { $what }
        [few] { $n } cvičení, { $what }
        [many] { $n } cvičení, { $what }
       *[other] { $n } cvičení, { $what }
    }
plan-show-puzzles =
    { $n ->
        [one] { $n } úloha, { $what }
        [few] { $n } úlohy, { $what }
        [many] { $n } úlohy, { $what }
       *[other] { $n } úloh, { $what }
    }
plan-show-replay = Komentovaná partie, kterou projdete
plan-show-home = Malá hra s osmi kartičkami, bez luk
plan-show-short = Partie s dvaceti kartičkami pro dva
plan-show-game = Deska pro dva, { $what }
plan-show-check = Šest otázek
plan-show-paper = Na papír, verze A a B s řešením
plan-show-course = Všechno pro žáky: lekce, cvičení, kontrola i domácí úkol jako kurz
