# Kurzy: co učitel zadává třídě.

course-lesson = Lekce
course-exam = Zkouška: { $title }
course-exercises = { $n ->
    [one] { $n } cvičení
    [few] { $n } cvičení
   *[other] { $n } cvičení
}
course-puzzles = { $n ->
    [one] { $n } úloha
    [few] { $n } úlohy
   *[other] { $n } úloh
}

## Nad částmi
course-day = { $day }. { $month } { $year }
course-month-1 = ledna
course-month-2 = února
course-month-3 = března
course-month-4 = dubna
course-month-5 = května
course-month-6 = června
course-month-7 = července
course-month-8 = srpna
course-month-9 = září
course-month-10 = října
course-month-11 = listopadu
course-month-12 = prosince
course-due = Udělej do { $day }: { $left ->
    [0] dnes je poslední den.
    [one] zbývá { $left } den.
    [few] zbývají { $left } dny.
   *[other] zbývá { $left } dní.
}
course-was-due = Termín byl { $day }.
course-far = { $of ->
    [one] Hotové části: { $done } z { $of }, zbývá { $time }.
    [few] Hotové části: { $done } ze { $of }, zbývá { $time }.
   *[other] Hotové části: { $done } z { $of }, zbývá { $time }.
}
course-kept = { $name }: co uděláš, se ukládá do souboru `{ $file }`.
course-kept-here = { $name }: co uděláš, se ukládá v tomto prohlížeči.
course-unnamed = Tohle je prohlídka kurzu: cvičení jsou jen ukázky a nic se neukládá.
course-over = Všechny části jsou hotové.
course-right = { $n ->
    [one] Hned správně: { $right } z { $n }.
    [few] Hned správně: { $right } ze { $n }.
   *[other] Hned správně: { $right } z { $n }.
}
course-hand-in = { $name }: odevzdej soubor `{ $file }`. Leží ve složce { $folder }.
course-hand-in-here = { $name }: ulož výsledky jako soubor a ten odevzdej.

## Jméno a co vede dál
course-name = Tvoje jméno
course-begin = Začít
course-name-wrong = Tohle není jméno: má 1 až { $n } písmen na jednom řádku.
course-as = Pokračovat jako { $name }
course-look = Jen si kurz prohlédnout
course-look-note = nic se neukládá
course-back = Zpět ke kurzu
course-next = Další část
course-save-note = výsledky k odevzdání
course-again = Zkusit znovu

## Co je špatně se souborem
course-broken = Soubor `{ $file }` leží tam, kam se ukládají výsledky, ale jako výsledky se přečíst nedá. Zůstane, jak je: přesuň ho jinam nebo přejmenuj a pak pokračuj.
course-other = Soubor `{ $file }` obsahuje výsledky jiného kurzu, „{ $course }“. Zůstane, jak je: přesuň ho do vlastní složky a pak pokračuj.
course-other-pupil = V souboru `{ $file }` jsou výsledky pro jméno { $name }. Zůstane, jak je: přesuň ho jinam, nebo napiš jméno tak, jak je napsané v něm.
course-no-address = V téhle adrese žádný kurz není. Zkopíruj celý odkaz, který k němu patří.
