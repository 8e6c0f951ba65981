### Gifts of chips between players, where the admins allow them.

setting-gifts = Players may give chips to each other
refusal-gifts-off = Gifts are off here. An admin can allow them: /settings gifts=on
refusal-gift-to-oneself = You can't give chips to yourself.
refusal-gift-to-house = The house's players take no gifts.
refusal-gift-too-much = Your balance is { $balance }, so you can't give { $amount }.
reply-gift-given = Given to { $name }: { $amount }. Left in your balance: { $balance }.
notice-gift = { $name } gives you chips: { $amount }. Your balance: { $balance }.
telegram-gift-whom = To whom? Reply to that person with /gift 500, or write /gift @name 500. I know those who have written or pressed something here.

command-gift-name = gift
command-gift-description = Give chips of your balance to somebody: @name 500
