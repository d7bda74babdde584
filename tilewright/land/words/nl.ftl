# Wat spellen op vierkant land samen zeggen.
figures = horigen

# De titel van een horige, aan het begin van zijn toelichting.
role-city = Ridder
role-road = Struikrover
role-field = Boer
role-monastery = Monnik

# Wat een zijde toont, als lijdend voorwerp.
shows-field = een weide
shows-road = een weg
shows-city = een stad

prompt-draw = { SEAT($seat) } trekt een landtegel.
prompt-place = { SEAT($seat, form: "turn") }: leg de landtegel aan.
spot-cell = Vrije plek in kolom { $x }, rij { $y }
choice-place = Landtegel aanleggen in kolom { $x }, rij { $y }, { $facing ->
    [0] niet gedraaid
    [1] 90° met de klok mee gedraaid
    [2] 180° gedraaid
   *[other] 90° tegen de klok in gedraaid
}
choice-figure-city = { $alike ->
    [1] Ridder in de stad
   *[other] Ridder in de stad { $side }
}
choice-figure-road = { $alike ->
    [1] Struikrover op de weg
   *[other] Struikrover op de weg { $side }
}
choice-figure-field = { $alike ->
    [1] Boer op de weide
   *[other] Boer op de weide { $side }
}
choice-figure-monastery = Monnik in het klooster
feature-city = Stad
feature-road = Weg
feature-field = Weide
feature-monastery = Klooster
tip-tile = Landtegel { $tile }
tip-figure = { $role } van { SEAT($seat, form: "inside") }

refuse-unknown-tile = Landtegel { $tile } bestaat niet.
refuse-no-such-tile-left = Landtegel { $tile } kan nu niet getrokken worden.
refuse-occupied = Daar ligt al een landtegel.
refuse-side = De landtegel toont { $side } { $own }, maar de tegel ernaast toont daar { $theirs }.
refuse-no-such-city = De gelegde landtegel heeft niet zo’n stad.
refuse-no-such-road = De gelegde landtegel heeft niet zo’n weg.
refuse-no-such-field = De gelegde landtegel heeft niet zo’n weide.
refuse-no-such-monastery = De gelegde landtegel heeft niet zo’n klooster.
refuse-supply = Er is geen horige meer in je voorraad.
refuse-held-city = { $count ->
    [one] { SEAT($seats) } heeft al een ridder in deze stad.
   *[other] { SEAT($seats) } hebben al ridders in deze stad.
}
refuse-held-road = { $count ->
    [one] { SEAT($seats) } heeft al een struikrover op deze weg.
   *[other] { SEAT($seats) } hebben al struikrovers op deze weg.
}
refuse-held-field = { $count ->
    [one] { SEAT($seats) } heeft al een boer op deze weide.
   *[other] { SEAT($seats) } hebben al boeren op deze weide.
}

event-road-finished = { SEAT($seat) } krijgt { $points } punten voor een afgebouwde weg van { $tiles } landtegels.
event-city-finished = { SEAT($seat) } krijgt { $points } punten voor een afgebouwde stad van { $tiles } landtegels.
event-monastery-finished = { SEAT($seat) } krijgt { $points } punten voor een afgebouwd klooster.
event-road-open = { SEAT($seat) } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor een onafgebouwde weg van { $tiles ->
    [one] één landtegel
   *[other] { $tiles } landtegels
}.
event-city-open = { SEAT($seat) } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor een onafgebouwde stad van { $tiles ->
    [one] één landtegel
   *[other] { $tiles } landtegels
}.
event-monastery-open = { SEAT($seat) } krijgt { $points } punten voor een onafgebouwd klooster.
event-field-scored = { SEAT($seat) } krijgt { $points } punten voor een weide aan { $tiles ->
    [one] één afgebouwde stad
   *[other] { $tiles } afgebouwde steden
}.
event-outnumbered-road = { SEAT($seat) } krijgt niets: anderen hebben meer struikrovers op de weg.
event-outnumbered-city = { SEAT($seat) } krijgt niets: anderen hebben meer ridders in de stad.
event-outnumbered-field = { SEAT($seat) } krijgt niets: anderen hebben meer boeren op de weide.
event-field-empty = { SEAT($seat) } krijgt niets: de weide grenst aan geen enkele afgebouwde stad.
event-tile-set-aside = Landtegel { $tile } past nergens en gaat terug in de doos.

# De regels van een berekening, als opschrift.
term-tiles = landtegels
term-shields = wapens
term-monastery-tiles = klooster en landtegels eromheen
term-finished-cities = afgebouwde steden

# Waar de punten vandaan komen, als rijen van de eindtabel.
row-road-finished = Afgebouwde wegen
row-city-finished = Afgebouwde steden
row-monastery-finished = Afgebouwde kloosters
row-road-open = Onafgebouwde wegen
row-city-open = Onafgebouwde steden
row-monastery-open = Onafgebouwde kloosters
row-field-scored = Weiden

# Het verslag: wat er gedaan is.
told-place = { SEAT($seat) } legt de landtegel aan in kolom { $x }, rij { $y }.
told-figure-city = { SEAT($seat) } zet een ridder in de stad.
told-figure-road = { SEAT($seat) } zet een struikrover op de weg.
told-figure-field = { SEAT($seat) } zet een boer op de weide.
told-figure-monastery = { SEAT($seat) } zet een monnik in het klooster.
