# The Winter edition, rule by rule, in our own words.

## 1. Material and setup

WIN-1 = The winter landscape is built from 84 tiles. One of them is the start tile; you know it by its dark back.
    .title = 84 land tiles
    .short = There are 84 tiles, one of them the start tile.
WIN-2 = Under the snow 72 of the tiles are the very same as in the base game. The other 12 show animals.
    .title = 72 and 12
    .short = 72 tiles are those of the base game, 12 show animals.
WIN-3 = You play it exactly like the base game.
    .title = The same rules
    .short = The rules are those of the base game.
WIN-4 = The twelve animal tiles follow the same rules as all others. The animals are there to be looked at.
    .title = Animals do nothing
    .short = Animals have no effect.
WIN-5 = There are 40 figures in 5 colours, 8 of each.
    .title = Forty figures
    .short = There are 8 figures in each of 5 colours.
WIN-6 = Two to five people can play together, from about the age of eight.
    .title = Number of players
    .short = 2 to 5 players can play.
WIN-7 = Stand one of your 8 figures on space 0 of the score track. You keep the other 7.
    .title = Seven in the supply
    .short = One figure goes to space 0 of the track, 7 stay in the supply.
WIN-8 = The start tile is one of the four tiles called WinD: a city at the top and a road across.
    .title = The start tile
    .short = The start tile is one of the four WinD tiles.
WIN-9 = Copies of the same tile may differ in little houses, trees and other pictures. That changes nothing.
    .title = Little pictures
    .short = Small differences in the pictures do not matter.
WIN-10 = This edition has no cards for 50 and 100 points. The score figure itself shows that it has walked round.
    .title = No score cards
    .short = There are no cards for 50 and 100 points.

## 2. The first game

WIN-11 = If you are new to the game, play your first round without farmers. Fields are the trickiest part and can wait until the second game.
    .title = The first game without farmers
    .short = The first game is best played without farmers.
WIN-12 = Without farmers means: nobody puts a figure onto a field, and fields bring no points. All the rest stays as it is.
    .title = What "without farmers" means
    .short = Without farmers fields take no figures and give no points.

## 3. A turn

WIN-13 = Draw a tile and place it. You have to do this in every turn.
    .title = Placing is a must
    .short = Drawing and placing a tile is a must.
WIN-14 = If the tile fits nowhere, it leaves the game; draw another.
    .title = A tile that fits nowhere
    .short = A tile that fits nowhere leaves the game; another is drawn.
WIN-15 = Look at each part of your tile on its own. If its road is taken, you may still place a monk or a farmer, if the tile has a place for one; if its city is taken, a thief or a farmer.
    .title = Each part on its own
    .short = A taken part leaves the other parts of the tile free.
WIN-16 = A figure can go out and come home in one turn: complete a road, a city or a monastery, put your figure there, score it, take it back.
    .title = Out and home again
    .short = In one turn a figure can be placed, scored and taken back.
WIN-17 = Only in one way can several followers come onto the same field, road or city: they stand on parts that are separate, and later a tile joins these.
    .title = How followers meet
    .short = Several followers meet only when separate parts are joined.

## 4. Score track

WIN-18 = The track has 50 spaces. You can walk round it as often as you have points for.
    .title = Round and round
    .short = The track has 50 spaces and can be walked round again.
WIN-19 = When your score figure comes to space 0 again, lay it down. A lying figure has 50 points and those of its space.
    .title = A lying score figure
    .short = A lying score figure stands for 50 points more.
WIN-20 = Move your score figure at once whenever you get points.
    .title = Points at once
    .short = Points are recorded at once.

## 5. Points

WIN-21 = A completed road brings 1 point per tile, a completed city 2 per tile and 2 per coat of arms, a completed monastery 9.
    .title = What is complete
    .short = Complete: 1 per road tile, 2 per city tile and coat of arms, 9 for a monastery.
WIN-22 = The smallest city has two tiles. Completed, it brings 4 points like any other.
    .title = The small city
    .short = A completed city of two tiles scores 4.
WIN-23 = At the end an open road brings 1 point per tile, an open city 1 per tile and 1 per coat of arms. An open monastery brings 1 for itself and 1 for each tile around it.
    .title = What is unfinished
    .short = Unfinished: 1 per tile and 1 per coat of arms.
WIN-24 = When the unfinished roads, cities and monasteries have been scored, their figures go home. Then it is the fields’ turn.
    .title = Figures go home first
    .short = Their figures return before the fields are scored.
WIN-25 = For each complete city on the field or beside it, every owner of the field gets 3 points.
    .title = Three points a city
    .short = Each complete city of a field brings its owners 3.
WIN-26 = Fields are scored only when the game is over. Until then the farmers stay where they lie.
    .title = Fields at the end
    .short = Fields score at the end and farmers stay till then.
WIN-27 = Who has the most points at the end wins.
    .title = The winner
    .short = The most points win.

## 6. The tiles

WIN-28 = The list of tiles names WinA to WinX with their numbers, 72 together, and the animal tiles WinTierA to WinTierL, one each. The list of tiles left shows how many are still to come.
    .title = The tile list
    .short = Every kind of tile comes in a fixed number.
