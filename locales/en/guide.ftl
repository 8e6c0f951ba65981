### First steps, first-time tips, and the commands behind both.

## First steps

help-title = First steps
help-begin = 1. /poker shows the table. Press Sit down; two players are enough. The chips come from your balance: /balance shows it, /daily adds free ones once a day.
help-cards = 2. You get your cards in private. My cards, below the table, shows them to you alone.
help-turn = 3. When it is your turn, the buttons below the table say what you can do and what it costs.
help-words = 4. You can also type it: /call, /raise 120, /fold. /rules explains this game, /ranks what beats what.
help-leave = 5. /away takes a break, /leave gives up your seat and puts your chips back into your balance.
help-tips = When something happens to you for the first time, I explain it privately. /help off stops that, /help on starts it again.
help-admin-title = For admins
help-admin-stakes = What is played: /stakes add evening 10/20 buyin=400-2000, then /stakes default evening.
help-admin-table = The table: /table open omaha, /table close, /table pause. If a deal went wrong: /floor.
help-admin-chips = Chips: /chips grant @name 500. Everything is in /audit, with your name.
help-admin-settings = The rest: /settings, for time zone, rooms, daily chips and who may open tables.

command-rules-name = rules
command-rules-description = The rules of the game played here, by topic
command-ranks-name = ranks
command-ranks-description = Which hand beats which
command-help-name = help
command-help-description = First steps; off and on for the explanations I send you
option-topic-name = topic
option-topic-description = What you want to read about
option-tips-name = tips
option-tips-description = Explain things the first time they happen: on or off

reply-rules = Here are the rules.
reply-help = Here are the first steps.
reply-tips-on = From now on I explain things the first time they happen to you.
reply-tips-off = I won't explain anything unasked any more. /help on starts it again.

## Tips, each sent once to each person

notice-tip-turn =
    { $to_call ->
        [0] Your first turn at table { $table }. Nobody has bet, so Check is free: you stay in and pay nothing. Bet… puts chips in and makes the others pay or fold. Fold gives up your hand. (/help off: no more tips)
       *[other] Your first turn at table { $table }. Call costs { $to_call } and keeps you in. Raise… raises the price for everybody. Fold gives up your hand and costs nothing more. (/help off: no more tips)
    }
notice-tip-blind =
    { $kind ->
        [small] { $amount } left your stack at table { $table }: that was the small blind. It lies in front of you as a bet, so calling the big blind costs you only the rest. The blinds move on with every hand.
        [ante] { $amount } left your stack at table { $table }: that was the ante. Everybody pays it for each hand; it goes straight into the pot.
       *[big] { $amount } left your stack at table { $table }: that was the big blind. It lies in front of you as a bet: if nobody raises, you play on without paying more. The blinds move on with every hand.
    }
notice-tip-call =
    { $reason ->
        [short] Only call or fold this time: the bet is as big as your stack or bigger. Calling puts you all-in, and you play for as much as you could match.
        [alone] Only call or fold this time: all the others are all-in, so nobody could call a raise.
        [cap] Only call or fold this time: this round has had all the raises the limit allows.
       *[closed] Only call or fold this time: the all-in was too small for a full raise, so whoever had acted before may not raise again.
    }
notice-tip-won =
    { $reason ->
        [rank] { $name } won with { $won }. It beat { $lost }: both are the same kind of hand, and the higher cards decide.
       *[kind] { $name } won with { $won }. It beat { $lost }: a better kind of hand wins, whatever the cards. /ranks shows the order.
    }
