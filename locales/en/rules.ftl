### The rules: titles of topics (at most 24 characters, they are buttons too) and what stands around the pages.

rule-topic-table = Aim and table
rule-topic-button = Button and blinds
rule-topic-deal = The deal
rule-topic-rounds = The rounds
rule-topic-actions = Your actions
rule-topic-limits = Limits
rule-topic-allin = All-in, side pots
rule-topic-showdown = Showdown
rule-topic-ranks = Hand ranking
rule-topic-draw = Five-card draw
rule-topic-duel = The duel
rule-topic-sng = Sit & go
rule-topic-buttons = Buttons, commands
rule-topic-clock = The clock
rule-topic-cards = Your cards
rule-topic-fairness = The shuffle
rule-topic-floor = When things go wrong

rules-title = Rules · { $topic }
rules-title-paged = Rules · { $topic } · { $page }/{ $pages }
rules-here = What is played here
rules-coming = From the next hand: { $stakes }
rules-choose = Everything about it, by topic:
rules-elsewhere = This game is not played here at the moment.
button-rules = Rules
button-rules-back = ◀ Back
button-rules-next = Next ▶
button-rules-topics = All topics
