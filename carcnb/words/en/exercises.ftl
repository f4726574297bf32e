# Exercises and quizzes: what is asked, the hints, and what is true of the answer. A, B, C are letters on the board.

## Topics
topic-placement = Placing a tile
topic-claiming = Placing a figure
topic-points = Points
topic-majority = Most followers
topic-completion = Complete or not
topic-fields = Fields
topic-final = Final scoring
topic-puzzles = Puzzles: the best move

## The panel
exercise-where = Exercise { $step } of { $steps }
exercise-tag = Exercise
exercise-all-right = One or more are right: mark them all.
exercise-number = Answer with a whole number.
exercise-squares = Squares
exercise-how-many = How many
exercise-cities = Cities
exercise-points = Points

## Questions
exercise-ask-fits = On how many squares does this tile fit, if you may turn it?
exercise-ask-fitting = On which of the marked squares does this tile fit, if you may turn it?
exercise-ask-why = Does this tile fit on square A, if you may turn it? If not, why?
exercise-ask-claims = { $name } has just laid the tile with the letters. Where can a follower go now?
exercise-ask-worth-city-complete = City A is complete. How many points does it bring?
exercise-ask-worth-road-complete = Road A is complete. How many points does it bring?
exercise-ask-worth-monastery-complete = Monastery A is complete. How many points does it bring?
exercise-ask-worth-city = The game ends now. How many points does the unfinished city A bring?
exercise-ask-worth-road = The game ends now. How many points does the unfinished road A bring?
exercise-ask-worth-monastery = The game ends now. How many points does the unfinished monastery A bring?
exercise-ask-worth-field = The game ends now. How many points does field A bring?
exercise-ask-owners-city-complete = City A is complete. Who gets its points?
exercise-ask-owners-road-complete = Road A is complete. Who gets its points?
exercise-ask-owners-monastery-complete = Monastery A is complete. Who gets its points?
exercise-ask-owners-city = The game ends now. Who gets the points for city A?
exercise-ask-owners-road = The game ends now. Who gets the points for road A?
exercise-ask-owners-monastery = The game ends now. Who gets the points for monastery A?
exercise-ask-owners-field = The game ends now. Who gets the points for field A?
exercise-ask-share-city-complete = City A is complete. How many points does { $name } get for it?
exercise-ask-share-road-complete = Road A is complete. How many points does { $name } get for it?
exercise-ask-share-monastery-complete = Monastery A is complete. How many points does { $name } get for it?
exercise-ask-share-city = The game ends now. How many points does { $name } get for city A?
exercise-ask-share-road = The game ends now. How many points does { $name } get for road A?
exercise-ask-share-monastery = The game ends now. How many points does { $name } get for monastery A?
exercise-ask-share-field = The game ends now. How many points does { $name } get for field A?
exercise-ask-gains = The tile marked A has just been laid, and no figure is put down. How many points does { $name } get in this turn?
exercise-ask-final = The game ends now. How many points does { $name } get in the final scoring?
exercise-ask-winner = The game ends now, with the points on the track. Who wins after the final scoring?
exercise-ask-complete = Which of the marked features are complete?
exercise-ask-open-city = How many open ends does city A still have?
exercise-ask-open-road = How many open ends does road A still have?
exercise-ask-open-monastery = How many squares around monastery A are still empty?
exercise-ask-same = Which of the marked places belong to the same field as A?
exercise-ask-feeds = The game ends now. Which of the marked cities bring points to field A?
exercise-ask-cities = The game ends now. How many cities bring points to field A?
exercise-ask-completes-city = Place this tile so that a city is complete.
exercise-ask-completes-road = Place this tile so that a road is complete.
exercise-ask-completes-monastery = Place this tile so that a monastery is complete.
exercise-ask-close-city = Place this tile so that city A is complete.
exercise-ask-close-road = Place this tile so that road A is complete.
exercise-ask-close-monastery = Place this tile so that monastery A is complete.
exercise-ask-scores = { $n ->
    [one] Place this tile, with a figure or without, so that { $name } gets { $n } point in this turn.
   *[other] Place this tile, with a figure or without, so that { $name } gets { $n } points in this turn.
}
exercise-ask-deploys-city = Place this tile and put a knight on it.
exercise-ask-deploys-road = Place this tile and put a thief on it.
exercise-ask-deploys-monastery = Place this tile and put a monk on it.
exercise-ask-deploys-field = Place this tile and put a farmer on it.
exercise-ask-best = { $name } to move. Where would you place this tile, and which figure would you put on it, if any?

