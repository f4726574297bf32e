system-winter = Winter edition

## What is believed, though the rules say otherwise
belief-animal-counts = An animal on a tile brings 1 point more.
belief-animal-counts-why = Animals are decoration: count as without them.
line-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
