# Kupci a stavitelé, pravidlo po pravidle, vlastními slovy. TB-BUILDER-6 je zpráva TB-BUILDER-6.

## 1. Herní materiál

TB-1 = S tímto rozšířením přibude do hry 24 kartiček. Všechno ze základní hry platí dál, tady je jen to, co je nové.
    .title = 24 kartiček navíc
    .short = Rozšíření přidává 24 kartiček.
TB-2 = Žetonů zboží je 20: 9 s vínem, 6 s obilím a 5 s látkou.
    .title = Dvacet žetonů zboží
    .short = Je 9 žetonů vína, 6 obilí a 5 látky.
TB-3 = Stavitelů je šest a selátek také, v každé barvě po jednom.
    .title = Stavitelé a selátka
    .short = Každá barva má jednoho stavitele a jedno selátko.
TB-4 = Kartiček k přikládání je víc, a tak hra trvá asi o čtvrt hodiny déle.
    .title = Delší hra
    .short = Hra trvá asi o 15 minut déle.

## 2. Přiložení kartičky

TB-5 = Nové kartičky se zamíchají mezi ostatní a přikládají se stejně: louka k louce, cesta k cestě, město k městu.
    .title = Přikládají se stejně
    .short = Nové kartičky navazují jako všechny ostatní.
TB-6 = Most není křižovatka. Na této kartičce vede jedna cesta zleva doprava, druhá shora dolů a vůbec se nepotkají.
    .title = Most není křižovatka
    .short = Dvě cesty na mostě nejsou spojené.
TB-7 = Krajina kolem mostu je rozdělená na čtyři rohy. Jsou to čtyři louky.
    .title = Čtyři louky u mostu
    .short = Kartička s mostem má čtyři louky.
TB-8 = Na jedné kartičce končí jedna cesta ve městě a druhá u chaloupky. U chaloupky cesta opravdu končí a louky jsou na kartičce tři.
    .title = Cesta končí u chaloupky
    .short = U chaloupky cesta končí.
TB-9 = Na jedné kartičce vedou ke klášteru tři cesty. Každá je samostatná a u kláštera končí.
    .title = Tři cesty tu končí
    .short = Tři cesty této kartičky končí u kláštera.
TB-10 = Jedna kartička ukazuje kousky tří měst, které se nedotýkají. Jsou to tři různá města.
    .title = Tři města na kartičce
    .short = Tři města na této kartičce jsou oddělená.

## 3. Stavitel a selátko

TB-11 = Kromě družiníků máš v zásobě jednoho stavitele a jedno selátko.
    .title = Dvě zvláštní figurky
    .short = Každý hráč má jednoho stavitele a jedno selátko.
TB-12 = Stavitel i selátko se umísťují na právě přiloženou kartičku při umístění figurky, stejně jako družiníci.
    .title = Při umístění figurky
    .short = Stavitel i selátko patří na právě přiloženou kartičku.
TB-13 = Stavitel nebo selátko je tvoje jediná figurka pro tuto kartičku. Když některé z nich umístíš, družiník už na ni nepřijde.
    .title = Místo družiníka
    .short = Stavitel nebo selátko se umísťuje místo družiníka.

## 4. Stavitel

TB-BUILDER-1 = Stavitel pracuje na cestách a ve městech, nikde jinde.
    .title = Na cestě a ve městě
    .short = Stavitel stojí na cestě nebo ve městě.
TB-BUILDER-2 = Na louce ani v klášteře nemá stavitel co dělat.
    .title = Na louku ne
    .short = Na louku ani do kláštera stavitel nesmí.
TB-BUILDER-3 = Stavitel potřebuje společnost. Přidá se na cestu, kde už stojí tvůj lupič, nebo do města s tvým rytířem.
    .title = K vlastnímu družiníkovi
    .short = Stavitel se přidává k vlastnímu lupiči nebo rytíři.
TB-BUILDER-4 = Nejdřív tam stojí tvůj lupič nebo rytíř, pak cestu či město prodlouží další kartička a na tu můžeš postavit stavitele. Kde kartička cestu nebo město uzavře, už není co stavět.
    .title = Na kartičku, která prodlužuje
    .short = Stavitel patří na kartičku, která prodlužuje, ne na tu, která uzavírá.
TB-BUILDER-5 = Nezáleží na tom, jak daleko stojí stavitel od tvého lupiče nebo rytíře. Stačí, že je to táž cesta nebo totéž město.
    .title = Na vzdálenosti nezáleží
    .short = Mezi stavitelem a družiníkem může ležet kolik chce kartiček.
TB-BUILDER-6 = Tvůj stavitel stojí na cestě nebo ve městě už z dřívějška. Přilož kartičku, která cestu či město prodlouží nebo uzavře, a máš dvojitý tah.
    .title = Dvojitý tah
    .short = Kdo prodlouží cestu nebo město se svým stavitelem, má druhou kartičku.
TB-BUILDER-7 = Ve dvojitém tahu si hned vytáhneš druhou kartičku a přiložíš ji. Smí ležet kdekoli, blízko stavitele i daleko od něj.
    .title = Druhá kartička
    .short = Ve dvojitém tahu se přikládá druhá kartička, kamkoli navazuje.
TB-BUILDER-8 = Dvojitý tah získáš jen díky staviteli. Nic jiného v tomto rozšíření ho nedává.
    .title = Jen díky staviteli
    .short = Dvojitý tah přináší jen stavitel.
TB-BUILDER-9 = Druhá kartička nikdy nepřinese třetí. I kdyby stavitelovu cestu zase prodloužila, tah po ní končí.
    .title = Třetí kartička není
    .short = Dvojitý tah má dvě kartičky, nikdy tři.
