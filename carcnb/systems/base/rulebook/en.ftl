# The base game, rule by rule, in our own words.
# BASE-5.7 is the message BASE-5-7: its text, a title of a few words, and a short clause for refusals.

## 1. Material and players

BASE-1-1 = The landscape is built from 72 tiles. One of them is the start tile; you know it by its dark back.
    .title = 72 land tiles
    .short = There are 72 tiles, one of them the start tile.
BASE-1-2 = Look at a tile: you may see parts of cities, of fields and of roads, crossings where roads end, and monasteries.
    .title = What tiles show
    .short = Tiles show cities, fields, roads, crossings and monasteries.
BASE-1-3 = There are 24 kinds of tiles, lettered A to X. Some come only once, others up to nine times, and together they make 72. The list of tiles left shows how many of each are still to come.
    .title = The tile list
    .short = Every kind of tile comes in a fixed number.
BASE-1-4 = Two to five people can play together, from about the age of eight.
    .title = Number of players
    .short = 2 to 5 players can play.
BASE-1-5 = Choose a colour and take its 8 figures. They all look the same.
    .title = Eight figures each
    .short = Every player has 8 figures of one colour.
BASE-1-6 = A figure has no job until it is placed. In a city it is a knight, on a road a thief, in a monastery a monk and on a field a farmer.
    .title = Four roles
    .short = Where a figure stands decides what it is.
BASE-1-7 = One of your 8 figures never goes onto the landscape. It walks along the score track and shows how many points you have.
    .title = The score figure
    .short = One figure of each colour counts the points.
BASE-1-8 = All players share one score track. A look at it tells you at any moment who has how many points.
    .title = The score track
    .short = One score track shows everybody’s points.
BASE-1-9 = You collect points while playing, and more are counted at the very end. So nobody knows the winner before the final scoring.
    .title = Two times for points
    .short = Points come during the game and at its end.

## 2. Setup

BASE-2-1 = Before anybody plays, the start tile is laid face up in the middle. The whole landscape grows out from it.
    .title = Start tile first
    .short = The start tile lies on the table before the first turn.
BASE-2-2 = Mix the other 71 tiles and put them face down in several stacks that everybody can reach. Their order stays a secret.
    .title = Shuffled stacks
    .short = All other tiles are shuffled and wait face down.
BASE-2-3 = Put the score track to one side, so that the landscape has room to grow.
    .title = Place for the track
    .short = The score track lies at the edge of the table.
BASE-2-4 = Stand one of your figures on space 0 of the score track. The other 7 wait in front of you: they are your supply.
    .title = Seven in the supply
    .short = One figure goes to space 0 of the track, 7 stay in the supply.
BASE-2-5 = The youngest player picks who takes the first turn. It may be anybody, not only the one who picks.
    .title = Who starts
    .short = The youngest player says who begins.

## 3. Course of a turn

BASE-3-1 = Players take turns one after the other, in the direction of the hands of a clock.
    .title = Clockwise
    .short = Turns go round clockwise.
BASE-3-2 = Each turn has three steps, always in this order. First you draw a tile and place it, then you may place a figure, then everything that was completed is scored.
    .title = Three steps
    .short = A turn is: tile, then figure, then points.
BASE-3-3 = The first step cannot be skipped. If the tile in your hand fits somewhere, it must be placed, even where it does not help you.
    .title = Placing is a must
    .short = The tile has to be placed.
BASE-3-4 = You decide whether a figure goes onto the tile. Keeping it for later is fine too.
    .title = A figure is a choice
    .short = Placing a figure is up to the player.
BASE-3-5 = When the new tile completes a road, a city or a monastery, the points are counted in this very turn, right after the figure step.
    .title = Points at once
    .short = What the tile completes is scored in the same turn.
BASE-3-6 = Once everything completed has been scored, the turn is over and the next player begins.
    .title = Next player
    .short = After the points the next player is on turn.

## 4. Placing a tile

BASE-4-1 = Take the top tile of any face-down stack. It does not matter which stack you choose.
    .title = Drawing
    .short = The turn begins with one tile from a stack.
BASE-4-2 = Show the drawn tile to all players. They may give you advice, and the choice stays yours.
    .title = Open to all
    .short = Everybody sees the tile before it is placed.
