# Odds: which tiles may come where, and how likely it is.

odds-title = What may come
odds-left = { $n ->
    [one] { $n } tile is still to be drawn.
   *[other] { $n } tiles are still to be drawn.
}
odds-dead = { $n ->
    [one] { $n } square stays empty: no tile left fits there.
   *[other] { $n } squares stay empty: no tile left fits there.
}
odds-picture-draws = { $n ->
    [one] In every empty square: the chance that the next tile fits there. A crossed square stays empty.
   *[other] In every empty square: the chance that one of the next { $n } tiles fits there. A crossed square stays empty.
}
odds-picture-end = In every empty square: the chance that a tile that fits there comes before the end. A crossed square stays empty.

odds-square = Square
odds-fits = Tiles that fit
odds-draws = { $n ->
    [one] Next tile
   *[other] Next { $n } tiles
}
odds-end = Before the end
odds-own = Drawn by { $name }
odds-count = { $n } of { $left }
odds-outlined = An outlined tile completes a city, a road or a monastery there.
odds-at = { $what } { $x },{ $y }
odds-none = none: stays empty
odds-more = { $n ->
    [one] And { $n } square more.
   *[other] And { $n } squares more.
}

odds-feature = Feature
odds-whose = Belongs to
odds-open = Empty squares
odds-closes = Tiles that close it
odds-several = more than one
odds-never = cannot be completed
odds-alone = If only its owners try
odds-likely = As people play
odds-unsure = Completed before the end: if only its owners try, they lay there every tile that leaves less of it open, and nobody is in their way; one with ± is the share of { $n } stacks that were drawn. As people play, it is what evaluation and advice count with: such features were completed so often.

odds-percent = { $n }%
odds-under = under { $n }%
odds-over = over { $n }%
odds-about = { $percent } ± { $error }
