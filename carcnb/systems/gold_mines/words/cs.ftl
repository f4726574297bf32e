# Zlaté doly: co říká deska, dotazy a záznam.

system-gold_mines = Zlaté doly
about-gold_mines = Na kartičkách leží zlaté cihličky a kdo má převahu v tom, co se uzavře, ten si je bere: čím víc jich máš, tím víc je každá platná.

## Cvičení
exercise-ask-may-gold = Hraje { $name }, kartička se zlatem je právě přiložená a první cihlička leží na ní. Na která z označených políček lze položit druhou?
exercise-hint-may-1-gold = Druhá cihlička leží blízko první, ale ne na téže kartičce.
exercise-ask-may-take_gold = Něco se uzavřelo a dělí se zlato. Kterou z označených cihliček si teď smí vzít { $name }?
exercise-hint-may-1-take_gold = Zjisti, co se uzavřelo, komu to patří a na kterých kartičkách to leží.
exercise-ask-collects-gold_mines = Kartička s písmenem A je právě přiložená a figurku nikdo neumísťuje. Kolik zlatých cihliček si bere { $name }?
exercise-hint-collects-1-gold_mines = Co kartička uzavírá a kdo tam má nejvíc družiníků?
exercise-hint-collects-2-gold_mines = Spočítej cihličky na všech kartičkách toho, co se uzavřelo. Ke klášteru patří i osm kartiček kolem.
exercise-then-gold = { $name } říká, kam přijde druhá cihlička.
exercise-then-take_gold = { $name } si bere cihličku.
exercise-hint-allowed-1-gold = Podívej se na kartičku se zlatem a obejdi ji dokola i přes rohy. Kde je A?

## Dotazy
ask-gold = Kam položit druhou cihličku?
does-gold-free = položí cihličku na kartičku, kde nikdo nestojí
does-gold = položí cihličku tam, kde je { $whose }
does-take_gold = vezme tuto cihličku
choice-gold = Cihličku sem
ask-take_gold = Kterou cihličku vzít?
choice-take_gold = Vzít tuto cihličku

## Řádky součtu a body, které nedává žádný útvar
line-gold = { $n ->
    [one] { $n } zlatá cihlička × { $each }
    [few] { $n } zlaté cihličky × { $each }
   *[other] { $n } zlatých cihliček × { $each }
}
bonus-gold = Zlaté cihličky

## Záznam hry
log-lying-gold = Zlato tam leží od začátku
log-neutral-placed-gold = { $name } pokládá zlatou cihličku
log-neutral-removed-gold = Zlato mizí z krajiny
log-taken-gold = { $n ->
    [one] { $name } bere { $n } zlatou cihličku
    [few] { $name } bere { $n } zlaté cihličky
   *[other] { $name } bere { $n } zlatých cihliček
}

## Proč ne
why-asked-gold = Teď se pokládá druhá cihlička.
why-asked-take_gold = Teď se bere cihlička.
why-gold-own = Tady leží první cihlička, druhá patří na jinou kartičku.
why-gold-empty = Tady žádná kartička neleží.
why-gold-far = Tahle kartička se nedotýká kartičky se zlatem ani rohem.
why-gold-none = Tady žádná cihlička neleží.
why-gold-claim = Nic z toho, co se na této kartičce uzavřelo, tomuto hráči nepatří.

## Žetony
token-gold = Zlaté cihličky

## Lekce
lesson-legal-gold = To je dovoleno: tahle kartička se kartičky se zlatem dotýká, stranou nebo rohem. (GOLD-2)
lesson-legal-take_gold = To je dovoleno: na její kartičce se uzavřelo něco, v čem má tento hráč převahu. (GOLD-11)

## Na plánu
figure-gold = Zlatá cihlička
card-figure-gold = { $n ->
    [one] Leží tu { $n } zlatá cihlička pro toho, komu to po dokončení patří (GOLD-7)
    [few] Leží tu { $n } zlaté cihličky pro toho, komu to po dokončení patří (GOLD-7)
   *[other] Leží tu { $n } zlatých cihliček pro toho, komu to po dokončení patří (GOLD-7)
}

## Co se často myslí, i když to pravidla říkají jinak
belief-gold-to-finisher = Zlato dostane ten, kdo útvar uzavře.
belief-gold-to-finisher-why = Zlato jde s body: těm, komu útvar patří.
belief-gold-is-flat = Každá zlatá cihlička přináší 1 bod.
belief-gold-is-flat-why = Nejdřív cihličky spočítej, pak zjisti, jakou hodnotu má každá.
belief-gold-beside = Druhá cihlička nesmí na kartičku, která sousedí jen rohem.
belief-gold-beside-why = Podívej se na všechna místa kolem, i na rohy.
belief-gold-on-empty = Cihlička nesmí tam, kde už nějaká leží.
belief-gold-on-empty-why = Není žádná mez: na jedné kartičce jich smí ležet víc.
belief-gold-on-own = Na novou kartičku smějí obě cihličky.
belief-gold-on-own-why = Jedna tam zůstane, druhá jde k sousedům.
belief-gold-by-steps = První tři cihličky přinesou po 1 bodu, další tři po 2 a tak dál.
belief-gold-by-steps-why = Podle počtu najdi jednu hodnotu; mají ji všechny.
belief-gold-left-counts = Zlato, které na konci leží na cestě, ve městě nebo u kláštera, se počítá tomu, komu útvar patří.
belief-gold-left-counts-why = Počítej jen cihličky, které leží před hráčem.

## Signs on the tiles, in the legend of a worksheet
symbol-b-gold = Zlato

## Značky na kartičce, jak se čtou nahlas
sign-gold = zlato
