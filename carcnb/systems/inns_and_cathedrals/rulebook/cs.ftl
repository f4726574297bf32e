# Hostince a katedrály, pravidlo po pravidle, vlastními slovy. IC-20 je zpráva IC-20.

## 1. Herní materiál

IC-1 = S tímto rozšířením přibude do hry 18 kartiček. Všechno ze základní hry platí dál, tady je jen to, co je nové.
    .title = 18 kartiček navíc
    .short = Rozšíření přidává 18 kartiček.
IC-2 = Na šesti nových kartičkách stojí u cesty hostinec s jezerem.
    .title = Šest hostinců
    .short = Šest kartiček ukazuje hostinec u jezera.
IC-3 = Na dvou nových kartičkách je uprostřed města katedrála.
    .title = Dvě katedrály
    .short = Dvě kartičky ukazují katedrálu.
IC-4 = Velkých figurek je šest, v každé ze šesti barev jedna.
    .title = Šest velkých figurek
    .short = Každá barva má jednu velkou figurku.
IC-5 = Kartiček k přikládání je víc, a tak hra trvá asi o čtvrt hodiny déle.
    .title = Delší hra
    .short = Hra trvá asi o 15 minut déle.

## 2. Přiložení kartičky

IC-6 = Nové kartičky se zamíchají mezi ostatní a přikládají se stejně: louka k louce, cesta k cestě, město k městu.
    .title = Přikládají se stejně
    .short = Nové kartičky navazují jako všechny ostatní.
IC-7 = Jedna kartička má na každé straně kousek jiného města. Ty čtyři kousky se nedotýkají, takže rytíř v jednom z nich není v ostatních.
    .title = Čtyři města na kartičce
    .short = Čtyři města na této kartičce jsou oddělená.
IC-8 = Na jedné kartičce přeruší cestu klášter. Cesta vlevo a cesta vpravo jsou dvě různé cesty a obě u kláštera končí.
    .title = Klášter mezi dvěma cestami
    .short = Obě cesty této kartičky končí u kláštera.
IC-9 = Na jedné kartičce přeruší cestu křižovatka mezi dvěma městy. Každá půlka je samostatná cesta a u křižovatky končí.
    .title = Křižovatka mezi dvěma cestami
    .short = Obě cesty této kartičky končí u křižovatky.
IC-10 = Od té křižovatky vedou k hradbám krátké kousky cesty. Samostatné cesty to nejsou, a tak na ně lupič nesmí.
    .title = Tady lupič nestojí
    .short = Krátké kousky u křižovatky nejsou cesty.
IC-11 = Kde se u křižovatky s hostincem sejdou tři cesty, patří hostinec jen té pravé. Ostatní dvě jsou obyčejné.
    .title = Hostinec na rozcestí
    .short = Na rozcestí patří hostinec jen k pravé cestě.
IC-12 = Na jedné kartičce sahá cíp města až k protější straně a louku přetne. Po obou stranách toho cípu jsou dvě různé louky.
    .title = Louka, která končí
    .short = Cíp města rozděluje louku této kartičky na dvě.

## 3. Velká figurka

IC-13 = Kromě sedmi obyčejných figurek máš v zásobě jednu velkou. Dohromady máš osm družiníků.
    .title = Jedna velká figurka
    .short = Každý hráč má jednu velkou figurku.
IC-14 = Velkou figurku umísťuješ jako každého družiníka: jedna figurka za tah, na novou kartičku, na část, kde nikdo nestojí. I ona může být rytíř, lupič, mnich nebo sedlák.
    .title = Umísťuje se stejně
    .short = Velká figurka se umísťuje jako každý družiník.
IC-15 = Když se porovnává, kdo má víc družiníků, počítá se velká figurka za dva. Jedna velká a dvě obyčejné jsou shoda.
    .title = Počítá se za dva
    .short = Při určování převahy platí velká figurka za dva.
IC-16 = Velká figurka ti pomůže něco získat, ale bodů přinese stejně jako základní.
    .title = Bodů je stejně
    .short = Velká figurka body nemění.
IC-17 = Po bodování se velká figurka vrátí k tobě. Od příštího tahu ji můžeš znovu umístit.
    .title = Vrací se domů
    .short = Po bodování se velká figurka vrací svému hráči.
IC-18 = Když velkou figurku položíš jako sedláka, zůstane na louce do konce hry jako každý sedlák.
    .title = Jako sedlák zůstává
    .short = Velký sedlák zůstává na louce do konce.
IC-19 = Když hraješ i s létajícími stroji, může místo obyčejné figurky letět velká.
    .title = Umí i létat
    .short = Velká figurka smí použít létající stroj.

## 4. Hostince

IC-20 = Uzavřená cesta s hostincem přinese 2 body za kartičku místo jednoho. Nejdřív počítáme obvyklý bod a bod za hostinec má vlastní řádek.
    .title = Hostinec cestu zdvojí
    .short = Uzavřená cesta s hostincem boduje 2 za kartičku.
IC-21 = Druhý hostinec u téže cesty už nic nepřidá. Ať je u ní jeden, nebo víc, jsou to 2 body za kartičku.
    .title = Stačí jeden hostinec
    .short = Více hostinců u cesty platí jako jeden.
IC-22 = Hostinec je trochu riziko: když jeho cesta zůstane na konci hry otevřená, nepřinese celá ani bod.
    .title = Otevřená cesta bez bodů
    .short = Neuzavřená cesta s hostincem má 0 bodů.
IC-23 = Hostinec patří té cestě, u které je nakreslený. Jiné cesty na téže kartičce ho nemají.
    .title = Čí je hostinec
    .short = Hostinec platí jen pro cestu, u které stojí.
IC-24 = Jezera z přívozů nemají s hostinci nic společného. Uzavřená cesta s přívozem boduje jako obvykle 1 bod za kartičku.
    .title = Jezero přívozu není hostinec
    .short = Jezero s přívozem neplatí jako hostinec.

## 5. Katedrály

IC-25 = Uzavřené město s katedrálou přinese 3 body za kartičku místo dvou.
    .title = Tři body za kartičku
    .short = Uzavřené město s katedrálou boduje 3 za kartičku.
IC-26 = V uzavřeném městě s katedrálou má každý erb cenu 3 bodů místo dvou.
    .title = Tři body za erb
    .short = S katedrálou boduje erb 3 body.
IC-27 = Když v jednom městě stojí obě katedrály, má stejnou cenu jako s jednou.
    .title = Dvě platí jako jedna
    .short = Dvě katedrály ve městě platí jako jedna.
IC-28 = I katedrála je riziko: když její město zůstane na konci hry otevřené, nepřinesou body kartičky ani erby.
    .title = Otevřené město bez bodů
    .short = Neuzavřené město s katedrálou má 0 bodů.
IC-29 = Sedláky katedrála nezajímá. Uzavřené město je pro louku jedno uzavřené město za 3 body.
    .title = Pro louky beze změny
    .short = Pro louky katedrála nic nemění.
