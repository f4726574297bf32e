# Cvičení a kvízy: otázky, nápovědy a co o odpovědi platí. A, B, C jsou písmena na desce.

## Témata
topic-placement = Přikládání kartičky
topic-claiming = Umísťování figurky
topic-points = Body
topic-majority = Nejvíc družiníků
topic-completion = Uzavřeno, nebo ne
topic-fields = Louky
topic-final = Závěrečné vyhodnocení
topic-puzzles = Úlohy: nejlepší tah

## Panel
exercise-where = Cvičení { $step } z { $steps }
exercise-tag = Cvičení
exercise-all-right = Správná je jedna možnost, nebo víc: označ všechny.
exercise-number = Odpověz celým číslem.
exercise-squares = Políčka
exercise-how-many = Kolik
exercise-cities = Města
exercise-points = Body

## Otázky
exercise-ask-fits = Na kolik políček lze tuto kartičku přiložit, když ji smíš otočit?
exercise-ask-fitting = Na která z označených políček lze tuto kartičku přiložit, když ji smíš otočit?
exercise-ask-why = Lze tuto kartičku přiložit na políčko A, když ji smíš otočit? Jestli ne, proč?
exercise-ask-claims = Hraje { $name }, kartička s písmeny je právě přiložená. Kam teď lze umístit družiníka?
exercise-ask-worth-city-complete = Město A je uzavřené. Kolik bodů přináší?
exercise-ask-worth-road-complete = Cesta A je uzavřená. Kolik bodů přináší?
exercise-ask-worth-monastery-complete = Klášter A je uzavřený. Kolik bodů přináší?
exercise-ask-worth-city = Hra teď končí. Kolik bodů přináší neuzavřené město A?
exercise-ask-worth-road = Hra teď končí. Kolik bodů přináší neuzavřená cesta A?
exercise-ask-worth-monastery = Hra teď končí. Kolik bodů přináší neuzavřený klášter A?
exercise-ask-worth-field = Hra teď končí. Kolik bodů přináší louka A?
exercise-ask-owners-city-complete = Město A je uzavřené. Kdo za ně dostane body?
exercise-ask-owners-road-complete = Cesta A je uzavřená. Kdo za ni dostane body?
exercise-ask-owners-monastery-complete = Klášter A je uzavřený. Kdo za něj dostane body?
exercise-ask-owners-city = Hra teď končí. Kdo dostane body za město A?
exercise-ask-owners-road = Hra teď končí. Kdo dostane body za cestu A?
exercise-ask-owners-monastery = Hra teď končí. Kdo dostane body za klášter A?
exercise-ask-owners-field = Hra teď končí. Kdo dostane body za louku A?
exercise-ask-share-city-complete = Město A je uzavřené. Kolik bodů za ně dostane { $name }?
exercise-ask-share-road-complete = Cesta A je uzavřená. Kolik bodů za ni dostane { $name }?
exercise-ask-share-monastery-complete = Klášter A je uzavřený. Kolik bodů za něj dostane { $name }?
exercise-ask-share-city = Hra teď končí. Kolik bodů za město A dostane { $name }?
exercise-ask-share-road = Hra teď končí. Kolik bodů za cestu A dostane { $name }?
exercise-ask-share-monastery = Hra teď končí. Kolik bodů za klášter A dostane { $name }?
exercise-ask-share-field = Hra teď končí. Kolik bodů za louku A dostane { $name }?
exercise-ask-gains = Kartička s písmenem A je právě přiložená a figurku nikdo neumísťuje. Kolik bodů v tomto tahu dostane { $name }?
exercise-ask-final = Hra teď končí. Kolik bodů v závěrečném vyhodnocení dostane { $name }?
exercise-ask-winner = Hra teď končí, body na počítadle platí. Kdo vítězí po závěrečném vyhodnocení?
exercise-ask-complete = Které z označených útvarů jsou uzavřené?
exercise-ask-open-city = Kolik otevřených konců má ještě město A?
exercise-ask-open-road = Kolik otevřených konců má ještě cesta A?
exercise-ask-open-monastery = Kolik políček kolem kláštera A je ještě prázdných?
exercise-ask-same = Která z označených míst patří ke stejné louce jako A?
exercise-ask-feeds = Hra teď končí. Která z označených měst přinášejí body louce A?
exercise-ask-cities = Hra teď končí. Kolik měst přináší body louce A?
exercise-ask-completes-city = Přilož kartičku tak, aby se uzavřelo město.
exercise-ask-completes-road = Přilož kartičku tak, aby se uzavřela cesta.
exercise-ask-completes-monastery = Přilož kartičku tak, aby se uzavřel klášter.
exercise-ask-close-city = Přilož kartičku tak, aby se uzavřelo město A.
exercise-ask-close-road = Přilož kartičku tak, aby se uzavřela cesta A.
exercise-ask-close-monastery = Přilož kartičku tak, aby se uzavřel klášter A.
exercise-ask-scores = { $n ->
    [one] Přilož kartičku, s figurkou nebo bez ní. V tomto tahu má za to { $name } dostat { $n } bod.
    [few] Přilož kartičku, s figurkou nebo bez ní. V tomto tahu má za to { $name } dostat { $n } body.
   *[other] Přilož kartičku, s figurkou nebo bez ní. V tomto tahu má za to { $name } dostat { $n } bodů.
}
exercise-ask-deploys-city = Přilož kartičku a umísti na ni rytíře.
exercise-ask-deploys-road = Přilož kartičku a umísti na ni lupiče.
exercise-ask-deploys-monastery = Přilož kartičku a umísti na ni mnicha.
exercise-ask-deploys-field = Přilož kartičku a polož na ni sedláka.
exercise-ask-best = Na tahu: { $name }. Kam tuhle kartičku přiložit a jakou figurku na ni postavit, pokud vůbec nějakou?

## Nápovědy: kam se podívat, potom jak na to
exercise-hint-fits-1 = Kartička se musí dotýkat jiné celou stranou a krajina musí navazovat na všech dotýkajících se stranách.
exercise-hint-fits-2 = Projdi okraj krajiny políčko po políčku. Na každém zkus všechna čtyři otočení a políčko počítej jednou.
exercise-hint-fitting-1 = Podívej se na všechny sousedy políčka, ne jen na jednoho.
exercise-hint-fitting-2 = Všimni si, co každý soused ukazuje směrem k políčku. Potom kartičku v duchu otáčej, dokud nenavazuje všechno.
exercise-hint-why-1 = Nejdřív zjisti, jestli vedle políčka leží nějaká kartička celou stranou.
exercise-hint-why-2 = Jestli ano, porovnej každou dotýkající se stranu, a to ve všech čtyřech otočeních.
exercise-hint-claims-1 = Družiníka lze umístit jen tam, kde na celém útvaru nikdo není.
exercise-hint-claims-2 = Sleduj útvar každého písmene přes všechny kartičky a hledej figurky, stojící i ležící.
exercise-hint-worth-whose = Nejdřív se podívej, jestli tam stojí nějaký družiník: když ne, body nejsou.
exercise-hint-worth-changed-1 = Něco na A mění, kolik bodů jeho kartičky přinášejí. Prohlédni si každou z nich.
exercise-hint-worth-city-1 = Body přinášejí kartičky města a také erby. Kolik, to záleží na tom, jestli je město uzavřené.
exercise-hint-worth-city-2 = Všechno, co patří k A, teď svítí. Každou kartičku počítej jednou a přidej erby.
exercise-hint-worth-road-1 = Body přináší každá kartička cesty. Cesta končí u domků křižovatky, u města a u kláštera.
exercise-hint-worth-road-2 = Všechno, co patří k A, teď svítí. Každou kartičku počítej jednou.
exercise-hint-worth-monastery-1 = Body přináší kartička kláštera a také každá kartička kolem něj.
exercise-hint-worth-monastery-2 = Klášter teď svítí. Spočítej jeho kartičku a potom ty kolem, i v rozích.
exercise-hint-worth-field-1 = Body přinášejí jen uzavřená města, která se louky dotýkají, každé jednou, ať je jakkoli velké.
exercise-hint-worth-field-2 = Louka A teď svítí. Jdi po jejím okraji a počítej uzavřená města.
exercise-hint-owners-1 = Počítají se jen družiníci na tomto útvaru, i když stojí daleko.
exercise-hint-owners-2 = Všechno, co patří k A, teď svítí. Spočítej družiníky každého hráče. Při shodě dostanou body všichni.
exercise-hint-share-1 = Nejdřív zjisti, kdo tam má nejvíc družiníků.
exercise-hint-share-2 = Všechno, co patří k A, teď svítí. Kdo má méně družiníků než někdo jiný, nedostane nic.
exercise-hint-gains-1 = Co kartička uzavírá? Může toho být víc.
exercise-hint-gains-2 = Projdi každý uzavřený útvar kartičky: kdo tam má nejvíc družiníků a kolik bodů přináší?
exercise-hint-final-1 = Počítá se každý neuzavřený útvar s družiníkem a každá louka.
exercise-hint-final-2 = Jdi od družiníka k družiníkovi. Přičti body tam, kde nikdo jiný nemá družiníků víc.
exercise-hint-winner-1 = Začni od bodů na počítadle a přičti závěrečné vyhodnocení.
exercise-hint-winner-2 = Spočítej, kolik komu přinese každý útvar s družiníkem. Při stejném počtu bodů je vítězství společné.
exercise-hint-complete-1 = Útvar je uzavřený, když na něm nic nezůstává otevřené.
exercise-hint-complete-2 = Všechny označené útvary teď svítí. Hledej strany, za kterými je prázdné políčko.
exercise-hint-open-1 = Sleduj útvar přes všechny kartičky, do všech stran.
exercise-hint-open-2 = Všechno, co patří k A, teď svítí. Spočítej strany, za kterými je prázdné políčko.
exercise-hint-open-squares-1 = Jde o osm políček kolem jeho kartičky, i o ta u rohů.
exercise-hint-open-squares-2 = Kartička teď svítí. Obejdi ji a spočítej políčka, na kterých žádná kartička neleží.
exercise-hint-same-1 = Louku ohraničují cesty a městské hradby. Pokračuje tam, kde se zelená dotýká zelené.
exercise-hint-same-2 = Jdi od každého písmene k A a nepřekroč cestu ani hradbu. Cesta k cíli může být dlouhá.
exercise-hint-feeds-1 = Jsou potřeba dvě věci: město je uzavřené a dotýká se louky.
exercise-hint-feeds-2 = Louka A teď svítí. Jdi po jejím okraji a vynech města, která jsou ještě otevřená.
exercise-hint-cities-1 = Počítají se jen uzavřená města, každé jednou, ať je jakkoli velké.
exercise-hint-cities-2 = Louka A teď svítí. Jdi po jejím okraji a počítej uzavřená města.
exercise-hint-completes-1 = Hledej útvar s jednou mezerou, kterou tato kartička zaplní.
exercise-hint-completes-2 = Otoč kartičku tak, aby tam nic nezůstalo otevřené.
exercise-hint-close-1 = Najdi všechno, co je na A ještě otevřené.
exercise-hint-close-2 = Všechno, co patří k A, teď svítí. Přilož kartičku na prázdné políčko vedle a otoč ji tak, aby se A uzavřelo.
exercise-hint-scores-1 = Co může tato kartička uzavřít a kdo tam stojí?
exercise-hint-scores-2 = Figurka umístěná teď boduje hned, když kartička uzavře něco, co nikdo nedrží.
exercise-hint-deploys-1 = Na útvaru nesmí stát žádná figurka, a to i s novou kartičkou.
exercise-hint-deploys-2 = Hledej místo, kde se kartička nepřipojí k útvaru, na kterém někdo stojí.
exercise-hint-best-1 = Co kartička uzavře a komu? Čí útvar zvětší a čí bude těžší dokončit? Vrátí se figurka domů?
exercise-hint-best-2 = Nejlepší místo je jedno z označených políček.

