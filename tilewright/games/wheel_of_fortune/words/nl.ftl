title = Carcassonne: Rad van fortuin
about = Leg landtegels, bezet steden, wegen, kloosters en weiden, en trotseer het rad van fortuin.

figures = horigen
part-city = stad
part-road = weg
part-field = weide
part-monastery = klooster
role-city = ridder
role-road = struikrover
role-field = boer
role-monastery = monnik
shows-field = weide
shows-road = weg
shows-city = stad

segment-fortune = Fortuna
segment-tax = Belasting
segment-famine = Hongersnood
segment-storm = Onweer
segment-inquisition = Inquisitie
segment-plague = Pest

prompt-draw = Plaats { $seat } trekt een landtegel.
prompt-take = Plaats { $seat }: de pest! Neem een van je horigen van het land terug.
prompt-place = Plaats { $seat }: leg de landtegel aan.
prompt-figure = Plaats { $seat }: zet een horige op de nieuwe tegel of op een kronenveld, of pas.
spot-cell = Lege plek { $x } oost, { $y } zuid
choice-place = Tegel aanleggen: { $x } oost, { $y } zuid, { $facing ->
    [0] niet gedraaid
    [one] een kwartslag gedraaid
   *[other] { $facing } kwartslagen gedraaid
}
choice-figure = { $role } ({ $part })
choice-crown = Horige op een kronenveld: { $segment }
choice-take = Terugnemen: { $role } op { $x } oost, { $y } zuid
tip-tile = Tegel { $tile }{ $number ->
    [0] { "" }
   *[other] { "" } met rad van fortuin { $number }
}
tip-figure = { $role } van plaats { $seat }
tip-crown = Horige van plaats { $seat } op een kronenveld: { $segment }
tip-board = Rad van fortuin: de steden, wegen en weiden erop tellen zoals alle andere
tip-pig = Het varken staat op { $segment }
tip-fortune = Fortuna: de actieve speler krijgt 3 punten. Eén kronenveld.
tip-tax = Belasting: elke ridder levert de wapens in zijn stad plus de eigen ridders daar op. Twee kronenvelden.
tip-famine = Hongersnood: elke boer levert 1 punt op per afgebouwde stad aan zijn weide. Eén kronenveld.
tip-storm = Onweer: elke horige in je voorraad levert 1 punt op. Twee kronenvelden.
tip-inquisition = Inquisitie: elke monnik levert 2 punten op. Eén kronenveld.
tip-plague = Pest: elke speler neemt één horige van het land terug. Twee kronenvelden.

refuse-unknown-tile = Er is geen tegel { $tile }.
refuse-no-such-symbol = Er is geen tegel { $tile }: geen enkele draagt dit rad van fortuin.
refuse-no-such-tile-left = Een tegel { $tile } kan nu niet getrokken worden.
refuse-board = Daar ligt het rad van fortuin.
refuse-occupied = Daar ligt al een tegel.
refuse-apart = De tegel moet met een zijde aan het rad of aan een andere tegel liggen; alleen hoeken is niet genoeg.
refuse-side = Kant { $side }: jouw tegel toont { $own }, de buurtegel { $theirs }.
refuse-no-such-part = De juist gelegde tegel heeft dit niet: { $part }.
refuse-supply = Er is geen horige meer in de voorraad.
refuse-held = Al bezet: { $part } (plaats { $seats }).
refuse-crown = Er is geen kronenveld meer vrij: { $segment } (plaats { $seats }).
refuse-take-crown = De pest spaart de kronenvelden: er moet een horige van het land terug.
refuse-no-part-there = Dat is er niet op die plek: { $part }.
refuse-no-own-there = Daar staat geen horige van jou: { $part }.

event-road-finished = Plaats { $seat } krijgt { $points } voor een afgebouwde weg van { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}.
event-city-finished = Plaats { $seat } krijgt { $points } voor een afgebouwde stad van { $tiles } tegels.
event-monastery-finished = Plaats { $seat } krijgt { $points } voor een afgebouwd klooster.
event-road-open = Plaats { $seat } krijgt { $points } voor een onafgebouwde weg van { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}.
event-city-open = Plaats { $seat } krijgt { $points } voor een onafgebouwde stad van { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}.
event-monastery-open = Plaats { $seat } krijgt { $points } voor een onafgebouwd klooster.
event-field-scored = Plaats { $seat } krijgt { $points } voor een weide aan { $tiles ->
    [one] één afgebouwde stad
   *[other] { $tiles } afgebouwde steden
}.
event-no-majority = Plaats { $seat } krijgt niets ({ $part }): een ander heeft daar meer horigen.
event-nothing = Plaats { $seat } krijgt niets ({ $part }): er grenst geen afgebouwde stad aan.
event-tile-set-aside = Tegel { $tile } past nergens en gaat in de doos.
event-pig-moved = Het varken loopt { $count ->
    [one] één segment
   *[other] { $count } segmenten
} verder: { $segment }.
event-fortune = Fortuna: plaats { $seat } krijgt { $points }.
event-tax = Belasting: plaats { $seat } krijgt { $points } voor { $count ->
    [one] één ridder
   *[other] { $count } ridders
} in een stad { $shields ->
    [0] zonder wapen
    [one] met één wapen
   *[other] met { $shields } wapens
}.
event-famine = Hongersnood: plaats { $seat } krijgt { $points } voor { $count ->
    [one] één boer
   *[other] { $count } boeren
} aan { $each ->
    [one] één afgebouwde stad
   *[other] { $each } afgebouwde steden
}.
event-storm = Onweer: plaats { $seat } krijgt { $points } voor { $count ->
    [one] één horige
   *[other] { $count } horigen
} in de voorraad.
event-inquisition = Inquisitie: plaats { $seat } krijgt { $points } voor { $count ->
    [one] één monnik
   *[other] { $count } monniken
}.
event-plague = Pest: plaats { $seat } neemt een horige terug ({ $part }).
event-crown = Plaats { $seat } krijgt { $points } voor een horige op een kronenveld: { $segment }.
term-tiles = tegels
term-shields = wapens
term-monastery-tiles = klooster en omliggende tegels
term-finished-cities = afgebouwde steden
term-fortune = Fortuna
term-tax = ridders × (eigen ridders + wapens)
term-famine = boeren × afgebouwde steden
term-storm = horigen in de voorraad
term-inquisition = monniken
term-crown = horige op een kronenveld
term-crown-alone = horige alleen in een segment met twee kronenvelden
