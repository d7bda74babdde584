title = Tabula Rasa
about = Piazza i Cavalieri vicino a dieci Territori: chi ne ha di più ne prende possesso.

castle = Castello
treasure = Tesoro
hand = La tua mano
cards-in-hand = carte in mano
knight-red = { $number } rosso
knight-green = { $number } verde
knight-blue = { $number } blu
knight-violet = { $number } viola
knight-yellow = { $number } giallo
territory-number = Territorio { $number }
territory-red = Territorio rosso
territory-green = Territorio verde
territory-blue = Territorio blu
territory-violet = Territorio viola
territory-yellow = Territorio giallo
feature-territory = Territorio
side-alone = { SEAT($seat, form: "label") }
side-pair = { SEAT($seat, form: "label") } con { SEAT($partner, form: "inside") }

prompt-deal = Si distribuiscono le carte: una carta { SEAT($seat, form: "to") }.
prompt-draw = { SEAT($seat) } pesca una carta.
prompt-play = { SEAT($seat, form: "turn") }: piazza un Cavaliere vicino al Territorio con lo stesso numero o lo stesso colore.
spot-place = Vicino al { $territory }
about-place = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { $knights }
about-knights = { $side }: { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
choice-play = { $knight } vicino al { $territory }
tip-knight = Cavaliere { $knight } { SEAT($seat, form: "of") }
tip-territory = { $territory }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
tip-treasure = Tesoro: { $points ->
    [one] un punto
   *[other] { $points } punti
}
tip-castle = Castello: { $points } punti al primo (o alla prima coppia) con due dei Territori da 1 a 5
tip-stock = Tallone: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}
tip-removed = { $count } carte sono state eliminate senza scoprirle
tip-lane = { $side }: qui si piazzano i Cavalieri
tip-leads = { $side }: in testa con { $knights ->
    [one] un Cavaliere
   *[other] { $knights } Cavalieri
}
tip-taken = Preso da: { $side }

refuse-no-such-knight = Non esiste un Cavaliere «{ $knight }»: i colori sono red, green, blue, violet e yellow, i numeri da 1 a 5.
refuse-none-left = Non resta da pescare nessun Cavaliere { $knight }.
refuse-not-in-hand = Non hai in mano il { $knight }.
refuse-place = Il { $knight } non può essere piazzato vicino al { $place }, solo vicino al { $number } o al { $colour }.
built-none-beside = Vicino al { $place } non c’è nessun Cavaliere.
built-laid = I Cavalieri piazzati sono { $laid }; la partita è finita soltanto quando sono { $count }.
built-turns = { SEAT($seat) } ha piazzato { $laid } Cavalieri; giocando a turno dovrebbero essere { $due }.
built-last = L’ultimo Cavaliere è quello { SEAT($seat, form: "of") }, quindi non può essere l’ultimo vicino al { $place }.
built-hand = { SEAT($seat) } ha in mano { $held } Cavalieri; dovrebbero essere { $due }.
built-no-stock = Il mazzo è vuoto, quindi nessuno pesca più.
built-too-many-knights = Di questa carta ne esistono solo { $count }: { $knight }.

event-territory-taken = { $side } prende possesso del { $territory } con { $knights ->
    [one] un Cavaliere
   *[other] { $knights } Cavalieri
}: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-treasure-taken = { $side } è al secondo posto vicino al { $territory } con { $knights ->
    [one] un Cavaliere
   *[other] { $knights } Cavalieri
} e prende il Tesoro: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-tie-treasure = { $side } è in parità per il primo posto vicino al { $territory } con { $knights ->
    [one] un Cavaliere
   *[other] { $knights } Cavalieri
} e prende un Tesoro: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-castle-taken = { $side } ha prima di tutti due dei Territori da 1 a 5 e vince il Castello: { $points } punti.
event-partner = { SEAT($seat) }, in coppia con { SEAT($partner, form: "inside") }, ottiene lo stesso: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-territory-unclaimed = Nessun Cavaliere vicino al { $territory }: viene scartato con il suo Tesoro.
event-treasure-unclaimed = Nessuno è al secondo posto vicino al { $territory }: il Tesoro viene scartato.
event-territory-tied = Parità fra tutti e tre vicino al { $territory }: viene scartato con il suo Tesoro.
event-treasure-tied = Parità fra due per il secondo posto vicino al { $territory }: il Tesoro viene scartato.
event-castle-unclaimed = Nessuno ha due dei Territori da 1 a 5: il Castello viene scartato.

# Da dove vengono i punti, come righe della tabella finale.
row-territory-taken = Territori
row-treasure-taken = Tesori
row-tie-treasure = Tesori da parità
row-castle-taken = Castello
row-partner = In coppia

# Il registro: che cosa è stato fatto.
told-play = { SEAT($seat) } piazza il { $knight } vicino al { $territory }.

# Fatti per il coach.
fact-leads = { SEAT($seats) } { $count ->
    [one] è
   *[other] sono
} in testa vicino al { $territory } con { $own ->
    [one] { $own } Cavaliere
   *[other] { $own } Cavalieri
} contro { $other }.
fact-safe = Nessun altro può più recuperare vicino al { $territory }.
fact-was-safe = Vicino al { $territory } nessuno poteva comunque più recuperare.
fact-ties = Parità in testa vicino al { $territory }, con { $own ->
    [one] { $own } Cavaliere
   *[other] { $own } Cavalieri
} ciascuno.
fact-behind = Servono ancora { $missing } Cavalieri per essere in testa vicino al { $territory }.
fact-lost = Non è più possibile essere in testa vicino al { $territory }.
fact-treasure = Il secondo posto vicino al { $territory } dà per ora il Tesoro.
fact-no-use = Con questa carta non si può più guadagnare nulla vicino al { $territory }.
fact-could-lead = Questa carta avrebbe portato in testa anche vicino al { $territory }.
fact-could-tie = Questa carta avrebbe portato in parità anche vicino al { $territory }.
fact-hand = { $count ->
    [one] { $count } altra carta in mano va
   *[other] { $count } altre carte in mano vanno
} vicino al { $territory }.
fact-unseen = { $count ->
    [one] { $count } Cavaliere per il { $territory } non si è ancora visto
   *[other] { $count } Cavalieri per il { $territory } non si sono ancora visti
}.
fact-castle = { SEAT($seats) } { $count ->
    [one] vincerebbe
   *[other] vincerebbero
} il Castello allo stato attuale.
fact-castle-denied = { SEAT($seats) } non { $count ->
    [one] vincerebbe
   *[other] vincerebbero
} più il Castello allo stato attuale.

# A position laid out by hand.
edit-group-knights = Cavalieri
edit-place-knight = Dove è stato messo questo cavaliere ({ SEAT($seat, form: "inside") })?
edit-take-knight = Togli dal tavolo: { $knight }, { $territory }
edit-begun = Chi comincia non cambia più dopo il primo cavaliere.
