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

## The colours, as the names of players who have none
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-black = Black
seat-pink = Pink

## Kinds of figures
figure-meeple = Meeple

## Amounts
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
open-ends = { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
squares-missing = { $n ->
    [one] { $n } square missing
   *[other] { $n } squares missing
}
tiles-of-nine = { $n } of 9 tiles

## Names in a row: "Ada, Ben and Cyd"
names-more = { $names }, { $name }
names-last = { $names } and { $name }

### Prompts
who-plays = { $name } to play
who-thinks = { $name } is thinking
thinks-place = { $name } lays this tile
thinks-decides = { $name } decides

ask-place = Place the tile
ask-place-second = Place the second tile
ask-figure = Place a figure?
ask-choose = Choose one
ask-over = The game is over
over-facts = Point at a row to see where the points came from.
rematch-points = { $name } { $sum } = { $points }
rematch-compared = With the same tiles: { $all }.
step-tile = Tile
step-tile-second = Tile 2
step-figure = Figure
step-points = Points

fits-places = { $n ->
    [one] Fits in { $n } place
   *[other] Fits in { $n } places
}
figure-spots = { $n ->
    [0] No spot on the tile is free.
    [one] { $n } spot on the tile is free.
   *[other] { $n } spots on the tile are free.
}

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

## Which of several on one tile
note-there = { $where }, { $size }
refused-there = { $role } · { $where }
there-city-N = city at the top
there-city-NE = city at the top right
there-city-E = city on the right
there-city-SE = city at the bottom right
there-city-S = city at the bottom
there-city-SW = city at the bottom left
there-city-W = city on the left
there-city-NW = city at the top left
there-road-N = road at the top
there-road-NE = road from top to right
there-road-E = road on the right
there-road-SE = road from right to bottom
there-road-S = road at the bottom
there-road-SW = road from left to bottom
there-road-W = road on the left
there-road-NW = road from left to top
there-field-N = field at the top
there-field-NE = field at the top right
there-field-E = field on the right
there-field-SE = field at the bottom right
there-field-S = field at the bottom
there-field-SW = field at the bottom left
there-field-W = field on the left
there-field-NW = field at the top left
there-city-M = city in the middle
there-city-NS = city from top to bottom
there-city-WE = city from left to right
there-field-M = field in the middle
there-road-M = road in the middle
there-road-NS = road from top to bottom
there-road-WE = road from left to right

### What an action would do
outlook-city = Completes the city: { $gains }
outlook-road = Completes the road: { $gains }
outlook-monastery = Completes the monastery: { $gains }
then-city = Without a figure: City completed, { $gains }
then-road = Without a figure: Road completed, { $gains }
then-monastery = Without a figure: Monastery completed, { $gains }
gain = { $name } +{ $points }
gain-more = { $gains }, { $gain }
gain-claim = with a figure on it +{ $points }
gain-nobody = nobody scores

### The card of a feature
pill-complete = complete
pill-at-end = scores at the end
pill-no-farmers = no farmers in this game
card-who = { $count ->
    [one] { $names } would score
   *[other] { $names } would each score
}
card-who-now = { $count ->
    [one] { $names } scores
   *[other] { $names } each score
}
card-nobody = nobody
card-strength = { $who }. Strength: { $strengths }
card-of = { $label }: { $names }
card-unfinished-city = If left unfinished
card-unfinished-road = If left unfinished
card-unfinished-monastery = If left unfinished
card-complete-city = When complete, at least
card-complete-road = When complete, at least
card-complete-monastery = When complete
card-now = Complete now
card-unfinished-field = At the end, as it stands now

### Sums
# One key per kind of line an event can hold: `line-<what>`.
line-tile = { $n ->
    [one] { $n } tile × { $each }
   *[other] { $n } tiles × { $each }
}
line-coat_of_arms = { $n ->
    [one] { $n } coat of arms × { $each }
   *[other] { $n } coats of arms × { $each }
}
line-city = { $n ->
    [one] { $n } complete city × { $each }
   *[other] { $n } complete cities × { $each }
}
line-monastery = { $n ->
    [one] { $n } monastery × { $each }
   *[other] { $n } monasteries × { $each }
}
line-neighbour = { $n ->
    [one] { $n } neighbouring tile × { $each }
   *[other] { $n } neighbouring tiles × { $each }
}
sum-more = { $lines } + { $line }
sum = { $lines } = { $total }
sentence-sum = { $what } +{ $points }: { $sum }. ({ $rule })
# The rule by which somebody has a feature who has not the most followers there, behind a sentence with its sum.
sentence-owned = { $sentence } { $short } ({ $rule })
sentence-refusal = { $reason } { $short } ({ $rule })
sentence-refusal-whole = { $reason } ({ $rule })
sentence-rule = { $what }. ({ $rule })

## What was scored
completed-city = City completed
completed-road = Road completed
completed-monastery = Monastery completed
unfinished-city = Unfinished city
unfinished-road = Unfinished road
unfinished-monastery = Unfinished monastery
unfinished-field = Field

### The log, and what is read aloud
# Log lines have no full stop; `say-plain` puts it there when a line is read aloud.
log-turn = Turn { $number }: { $name }
log-drawn = { $name } draws a tile
log-removed = The tile fits nowhere and leaves the game
log-placed = { $name } places a tile
log-lying = A tile lies on the table from the start
log-deployed-city = { $name } places a knight
log-deployed-road = { $name } places a thief
log-deployed-monastery = { $name } places a monk
log-deployed-field = { $name } lays down a farmer
log-moved-city = { $name }: the figure becomes a knight
log-moved-road = { $name }: the figure becomes a thief
log-moved-monastery = { $name }: the figure becomes a monk
log-moved-field = { $name }: the figure lies down as a farmer
log-returned-city = { $name }: the knight returns to the supply
log-returned-road = { $name }: the thief returns to the supply
log-returned-monastery = { $name }: the monk returns to the supply
log-returned-field = { $name }: the farmer returns to the supply
log-nobody-city = City completed, nobody scores
log-nobody-road = Road completed, nobody scores
log-nobody-monastery = Monastery completed, nobody scores
log-final = The final scoring begins
say-plain = { $what }.
say-times = { $n ->
    [2] Twice: { $what }
    [one] { $what }
   *[other] { $n } times: { $what }
}
say-points = { $points ->
    [one] { $what }, { $name } { $points } point.
   *[other] { $what }, { $name } { $points } points.
}

### The end
final-wins = { $name } wins, { $score }
final-shared = Shared victory: { $names }, { $score }
final-during = During the game
final-scoring = Final scoring
final-city = Cities
final-road = Roads
final-monastery = Monasteries
final-field = Fields
final-unfinished-city = Unfinished cities
final-unfinished-road = Unfinished roads
final-unfinished-monastery = Unfinished monasteries
final-unfinished-field = Fields
final-others-turn = { $text } (turn of { $name })

### Why not
## One key per reason in carcnb/rules/refusals.py: `why-<key>`
why-over = The game is over.
why-not-offered = { $got } is not among the answers to this question; write one like { $like }.
why-asked = This is not asked now.
why-asked-draw = Now a tile is drawn.
why-asked-place = Now a tile is placed.
why-asked-deploy = Now a figure is placed, or the step is skipped.
why-verb = There is no action "{ $got }"; did you mean "{ $like }"?
why-compulsory = This step cannot be skipped.
why-not-drawn = The tile in hand is { $drawn }, not { $tile }.
why-cell-taken = A tile lies here already.
why-alone = Too far: no tile lies beside this place.
why-corner = Only a corner touches here.
why-edge-city-road = Does not fit: city meets road.
why-edge-city-field = Does not fit: city meets field.
why-edge-road-city = Does not fit: road meets city.
why-edge-road-field = Does not fit: road meets field.
why-edge-field-city = Does not fit: field meets city.
why-edge-field-road = Does not fit: field meets road.
# Terrain of an expansion that has no sentence of its own for it.
why-edge = Does not fit: { $mine } meets { $theirs }.
why-elsewhere = This is not the tile just placed.
why-no-spot = The tile has no spot { $spot }. It has: { $spots }.
why-occupied = { $count ->
    [one] Taken: { $names } is already here.
   *[other] Taken: { $names } are already here.
}
why-no-farmers = There are no farmers in this game.
why-no-figure = No figure of this kind is left in the supply.

## What a click or a typed word can run into
error-stale = The game has moved on. This is the newest board.
error-look-only = This board is for looking.
still-hint = Only a picture. Run this cell, and the board comes to life here.
error-quiet = Answer the question first; then the board tells all it knows.
error-lesson-read = Nothing is to be done on the board just now. Read on beside it.
error-undo = There is nothing to undo.
error-redo = There is nothing to redo.
error-rule = There is no rule called { $rule }. A rule is called by its id, such as BASE-7.3.
error-rule-near = There is no rule called { $rule }. Near it: { $near }.
error-system-near = There are no rules of { $system }. Did you mean { $near }?
error-system = There are no rules of { $system }. There are those of: { $known }.
error-question = Nothing in the rules answers “{ $question }”. Ask with words of the game, or list the rules of a system: { $known }.
error-question-near = Nothing in the rules answers “{ $question }”. Words near it: { $near }. Or list the rules of a system: { $known }.

## A game that is handed on
share-turn = As this turn began.
share-over = The game is over; there is no position to go on from.