TB-BUILDER-10 = Na každou z obou kartiček smí přijít figurka. Co se po první kartičce vrátilo, stavitel i družiník, můžeš hned umístit na druhou.
    .title = Figurka na každou kartičku
    .short = Na obě kartičky smí figurka, i ta, která se právě vrátila.
TB-BUILDER-11 = Dokonči první kartičku celou: oboduj ji a vezmi si figurky zpět. Teprve potom přijde druhá.
    .title = Jedna po druhé
    .short = První kartička se boduje dřív, než se táhne druhá.
TB-BUILDER-12 = Dokud je cesta nebo město otevřené, je každý další tah, ve kterém je prodloužíš, zase dvojitý, vždy jednou za tah.
    .title = Pořád znovu
    .short = Stavitel může přinést dvojitý tah v každém tahu.
TB-BUILDER-13 = Stavitel zůstává v práci, dokud se cesta nebo město neuzavře. Když tvůj poslední družiník odejde dřív, jde stavitel domů s ním.
    .title = Zůstává v práci
    .short = Stavitel zůstává do uzavření, ale nikdy bez družiníka.
TB-BUILDER-14 = Když se cesta nebo město uzavře, boduje se jako obvykle. Potom se ke svým hráčům vrátí družiníci i stavitelé.
    .title = Po bodování domů
    .short = Po uzavření se vracejí družiníci i stavitelé.
TB-BUILDER-15 = Na téže cestě nebo v témže městě mohou pracovat stavitelé několika hráčů.
    .title = Několik stavitelů
    .short = Na jedné cestě nebo v jednom městě smí být více stavitelů.
TB-BUILDER-16 = Co platí pro cestu a lupiče, platí i pro město a rytíře.
    .title = Města jako cesty
    .short = Pro stavitele platí u měst totéž co u cest.
TB-BUILDER-17 = Stavitel nic nevlastní. Když se porovnává, kdo má víc družiníků, vynechá se.
    .title = Do převahy se nepočítá
    .short = Stavitel se do převahy nepočítá.
TB-BUILDER-18 = S přívozy se může cesta prodloužit, aniž k ní přibude kartička. To dvojitý tah nepřináší.
    .title = Přívozem ne
    .short = Prodloužení cesty jen přívozem druhou kartičku nedává.

## 5. Selátko

TB-PIG-1 = Selátko bydlí na louce. Umísti ho na louku právě přiložené kartičky.
    .title = Na louku
    .short = Selátko patří na louku nové kartičky.
TB-PIG-2 = Selátko potřebuje tvého sedláka, který už na té louce je.
    .title = K vlastnímu sedlákovi
    .short = Selátko se přidává k vlastnímu sedlákovi.
TB-PIG-3 = Selátko zůstává na louce do konce hry. Jen kdyby z ní odešel tvůj poslední sedlák, šlo by domů s ním.
    .title = Zůstává do konce
    .short = Selátko zůstává do konce, ale nikdy bez sedláka.
TB-PIG-4 = Na konci má díky selátku každé uzavřené město na jeho louce pro tebe cenu 4 bodů místo tří. Bod navíc má vlastní řádek.
    .title = Čtyři body za město
    .short = Se selátkem boduje každé uzavřené město u louky 4 body.
TB-PIG-5 = Selátko se vyplatí, jen když louku vlastníš, sám nebo napůl. Na cizí louce nepřinese nic.
    .title = Jen pro vlastníka
    .short = Selátko přináší body jen vlastníkovi louky.
TB-PIG-6 = Selátko není sedlák. Když se porovnává, kdo má víc sedláků, vynechá se.
    .title = Do převahy se nepočítá
    .short = Selátko se do převahy nepočítá.

## 6. Zboží

TB-GOODS-1 = Některé části měst ukazují, co se v nich vyrábí: víno, obilí nebo látku.
    .title = Tři druhy zboží
    .short = Některé části měst ukazují víno, obilí nebo látku.
TB-GOODS-2 = Uzavřené město se zbožím se nejdřív boduje jako každé jiné. Žetony přijdou na řadu až potom.
    .title = Nejdřív body
    .short = Město se boduje dřív, než se rozdá zboží.
TB-GOODS-3 = Uzavírá město tvoje kartička? Vezmi si žeton za každý symbol v něm: dva symboly obilí, dva žetony obilí.
    .title = Žeton za každý symbol
    .short = Kdo město uzavře, bere žeton za každý symbol.
TB-GOODS-4 = Žetony dostaneš, ať v tom městě máš rytíře, nebo ne.
    .title = I bez rytíře
    .short = Na zboží není potřeba vlastní rytíř.
TB-GOODS-5 = Žetony dostaneš, i když tam nemá rytíře vůbec nikdo.
    .title = I z prázdného města
    .short = Zboží přináší i město bez rytířů.
TB-GOODS-6 = Rytíři získají body za město. Jen za to, že mu město patří, nedostane žeton nikdo.
    .title = Vlastník má jen body
    .short = Vlastník města za ně zboží nedostává.
TB-GOODS-7 = Na konci se podívej na každý druh zboží zvlášť. Kdo má od něj nejvíc žetonů, získá za něj 10 bodů.
    .title = Deset bodů za druh
    .short = Nejvíc žetonů jednoho druhu boduje 10.
TB-GOODS-8 = Když má několik hráčů od jednoho druhu stejně žetonů a nikdo jich nemá víc, získá 10 bodů každý z nich.
    .title = Při shodě deset každému
    .short = Při shodě v počtu žetonů boduje 10 každý z nich.
