# Ferries: what the board, the prompts and the log say.

system-ferries = Ferries
about-ferries = Lakes with ferries join roads, and ferries can be moved, so that roads become longer, shorter, or complete.

## Exercises
exercise-ask-may-ferry = { $name } has just laid a tile. Which of the marked ferries may be moved now?
exercise-hint-may-1-ferry = Follow each road that leads away from the new tile, up to the first ferry.
exercise-does-skip-ferry = Tile A has just been laid, and { $name } leaves the ferries as they are.
exercise-then-ferry = { $name } says where a ferry lies.
exercise-hint-allowed-1-ferry = Look at the lake at A: which road ends lie at it, and was a ferry there before this turn?

## What is asked
ask-ferry = Which two roads does the ferry join?
ask-ferry-FER-3 = Lay the ferry: which two roads does it join?
ask-ferry-FER-8 = Move a ferry?
does-ferry = { $n ->
    [one] joins two roads by the ferry into a road of { $n } tile
   *[other] joins two roads by the ferry into a road of { $n } tiles
}
skips-ferry = leaves the ferries as they are
choice-ferry = Ferry
choice-ferry-NE = Top and right
choice-ferry-NS = Top and bottom
choice-ferry-NW = Top and left
choice-ferry-ES = Right and bottom
choice-ferry-EW = Left and right
choice-ferry-SW = Left and bottom

## The log
log-lying-ferry = A ferry lies there from the start
log-neutral-placed-ferry = { $name } lays a ferry
log-neutral-moved-ferry = { $name } moves a ferry

## Why not
why-asked-ferry = Now a ferry is laid or moved.
why-ferry-due = The new lake has no ferry yet.
why-ferry-first = First the new lake gets its ferry.
why-ferry-none = No ferry is there.
why-ferry-roads = Those are not two roads of this lake. It has: { $roads }.
why-ferry-same = The ferry joins these two roads already.
why-ferry-moved = This ferry has been moved already.
why-ferry-new = This is the new ferry, it stays where it was laid.
why-ferry-farther = Another ferry is nearer to the new tile.
why-ferry-elsewhere = The new tile does not belong to the road of this ferry.

## A lesson about what is allowed
lesson-legal-ferry = That is allowed: it joins two roads of its own lake. (FER-9)

## On the board
figure-ferry = Ferry
card-figure-ferry = A ferry joins two roads here (FER-4)

## What is believed, though the rules say otherwise
belief-lake-twice = A lake that a ferry crosses counts twice.
belief-lake-twice-why = It is one tile of one road now.
belief-lake-is-inn = The lake of a ferry is an inn for its roads.
belief-lake-is-inn-why = An inn is a house at a lake; a ferry’s lake has none.
belief-lake-uncounted = The tile with the lake does not count for the road.
belief-lake-uncounted-why = A road that reaches the lake lies on its tile.
belief-lake-joins = All roads at a lake are one road.
belief-lake-joins-why = Only the ferry joins two of them; the others end there.
belief-lake-open = A road that ends at a lake without a ferry is open there.
belief-lake-open-why = The shore closes it like a crossing.
belief-ferry-any-on-road = Every ferry on the road just extended may be moved.
belief-ferry-any-on-road-why = Follow the road from the new tile to the first ferry.
belief-ferry-anywhere = Every ferry on the board may be moved.
belief-ferry-anywhere-why = Begin at the new tile: its road has to lead to the ferry.
belief-ferry-needs-figure = A new lake gets a ferry only if a figure was put down.
belief-ferry-needs-figure-why = The ferry is part of the tile: it comes every time.

## Signs on the tiles, in the legend of a worksheet
symbol-lk = Lake

## Signs on a tile, as they are read aloud
sign-lake = lake in the middle
