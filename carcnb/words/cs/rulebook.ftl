# Pravidla: názvy systémů a to, co stojí na kartě pravidla vedle samotného pravidla.

## Systémy: `system-<název>`, stejně jako soubory rules-<název>.ftl a volba expansions=
system-base = Základní hra
system-overview = Tah, body a figurky v přehledu
system-winter = Zimní krajina
system-inns_and_cathedrals = Hostince a katedrály
system-traders_and_builders = Kupci a stavitelé
system-flying_machines = Létající stroje
system-messages = Dopisy
system-ferries = Přívozy
system-gold_mines = Zlaté doly
system-mage_and_witch = Mág a čarodějnice
system-robbers = Zbojníci
system-crop_circles = Kruhy v obilí
system-gifts = Dárky

## Karta
rule-see = Souvisí: { $rules }
rule-example = Příklad: { $line }
rule-try = Vyzkoušej
rule-look = Podívej se
rules-how = Kterékoli z nich i s malou deskou: { $call }
error-system-later = Pravidla pro { $system } tu zatím nejsou. Jsou tu: { $known }.
