# Létající stroje, pravidlo po pravidle, vlastními slovy. FLY-1 je zpráva FLY-1.

## 1. Kartička a volba

FLY-1 = Na osmi kartičkách je létající stroj. Táhnou se a přikládají jako všechny ostatní: co se dotýká, musí navazovat.
    .title = Přikládají se jako ostatní
    .short = Kartičky s létajícím strojem navazují jako všechny ostatní.
FLY-2 = Na stole teď leží tvoje kartička s létajícím strojem. Vyber si jedno ze tří: nechat si figurky v zásobě, umístit jednu jako jindy na tuto kartičku, nebo s jednou odletět.
    .title = Nechat, umístit, nebo letět
    .short = Figurku lze na kartičku umístit, poslat letem, nebo si ji nechat.
FLY-3 = U stroje let jen začíná. Vzlétnout smíš, ať na kartičce stojí kdokoli, na obrázku stroje nikdy žádná figurka nezůstane a body za něj nejsou.
    .title = Jen místo ke startu
    .short = Stroj je místo ke startu, ať na kartičce stojí kdokoli.

## 2. Směr a vzdálenost

FLY-4 = Každý stroj někam míří: vodorovně, svisle, nebo šikmo přes roh. Když kartičku před přiložením otočíš, otočí se směr s ní.
    .title = Směr udává kartička
    .short = Figurka letí tam, kam míří stroj na přiložené kartičce.
FLY-5 = Figurka sedí ve stroji a ty jednou hodíš speciální kostkou. Padne 1, 2 nebo 3, každé číslo je na dvou ze šesti stran, a tak daleko figurka letí.
    .title = Vzdálenost udává kostka
    .short = Jeden hod určí vzdálenost letu: 1, 2 nebo 3.
FLY-6 = Odpočítej od stroje tolik políček, stále rovně. Šikmý let vede z rohu do rohu a prázdná políčka po cestě se počítají také.
    .title = Počítání políček
    .short = Cílové políčko leží od stroje rovně, tak daleko, kolik padlo.

## 3. Přistání

FLY-7 = Leží-li na cílovém políčku kartička a je na ní kde přistát, figurka přistát musí. Po hodu kostkou už si to nelze rozmyslet.
    .title = Cesta zpět není
    .short = Po hodu musí figurka přistát, pokud může.
FLY-8 = Když cílová kartička nabízí víc míst, vybereš si jedno z nich.
    .title = Vybírá pilot
    .short = Místo k přistání vybírá vlastník figurky.
FLY-9 = Přistává se na cestě, ve městě nebo v klášteře, které ještě nejsou uzavřené. Kde už uzavřené jsou, tam přistát nejde.
    .title = Jen na neuzavřené
    .short = Přistát lze jen na neuzavřené cestě, ve městě nebo v klášteře.
FLY-10 = Nezáleží na tom, kdo tam už stojí. Figurka se smí přidat k cizím figurkám i k vlastním.
    .title = Obsazené nevadí
    .short = Přistát lze i tam, kde už figurky stojí.
FLY-11 = Na louce se nepřistává, ani na prázdné. Sedláci vzduchem necestují.
    .title = Na louku nikdy
    .short = Na louce figurka nikdy nepřistane.
FLY-12 = Na políčku, kde neleží žádná kartička, se přistát nedá.
    .title = Mimo krajinu ne
    .short = Na prázdném políčku přistát nelze.
FLY-13 = Někdy přistát není kde: políčko je prázdné, nebo jsou na kartičce jen louky a uzavřené části. Figurka se pak vrátí do tvé zásoby a na tuto kartičku už žádnou jinou neumístíš, ani stavitele, ani selátko.
    .title = Marný let
    .short = Figurka, která nemá kde přistát, se vrací do zásoby a jiná se neumísťuje.

## 4. Figurky

FLY-14 = Létat smí obyčejná figurka, a když s ní hraješ, tak i velká.
    .title = Kdo smí létat
    .short = Létat smí základní i velká figurka.
FLY-15 = Stavitel a selátko zůstávají na zemi. Místo letu je smíš umístit na novou kartičku jako jindy.
    .title = Stavitel a selátko ne
    .short = Stavitel ani selátko létat nesmí.
FLY-16 = Jakmile figurka přistane, je z ní lupič, rytíř nebo mnich jako každý jiný. Převaha, body i návrat do zásoby: v ničem není rozdíl.
    .title = Družiník jako každý jiný
    .short = Po přistání je figurka obyčejný lupič, rytíř nebo mnich.
FLY-17 = Vzduchem může do kláštera přibýt druhý mnich. Při bodování získá body ten, kdo tam má mnichů nejvíc, při shodě každý z nich plný počet, a všichni mniši se vrátí domů.
    .title = Několik mnichů
    .short = Více mnichů v klášteře se řídí převahou jako na cestě.
FLY-18 = K letu potřebuješ figurku v zásobě. Figurka, která už v krajině stojí, vzlétnout nemůže.
    .title = Z vlastní zásoby
    .short = Letět může jen figurka z vlastní zásoby.
FLY-19 = Letí se před bodováním. Kdyby se místo přistání uzavřelo ještě v tomto tahu, tvoje figurka to stihne.
    .title = Nejdřív let, potom body
    .short = Nejdřív se letí, potom se boduje.
