# Wat alle spellen gemeen hebben.
-brand-name = Tilewright

# Hoe SEAT spelers zonder naam noemt: eerst de vorm aan het begin van een zin, dan de vormen waar een zin om kan vragen.
# “turn” staat voor de dubbele punt van een vraag; de browser zegt dan “Jij bent aan zet” tegen de speler om wie het gaat.
seat = Speler { $number }
    .inside = speler { $number }
    .turn = Speler { $number }
seats = De spelers { $number }

# Waar iets ligt, gezien vanaf een tegel: “toont in het noorden een weg”.
side-north = in het noorden
side-east = in het oosten
side-south = in het zuiden
side-west = in het westen
side-north-east = in het noordoosten
side-south-east = in het zuidoosten
side-south-west = in het zuidwesten
side-north-west = in het noordwesten
side-middle = in het midden

# Meerdere dingen, na elkaar.
listed = { $first }; { $rest }
listed-more = { $listed } en nog { $count }

refuse-over = De partij is afgelopen.
refuse-chance = Nu kan niemand zetten; eerst wordt er getrokken.
refuse-seat = { SEAT($actor) } is aan zet, niet { SEAT($seat, form: "inside") }.
refuse-words = “{ $words }” is geen zet. Nu mogelijk: { $verbs }.
refuse-phase = “{ $verb }” is nu niet mogelijk. Nu mogelijk: { $verbs }.
refuse-shape = De zet moet er zo uitzien: { $shape }.

prompt-over = De partij is afgelopen.
choice-pass = Passen

# Wat op tafel bij elkaar hoort, en wat het zou opleveren.
feature-worth = Nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
feature-worth-finished = Nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard, voltooid { $finished }.
feature-worth-stuck = Nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard. Kan niet meer af komen.
feature-done = Voltooid; hier zijn geen punten meer te halen.

# Wat een zet aan een gebied zou veranderen. De naam van het gebied staat boven deze zinnen.
outlook-finished = Komt af.
outlook-finished-free = Komt af ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}), is nog van niemand.
outlook-scores = { SEAT($seats) } { $count ->
    [one] krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] krijgen elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}.
outlook-joined = Verbindt er { $count } die los lagen.
outlook-together = Samen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
outlook-worth = Punten: { $after } in plaats van { $before }.
outlook-ends = Open einden: { $after } in plaats van { $before }.
outlook-new = Nieuw.
outlook-new-ends = Nieuw, met { $open ->
    [one] { $open } open einde
   *[other] { $open } open einden
}.
outlook-stuck = Verprutst: geen overgebleven tegel maakt dit nog af.
outlook-holds = { SEAT($seats) } { $count ->
    [one] heeft hier de meerderheid
   *[other] hebben hier samen de meerderheid
}.
outlook-loses = { SEAT($seats) } { $count ->
    [one] verliest hier de meerderheid
   *[other] verliezen hier de meerderheid
}.

# Het verslag: wat er gedaan is.
told-pass = { SEAT($seat) } past.

# Een spel zonder eigen teksten: zetten in zijn notatie.
about-draft = Alleen regels: er zijn nog geen plaatjes en teksten.
mark-draft = alleen regels
prompt-draft = { SEAT($seat, form: "turn") }: kies een zet.
prompt-draft-chance = Het toeval beslist.
spot-draft = Kolom { $column }, rij { $row }
choice-draft = { $words }
told-draft = { SEAT($seat) }: { $words }

# De coach: zinnen over een zet die gespeeld is of gespeeld kan worden.
coach-better = Betere zet: { $fact }
coach-played = Gespeelde zet: { $fact }
coach-obvious = De voor de hand liggende zet: { $fact }
coach-scores = { SEAT($seat) } krijgt meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-chance = De kans om te winnen daalt van { $before } naar { $after } procent.
coach-worth = De betere zet is ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer waard.
coach-even = De beste { $count } zetten zijn hier ongeveer evenveel waard.

# Een stelling die met de hand is opgebouwd: wat er wordt neergelegd, weggenomen of ingesteld.
edit-choose = Kies wat er op tafel komt.
edit-take = Iets wegnemen
edit-group-tiles = Tegels
edit-group-seats = Punten
edit-group-turn = Beurt
edit-points = Punten
edit-turn = Wie is aan de beurt
edit-seat = { SEAT($seat) }
edit-drawn = Getrokken
edit-drawn-none = Nog niets
edit-nothing-there = Daar ligt niets om weg te nemen.
edit-none-left = Hiervan is niets meer over.

# Waarom een stelling niet opgebouwd kan worden. De woorden zijn JSON, in elke taal in het Engels.
built-not = Een stelling van dit spel kan niet worden opgebouwd.
built-no-object = Een stelling is een object in JSON.
built-unknown-member = Een stelling van dit spel heeft geen “{ $member }” (mogelijk: { $members }).
built-malformed = “{ $member }” kan niet zo luiden: { $value }
built-missing = “{ $member }” ontbreekt.
built-disagrees = “{ $member }” is { $given }, maar uit de rest volgt { $follows }.
built-unsound = Geen partij kan tot deze stelling leiden.
built-at = Op { $x } { $y }: { $reason }
