# Kruhy v obilí, pravidlo po pravidle, vlastními slovy.

## 1. Kartička

CROP-1 = Kartička s kruhem v obilí se táhne a přikládá jako každá jiná a můžeš na ni obvyklým způsobem umístit figurku.
    .title = Přikládá se jako ostatní
    .short = Kartička s kruhem v obilí se přikládá jako ostatní.
CROP-2 = Uzavře se kartičkou něco? To se nejdřív oboduje a figurky se odtamtud vrátí, teprve potom se děje něco dalšího.
    .title = Nejdřív bodování
    .short = Co se uzavřelo, boduje se před akcí.

## 2. Volba

CROP-3 = Po bodování vybere ten, kdo kartičku přiložil, akci A, nebo akci B a jeho volba platí pro všechny. Nevybrat žádnou nejde, i kdyby ani jedna k ničemu nebyla.
    .title = Jedna volba pro všechny
    .short = Hráč na tahu musí pro všechny zvolit A, nebo B.
CROP-4 = Pak hrají všichni jeden po druhém. Začíná hráč po levici hráče na tahu, hráč na tahu přijde na řadu jako poslední.
    .title = Hráč na tahu je poslední
    .short = Začíná hráč po levici, hráč na tahu je poslední.
CROP-5 = Obrazec v kruhu říká, koho volá: vidle sedláky na loukách, kyj lupiče na cestách, štít rytíře ve městech. Pro mnichy žádný obrazec není, a tak se jich akce nikdy netýká.
    .title = Tři obrazce
    .short = Vidle volají sedláky, kyj lupiče, štít rytíře.

## 3. Dvě akce

CROP-6 = V akci A smíš vzít jednu figurku ze zásoby a přidat ji k vlastní figurce stejného druhu: sedláka k sedlákovi, lupiče k lupiči, rytíře k rytíři. Kdo další tam stojí, nevadí.
    .title = Akce A: přidat jednu
    .short = V akci A smí přijít družiník k vlastní figurce stejného druhu.
CROP-7 = V akci B musíš jednu svou figurku toho druhu vzít z krajiny zpět do zásoby. Kterou, to si vybereš, body za ni ale nejsou.
    .title = Akce B: vzít jednu zpět
    .short = V akci B se jedna vlastní figurka toho druhu musí vzít zpět.
CROP-8 = Nemáš v krajině žádnou figurku toho druhu? Pak tě ostatní přeskočí, v akci A stejně jako v akci B.
    .title = Bez takové figurky
    .short = Kdo takovou figurku nemá, je přeskočen.
CROP-9 = Figurka, kterou v tomto tahu umístíš na kartičku s kruhem, se už počítá, až na tebe v akci přijde řada. Když se po bodování vrátila do zásoby, nepočítá se.
    .title = Nová figurka se počítá
    .short = Právě umístěná figurka se počítá, pokud se už nevrátila.
CROP-10 = V akci A nestačí, že jde o stejnou kartičku: musí to být totéž město, táž cesta nebo táž louka. Jiné město na kartičce, ve kterém tvůj rytíř není, se nehodí.
    .title = Stejná kartička nestačí
    .short = Jiný útvar na stejné kartičce nestačí.

## 4. Potom

CROP-11 = Když odehraje i hráč na tahu, pokračuje se jako obvykle a kartičku táhne další hráč. Ještě předtím by přišla jen druhá kartička dvojitého tahu.
    .title = Hra jde dál
    .short = Po akci pokračuje hra jako obvykle.
CROP-12 = Kartiček s kruhy v obilí je šest a hrát můžeš s libovolným počtem z nich. Stačí i jediná.
    .title = Šest nebo méně
    .short = Kartiček s kruhy smí být ve hře libovolný počet, i jedna.
