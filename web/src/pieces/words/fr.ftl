# Ce que disent les fiches des pièces et l’aide à chaque question.
web-piece-now = En ce moment
web-help-title = Que puis-je faire ?
web-help-close = Fermer l’aide
web-help-switch = Expliquer chaque question
web-suggestion = Suggestion :
web-suggestion-accept = Choisir ceci
