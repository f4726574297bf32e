# Základní hra, pravidlo po pravidle, vlastními slovy.
# BASE-5.7 je zpráva BASE-5-7: text, krátký nadpis a krátká věta pro odmítnutí.

## 1. Herní materiál a hráči

BASE-1-1 = Krajina se skládá ze 72 kartiček. Jedna z nich je startovní a poznáš ji podle tmavého rubu.
    .title = 72 kartiček krajiny
    .short = Kartiček je 72, jedna z nich je startovní.
BASE-1-2 = Prohlédni si kartičku: může na ní být kus města, louky nebo cesty, křižovatka, u které cesty končí, nebo klášter.
    .title = Co je na kartičkách
    .short = Na kartičkách jsou města, louky, cesty, křižovatky a kláštery.
BASE-1-3 = Existuje 24 druhů kartiček, označených písmeny A až X. Některý druh je ve hře jednou, jiný až devětkrát, dohromady je jich 72. V přehledu zbývajících kartiček vidíš, kolik jich ještě přijde.
    .title = Seznam kartiček
    .short = Každý druh kartičky má svůj pevný počet.
BASE-1-4 = Hru mohou hrát dva až pět lidí, asi od osmi let.
    .title = Počet hráčů
    .short = Hrát může 2 až 5 hráčů.
BASE-1-5 = Vyber si barvu a vezmi si jejích 8 figurek. Všechny vypadají stejně.
    .title = Osm figurek
    .short = Každý hráč má 8 figurek jedné barvy.
BASE-1-6 = Dokud figurka nestojí v krajině, nemá žádnou roli. Ve městě je rytířem, na cestě lupičem, v klášteře mnichem a na louce sedlákem.
    .title = Čtyři role
    .short = Čím figurka je, určuje místo, kde stojí.
BASE-1-7 = Jedna z tvých 8 figurek nikdy nejde do krajiny. Chodí po počítadle bodů a ukazuje, kolik bodů máš.
    .title = Počítací figurka
    .short = Jedna figurka každé barvy počítá body.
BASE-1-8 = Počítadlo bodů je společné. Stačí se podívat a hned víš, kdo má kolik bodů.
    .title = Počítadlo bodů
    .short = Body všech hráčů ukazuje jedno počítadlo.
BASE-1-9 = Body sbíráš už během hry a další se počítají úplně na konci. Proto se vítěz pozná až po závěrečném vyhodnocení.
    .title = Kdy se získávají body
    .short = Body se získávají během hry i na jejím konci.

## 2. Příprava hry

BASE-2-1 = Než hra začne, položí se doprostřed stolu startovní kartička lícem nahoru. Od ní se rozrůstá celá krajina.
    .title = Nejdřív startovní kartička
    .short = Startovní kartička leží na stole před prvním tahem.
BASE-2-2 = Zamíchej zbylých 71 kartiček a rozděl je lícem dolů do několika hromádek, na které každý dosáhne. Jejich pořadí zůstává tajné.
    .title = Zamíchané hromádky
    .short = Ostatní kartičky se zamíchají a leží lícem dolů.
BASE-2-3 = Polož počítadlo bodů stranou, ať má krajina kam růst.
    .title = Místo pro počítadlo
    .short = Počítadlo bodů leží na kraji stolu.
BASE-2-4 = Postav jednu svoji figurku na políčko 0 počítadla bodů. Zbylých 7 čeká před tebou: to je tvoje zásoba.
    .title = Sedm figurek v zásobě
    .short = Jedna figurka stojí na políčku 0 počítadla, 7 zůstává v zásobě.
BASE-2-5 = Nejmladší hráč vybere, kdo má první tah. Může to být kdokoli, nejen on.
    .title = Kdo začíná
    .short = Kdo začne, určí nejmladší hráč.

## 3. Průběh tahu

BASE-3-1 = Hráči hrají jeden po druhém, stejným směrem, jakým se točí hodinové ručičky.
    .title = Po směru hodin
    .short = Hráči se střídají po směru hodinových ručiček.
BASE-3-2 = Každý tah má tři kroky a jejich pořadí se nemění. Nejdřív vytáhneš a přiložíš kartičku, potom můžeš umístit figurku a nakonec se boduje to, co se uzavřelo.
    .title = Tři kroky
    .short = Tah má tři kroky: kartička, figurka, body.
BASE-3-3 = První krok se nedá vynechat. Když jde vytažená kartička někam přiložit, přiložit se musí, i kdyby ti nijak nepomohla.
    .title = Kartička je povinná
    .short = Kartička se přiložit musí.
