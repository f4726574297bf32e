# The rulebook: names of systems, and what stands on a rule's card beside the rule itself.

## Systems: `system-<name>`, as the files rules-<name>.ftl and the option expansions= call them

## The card
rule-see = See also: { $rules }
rule-example = Example: { $line }
rule-try = Try it
rule-look = Look
rule-what = What happens?
rule-answer = Answer
rule-answered = Answer: { $line }
decision-booklet = Decision, as the booklet says
decision-implied = Decision, as the booklet implies
decision-community = Decision, as players agreed
rules-how = Any of them with a small board: { $call }
rules-also = Other rules that fit
rules-decided = Decided, where the booklets leave it open
