# What the web client itself says.
web-loading = Wird geladen …
web-close = Schließen
web-menu = Menü
web-language = Sprache
web-printing = Farbschema
web-printing-day = Tag
web-printing-dusk = Abend
web-sounds = Ton
web-sounds-off = Aus
web-sounds-turn = Mein Zug
web-sounds-all = Alles
web-tells = Sag mir, wenn ich am Zug bin
web-tells-hint = Mit einer Mitteilung, wenn diese Seite geschlossen oder nicht zu sehen ist.
web-tells-blocked = Dein Browser blockiert Mitteilungen dieser Seite; in seinen Einstellungen kannst du sie erlauben.
web-tell-me = Dir Bescheid geben, wenn du am Zug bist?
web-tell-yes = Ja
web-tell-no = Nein, danke
web-told-turn = Du bist am Zug.
web-install = Als App installieren
web-show-left = Restliche Plättchen anzeigen
web-show-places = Namen der Plätze anzeigen
web-ends-turn = Meinen Zug automatisch beenden
web-plays-only-move = Den einzig möglichen Zug für mich machen
web-keys = Tastenkürzel
web-key-arrows = Pfeiltasten
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
web-cut = Keine Verbindung
web-cut-network = Dieses Gerät ist offline. Deine Partien sind auf dem Server sicher.
web-cut-server = Der Server antwortet nicht. Deine Partien sind dort sicher.
web-cut-again = Diese Seite versucht es von selbst wieder.
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
web-games = Spiele
web-seats-time = { $seats } Spieler · { $minutes } Min.
web-code = Code
web-join = Beitreten
web-new-table = Neuer Tisch
web-name = Name
web-colour = Farbe
web-colour-of = Farbe von { $name }
web-colour-red = Rot
web-colour-blue = Blau
web-colour-yellow = Gelb
web-colour-green = Grün
web-colour-black = Schwarz
web-who-plays = Wer spielt
web-seat-drag = Reihenfolge durch Ziehen ändern
web-seat-move = { $seat } verschieben
web-seat-move-how = Ziehen, oder ↑ und ↓ drücken
web-seat-who = Wer hier sitzt
web-seat-me = du
web-seat-here = an diesem Gerät
web-seat-friend = jemand mit dem Link
web-seat-remove = { $seat } entfernen
web-seat-add = Platz hinzufügen
web-team = { $you ->
    [0] { $names } spielen zusammen.
   *[other] { $names } spielt zusammen.
}
web-who-begins = Wer beginnt
web-begins-lot = Das Los
web-begins-me = Ich
web-begins-first = Platz 1
web-clock = Uhr
web-clock-none = Keine
web-clock-live = Live
web-clock-days = Über Tage
web-clock-main = Zeit für die Partie
web-clock-more = Zuschlag je Zug
web-clock-minutes = je { $minutes } Minuten
web-clock-seconds = { $seconds ->
    [0] kein Zuschlag
   *[other] + { $seconds } s je Zug
}
web-clock-days-each = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
web-clock-zero = Wenn die Zeit um ist
web-clock-zero-stand-in = Bei null spielt eine Vertretung weiter
web-clock-zero-lose = Bei null ist die Partie verloren
web-rated = Gewertet
web-rated-hint = Das Ergebnis zählt für alle Wertungen.
web-not-rated-key = Dafür brauchen alle Menschen am Tisch einen Schlüssel.
web-not-rated-how = Hol dir deinen
web-not-rated-here = Nicht mit mehreren Menschen an einem Gerät.
web-not-rated-bots = Dafür muss ein Mensch mitspielen.
web-public-hint = Alle hier können den Tisch finden und mitspielen.
web-public-not = Dafür muss ein Platz frei sein.
web-more-terms = Mehr Einstellungen
web-take-bot = Platz eines Bots übernehmen
web-take-bot-hint = Der Bot hört auf, und du spielst von seiner Stellung aus weiter.
web-take-bot-seat = Für { $name } spielen
web-take-bot-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-partner = { $you ->
    [1] mit dir
   *[other] mit { $names }
}
web-takeover = Wer dazukommt, darf Bots ablösen
web-takeover-hint = Mit dem Link kann jeder während der Partie den Platz eines Bots übernehmen.
web-takeover-not = Nicht in gewerteten Partien.
web-patience = Wenn jemand die Verbindung verliert
web-patience-after = Vertretung nach { $count } { $unit }
web-patience-days = Über Tage entscheidet nur die Uhr.
web-table-title = Name des Tisches
web-table-title-like = Sonntagsrunde
web-plan = { $seats }, { $clock }, { $begins }.
web-plan-seats = { $count ->
    [2] Zwei Plätze
    [3] Drei Plätze
    [4] Vier Plätze
    [5] Fünf Plätze
   *[other] { $count } Plätze
}
web-plan-no-clock = keine Uhr
web-plan-clock = je { $minutes } Minuten und { $seconds } s je Zug
web-plan-lot = das Los entscheidet, wer beginnt
web-plan-you-begin = du beginnst
web-plan-begins = { $name } beginnt
web-plan-first-begins = Platz 1 beginnt
web-plan-friends = { $count ->
    [0] Die Partie beginnt sofort.
    [one] Ein Platz wartet auf jemanden mit dem Link.
   *[other] { $count } Plätze warten auf Leute mit dem Link.
}
web-plan-rated = Sie ist gewertet.
web-plan-watch = Du siehst zu.
web-plan-nobody = Nimm selbst Platz, oder lass nur Bots spielen.
web-public = In der Lobby anzeigen
web-your-name = Dein Name
web-open-table = Tisch eröffnen
web-guest = Gast
web-guest-number = Spieler { $number }
web-sit = Platz nehmen
web-watch-replay = Partie ansehen
web-review-this = Diese Partie auswerten
web-waiting-players = Teile den Link, besetze freie Plätze mit Bots oder starte die Partie.
web-waiting-learn = Lern es, während du wartest ({ $minutes } Minuten)
web-all-here = Alle Plätze sind besetzt.
web-free-seat = Freier Platz
web-host = Gastgeber
web-start = Starten
web-start-with-bots = Bots ergänzen und starten
web-invite = Einladen
web-qr = QR-Code des Links
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-copy-link = Link kopieren
web-send = Senden
web-or-code = oder der Code
web-invite-to = Einladung zu { $game }
web-invite-watch = Die Partie läuft schon: Wer den Link hat, kann zusehen, und wer ihn verloren hat, findet damit zurück.
web-welcome = Du bist zu { $game } eingeladen
web-welcome-with = Am Tisch: { $names }
web-network = Andere in diesem Netzwerk einlassen
web-network-off = Nur dieser Rechner kann den Link öffnen.
web-network-off-do = Schalte das hier ein, bevor du ihn verschickst.
web-network-on = Alle in deinem Netzwerk, die den Link haben, können diesen Tisch öffnen. Das endet, wenn du es ausschaltest oder Tilewright beendest.
web-network-public = Diese Adresse gehört zum Internet, nicht nur zu deinem eigenen Netzwerk.
web-network-address = Adresse
web-network-help = Der Link öffnet sich nicht?
web-network-help-do = Beide Geräte müssen im selben Netzwerk sein, und die Firewall dieses Rechners muss die Verbindung zulassen.
web-network-inside = Tilewright läuft anscheinend in einem Container oder in WSL: Der äußere Rechner muss den Port weiterleiten.
web-network-stuck = Andere brauchen die Adresse, unter der sie den Server erreichen: Frag den Betreiber danach. Startet er den Server mit --origin und dieser Adresse, steht sie auch in den Links.
web-shut = Der Gastgeber hat den Server für andere geschlossen. Die Seite verbindet sich, sobald er wieder offen ist.
web-the-table = Tisch
web-the-question = Aktuelle Entscheidung
web-you = Du
web-name-you = { $name } (du)
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
web-state-away = eine Vertretung spielt
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
web-hint-only = Etwas anderes ist nicht möglich.
web-by-itself = automatisch
web-by-itself-hint = Es gab keinen anderen Zug.
web-hint-choose = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}.
web-left = übrig
web-left-in-all = insgesamt noch { $count }
# How the others' moves are shown.
web-since = Seit deinem letzten Zug
web-watch-again = Noch einmal
web-showing = Gezeigter Zug
web-skip = Überspringen
web-skip-hint = Jeder Klick und jede Taste überspringt ebenfalls.
web-to-move = Zum Zug von { $name }
web-log-start = Spielbeginn
web-pace = Tempo der anderen Züge
web-pace-calm = Ruhig
web-pace-brisk = Zügig
web-pace-instant = Sofort
web-pace-still = Dein Gerät wünscht weniger Bewegung, deshalb erscheinen Züge sofort.
web-tab-log = Verlauf
web-tab-talk = Chat
web-tab-left = Rest
web-tab-beside = Spielpläne
web-new = neue Nachrichten
web-talk-empty = Noch keine Nachrichten.
web-talk-here = Nachricht
web-more = Verlauf und mehr
web-to-result = Ergebnis zeigen
# the final scoring, step by step
web-final-scoring = Schlusswertung
web-final-scoring-begin = Der letzte Zug ist gemacht. Jetzt wird alles gewertet, was noch übrig ist.
web-scoring-begin = Los
web-scoring-next = Weiter
web-scoring-back = Zurück
web-skip-scoring = Zum Ergebnis
web-step-of = { $at } von { $of }
web-points-before = vorher: { $points }
web-so-far = Bisher
web-still-standing = Noch im Spiel
web-watch-scoring = Schlusswertung ansehen
web-board-of = Tableau
# the result
web-you-win = Du hast gewonnen
web-wins = { $name } gewinnt
web-tie = Gleichstand: { $names }
web-points-from = Punkte aus
web-sum = Gesamt
web-tap-number = Tippe auf eine Zahl, um zu sehen, woher die Punkte kommen.
web-race = Punkteverlauf
web-race-thin = Dünne Linien: mit dem, was gesammelt, aber noch nicht gewertet ist.
web-collected = Unterwegs gesammelt
web-again = Noch einmal spielen
web-rematch-join = Zur nächsten Partie
web-record = Aufzeichnung laden
web-record-nameless = Ohne Namen laden
web-record-about = Über diese Partie
web-record-result = Ergebnis
web-verify = Mischen nachprüfen
web-verify-how = Die erste Zahl wurde vor der Partie gezeigt, die zweite ist ihr Geheimnis. „tilewright verify“ prüft mit beiden die Aufzeichnung.
web-verify-later = Das Geheimnis wird veröffentlicht, wenn die Partien an allen Tischen mit denselben Ziehungen zu Ende sind.
web-to-event = Zum Turnier
web-replay = Aufzeichnung
web-first = Zum Anfang
web-last = Zum Ende
web-before = Voriger Zug
web-after = Nächster Zug
web-play = Abspielen
web-pause = Pause
web-move-number = Zug
web-show-next = Zeigen, was noch kommt
web-share-ply = Link kopieren
web-cards-change = { $change } Karten
web-outlook-open = Das Ergebnis hängt von verdeckten Informationen ab.
web-held-by-nobody = Hier ist niemand vertreten.
web-would-take = { $name } bekäme { $points }

