# Was der Server selbst sagt.
server-stale = Die Partie ist schon weiter; sieh dir das Spielfeld an.
server-not-your-seat = Dieser Platz gehört jemand anderem.
server-held = { SEAT($seat) } muss zuerst den Zug beenden.
server-not-asked = Dieser Spieler ist nicht am Zug.
server-hidden = Ein Teil dieser Partie ist für dich noch verdeckt; warte, bis sie zu Ende ist.
server-not-started = Die Partie hat noch nicht begonnen.
server-not-open = Die Partie hat schon begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-over = Die Partie ist zu Ende.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-nothing-to-end = Es gibt keinen Zug zu beenden.
server-no-request = Diese Anfrage ist nicht mehr offen.
server-no-commitment = Von diesem Browser wird gerade keine Zufallszahl erwartet.
server-gathering = Die Ziehungen werden vorbereitet; versuche es gleich noch einmal.
server-analysis = Diese Partie läuft noch; erst müssen alle am Tisch die Analyse erlauben.
server-too-fast = Das ging zu schnell; warte bitte einen Moment.
server-too-long = Das ist zu lang.
server-malformed = Die Anfrage war nicht zu verstehen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Dieses Spiel gibt es nicht.
server-no-page = Diese Seite gibt es nicht.
server-no-ply = So viele Züge hat die Partie nicht.
server-no-record = Diese Aufzeichnung gibt es nicht.
server-no-lesson = Diese Lektion gibt es nicht, oder sie hat weniger Schritte.
server-no-puzzle = Dieses Rätsel gibt es nicht.
server-no-example = Dieses Beispiel gibt es nicht.
server-record = Zeile { $line } der Aufzeichnung ist falsch: { $reason }
server-no-open-table = Gerade wartet kein offener Tisch auf Mitspieler.
server-full = An diesem Tisch sind alle Plätze besetzt.
server-seat-taken = Dieser Platz ist besetzt.
server-open-seats = Es sind noch Plätze frei.
server-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
server-not-host = Das kann nur der Gastgeber.
server-no-option = Diese Variante gibt es nicht.
server-no-level = Diese Spielstärke gibt es nicht.
server-no-colour = Diese Farbe gibt es nicht.
server-no-takeover = An diesem Tisch kann niemand den Platz eines Bots übernehmen.
server-no-hints = An diesem Tisch sind keine Tipps vereinbart: Hier spielen noch andere Menschen.
server-no-hints-rated = In einer gewerteten Partie gibt es keine Tipps und keine Gewinnchancen.
server-hint-busy = Die Engine ist mit anderen Tischen beschäftigt, und Partien gehen vor. Versuch es gleich noch einmal.
server-seated = Du hast schon einen Platz an diesem Tisch.
server-no-name = Gib bitte einen Namen ein.
server-compiling = Das Spiel wird vorbereitet.
server-revision = Die Regeln haben sich seitdem geändert; diese Partie kann nicht weitergehen.
server-foreign = Blockiert: Diese Anfrage kam von einer anderen Website.
server-busy = Das hat gerade nicht geklappt; versuche es bitte noch einmal.
server-broken = Auf dem Server ist etwas schiefgegangen.
server-closed = Dieser Tisch ist geschlossen.
server-muted = An diesem Tisch kannst du nicht chatten.
server-others-play = Andere spielen noch; sie müssen den Tisch zuerst verlassen.
server-banned = Diese Adresse ist auf diesem Server gesperrt.
server-host = Dieser Server ist nicht für den Namen „{ $host }“ eingerichtet; sein Betreiber kann ihn mit --origin http://{ $host } hinzufügen.
server-too-much = Von dieser Adresse wurde heute schon zu viel hochgeladen; versuche es morgen wieder.
server-too-many = Höchstens { $most } offene öffentliche Tische gleichzeitig; starte oder verlasse zuerst einen davon.
server-disk = Der Speicher des Servers ist fast voll; laufende Partien gehen weiter, aber Neues lässt sich erst wieder starten, wenn sein Betreiber Platz schafft.
server-time-up = Deine Zeit ist abgelaufen.
server-too-early = Eine Vertretung kann in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} einspringen.
server-days = An diesem Tisch darf ein Zug { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} dauern; danach entscheidet die Uhr.
server-is-here = { SEAT($seat) } ist wieder verbunden.
server-stand-in-there = Auf diesem Platz spielt schon ein Bot.
server-away = Für dich spielt gerade eine Vertretung; nimm zuerst deinen Platz wieder ein.
server-resigned = Du hast aufgegeben; dieser Platz lässt sich nicht mehr übernehmen.
server-not-present = Nur wer selbst mitspielt und am Tisch ist, kann eine Vertretung holen.
server-clock = Diese Uhr gibt niemandem Zeit.
server-note-lot = Das Los hat entschieden: { SEAT($seat) } beginnt.
server-note-took = { SEAT($seat) } spielt jetzt anstelle von Bot { $bot }.
server-note-left = { SEAT($seat) } hat den Tisch verlassen; eine Vertretung ({ $level }) spielt weiter.
server-note-returned = { SEAT($seat) } ist zurück und spielt wieder selbst.
server-note-stand-in = { SEAT($actor) } hat für { SEAT($seat) } eine Vertretung ({ $level }) geholt.
server-note-resigned = { SEAT($seat) } hat aufgegeben.
server-note-time = Die Zeit ist um: Für { SEAT($seat) } spielt eine Vertretung ({ $level }) weiter.
server-note-time-lost = { SEAT($seat) } hat durch Zeitüberschreitung verloren.
server-note-archived = Seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} war niemand an diesem Tisch; er liegt jetzt im Archiv. Die Partie lässt sich weiter ansehen und herunterladen.
server-not-here = Das geht nur in einem Browser auf dem Rechner, auf dem der Server läuft.
server-no-network = Dieser Rechner hat keine Netzwerkadresse, unter der andere ihn erreichen könnten.
server-no-person = Dieses Gerät ist mit keinem Profil verbunden: Sein Schlüssel fehlt oder wurde widerrufen.
server-no-such-person = Diese Person gibt es nicht.
server-no-device = Dieses Gerät wurde bereits entfernt.
server-too-many-devices = Höchstens { $most } Geräte zugleich; entferne zuerst eines davon.
server-code-unknown = Dieser Code funktioniert nicht. Prüfe ihn, oder erzeuge einen neuen: Jeder Code gilt nur einmal.
server-code-over = Dieser Code ist abgelaufen: Ein Code gilt zehn Minuten. Erzeuge einen neuen auf dem Gerät, auf dem deine Spiele sind.
server-no-word = „{ $word }“ ist keines der Sicherungswörter.
server-words-count = Es sind { $all } Sicherungswörter; eingegeben hast du { $count }.
server-words-wrong = Eines dieser Wörter ist falsch oder steht an der falschen Stelle.
server-words-unknown = Diese Wörter gehören hier niemandem: Sie wurden ersetzt oder gelöscht, oder sie stammen von einem anderen Server.
server-other-name = Das ist nicht dein Name. Schreibe ihn genau so, wie er angezeigt wird.
server-stranger = Einladen kannst du Leute, mit denen du schon ein Spiel beendet hast; anderen schicke den Link.
server-rated = Dieser Tisch wird gewertet, deshalb brauchen alle, die hier spielen, ein Profil: Wähle zuerst „Meine Spiele und Ergebnisse behalten“.
server-push-turn = Du bist am Zug.
server-no-push = Der Push-Dienst dieses Browsers kann nicht genutzt werden.
server-level-beginner = Anfänger
server-level-casual = Gelegenheitsspieler
server-level-club = Fortgeschritten
server-level-expert = Experte
server-level-master = Meister
