title = Carcassonne: Rad van fortuin
about = Leg landtegels aan, bezet steden, wegen, kloosters en weiden en trotseer het rad van fortuin.

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

# Wat er op het rad staat.
segment-fortune = Fortuna
segment-tax = Belasting
segment-famine = Hongersnood
segment-storm = Onweer
segment-inquisition = Inquisitie
segment-plague = Pest

prompt-draw = { SEAT($seat) } trekt een landtegel.
prompt-place = { SEAT($seat, form: "turn") }: leg de landtegel aan.
prompt-take = { SEAT($seat, form: "turn") }: de pest! Neem een van je horigen van het speelveld terug.
prompt-figure = { SEAT($seat, form: "turn") }: zet een horige op de nieuwe landtegel of op een kronenveld, of pas.
spot-cell = Vrije plek in kolom { $x }, rij { $y }
choice-place = Landtegel aanleggen in kolom { $x }, rij { $y }, { $facing ->
    [0] niet gedraaid
    [1] 90° met de klok mee gedraaid
    [2] 180° gedraaid
   *[other] 90° tegen de klok in gedraaid
}
choice-figure-city = Ridder in de stad
choice-figure-road = Struikrover op de weg
choice-figure-field = Boer op de weide
choice-figure-monastery = Monnik in het klooster
choice-crown = Horige op een kronenveld: { $segment }
choice-take-city = De ridder in kolom { $x }, rij { $y } terugnemen
choice-take-road = De struikrover in kolom { $x }, rij { $y } terugnemen
choice-take-field = De boer in kolom { $x }, rij { $y } terugnemen
choice-take-monastery = De monnik in kolom { $x }, rij { $y } terugnemen
feature-city = Stad
feature-road = Weg
feature-field = Weide
feature-monastery = Klooster
tip-tile = Landtegel { $tile }
tip-wheel-tile = Landtegel { $tile } met rad van fortuin { $number }
tip-figure = { $role } van { SEAT($seat, form: "inside") }
tip-crown = Horige van { SEAT($seat, form: "inside") } op een kronenveld: { $segment }
tip-board = Het bord met het rad van fortuin: de steden, wegen en weiden erop tellen zoals alle andere
tip-pig = Het varken op het segment { $segment }
tip-fortune = Fortuna: de actieve speler krijgt 3 punten. Eén kronenveld.
tip-tax = Belasting: elke ridder levert 1 punt op voor elk wapen en elke eigen ridder in zijn stad. Twee kronenvelden.
tip-famine = Hongersnood: elke boer levert 1 punt op per afgebouwde stad aan zijn weide. Eén kronenveld.
tip-storm = Onweer: elke horige in de voorraad levert 1 punt op. Twee kronenvelden.
tip-inquisition = Inquisitie: elke monnik levert 2 punten op. Eén kronenveld.
tip-plague = Pest: elke speler neemt een horige van het speelveld terug. Twee kronenvelden.

refuse-unknown-tile = Landtegel { $tile } bestaat niet.
refuse-no-such-symbol = Landtegel { $tile } met dit rad van fortuin bestaat niet.
refuse-no-such-tile-left = Landtegel { $tile } kan nu niet getrokken worden.
refuse-occupied = Daar ligt al een landtegel.
refuse-board = Daar ligt het bord met het rad van fortuin.
refuse-apart = De landtegel moet met een zijde aan het bord of aan een andere grenzen; een hoek is niet genoeg.
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
refuse-crown = { $count ->
    [one] { SEAT($seats) } heeft de kronenvelden hier al bezet: { $segment }.
   *[other] { SEAT($seats) } hebben de kronenvelden hier al bezet: { $segment }.
}
refuse-take-crown = De pest spaart de kronenvelden: er moet een horige van het speelveld terug.
refuse-take-none = Daar heb je geen horige.

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
event-pig-moved = { $count ->
    [one] Het varken loopt één segment verder: { $segment }.
   *[other] Het varken loopt { $count } segmenten verder: { $segment }.
}
event-fortune = Fortuna: { SEAT($seat, form: "inside") } krijgt { $points } punten.
event-tax = Belasting: { SEAT($seat, form: "inside") } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $count ->
    [one] een ridder
   *[other] { $count } ridders
} in een stad { $shields ->
    [0] zonder wapen
    [1] met een wapen
   *[other] met { $shields } wapens
}.
event-famine = Hongersnood: { SEAT($seat, form: "inside") } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $count ->
    [one] een boer
   *[other] { $count } boeren
} aan { $each ->
    [one] één afgebouwde stad
   *[other] { $each } afgebouwde steden
}.
event-storm = Onweer: { SEAT($seat, form: "inside") } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $count ->
    [one] een horige
   *[other] { $count } horigen
} in de voorraad.
event-inquisition = Inquisitie: { SEAT($seat, form: "inside") } krijgt { $points } punten voor { $count ->
    [one] een monnik
   *[other] { $count } monniken
}.
event-plague-city = Pest: { SEAT($seat, form: "inside") } neemt een ridder terug.
event-plague-road = Pest: { SEAT($seat, form: "inside") } neemt een struikrover terug.
event-plague-field = Pest: { SEAT($seat, form: "inside") } neemt een boer terug.
event-plague-monastery = Pest: { SEAT($seat, form: "inside") } neemt een monnik terug.
event-crown = { SEAT($seat) } krijgt { $points } punten voor een horige op een kronenveld: { $segment }.

# De regels van een berekening, als opschrift.
term-tiles = landtegels
term-shields = wapens
term-monastery-tiles = klooster en landtegels eromheen
term-finished-cities = afgebouwde steden
term-fortune = de actieve speler
term-tax = ridders, op basis van wapens en eigen ridders
term-famine = boeren, op basis van afgebouwde steden
term-storm = horigen in de voorraad
term-inquisition = monniken
term-crown = horige op een kronenveld
term-crown-alone = enige horige bij twee kronenvelden

# Waar de punten vandaan komen, als rijen van de eindtabel.
kind-road-finished = Afgebouwde wegen
kind-city-finished = Afgebouwde steden
kind-monastery-finished = Afgebouwde kloosters
kind-road-open = Onafgebouwde wegen
kind-city-open = Onafgebouwde steden
kind-monastery-open = Onafgebouwde kloosters
kind-field-scored = Weiden
kind-fortune = Fortuna
kind-tax = Belasting
kind-famine = Hongersnood
kind-storm = Onweer
kind-inquisition = Inquisitie
kind-crown = Kronenvelden

# Het verslag: wat er gedaan is.
told-place = { SEAT($seat) } legt de landtegel aan in kolom { $x }, rij { $y }.
told-figure-city = { SEAT($seat) } zet een ridder in de stad.
told-figure-road = { SEAT($seat) } zet een struikrover op de weg.
told-figure-field = { SEAT($seat) } zet een boer op de weide.
told-figure-monastery = { SEAT($seat) } zet een monnik in het klooster.
told-crown = { SEAT($seat) } zet een horige op een kronenveld: { $segment }.
told-take-city = { SEAT($seat) } neemt de ridder in kolom { $x }, rij { $y } terug.
told-take-road = { SEAT($seat) } neemt de struikrover in kolom { $x }, rij { $y } terug.
told-take-field = { SEAT($seat) } neemt de boer in kolom { $x }, rij { $y } terug.
told-take-monastery = { SEAT($seat) } neemt de monnik in kolom { $x }, rij { $y } terug.