## Co platí
exercise-of = { $who }: { $what }
exercise-rule = { $short } ({ $rule })
exercise-verdict-fits = lze přiložit
exercise-verdict-edge = při každém otočení některá strana nenavazuje
exercise-verdict-corner = dotýká se jen roh
exercise-verdict-alone = vedle neleží žádná kartička
exercise-verdict-cell-taken = tady už kartička leží
exercise-why-fits = Ano, lze ji přiložit.
exercise-why-edge = Ne: při každém otočení některá strana nenavazuje.
exercise-why-corner = Ne: dotýká se jen roh.
exercise-why-alone = Ne: vedle neleží žádná kartička.
exercise-why-cell-taken = Ne: kartička tam už leží.
exercise-free = volno
exercise-complete = uzavřeno
exercise-never-complete = louka se nikdy neuzavírá
exercise-same-field = stejná louka jako A
exercise-other-field = jiná louka
exercise-feeds = uzavřeno a dotýká se louky
exercise-unfinished = dotýká se louky, ale není uzavřeno
exercise-apart = louky se nedotýká
exercise-count = { $name } { $n }
exercise-followers = Družiníci na útvaru: { $counts }.
exercise-owned = Body: { $names }. { $short }
exercise-most = { $count ->
    [one] Nejvíc: { $names }.
   *[other] Shoda, nejvíc: { $names }.
}
exercise-nobody-there = Nestojí tu žádný družiník, takže body nedostane nikdo.
exercise-no-points = { $name } v tomto tahu nedostane nic.
exercise-together = { $n ->
    [one] Dohromady { $n } bod.
    [few] Dohromady { $n } body.
   *[other] Dohromady { $n } bodů.
}

## Co odpovědi chybí
exercise-answered = Tvoje odpověď: { $answer }.
exercise-some-missing = { $n ->
    [one] Chybí jedna správná možnost.
    [few] Chybí { $n } správné možnosti.
   *[other] Chybí { $n } správných možností.
}
exercise-some-wrong = { $n ->
    [one] Jedna z označených možností neplatí.
    [few] { $n } z označených možností neplatí.
   *[other] { $n } z označených možností neplatí.
}
exercise-too-many = To je příliš mnoho.
exercise-too-few = To je příliš málo.
exercise-slip-part = To je jen část součtu: počítá se ještě něco.
exercise-slip-track = Otázka se ptá jen na body ze závěrečného vyhodnocení, ne na ty na počítadle.
exercise-slip-turns = Každé místo se počítá jednou, i když tam kartička navazuje ve více otočeních.
exercise-slip-points = Otázka se ptá na města, ne na body za ně.
exercise-show = Ukaž řešení
exercise-once-more = Zkus to znovu: po dalším pokusu se dozvíš všechno.
exercise-missing = Chybí: { $answers }.
exercise-wrong = Označeno, ale neplatí: { $answers }.

## Co by muselo platit
exercise-believed = Tvoje odpověď by byla správná, kdyby platilo: „{ $belief }“
exercise-believed-sum = V takovém součtu je: { $wrong }.
exercise-believed-line = V součtu má být: { $right }, ne { $wrong }.
exercise-believed-extra = Do součtu nepatří: { $wrong }.
exercise-believed-missing = V součtu má být ještě: { $right }.
exercise-twin = Zkusit podobnou úlohu
exercise-beside = Podobné cvičení

## Výsledek kvízu
quiz-title = Kvíz
quiz-instead = { $n ->
    [one] Jedno cvičení; spusť buňku a uvidíš ho
    [few] { $n } cvičení; spusť buňku a uvidíš je
   *[other] { $n } cvičení; spusť buňku a uvidíš je
}
quiz-step = Výsledek
quiz-right = Hned správně { $right } z { $n }
quiz-later = { $n ->
    [one] S nápovědou nebo na další pokus ještě { $n } odpověď.
    [few] S nápovědou nebo na další pokus ještě { $n } odpovědi.
   *[other] S nápovědou nebo na další pokus ještě { $n } odpovědí.
}
quiz-shown = { $n ->
    [one] Ukázáno { $n } řešení.
    [few] Ukázána { $n } řešení.
   *[other] Ukázáno { $n } řešení.
}
quiz-left = { $n ->
    [one] Bez odpovědi zbývá { $n } cvičení.
    [few] Bez odpovědi zbývají { $n } cvičení.
   *[other] Bez odpovědi zbývá { $n } cvičení.
}
exam-open = Ještě není hotovo
exam-waits = Výsledek se ukáže, až odpovíš na všechna.
exam-kept = Tvoje odpověď je zapsaná. Co bylo správně, se dozvíš, až odpovíš na všechna cvičení.
quiz-again = Stojí za zopakování:
quiz-believed = Tvoje odpovědi tomu odpovídají, ale pravidlo to není:
quiz-rule = { $title } ({ $rule })

## Najdi chybu
exercise-ask-wrong-complete = Útvar A je uzavřený a jeho body jsou tu řádek po řádku. Který řádek je chybný, pokud vůbec nějaký?
exercise-ask-wrong-unfinished = Hra teď končí a body za útvar A jsou tu řádek po řádku. Který řádek je chybný, pokud vůbec nějaký?
exercise-ask-wrong-turn = Hraje { $name }, orámovaná kartička je právě přiložená a figurku nikdo neumísťuje. Tady je, co tah přináší. Který řádek je chybný, pokud vůbec nějaký?
exercise-ask-wrong-final = Hra teď končí a tady je její závěrečné vyhodnocení. Který řádek je chybný, pokud vůbec nějaký?
exercise-hint-wrong-1 = Nejdřív si každý řádek spočítej, až potom čti součet: kdo dostane body a co se počítá.
exercise-hint-wrong-2 = To, o čem řádky jsou, teď svítí. Projdi je jeden po druhém: co se počítá, kolikrát a kolik to přináší.
exercise-lettered = { $kind } { $letter }
exercise-line = { $count ->
    [one] { $what }: { $sum }, dostane { $names }
   *[other] { $what }: { $sum }, tolik dostane každý: { $names }
}
exercise-line-owners = { $count ->
    [one] Body dostane { $names }
   *[other] Všechny body dostane každý z nich: { $names }
}
exercise-line-nobody = body nedostane nikdo
exercise-line-none = Žádný řádek není chybný
exercise-line-all-right = Žádný řádek není chybný.
exercise-line-wrong = Tento řádek je chybný: „{ $line }“.
exercise-line-believed = Tak počítá, kdo si myslí: „{ $belief }“
exercise-line-right = Má být: „{ $line }“.
exercise-line-too-many = Vůbec tam nemá být.
exercise-line-is-right = Tento řádek je správný: „{ $line }“.
exercise-line-is-there = Jeden z řádků je chybný.

## Vybarvi, co patří k sobě
exercise-paint = Klikni na každou část, která k tomu patří; dalším kliknutím ji vrátíš. Klávesami: šipky a Enter.
exercise-ask-paint-field = Která místa patří ke stejné louce jako A? Vybarvi celou louku.
exercise-ask-paint-city = Které části patří ke stejnému městu jako A? Vybarvi celé město.
exercise-ask-paint-road = Které části patří ke stejné cestě jako A? Vybarvi celou cestu.
exercise-hint-paint-field-1 = Začni u A a pokračuj všude, kde se zelená dotýká zelené. Louku ohraničují cesty a městské hradby.
exercise-hint-paint-field-2 = U každého kraje kartičky se ptej, jestli zelená vedle cesty pokračuje. Počítá se i obejít konec cesty.
exercise-hint-paint-city-1 = Začni u A a pokračuj všude, kde město přechází přes kraj kartičky.
exercise-hint-paint-city-2 = Dvě části města na jedné kartičce patří k sobě jen tam, kde je nedělí hradba, nebo když je spojí jiná cesta dokola.
exercise-hint-paint-road-1 = Začni u A a jdi po cestě oběma směry.
exercise-hint-paint-road-2 = Cestu ukončují domky křižovatky, město a klášter: co vede dál z druhé strany, je jiná cesta.
exercise-paint-missing = { $n ->
    [one] Jedna část chybí: na desce je čárkovaně.
    [few] Chybějí { $n } části: na desce jsou čárkovaně.
   *[other] Chybí { $n } částí: na desce jsou čárkovaně.
}
exercise-paint-wrong = { $n ->
    [one] Jedna vybarvená část k tomu nepatří: na desce je přeškrtnutá.
    [few] { $n } vybarvené části k tomu nepatří: na desce jsou přeškrtnuté.
   *[other] { $n } vybarvených částí k tomu nepatří: na desce jsou přeškrtnuté.
}
exercise-paint-field = { $n ->
    [one] Louka má { $n } část.
    [few] Louka má { $n } části.
   *[other] Louka má { $n } částí.
}
exercise-paint-city = { $n ->
    [one] Město má { $n } část.
    [few] Město má { $n } části.
   *[other] Město má { $n } částí.
}
exercise-paint-road = { $n ->
    [one] Cesta má { $n } část.
    [few] Cesta má { $n } části.
   *[other] Cesta má { $n } částí.
}

## Pravděpodobnost
exercise-tiles = Kartičky
exercise-percent = Procenta
exercise-ask-left = Kolik ze zbývajících kartiček lze přiložit na políčko A, když je smíš otočit?
exercise-ask-chance = { $n ->
    [one] S jakou pravděpodobností, v celých procentech, půjde příští kartička přiložit na políčko A?
    [few] S jakou pravděpodobností, v celých procentech, půjde aspoň jedna z příštích { $n } kartiček přiložit na políčko A?
   *[other] S jakou pravděpodobností, v celých procentech, půjde aspoň jedna z příštích { $n } kartiček přiložit na políčko A?
}
exercise-ask-likeliest = Na které z označených políček půjde příští kartička přiložit s největší pravděpodobností?
exercise-hint-left-1 = Podívej se, co každý soused ukazuje směrem k políčku A. Zbývající kartičky vyjmenovává otázka.
exercise-hint-left-2 = Projdi zbývající kartičky druh po druhu, zkus všechna čtyři otočení a počítej každou.
exercise-hint-chance-1 = Nejdřív spočítej, kolik kartiček zbývá a kolik z nich se hodí na políčko A.
exercise-hint-chance-2 = Snazší je otázka, s jakou pravděpodobností se nehodí žádná. Vynásob pravděpodobnosti jednotlivých tahů, pokaždé s o jednu kartičku menší hromádkou, a součin odečti od 100 %.
exercise-hint-likeliest-1 = U každého políčka zjisti, co chtějí jeho sousedé a které zbývající kartičky to mají.
exercise-hint-likeliest-2 = Čím víc stran políčka se dotýká kartiček, tím méně kartiček se tam hodí. Spočítej je pro každé písmeno, každou zvlášť.
exercise-chance-left = Zbývá: { $tiles }.
exercise-chance-count = Ze zbývajících kartiček se tam hodí { $n } z { $left }.
exercise-chance-none = Žádná z nich nepřijde s pravděpodobností { $product } = { $none }.
exercise-chance = Pravděpodobnost je { $percent }.
exercise-slip-copies = Tolik druhů kartiček se hodí, ale některé jsou tam víckrát.
exercise-slip-none = To je pravděpodobnost, že se nehodí žádná.
exercise-slip-added = Pravděpodobnosti několika tahů se nedají sečíst: hodit se může víc kartiček.
exercise-slip-back = Tak by to bylo, kdyby se každá kartička před dalším tahem vrátila do hromádky.

