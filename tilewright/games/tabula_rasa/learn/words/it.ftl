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
