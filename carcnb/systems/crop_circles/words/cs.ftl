# Kruhy v obilí: co říká deska, dotazy a záznam.

system-crop_circles = Kruhy v obilí
about-crop_circles = Šest kartiček přiměje každého, aby ke své figurce přidal další, nebo některou vzal zpět: co z toho, vybere hráč na tahu.

## Cvičení
exercise-ask-may-add = { $turn } volí, že každý smí přidat figurku. Kam smí { $name } přidat družiníka?
exercise-hint-may-1-add = Podívej se, jaké znamení je na poslední kartičce: volá sedláky, lupiče nebo rytíře, a to jen tam, kde už vlastní je.
exercise-ask-may-remove = { $turn } volí, že každý bere figurku zpět. Kterou z označených figurek smí { $name } vzít zpět?
exercise-hint-may-1-remove = Podívej se, jaké znamení je na poslední kartičce: volá sedláky, lupiče nebo rytíře.
exercise-does-crop-A = Kartička A je dohraná a { $name } volí, že každý smí přidat figurku.
exercise-does-crop-B = Kartička A je dohraná a { $name } volí, že každý bere figurku zpět.
exercise-does-skip-add = Kruh v obilí je na kartičce A. { $name } figurku nepřidává.
exercise-then-crop = { $name } volí akci pro všechny.
exercise-then-add = { $name } smí přidat figurku.
exercise-then-remove = { $name } vybírá, kterou figurku vzít zpět.
exercise-hint-allowed-1-add = Podívej se na znak kruhu v obilí a na A: které figurky tohohle hráče jsou právě na tomhle útvaru?
exercise-hint-allowed-1-remove = Podívej se na znak kruhu v obilí: které figurky volá a co stojí na A?

## Otázky
ask-crop = Která akce platí pro všechny?
ask-add = Přidat figurku?
ask-remove = Vezmi jednu figurku zpět
does-crop-A = dovolí každému přidat figurku k jedné z těch, které kruh volá
does-crop-B = každému vezme zpět jednu z figurek, které kruh volá
skips-add = žádnou figurku nepřidá
choice-crop-A = A: každý smí přidat figurku
choice-crop-B = B: každý bere figurku zpět

## Záznam hry
log-sign-shown-field = Vidle: kruh v obilí volá sedláky
log-sign-shown-road = Kyj: kruh v obilí volá lupiče
log-sign-shown-city = Štít: kruh v obilí volá rytíře
log-adding-chosen-field = { $name } volí akci A: každý smí přidat sedláka
log-adding-chosen-road = { $name } volí akci A: každý smí přidat lupiče
log-adding-chosen-city = { $name } volí akci A: každý smí přidat rytíře
log-taking-back-chosen-field = { $name } volí akci B: každý bere sedláka zpět
log-taking-back-chosen-road = { $name } volí akci B: každý bere lupiče zpět
log-taking-back-chosen-city = { $name } volí akci B: každý bere rytíře zpět
log-passed-over-field = { $name } žádného sedláka nemá, pokračuje se dál
log-passed-over-road = { $name } žádného lupiče nemá, pokračuje se dál
log-passed-over-city = { $name } žádného rytíře nemá, pokračuje se dál
log-supply-empty = { $name } už nemá v zásobě figurku k přidání
log-adding-chosen-field-by-you = každý smí přidat sedláka
log-taking-back-chosen-field-by-you = každý bere zpět sedláka
log-passed-over-field-by-you = nemáš sedláka, nic neděláš
log-adding-chosen-road-by-you = každý smí přidat lupiče
log-taking-back-chosen-road-by-you = každý bere zpět lupiče
log-passed-over-road-by-you = nemáš lupiče, nic neděláš
log-adding-chosen-city-by-you = každý smí přidat rytíře
log-taking-back-chosen-city-by-you = každý bere zpět rytíře
log-passed-over-city-by-you = nemáš rytíře, nic neděláš
log-supply-empty-by-you = nemáš už figurku, kterou bys mohl přidat

## Proč ne
why-asked-crop = Teď se volí akce pro všechny.
why-asked-add = Teď se přidává figurka, nebo se krok přeskočí.
why-asked-remove = Teď se bere figurka zpět.
why-crop-called-field = Vidle volají jen sedláky.
why-crop-called-road = Kyj volá jen lupiče.
why-crop-called-city = Štít volá jen rytíře.
why-crop-follower = Přidávají a vracejí se jen družiníci.
why-crop-not-there = Taková figurka tohoto hráče tam nestojí.
why-crop-alone-field = Není tu sedlák téhož hráče.
why-crop-alone-road = Není tu lupič téhož hráče.
why-crop-alone-city = Není tu rytíř téhož hráče.
why-crop-separate-field = To je jiná louka na stejné kartičce a sedlák téhož hráče na ní není.
why-crop-separate-road = To je jiná cesta na stejné kartičce a lupič téhož hráče na ní není.
why-crop-separate-city = To je jiné město na stejné kartičce a rytíř téhož hráče v něm není.
why-crop-beside = Figurka se přidává přímo na kartičku, na které stojí vlastní figurka.

## Lekce
lesson-legal-add = To je dovoleno: na stejném místě stojí vlastní figurka stejného druhu. (CROP-6)
lesson-legal-remove = To je dovoleno: je to vlastní figurka toho druhu, který obrazec volá. (CROP-7)
lesson-legal-crop = To je dovoleno: kdo kartičku přiložil, volí za všechny A, nebo B. (CROP-3)

## Co se často myslí, i když to pravidla říkají jinak
belief-add-anywhere = Figurka se smí přidat kamkoli na útvar, kde stojí vlastní.
belief-add-anywhere-why = Přidává se hned k vlastní figurce, na tutéž kartičku.
belief-taken-back-scores = Figurka, která se akcí B bere zpět, svůj útvar boduje.
belief-taken-back-scores-why = Jde domů jen tak: nikdo neboduje.
belief-add-any-kind = Obrazec platí pro všechny figurky, ať ukazuje cokoli.
belief-add-any-kind-why = Obrazec říká, koho volá: sedláky, lupiče nebo rytíře.
belief-add-on-free = Figurka se smí přidat i tam, kde nikdo nestojí.
belief-add-on-free-why = Musí mít vedle sebe vlastní figurku.
belief-add-uncontested = Figurka se nesmí přidat tam, kde stojí i jiný hráč.
belief-add-uncontested-why = Ostatní nepřekážejí: hledej jen vlastní figurky.
belief-active-first = Jako první je na řadě ten, kdo kartičku s obrazcem položil.
belief-active-first-why = Nejdřív přijdou ostatní, hráč na tahu je poslední.
belief-take-anyones = Akcí B se smí poslat domů figurka kteréhokoli hráče.
belief-take-anyones-why = Podívej se, kdo je na řadě: každý bere zpět svou.

## Signs on the tiles, in the legend of a worksheet
symbol-cc-pitchfork = Kruh v obilí: vidle
symbol-cc-club = Kruh v obilí: kyj
symbol-cc-shield = Kruh v obilí: štít

## Značky na kartičce, jak se čtou nahlas
sign-crop_circle-pitchfork = kruh v obilí s vidlemi
sign-crop_circle-club = kruh v obilí s kyjem
sign-crop_circle-shield = kruh v obilí se štítem
