# Practice: what is known of the rules, and what comes next.

practice-title = Practice
practice-today = { $n } today
practice-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
climb-title = The climb
climb-where = { $right } right · { $left ->
    [0] the third miss
    [one] { $left } miss left
   *[other] { $left } misses left
}
climb-end = { $n ->
    [one] { $n } right answer
   *[other] { $n } right answers
}
climb-best = Your best climb: { $n }.
practice-day = Ten for today
practice-day-note = { $n } exercises, chosen for what you know
practice-known = { $n } of { $of } rules known
climb-note = from simple to hard, until the third miss
practice-more = Go on
climb-again = Climb again
practice-rule-0 = { $title }: not asked yet
practice-rule-1 = { $days ->
    [0] { $title }: not known yet
    [one] { $title }: right on { $days } day so far, known once it is recalled over a week
   *[other] { $title }: right on { $days } days so far, known once it is recalled over a week
}
practice-rule-2 = { $title }: known
practice-done = Today’s ten are done.
practice-day-done = Done for today
practice-day-due = { $n ->
    [one] { $n } rule is worth another look
   *[other] { $n } rules are worth another look
}
practice-day-left = { $n ->
    [one] { $n } more for today
   *[other] { $n } more for today
}
practice-tomorrow = { $n ->
    [one] { $n } rule comes back tomorrow.
   *[other] { $n } rules come back tomorrow.
}
practice-grown = { $n ->
    [one] { $n } more rule known
   *[other] { $n } more rules known
}
practice-rule-3 = { $title }: known, worth another look today
practice-puzzle-day = The puzzle of the day
practice-puzzles = Puzzles
practice-puzzles-note = the best move, at your level
practice-puzzle = A puzzle, rated { $rating }
puzzle-rating = Your puzzle rating: { $rating }
puzzle-rating-none = Your puzzle rating begins with the first answer.
puzzle-rating-moved = Your puzzle rating: { $rating } ({ $by })
puzzles-more = More puzzles
puzzles-right = { $right } of { $n } found at once
climb-new = Your best climb so far: { $n }!
practice-file = All of this is kept in { $path } and nowhere else: take the file with you, or delete it to begin anew.
practice-file-page = All of this is kept in this browser and nowhere else: it goes when you clear its data.
practice-file-none = Nothing of this is kept when you close the board.

check-title = What do I get wrong?
check-of = What do we get wrong? { $system }
check-short = Check
check-note = { $n } questions that find what people wrongly believe
check-more = Another check
check-found = What has shown, and the rule against it:
check-held = “{ $what }” ({ $rule }), { $n } times
check-perhaps = “{ $what }” ({ $rule }), once: perhaps a slip
check-nothing = No wrong belief has shown behind the answers.

## A new kind of sum
fading-shown = A sum of a kind that is new to you: an example. Read how it is added up, before you do one yourself.
fading-begun = The same once more, begun for you: **{ $sum }**
fading-where-shown = Example
fading-where-begun = Begun for you
