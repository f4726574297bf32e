# What lessons, worksheets and other pages for teachers say by themselves.

choice-yes = Yes
choice-no = No

sheet-title = Worksheet
sheet-name = Name
sheet-date = Date
sheet-how = Numbers are squares of the landscape, small letters are turns of the tile.
sheet-square = Square
sheet-turn = Turn
sheet-figure = Figure
sheet-answer = Answer
sheet-answers = Answer sheet
sheet-example = for example { $answer }
sheet-more = { $answer } and { $n } more
sheet-class = Class
sheet-marks = Marks
sheet-work = How you counted
sheet-paint = Colour it in on the picture.
sheet-painted = { $n ->
    [one] outlined on the board: A and { $n } more place
   *[other] outlined on the board: A and { $n } more places
}
sheet-kept = The same question is in every version.
sheet-legend = What the signs mean
sheet-rules = Short rules

## What the key says of marks
sheet-total = { $n ->
    [one] { $n } mark in all.
   *[other] { $n } marks in all.
}
sheet-marks-how = The right answer alone brings all marks of a question; what brings a part of them stands below it.
sheet-mark = { $n ->
    [one] { $n } mark: { $what }
   *[other] { $n } marks: { $what }
}
sheet-mark-each = { $n ->
    [one] 1 mark for one of these lines: { $lines }
   *[other] 1 mark for each of these lines, at most { $n }: { $lines }
}
sheet-mark-result = the result { $result }
sheet-mark-near = one too many or one too few
sheet-mark-tile = the tile on a right square, in a right turn
sheet-mark-figure = the figure
sheet-mark-square = a right square, but in a wrong turn
sheet-mark-ticks = 1 mark less for each tick that is missing or too many
sheet-mark-places = 1 mark less for each place that is missing or too many
sheet-mark-only = Only the right answer counts.
sheet-tell = { $answer }: “{ $belief }”
sheet-telling = What a wrong answer tells: { $wrong }

## The legend of a worksheet
legend-seat = { $names } ({ $colour })
legend-lying = { $figure } ({ $role })
legend-letter = Place that a question asks about
legend-square = Empty square with its number; a, b, c, d: turns of the tile
legend-lit = Outlined: what the question is about
legend-ring = Figure that the question is about
legend-chalk = Arrows and tints: look here

# Before a class: what a board says that is presented.
present-counts = Your answers count here, so this is not presented: it would tell what is right.
present-end = Any questions?
ui-present = Present
ui-present-answer = Answer at once: A
ui-present-backward = Back: ←, Page Up
ui-present-black = Black screen: B or full stop
ui-present-choose = What the class chooses: 1 to 9
ui-present-draw = Draw on the board: D, wipe: C
ui-present-forward = Next: Space, →, Page Down, or a click at the right edge
ui-present-hint = Hint: H
ui-present-keys = Keys
ui-present-leave = Leave
ui-present-leave-keys = Leave: Esc
ui-present-start = Start
ui-present-right = right
ui-present-wrong = not right