BASE-3-4 = Je na tobě, jestli na kartičku umístíš figurku. Můžeš si ji i nechat na později.
    .title = Figurka je volba
    .short = Figurka se umístit může, ale nemusí.
BASE-3-5 = Když nová kartička uzavře cestu, město nebo klášter, body se započítají ještě v tomto tahu, hned po umístění figurky.
    .title = Body hned
    .short = Co kartička uzavře, to se boduje v témže tahu.
BASE-3-6 = Jakmile se všechno uzavřené započítá, tah končí a hraje další hráč.
    .title = Další hráč
    .short = Po bodování je na tahu další hráč.

## 4. Přiložení kartičky

BASE-4-1 = Vezmi vrchní kartičku z kterékoli hromádky. Na tom, kterou hromádku si vybereš, nezáleží.
    .title = Tažení kartičky
    .short = Tah začíná vytažením jedné kartičky.
BASE-4-2 = Ukaž vytaženou kartičku ostatním. Mohou ti radit, ale rozhoduješ ty.
    .title = Kartičku vidí všichni
    .short = Kartičku vidí všichni ještě před přiložením.
BASE-4-3 = Nová kartička patří vedle některé, která už leží na stole, a to tak, aby k sobě přiléhaly celou stranou.
    .title = Celou stranou
    .short = Kartička se musí dotýkat jiné celou stranou.
BASE-4-4 = Kartičky, které se setkávají jen v rohu, spolu nesousedí. Na místo, kde by se dotýkaly jen rohy, se přikládat nesmí.
    .title = Roh nestačí
    .short = Dotyk rohem nestačí.
BASE-4-5 = Všude, kde se nová kartička dotýká jiné, musí obrázek pokračovat: cesta cestou, louka loukou, město městem. Musí to sedět na všech dotýkajících se stranách, nejen na jedné.
    .title = Krajina navazuje
    .short = Krajina musí navazovat.
BASE-4-6 = Klášter se s jiným klášterem nikdy nespojuje. Dva kláštery mohou stát hned vedle sebe, nebo daleko od sebe.
    .title = Kláštery stojí samy
    .short = Kláštery na sebe nenavazují.
BASE-4-7 = Když pro vytaženou kartičku není místo, ať ji otočíš jakkoli, vrátí se do krabice a už se nepoužije.
    .title = Kartička bez místa
    .short = Kartička, kterou nelze nikam přiložit, se vyřadí ze hry.
BASE-4-8 = Když tvoje kartička musí ze hry, vytáhni si jinou a pokračuj ve svém tahu.
    .title = Nová kartička
    .short = Za vyřazenou kartičku se táhne jiná.

## 5. Umístění figurky

BASE-5-1 = Po přiložení kartičky na ni můžeš postavit jednu figurku, nikdy ne dvě.
    .title = Jedna figurka za tah
    .short = V jednom tahu lze umístit jednu figurku.
BASE-5-2 = Postavit můžeš jen figurku, kterou máš právě před sebou. Ta, která ještě stojí v krajině, má práci.
    .title = Jen ze zásoby
    .short = Umístit lze jen figurku z vlastní zásoby.
BASE-5-3 = Figurky se vracejí až po kroku, ve kterém se umísťuje figurka. Když se ti některá vrátí v tomto tahu, můžeš ji použít až v příštím.
    .title = Až v příštím tahu
    .short = Figurka, která se vrací teď, je volná až od příštího tahu.
BASE-5-4 = Figurka smí jen na kartičku, kterou přikládáš v tomto tahu. Na starší kartičky se už figurky nestaví.
    .title = Na novou kartičku
    .short = Figurka patří na právě přiloženou kartičku.
BASE-5-5 = Vyber pro figurku jednu část kartičky: město pro rytíře, cestu pro lupiče, klášter pro mnicha nebo louku pro sedláka.
    .title = Vyber jedno místo
    .short = Figurka stojí na jedné části kartičky.
BASE-5-6 = Sedláka polož, ať je vidět, že na louce zůstane. Rytíř, lupič i mnich stojí.
    .title = Sedlák leží
    .short = Sedlák leží, ostatní stojí.
BASE-5-7 = Projdi cestu, město nebo louku až na konec. Pokud tam kdekoli stojí nějaká figurka, i tvoje vlastní, další už tam dát nejde.
    .title = Jen na volné místo
    .short = Na cestě, ve městě ani na louce nesmí stát jiná figurka.
BASE-5-8 = Nejdřív se kartička přiloží a teprve potom se zjišťuje, co je volné. Když se napojí tam, kde už někdo stojí, je obsazená i její část.
    .title = Rozhoduje spojená krajina
    .short = Počítá se krajina i s novou kartičkou.
