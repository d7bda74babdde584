# Woraus man Tabula Rasa lernt: eine Einführung, das Spielmaterial, Hilfe zu jeder Frage und die Lektionen.

game-in-a-minute = Zehn Gebiete liegen in einer Reihe: fünf für die Zahlen 1 bis 5, fünf für die Farben. Du hast acht Ritter auf der Hand, jeder mit Zahl und Farbe. In jedem Zug legst du einen an das Gebiet seiner Zahl oder seiner Farbe und ziehst einen neuen. Liegen alle, nimmt jedes Gebiet, wer dort die meisten Ritter hat; der Zweite bekommt einen kleinen Schatz. Zwei Zahlengebiete bringen auch die Burg.

# ---- das Spielmaterial
piece-knight = Ritter
piece-knight-does = Er hat zwei Plätze: das Gebiet seiner Zahl und das Gebiet seiner Farbe. Dort zählt er als 1 Ritter, egal welche Zahl er trägt.
piece-knight-worth = Selbst bringt er keine Punkte. Die gibt es erst am Ende, für Gebiete, Schätze und die Burg.
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
piece-turned-does = Zwei Seiten lagen hier gleichauf an erster Stelle. Eine nahm den Schatz, die andere dieses Plättchen: Auch die Rückseite eines Gebiets ist ein Schatz. Für die Burg zählt es nicht.
piece-turned-worth = 1 Punkt.
piece-number-territory = Zahlengebiet
piece-number-territory-does = Am Ende nimmt es die Seite mit den meisten Rittern an diesem Gebiet. Nur Ritter mit dieser Zahl dürfen hier liegen.
piece-number-territory-worth = So viele Punkte wie seine Zahl. Wer als Erster zwei dieser fünf nimmt, bekommt auch die Burg.
piece-colour-territory = Farbgebiet
piece-colour-territory-does = Am Ende nimmt es die Seite mit den meisten Rittern an diesem Gebiet. Nur Ritter dieser Farbe dürfen hier liegen, mit beliebiger Zahl.
piece-colour-territory-worth = 5 Punkte, bei jeder Farbe.
piece-treasure = Schatz
piece-treasure-does = Ihn nimmt die Seite mit den zweitmeisten Rittern am Gebiet darüber. Liegen zwei Seiten gleichauf an erster Stelle, nimmt eine den Schatz und die andere das umgedrehte Gebiet.
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
lesson-first-numbers-task = Mach den ersten Schritt zur Burg: Lege einen Ritter mit einer 2 an Gebiet 2.
lesson-first-numbers-hint = Du hast Grün 2, Violett 2 und Gelb 2. Wähle einen davon und dann den Platz unter Gebiet 2.
lesson-first-numbers-praise = An Gebiet 2 bist du allein. Noch eine Zahl, und die Burg kann dir gehören.
lesson-first-numbers-other = Für die Burg zählen nur Zahlengebiete. Wähle eine Karte mit einer 2 und lege sie an Gebiet 2.
lesson-first-numbers-near-colour = Eine Farbe bringt 5 Punkte, zählt aber nicht für die Burg. Lege die 2 an ihre Zahl.
lesson-first-numbers-near-later = Auch das ist eine Zahl. Aber gezählt wird von links, und Gebiet 2 kommt früher. Nimm eine 2.
lesson-first-numbers-near-one = Damit ziehst du mit Ben gleich, und bei Gleichstand zählt ein Gebiet nicht für die Burg. Geh dorthin, wo noch niemand ist: an Gebiet 2.

lesson-first-sum = Zähl einmal nach
lesson-first-sum-text = Ben hat eine zweite 1 gelegt. Angenommen, jetzt wäre Schluss: Du führst an Gebiet 2, Rot und Blau, Ben an Gebiet 1 und 5.
lesson-first-sum-task = Wie viele Punkte hättest du?
lesson-first-sum-praise = 5 + 5 + 2 = 12. Auch Ben hätte 12, dank der Burg.
lesson-first-sum-other = Zähle zusammen, wo du führst: Gebiet Rot, Gebiet Blau und Gebiet 2. Die Burg verlangt zwei Zahlen.
lesson-first-sum-near-castle = Du hast ein Zahlengebiet, Ben hat zwei: 1 und 5. Die Burg bekäme also er.
lesson-first-sum-near-two = Gebiet Rot und Gebiet Blau sind 5 + 5. Auch Gebiet 2 gehört dir und ist 2 wert.
lesson-first-sum-near-treasures = An Gebiet 1 und 5 hast du keinen Ritter. Ohne Ritter gibt es auch keinen Schatz für den zweiten Platz.

