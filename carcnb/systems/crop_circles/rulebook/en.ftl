# Crop Circles, rule by rule, in our own words.

## 1. The tile

CROP-1 = A tile with a crop circle is drawn and placed like any other, and you may put a figure on it as usual.
    .title = Placed as usual
    .short = A tile with a crop circle is placed like all others.
CROP-2 = Does the tile complete anything? That is scored first, and the figures there go home before anything else happens.
    .title = First the scoring
    .short = Completed features are scored before the action.

## 2. The choice

CROP-3 = After the scoring the player who placed the tile picks action A or action B, and the choice holds for everybody. Picking neither is not possible, even if both are of no use.
    .title = One choice for all
    .short = The active player must choose A or B for everybody.
CROP-4 = Then all act one after another. The player to the left of the active player begins, and the active player comes last.
    .title = The active player last
    .short = The player to the left begins, the active player is last.
CROP-5 = The picture in the circle says whom it calls: a pitchfork calls farmers on fields, a club thieves on roads, a shield knights in cities. There is no picture for monks, so nothing ever happens to them.
    .title = Three signs
    .short = A pitchfork calls farmers, a club thieves, a shield knights.

## 3. The two actions

CROP-6 = In action A you may take one figure from your supply and put it beside a figure of yours of that kind: farmer to farmer, thief to thief, knight to knight. Whoever else stands there does not get in the way.
    .title = Action A: add one
    .short = In action A a follower may join an own figure of the kind called.
CROP-7 = In action B you must take one of your figures of that kind back into your supply. You choose which one, and it brings no points.
    .title = Action B: take one back
    .short = In action B an own figure of the kind called must be taken back.
CROP-8 = Have you no figure of that kind on the landscape? Then you are passed over, in action A as well as in B.
    .title = Without such a figure
    .short = A player without such a figure is passed over.
CROP-9 = The figure you put on the crop circle tile in this turn counts already when you act at last. If it was scored and went home, it does not.
    .title = The new figure counts
    .short = The figure just placed counts, unless it went home.
CROP-10 = For action A it must be the same city, road or field, not just the same tile. Another city on that tile with no knight of yours in it is closed to you.
    .title = Same tile is not enough
    .short = Another feature on the same tile does not count.

## 4. Afterwards

CROP-11 = When the active player has acted too, play goes on as usual and the next player draws a tile. Only the second tile of a double turn would still come before that.
    .title = Play goes on
    .short = After the action play goes on as usual.
CROP-12 = There are six tiles with crop circles, and you may play with any number of them. Even a single one will do.
    .title = Six tiles or fewer
    .short = Any number of crop circle tiles may be used, even one.
