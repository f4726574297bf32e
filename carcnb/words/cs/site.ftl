# Stránky webu, které píše `carcnb site`.

site-about = Nauč se Carcassonne na desce, která zná všechna pravidla, ukazuje, co se smí, a řekne proč.
site-first = Na začátek malá hra
site-ways = Cesty dál
site-here = Kde jsi
site-onward = Předchozí a další
site-before = Předchozí
site-after = Další
site-skip = Na obsah
site-foot = Neoficiální učební pomůcka; autor ani vydavatelé hry ji nevytvořili ani neschválili. Všechny kresby a věty jsou vlastní. Licence MIT.
site-theme-auto = Podle zařízení
site-theme-light = Světlé
site-theme-dark = Tmavé

## Pravidla
site-rules = Pravidla
site-rules-way = Každé na vlastní adrese
site-rules-note = { $n ->
    [one] { $n } pravidlo vlastními slovy.
    [few] Všechna { $n } pravidla vlastními slovy, každé s malou deskou na vyzkoušení.
   *[other] Všech { $n } pravidel vlastními slovy, každé s malou deskou na vyzkoušení.
}
site-find = Najít pravidlo
site-ask = Zeptej se na pravidla
site-found = Nalezeno:
site-none = Tohle žádné pravidlo neříká.
site-near = Podobná slova:
site-see = Viz také
site-taught = Lekce o tomto pravidle

## Lekce
site-learn-note = { $n ->
    [one] { $n } krátká lekce na desce.
    [few] { $n } krátké lekce na desce. Začni nahoře: nejdřív základní hra, každé rozšíření stojí samo.
   *[other] { $n } krátkých lekcí na desce. Začni nahoře: nejdřív základní hra, každé rozšíření stojí samo.
}
site-read = Krok za krokem, ke čtení
site-hand = Kartička v ruce

## Hrát, procvičovat, zkoumat, učit
site-play-note = Proti počítači na jedno klepnutí, nebo dva až šest lidí u jedné obrazovky. Pravidla zná deska.
site-open = Otevřít hru
site-open-note = Vlož, co dává „Sdílet“, nebo odkaz: od pozice se hraje dál, uloženou hru projdeš tah po tahu. Soubor můžeš přetáhnout kamkoli na tuhle stránku.
site-opened = Otevřená hra
site-open-text = Řádek textu nebo uložená hra
site-open-file = Nebo soubor
site-open-do = Otevřít
site-explore-note = Deska na zkoušení, krabice na sestavení pozice a každá hra, kterou někdo uložil.
site-replay-way = celá hra, s poznámkami
site-replay-note = Celá hra, kterou projdeš tah po tahu, s poznámkami; kdykoli můžeš zkusit jiný tah.
site-practise-note = Deset otázek na dnešek, výstup, nebo pět o tom, co si vybereš; co už umíš, si stránka pamatuje.
site-topic-note = Pokaždé pět nových otázek: { $what }.
site-puzzles-note = Kam s kartičkou? Jeden tah je zřetelně nejlepší: našlo a ověřilo ho prohledávání možností.
site-examples = Tři takové otázky, ke čtení
site-teach-note = Vytvoř si vlastní lekce, nebo vytiskni, co už tu je.
site-plans = Plány hodin
site-plans-note = Po 45 minutách, k vytištění: co děláš ty, co žáci, na co se ptát a na jaké omyly si dát pozor.
site-sheets = Pracovní listy
site-sheets-note = Úkoly všech lekcí k vytištění, ke každému listu řešení.

## Kurzy
site-course = Kurz
site-course-note = Odkaz na kurz se otevře tady: lekce a cvičení v daném pořadí. Co uděláš, se ukládá v tomto prohlížeči.
site-course-way = jeden odkaz pro celou třídu
site-course-how = Odkaz připraví učitel v zápisníku příkazem `carcnb.classroom.course`; kurz je přímo v odkazu. Výsledky jsou soubor, který každý odevzdá, a nic se nikam neposílá.

## Bez připojení
site-offline = Bez připojení
site-offline-note = Co se tu už otevřelo, se otevře i bez připojení. Ulož si všechno a bude to platit pro každou stránku, desku i pracovní list.
site-offline-how = Zůstane to v tomto prohlížeči, dokud to nesmažeš, a obnoví se, když se web změní. Nic se nikam neposílá.
site-keep = Uložit všechno
site-reference = Jména v Pythonu
site-keep-way = Uložit pro chvíle bez připojení
site-keep-drop = Smazat uložené
site-keep-none = Tady prohlížeč nic neuloží: dělá to jen u adres, které začínají https.
site-keep-some = Zatím je uloženo to, co se už otevřelo. Všechno zabere nejvýš { $size } MB.
site-keep-busy = Ukládá se: nejvýš { $size } MB …
site-keep-lost = Spojení se přerušilo dřív, než se uložilo všechno. Co už přišlo, zůstane; zkus to znovu a doplní se zbytek.
site-keep-whole = Všechno je uloženo. Můžeš se odpojit.

## Všechna pravidla rozšíření na jedné stránce a pravidla zvolené hry
site-whole = Všechna pravidla
site-whole-way = Všechno na jedné stránce
site-whole-title = { $name }: všechna pravidla
site-whole-learn = První lekce
site-turn = Průběh tahu
site-points = Body
site-figures = Figurky a kameny
site-same-turn = Tah probíhá jako v základní hře.
site-same-points = Body se počítají jako v základní hře.
site-decisions = Otázky a rozhodnutí
site-decisions-note = Co pravidla nechávají otevřené a jak se to tady rozhoduje.
site-asks-adds = { $name }: co rozšíření přidává?
site-asks-turn = { $name }: jak s rozšířením probíhá tah?
site-asks-points = { $name }: jak se s rozšířením počítají body?
site-rulebook = Pravidla tvojí hry
site-rulebook-way = Pravidla pro tvoje rozšíření
site-rulebook-note = Vyber rozšíření, se kterými hraješ: průběh tahu, body a pravidla přesně pro ně, ke čtení, k tisku nebo k poslání odkazem.
site-rulebook-link = Co je vybráno, stojí v adrese stránky.
site-print = Vytisknout

## Stránka, která tu není
site-missing = Taková stránka tu není
site-missing-note = Možná se přestěhovala. Odsud se dostaneš ke všemu:

## V rámečku jiné stránky
site-embed = Vložit na vlastní stránku
site-embed-note = Rámeček pro školní stránku, blog nebo Moodle. Je to obrázek, dokud na něj někdo neklepne, a pak se v něm hraje.
site-embed-code = Kód rámečku
site-embed-copy = Kopírovat
site-embed-copied = Zkopírováno
