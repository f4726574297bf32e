# Crop Circles: what the board, the prompts and the log say.

system-crop_circles = Crop Circles
about-crop_circles = Six tiles make everybody add a figure beside one of their own, or take one back: the player on turn chooses which.

## Exercises
exercise-ask-may-add = { $turn } has chosen that everybody may add a figure. Where can { $name } add a follower?
exercise-hint-may-1-add = See which sign the last tile shows: it calls farmers, thieves or knights, and only on tiles where an own one is.
exercise-ask-may-remove = { $turn } has chosen that everybody takes a figure back. Which of the marked figures can { $name } take back?
exercise-hint-may-1-remove = See which sign the last tile shows: it calls farmers, thieves or knights.
exercise-does-crop-A = Tile A has been played to its end, and { $name } chooses that everybody may add a figure.
exercise-does-crop-B = Tile A has been played to its end, and { $name } chooses that everybody takes a figure back.
exercise-does-skip-add = The crop circle is on tile A. { $name } adds no figure.
exercise-then-crop = { $name } chooses the action for everybody.
exercise-then-add = { $name } may add a figure.
exercise-then-remove = { $name } chooses which figure to take back.
exercise-hint-allowed-1-add = Look at the sign of the crop circle and at A: which figures of this player stand on this very feature?
exercise-hint-allowed-1-remove = Look at the sign of the crop circle: which figures does it call, and what stands at A?

## The questions
ask-crop = Which action for everybody?
ask-add = Add a figure?
ask-remove = Take one figure back
does-crop-A = lets everybody add a figure beside one of the kind that is called
does-crop-B = makes everybody take a figure of the kind that is called back
skips-add = adds no figure
choice-crop-A = A: everybody may add a figure
choice-crop-B = B: everybody takes a figure back

## The log
log-sign-shown-field = Pitchfork: the crop circle calls the farmers
log-sign-shown-road = Club: the crop circle calls the thieves
log-sign-shown-city = Shield: the crop circle calls the knights
log-adding-chosen-field = { $name } chooses A: everybody may add a farmer
log-adding-chosen-road = { $name } chooses A: everybody may add a thief
log-adding-chosen-city = { $name } chooses A: everybody may add a knight
log-taking-back-chosen-field = { $name } chooses B: everybody takes a farmer back
log-taking-back-chosen-road = { $name } chooses B: everybody takes a thief back
log-taking-back-chosen-city = { $name } chooses B: everybody takes a knight back
log-passed-over-field = { $name } has no farmer and is passed over
log-passed-over-road = { $name } has no thief and is passed over
log-passed-over-city = { $name } has no knight and is passed over
log-supply-empty = { $name } has no figure left to add
log-adding-chosen-field-by-you = everybody may add a farmer
log-taking-back-chosen-field-by-you = everybody takes a farmer back
log-passed-over-field-by-you = you have no farmer and are passed over
log-adding-chosen-road-by-you = everybody may add a thief
log-taking-back-chosen-road-by-you = everybody takes a thief back
log-passed-over-road-by-you = you have no thief and are passed over
log-adding-chosen-city-by-you = everybody may add a knight
log-taking-back-chosen-city-by-you = everybody takes a knight back
log-passed-over-city-by-you = you have no knight and are passed over
log-supply-empty-by-you = you have no figure left to add

## Why not
why-asked-crop = Now an action is chosen for everybody.
why-asked-add = Now a figure may be added, or the step is skipped.
why-asked-remove = Now a figure is taken back.
why-crop-called-field = The pitchfork calls farmers only.
why-crop-called-road = The club calls thieves only.
why-crop-called-city = The shield calls knights only.
why-crop-follower = Only followers are added or taken back.
why-crop-not-there = No such figure of this player stands there.
why-crop-alone-field = No farmer of the same player is here.
why-crop-alone-road = No thief of the same player is here.
why-crop-alone-city = No knight of the same player is here.
why-crop-separate-field = This is another field on the same tile: no farmer of the same player is on it.
why-crop-separate-road = This is another road on the same tile: no thief of the same player is on it.
why-crop-separate-city = This is another city on the same tile: no knight of the same player is in it.
why-crop-beside = A figure is added on the very tile on which its player’s own one stands.

## Lessons
lesson-legal-add = That is allowed: an own figure of the kind called is in this very place. (CROP-6)
lesson-legal-remove = That is allowed: it is an own figure of the kind called. (CROP-7)
lesson-legal-crop = That is allowed: whoever placed the tile chooses for everybody, A or B. (CROP-3)

## What is believed, though the rules say otherwise
belief-add-anywhere = A figure may be added anywhere on the feature of an own one.
belief-add-anywhere-why = It goes right beside the own figure, on the same tile.
belief-taken-back-scores = A figure that is taken back by action B scores its feature.
belief-taken-back-scores-why = It goes home as it is: nobody scores.
belief-add-any-kind = A crop circle is for all figures, whatever its sign.
belief-add-any-kind-why = The sign says who is called: farmers, thieves or knights.
belief-add-on-free = A figure may also be added where nobody stands.
belief-add-on-free-why = It needs an own figure beside it.
belief-add-uncontested = A figure may not be added where another player stands, too.
belief-add-uncontested-why = Others are no obstacle: look only for own figures.
belief-active-first = Whoever has laid the crop circle acts first.
belief-active-first-why = The others come first, the player on turn is last.
belief-take-anyones = Action B may send home a figure of any player.
belief-take-anyones-why = Look whose turn it is to act: each takes back his own.

## Signs on the tiles, in the legend of a worksheet
symbol-cc-pitchfork = Crop circle: pitchfork
symbol-cc-club = Crop circle: club
symbol-cc-shield = Crop circle: shield

## Signs on a tile, as they are read aloud
sign-crop_circle-pitchfork = crop circle with a pitchfork
sign-crop_circle-club = crop circle with a club
sign-crop_circle-shield = crop circle with a shield
