# Messages: what the board, the prompts, the letters and the log say.

system-messages = Messages
about-messages = Everybody has two score figures, and one that stops on a dark space of the track brings a letter.

## Exercises
exercise-ask-may-letter = { $name } has drawn the letter “{ $card }”: { $text } Which of the marked places can { $name } choose?
exercise-hint-may-1-letter = Find the followers of this player, and work out what their features are worth as they stand.
exercise-ask-uses-letter = { $name } has drawn the letter “{ $card }” and does what it says: { $text } How many points does that bring?
exercise-ask-uses-letter-A = { $name } has drawn the letter “{ $card }”: { $text } { $name } chooses the place marked A. How many points does that bring?
exercise-hint-uses-1-letter = Read the letter once more: does it count figures, coats of arms, or a whole feature?
exercise-hint-uses-2-letter = Look for all followers of this player on the landscape, and leave out those of which the letter does not speak.
exercise-ask-scorers-letter = { $name } has drawn the letter “{ $card }”: { $text } { $name } chooses the place marked A. Who gets points for it?
exercise-hint-scorers-1-letter = Whose letter is it?
exercise-hint-scorers-2-letter = Look who else stands there, and ask whether anything is completed now.
exercise-does-advance-meeple = Tile A has completed something, and { $name } moves the meeple on the score track for it.
exercise-does-advance-lady = Tile A has completed something, and { $name } moves the lady on the score track for it.
exercise-does-advance-meeple-besides = What tile A brings is counted. { $name } has used a letter and moves the meeple on the score track for it.
exercise-does-advance-lady-besides = What tile A brings is counted. { $name } has used a letter and moves the lady on the score track for it.
exercise-hint-follows-1-advance = Count on from the space where the figure stands: does it end on a dark space?
exercise-then-advance = { $name } chooses which score figure moves.
exercise-then-letter = { $name } uses a letter.
exercise-then-draw-letter = { $name } draws a letter.
exercise-hint-allowed-1-letter = Read what this letter does: is anything picked for it? If so, look at the board for what it asks for.

figure-lady = Lady

