# Woraus man Tabula Rasa lernt: eine Einführung, das Spielmaterial, Hilfe zu jeder Frage und die Lektionen.

game-in-a-minute = Zehn Gebiete liegen in einer Reihe: fünf für die Zahlen 1 bis 5, fünf für die Farben. Du hast acht Ritter auf der Hand, jeder mit Zahl und Farbe. In jedem Zug legst du einen an das Gebiet seiner Zahl oder seiner Farbe und ziehst einen neuen. Liegen alle, nimmt jedes Gebiet, wer dort die meisten Ritter hat; der Zweite bekommt einen kleinen Schatz. Zwei Zahlengebiete gewinnen auch die Burg.

# ---- das Spielmaterial
piece-knight = Ritter
piece-knight-does = Er hat zwei Plätze: das Gebiet seiner Zahl und das Gebiet seiner Farbe. Dort zählt er als 1 Ritter, egal welche Zahl er trägt.
piece-knight-worth = Selbst keine Punkte. Die gibt es erst am Ende, für Gebiete, Schätze und die Burg.
piece-stock = Stapel
piece-stock-does = Am Ende deines Zuges ziehst du hier eine Karte nach. Ist der Stapel leer, spielen alle ihre letzten Karten aus, ohne nachzuziehen.
piece-removed = Karten aus dem Spiel
piece-removed-does = Zwei Ritter kamen vor dem Austeilen aus dem Spiel, und niemand hat sie angesehen. Die Karte, auf die du wartest, kann eine davon sein.
piece-hidden = Handkarten
piece-hidden-does = Die Karten, die dieser Spieler noch hat. Kein anderer darf sie sehen, auch der Partner nicht.
piece-discarded = Abgelegtes Plättchen
piece-discarded-does = Dieses Plättchen hat niemand genommen: Es fehlte ein Ritter, oder ein Gleichstand stand im Weg. Die Burg wird abgelegt, wenn niemand zwei der Gebiete 1–5 hat.
piece-discarded-worth = 0 Punkte.
piece-turned = Umgedrehtes Gebiet
piece-turned-does = Zwei Seiten hatten hier gleich viele und die meisten Ritter. Eine nahm den Schatz, die andere dieses Plättchen: Auch die Rückseite eines Gebiets ist ein Schatz. Für die Burg zählt es nicht.
piece-turned-worth = 1 Punkt.
piece-number-territory = Zahlengebiet
piece-number-territory-does = Am Ende nimmt es die Seite mit den meisten Rittern an diesem Gebiet. Nur Ritter mit dieser Zahl dürfen hier liegen.
piece-number-territory-worth = So viele Punkte wie seine Zahl. Wer als Erster zwei dieser fünf nimmt, bekommt auch die Burg.
piece-colour-territory = Farbgebiet
piece-colour-territory-does = Am Ende nimmt es die Seite mit den meisten Rittern an diesem Gebiet. Nur Ritter dieser Farbe dürfen hier liegen, mit jeder Zahl.
piece-colour-territory-worth = 5 Punkte, bei jeder Farbe.
piece-treasure = Schatz
piece-treasure-does = Ihn nimmt die Seite mit den zweitmeisten Rittern am Gebiet darüber. Haben zwei Seiten gleich viele und die meisten, nimmt eine den Schatz und die andere das umgedrehte Gebiet.
piece-treasure-worth = 1 Punkt.
piece-castle = Burg
piece-castle-does = Am Ende werden die Gebiete 1–5 von links nach rechts vergeben. Wer als Erster zwei davon hat, egal welche, nimmt in diesem Augenblick die Burg.
piece-castle-worth = 5 Punkte.
piece-marker = Marke
piece-marker-does = Sie zeigt die Farbe eines Spielers: ganz links, wem der Streifen gehört; an einem Gebiet, wer dort allein führt; auf einem Plättchen, wer es genommen hat. Sie ist nur eine Hilfe.
piece-strip = Streifen für Ritter
piece-strip-does = Hier legt eine Seite ihre Ritter an, jeden an sein Gebiet. Zu viert teilen sich Partner einen Streifen, und ihre Ritter zählen zusammen.
piece-number-place = Platz an einer Zahl
piece-number-place-does = Hier kann der gewählte Ritter liegen; er zählt dann für das Gebiet seiner Zahl.
piece-colour-place = Platz an einer Farbe
piece-colour-place-does = Hier kann der gewählte Ritter liegen; er zählt dann für das Gebiet seiner Farbe.
piece-hand = Deine Hand
piece-hand-does = Bis zu acht Ritter, die nur du siehst. In jedem Zug legst du einen und ziehst einen nach, bis der Stapel leer ist.
piece-row = Die Reihe
piece-row-does = Zehn Gebiete von links nach rechts: die Zahlen 1 bis 5, dann die fünf Farben. Unter jedem liegt ein Schatz, ganz links die Burg.

# ---- Hilfe zu jeder Frage
help-play = Wähle einen Ritter aus deiner Hand und dann einen seiner zwei Plätze: am Gebiet seiner Zahl oder am Gebiet seiner Farbe.
help-play-matters = Mach aus einem Gleichstand eine Führung oder aus der Führung eines Gegners einen Gleichstand. Noch ein Ritter bei sicherer Führung bringt nichts.

# ---- die erste Lektion
lesson-first = Zwei Plätze für jeden Ritter
lesson-first-about = Ritter anlegen, an Gebieten in Führung gehen und die Burg gewinnen.

lesson-first-homes = Zwei Plätze
lesson-first-homes-text = Jeder Ritter hat zwei Plätze: am Gebiet seiner Zahl und am Gebiet seiner Farbe. Rot 5 kann an Gebiet 5 oder an Gebiet Rot liegen.
lesson-first-homes-task = Lege Rot 5 an Gebiet Rot.
lesson-first-homes-hint = Wähle Rot 5 in deiner Hand und dann den Platz unter Gebiet Rot, dem sechsten von links.
lesson-first-homes-praise = Dein erster Ritter liegt an Gebiet Rot, und du ziehst gleich eine neue Karte.
lesson-first-homes-other = Dieser Ritter kann warten. Wähle zuerst Rot 5.
lesson-first-homes-near-number = Gebiet 5 ist der andere Platz und auch 5 Punkte wert. Lege den Ritter diesmal an seine Farbe.
lesson-first-homes-near-elsewhere = Rot 5 hat nur zwei Plätze: an Gebiet 5 und an Gebiet Rot. Lege den Ritter an Gebiet Rot.

lesson-first-knight = Ritter ist Ritter
lesson-first-knight-text = Bens Blau 5 sieht stark aus. Aber an einem Gebiet zählt jeder Ritter als 1, egal welche Zahl er trägt. Dein Blau 1 ist dort so gut wie sein Blau 5.
lesson-first-knight-task = Zieh an Gebiet Blau mit Ben gleich: Lege Blau 1 dorthin.
lesson-first-knight-hint = Wähle Blau 1 in deiner Hand und dann den Platz unter Gebiet Blau.
lesson-first-knight-praise = Je ein Ritter an Gebiet Blau: Gleichstand.
lesson-first-knight-other = An Gebiet Blau führt Ben noch 1 : 0. Lege Blau 1 dorthin.
lesson-first-knight-near-two = Auch mit Blau 2 ziehst du gleich: Ritter ist Ritter. Heb ihn für den nächsten Schritt auf und nimm Blau 1.
lesson-first-knight-near-number = Gebiet 1 ist der andere Platz. Aber Bens Ritter liegt an Gebiet Blau: Antworte ihm dort.

lesson-first-lead = In Führung gehen
lesson-first-lead-text = Am Ende nimmt das Gebiet, wer dort die meisten Ritter hat: Gebiet Blau bringt 5 Punkte. Wer die zweitmeisten hat, nimmt den Schatz darunter: 1 Punkt.
lesson-first-lead-task = Geh an Gebiet Blau in Führung.
lesson-first-lead-hint = Blau 2 ist jetzt deine einzige blaue Karte. Lege sie unter Gebiet Blau.
lesson-first-lead-praise = Zwei gegen einen. Bleibt es so, bringt Gebiet Blau dir 5 Punkte und Ben 1.
lesson-first-lead-other = An Gebiet Blau steht es noch 1 : 1. Du brauchst dort einen blauen Ritter mehr.
lesson-first-lead-near-number = Das hilft dir an Gebiet 2, aber an Gebiet Blau steht es noch 1 : 1.

lesson-first-numbers = Kleine Zahlen, große Burg
lesson-first-numbers-text = Ein Zahlengebiet ist so viel wert wie seine Zahl. Am Ende wird von links nach rechts gezählt, und wer als Erster zwei der Gebiete 1–5 nimmt, bekommt auch die Burg: 5 Punkte.
lesson-first-numbers-task = Fang mit der Burg an: Lege einen Ritter mit einer 2 an Gebiet 2.
lesson-first-numbers-hint = Du hast Grün 2, Violett 2 und Gelb 2. Wähle einen davon und dann den Platz unter Gebiet 2.
lesson-first-numbers-praise = An Gebiet 2 bist du allein. Noch eine Zahl, und die Burg kann dir gehören.
lesson-first-numbers-other = Für die Burg zählen nur Zahlengebiete. Wähle eine Karte mit einer 2 und lege sie an Gebiet 2.
lesson-first-numbers-near-colour = Eine Farbe bringt 5 Punkte, zählt aber nicht für die Burg. Lege die 2 an ihre Zahl.
lesson-first-numbers-near-later = Auch das ist eine Zahl. Aber gezählt wird von links, und Gebiet 2 kommt früher. Nimm eine 2.
lesson-first-numbers-near-one = Damit ziehst du mit Ben gleich, und bei Gleichstand zählt ein Gebiet nicht für die Burg. Geh dorthin, wo noch niemand ist: an Gebiet 2.

