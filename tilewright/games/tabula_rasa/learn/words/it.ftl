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
piece-hand-does = Fino a otto Cavalieri che vedi solo tu. A ogni turno ne piazzi uno e ne peschi uno, finché il tallone non è vuoto.
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

lesson-first-knight = Un Cavaliere vale l’altro
lesson-first-knight-text = Il 5 blu di Ben sembra forte. Ma vicino a un Territorio ogni Cavaliere conta 1, qualunque sia il suo numero. Il tuo 1 blu lì vale quanto il suo 5.
lesson-first-knight-task = Pareggia con Ben vicino al Territorio blu: piazza lì il tuo 1 blu.
lesson-first-knight-hint = Scegli l’1 blu nella tua mano, poi il posto sotto il Territorio blu.
lesson-first-knight-praise = Un Cavaliere a testa vicino al blu: siete in parità.
lesson-first-knight-other = Vicino al blu Ben è ancora in testa per 1 a 0. Piazza lì il tuo 1 blu.
lesson-first-knight-near-two = Anche il 2 pareggerebbe: un Cavaliere vale l’altro. Tienilo per il prossimo passo e usa l’1.
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
lesson-first-numbers-task = Punta al Castello: piazza uno dei tuoi 2 vicino al Territorio 2.
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
lesson-first-last-praise = Hai due numeri prima di Ben, 1 e 2, e con loro il Castello. Vinci 27 a 21.
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

# ---- le maggioranze
lesson-majority = Dove un Cavaliere conta
lesson-majority-about = Che cosa fa vincere un Territorio, che cosa è sprecato e a che serve un solo Cavaliere.

lesson-majority-added = Si contano, non si sommano
lesson-majority-added-text = Vicino al Territorio rosso hai un 1 e un 2. Ben ha un 3.
lesson-majority-added-task = Se resta così, chi prende il Territorio rosso?
lesson-majority-added-answer-1 = Nessuno: 1 + 2 contro 3 è una parità
lesson-majority-added-answer-2 = Tu, con due Cavalieri contro uno
lesson-majority-added-answer-3 = Ben, con il numero più alto
lesson-majority-added-praise = Due Cavalieri ne battono uno: 5 punti a te e il Tesoro, 1 punto, a Ben.
lesson-majority-added-other = Conta i Cavalieri di ognuno.
lesson-majority-added-near-sum = I numeri non si sommano. Conta le carte: tu ne hai due, Ben una.
lesson-majority-added-near-high = Un numero alto non è più forte di uno basso. Conta le carte: tu ne hai due, Ben una.

lesson-majority-five = Che cosa vuol dire il 5
lesson-majority-five-text = Ogni Territorio colorato mostra un 5: è quanto vale. Quali Cavalieri ci possono andare lo decide solo il colore.
lesson-majority-five-task = Piazza un Cavaliere vicino al Territorio verde.
lesson-majority-five-hint = Il 2 verde e il 3 verde vanno bene. Scegline uno, poi il posto sotto il Territorio verde, il settimo da sinistra.
lesson-majority-five-praise = Qui ogni Cavaliere verde è benvenuto, anche uno basso.
lesson-majority-five-other = Vicino al verde non hai ancora nessun Cavaliere. Scegli una carta verde.
lesson-majority-five-near-worth = Il 5 sul tassello è il suo valore in punti. Il 5 rosso va vicino al Territorio 5 o vicino al rosso.
lesson-majority-five-near-number = La carta è giusta. Ma qui c’è il suo numero: piazzala vicino al suo colore.

