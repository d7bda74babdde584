title = Carcassonne: La ruota della fortuna
about = Piazza tessere, occupa città, strade, monasteri e campi e sfida la ruota della fortuna.

figures = seguaci

# Il titolo di un seguace, all’inizio del suo suggerimento.
role-city = Cavaliere
role-road = Brigante
role-field = Contadino
role-monastery = Monaco

# Ciò che mostra un lato, come complemento di «mostra».
shows-field = un campo
shows-road = una strada
shows-city = una città

# Ciò che sta scritto sulla ruota.
segment-fortune = Fortuna
segment-tax = Tasse
segment-famine = Carestia
segment-storm = Tempesta
segment-inquisition = Inquisizione
segment-plague = Peste

prompt-draw = { SEAT($seat) } pesca una tessera.
prompt-place = { SEAT($seat, form: "turn") }: piazza la tessera.
prompt-take = { SEAT($seat, form: "turn") }: la peste! Riprendi un tuo seguace dal territorio.
prompt-figure = { SEAT($seat, form: "turn") }: piazza un seguace sulla nuova tessera o su una corona, o passa.
spot-cell = Posto libero nella colonna { $x }, riga { $y }
choice-place = Piazza la tessera nella colonna { $x }, riga { $y }, { $facing ->
    [0] senza ruotarla
    [1] ruotata di 90° in senso orario
    [2] ruotata di 180°
   *[other] ruotata di 90° in senso antiorario
}
choice-figure-city = Cavaliere nella città
choice-figure-road = Brigante sulla strada
choice-figure-field = Contadino nel campo
choice-figure-monastery = Monaco nel monastero
choice-crown = Seguace su una corona: { $segment }
choice-take-city = Riprendi il cavaliere nella colonna { $x }, riga { $y }
choice-take-road = Riprendi il brigante nella colonna { $x }, riga { $y }
choice-take-field = Riprendi il contadino nella colonna { $x }, riga { $y }
choice-take-monastery = Riprendi il monaco nella colonna { $x }, riga { $y }
feature-city = Città
feature-road = Strada
feature-field = Campo
feature-monastery = Monastero
tip-tile = Tessera { $tile }
tip-wheel-tile = Tessera { $tile } con la ruota { $number }
tip-figure = { $role } { SEAT($seat, form: "of") }
tip-crown = Seguace { SEAT($seat, form: "of") } su una corona: { $segment }
tip-board = La plancia della ruota: le sue città, strade e campi contano come gli altri
tip-pig = Il maiale, sul settore { $segment }
tip-fortune = Fortuna: il giocatore di turno ottiene 3 punti. Una corona.
tip-tax = Tasse: ogni cavaliere vale 1 punto per ogni stemma e per ogni cavaliere del suo colore nella sua città. Due corone.
tip-famine = Carestia: ogni contadino vale 1 punto per ogni città completata toccata dal suo campo. Una corona.
tip-storm = Tempesta: ogni seguace nella riserva vale 1 punto. Due corone.
tip-inquisition = Inquisizione: ogni monaco vale 2 punti. Una corona.
tip-plague = Peste: ogni giocatore riprende un seguace dal territorio. Due corone.

refuse-unknown-tile = La tessera { $tile } non esiste.
refuse-no-such-symbol = La tessera { $tile } con questa ruota non esiste.
refuse-no-such-tile-left = La tessera { $tile } non può essere pescata adesso.
refuse-occupied = Lì c’è già una tessera.
refuse-board = Lì c’è la plancia della ruota.
refuse-apart = La tessera deve toccare la plancia o un’altra tessera lungo un lato; un angolo non basta.
refuse-side = La tessera mostra { $own } { $side }, ma lì la sua vicina mostra { $theirs }.
refuse-no-such-city = La tessera appena piazzata non contiene questa città.
refuse-no-such-road = La tessera appena piazzata non contiene questa strada.
refuse-no-such-field = La tessera appena piazzata non contiene questo campo.
refuse-no-such-monastery = La tessera appena piazzata non contiene questo monastero.
refuse-supply = Nella tua riserva non ci sono più seguaci.
refuse-held-city = { $count ->
    [one] { SEAT($seats) } ha già un cavaliere in questa città.
   *[other] { SEAT($seats) } hanno già cavalieri in questa città.
}
refuse-held-road = { $count ->
    [one] { SEAT($seats) } ha già un brigante su questa strada.
   *[other] { SEAT($seats) } hanno già briganti su questa strada.
}
refuse-held-field = { $count ->
    [one] { SEAT($seats) } ha già un contadino in questo campo.
   *[other] { SEAT($seats) } hanno già contadini in questo campo.
}
refuse-crown = { $count ->
    [one] { SEAT($seats) } occupa già le corone di questo settore: { $segment }.
   *[other] { SEAT($seats) } occupano già le corone di questo settore: { $segment }.
}
refuse-take-crown = La peste risparmia le corone: un seguace deve tornare dal territorio.
refuse-take-none = Lì non hai nessun seguace.

