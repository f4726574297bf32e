# Courses: what a teacher hands to a class.

course-lesson = Lesson
course-exam = Exam: { $title }
course-exercises = { $n ->
    [one] { $n } exercise
   *[other] { $n } exercises
}
course-puzzles = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}

## Above the parts
course-day = { $day } { $month } { $year }
course-month-1 = January
course-month-2 = February
course-month-3 = March
course-month-4 = April
course-month-5 = May
course-month-6 = June
course-month-7 = July
course-month-8 = August
course-month-9 = September
course-month-10 = October
course-month-11 = November
course-month-12 = December
course-due = To be done by { $day }: { $left ->
    [0] this is the last day.
    [one] { $left } day left.
   *[other] { $left } days left.
}
course-was-due = This was due on { $day }.
course-far = { $done } of { $of } parts done, { $time } to go.
course-kept = { $name }: what you do is kept in `{ $file }`.
course-kept-here = { $name }: what you do is kept in this browser.
course-unnamed = You are looking through this course: the exercises are examples, and nothing is kept.
course-over = All parts are done.
course-right = { $right } of { $n } answers were right at once.
course-hand-in = { $name }: hand in the file `{ $file }`. It lies in { $folder }.
course-hand-in-here = { $name }: save the results as a file, and hand that in.

## The name, and what leads on
course-name = Your name
course-begin = Begin
course-name-wrong = This is no name: it has 1 to { $n } letters, in one line.
course-as = Go on as { $name }
course-look = Just look through it
course-look-note = nothing is kept
course-back = Back to the course
course-next = Next part
course-save-note = the results, to hand in
course-again = Look again

## What is wrong with a file
course-broken = The file `{ $file }` lies where the results are kept, but it cannot be read as results. It stays as it is: move it away or give it another name, then go on.
course-other = The file `{ $file }` holds the results of another course, “{ $course }”. It stays as it is: move it into a folder of its own, then go on.
course-other-pupil = The file `{ $file }` holds the results of { $name }. It stays as it is: move it away, or write the name as it was written there.
course-no-address = This address holds no course. Copy the whole link that you were given.
