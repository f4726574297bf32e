# Zbojníci: co říká počítadlo, dotazy a záznam.

system-robbers = Zbojníci
about-robbers = Zbojník vedle cizí počítací figurky přinese polovinu bodů, o které se příště pohne; okradený o nic nepřijde.

## Cvičení
exercise-ask-spaces-robber = Kartička se zbojníkem je právě přiložená. Na která z těchto políček počítadla smí { $name } postavit zbojníka?
exercise-does-robber = Kartička se zbojníkem je právě přiložená, má písmeno A. { $name } staví zbojníka na políčko { $space }.
exercise-does-skip-robber = Kartička se zbojníkem je právě přiložená, má písmeno A. { $name } nechává zbojníka, kde je.
exercise-then-robber = { $name } smí postavit nebo přemístit zbojníka.
exercise-then-rob = { $name } říká, jestli z těchto bodů uloupí.
exercise-hint-allowed-1-robber = Podívej se na počítadlo: které figurky stojí na kterém políčku?

figure-robber = Zbojník

## Dotazy
ask-robber = Postavit zbojníka na počítadlo?
ask-robber-ROB-5 = Přemístit zbojníka?
does-robber = postaví zbojníka na políčko { $space } (stojí tam { $names }) a čeká na polovinu bodů, které odtud někdo získá
does-rob = z těchto bodů část uloupí
skips-robber = zbojníka na počítadlo nestaví
skips-rob = počká se zbojníkem na jiné body
choice-robber = Na políčko { $space }
note-beside = Stojí tam: { $names }
ask-rob = Uloupit z těchto bodů, nebo počkat na jiné?
choice-rob = Uloupit z těchto

## Řádky součtu a body, které nedává žádný útvar
line-stolen = polovina, zaokrouhleno nahoru
bonus-stolen = Uloupené body

## Záznam hry
log-track-figure-placed-robber = { $name } staví zbojníka na políčko { $space }
log-track-figure-moved-robber = { $name }: zbojník jde na políčko { $space }
log-track-figure-returned-robber = { $name }: zbojník se vrací do zásoby
log-player-robbed = { $name } loupí, oloupený hráč: { $victim }
log-player-robbed-by-you = { $points ->
    [one] tvůj zbojník získá { $points } bod
    [few] tvůj zbojník získá { $points } body
   *[other] tvůj zbojník získá { $points } bodů
}
log-player-robbed-to-you = { $points ->
    [one] zbojník, kterého má { $name }, získá { $points } bod
    [few] zbojník, kterého má { $name }, získá { $points } body
   *[other] zbojník, kterého má { $name }, získá { $points } bodů
}

## Proč ne
why-asked-robber = Teď se na počítadlo staví nebo přemísťuje zbojník, nebo se tento krok přeskočí.
why-asked-rob = Teď vlastník zbojníka říká, jestli z těchto bodů uloupí.
why-robber-land = Zbojník stojí na počítadle, nikdy na kartičce.
why-robber-space = Na tomto políčku žádná počítací figurka nestojí.
why-robber-own = Na tomto políčku stojí jen vlastní počítací figurka.
why-robber-same = Na tomto políčku už zbojník stojí.
why-rob-other = Teď se nezapisují body tohoto hráče.

## Lekce
lesson-legal-robber = To je dovoleno: stojí tam počítací figurka jiného hráče. (ROB-3)
lesson-legal-rob = To je dovoleno: figurka vychází z políčka, kde zbojník stojí. (ROB-7)

## Co se často myslí, i když to pravidla říkají jinak
belief-robbed-loses = Oloupený hráč přijde o body, které si zbojník vezme.
belief-robbed-loses-why = Zbojník body jen opíše, nikomu je nebere.
belief-robbed-down = Z lichého počtu dostane zbojník menší polovinu.
belief-robbed-down-why = Polovina se tu zaokrouhluje nahoru.
belief-robbed-whole = Zbojník dostane tolik bodů jako oloupený hráč.
belief-robbed-whole-why = Zapisované body vyděl dvěma.
belief-robs-arrivals = Zbojník oloupí figurku, která na jeho políčko přijde.
belief-robs-arrivals-why = Podívej se na políčko, ze kterého figurka vyráží.
belief-robber-anywhere = Zbojník smí na kterékoli políčko počítadla.
belief-robber-anywhere-why = Hledej figurky ostatních: čeká vedle některé z nich.
belief-robber-with-own = Zbojník smí i tam, kde stojí jen figurka jeho hráče.
belief-robber-with-own-why = Není tam nikdo, koho by mohl oloupit.
belief-robber-no-second = Zbojníka smí umístit jen hráč na tahu.
belief-robber-no-second-why = Smí to ještě jeden: nejbližší další, kdo má zbojníka v zásobě.

## Signs on the tiles, in the legend of a worksheet
symbol-b-robber = Symbol zbojníka

## Značky na kartičce, jak se čtou nahlas
sign-robber = symbol zbojníka
