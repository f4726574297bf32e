# What the board adds to the sentences of play.ftl: choices, rows of the final table, and messages it refuses.

## A choice that names the kind of figure too: "Knight (large)"
choice-figure = { $role } ({ $figure })

## The final table: points that no feature gave, such as those a game starts with
final-other = Other points

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

error-lesson-time = In a lesson, Back and Try again lead back.
