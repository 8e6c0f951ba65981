### Rules: the duel and sit & go, and what this host does: buttons, clock, cards, shuffle, rulings.

## The duel

rule-duel-game = You against the penguin, at five-card draw with 52 or 32 cards. Both begin with the same stack. The ante is { $amount }, there are no blinds and no limit, and the button changes sides after each hand.
rule-duel-tie = A tie is not split: the pot stays in the middle for the next hand.
rule-duel-wardrobe = The penguin is well dressed, and plays for it. When he cannot pay the ante he pledges a piece, a hat or a scarf, and gets chips for it: half a starting stack, unless another price was named at the start. The next time he is short, that piece comes off and the next one is pledged.
rule-duel-back = When he is rich again, with a starting stack and the price on top, he pays the price and puts the last piece back on.
rule-duel-end = You win when he has neither chips nor anything left to pledge, and lose when you run out of chips. It is decided between hands, and never while a pot waits in the middle.
rule-duel-honest = He plays by a fixed strategy whose strength you are told. He looks neither at your cards nor into the deck.

## Sit & go

rule-sng-entry = A small tournament: everybody pays the same entry fee in chips and gets the same starting stack. The seats are drawn. It begins when all seats are taken, and you can't buy more chips.
rule-sng-levels = Blinds and antes go up level by level, after so many minutes or hands. Each level is announced. A hand that has begun is finished at its level.
rule-sng-button = The big blind moves on by exactly one player each hand. Button and small blind follow, even to a seat that has become empty, so nobody skips a blind and nobody pays it twice.
rule-sng-out = No chips left means out. If several go out in the same hand, the one who had more at its start finishes higher; with equal stacks they share the prizes of their places.
rule-sng-absent = If you are away, you are dealt in, your blinds are paid, and your hand is checked or folded. You can come back at any time.
rule-sng-prizes = Usual prizes: with two or three players everything for the first; with four to six 65 and 35 percent; with seven to ten 50, 30 and 20. What rounding leaves over goes to the first.
rule-sng-fixed = With fixed limit the cap on raises holds until only two players are left in the tournament.

## Buttons and commands

rule-buttons-where = The buttons are below the table message. Only those that are possible now are there, with their price. They are the same for all, but each press counts for whoever presses.
rule-buttons-old = A button belongs to the decision it was made for. If you press too late, or twice, nothing happens, and I tell you so privately.
rule-buttons-raise = Bet… and Raise… ask for the amount: 250, 1k, min, half or pot. It is always your total for the round. The usual amounts have buttons of their own.
rule-buttons-fixed = Bets have one size here, so bet and raise are one button with the amount on it.
rule-buttons-all-in = All-in asks once more before your chips go in.
rule-buttons-ahead = Check/fold and Call in turn can be pressed while others are thinking. Until it is your turn you can take it back.
rule-buttons-words = Whatever has a button can also be typed: /check, /call, /fold, /bet 60, /raise 120, /allin, /cards.
rule-buttons-seats = Sit out and Leave hold from the end of the hand. If you leave in the middle of one, your bets stay in, and on your turn you check if it is free and fold if it is not.

## The clock

rule-clock-time = You have { $time } for each decision. The table shows how much is left, and nothing anybody writes makes it start again.
rule-clock-none = There is no clock at this table. Take your time, within reason.
rule-clock-bank = After that your time bank runs by itself: { $time } to be used as needed. It is full again every { $number } hands you are dealt.
rule-clock-out = When all time is gone, you check if it is free and fold otherwise. In a draw you keep your cards.
rule-clock-late = If my message about your turn arrives late, you get that time back, and the table says so.
rule-clock-away = Miss two decisions in a row and you sit out. Your seat is kept for { $time }, or until three big blinds have passed you; then your chips go back to your balance.
rule-clock-away-no-blinds = Miss two decisions in a row and you sit out. Your seat is kept for { $time }; then your chips go back to your balance.
rule-clock-broke = When your last chip is gone, you are asked whether you buy in again. Your seat is kept for { $time }.
rule-clock-restart = If I am restarted in the middle of a hand, it goes on where it was. Whoever has to decide gets at least { $time }.

## Your cards

rule-cards-message = At each deal I send you your cards in a private message. My cards, below the table, shows them at any time, to you alone, even if I cannot write to you.
rule-cards-button = Cards are not sent here. My cards, below the table, shows them at any time, to you alone.
rule-cards-nobody = Nobody else gets them from me, no admin either. Whoever presses My cards sees their own.
rule-cards-known = I have to know all cards to deal them. They are stored encrypted; whoever runs me, with the database and its key in hand, could read them. So play where you trust the host, as at any table.
rule-cards-yours = What you show or tell yourself is your own affair: your cards stay in play. Keep them to yourself until the hand is over.

## The shuffle

rule-fairness-shuffle = For each hand I take 32 fresh random bytes from the operating system and make the order of the deck from them, by a published recipe that favours no card. The order is fixed before the first card is dealt.
rule-fairness-kept = It is stored once, encrypted, so that a hand can go on after a restart and a dispute can be looked into.
rule-fairness-seen = Which cards anybody may see is decided in one single place of my program. Mucked and burnt cards are never shown.
rule-fairness-open = What I cannot prove to you yet: that the order was fixed before the hand, and that nobody chose it. Until then it is a matter of trust in whoever runs me.

## When things go wrong

rule-floor-what = An admin may put right what I did wrong, with /floor: a card that went to the wrong place, a fault in the deal. Every ruling is announced at the table and kept in the admins' log.
rule-floor-misdeal = Misdeal: as long as nobody has acted, a wrong deal is called off. All blinds and antes go back, and the same players are dealt a new hand.
rule-floor-exposed = A single card exposed by my fault before anybody acted is replaced after the deal and becomes the burn card. Two or more, or the very first card, are a misdeal. Later an exposed card simply plays.
rule-floor-board = A board card that came too early, or one too many, goes back, and the betting is finished first. Then the rest is shuffled again, as the rules for flop, turn and river say.
rule-floor-draw = A new card exposed by my fault in the draw is replaced after everybody has been served.
rule-floor-void = Void: until the result is posted, a hand can be called off. Every chip goes back where it came from. A finished hand is never changed.
rule-floor-own = Cards that players show themselves are no misdeal. The hand goes on; whoever shows them can be warned or removed.
rule-floor-pause = Pause stops the clock with what is left of it. A player who is removed loses nothing but the hand: the bets stay in, the hand is checked or folded, and the stack goes back to the balance.
rule-floor-who = An admin who is playing in the hand may pause it, but needs another admin for any other ruling on it.
