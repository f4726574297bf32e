# Pravidla: názvy systémů a to, co stojí na kartě pravidla vedle samotného pravidla.

## Systémy: `system-<název>`, stejně jako soubory rules-<název>.ftl a volba expansions=

## Karta
rule-see = Souvisí: { $rules }
rule-example = Příklad: { $line }
rule-try = Vyzkoušej
rule-look = Podívej se
rule-what = Co se stane?
rule-answer = Odpověď
rule-answered = Odpověď: { $line }
decision-booklet = Rozhodnutí podle návodu
decision-implied = Rozhodnutí, které z návodu plyne
decision-community = Rozhodnutí, na kterém se shodli hráči
rules-how = Kterékoli z nich i s malou deskou: { $call }
rules-also = Další pravidla k tomu
rules-decided = Jak je rozhodnuto, co návody nechávají otevřené