## Hints: where to look, then how to find the answer
exercise-hint-fits-1 = The tile must touch another along a whole side, and every touching edge must continue.
exercise-hint-fits-2 = Go around the landscape square by square. Try all four turns on each, and count a square once.
exercise-hint-fitting-1 = Look at every neighbour of the square, not at one alone.
exercise-hint-fitting-2 = Note what each neighbour shows towards the square. Then turn the tile in your mind until all of it continues.
exercise-hint-why-1 = First see whether a tile lies beside the square along a whole side.
exercise-hint-why-2 = If there are such tiles, compare every touching edge, in each of the four turns.
exercise-hint-claims-1 = A follower may go only where nobody stands on the whole feature.
exercise-hint-claims-2 = Follow the feature of each letter over all its tiles and look for figures, standing and lying.
exercise-hint-worth-whose = First look whether a follower stands on it: if nobody does, it brings nothing.
exercise-hint-worth-changed-1 = Something on A changes what its tiles bring. Look for it on every tile.
exercise-hint-worth-city-1 = Its tiles bring points, and so do its coats of arms. How many depends on whether a city is complete.
exercise-hint-worth-city-2 = Everything that belongs to A is lit now. Count each tile once, then the coats of arms.
exercise-hint-worth-road-1 = Every tile of the road brings points. The houses of a crossing, a city or a monastery end a road.
exercise-hint-worth-road-2 = Everything that belongs to A is lit now. Count each tile once.
exercise-hint-worth-monastery-1 = The tile of the monastery brings points, and so does every tile around it.
exercise-hint-worth-monastery-2 = The monastery is lit now. Count its tile, then those around it, at the corners too.
exercise-hint-worth-field-1 = Only complete cities that touch the field bring points, each once, whatever its size.
exercise-hint-worth-field-2 = Field A is lit now. Go along its edge and count the complete cities.
exercise-hint-owners-1 = Only followers on this very feature count, however far away.
exercise-hint-owners-2 = Everything that belongs to A is lit now. Count each player’s followers there. In a tie all of them get the points.
exercise-hint-share-1 = First find out who has the most followers there.
exercise-hint-share-2 = Everything that belongs to A is lit now. Whoever has fewer followers than another gets nothing.
exercise-hint-gains-1 = What does the tile complete? There may be more than one feature.
exercise-hint-gains-2 = Look at each complete feature of the tile: who has the most followers there, and what is it worth?
exercise-hint-final-1 = Every unfinished feature with a follower on it counts, and every field.
exercise-hint-final-2 = Go from follower to follower. Add the points where nobody else has more of them.
exercise-hint-winner-1 = Start from the points on the track and add the final scoring.
exercise-hint-winner-2 = Work out each follower’s feature for its owner. With equal points the victory is shared.
exercise-hint-complete-1 = A feature is complete when nothing of it is open.
exercise-hint-complete-2 = All marked features are lit now. Look for edges beside empty squares.
exercise-hint-open-1 = Follow the feature over all its tiles, in every direction.
exercise-hint-open-2 = Everything that belongs to A is lit now. Count the edges beside empty squares.
exercise-hint-open-squares-1 = What matters are the eight squares around its tile, those at the corners too.
exercise-hint-open-squares-2 = The tile is lit now. Go around it and count the squares on which no tile lies.
exercise-hint-same-1 = Roads and city walls bound a field. It goes on where green touches green.
exercise-hint-same-2 = Walk from each letter towards A without crossing a road or a wall. The way may be long.
exercise-hint-feeds-1 = Two things are needed: the city is complete, and it touches the field.
exercise-hint-feeds-2 = Field A is lit now. Go along its edge, and leave out cities that are still open.
exercise-hint-cities-1 = Only complete cities count, each once, whatever its size.
exercise-hint-cities-2 = Field A is lit now. Go along its edge and count the complete cities.
exercise-hint-completes-1 = Look for a feature with one gap that this tile can fill.
exercise-hint-completes-2 = Turn the tile so that nothing stays open there.
exercise-hint-close-1 = Find everything that is still open on A.
exercise-hint-close-2 = Everything that belongs to A is lit now. Lay the tile on the empty square beside it, turned so that it closes.
exercise-hint-scores-1 = What can this tile complete, and who stands there?
exercise-hint-scores-2 = A figure put down now scores at once where the tile completes something that nobody holds.
exercise-hint-deploys-1 = The feature must be free of figures, with the new tile in it.
exercise-hint-deploys-2 = Look for a place where the tile does not join a feature on which somebody stands.
exercise-hint-best-1 = What can the tile close, and for whom? Whose feature does it make larger, or harder to complete? Will the figure come home?
exercise-hint-best-2 = The best place is one of the lit squares.

