# What the cards about pieces and the help at each question say.
web-piece-now = Right now
web-help-title = What can I do?
web-help-close = Close the help
web-help-switch = Explain every question
web-suggestion = Suggestion:
web-suggestion-accept = Use this
