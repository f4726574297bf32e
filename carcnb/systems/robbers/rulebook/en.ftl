# Robbers, rule by rule, in our own words.

## 1. Robbers come onto the score track

ROB-1 = Every player has one robber of the own colour. At the start it is in the supply, with the other figures.
    .title = One robber each
    .short = Every player starts with one robber in the supply.
ROB-2 = Eight tiles show a robber and are placed like all others. After that, before you think of a figure, you may put your robber on the score track.
    .title = Tiles with a robber
    .short = A tile with a robber lets its player put the robber on the score track.
ROB-3 = A robber needs company: it may stand only on a space of the track where at least one score figure of another player stands. It does not matter whether your own figure is there, too, or other robbers are.
    .title = Beside another player’s figure
    .short = A robber may stand only on a space with a score figure of another player.
ROB-4 = Then one more player may do the same: the next one in turn whose robber is still in the supply. It stays at one, even if that player would rather not.
    .title = Then one further player
    .short = After the player on turn, exactly one further player may place a robber.
ROB-5 = You place a tile with a robber, but your own is on the track already? Then you may take it to another space that is allowed, or leave it where it is.
    .title = Already on the track
    .short = A robber on the track may be moved to another space that is allowed.
ROB-6 = After that your turn goes on as always: a figure, then points.
    .title = Then the figure
    .short = A figure may be placed after the robbers.

## 2. Robbing

ROB-7 = When a score figure leaves a space with another player’s robber, that player gets half of the points, rounded up.
    .title = Half, rounded up
    .short = A robber on the space that a figure leaves brings half of its points.
ROB-8 = Nothing is taken away from the robbed player, who moves forward by all the points.
    .title = Nobody loses points
    .short = The robbed player keeps all points.
ROB-9 = Stolen points are recorded at once by the score figure of the robber’s player. The robber has done its work and goes back to the supply.
    .title = Points, then home
    .short = After robbing the robber returns to the supply.
ROB-10 = Stolen points are safe. If a robber stands with a figure that moves by stolen points, it gets nothing for them.
    .title = No stealing of stolen points
    .short = Stolen points cannot be stolen again.
ROB-11 = Such a robber does not stay behind either: it moves along to where the figure ends its move, and waits there for its next points.
    .title = The robber moves along
    .short = A robber moves along with a figure that records stolen points.
ROB-12 = A robber takes what comes first, be it a single point. It cannot wait for a greater prize; only stolen points it lets pass.
    .title = It may not wait
    .short = A robber must rob at the first opportunity.
ROB-13 = Several players who score in the same scoring step may have figures on a robber’s space. Then the robber’s player chooses which of them to rob.
    .title = Several victims: choose one
    .short = Of several players who score together the robber’s player chooses one.
ROB-14 = Several robbers may stand with one figure. Each of them brings half of the whole amount, not of what another has left over.
    .title = Several robbers
    .short = Each of several robbers brings half of the whole amount.
ROB-15 = A robber never does anything to its own player. When your own figure moves away from it, your robber simply stays.
    .title = Not from yourself
    .short = A robber never robs its own player.
ROB-16 = Robbers work during the game only. Before the final scoring those that are left on the track are taken off it.
    .title = Not at the end
    .short = Nobody is robbed in the final scoring.