BASE-5-9 = Na kartičce může být víc cest, měst nebo luk. Jedna může být obsazená a druhá hned vedle volná.
    .title = Každá část zvlášť
    .short = Každá část kartičky se posuzuje zvlášť.
BASE-5-10 = Když jsou všechny tvoje figurky v krajině, jen přikládáš kartičky a čekáš, až se ti některá vrátí.
    .title = Prázdná zásoba
    .short = Bez figurek se jen přikládají kartičky.
BASE-5-11 = Figurka vzdálená deset kartiček obsazuje cestu, město i louku stejně jako ta hned vedle. Jde jen o to, jestli jsou obě místa propojená.
    .title = Na vzdálenosti nezáleží
    .short = Propojená figurka se počítá, i když je daleko.
BASE-5-12 = Když kartička uzavře cestu, město nebo klášter, kde nikdo nestojí, můžeš tam umístit figurku. Boduje ještě v témže tahu.
    .title = I právě uzavřené
    .short = I to, co se právě uzavřelo, lze obsadit.

## 6. Uzavřená cesta

BASE-6-1 = Cesta končí u křižovatky, u města nebo u kláštera. Když takhle končí na obou stranách, je uzavřená.
    .title = Kdy je cesta uzavřená
    .short = Cesta je uzavřená, když má uzavřené oba konce.
BASE-6-2 = Cesta se může také zakousnout do vlastního ocasu. Když se vrátí tam, kde začíná, nemá žádný volný konec a je uzavřená.
    .title = Cesta do kruhu
    .short = Cesta do kruhu je uzavřená.
BASE-6-3 = Mezi oběma konci může cesta vést přes jednu kartičku, nebo třeba přes dvacet.
    .title = Libovolná délka
    .short = Cesta může být libovolně dlouhá.
BASE-6-4 = Spočítej kartičky, přes které cesta vede, každou jen jednou. Za každou je 1 bod a body má ten, kdo má na cestě nejvíc lupičů.
    .title = Body za cestu
    .short = Uzavřená cesta přináší 1 bod za kartičku.
BASE-6-5 = Jakmile se cesta boduje, posune se počítací figurka. Nic se neodkládá na později.
    .title = Zapiš hned
    .short = Body se hned vyznačí na počítadle.

## 7. Uzavřené město

BASE-7-1 = Projdi se v duchu po hradbách. Pokud vedou celé dokola a uvnitř města není díra, je město uzavřené.
    .title = Kdy je město uzavřené
    .short = Město je uzavřené, když má hradby dokola a uvnitř nic nechybí.
BASE-7-2 = Město se může skládat ze dvou částí, nebo z mnoha. Omezení není.
    .title = Libovolná velikost
    .short = Město může být libovolně velké.
BASE-7-3 = Spočítej kartičky, na kterých je kousek uzavřeného města. Za každou jsou 2 body a body má ten, kdo má ve městě nejvíc rytířů.
    .title = Body za město
    .short = Uzavřené město přináší 2 body za kartičku.
BASE-7-4 = V některých částech města je malý štít, erb. Každý erb v uzavřeném městě přináší 2 body navíc.
    .title = Erby
    .short = Erb v uzavřeném městě přidává 2 body.
BASE-7-5 = Když se na jedné kartičce setkají dvě části téhož města, je to pořád jen jedna kartička. Počítá se jednou.
    .title = Kartička jen jednou
    .short = Kartička se počítá jednou, i se dvěma částmi města.
BASE-7-6 = I město ze dvou kartiček je město: jsou za něj 4 body.
    .title = Nejmenší město
    .short = Město ze 2 kartiček se boduje jako každé jiné.
BASE-7-7 = Podle staršího způsobu hry jsou za město ze dvou kartiček jen 2 body. Platí jen tehdy, když se na tom všichni domluví před hrou.
    .title = Varianta: malé město
    .short = Podle dohody přináší město ze 2 kartiček 2 body.

## 8. Více družiníků

BASE-8-1 = Tam, kde už figurka stojí, další postavit nejde. Kartička ale může později spojit dvě samostatné části, z nichž každá má svou figurku.
    .title = Jak se sejde víc družiníků
    .short = Víc družiníků se sejde, když se části spojí.
BASE-8-2 = Když se boduje cesta nebo město s figurkami více hráčů, spočítej družiníky. Kdo jich má nejvíc, dostává všechny body, ostatní nic.
    .title = Převaha
    .short = Kdo má převahu, má všechny body.
BASE-8-3 = Když mají dva nebo více hráčů stejný nejvyšší počet družiníků, dostane každý z nich plný počet bodů. Nic se nedělí.
    .title = Stejný počet
    .short = Při shodě má každý plný počet bodů.