## What is true
exercise-of = { $who }: { $what }
exercise-rule = { $short } ({ $rule })
exercise-verdict-fits = fits
exercise-verdict-edge = an edge does not continue, however the tile is turned
exercise-verdict-corner = only corners touch
exercise-verdict-alone = no tile lies beside it
exercise-verdict-cell-taken = a tile lies there already
exercise-why-fits = Yes, it fits.
exercise-why-edge = No: an edge does not continue, however it is turned.
exercise-why-corner = No: only corners touch.
exercise-why-alone = No: no tile lies beside it.
exercise-why-cell-taken = No: a tile lies there already.
exercise-free = free
exercise-complete = complete
exercise-never-complete = a field is never complete
exercise-same-field = the same field as A
exercise-other-field = another field
exercise-feeds = complete, and it touches the field
exercise-unfinished = it touches the field, but it is not complete
exercise-apart = it does not touch the field
exercise-count = { $name } { $n }
exercise-followers = Followers there: { $counts }.
exercise-owned = Points: { $names }. { $short }
exercise-most = { $count ->
    [one] The most: { $names }.
   *[other] A tie for the most: { $names }.
}
exercise-nobody-there = No follower stands there, so nobody gets points.
exercise-no-points = { $name } gets no points in this turn.
exercise-together = { $n ->
    [one] Together { $n } point.
   *[other] Together { $n } points.
}

## What the answer lacks
exercise-answered = Your answer: { $answer }.
exercise-some-missing = { $n ->
    [one] One right answer is missing.
   *[other] { $n } right answers are missing.
}
exercise-some-wrong = { $n ->
    [one] One of those marked is not right.
   *[other] { $n } of those marked are not right.
}
exercise-too-many = That is too many.
exercise-too-few = That is too few.
exercise-slip-part = That is a part of the sum: something else counts, too.
exercise-slip-track = Only the points of the final scoring are asked for, not those on the track.
exercise-slip-turns = A square counts once, in however many turns the tile fits there.
exercise-slip-points = The cities are asked for, not their points.
exercise-show = Show me
exercise-once-more = Try again: after the next try you are told everything.
exercise-missing = Missing: { $answers }.
exercise-wrong = Marked, but not right: { $answers }.

## What would have to be believed
exercise-believed = Your answer would be right if this were the rule: “{ $belief }”
exercise-believed-sum = Such a sum has: { $wrong }.
exercise-believed-line = In the sum: { $right }, not { $wrong }.
exercise-believed-extra = Not in the sum: { $wrong }.
exercise-believed-missing = In the sum, too: { $right }.
exercise-twin = Try another one like it
exercise-beside = One like it

