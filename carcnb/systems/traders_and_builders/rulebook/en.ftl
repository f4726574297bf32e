# Traders & Builders, rule by rule, in our own words. TB-BUILDER-6 is the message TB-BUILDER-6.

## 1. Material

TB-1 = With this expansion 24 more tiles go into the game. Everything the base game says stays true; here is only what is new.
    .title = 24 more tiles
    .short = The expansion adds 24 tiles.
TB-2 = There are 20 goods tokens: 9 of wine, 6 of grain and 5 of cloth.
    .title = Twenty goods tokens
    .short = There are 9 wine, 6 grain and 5 cloth tokens.
TB-3 = There are six builders and six pigs, one of each in every colour.
    .title = Builders and pigs
    .short = There is one builder and one pig of every colour.
TB-4 = With more tiles to place a game takes longer, about a quarter of an hour.
    .title = A longer game
    .short = The game takes about 15 minutes longer.

## 2. Placing tiles

TB-5 = The new tiles are shuffled among the others and placed just as they are: field to field, road to road, city to city.
    .title = Placed like the others
    .short = New tiles continue the landscape like all others.
TB-6 = A bridge is no crossing. On this tile one road runs from left to right and the other from top to bottom, and they do not meet.
    .title = A bridge is no crossing
    .short = The two roads of the bridge are not connected.
TB-7 = Under and beside the bridge the land is cut into four corners. They are four fields.
    .title = Four fields at the bridge
    .short = The bridge tile has four fields.
TB-8 = On one tile one road ends at the city and another at a cottage. The cottage is a real end, and the tile has three fields.
    .title = A road ends at the cottage
    .short = The cottage ends its road.
TB-9 = On one tile three roads lead to a monastery. Each of them is a road of its own and ends there.
    .title = Three roads end here
    .short = The three roads of this tile end at the monastery.
TB-10 = One tile shows parts of three cities that do not touch. They are three different cities.
    .title = Three cities on one tile
    .short = The three cities of this tile are separate.

## 3. Builder and pig

TB-11 = Besides your followers you have one builder and one pig in your supply.
    .title = Two special figures
    .short = Every player has one builder and one pig.
TB-12 = Builder and pig are placed in the figure step, on the tile you have just placed, like followers.
    .title = In the figure step
    .short = Builder and pig go onto the tile just placed.
TB-13 = A builder or a pig is your one figure for this tile. If you place it, no follower goes onto the tile.
    .title = Instead of a follower
    .short = A builder or pig takes the place of a follower.

## 4. Builder

TB-BUILDER-1 = The builder works on roads and in cities, nowhere else.
    .title = On roads, in cities
    .short = The builder stands on a road or in a city.
TB-BUILDER-2 = A field or a monastery is no place for a builder.
    .title = Not on fields
    .short = No builder goes onto a field or a monastery.
TB-BUILDER-3 = The builder needs company. It joins a road on which your thief stands already, or a city with your knight in it.
    .title = Joins an own follower
    .short = The builder joins an own thief or knight.
TB-BUILDER-4 = First your thief or knight is there, then a later tile makes the road or city longer, and onto that tile you may put the builder. Where the tile closes the road or city there is nothing left to build.
    .title = On the tile that extends
    .short = The builder goes onto a tile that extends, not one that completes.
TB-BUILDER-5 = It does not matter how far the builder stands from your thief or knight. It only has to be the same road or city.
    .title = Far is near enough
    .short = Any number of tiles may lie between builder and follower.
TB-BUILDER-6 = Your builder stands on a road or in a city from an earlier tile. Place a tile that makes it longer or completes it, and you have earned a double turn.
    .title = The double turn
    .short = Extending the builder’s road or city earns a second tile.
TB-BUILDER-7 = In a double turn you draw a second tile at once and place it. It may go anywhere, near the builder or far away.
    .title = The second tile
    .short = In a double turn a second tile is placed, wherever it fits.
TB-BUILDER-8 = Only the builder gives you a double turn. Nothing else in this expansion does.
    .title = Only the builder
    .short = Only a builder earns a double turn.
TB-BUILDER-9 = The second tile never brings a third. Even if it makes the builder’s road longer again, your turn ends after it.
    .title = No third tile
    .short = A double turn has two tiles, never three.