lesson-majority-waste = Troppi Cavalieri
lesson-majority-waste-text = Una partita finita. Vicino al giallo tu hai tre Cavalieri, Ben nessuno.
lesson-majority-waste-task = Quanti dei tuoi tre avrebbero potuto stare altrove, con il giallo ancora tuo?
lesson-majority-waste-praise = Un Cavaliere è più di zero. Gli altri due avrebbero potuto aiutarti vicino ai loro numeri.
lesson-majority-waste-other = Ben non ha Cavalieri vicino al giallo. Quanti te ne servono per averne più di lui?
lesson-majority-waste-near-none = Allora nemmeno tu avresti un Cavaliere lì, e senza Cavaliere non si prende niente.
lesson-majority-waste-near-one = Ne resterebbero due, uno più del necessario: 1 è più di 0.

lesson-majority-treasure = Ne basta uno
lesson-majority-treasure-text = La tua ultima carta è il 3 verde. Vicino al Territorio 3 sei in testa per 3 a 1. Vicino al verde Ben ha due Cavalieri e tu nessuno.
lesson-majority-treasure-task = Piazza l’ultimo Cavaliere dove ti dà un punto.
lesson-majority-treasure-hint = Scegli il 3 verde, poi il posto sotto il Territorio verde.
lesson-majority-treasure-praise = Sei al secondo posto vicino al verde: il Tesoro è tuo, 1 punto. Vinci 24 a 23.
lesson-majority-treasure-other = Il secondo posto dà un Tesoro, ma serve un Cavaliere. Dove non ne hai?
lesson-majority-treasure-near-number = Ben ha ancora una carta: 3 a 1 era al sicuro. Non guadagni niente, e finisce 23 a 23.

# ---- il Castello
lesson-castle = La strada per il Castello
lesson-castle-about = Chi vince il Castello, e come un solo Cavaliere può negarlo a un avversario.

lesson-castle-order = Chi arriva prima, non chi ne ha di più
lesson-castle-order-text = Sei in testa vicino all’1, al 4 e al 5, Ben vicino al 2 e al 3. Immagina che finisca così. I Territori si assegnano da sinistra a destra.
lesson-castle-order-task = Chi prende il Castello?
lesson-castle-order-answer-1 = Tu, con tre numeri
lesson-castle-order-answer-2 = Ben, con il 2 e il 3
lesson-castle-order-answer-3 = Nessuno
lesson-castle-order-praise = Ben prende il secondo numero al 3, prima che tu prenda il tuo al 4.
lesson-castle-order-other = Vai da 1 a 5 e fermati al primo che ne ha due.
lesson-castle-order-near-most = Ne hai di più, ma più tardi. Il tuo secondo numero è il 4, quello di Ben il 3, e il Castello si assegna subito.
lesson-castle-order-near-nobody = Già al Territorio 3 qualcuno ne ha due su cinque.

lesson-castle-apart = Due numeri qualsiasi
lesson-castle-apart-text = Sei in testa vicino all’1 e al 4, Ben vicino al 3 e al 5. Vicino al 2 non c’è nessun Cavaliere.
lesson-castle-apart-task = Chi prenderebbe il Castello?
lesson-castle-apart-answer-1 = Tu, con l’1 e il 4
lesson-castle-apart-answer-2 = Ben: il 3 e il 5 valgono di più
lesson-castle-apart-answer-3 = Nessuno: non ce ne sono due vicini
lesson-castle-apart-praise = Bastano due numeri qualsiasi. Con il 4 ne hai due prima di Ben.
lesson-castle-apart-other = Vai da 1 a 5 e fermati al primo che ne ha due.
lesson-castle-apart-near-worth = Qui i punti non contano. Il tuo secondo numero è il 4; quello di Ben è il 5, troppo tardi.
lesson-castle-apart-near-nobody = Non serve che siano vicini. Bastano due qualsiasi dei cinque numeri.

