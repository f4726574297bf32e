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