BASE-4-3 = The new tile goes next to a tile that already lies there, so that at least one full side of each lies against the other.
    .title = A whole side
    .short = The tile must touch another along a whole side.
BASE-4-4 = Two tiles that meet only at their corners are not neighbours. A place where only corners meet is not allowed.
    .title = A corner is not enough
    .short = Touching at a corner does not count.
BASE-4-5 = Wherever the new tile touches another, the picture has to go on: road to road, field to field, city to city. This must be right on every touching side, not on one only.
    .title = The landscape continues
    .short = Touching edges must continue.
BASE-4-6 = A monastery is never joined to another one. Two of them may stand side by side or far apart.
    .title = Monasteries stand alone
    .short = Monasteries need not be joined.
BASE-4-7 = If there is no place for the drawn tile, however it is turned, it is put back into the box and does not return.
    .title = A tile that fits nowhere
    .short = A tile that fits nowhere leaves the game.
BASE-4-8 = If your tile had to leave the game, draw a new one and go on with your turn.
    .title = Draw again
    .short = After a removed tile another one is drawn.

## 5. Placing a figure

BASE-5-1 = After placing your tile you may put one figure on it, never two.
    .title = One figure a turn
    .short = One figure may be placed in a turn.
BASE-5-2 = You can place only a figure that is lying in front of you at that moment. One that still stands on the landscape is busy.
    .title = Only from the supply
    .short = The figure comes from the player’s own supply.
BASE-5-3 = Figures come back after the figure step is over. So a figure that returns in this turn is ready in your next one.
    .title = Back for the next turn
    .short = A figure that returns now can be placed from the next turn on.
BASE-5-4 = Only the tile you have just placed can take a figure. Older tiles are out of reach.
    .title = On the new tile
    .short = A figure goes on the tile just placed.
BASE-5-5 = Pick one part of the tile for your figure: a city for a knight, a road for a thief, the monastery for a monk or a field for a farmer.
    .title = Choose one spot
    .short = A figure stands on one part of the tile.
BASE-5-6 = Lay a farmer on its side, so that everybody sees it will stay. Knights, thieves and monks stand upright.
    .title = Farmers lie down
    .short = A farmer lies, all others stand.
BASE-5-7 = Follow the road, city or field to its very end. If any figure stands anywhere on it, even one of your own, you cannot add another.
    .title = One feature, one claim
    .short = It must be free: no figure anywhere on it.
BASE-5-8 = First the tile is laid, then you check what is free. If your tile joins a part where somebody stands, its own part is taken too.
    .title = Look after joining
    .short = What the new tile joins is one feature.
BASE-5-9 = A tile can show several roads, cities or fields. One may be taken while the one next to it is free.
    .title = Each part by itself
    .short = Every feature of the tile is checked alone.
BASE-5-10 = If all your figures are out on the landscape, you place your tile and wait until one comes home.
    .title = Empty supply
    .short = Without figures only tiles are placed.
BASE-5-11 = A figure ten tiles away takes the feature just like one next door. All that counts is whether the two spots are joined.
    .title = Distance does not matter
    .short = However far away, a joined figure counts.
BASE-5-12 = If your tile completes a road, city or monastery where nobody stands, you may place a figure there. It scores in this same turn.
    .title = Claim what is complete
    .short = A feature just completed can still be claimed.

## 6. Completed road

BASE-6-1 = A road ends at a crossing, at a city or at a monastery. When it ends like that on both sides, the road is complete.
    .title = When a road is complete
    .short = A road is complete when both ends are closed.
BASE-6-2 = A road may also bite its own tail. If it comes back to where it began, it has no open ends and is complete.
    .title = A road in a ring
    .short = A road that runs in a ring is complete.
BASE-6-3 = Between its two ends a road may run over one tile or over twenty.
    .title = Any length
    .short = A road may be of any length.
BASE-6-4 = Count the tiles the road runs over. Each is worth 1 point and counts once. The points go to the player with the most thieves on the road.
    .title = Points for a road
    .short = A completed road scores 1 point per tile.
BASE-6-5 = Move the score figure as soon as a road is scored. Nothing is put off until later.
    .title = Count at once
    .short = Points go on the track right away.

## 7. Completed city

