# The table of a class, sealed exams, and assignments of nbgrader.

## The table of a class
class-title = The class
class-by-topic = The class by topic
class-by-rule = The class by rule
class-by-quiz = The class by quiz
class-by-belief = What is wrongly believed
class-by-part = Parts of the course
class-nothing = Nothing was handed in: there is neither an exercise nor a lesson in these files.
class-pupil = Name
class-all = Whole class
class-total = All
class-of = of
class-either = or another belief
class-shown = Shown
class-unanswered = Not answered
class-pupils = { $n ->
    [one] { $n } name
   *[other] { $n } names
}
class-exercises = { $n ->
    [one] { $n } exercise
   *[other] { $n } exercises
}
class-how = A cell tells how many first answers were right, and of how many. “Shown” counts exercises whose solution was told first; “not answered” stands apart and is not counted as wrong.
class-how-belief = A cell tells how many first answers would be right by the wrong rule; in brackets those that would be right by this one or one other. The last line counts who holds it.
class-how-part = A cell tells how many tasks of a lesson are solved, or how many exercises are answered, and of how many. The last line counts who has done the whole part. Lessons are as the files tell them: only answers to exercises can be judged again.
class-sure = Several answers ({ $n })
class-perhaps = One answer ({ $n })
class-one-of = This or another belief ({ $n })
class-times = { $name } { $n }×
class-rule = The rule: { $rule }
class-lesson = Lesson: { $title }
class-practise = Exercises: { $topic }
class-judged = Judged again
class-judged-agrees = Every answer was judged again by the rules. Nothing in the files disagrees.
class-judged-edited = { $name }: { $n ->
    [one] { $n } answer is not what the file says of it.
   *[other] { $n } answers are not what the file says of them.
} The table counts what the rules say.
class-judged-renamed = { $name }: the file holds exercises that were made for another name.
class-judged-renamed-of = { $name }: the file holds the exercises of { $of }.
class-judged-copied = { $name }: the same exercises are in a file of { $of }, too, and count once.
class-judged-copied-lessons = { $name }: the same lessons are in a file of { $of }, too, and count once.
class-judged-lessons = { $name }: the lessons in the file were done under another name.
class-judged-lessons-of = { $name }: the lessons in the file were done under the name { $of }.
class-judged-alike = { $name }: { $n ->
    [one] { $n } answer is the same, mistakes included, as that of { $of }.
   *[other] { $n } answers are the same, mistakes included, as those of { $of }.
}
class-judged-unjudged = Not judged again: { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} ({ $name }). These exercises cannot be made anew: somebody wrote them, an exam was marked, or the version is another. Those of a course are judged with course="the file of the course".
class-judged-unread = { $name } could not be read: { $of }
class-no-results = this is no file of results
class-right = No first answer is right by a wrong rule that is known here.

## Sealed exams
exam-title = Exam
exam-sealed-kept = Your answer is kept. What was right is told once the exam is marked.
exam-sealed-done = All answered
exam-sealed = Your answers are in the file { $file }: hand it in. What was right is told once the exam is marked.
exam-your-answer = Your answer
exam-no-answer = No answer. This is right:
exam-wrong = Not right.
assignment-how = Write your name, run the cells, and answer on the board: one answer to each exercise. Your answers are kept beside this notebook and are handed in with it.
assignment-name = your name; exercises are made for you by it

## The class at work
watch-title = The class at work
watch-back = Back to the class
watch-opens = Nothing is opened here: the board follows the class.
watch-nobody = Nobody has begun yet. Seen at { $time }; results appear here as soon as they lie in the folder.
watch-findings = Files to look at
watch-findings-note = { $n ->
    [one] One could not be read, is there twice or does not agree with the rules
   *[other] { $n } could not be read, are there twice or do not agree with the rules
}
watch-findings-hidden = Names are hidden; with them it is told here which files these are.
watch-beliefs = What is wrongly believed
watch-no-beliefs = No wrong belief has shown yet.
watch-sure = { $n } sure: { $who }
watch-perhaps = { $n } perhaps: { $who }
watch-sure-n = { $n } sure
watch-perhaps-n = { $n } perhaps
watch-next = What to do next
watch-class = Everybody
watch-who = Who is where
watch-far = { $done } of { $of } exercises and tasks done
watch-at = { $name }: { $done } of { $of } · { $part }
watch-part = { $part }: { $n }
watch-all-done = all done
watch-table = Right answers by topic
watch-table-note = How many first answers were right, in percent
watch-hide = Hide the names
watch-hide-note = Before the class sees this screen
watch-unhide = Show the names
watch-unhide-note = Names and files appear again
watch-show = Present the exercise that tells it apart
watch-file = { $file } is a file. Name the folder in which the results lie, such as { $folder }.
watch-show-note = Large, step by step; × or Escape leads back here
watch-sheet = Make a worksheet
watch-sheet-note = { $n ->
    [one] { $n } question in which the belief shows, with its key
   *[other] { $n } questions in which the belief shows, with their key
}
watch-save-sheet = Save the worksheet
watch-save-key = Save its key
watch-tomorrow = Tomorrow’s course
watch-tomorrow-note = A file to hand out, { $minutes }: { $parts }
watch-tomorrow-title = Tomorrow

## Which class is followed
class-door = Follow a class at work
class-door-note = What a class wrongly believes, who is where, and what to do next
class-door-folder = Name the folder in which your pupils’ results lie, as this notebook sees it: a shared folder, say.
class-door-or-files = Or give the files that they have handed in.
class-door-files = Each pupil saves a file at the end of a course. Give all of them here: you see what is wrongly believed, who is where, and what to do next. Nothing leaves this page, and once it is closed nothing is left of it.
class-folder = Folder of the results
class-follow = Follow
class-beside = With results, beside this notebook
class-here = Here, where the notebook is
class-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
class-none-yet = Nobody has handed in yet?
class-example = See an example class
class-example-note = Five made-up pupils in the middle of a check
class-example-pupil = Pupil { $n }
class-on = Go on with the class: { $what }
class-drop = Drop the files that were handed in here, all at once if you like.
class-drop-more = Drop more files here as they are handed in.
class-choose = Choose files
class-no-files = These are no files that pupils hand in: results end with .json or .csv.
class-hand-where = Files that a class has handed in are given in Teach, under “Follow a class at work”.
watch-title-handed = files that were handed in
watch-title-example = an example
watch-example = An example: these pupils are made up, and what they have handed in is what pupils with these beliefs would.
watch-count = { $n ->
    [one] { $n } pupil
   *[other] { $n } pupils
}, { $done } done
watch-seen = Seen at { $time } in { $folder }.
watch-gone = The folder { $folder } is not there any more. Seen at { $time }; it is looked for again every few seconds.
watch-no-folder = There is no folder { $folder }.
watch-folder-near = Near it is { $folder }.
watch-folders = These are here: { $folders }.
watch-folder-make = Make it first, or name the one in which your pupils’ files lie.

## On paper besides
cards-title = Answer cards
summary-wrong = What people often get wrong
