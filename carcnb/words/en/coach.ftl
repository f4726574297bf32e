# What the coach of a board says: hints, what a line of play has cost, the odds of a square.
# A hint is one sentence of a kind of feature, a side of the landscape and what can be done there.

hint-look-city = Look at a city { $where }: { $why }.
hint-look-field = Look at a field { $where }: { $why }.
hint-look-monastery = Look at a monastery { $where }: { $why }.
hint-look-road = Look at a road { $where }: { $why }.
hint-look-other = Look at a square { $where }: { $why }.
hint-where-O = in the middle
hint-where-N = in the north
hint-where-NE = in the north-east
hint-where-E = in the east
hint-where-SE = in the south-east
hint-where-S = in the south
hint-where-SW = in the south-west
hint-where-W = in the west
hint-where-NW = in the north-west
hint-why-closes = something can be completed there
hint-why-bonus = it brings something besides
hint-why-joins = features with figures can be joined there
hint-why-claims = a figure could begin to count there
hint-why-blocks = others can be held up there
hint-why-grows = something of yours can grow there
hint-why-quiet = the tile helps nobody much there
hint-figure = Look at the tile that was just laid: one place on it is worth a figure.
hint-keep = Look at what you have left: what would a figure bring here, and when would it come home?
hint-choose = Weigh the answers: what does each of them bring, and to whom?

coach-none = No advice is given here.
coach-over = The game is over: nobody is asked anything.

look-back-later = What moves have cost is told when the game is over.
look-back-played = Played: { $what }
look-back-good = { $n ->
    [one] { $good } of { $n } move was the best or close to it.
   *[other] { $good } of { $n } moves were the best or close to it.
} { $lost ->
    [0] Nothing was given away.
    [one] About { $lost } point was given away.
   *[other] About { $lost } points were given away.
}
look-back-lost = −{ NUMBER($n, minimumFractionDigits: 1) }
look-back-ahead = +{ NUMBER($n, minimumFractionDigits: 1) }

wishes-told = If nothing else happens, these would help { $name } most, by points beside an average tile.
wishes-same = The same.
wishes-none = If nothing else happens, no tile would help { $name } much more than any other.
wishes-left = { $n } of { $of }

reasons-told = What the coach would have told { $name }: { $what }
reasons-better = Better by { $n }:
reasons-level = { $name } plays at { $level }:
reasons-later = { $name } is not done with this turn yet.

coach-level = 0
coach-behind = −{ NUMBER($n, minimumFractionDigits: 1) }

verdict-best = { $name }: that was best.
verdict-near = { $n ->
    [one] { $name }: almost the best, { $n } point behind.
   *[other] { $name }: almost the best, { $n } points behind.
}
verdict-behind = { $n ->
    [one] { $name }: { $n } point behind the best.
   *[other] { $name }: { $n } points behind the best.
}
verdict-better = The best move: { $what }

coach-odds = { $left ->
    [one] { $fits } of { $left } tile left fits here. { $chances }
   *[other] { $fits } of { $left } tiles left fit here. { $chances }
}
coach-odds-soon = { $n ->
    [one] With the next draw: { $soon }. Before the end: { $end }.
   *[other] Within the next { $n } draws: { $soon }. Before the end: { $end }.
}
coach-dead = No tile that is left fits here: the square stays empty.

ui-advice = Advice
ui-advice-coach = Coach after each move
ui-advice-points = Expected points
ui-advice-layer = On the squares: one of these
ui-advice-odds = What can still come
ui-advice-points-note = Points behind the best place, as they can be expected at the end.
ui-advice-odds-note = How many of the tiles left fit on each square. Point at one to see its odds; a crossed one stays empty.
ui-advice-moves = Show the best moves
ui-advice-show = Show the best
ui-advice-back = Take back
ui-advice-deeper = Looking deeper
