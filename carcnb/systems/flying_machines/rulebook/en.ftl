# Flying Machines, rule by rule, in our own words. FLY-1 is the message FLY-1.

## 1. The tile and the choice

FLY-1 = Eight tiles show a flying machine. They are drawn and placed like all others: what touches has to continue.
    .title = Placed like the others
    .short = Tiles with a flying machine continue the landscape like all others.
FLY-2 = You have placed a tile with a flying machine. Now choose one of three: keep your figures, put one on this tile as usual, or let one fly away.
    .title = Stay, place or fly
    .short = On a machine tile you place a figure, fly one, or do neither.
FLY-3 = The machine is only where a flight begins. You may use it whoever is already on this tile, no figure ever stays on it, and it brings no points.
    .title = Only a place to start
    .short = The machine is a take-off point, free whoever stands on the tile.

## 2. Direction and distance

FLY-4 = Every machine points one way: along a row, along a column, or slantwise across corners. Turn the tile before you place it and the direction turns with it.
    .title = The tile gives the direction
    .short = A figure flies where the machine on the placed tile points.
FLY-5 = Your figure sits in the machine and you throw the special die once. It shows 1, 2 or 3, each on two of its six sides, and that is how far the figure flies.
    .title = The die gives the distance
    .short = One throw gives the distance: 1, 2 or 3.
FLY-6 = Count that many squares from the machine, straight ahead. A slantwise flight goes from corner to corner, and empty squares on the way count too.
    .title = Counting the squares
    .short = The target lies that many squares from the machine, straight ahead.

## 3. The landing

FLY-7 = If there is a tile on the target square with a place to land, your figure has to land. Changing your mind is over once the die is thrown.
    .title = No way back
    .short = After the throw a figure that can land must land.
FLY-8 = If the target tile offers several places, you choose one of them.
    .title = The pilot chooses
    .short = The owner of the figure chooses among the places to land.
FLY-9 = A figure lands on a road, in a city or in a monastery that is still unfinished. What is complete is no place to land.
    .title = Only where it is unfinished
    .short = Only an unfinished road, city or monastery is a place to land.
FLY-10 = It does not matter who is already there. Your figure may join other players’ figures, or your own.
    .title = Taken is no obstacle
    .short = A figure may land where figures already stand.
FLY-11 = Fields are no landing place, not even empty ones. Farmers never arrive by air.
    .title = Never on a field
    .short = A figure never lands on a field.
FLY-12 = On a square without a tile nobody can land.
    .title = Not beside the landscape
    .short = An empty square is no place to land.
FLY-13 = Sometimes there is no place to land: the square is empty, or the tile has only fields and complete parts. Then the figure goes back to your supply, and you place no other figure on this tile, no builder and no pig either.
    .title = A flight in vain
    .short = Without a landing the figure comes home, and no other is placed.

## 4. The figures

FLY-14 = An ordinary meeple may fly, and so may the large one if you play with it.
    .title = Who may fly
    .short = Ordinary and large meeples may fly.
FLY-15 = Builder and pig stay on the ground. You may put them on the new tile as always, in place of a flight.
    .title = Builder and pig stay
    .short = Builder and pig may not fly.
FLY-16 = As soon as it has landed, your figure is a thief, knight or monk like any other. Majority, points and the way home: nothing is different.
    .title = A follower like any other
    .short = After landing a figure is an ordinary thief, knight or monk.
FLY-17 = By air a second monk can come into a monastery. When it is scored, whoever has the most monks there gets the points, in a tie each of them in full, and all monks go home.
    .title = Several monks
    .short = Several monks share a monastery by majority, as on roads.
FLY-18 = For a flight you need a figure in your supply. One that stands on the board cannot take off.
    .title = From your own supply
    .short = Only a figure from the own supply can fly.
FLY-19 = The flight comes before the scoring. If the place of landing is completed later in the same turn, your figure is there in time.
    .title = Before the scoring
    .short = The flight comes first, then the scoring.
