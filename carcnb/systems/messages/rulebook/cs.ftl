# Dopisy, pravidlo po pravidle, vlastními slovy.

## 1. Příprava

MSG-1 = Osm dopisů, každý jiný, se zamíchá a leží lícem dolů vedle počítadla. To je balíček dopisů.
    .title = Osm dopisů
    .short = Osm dopisů tvoří zamíchaný balíček lícem dolů.
MSG-2 = K obyčejné počítací figurce dostaneš druhou, dámu. Obě začínají na políčku 0.
    .title = Dáma
    .short = Každý má dvě počítací figurky, obě začínají na 0.

## 2. Která figurka jde

MSG-3 = Kdykoli získáš body, vyber, která ze tvých dvou počítacích figurek půjde. Platí to pro všechny body ve hře, i když je na tahu někdo jiný; za 0 bodů nejde žádná.
    .title = Tvoje body, tvoje volba
    .short = Kdo boduje, vybírá, která ze dvou figurek půjde.
MSG-4 = Body za jeden útvar zůstávají pohromadě. Ujde je všechny jedna figurka, rozdělit je nesmíš.
    .title = Jeden útvar, jedna figurka
    .short = Body za jeden útvar patří celé jedné figurce.
MSG-5 = Když se v jednom tahu boduje víc útvarů, můžeš za každý poslat jinou figurku. Vybíráš pokaždé znovu.
    .title = Pokaždé nová volba
    .short = Za každý útvar může jít jiná figurka.

## 3. Jak získat dopis

MSG-6 = V tvém tahu, když jsou všechny body zapsané: figurka, která šla a stojí na tmavém políčku (5, 10, 15...), přináší dopis. Přejít je nebo tam stát už předtím nestačí.
    .title = Zastav na tmavém políčku
    .short = Figurka, která dojde na tmavé políčko, přináší dopis.
MSG-7 = Dopis může dostat jen hráč na tahu. Body, které získáš v cizím tahu, ti dopis nikdy nepřinesou.
    .title = Jen ve vlastním tahu
    .short = Dopis může dostat jen hráč na tahu.
MSG-8 = Za jeden tah je nejvýš jeden dopis, i když na tmavých políčkách skončí obě tvoje figurky.
    .title = Jeden dopis za tah
    .short = Za tah dostane hráč nejvýš jeden dopis.
MSG-9 = Je jedna výjimka. Když tě body z dopisu dovedou zase na tmavé políčko, dostaneš další dopis, a tak pořád dál.
    .title = Dopis za dopisem
    .short = Body z dopisu mohou přinést další dopis.
MSG-10 = Vezmi horní dopis z balíčku a přečti si ho, ostatní ho nevidí. Pak proveď jeho akci, nebo si vezmi 2 body z pečeti.
    .title = Akce, nebo pečeť
    .short = Dopis přinese svou akci, nebo 2 body.
MSG-11 = Použitý dopis jde tak či tak lícem dolů dospod balíčku. Dopisy proto nikdy nedojdou.
    .title = Zpátky dospod
    .short = Použitý dopis jde dospod balíčku.

## 4. Osm dopisů

MSG-12 = Dopis 1 boduje cestu, kde máš lupiče, v té hodnotě, jakou by měla na konci hry. Kdo tam má lupičů nejvíc, je jedno, a všichni zůstávají.
    .title = Dopis 1: nejkratší cesta
    .short = Dopis 1 boduje cestu s vlastním lupičem jako na konci hry.
MSG-13 = Máš-li lupiče na více cestách, nejlepší si vybrat nemůžeš. Musí to být ta, která má teď nejnižší hodnotu; mezi stejnými si vyber.
    .title = Ta s nejméně body
    .short = Musí to být cesta za nejméně bodů.
MSG-14 = Dopis 2 dělá totéž s městy: z měst s tvým rytířem se boduje to, které má nejnižší hodnotu, po 1 bodu za kartičku a za erb. Rytíři zůstávají.
    .title = Dopis 2: nejmenší město
    .short = Dopis 2 boduje město s vlastním rytířem za nejméně bodů.
MSG-15 = Dopis 3 dělá totéž s kláštery: boduje se ten s tvým mnichem, který má nejnižší hodnotu, 1 bod za něj a po 1 za každou kartičku kolem. Mnich zůstává.
    .title = Dopis 3: klášter
    .short = Dopis 3 boduje klášter s vlastním mnichem za nejméně bodů.
MSG-16 = Najdi svoje rytíře: dopis 4 platí za každé město, kde nějaký stojí, 2 body za erb. Dva rytíři v jednom městě nic nezdvojí, město může patřit i jinému a domů nikdo nejde.
    .title = Dopis 4: erby
    .short = Dopis 4: za erby kolem tvých rytířů po 2 bodech.
MSG-17 = Dopis 5 dává 2 body za každého tvého rytíře ve městech. Všichni zůstávají.
    .title = Dopis 5: rytíři
    .short = Dopis 5: 2 body za každého vlastního rytíře.
MSG-18 = Dopis 6 dává 2 body za každého tvého sedláka na loukách. Všichni zůstávají.
    .title = Dopis 6: sedláci
    .short = Dopis 6: 2 body za každého vlastního sedláka.
MSG-19 = Dopis 7 ti hned přinese další kartičku. Přilož ji, přidej na ni figurku, jestli chceš, a oboduj, co se uzavře: platí obvyklá pravidla.
    .title = Dopis 7: kartička navíc
    .short = Dopis 7: přikládá se další kartička, smí na ni figurka.
MSG-20 = S dopisem 8 si vyber jednu svou figurku v krajině. Nemá-li v jejím útvaru nikdo víc než ty, oboduješ ho jako na konci hry, třeba i louku, a tuhle figurku si vezmeš zpět.
    .title = Dopis 8: vyhodnocení a vrácení
    .short = Dopis 8 boduje útvar s vlastní převahou, figurka se vrací.
MSG-21 = Body z dopisů 1 až 6 a 8 jsou jen pro tebe, ostatní v témže útvaru nedostanou nic. Figurky zůstávají, jen ta z dopisu 8 se vrací.
    .title = Jen pro tebe
    .short = Boduje jen hráč s dopisem, figurky zůstávají.

## 5. Konec hry

MSG-22 = Před závěrečným vyhodnocením se body tvých dvou figurek sečtou. Jedna se postaví na součet, druhá počítadlo opustí.
    .title = Ze dvou jedna
    .short = Před závěrečným vyhodnocením se sečtou body obou figurek.
MSG-23 = Závěrečné vyhodnocení žádné dopisy nepřináší, ať figurky dojdou kamkoli.
    .title = Na konci bez dopisů
    .short = V závěrečném vyhodnocení dopisy nejsou.
MSG-24 = Všechno ostatní se hraje jako v základní hře.
    .title = Ostatní beze změny
    .short = Ostatní pravidla základní hry platí.
