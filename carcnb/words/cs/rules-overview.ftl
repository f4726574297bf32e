# Průběh tahu, bodování a figurky v přehledu, jak je potřebuje základní hra.

## Průběh tahu

TURN-1 = Každý tah začíná kartičkou: vytáhni ji, ukaž ji a přilož. Hned potom se stane to, co nová kartička sama spouští.
    .title = 1. část: kartička
    .short = Nejdřív se vytáhne a přiloží kartička.
TURN-5 = Při umísťování jde do krajiny jen jedna tvoje figurka. V základní hře je to jeden obyčejný družiník.
    .title = 2. část: jedna figurka
    .short = Umísťuje se jediná figurka, ať je jakákoli.
TURN-9 = Po umístění figurky se započítá všechno, co se uzavřelo, a bodovací figurky se posunou po počítadle.
    .title = 3. část: body
    .short = Potom se boduje, co je uzavřené.
TURN-15 = Krok, který v tomto tahu nemá co dělat nebo patří k rozšíření, se kterým nehraješ, se prostě přeskočí.
    .title = Když není co dělat
    .short = Co se tahu netýká, to se vynechá.

## Přehled bodování

SCORE-1 = Uzavřená cesta s lupičem přináší 1 bod za každou kartičku.
    .title = Uzavřená cesta
    .short = 1 bod za kartičku.
SCORE-5 = Uzavřený klášter s mnichem přináší 9 bodů.
    .title = Uzavřený klášter
    .short = 9 bodů.
SCORE-6 = Uzavřené město s rytířem přináší 2 body za každou kartičku a 2 body za každý erb.
    .title = Uzavřené město
    .short = 2 body za kartičku a za erb.
SCORE-12 = Na konci hry přináší neuzavřená cesta 1 bod za každou kartičku.
    .title = Neuzavřená cesta
    .short = 1 bod za kartičku.
SCORE-16 = Na konci hry přináší neuzavřený klášter 1 bod za svou kartičku a 1 bod za každou kartičku kolem.
    .title = Neuzavřený klášter
    .short = 1 bod za sebe a 1 za každou sousední kartičku.
SCORE-17 = Na konci hry přináší neuzavřené město 1 bod za každou kartičku a 1 bod za každý erb.
    .title = Neuzavřené město
    .short = 1 bod za kartičku a za erb.
SCORE-21 = Louka se boduje na konci hry: za každé uzavřené město na ní nebo u jejího okraje jsou 3 body.
    .title = Louka
    .short = 3 body za uzavřené město.
SCORE-30 = Sečti sílu družiníků každého hráče; v základní hře má každý sílu 1. Body má ten, kdo je nejsilnější, a při shodě má každý ze shodných hráčů plný počet.
    .title = Kdo má body
    .short = Nejsilnější má všechny body.
SCORE-31 = Závěrečné vyhodnocení má své pořadí: nejdřív to, co zůstalo neuzavřené, potom louky. Rozšíření přidávají své počítání před to nebo za to.
    .title = Pořadí na konci
    .short = Nejdřív neuzavřené části, potom louky.

## Figurky

FIG-1 = Družiníci a speciální figurky patří hráčům. Neutrální figurky nepatří nikomu a v základní hře žádné nejsou.
    .title = Tři druhy figurek
    .short = Jsou družiníci, speciální figurky a neutrální figurky.
FIG-4 = Družiník má jméno podle svého místa: na cestě je to lupič, ve městě rytíř, v klášteře mnich a na louce sedlák.
    .title = Jak se družiníkům říká
    .short = Na cestě lupič, ve městě rytíř, v klášteře mnich, na louce sedlák.
