### Le même geste d'un admin deux fois de suite.

refusal-chips-just-moved = Vous venez de le faire pour { $name } : { $amount }. Si vous le voulez encore une fois, répétez dans { $seconds }.
