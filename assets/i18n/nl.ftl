# De woorden van het venster in het Nederlands.

language-name = Nederlands

## Schaken

white = Wit
black = Zwart

piece = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
}
the-piece = { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
    [knight] het paard
   *[pawn] de pion
} op { $square }
colored-piece = { $role ->
    [knight] { $color ->
        [white] wit
       *[black] zwart
    }
   *[other] { $color ->
        [white] witte
       *[black] zwarte
    }
} { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
}
letters = KDTLP
list-next = { $list }, { $next }
list-last = { $list } en { $last }
paragraph = { $before } { $next }

## Velden, zoals ze worden voorgelezen

square-empty = { $square }, leeg
square-piece = { $square }, { $piece }
mark-selected = gekozen
mark-target = hier kan het stuk heen
mark-last-move = laatste zet
mark-check = schaak
mark-cause = de reden
board = Schaakbord
mark-must-move = moet zetten
mark-must-be-taken = moet geslagen worden
mark-can-take = kan het slaan
mark-castles = kan nu worden verzet
mark-king-goal = hier zou de koning komen
mark-rook-goal = hier zou de toren komen
mark-hint = hint
king-in-hand = koning, in de hand

## Zetten, zoals ze worden gezegd

spoken-pawn = { $to }{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-pawn-takes = { $file } slaat { $to }{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-en-passant = { $file } slaat { $to } en passant{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-promotes = { $to }, promoveert tot { $promoted ->
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
}{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-takes-promotes = { $file } slaat { $to }, promoveert tot { $promoted ->
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
}{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-piece = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
} { $to }{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-piece-from = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
} van { $from } naar { $to }{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-takes = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
} slaat { $to }{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-takes-from = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
} van { $from } slaat { $to }{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-castles-short = korte rokade{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}
spoken-castles-long = lange rokade{ $end ->
    [check] , schaak
    [mate] , schaakmat
   *[none] {""}
}

# Een zet die net is gedaan.
aloud-move = { $move }.

# Woorden van een getypte zet in woorden, met één spatie ertussen: de rokade naar de h-kant en naar de a-kant, slaan, en
# woorden die niets toevoegen.
typed-short = kort korte
typed-long = lang lange
typed-takes = slaat neemt
typed-between = van naar op de het en rokade rokeert promoveert tot wordt schaak schaakmat mat passant

## Wat wordt verteld op verzoek

cmd-full-screen = Volledig scherm
    .tip = Het venster vult het hele scherm, of niet meer
cmd-to-board = Naar het bord
    .tip = Het toetsenbord komt op het bord: pijltjestoetsen gaan van veld naar veld
menu-bar = Menubalk
menu-aloud = Voorlezen
cmd-aloud-ask = Wat staat er op…
    .tip = Typ een veld, een lijn, een rij of een stuk, zoals e4, e, 4 of P
cmd-aloud-here = Dit veld
    .tip = Wat er staat op het veld waar het toetsenbord is
cmd-aloud-targets = Waar dit stuk heen kan
    .tip = De velden die het bord aangeeft als het stuk gekozen is
cmd-aloud-bond = Wat bindt
    .tip = Wat er is aangeraakt of aangeboden, en het artikel
cmd-aloud-last = De laatste zet
    .tip = De zet vóór de stelling op het bord
cmd-aloud-standing = Wie aan zet is, en de stukken
    .tip = Wie aan zet is en wat beide partijen nog hebben
cmd-aloud-clocks = De klokken
    .tip = Wat beide klokken aangeven
cmd-aloud-again = Nog een keer
    .tip = Wat het laatst is gezegd
ask-field = Wat staat er op…
ask-field-hint = e4, e, 4, P of paarden, dan Enter
aloud-sentence = { $text }.
aloud-file = Op de { $file }-lijn:
aloud-rank = Op rij { $rank }:
aloud-nothing = Niets.
aloud-piece-at = { $piece } { $square }
aloud-at = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
} { $square }
aloud-side = { $color }:
aloud-kind = { $role ->
    [king] Koningen
    [queen] Dames
    [rook] Torens
    [bishop] Lopers
    [knight] Paarden
   *[pawn] Pionnen
}:
aloud-kind-of = { $color } { $squares }.
aloud-kind-none = { $color } heeft er geen.
aloud-unknown = Dat is geen veld en geen stuk.
aloud-unknown-how = Typ een veld zoals e4, een lijn zoals e, een rij zoals 4, of een stuk zoals P.
aloud-targets = { $piece } kan naar:
aloud-castling = rokade met de toren op { $square }
aloud-free = Niets bindt { $color ->
    [white] wit
   *[black] zwart
}: er is geen stuk aangeraakt.
aloud-last = De laatste zet:
aloud-even = Beide partijen hebben { $pieces }.
aloud-uneven = Wit heeft { $white }. Zwart heeft { $black }.
aloud-count = { $count } { $role ->
    [king] { $count ->
        [one] koning
       *[other] koningen
    }
    [queen] { $count ->
        [one] dame
       *[other] dames
    }
    [rook] { $count ->
        [one] toren
       *[other] torens
    }
    [bishop] { $count ->
        [one] loper
       *[other] lopers
    }
    [knight] { $count ->
        [one] paard
       *[other] paarden
    }
   *[pawn] { $count ->
        [one] pion
       *[other] pionnen
    }
}
aloud-king-only = alleen de koning
aloud-clocks = Wit { $white }, zwart { $black }.
aloud-clock-runs = De klok van { $color ->
    [white] wit
   *[black] zwart
} loopt.

## De wetskaart

article = art. { $article }
turn-white = Wit is aan zet.
turn-black = Zwart is aan zet.
turn-check = De koning staat schaak door { $from }.
turn-first = Pak een stuk op, of typ een zet.
turn-last = { $name } speelde { $move }.
selected-moves = { $piece } kan naar { $count ->
    [one] één veld
   *[other] { $count } velden
}.
selected-stuck = { $piece } heeft geen reglementaire zet.
promoting = Kies het promotiestuk.
promoting-detail = Dame, paard, toren of loper; gekozen is gekozen.
touched-title = { $count ->
    [one] { $piece } is aangeraakt.
   *[other] { $piece } zijn aangeraakt.
}
touched-free = { $count ->
    [one] Dat stuk kan niet zetten en niet geslagen worden: { $color } is vrij in zijn zet.
   *[other] Geen van die stukken kan zetten of geslagen worden: { $color } is vrij in zijn zet.
}
bond-own-must = { $color } moet { $role ->
    [king] met de koning
    [queen] met deze dame
    [rook] met deze toren
    [bishop] met deze loper
    [knight] met dit paard
   *[pawn] met deze pion
} zetten.
bond-enemy-must = { $color } moet { $role ->
    [queen] deze dame
    [rook] deze toren
    [bishop] deze loper
    [knight] dit paard
   *[pawn] deze pion
} slaan.
bond-takes = { $color } moet slaan: { $own } slaat { $enemy }.
bond-first = { $piece } is als eerste aangeraakt, en geen van de aangeraakte stukken slaat het andere.
bond-castling = De koning is aangeraakt, daarna { $piece }.
bond-castling-must = { $color } moet met deze toren rokeren.
bond-king-first = De koning is aangeraakt, daarna een toren waarmee hij niet kan rokeren.
bond-rook-first = De toren is voor de koning aangeraakt: met die toren kan niet meer worden gerokeerd.
bond-intended = Bij een claim is een zet aangekondigd.
bond-intended-must = { $color } moet { $move } spelen.
bond-on-claim = { $opponent } mag claimen als { $color } iets anders speelt.
adjusting = J’adoube.
adjusting-detail = { $color } zet stukken recht: aanraken bindt nu niet. J of Esc maakt er een eind aan.
announced = { $color } gaat rokeren.
announced-detail = Koning naar { $king }, toren naar { $rook }. Bevestig, of doe het op het bord; Esc trekt het in.
near-goal-one-step = De koning naar { $king } is hier een gewone koningszet. Wie wil rokeren, zet de koning op de toren op { $rook }, of zegt het vooraf (C).
near-goal-there = De koning staat al op { $king }, waar hij na de rokade hoort. Wie wil rokeren, zet hem op de toren op { $rook }, of zegt het vooraf (C).
king-move = De koning naar { $king } was een koningszet, geen rokade.
king-move-stands = De zet blijft staan. Wie wil rokeren, zet de koning op zijn toren, of zegt het vooraf (C).
king-move-go-back = In deze partij kan een zet terug. Wie wil rokeren, zet de koning op zijn toren, of zegt het vooraf (C).
king-off = { $color } heeft de koning in de hand, om te rokeren.
king-off-rook = Nu de toren naar { $rook }, dan de koning naar { $king }.
king-off-choose = Zet de toren waarmee u rokeert op zijn nieuwe veld, dan de koning.
king-off-king = Nu de koning naar { $king }.
paused = De klok staat stil.
paused-detail = Tot de klok weer loopt kan er niets worden aangeraakt.
clock-waits = De klok wacht: druk op Start, of raak een stuk aan.
offered-draw = { $name } biedt remise aan.
offered-take-back = { $name } vraagt { $moves } terug.
offered-detail = { $other } kan dat aannemen of afslaan; een stuk aanraken is ook afslaan.
offered-waits = { $other } kan dat aannemen of afslaan.
back-title = U kijkt terug: { $move }
back-start = U kijkt terug naar het begin.
back-detail = Druk op een stuk of op de End-toets om terug te gaan naar de partij.
ended-white-wins = Wit wint.
ended-black-wins = Zwart wint.
ended-draw = Remise.
by-checkmate = Schaakmat.
by-resignation = { $name } heeft opgegeven.
by-resignation-without-mate = Opgegeven, maar de tegenstander kan onmogelijk mat geven.
by-agreement = Remise overeengekomen.
by-threefold = Driemaal dezelfde stelling.
by-perpetual-check = Eeuwig schaak: driemaal dezelfde stelling, met schaak bij elke zet.
by-fifty-moves = Vijftig zetten zonder slaan of pionzet.
by-flag-fall = De vlag van { $name } is gevallen.
by-flag-fall-without-mate = De vlag van { $name } is gevallen, maar de tegenstander kan onmogelijk mat geven.
by-stalemate = Pat: { $name } heeft geen reglementaire zet en staat niet schaak.
by-dead-position = Dode stelling: geen enkele reeks reglementaire zetten leidt nog tot mat, voor wit noch voor zwart.
dead-wall = De gemarkeerde pionnen staan vast, en niets komt er nog doorheen om mat te geven.
mate-not-decided = Of mat nog mogelijk was, kon niet worden vastgesteld; daarom blijft het verlies staan.
by-fivefold = Vijfmaal dezelfde stelling.
by-seventy-five-moves = Vijfenzeventig zetten zonder slaan of pionzet.

## Waarom een zet niet kan

refused = Dat kan niet.
refusal-nothing-there = Op { $from } staat geen stuk.
refusal-not-your-turn = { $turn ->
    [white] Wit is aan zet: { $piece } is van zwart.
   *[black] Zwart is aan zet: { $piece } is van wit.
}
refusal-same-square = { $piece } blijft staan.
refusal-own-piece-there = Op { $to } staat uw eigen { $role }.
refusal-not-how-it-moves = { $role ->
    [king] Een koning gaat één veld, in elke richting.
    [queen] Een dame gaat recht of schuin.
    [rook] Een toren gaat recht, langs een rij of een lijn.
    [bishop] Een loper gaat schuin.
    [knight] Een paard gaat twee velden recht en één opzij.
   *[pawn] Een pion gaat één veld vooruit, vanaf zijn beginveld ook twee, en slaat schuin.
}
refusal-blocked = { $piece } staat in de weg.
refusal-pawn-has-moved = Alleen vanaf zijn beginveld mag een pion twee velden vooruit.
refusal-pawn-takes-straight = Een pion slaat niet recht vooruit: { $piece } houdt hem tegen.
refusal-pawn-takes-nothing = Een pion gaat alleen schuin om te slaan, en { $to } is leeg.
refusal-too-late-en-passant = En passant slaan kan alleen meteen na een zet van twee velden; { $piece } deed die niet zojuist.
refusal-pinned = { $piece } is gepend door { $pinner }.
refusal-still-in-check = De koning blijft dan schaak staan door { $attackers }.
refusal-uncovers-king = Daarmee komt de koning schaak te staan door { $attackers }.
refusal-king-attacked = De koning kan niet naar { $on }: dat veld wordt aangevallen door { $attackers }.
refusal-king-has-moved = Rokeren kan niet meer: de koning is al verzet.
refusal-rook-has-moved = Rokeren kan daar niet meer: die toren is al verzet, of is weg.
refusal-king-or-rook-has-moved = Rokeren kan niet meer: de koning of de toren is al verzet.
refusal-castling-in-check = Rokeren kan niet uit schaak: de koning wordt aangevallen door { $attackers }.
refusal-castling-attacked = Rokeren kan niet: de koning komt over of op { $crossing }, aangevallen door { $attackers }.
refusal-castling-blocked = Rokeren kan niet: { $piece } staat in de weg.
text-malformed = { $text } is geen zet. Typ hem als { $example }.
text-illegal = { $text } kan hier niet.
text-ambiguous = { $text } kan { $pieces } zijn. Typ ook het veld waar het stuk vandaan komt.
text-promotion = { $text }: zeg wat de pion wordt, zoals ={ $letter }.
refusal-game-over = De partij is afgelopen.
refusal-choose-promotion = Kies eerst wat de pion op { $square } wordt.
refusal-nothing-to-promote = Geen pion wacht op zijn nieuwe stuk.
refusal-nothing-pressed = Er is geen stuk in de hand.
refusal-already-pressed = Er is al een stuk in de hand.
refusal-rook-first = { $piece } is voor de koning aangeraakt: in deze beurt kan daarmee niet worden gerokeerd.
refusal-paused = De klok staat stil. Druk eerst op Verder.
refusal-not-paused = De klok loopt.
refusal-no-clock = Deze partij heeft geen klok.
refusal-touched-before-adjusting = Zeg j’adoube vóór u een stuk aanraakt.
refusal-touched-before-claim = Claim remise vóór u een stuk aanraakt.
refusal-claim-made = Er is al geclaimd met een zet: nu moet die zet worden gespeeld.
refusal-touched-before-touch-claim = Claim aangeraakt is zetten vóór u zelf een stuk aanraakt.
refusal-no-touch-claims = In deze partij kan aangeraakt is zetten niet worden geclaimd.
refusal-nothing-announced = Er is geen rokade aangekondigd.
refusal-too-early = Remise aanbieden kan zodra beide spelers een zet hebben gedaan.
refusal-already-offered = { $offer ->
    [draw] Er is al remise aangeboden.
   *[take-back] Dat is al gevraagd.
}
refusal-answer-first = Eerst moet het aanbod van de ander worden beantwoord.
refusal-own-offer = { $offer ->
    [draw] Alleen de andere speler kan op dit remiseaanbod antwoorden.
   *[take-back] Alleen de andere speler kan op dit verzoek antwoorden.
}
refusal-nothing-offered = { $offer ->
    [draw] Er is geen remise aangeboden.
   *[take-back] Niemand heeft gevraagd een zet terug te nemen.
}
refusal-no-take-back = In deze partij blijft een gedane zet staan.
refusal-nothing-to-take-back = Er is geen zet om terug te nemen.
refusal-not-dead = Mat is nog mogelijk, of het kon niet worden vastgesteld: de partij gaat door.
refusal-no-help = Twee mensen spelen deze partij met de aanraakregel: geen hulp, voor wie dan ook, tot zij uit is.
refusal-touched-before-hint = Om een hint vraagt u voordat u een stuk aanraakt, niet erna.

## Claims, aanbiedingen en teruggenomen zetten

claim-wrong = De claim is onjuist.
claim-right = De claim is juist.
claim-wrong-threefold = De stelling is niet voor de derde keer ontstaan.
claim-wrong-fifty = Er zijn geen vijftig zetten zonder slaan of pionzet gedaan.
claim-wrong-touch = De laatste zet was toegestaan na de aangeraakte stukken.
claim-touch-upheld = De zet gaat terug, en { $color } moet zetten zoals de aangeraakte stukken eisen.
claim-two-minutes = { $name } krijgt er twee minuten bij.
claim-is-offer = De claim geldt als remiseaanbod.
declined-draw = { $name } slaat remise af.
declined-take-back = { $name } staat het niet toe: de zet blijft staan.
taken-back = Teruggenomen.
taken-back-detail = { $count ->
    [one] Eén zet is teruggenomen
   *[other] Twee zetten zijn teruggenomen
}{ $clock ->
    [yes] ; de klokken zijn ook teruggezet
   *[no] {""}
}.
claim-title = { $name } claimt
claim-threefold = Driemaal dezelfde stelling
    .tiny = Driemaal
claim-fifty = Vijftig zetten
claim-touch = Aangeraakt is zetten
    .tiny = Aanraken
claim-on-board = Het staat op het bord
    .tiny = Op bord
claim-with-move = Met mijn zet
claim-move = De zet van de claim
claim-move-hint = bijv. Pf3
claim-cost = { $clock ->
    [yes] { $move ->
        [yes] Als dat niet klopt: de tegenstander krijgt twee minuten, de claim geldt als remiseaanbod en de zet moet worden gespeeld.
       *[no] Als dat niet klopt: de tegenstander krijgt twee minuten en de claim geldt als remiseaanbod.
    }
   *[no] { $move ->
        [yes] Als dat niet klopt: de claim geldt als remiseaanbod en de zet moet worden gespeeld.
       *[no] Als dat niet klopt: de claim geldt als remiseaanbod.
    }
}
claim-touch-cost = Als het klopt gaat de laatste zet terug en moet het aangeraakte stuk zetten. Een onjuiste claim kost niets.
claim-choose = Kies wat u claimt.
claim-make = Claimen

## Het paneel

player = { $color ->
    [white] Wit
   *[black] Zwart
}: { $name }
player-turn = { $player }, aan zet
score-sheet = Notatieformulier
no-moves = Nog geen zetten
move-hint = { $move }, met een hint
move-analysed = { $move }, met analyse aan
resign = Opgeven
    .tip = De partij opgeven
resign-menu = Wie geeft op?
offer-draw = Remise bieden
    .tiny = Remise…
    .tip = Het beste meteen na uw eigen zet
offer-menu = Wie biedt remise aan?
take-back = Zet terug
    .tiny = Terug…
    .tip = Uw laatste zet terugvragen
take-back-menu = Wie wil een zet terugnemen?
take-back-question = Zet terugnemen?
answer-yes = Ja
answer-no = Nee
jadoube-end = Klaar
clock-low = weinig tijd
clock-fallen = vlag gevallen
clock-paused = klok staat stil
clock-start = Start
clock-pause = Pauze
clock-go-on = Verder
clock-fischer = Fischer
clock-bronstein = Bronstein
clock-delay = vertraging
clock-hourglass = zandloper
decimal-mark = ,
time-none = zonder klok
# Anderhalf is nog enkelvoud.
time-minutes = { $time } { $count ->
    [one] minuut
    [one-and-a-half] minuut
   *[more] minuten
}
time-seconds = { $time } { $count ->
    [one] seconde
   *[more] seconden
}
time-stages = { $moves } zetten in { $time }, dan { $then }
time-of = { $color }: { $time }
time-both = { $white }; { $black }
move-field = Uw zet
move-field-hint = Pf3, e4, O-O of e2e4, dan Enter

## Wie er speelt

level-1 = Eerste zetten
level-2 = Leerling
level-3 = Schoolplein
level-4 = Keukentafel
level-5 = Koffiehuis
level-6 = Clubavond
level-7 = Clubspeler
level-8 = Eerste team
level-9 = Clubkampioen
level-10 = Meester
level-11 = Volle kracht
level-about = { $level } (ongeveer { $rating })
advised-up = Dit niveau gaat u goed af; het volgende is { $level }.
advised-down = Dit niveau is nog lastig; het vorige is { $level }.
jadoube = Jadoube
seat-level = { $name } · { $level }
player-thinks = denkt na
thinks = { $name } denkt na.
not-begun = De partij is nog niet begonnen.
held = De schaakprogramma’s wachten.
held-detail = Druk op Verder en ze gaan verder.
lot-white = Door loting: u speelt met wit.
lot-black = Door loting: u speelt met zwart.
offered-to-engine = { $other } antwoordt bij de volgende zet.
clock-waits-for-engine = De klok wacht: druk op Start en { $name } begint.
way-two = Twee spelers
    .tip = Twee mensen aan één bord
way-against = Tegen de computer
    .tip = U speelt tegen een engine
way-watch = Kijken
    .tip = Twee engines spelen tegen elkaar
you-play = U speelt
by-lot = Loting
    .tip = Het lot beslist wanneer de partij begint
your-name = Uw naam
against = Tegen
cmd-level-up = Nieuwe partij, een niveau hoger
    .short = Niveau hoger
    .tiny = Hoger
    .tip = Dezelfde beginstelling tegen het volgende niveau, met verwisselde kleuren
cmd-level-down = Nieuwe partij, een niveau lager
    .short = Niveau lager
    .tiny = Lager
    .tip = Dezelfde beginstelling tegen het vorige niveau, met verwisselde kleuren
cmd-at-once = De computer zet meteen
    .tip = Een engine wacht niet zo lang als een mens zou nadenken
failed = { $name } kan niet verder
failed-detail = De partij gaat door. Wie speelt ervoor verder?
failed-person = Ik speel ervoor
failed-jadoube = Laat Jadoube spelen

## Menu's

menu-game = Partij
menu-position = Stelling
menu-board = Bord
menu-opponent = Tegenstander
menu-lines = Varianten van de analyse
menu-analyst = Analyseren met
analyst-built-in = Jadoube
menu-help = Help
menu-theme = Weergave
menu-board-theme = Kleuren van het bord
menu-language = Taal
menu-notation = Notatie
menu-castle = Rokeren
menu-draw = Remise
menu-take-back = Terugnemen
menu-resign = Opgeven
menu-walk = Terugbladeren
status-enforced = Aangeraakt is zetten
    .short = Zetten
status-on-claim = Aangeraakt is zetten, op claim
    .short = Op claim
status-off = Aanraken is vrij
    .short = Vrij
status-classical = Klassiek schaak
status-chess960 = Chess960 nr. { $number }
status-number = nr. { $number }
status-clocks = De partij: { $clocks }
status-position-chess960 = Chess960, uit een stelling
status-position = Vanuit een stelling

cmd-new-game = Nieuwe partij…
    .short = Nieuw
    .tip = Klassiek schaak of Chess960, en wie er spelen
cmd-room = Chess960-kamer…
    .tip = Een beginstelling bepalen: op nummer, met de dobbelsteen of om de beurt
cmd-rematch = Revanche
    .tiny = Weer
    .tip = Dezelfde beginstelling, met verwisselde kleuren
cmd-rematch-anew = Revanche, nieuwe stelling…
    .short = Nieuwe stelling…
    .tiny = Nieuw…
    .tip = Een andere beginstelling, op dezelfde manier bepaald, met verwisselde kleuren
cmd-open = Openen…
    .tip = Partijen in PGN, een bewaarde partij, een stelling of afspraken
cmd-recent = Eerdere partijen…
    .tip = Wat eerder is gespeeld en geopend
cmd-keep-game = Bewaren voor later…
    .tip = Bewaart de partij met haar klokken, om een andere keer verder te spelen
cmd-clock = Klok starten of stilzetten
    .tip = Laat de tijd van beide spelers lopen, of zet die stil
cmd-jadoube = J’adoube
    .tip = Stukken rechtzetten zonder dat het aanraken is
cmd-castle = Ik rokeer…
    .short = Ik rokeer…
    .tiny = Rokeren
    .tip = Kondig aan dat u gaat rokeren; er wordt nog niets aangeraakt
cmd-castle-h = Ik rokeer O-O
    .tip = Met de toren aan de h-kant
cmd-castle-a = Ik rokeer O-O-O
    .tip = Met de toren aan de a-kant
cmd-confirm = Rokade bevestigen
    .short = Bevestig
    .tip = Rokeren zoals aangekondigd
cmd-claim = Claimen…
    .short = Claim…
    .tip = Remise claimen, of aangeraakt is zetten, volgens de regels
cmd-offer-white = Wit biedt remise aan
    .tip = Zwart kan aannemen, afslaan of doorspelen
cmd-offer-black = Zwart biedt remise aan
    .tip = Wit kan aannemen, afslaan of doorspelen
cmd-accept-draw = Remise aannemen
    .short = Aannemen
    .tip = De partij eindigt in remise
cmd-decline-draw = Remise afslaan
    .short = Afslaan
    .tip = De partij gaat verder
cmd-take-back = Laatste zet terugnemen
    .short = Zet terug
    .tiny = Terug
    .tip = Wie net gezet heeft neemt die zet terug
cmd-take-back-white = Wit neemt terug
    .asks = Wit vraagt terug
    .tip = De laatste zet van wit gaat terug
cmd-take-back-black = Zwart neemt terug
    .asks = Zwart vraagt terug
    .tip = De laatste zet van zwart gaat terug
cmd-allow-take-back = Terugnemen toestaan
    .short = Toestaan
    .tip = De zet gaat terug
cmd-refuse-take-back = Terugnemen weigeren
    .short = Weigeren
    .tip = De zet blijft staan
cmd-resign-white = Wit geeft op
    .tip = Zwart wint de partij
cmd-resign-black = Zwart geeft op
    .tip = Wit wint de partij
cmd-quit = Afsluiten
    .tip = Het venster sluiten
cmd-copy = Stelling kopiëren
    .tip = Zet de stelling als FEN op het klembord
cmd-paste = Plakken
    .tip = Neemt de stelling, de zetten of de partij van het klembord over
cmd-copy-game = Partij kopiëren
    .tip = Zet de hele partij als PGN op het klembord
cmd-save-game = Partij bewaren…
    .tiny = Bewaar
    .tip = Schrijft de hele partij naar een PGN-bestand
cmd-first = Naar het begin
    .tip = De eerste stelling bekijken
cmd-back = Eén zet terug
    .tip = De stelling ervoor bekijken
cmd-forward = Eén zet verder
    .tip = De stelling erna bekijken
cmd-last = Naar de partij
    .tip = Terug naar de stelling op het bord
cmd-flip = Bord draaien
    .short = Draaien
    .tip = Het bord van de andere kant bekijken
cmd-wipe = Pijlen wissen
    .tiny = Wis
    .tip = Haalt de getekende pijlen en cirkels weg
cmd-hint = Hint
    .tip = Toont een stuk, en als u nog eens vraagt zijn zet; het komt in de notatie van de partij
cmd-analysis = Analyse
    .tip = Wat de stelling waard is en de beste varianten; tijdens een partij komt het in de notatie
cmd-lines-1 = Eén variant
    .tip = Alleen de beste zet
cmd-lines-2 = Twee varianten
    .tip = De twee beste zetten
cmd-lines-3 = Drie varianten
    .tip = De drie beste zetten
cmd-lines-4 = Vier varianten
    .tip = De vier beste zetten
cmd-lines-5 = Vijf varianten
    .tip = De vijf beste zetten
cmd-coordinates = Coördinaten
    .tip = Letters en cijfers langs de rand
cmd-turn-to-mover = Draai naar wie aan zet is
    .tip = Het bord draait na elke zet
cmd-face-to-face = Tegenover elkaar
    .tip = Stukken, naam en klok van de overkant staan op hun kop
cmd-off-centre = Stukken uit het midden
    .tip = Stukken blijven op hun veld staan waar ze zijn losgelaten
cmd-sound = Geluiden
    .tip = Aanraken, zetten, schaak en meer zijn te horen
cmd-speak = Gesproken zetten
    .tip = De computer zegt elke zet die wordt gedaan
sound-none = Er is hier niets dat geluid kan afspelen. Op Linux doet aplay, paplay of pw-play dat; op de meeste computers is er een.
speech-on = Zetten worden voortaan uitgesproken.
speech-none = Er is hier geen stem die zetten kan uitspreken. Op Linux is Speech Dispatcher of eSpeak NG er een.
cmd-theme-system = Zoals het systeem
    .tip = Licht of donker, zoals het bureaublad
cmd-theme-light = Licht
    .tip = Een licht venster
cmd-theme-dark = Donker
    .tip = Een donker venster
cmd-board-wood = Hout
    .tip = Bruine velden
cmd-board-green = Groen
    .tip = Groene velden
cmd-language-system = Zoals het systeem
    .tip = De taal van het bureaublad
cmd-language = { $name }
    .tip = Het venster in deze taal
cmd-notation-letters = Letters van de taal
    .tip = K D T L P
cmd-notation-english = Engelse letters
    .tip = K Q R B N
cmd-notation-figurines = Figurines
    .tip = Kleine afbeeldingen van de stukken
cmd-engines = Schaakprogramma’s…
    .tip = Andere schaakprogramma’s toevoegen en instellen
cmd-book = Het boek
    .tip = De regels van het schaken, stap voor stap, en waar het spel vandaan komt
cmd-explain = Uitleg hierbij
    .tip = De bladzijde van het boek over de regel op de kaart
cmd-lesson = Rokeren in Chess960
    .short = Rokadeles
    .tiny = Les
    .tip = Een korte les om uit te proberen
cmd-shortcuts = Toetsen
    .tip = Alles wat het toetsenbord kan
cmd-about = Over Jadoube
    .tip = Versie en licenties
cmd-settings = Instellingen…
    .tip = Alles wat te kiezen is, met een bord dat het laat zien
cmd-board-blue = Blauw
    .tip = Blauwe velden
cmd-board-stone = Steen
    .tip = Grijze velden, zoals in druk
cmd-board-contrast = Hoog contrast
    .tip = Witte en grijze velden, waarop alles duidelijk uitkomt
cmd-pieces-classic = Klassiek
    .tip = Zoals de houten stukken van een club
cmd-pieces-bold = Stevig
    .tip = Vlakke figurines met dikke lijnen, ook op de kleinste velden uit elkaar te houden
cmd-animation = Stukken glijden
    .tip = Stukken glijden naar hun veld en dobbelstenen rollen; anders staat alles meteen waar het hoort
cmd-volume = Volume
    .tip = Hoe hard geluiden en gesproken zetten klinken
cmd-captured = Geslagen stukken
    .tip = Wat elke speler heeft geslagen staat naast de naam
cmd-tenths = Tienden van de laatste seconden
    .tip = Een klok met minder dan tien seconden toont tienden
cmd-low-time = Waarschuwen bij weinig tijd
    .tip = De cijfers van een klok met weinig tijd krijgen een andere kleur en een streep eronder
cmd-text-size-80 = 80%
    .tip = Kleiner dan gewoon
cmd-text-size-100 = 100%
    .tip = De gewone grootte
cmd-text-size-125 = 125%
    .tip = Iets groter
cmd-text-size-150 = 150%
    .tip = Anderhalf keer zo groot
cmd-text-size-200 = 200%
    .tip = Twee keer zo groot
cmd-text-larger = Groter
    .tip = Alles behalve het bord wordt groter
cmd-text-smaller = Kleiner
    .tip = Alles behalve het bord wordt kleiner
menu-pieces = Stukken
menu-text-size = Grootte van de tekst

## Instellingen

settings-board = Bord en stukken
settings-play = Spelen
settings-sound = Geluid
settings-language = Taal en tekst
settings-preview = De loper is net gezet en geeft schaak; de dame is aangeraakt en moet zetten. Haar velden zijn gemarkeerd.
settings-reset = Alles zoals in het begin
    .tip = Alles wat hier gekozen is, wordt zoals toen het programma nieuw was
settings-undo-reset = Zoals het was
    .tip = Alles wordt weer zoals u het gekozen had

## Hints en analyse

hint-sought = Er wordt een hint gezocht…
hint-piece = Kijk eens naar { $piece }.
hint-again = Vraag nog eens om zijn zet te zien. De hint staat in de notatie.
hint-move = { $move } is een goede zet.
hint-noted = De hint staat in de notatie.
hint-nothing = Er is geen hint gevonden.
analysis = Analyse
analysis-waits = Denkt na…
analysis-depth = Diepte { $depth } · { $speed } kn/s
analysis-line = Variant { $line }: { $worth } { $moves }
analysis-ended = De analyse is gestopt.
worth-even = De stelling is ongeveer gelijk, { $score }.
worth-slightly = { $color } staat iets beter, { $score }.
worth-better = { $color } staat beter, { $score }.
worth-winning = { $color } staat gewonnen, { $score }.
worth-mates = { $color } geeft mat in { $moves }.
worth-mate = M{ $moves }
worth-score = { $sign ->
    [plus] plus { $score }
    [minus] min { $score }
   *[none] { $score }
}

## Bestanden met partijen

games = Partijen
games-search = Zoeken in de partijen
games-search-hint = Zoek speler, toernooi, jaar, uitslag…
games-count = { $count ->
    [one] Eén partij
   *[other] { $all } partijen
}
games-found = { $found } van { $all } partijen
digits-mark = .
games-none = Geen partij heeft al deze woorden.
games-reading = Wordt gelezen
games-checking = Wordt nagekeken
games-broken = De rest is niet te lezen ({ $why }).
games-check = Zetten nakijken
    .tip = Leest alle partijen en vindt die met fouten
games-sound = Geen fouten
games-faulty = { $count ->
    [one] Alleen die ene met fouten
   *[other] Alleen de { $count } met fouten
}
games-faults-of = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
recent = Eerdere partijen
recent-games = Hier gespeeld
recent-files = Bestanden
recent-no-games = Hier is nog geen partij gespeeld.
recent-no-files = Er is nog geen bestand geopend.
recent-open = niet af
recent-given-up = afgebroken
recent-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
}

## Vensters

new-game = Nieuwe partij
classical = Klassiek
chess960 = Chess960
chess960-number = Beginstelling nr.
chess960-random = Willekeurig
chess960-twin = Spiegelbeeld: nr. { $twin }
chess960-row = De eerste rij van wit: { $row }
keep-setup = Bewaar deze afspraken…
    .tip = In een bestand dat Openen leest, voor een ronde of een andere dag
name-white = Naam van wit
name-black = Naam van zwart
start = Beginnen
cancel = Annuleren
close = Sluiten
clock = Klok
clock-none = Geen klok
clock-kind = Soort klok
clock-minutes = Minuten
clock-seconds = Seconden per zet
clock-minutes-black = Minuten van zwart
clock-seconds-black = Seconden per zet van zwart
clock-minutes-plus = min +
clock-seconds-each = s per zet
clock-after = Na
clock-moves = Zetten van de eerste periode
clock-moves-then = zetten
clock-then-minutes = Minuten daarna
clock-more = minuten erbij
clock-odds = Andere tijd voor zwart:
clock-wants-minutes = Minuten lopen van 0 tot 600, zoals 5 of 0,5.
clock-wants-seconds = Seconden lopen van 0 tot 3600.
clock-wants-moves = Een periode heeft 1 tot 200 zetten.
clock-wants-time = Een klok heeft tijd nodig om mee te beginnen.
rules = Regels
rules-touch = Aanraken
touch-enforced = Verplicht
    .tip = Wat u aanraakt moet u zetten of slaan.
touch-on-claim = Op claim
    .tip = U kunt ervan afwijken, tot uw tegenstander het claimt.
touch-off = Vrij
    .tip = Een stuk aanraken bindt niemand.
rules-draws = Remise
ends-claims = Op claim
    .tip = Driemaal dezelfde stelling en vijftig zetten beëindigen de partij als een speler het claimt
ends-club = Vanzelf
    .tip = Driemaal dezelfde stelling en vijftig zetten beëindigen de partij meteen, zoals op clubs
rules-take-back = Terugnemen
take-back-never = Nooit
    .tip = Een gedane zet blijft staan
take-back-agreed = In overleg
    .tip = Als de tegenstander het toestaat
take-back-free = Vrij
    .tip = Wanneer u maar wilt
promotion = Promotie op { $square }
promote-to = { $role ->
    [queen] Dame
    [rook] Toren
    [bishop] Loper
   *[knight] Paard
}

shortcuts = Toetsen
key-tab = Tab
key-arrows = ← ↑ → ↓
key-enter = Enter
key-escape = Esc
key-ctrl = Ctrl
key-shift = Shift
key-home = Home
key-end = End
key-wheel = Muiswiel
key-space = Spatie, 1–6
keys-space = In de Chess960-kamer: gooien, of zeggen wat uw steen laat zien
key-right-drag = Rechterknop
key-letter = a–h, K D T L P, O
keys-board = Op het bord
keys-tab = Naar het bord, en verder naar de knoppen
keys-arrows = Van veld naar veld, eenmaal op het bord
keys-enter = Dat veld indrukken en loslaten
keys-letter = Een zet typen, zoals Pf3, e4 of O-O
keys-escape = Het stuk terugzetten
keys-wheel = Door de partij bladeren, boven het bord
keys-right-drag = Een pijl of cirkel tekenen; Shift rood, Alt blauw, samen geel

about = Over Jadoube
about-line = Een schaakbord dat zich aan de regels houdt.
about-version = Versie { $version }
about-licence = MIT of Apache-2.0. De stukken zijn voor Jadoube getekend.
about-font = Letters: Noto Sans, SIL Open Font License 1.1.
about-name = J’adoube: ‘ik zet recht’, wat een speler zegt voor hij een stuk aanraakt zonder ermee te zetten.

## De Chess960-kamer

to-room = Dobbelen of om de beurt…
    .tip = De beginstelling bepalen in de Chess960-kamer
to-room-back = Naar de kamer
room-title = Chess960: de beginstelling
room-by-number = Op nummer
    .tiny = Nr.
    .tip = Een nummer van 0 tot en met 959, of de eerste rij
room-by-dice = Dobbelen
    .tip = Eén dobbelsteen beslist, worp na worp
room-in-turn = Om de beurt
    .tiny = Beurten
    .tip = De spelers zetten om de beurt een stuk neer; Zwart begint
room-start = Begin de partij
room-choices = Namen, klok, regels…
    .tiny = Regels…
room-back = Terug
room-again = Opnieuw
room-ready = Stelling nr. { $number } staat klaar.
room-number-field = Nummer of eerste rij
room-number-on = { $count ->
    [one] Nog één stuk.
   *[other] Nog { $found } stukken.
}
room-number-empty = Welke stelling?
room-number-how = Typ een nummer van 0 tot en met 959, of de acht stukken van de eerste rij.
room-number-title = Nr. { $number }: { $row }
room-number-ready = De zwarte stukken staan recht tegenover de witte.
room-classical = Dit is de beginstelling van het gewone schaak.
room-no-start = Dat is geen beginstelling.
room-number-range = Stelling { $found } bestaat niet: de nummers lopen van 0 tot en met 959.
room-previous = Vorige
room-next = Volgende
room-twin = Spiegelbeeld
room-twin-why = In het spiegelbeeld zijn links en rechts verwisseld. Alleen doordat de rokade niet meespiegelt, is het een andere partij.
row-letter = ‘{ $letter }’ is geen stuk van de eerste rij; de letters zijn { $letters }.
row-length = { $count ->
    [one] Dat is één letter; een eerste rij heeft er acht, zoals { $example }.
   *[other] Dat zijn { $found } letters; een eerste rij heeft er acht, zoals { $example }.
}
row-count = { $role ->
    [king] Op de eerste rij staat één koning, niet { $found }.
    [queen] Op de eerste rij staat één dame, niet { $found }.
    [rook] Op de eerste rij staan twee torens, niet { $found }.
    [bishop] Op de eerste rij staan twee lopers, niet { $found }.
   *[knight] Op de eerste rij staan twee paarden, niet { $found }.
}
row-bishops = Beide lopers staan op velden van dezelfde kleur.
row-king = De koning staat niet tussen de torens.
dice-throw = Gooi
    .tip = De spatiebalk, of een klik op de dobbelsteen
dice-rest = Alle worpen ineens
dice-own = Of klik aan wat uw eigen dobbelsteen laat zien:
dice-face = Uw dobbelsteen laat { $pips } zien
dice-die = { $pips ->
    [none] Dobbelsteen. Gooien
   *[other] Dobbelsteen, { $pips }. Gooien
}
dice-take-back = Terugnemen
    .tip = Neemt de laatste worp terug die u aanklikte
dice-step = { $step ->
    [dark-bishop] Een loper op een donker veld.
    [light-bishop] Een loper op een licht veld.
    [queen] De dame.
    [first-knight] Een paard.
   *[second-knight] Het andere paard.
}
dice-rule = { $step ->
    [dark-bishop] 1 tot en met 4 is het donkere veld met dat nummer; bij 5 en 6 opnieuw.
    [light-bishop] 1 tot en met 4 is het lichte veld met dat nummer; bij 5 en 6 opnieuw.
    [queen] 1 tot en met 6 is het vrije veld met dat nummer: elke worp telt.
    [first-knight] 1 tot en met 5 is het vrije veld met dat nummer; bij 6 opnieuw.
   *[second-knight] 1 tot en met 4 is het vrije veld met dat nummer; bij 5 en 6 opnieuw.
}
dice-short = { $step ->
    [dark-bishop] Loper op een donker veld
    [light-bishop] Loper op een licht veld
    [queen] Dame
    [first-knight] Paard
   *[second-knight] Andere paard
}
dice-faces = { $step ->
    [dark-bishop] 1–4; 5 en 6 opnieuw
    [light-bishop] 1–4; 5 en 6 opnieuw
    [queen] 1–6: elke worp telt
    [first-knight] 1–5; 6 opnieuw
   *[second-knight] 1–4; 5 en 6 opnieuw
}
dice-short-rest = Koning en torens
dice-faces-rest = De koning in het midden van wat overblijft
dice-row-open = { $number }. { $step }: { $rule }.
dice-row-thrown = { $number }. { $step }: { $rule }. Gegooid: { $throws }.
dice-row-put = { $number }. { $step }: { $squares }.
dice-row-done = { $number }. { $step }: { $squares }. Gegooid: { $throws }.
dice-candidate = nummer { $pips } voor de dobbelsteen
dice-counted = { $pips }: { $role ->
    [queen] de dame
    [bishop] de loper
   *[knight] het paard
} gaat naar { $square }.
dice-again = { $pips } telt niet: gooi opnieuw.
dice-done = De koning staat op het middelste van de laatste drie velden, met aan elke kant een toren. Zwart komt ertegenover.
turns-turn = { $name } zet een stuk neer.
turns-how = Breng een stuk uit het bakje naar een veld van de eerste rij. De lopers op verschillende kleuren, de koning tussen de torens.
turns-chosen = Waar komt { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
   *[knight] het paard
}? De zwarte stukken komen ertegenover.
turns-target = hier kan { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
   *[knight] het paard
} staan
turns-piece = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
   *[knight] paard
} { $square }
turns-row = { $number }. { $name }: { $piece }
turns-row-open = { $number }. { $name }
turns-done = Alle acht staan er, en de zwarte stukken staan ertegenover.
turns-take-back = Terugnemen…
    .tip = Wie het laatst een stuk neerzette, vraagt het de ander
turns-again = Opnieuw…
    .tip = Vraagt de ander om alles terug te nemen
turns-asks-all = { $name } wil opnieuw beginnen. { $other }, vindt u dat goed?
turns-asks = { $name } wil { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
   *[knight] het paard
} op { $square } terugnemen. { $other }, vindt u dat goed?
turns-refused = Daar niet.
turns-elsewhere = De stukken komen op de eerste rij.
turns-no-piece = Neem eerst een stuk uit het bakje.
turns-taken = Op { $square } staat { $role ->
    [king] de koning
    [queen] de dame
    [rook] een toren
    [bishop] een loper
   *[knight] een paard
}.
turns-one-color = { $square } heeft dezelfde kleur als { $bishop }, waar de andere loper staat.
turns-no-bishop = { $color ->
    [dark] Er zou geen donker veld overblijven voor een loper.
   *[light] Er zou geen licht veld overblijven voor een loper.
}
turns-one-side = De koning zou niet tussen de torens staan.
turns-no-rook = { $side ->
    [left] Links van de koning zou geen veld overblijven voor een toren.
   *[right] Rechts van de koning zou geen veld overblijven voor een toren.
}
turns-no-king = Er zou geen veld overblijven voor de koning tussen de torens.
turns-together = De laatste velden kunnen niet alles opnemen: lopers op beide kleuren en de koning tussen de torens.

## De les

lesson-step = Stap { $step } van { $steps }
lesson-turn = Nu zelf proberen
lesson-well-done = Goed gedaan!
lesson-castled = Er is gerokeerd.
lesson-other = Dat is geen rokade.
lesson-other-detail = Het is een gewone zet. De stukken gaan terug, dan kan het nog een keer.
lesson-king-move = De koning naar { $king } is een koningszet.
lesson-king-move-detail = De toren blijft staan, dus het is geen rokade. De stukken gaan terug, dan kan het nog een keer.
lesson-again = Opnieuw
    .tip = De stukken van deze stap weer neerzetten
lesson-back = Vorige
    .tip = Naar de vorige stap
lesson-next = Volgende
    .tip = Naar de volgende stap
lesson-done = Klaar
    .tip = Terug naar waar u was

lesson-goals = Altijd dezelfde velden
lesson-goals-text = In Chess960 kunnen koning en toren bijna overal op de eerste rij beginnen. Na de rokade staan ze waar ze ook in gewoon schaak staan: de koning op g1 en de toren op f1, of de koning op c1 en de toren op d1. Hoe ver ze daarvoor moeten, maakt niet uit.
lesson-goals-task = Pak de koning op en zet hem op zijn eigen toren op e1. Dat betekent: ik rokeer met deze toren.
lesson-goals-done = De koning op g1, de toren op f1: net als altijd, vanuit een heel ander begin.

lesson-swap = Koning en toren wisselen van plaats
lesson-swap-text = Hier staat de koning waar de toren heen moet, en de toren waar de koning heen moet. Dan wisselen ze gewoon van plaats. Dat ziet er vreemd uit, maar het is één zet.
lesson-swap-task = Zet de koning op de toren op g1.
lesson-swap-done = De koning op g1, de toren op f1: ze hebben van plaats gewisseld.

lesson-say = Eén stap ervandaan
lesson-say-text = Deze koning staat één stap van g1. Een koning mag altijd één stap zetten, dus wie hem zomaar op g1 neerzet, heeft niet gerokeerd: de toren blijft thuis. Wie eerst zegt ‘ik rokeer’, wordt altijd goed begrepen.
lesson-say-task = Zet de koning op g1 en kijk wat er gebeurt. Rokeer dan: druk op ‘Ik rokeer’ of op de toets C, en bevestig.
lesson-say-done = Het was vooraf gezegd, dus iedereen wist wat de bedoeling was.
lesson-say-too = De koning op de toren zetten is ook altijd duidelijk. Druk op Opnieuw om het eerst te zeggen.

lesson-stays = De koning staat er al
lesson-stays-text = Een koning kan op g1 beginnen, precies waar hij na de rokade hoort. Dan blijft hij staan en springt alleen de toren naar f1. Toch is dat rokeren, en het telt als een zet.
lesson-stays-task = Zet de koning op de toren op h1, of zeg eerst dat u rokeert.
lesson-stays-done = De koning bleef op g1, en de toren sprong over hem heen naar f1.

lesson-hand = Met de hand, zoals op een echt bord
lesson-hand-text = Op een echt bord kan de koning niet boven op de toren. Daar gaat de koning eerst van het bord, dan de toren naar zijn nieuwe veld, en dan de koning naar het zijne. Doe dat alles met één hand.
lesson-hand-task = Sleep de koning van het bord en laat hem daar los. Dan de toren naar d1, en de koning naar c1.
lesson-hand-done = Eerst de toren, dan de koning: zo denkt niemand aan een koningszet.
lesson-hand-too = Zo kan het ook. Druk op Opnieuw om het met de hand te doen: koning van het bord, toren naar d1, koning naar c1.

lesson-between = Een stuk in de weg
lesson-between-text = Alle velden waar koning en toren overheen gaan, moeten leeg zijn, en ook de velden waar ze terechtkomen. Alleen deze koning en deze toren zelf mogen daar staan.
lesson-between-task = Probeer eerst de toren op g1, en lees waarom het niet kan. Rokeer dan met de toren op b1.
lesson-between-done = Aan deze kant stond niets in de weg.

lesson-attacked = Een aangevallen veld onderweg
lesson-attacked-text = Een koning die schaak staat, mag niet rokeren. De koning mag ook niet over een aangevallen veld gaan, of daar terechtkomen. Voor de toren geldt dat niet: een toren die wordt aangevallen, mag gewoon rokeren.
lesson-attacked-task = Probeer eerst de toren op h1, en kijk wat de loper doet. Rokeer dan met de toren op a1.
lesson-attacked-done = De weg van de koning naar c1 wordt door de loper niet aangevallen.

lesson-shield = Een toren die zijn koning beschermt
lesson-shield-text = De toren op b1 staat tussen zijn koning en de zwarte toren op a1. Zou hij rokeren, dan is die bescherming weg, en staat de koning op c1 schaak. Daarom mag dat niet.
lesson-shield-task = Probeer eerst de toren op b1. Rokeer dan met de toren op h1.
lesson-shield-done = De toren op b1 blijft staan en houdt zijn koning veilig. Nu weet u alles over rokeren in Chess960!

## Het boek

article-link = art. { $article }: lees erover in het boek
book-part-rules = De regels
book-part-chess960 = Chess960
book-part-history = De geschiedenis van het schaken
book-part-history960 = De geschiedenis van Chess960
keys-book = In het boek
key-pages = PgUp, PgDn, ↑ ↓
keys-book-scroll = Over de bladzijde op en neer; Home en End naar de uiteinden
key-sides = ← →
keys-book-page = Naar de vorige en de volgende bladzijde
key-alt-sides = Alt+← Alt+→
keys-book-back = Terug naar wat u las, en weer verder
book-contents = Inhoud
book-back = ← Terug
    .tip = De bladzijde die u hiervoor las (Alt+←)
book-forward = Verder →
    .tip = De bladzijde waarvan u terugkwam (Alt+→)
book-previous = ← { $page }
book-next = { $page } →
book-try = Probeer het maar op het bord.
book-again = Opnieuw
book-undo = Zet terug
book-jadoube = J’adoube
book-claim-threefold = Claim: driemaal hetzelfde
book-claim-fifty = Claim: vijftig zetten
book-resign = Opgeven
book-flag = De tijd laten verstrijken

## De studie

cmd-study-game = Deze partij bestuderen
    .tip = Een kopie van de partij, om door te lopen, van commentaar te voorzien en zetten in te proberen
cmd-show-mate = Mogelijk mat tonen
    .short = Mogelijk mat
    .tiny = Mat
    .tip = Hoe de winnaar met reglementaire zetten nog mat had kunnen geven; anders was het remise geweest
mate-shown = Met deze zetten was mat nog mogelijk.
cmd-study = Studie
    .tip = De studie van daarnet, of een nieuwe die leeg begint
cmd-above = Omhoog
    .tip = Naar de vorige variant, of naar de zet erboven
cmd-below = Omlaag
    .tip = Naar de volgende variant, of naar de zet eronder
cmd-comment = Commentaar…
    .short = Commentaar
    .tiny = Tekst
    .tip = Schrijf op wat er na deze zet te zeggen is
cmd-comment-before = Commentaar vóór de zet…
    .tip = Schrijf op wat er vóór deze zet te zeggen is
cmd-exclaim = ! erbij
    .tip = Goede zet; een tweede teken komt bij het eerste, zoals in !? en !!
cmd-doubt = ? erbij
    .tip = Fout; een tweede teken komt bij het eerste, zoals in ?! en ??
cmd-no-signs = Geen tekens
    .tip = Haalt alle tekens bij deze zet weg
cmd-promote = Variant naar boven
    .tip = De variant komt vóór de vorige; de eerste is de hoofdvariant
cmd-demote = Variant naar beneden
    .tip = De variant komt na de volgende
cmd-delete = Vanaf hier wissen
    .tip = Haalt deze zet weg met alles wat erop volgt
cmd-cut-after = Wissen wat volgt
    .tip = Deze zet wordt de laatste van zijn variant
cmd-cut-before = Wissen wat voorafgaat
    .tip = De studie begint met deze stelling
cmd-undo = Ongedaan maken
    .short = Ongedaan
    .tiny = Terug
    .tip = Neemt terug wat er met de studie is gedaan
cmd-redo = Opnieuw doen
    .tip = Doet weer wat ongedaan is gemaakt
cmd-tags = Over de partij…
    .tip = Wie er speelden, waar en wanneer, en hoe het afliep
cmd-save-as = Bewaren als nieuw bestand…
    .tip = Schrijft de studie naar een ander PGN-bestand
cmd-throw-away = Studie weggooien
    .tip = Sluit de studie; wat in een bestand staat, blijft daarin
sign-1 = Goede zet
    .tip = Schrijft ! achter de zet
sign-2 = Fout
    .tip = Schrijft ? achter de zet
sign-3 = Schitterende zet
    .tip = Schrijft !! achter de zet
sign-4 = Blunder
    .tip = Schrijft ?? achter de zet
sign-5 = Interessante zet
    .tip = Schrijft !? achter de zet
sign-6 = Twijfelachtige zet
    .tip = Schrijft ?! achter de zet
sign-7 = Enige zet
    .tip = Iets anders was er niet te spelen
sign-10 = Gelijke stelling
    .tip = Geen van beiden staat beter
sign-13 = Onduidelijke stelling
    .tip = Niemand kan zeggen wie er beter staat
sign-14 = Wit staat iets beter
    .tip = Schrijft +/= achter de zet
sign-15 = Zwart staat iets beter
    .tip = Schrijft =/+ achter de zet
sign-16 = Wit staat beter
    .tip = Schrijft ± achter de zet
sign-17 = Zwart staat beter
    .tip = Schrijft −/+ achter de zet
sign-18 = Wit staat gewonnen
    .tip = Schrijft +− achter de zet
sign-19 = Zwart staat gewonnen
    .tip = Schrijft −+ achter de zet
sign-22 = Zetdwang
    .tip = Wie aan zet is, was het liever niet
sign-146 = Nieuwtje
    .tip = Nog niet eerder gespeeld
menu-tree = Zetten
menu-study = Studie
key-delete = Del
study-signs = Tekens
    .tip = Wat u van de zet vindt, of van de stelling
study-close = Sluiten
    .tip = Terug naar de partij; de studie blijft zoals zij is
study-comment = Commentaar na de zet
study-comment-before = Commentaar vóór de zet
study-round = ronde { $round }
study-in-variation = { $move }, in een variant
study-draw-offered = biedt remise aan
study-sign = teken { $sign }
study-worth = waardering { $worth }
study-clock = klok { $time }
study-time-forfeit = Beslist door de klok.
refusal-no-study = Twee mensen spelen deze partij volgens de aanraakregel: de studie ervan kan open als zij uit is.
tags = Over de partij
tags-done = Klaar
tag-event = Toernooi
tag-site = Plaats
tag-round = Ronde
tag-date = Datum
tag-date-hint = jaar.maand.dag, zoals 2026.11.21
tag-result = Uitslag
result-white = Wit won
result-draw = Remise
result-black = Zwart won
result-open = Onbeslist
file-changed = { $file } is sinds het lezen door een ander programma gewijzigd. Bewaar de studie als nieuw bestand.
study-found = Een studie die u niet had bewaard, is er weer: kies Studie in het menu Partij.
study-kept = De vorige studie was niet bewaard.
study-stays = Deze studie staat in geen bestand, en er is geen plaats om haar te bewaren. Bewaar haar zelf of gooi haar weg voordat er een andere opengaat.
study-stays-disk = Deze studie staat in geen bestand en kan niet voor u worden bewaard: { $why }. Bewaar haar zelf of gooi haar weg voordat er een andere opengaat.
study-kept-as = U vindt haar terug als { $file }.
study-faults = { $count ->
    [one] Eén fout in het bestand
   *[other] { $count } fouten in het bestand
}
keys-study = In een studie
study-faults-close = Verbergen

## Wanneer iets niet kan

trouble = Dat is niet gelukt.
fen-refused = Dat is geen stelling: { $why }
fen-empty = Er staat geen tekst op het klembord.
file-refused = { $file } kan niet worden geopend: { $why }
file-not-text = het is geen tekst
file-too-long = de tekst is te lang
file-not-setup = er staan geen afspraken voor een partij in ({ $why })
file-newer = het is geschreven door een latere versie van Jadoube.
file-no-games = Er staat geen partij in { $file }.
games-changed = { $file } is veranderd sinds het is gelezen. De partijen staan opnieuw in de lijst.
disk-not-there = het is er niet, of de map is er niet
disk-no-rights = u hebt er geen rechten toe
disk-full = de schijf is vol
disk-read-only = het staat op een schijf die alleen te lezen is
disk-folder = het is een map
disk-no-folder = waar de map hoort te zijn staat een bestand
disk-no-file = het is geen gewoon bestand
disk-name = dat is geen naam voor een bestand
disk-short = het houdt te vroeg op
copied = De stelling staat op het klembord.
copied-game = De partij staat op het klembord.
save-game = Partij bewaren
save-setup = Afspraken bewaren
keep-game = Partij bewaren voor later
saved = Bewaard als { $file }.
save-going-on = Kies eerst een bestand voor wat u al aan het bewaren bent.
save-unmade = De afbeelding kon niet worden gemaakt; { $file } is niet geschreven.
only-first = Alleen { $file } wordt geopend, het eerste van de bestanden.
unsaved = { $file } kan niet worden geschreven: { $why }. Wat er stond, staat er nog.
file-name = Bestand
file-replaces = Er is een bestand met die naam; het wordt vervangen.
file-save = Bewaren
file-open = Openen
reopened = Uw onvoltooide partij is heropend.
reopened-in-part = Uw onvoltooide partij is heropend; het eind ervan was niet te lezen.
continued = De partij gaat verder waar ze was bewaard.
continued-torn = De laatste regel was afgebroken en is weggelaten.
continued-fault = Regel { $line } van het bestand is niet te lezen; wat ervoor staat is er wel.
continued-unknown = { $count ->
    [one] In het bestand staat iets wat deze versie niet kent: { $keys }.
   *[other] In het bestand staan dingen die deze versie niet kent: { $keys }.
}
reopened-paused = De klok staat stil tot u op Verder drukt.
journal-unsaved = De partij kan niet worden bijgehouden in { $file }: { $why }. Ze gaat door, maar is weg als het programma stopt.
journal-unread = Een partij die niet af was is niet te lezen ({ $why }). Ze is bewaard als { $file }.
leave = Er is een partij bezig
leave-detail = Begint er een andere, dan wordt deze partij afgebroken. U vindt haar terug bij Eerdere partijen.
leave-stay = Blijven
leave-go = De andere beginnen
asleep = De computer sliep
asleep-detail = De computer heeft { $time } geslapen terwijl er een klok liep. Die tijd is niet meegeteld.
asleep-skip = Niet meetellen
asleep-count = Wel meetellen
settings-unsaved = Uw instellingen kunnen niet worden bewaard in { $file }: { $why }. Ze gelden tot u afsluit.
settings-nowhere = Uw instellingen kunnen niet worden bewaard: deze computer heeft er geen map voor. Ze gelden tot u afsluit.
settings-engines = { $count ->
    [one] Een schaakprogramma in { $file } was niet te lezen. Het is in dat bestand apart gezet.
   *[other] { $count } schaakprogramma’s in { $file } waren niet te lezen. Ze zijn in dat bestand apart gezet.
}
settings-newer = Uw instellingen in { $file } zijn van een latere versie. Ze zijn bewaard als { $kept }.
settings-broken = Uw instellingen in { $file } konden niet worden gelezen. Ze zijn bewaard als { $kept }.

## Wat er aan een FEN mankeert

found-nothing = niets
found-text = ‘{ $text }’
fen-rows = het bord heeft { $found } rijen, geen 8 met / ertussen.
fen-row = rij { $rank } is { $found }; er horen letters van PNBRQKpnbrqk en aantallen lege velden te staan, samen acht velden.
fen-turn = de kleur aan zet is { $found }; dat is w of b.
fen-castling = de rokaderechten zijn { $found }; dat zijn - of letters zoals KQkq.
fen-en-passant = het en-passantveld is { $found }; dat is - of een veld zoals e3.
fen-halfmove = de teller van halve zetten is { $found }; dat is een getal vanaf 0.
fen-fullmove = het zetnummer is { $found }; dat is een getal vanaf 1.
fen-too-many = { $found } volgt nog na het zesde en laatste veld.
fen-not-classical = de rokaderechten horen bij Chess960.
fen-number = er is geen beginstelling { $found }; de nummers lopen van 0 tot en met 959.
fault-no-king = { $color } heeft geen koning.
fault-kings = { $color } heeft { $found } koningen in plaats van één.
fault-pieces = { $color } heeft { $found } stukken; meer dan 16 kan niet.
fault-pawns = { $color } heeft { $found } pionnen; meer dan 8 kan niet.
fault-promoted = { $color } heeft { $promoted ->
    [one] een stuk dat pion geweest moet zijn
   *[other] { $promoted } stukken die pion geweest moeten zijn
} naast { $pawns ->
    [one] een pion
   *[other] { $pawns } pionnen
}; samen kunnen het er niet meer dan 8 zijn.
fault-pawn-rank = op { $square } staat een pion, waar er geen kan staan.
fault-waiting-check = de koning op { $king } kan worden geslagen vanaf { $attackers }, door de kleur aan zet.
fault-castling-rook = rokeren met een toren op { $square }, maar toren of koning staat niet op zijn plaats.
fault-two-rooks = { $color } mag naar één kant met twee torens rokeren in plaats van met één.
fault-en-passant = er is zojuist geen pion over { $square } gegaan.

## De stelling opzetten

cmd-editor = Stelling opzetten…
    .tip = Stukken op een leeg bord zetten of deze stelling wijzigen; de partij blijft zoals ze is
cmd-save-position = Stelling bewaren…
    .tip = Schrijft de stelling naar een FEN-bestand
save-position = Stelling bewaren
position-name = stelling
cmd-copy-picture = Afbeelding kopiëren
    .tip = Zet een afbeelding van het bord op het klembord
cmd-save-picture = Afbeelding bewaren…
    .tip = Schrijft een afbeelding van het bord naar een PNG-bestand
cmd-save-film = Bewegende afbeelding bewaren…
    .tip = Schrijft de hele partij zet voor zet naar een GIF-bestand
save-picture = Afbeelding bewaren
save-film = Bewegende afbeelding bewaren
picture-name = schaak
copied-picture = De afbeelding staat op het klembord.
editor-title = Stelling opzetten
editor-hand = Stukken verzetten
editor-eraser = Stukken weghalen
editor-faults = { $count ->
    [one] Er klopt één ding niet
   *[other] Er kloppen { $count } dingen niet
}
editor-sound = Hieruit kan een partij beginnen.
editor-odd = Hieruit kan een partij beginnen, al leidt geen partij hierheen.
doubt-many-checkers = Meer dan twee stukken geven schaak: die op { $squares }.
doubt-bishops = { $color } heeft lopers op { $squares }, op velden van één kleur, en te veel pionnen om er een uit een pion te laten ontstaan.
editor-white-to-move = Wit aan zet
editor-black-to-move = Zwart aan zet
editor-castling = Rokeren met de toren op
editor-castling-none = dat kan met geen toren
editor-castling-with = Rokeren met de toren op { $square }
editor-en-passant = En passant
editor-en-passant-none = geen
editor-move-number = Zetnummer
editor-half-moves = Halve zetten zonder slag of pion
    .tip = Halve zetten sinds de laatste slag of pionzet
editor-fen = FEN
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-start = Beginstelling
editor-empty = Leeg bord
editor-of-game = Stelling van de partij
    .tip = De stelling die het bord van de partij toont
editor-exchange = Kleuren wisselen
    .tip = De witte stukken worden zwart, aan de andere kant van het bord
editor-chess960 = Chess960 nr.
editor-chess960-set = Opzetten
editor-back = Terug
    .tip = Deze stelling blijft zoals ze is tot u terugkomt
editor-study = Bestuderen
    .tip = Probeer zetten vanaf hier en noteer wat u vindt
editor-faults-first = Zet eerst recht wat niet klopt.
editor-play = Hieruit spelen…
new-game-from-position = De partij begint uit de stelling die u hebt opgezet.

## Wat van het klembord komt

paste-unknown = { $found } is geen stelling (FEN of EPD), geen partij (PGN) en geen lijst van zetten.
paste-move-malformed = Zet { $number } van { $color } is niet te lezen: { $found }.
paste-move-illegal = Zet { $number } van { $color } kan daar niet: { $found }.
paste-move-ambiguous = Zet { $number } van { $color } kan op meer manieren: { $found }.
pasted = De stelling staat op het bord.
pasted-id = Dit is ‘{ $id }’.
pasted-best = Het beste is { $moves }.
pasted-more-games = { $count ->
    [one] Er was nog één partij; dit is de eerste.
   *[other] Er waren nog { $count } partijen; dit is de eerste.
}
pasted-more = { $count ->
    [one] Er was nog één stelling; dit is de eerste.
   *[other] Er waren nog { $count } stellingen; dit is de eerste.
}

## Wat er aan een bestand met partijen mankeert

pgn-fault = Partij { $game }, regel { $line }, kolom { $column }: { $what }
pgn-tag = { $found } is geen kopregel zoals [White "Naam"].
pgn-tag-again = { $found } staat er twee keer.
pgn-tag-late = { $found } staat tussen de zetten, niet erboven.
pgn-variant = De schaakvorm { $found } is niet bekend; de zetten zijn als die van schaken gelezen.
pgn-start = Het begin is geen stelling: { $why }
pgn-no-start = Er staat dat de partij uit een stelling begint, maar niet uit welke.
pgn-text = { $found } is geen zet.
pgn-text-outside = { $found } hoort bij geen enkele partij.
pgn-move-illegal = { $found } kan hier niet; wat erop volgt is niet gelezen.
pgn-move-ambiguous = { $found } kan meer dan één zet zijn; wat erop volgt is niet gelezen.
pgn-pass-in-check = Er wordt gepast terwijl de koning schaak staat.
pgn-move-missing = Aan het nummer { $found } is te zien dat er een zet vóór ontbreekt.
pgn-nag = { $found } is geen teken; na $ komt een getal van 0 tot 255.
pgn-comment-open = Een commentaar houdt niet op; er ontbreekt een accolade.
pgn-comment-nested = Een commentaar begint binnen een commentaar.
pgn-nothing-to-close = { $sign } sluit iets wat niet open is.
pgn-too-deep = Er liggen meer varianten in elkaar dan gelezen kunnen worden.
pgn-variation-empty = Een variant heeft geen zetten.
pgn-variation-open = Een variant houdt niet op; er ontbreekt een haakje.
pgn-result-in-variation = De uitslag { $result } staat in een variant.
pgn-result-missing = Na de zetten staat geen uitslag.
pgn-results = De uitslag is { $mark } na de zetten, maar { $tag } erboven.
pgn-result-tag = { $found } is geen uitslag; dat is 1-0, 0-1, 1/2-1/2 of *.
pgn-broken = Het bestand kon niet verder worden gelezen: { $why }

## Gasten: andere programma’s die spelen

failure-no-program = { $name } kon niet worden gestart: dit programma is er niet.
failure-no-permission = { $name } kon niet worden gestart: dat bestand is geen programma dat u mag uitvoeren.
failure-not-started = { $name } kon niet worden gestart: { $why }.
failure-no-uci = { $name } spreekt geen UCI, waarin schaakprogramma’s om zetten wordt gevraagd.
failure-no-chess960 = { $name } speelt geen Chess960.
failure-ended = { $name } is uit zichzelf gestopt.
failure-silent = { $name } antwoordde niet op tijd en is afgesloten.
failure-flooded = { $name } schreef meer dan iemand kan lezen en is afgesloten.
failure-illegal = { $name } antwoordde met “{ $move }”, wat geen geldige zet is, en is afgesloten.

engines = Schaakprogramma’s
engines-none = Voeg een schaakprogramma toe dat UCI spreekt, zoals Stockfish, om ertegen te spelen of het te laten analyseren.
engines-done = Klaar
engine-new = Nieuw programma
engine-add = Toevoegen
engine-name = Naam
engine-command = Programma
engine-command-hint = Een pad of een opdracht
engine-choose = Bestand kiezen…
engine-choose-title = Kies een schaakprogramma
engine-arguments = Argumenten
engine-arguments-hint = Meestal geen
engine-time = Denkt
engine-time-unit = seconden per zet, als het geen klok heeft
engine-try = Proberen
engine-remove = Verwijderen
engine-trying = { $name } wordt gestart…
engine-answers = { $name } antwoordt. Het speelt geen Chess960.
engine-answers-chess960 = { $name } antwoordt en speelt ook Chess960.
engine-options = Eigen instellingen
engine-range = Van { $min } tot { $max }
engine-press = Druk telkens bij het starten op “{ $option }”
engine-reset = Zoals het ze zelf heeft

## Het beginscherm

cmd-start = Beginscherm
    .tip = Spelen, verder met een partij, of rondkijken
start-title = Wat gaan we spelen?
start-go-on = Ga verder met uw partij
start-look-back = Bekijk uw laatste partij
start-strip = { $title } – { $about }
start-new = Nieuw hier?
start-new-tour = Leer in één minuut wat aanraken is zetten betekent
start-game = { $white } – { $black }, zet { $number }
start-game-clocks = { $white } – { $black }, zet { $number }, { $clocks }
start-game-over = { $white } – { $black }, { $score }
door-name = { $name }. { $about }
door-choose = Kiezen…
    .tip = Namen, klok en regels
door-choose-name = Eerst kiezen: { $door }
door-two = Twee spelers
door-two-about = { $touch ->
    [enforced] { $clock ->
        [yes] Aan één computer. Aanraken is zetten, met klok.
       *[no] Aan één computer. Aanraken is zetten.
    }
    [on-claim] { $clock ->
        [yes] Aan één computer. Aanraken is zetten als uw tegenstander het claimt, met klok.
       *[no] Aan één computer. Aanraken is zetten als uw tegenstander het claimt.
    }
   *[off] { $clock ->
        [yes] Aan één computer. Aanraken verplicht tot niets, met klok.
       *[no] Aan één computer. Aanraken verplicht tot niets.
    }
}
door-computer = Tegen de computer
door-computer-about = { $color ->
    [white] { $clock ->
        [yes] U hebt wit tegen { $name }, met klok.
       *[no] U hebt wit tegen { $name }.
    }
    [black] { $clock ->
        [yes] U hebt zwart tegen { $name }, met klok.
       *[no] U hebt zwart tegen { $name }.
    }
   *[lot] { $clock ->
        [yes] Het lot geeft u wit of zwart tegen { $name }, met klok.
       *[no] Het lot geeft u wit of zwart tegen { $name }.
    }
}
door-chess960 = Chess960
door-chess960-about = Een van 960 beginstellingen: op nummer, met de dobbelsteen, of om de beurt opgezet.

## De rondleiding over aanraken is zetten

cmd-tour = Aanraken is zetten in één minuut
    .short = Rondleiding
    .tiny = Rondleiding
    .tip = Probeer uit wat het aanraken van een stuk betekent
tour-skip = Overslaan
tour-play = Spelen
    .tip = Terug naar waar u was, om te spelen
tour-not-yet = Deze keer niet.
tour-touch = Aanraken is zetten
tour-touch-text = Bij schaken mag u zo lang nadenken als u wilt. Maar raakt u een eigen stuk aan als u aan zet bent, dan moet u ermee zetten.
tour-touch-task = Raak het witte paard op g1 aan: pak het op, of klik erop.
tour-touch-done = Het teken om het paard betekent: dit stuk moet nu worden gezet. Waarheen mag u nog kiezen.
tour-touch-other = Dat was een ander stuk, en daarmee zou u nu moeten zetten. Hier gaat het terug: probeer het paard op g1.
tour-try = Een ander stuk? Te laat
tour-try-text = U hebt het paard aangeraakt. Net nu ziet u een veel betere zet met een pion.
tour-try-task = Probeer het maar: zet de pion van d2 naar d4.
tour-try-done = De pion ging vanzelf terug. Het paard was het eerst aangeraakt, dus het paard moet worden gezet.
tour-try-other = Dat was het paard, zoals de regel wil. Maar kijk eerst wat er gebeurt: probeer de pion op d2.
tour-release = Los is los
tour-release-text = Zolang u het paard vasthoudt, mag u zijn veld nog kiezen. Laat u het los, dan blijft het daar.
tour-release-task = Zet het paard op f3, of waar het maar kan, en laat het los.
tour-release-done = Uw zet is gedaan. Ook als u nu een beter veld ziet, blijft het paard staan.
tour-take = Aanraken is slaan
tour-take-text = Raakt u een stuk van uw tegenstander aan, dan moet u het slaan, als dat kan.
tour-take-task = Klik op de zwarte pion op d5, en doe dan wat u moet doen.
tour-take-done = U raakte hem aan, dus u sloeg hem. Had geen van uw stukken hem kunnen slaan, dan was u vrij geweest.
tour-take-other = Raak eerst de zwarte pion op d5 aan, en sla hem dan pas.
tour-adjust = Ik zet het alleen recht
tour-adjust-text = Het paard op g1 staat scheef. U mag het rechtzetten zonder ermee te moeten zetten, als u dat eerst zegt: j’adoube. Dat is Frans voor ‘ik zet recht’.
tour-adjust-task = Druk op J’adoube of op de toets J, en klik dan op het paard.
tour-adjust-done = Het paard staat recht, en u mag nog steeds elke zet doen.
tour-adjust-other = U raakte het aan zonder het te zeggen, en nu zou u ermee moeten zetten. Zeg eerst j’adoube.
tour-castle = Rokeren: eerst de koning
tour-castle-text = Bij rokeren gaan koning en toren tegelijk, maar het is een zet van de koning. Raak dus eerst de koning aan: wie eerst de toren aanraakt, mag er niet mee rokeren.
tour-castle-task = Zet de koning twee velden opzij, naar g1. De toren komt vanzelf.
tour-castle-done = Eerst de koning, dan de toren: dat is rokeren. Nu weet u wat aanraken is zetten betekent. Veel plezier!
tour-castle-other = Bij rokeren komt de koning eerst, en hij gaat twee velden. De stukken gaan terug, zodat u het nog eens kunt proberen.

## De opdrachtregel

cli-help =
    Een schaakbord dat volgens de regels speelt.

    jadoube [BESTAND] [--chess960 NUMMER]   opent het bord
    jadoube OPDRACHT [OPTIES]               doet één ding, zonder venster

    Opdrachten:
      perft          tel de zettenreeksen van een gegeven lengte
      chess960       een beginstelling van Chess960: op nummer of eerste rij, geloot of gedobbeld
      replay         speel een script van handelingen en beantwoord elk met een regel JSON
      uci            de engine, voor andere schaakprogramma’s
      mate-possible  wie er nog mat kan zetten, voor elke stelling in een bestand
      verify         controleer partijen in PGN zoals een arbiter dat doet
      picture        een stelling als PNG, of een partij als GIF
      help           uitleg over een opdracht: jadoube help verify

    Opties:
      --chess960 NUMMER      begin met deze Chess960-stelling, 0 tot en met 959
      --picture BESTAND.png  bewaar een afbeelding van het venster en sluit het
      -h, --help             toon deze uitleg
      -V, --version          toon de versie

    BESTAND kan een bestand met partijen in PGN zijn, een stelling in FEN of EPD, een bewaarde
    partij die nog niet uit is, of de afspraken voor een partij (de eerste regel van een script).

    Exitcodes: 0 alles in orde, 1 verify vond een fout, 2 verkeerd gebruik of verkeerde invoer.
cli-help-perft =
    jadoube perft [--fen FEN] [--chess960] [--divide] DIEPTE

    Telt de reeksen van DIEPTE reglementaire zetten, om een zettengenerator te testen of om de
    snelheid te meten.

      --fen FEN    begin met deze stelling, niet met de gewone beginstelling
      --divide     toon het aantal na elke eerste zet
      --chess960   schrijf de rokade als een koning die zijn eigen toren slaat

    Voorbeeld: jadoube perft --divide 3
cli-help-chess960 =
    jadoube chess960 NUMMER
    jadoube chess960 --find RIJ | --twin NUMMER
    jadoube chess960 --random | --dice [--seed GETAL]
    jadoube chess960 --throws 3,6,1,...

    Toont een beginstelling van Chess960: nummer, eerste rij, spiegelbeeld en FEN. NUMMER loopt van
    0 tot en met 959; ook een eerste rij zoals TPLDKLPT mag.

      --find RIJ       het nummer van deze eerste rij
      --twin NUMMER    het spiegelbeeld van deze stelling
      --random         loot een stelling
      --dice           dobbel om de stelling en toon elke worp
      --seed GETAL     geef elke keer dezelfde loting of worpen
      --throws LIJST   gebruik de worpen van een echte dobbelsteen: voor de loper op zwart, de
                       loper op wit, de dame, een paard en het andere paard; ook de worpen die
                       over moesten

    Voorbeeld: jadoube chess960 --find TPLDKLPT
cli-help-replay =
    jadoube replay [--pgn] [BESTAND]

    Speelt een script: de partij op de eerste regel, daarna op elke regel één handeling, steeds een
    JSON-object. Beantwoordt elke handeling met een regel JSON. Zonder BESTAND leest het de
    standaardinvoer.

      --pgn        schrijf de gespeelde partij, zonder antwoorden

    Voorbeeld: jadoube replay partij.jsonl
cli-help-uci =
    jadoube uci
    jadoube uci bench [DIEPTE]

    Werkt als engine voor andere schaakprogramma’s, volgens het UCI-protocol, voor schaken en
    Chess960. bench doorzoekt een vaste reeks stellingen en toont de snelheid.
cli-help-mate-possible =
    jadoube mate-possible [--moves] [--nodes GETAL] [BESTAND]

    Leest stellingen in FEN, één per regel, en beantwoordt elke stelling met één regel:
    white=yes|no|unknown black=yes|no|unknown dead=yes|no|unknown
    Bij white staat yes als wit met een reeks reglementaire zetten mat kan zetten. Zonder BESTAND
    leest het de standaardinvoer.

      --moves         voeg een reeks zetten toe die mat geeft
      --nodes GETAL   hoeveel stellingen een vraag mag kosten; anders 500000
cli-help-verify =
    jadoube verify [--json] BESTAND...

    Controleert partijen in PGN zoals een arbiter dat doet: elke zet reglementair, de uitslag
    mogelijk, niet doorgespeeld na het einde. Geeft één regel per partij; - is de standaardinvoer.

      --json       geef één JSON-object per partij

    Exitcodes: 0 elke partij is in orde, 1 een partij heeft een fout, 2 een bestand is onleesbaar.
cli-help-picture =
    jadoube picture --fen FEN --out BESTAND.png
    jadoube picture --pgn BESTAND [--game NUMMER] --out BESTAND.gif

    Bewaart een stelling als PNG, of een partij zet voor zet als GIF. Een partij als PNG is haar
    slotstelling.

      --fen FEN              de stelling
      --pgn BESTAND          de partijen
      --game NUMMER          welke partij; anders de eerste
      --out BESTAND          waar de afbeelding komt
      --size PIXELS          breedte, 16 tot en met 4096; anders 512
      --flip                 zwart onderaan
      --theme NAAM           wood|green|blue|stone|contrast
      --pieces NAAM          classic|bold
      --dark                 kleuren voor een donkere bladzijde
      --no-coordinates       geen letters en cijfers langs de rand
      --marks TEKENS         cirkels en pijlen zoals Gd4,Re4e5: groen (G), rood (R), geel (Y), blauw (B)
      --delay MILLISECONDEN  tijd per zet in een GIF, 20 tot en met 600000; anders 1000
cli-help-help =
    jadoube help [OPDRACHT]

    Legt een opdracht en haar opties uit, net als jadoube OPDRACHT --help.
cli-command = { $found } is geen opdracht en geen bestand: zie `jadoube --help`
cli-command-near = onbekende opdracht { $found }: bedoel je { $known }?
cli-option = onbekende optie { $found }: zie { $help }
cli-option-near = onbekende optie { $found }: bedoel je { $known }?
cli-argument = onverwacht argument { $found }: zie { $help }
cli-value-missing = na { $option } ontbreekt een waarde
cli-value-unexpected = bij { $option } hoort geen waarde, maar er staat { $found }
cli-not-text = { $found } is geen tekst in UTF-8
cli-number = { $what } is { $found }: verwacht een getal van { $least } tot en met { $most }
cli-whole = { $what } is { $found }: verwacht een geheel getal vanaf 0
cli-choice = { $what } is { $found }: verwacht een van { $known }
cli-line = regel { $line }: { $what }
cli-unreadable = { $file } kan niet worden gelezen: { $why }
cli-unwritable = { $file } kan niet worden geschreven: { $why }
cli-output = schrijven is mislukt: { $why }
cli-stdin = de standaardinvoer
cli-no-games = in { $file } staan geen partijen: verwacht PGN
cli-perft-depth = de diepte
cli-perft-depth-missing = de diepte ontbreekt: verwacht een getal zoals 5
cli-chess960-number = { $found } is geen beginstelling: de nummers lopen van 0 tot en met 959
cli-chess960-missing = de beginstelling ontbreekt: verwacht een nummer van 0 tot en met 959, een eerste rij, --random, --dice, --throws, --find of --twin
cli-rank-count = { $role ->
    [king] koningen
    [queen] dames
    [rook] torens
    [bishop] lopers
   *[knight] paarden
} op de eerste rij: { $found }, verwacht { $expected }
cli-chess960-two = meer dan één beginstelling: verwacht maar één van een nummer, een eerste rij, --random, --dice, --throws, --find en --twin
cli-chess960-seed = --seed zonder loting: verwacht bij --random of --dice
cli-open-beside = { $file } heeft een eigen beginstelling: --chess960 gaat alleen samen met de afspraken voor een partij
cli-uci-word = onbekend woord { $found } na uci: verwacht bench of niets
cli-mate-possible-empty = geen stelling gevonden: verwacht één FEN per regel
cli-replay-empty = geen partij gevonden: verwacht { $example } op de eerste regel en daarna handelingen
cli-picture-no-out = --out ontbreekt: verwacht het bestand voor de afbeelding
cli-picture-ending = --out { $file }: verwacht een naam die eindigt op .png of .gif
cli-picture-nothing = geen stelling: verwacht --fen FEN of --pgn BESTAND
cli-picture-both = --fen samen met --pgn of --game: verwacht maar één van beide
cli-picture-game = { $count ->
    [one] { $file } heeft één partij: partij { $found } is er niet
   *[other] { $file } heeft de partijen 1 tot en met { $count }: partij { $found } is er niet
}
cli-picture-marks = --marks: { $found } is geen teken: verwacht tekens zoals Gd4 of Re4e5, in de kleuren G, R, B en Y
cli-verify-no-file = geen bestand: verwacht bestanden met partijen in PGN, of - voor de standaardinvoer
cli-verify-game = { $file }:{ $line }: partij { $game }, { $white } - { $black }, { $result }, { $count ->
    [one] 1 halve zet
   *[other] { $count } halve zetten
}: { $verdict }
cli-verify-right = in orde
cli-verify-wrong = FOUT: { $faults }
cli-verify-noticed = { $verdict } (opgemerkt: { $remarks })
cli-verify-place = regel { $line }, kolom { $column }: { $what }

## Wat een arbiter vindt in een genoteerde partij

finding-played-on = zet { $move }: er is doorgespeeld na { $ending } ({ $article })
finding-over = de partij was al afgelopen door { $ending } ({ $article })
finding-passed = zet { $move }: er is geen zet gedaan ({ $article })
finding-result = de uitslag is { $found }: verwacht { $score } na { $ending } ({ $article })
finding-too-soon = er is remise overeengekomen voordat beide spelers hadden gezet ({ $article })
finding-could-not-mate = { $color } won zonder mat, maar kon met geen enkele reeks reglementaire zetten mat zetten: verwacht 1/2-1/2 ({ $article })
finding-claim = zet { $move }: er kon remise worden geclaimd na { $ending } ({ $article })
finding-course = { $by ->
    [checkmate] mat
    [stalemate] pat
    [dead-position] een dode stelling
    [fivefold] vijf keer dezelfde stelling
    [seventy-five-moves] 75 zetten zonder slaan of pionzet
    [threefold] drie keer dezelfde stelling
    [perpetual-check] eeuwig schaak
    [fifty-moves] 50 zetten zonder slaan of pionzet
   *[other] haar einde
}

## Wat er aan een regel van een script mankeert

line-not-json = geen JSON-object: { $found }
line-cut = de JSON houdt te vroeg op: verwacht een accolade, een haakje of een aanhalingsteken
line-broken = geen JSON vanaf kolom { $column }
line-not-utf8 = geen tekst in UTF-8
line-back = de tijd loopt terug: { $key } is { $found }, verwacht { $last } of meer
line-missing = { $key } ontbreekt: verwacht { $expected }
line-needs = bij { $owner } hoort { $key }: { $expected }
line-unknown = onbekende sleutel { $key }: verwacht { $known }
line-twice = { $key } staat er twee keer: verwacht één keer
line-value = { $key } is { $found }: verwacht { $expected }
line-take-back = { $key } is { $found } terwijl aanraken zetten is: verwacht { $never }
line-text = een tekst tussen aanhalingstekens
line-switch = true of false
line-whole = een geheel getal van { $least } tot en met { $most }
line-milliseconds = een geheel aantal milliseconden
line-square = een veld van a1 tot en met h8, of null
line-list = een lijst tussen vierkante haken
line-object = een object met { $keys }
line-or = { $most } of { $last }
fen-no-turn = de FEN houdt op na het bord: verwacht w of b
dice-no-face = worp { $throw } is { $found }: verwacht een getal van 1 tot en met 6
dice-too-many = { $count ->
    [one] er zijn meer worpen dan nodig: verwacht 1 worp
   *[other] er zijn meer worpen dan nodig: verwacht { $count } worpen
}
dice-too-few = { $count ->
    [one] er is maar 1 worp
   *[other] er zijn maar { $count } worpen
}: verwacht nog een worp, voor { $step ->
    [dark-bishop] de loper op zwart
    [light-bishop] de loper op wit
    [queen] de dame
    [first-knight] het eerste paard
   *[second-knight] het tweede paard
}
