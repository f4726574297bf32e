# Zlaté doly, pravidlo po pravidle, vlastními slovy.

## 1. Pokládání cihliček

GOLD-1 = Osm kartiček ukazuje zlato. Táhneš je a přikládáš jako všechny ostatní.
    .title = Kartičky se symbolem zlata
    .short = Kartička se zlatem se přikládá jako každá jiná.
GOLD-2 = Ke kartičce se zlatem patří dvě zlaté cihličky. Jednu polož přímo na ni a druhou na sousední kartičku; sousedí i ta, která se jí dotýká jen rohem. Položit je musíš, i kdyby zlato pomohlo někomu jinému.
    .title = Jedna sem, druhá vedle
    .short = Jedna cihlička patří na kartičku se zlatem, druhá na sousední, i diagonálně.
GOLD-3 = Nezáleží na tom, kolik zlata už na kartičce leží. Další cihličku na ni můžeš položit vždycky.
    .title = Na kartičku kolik chceš
    .short = Na jedné kartičce smí ležet libovolný počet cihliček.
GOLD-4 = Cihlička leží na kartičce, ne v jejím městě ani na její cestě. Získat ji tedy jednou může cokoli, co na té kartičce má svůj kousek.
    .title = Patří kartičce
    .short = Cihlička se počítá pro všechno, co na její kartičce je.
GOLD-5 = Když obě cihličky leží, pokračuje tah jako obvykle: na kartičku se zlatem můžeš umístit figurku.
    .title = Potom figurka
    .short = Po cihličkách lze umístit figurku.

## 2. Přidělení cihliček

GOLD-6 = Něco se uzavřelo a na některé z jeho kartiček leží zlato: to se teď přiděluje. Rozdají se i cihličky, které přibyly až v tomto tahu.
    .title = Když se něco uzavře
    .short = Po uzavření se přiděluje zlato, které na kartičkách leží.
GOLD-7 = Kdo má převahu v tom, co se uzavřelo, a tedy i body, bere z jeho kartiček všechno zlato.
    .title = Bere ten, kdo má převahu
    .short = Zlato bere hráč, který má převahu.
GOLD-8 = K cestě patří všechny kartičky, po kterých vede. K městu patří všechny, na kterých stojí aspoň jeho kousek.
    .title = Kartičky cesty a města
    .short = K cestě nebo městu patří každá kartička s jejich částí.
GOLD-9 = Ke klášteru patří devět kartiček, jeho vlastní a osm okolních. Je jedno, co na nich je a kdo na nich stojí.
    .title = Kartičky kláštera
    .short = Ke klášteru patří jeho kartička a osm okolních.
GOLD-10 = Nárok může mít víc hráčů najednou: převahu mají společně, nebo se uzavřelo víc věcí zároveň. Potom si berou po jedné cihličce po směru hodinových ručiček a začíná hráč, který je na tahu. Kdo nárok nemá, toho přeskočte.
    .title = Po jedné dokola
    .short = Má-li nárok víc hráčů, berou si po jedné po směru hodin.
GOLD-11 = Ber jen z kartiček toho, v čem máš sám převahu, ať celou, nebo společnou. Bere se pořád dokola, dokud zbývá cihlička, na kterou má někdo nárok.
    .title = Dokud něco zbývá
    .short = Každý bere jen to, na co má nárok, až do poslední cihličky.
GOLD-12 = Louka se nikdy neuzavírá. Sedláci žádné zlato nezískají.
    .title = Sedláci bez zlata
    .short = Sedláci žádné zlato nezískají.
GOLD-13 = Získané cihličky nech ležet před sebou. Všichni smějí vidět, kolik jich máš.
    .title = Zlato je vidět
    .short = Cihličky leží před svým hráčem tak, že jsou vidět.
GOLD-14 = Tah s kartičkou se zlatem má pět kroků: kartička, dvě cihličky, figurka, body. Zlato se přiděluje jako poslední.
    .title = Pět kroků
    .short = Pořadí je: kartička, cihličky, figurka, body, přidělení zlata.

## 3. Konec hry

GOLD-15 = Zlato, které na konci hry ještě leží v krajině, se odklidí. Nikomu nic nepřinese a při závěrečném vyhodnocení se žádné nepřiděluje.
    .title = Co zbude v krajině
    .short = Zlato, které zůstane v krajině, body nepřináší.
GOLD-16 = Úplně nakonec spočítej svoje cihličky. Do 3 cihliček je každá za 1 bod, při 4 až 6 za 2, při 7 až 9 za 3 a od 10 výš za 4. Vyšší cena platí pro všechny.
    .title = Čím víc, tím dražší
    .short = Cihlička je za 1 až 4 body podle toho, kolik jich máš.
