# Dárky: co říkají karty, dotazy a záznam.

system-gifts = Dárky
about-gifts = Kdo rozšíří, co patří jiným, smí si vzít dárek: kartu, kterou rozbalí později, než přiloží kartičku.

## Cvičení
exercise-ask-may-synod = { $name } rozbaluje dárek „Církevní sjezd“. Na která z označených míst smí družiník?
exercise-ask-may-sweep = { $name } rozbaluje dárek „Metař“. Která z označených míst smí { $name } zvolit?
exercise-ask-may-cash = { $name } rozbaluje dárek „Výplata“. Které z označených figurek se smí vrátit?
exercise-hint-may-1-synod = Musí to být klášter a nesmí být uzavřený. Kdo tam stojí, nevadí.
exercise-hint-may-1-sweep = Musí to být cesta a nesmí být uzavřená. Kdo tam stojí, nevadí.
exercise-hint-may-1-cash = Které z těchto figurek patří tomu, kdo dárek rozbaluje?
exercise-ask-uses-cash = { $name } rozbaluje dárek „Výplata“ a bere zpátky družiníka u písmene A. Kolik bodů to přinese?
exercise-hint-uses-1-cash = Počítá se každý družiník v témže útvaru, ať je čí chce, i ten, který se vrací.
exercise-ask-uses-sweep = { $name } rozbaluje dárek „Metař“ a volí cestu A. Kolik bodů za ni dostane { $name }?
exercise-hint-uses-1-sweep = Cesta se boduje jako na konci hry, pro toho, kdo tam má nejvíc družiníků.
exercise-ask-home-sweep = { $name } rozbaluje dárek „Metař“ a volí cestu, na které stojí figurka A. Které z označených figurek jdou domů?
exercise-hint-home-1-sweep = Cesta se nejdřív vyhodnotí. Koho je na ní pak ještě potřeba?
exercise-hint-home-2-sweep = Projdi cestu po všech jejích kartičkách a prohlédni každou figurku na ní, ať dostala body, nebo ne.
exercise-ask-home-change = { $name } rozbaluje dárek „Změna postavení“. Pokud figurka A leží, vstane, jinak si lehne jako sedlák. Které z označených figurek jdou domů?
exercise-hint-home-1-change = Koho tam figurka A nechává a kdo tam sám zůstat nesmí?
exercise-hint-home-2-change = Stavitel i selátko potřebují družiníka téhož hráče, na téže cestě, v témže městě nebo na téže louce.
exercise-does-take_gift = Kartička A je právě přiložená a { $name } si bere dárek.
exercise-does-skip-take_gift = Kartička A je právě přiložená a { $name } si dárek nebere.
exercise-then-gift = { $name } smí rozbalit dárek.
exercise-then-take_gift = { $name } si smí vzít dárek.
exercise-then-draw-gift = { $name } táhne kartu dárku.
exercise-then-synod = { $name } říká, na který klášter družiník půjde.
exercise-then-sweep = { $name } říká, která cesta se boduje.
exercise-then-cash = { $name } říká, který družiník se vrátí.
exercise-hint-allowed-1-gift = Podívej se na otázku: jde v ní o otevření dárku, nebo o jinou část tahu?
exercise-hint-allowed-1-take_gift = Podívej se, co právě přiložená kartička způsobila: náleží za to něco?

## Karty
card-gift-synod = Církevní sjezd
card-gift-synod-text = Postav družiníka ze zásoby na kterýkoli neuzavřený klášter, i když už tam někdo stojí. O umístění figurky v tomto tahu nepřijdeš.
card-gift-road_sweeper = Metař
card-gift-road_sweeper-text = Vyber kteroukoli neuzavřenou cestu. Hned se vyhodnotí jako na konci hry, pro toho, kdo tam má převahu, a všechny figurky z ní jdou domů.
card-gift-cash_out = Výplata
card-gift-cash_out-text = Vezmi zpátky jednoho svého družiníka, ať je kdekoli. Za každého družiníka v jeho útvaru, tvého i cizího, získáš 2 body; i za toho vráceného.
card-gift-change_position = Změna postavení
card-gift-change_position-text = Jeden tvůj družiník si na své kartičce lehne na louku jako sedlák, nebo tam jeden tvůj sedlák vstane. Nevadí, když už tam někdo je.
card-gift-take_two = Vem dvě karty
card-gift-take_two-text = Táhni druhou kartičku. Přilož tu, která se ti hodí víc; ta druhá se zamíchá zpátky mezi ostatní.
card-gift-hidden = Dárek