## The result of a quiz
quiz-title = Quiz
quiz-instead = { $n ->
    [one] One exercise; run the cell to see it
   *[other] { $n } exercises; run the cell to see them
}
quiz-step = Result
quiz-right = { $right } of { $n } right at once
quiz-later = { $n ->
    [one] { $n } more with a hint or at a later try.
   *[other] { $n } more with a hint or at a later try.
}
quiz-shown = { $n ->
    [one] { $n } solution was shown.
   *[other] { $n } solutions were shown.
}
quiz-left = { $n ->
    [one] { $n } exercise is not answered yet.
   *[other] { $n } exercises are not answered yet.
}
exam-open = Not finished yet
exam-waits = The result comes when all of them are.
exam-kept = Your answer is kept. What was right is told when all exercises are answered.
quiz-again = Worth another look:
quiz-believed = Your answers sounded like this, but it is no rule:
quiz-rule = { $title } ({ $rule })

## Find the mistake
exercise-ask-wrong-complete = A is complete, and its points are told line by line. Which line is wrong, if any?
exercise-ask-wrong-unfinished = The game ends now, and the points for A are told line by line. Which line is wrong, if any?
exercise-ask-wrong-turn = { $name } has just laid the outlined tile and puts no figure down. What the turn brings is told here. Which line is wrong, if any?
exercise-ask-wrong-final = The game ends now, and its final scoring is told here. Which line is wrong, if any?
exercise-hint-wrong-1 = Work each line out for yourself before you read the sum: who gets the points, and what counts.
exercise-hint-wrong-2 = What the lines are about is lit now. Look at one after the other: what is counted, how often, and what each brings.
exercise-lettered = { $kind } { $letter }
exercise-line = { $count ->
    [one] { $what }: { $sum } for { $names }
   *[other] { $what }: { $sum } each for { $names }
}
exercise-line-owners = { $count ->
    [one] The points go to { $names }
   *[other] All the points go to each of these: { $names }
}
exercise-line-nobody = nobody gets points
exercise-line-none = No line is wrong
exercise-line-all-right = No line is wrong.
exercise-line-wrong = This line is wrong: “{ $line }”.
exercise-line-believed = So does somebody count who believes: “{ $belief }”
exercise-line-right = It should be: “{ $line }”.
exercise-line-too-many = It should not be there.
exercise-line-is-right = This line is right: “{ $line }”.
exercise-line-is-there = One of the lines is wrong.

## Paint what belongs together
exercise-paint = Click or tap every part that belongs to it; click again to take it back. With keys: arrows, then Enter.
exercise-ask-paint-field = Which places belong to the same field as A? Paint the whole field.
exercise-ask-paint-city = Which parts belong to the same city as A? Paint the whole city.
exercise-ask-paint-road = Which parts belong to the same road as A? Paint the whole road.
exercise-hint-paint-field-1 = Begin at A and go on wherever green touches green. Roads and city walls bound a field.
exercise-hint-paint-field-2 = At every edge of a tile ask whether the green goes on beside the road. The way round the end of a road counts as well.
exercise-hint-paint-city-1 = Begin at A and go on wherever the city goes on over the edge of its tile.
exercise-hint-paint-city-2 = Two city parts of one tile belong together only where the wall does not part them, or round another way.
exercise-hint-paint-road-1 = Begin at A and follow the road in both directions.
exercise-hint-paint-road-2 = The houses of a crossing, a city or a monastery end a road: what leaves on the other side is another one.
exercise-paint-missing = { $n ->
    [one] One part is missing: it is dashed on the board.
   *[other] { $n } parts are missing: they are dashed on the board.
}
exercise-paint-wrong = { $n ->
    [one] One painted part does not belong to it: it is crossed out on the board.
   *[other] { $n } painted parts do not belong to it: they are crossed out on the board.
}
exercise-paint-field = { $n ->
    [one] The field has { $n } part.
   *[other] The field has { $n } parts.
}
exercise-paint-city = { $n ->
    [one] The city has { $n } part.
   *[other] The city has { $n } parts.
}
exercise-paint-road = { $n ->
    [one] The road has { $n } part.
   *[other] The road has { $n } parts.
}

