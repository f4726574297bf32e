# The pages of the site that `carcnb site` writes.

site-about = Learn Carcassonne on a board that knows every rule, shows what is allowed and says why.
site-first = A small game to begin with
site-ways = Ways on
site-here = Where you are
site-onward = Before and after
site-before = Before
site-after = Next
site-skip = To the content
site-foot = An unofficial study aid, neither made nor endorsed by the game’s author or publishers. All drawings and sentences are our own. MIT licence.
site-theme-auto = As the device
site-theme-light = Light
site-theme-dark = Dark

## Rules
site-rules = Rules
site-rules-way = Every one at its own address
site-rules-note = { $n ->
    [one] { $n } rule, in our own words.
   *[other] All { $n } rules in our own words, each with a small board to try.
}
site-find = Find a rule
site-ask = Ask about the rules
site-found = Found:
site-none = No rule says that.
site-near = Words near it:
site-see = See also
site-taught = Lessons on this rule

## Lessons
site-learn-note = { $n ->
    [one] { $n } short lesson on the board.
   *[other] { $n } short lessons on the board. Begin at the top: the base game comes first, every expansion stands alone.
}
site-read = Step by step, to read
site-hand = The tile in hand

## Play, practise, explore, teach
site-play-note = Against the computer at one click, or two to six people at one screen. The board knows the rules.
site-open = Open a game
site-open-note = Paste what “Share” gave, or a link: from a position you play on, a saved game is gone through move by move. A file can be dropped anywhere on this page.
site-opened = An opened game
site-open-text = Line of text or saved game
site-open-file = Or a file
site-open-do = Open
site-explore-note = A board to try things out on, a box to set up any position, and every game that was saved.
site-replay-way = a whole game, with comments
site-replay-note = A whole game to go through move by move, with comments, and to try another move.
site-practise-note = Ten questions for today, a climb, or five about what you choose; what you know is remembered here.
site-topic-note = Five new questions each time: { $what }.
site-puzzles-note = Where would you place it? One move is clearly best: it was found and checked by searching.
site-examples = Three such questions, to read
site-teach-note = Make lessons of your own, or print what is there.
site-plans = Lesson plans
site-plans-note = 45 minutes each, to print: what you do, what pupils do, what to ask, wrong rules to listen for.
site-sheets = Worksheets
site-sheets-note = The tasks of all lessons, to print, each with its answer sheet.

## Courses
site-course = A course
site-course-note = The link to a course opens here: lessons and exercises in their order. What you do is kept in this browser.
site-course-way = one link for a whole class
site-course-how = A teacher makes the link in a notebook, with `carcnb.classroom.course`; the course is in the link itself. The results of every pupil are a file to hand in, and nothing is sent anywhere.

## Without a network
site-offline = Without a network
site-offline-note = What you have visited opens again without a network. Keep all of it, and every page, board and sheet does.
site-offline-how = It stays in this browser until you let go of it, and is renewed when the site changes. Nothing is sent anywhere.
site-keep = Keep all of it
site-reference = Names in Python
site-keep-way = Keep it for times without a network
site-keep-drop = Let go of it
site-keep-none = This browser keeps nothing here: it does so for addresses that begin with https.
site-keep-some = Kept so far: what was visited. All of it is at most { $size } MB.
site-keep-busy = Being kept: at most { $size } MB …
site-keep-lost = The connection was lost before all of it was kept. What came so far stays; try again to get the rest.
site-keep-whole = All of it is kept. You can go offline.

## All rules of an expansion on one page, and of a chosen game
site-whole = All rules
site-whole-way = All of it on one page
site-whole-title = { $name }: all rules
site-whole-learn = The first lesson
site-turn = The order of a turn
site-points = The points
site-figures = The pieces
site-same-turn = A turn goes as in the base game.
site-same-points = Points are counted as in the base game.
site-decisions = Questions and decisions
site-decisions-note = What the booklet leaves open, and how it is decided here.
site-asks-adds = { $name }: what does it add?
site-asks-turn = { $name }: what is the order of a turn with it?
site-asks-points = { $name }: how are points counted with it?
site-rulebook = Rulebook
site-rulebook-way = A rulebook for your expansions
site-rulebook-note = Choose the expansions you play with: order of play, points and rules for exactly these, to read, to print or to send as a link.
site-rulebook-link = The address of this page names what is chosen.
site-print = Print

## A page that is not there
site-missing = There is no such page
site-missing-note = It may have moved. From here you find everything:

## In a frame of another page
site-embed = Put it on a page of yours
site-embed-note = A frame for a school’s page, a blog or Moodle. It is a picture until somebody clicks it, and plays there.
site-embed-code = The frame’s code
site-embed-copy = Copy
site-embed-copied = Copied
