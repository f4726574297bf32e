# Saved games on the command line.

cli-final = Final scores
cli-so-far = Scores so far (the game is not over)

## Going through a record: where we are, and what was done there
# `what` is a sentence of the log that ends with a full stop.
record-start = { $of ->
    [one] Before the first of { $of } move
   *[other] Before the first of { $of } moves
}
record-move = Move { $n } of { $of }: { $what }
record-own-move = Move { $n }: { $what }
record-own = A line of your own since move { $n }
record-own-start = A line of your own from the start
record-own-apart = { $own }. { $apart }
record-apart = Expected at the end, against the record: { $all }
record-apart-seat = { $name } { $sign }{ NUMBER($points, minimumFractionDigits: 1) }
record-computed = Let the others be computed
record-alone = Play the others yourself
record-take-over = Play on from here yourself
record-skipped = { $name } skips.
record-decided = { $name } decides.
record-gains = { $what } { $gains }
record-no-move = There is no such move.
record-no-new = This board shows a record. New games are played on a board of their own.

## Pictures of a record
picture-after = After move { $n }
picture-start = The start
picture-title = A game of Carcassonne

## The fixed words of the timeline: one `ui-<key>` for every key in widgets_js/words.json
ui-time = Moves
ui-time-back = Back
ui-time-first = First move
ui-time-last = Last move
ui-time-leave = Back to the result
ui-time-next = Next
ui-time-pause = Pause
ui-time-play = Play
ui-time-return = Return to the record
ui-time-score-back = Previous score
ui-time-score-next = Next score
ui-time-speed = Speed