lesson-first-tie = Gleich stark
lesson-first-tie-text = Je zwei Ritter an Gebiet 5. Liegen zwei Seiten gleichauf an erster Stelle, bekommt niemand das Gebiet selbst. Es wird umgedreht, und auf der Rückseite ist ein Schatz.
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
lesson-first-last-praise = Du hast zuerst zwei Zahlen, 1 und 2, und damit die Burg. Du gewinnst 27 : 21.
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
lesson-first-end-text = Punkte gibt es erst jetzt, wenn alle Karten liegen: Die Gebiete werden von links nach rechts vergeben, und wer die meisten Punkte hat, gewinnt. Zwei Karten sind ungesehen aus dem Spiel, deshalb kann niemand alles wissen.

# ---- Mehrheiten
lesson-majority = Wo ein Ritter zählt
lesson-majority-about = Womit du ein Gebiet gewinnst, was verschwendet ist und wofür ein einziger Ritter gut ist.

lesson-majority-added = Gezählt, nicht addiert
lesson-majority-added-text = An Gebiet Rot hast du eine 1 und eine 2. Ben hat eine 3.
lesson-majority-added-task = Wenn es so bleibt: Wer nimmt Gebiet Rot?
lesson-majority-added-answer-1 = Niemand: 1 + 2 gegen 3 ist Gleichstand
lesson-majority-added-answer-2 = Du, mit zwei Rittern gegen einen
lesson-majority-added-answer-3 = Ben, mit der höchsten Zahl
lesson-majority-added-praise = Zwei Ritter schlagen einen: 5 Punkte für dich und der Schatz, 1 Punkt, für Ben.
lesson-majority-added-other = Zähle die Ritter auf jeder Seite.
lesson-majority-added-near-sum = Zahlen werden nicht addiert. Zähle die Karten: Du hast zwei, Ben hat eine.
lesson-majority-added-near-high = Eine hohe Zahl ist nicht stärker als eine niedrige. Zähle die Karten: Du hast zwei, Ben hat eine.

lesson-majority-five = Was die 5 bedeutet
lesson-majority-five-text = Auf jedem Farbgebiet steht eine 5. So viel ist es wert. Welche Ritter dort liegen dürfen, entscheidet allein die Farbe.
lesson-majority-five-task = Lege einen Ritter an Gebiet Grün.
lesson-majority-five-hint = Grün 2 und Grün 3 passen. Wähle einen davon und dann den Platz unter Gebiet Grün, dem siebten von links.
lesson-majority-five-praise = Hier ist jeder grüne Ritter willkommen, auch einer mit kleiner Zahl.
lesson-majority-five-other = An Gebiet Grün liegt noch kein Ritter von dir. Wähle eine grüne Karte.
lesson-majority-five-near-worth = Die 5 auf dem Plättchen sagt, wie viele Punkte es wert ist. Rot 5 passt an Gebiet 5 oder an Gebiet Rot.
lesson-majority-five-near-number = Die Karte stimmt. Aber hier liegt sie an ihrer Zahl; lege sie an ihre Farbe.

lesson-majority-waste = Zu viele Ritter
lesson-majority-waste-text = Ein Spiel ist zu Ende. An Gebiet Gelb hast du drei Ritter, Ben hat keinen.
lesson-majority-waste-task = Wie viele deiner drei hättest du anderswo anlegen können, ohne Gebiet Gelb zu verlieren?
lesson-majority-waste-praise = Ein Ritter ist mehr als keiner. Die anderen zwei hätten dir an ihren Zahlen helfen können.
lesson-majority-waste-other = Ben hat keinen Ritter an Gebiet Gelb. Wie viele brauchst du, um mehr zu haben als er?
lesson-majority-waste-near-none = Dann hättest auch du dort keinen Ritter, und ohne Ritter nimmt niemand etwas.
lesson-majority-waste-near-one = Dann blieben zwei, einer mehr als nötig: 1 ist mehr als 0.

