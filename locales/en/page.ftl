### The playground page: a group chat and a private chat in the browser.

page-title = Poker playground
page-chat = Group chat
page-private = Private chat with the dealer
page-you = You
page-language = Language
page-message = Type a message or a command such as /poker
page-send = Send
page-lost = Connection lost. Trying again…
page-reconnected = Connected again.
page-only-you = Only you can see this
page-new-tab = Open this page in another tab to play as a second person.
page-dealer = Dealer
page-welcome = Hello! Your cards come here, and nobody else can see them. Play with the buttons below the table, or type /call, /raise 100 or /fold.
page-your-turn = Your turn
page-name = Your name
page-rename = Change your name
page-theme = Light or dark
page-cancel = Cancel
page-close = Close
page-your-cards = Your cards
page-newest = Newest messages
page-tab-group = Group
page-tab-private = Private
page-open-table = Open a table
page-game = Game
page-betting = Betting
page-usual = As usual

## A badge at a seat, as short as can be: how many cards were exchanged

felt-drawn =
    { $count ->
        [0] pat
       *[other] drew { $count }
    }
page-save-file = Save the file
