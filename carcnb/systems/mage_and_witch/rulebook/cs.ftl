# Mág a čarodějnice, pravidlo po pravidle, vlastními slovy. MW-1 je zpráva MW-1.

## 1. Uvedení do hry

MW-1 = Na osmi kartičkách je symbol mága. Táhneš je a přikládáš jako každou jinou.
    .title = Přikládají se stejně
    .short = Kartičky se symbolem mága navazují jako všechny ostatní.
MW-2 = Kartička se symbolem mága už leží v krajině. Ještě než začneš myslet na figurku, vyber si mága, nebo čarodějnici: uveď zvolenou magickou figurku do hry, a pokud už v krajině stojí, přemísti ji na jinou cestu nebo do jiného města.
    .title = Mág, nebo čarodějnice
    .short = Symbol uvede jednu magickou figurku do hry nebo ji přemístí jinam.
MW-3 = Stavějí se na cesty a do měst, které ještě nejsou uzavřené, kdekoli v krajině. Nezáleží na tom, jestli tam stojí družiníci. Na louku, do kláštera ani na nic uzavřeného nesmějí.
    .title = Na otevřenou cestu nebo město
    .short = Mág i čarodějnice patří jen na neuzavřenou cestu nebo do neuzavřeného města.
MW-4 = Ti dva se nesnesou. Na celou cestu ani do celého města, kde už stojí jeden z nich, nesmí druhý.
    .title = Nikdy spolu
    .short = Mág a čarodějnice nesmějí být na téže cestě ani v témže městě.
MW-5 = Jeden symbol pohne jednou magickou figurkou: ne oběma, ale ani žádnou. Dokud mají kam jít, vybrat musíš, i kdyby to pomohlo někomu jinému.
    .title = Vždycky právě jedna
    .short = Nasadit nebo přemístit se musí právě jedna magická figurka.
MW-6 = Někdy už v krajině nezbývá cesta ani město, kam by mohli jít. Potom jednu magickou figurku z krajiny odeber a polož ji vedle. Když tam žádná není, nestane se nic.
    .title = Když není kam
    .short = Když nejde nasadit ani přemístit, jedna magická figurka z krajiny odejde.
MW-7 = Potom pokračuje tah jako obvykle: na přiloženou kartičku můžeš umístit figurku.
    .title = Potom figurka
    .short = Figurka se umísťuje až po magické figurce.
MW-8 = Kartička může spojit dvě cesty nebo dvě města a mág s čarodějnicí jsou najednou spolu. Jednu z figurek pak musíš přemístit jinam, ještě než se začne bodovat. Je-li útvar touto kartičkou uzavřený, ovlivní jeho body jen ta, která v něm zůstane.
    .title = Když je kartička svede dohromady
    .short = Když je kartička svede dohromady, jedna z figurek musí hned jinam.

## 2. Co dělají s body

MW-9 = Když se uzavře cesta nebo město s mágem, přinese každá jejich kartička o bod víc.
    .title = Mág přidává
    .short = Mág přidává 1 bod za každou kartičku cesty nebo města.
MW-10 = Když se uzavře cesta nebo město s čarodějnicí, zbude z bodů jen půlka. Nevyjde-li celé číslo, zaokrouhluje se nahoru: z 5 bodů jsou 3.
    .title = Čarodějnice půlí
    .short = Čarodějnice nechává půlku bodů, zaokrouhlenou nahoru.
MW-11 = Nejdřív spočítej, kolik je cesta nebo město s magickou figurkou za bodů. Tolik pak získá každý, kdo v nich má převahu, sám i ve shodě s někým.
    .title = Všem vlastníkům stejně
    .short = Změněný počet bodů získává v plné výši každý s převahou.
MW-12 = Mág počítá jen kartičky. Erby přinesou to co vždycky, ale nic navíc.
    .title = Jen za kartičky
    .short = Za erby mág nepřidává nic.
MW-13 = Čarodějnice půlí všechno dohromady: kartičky, erby i to, co přidá hostinec nebo katedrála. Nejdřív se sčítá a teprve celý součet se jednou půlí.
    .title = Půlka z celku
    .short = Čarodějnice půlí celý součet i s erby.
MW-14 = Jakmile je cesta nebo město obodované, odejde magická figurka spolu s družiníky a leží vedle krajiny. Zpátky ji přivede až další kartička se symbolem mága.
    .title = Zpátky vedle krajiny
    .short = Po bodování jde magická figurka vedle krajiny a čeká na další symbol.
MW-15 = Na konci hry dělají totéž i s cestami a městy, které zůstaly otevřené: mág přidá bod za každou kartičku, čarodějnice vezme půlku.
    .title = Na konci také
    .short = V závěrečném vyhodnocení působí i na neuzavřené cesty a města.
MW-16 = Mniši a sedláci nemají v co doufat ani čeho se bát. Body za kláštery a louky se nikdy nemění.
    .title = Kláštery a louky ne
    .short = Kláštery a louky mág ani čarodějnice neovlivní.
