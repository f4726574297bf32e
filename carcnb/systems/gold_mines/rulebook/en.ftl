# Gold Mines, rule by rule, in our own words.

## 1. Putting down gold bars

GOLD-1 = Eight tiles show gold. You draw them and place them like all others.
    .title = Tiles with gold
    .short = A tile with gold is placed like any other.
GOLD-2 = Two gold bars come with a gold tile. One goes onto the tile itself, one onto a tile next to it, even if only their corners touch. You have to do this, even if the gold helps somebody else.
    .title = One here, one next to it
    .short = One bar goes onto the gold tile, one onto a tile beside it, diagonally too.
GOLD-3 = It does not matter how much gold lies on a tile already. You may always put another bar there.
    .title = Any number on a tile
    .short = A tile may carry any number of gold bars.
GOLD-4 = A gold bar lies on a tile, not in its city or on its road. So everything that this tile shows a part of may win it one day.
    .title = It belongs to the tile
    .short = A gold bar counts for every feature on its tile.
GOLD-5 = When both bars lie, your turn goes on as always: you may put a figure onto the gold tile.
    .title = Then the figure
    .short = A figure may be placed after the gold bars.

## 2. Handing out the gold

GOLD-6 = Something is complete, and gold lies on one of its tiles: then this gold is handed out. Bars that were only put down in this turn are handed out with the rest.
    .title = When something is complete
    .short = Completing a feature hands out the gold on its tiles.
GOLD-7 = Whoever has the most followers in the completed feature, and so scores it, takes all the gold from its tiles.
    .title = The owner takes it
    .short = The majority in a completed feature takes its gold.
GOLD-8 = The tiles of a road are all those it runs over. The tiles of a city are all those it stands on, however small the part is.
    .title = Tiles of a road or city
    .short = Every tile with a part of the road or city belongs to it.
GOLD-9 = Nine tiles belong to a monastery, its own and the eight around it. It does not matter what these show and who stands on them.
    .title = Tiles of a monastery
    .short = A monastery has its own tile and the eight around it.
GOLD-10 = Several players may have a claim, because they share a majority or because several things are completed at once. Then they take one bar at a time, clockwise, beginning with the player whose turn it is. Whoever has no claim is passed over.
    .title = One at a time
    .short = Several players with a claim take bars one by one, clockwise.
GOLD-11 = You take only from the tiles of what you own yourself, alone or shared. It goes round and round until nobody has a claim to any bar.
    .title = Until all is taken
    .short = Players take only what they have a claim to, until it is all gone.
GOLD-12 = A field is never completed. Farmers get no gold.
    .title = No gold for farmers
    .short = Farmers get no gold.
GOLD-13 = Put the gold you have taken in front of you. All players may see how much you have.
    .title = Gold lies open
    .short = Gold bars lie open in front of their player.
GOLD-14 = A turn with a gold tile goes like this: tile, two bars, figure, points. The gold is handed out last.
    .title = Five steps
    .short = The order is: tile, bars, figure, points, handing out gold.

## 3. The end of the game

GOLD-15 = Gold that is still on the land when the game ends is taken away. It brings nothing to anybody, and the final scoring hands out none.
    .title = What is left on the land
    .short = Gold left on the land brings no points.
GOLD-16 = At the very end count your bars. Up to 3 are worth 1 point each, 4 to 6 are worth 2, 7 to 9 are worth 3, and from 10 on 4. The higher price is paid for all of them.
    .title = More bars, more for each
    .short = Each bar brings 1, 2, 3 or 4 points, the more bars the more.
