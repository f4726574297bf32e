# Tabulka turnaje počítačových hráčů.

tournament-first = Hráč
tournament-second = Soupeř
tournament-games = Partie
tournament-wins = Výhry
tournament-difference = Náskok v bodech
tournament-points = Body
tournament-share = { $rate } % ({ $low } až { $high })
