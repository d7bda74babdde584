title = Tabula Rasa
about = Leg ridders bij tien gebieden: wie er de meeste heeft, neemt het land.

castle = kasteel
treasure = schat
hand = Je hand
cards-in-hand = handkaarten
knight-red = rood { $number }
knight-green = groen { $number }
knight-blue = blauw { $number }
knight-violet = paars { $number }
knight-yellow = geel { $number }
territory-number = gebied { $number }
territory-red = gebied rood
territory-green = gebied groen
territory-blue = gebied blauw
territory-violet = gebied paars
territory-yellow = gebied geel
feature-territory = Gebied
side-alone = { SEAT($seat) }
side-pair = { SEAT($seat) } met { SEAT($partner, form: "inside") }

prompt-deal = De ridders worden gedeeld: een kaart voor { SEAT($seat, form: "inside") }.
prompt-draw = { SEAT($seat) } trekt een kaart.
prompt-play = { SEAT($seat, form: "turn") }: leg een ridder bij het gebied van zijn getal of zijn kleur.
spot-place = Bij { $territory }
about-place = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $knights }
about-knights = { $side }: { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
choice-play = { $knight } bij { $territory }
tip-knight = Ridder { $knight } van { SEAT($seat, form: "inside") }
tip-territory = { $territory }: { $points ->
    [one] één punt
   *[other] { $points } punten
}
tip-treasure = Schat: { $points ->
    [one] één punt
   *[other] { $points } punten
}
tip-castle = Kasteel: { $points } punten voor de eerste partij met twee van de gebieden 1–5
tip-stock = Stapel: { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
}
tip-removed = { $count } kaarten zijn gesloten uit het spel genomen
tip-lane = { $side }: hier liggen de ridders
tip-leads = { $side } leidt met { $knights ->
    [one] één ridder
   *[other] { $knights } ridders
}
tip-taken = Genomen door: { $side }

refuse-no-such-knight = Er is geen ridder “{ $knight }”: de kleuren zijn red, green, blue, violet en yellow, de getallen 1 t/m 5.
refuse-none-left = Er is geen ridder { $knight } meer te trekken.
refuse-not-in-hand = Je hebt { $knight } niet in je hand.
refuse-place = { $knight } mag niet bij { $place } liggen, alleen bij { $number } of { $colour }.
built-none-beside = Bij { $place } ligt geen ridder.
built-laid = Er liggen { $laid } ridders; de partij is pas afgelopen als het er { $count } zijn.
built-turns = { SEAT($seat) } heeft { $laid } ridders gelegd; om de beurt zouden het er { $due } moeten zijn.
built-last = De laatste ridder is van { SEAT($seat, form: "inside") }, dus het kan niet de laatste bij { $place } zijn.
built-hand = { SEAT($seat) } heeft { $held } ridders in de hand; het zouden er { $due } moeten zijn.
built-no-stock = De stapel is leeg, dus niemand trekt nog.
built-too-many-knights = Van deze kaart zijn er maar { $count }: { $knight }.

event-territory-taken = { $side } neemt { $territory } met { $knights ->
    [one] één ridder
   *[other] { $knights } ridders
} en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-treasure-taken = { $side } is tweede bij { $territory } met { $knights ->
    [one] één ridder
   *[other] { $knights } ridders
} en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
} voor de schat.
event-tie-treasure = { $side } staat gelijk op de eerste plaats bij { $territory } met { $knights ->
    [one] één ridder
   *[other] { $knights } ridders
} en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
} voor een schat.
event-castle-taken = { $side } heeft als eerste twee van de gebieden 1–5 en krijgt { $points } punten voor het kasteel.
event-partner = { SEAT($seat) }, partner van { SEAT($partner, form: "inside") }, krijgt hetzelfde: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-territory-unclaimed = Bij { $territory } ligt geen ridder: het wordt met zijn schat afgelegd.
event-treasure-unclaimed = Bij { $territory } is niemand tweede: de schat wordt afgelegd.
event-territory-tied = Bij { $territory } staan alle drie gelijk: het wordt met zijn schat afgelegd.
event-treasure-tied = Bij { $territory } staan er twee gelijk als tweede: de schat wordt afgelegd.
event-castle-unclaimed = Niemand heeft twee van de gebieden 1–5: het kasteel wordt afgelegd.

# Waar de punten vandaan komen, als rijen van de eindtabel.
row-territory-taken = Gebieden
row-treasure-taken = Schatten
row-tie-treasure = Schatten bij gelijke stand
row-castle-taken = Kasteel
row-partner = Als partner

# Het verslag: wat er gedaan is.
told-play = { SEAT($seat) } legt { $knight } bij { $territory }.

# Feiten voor de coach.
fact-leads = { SEAT($seats) } { $count ->
    [one] leidt
   *[other] leiden
} bij { $territory } met { $own ->
    [one] { $own } ridder
   *[other] { $own } ridders
} tegen { $other }.
fact-safe = Niemand anders kan bij { $territory } nog gelijkkomen.
fact-was-safe = Bij { $territory } kon toch al niemand meer gelijkkomen.
fact-ties = Nu staat het bij { $territory } gelijk, met elk { $own ->
    [one] { $own } ridder
   *[other] { $own } ridders
}.
fact-behind = Er zijn nog { $missing } ridders nodig om bij { $territory } te leiden.
fact-lost = Het is niet meer mogelijk om bij { $territory } te leiden.
fact-treasure = De tweede plaats bij { $territory } levert nu de schat op.
fact-no-use = Bij { $territory } valt met deze kaart niets meer te winnen.
fact-could-lead = Deze kaart had ook bij { $territory } de leiding gegeven.
fact-could-tie = Deze kaart had ook bij { $territory } voor een gelijke stand gezorgd.
fact-hand = { $count ->
    [one] { $count } andere handkaart past
   *[other] { $count } andere handkaarten passen
} bij { $territory }.
fact-unseen = { $count ->
    [one] { $count } ridder voor { $territory } is nog niet gezien
   *[other] { $count } ridders voor { $territory } zijn nog niet gezien
}.
fact-castle = { SEAT($seats) } { $count ->
    [one] krijgt
   *[other] krijgen
} bij deze stand het kasteel.
fact-castle-denied = { SEAT($seats) } { $count ->
    [one] krijgt
   *[other] krijgen
} bij deze stand het kasteel niet meer.

# A position laid out by hand.
edit-group-knights = Ridders
edit-place-knight = Waar heeft { SEAT($seat, form: "inside") } deze ridder gelegd?
edit-take-knight = Van tafel nemen: { $knight }, { $territory }
edit-begun = Wie begint, staat vast zodra er een ridder ligt.