### Cvičení rozšíření
exercise-strength = Síla na útvaru: { $counts }.
exercise-allowed = lze
exercise-goes-home = jde domů ({ $rule })
exercise-stays = zůstává
exercise-takes-none = { $name } si nebere nic.
exercise-by-throw = při hodu { $outcome }
exercise-no-throw = žádný hod tam nevede
exercise-nobody-scores = Body nedostane nikdo.
exercise-slip-whose = Tolik jich je dohromady, ale kdo si je bere?
exercise-ask-scorers = Kartička s písmenem A je právě přiložená a figurku nikdo neumísťuje. Kdo dostane v tomto tahu body?
exercise-hint-scorers-1 = Co kartička uzavírá a kdo tam má nejvíc družiníků?
exercise-hint-scorers-2 = Potom se podívej na počítadlo: nepatří část těch bodů ještě někomu?
exercise-ask-home = Kartička je přiložená a { $name } figurku neumísťuje. Které z označených figurek jdou v tomto tahu domů?
exercise-ask-home-pieces = Kartička je přiložená a { $name } figurku neumísťuje. Které z označených figurek v tomto tahu z krajiny odejdou?
exercise-hint-home-1 = Figurky jdou domů z toho, co se uzavřelo. Některé jdou domů i tehdy, když je ostatní nechají samotné.
exercise-hint-home-2 = Prohlédni útvar každé označené figurky přes všechny kartičky: je na něm ještě něco otevřené?
exercise-hint-may-1 = Jdi písmeno po písmenu: co tam je, je to uzavřené a kdo tam je?
exercise-hint-may-2 = U každého písmene ověř pravidlo právě této otázky. Co platí pro družiníky jindy, tady platit nemusí.
exercise-hint-uses-1 = Nepočítej, co uzavírá kartička, jen to, co přinese tohle.
exercise-hint-uses-2 = Najdi všechno, co se počítá, a potom násob.
exercise-hint-collects-1 = Co kartička uzavírá a co tam leží nebo je nakreslené?
exercise-hint-collects-2 = Projdi všechny kartičky toho, co se uzavřelo. Potom zjisti, komu to patří.
exercise-hint-reaches-1 = Začni u kartičky, která je právě přiložená.
exercise-hint-reaches-2 = Projdi hody jeden po druhém a najdi, kde každý z nich končí.
exercise-hint-spaces-1 = Podívej se na počítadlo: čí figurky stojí na kterém políčku?
exercise-hint-spaces-2 = Jdi políčko po políčku: stojí tam počítací figurka někoho jiného?
exercise-ask-allowed = { $name } má odpovědět na otázku: „{ $asked }“ Dovolují pravidla odpověď „{ $answer }“?
exercise-ask-allowed-at = { $name } má odpovědět na otázku: „{ $asked }“ Dovolují pravidla odpověď „{ $answer }“ pro místo A?
exercise-ask-allowed-both = { $name } má odpovědět na otázku: „{ $asked }“ Dovolují pravidla odpověď „{ $answer }“ pro místa A a B?
exercise-hint-allowed-1 = Na co přesně se v tuto chvíli hra ptá, a koho?
exercise-hint-allowed-1-deploy = Podívej se, co je A a které figurky na celém tomhle útvaru stojí nebo leží, třeba i daleko.
exercise-hint-allowed-1-skip = Podívej se na otázku: je to nabídka, nebo v krajině ještě něco chybí a musí to přijít dřív?
exercise-hint-allowed-2 = Někdy lze odmítnout a jindy ne, některá místa jsou uzavřená a některé věci mají v tahu svůj čas až později.
exercise-hint-allowed-2-marked = Co je označené, teď svítí. Podívej se, kdo a co tam je a jestli se otázka týká právě takových míst.
exercise-answer-none = Nic
exercise-allowed-so = Pravidla to dovolují.
exercise-lands = přistane
exercise-lands-nowhere = není kde přistát
exercise-lands-none = Při žádném
exercise-ask-follows = { $done } Kdo teď jako další něco táhne nebo rozhoduje, a co?
exercise-hint-follows-1 = Projdi tah popořadě: kartička, co přináší, figurka, body a co přichází po nich.
exercise-hint-follows-2 = U každého kroku zjisti, jestli je co dělat a kdo to dělá.
exercise-does-place = Hraje { $name } a přikládá tuto kartičku na políčko A, kam patří jediným způsobem.
exercise-does-skip-deploy = Kartička A je právě přiložená a { $name } figurku neumísťuje.
exercise-then-draw-tile = Tah končí a kartičku táhne { $name }.
exercise-then-draw-again = { $name } táhne v témže tahu druhou kartičku.
exercise-then-deploy = { $name } smí umístit figurku.
exercise-then-place = { $name } přikládá kartičku.
exercise-then-score = { $name } říká, co se zapíše nejdřív.
exercise-then-over = Nikdo: je po hře.

