# The winter edition: so far the one rule that the base game borrows.

WIN-11 = If you are new to the game, play your first round without farmers. Fields are the trickiest part and can wait until the second game.
    .title = The first game without farmers
    .short = The first game is best played without farmers.
