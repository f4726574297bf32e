# What the lesson panel says by itself; the captions of lessons stand in the lesson files.

lesson-where = Krok { $step } z { $steps }
lesson-your-turn = Teď ty
lesson-right = Správně.
lesson-shown = Takhle by to bylo správně.
lesson-answer-lies = Na desce je odpověď na předchozí úkol.
lesson-lies-otherwise = I tvoje odpověď byla správná. Deska odsud pokračuje podle lekce.
lesson-legal = Navazuje: krajina pokračuje na všech dotýkajících se stranách. (BASE-4.5)
lesson-legal-figure = To je dovoleno: žádná figurka tam ještě nestojí. (BASE-5.7)
lesson-legal-joins = To je dovoleno: přidává se k vlastnímu družiníkovi. ({ $rule })
lesson-not-so = Tohle to není.
lesson-other-points = Navazuje, ale počet bodů je jiný.
lesson-takes-none = { $name } tady nic takového nebere.
lesson-no-points = { $name } tady žádné body nezískává.
lesson-points-differ = Počet bodů je jiný.
lesson-closes-nothing = Nic se neuzavřelo.
lesson-nobody-scores = Je uzavřeno, ale nikdo tam nestojí, takže nikdo neboduje.
lesson-nothing-closed = Navazuje, ale nic se neuzavírá.
lesson-other-figure = To je dovoleno, ale je to jiná role.
lesson-other-kind = To je dovoleno, ale je to jiná figurka.
lesson-other-place = To je dovoleno, ale je to na jiném místě.
lesson-nothing-put = Nic se tam neumístilo.
lesson-no-figure = Figurka zůstala v zásobě.
lesson-no-return = Žádná figurka se do zásoby nevrátila.
lesson-figure-put = Figurka byla umístěna. Tentokrát ji nech v zásobě.
lesson-other-tokens = To je dovoleno, ale přináší to něco jiného.
lesson-turn-over = Touto kartičkou tah končí.
lesson-open-city = { $n ->
    [one] Město má ještě { $n } otevřený konec.
    [few] Město má ještě { $n } otevřené konce.
   *[other] Město má ještě { $n } otevřených konců.
}
lesson-open-road = { $n ->
    [one] Cesta má ještě { $n } otevřený konec.
    [few] Cesta má ještě { $n } otevřené konce.
   *[other] Cesta má ještě { $n } otevřených konců.
}

lesson-number = lekce { $n } z { $of }
lesson-minutes = { $n ->
    [one] asi { $n } minuta
    [few] asi { $n } minuty
   *[other] asi { $n } minut
}
lesson-end = Tahle lekce je za tebou
lesson-end-open = Konec lekce
lesson-end-chapter = Konec části „{ $chapter }“
lesson-chapter = Než přijde další část: pár otázek z téhle.
lesson-end-step = Konec
lesson-tasks = { $n ->
    [one] Vyřešené úlohy: { $solved } z { $n }
    [few] Vyřešené úlohy: { $solved } ze { $n }
   *[other] Vyřešené úlohy: { $solved } z { $n }
}
lesson-lessons = { $n ->
    [one] Hotové lekce téhle části: { $done } z { $n }
    [few] Hotové lekce téhle části: { $done } ze { $n }
   *[other] Hotové lekce téhle části: { $done } z { $n }
}
lesson-hints = { $n ->
    [one] { $n } nápověda
    [few] { $n } nápovědy
   *[other] { $n } nápověd
}

## What the last page offers
offer-following = Další lekce
offer-practise = Procvičit
offer-practise-chapter = Otázky z téhle části
offer-chapter = Další část
offer-exercises = { $n ->
    [one] { $n } cvičení: { $topic }
    [few] { $n } cvičení: { $topic }
   *[other] { $n } cvičení: { $topic }
}
offer-missed = Lekce, která zbývá
offer-open = Dořešit, co zbývá
offer-left = Odpovědět na zbylé
offer-restart = Znovu od začátku
offer-home = Domů
offer-anew = Další kvíz
offer-lesson = Zpět k lekci

## What was done
progress-lesson = Lekce
progress-tasks = Úlohy
progress-done = Dokončeno
progress-none = Zatím nebyla otevřena žádná lekce.
