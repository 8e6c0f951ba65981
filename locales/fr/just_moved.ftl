### Le même geste d'un admin deux fois de suite.

refusal-chips-just-moved = Vous venez de le faire pour { $name } : { $amount }. Pour le faire une seconde fois, répétez la commande dans { $seconds }.
