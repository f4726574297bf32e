# What the board adds to the sentences of play.ftl: choices, rows of the final table, and messages it refuses.

## A choice that names the kind of figure too: "Knight (large)"
choice-figure = { $role } ({ $figure })

## The final table: points that no feature gave, such as those a game starts with
final-other = Other points
final-owned = { $text } ({ $title })

## Answers to what a browser sends
error-message = This message is not understood: { $what }
error-goto = { $n ->
    [one] The game has { $n } answer; there is nothing beyond.
   *[other] The game has { $n } answers; there is nothing beyond.
}
error-card = There is nothing at this place.
error-lesson = There is no lesson here.
error-language = This language is not known: { $code }
why-fits = It fits here.

error-open = This cannot be opened: { $what }
error-open-here = Nothing else is opened on this board. The one of carcnb.home() opens games, under Explore.
error-lesson-time = In a lesson, Back and Try again lead back.

## Somebody else is asked than is on turn; what an answer would do; where it is; pieces of nobody's
who-asked = { $name } is asked, { $turn } is on turn
outlook-unfinished = { $note }, unfinished; at the end { $gains }
choice-beside-N = Above the new tile
choice-beside-NE = At the top right of the new tile
choice-beside-E = To the right of the new tile
choice-beside-SE = At the bottom right of the new tile
choice-beside-S = Below the new tile
choice-beside-SW = At the bottom left of the new tile
choice-beside-W = To the left of the new tile
choice-beside-NW = At the top left of the new tile
choice-beside-O = On the new tile

## Hidden cards
hand-show = I am { $name }, show my cards
error-closed = Only { $name } may look at these cards.
anew = Another move here leaves it to chance anew.
anew-tile = Another move here draws anew: the tile you saw is shuffled back.
error-seat-time = A board of one player takes nothing back.
error-gone = { $what } Whoever sits at the board plays on for { $name }.
error-thinks = It is { $name }’s move, and { $name } is thinking.
error-rematch = A rematch follows a game that is over.
note-advance = From { $start } to { $end }
note-advance-dark = From { $start } to { $end }, a dark space
outlook-scored = { $what }: { $gains }

## Some players cannot begin a game
why-players = A game has two to six players.
why-name = "{ $name }" is too long for a name, or parts of it cannot be seen.
why-same-name = Two players are called "{ $name }". Give each a name of their own.
why-alike = "{ $one }" and "{ $other }" look alike. Give each player a name of their own.
