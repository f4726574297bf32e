# Saved games on the command line.

cli-final = Final scores
cli-so-far = Scores so far (the game is not over)
