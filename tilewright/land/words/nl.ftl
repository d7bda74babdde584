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
place-cell = kolom { $x }, rij { $y }
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
tip-tile = Landtegel: { $land }
tip-tile-laid = Kolom { $x }, rij { $y }: { $land }
tip-figure = { $role } van { SEAT($seat, form: "inside") }, kolom { $x }, rij { $y }

# Het land in woorden: wat op een landtegel of naast een vrije plek ligt, en aan welke kanten.
land-city = stad { $sides }{ $shields ->
    [0] {""}
   *[other] {" "}met wapen
}
land-road = weg { $sides }
land-field = weide { $sides }
land-monastery = klooster
sides = { $sides ->
    [N] in het noorden
    [E] in het oosten
    [S] in het zuiden
    [W] in het westen
    [NE] in het noorden en oosten
    [NS] in het noorden en zuiden
    [NW] in het noorden en westen
    [ES] in het oosten en zuiden
    [EW] in het oosten en westen
    [SW] in het zuiden en westen
    [NES] in het noorden, oosten en zuiden
    [NEW] in het noorden, oosten en westen
    [NSW] in het noorden, zuiden en westen
    [ESW] in het oosten, zuiden en westen
   *[NESW] aan alle kanten
}

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

# Feiten voor de coach. Een gebied staat nooit aan het begin van een zin.
this-city = deze stad
this-road = deze weg
this-field = deze weide
this-monastery = dit klooster
a-city = een stad
a-road = een weg
a-field = een weide
a-monastery = een klooster
fact-finishes = { SEAT($seats) } { $count ->
    [one] krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] krijgen elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
} voor { $area }.
fact-claimable = Een horige kan meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren voor { $area }.
fact-free = Een horige kan { $area } bezetten, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
fact-free-finished = Een horige kan { $area } bezetten, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard, afgebouwd { $possible }.
fact-claims = Een horige bezet { $area }, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
fact-claims-finished = Een horige bezet { $area }, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard, afgebouwd { $possible }.
fact-field = Deze weide grenst aan { $finished ->
    [one] { $finished } afgebouwde stad
   *[other] { $finished } afgebouwde steden
} en { $unfinished ->
    [one] { $unfinished } onvoltooide stad
   *[other] { $unfinished } onvoltooide steden
}.
fact-closers = { $left ->
    [one] De laatste landtegel bouwt { $area } af.
   *[other] { $fit } van de { $left } overgebleven landtegels { $fit ->
        [one] bouwt
       *[other] bouwen
    } { $area } af.
}
fact-closers-theirs = { $left ->
    [one] De laatste landtegel bouwt { $area } af
   *[other] { $fit } van de { $left } overgebleven landtegels { $fit ->
        [one] bouwt
       *[other] bouwen
    } { $area } af
} voor { SEAT($seat, form: "inside") }.
fact-places = Er zijn nog minstens { $cells } landtegels nodig voor { $area }; op de moeilijkste plek { $fit ->
    [one] past er
   *[other] passen er
} { $fit } van de { $left } die over zijn.
fact-stuck = Men kan { $area } (nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard) niet meer afbouwen.
fact-stuck-theirs = { SEAT($seats) } { $count ->
    [one] kan
   *[other] kunnen
} { $area } (nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard) niet meer afbouwen.
fact-ousted = { SEAT($seats) } { $count ->
    [one] verliest
   *[other] verliezen
} { $area }, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
fact-shares = { SEAT($seats) } delen { $area }, nu voor elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
fact-supply = { $count ->
    [0] Er blijft geen horige
   *[other] Er blijft maar één horige
} in de voorraad.
fact-field-grows = { SEAT($seats) } { $count ->
    [one] heeft
   *[other] hebben
} een weide die nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard is.
fact-raises = Nu is { $area } { $after ->
    [one] { $after } punt
   *[other] { $after } punten
} waard in plaats van { $before }.
fact-raises-theirs = Nu is { $area } { $after ->
    [one] { $after } punt
   *[other] { $after } punten
} waard in plaats van { $before }, en wel voor { SEAT($seat, form: "inside") }.
fact-gives-up = Dit geeft { $area } op (nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard).
fact-free-field = Een horige kan deze weide bezetten, die grenst aan { $finished ->
    [one] { $finished } afgebouwde stad
   *[other] { $finished } afgebouwde steden
} en { $unfinished ->
    [one] { $unfinished } onvoltooide stad
   *[other] { $unfinished } onvoltooide steden
}.
fact-harder = Men bouwt { $area } nu moeilijker af: slechts { $fit } van de { $left } overgebleven landtegels in plaats van { $before } { $cells ->
    [1] { $fit ->
        [one] kan
       *[other] kunnen
    } dat nog
   *[other] { $fit ->
        [one] past
       *[other] passen
    } op de moeilijkste plek
}.
fact-harder-theirs = { SEAT($seats) } { $count ->
    [one] bouwt
   *[other] bouwen
} { $area } nu moeilijker af: slechts { $fit } van de { $left } overgebleven landtegels in plaats van { $before } { $cells ->
    [1] { $fit ->
        [one] kan
       *[other] kunnen
    } dat nog
   *[other] { $fit ->
        [one] past
       *[other] passen
    } op de moeilijkste plek
}.
fact-might-finish = Men kan { $area } nog afbouwen, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; de horige komt dan terug.

# Een stelling die met de hand is opgebouwd.
edit-group-figures = Horigen
edit-figure = Horige van { SEAT($seat, form: "inside") }
edit-place-tile = Waar ligt deze landtegel?
edit-place-figure = Waar staat deze horige van { SEAT($seat, form: "inside") }?
edit-take-figure = De horige in kolom { $x }, rij { $y } van tafel nemen
edit-take-tile = De landtegel in kolom { $x }, rij { $y } van tafel nemen
edit-figure-there = Op deze landtegel staat al een horige.

# Waarom een stelling niet opgebouwd kan worden.
built-too-many-tiles = Van landtegel { $tile } { $count ->
    [one] is er maar { $count }
   *[other] zijn er maar { $count }
}.
built-too-many-left = Van landtegel { $tile } { $count ->
    [one] kan er hoogstens { $count }
   *[other] kunnen er hoogstens { $count }
} over zijn.
built-figure-nowhere = Een horige kan alleen op een landtegel staan die een speler heeft gelegd.
built-no-part = De landtegel heeft geen “{ $part }”.
built-too-many-figures = { SEAT($seat) } heeft meer dan { $count } horigen.
built-figure-already = Op de zojuist gelegde landtegel kan nog geen horige staan.
built-finished-city = De stad is afgebouwd, dus de ridders zijn al terug bij hun eigenaars.
built-finished-road = De weg is afgebouwd, dus de struikrovers zijn al terug bij hun eigenaars.
built-finished-monastery = Het klooster is afgebouwd, dus de monnik is al terug bij zijn eigenaar.
built-never-joined = Meerdere horigen kunnen elkaar alleen ontmoeten als een landtegel zonder een van hen hun gebieden heeft verbonden.
built-nothing-left = Er is geen landtegel meer over, dus de partij is afgelopen.
built-not-over = Er zijn nog landtegels over, dus de partij is niet afgelopen.
built-not-scored = De partij is afgelopen, dus alle horigen zijn geteld en weer in de voorraad.
built-fits-nowhere = Landtegel { $tile } past nergens, dus die is al terug in de doos.
