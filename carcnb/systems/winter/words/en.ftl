system-winter = Winter edition
about-winter = The base game in snow: the same rules, with twelve more tiles on which animals stand.

## What is believed, though the rules say otherwise
belief-animal-counts = An animal on a tile brings 1 point more.
belief-animal-counts-why = Animals are decoration: count as without them.
belief-animal-uncounted = A tile with an animal does not count.
belief-animal-uncounted-why = It is a tile like any other: count it.
belief-animal-doubles = An animal doubles the points.
belief-animal-doubles-why = Animals are decoration: add up as without them.
belief-animal-feeds = Every animal on a field brings 2 points more.
belief-animal-feeds-why = That is another game of the family; here only cities feed farmers.
belief-winter-inn = The house at the frozen pond is an inn.
belief-winter-inn-why = Pictures like this one change nothing here.
line-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
