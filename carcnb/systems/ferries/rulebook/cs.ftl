# Přívozy, pravidlo po pravidle, vlastními slovy. FER-3 je zpráva FER-3.

## 1. Kartička s jezerem

FER-1 = Kartička s jezerem se táhne a přikládá jako každá jiná: louka k louce, cesta k cestě, město k městu.
    .title = Přikládá se stejně
    .short = Kartičky s jezerem navazují jako všechny ostatní.
FER-2 = K jezeru vedou tři nebo čtyři cesty, a dokud tam není přívoz, je každá z nich samostatná. Lupič si vybere jednu z nich, a to takovou, na které ještě nikdo nestojí.
    .title = Lupič má jednu cestu
    .short = Na kartičce s jezerem stojí lupič na jedné z jejích cest.
FER-3 = Po umístění figurky přijde na nové jezero přívoz ze zásoby a propojí dvě z jeho cest. Které dvě, to si vybereš, ale vynechat ho nesmíš, ani když jsi žádnou figurku neumístil.
    .title = Na každé jezero přívoz
    .short = Na nové jezero patří hned přívoz, s figurkou i bez ní.
FER-4 = Cesty, které přívoz propojí, jsou jedna cesta. Kartička s jezerem se v ní počítá jednou, jako každá jiná.
    .title = Jedna cesta přes jezero
    .short = Přívoz spojí dvě cesty v jednu, kartička s jezerem se počítá jednou.
FER-5 = Cesta, které se přívoz nedotýká, v jezeře končí. Na břehu se uzavírá stejně jako na křižovatce.
    .title = Na břehu je konec
    .short = Bez přívozu cesta v jezeře končí.
FER-6 = Když kartička i přívoz leží, bodují se uzavřené cesty jako obvykle: tvoje vlastní, ale i ty cizí.
    .title = Uzavřené cesty bodují
    .short = Co je s přívozem uzavřené, boduje, ať to patří komukoli.
FER-7 = Přívoz může svést na jednu cestu lupiče několika hráčů. Od té chvíle ji mají společně a body získá, kdo jich tam má nejvíc; při shodě každý z nich.
    .title = Cizí lupiči pospolu
    .short = Hráči, které přívoz spojí, se o cestu dělí podle převahy.

## 2. Přemístění přívozu

FER-8 = Když tvoje kartička prodlouží cestu, k níž patří přívoz, smíš tento přívoz přemístit. Cesta, která na břehu jen končí, žádný přívoz nemá.
    .title = Smíš ho přemístit
    .short = Kdo prodlouží cestu s přívozem, smí ho přemístit.
FER-9 = Přívoz nikdy neopustí své jezero. Když ho přemístíš, propojí jiné dvě cesty téhož jezera, kterékoli chceš.
    .title = Vždycky na svém jezeře
    .short = Přívoz se přemísťuje na svém jezeře, k jiným dvěma cestám.
FER-10 = Přívoz smí opustit i tu cestu, kterou tvoje kartička právě prodloužila.
    .title = Smí cestu opustit
    .short = Přemístěný přívoz se prodloužené cesty dotýkat nemusí.
FER-11 = Na jedné cestě může být přívozů několik. Začni u své kartičky a jdi po cestě: přemístit smíš jen první přívoz, na který narazíš.
    .title = Jen ten nejbližší
    .short = Přemístit se smí jen přívoz nejbližší nové kartičce.
FER-12 = Když od tvé kartičky vedou cesty několika směry, projdi každý z nich. Nejbližší přívoz v každém směru smíš přemístit, v libovolném pořadí.
    .title = V každém směru jeden
    .short = V každém směru se smí přemístit nejbližší přívoz.
FER-13 = Za jednu kartičku se přívoz přemístí nejvýš jednou. Druhá kartička dvojitého tahu to dovolí znovu.
    .title = Jednou za kartičku
    .short = Za jednu kartičku se přívoz přemístí nejvýš jednou.
FER-14 = I kartička s jezerem může prodloužit cestu s přívozem. Pak se nejdřív umístí nový přívoz a ten už zůstane, kde je; teprve po něm smíš přemístit jiné.
    .title = Nejdřív nový přívoz
    .short = Nejdřív se umístí nový přívoz, pak se smí přemístit jiné.

## 3. Pořadí akcí

FER-15 = S jezerem je pořadí takové: kartička, figurka, nový přívoz, ostatní přívozy, body.
    .title = Když je tu jezero
    .short = Kartička, figurka, nový přívoz, ostatní přívozy, body.
FER-16 = Bez jezera na kartičce se nový přívoz neumísťuje: kartička, figurka, přívozy, body.
    .title = Když tu jezero není
    .short = Kartička, figurka, přívozy, body.
FER-17 = Teprve když má každý přívoz své místo, díváme se, které cesty jsou uzavřené. Poslední přemístění mohlo cestu uzavřít, znovu otevřít, rozdělit, nebo připojit k jiné.
    .title = Posuzuje se až nakonec
    .short = Cesty se posuzují až po přívozech.

## 4. S dalšími rozšířeními a na konci hry

FER-18 = Jezero s přívozem není hostinec: uzavřená cesta přes ně přinese 1 bod za kartičku. Skutečný hostinec u téže cesty platí jako vždy.
    .title = Hostinec to není
    .short = Jezero s přívozem není hostinec.
FER-19 = Přívoz může prodloužit cestu tvého stavitele, aniž k ní přibude kartička. Jen za to si druhou kartičku netáhneš.
    .title = Za přívoz žádný tah navíc
    .short = Prodloužení cesty jen přívozem druhou kartičku nedává.
FER-20 = V závěrečném vyhodnocení zůstanou přívozy, jak leží. Neuzavřená cesta přes jezero přinese 1 bod za kartičku jako každá jiná.
    .title = Na konci, jak leží
    .short = V závěrečném vyhodnocení zůstávají přívozy, jak leží.