lesson-majority-treasure = Einer genügt
lesson-majority-treasure-text = Deine letzte Karte ist Grün 3. An Gebiet 3 führst du 3 : 1. An Gebiet Grün hat Ben zwei Ritter und du keinen.
lesson-majority-treasure-task = Lege deinen letzten Ritter dorthin, wo er einen Punkt bringt.
lesson-majority-treasure-hint = Wähle Grün 3 und dann den Platz unter Gebiet Grün.
lesson-majority-treasure-praise = An Gebiet Grün stehst du an zweiter Stelle: Der Schatz gehört dir, 1 Punkt. Du gewinnst 24 : 23.
lesson-majority-treasure-other = Der zweite Platz bringt einen Schatz, aber nur mit einem Ritter. Wo hast du noch keinen?
lesson-majority-treasure-near-number = Ben hat noch eine Karte, 3 : 1 war also sicher. Du gewinnst nichts dazu, und es endet 23 : 23.

# ---- die Burg
lesson-castle = Der Weg zur Burg
lesson-castle-about = Wer die Burg gewinnt und wie ein einziger Ritter sie einem Gegner verwehrt.

lesson-castle-order = Der Erste, nicht der mit den meisten
lesson-castle-order-text = Du führst an Gebiet 1, 4 und 5, Ben an Gebiet 2 und 3. Angenommen, so endet es. Die Gebiete werden von links nach rechts vergeben.
lesson-castle-order-task = Wer nimmt die Burg?
lesson-castle-order-answer-1 = Du, mit drei Zahlen
lesson-castle-order-answer-2 = Ben, mit 2 und 3
lesson-castle-order-answer-3 = Niemand
lesson-castle-order-praise = Ben nimmt seine zweite Zahl bei 3, bevor du deine zweite bei 4 nimmst.
lesson-castle-order-other = Geh von 1 bis 5 und halte bei der ersten Seite mit zwei an.
lesson-castle-order-near-most = Du hast mehr, aber später. Deine zweite Zahl ist 4, Bens zweite ist 3, und die Burg wird sofort vergeben.
lesson-castle-order-near-nobody = Schon bei Gebiet 3 hat jemand zwei der fünf.

lesson-castle-apart = Zwei beliebige
lesson-castle-apart-text = Du führst an Gebiet 1 und 4, Ben an Gebiet 3 und 5. An Gebiet 2 liegt kein Ritter.
lesson-castle-apart-task = Wer bekäme die Burg?
lesson-castle-apart-answer-1 = Du, mit 1 und 4
lesson-castle-apart-answer-2 = Ben: 3 und 5 sind mehr wert
lesson-castle-apart-answer-3 = Niemand: Keine zwei liegen nebeneinander
lesson-castle-apart-praise = Zwei beliebige Zahlen genügen. Mit Gebiet 4 hast du zwei, noch vor Ben.
lesson-castle-apart-other = Geh von 1 bis 5 und halte bei der ersten Seite mit zwei an.
lesson-castle-apart-near-worth = Auf die Punkte kommt es hier nicht an. Deine zweite Zahl ist 4, Bens zweite erst 5: zu spät.
lesson-castle-apart-near-nobody = Sie müssen nicht nebeneinanderliegen. Zwei beliebige der fünf Zahlen gewinnen die Burg.

lesson-castle-turned = Gleichstand zählt nicht
lesson-castle-turned-text = An Gebiet 1, 2 und 4 steht es zwischen dir und Ben gleich. Du führst an Gebiet 3, Ben an Gebiet 5.
lesson-castle-turned-task = Wer bekäme die Burg?
lesson-castle-turned-answer-1 = Du
lesson-castle-turned-answer-2 = Ben
lesson-castle-turned-answer-3 = Niemand
lesson-castle-turned-praise = Jeder von euch nimmt nur eine Zahl. Die Burg wird abgelegt.
lesson-castle-turned-other = Zähle nur die Gebiete, die jemand allein nimmt.
lesson-castle-turned-near-you = Bei Gleichstand wird ein Gebiet umgedreht und ist dann ein Schatz. Von den Zahlen bekämst du nur die 3.
lesson-castle-turned-near-ben = Bei Gleichstand wird ein Gebiet umgedreht und ist dann ein Schatz. Von den Zahlen bekäme Ben nur die 5.

