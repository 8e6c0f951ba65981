### Lo stesso atto di un admin due volte di fila.

refusal-chips-just-moved = Hai appena spostato { $amount } per { $name }. Se vuoi farlo di nuovo, ripetilo tra { $seconds }.
