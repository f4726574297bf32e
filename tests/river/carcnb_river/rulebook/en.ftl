# The River, rule by rule, in our own words. RIV-1 is the message RIV-1.

## 1. First the river

RIV-1 = Twelve tiles make up the river: the spring, the lake and ten between them. The usual start tile stays in the box.
    .title = Twelve tiles of the river
    .short = The river has a spring, ten tiles and a lake.
RIV-2 = The spring lies on the table when the game begins. The ten tiles are shuffled, and as long as one of them is left, every tile that is drawn is one of them.
    .title = From the spring
    .short = Tiles of the river are drawn before all others.
RIV-3 = The lake is the last of the river. When it lies, the other tiles are drawn as in any game.
    .title = To the lake
    .short = The lake comes last of the river.

## 2. Its course

RIV-4 = A tile of the river is laid at the open end of the river and continues it. Its other edges have to fit as always.
    .title = On it flows
    .short = A tile of the river is laid at its open end.
RIV-5 = The river does not turn back: after a bend to the left the next bend is one to the right, and after one to the right the next goes left.
    .title = No turning back
    .short = Bends to the left and to the right take turns.
RIV-6 = For the rest it is a turn like any other: a figure may be put on the new tile, and what is complete is scored.
    .title = A turn like any other
    .short = With tiles of the river turns go as always.

## 3. Water

RIV-7 = No figure stands on the river, and it brings no points.
    .title = Nobody stands on water
    .short = On the river stands nobody.
RIV-8 = The river parts the fields on its two banks. Around the spring and around the lake they are one; a bridge carries a road across.
    .title = Two banks
    .short = A river parts fields; at spring and lake they join.