## Úlohy: o kolik je tah horší než nejlepší
puzzle-next = { $n ->
    [0] Jiné tahy jsou skoro stejně dobré.
    [one] Druhý nejlepší tah je asi o { $n } bod horší.
    [few] Druhý nejlepší tah je asi o { $n } body horší.
   *[other] Druhý nejlepší tah je asi o { $n } bodů horší.
}
puzzle-next-is = { $n ->
    [0] Jiné tahy jsou skoro stejně dobré. Čím se jeden z nich liší: { $line }
    [one] Druhý nejlepší tah je asi o { $n } bod horší. Čím se liší: { $line }
    [few] Druhý nejlepší tah je asi o { $n } body horší. Čím se liší: { $line }
   *[other] Druhý nejlepší tah je asi o { $n } bodů horší. Čím se liší: { $line }
}
puzzle-keeps = { $n ->
    [0] V zásobě už žádný družiník není.
    [one] V zásobě ti zůstane { $n } družiník.
    [few] V zásobě ti zůstanou { $n } družiníci.
   *[other] V zásobě ti zůstane { $n } družiníků.
}
puzzle-behind = { $n ->
    [0] Jiný tah je o něco lepší.
    [one] Jiný tah přinese asi o { $n } bod víc.
    [few] Jiný tah přinese asi o { $n } body víc.
   *[other] Jiný tah přinese asi o { $n } bodů víc.
}
puzzle-place-right = Místo je správné, ale to, co následuje, nejlepší není.

## Kolik stál tah v partii, která skončila
topic-mistakes = Co by bylo lepší?
mistakes-title = Kolik stály tahy? { $name }
mistakes-found = Lepší tah nalezen: { $n } z { $of }
mistakes-leave = Zpátky k partii
mistake-ask = { $n ->
    [one] Tah { $turn }, hraje { $name }: stál { $n } bod. Najdi lepší.
    [few] Tah { $turn }, hraje { $name }: stál { $n } body. Najdi lepší.
    [many] Tah { $turn }, hraje { $name }: stál { $n } bodu. Najdi lepší.
   *[other] Tah { $turn }, hraje { $name }: stál { $n } bodů. Najdi lepší.
}
mistake-played = Na osvětleném políčku se hrálo: { $what }
mistake-own = { $n ->
    [one] Z partie, za kterou ses ohlížel. Hraje { $name }: tenhle tah stál { $n } bod. Najdi lepší.
    [few] Z partie, za kterou ses ohlížel. Hraje { $name }: tenhle tah stál { $n } body. Najdi lepší.
    [many] Z partie, za kterou ses ohlížel. Hraje { $name }: tenhle tah stál { $n } bodu. Najdi lepší.
   *[other] Z partie, za kterou ses ohlížel. Hraje { $name }: tenhle tah stál { $n } bodů. Najdi lepší.
}
mistake-done = Hrálo se: { $what }
mistake-best = Nejlepší tah: { $what }
mistake-was = { $n ->
    [one] Odehraný tah stál { $n } bod: { $what }
    [few] Odehraný tah stál { $n } body: { $what }
    [many] Odehraný tah stál { $n } bodu: { $what }
   *[other] Odehraný tah stál { $n } bodů: { $what }
}
mistake-more = { $n ->
    [one] O { $n } bod víc než odehraný tah.
    [few] O { $n } body víc než odehraný tah.
    [many] O { $n } bodu víc než odehraný tah.
   *[other] O { $n } bodů víc než odehraný tah.
}
mistake-same = { $n ->
    [one] To je právě odehraný tah: jiný přinese o { $n } bod víc.
    [few] To je právě odehraný tah: jiný přinese o { $n } body víc.
    [many] To je právě odehraný tah: jiný přinese o { $n } bodu víc.
   *[other] To je právě odehraný tah: jiný přinese o { $n } bodů víc.
}
mistake-some = { $n ->
    [one] O { $n } bod víc než odehraný tah, a ještě o { $behind } horší než nejlepší.
    [few] O { $n } body víc než odehraný tah, a ještě o { $behind } horší než nejlepší.
    [many] O { $n } bodu víc než odehraný tah, a ještě o { $behind } horší než nejlepší.
   *[other] O { $n } bodů víc než odehraný tah, a ještě o { $behind } horší než nejlepší.
}
mistake-none = Lepší než odehraný tah to není: o { $behind } horší než nejlepší.
