title = Carcassonne: La ruota della fortuna
about = Piazza tessere, occupa città, strade, monasteri e campi e sfida la ruota della fortuna.

# Ciò che sta scritto sulla ruota.
segment-fortune = Fortuna
segment-tax = Tasse
segment-famine = Carestia
segment-storm = Tempesta
segment-inquisition = Inquisizione
segment-plague = Peste

prompt-take = { SEAT($seat, form: "turn") }: la peste! Riprendi un tuo seguace dal territorio.
prompt-figure = { SEAT($seat, form: "turn") }: piazza un seguace sulla nuova tessera o su una corona, o passa.
choice-crown = Seguace su una corona: { $segment }
choice-take-city = Riprendi il cavaliere nella colonna { $x }, riga { $y }
choice-take-road = Riprendi il brigante nella colonna { $x }, riga { $y }
choice-take-field = Riprendi il contadino nella colonna { $x }, riga { $y }
choice-take-monastery = Riprendi il monaco nella colonna { $x }, riga { $y }
land-wheel = ruota { $number }
tip-crown = Seguace { SEAT($seat, form: "of") } su una corona: { $segment }
tip-board = La plancia della ruota: le sue città, strade e campi contano come gli altri
tip-pig = Il maiale, sul settore { $segment }
tip-fortune = Fortuna: il giocatore di turno ottiene 3 punti. Una corona.
tip-tax = Tasse: ogni cavaliere vale 1 punto per ogni stemma e per ogni cavaliere del suo colore nella sua città. Due corone.
tip-famine = Carestia: ogni contadino vale 1 punto per ogni città completata toccata dal suo campo. Una corona.
tip-storm = Tempesta: ogni seguace nella riserva vale 1 punto. Due corone.
tip-inquisition = Inquisizione: ogni monaco vale 2 punti. Una corona.
tip-plague = Peste: ogni giocatore riprende un seguace dal territorio. Due corone.

refuse-no-such-symbol = La tessera { $tile } con questa ruota non esiste.
refuse-board = Lì c’è la plancia della ruota.
refuse-apart = La tessera deve toccare la plancia o un’altra tessera lungo un lato; un angolo non basta.
refuse-crown = { $count ->
    [one] { SEAT($seats) } occupa già le corone di questo settore: { $segment }.
   *[other] { SEAT($seats) } occupano già le corone di questo settore: { $segment }.
}
refuse-take-crown = La peste risparmia le corone: un seguace deve tornare dal territorio.
refuse-take-none = Lì non hai nessun seguace.
built-no-tile = Lì non c’è nessuna tessera.
built-pig = I simboli pescati hanno mosso il maiale di { $steps ->
    [one] { $steps } settore
   *[other] { $steps } settori
}, quindi si trova qui: { $segment }.
built-crowns = Questo settore ha solo { $count ->
    [one] { $count } corona
   *[other] { $count } corone
}: { $segment }.
built-crown-scored = Il maiale è appena arrivato qui, quindi le corone sono già state conteggiate e sono libere: { $segment }.
built-no-plague = I seguaci si tolgono solo quando un simbolo della ruota ha portato il maiale alla Peste.
built-none-to-take = { SEAT($seat) } non ha sul territorio nessun seguace da togliere.

event-pig-moved = { $count ->
    [one] Il maiale avanza di un settore: { $segment }.
   *[other] Il maiale avanza di { $count } settori: { $segment }.
}
event-fortune = Fortuna: { SEAT($seat, form: "inside") } ottiene { $points } punti.
event-tax = Tasse: { SEAT($seat, form: "inside") } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $count ->
    [one] un cavaliere
   *[other] { $count } cavalieri
} in una città { $shields ->
    [0] senza stemmi
    [1] con uno stemma
   *[other] con { $shields } stemmi
}.
event-famine = Carestia: { SEAT($seat, form: "inside") } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $count ->
    [one] un contadino
   *[other] { $count } contadini
} in un campo che tocca { $each ->
    [one] una città completata
   *[other] { $each } città completate
}.
event-storm = Tempesta: { SEAT($seat, form: "inside") } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $count ->
    [one] un seguace
   *[other] { $count } seguaci
} nella riserva.
event-inquisition = Inquisizione: { SEAT($seat, form: "inside") } ottiene { $points } punti per { $count ->
    [one] un monaco
   *[other] { $count } monaci
}.
event-plague-city = Peste: { SEAT($seat, form: "inside") } riprende un cavaliere.
event-plague-road = Peste: { SEAT($seat, form: "inside") } riprende un brigante.
event-plague-field = Peste: { SEAT($seat, form: "inside") } riprende un contadino.
event-plague-monastery = Peste: { SEAT($seat, form: "inside") } riprende un monaco.
event-crown = { SEAT($seat) } ottiene { $points } punti per un seguace su una corona: { $segment }.

# Le righe di un conteggio, come intestazioni.
term-fortune = giocatore di turno
term-tax = cavalieri, secondo gli stemmi e i cavalieri del loro colore
term-famine = contadini, secondo le città completate
term-storm = seguaci nella riserva
term-inquisition = monaci
term-crown = seguace su una corona
term-crown-alone = unico seguace per due corone

# Da dove vengono i punti, come righe della tabella finale.
row-fortune = Fortuna
row-tax = Tasse
row-famine = Carestia
row-storm = Tempesta
row-inquisition = Inquisizione
row-crown = Corone

# Il registro: che cosa è stato fatto.
told-crown = { SEAT($seat) } piazza un seguace su una corona: { $segment }.
told-take-city = { SEAT($seat) } riprende il cavaliere nella colonna { $x }, riga { $y }.
told-take-road = { SEAT($seat) } riprende il brigante nella colonna { $x }, riga { $y }.
told-take-field = { SEAT($seat) } riprende il contadino nella colonna { $x }, riga { $y }.
told-take-monastery = { SEAT($seat) } riprende il monaco nella colonna { $x }, riga { $y }.

# Un fatto per il coach.
fact-crown = { $fit } su { $left ->
    [one] { $left } tessera rimasta
   *[other] { $left } tessere rimaste
} { $fit ->
    [one] porterebbe
   *[other] porterebbero
} ora il maiale qui ({ $segment }); questo seguace varrebbe allora { $points } punti.

edit-take-crown = Togli il seguace da una corona: { $segment }
