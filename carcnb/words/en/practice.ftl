# Practice: what is known of the rules, and what comes next.

practice-title = Practice
practice-today = { $n ->
    [one] Today: { $n } exercise.
   *[other] Today: { $n } exercises.
}
practice-streak = { $n ->
    [one] { $n } day in a row.
   *[other] { $n } days in a row.
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
practice-rule-1 = { $title }: not known yet
practice-rule-2 = { $title }: known