lesson-castle-deny = Nicht für Ben
lesson-castle-deny-text = Deine letzte Karte ist Violett 4. An Gebiet Violett führst du 2 : 1. Von den Zahlen führt Ben an 1 und 4, du an 3. An 2 und 5 ist Gleichstand.
lesson-castle-deny-task = Lege deinen letzten Ritter dorthin, wo er dir den Sieg bringt.
lesson-castle-deny-hint = An Gebiet 4 führt Ben 4 : 3. Lege Violett 4 dorthin.
lesson-castle-deny-praise = Gleichstand an Gebiet 4, niemand hat zwei Zahlen. Die Burg wird abgelegt, und du gewinnst 19 : 13.
lesson-castle-deny-other = Denk an die Burg: Ben ist dabei, zwei Zahlen zu gewinnen.
lesson-castle-deny-near-colour = An Gebiet Violett hast du schon geführt. Ben nimmt 1 und 4, damit die Burg, und gewinnt 21 : 19.

lesson-castle-swing = Ein Ritter, eine Burg
lesson-castle-swing-text = Deine letzte Karte ist Rot 3. Damit ziehst du an Gebiet Rot oder an Gebiet 3 gleich. Ben führt an Gebiet 1 und 3, du an Gebiet 2 und 5.
lesson-castle-swing-task = Lege deinen letzten Ritter dorthin, wo er dir den Sieg bringt.
lesson-castle-swing-hint = Wähle Rot 3 und dann den Platz unter Gebiet 3.
lesson-castle-swing-praise = Jetzt hat Ben nur die 1, und mit 2 und 5 gehört die Burg dir. Du gewinnst 26 : 18.
lesson-castle-swing-other = An beiden Plätzen entsteht ein Gleichstand. Nur einer entscheidet auch über die Burg.
lesson-castle-swing-near-colour = Gleichstand an Gebiet Rot: 4 Punkte weniger für Ben. Aber er nimmt 1 und 3 und die Burg. Es endet 21 : 21.

# ---- zu dritt und in Paaren
lesson-company = Zu dritt und in Paaren
lesson-company-about = Gleichstände zu dritt, und wie Partner zusammen zählen.

lesson-company-third = Nichts für den Dritten
lesson-company-third-text = An Gebiet 5 liegen je drei Ritter von dir und von Ben. Clara hat einen.
lesson-company-third-task = Wenn es so bleibt: Was bekommt Clara dort?
lesson-company-third-answer-1 = Den Schatz, 1 Punkt
lesson-company-third-answer-2 = Das Gebiet, 5 Punkte
lesson-company-third-answer-3 = Nichts
lesson-company-third-praise = Du und Ben nehmt je einen Schatz, 1 Punkt. Dann ist kein Plättchen mehr da.
lesson-company-third-other = Hier gibt es zwei Plättchen. Du und Ben seid gemeinsam an erster Stelle.
lesson-company-third-near-treasure = Du und Ben braucht beide Plättchen: Einer nimmt den Schatz, der andere das umgedrehte Gebiet.
lesson-company-third-near-territory = Das Gebiet bekommt nur, wer die meisten Ritter hat. Hier ist Gleichstand zwischen zweien, also wird es umgedreht.

lesson-company-three = Alle drei gleich
lesson-company-three-text = Deine letzte Karte ist Grün 5. An Gebiet Grün haben alle drei zwei Ritter: So nimmt niemand etwas. An Gebiet 5 führst du mit drei Rittern; Clara hat zwei.
lesson-company-three-task = Lege deinen letzten Ritter dorthin, wo er dir den Sieg bringt.
lesson-company-three-hint = Wähle Grün 5 und dann den Platz unter Gebiet Grün.
lesson-company-three-praise = Drei gegen zwei und zwei: Gebiet Grün gehört dir, 5 Punkte. Du gewinnst mit 19.
lesson-company-three-other = An Gebiet 5 führst du schon. Wo ändert ein Ritter mehr?
lesson-company-three-near-number = An Gebiet 5 hast du schon geführt. An Gebiet Grün bleiben alle drei gleichauf, die 5 Punkte bekommt niemand, und Ben gewinnt mit 16.

