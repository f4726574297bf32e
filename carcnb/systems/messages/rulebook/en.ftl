# Messages, rule by rule, in our own words.

## 1. Setting up

MSG-1 = Eight letters, all different, are shuffled and lie face down beside the score track. They are the deck.
    .title = Eight letters
    .short = The eight letters are a shuffled deck, face down.
MSG-2 = Beside your ordinary score figure you get a second one, the lady. Both begin on space 0.
    .title = The lady
    .short = Every player has two score figures, both start on 0.

## 2. Which figure moves

MSG-3 = Whenever you score, choose which of your two figures walks. This holds for all points of the game, also when somebody else is on turn; for 0 points nobody walks.
    .title = Your points, your choice
    .short = Whoever scores chooses which of the two figures moves.
MSG-4 = The points for one feature stay together. One figure walks all of them; you may not share them out.
    .title = One feature, one figure
    .short = The points of one feature all go to one figure.
MSG-5 = Several features in one turn may go to different figures. You choose again for each of them.
    .title = A new choice each time
    .short = For every feature the figure may be another one.

## 3. Getting a letter

MSG-6 = On your turn, when all points are recorded: a figure that walked and stands on a dark space (5, 10, 15...) brings a letter. Walking past or standing there before does not.
    .title = Stop on a dark space
    .short = A figure that ends its walk on a dark space brings a letter.
MSG-7 = Letters go to the player on turn only. What you score in somebody else’s turn never brings you one.
    .title = Only in your own turn
    .short = Only the player on turn can get a letter.
MSG-8 = One letter a turn is the limit, even when both of your figures stop on dark spaces.
    .title = One letter a turn
    .short = A player gets at most one letter in a turn.
MSG-9 = There is one exception. If the points a letter brings lead to a dark space again, you get another letter, and so on.
    .title = A chain of letters
    .short = Points from a letter may bring the next letter.
MSG-10 = Take the top letter and read it; nobody else does. Then either do what it says, or take the 2 points on its seal.
    .title = The action or the seal
    .short = A letter is used for its action or for 2 points.
MSG-11 = Once used, either way, the letter goes face down under the deck. So there are always letters left.
    .title = Back under the deck
    .short = A used letter goes under the deck.

## 4. The eight letters

MSG-12 = Letter 1 scores a road where you have a thief, at its end-of-game value. It does not matter who has the most thieves there, and all of them stay.
    .title = Letter 1: shortest road
    .short = Letter 1 scores a road with an own thief, at its end-of-game value.
MSG-13 = With thieves on several roads you cannot pick the best one. It has to be the road that is worth the fewest points now; among equals you choose.
    .title = The one worth least
    .short = It must be the road that is worth the fewest points.
MSG-14 = Letter 2 does the same with cities: the one worth least of those with a knight of yours, with its tiles and coats of arms at 1 point each. The knights stay.
    .title = Letter 2: smallest city
    .short = Letter 2 scores the city with an own knight that is worth least.
MSG-15 = Letter 3 does the same with monasteries: the one worth least of those with a monk of yours, 1 point for itself and 1 for each tile around it. The monk stays.
    .title = Letter 3: monastery
    .short = Letter 3 scores the monastery with an own monk that is worth least.
MSG-16 = Look for your knights: letter 4 pays every city they are in, 2 points a coat of arms. Two knights in one city do not double it, others may own it, and nobody goes home.
    .title = Letter 4: coats of arms
    .short = Letter 4: 2 points per coat of arms around your knights.
MSG-17 = Letter 5 brings 2 points for each of your knights in cities. They all stay.
    .title = Letter 5: knights
    .short = Letter 5: 2 points for every own knight.
MSG-18 = Letter 6 brings 2 points for each of your farmers on fields. They all stay.
    .title = Letter 6: farmers
    .short = Letter 6: 2 points for every own farmer.
MSG-19 = Letter 7 gives you another tile at once. Place it, add a figure if you like, score what it completes: the usual rules hold.
    .title = Letter 7: an extra tile
    .short = Letter 7: another tile is drawn and placed, a figure may follow.
MSG-20 = Letter 8 lets you pick one of your figures on the landscape. If nobody has more than you in its feature, you score that feature as at the end of the game, a field too, and take this figure home.
    .title = Letter 8: score and return
    .short = Letter 8 scores a feature with the own majority; the figure returns.
MSG-21 = What letters 1 to 6 and 8 bring is for you alone: others who stand there get nothing. No figure leaves, except the one of letter 8.
    .title = For you alone
    .short = Only the player with the letter scores; figures stay.

## 5. The end

MSG-22 = Before the final scoring the points of your two figures are added. One figure moves on to the sum, the other leaves the track.
    .title = Two become one
    .short = Both figures are added before the final scoring.
MSG-23 = The final scoring brings no letters, whatever spaces the figures reach.
    .title = No letters at the end
    .short = There are no letters in the final scoring.
MSG-24 = Everything else is played as in the base game.
    .title = The rest as before
    .short = All other rules of the base game hold.
