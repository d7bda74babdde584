# Was die Karten über Spielteile und die Hilfe zu jeder Frage sagen.
web-piece-now = Gerade jetzt
web-help-title = Was kann ich tun?
web-help-close = Hilfe schließen
web-help-switch = Jede Frage erklären
web-suggestion = Vorschlag:
web-suggestion-accept = So machen
