# The rulebook: names of systems, and what stands on a rule's card beside the rule itself.

## Systems: `system-<name>`, as the files rules-<name>.ftl and the option expansions= call them
system-base = The base game
system-overview = Turn, points and figures at a glance
system-winter = Winter edition
system-inns_and_cathedrals = Inns and Cathedrals
system-traders_and_builders = Traders and Builders
system-flying_machines = Flying Machines
system-messages = Messages
system-ferries = Ferries
system-gold_mines = Gold Mines
system-mage_and_witch = Mage and Witch
system-robbers = Robbers
system-crop_circles = Crop Circles
system-gifts = The Gifts

## The card
rule-see = See also: { $rules }
rule-example = Example: { $line }
rule-try = Try it
rule-look = Look
rules-how = Any of them with a small board: { $call }
error-system-later = The rules of { $system } are still to come. There are those of: { $known }.
