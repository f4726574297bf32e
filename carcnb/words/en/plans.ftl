# Lesson plans: what stands around their own texts.

plan-name = Plan
plan-title = What the lesson is about
plan-whom = For whom

plan-head = Lesson plan, 45 minutes.
plan-can = Pupils can …
plan-needs = What you need
plan-course = The lesson, minute by minute
plan-how = Copy a line marked ▸ into a cell and run it: it is ready for the projector. Space goes on, Escape leaves.
plan-minutes = Minutes
plan-do = What you do, what pupils do
plan-ask = Ask → expect
plan-beliefs = Wrong rules to listen for
plan-heard = What you will hear
plan-true = What helps
plan-quick = For the quick ones
plan-support = Where it is hard
plan-check = Check
plan-homework = Homework
plan-rules = The rules of this lesson

plan-show-lesson = The lesson “{ $what }”
plan-show-exercises =
    { $n ->
        [one] One exercise, { $what }
       *[other] { $n } exercises, { $what }
    }
plan-show-puzzles =
    { $n ->
        [one] One puzzle, { $what }
       *[other] { $n } puzzles, { $what }
    }
plan-show-replay = A game to go through, with comments
plan-show-home = The small game of eight tiles, without fields
plan-show-short = A game of twenty tiles for two
plan-show-game = A board for two, { $what }
plan-show-check = The six questions
plan-show-paper = On paper, versions A and B with a key
plan-show-course = All of it for the pupils: lessons, exercises, check and homework as a course
