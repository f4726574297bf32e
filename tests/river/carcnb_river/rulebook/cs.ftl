# Řeka, pravidlo po pravidle, našimi slovy. RIV-1 je zpráva RIV-1.

## 1. Nejdřív řeka

RIV-1 = Řeku tvoří dvanáct kartiček: pramen, jezero a deset dalších mezi nimi. Obvyklá počáteční kartička zůstává v krabici.
    .title = Dvanáct kartiček řeky
    .short = Řeka má pramen, deset kartiček a jezero.
RIV-2 = Pramen leží na stole na začátku hry. Deset kartiček se zamíchá, a dokud některá z nich zbývá, táhne se vždy jedna z nich.
    .title = Od pramene
    .short = Kartičky řeky se táhnou dřív než ostatní.
RIV-3 = Jezero je poslední z řeky. Když leží, táhnou se ostatní kartičky jako v každé hře.
    .title = Až do jezera
    .short = Jezero přijde z řeky poslední.

## 2. Kudy teče

RIV-4 = Kartička řeky se přikládá k otevřenému konci řeky a pokračuje v ní. Ostatní hrany musí navazovat jako vždy.
    .title = Teče dál
    .short = Kartička řeky se přikládá k jejímu otevřenému konci.
RIV-5 = Řeka se nevrací: po ohybu doleva je další ohyb doprava a po ohybu doprava zase doleva.
    .title = Žádný návrat
    .short = Ohyby doleva a doprava se střídají.
RIV-6 = Jinak je to tah jako každý jiný: na novou kartičku se smí postavit figurka a boduje se, co je uzavřené.
    .title = Tah jako každý jiný
    .short = Tahy s kartičkami řeky se hrají jako vždy.

## 3. Voda

RIV-7 = Na řece nestojí žádná figurka a řeka nepřináší body.
    .title = Na vodě nikdo nestojí
    .short = Na řece nestojí nikdo.
RIV-8 = Řeka dělí louky na svých březích. Kolem pramene a kolem jezera je louka jedna; přes řeku vede cesta po mostě.
    .title = Dva břehy
    .short = Řeka dělí louky; u pramene a jezera se spojují.
