# The Gifts: what the cards, the prompts and the log say.

system-gifts = The Gifts
about-gifts = Who extends what belongs to others may take a gift, a card that is opened later, before a tile is laid.

## Exercises
exercise-ask-may-synod = { $name } opens the gift “Synod”. To which of the marked places can a follower go?
exercise-ask-may-sweep = { $name } opens the gift “Road Sweeper”. Which of the marked places can { $name } choose?
exercise-ask-may-cash = { $name } opens the gift “Cash Out”. Which of the marked figures can come back?
exercise-hint-may-1-synod = It must be a monastery, and it must not be complete. Who is there does not matter.
exercise-hint-may-1-sweep = It must be a road, and it must not be complete. Who is there does not matter.
exercise-hint-may-1-cash = Which of these figures belong to the player who opens the gift?
exercise-ask-uses-cash = { $name } opens the gift “Cash Out” and takes back the follower at A. How many points does that bring?
exercise-hint-uses-1-cash = Every follower in the same feature counts, whosever it is, the one that comes back included.
exercise-ask-uses-sweep = { $name } opens the gift “Road Sweeper” and chooses road A. How many points does { $name } get for it?
exercise-hint-uses-1-sweep = The road is scored as at the end of the game, for whoever has the most followers there.
exercise-ask-home-sweep = { $name } opens the gift “Road Sweeper” and chooses the road on which figure A stands. Which of the marked figures go home?
exercise-hint-home-1-sweep = The road is scored first. Who is still needed on it then?
exercise-hint-home-2-sweep = Follow the road over all its tiles, and look at every figure on it, whoever has scored.
exercise-ask-home-change = { $name } opens the gift “Change Position”. Figure A gets up if it lies, or lies down as a farmer. Which of the marked figures go home?
exercise-hint-home-1-change = Whom does figure A leave behind, and who may not stay there alone?
exercise-hint-home-2-change = A builder and a pig need a follower of their own player beside them, somewhere on the same road, in the same city or on the same field.
exercise-does-take_gift = Tile A has just been laid, and { $name } takes a gift.
exercise-does-skip-take_gift = Tile A has just been laid, and { $name } takes no gift.
exercise-then-gift = { $name } may open a gift.
exercise-then-take_gift = { $name } may take a gift.
exercise-then-draw-gift = { $name } draws a gift card.
exercise-then-synod = { $name } says to which monastery the follower goes.
exercise-then-sweep = { $name } says which road is scored.
exercise-then-cash = { $name } says which follower comes back.
exercise-hint-allowed-1-gift = Look at the question: is it about opening a gift, or about something else of the turn?
exercise-hint-allowed-1-take_gift = Look at what the tile just placed did: is anything due for it?

## The cards
card-gift-synod = Synod
card-gift-synod-text = Put a follower from your supply on any monastery that is not complete, even where others are. The figure step of this turn stays yours.
card-gift-road_sweeper = Road Sweeper
card-gift-road_sweeper-text = Choose any road that is not complete. It is scored at once as at the end of the game, for whoever has the most there, and all its figures go home.
card-gift-cash_out = Cash Out
card-gift-cash_out-text = Take back one of your followers, wherever it is. You get 2 points for every follower in its feature, of all players, yours included.
card-gift-change_position = Change Position
card-gift-change_position-text = One of your followers lies down as a farmer on its own tile, or one of your farmers stands up there. Others may be there already.
card-gift-take_two = Take Two
card-gift-take_two-text = Draw a second tile. Place the one you like better; the other is shuffled back into the stack.
card-gift-hidden = Gift

## What is asked
ask-gift = Open a gift?
ask-take_gift = Take a gift?
ask-synod = Synod: on which monastery?
ask-sweep = Road Sweeper: which road?
ask-cash = Cash Out: which follower comes back?
ask-change = Change Position: who, and where to?
ask-keep = Take Two: which tile do you place?
does-take_gift = takes a gift, a card to open in a later turn
skips-take_gift = takes no gift
skips-gift = opens no gift now
does-gift-synod = plays the gift Synod: a follower goes to any monastery that is not complete
does-gift-road_sweeper = plays the gift Road Sweeper: a road is scored at once and its figures go home
does-gift-cash_out = plays the gift Cash Out: a follower comes back and brings points
does-gift-change_position = plays the gift Change Position: a follower lies down or stands up
does-gift-take_two = plays the gift Take Two: of two tiles you place the better one
does-synod = sends a follower to this monastery
does-sweep = sweeps { $whose }
does-keep = chooses this tile to place
choice-take_gift = Take a gift
choice-gift-synod = Synod
choice-gift-road_sweeper = Road Sweeper
choice-gift-cash_out = Cash Out
choice-gift-change_position = Change Position
choice-gift-take_two = Take Two
choice-synod = A follower to this monastery
choice-sweep = This road
choice-cash = This follower comes back
choice-change = This follower changes position
choice-keep = Place this tile
choice-change-city-field = The knight lies down
choice-change-road-field = The thief lies down
choice-change-monastery-field = The monk lies down
choice-change-field-city = The farmer becomes a knight
choice-change-field-road = The farmer becomes a thief
choice-change-field-monastery = The farmer becomes a monk

