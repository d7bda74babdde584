# Von Hand aufgebaute Stellungen.
web-build = Stellung aufbauen
web-build-missing = Stellungen dieses Spiels lassen sich nicht aufbauen.
web-build-things = Material
web-build-settings = Punkte und Zug
web-build-result = Ergebnis
web-build-tap = Tippe etwas an und dann seinen Platz auf dem Tisch.
web-build-other = Etwas anderes wählen
web-build-undo = Rückgängig
web-build-redo = Wiederholen
web-build-new = Neue Stellung
web-build-new-hint = Du beginnst neu mit dem Tisch, wie er am Anfang einer Partie ist.
web-build-begin = Tisch leeren
web-build-less = Weniger: { $what }
web-build-more = Mehr: { $what }
web-build-now = jetzt
web-build-final = bei Ende hier
web-build-place = Platz
web-build-how = So setzt sich die Schlusswertung zusammen
web-build-next = Was als Nächstes kommt
web-build-legal = { $count ->
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
}
web-build-link = Link zum Teilen
web-build-save = Als Datei sichern
web-build-nothing = Hier gibt es nichts einzustellen: Alles folgt aus dem Tisch.