## The questions
ask-advance = Which score figure moves?
does-advance-meeple-dark = moves the meeple to space { $space }, a dark one
does-advance-meeple = moves the meeple to space { $space }
does-advance-lady-dark = moves the lady to space { $space }, a dark one
does-advance-lady = moves the lady to space { $space }
does-letter-use = does what the letter says
does-letter-seal = takes the seal of the letter
does-score-city = counts the city of { $n } tiles first
does-score-road = counts the road first, the one of { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
does-score-monastery = counts the monastery first
choice-advance-meeple = The meeple
choice-advance-lady = The lady
ask-letter = The action of the letter, or its seal?
choice-letter-use = Do what the letter says
choice-letter-seal = The seal: 2 points
ask-score = Which is recorded first?
choice-score-city = The city
choice-score-road = The road
choice-score-monastery = The monastery

## The letters: a title, and the whole text
card-letter-hidden = a letter, face down
card-letter-shortest_road = Shortest road
card-letter-shortest_road-text = Score a road with a thief of yours as at the end of the game. Of several it must be the one worth least. The majority does not matter; all thieves stay.
card-letter-smallest_city = Smallest city
card-letter-smallest_city-text = Score a city with a knight of yours as at the end of the game. Of several it must be the one worth least. The majority does not matter; all knights stay.
card-letter-monastery = Monastery
card-letter-monastery-text = Score a monastery with a monk of yours as at the end of the game. Of several it must be the one worth least. The majority does not matter; the monk stays.
card-letter-coats_of_arms = Coats of arms
card-letter-coats_of_arms-text = Find the cities with a knight of yours, whoever owns them: their coats of arms bring 2 points each. No knight goes home.
card-letter-knights = Knights
card-letter-knights-text = 2 points for each of your knights in cities. They stay.
card-letter-farmers = Farmers
card-letter-farmers-text = 2 points for each of your farmers on fields. They stay.
card-letter-extra_tile = Extra tile
card-letter-extra_tile-text = Draw another tile and place it. You may put a figure on it.
card-letter-score_and_return = Score and return
card-letter-score_and_return-text = Pick one of your figures where nobody has more than you. Score its feature as at the end of the game and take the figure back.

## Lines of a sum, and points that no feature gives
line-seal = seal: { $each }
line-letter_coats = { $n ->
    [one] { $n } coat of arms × { $each }
   *[other] { $n } coats of arms × { $each }
}
line-letter_knights = { $n ->
    [one] { $n } knight × { $each }
   *[other] { $n } knights × { $each }
}
line-letter_farmers = { $n ->
    [one] { $n } farmer × { $each }
   *[other] { $n } farmers × { $each }
}
bonus-seal = Seal of a letter
bonus-coats_of_arms = Letter: coats of arms
bonus-knights = Letter: knights
bonus-farmers = Letter: farmers

## The log
log-card-taken-letter = Dark space: { $name } gets a letter
log-card-used-letter = { $name } uses: { $card }
log-card-closed-letter = { $name } uses the seal: { $card }
log-score-figures-joined = { $name } adds both score figures: { $points }
log-score-figures-joined-by-you = you add both your score figures: { $points }

## Why not
why-asked-advance = Now one of the two score figures is chosen.
why-asked-letter = Now a letter is used, for its action or its seal.
why-asked-score = Now it is chosen what is recorded first.
why-letter-shortest-road = This letter scores a road with an own thief.
why-letter-smallest-city = This letter scores a city with an own knight.
why-letter-monastery = This letter scores a monastery with an own monk.
why-letter-coats-of-arms = This letter counts all coats of arms at once; nothing is picked.
why-letter-knights = This letter counts all knights at once; nothing is picked.
why-letter-farmers = This letter counts all farmers at once; nothing is picked.
why-letter-extra-tile = This letter brings a tile; nothing is picked.
why-letter-score-and-return = This letter scores a feature with an own figure.
why-letter-not-shortest-road = Another road with an own thief is worth fewer points.
why-letter-not-smallest-city = Another city with an own knight is worth fewer points.
why-letter-not-monastery = Another monastery with an own monk is worth fewer points.
why-letter-not-score-and-return = Somebody else has the majority there.
why-letter-none-shortest-road = No own thief is on a road, so only the seal is left.
why-letter-none-smallest-city = No own knight is in a city, so only the seal is left.
why-letter-none-monastery = No own monk is on a monastery, so only the seal is left.
why-letter-none-coats-of-arms = No own knight is in a city, so only the seal is left.
why-letter-none-knights = No own knight is in a city, so only the seal is left.
why-letter-none-farmers = No own farmer is on a field, so only the seal is left.
why-letter-none-extra-tile = No tile is left, so only the seal is left.
why-letter-none-score-and-return = There is no feature with an own majority, so only the seal is left.

## Lessons
lesson-no-card-letter = That brings { $name } no letter.
lesson-legal-letter = That is allowed: the letter says so. (MSG-10)
lesson-legal-advance = That is allowed: whoever scores chooses the figure. (MSG-3)

## What is believed, though the rules say otherwise
belief-dark-passed = A figure that walks over a dark space brings a letter.
belief-dark-passed-why = Only the space where it stops counts.
belief-letter-any = A letter lets its player choose any of his roads, cities or monasteries.
belief-letter-any-why = Compare what each would bring: there is no choice but the least.
belief-letter-majority = A letter counts only what its player owns.
belief-letter-majority-why = One follower is enough, however many others have there.
belief-seal-besides = The 2 points of the seal come besides what the letter says.
belief-seal-besides-why = It is either the one or the other.
belief-farmers-three = The letter of the farmers brings 3 points for each.
belief-farmers-three-why = Other editions print that; here it is as much as for a knight.
belief-letter-per-feature = The letter of knights or farmers brings 2 points for each city or field.
belief-letter-per-feature-why = Count the figures, not the places where they stand.
belief-letter-for-all = Others, too, get a letter when they end on a dark space.
belief-letter-for-all-why = Look whose turn it is.
belief-letter-if-alone = There is no letter if somebody else stands on the dark space.
belief-letter-if-alone-why = Other editions say so; here nobody is in the way.
