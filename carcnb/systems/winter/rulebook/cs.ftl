# Zimní krajina, pravidlo po pravidle, vlastními slovy.

## 1. Herní materiál a příprava

WIN-1 = Zimní krajina se skládá z 84 kartiček. Jedna z nich je startovní a poznáš ji podle tmavého rubu.
    .title = 84 kartiček krajiny
    .short = Kartiček je 84, jedna z nich je startovní.
WIN-2 = Pod sněhem je 72 kartiček úplně stejných jako v základní hře. Na zbylých 12 jsou zvířata.
    .title = 72 a 12
    .short = 72 kartiček je jako v základní hře, na 12 jsou zvířata.
WIN-3 = Hraje se přesně jako základní hra.
    .title = Stejná pravidla
    .short = Pravidla jsou stejná jako v základní hře.
WIN-4 = Dvanáct kartiček se zvířaty se řídí stejnými pravidly jako ostatní. Zvířata jsou jen na dívání.
    .title = Zvířata nic nedělají
    .short = Zvířata na hru nemají vliv.
WIN-5 = Figurek je 40 v 5 barvách, v každé barvě 8.
    .title = Čtyřicet figurek
    .short = V každé z 5 barev je 8 figurek.
WIN-6 = Hrát mohou dva až pět lidí, asi od osmi let.
    .title = Počet hráčů
    .short = Hrát může 2 až 5 hráčů.
WIN-7 = Postav jednu ze svých 8 figurek na políčko 0 počítadla bodů. Zbylých 7 ti zůstane.
    .title = Sedm figurek v zásobě
    .short = Jedna figurka stojí na políčku 0 počítadla, 7 zůstává v zásobě.
WIN-8 = Startovní kartička je jedna ze čtyř kartiček WinD: nahoře město a napříč cesta.
    .title = Startovní kartička
    .short = Startovní je jedna ze čtyř kartiček WinD.
WIN-9 = Stejné kartičky se mohou lišit domky, stromy a jinými obrázky. Na hře to nic nemění.
    .title = Drobné obrázky
    .short = Na drobných rozdílech v obrázcích nezáleží.
WIN-10 = V této edici nejsou kartičky 50 a 100 bodů. Že už obešla počítadlo, ukazuje sama počítací figurka.
    .title = Žádné bodové kartičky
    .short = Kartičky 50 a 100 bodů tu nejsou.

## 2. První hra

WIN-11 = Pokud hru teprve poznáváš, zahraj si poprvé bez sedláků. Louky jsou na hře to nejtěžší a počkají do druhé hry.
    .title = První hra bez sedláků
    .short = První hru je dobré hrát bez sedláků.
WIN-12 = Bez sedláků znamená: na louky nikdo figurky neumísťuje a body za ně nejsou. Všechno ostatní zůstává.
    .title = Co znamená „bez sedláků“
    .short = Bez sedláků se na louky figurky neumísťují a louky se nebodují.

## 3. Tah

WIN-13 = Vytáhni kartičku a přilož ji. V každém tahu je to povinné.
    .title = Kartička je povinná
    .short = Táhnout a přiložit kartičku se musí.
WIN-14 = Když kartičku nejde nikam přiložit, vyřaď ji ze hry a vytáhni jinou.
    .title = Kartička bez místa
    .short = Kartička, kterou nelze přiložit, je ze hry a táhne se jiná.
WIN-15 = Každou část kartičky posuzuj zvlášť. Když je obsazená cesta, může jít na kartičku mnich nebo sedlák, a když je obsazené město, lupič nebo sedlák.
    .title = Každá část zvlášť
    .short = Obsazená část nechává ostatní části kartičky volné.
WIN-16 = Figurka může vyrazit i vrátit se v jednom tahu: uzavři cestu, město nebo klášter, postav tam figurku, oboduj a vezmi si ji zpět.
    .title = Ven a zase domů
    .short = V jednom tahu lze figurku umístit, obodovat i vrátit.
WIN-17 = Více družiníků se dostane na jednu louku, cestu nebo do jednoho města jen jedním způsobem: stojí na oddělených částech a kartička je později spojí.
    .title = Jak se družiníci potkají
    .short = Více družiníků se sejde jen spojením oddělených částí.

## 4. Počítadlo bodů

WIN-18 = Počítadlo má 50 políček. Obejít ho můžeš tolikrát, na kolik máš bodů.
    .title = Pořád dokola
    .short = Počítadlo má 50 políček a lze ho obejít vícekrát.
WIN-19 = Když tvoje počítací figurka dojde znovu na políčko 0, polož ji. Ležící figurka znamená 50 bodů a k tomu body svého políčka.
    .title = Ležící počítací figurka
    .short = Ležící počítací figurka znamená 50 bodů navíc.
WIN-20 = Když získáš body, posuň svoji počítací figurku hned.
    .title = Body hned
    .short = Body se zaznamenávají hned.

## 5. Body

WIN-21 = Uzavřená cesta přinese 1 bod za kartičku, uzavřené město 2 za kartičku a 2 za erb, uzavřený klášter 9.
    .title = Co je uzavřené
    .short = Uzavřené: 1 za kartičku cesty, 2 za kartičku města a za erb, 9 za klášter.
WIN-22 = Nejmenší město má dvě kartičky. Uzavřené přinese 4 body jako každé jiné.
    .title = Malé město
    .short = Uzavřené město ze dvou kartiček přináší 4 body.
WIN-23 = Na konci přinese otevřená cesta 1 bod za kartičku, otevřené město 1 za kartičku a 1 za erb. Otevřený klášter přinese 1 za sebe a 1 za každou kartičku kolem.
    .title = Co je neuzavřené
    .short = Neuzavřené: 1 za kartičku a 1 za erb.
WIN-24 = Když se obodují neuzavřené cesty, města a kláštery, jdou jejich figurky domů. Potom přijdou na řadu louky.
    .title = Figurky jdou domů dřív
    .short = Figurky se vracejí dřív, než se bodují louky.
WIN-25 = Každému vlastníkovi louky přinese každé uzavřené město, které na ní nebo u ní stojí, 3 body.
    .title = Tři body za město
    .short = Každé uzavřené město u louky přinese vlastníkům 3 body.
WIN-26 = Louky se bodují až po skončení hry. Do té doby na nich sedláci zůstávají ležet.
    .title = Louky až na konci
    .short = Louky se bodují na konci a sedláci do té doby zůstávají.
WIN-27 = Vítězí, kdo má na konci nejvíc bodů.
    .title = Kdo vítězí
    .short = Vítězí hráč s nejvíce body.

## 6. Kartičky

WIN-28 = Seznam kartiček uvádí druhy WinA až WinX s počty, dohromady 72, a kartičky se zvířaty WinTierA až WinTierL po jedné. V přehledu zbývajících kartiček vidíš, kolik jich ještě přijde.
    .title = Seznam kartiček
    .short = Každý druh kartičky má svůj pevný počet.
