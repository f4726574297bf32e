# Ferries, rule by rule, in our own words. FER-3 is the message FER-3.

## 1. A tile with a lake

FER-1 = A tile with a lake is drawn and placed like any other: field to field, road to road, city to city.
    .title = Placed like the others
    .short = Tiles with a lake are placed like all others.
FER-2 = Three or four roads run into the lake, and as long as no ferry is there each of them is a road of its own. A thief stands on one of them, on a road that nobody has yet.
    .title = A thief takes one road
    .short = On a lake tile a thief stands on one of its roads.
FER-3 = After the figure step a ferry from the supply goes onto the new lake and joins two of its roads. You choose which two, but you cannot leave it out, even if you placed no figure.
    .title = Every lake gets a ferry
    .short = A new lake gets a ferry at once, with or without a figure.
FER-4 = What a ferry joins is one road. The lake tile counts once in it, like every other tile.
    .title = One road across the lake
    .short = A ferry makes two roads one; the lake tile counts once.
FER-5 = A road that the ferry does not touch ends at the lake. The shore closes it, as a crossing would.
    .title = The shore is an end
    .short = Without a ferry a road ends at the lake.
FER-6 = Once tile and ferry lie, complete roads are scored as usual: your own, and those of others too.
    .title = Closed roads score
    .short = What is complete with the ferry is scored, whoever owns it.
FER-7 = A ferry may bring thieves of several players onto one road. From then on they share it: whoever has the most gets the points, in a tie each of them.
    .title = Strangers on one road
    .short = Players joined by a ferry share the road by majority.

## 2. Moving ferries

FER-8 = When your tile makes a road longer and a ferry is part of that road, you may move this ferry. Where a road merely ends at the shore, no ferry is part of it.
    .title = You may move it
    .short = Who extends a road with a ferry may move that ferry.
FER-9 = A ferry never leaves its lake. When it moves, it joins another two roads there, any two you like.
    .title = Always on its lake
    .short = A ferry moves on its own lake, to another two roads.
FER-10 = The ferry may even leave the road that your tile has just made longer.
    .title = It may leave the road
    .short = A moved ferry need not touch the extended road.
FER-11 = Several ferries may lie along one road. Start at your tile and follow it: only the first ferry you come to can be moved.
    .title = Only the nearest
    .short = Only the ferry nearest to the new tile may be moved.
FER-12 = If roads lead away from your tile in several directions, follow each of them. The first ferry in each direction may be moved, in any order.
    .title = One in each direction
    .short = In each direction the nearest ferry may be moved.
FER-13 = For one tile a ferry moves once at most. The second tile of a double turn allows it anew.
    .title = Once for each tile
    .short = For one tile a ferry is moved once at most.
FER-14 = Your lake tile may itself make a road with a ferry longer. Then the new ferry is laid first and stays there; other ferries may be moved after it.
    .title = First lay, then move
    .short = The new ferry is laid first; then only others may move.

## 3. The order

FER-15 = With a lake tile the order is: tile, figure, the new ferry, other ferries, points.
    .title = With a lake
    .short = Tile, figure, new ferry, other ferries, points.
FER-16 = Without a lake on the tile nothing is laid: tile, figure, ferries, points.
    .title = Without a lake
    .short = Tile, figure, ferries, points.
FER-17 = Only when every ferry has its place do we look which roads are complete. The last move may have closed a road, opened it again, parted it or joined it to another.
    .title = Judged at the very end
    .short = Roads are judged only after the ferries.

## 4. With other expansions, and at the end

FER-18 = The lake of a ferry is no inn: a complete road across it brings 1 point a tile. A real inn on that road keeps its effect.
    .title = Not an inn
    .short = The lake of a ferry is no inn.
FER-19 = A ferry can make the road of your builder longer without a tile. For that alone you draw no second tile.
    .title = No second tile by ferry
    .short = A road made longer by a ferry alone earns no second tile.
FER-20 = In the final scoring the ferries stay as they lie. An open road across a lake brings 1 point a tile like any other.
    .title = As they lie at the end
    .short = In the final scoring ferries stay as they lie.
