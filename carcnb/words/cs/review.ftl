# Ohlédnutí za hrou: co tahy stály, zlomové okamžiky, průběh bodů.

review-title = Ohlédnutí za hrou
review-player = Hráč
review-moves = Tahy
review-best = Nejlepší tahy
review-mean = Ztráta na tah
review-turn = Tah
review-played = Zahráno
review-better = Nejlepší
review-loss = Ztráta
review-number = { $points }
review-percent = { $n } %
review-none = Žádný tah nestál víc než asi { $points }.
review-lost = { $turn }. tah, { $name }: ztráta asi { $points }.
review-was = Zahráno: { $move }.
review-could = Šlo zvolit { $move }. { $does }
review-curve = Očekávané konečné body po každém tahu
review-axis = po tahu { $turn }
review-picture-one = V rámečku: co šlo zahrát.
review-picture = 1 (zvýrazněno): co šlo zahrát; 2 (průsvitně): co se zahrálo.
review-most = Nejdražší tahy