# Der Tisch in Worten, für alle, die ihn nicht sehen.
web-on-the-table = Auf dem Tisch
web-in-hand = In der Hand
web-players = Spieler
web-features = Gebiete auf dem Tisch
web-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-held-by = Gehalten von { $names }.
web-fits = Passt auf { $count } Arten
web-news = Was geschieht
web-news-before = Davor noch { $count } weitere.
web-jump = Springen zu
web-walk = Über den Tisch gehen
web-walk-how = Pfeiltasten führen von Platz zu Platz. Enter wählt einen Platz, Pos1 führt zum letzten Zug, Escape zur Frage.
web-in-words = Der Tisch in Worten
web-key-walk = über den Tisch gehen, Platz für Platz
web-key-in-words = der Tisch in Worten

web-key-feature = zeigen, was hier liegt und was es wert ist
web-key-overlay = alle Gebiete mit Besitzern und Wert zeigen

# Alle Gebiete auf einmal.
web-overlay = Alle Gebiete zeigen
web-overlay-key = Alle Gebiete zeigen, mit Besitzern und Wert (O)
web-overlay-holds = { $name }: hält { $count }, jetzt { $points } wert
web-overlay-free = Ohne Farbe: gehört niemandem

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
web-undo-granted = Alle sind einverstanden: Dein Zug ist zurückgenommen.
web-undo-declined-by = { $name } hat die Rücknahme abgelehnt.
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
web-muted-you = Du bist an diesem Tisch stumm geschaltet: Du kannst lesen, aber nicht schreiben.
web-muted-spectators = Zuschauer können an diesem Tisch nicht schreiben.
web-again-later = Erneut versuchen
web-profile = Profil
web-privacy = Datenschutz
web-privacy-lead = Was dieser Server über dich speichert und was bei dir bleibt.
web-privacy-kept = Was dieser Server speichert
web-privacy-names = Die Namen, die du für Plätze und Tische eingibst. Es muss nicht dein richtiger Name sein.
web-privacy-moves = Jeden Zug, damit eine Partie eine Unterbrechung übersteht und noch einmal angesehen werden kann.
web-privacy-chat = Chatnachrichten an den Tischen.
web-privacy-tokens = Einen Hashwert des Schlüssels, der deinen Platz öffnet: Den Schlüssel selbst kann niemand aus der Datenbank lesen.
web-privacy-profile = Wenn du deine Spiele in einem Profil behältst: Hashwerte der Schlüssel deiner Geräte und der Sicherungswörter, die Art des Browsers jedes Geräts, deine Ergebnisse, Wertungen und Antworten auf Rätsel.
web-privacy-pushes = Wenn du Bescheid bekommen möchtest, sobald du am Zug bist: die Adresse des Push-Dienstes deines Browsers und die Schlüssel für seine Mitteilungen, bis du es ausschaltest. Diesen Dienst betreibt der Hersteller deines Browsers; lesen kann er die Mitteilungen nicht.
web-privacy-uploads = Aufzeichnungen von Partien, die jemand hochlädt, und Auswertungen von Partien.
web-privacy-never = Was er nicht speichert
web-privacy-addresses = Deine Netzwerkadresse wird nie gespeichert, mit einer Ausnahme: Adressen, die der Betreiber gesperrt hat.
web-privacy-cookies = Es gibt keine Konten, keine Cookies und keine Tracker, und nichts wird von anderen Servern geladen.
web-privacy-browser = Was in deinem Browser bleibt
web-privacy-browser-what = Deine Einstellungen und dein Name, die Schlüssel deiner Plätze und die Zahlen, mit denen dieser Browser die Ziehungen prüft. Wenn du die Daten dieser Website löschst, sind sie weg, und du kannst deine Plätze von hier aus nicht mehr öffnen. Ein Profil holst du mit seinen Sicherungswörtern zurück.
web-privacy-time = Wie lange Daten gespeichert bleiben
web-privacy-time-unknown = Bis der Betreiber dieses Servers sie löscht.
web-privacy-over-time = Beendete Partien
web-privacy-idle-time = Abgebrochene Partien
web-privacy-open-time = Tische, deren Partie nie begonnen hat
web-privacy-chat-time = Chat
web-privacy-upload-time = Hochgeladene Aufzeichnungen und Auswertungen, die niemand mehr öffnet
web-privacy-days = { $days ->
    [0] bis der Betreiber sie löscht
    [one] einen Tag
   *[other] { $days } Tage
}
web-privacy-delete = Daten löschen lassen
web-privacy-delete-how = Ohne Profil: Wende dich an den Betreiber dieses Servers und nenne den Code des Tisches. Mit Profil löschst du sie selbst, sofort.
web-privacy-contact = Kontakt:

# Uhren und Abwesenheit.
web-time-minutes = { $minutes } min
web-time-hours = { $hours } h { $minutes }
web-left-minutes = noch { $count } min
web-left-hours = noch { $count } h
web-left-days = noch { $count } Tage
web-absent-seconds = seit { $count } s weg
web-absent-minutes = seit { $count } min weg
web-absent-hours = seit { $count } h weg
web-absent-days = seit { $count } Tagen weg
web-time-left = { $seconds ->
    [120] Noch zwei Minuten.
   *[other] Noch { $seconds } Sekunden.
}
web-state-resigned = aufgegeben, eine Vertretung spielt
web-state-stand-in-thinking = die Vertretung überlegt …
web-state-turn-gone = am Zug, nicht hier
web-state-clock-runs = { $state }, Uhr läuft
web-absent-title = { $name } ist nicht da
web-stand-in-in = { $name } ist nicht da. In { $time } kann eine Vertretung einspringen.
web-stand-in-may = Eine Vertretung kann für { $name } spielen, bis es selbst weitergeht. Die Punkte bleiben erhalten.
web-stand-in-unrated = Die Partie wird dann nicht mehr gewertet.
web-stand-in-level = Spielstärke der Vertretung
web-stand-in-seat = Vertretung holen
web-stand-in-wait = Weiter warten
web-back-kept = Dein Platz ist noch deiner
web-back-title = Willkommen zurück, { $name }.
web-back-time = Deine Zeit ist abgelaufen.
web-back-moves = { $moves ->
    [0] Eine Vertretung ({ $level }) spielt für dich, war aber noch nicht am Zug.
    [one] Eine Vertretung ({ $level }) hat einen Zug für dich gemacht.
   *[other] Eine Vertretung ({ $level }) hat { $moves } Züge für dich gemacht.
}
web-back-points = { $points ->
    [one] Sie hat einen Punkt geholt.
   *[other] Sie hat { $points } Punkte geholt.
}
web-back-clock = Deine Uhr steht still.
web-back-take = Wieder selbst spielen
web-back-show = Erst die Züge ansehen
web-leave-menu = Verlassen oder aufgeben …
web-leave-title = Die Partie verlassen
web-leave-stand-in = Den Platz einer Vertretung überlassen
web-leave-stand-in-hint = Ein Bot spielt für dich, bis du zurückkommst. Du kannst jederzeit wieder selbst spielen.
web-leave = Tisch verlassen
web-resign = Aufgeben
web-resign-hint = Du verlierst und kommst auf den letzten Platz. Die anderen spielen gegen einen Bot auf deinem Platz weiter.
web-resign-end-hint = Du verlierst, und die Partie ist zu Ende.
web-resign-sure = Wirklich aufgeben? Das lässt sich nicht rückgängig machen.
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-close-table = Tisch schließen
web-close-sure = Diesen Tisch für alle schließen? Niemand kann hier weiterspielen, aber die Partie lässt sich weiter ansehen.
web-close-yes = Ja, schließen
web-close-no = Offen lassen
web-has-resigned = aufgegeben
web-lost-on-time = Zeit überschritten
web-stand-in-to-the-end = am Ende spielte eine Vertretung
web-archived = Dieser Tisch liegt im Archiv.

