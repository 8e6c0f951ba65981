### La pagina di prova: una chat di gruppo e una privata nel browser.

page-title = Poker di prova
page-chat = Chat del gruppo
page-private = In privato con il mazziere
page-you = Tu
page-language = Lingua
page-message = Scrivi un messaggio o un comando come /poker
page-send = Invia
page-lost = Connessione persa. Riprovo…
page-reconnected = Di nuovo in linea.
page-only-you = Lo vedi solo tu
page-new-tab = Apri questa pagina in un'altra scheda per giocare come seconda persona.
page-dealer = Mazziere
page-welcome = Ciao! Le tue carte arrivano qui e nessun altro le vede. Gioca con i pulsanti del tavolo, o scrivi /call, /raise 100 o /fold.
page-your-turn = Tocca a te
page-name = Il tuo nome
page-rename = Cambia nome
page-theme = Chiaro o scuro
page-cancel = Annulla
page-close = Chiudi
page-your-cards = Le tue carte
page-newest = Ultimi messaggi
page-tab-group = Gruppo
page-tab-private = Privato
page-open-table = Apri un tavolo
page-game = Gioco
page-betting = Puntate
page-usual = Come al solito

## Un segno a un posto, più in breve che si può: quante carte cambiate

felt-drawn =
    { $count ->
        [0] servito
       *[other] cambia { $count }
    }
page-save-file = Salva il file
