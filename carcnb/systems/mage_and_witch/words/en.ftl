# Mage and Witch: what the board, the prompts and the log say.

system-mage_and_witch = Mage and Witch
about-mage_and_witch = The mage adds points to a road or city, the witch halves them, and eight tiles make one of the two move.

## Exercises
exercise-ask-may-magic-mage = { $name } has just laid a tile and picks the mage. To which of the marked places can the mage go?
exercise-ask-may-magic-witch = { $name } has just laid a tile and picks the witch. To which of the marked places can the witch go?
exercise-hint-may-1-magic = Who stands there does not matter. What kind of feature is it, is it complete, and is one of the two there already?
exercise-then-magic = { $name } puts the mage or the witch somewhere.
exercise-hint-allowed-1-magic = Look at the whole of A: is it complete, and where does the other one of the two stand?
exercise-then-magic_away = { $name } says which of the two leaves.

## What is asked
ask-magic = Mage or witch: which one goes where?
ask-magic-MW-8 = They are together now: which one goes where?
does-magic-mage = sends the mage to { $whose }, where each tile brings 1 point more
does-magic-witch = sends the witch to { $whose }, which then brings half
choice-magic-mage = Mage
choice-magic-witch = Witch
ask-magic_away = No place is left: which one leaves?
choice-magic_away-mage = The mage leaves
choice-magic_away-witch = The witch leaves

## Lines of a sum
line-mage = { $n ->
    [one] mage: { $n } tile × { $each }
   *[other] mage: { $n } tiles × { $each }
}
line-witch = { $n ->
    [0] witch halves: 0
    [one] witch halves: −{ $n }
   *[other] witch halves: −{ $n }
}

## The log
log-lying-mage = The mage stands there from the start
log-lying-witch = The witch stands there from the start
log-neutral-placed-mage = { $name } puts down the mage
log-neutral-placed-witch = { $name } puts down the witch
log-neutral-moved-mage = { $name } moves the mage
log-neutral-moved-witch = { $name } moves the witch
log-neutral-removed-mage = The mage goes back beside the landscape
log-neutral-removed-witch = The witch goes back beside the landscape

## Why not
why-asked-magic = Now the mage or the witch is placed or moved.
why-asked-magic_away = Now the mage or the witch leaves the board.
why-magic-must = There is a place to go to, so one of the two has to.
why-magic-leave = One of the two has to leave the board.
why-magic-first = The mage or the witch comes first.
why-magic-place = This is neither a road nor a city.
why-magic-complete = This road or city is already complete.
why-magic-both = The other one of the two is already here.
why-magic-same = It stands here already and has to go somewhere else.

## Lessons
lesson-legal-magic = That is allowed: this road or city is not complete, and who is there does not matter. (MW-3)

## On the board
figure-mage = Mage
card-figure-mage = The mage adds 1 point for each tile (MW-9)
figure-witch = Witch
card-figure-witch = The witch halves the points, rounded up (MW-10)

## What is believed, though the rules say otherwise
belief-mage-coats = The mage adds 1 point for every coat of arms, too.
belief-mage-coats-why = The mage looks at tiles alone.
belief-mage-doubles = The mage doubles what a road or city brings.
belief-mage-doubles-why = The mage adds one point per tile, however much a tile is worth.
belief-witch-down = Of an odd number the witch leaves the smaller half.
belief-witch-down-why = What is left is rounded up.
belief-mage-flat = The mage adds only 1 point.
belief-mage-flat-why = The mage adds one for every tile: count the tiles.
belief-witch-takes-all = A road or city with the witch brings nothing.
belief-witch-takes-all-why = The witch takes only half of it.
belief-magic-not-at-end = On what is unfinished the mage and the witch change nothing.
belief-magic-not-at-end-why = They work at the end of the game, too.
belief-magic-on-tile = The mage or the witch has to go to the tile just laid.
belief-magic-on-tile-why = Look over the whole landscape.
belief-magic-where-free = The mage and the witch may go only where nobody stands.
belief-magic-where-free-why = They belong to nobody and take nobody’s place.
belief-magic-on-monastery = The mage and the witch may go to a monastery, too.
belief-magic-on-monastery-why = They care for roads and cities alone.

## Signs on the tiles, in the legend of a worksheet
symbol-b-mage = Symbol of the mage

## Signs on a tile, as they are read aloud
sign-mage = symbol of the mage
