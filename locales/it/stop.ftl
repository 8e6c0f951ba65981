### Detto quando l'host si ferma.

back-soon = Torno fra un minuto. Non si perde niente: la mano riprende da dove si trova.
