# Ohlédnutí za hrou: co tahy stály, zlomové okamžiky, průběh bodů.

review-title = Ohlédnutí za hrou
review-player = Hráč
review-moves = Tahy
review-best = Nejlepší tahy
review-mean = Ztráta bodů na tah
review-turn = Tah
review-played = Zahráno
review-better = Nejlepší tah
review-loss = Ztráta bodů
review-number = { $points }
review-percent = { $n } %
review-none = { $points ->
    [one] Žádný tah nestál víc než asi { $points } bod.
    [few] Žádný tah nestál víc než asi { $points } body.
    [many] Žádný tah nestál víc než asi { $points } bodu.
   *[other] Žádný tah nestál víc než asi { $points } bodů.
}
review-lost = { $points ->
    [one] { $turn }. tah, { $name }: ztráta asi { $points } bodu.
    [few] { $turn }. tah, { $name }: ztráta asi { $points } bodů.
    [many] { $turn }. tah, { $name }: ztráta asi { $points } bodu.
   *[other] { $turn }. tah, { $name }: ztráta asi { $points } bodů.
}
review-was = Zahráno: { $move }. { $does }
review-could = Šlo zvolit { $move }. { $does }
review-was-here = Odehráno: { $does }
review-could-here = Lepší: { $does }
review-curve = Očekávané konečné body po každém tahu
review-axis = po tahu { $turn }
review-picture-one = V rámečku: co šlo zvolit.
review-picture = 1: co šlo zvolit; 2: co bylo zahráno.
review-most = Nejdražší tahy
review-page = Ohlédnutí: { $names }