## 9. Uzavřený klášter

BASE-9-1 = Podívej se na osm políček kolem kláštera, i na ta v rozích. Když na každém leží kartička, je klášter uzavřený.
    .title = Kdy je klášter uzavřený
    .short = Klášter je uzavřený, když ho obklopuje 8 kartiček.
BASE-9-2 = Komu patří mnich, ten má hned 9 bodů: 1 za kartičku s klášterem a 1 za každou z 8 kartiček kolem.
    .title = Body za klášter
    .short = Uzavřený klášter přináší 9 bodů.
BASE-9-3 = Nezáleží na tom, kdo přiloží poslední kartičku kolem kláštera. Body má ten, komu v klášteře patří mnich.
    .title = Uzavřít může kdokoli
    .short = Body má ten, komu patří mnich.

## 10. Návrat figurek

BASE-10-1 = Když se cesta, město nebo klášter započítá, vracejí se všechny jejich figurky do zásoby, i ty, které nic nezískaly.
    .title = Po bodování domů
    .short = Po bodování se figurky vracejí hráčům.
BASE-10-2 = Figurka zůstává na místě, dokud se její cesta, město nebo klášter neuzavře. Vzít si ji jen tak zpátky nejde.
    .title = Dřív ne
    .short = Figurku nelze vzít zpátky jen tak.
BASE-10-3 = V zásobě je figurka jako nová. Od příštího tahu ji můžeš znovu umístit.
    .title = Znovu k dispozici
    .short = Figurku, která se vrací, lze použít v příštím tahu.
BASE-10-4 = V jediném tahu se může stát tohle všechno: kartička něco uzavře, postavíš tam figurku, ta boduje a vrací se do zásoby. Pořadí je vždy stejné.
    .title = Tam a zpátky
    .short = Figurka může v jednom tahu přijít, bodovat a vrátit se.

## 11. Louky

BASE-11-1 = Zelené části, které jsou navzájem propojené, tvoří jednu louku, ať na jedné kartičce, nebo na mnoha.
    .title = Co je louka
    .short = Spojené části louky jsou jedna louka.
BASE-11-2 = Dokud hra běží, louka nic nepřináší. Sedlák musí být trpělivý.
    .title = Během hry bez bodů
    .short = Louky se bodují až na konci.
BASE-11-3 = Sedlák leží na své louce až do závěrečného vyhodnocení. Do té doby máš o figurku méně.
    .title = Sedláci zůstávají
    .short = Sedlák zůstává na louce do konce hry.
BASE-11-4 = Louka končí u cest, u hradeb a tam, kde končí krajina. Město, které leží uvnitř louky, ji nerozděluje.
    .title = Hranice louky
    .short = Louku ohraničují cesty, města a okraj krajiny.
BASE-11-5 = Když nová kartička propojí dvě louky, je z nich odteď jedna. Sedláci z obou ji mají společnou.
    .title = Louky srůstají
    .short = Spojené louky jsou jedna, i se všemi sedláky.
BASE-11-6 = Když kartička spojí louky a na některé z nich už leží sedlák, dalšího sedláka tam umístit nejde.
    .title = Spojená louka je obsazená
    .short = Spojená louka se sedlákem je obsazená.

## 12. Počítadlo bodů

BASE-12-1 = Ať jsou body za cokoli, počítací figurka popojde o tolik políček dopředu.
    .title = Všechny body na počítadle
    .short = Každý bod je vidět na počítadle.
BASE-12-2 = Po políčku 49 přijde figurka znovu na políčko 0 a jde dál. Z políčka 48 se třemi body dojde na políčko 1.
    .title = Pořád dokola
    .short = Počítadlo má 50 políček, od 0 do 49.
BASE-12-3 = Když tvoje figurka obejde počítadlo poprvé, vylož před sebe bodovací kartičku 50. Připomíná 50 bodů z tohoto kola.
    .title = Kartička 50
    .short = Po prvním kole se vyloží kartička 50.
BASE-12-4 = Když figurka obejde počítadlo podruhé, otoč svou bodovací kartičku. Na druhé straně má 100.
    .title = Kartička 100
    .short = Po druhém kole ukazuje kartička 100.
BASE-12-5 = Třetí kolo je vzácné, dostaneš se na něj hlavně při hře ve dvou. Pak ke kartičce 100 přibude ještě jedna kartička 50.
    .title = Třetí kolo
    .short = Po třetím kole přibude další kartička 50.
