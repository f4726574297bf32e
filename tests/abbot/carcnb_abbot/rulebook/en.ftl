# The Abbot, rule by rule, in our own words. ABB-1 is the message ABB-1.

## 1. Gardens

ABB-1 = Four tiles have a garden. They are drawn and placed like any other tile; a road ends at the garden.
    .title = Tiles with a garden
    .short = Tiles with a garden are placed like all others.
ABB-2 = A garden takes an abbot and no other figure.
    .title = Only for abbots
    .short = Nobody but an abbot stands on a garden.
ABB-3 = A garden is complete when tiles lie on all eight squares around it. It then brings 9 points, 1 for its own tile and 1 for each of the eight, and the abbot goes home.
    .title = A complete garden
    .short = A completed garden scores 9 points.
ABB-4 = At the end of the game a garden that is not complete brings 1 point for its own tile and 1 for every tile around it.
    .title = An unfinished garden
    .short = An unfinished garden scores 1 point for itself and for every neighbour.

## 2. The abbot

ABB-5 = Every player has one abbot. He is put down in the figure step, instead of another figure, on the tile just placed.
    .title = One abbot each
    .short = The abbot is placed like any figure.
ABB-6 = An abbot stands on a monastery or on a garden, whatever brings him to the board.
    .title = Monastery or garden
    .short = An abbot stands on monasteries and gardens only.
ABB-7 = On a monastery he is a monk like any other: it is scored when it is complete, or at the end of the game.
    .title = As a monk
    .short = On a monastery an abbot is a monk.
ABB-8 = In a later figure step you may take your abbot back instead of putting a figure down, if the place where he stands is not complete.
    .title = Taken back
    .short = Instead of placing a figure you may take your abbot back from what is not complete.
ABB-9 = An abbot taken back scores in this turn, with what the tile completes, as at the end of the game: 1 point for the tile he leaves and 1 for every tile around it. Other figures there neither score nor leave.
    .title = Points at once
    .short = An abbot taken back scores 1 point for the tile and for every neighbour.
ABB-10 = An abbot who came home is in your supply again and may be put down in the next figure step.
    .title = He comes again
    .short = An abbot taken back may be used again.