BASE-7-1 = Walk along the wall in your mind. If it goes all the way round and there is no hole inside the city, the city is complete.
    .title = When a city is complete
    .short = A city is complete when its wall is closed and nothing is missing inside.
BASE-7-2 = A city can be made of two parts or of very many. There is no limit.
    .title = Any size
    .short = A city may be of any size.
BASE-7-3 = Count the tiles that show a part of the complete city. Each is worth 2 points. They go to the player with the most knights in the city.
    .title = Points for a city
    .short = A completed city scores 2 points per tile.
BASE-7-4 = Some city parts carry a small shield, the coat of arms. In a complete city each one brings 2 more points.
    .title = Coats of arms
    .short = A coat of arms in a completed city adds 2 points.
BASE-7-5 = If two parts of the same city meet on one tile, that tile is still only one tile. Count it once.
    .title = A tile counts once
    .short = A tile counts once, even with two parts of the city.
BASE-7-6 = Even a city of just two tiles is a city: it is worth 4 points.
    .title = The smallest city
    .short = A city of 2 tiles scores like any other.
BASE-7-7 = An older way of playing gives only 2 points for a city of two tiles. Use it only if all players agree before the game.
    .title = Variant: small city
    .short = If agreed before the game, a city of 2 tiles scores 2 points.

## 8. Several followers

BASE-8-1 = You cannot place a figure where one already stands. But two separate parts, each with its own figure, can later be joined by a tile.
    .title = How several meet
    .short = Several followers meet when parts are joined.
BASE-8-2 = When a road or city with several players in it is scored, count the followers. The player with the most gets all the points and the others get none.
    .title = Most followers
    .short = Whoever has the most followers takes all the points.
BASE-8-3 = If two or more players have the same highest number of followers, each of them gets the full points. Nothing is divided.
    .title = A tie
    .short = In a tie everybody gets all the points.

## 9. Completed monastery

BASE-9-1 = Look at the eight squares around the monastery, corners included. When a tile lies on every one of them, the monastery is complete.
    .title = When a monastery is complete
    .short = A monastery is complete when 8 tiles surround it.
BASE-9-2 = The monk’s player gets 9 points at once: 1 for the monastery’s tile and 1 for each of the 8 tiles around it.
    .title = Points for a monastery
    .short = A completed monastery scores 9 points.
BASE-9-3 = It does not matter who lays the last tile around a monastery. The points belong to the player whose monk lives there.
    .title = Anybody can complete it
    .short = The points go to the monk’s player.

## 10. Figures come home

BASE-10-1 = When a road, city or monastery has been scored, all figures on it go back to the supply, also those that got no points.
    .title = Home after scoring
    .short = After scoring, the figures return to their players.
BASE-10-2 = A figure stays where it is until its road, city or monastery is complete. You cannot just pick it up.
    .title = Not before
    .short = A figure cannot be taken back at will.
BASE-10-3 = Back in the supply, the figure is as good as new. From your next turn on you can place it again.
    .title = Ready again
    .short = A figure that returned can be placed in the next turn.
BASE-10-4 = All in one turn: the tile completes something, your figure goes on it, it scores, and it comes home. The order is always the same.
    .title = In and out
    .short = A figure can be placed, score and return in one turn.

## 11. Fields

BASE-11-1 = Green parts that are connected with each other make one field, over one tile or over many.
    .title = What a field is
    .short = Joined field parts are one field.
BASE-11-2 = A field brings nothing while the game is going on. Farmers have to be patient.
    .title = No points during the game
    .short = Fields score only at the end.
BASE-11-3 = A farmer you lay down stays on its field until the final scoring. Until then you have one figure less.
    .title = Farmers stay
    .short = A farmer stays until the end of the game.
BASE-11-4 = A field ends at roads, at city walls and where the landscape stops. A city that lies inside a field does not split it.
    .title = Borders of a field
    .short = Roads, cities and the edge of the landscape bound a field.
BASE-11-5 = When a new tile connects two fields, they are one field from now on. All farmers of both now share it.
    .title = Fields grow together
    .short = Joined fields become one with all their farmers.
BASE-11-6 = If your tile joins fields and a farmer already lies in one of them, you cannot add a farmer there.
    .title = No farmer on a joined field
    .short = A joined field with a farmer is taken.

## 12. Score track

