# Traders & Builders: what the board, the prompts and the log say.

system-traders_and_builders = Traders and Builders
about-traders_and_builders = Builders earn second tiles, pigs make fields worth more, and whoever completes a city takes the goods in it.

## Exercises
exercise-ask-may-deploy-builder = { $name } has just laid the tile with the letters. Where can the builder go now?
exercise-ask-may-deploy-pig = { $name } has just laid the tile with the letters. Where can the pig go now?
exercise-hint-may-1-deploy-builder = The builder needs company: whose thief or knight is on this very road or in this very city?
exercise-hint-may-1-deploy-pig = The pig needs company: whose farmer is on this very field?
exercise-ask-collects-traders_and_builders = The tile marked A has just been laid, and no figure is put down. How many goods tokens, wine, grain and cloth together, does { $name } take?
exercise-hint-collects-1-traders_and_builders = Which city does the tile complete? Look for casks, ears and rolls of cloth in it.
exercise-hint-collects-2-traders_and_builders = Count the symbols on all tiles of the city. They go to whoever has laid the tile, wherever the followers stand.

figure-builder = Builder
figure-pig = Pig
advice-puts-builder = puts your builder on { $whose }: when you extend it you get a second tile
advice-puts-pig = puts your pig on { $whose }: 1 point more for each complete city beside it

## Lines of a sum, and points that no feature gives
line-pig = { $n ->
    [one] pig: { $n } complete city × { $each }
   *[other] pig: { $n } complete cities × { $each }
}
line-most_wine = most wine: { $each }
line-most_grain = most grain: { $each }
line-most_cloth = most cloth: { $each }
bonus-wine = Most wine
bonus-grain = Most grain
bonus-cloth = Most cloth

## The log
log-deployed-builder = { $name } places the builder
log-deployed-pig = { $name } places the pig
log-returned-builder = { $name }: the builder returns to the supply
log-returned-pig = { $name }: the pig returns to the supply
log-double-turn-earned = Double turn: { $name } gets a second tile
log-second-part-began = Second half of the double turn: { $name }
log-double-turn-earned-by-you = double turn: you get a second tile
log-second-part-began-by-you = the second half of your double turn begins
log-taken-wine = { $n ->
    [one] { $name } takes { $n } wine token
   *[other] { $name } takes { $n } wine tokens
}
log-taken-grain = { $n ->
    [one] { $name } takes { $n } grain token
   *[other] { $name } takes { $n } grain tokens
}
log-taken-cloth = { $n ->
    [one] { $name } takes { $n } cloth token
   *[other] { $name } takes { $n } cloth tokens
}

## Why not
why-builder-place = This is neither a road nor a city.
why-builder-alone = No thief or knight of the same player is here.
why-builder-complete = This road or city is already complete.
why-pig-place = This is no field.
why-pig-alone = No farmer of the same player is here.

## Tokens
token-wine = Wine
token-grain = Grain
token-cloth = Cloth

## The card of a feature
card-figure-builder = Builder: extending this brings its player a second tile (TB-BUILDER-6)
card-figure-pig = Pig: one point more a city if its player owns the field (TB-PIG-4)
card-print-goods-wine = { $n ->
    [one] { $n } wine token for whoever completes it (TB-GOODS-3)
   *[other] { $n } wine tokens for whoever completes it (TB-GOODS-3)
}
card-print-goods-grain = { $n ->
    [one] { $n } grain token for whoever completes it (TB-GOODS-3)
   *[other] { $n } grain tokens for whoever completes it (TB-GOODS-3)
}
card-print-goods-cloth = { $n ->
    [one] { $n } cloth token for whoever completes it (TB-GOODS-3)
   *[other] { $n } cloth tokens for whoever completes it (TB-GOODS-3)
}

## What is believed, though the rules say otherwise
belief-builder-counts = A builder counts in a majority.
belief-builder-counts-why = Only followers count there, and a builder is none.
belief-pig-counts = A pig counts in a majority.
belief-pig-counts-why = Only farmers count there.
belief-pig-forgotten = A pig changes no points.
belief-pig-forgotten-why = Look for a pig beside the farmer: each city is worth one more to its player.
belief-goods-to-owner = The goods of a city go to whoever owns it.
belief-goods-to-owner-why = Goods reward whoever lays the last tile.
belief-goods-tie-split = In a tie for the most goods of a kind the ten points are divided.
belief-goods-tie-split-why = Nothing is divided: each of them gets all ten.
belief-goods-once = A city brings one token of each kind of goods, however often it shows it.
belief-goods-once-why = Count the symbols: there is a token for each of them.
belief-goods-need-knight = Only a player with a knight in the city gets goods for completing it.
belief-goods-need-knight-why = Knights decide the points; for goods only the last tile counts.
belief-goods-tie-nobody = In a tie for the most goods of a kind nobody gets the ten points.
belief-goods-tie-nobody-why = Nobody has more than they do, so all of them get the points.
belief-goods-for-all = Whoever has goods of a kind gets ten points for it.
belief-goods-for-all-why = Compare the players: only the most tokens of a kind bring points.
belief-builder-alone = A builder may go to any free road or city.
belief-builder-alone-why = Look for an own follower on that road or in that city.
belief-builder-on-field = A builder may stand beside a farmer, too.
belief-builder-on-field-why = He builds roads and cities; fields are for the pig.
belief-builder-completes = A builder may go on the tile that completes his road or city.
belief-builder-completes-why = He needs something that can still grow.
belief-builder-always = As long as a builder stands on the board, every turn is a double turn.
belief-builder-always-why = Look where the new tile lies: it has to be part of the builder’s road or city.
belief-builder-not-completing = A tile that completes the builder’s road or city brings no second tile.
belief-builder-not-completing-why = The builder earns it when the tile is laid, before he goes home.
belief-pig-alone = A pig may go to any free field.
belief-pig-alone-why = Look for an own farmer on that field.
belief-pig-for-all = A pig makes its field worth more for everybody who owns it.
belief-pig-for-all-why = Look whose pig it is: it serves its own player alone.
belief-pig-flat = A pig adds only 1 point to its field.
belief-pig-flat-why = It adds one for every city: count the cities first.

## Signs on the tiles, in the legend of a worksheet
symbol-g-wine = Wine
symbol-g-grain = Grain
symbol-g-cloth = Cloth

## Signs on a tile, as they are read aloud
sign-goods-wine = with wine
sign-goods-grain = with grain
sign-goods-cloth = with cloth
