### Le regole: titoli degli argomenti (al massimo 24 caratteri, sono anche pulsanti) e parole attorno alle pagine.

rule-topic-table = Scopo e tavolo
rule-topic-button = Bottone e bui
rule-topic-deal = La distribuzione
rule-topic-rounds = I giri di puntate
rule-topic-actions = Le tue mosse
rule-topic-limits = Limiti
rule-topic-allin = All-in e piatti laterali
# Same as English: così lo chiamano i giocatori.
rule-topic-showdown = Showdown
rule-topic-ranks = Valore dei punti
rule-topic-draw = Poker a 5 carte
rule-topic-duel = Il duello
# Same as English: il nome del torneo.
rule-topic-sng = Sit & go
rule-topic-buttons = Pulsanti e comandi
rule-topic-clock = Il tempo
rule-topic-cards = Le tue carte
rule-topic-fairness = Come mescolo
rule-topic-floor = Se qualcosa va storto

rules-title = Regole · { $topic }
rules-title-paged = Regole · { $topic } · { $page }/{ $pages }
rules-here = Che cosa si gioca qui
rules-coming = Dalla prossima mano: { $stakes }
rules-choose = Tutto quello che serve sapere, per argomento:
rules-elsewhere = In questo momento qui si gioca ad altro.
button-rules = Regole
button-rules-back = ◀ Indietro
button-rules-next = Avanti ▶
button-rules-topics = Tutti gli argomenti