lesson-castle-turned = Una parità non conta
lesson-castle-turned-text = Vicino all’1, al 2 e al 4 tu e Ben siete in parità. Tu sei in testa vicino al 3, Ben vicino al 5.
lesson-castle-turned-task = Chi prenderebbe il Castello?
lesson-castle-turned-answer-1 = Tu
lesson-castle-turned-answer-2 = Ben
lesson-castle-turned-answer-3 = Nessuno
lesson-castle-turned-praise = Ognuno di voi prende un solo numero. Il Castello viene scartato.
lesson-castle-turned-other = Conta solo i Territori che qualcuno prende da solo.
lesson-castle-turned-near-you = In parità un Territorio viene girato e diventa un Tesoro. Dei numeri solo il 3 sarebbe tuo.
lesson-castle-turned-near-ben = In parità un Territorio viene girato e diventa un Tesoro. Dei numeri solo il 5 sarebbe suo.

lesson-castle-deny = Non a Ben
lesson-castle-deny-text = La tua ultima carta è il 4 viola. Vicino al viola sei in testa per 2 a 1. Nei numeri Ben è in testa all’1 e al 4, tu al 3. Al 2 e al 5 c’è parità.
lesson-castle-deny-task = Piazza l’ultimo Cavaliere dove ti fa vincere la partita.
lesson-castle-deny-hint = Vicino al Territorio 4 Ben è in testa per 4 a 3. Piazza lì il 4 viola.
lesson-castle-deny-praise = Parità al 4: nessuno ha due numeri. Il Castello viene scartato, e vinci 19 a 13.
lesson-castle-deny-other = Pensa al Castello: Ben sta per prendere due numeri.
lesson-castle-deny-near-colour = Vicino al viola eri già in testa. Ben prende l’1 e il 4, quindi il Castello, e vince 21 a 19.

lesson-castle-swing = Un Cavaliere, un Castello
lesson-castle-swing-text = La tua ultima carta è il 3 rosso. Può pareggiare vicino al rosso o vicino al 3. Ben è in testa all’1 e al 3, tu al 2 e al 5.
lesson-castle-swing-task = Piazza l’ultimo Cavaliere dove ti fa vincere la partita.
lesson-castle-swing-hint = Scegli il 3 rosso, poi il posto sotto il Territorio 3.
lesson-castle-swing-praise = A Ben resta solo l’1; con il 2 e il 5 il Castello è tuo. Vinci 26 a 18.
lesson-castle-swing-other = In entrambi i posti c’è una parità. Solo uno decide anche il Castello.
lesson-castle-swing-near-colour = Parità vicino al rosso: 4 punti in meno per Ben. Ma prende l’1, il 3 e il Castello. Finisce 21 a 21.

# ---- in tre e a coppie
lesson-company = In tre e a coppie
lesson-company-about = Le parità fra tre giocatori, e come si contano i Cavalieri di una coppia.

lesson-company-third = Niente per il terzo
lesson-company-third-text = Vicino al Territorio 5 tu e Ben avete tre Cavalieri a testa. Clara ne ha uno.
lesson-company-third-task = Se resta così, che cosa riceve Clara?
lesson-company-third-answer-1 = Il Tesoro, 1 punto
lesson-company-third-answer-2 = Il Territorio, 5 punti
lesson-company-third-answer-3 = Niente
lesson-company-third-praise = Tu e Ben prendete un Tesoro a testa, 1 punto. Poi non restano tasselli.
lesson-company-third-other = Qui ci sono due tasselli. Tu e Ben siete in parità per il primo posto.
lesson-company-third-near-treasure = I due tasselli servono a te e a Ben: uno prende il Tesoro, l’altro il Territorio girato.
lesson-company-third-near-territory = Il Territorio va solo a chi ha più Cavalieri. Qui due sono in parità, quindi viene girato.