event-road-finished = { SEAT($seat) } ottiene { $points } punti per una strada completata di { $tiles } tessere.
event-city-finished = { SEAT($seat) } ottiene { $points } punti per una città completata di { $tiles } tessere.
event-monastery-finished = { SEAT($seat) } ottiene { $points } punti per un monastero completato.
event-road-open = { SEAT($seat) } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per una strada incompleta di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-city-open = { SEAT($seat) } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per una città incompleta di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-monastery-open = { SEAT($seat) } ottiene { $points } punti per un monastero incompleto.
event-field-scored = { SEAT($seat) } ottiene { $points } punti per un campo che tocca { $tiles ->
    [one] una città completata
   *[other] { $tiles } città completate
}.
event-outnumbered-road = { SEAT($seat) } non ottiene nulla: altri hanno più briganti sulla strada.
event-outnumbered-city = { SEAT($seat) } non ottiene nulla: altri hanno più cavalieri nella città.
event-outnumbered-field = { SEAT($seat) } non ottiene nulla: altri hanno più contadini nel campo.
event-field-empty = { SEAT($seat) } non ottiene nulla: il campo non tocca alcuna città completata.
event-tile-set-aside = La tessera { $tile } non trova posto e torna nella scatola.
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
term-tiles = tessere
term-shields = stemmi
term-monastery-tiles = monastero e tessere intorno
term-finished-cities = città completate
term-fortune = giocatore di turno
term-tax = cavalieri, secondo gli stemmi e i cavalieri del loro colore
term-famine = contadini, secondo le città completate
term-storm = seguaci nella riserva
term-inquisition = monaci
term-crown = seguace su una corona
term-crown-alone = unico seguace per due corone

# Da dove vengono i punti, come righe della tabella finale.
kind-road-finished = Strade completate
kind-city-finished = Città completate
kind-monastery-finished = Monasteri completati
kind-road-open = Strade incomplete
kind-city-open = Città incomplete
kind-monastery-open = Monasteri incompleti
kind-field-scored = Campi
kind-fortune = Fortuna
kind-tax = Tasse
kind-famine = Carestia
kind-storm = Tempesta
kind-inquisition = Inquisizione
kind-crown = Corone

# Il registro: che cosa è stato fatto.
told-place = { SEAT($seat) } piazza la tessera nella colonna { $x }, riga { $y }.
told-figure-city = { SEAT($seat) } piazza un cavaliere nella città.
told-figure-road = { SEAT($seat) } piazza un brigante sulla strada.
told-figure-field = { SEAT($seat) } piazza un contadino nel campo.
told-figure-monastery = { SEAT($seat) } piazza un monaco nel monastero.
told-crown = { SEAT($seat) } piazza un seguace su una corona: { $segment }.
told-take-city = { SEAT($seat) } riprende il cavaliere nella colonna { $x }, riga { $y }.
told-take-road = { SEAT($seat) } riprende il brigante nella colonna { $x }, riga { $y }.
told-take-field = { SEAT($seat) } riprende il contadino nella colonna { $x }, riga { $y }.
told-take-monastery = { SEAT($seat) } riprende il monaco nella colonna { $x }, riga { $y }.
