# Ciò che serve per imparare Tabula Rasa: introduzione, materiale, aiuto a ogni domanda e lezioni.

game-in-a-minute = Dieci Territori stanno in fila: cinque per i numeri da 1 a 5, cinque per i colori. Hai in mano otto Cavalieri, ognuno con un numero e un colore. A ogni turno ne piazzi uno vicino al Territorio del suo numero o del suo colore, poi peschi. Alla fine chi ha più Cavalieri prende il Territorio; al secondo va un piccolo Tesoro. Due Territori numerati fanno vincere anche il Castello.

# ---- il materiale
piece-knight = Cavaliere
piece-knight-does = Ha due posti possibili: vicino al Territorio del suo numero o vicino a quello del suo colore. Lì vale come 1 Cavaliere, qualunque sia il suo numero.
piece-knight-worth = Da solo non vale punti. I punti arrivano alla fine, da Territori, Tesori e Castello.
piece-stock = Tallone
piece-stock-does = Alla fine del tuo turno peschi qui una carta. Quando il tallone è vuoto, tutti giocano le ultime carte senza pescare.
piece-removed = Carte eliminate
piece-removed-does = Due Cavalieri sono usciti dal gioco prima della distribuzione e nessuno li ha guardati. La carta che aspetti potrebbe essere una di queste.
piece-hidden = Carte in mano
piece-hidden-does = Le carte che questo giocatore ha ancora. Nessun altro può vederle, nemmeno il suo compagno.
piece-discarded = Tassello scartato
piece-discarded-does = Nessuno ha preso questo tassello: mancava un Cavaliere, oppure c’era una parità. Il Castello viene scartato se nessuno ha due dei Territori da 1 a 5.
piece-discarded-worth = 0 punti.
piece-turned = Territorio girato
piece-turned-does = Qui due giocatori (o le due coppie) erano in parità per il primo posto. Uno ha preso il Tesoro, l’altro questo tassello: anche il retro di un Territorio è un Tesoro. Per il Castello non conta.
piece-turned-worth = 1 punto.
piece-number-territory = Territorio numerato
piece-number-territory-does = Alla fine lo prende chi ha più Cavalieri accanto. Qui si piazzano solo Cavalieri con questo numero.
piece-number-territory-worth = Tanti punti quanto il suo numero. Chi prende per primo due di questi cinque vince anche il Castello.
piece-colour-territory = Territorio colorato
piece-colour-territory-does = Alla fine lo prende chi ha più Cavalieri accanto. Qui si piazzano solo Cavalieri di questo colore, con qualsiasi numero.
piece-colour-territory-worth = 5 punti, qualunque sia il colore.
piece-treasure = Tesoro
piece-treasure-does = Va a chi è al secondo posto vicino al Territorio soprastante. Se due sono in parità per il primo posto, uno prende il Tesoro e l’altro il Territorio girato.
piece-treasure-worth = 1 punto.
piece-castle = Castello
piece-castle-does = Alla fine i Territori da 1 a 5 si assegnano da sinistra a destra. Chi per primo ne ha due, non importa quali, prende subito il Castello.
piece-castle-worth = 5 punti.
piece-marker = Segnalino
piece-marker-does = Mostra il colore di un giocatore: a sinistra, di chi è la fascia; vicino a un Territorio, chi è in testa da solo; su un tassello, chi l’ha preso. È solo un aiuto.
piece-strip = Fascia dei Cavalieri
piece-strip-does = Qui un giocatore piazza i suoi Cavalieri, ognuno vicino al suo Territorio. In quattro, una coppia usa la stessa fascia e i suoi Cavalieri si contano insieme.
piece-number-place = Posto vicino a un numero
piece-number-place-does = Il Cavaliere scelto può essere piazzato qui: conterà per il Territorio del suo numero.
piece-colour-place = Posto vicino a un colore
piece-colour-place-does = Il Cavaliere scelto può essere piazzato qui: conterà per il Territorio del suo colore.
piece-hand = La tua mano
piece-hand-does = Fino a otto Cavalieri che vedi solo tu. A ogni turno ne piazzi uno e ne peschi uno, finché il tallone è vuoto.
piece-row = La fila
piece-row-does = Dieci Territori da sinistra a destra: i numeri da 1 a 5, poi i cinque colori. Sotto ognuno c’è un Tesoro, all’estrema sinistra il Castello.