lesson-company-second = Gleichauf an zweiter Stelle
lesson-company-second-text = Deine letzte Karte ist Violett 2. An Gebiet Violett hat Ben zwei Ritter, Clara einen und du keinen. An Gebiet 2 hat jeder einen.
lesson-company-second-task = Lege deinen letzten Ritter dorthin, wo er dir den Sieg bringt.
lesson-company-second-hint = Wähle Violett 2 und dann den Platz unter Gebiet 2.
lesson-company-second-praise = Gebiet 2 gehört dir und zusammen mit Gebiet 1 auch die Burg. Du gewinnst mit 19 Punkten.
lesson-company-second-other = Frag dich, was du an jedem Platz bekommen würdest.
lesson-company-second-near-colour = Nun bist du mit Clara gemeinsam an zweiter Stelle, und niemand nimmt den Schatz. Ben gewinnt mit 17 Punkten, du hast 13.

lesson-company-together = Partner zählen zusammen
lesson-company-together-text = Jetzt seid ihr zu viert. Clara sitzt dir gegenüber und ist deine Partnerin: Ihr habt einen gemeinsamen Streifen und einen gemeinsamen Punktestand. Ben und David sind die andere Seite.
lesson-company-together-task = Wie viele Ritter hat eure Seite an Gebiet Violett?
lesson-company-together-praise = Einer von dir und zwei von Clara sind drei. Alle liegen in eurem Streifen.
lesson-company-together-other = Zähle alle Ritter unter Gebiet Violett, in eurem Streifen.
lesson-company-together-near-own = Das ist nur deiner. Auch Claras zwei Ritter in eurem Streifen zählen.
lesson-company-together-near-all = Einer von diesen vier gehört David. Er spielt mit Ben, auf der anderen Seite der Reihe.

lesson-company-help = Hilf deiner Partnerin
lesson-company-help-text = Deine letzte Karte ist Blau 4. An Gebiet 4 führt eure Seite 4 : 3. An Gebiet Blau hat Clara zwei Ritter, David hat zwei, und du hast keinen.
lesson-company-help-task = Lege deinen letzten Ritter dorthin, wo er euch beiden den Sieg bringt.
lesson-company-help-hint = Wähle Blau 4 und dann den Platz unter Gebiet Blau.
lesson-company-help-praise = Claras zwei und deiner sind drei: Gebiet Blau gehört euch. Ihr gewinnt 29 : 26.
lesson-company-help-other = Claras Ritter zählen auch für dich. Wo steht es für eure Seite gleich?
lesson-company-help-near-number = Dort hat eure Seite schon geführt. An Gebiet Blau bleibt es 2 : 2, und Ben und David gewinnen 26 : 25.

lesson-company-secret = Deine eigene Hand
lesson-company-secret-text = Du und Clara gewinnt zusammen: ein Punktestand, bei jedem von euch gezeigt, und ein Platz. Im Spiel hatte jeder seine eigene Hand und seine eigenen Züge.
lesson-company-secret-task = Wann darfst du in Claras Hand sehen?
lesson-company-secret-answer-1 = Nie
lesson-company-secret-answer-2 = Jederzeit: Sie ist deine Partnerin
lesson-company-secret-answer-3 = Sobald der Stapel leer ist
lesson-company-secret-praise = Die Hände sind geheim, auch zwischen Partnern. Achte darauf, wohin Clara ihre Ritter legt.
lesson-company-secret-other = Eine Hand ist nur für ein Paar Augen bestimmt.
lesson-company-secret-near-always = Partner teilen Streifen und Punkte, aber nicht die Karten. Niemand darf eine fremde Hand sehen.
lesson-company-secret-near-late = Daran ändert ein leerer Stapel nichts. Die Hände bleiben bis zum Schluss geheim.
