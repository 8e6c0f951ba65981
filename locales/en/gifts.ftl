### Gifts of chips between players, where the admins allow them.

setting-gifts = Players may give chips to each other
refusal-gifts-off = Gifts are off here. An admin can allow them: /settings gifts=on
refusal-gift-to-oneself = You can't give chips to yourself.
refusal-gift-to-house = House players don't take gifts.
refusal-gift-too-much = Your balance is { $balance }, so you can't give { $amount }.
reply-gift-given = Given to { $name }: { $amount }. Left in your balance: { $balance }.
notice-gift = { $name } gives you chips: { $amount }. Your balance: { $balance }.
telegram-gift-whom = To whom? Reply to one of their messages with /gift 500, or write /gift @name 500. I only know people who have written or pressed something here.

command-gift-name = gift
command-gift-description = Give somebody chips from your balance: @name 500