lesson-first-sum = Einmal zählen
lesson-first-sum-text = Ben hat eine zweite 1 gelegt. Angenommen, jetzt wäre Schluss: Du führst an Gebiet 2, Rot und Blau, Ben an Gebiet 1 und 5.
lesson-first-sum-task = Wie viele Punkte hättest du?
lesson-first-sum-praise = 5 + 5 + 2 = 12. Auch Ben hätte 12, dank der Burg.
lesson-first-sum-other = Zähle zusammen, wo du führst: Gebiet Rot, Gebiet Blau und Gebiet 2. Die Burg verlangt zwei Zahlen.
lesson-first-sum-near-castle = Du hast ein Zahlengebiet, Ben hat zwei: 1 und 5. Die Burg würde also er bekommen.
lesson-first-sum-near-two = Gebiet Rot und Gebiet Blau sind 5 + 5. Auch Gebiet 2 gehört dir und ist 2 wert.
lesson-first-sum-near-treasures = An Gebiet 1 und 5 hast du keinen Ritter. Ohne Ritter gibt es auch keinen Schatz für den zweiten Platz.

lesson-first-tie = Gleich stark
lesson-first-tie-text = Je zwei Ritter an Gebiet 5. Haben zwei Seiten gleich viele und die meisten, bekommt niemand das Gebiet selbst. Es wird umgedreht, und auf der Rückseite ist ein Schatz.
lesson-first-tie-task = Es endet 2 : 2. Was bekommt ihr beide hier?
lesson-first-tie-answer-1 = Je 5 Punkte
lesson-first-tie-answer-2 = Je 1 Punkt
lesson-first-tie-answer-3 = Nichts
lesson-first-tie-praise = Ein Schatz für jeden: 1 Punkt. Das Gleichziehen hat den Führenden hier 4 Punkte gekostet.
lesson-first-tie-other = Hier gibt es jetzt zwei Schätze, und ihr seid zu zweit.
lesson-first-tie-near-both = Das Gebiet selbst bekommt niemand: Es wird umgedreht. Jeder von euch nimmt einen Schatz.
lesson-first-tie-near-nothing = Es gibt jetzt zwei Schätze, den unter dem Gebiet und seine Rückseite. Jeder von euch nimmt einen.

lesson-first-last = Die letzte Karte
lesson-first-last-text = Du hast noch eine Karte, Gelb 1. Gebiet Gelb ist 5 Punkte wert, Gebiet 1 nur einen. Sieh nach, wer dort jeweils führt, und zähle die Gebiete 1–5 von links.
lesson-first-last-task = Lege deinen letzten Ritter dorthin, wo er dir den Sieg bringt.
lesson-first-last-hint = Wähle Gelb 1 und dann den Platz unter Gebiet 1, am linken Ende der Reihe.
lesson-first-last-praise = Die Gebiete 1 und 2 hast du als Erster, und damit die Burg. Du gewinnst 27 : 21.
lesson-first-last-other = An Gebiet Gelb führst du schon 3 : 0. An Gebiet 1 ist Gleichstand.
lesson-first-last-near-colour = Gebiet Gelb war dir sicher. Nun hat Ben als Erster zwei Zahlen, 3 und 4. Er bekommt die Burg und gewinnt 26 : 22.

lesson-first-level = Punkte wegnehmen
lesson-first-level-text = Wieder ist Gelb 1 deine letzte Karte. An Gebiet 1 führst du 4 : 1. An Gebiet Gelb führt Ben 2 : 1.
lesson-first-level-task = Lege deinen letzten Ritter dorthin, wo er dir den Sieg bringt.
lesson-first-level-hint = Wähle Gelb 1 und dann den Platz unter Gebiet Gelb, am rechten Ende der Reihe.
lesson-first-level-praise = Gleichstand an Gebiet Gelb: Ben bekommt dort 1 Punkt statt 5. Du gewinnst 27 : 24.
lesson-first-level-other = Gebiet 1 ist sicher. An Gebiet Gelb genügt ein Ritter zum Gleichstand.
lesson-first-level-near-number = Gebiet 1 war dir sicher. Ben behält Gebiet Gelb, 5 Punkte, und gewinnt 28 : 27.

lesson-first-end = Der Schluss
lesson-first-end-text = Punkte gibt es erst jetzt, wenn alle Karten liegen: Die Gebiete werden von links nach rechts vergeben, und die meisten Punkte gewinnen. Zwei Karten sind ungesehen aus dem Spiel, deshalb kann niemand alles wissen.
