# What is told to those who hear the board.

## The sides of a tile, and where something is
side-N = at the top
side-E = on the right
side-S = at the bottom
side-W = on the left
side-all = on all sides
where-first = the first tile
where-from = { $way } from the first tile
way-N = { $n } up
way-E = { $n } right
way-S = { $n } down
way-W = { $n } left
beside-N-first = above the first tile
beside-E-first = to the right of the first tile
beside-S-first = below the first tile
beside-W-first = to the left of the first tile
beside-N-monastery = above a monastery
beside-E-monastery = to the right of a monastery
beside-S-monastery = below a monastery
beside-W-monastery = to the left of a monastery
beside-N-last = above the tile laid last
beside-E-last = to the right of the tile laid last
beside-S-last = below the tile laid last
beside-W-last = to the left of the tile laid last
beside-N-before = above the tile laid before
beside-E-before = to the right of the tile laid before
beside-S-before = below the tile laid before
beside-W-before = to the left of the tile laid before

## What a tile shows
look-field = only field
look-middle = { $what } in the middle
look-sides = { $what } { $sides }
look-road-NE = road from top to right
look-road-NS = road from top to bottom
look-road-NW = road from left to top
look-road-ES = road from right to bottom
look-road-EW = road from left to right
look-road-SW = road from left to bottom
look-ends = { $n ->
    [one] road { $sides } ends here
   *[other] roads { $sides } end here
}
sign-coats = { $n ->
    [one] with a coat of arms
   *[other] with { $n } coats of arms
}

## A move, a square, a tile
say-laid = { $what }: { $look }. It lies { $where }.
told-square = { $where }. Next to it: { $around }
told-alone = nothing
told-tile = { $where }: { $look }
told-part = { $what }, { $where }
told-here = here
told-lit = Lit: { $what }
told-figure = { $name }: { $what }, { $where }

## What is said by the page itself
ui-aloud-tile = Tile
ui-aloud-answers = Answers
ui-aloud-first = first tile
ui-aloud-up = up
ui-aloud-right = right
ui-aloud-down = down
ui-aloud-left = left
ui-by-place = Arrow keys lead from square to square, R turns the tile, Enter places it.
ui-by-figure = Arrow keys lead from answer to answer, Enter chooses.
ui-by-one = Tab or the arrow keys lead through the answers, Enter chooses one.
ui-by-several = Tab leads through the answers, Space ticks them, Check comes last.
ui-by-number = Type the number and press Enter.
ui-by-places = On the board, arrow keys lead from part to part, Enter paints. Done comes last.
ui-by-act = Answer on the board: arrow keys lead from square to square, R turns the tile, Enter places it.
ui-by-edit = In the box, arrow keys lead from tile to tile, Enter takes one in hand. On the board, arrow keys lead to where it can go, R turns it, Enter lays it; Delete takes away what is chosen.
ui-by-read = On the board, arrow keys read the tiles.
