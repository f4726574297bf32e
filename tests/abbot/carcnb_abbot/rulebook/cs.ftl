# Opat, pravidlo po pravidle, našimi slovy. ABB-1 je zpráva ABB-1.

## 1. Zahrady

ABB-1 = Na čtyřech kartičkách je zahrada. Táhnou a přikládají se jako všechny ostatní; cesta u zahrady končí.
    .title = Kartičky se zahradou
    .short = Kartičky se zahradou se přikládají jako ostatní.
ABB-2 = Na zahradu smí opat a žádná jiná figurka.
    .title = Jen pro opaty
    .short = Na zahradě nestojí nikdo než opat.
ABB-3 = Zahrada je uzavřená, když kartičky leží na všech osmi políčkách kolem ní. Přináší pak 9 bodů, 1 za svou kartičku a 1 za každou z těch osmi, a opat se vrací do zásoby.
    .title = Uzavřená zahrada
    .short = Uzavřená zahrada přináší 9 bodů.
ABB-4 = Na konci hry přináší neuzavřená zahrada 1 bod za svou kartičku a 1 za každou kartičku kolem.
    .title = Neuzavřená zahrada
    .short = Neuzavřená zahrada přináší 1 bod za sebe a za každou sousední kartičku.

## 2. Opat

ABB-5 = Každý hráč má jednoho opata. Umísťuje se místo jiné figurky na právě přiloženou kartičku.
    .title = Každý má jednoho opata
    .short = Opat se umísťuje jako každá figurka.
ABB-6 = Opat stojí v klášteře nebo na zahradě, ať se na desku dostane jakkoli.
    .title = Klášter nebo zahrada
    .short = Opat stojí jen v klášterech a na zahradách.
ABB-7 = V klášteře je mnichem jako každý jiný: boduje se, když se klášter uzavře, nebo na konci hry.
    .title = Jako mnich
    .short = V klášteře je opat mnichem.
ABB-8 = Při pozdějším umísťování figurky smíš místo toho vzít svého opata zpět, pokud místo, kde stojí, není uzavřené.
    .title = Zpět do zásoby
    .short = Místo umístění figurky smíš vzít opata zpět z toho, co není uzavřené.
ABB-9 = Opat vzatý zpět boduje v tomto tahu, spolu s tím, co kartička uzavře, to, co by jeho místo přineslo na konci hry: 1 bod za jeho kartičku a 1 za každou kartičku kolem. Ostatní figurky tam ani nebodují, ani neodcházejí.
    .title = Body hned
    .short = Opat vzatý zpět přináší 1 bod za kartičku a za každou sousední.
ABB-10 = Opat, který se vrátil, je zase v zásobě a smí se umístit při příštím umísťování figurky.
    .title = Přijde znovu
    .short = Opat vzatý zpět se dá znovu použít.
