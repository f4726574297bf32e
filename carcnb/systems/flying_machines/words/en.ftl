# Flying Machines: what the board, the prompts and the log say.

system-flying_machines = Flying Machines
about-flying_machines = From eight tiles a figure can fly one to three squares and land on an unfinished feature, even where somebody stands.

## Exercises
exercise-ask-may-land = The die has been thrown, and the figure of { $name } comes down on the tile with the letters. Where can it land?
exercise-hint-may-1-land = Whoever is there does not matter. What kind of feature is it, and is it complete?
exercise-ask-reaches-fly = { $name } lets a figure fly from the tile that has just been laid, the one with the machine. To which of the marked squares can the die lead?
exercise-hint-reaches-1-fly = The machine points in one direction, and the die has a 1, a 2 and a 3.
exercise-ask-lands-fly = { $name } lets a figure fly from tile A, the one with the machine. With which numbers of the die does it find a place to land?
exercise-hint-lands-1-fly = Look at each of the three squares: is there a tile, and what does it show?
exercise-hint-lands-2-fly = A tile has a place if a road, a city or a monastery on it is not complete yet.
exercise-does-fly = Tile A has just been laid, and { $name } lets a figure fly.
exercise-then-draw-die = { $name } throws the die.
exercise-then-land = { $name } chooses where the figure lands.
exercise-hint-allowed-1-fly = Look at the tile that was just placed, and at what it has to offer for a flight.
exercise-hint-allowed-1-land = Look at the tile on which the figure comes down: what is A there, and is it complete?

## The flight
does-fly-meeple = flies with a meeple
does-fly-large = flies with the large meeple
does-fly = flies with a figure: { $figure }
choice-fly-meeple = Fly with a meeple
choice-fly-large = Fly with the large meeple
choice-fly = Fly: { $figure }
ask-land = Where does the figure land?

log-flight-foreseen = A flight: 1 → { $one ->
    [0] nowhere
    [one] { $one } place
   *[other] { $one } places
}, 2 → { $two ->
    [0] nowhere
    [one] { $two } place
   *[other] { $two } places
}, 3 → { $three ->
    [0] nowhere
    [one] { $three } place
   *[other] { $three } places
}

## The log
log-die-rolled = { $name } throws the die: { $number }
log-flight-failed = { $name }: no place to land, the figure returns to the supply
log-flight-failed-by-you = no place to land, your figure comes back

## Why not
why-fly-from = A flight begins at the machine of the tile just placed, nowhere else.
why-fly-kind = This figure stays on the ground.
why-asked-land = The figure is in the air: now it lands.
why-land-must = The figure is in the air: it has to land.
why-land-empty = There is no tile on this square.
why-land-elsewhere = The flight leads to another square.
why-land-field = This is a field.
why-land-finished = This is already complete.

## Lessons
lesson-legal-fly = That is allowed: the tile just placed has a machine, and a figure is in the supply. (FLY-2)
lesson-legal-land = That is allowed: it is unfinished, whoever stands there. (FLY-10)

## What is believed, though the rules say otherwise
belief-land-on-field = A figure may land on a field.
belief-land-on-field-why = It lands as thief, knight or monk, never as a farmer.
belief-land-where-free = A figure may land only where nobody stands.
belief-land-where-free-why = That is what flying is for: it joins others from the air.
belief-land-on-complete = A figure may also land on what is complete.
belief-land-on-complete-why = Look for roads, cities and monasteries that still lack something.
belief-land-one-monk = A monastery on which a monk stands takes no second figure.
belief-land-one-monk-why = From the air a monastery can be joined like a road or a city.
belief-fly-as-printed = A machine always flies in the direction printed, however its tile lies.
belief-fly-as-printed-why = Turn the arrow in your mind with the tile.
belief-fly-far = The die shows 1 to 6.
belief-fly-far-why = It is a special one: no flight goes farther than three squares.
belief-fly-to-gap = A flight ends at the first empty square.
belief-fly-to-gap-why = A flight crosses gaps; only the square where it ends matters.
belief-monks-share = Everybody who stands on a monastery gets its points.
belief-monks-share-why = Several monks are counted like thieves or knights.

## Signs on the tiles, in the legend of a worksheet
symbol-fly = Flying machine

## Signs on a tile, as they are read aloud
sign-flying_machine-N = flying machine, flies up
sign-flying_machine-NE = flying machine, flies up to the right
sign-flying_machine-E = flying machine, flies to the right
sign-flying_machine-SE = flying machine, flies down to the right
sign-flying_machine-S = flying machine, flies down
sign-flying_machine-SW = flying machine, flies down to the left
sign-flying_machine-W = flying machine, flies to the left
sign-flying_machine-NW = flying machine, flies up to the left