## Chances
exercise-tiles = Tiles
exercise-percent = Percent
exercise-ask-left = How many of the tiles that are left fit on square A, if they may be turned?
exercise-ask-chance = { $n ->
    [one] What is the chance, in whole percents, that the next tile fits on square A?
   *[other] What is the chance, in whole percents, that at least one of the next { $n } tiles fits on square A?
}
exercise-ask-likeliest = On which of the marked squares is it most likely that the next tile fits?
exercise-hint-left-1 = Look at what every neighbour shows towards square A. The question names the tiles that are left.
exercise-hint-left-2 = Go through the tiles that are left one kind at a time, try all four turns, and count every copy.
exercise-hint-chance-1 = First count how many tiles are left, and how many of them fit on square A.
exercise-hint-chance-2 = It is easier to ask how likely it is that none fits. Multiply the chances of the draws one after the other, each with one tile less in the stack, and take the product from 100%.
exercise-hint-likeliest-1 = For each square, see what its neighbours ask for, and which of the tiles left show it.
exercise-hint-likeliest-2 = The more sides of a square touch tiles, the fewer tiles fit there. Count for each letter, every copy.
exercise-chance-left = Left: { $tiles }.
exercise-chance-count = { $n } of { $left } tiles left fit there.
exercise-chance-none = None of them comes with { $product } = { $none }.
exercise-chance = The chance is { $percent }.
exercise-slip-copies = So many kinds of tiles fit, but some of them are there more than once.
exercise-slip-none = That is the chance that none of them fits.
exercise-slip-added = Chances of several draws cannot be added: both tiles may fit.
exercise-slip-back = So it would be if every tile went back into the stack before the next is drawn.

### Exercises of the expansions
exercise-strength = Strength there: { $counts }.
exercise-allowed = allowed
exercise-goes-home = goes home ({ $rule })
exercise-stays = stays
exercise-takes-none = { $name } takes none.
exercise-by-throw = with a { $outcome }
exercise-no-throw = no throw leads there
exercise-nobody-scores = Nobody gets points.
exercise-slip-whose = So many are taken in all, but by whom?
exercise-ask-scorers = The tile marked A has just been laid, and no figure is put down. Who gets points in this turn?
exercise-hint-scorers-1 = What does the tile complete, and who has the most followers there?
exercise-hint-scorers-2 = Then look at the score track: does anybody else have a part in these points?
exercise-ask-home = The tile has been laid, and { $name } puts no figure down. Which of the marked figures go home in this turn?
exercise-ask-home-pieces = The tile has been laid, and { $name } puts no figure down. Which of the marked figures leave the landscape in this turn?
exercise-hint-home-1 = Figures go home from what is complete. Some figures also go home when others leave them alone.
exercise-hint-home-2 = Look at the feature of each marked figure, over all its tiles: is anything of it still open?
exercise-hint-may-1 = Go letter by letter: what is there, is it complete, and who is there?
exercise-hint-may-2 = Test every letter against the rule of this very question. What holds for followers elsewhere need not hold here.
exercise-hint-uses-1 = Do not count what the tile completes, only what this brings.
exercise-hint-uses-2 = Find everything that counts, then multiply.
exercise-hint-collects-1 = What does the tile complete, and what lies or is printed there?
exercise-hint-collects-2 = Go over all the tiles of what was completed. Then ask to whom it belongs.
exercise-hint-reaches-1 = Start from the tile that has just been laid.
exercise-hint-reaches-2 = Go through the throws one by one, and mark where each of them ends.
exercise-hint-spaces-1 = Look at the score track: whose figures stand on which space?
exercise-hint-spaces-2 = Go space by space: is somebody else’s score figure there?
exercise-ask-allowed = { $name } is asked: “{ $asked }” Do the rules allow the answer “{ $answer }”?
exercise-ask-allowed-at = { $name } is asked: “{ $asked }” Do the rules allow the answer “{ $answer }” for place A?
exercise-ask-allowed-both = { $name } is asked: “{ $asked }” Do the rules allow the answer “{ $answer }” for places A and B?
exercise-hint-allowed-1 = What exactly is asked at this moment, and of whom?
exercise-hint-allowed-1-deploy = Look at what A is, and at every figure that stands or lies on the whole of it, however far away.
exercise-hint-allowed-1-skip = Look at the question: is it an offer, or does the board still lack something that has to come first?
exercise-hint-allowed-2 = Some questions may be declined and others not, some places are closed, and some things have their time later in the turn.
exercise-hint-allowed-2-marked = What is marked is lit now. Look at who and what is there, and whether the question is about places like that.
exercise-answer-none = Nothing
exercise-allowed-so = The rules allow it.
exercise-lands = it lands
exercise-lands-nowhere = no place to land
exercise-lands-none = None
exercise-ask-follows = { $done } Who draws or decides something next, and what?
exercise-hint-follows-1 = Go through the turn in its order: tile, what the tile brings, figure, points, and what comes after them.
exercise-hint-follows-2 = Ask at each of these steps whether there is something to be done, and who does it.
exercise-does-place = { $name } lays this tile on square A, where it fits in only one way.
exercise-does-skip-deploy = Tile A has just been laid, and { $name } puts no figure down.
exercise-then-draw-tile = The turn is over: { $name } draws a tile.
exercise-then-draw-again = { $name } draws a second tile in the same turn.
exercise-then-deploy = { $name } may place a figure.
exercise-then-place = { $name } places the tile.
exercise-then-score = { $name } says what is recorded first.
exercise-then-over = Nobody: the game is over.

