# The table of a tournament of computer players.

tournament-first = Player
tournament-second = Against
tournament-games = Games
tournament-wins = Wins
tournament-difference = Points ahead
tournament-points = Points
tournament-share = { $rate } % ({ $low } to { $high })
