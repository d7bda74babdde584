# Ciò che dicono tutti i giochi su un paesaggio quadrato.
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

prompt-draw = { SEAT($seat) } pesca una tessera.
prompt-place = { SEAT($seat, form: "turn") }: piazza la tessera.
spot-cell = Posto libero nella colonna { $x }, riga { $y }
choice-place = Piazza la tessera nella colonna { $x }, riga { $y }, { $facing ->
    [0] senza ruotarla
    [1] ruotata di 90° in senso orario
    [2] ruotata di 180°
   *[other] ruotata di 90° in senso antiorario
}
choice-figure-city = { $alike ->
    [1] Cavaliere nella città
   *[other] Cavaliere nella città { $side }
}
choice-figure-road = { $alike ->
    [1] Brigante sulla strada
   *[other] Brigante sulla strada { $side }
}
choice-figure-field = { $alike ->
    [1] Contadino nel campo
   *[other] Contadino nel campo { $side }
}
choice-figure-monastery = Monaco nel monastero
feature-city = Città
feature-road = Strada
feature-field = Campo
feature-monastery = Monastero
tip-tile = Tessera { $tile }
tip-figure = { $role } { SEAT($seat, form: "of") }

refuse-unknown-tile = La tessera { $tile } non esiste.
refuse-no-such-tile-left = La tessera { $tile } non può essere pescata adesso.
refuse-occupied = Lì c’è già una tessera.
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

# Le righe di un conteggio, come intestazioni.
term-tiles = tessere
term-shields = stemmi
term-monastery-tiles = monastero e tessere intorno
term-finished-cities = città completate

# Da dove vengono i punti, come righe della tabella finale.
row-road-finished = Strade completate
row-city-finished = Città completate
row-monastery-finished = Monasteri completati
row-road-open = Strade incomplete
row-city-open = Città incomplete
row-monastery-open = Monasteri incompleti
row-field-scored = Campi

# Il registro: che cosa è stato fatto.
told-place = { SEAT($seat) } piazza la tessera nella colonna { $x }, riga { $y }.
told-figure-city = { SEAT($seat) } piazza un cavaliere nella città.
told-figure-road = { SEAT($seat) } piazza un brigante sulla strada.
told-figure-field = { SEAT($seat) } piazza un contadino nel campo.
told-figure-monastery = { SEAT($seat) } piazza un monaco nel monastero.