# The main pages.
web-nav = Seiten
web-nav-play = Spielen
web-nav-people = Leute
web-nav-learn = Lernen
web-nav-puzzles = Rätsel
web-hint = Tipp
web-hint-title = { $count ->
    [2] Zwei gute Züge
   *[3] Drei gute Züge
}
web-hint-even = Fast gleich gut
web-hint-even-why = Sie unterscheiden sich weniger, als die Schätzung genau ist.
web-hint-looking = Sucht …
web-hint-looking-why = Das dauert ein, zwei Sekunden. Du kannst inzwischen spielen.
web-hint-never-mind = Doch nicht
web-hint-only-move = Nur ein Zug möglich
web-hint-only-why = Hier gibt es nichts zu entscheiden.
web-hint-failed = Gerade kein Tipp
web-hint-no-answer = Der Server hat nicht geantwortet.
web-hint-again = Noch einmal fragen
web-hint-point = Zeig auf einen, um ihn auf dem Tisch zu sehen.
web-hint-private = Das siehst nur du. In gewerteten Partien gibt es weder Tipps noch Gewinnchancen.
web-hint-odds = { $odds } Gewinnchance
web-hint-lead = Vorsprung
web-hint-lead-why = Am Ende erwartet: { $points } Punkte, { $lead } gegenüber den anderen
web-odds-switch = Gewinnchancen neben den Namen
web-odds-range = Am Ende erwartet: { $points } Punkte; in vier von fünf Partien { $low } bis { $high }
web-hints-term = Tipps erlaubt
web-hints-term-hint = Alle am Tisch dürfen sich Tipps geben lassen und die Gewinnchancen sehen.
web-hints-term-bots = Gegen Bots gibt es immer Tipps.
web-plan-hints = Tipps sind erlaubt.
web-rated-why = Solange diese Partie läuft, gibt es für niemanden am Tisch Tipps oder Gewinnchancen.
web-key-hint = um einen Tipp bitten
web-by-hand = Mit dem echten Spiel
web-by-hand-hint = Ihr spielt mit dem Spiel auf eurem Tisch und tragt ein, was ihr zieht; Tilewright prüft, zählt und wertet.
web-by-hand-build = Schon mitten im Spiel? Stellung aufbauen.
web-by-hand-hands = Verdeckte Hände
web-by-hand-unknown = bleiben unbekannt
web-by-hand-entered = jeder trägt seine ein
web-by-hand-no-hints = Nicht, solange die Hände unbekannt bleiben: Ein Tipp muss wissen, was du auf der Hand hast.
web-by-hand-drawn = Was wurde gezogen
web-by-hand-tap = Tippe an, was gezogen wurde. Die Zahl sagt, wie viele noch übrig sind.
web-by-hand-owner = Nur wer die Karte gezogen hat, kann sie eintragen.
web-by-hand-card = Diese Hand hat niemand eingetragen: Wähle die Karte, die gespielt wird.
web-by-hand-left = { $name }, noch { $count }
web-by-hand-back = Ab hier zurücknehmen
web-by-hand-end = Die Partie endete hier
web-by-hand-end-sure = Jetzt die Schlusswertung durchführen, so wie alles liegt, und die Partie beenden?
web-by-hand-end-yes = Werten und beenden
web-by-hand-end-no = Weiterspielen
web-plan-by-hand = { $seats } mit dem echten Spiel: Was gezogen wird, wird von Hand eingetragen.
