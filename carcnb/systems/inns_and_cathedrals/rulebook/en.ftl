# Inns & Cathedrals, rule by rule, in our own words. IC-20 is the message IC-20.

## 1. Material

IC-1 = With this expansion 18 more tiles go into the game. Everything the base game says stays true; here is only what is new.
    .title = 18 more tiles
    .short = The expansion adds 18 tiles.
IC-2 = On six of the new tiles an inn stands by a lake, next to a road.
    .title = Six inns
    .short = Six tiles show an inn at a lake.
IC-3 = Two of the new tiles show a cathedral in the middle of a city.
    .title = Two cathedrals
    .short = Two tiles show a cathedral.
IC-4 = There are six large meeples, one in each of the six colours.
    .title = Six large meeples
    .short = There is one large meeple of every colour.
IC-5 = With more tiles to place a game takes longer, about a quarter of an hour.
    .title = A longer game
    .short = The game takes about 15 minutes longer.

## 2. Placing tiles

IC-6 = The new tiles are shuffled among the others and placed just as they are: field to field, road to road, city to city.
    .title = Placed like the others
    .short = New tiles continue the landscape like all others.
IC-7 = One tile has four little cities, one at each side. They do not touch, so a knight in one of them is not in the other three.
    .title = Four cities on one tile
    .short = The four cities of this tile are separate.
IC-8 = On one tile a monastery cuts the road in two. The road on its left and the road on its right are two roads, and each of them ends at the monastery.
    .title = Monastery between two roads
    .short = Both roads of this tile end at the monastery.
IC-9 = On one tile a crossing between two cities cuts the road in two. Each half is a road of its own and ends at the crossing.
    .title = Crossing between two roads
    .short = Both roads of this tile end at the crossing.
IC-10 = At that crossing short stubs lead up to the city walls. They are no roads, so no thief goes there.
    .title = No thief on the stubs
    .short = The short stubs at the crossing are no roads.
IC-11 = Where three roads meet at a crossing with an inn, the inn stands at the road on the right only. The other two are plain roads.
    .title = The inn at the fork
    .short = At the fork the inn belongs to the right-hand road only.
IC-12 = On one tile the corner of the city reaches right across to the other side and cuts the field. What lies left and right of that corner are two fields.
    .title = A field that ends
    .short = The city corner cuts the field of this tile in two.

## 3. Large meeple

IC-13 = Besides the seven ordinary meeples you have one large one in your supply. That makes eight followers.
    .title = One large meeple each
    .short = Every player has one large meeple.
IC-14 = You place the large meeple like any follower: one figure a turn, on the new tile, on a part where nobody stands. It too can be knight, thief, monk or farmer.
    .title = Placed like any follower
    .short = The large meeple is placed like any other follower.
IC-15 = When you compare who has more followers, the large meeple counts as two. One large meeple and two ordinary ones are a tie.
    .title = Counts as two
    .short = In a majority the large meeple counts as two.
IC-16 = The large meeple helps you to own something, but it brings no more points than an ordinary one would.
    .title = The same points
    .short = The large meeple changes no points.
IC-17 = After scoring the large meeple comes back to you. From your next turn on you can place it again.
    .title = It comes home
    .short = After scoring the large meeple returns to its player.
IC-18 = A large meeple that you lay down as a farmer stays on its field until the game ends, like every farmer.
    .title = As a farmer it stays
    .short = A large farmer stays until the end.
IC-19 = If you also play with flying machines, a large meeple may fly instead of an ordinary one.
    .title = It can fly
    .short = The large meeple may use a flying machine.

## 4. Inns

IC-20 = A completed road with an inn brings 2 points per tile instead of 1. We count the ordinary point first and the inn’s point on its own line.
    .title = An inn doubles the road
    .short = With an inn a completed road scores 2 per tile.
IC-21 = A second inn on the same road adds nothing. One inn or several: it is 2 points per tile.
    .title = One inn is enough
    .short = More inns on a road count as one.
IC-22 = An inn is a risk: if its road is still open when the game ends, the whole road brings nothing.
    .title = An open inn road pays nothing
    .short = An unfinished road with an inn scores 0.
IC-23 = An inn belongs to the one road it is drawn at. Other roads on the same tile do not have it.
    .title = Which road has the inn
    .short = An inn counts only for the road it is drawn at.
IC-24 = The lakes of the ferries have nothing to do with inns. A completed road with a ferry scores 1 point per tile as usual.
    .title = A ferry lake is no inn
    .short = A ferry lake does not count as an inn.

## 5. Cathedrals

IC-25 = A completed city with a cathedral brings 3 points per tile instead of 2.
    .title = Three points a tile
    .short = With a cathedral a completed city scores 3 per tile.
IC-26 = In a completed city with a cathedral every coat of arms is worth 3 points instead of 2.
    .title = Three points a coat
    .short = With a cathedral a coat of arms scores 3.
IC-27 = If both cathedrals stand in one city, it is worth as much as with one.
    .title = Two are like one
    .short = Two cathedrals in a city count as one.
IC-28 = A cathedral is a risk too: if its city is still open when the game ends, neither tiles nor coats of arms bring anything.
    .title = An open cathedral pays nothing
    .short = An unfinished city with a cathedral scores 0.
IC-29 = Farmers do not care about cathedrals. A completed city is one completed city, worth 3 points to its fields.
    .title = Fields stay as they are
    .short = For fields a cathedral changes nothing.
