# What a move would do, in a row of clauses, and the table of the best moves.
# Keys that end in a kind are one whole clause per kind; each clause stands alone and begins small.

advice-closes-yours-city = closes your city for { $points }
advice-closes-yours-road = closes your road for { $points }
advice-closes-yours-monastery = closes your monastery for { $points }
advice-closes-city = closes the city: { $gains }
advice-closes-road = closes the road: { $gains }
advice-closes-monastery = closes the monastery: { $gains }
advice-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
advice-puts-city = puts a knight down
advice-puts-road = puts a thief down
advice-puts-monastery = puts a monk down
advice-home-city = takes your knight home
advice-home-road = takes your thief home
advice-home-monastery = takes your monk home
advice-home-field = takes your farmer home
advice-feeds-yours = { $n ->
    [one] your field then has { $n } complete city
   *[other] your field then has { $n } complete cities
}
advice-feeds-shared = { $n ->
    [one] the field that you share with { $names } then has { $n } complete city
   *[other] the field that you share with { $names } then has { $n } complete cities
}
advice-feeds = { $n ->
    [one] the field of { $names } then has { $n } complete city
   *[other] the field of { $names } then has { $n } complete cities
}
advice-stands-city = { $n ->
    [one] puts a knight into a city of { $n } tile
   *[other] puts a knight into a city of { $n } tiles
}
advice-stands-road = { $n ->
    [one] puts a thief on a road of { $n } tile
   *[other] puts a thief on a road of { $n } tiles
}
advice-stands-monastery = puts a monk into a monastery, { $n } of 9 tiles lie
advice-stands-field = { $n ->
    [0] lays a farmer on a field that has no complete city yet
    [one] lays a farmer on a field by { $n } complete city
   *[other] lays a farmer on a field by { $n } complete cities
}
advice-shares-city = from then on { $names } share the city
advice-shares-road = from then on { $names } share the road
advice-shares-field = from then on { $names } share the field
advice-takes-city = wins the majority in the city over { $names }
advice-takes-road = wins the majority on the road over { $names }
advice-takes-field = wins the majority on the field over { $names }
advice-loses-city = the city then belongs to { $names }
advice-loses-road = the road then belongs to { $names }
advice-loses-field = the field then belongs to { $names }
advice-grows-yours-city = { $n ->
    [one] your city grows to { $n } tile
   *[other] your city grows to { $n } tiles
}
advice-grows-yours-road = { $n ->
    [one] your road grows to { $n } tile
   *[other] your road grows to { $n } tiles
}
advice-grows-yours-monastery = { $n } of 9 tiles lie at your monastery
advice-grows-shared-city = { $n ->
    [one] the city that you share with { $names } grows to { $n } tile
   *[other] the city that you share with { $names } grows to { $n } tiles
}
advice-grows-shared-road = { $n ->
    [one] the road that you share with { $names } grows to { $n } tile
   *[other] the road that you share with { $names } grows to { $n } tiles
}
advice-grows-shared-monastery = { $n } of 9 tiles lie at the monastery that you share with { $names }
advice-grows-yours-before-monastery = { $n } of 9 tiles lie at the monastery that was yours before
advice-grows-city = { $n ->
    [one] the city of { $names } grows to { $n } tile
   *[other] the city of { $names } grows to { $n } tiles
}
advice-grows-road = { $n ->
    [one] the road of { $names } grows to { $n } tile
   *[other] the road of { $names } grows to { $n } tiles
}
advice-grows-monastery = { $n } of 9 tiles lie at the monastery of { $names }
advice-chance = about { $n } % likely to be completed as people play
advice-hardly = it will hardly be completed as people play
advice-waits = complete, it scores as soon as the next choice is made
advice-may-add = { $n ->
    [one] cities still open may add about { $n } point
   *[other] cities still open may add about { $n } points
}
advice-never = no tile that is left can complete it
advice-harder-city = makes the city of { $names } harder to complete
advice-harder-road = makes the road of { $names } harder to complete
advice-harder-monastery = makes the monastery of { $names } harder to complete
advice-expects-more-yours = your field can expect more complete cities
advice-expects-more-shared = the field that you share with { $names } can expect more complete cities
advice-expects-more = the field of { $names } can expect more complete cities
advice-expects-fewer-yours = your field can expect fewer complete cities
advice-expects-fewer-shared = the field that you share with { $names } can expect fewer complete cities
advice-expects-fewer = the field of { $names } can expect fewer complete cities
advice-rather = { $what }, which is better than this: { $row }
advice-still = leaves things as they are
advice-better = leaves you better placed than the next best move
advice-whose-yours-city = { $n ->
    [one] your city of { $n } tile
   *[other] your city of { $n } tiles
}
advice-whose-yours-road = { $n ->
    [one] your road of { $n } tile
   *[other] your road of { $n } tiles
}
advice-whose-yours-monastery = your monastery
advice-whose-yours-field = your field
advice-whose-shared-city = the city that you share with { $names }
advice-whose-shared-road = the road that you share with { $names }
advice-whose-shared-monastery = the monastery that you share with { $names }
advice-whose-shared-field = the field that you share with { $names }
advice-whose-free-city = { $n ->
    [one] a city of { $n } tile where nobody stands
   *[other] a city of { $n } tiles where nobody stands
}
advice-whose-free-road = { $n ->
    [one] a road of { $n } tile where nobody stands
   *[other] a road of { $n } tiles where nobody stands
}
advice-whose-free-monastery = a monastery where nobody stands
advice-whose-free-field = a field where nobody stands
advice-whose-city = the city of { $names }
advice-whose-road = the road of { $names }
advice-whose-monastery = the monastery of { $names }
advice-whose-field = the field of { $names }
advice-decides = What decides: { $what }.
advice-decides-the-city = the city
advice-decides-the-road = the road
advice-decides-the-field = the field
advice-decides-alone = { $what } is yours alone, else you would share it with { $names }
advice-decides-mine = { $what } is yours, else it would be held by { $names }
advice-decides-shared = you share { $what }, else it would be held by { $names } alone
advice-decides-now = { $whose } scores now, else it would be about { $m } % likely to be completed as people play
advice-decides-hardly = { $whose } scores now, else it would hardly be completed
advice-decides-tiles = { $whose }, which { $n ->
    [one] { $n } tile that is left completes
   *[other] { $n } tiles that are left complete
 } instead of { $m }
