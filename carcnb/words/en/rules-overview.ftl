# The course of a turn, the points and the figures at a glance, as far as the base game needs them.

## Course of a turn

TURN-1 = Every turn opens with a tile: draw it, show it and place it. Whatever the new tile sets off by itself happens right after that.
    .title = Slot 1: tile
    .short = First a tile is drawn and placed.
TURN-5 = In the figure step only one of your pieces goes onto the landscape. In the base game that is one ordinary figure.
    .title = Slot 2: one figure
    .short = One piece is placed, whatever its kind.
TURN-9 = After the figure step everything completed is counted, and the score figures walk along the track.
    .title = Slot 3: points
    .short = Then what is complete is scored.
TURN-15 = A step that has nothing to do in this turn, or that belongs to an expansion you do not use, is simply passed over.
    .title = Nothing to do
    .short = What does not apply is left out.

## Points at a glance

SCORE-1 = A complete road with a thief is worth 1 point for each tile.
    .title = Complete road
    .short = 1 point per tile.
SCORE-5 = A complete monastery with a monk is worth 9 points.
    .title = Complete monastery
    .short = 9 points.
SCORE-6 = A complete city with a knight is worth 2 points for each tile and 2 for each coat of arms.
    .title = Complete city
    .short = 2 points per tile and per coat of arms.
SCORE-12 = At the end of the game an unfinished road is worth 1 point for each tile.
    .title = Unfinished road
    .short = 1 point per tile.
SCORE-16 = At the end of the game an unfinished monastery is worth 1 point for its own tile and 1 for each tile around it.
    .title = Unfinished monastery
    .short = 1 point for itself and 1 per neighbouring tile.
SCORE-17 = At the end of the game an unfinished city is worth 1 point for each tile and 1 for each coat of arms.
    .title = Unfinished city
    .short = 1 point per tile and per coat of arms.
SCORE-21 = At the end of the game a field is worth 3 points for each complete city in it or at its border.
    .title = Field
    .short = 3 points per complete city.
SCORE-30 = Add up what the followers of each player count for; in the base game each counts 1. The player with the most gets the points, and in a tie each of the tied players gets all of them.
    .title = Who gets the points
    .short = The strongest get all the points.
SCORE-31 = The final scoring has an order: first what was left unfinished, then the fields. Expansions add their own counts before or after.
    .title = Order at the end
    .short = Unfinished features first, fields after them.

## Figures

FIG-1 = Followers and special figures belong to a player. Neutral pieces belong to nobody, and the base game has none.
    .title = Three sorts of pieces
    .short = There are followers, special figures and neutral pieces.
FIG-4 = A follower takes its name from its place: thief on a road, knight in a city, monk in a monastery, farmer on a field.
    .title = What followers are called
    .short = Thief on a road, knight in a city, monk in a monastery, farmer on a field.