## Otázky
ask-gift = Rozbalit dárek?
ask-take_gift = Vzít si dárek?
ask-synod = Církevní sjezd: na který klášter?
ask-sweep = Metař: kterou cestu?
ask-cash = Výplata: který družiník se vrátí?
ask-change = Změna postavení: kdo a kam?
ask-keep = Vem dvě karty: kterou kartičku přiložíš?
does-take_gift = vezme si dárek, kartu na některý další tah
skips-take_gift = dárek si nevezme
skips-gift = žádný dárek teď neotevře
does-gift-synod = zahraje dárek Církevní sjezd: družiník jde do kteréhokoli neuzavřeného kláštera
does-gift-road_sweeper = zahraje dárek Metař: jedna cesta hned boduje a její figurky se vrátí domů
does-gift-cash_out = zahraje dárek Výplata: družiník se vrátí a přinese body
does-gift-change_position = zahraje dárek Změna postavení: družiník se položí, nebo vstane
does-gift-take_two = zahraje dárek Vem dvě karty: ze dvou kartiček přiložíš tu lepší
does-synod = pošle do tohoto kláštera družiníka
does-sweep = zamete cestu: { $whose }
does-keep = vybere k přiložení tuto kartičku
choice-take_gift = Vzít si dárek
choice-gift-synod = Církevní sjezd
choice-gift-road_sweeper = Metař
choice-gift-cash_out = Výplata
choice-gift-change_position = Změna postavení
choice-gift-take_two = Vem dvě karty
choice-synod = Družiníka do tohoto kláštera
choice-sweep = Tuto cestu
choice-cash = Tento družiník se vrátí
choice-change = Tento družiník změní postavení
choice-keep = Přiložit tuto kartičku
choice-change-city-field = Rytíř si lehne
choice-change-road-field = Lupič si lehne
choice-change-monastery-field = Mnich si lehne
choice-change-field-city = Ze sedláka bude rytíř
choice-change-field-road = Ze sedláka bude lupič
choice-change-field-monastery = Ze sedláka bude mnich

## Řádky součtu a body, které nedává žádný útvar
line-cashed = { $n ->
    [one] { $n } družiník × { $each }
    [few] { $n } družiníci × { $each }
   *[other] { $n } družiníků × { $each }
}
line-gift = { $n ->
    [one] { $n } nepoužitý dárek × { $each }
    [few] { $n } nepoužité dárky × { $each }
   *[other] { $n } nepoužitých dárků × { $each }
}
bonus-cash_out = Výplata
bonus-gifts = Nepoužité dárky

## Záznam hry
log-house-rule-gifts = Dárky vznikly jen pro základní hru; vedle jiných rozšíření jsou domácím pravidlem
log-card-taken-gift = { $name } si bere dárek
log-card-used-gift = { $name } rozbaluje dárek: { $card }
log-gift-due-road = { $name } prodlužuje cestu, na které má převahu { $owner }
log-gift-due-city = { $name } rozšiřuje město, ve kterém má převahu { $owner }
log-gift-without-effect = Tento dárek teď nemůže nic způsobit
log-tile-shuffled-back = { $name } si nechává jednu kartičku, druhá se vrací mezi ostatní
log-gift-due-road-by-you = za delší cestu, kterou drží { $owner }, si smíš vzít dárek
log-gift-due-city-by-you = za větší město, které drží { $owner }, si smíš vzít dárek
log-tile-shuffled-back-by-you = jednu kartičku si necháváš, druhá se vrací do zásoby
log-gifts-reshuffled = { $count ->
    [one] { $count } použitý dárek tvoří nový balíček
    [few] { $count } použité dárky se zamíchají do nového balíčku
   *[other] { $count } použitých dárků se zamíchá do nového balíčku
}

