# Looking back over a game: what moves cost, the turning points, the curve of points.

review-title = Looking back
review-player = Player
review-moves = Moves
review-best = Best moves
review-mean = Points lost per move
review-turn = Turn
review-played = Played
review-better = Best move
review-loss = Points lost
review-number = { $points }
review-percent = { $n }%
review-none = { $points ->
    [one] No move lost more than about { $points } point.
   *[other] No move lost more than about { $points } points.
}
review-lost = { $points ->
    [one] Turn { $turn }, { $name }: lost about { $points } point.
   *[other] Turn { $turn }, { $name }: lost about { $points } points.
}
review-was = Played: { $move }. { $does }
review-could = You could have chosen { $move }. { $does }
review-was-here = Played: { $does }
review-could-here = Better: { $does }
review-curve = Expected final points after every turn
review-axis = after turn { $turn }
review-picture-one = Outlined: what could have been chosen.
review-picture = 1: what could have been chosen; 2: what was played.
review-most = The costliest moves
review-page = Looking back: { $names }
