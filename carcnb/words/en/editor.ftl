# What the position editor and the lesson recorder say.

why-edit-apart = The landscape would fall apart.
why-edit-complete = It is complete: it has been scored, and its figures are home.
why-edit-fits-nowhere = This tile fits nowhere on the board.
why-edit-in-use = Tiles or pieces of this expansion are in use. Take them off first.
why-edit-last = One tile always lies there. Lay another one over it.
why-edit-no-place = It cannot lie there.
why-edit-none-left = The box has no more of this tile.
why-edit-players = A game has 2 to 6 players.
why-edit-stray = It stands only where a follower of the same player stands.
why-edit-tokens = There are not that many.
why-edit-turn = It fits in no other way.

record-title = My lesson
record-page = Step { $n }
record-goal-scores = { $name } gets { $n ->
    [one] 1 point
   *[other] { $n } points
}
record-goal-completes = Complete: { $what }
record-goal-deploys = Put down: { $what }
record-goal-again = A second tile is drawn
record-goal-places = The tile lies, wherever it fits
record-goal-skips = No figure is put down
record-later = Not recorded: a later step could not be played any more. { $why }
record-file = Write a file name of letters, digits and spaces.
record-exists = { $file } is there already. Save once more to write over it.
record-saved = Saved as { $file }
