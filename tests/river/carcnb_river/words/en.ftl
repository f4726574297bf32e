# The River: what board, prompts and log say of it.

system-river = River
about-river = Tiles with a river come before all others and make a landscape to begin with.

feature-river = River
role-river = Nobody

## The card of the river
card-unfinished-river = The river brings
note-river = The river
line-river = nothing

## Why not
why-edge-river-city = Does not fit: river meets city.
why-edge-city-river = Does not fit: city meets river.
why-edge-river-road = Does not fit: river meets road.
why-edge-road-river = Does not fit: road meets river.
why-edge-river-field = Does not fit: river meets field.
why-edge-field-river = Does not fit: field meets river.
why-river-end = The river does not go on there.
why-river-back = The river would turn back.
why-river-figure = That is water.

## Exercises
exercise-at-river = River on { $x },{ $y }

## What is believed
belief-river-any-end = The river can be continued anywhere its tile fits.
belief-river-any-end-why = A tile of the river goes to the open end, and nowhere else.
belief-river-one-field = Both banks of a river are one field.
belief-river-one-field-why = Water parts fields as a road does; only around the spring and the lake they join.