# ---- l’aiuto a ogni domanda
help-play = Scegli un Cavaliere dalla tua mano, poi uno dei suoi due posti: vicino al Territorio del suo numero o vicino a quello del suo colore.
help-play-matters = Trasforma una parità in un vantaggio, o il vantaggio di un avversario in una parità. Un Cavaliere in più dove sei già al sicuro non serve a nulla.

# ---- la prima lezione
lesson-first = Due posti per ogni Cavaliere
lesson-first-about = Piazzare Cavalieri, andare in testa vicino ai Territori e vincere il Castello.

lesson-first-homes = Due posti
lesson-first-homes-text = Ogni Cavaliere ha due posti: vicino al Territorio del suo numero e vicino al Territorio del suo colore. Il tuo 5 rosso può andare vicino al Territorio 5 o vicino al Territorio rosso.
lesson-first-homes-task = Piazza il 5 rosso vicino al Territorio rosso.
lesson-first-homes-hint = Scegli il 5 rosso nella tua mano, poi il posto sotto il Territorio rosso, il sesto da sinistra.
lesson-first-homes-praise = Il tuo primo Cavaliere è vicino al rosso, e peschi subito una nuova carta.
lesson-first-homes-other = Questo Cavaliere può aspettare. Scegli prima il 5 rosso.
lesson-first-homes-near-number = Il Territorio 5 è l’altro suo posto, e vale anch’esso 5 punti. Questa volta piazzalo vicino al suo colore.
lesson-first-homes-near-elsewhere = Il 5 rosso ha solo due posti: vicino al Territorio 5 e vicino al Territorio rosso. Piazzalo vicino al rosso.

lesson-first-knight = Un Cavaliere è un Cavaliere
lesson-first-knight-text = Il 5 blu di Ben sembra forte. Ma vicino a un Territorio ogni Cavaliere conta 1, qualunque sia il suo numero. Il tuo 1 blu lì vale quanto il suo 5.
lesson-first-knight-task = Pareggia con Ben vicino al Territorio blu: piazza lì il tuo 1 blu.
lesson-first-knight-hint = Scegli l’1 blu nella tua mano, poi il posto sotto il Territorio blu.
lesson-first-knight-praise = Un Cavaliere a testa vicino al blu: siete in parità.
lesson-first-knight-other = Vicino al blu Ben è ancora in testa per 1 a 0. Piazza lì il tuo 1 blu.
lesson-first-knight-near-two = Anche il 2 pareggerebbe: un Cavaliere è un Cavaliere. Tienilo per il prossimo passo e usa l’1.
lesson-first-knight-near-number = Il Territorio 1 è l’altro suo posto. Ma il Cavaliere di Ben è vicino al blu: rispondigli lì.

lesson-first-lead = Andare in testa
lesson-first-lead-text = Alla fine chi ha più Cavalieri prende il Territorio: il blu vale 5 punti. Chi è al secondo posto prende il Tesoro che sta sotto: 1 punto.
lesson-first-lead-task = Vai in testa vicino al Territorio blu.
lesson-first-lead-hint = Il 2 blu è ora la tua unica carta blu. Piazzalo sotto il Territorio blu.
lesson-first-lead-praise = Due contro uno. Se resta così, il blu dà 5 punti a te e 1 a Ben.
lesson-first-lead-other = Vicino al blu siete ancora 1 a 1. Ti serve lì un altro Cavaliere blu.
lesson-first-lead-near-number = Questo ti aiuta vicino al Territorio 2, ma vicino al blu siete ancora 1 a 1.

lesson-first-numbers = Numeri piccoli, grande Castello
lesson-first-numbers-text = Un Territorio numerato vale il suo numero. Alla fine si conta da sinistra a destra, e chi prende per primo due dei Territori da 1 a 5 vince anche il Castello: 5 punti.
lesson-first-numbers-task = Comincia dal Castello: piazza uno dei tuoi 2 vicino al Territorio 2.
lesson-first-numbers-hint = Hai il 2 verde, il 2 viola e il 2 giallo. Scegline uno, poi il posto sotto il Territorio 2.
lesson-first-numbers-praise = Vicino al Territorio 2 ci sei solo tu. Ancora un numero, e il Castello può essere tuo.
lesson-first-numbers-other = Per il Castello contano solo i Territori numerati. Scegli un 2 e piazzalo vicino al Territorio 2.
lesson-first-numbers-near-colour = Un colore vale 5 punti, ma non conta per il Castello. Piazza il 2 vicino al suo numero.
lesson-first-numbers-near-later = Anche questo è un numero. Ma si conta da sinistra, e il Territorio 2 viene prima. Usa uno dei tuoi 2.
lesson-first-numbers-near-one = Così pareggi con Ben, e un Territorio in parità non conta per il Castello. Vai dove non c’è nessuno: vicino al Territorio 2.