advice-decides-chance = { $whose }, about { $n } % likely to be completed as people play instead of { $m } %
advice-decides-more = { $whose }, with { $n ->
    [one] about { $n } point
   *[other] about { $n } points
 } more for you
advice-decides-less = { $whose }, with { $n ->
    [one] about { $n } point
   *[other] about { $n } points
 } less for { $names }
advice-decides-held = { $what }, with { $n ->
    [one] about { $n } point
   *[other] about { $n } points
 } more for you
advice-decides-helpers = one more of your figures is at work
advice-decides-tempo = another tile in this turn
advice-decides-figures = you keep { $n ->
    [one] { $n } figure
   *[other] { $n } figures
 } at hand instead of { $m }
skips-deploy = { $n ->
    [0] puts no figure down
    [one] keeps your last figure at hand
   *[other] keeps your { $n } figures at hand
}
advice-brings = brings { $gains } ({ $what })
advice-places = puts down a figure: { $what }
advice-you = you
advice-nothing = changes nothing for anybody yet
advice-open = what it brings is decided by the next choice
advice-noted = { $clause } ({ $note })
advice-more = { $row }, { $clause }
advice-also = { $row }; { $clause }
advice-sentence = { $row }.

## The table
advice-title = { $name } to move: what is best
advice-rank = Rank
advice-move = Move
advice-expected = Expected difference
advice-loss = Behind the best
advice-why = What it does
advice-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
advice-error = { $number } ± { NUMBER($error, minimumFractionDigits: 1) }
advice-effort = { $n ->
    [one] From { $n } playout.
   *[other] From { $n } playouts.
}
advice-more-lines = { $n ->
    [one] And { $n } move more.
   *[other] And { $n } moves more.
}
