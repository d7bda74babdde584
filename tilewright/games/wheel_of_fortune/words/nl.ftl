title = Carcassonne: Rad van fortuin
about = Leg landtegels aan, bezet steden, wegen, kloosters en weiden en trotseer het rad van fortuin.

# Wat er op het rad staat.
segment-fortune = Fortuna
segment-tax = Belasting
segment-famine = Hongersnood
segment-storm = Onweer
segment-inquisition = Inquisitie
segment-plague = Pest

prompt-take = { SEAT($seat, form: "turn") }: de pest! Neem een van je horigen van het speelveld terug.
prompt-figure = { SEAT($seat, form: "turn") }: zet een horige op de nieuwe landtegel of op een kronenveld, of pas.
choice-crown = Horige op een kronenveld: { $segment }
choice-take-city = De ridder in kolom { $x }, rij { $y } terugnemen
choice-take-road = De struikrover in kolom { $x }, rij { $y } terugnemen
choice-take-field = De boer in kolom { $x }, rij { $y } terugnemen
choice-take-monastery = De monnik in kolom { $x }, rij { $y } terugnemen
land-wheel = rad van fortuin { $number }
tip-crown = Horige van { SEAT($seat, form: "inside") } op een kronenveld: { $segment }
tip-board = Het bord met het rad van fortuin: de steden, wegen en weiden erop tellen zoals alle andere
tip-pig = Het varken op het segment { $segment }
tip-fortune = Fortuna: de actieve speler krijgt 3 punten. Eén kronenveld.
tip-tax = Belasting: elke ridder levert 1 punt op voor elk wapen en elke eigen ridder in zijn stad. Twee kronenvelden.
tip-famine = Hongersnood: elke boer levert 1 punt op per afgebouwde stad aan zijn weide. Eén kronenveld.
tip-storm = Onweer: elke horige in de voorraad levert 1 punt op. Twee kronenvelden.
tip-inquisition = Inquisitie: elke monnik levert 2 punten op. Eén kronenveld.
tip-plague = Pest: elke speler neemt een horige van het speelveld terug. Twee kronenvelden.

refuse-no-such-symbol = Landtegel { $tile } met dit rad van fortuin bestaat niet.
refuse-board = Daar ligt het bord met het rad van fortuin.
refuse-apart = De landtegel moet met een zijde aan het bord of aan een andere grenzen; een hoek is niet genoeg.
refuse-crown = { $count ->
    [one] { SEAT($seats) } heeft de kronenvelden hier al bezet: { $segment }.
   *[other] { SEAT($seats) } hebben de kronenvelden hier al bezet: { $segment }.
}
refuse-take-crown = De pest spaart de kronenvelden: er moet een horige van het speelveld terug.
refuse-take-none = Daar heb je geen horige.
built-no-tile = Daar ligt geen landtegel.
built-pig = De getrokken symbolen hebben het varken { $steps ->
    [one] { $steps } vak
   *[other] { $steps } vakken
} verplaatst, dus het staat hier: { $segment }.
built-crowns = Dit vak heeft maar { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
}: { $segment }.
built-crown-scored = Het varken is hier net aangekomen, dus de kronen zijn al geteld en vrij: { $segment }.
built-no-plague = Horigen worden alleen weggenomen als een radsymbool het varken naar de Pest heeft gebracht.
built-none-to-take = { SEAT($seat) } heeft op het land geen horige om weg te nemen.

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
term-fortune = de actieve speler
term-tax = ridders, op basis van wapens en eigen ridders
term-famine = boeren, op basis van afgebouwde steden
term-storm = horigen in de voorraad
term-inquisition = monniken
term-crown = horige op een kronenveld
term-crown-alone = enige horige bij twee kronenvelden

# Waar de punten vandaan komen, als rijen van de eindtabel.
row-fortune = Fortuna
row-tax = Belasting
row-famine = Hongersnood
row-storm = Onweer
row-inquisition = Inquisitie
row-crown = Kronenvelden

# Het verslag: wat er gedaan is.
told-crown = { SEAT($seat) } zet een horige op een kronenveld: { $segment }.
told-take-city = { SEAT($seat) } neemt de ridder in kolom { $x }, rij { $y } terug.
told-take-road = { SEAT($seat) } neemt de struikrover in kolom { $x }, rij { $y } terug.
told-take-field = { SEAT($seat) } neemt de boer in kolom { $x }, rij { $y } terug.
told-take-monastery = { SEAT($seat) } neemt de monnik in kolom { $x }, rij { $y } terug.

# Een feit voor de coach.
fact-crown = { $fit } van { $left ->
    [one] { $left } overgebleven landtegel
   *[other] { $left } overgebleven landtegels
} { $fit ->
    [one] brengt
   *[other] brengen
} het varken hierna naar { $segment }; deze horige levert dan { $points } punten op.

edit-take-crown = De horige van een kronenveld nemen: { $segment }