## Lines of a sum, and points that no feature gives
line-cashed = { $n ->
    [one] { $n } follower × { $each }
   *[other] { $n } followers × { $each }
}
line-gift = { $n ->
    [one] { $n } unused gift × { $each }
   *[other] { $n } unused gifts × { $each }
}
bonus-cash_out = Cash Out
bonus-gifts = Unused gifts

## The log
log-house-rule-gifts = The Gifts were made for the base game alone; beside other expansions they are a house rule
log-card-taken-gift = { $name } takes a gift
log-card-used-gift = { $name } opens a gift: { $card }
log-gift-due-road = { $name } makes a road of { $owner } longer
log-gift-due-city = { $name } makes a city of { $owner } larger
log-gift-without-effect = Nothing can be done with this gift now
log-tile-shuffled-back = { $name } keeps one tile, the other goes back into the stack
log-gift-due-road-by-you = for a longer road of { $owner } you may take a gift
log-gift-due-city-by-you = for a larger city of { $owner } you may take a gift
log-tile-shuffled-back-by-you = you keep one tile, the other goes back into the stack
log-gifts-reshuffled = { $count ->
    [one] { $count } used gift becomes the new deck
   *[other] { $count } used gifts are shuffled into a new deck
}

## Why not
why-asked-take_gift = Now a gift is taken, or not.
why-asked-gift = Now a gift may be opened, or the tile is placed without one.
why-asked-synod = First the Synod is carried out.
why-asked-sweep = First the Road Sweeper is carried out.
why-asked-cash = First the Cash Out is carried out.
why-asked-change = First the Change Position is carried out.
why-asked-keep = First one of the two tiles is chosen.
why-gift-not-due = No gift is due now.
why-gift-none = All 25 gifts lie in front of players.
why-gift-one = For this tile a gift was offered already.
why-gift-hand = This card does not lie in front of the player.
why-gift-when = This is not the moment to open a gift.
why-gift-again = A gift has been opened with this tile already.
why-gift-skip = The gift is open, and it can be carried out.
why-gift-synod = There is no monastery.
why-gift-synod-complete = This monastery is already complete.
why-gift-sweep = There is no road.
why-gift-sweep-complete = This road is already complete.
why-gift-sweep-named = This road is one of the choices, under another name: { $answer }
why-gift-cash = No follower of this kind and of this player is there.
why-gift-change-tile = Those are not two parts of one tile.
why-gift-change-whose = No follower of this kind and of this player is there.
why-gift-change = That is no change between standing and lying.
why-gift-change-complete = What is complete there takes nobody any more.
why-gift-keep = This is neither of the two tiles.

## A lesson about what is allowed
lesson-legal-take_gift = That is allowed: others are stronger on a road or in a city that the tile extends. (GIFT-3)
lesson-no-card-gift = That brings { $name } no gift.
lesson-legal-gift = That is allowed: the tile is in hand and not placed yet. (GIFT-12)
lesson-legal-synod = That is allowed: the monastery is not complete, and who is there does not matter. (GIFT-18)
lesson-legal-sweep = That is allowed: the road is not complete. (GIFT-20)
lesson-legal-cash = That is allowed: it is an own follower. (GIFT-24)
lesson-legal-change = That is allowed: an own figure, the same tile, from standing to lying or back. (GIFT-27)

## What is believed, though the rules say otherwise
belief-gifts-worthless = Gifts that are left at the end bring nothing.
belief-gifts-worthless-why = Count the cards in front of the player: each has its points.
belief-gift-own-too = Extending what others stand on brings a gift even if it is one’s own as well.
belief-gift-own-too-why = Count the followers after the tile is laid: whoever shares the feature gets no gift.
belief-gift-for-free = Extending a road or city on which nobody stands brings a gift, too.
belief-gift-for-free-why = A gift comes for helping somebody: look who stands there.
belief-cash-own = Cash Out counts only one’s own followers.
belief-cash-own-why = Count everybody who stands there.
belief-cash-value = Cash Out brings what the feature is worth.
belief-cash-value-why = Forget tiles and coats of arms: count the followers.
belief-sweep-own = The Road Sweeper needs a road with an own follower.
belief-sweep-own-why = Any unfinished road will do.
belief-sweep-to-player = The points of the Road Sweeper go to whoever opens it.
belief-sweep-to-player-why = Look whose road it is.
belief-synod-free = A synod needs a monastery on which nobody stands.
belief-synod-free-why = Monks may meet: taken monasteries count as well.
