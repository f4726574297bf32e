# What the board, the prompts and the log say while a game is played.
# Keys that end in a kind (-city, -road, -monastery, -field; -knight, -thief, -monk, -farmer) are one whole sentence
# per kind on purpose: no sentence is built from pieces that would have to agree with each other.
# A player's name is inserted as it is: write sentences in which it need not be changed.

### Words for things

## Features, as a title
feature-city = City
feature-road = Road
feature-monastery = Monastery
feature-field = Field

## Roles: what a follower is called where it stands (FIG-4)
role-city = Knight
role-road = Thief
role-monastery = Monk
role-field = Farmer

## Kinds of figures
figure-meeple = Meeple

## Amounts
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
coats = { $n ->
    [one] { $n } coat of arms
   *[other] { $n } coats of arms
}
cities = { $n ->
    [one] { $n } complete city
   *[other] { $n } complete cities
}
figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
open-ends = { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
squares-missing = { $n ->
    [one] { $n } square missing
   *[other] { $n } squares missing
}
tiles-of-nine = { $n } of 9 tiles
tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}

## Names in a row: "Ada, Ben and Cyd"
names-more = { $names }, { $name }
names-last = { $names } and { $name }

### Prompts
who-plays = { $name } to play
who-waits = { $name } is choosing
wait-facts = Meanwhile, point at anything on the board to see what it is worth.

ask-place = Place the tile
ask-figure = Place a figure?
ask-choose = Choose one
ask-draw = Draw a tile
ask-over = The game is over
over-facts = Point at a row to see where the points came from.
step-tile = Tile
step-figure = Figure
step-points = Points
skip = Skip

fits-places = { $n ->
    [one] Fits in { $n } place
   *[other] Fits in { $n } places
}
fits-nowhere = Fits nowhere
figure-spots = { $n ->
    [0] No spot on the tile is free.
    [one] { $n } spot on the tile is free.
   *[other] { $n } spots on the tile are free.
}
figure-none-left = { $name } has no figure in the supply.

## The choices of the figure step
note-city = { $tiles ->
    [one] City, { $tiles } tile
   *[other] City, { $tiles } tiles
}
note-road = { $tiles ->
    [one] Road, { $tiles } tile
   *[other] Road, { $tiles } tiles
}
note-monastery = Monastery, { $tiles } of 9 tiles
note-field = { $cities ->
    [one] Field, { $cities } complete city
   *[other] Field, { $cities } complete cities
}
note-now = { $note }, +{ $points } now

### What an action would do
outlook-nothing = Nothing is completed here.
outlook-city = Completes the city: { $gains }
outlook-road = Completes the road: { $gains }
outlook-monastery = Completes the monastery: { $gains }
then-city = Then: City completed, { $gains }
then-road = Then: Road completed, { $gains }
then-monastery = Then: Monastery completed, { $gains }
gain = { $name } +{ $points }
gain-more = { $gains }, { $gain }
gain-nobody = nobody scores

### The card of a feature
pill-complete = complete
pill-at-end = scores at the end
card-who = { $count ->
    [one] { $names } would score
   *[other] { $names } would each score
}
card-who-now = { $count ->
    [one] { $names } scores
   *[other] { $names } each score
}
card-nobody = nobody
card-unfinished-city = If left unfinished
card-unfinished-road = If left unfinished
card-unfinished-monastery = If left unfinished
card-complete-city = When complete, at least
card-complete-road = When complete, at least
card-complete-monastery = When complete
card-now = Complete now
card-field = At the end, as it stands now

### Sums
line-tile = { $n ->
    [one] { $n } tile × { $each }
   *[other] { $n } tiles × { $each }
}
line-coat = { $n ->
    [one] { $n } coat of arms × { $each }
   *[other] { $n } coats of arms × { $each }
}
line-city = { $n ->
    [one] { $n } complete city × { $each }
   *[other] { $n } complete cities × { $each }
}
line-monastery = { $neighbours ->
    [0] monastery alone
    [one] monastery and { $neighbours } neighbour
   *[other] monastery and { $neighbours } neighbours
}
sum = { $lines } = { $total }
sentence-sum = { $what } +{ $points }: { $sum }. ({ $rule })
sentence-rule = { $what } ({ $rule })

## What was scored
completed-city = City completed
completed-road = Road completed
completed-monastery = Monastery completed
unfinished-city = Unfinished city
unfinished-road = Unfinished road
unfinished-monastery = Unfinished monastery
scored-field = Field

### The log, and what is read aloud
log-started = The start tile lies on the table.
log-turn = { $name } to play
log-drawn = { $name } draws a tile.
log-removed = The tile fits nowhere and leaves the game.
log-placed = { $name } places a tile.
log-deployed-city = { $name } places a knight.
log-deployed-road = { $name } places a thief.
log-deployed-monastery = { $name } places a monk.
log-deployed-field = { $name } lays down a farmer.
log-skipped = { $name } places no figure.
log-returned = { $n ->
    [one] { $name }: { $n } figure returns to the supply.
   *[other] { $name }: { $n } figures return to the supply.
}
log-nobody-city = City completed, nobody scores.
log-nobody-road = Road completed, nobody scores.
log-nobody-monastery = Monastery completed, nobody scores.
log-joined-city = Two parts of a city become one.
log-joined-road = Two parts of a road become one.
log-joined-field = Two parts of a field become one.
log-over = The last tile lies on the table. Now comes the final scoring.
say-points = { $points ->
    [one] { $what }, { $name } { $points } point.
   *[other] { $what }, { $name } { $points } points.
}
say-final = { $title }.
log-undone = One step back.
log-redone = One step forward.

### The end
final-wins = { $name } wins, { $score }
final-shared = Shared victory: { $names }, { $score }
final-during = During the game
final-scoring = Final scoring
final-total = Total
final-cities = Cities
final-roads = Roads
final-monasteries = Monasteries
final-fields = Fields
final-unfinished-cities = Unfinished cities
final-unfinished-roads = Unfinished roads
final-unfinished-monasteries = Unfinished monasteries

### Why not
## The tile
clash-city-road = Does not fit: city meets road.
clash-city-field = Does not fit: city meets field.
clash-road-city = Does not fit: road meets city.
clash-road-field = Does not fit: road meets field.
clash-field-city = Does not fit: field meets city.
clash-field-road = Does not fit: field meets road.
clash-turned = Turned this way it does not fit.
no-touch = Too far: it must touch a tile along a whole side.
no-corner = Only a corner touches: a whole side must.
no-cell-taken = A tile lies here already.
no-other-tile = This is not the tile that was drawn.
no-unknown-tile = There is no tile called { $tile }.

## The figure
taken = { $count ->
    [one] Taken: { $names } is already here.
   *[other] Taken: { $names } are already here.
}
no-supply = { $name } has no figure of this kind in the supply.
no-this-tile = A figure goes on the tile just placed.
no-farmers = Farmers stay out of this game.
no-absent-city = There is no city at this spot.
no-absent-road = There is no road at this spot.
no-absent-monastery = There is no monastery on this tile.
no-absent-field = There is no field at this spot.
no-segment = The tile has no spot called { $spot }.
no-figure-kind = There is no figure called { $kind } in this game.

## The moment
no-now-place = Now a tile is placed.
no-now-figure = Now a figure is placed or skipped.
no-now-other = This is not asked now.
no-over = The game is over.
no-stale = The game has moved on. This is the newest board.
no-look-only = This board is for looking.
no-undo = There is nothing to undo.
no-redo = There is nothing to redo.
no-unknown = This action is not known: { $action }
no-rule = There is no rule called { $rule }.
