# Robbers: what the track, the prompts and the log say.

system-robbers = Robbers
about-robbers = A robber beside somebody’s score figure brings half of the points which that figure walks next; the robbed player loses nothing.

## Exercises
exercise-ask-spaces-robber = A tile with a robber has just been laid. To which of these spaces of the score track can { $name } put the robber?
exercise-does-robber = A tile with a robber has just been laid: it is marked A. { $name } puts the robber on space { $space }.
exercise-does-skip-robber = A tile with a robber has just been laid: it is marked A. { $name } leaves the robber where it is.
exercise-then-robber = { $name } may put or move the robber.
exercise-then-rob = { $name } says whether to rob these points.
exercise-hint-allowed-1-robber = Look at the score track: which figures stand on which space?

figure-robber = Robber

## Prompts
ask-robber = Put your robber on the track?
ask-robber-ROB-5 = Move your robber?
does-robber = puts the robber on space { $space } beside { $names }, for half of what is scored from there
does-rob = robs some of these points
skips-robber = puts no robber on the track
skips-rob = waits with the robber for other points
choice-robber = To space { $space }
note-beside = Beside { $names }
ask-rob = Rob these points, or wait for others?
choice-rob = Rob these

## Lines of a sum, and points that no feature gives
line-stolen = half, rounded up
bonus-stolen = Stolen points

## The log
log-track-figure-placed-robber = { $name } puts the robber on space { $space }
log-track-figure-moved-robber = The robber of { $name } moves to space { $space }
log-track-figure-returned-robber = { $name }: the robber returns to the supply
log-player-robbed = { $name } robs { $victim }
log-player-robbed-by-you = { $points ->
    [one] your robber gets { $points } point too
   *[other] your robber gets { $points } points too
}
log-player-robbed-to-you = { $points ->
    [one] the robber of { $name } gets { $points } point too
   *[other] the robber of { $name } gets { $points } points too
}

## Why not
why-asked-robber = Now a robber is put on the track or moved there, or the step is skipped.
why-asked-rob = Now the robber’s player says whether to rob these points.
why-robber-land = A robber stands on the score track, never on a tile.
why-robber-space = No score figure stands on this space.
why-robber-own = Only an own score figure stands on this space.
why-robber-same = The robber stands on this space already.
why-rob-other = This player’s points are not the ones being recorded now.

## Lessons
lesson-legal-robber = That is allowed: a score figure of another player stands there. (ROB-3)
lesson-legal-rob = That is allowed: the figure starts on the robber’s space. (ROB-7)

## What is believed, though the rules say otherwise
belief-robbed-loses = A robbed player loses what the robber takes.
belief-robbed-loses-why = The robber copies the points, nothing is taken away.
belief-robbed-down = Of an odd number a robber gets the smaller half.
belief-robbed-down-why = Half is rounded up here.
belief-robbed-whole = A robber gets as many points as the robbed player.
belief-robbed-whole-why = Halve the points that are recorded.
belief-robs-arrivals = A robber robs the figure that comes to its space.
belief-robs-arrivals-why = Look at the space from which the figure sets out.
belief-robber-anywhere = A robber may go to any space of the score track.
belief-robber-anywhere-why = Look for the figures of others: it waits beside one of them.
belief-robber-with-own = A robber may go where only a figure of its own player stands.
belief-robber-with-own-why = There is nobody there whom it could rob.
belief-robber-no-second = Only the player on turn may place a robber.
belief-robber-no-second-why = One more player may do the same: the next who still has a robber.

## Signs on the tiles, in the legend of a worksheet
symbol-b-robber = Symbol of the robber

## Signs on a tile, as they are read aloud
sign-robber = symbol of the robber
