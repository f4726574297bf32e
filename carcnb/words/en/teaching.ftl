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

# Before a class: what a board says that is presented.
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
