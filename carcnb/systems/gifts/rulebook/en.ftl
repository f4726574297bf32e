# The Gifts, rule by rule, in our own words. GIFT-3 is the message GIFT-3.

## 1. Before the game

GIFT-1 = There are 25 gift cards, five of each of five kinds. They are shuffled and lie face down in one deck.
    .title = 25 cards
    .short = The deck has 25 gifts, five of each kind.
GIFT-2 = Only the step with the tile is different: before it you may open a gift, after it you may get one. Figures and points are those of the base game, for which alone the gifts were made; beside other expansions they are a house rule.
    .title = Only the tile’s step changes
    .short = Only the step with the tile changes.

## 2. How you get a gift

GIFT-3 = When your tile makes a road or a city of somebody else bigger, you may take a gift. You need not.
    .title = For helping others
    .short = Who extends a road or city of others may take a gift.
GIFT-4 = We look when the tile lies, before any figure. A follower of another player has to be in the road or city, and somebody else has more there than you.
    .title = Who has the most there
    .short = A gift is due where others, and not you, have the majority.
GIFT-5 = The plainest case: you have nobody in there, but somebody else has.
    .title = You are not there
    .short = A gift is due where others are and you are not.
GIFT-6 = You have followers in there, too, but others have more: that also brings a gift.
    .title = You are weaker
    .short = A gift is due where others are stronger.
GIFT-7 = If you have the most or share the most, there is no gift for it. The same is true when only this tile has joined your followers to theirs.
    .title = As strong as they are
    .short = No gift is due where you have or share the majority.
GIFT-8 = One tile may make several roads and cities of others bigger. It still brings one gift at most.
    .title = One gift a tile
    .short = A tile brings at most one gift.
GIFT-9 = Whether your tile helps the other player, spoils his plans or completes the road or city makes no difference.
    .title = Help or harm
    .short = It does not matter whether the extension helps or harms.
GIFT-10 = Take the top card and look at it so that nobody else can see it. It then lies face down in front of you: everybody sees how many you have, only you know which.
    .title = Yours alone to see
    .short = Only its owner sees a gift.
GIFT-11 = When the deck is empty, the used gifts are shuffled and become the new deck. While all 25 lie unused in front of players, nobody gets another.
    .title = An empty deck
    .short = Used gifts make the new deck; while none is left, none is due.

## 3. Opening a gift

GIFT-12 = Draw your tile. Before you place it you may open one of your gifts, no more than one for each tile.
    .title = Before the tile
    .short = One gift may be opened with the tile in hand, before it is placed.
GIFT-13 = An opened gift is turned up, carried out and put on the pile of used gifts.
    .title = Open, do, discard
    .short = An opened gift is carried out and discarded.
GIFT-14 = The used gifts lie face up. Everybody may see which have been played.
    .title = A pile for all to see
    .short = The used gifts lie face up.
GIFT-15 = You are never forced to open a gift. You may also open one with which nothing can be done; then it is simply used up.
    .title = Free to open
    .short = Opening is voluntary, even where the gift can do nothing.
GIFT-16 = You need a tile that can be placed. A tile that fits nowhere leaves the game first and you draw another; if there is none, no gift can be opened.
    .title = A tile that fits
    .short = A gift is opened only with a tile that can be placed.

## 4. Synod

GIFT-17 = Put a follower from your supply on any monastery of the landscape that is not complete. If you can, you have to; this is so with every gift that has been opened.
    .title = To the monastery
    .short = A follower goes to any monastery that is not complete.
GIFT-18 = The monastery may be empty, or others may be there, or you yourself: it may hold any number of followers.
    .title = Never too full
    .short = It does not matter who is in the monastery already.
GIFT-19 = The Synod is not your figure step. After the tile you may place a figure as usual.
    .title = The figure step remains
    .short = The Synod does not use up the figure step.

## 5. Road Sweeper

GIFT-20 = Choose any road that is not complete. It is scored at once, whether you are on it or not.
    .title = Score any road
    .short = Any road that is not complete is scored at once.
GIFT-21 = It counts as at the end of the game, 1 point a tile. The points go to whoever has the most thieves there, and that may be somebody else.
    .title = Whose points they are
    .short = The road counts as at the end, for those with the majority.
GIFT-22 = Then the road is swept: all figures on it go home, also those that got nothing.
    .title = Swept clean
    .short = All figures on the road return.
GIFT-23 = The road is free then. If your tile extends it, you may put a thief on it in the same turn.
    .title = Free again
    .short = The swept road may be claimed again in the same turn.

## 6. Cash Out

GIFT-24 = Take back one of your own followers from a road, a city, a monastery or a field.
    .title = One comes back
    .short = One own follower is taken back.
GIFT-25 = You get 2 points for each follower that was in the whole road, city, monastery or field: those of all players, the one you took back included.
    .title = 2 points a follower
    .short = Every follower in the feature brings 2 points.
GIFT-26 = The follower has to be in something that scores, now or at the end: a road, a city, a monastery or a field.
    .title = Where it works
    .short = The follower stands on a road, in a city, in a monastery or on a field.

## 7. Change Position

GIFT-27 = One of your knights, thieves or monks lies down as a farmer on a field of its own tile. Or one of your farmers gets up and becomes a knight, thief or monk on its own tile.
    .title = Lie down or get up
    .short = An own follower lies down on its tile, or gets up there.
GIFT-28 = It does not matter who is already where your follower goes.
    .title = Others do not matter
    .short = The new place may be occupied.
GIFT-29 = The change is between standing and lying only. From the road into the city, or from field to field, is no change of position.
    .title = Nothing else
    .short = Only from standing to lying or back.
GIFT-30 = It concerns followers on roads, in cities, on monasteries and on fields. You cannot get up into a completed feature.
    .title = Where it leads
    .short = Nobody gets up into what is complete.
GIFT-31 = When the last of your followers on the road or in the city of your builder lies down, the builder goes home.
    .title = A lonely builder
    .short = A builder left alone returns.
GIFT-32 = When the last of your farmers on the field of your pig gets up, the pig goes home.
    .title = A lonely pig
    .short = A pig left alone returns.
GIFT-33 = Once a follower has become a farmer, your pig may join him in the figure step of the same turn, on the tile you have just placed.
    .title = A pig for the new farmer
    .short = The pig may join the new farmer in the same turn.

## 8. Take Two

GIFT-34 = Draw a second tile. You choose one of the two and place it as usual.
    .title = Two to choose from
    .short = A second tile is drawn; one of the two is placed.
GIFT-35 = The other tile is shuffled back into the stack.
    .title = The other goes back
    .short = The other tile is shuffled back.
GIFT-36 = If the second tile fits nowhere, it leaves the game and you draw again until one fits.
    .title = It has to fit
    .short = A second tile that fits nowhere is replaced.
GIFT-37 = If the stack has no further tile for you, the gift does nothing and you place the tile in hand.
    .title = Nothing to draw
    .short = Without a second tile the gift has no effect.

## 9. At the end

GIFT-38 = At the end of the game every gift that lies unused in front of you is worth 2 points.
    .title = 2 points a gift
    .short = Every unused gift is worth 2 points.