BASE-12-6 = Sečti čísla na svých bodovacích kartičkách a políčko, kde stojí tvoje počítací figurka. Kartičky jen připomínají celá kola, žádné body nepřidávají.
    .title = Jak přečíst skóre
    .short = Skóre = bodovací kartičky + políčko počítadla.

## 13. Konec hry

BASE-13-1 = Tah, ve kterém se přikládá poslední kartička, se ještě celý dohraje, i s figurkou a body. Potom hra končí.
    .title = Poslední kartička
    .short = Hra končí po tahu s poslední kartičkou.
BASE-13-2 = Po posledním tahu se počítají další body. Nejdřív za neuzavřené cesty, města a kláštery, potom za louky.
    .title = Závěrečné vyhodnocení
    .short = Na konci se boduje nejdřív neuzavřené, potom louky.

## 14. Neuzavřené části

BASE-14-1 = Neuzavřené cesty, města a kláštery přinášejí na konci hry body také, pokud na nich stojí družiník.
    .title = I neuzavřené přináší body
    .short = Na konci se boduje vše, kde stojí družiník.
BASE-14-2 = Za cestu, která zůstane neuzavřená, je 1 bod za každou její kartičku, stejně jako za uzavřenou.
    .title = Neuzavřená cesta
    .short = Neuzavřená cesta přináší 1 bod za kartičku.
BASE-14-3 = Za město s otevřenými hradbami je jen polovina: 1 bod za každou jeho kartičku.
    .title = Neuzavřené město
    .short = Neuzavřené město přináší 1 bod za kartičku.
BASE-14-4 = Erb ve městě, které zůstane neuzavřené, přináší 1 bod místo dvou.
    .title = Erb v neuzavřeném městě
    .short = Erb v neuzavřeném městě přidává 1 bod.
BASE-14-5 = Spočítej kartičku s klášterem a všechny kartičky, které leží kolem ní, i v rozích. Za každou je 1 bod.
    .title = Neuzavřený klášter
    .short = Neuzavřený klášter přináší 1 bod za sebe a 1 za každého souseda.
BASE-14-6 = U neuzavřených částí platí totéž co dřív: všechny body má ten, kdo tam má nejvíc družiníků, a při shodě má každý plný počet.
    .title = Převaha i na konci
    .short = I na konci má body ten, kdo má převahu; při shodě má každý plný počet.

## 15. Louky na konci hry

BASE-15-1 = Když leží na louce jediný sedlák, patří louka jeho hráči.
    .title = Jediný sedlák
    .short = Jediný sedlák vlastní louku.
BASE-15-2 = Když leží na louce víc sedláků, patří louka hráči, který jich tam má nejvíc.
    .title = Nejvíc sedláků
    .short = Louka patří tomu, kdo na ní má nejvíc sedláků.
BASE-15-3 = Když má více hráčů na louce stejný nejvyšší počet sedláků, patří louka každému z nich.
    .title = Shoda na louce
    .short = Při shodě patří louka všem, kdo mají nejvíc.
BASE-15-4 = Každý vlastník louky počítá uzavřená města, která leží na louce nebo se dotýkají jejího okraje. Za každé má 3 body a s nikým se nedělí.
    .title = Body za louku
    .short = Louka přináší 3 body za každé uzavřené město.
BASE-15-5 = Pro sedláka má maličké město stejnou cenu jako obrovské: 3 body.
    .title = Velikost nerozhoduje
    .short = Pro louku má každé uzavřené město stejnou cenu.
BASE-15-6 = Město, které je na konci hry stále otevřené, sedlákům kolem sebe žádné body nepřinese.
    .title = Neuzavřená města nic nedají
    .short = Neuzavřená města louce nic nepřinášejí.
BASE-15-7 = Uzavřené město se může dotýkat více luk. Každé z nich přináší 3 body, a kdo vlastní dvě takové louky, má za ně body dvakrát.
    .title = Jedno město, více luk
    .short = Město přináší body každé louce, které se dotýká.
BASE-15-8 = Sedlákům se uzavřené město počítá, i když v něm nikdy žádný rytíř nestál nebo tam stáli jen cizí.
    .title = Na rytířích nezáleží
    .short = Nezáleží na tom, čí rytíři jsou ve městě.
BASE-15-9 = Jakmile jsou všechny louky vyhodnocené, žádné další body nepřibývají. Teď se skóre porovná.
    .title = Konec počítání
    .short = Po loukách je vše spočítané.
BASE-15-10 = Kdo má nejvíc bodů, vítězí. Když má stejný nejvyšší počet více hráčů, dělí se o vítězství.
    .title = Kdo vítězí
    .short = Vítězí ten, kdo má nejvíc bodů.