## Puzzles: how far a move is behind the best one
puzzle-next = { $n ->
    [0] Others come close.
    [one] The next best move is about { $n } point behind.
   *[other] The next best move is about { $n } points behind.
}
puzzle-next-is = { $n ->
    [0] Others come close. What differs in one of them: { $line }
    [one] The next best move is about { $n } point behind. What differs: { $line }
   *[other] The next best move is about { $n } points behind. What differs: { $line }
}
puzzle-keeps = { $n ->
    [0] There is no follower left to put down.
    [one] It keeps your last follower at hand.
   *[other] It keeps your { $n } followers at hand.
}
puzzle-behind = { $n ->
    [0] Another move is a little better.
    [one] Another move brings about { $n } point more.
   *[other] Another move brings about { $n } points more.
}
puzzle-place-right = The place is right; what follows is not the best.

## What a move has cost, in a game that is over
topic-mistakes = What would have been better?
mistakes-title = What did the moves cost? { $name }
mistakes-found = { $n } of { $of } found better
mistakes-leave = Back to the game
mistake-ask = { $n ->
    [one] Turn { $turn }: this move of { $name } cost { $n } point. Find a better one.
   *[other] Turn { $turn }: this move of { $name } cost { $n } points. Find a better one.
}
mistake-played = Played on the lit square: { $what }
mistake-own = { $n ->
    [one] From a game that you looked back at: this move of { $name } cost { $n } point. Find a better one.
   *[other] From a game that you looked back at: this move of { $name } cost { $n } points. Find a better one.
}
mistake-done = Played: { $what }
mistake-best = The best move: { $what }
mistake-was = { $n ->
    [one] The move played cost { $n } point: { $what }
   *[other] The move played cost { $n } points: { $what }
}
mistake-more = { $n ->
    [one] { $n } point more than the move played.
   *[other] { $n } points more than the move played.
}
mistake-same = { $n ->
    [one] That is the move that was played: another one brings { $n } point more.
   *[other] That is the move that was played: another one brings { $n } points more.
}
mistake-some = { $n ->
    [one] { $n } point more than the move played, and still { $behind } behind the best.
   *[other] { $n } points more than the move played, and still { $behind } behind the best.
}
mistake-none = That is no better than the move played: { $behind } behind the best.
