# What the web client itself says.
web-loading = Wird geladen …
web-close = Schließen
web-menu = Menü
web-language = Sprache
web-printing = Farbschema
web-printing-day = Tag
web-printing-dusk = Abend
web-sounds = Ton
web-show-left = Restliche Plättchen anzeigen
web-ends-turn = Meinen Zug automatisch beenden
web-keys = Tastenkürzel
web-key-move = von Stelle zu Stelle springen
web-key-pick = wählen und bestätigen
web-key-turn = das Plättchen drehen
web-key-back = letzte Auswahl aufheben
web-key-undo = Zug zurücknehmen
web-key-end = Zug beenden
web-key-zoom = vergrößern, verkleinern, alles zeigen
web-key-pan = den Ausschnitt verschieben
web-key-help = diese Liste zeigen
web-unofficial = Inoffiziell: keine Verbindung zu den Verlagen; die Namen sind Marken ihrer Inhaber.
web-licenses = Softwarelizenzen
web-rules = Regeln
web-rule = Regel { $clause }
web-no-rules = Diese Regelseite gibt es nicht.
web-to-lobby = Zurück zur Lobby
web-no-table = Diesen Tisch gibt es nicht.
web-lost = Verbindung unterbrochen; sie wird wiederhergestellt …
web-offline = Der Server antwortet nicht.
web-failed = Etwas ist schiefgegangen ({ $status }).
web-good-morning = Guten Morgen{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Guten Tag{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Guten Abend{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] In einer Partie bist du am Zug.{" "}
   *[other] In { $waiting } Partien bist du am Zug.{" "}
}{ $open ->
    [0] Wähle ein Spiel.
    [one] Ein Tisch wartet auf Mitspieler.
   *[other] { $open } Tische warten auf Mitspieler.
}
web-games = Spiele
web-seats-time = { $seats } Spieler · { $minutes } Min.
web-play-bot = Jetzt spielen
web-your-turn-in = { $game } ({ $names }): du bist am Zug
web-move-of = Zug { $ply }
web-go-on = Weiterspielen
web-my-tables = Deine Partien
web-tables = Tische
web-no-tables = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen oder lass dir einen Code geben.
web-replays = Aufzeichnungen
web-join-code = Mit Code beitreten
web-code = Code
web-join = Beitreten
web-bring-record = Oder öffne eine gespeicherte Partie:
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-seats = Spieler
web-others = Mitspieler
web-others-bots = Bots
web-others-friends = Freunde (per Link)
web-others-here = alle an diesem Gerät
web-level = Stärke der Bots
web-public = In der Lobby anzeigen
web-your-name = Dein Name
web-open-table = Tisch eröffnen
web-guest = Gast
web-guest-number = Spieler { $number }
web-sit = Platz nehmen
web-watch = Zuschauen
web-result = Ergebnis
web-watch-replay = Partie ansehen
web-status-open = wartet auf Mitspieler
web-status-playing = läuft, Zug { $ply }
web-status-over = beendet
web-waiting-players = Teile den Link, besetze freie Plätze mit Bots oder starte die Partie.
web-all-here = Alle Plätze sind besetzt.
web-free-seat = Freier Platz
web-put-bot = Bot hinzufügen
web-put-open = Platz freigeben
web-start = Starten
web-start-with-bots = Bots ergänzen und starten
web-invite = Einladen
web-qr = QR-Code des Links
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-compiling = Das Spiel wird vorbereitet, Schritt { $number } von { $of } (nur einmal pro Rechner)
web-the-table = Tisch
web-the-question = Aktuelle Entscheidung
web-you = Du
web-your-turn = Du bist am Zug
web-bot = Bot
web-seat = Spieler { $number }
# Wie ein Satz Spieler beim Namen nennt.
web-named = { $name }
web-spectator = Zuschauer
web-state-held = kann den Zug beenden
web-state-thinking = denkt nach …
web-state-your-turn = du bist am Zug
web-state-turn = am Zug
web-state-away = abwesend, ein Bot spielt
web-state-gone = offline
web-state-bot = Bot
web-state-waiting = wartet
web-cards-in-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
web-undo = Rückgängig
web-undo-ask = Rücknahme anfragen
web-undo-asked = { $count ->
    [one] { $name } möchte diesen Zug zurücknehmen:
   *[other] { $name } möchte diese { $count } Züge zurücknehmen:
}
web-agree = Erlauben
web-refuse = Ablehnen
web-not-here = Nicht hier.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Alles zeigen
web-turn-left = Nach links drehen
web-turn-right = Nach rechts drehen
web-confirm = Bestätigen
web-back = Zurück
web-end-turn = Zug beenden
web-turn-done = Zug fertig
web-turn-done-hint = Beende deinen Zug oder nimm etwas zurück.
web-sending = Wird gesendet …
web-thinks = { $name } denkt nach …
web-waiting-for = Warten auf { $name }.
web-hint-turn = Passt auf { $count } Arten: mit R, Mausrad oder Klick auf das Plättchen drehen.
web-hint-confirm = Bestätige oder wähle etwas anderes.
web-hint-pick = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, violett hervorgehoben.
web-left = übrig
web-left-in-all = insgesamt noch { $count }
web-tab-log = Verlauf
web-tab-talk = Chat
web-tab-left = Rest
web-tab-beside = Spielpläne
web-new = neue Nachrichten
web-talk-empty = Noch keine Nachrichten.
web-talk-here = Nachricht
web-send = Senden
web-more = Verlauf und mehr
web-to-result = Ergebnis zeigen
web-you-win = Du hast gewonnen
web-wins = { $name } gewinnt
web-tie = Gleichstand: { $names }
web-points-from = Punkte aus
web-sum = Gesamt
web-tap-number = Tippe auf eine Zahl, um zu sehen, woher die Punkte kommen.
web-race = Punkteverlauf
web-again = Noch einmal spielen
web-rematch-join = Zur nächsten Partie
web-record = Aufzeichnung laden
web-verify = Mischen nachprüfen
web-verify-how = Die erste Zahl wurde vor der Partie gezeigt, die zweite ist ihr Geheimnis. „tilewright verify“ prüft mit beiden die Aufzeichnung.
web-replay = Aufzeichnung
web-first = Zum Anfang
web-last = Zum Ende
web-before = Voriger Zug
web-after = Nächster Zug
web-play = Abspielen
web-pause = Pause
web-move-number = Zug
web-share-ply = Link kopieren
web-cards-change = { $change } Karten
web-outlook-open = Das Ergebnis hängt von verdeckten Informationen ab.
web-held-by-nobody = Hier ist niemand vertreten.
web-would-take = { $name } bekäme { $points }
web-key-feature = zeigen, was hier liegt und was es wert ist
web-play-on = Von hier weiterspielen
web-curtain = { $name }, du bist am Zug
web-curtain-hint = Decke deine Hand auf, wenn niemand sonst hinsieht.
web-show-hand = Meine Hand aufdecken
web-beyond = { $count ->
    [one] Noch { $count } Stelle in dieser Richtung
   *[other] Noch { $count } Stellen in dieser Richtung
}
web-hidden-move = { $name } entscheidet verdeckt.
web-hidden-draw = Eine verdeckte Karte wird gezogen.
web-stuck = Der Server antwortet nicht; dein Zug ist gespeichert und wird erneut gesendet.
web-stuck-talk = Der Server antwortet nicht; deine Nachricht ist gespeichert und wird erneut gesendet.
web-seat-moved = Dein Platz wird jetzt von einem anderen Gerät aus gespielt. Hier siehst du nur zu.
web-missed-you = { $moves ->
    [0] Während du weg warst, ist ein Bot ({ $level }) für dich eingesprungen, musste aber nicht ziehen.
    [one] Während du weg warst, hat ein Bot ({ $level }) einen Zug für dich gemacht.
   *[other] Während du weg warst, hat ein Bot ({ $level }) { $moves } Züge für dich gemacht.
}
web-missed-name = { $moves ->
    [0] Während { $name } weg war, ist ein Bot ({ $level }) eingesprungen, musste aber nicht ziehen.
    [one] Während { $name } weg war, hat ein Bot ({ $level }) einen Zug gemacht.
   *[other] Während { $name } weg war, hat ein Bot ({ $level }) { $moves } Züge gemacht.
}
web-missed-undone = { $undone ->
    [one] Inzwischen wurde einmal zurückgenommen.
   *[other] Inzwischen wurde { $undone }-mal zurückgenommen.
}
web-by-bot = Von einem Bot gespielt, während du weg warst
web-undo-waiting = Warten auf die Zustimmung von { $names }.
web-undo-away = { $count ->
    [one] { $names } ist gerade nicht da; die Rücknahme wartet so lange.
   *[other] { $names } sind gerade nicht da; die Rücknahme wartet so lange.
}
web-undo-cancel = Rücknahme abbrechen
web-undo-declined = Die anderen haben die Rücknahme abgelehnt.
web-undo-overtaken = Das Spiel ging weiter, bevor alle der Rücknahme zugestimmt hatten.
web-and-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
web-analysis = Analyse während dieser Partie erlauben
web-analysis-hint = Dann können alle am Tisch von jeder Stellung dieser Partie aus an einem eigenen Tisch weiterspielen. Dafür müssen alle zustimmen.
web-analysis-none = Noch hat es niemand erlaubt.
web-analysis-by = Bisher erlaubt von { $names }.
web-analysis-all = Alle haben es erlaubt.
web-analysis-missing = { $count ->
    [one] Solange diese Partie läuft, muss { $names } das im Menü des Tisches erlauben, bevor du von hier weiterspielen kannst.
   *[other] Solange diese Partie läuft, müssen { $names } das im Menü des Tisches erlauben, bevor du von hier weiterspielen kannst.
}
web-analysis-players = Solange eine Partie läuft, können nur ihre Spieler von hier weiterspielen.
web-device = Auf einem anderen Gerät spielen
web-device-seat = Platz
web-device-hint = Öffne diesen Link auf dem anderen Gerät, dann hast du deinen Platz auch dort. Wer den Link hat, kann für dich spielen.
web-device-qr = QR-Code des Links zu deinem Platz
web-device-lock = Andere Geräte aussperren
web-device-lock-hint = Macht den alten Link ungültig; nur dieses Gerät behält den Platz.
web-device-locked = Erledigt: Der Platz öffnet sich nur noch auf diesem Gerät und mit dem neuen Link.
web-verified = Ziehungen von diesem Browser geprüft
web-verified-how = Vor der ersten Ziehung haben der Server und jeder Browser eine Zufallszahl versiegelt. Dieser Browser hat damals alle Siegel gesehen, und jede Zahl passt jetzt zu ihrem Siegel; also konnte niemand die Ziehungen beeinflussen. „tilewright verify“ rechnet außerdem jede Ziehung der Aufzeichnung nach.
web-unverified = Dieser Browser konnte die Ziehungen nicht prüfen: { $reason }
web-unverified-how = Vor der ersten Ziehung versiegeln der Server und jeder Browser eine Zufallszahl; am Ende muss jede Zahl zu ihrem Siegel passen. Das war hier nicht der Fall. „tilewright verify“ prüft die Ziehungen der Aufzeichnung.
web-doubt-left-out = Seine eigene Zahl wurde ausgelassen.
web-doubt-changed = Die Liste der Siegel wurde geändert.
web-doubt-unseen = Ihm wurden die Siegel nie gezeigt.
web-doubt-secret = Die Zahl des Servers passt nicht zu ihrem Siegel.
web-doubt-number = Die Zahl eines Browsers passt nicht zu ihrem Siegel.
web-doubt-late = Seine eigene Zahl kam zu spät an.
web-barred = Du bist auf diesem Server gesperrt.
web-closed = Der Gastgeber hat diesen Tisch geschlossen.
web-closed-hint = Hier kann niemand mehr spielen, aber du kannst die bisherige Partie noch ansehen.
web-status-closed = geschlossen
web-muted-you = Du bist an diesem Tisch stumm geschaltet: Du kannst lesen, aber nicht schreiben.
web-muted-spectators = Zuschauer können an diesem Tisch nicht schreiben.
web-find-table = Tisch suchen
web-no-match = Kein passender Tisch.
web-more-tables = Mehr anzeigen
web-again-later = Erneut versuchen
web-privacy = Datenschutz
web-privacy-lead = Was dieser Server über dich speichert und was bei dir bleibt.
web-privacy-kept = Was dieser Server speichert
web-privacy-names = Die Namen, die du für Plätze und Tische eingibst. Es muss nicht dein richtiger Name sein.
web-privacy-moves = Jeden Zug, damit eine Partie eine Unterbrechung übersteht und noch einmal angesehen werden kann.
web-privacy-chat = Chatnachrichten an den Tischen.
web-privacy-tokens = Einen Hashwert des Schlüssels, der deinen Platz öffnet: Den Schlüssel selbst kann niemand aus der Datenbank lesen.
web-privacy-uploads = Aufzeichnungen von Partien, die jemand hochlädt.
web-privacy-never = Was er nicht speichert
web-privacy-addresses = Deine Netzwerkadresse wird nie gespeichert, mit einer Ausnahme: Adressen, die der Betreiber gesperrt hat.
web-privacy-cookies = Es gibt keine Konten, keine Cookies und keine Tracker, und nichts wird von anderen Servern geladen.
web-privacy-browser = Was in deinem Browser bleibt
web-privacy-browser-what = Deine Einstellungen und dein Name, die Schlüssel deiner Plätze und die Zahlen, mit denen dieser Browser die Ziehungen prüft. Wenn du die Daten dieser Website löschst, sind sie weg, und du kannst deine Plätze von hier aus nicht mehr öffnen.
web-privacy-time = Wie lange Daten gespeichert bleiben
web-privacy-time-unknown = Bis der Betreiber dieses Servers sie löscht.
web-privacy-over-time = Beendete Partien
web-privacy-idle-time = Abgebrochene Partien
web-privacy-open-time = Tische, deren Partie nie begonnen hat
web-privacy-chat-time = Chat
web-privacy-upload-time = Hochgeladene Aufzeichnungen, die niemand mehr öffnet
web-privacy-days = { $days ->
    [0] bis der Betreiber sie löscht
    [one] einen Tag
   *[other] { $days } Tage
}
web-privacy-delete = Daten löschen lassen
web-privacy-delete-how = Wende dich an den Betreiber dieses Servers und nenne den Code des Tisches.
web-privacy-contact = Kontakt:
