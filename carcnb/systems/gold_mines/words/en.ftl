# Gold Mines: what the board, the prompts and the log say.

system-gold_mines = Gold Mines

## Prompts
ask-gold = Where does the second gold bar go?
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
