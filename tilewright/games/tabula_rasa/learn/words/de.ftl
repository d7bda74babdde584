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
