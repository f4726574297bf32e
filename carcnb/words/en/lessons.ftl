# What the lesson panel says by itself; the captions of lessons stand in the lesson files.

lesson-where = Step { $step } of { $steps }
lesson-your-turn = Your turn
lesson-right = Right.
lesson-shown = This would be right.
lesson-answer-lies = The board shows the answer to the last task.
lesson-lies-otherwise = Your answer was right, too. From here on the board follows the lesson.
lesson-legal = It fits: every touching edge continues. (BASE-4.5)
lesson-legal-figure = That is allowed: no figure stands on it yet. (BASE-5.7)
lesson-legal-joins = That is allowed: it joins a follower of its own player. ({ $rule })
lesson-not-so = That is not it.
lesson-other-points = It fits, but the points are different.
lesson-takes-none = { $name } takes none here.
lesson-no-points = { $name } gets no points here.
lesson-points-differ = The points are different.
lesson-closes-nothing = Nothing is closed.
lesson-nobody-scores = It closes, but nobody stands there to score.
lesson-nothing-closed = It fits, but nothing is closed.
lesson-other-figure = That is allowed, but it is another role.
lesson-other-kind = That is allowed, but it is another figure.
lesson-other-place = That is allowed, but it is another place.
lesson-nothing-put = Nothing was put there.
lesson-no-figure = No figure was put down.
lesson-no-return = No figure came back to a supply.
lesson-figure-put = A figure was put down. This time it stays with you: leave the figure out.
lesson-other-tokens = That is allowed, but it brings something else.
lesson-turn-over = The turn ends with this tile.
lesson-open-city = { $n ->
    [one] The city still has { $n } open end.
   *[other] The city still has { $n } open ends.
}
lesson-open-road = { $n ->
    [one] The road still has { $n } open end.
   *[other] The road still has { $n } open ends.
}

lesson-number = lesson { $n } of { $of }
lesson-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
lesson-end = You are through this lesson
lesson-end-open = The end of this lesson
lesson-end-chapter = The end of the part “{ $chapter }”
lesson-chapter = Before the next part: a few questions about this one.
lesson-end-step = End
lesson-tasks = { $n ->
    [one] { $solved } of { $n } task solved
   *[other] { $solved } of { $n } tasks solved
}
lesson-lessons = { $n ->
    [one] { $done } of { $n } lesson of this part done
   *[other] { $done } of { $n } lessons of this part done
}
lesson-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}

## What the last page offers
offer-following = Next lesson
offer-practise = Practise this
offer-practise-chapter = Questions about this part
offer-chapter = Next part
offer-exercises = { $n ->
    [one] { $n } exercise: { $topic }
   *[other] { $n } exercises: { $topic }
}
offer-missed = A lesson that is left
offer-open = Solve what is open
offer-left = Answer what is open
offer-restart = Start over
offer-home = Home
offer-anew = Another quiz
offer-lesson = Back to the lesson

## What was done
progress-lesson = Lesson
progress-tasks = Tasks
progress-done = Finished
progress-none = No lesson has been begun yet.