TB-BUILDER-10 = Each of the two tiles may get a figure. What came home after the first tile, builder or follower, may be placed on the second one right away.
    .title = A figure for each tile
    .short = Both tiles may get a figure, also one just returned.
TB-BUILDER-11 = Finish the first tile completely: score it and take the figures back. Only then comes the second one.
    .title = One after the other
    .short = The first tile is scored before the second is drawn.
TB-BUILDER-12 = As long as the road or city stays open, every later turn in which you extend it is a double turn again, once a turn.
    .title = Again and again
    .short = The builder can earn a double turn in every turn.
TB-BUILDER-13 = The builder stays at work until the road or city is complete. If your last follower leaves earlier, the builder goes home with it.
    .title = It stays at work
    .short = The builder stays until completion, but never without a follower.
TB-BUILDER-14 = When the road or city is complete, it is scored as usual. Then followers and builders all return to their players.
    .title = Home after scoring
    .short = After completion followers and builders return.
TB-BUILDER-15 = Builders of several players can work on the same road or in the same city.
    .title = Several builders
    .short = Several players may have a builder on one road or city.
TB-BUILDER-16 = What is true for a road and its thieves is true for a city and its knights.
    .title = Cities like roads
    .short = For builders cities work like roads.
TB-BUILDER-17 = A builder owns nothing. When you compare who has more followers, it is left out.
    .title = No help in a majority
    .short = A builder does not count in a majority.
TB-BUILDER-18 = With ferries a road can become longer although no tile is added to it. That earns no double turn.
    .title = Not by ferry
    .short = Extending a road by ferry alone earns no second tile.

## 5. Pig

TB-PIG-1 = The pig lives on a field. Place it on a field of the tile you have just placed.
    .title = On a field
    .short = The pig stands on a field of the new tile.
TB-PIG-2 = The pig needs a farmer of yours who is on that field already.
    .title = Joins an own farmer
    .short = The pig joins an own farmer.
TB-PIG-3 = The pig stays on its field until the game ends. Only if your last farmer leaves the field does it go home too.
    .title = It stays to the end
    .short = The pig stays until the end, but never without a farmer.
TB-PIG-4 = At the end your pig makes each complete city of its field worth 4 points to you instead of 3. The extra point has its own line.
    .title = Four points a city
    .short = With a pig each complete city of the field scores 4.
TB-PIG-5 = The pig pays only if the field is yours, alone or in a tie. On somebody else’s field it brings nothing.
    .title = Only for an owner
    .short = The pig pays only a player who owns the field.
TB-PIG-6 = A pig is no farmer. When you compare who has more farmers, it is left out.
    .title = No help in a majority
    .short = A pig does not count in a majority.

## 6. Goods

TB-GOODS-1 = Some city parts show what is made there: wine, grain or cloth.
    .title = Three kinds of goods
    .short = Some city parts show wine, grain or cloth.
TB-GOODS-2 = A completed city with goods is scored first, as always. The tokens come after that.
    .title = Points first
    .short = The city is scored before its goods are given out.
TB-GOODS-3 = Did you place the tile that completed the city? Then take one token for every symbol in it: two grain symbols, two grain tokens.
    .title = A token for each symbol
    .short = Whoever completes a city takes a token for each symbol.
TB-GOODS-4 = You get the tokens whether you have a knight in that city or not.
    .title = Without a knight
    .short = Goods need no knight of one’s own.
TB-GOODS-5 = You get the tokens even if nobody has a knight there.
    .title = An empty city too
    .short = Goods come from a city without knights too.
TB-GOODS-6 = The knights get the points of the city. For being the owner alone nobody gets a token.
    .title = Owners get points only
    .short = The owner of a city gets no goods for it.
TB-GOODS-7 = At the end, look at each kind of goods on its own. The player with the most tokens of a kind gets 10 points for it.
    .title = Ten points a kind
    .short = The most tokens of a kind score 10.
TB-GOODS-8 = If several players have equally many tokens of a kind and nobody has more, each of them gets 10 points.
    .title = Ten for each in a tie
    .short = In a tie for the most tokens each player scores 10.
