### Lo stesso atto di un admin due volte di fila.

refusal-chips-just-moved = L'hai appena fatto per { $name }: { $amount }. Se lo vuoi un'altra volta, ripetilo tra { $seconds }.
