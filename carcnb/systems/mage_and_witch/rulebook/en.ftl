# Mage and Witch, rule by rule, in our own words. MW-1 is the message MW-1.

## 1. Bringing them into play

MW-1 = Eight tiles show the symbol of the mage. You draw and place them like any other tile.
    .title = Placed like the others
    .short = Tiles with the mage’s symbol continue the landscape like all others.
MW-2 = You have placed a tile with the symbol. Before you think of a figure, choose one of the two: put the mage or the witch on the board, or, if it is there already, move it to another road or city.
    .title = The mage or the witch
    .short = With the symbol one of the two comes into play or moves to another place.
MW-3 = They stand on roads and in cities that are still open, anywhere on the board. It does not matter whether followers are there. Fields, monasteries and all that is complete are closed to them.
    .title = On an open road or city
    .short = Mage and witch stand only on unfinished roads and in unfinished cities.
MW-4 = The two cannot bear each other. Where one of them is, on a whole road or in a whole city, the other may not go.
    .title = Never together
    .short = Mage and witch never share a road or a city.
MW-5 = One symbol, one move: not both of them, and not none. If there is a place to go to, you have to choose, even if it helps somebody else.
    .title = Exactly one, always
    .short = Exactly one of the two has to be placed or moved.
MW-6 = Sometimes there is no road and no city left for them to go to. Then take one of those on the board away and lay it beside the landscape. If neither is there, nothing happens.
    .title = If there is no place
    .short = If neither can be placed or moved, one leaves the board.
MW-7 = After that the turn goes on as always: you may put a figure on the tile you placed.
    .title = Then the figure
    .short = A figure may be placed after the mage or the witch has moved.
MW-8 = A tile can join two roads or two cities, and suddenly both stand on the same one. Then you have to move one of them away, even before anything is scored. If that is complete now, only the one that stays counts for it.
    .title = When a tile brings them together
    .short = A tile that brings them together makes you move one away at once.

## 2. What they do to the points

MW-9 = When a road or city with the mage is completed, each of its tiles brings one point more.
    .title = The mage adds
    .short = The mage adds 1 point for every tile of the road or city.
MW-10 = When a road or city with the witch is completed, it is worth only half. If the half is not a whole number, it is rounded up: 5 points become 3.
    .title = The witch halves
    .short = The witch leaves half of the points, rounded up.
MW-11 = Work out what the road or city is worth with the mage or the witch first. Everybody who has the majority there, alone or shared, gets all of that.
    .title = The same for all owners
    .short = All with the majority get the changed number in full.
MW-12 = The mage counts tiles and nothing else. Coats of arms bring what they always bring, but nothing on top.
    .title = Tiles only
    .short = For coats of arms the mage adds nothing.
MW-13 = The witch halves everything together: tiles, coats of arms, and what an inn or a cathedral brings. You add up first and halve once, at the end of the sum.
    .title = Half of the whole
    .short = The witch halves the whole sum, coats of arms included.
MW-14 = When the road or city has been scored, the mage or the witch leaves with the followers and lies beside the landscape. Only another tile with the symbol brings it back.
    .title = Back beside the landscape
    .short = After the scoring the mage or witch leaves until the next symbol.
MW-15 = At the end of the game they do the same to roads and cities that are still open: the mage adds one point for each tile, the witch takes half.
    .title = At the end as well
    .short = In the final scoring they change unfinished roads and cities, too.
MW-16 = Monks and farmers have nothing to hope for and nothing to fear. The points of monasteries and fields never change.
    .title = Not monasteries, not fields
    .short = Mage and witch never change monasteries or fields.
