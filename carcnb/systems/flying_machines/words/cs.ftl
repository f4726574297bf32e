# Létající stroje: co říká deska, dotazy a záznam.

system-flying_machines = Létající stroje
about-flying_machines = Z osmi kartiček může figurka odletět o jedno až tři políčka a přistát na tom, co ještě není uzavřené, i když už tam někdo stojí.

## Cvičení
exercise-ask-may-land = Kostka je hozená a figurka přilétá na kartičku s písmeny. Hraje { $name }. Kde smí figurka přistát?
exercise-hint-may-1-land = Kdo tam stojí, nevadí. Jaký je to útvar a je uzavřený?
exercise-ask-reaches-fly = Hraje { $name } a figurka vzlétá z právě přiložené kartičky, té s létajícím strojem. Na která z označených políček ji kostka může dovést?
exercise-hint-reaches-1-fly = Stroj míří jedním směrem a na kostce je 1, 2 a 3.
exercise-ask-lands-fly = { $name } nechá letět figurku z kartičky A, na které je létající stroj. Při kterých číslech na kostce najde místo k přistání?
exercise-hint-lands-1-fly = Projdi všechna tři políčka: leží tam kartička a co je na ní?
exercise-hint-lands-2-fly = Místo je tam, kde na kartičce je cesta, město nebo klášter, které ještě nejsou uzavřené.
exercise-does-fly = Kartička A je právě přiložená a { $name } posílá figurku letět.
exercise-then-draw-die = { $name } hází kostkou.
exercise-then-land = { $name } volí, kde figurka přistane.
exercise-hint-allowed-1-fly = Podívej se na právě přiloženou kartičku: co na ní je pro let?
exercise-hint-allowed-1-land = Podívej se na kartičku, na kterou figurka dopadne: co je na ní A a je to uzavřené?

## Let
does-fly-meeple = letí s obyčejnou figurkou
does-fly-large = letí s velkou figurkou
does-fly = letí s figurkou: { $figure }
choice-fly-meeple = Letět s obyčejnou figurkou
choice-fly-large = Letět s velkou figurkou
choice-fly = Letět: { $figure }
ask-land = Kde figurka přistane?

log-flight-foreseen = Let: 1 → { $one ->
    [0] nikam
    [one] { $one } místo
    [few] { $one } místa
   *[other] { $one } míst
}, 2 → { $two ->
    [0] nikam
    [one] { $two } místo
    [few] { $two } místa
   *[other] { $two } míst
}, 3 → { $three ->
    [0] nikam
    [one] { $three } místo
    [few] { $three } místa
   *[other] { $three } míst
}

## Záznam hry
log-die-rolled = { $name } hází kostkou: { $number }
log-flight-failed = { $name }: není kde přistát, figurka se vrací do zásoby
log-flight-failed-by-you = není kde přistát, tvoje figurka se vrací

## Proč ne
why-fly-from = Let začíná jen u stroje na právě přiložené kartičce.
why-fly-kind = Tahle figurka zůstává na zemi.
why-asked-land = Figurka je ve vzduchu, teď přistává.
why-land-must = Figurka je ve vzduchu a přistát musí.
why-land-empty = Na tomto políčku žádná kartička neleží.
why-land-elsewhere = Let vede na jiné políčko.
why-land-field = Tohle je louka.
why-land-finished = Tahle část krajiny už je uzavřená.

## Lekce
lesson-legal-fly = To je dovoleno: na právě přiložené kartičce je stroj a v zásobě figurka. (FLY-2)
lesson-legal-land = To je dovoleno: není to uzavřené a nezáleží na tom, kdo tam stojí. (FLY-10)

## Co se často myslí, i když to pravidla říkají jinak
belief-land-on-field = Figurka smí přistát na louce.
belief-land-on-field-why = Přistává jako lupič, rytíř nebo mnich, nikdy jako sedlák.
belief-land-where-free = Figurka smí přistát jen tam, kde nikdo nestojí.
belief-land-where-free-why = Právě k tomu je létání dobré: přidá se k ostatním ze vzduchu.
belief-land-on-complete = Figurka smí přistát i na tom, co je uzavřené.
belief-land-on-complete-why = Hledej cesty, města a kláštery, kterým ještě něco chybí.
belief-land-one-monk = Do kláštera, ve kterém už mnich je, druhá figurka nesmí.
belief-land-one-monk-why = Ze vzduchu se dá přidat i do kláštera, stejně jako na cestu nebo do města.
belief-fly-as-printed = Stroj letí vždy stejným směrem, ať kartička leží jakkoli.
belief-fly-as-printed-why = Otoč si v duchu šipku s kartičkou.
belief-fly-far = Na kostce padne 1 až 6.
belief-fly-far-why = Je to zvláštní kostka: dál než o tři místa se neletí.
belief-fly-to-gap = Let skončí na prvním prázdném místě.
belief-fly-to-gap-why = Prázdná místa se přeletí; záleží jen na tom, kde let končí.
belief-monks-share = Body za klášter dostane každý, kdo v něm stojí.
belief-monks-share-why = Víc mnichů se počítá stejně jako lupiči nebo rytíři.

## Signs on the tiles, in the legend of a worksheet
symbol-fly = Létající stroj

## Značky na kartičce, jak se čtou nahlas
sign-flying_machine-N = létající stroj, letí nahoru
sign-flying_machine-NE = létající stroj, letí doprava nahoru
sign-flying_machine-E = létající stroj, letí doprava
sign-flying_machine-SE = létající stroj, letí doprava dolů
sign-flying_machine-S = létající stroj, letí dolů
sign-flying_machine-SW = létající stroj, letí doleva dolů
sign-flying_machine-W = létající stroj, letí doleva
sign-flying_machine-NW = létající stroj, letí doleva nahoru
