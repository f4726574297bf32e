# Inns & Cathedrals: what the board, the prompts and the log say.

system-inns_and_cathedrals = Inns and Cathedrals
about-inns_and_cathedrals = Inns and cathedrals make roads and cities worth more and put them at risk; a large meeple for everybody counts as two.

## Exercises
exercise-ask-may-deploy-large = { $name } has just laid the tile with the letters. Where can the large meeple go now?

figure-large = Large meeple
advice-as-large = the large meeple, which counts as two

## Lines of a sum
line-inn = { $n ->
    [one] inn: { $n } tile × { $each }
   *[other] inn: { $n } tiles × { $each }
}
line-cathedral = { $n ->
    [one] cathedral: { $n } tile × { $each }
   *[other] cathedral: { $n } tiles × { $each }
}
line-cathedral_coat = { $n ->
    [one] cathedral: { $n } coat of arms × { $each }
   *[other] cathedral: { $n } coats of arms × { $each }
}
line-unfinished_inn = { $n ->
    [one] unfinished with an inn: { $n } tile × { $each }
   *[other] unfinished with an inn: { $n } tiles × { $each }
}
line-unfinished_cathedral = { $n ->
    [one] unfinished with a cathedral: { $n } tile × { $each }
   *[other] unfinished with a cathedral: { $n } tiles × { $each }
}

## The log
log-deployed-large-city = { $name } places the large meeple as a knight
log-deployed-large-road = { $name } places the large meeple as a thief
log-deployed-large-monastery = { $name } places the large meeple as a monk
log-deployed-large-field = { $name } lays down the large meeple as a farmer
log-returned-large = { $name }: the large meeple returns to the supply

## The card of a feature
card-figure-large = Large meeple: counts as two (IC-15)

## What is believed, though the rules say otherwise
belief-inn-unfinished = An unfinished road with an inn brings 1 point for every tile.
belief-inn-unfinished-why = Whoever counts on an inn takes a risk: unfinished it brings nothing.
belief-cathedral-unfinished = An unfinished city with a cathedral brings 1 point for every tile and coat of arms.
belief-cathedral-unfinished-why = Whoever counts on a cathedral takes a risk: unfinished it brings nothing.
belief-every-inn = Every inn adds 1 point per tile, two inns add 2; cathedrals likewise.
belief-every-inn-why = It only matters whether there is one, not how many.
belief-cathedral-coats = A cathedral adds nothing for coats of arms.
belief-cathedral-coats-why = With a cathedral a coat of arms is worth as much as a tile: 3.
belief-large-counts-one = The large meeple counts as one follower.
belief-large-counts-one-why = Look for the larger figure: it is as strong as two.
belief-large-doubles = A large meeple doubles the points.
belief-large-doubles-why = It is strong only in a majority; the sum stays the same.
belief-inn-flat = An inn adds only 1 point to its whole road.
belief-inn-flat-why = It adds one for every tile: the longer the road, the more an inn brings.
belief-inn-always = A road with an inn brings 2 points for every tile even if it is unfinished.
belief-inn-always-why = First look whether the road is closed at both ends.
belief-cathedral-always = A cathedral adds 1 point for every tile and coat of arms even to an unfinished city.
belief-cathedral-always-why = First look whether the wall is closed all around.
belief-cathedral-doubles = A cathedral doubles the points of a complete city.
belief-cathedral-doubles-why = It adds one point: a tile brings three instead of two.
belief-large-breaks-tie = If players are equally strong, the one with a large meeple wins.
belief-large-breaks-tie-why = Count its strength once, as two; equal sums are a tie.
belief-large-may-join = A large meeple may go where somebody stands already.
belief-large-may-join-why = It is placed like any other follower; its strength shows only later.
belief-large-no-farmer = A large meeple cannot be a farmer.
belief-large-no-farmer-why = It can be whatever another follower can be.

## Signs on the tiles, in the legend of a worksheet
symbol-inn = Inn
symbol-ca = Cathedral

## Signs on a tile, as they are read aloud
sign-inn = with an inn
sign-cathedral = with a cathedral
