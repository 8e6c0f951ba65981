### Les règles : titres des thèmes (24 caractères au plus, ce sont aussi des boutons) et mots autour des pages.

rule-topic-table = But et table
rule-topic-button = Bouton et blindes
rule-topic-deal = La distribution
rule-topic-rounds = Les tours d'enchères
rule-topic-actions = Vos actions
rule-topic-limits = Limites
rule-topic-allin = Tapis, pots annexes
rule-topic-showdown = Abattage
rule-topic-ranks = Ordre des mains
rule-topic-draw = Poker fermé
rule-topic-duel = Le duel
# Same as English: le nom du tournoi en France comme au Québec.
rule-topic-sng = Sit & go
rule-topic-buttons = Boutons, commandes
rule-topic-clock = Le chrono
rule-topic-cards = Vos cartes
rule-topic-fairness = Le mélange
rule-topic-floor = En cas d'erreur

rules-title = Règles · { $topic }
rules-title-paged = Règles · { $topic } · { $page }/{ $pages }
rules-here = Ce qui se joue ici
rules-coming = Dès la prochaine donne : { $stakes }
rules-choose = Tout savoir, thème par thème :
rules-elsewhere = Ce n'est pas le jeu qui se joue ici en ce moment.
button-rules = Règles
button-rules-back = ◀ Retour
button-rules-next = Suite ▶
button-rules-topics = Tous les thèmes
