# The Abbot: what the board, the prompts and the log say.

system-abbot = Abbot
about-abbot = An abbot stands in a monastery or garden and can be taken back to score what is there so far.

figure-abbot = Abbot
feature-garden = Garden
role-garden = Abbot

## What can be done
choice-abbot = Take the abbot back
note-garden = Garden, { $tiles } of 9 tiles
outlook-garden = Completes the garden: { $gains }
then-garden = Without a figure: Garden completed, { $gains }
hint-look-garden = Look at a garden { $where }: { $why }.

## The card of a feature
card-unfinished-garden = If left unfinished
card-complete-garden = When complete
card-figure-abbot = Abbot: may be taken back to score at once (ABB-8)

## Lines of a sum, and what was scored
line-garden = { $n ->
    [one] { $n } garden × { $each }
   *[other] { $n } gardens × { $each }
}
completed-garden = Garden completed
unfinished-garden = Unfinished garden
final-garden = Gardens
final-unfinished-garden = Unfinished gardens

## The log
log-deployed-abbot-monastery = { $name } places the abbot on a monastery
log-deployed-abbot-garden = { $name } places the abbot on a garden
log-returned-abbot = { $name }: the abbot returns to the supply
log-nobody-garden = Garden completed, nobody scores

## Why not
why-abbot-place = This is neither a monastery nor a garden.
why-garden-figure = This figure is no abbot.
why-abbot-when = An abbot is taken back in the figure step.
why-abbot-none = No abbot of the player on turn stands there.
why-abbot-complete = This is complete: the abbot comes home in the scoring.