lesson-first-sum = Facciamo il conto
lesson-first-sum-text = Ben ha piazzato un secondo 1. Immagina che la partita finisca così: tu sei in testa vicino al 2, al rosso e al blu, Ben vicino all’1 e al 5.
lesson-first-sum-task = Quanti punti avresti?
lesson-first-sum-praise = 5 + 5 + 2 = 12. Anche Ben ne avrebbe 12, grazie al Castello.
lesson-first-sum-other = Somma i Territori dove sei in testa: rosso, blu e il 2. Per il Castello ci vogliono due numeri.
lesson-first-sum-near-castle = Tu hai un Territorio numerato, Ben ne ha due: l’1 e il 5. Il Castello sarebbe quindi suo.
lesson-first-sum-near-two = Rosso e blu fanno 5 + 5. Anche il Territorio 2 è tuo, e vale 2.
lesson-first-sum-near-treasures = Vicino all’1 e al 5 non hai Cavalieri. Senza Cavaliere niente Tesoro per il secondo posto.

lesson-first-tie = Parità
lesson-first-tie-text = Due Cavalieri a testa vicino al Territorio 5. Se due sono in parità per il primo posto, nessuno prende il Territorio come tale. Lo si gira: sul retro c’è un Tesoro.
lesson-first-tie-task = Finisce 2 a 2. Che cosa ricevete qui tu e Ben?
lesson-first-tie-answer-1 = 5 punti a testa
lesson-first-tie-answer-2 = 1 punto a testa
lesson-first-tie-answer-3 = Niente
lesson-first-tie-praise = Un Tesoro a testa: 1 punto. La parità qui è costata 4 punti a chi era in testa.
lesson-first-tie-other = Adesso qui ci sono due Tesori, e voi siete in due.
lesson-first-tie-near-both = Il Territorio in sé non va a nessuno: viene girato. Ognuno di voi prende un Tesoro.
lesson-first-tie-near-nothing = Adesso ci sono due Tesori, quello sotto e il retro del Territorio. Ognuno di voi ne prende uno.

lesson-first-last = L’ultima carta
lesson-first-last-text = Ti resta una carta, l’1 giallo. Il Territorio giallo vale 5 punti, il Territorio 1 solo uno. Guarda chi è in testa in ognuno, e conta i Territori da 1 a 5 da sinistra.
lesson-first-last-task = Piazza l’ultimo Cavaliere dove ti fa vincere la partita.
lesson-first-last-hint = Scegli l’1 giallo, poi il posto sotto il Territorio 1, all’estrema sinistra della fila.
lesson-first-last-praise = Prendi per primo due numeri, 1 e 2, e con loro il Castello. Vinci 27 a 21.
lesson-first-last-other = Vicino al giallo sei già in testa per 3 a 0. Vicino al Territorio 1 siete in parità.
lesson-first-last-near-colour = Il giallo era già tuo. Ora Ben ha per primo due numeri, il 3 e il 4: prende il Castello e vince 26 a 22.

lesson-first-level = Togliere punti
lesson-first-level-text = Anche stavolta la tua ultima carta è l’1 giallo. Vicino al Territorio 1 sei in testa per 4 a 1. Vicino al giallo Ben è in testa per 2 a 1.
lesson-first-level-task = Piazza l’ultimo Cavaliere dove ti fa vincere la partita.
lesson-first-level-hint = Scegli l’1 giallo, poi il posto sotto il Territorio giallo, all’estrema destra della fila.
lesson-first-level-praise = Parità vicino al giallo: Ben lì ha 1 punto e non 5. Vinci 27 a 24.
lesson-first-level-other = Il Territorio 1 è al sicuro. Vicino al giallo basta un Cavaliere per pareggiare.
lesson-first-level-near-number = Il Territorio 1 era già tuo. Ben tiene il giallo, 5 punti, e vince 28 a 27.

lesson-first-end = La fine
lesson-first-end-text = I punti arrivano solo ora, con tutte le carte piazzate: i Territori si assegnano da sinistra a destra, e vince chi ha più punti. Due carte sono state eliminate senza scoprirle: nessuno può sapere tutto.