lesson-company-three = Tutti e tre in parità
lesson-company-three-text = La tua ultima carta è il 5 verde. Vicino al verde ognuno di voi ha due Cavalieri: così nessuno prende niente. Vicino al 5 sei in testa con tre Cavalieri; Clara ne ha due.
lesson-company-three-task = Piazza l’ultimo Cavaliere dove ti fa vincere la partita.
lesson-company-three-hint = Scegli il 5 verde, poi il posto sotto il Territorio verde.
lesson-company-three-praise = Tre contro due e due: il verde è tuo, 5 punti. Vinci con 19.
lesson-company-three-other = Vicino al 5 sei già in testa. Dove un Cavaliere cambia di più?
lesson-company-three-near-number = Vicino al 5 eri già in testa. Il verde resta in parità fra tre, i suoi 5 punti non vanno a nessuno, e Ben vince con 16.

lesson-company-second = In parità al secondo posto
lesson-company-second-text = La tua ultima carta è il 2 viola. Vicino al viola Ben ha due Cavalieri, Clara uno e tu nessuno. Vicino al Territorio 2 ne avete uno a testa.
lesson-company-second-task = Piazza l’ultimo Cavaliere dove ti fa vincere la partita.
lesson-company-second-hint = Scegli il 2 viola, poi il posto sotto il Territorio 2.
lesson-company-second-praise = Il Territorio 2 è tuo e, insieme all’1, anche il Castello. Vinci con 19 punti.
lesson-company-second-other = Chiediti che cosa prenderesti in ognuno dei due posti.
lesson-company-second-near-colour = Ora tu e Clara siete in parità al secondo posto, e nessuno prende il Tesoro. Ben vince con 17 punti, tu ne hai 13.

lesson-company-together = In coppia si conta insieme
lesson-company-together-text = Adesso siete in quattro. Clara siede di fronte a te ed è la tua compagna: avete una sola fascia e un solo punteggio. Ben e David sono l’altra coppia.
lesson-company-together-task = Quanti Cavalieri ha la vostra coppia vicino al Territorio viola?
lesson-company-together-praise = Uno tuo e due di Clara fanno tre. Stanno tutti nella vostra fascia.
lesson-company-together-other = Conta tutti i Cavalieri sotto il Territorio viola, nella vostra fascia.
lesson-company-together-near-own = Quello è solo il tuo. Contano anche i due Cavalieri di Clara nella vostra fascia.
lesson-company-together-near-all = Uno di questi quattro è di David. Gioca con Ben, dall’altra parte della fila.

lesson-company-help = Aiuta la tua compagna
lesson-company-help-text = La tua ultima carta è il 4 blu. Vicino al Territorio 4 siete in testa per 4 a 3. Vicino al blu Clara ha due Cavalieri, David due e tu nessuno.
lesson-company-help-task = Piazza l’ultimo Cavaliere dove vi fa vincere la partita.
lesson-company-help-hint = Scegli il 4 blu, poi il posto sotto il Territorio blu.
lesson-company-help-praise = I due di Clara e il tuo fanno tre: il blu è vostro. Vincete 29 a 26.
lesson-company-help-other = I Cavalieri di Clara contano anche per te. Dove siete in parità?
lesson-company-help-near-number = Lì eravate già in testa. Il blu resta 2 a 2, e Ben e David vincono 26 a 25.

lesson-company-secret = A ognuno la sua mano
lesson-company-secret-text = Tu e Clara vincete insieme: un solo punteggio, mostrato per entrambi, e un solo posto. Durante la partita ognuno aveva la sua mano e i suoi turni.
lesson-company-secret-task = Quando puoi guardare la mano di Clara?
lesson-company-secret-answer-1 = Mai
lesson-company-secret-answer-2 = Quando vuoi: è la tua compagna
lesson-company-secret-answer-3 = Appena il tallone è vuoto
lesson-company-secret-praise = Le mani sono segrete, anche in coppia. Osserva dove Clara piazza i suoi Cavalieri.
lesson-company-secret-other = Ognuno vede solo la propria mano.
lesson-company-secret-near-always = Una coppia ha in comune la fascia e i punti, ma non le carte. Nessuno può vedere la mano di un altro.
lesson-company-secret-near-late = Un tallone vuoto non cambia niente. Le mani restano segrete fino alla fine.
