# What an evaluation says: who can expect how many points, and why.
# A sentence is a row of clauses about one thing; each stands alone, so that nothing has to agree.

eval-entry = { $name } { $points }: { $what }.
eval-number = { $points }
eval-more = { $row }; { $clause }
eval-feature = { $feature } on { $x },{ $y }
eval-scored = on the score track
eval-stands = { $tiles }, stands for { $points }
eval-later = Of what completing would add, times its chance, about { $n } % counts here: the turns to come hold the rest.
eval-dead = no tile that is left closes it, its figures will not come home
eval-grows = completed it would bring { $points }, about { $chance } % likely as people play
eval-tiles = further tiles may add about { $points } even if it stays open
eval-moving = a piece that may move on by then changes this by about { $points }
eval-cities = cities beside it may still add about { $points }
eval-tokens = tokens for completing it are worth about { $points }
eval-share = { $n ->
    [one] { $n } is still to come, so who gets the points is open
   *[other] { $n } are still to come, so who gets the points is open
}
eval-helpers = { $n ->
    [one] { $n } figure at work that is no follower is worth about { $points }
   *[other] { $n } figures at work that are no followers are worth about { $points }
}
eval-tempo = another tile in this turn is worth about { $points }
eval-figures = { $n ->
    [one] { $n } follower at hand
   *[other] { $n } followers at hand
}
eval-coming = about { $n } more will come home
eval-turns = { $n ->
    [one] { $n } turn to come brings about { $points } more
   *[other] { $n } turns to come bring about { $points } more
}