## Proč ne
why-asked-take_gift = Teď se rozhoduje, zda se dárek vezme.
why-asked-gift = Teď se smí rozbalit dárek, nebo se přiloží kartička bez něj.
why-asked-synod = Nejdřív se vykoná Církevní sjezd.
why-asked-sweep = Nejdřív se vykoná Metař.
why-asked-cash = Nejdřív se vykoná Výplata.
why-asked-change = Nejdřív se vykoná Změna postavení.
why-asked-keep = Nejdřív se vybere jedna z obou kartiček.
why-gift-not-due = Teď na žádný dárek nárok není.
why-gift-none = Všech 25 dárků leží před hráči.
why-gift-one = Za tuto kartičku už dárek v nabídce byl.
why-gift-hand = Tuto kartu hráč před sebou nemá.
why-gift-when = Teď není chvíle na rozbalování dárku.
why-gift-again = S touto kartičkou už jeden dárek rozbalený byl.
why-gift-skip = Dárek je rozbalený a vykonat se dá.
why-gift-synod = Žádný klášter tam není.
why-gift-synod-complete = Tento klášter už je uzavřený.
why-gift-sweep = Žádná cesta tam není.
why-gift-sweep-complete = Tato cesta už je uzavřená.
why-gift-sweep-named = Tato cesta mezi možnostmi je, jen pod jiným názvem: { $answer }
why-gift-cash = Takový družiník tohoto hráče tam není.
why-gift-change-tile = To nejsou dvě místa na jedné kartičce.
why-gift-change-whose = Takový družiník tohoto hráče tam není.
why-gift-change = Tím by se nikdo nepostavil ani si nelehl.
why-gift-change-complete = Co je tam uzavřené, už nikoho nepřijme.
why-gift-keep = To není žádná z obou kartiček.

## Lekce o tom, co je dovoleno
lesson-legal-take_gift = To je dovoleno: na cestě nebo ve městě, které kartička rozšířila, mají převahu jiní. (GIFT-3)
lesson-no-card-gift = { $name } za to žádný dárek nedostane.
lesson-legal-gift = To je dovoleno: kartička je tažená a ještě neleží. (GIFT-12)
lesson-legal-synod = To je dovoleno: klášter není uzavřený a na tom, kdo v něm je, nezáleží. (GIFT-18)
lesson-legal-sweep = To je dovoleno: cesta není uzavřená. (GIFT-20)
lesson-legal-cash = To je dovoleno: je to vlastní družiník. (GIFT-24)
lesson-legal-change = To je dovoleno: vlastní figurka na téže kartičce se buď postaví, nebo si lehne. (GIFT-27)

## Co se často myslí, i když to pravidla říkají jinak
belief-gifts-worthless = Dárky, které na konci zbudou, nepřinesou nic.
belief-gifts-worthless-why = Spočítej karty, které před hráčem leží: každá má své body.
belief-gift-own-too = Dárek je i za rozšíření útvaru, který hráči patří společně s ostatními.
belief-gift-own-too-why = Po položení kartičky spočítej družiníky: kdo na útvaru má podíl, dárek nedostane.
belief-gift-for-free = Dárek je i za rozšíření cesty nebo města, kde nikdo nestojí.
belief-gift-for-free-why = Dárek je za to, že někomu pomůžeš: podívej se, kdo tam stojí.
belief-cash-own = Výplata počítá jen vlastní družiníky.
belief-cash-own-why = Spočítej všechny, kdo tam stojí.
belief-cash-value = Výplata přinese tolik, jakou má útvar hodnotu.
belief-cash-value-why = Na kartičkách a erbech nezáleží: spočítej družiníky.
belief-sweep-own = Metař potřebuje cestu s vlastním družiníkem.
belief-sweep-own-why = Hodí se každá neuzavřená cesta.
belief-sweep-to-player = Body za Metaře dostane ten, kdo ho rozbalil.
belief-sweep-to-player-why = Podívej se, komu cesta patří.
belief-synod-free = Církevní sjezd potřebuje klášter, ve kterém nikdo nestojí.
belief-synod-free-why = Mniši se smějí sejít: hodí se i obsazený klášter.