BASE-12-1 = Whatever brings points, the score figure walks that many spaces forward.
    .title = All points on the track
    .short = Every point is shown on the track.
BASE-12-2 = After space 49 the score figure comes to space 0 again and walks on. From space 48, three points lead to space 1.
    .title = Round and round
    .short = The track has 50 spaces, from 0 to 49.
BASE-12-3 = When your score figure has gone once round the track, lay the card 50 in front of you. It stands for the 50 points of that round.
    .title = Card 50
    .short = After the first round a card 50 is laid down.
BASE-12-4 = When your score figure goes round for the second time, turn your card over. Its other side says 100.
    .title = Card 100
    .short = After the second round the card shows 100.
BASE-12-5 = A third time round is rare and mostly seen with two players. Then you add one more card 50 to the card 100.
    .title = A third round
    .short = After a third round another card 50 is added.
BASE-12-6 = Add the numbers on your cards to the space where your score figure stands. The cards only remember full rounds; they bring no extra points.
    .title = How to read a score
    .short = Score = cards + space on the track.

## 13. End of the game

BASE-13-1 = The turn in which the last tile is placed is still played to its end, with figure and points. Then the game is over.
    .title = The last tile
    .short = The game ends after the turn of the last tile.
BASE-13-2 = After the last turn more points are counted. First the unfinished roads, cities and monasteries, then the fields.
    .title = Final scoring
    .short = At the end, unfinished features come first, then fields.

## 14. Unfinished features

BASE-14-1 = Every road, city and monastery that is not complete but has a follower on it still brings points at the end.
    .title = Unfinished features score
    .short = At the end, everything with a follower is scored.
BASE-14-2 = A road that was never completed is worth 1 point for each of its tiles, just like a complete one.
    .title = Unfinished road
    .short = An unfinished road scores 1 point per tile.
BASE-14-3 = A city with an open wall is worth only half as much: 1 point for each of its tiles.
    .title = Unfinished city
    .short = An unfinished city scores 1 point per tile.
BASE-14-4 = A coat of arms in a city that was never completed brings 1 point instead of 2.
    .title = Coat of arms, unfinished
    .short = A coat of arms in an unfinished city adds 1 point.
BASE-14-5 = Count the monastery’s own tile and every tile that lies around it, corners included. Each is worth 1 point.
    .title = Unfinished monastery
    .short = An unfinished monastery scores 1 point for itself and 1 per neighbour.
BASE-14-6 = On unfinished features the same holds as before: the player with the most followers gets all the points, and in a tie each gets all.
    .title = Most followers, again
    .short = At the end, too, the most followers score; in a tie, all of them in full.

## 15. Fields at the end

BASE-15-1 = If only one farmer lies on a field, the field belongs to that farmer’s player.
    .title = A single farmer
    .short = A lone farmer owns the field.
BASE-15-2 = If several farmers share a field, it belongs to the player who has the most of them there.
    .title = Most farmers
    .short = The most farmers own the field.
BASE-15-3 = If several players have the same highest number of farmers on a field, it belongs to each of them.
    .title = A tie on a field
    .short = In a tie all the tied players own the field.
BASE-15-4 = Each owner of a field gets 3 points for every complete city that lies in the field or touches its border. Nothing is divided between owners.
    .title = Points for a field
    .short = A field scores 3 points for each completed city it touches.
BASE-15-5 = To a farmer a tiny city is worth as much as a huge one: 3 points.
    .title = City size does not count
    .short = For a field, every completed city counts the same.
BASE-15-6 = A city that is still open at the end brings no points to the farmers around it.
    .title = Unfinished cities feed nobody
    .short = Unfinished cities bring a field nothing.
BASE-15-7 = A complete city can touch several fields. It brings 3 points to each of them, and twice to a player who owns two.
    .title = One city, several fields
    .short = A city pays every field it touches.
BASE-15-8 = Farmers count a complete city even if no knight ever stood in it, or only knights of others.
    .title = Knights do not matter
    .short = It does not matter who had knights in the city.
BASE-15-9 = When all fields have been scored, no more points follow. Now the scores can be compared.
    .title = The counting ends
    .short = After the fields everything is counted.
BASE-15-10 = The player with the most points wins. If several have the same highest score, they share the victory.
    .title = Who wins
    .short = The most points win.
