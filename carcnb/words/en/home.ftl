# The way in: a first small game and five ways on.

home-title = Carcassonne, explained
home-over = That was the small game. Watch it, play another, or go on from here.
home-text = Lay the tile on a dashed square: a small game to try, alone or in two.
home-run = This is a picture. If no board takes its place in a moment, click it and press Shift+Enter (or ▶ above).
home-picture = A landscape of tiles with walled cities, roads, fields and monasteries

## The five ways
home-learn = Learn
home-learn-note = Short lessons, on the board
home-learn-title = Learn
home-play = Play
home-play-note = The computer, or friends
home-play-title = A new game
home-practise = Practise
home-practise-note = Ten a day, puzzles, a climb
home-practise-title = Practise
home-explore = Explore
home-explore-note = Any position, any game
home-explore-title = Explore
home-teach = Teach
home-teach-note = A class at work, lessons of your own
home-teach-title = Teach

## Play
home-against = Against the computer
home-no-farmers = You are Ada, in red, and begin. Farmers stay at home until you have finished the lesson about them.
home-with-farmers = You are Ada, in red, and begin. Farmers take part, for you have finished the lesson about them.

## Learn
home-resume-learn = Go on with the lesson
home-resume-play = Go on with the game
home-resume-practise = Go on with the questions
home-resume-explore = Go on where you were
home-resume-teach = Go on with what you were making
home-go-on = Go on: { $title }
home-begin = Begin: { $title }
home-done = { $done } of { $of } · { $time }
home-minutes = about { $n } min
home-notebook = All of it in a notebook

## Practise
home-topic-placement = where a tile fits, and where not
home-topic-claiming = where a figure may stand
home-topic-points = what a move brings
home-topic-majority = who gets the points
home-topic-completion = what is closed, what is open
home-topic-fields = how far a field reaches, what it is worth
home-topic-final = what is counted at the end
home-topic-expansion = its own rules, in small positions
home-topic-puzzles = where would you place it?
home-puzzles-all = Choose puzzles
home-puzzles-note = of the base game, or of one expansion
home-puzzles = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}

## Explore
home-empty = An empty board
home-empty-note = a tile in hand, both players are you, and back as often as you like
home-open = Open a game
home-open-note = a saved game, a position, a link or a file
home-open-how = A saved game (.json, or .jcz of JCloisterZone) is gone through move by move, from a position you play on. A file can be dropped on the board at any time.
home-open-text = A line of text, a link, or a saved game
home-open-file = Choose a file
home-open-do = Open
home-own-note = your game of { $day }/{ $month }/{ NUMBER($year, useGrouping: 0) }
home-ask = Ask about the rules
home-ask-note = in your own words; the answer comes with its board
home-ask-label = Your question
home-ask-do = Ask
home-ask-found = { $n ->
    [one] { $n } rule fits.
   *[other] { $n } rules fit, the best on top.
}
home-ask-near = No rule says that. Words near it: { $near }
home-ask-none = No rule says that. Ask with words of the game: a city, a farmer, the last tile.
home-record-note = a whole game, move by move, with comments
home-position = Explore a position
home-position-note = notebook: try out, compare, send
home-replay = Replay a game
home-replay-note = notebook: move by move, with comments
home-chance = What will come?
home-chance-note = notebook: chance, for a classroom
given-empty = there is nothing in it.
given-large = it has more than { $n } letters, and no game has.
given-unknown = it is neither a saved game nor a position (D 0,0; U 1,0 red:road.E) nor an address (lesson:base/roads).
given-link = the link leads to no lesson, rule or exercise.
given-course = this board leads through a course.

## Teach
home-editor = Set up a position
home-editor-note = with tiles and figures from a box
home-count = Count your table
home-count-note = build what lies there, and see every sum of the end
home-recorder = Record a lesson
home-recorder-note = play it, and write a caption to each step
home-write = Write a lesson
home-write-note = notebook: positions, questions, lessons of your own
home-class = Teach a class
home-class-note = notebook: plans of 45 minutes, projector, worksheets, courses
home-class-where = For a class there are lesson plans, worksheets and courses in carcnb.classroom, beginning with carcnb.classroom.plans(). The command carcnb lays out a notebook about them, 91_teach_a_class.
home-build = Build a player
home-build-note = notebook: write a function that plays
home-improve = Play and improve
home-improve-note = notebook: an opponent, looking back, a rematch

## How strong an opponent is that is computed
computed-level = Computer: { $level }
level-novice = Novice
level-beginner = Beginner
level-casual = Casual
level-easy = Easy
level-fair = Fair
level-steady = Steady
level-able = Able
level-medium = Medium
level-hard = Hard
level-novice-does = looks at one place in four for a tile, forgets farmers, and sees neither what others get nor what may come yet.
level-novice-does-farmless = looks at one place in four for a tile, and sees neither what others get nor what may come yet.
level-beginner-does = looks at less than half of the places for a tile, forgets farmers, and sees neither what others get nor what may come yet.
level-beginner-does-farmless = looks at less than half of the places for a tile, and sees neither what others get nor what may come yet.
level-casual-does = looks at three places in five for a tile, forgets farmers, and sees neither what others get nor what may come yet.
level-casual-does-farmless = looks at three places in five for a tile, and sees neither what others get nor what may come yet.
level-easy-does = takes the most points at once, and never looks at what may come yet.
level-fair-does = counts what may come yet, but overlooks half of the places for a tile.
level-steady-does = counts what may come yet, but overlooks a third of the places for a tile.
level-able-does = counts what may come yet, but overlooks every fifth place for a tile.
level-medium-does = looks at every place, and counts what may come yet.
level-hard-does = plays the best moves on in its head, two seconds for each.

## The fixed words of its pages
ui-home = Home
ui-home-known = Press a topic to practise it, a square to read its rule. A dot: worth another look today.
ui-home-later = Other expansions
ui-home-this = Practise this
ui-home-lesson = Read the lesson
ui-home-up = Back
ui-home-names = Players: at least two names
ui-home-name = Name
ui-home-level = Who plays
ui-home-person = Person
ui-home-computer = Computer
ui-home-expansions = Expansions
ui-home-farmers = With farmers
ui-home-strengths = More strengths
ui-home-more = More players and expansions
ui-home-deal = Start the game
ui-home-opens = opens in a new tab

result-first = Your first win against { $level }.
result-won = { $n ->
    [one] { $n } win against { $level }.
   *[other] { $n } wins against { $level }.
}
result-stronger = Next: { $level }.
result-weaker = { $level } fits better for now.
result-record = won { $won } of { $of }
