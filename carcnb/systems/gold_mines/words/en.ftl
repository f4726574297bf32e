# Gold Mines: what the board, the prompts and the log say.

system-gold_mines = Gold Mines
about-gold_mines = Gold bars lie on tiles, and whoever has the majority in what gets complete takes them: the more bars, the more each is worth.

## Exercises
exercise-ask-may-gold = { $name } has just laid the tile with gold, and the first bar lies on it. On which of the marked squares can the second bar go?
exercise-hint-may-1-gold = The second bar lies close to the first, but not beside it on the same tile.
exercise-ask-may-take_gold = Something has been completed, and gold is shared out. Which of the marked bars can { $name } take now?
exercise-hint-may-1-take_gold = See what was completed, who owns it, and on which tiles it lies.
exercise-ask-collects-gold_mines = The tile marked A has just been laid, and no figure is put down. How many gold bars does { $name } take?
exercise-hint-collects-1-gold_mines = What does the tile complete, and who has the most followers there?
exercise-hint-collects-2-gold_mines = Count the bars on all tiles of what was completed. To a monastery belong the eight tiles around it.
exercise-then-gold = { $name } says where the second gold bar goes.
exercise-then-take_gold = { $name } takes a gold bar.
exercise-hint-allowed-1-gold = Look at the tile with the gold and go around it, the corners too. Where is A?

## Prompts
ask-gold = Where does the second gold bar go?
does-gold-free = puts a gold bar on a tile where nobody stands
does-gold = puts a gold bar on { $whose }
does-take_gold = takes this gold bar
choice-gold = A gold bar here
ask-take_gold = Which gold bar to take?
choice-take_gold = Take this gold bar

## Lines of a sum, and points that no feature gives
line-gold = { $n ->
    [one] { $n } gold bar × { $each }
   *[other] { $n } gold bars × { $each }
}
bonus-gold = Gold bars

## The log
log-lying-gold = Gold lies there from the start
log-neutral-placed-gold = { $name } puts down a gold bar
log-neutral-removed-gold = Gold leaves the land
log-taken-gold = { $n ->
    [one] { $name } takes { $n } gold bar
   *[other] { $name } takes { $n } gold bars
}

## Why not
why-asked-gold = Now the second gold bar is put down.
why-asked-take_gold = Now a gold bar is taken.
why-gold-own = The first bar lies here; the second goes onto another tile.
why-gold-empty = No tile lies here.
why-gold-far = This tile does not touch the gold tile, not even at a corner.
why-gold-none = No gold bar lies here.
why-gold-claim = This player owns nothing that was completed on this tile.

## Tokens
token-gold = Gold bars

## Lessons
lesson-legal-gold = That is allowed: this tile touches the gold tile, at a side or a corner. (GOLD-2)
lesson-legal-take_gold = That is allowed: this player owns something that was completed on its tile. (GOLD-11)

## On the board
figure-gold = Gold bar
card-figure-gold = { $n ->
    [one] { $n } gold bar lies here, for whoever owns it once it is complete (GOLD-7)
   *[other] { $n } gold bars lie here, for whoever owns it once it is complete (GOLD-7)
}

## What is believed, though the rules say otherwise
belief-gold-to-finisher = The gold goes to whoever completes the feature.
belief-gold-to-finisher-why = Gold goes with the points: to those who own the feature.
belief-gold-is-flat = Every gold bar brings 1 point.
belief-gold-is-flat-why = First count the bars, then look up what each is worth.
belief-gold-beside = The second bar may not go to a tile that only touches at a corner.
belief-gold-beside-why = Look at all the squares around, corners included.
belief-gold-on-empty = A bar may not go where gold lies already.
belief-gold-on-empty-why = There is no limit: several bars may lie on one tile.
belief-gold-on-own = Both bars may go to the new tile.
belief-gold-on-own-why = One stays there, the other goes next door.
belief-gold-by-steps = The first three bars bring 1 point each, the next three 2 each, and so on.
belief-gold-by-steps-why = Find one value by the number of bars; all of them have it.
belief-gold-left-counts = Gold that still lies on a road, in a city or at a monastery counts for its owner at the end.
belief-gold-left-counts-why = Count only the bars in front of the player.

## Signs on the tiles, in the legend of a worksheet
symbol-b-gold = Gold

## Signs on a tile, as they are read aloud
sign-gold = gold
