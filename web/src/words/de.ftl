# What the web client itself says.
web-loading = Wird geladen …
web-close = Schließen
web-menu = Menü
web-language = Sprache
web-printing = Tag oder Abend
web-printing-day = Tag
web-printing-dusk = Abend
web-sounds = Töne
web-show-left = Zeigen, was noch übrig ist
web-ends-turn = Meine letzte Entscheidung beendet den Zug sofort
web-keys = Tasten
web-key-move = von Ort zu Ort
web-key-pick = wählen und bestätigen
web-key-turn = das Teil drehen
web-key-back = eine Wahl zurück
web-key-undo = zurücknehmen
web-key-end = Zug beenden
web-key-zoom = näher, weiter, alles
web-key-pan = den Tisch verschieben
web-key-help = diese Seite
web-unofficial = Inoffiziell: nicht mit den Verlagen verbunden; Namen sind Marken ihrer Inhaber.
web-licenses = Lizenzen der verwendeten Software
web-rules = Regeln
web-rule = Regel { $clause }
web-no-rules = Diese Regelseite gibt es nicht.
web-to-lobby = Zur Lobby
web-no-table = Diesen Tisch gibt es nicht.
web-lost = Verbindung verloren; neuer Versuch …
web-offline = Der Server antwortet nicht.
web-failed = Das hat nicht geklappt ({ $status }).
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
    [one] Eine Partie wartet auf dich.{" "}
   *[other] { $waiting } Partien warten auf dich.{" "}
}{ $open ->
    [0] Wähle ein Spiel.
    [one] Ein Tisch wartet auf Mitspieler.
   *[other] { $open } Tische warten auf Mitspieler.
}
web-games = Spiele
web-seats-time = { $seats } Plätze · { $minutes } Min.
web-play-bot = Jetzt spielen
web-your-turn-in = { $game } ({ $names }): du bist am Zug
web-move-of = Zug { $ply }
web-go-on = Weiterspielen
web-my-tables = Deine Partien
web-tables = Tische
web-no-tables = Gerade wartet kein öffentlicher Tisch. Eröffne einen, oder lass dir einen Code geben.
web-replays = Aufzeichnungen
web-join-code = Mit Code dazukommen
web-code = Code
web-join = Dazu
web-bring-record = Oder eine gespeicherte Partie ansehen:
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-seats = Plätze
web-others = Die anderen Plätze
web-others-bots = Bots
web-others-friends = Freunde per Link
web-others-here = alle hier am Gerät
web-level = Stärke der Bots
web-public = In der Lobby für alle sichtbar
web-your-name = Dein Name
web-open-table = Tisch eröffnen
web-guest = Gast
web-guest-number = Spieler { $number }
web-sit = Hinsetzen
web-watch = Zusehen
web-result = Ergebnis
web-watch-replay = Noch einmal ansehen
web-status-open = wartet auf Mitspieler
web-status-playing = läuft, Zug { $ply }
web-status-over = beendet
web-waiting-players = Teile den Link, setze Bots auf freie Plätze, oder fang an.
web-all-here = Alle Plätze sind besetzt.
web-free-seat = Freier Platz
web-put-bot = Ein Bot
web-put-open = Freigeben
web-start = Anfangen
web-start-with-bots = Anfangen, Bots auf freie Plätze
web-invite = Einladen
web-qr = Der Link als QR-Code
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-compiling = Das Spiel wird auf diesem Rechner vorbereitet, Schritt { $number } von { $of }. Das geschieht nur einmal.
web-the-table = Der Tisch
web-the-question = Was jetzt gefragt ist
web-you = Du
web-your-turn = Dein Zug
web-bot = Bot
web-seat = Platz { $seat }
web-spectator = Zuschauer
web-state-held = kann den Zug beenden
web-state-thinking = denkt nach …
web-state-your-turn = am Zug
web-state-turn = am Zug
web-state-away = fort, ein Bot spielt
web-state-gone = nicht verbunden
web-state-bot = Bot
web-state-waiting = wartet
web-cards-in-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
web-undo = Zurück
web-undo-ask = Um Rücknahme bitten
web-undo-asked = { $count ->
    [one] { $name } möchte diesen Zug zurücknehmen:
   *[other] { $name } möchte diese { $count } Züge zurücknehmen:
}
web-agree = Einverstanden
web-refuse = Nein
web-not-here = Nicht hier.
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-fit = Alles zeigen
web-turn-left = Nach links drehen
web-turn-right = Nach rechts drehen
web-confirm = Bestätigen
web-back = Zurück
web-end-turn = Zug beenden
web-turn-done = Dein Zug ist gemacht
web-turn-done-hint = Beende ihn, oder nimm etwas zurück.
web-sending = Unterwegs …
web-thinks = { $name } denkt nach …
web-waiting-for = Warten auf { $name }.
web-hint-turn = { $count } Drehungen passen: R, Mausrad oder aufs Teil tippen.
web-hint-confirm = Bestätige, oder wähle etwas anderes.
web-hint-pick = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, violett markiert.
web-left = übrig
web-left-in-all = insgesamt noch { $count }
web-tab-log = Verlauf
web-tab-talk = Gespräch
web-tab-left = Übrig
web-tab-beside = Daneben
web-new = neu
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-here = Etwas sagen
web-send = Senden
web-more = Verlauf und mehr
web-to-result = Zum Ergebnis
web-you-win = Du gewinnst
web-wins = { $name } gewinnt
web-tie = Geteilt: { $names }
web-points-from = Punkte aus
web-sum = Summe
web-tap-number = Tippe auf eine Zahl: Was dahinter steckt, leuchtet auf dem Tisch.
web-race = Das Rennen
web-again = Noch einmal
web-rematch-join = Zur nächsten Partie
web-record = Aufzeichnung
web-verify = Das Mischen nachprüfen
web-verify-how = Die erste Zahl stand vor der Partie fest, die zweite ist ihr Geheimnis: „tilewright verify“ prüft damit die Aufzeichnung.
web-replay = Aufzeichnung
web-first = Zum Anfang
web-last = Zum Ende
web-before = Einen Zug zurück
web-after = Einen Zug weiter
web-play = Abspielen
web-pause = Anhalten
web-move-number = Zug
web-share-ply = Link kopieren
web-cards-change = { $change } Karten
web-outlook-open = Was sie bringt, hängt von Verdecktem ab.
web-held-by-nobody = Hier steht niemand.
web-would-take = { $name } bekäme { $points }
web-key-feature = was hier liegt und was es wert ist
web-play-on = Von hier weiterspielen
web-curtain = { $name } ist am Zug
web-curtain-hint = Die Hand wird gezeigt, wenn niemand sonst hinsieht.
web-show-hand = Meine Hand zeigen
web-beyond = { $count ->
    [one] Noch { $count } Platz in dieser Richtung
   *[other] Noch { $count } Plätze in dieser Richtung
}
web-hidden-move = { $name } entscheidet etwas, das du nicht sehen darfst.
web-hidden-draw = Es wird etwas gezogen, das du nicht sehen darfst.
web-stuck = Der Server antwortet nicht; dein Zug ist aufgehoben und wird noch einmal gesendet.
web-stuck-talk = Der Server antwortet nicht; deine Nachricht ist aufgehoben und wird noch einmal gesendet.
web-seat-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt. Du siehst zu.
web-missed-you = { $moves ->
    [0] Während du fort warst, ist ein Bot ({ $level }) für dich eingesprungen, musste aber nicht ziehen.
    [one] Während du fort warst, hat ein Bot ({ $level }) einen Zug für dich gemacht.
   *[other] Während du fort warst, hat ein Bot ({ $level }) { $moves } Züge für dich gemacht.
}
web-missed-name = { $moves ->
    [0] Während { $name } fort war, ist ein Bot ({ $level }) eingesprungen, musste aber nicht ziehen.
    [one] Während { $name } fort war, hat ein Bot ({ $level }) einen Zug gemacht.
   *[other] Während { $name } fort war, hat ein Bot ({ $level }) { $moves } Züge gemacht.
}
web-missed-undone = { $undone ->
    [one] In dieser Zeit wurde einmal etwas zurückgenommen.
   *[other] In dieser Zeit wurde { $undone }-mal etwas zurückgenommen.
}
web-by-bot = Von einem Bot gespielt, während du fort warst
web-undo-waiting = Warten auf die Zustimmung von { $names }.
web-undo-away = { $count ->
    [one] { $names } ist gerade nicht da; die Rücknahme wartet bis zur Rückkehr.
   *[other] { $names } sind gerade nicht da; die Rücknahme wartet bis zur Rückkehr.
}
web-undo-cancel = Doch nicht zurücknehmen
web-undo-declined = Die anderen haben der Rücknahme nicht zugestimmt.
web-and-more = und { $count } weitere
web-analysis = Analyse während dieser Partie erlauben
web-analysis-hint = Dann kann jeder am Tisch von einer Stellung dieser Partie aus an einem eigenen Tisch weiterspielen. Dafür müssen alle zustimmen.
web-analysis-none = Noch hat es niemand erlaubt.
web-analysis-by = Bisher erlaubt von { $names }.
web-analysis-all = Alle haben es erlaubt.
web-analysis-missing = { $count ->
    [one] Solange die Partie läuft, muss { $names } das Weiterspielen im Menü des Tisches erlauben.
   *[other] Solange die Partie läuft, müssen { $names } das Weiterspielen im Menü des Tisches erlauben.
}
web-analysis-players = Solange die Partie läuft, können nur ihre Spieler von hier aus weiterspielen.
web-device = Auf einem anderen Gerät spielen
web-device-seat = Welcher Platz
web-device-hint = Öffne diesen Link auf dem anderen Gerät, dann ist dein Platz auch dort. Wer den Link hat, kann für dich spielen.
web-device-qr = Der Link zu deinem Platz als QR-Code
web-device-lock = Andere Geräte aussperren
web-device-lock-hint = Der alte Link gilt dann nicht mehr; nur dieses Gerät behält den Platz.
web-device-locked = Erledigt: Nur noch dieses Gerät und der neue Link öffnen den Platz.
web-verified = Dieser Browser hat das Ziehen geprüft
web-verified-how = Vor dem ersten Ziehen haben der Server und jeder Browser eine Zufallszahl versiegelt. Dieser Browser hat damals alle Siegel gesehen, und jede Zahl passt jetzt zu ihrem Siegel: Niemand konnte sich aussuchen, was gezogen wird. „tilewright verify“ rechnet dazu jede Ziehung der Aufzeichnung nach.
web-unverified = Dieser Browser konnte das Ziehen nicht prüfen: { $reason }
web-unverified-how = Vor dem ersten Ziehen versiegeln der Server und jeder Browser eine Zufallszahl; am Ende muss jede Zahl zu ihrem Siegel passen. Das war hier nicht so. „tilewright verify“ prüft die Ziehungen der Aufzeichnung.
web-doubt-left-out = Seine eigene Zahl wurde ausgelassen.
web-doubt-changed = Die Liste der Siegel wurde geändert.
web-doubt-unseen = Ihm wurden die Siegel nie gezeigt.
web-doubt-secret = Die Zahl des Servers passt nicht zu ihrem Siegel.
web-doubt-number = Die Zahl eines Browsers passt nicht zu ihrem Siegel.
web-doubt-late = Seine eigene Zahl kam zu spät an.
web-barred = Dieser Server lässt dich nicht herein.
web-closed = Der Gastgeber hat diesen Tisch geschlossen.
web-closed-hint = Hier kann niemand mehr spielen; was gespielt wurde, lässt sich noch ansehen.
web-status-closed = geschlossen
web-muted-you = Du bist an diesem Tisch stumm geschaltet: Du kannst lesen, aber nicht schreiben.
web-muted-spectators = Zuschauer können an diesem Tisch nicht schreiben.
web-find-table = Tisch suchen
web-no-match = Kein Tisch passt dazu.
web-more-tables = Mehr zeigen
web-again-later = Noch einmal versuchen
web-privacy = Datenschutz
web-privacy-lead = Was dieser Server über dich aufbewahrt, und was bei dir bleibt.
web-privacy-kept = Was dieser Server aufbewahrt
web-privacy-names = Die Namen, die du für Plätze und Tische eingibst. Es muss nicht dein richtiger Name sein.
web-privacy-moves = Jeden Zug, damit eine Partie eine Unterbrechung übersteht und noch einmal angesehen werden kann.
web-privacy-chat = Was am Tisch gesagt wird.
web-privacy-tokens = Von dem Schlüssel, der deinen Platz öffnet, nur einen Hashwert: Aus der Datenbank kann ihn niemand lesen.
web-privacy-uploads = Aufzeichnungen von Partien, die jemand hochlädt.
web-privacy-never = Was er nicht aufbewahrt
web-privacy-addresses = Deine Netzwerkadresse wird nie gespeichert, mit einer Ausnahme: Adressen, die der Betreiber gesperrt hat.
web-privacy-cookies = Es gibt keine Konten, keine Cookies und keine Tracker, und nichts wird von anderen Servern geladen.
web-privacy-browser = Was in deinem Browser bleibt
web-privacy-browser-what = Deine Einstellungen und dein Name, die Schlüssel deiner Plätze und die Zahlen, mit denen dieser Browser das Ziehen prüft. Lösche die Daten dieser Seite, und sie sind weg; deine Plätze lassen sich dann von hier aus nicht mehr öffnen.
web-privacy-time = Wie lange etwas aufbewahrt wird
web-privacy-time-unknown = Bis der Betreiber dieses Servers es löscht.
web-privacy-over-time = Beendete Partien
web-privacy-idle-time = Partien, die niemand mehr spielt
web-privacy-open-time = Tische, an denen nie eine Partie begann
web-privacy-chat-time = Gespräche
web-privacy-upload-time = Hochgeladene Aufzeichnungen, die niemand mehr öffnet
web-privacy-days = { $days ->
    [0] bis der Betreiber sie löscht
    [one] einen Tag
   *[other] { $days } Tage
}
web-privacy-delete = Daten löschen lassen
web-privacy-delete-how = Bitte den Betreiber dieses Servers darum, und nenne den Code des Tisches.
web-privacy-contact = Kontakt:
