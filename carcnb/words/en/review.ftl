# Looking back over a game: what moves cost, the turning points, the curve of points.

review-title = Looking back
review-player = Player
review-moves = Moves
review-best = Best moves
review-mean = Lost per move
review-turn = Turn
review-played = Played
review-better = Best
review-loss = Lost
review-number = { $points }
review-percent = { $n }%
review-none = No move lost more than about { $points }.
review-lost = Turn { $turn }, { $name }: lost about { $points }.
review-was = Played: { $move }.
review-could = You could have chosen { $move }. { $does }
review-curve = Expected final points after every turn
review-axis = after turn { $turn }
review-picture-one = Outlined: what could have been played.
review-picture = 1 (lit): what could have been played; 2 (see-through): what was.
review-most = The costliest moves
