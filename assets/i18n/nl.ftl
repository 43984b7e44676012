# De teksten van het venster in het Nederlands.

language-name = Nederlands

## Schaken

white = Wit
black = Zwart
you = Jij

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
mark-chosen = gekozen, nog niet aangeraakt
mark-in-hand = in de hand
mark-target = mogelijke zet
mark-castling-rook = rokeren met deze toren
mark-en-passant = kan en passant worden geslagen
mark-last-move = laatste zet
mark-check = schaak
mark-cause = gemarkeerd als reden
mark-fault = hoort bij het probleem
board = Schaakbord
board-none = Hier is geen bord.
mark-must-move = moet worden verzet
mark-must-be-taken = moet worden geslagen
mark-can-take = kan het aangeraakte stuk slaan
mark-castles = verzet deze toren om te rokeren
mark-king-goal = hier komt de koning
mark-rook-goal = hier komt de toren
mark-hint = hint
king-in-hand = koning in de hand
off-board = { $piece }, naast het bord

## Wat de spelers met hun handen deden, reglementair of niet

hand-moves = { $piece } van { $from } naar { $to }
hand-takes = { $piece } van { $from } slaat { $to }
hand-promotes = { $said }, wordt { $piece }
hand-on = { $piece } op { $square } gezet
hand-off = { $piece } van { $square } gehaald
hand-none = geen zet
hand-on-sheet = { $man } erbij
hand-off-sheet = { $man } eraf

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

# Woorden van een in woorden getypte zet, met één spatie ertussen: de rokade naar de h-kant en naar de a-kant, slaan, en
# woorden die niets toevoegen.
typed-short = kort korte
typed-long = lang lange
typed-takes = slaat neemt
typed-castle = rokade rokeer rokeert rokeren
typed-check = schaak
typed-mate = schaakmat mat
typed-passing = passant
typed-between = van naar op de het en rokade rokeer rokeert rokeren promoveert tot wordt

## Wat op verzoek wordt voorgelezen

cmd-full-screen = Volledig scherm
    .tip = Het hele scherm vullen, of terug naar een venster
cmd-to-board = Naar het bord
    .tip = De toetsenbordfocus op het bord zetten; met de pijltjestoetsen ga je dan van veld naar veld
menu-bar = Menubalk
menu-key = toets { $keys }
menu-submenu = submenu
menu-submenu-none = submenu, niets beschikbaar
menu-aloud = Voorlezen
cmd-aloud-ask = Wat staat er op…
    .tip = Een veld, een lijn, een rij of een stuk typen, bijvoorbeeld e4, e, 4 of P
cmd-aloud-here = Dit veld
    .tip = Wat er staat op het veld met de toetsenbordfocus
cmd-aloud-targets = Zetten van dit stuk
    .tip = De velden waar dit stuk heen kan
cmd-aloud-bond = Wat er is aangeraakt
    .tip = Wat er is aangeraakt of aangeboden, en welk artikel van de regels geldt
cmd-aloud-last = Laatste zet
    .tip = De zet waardoor deze stelling ontstond
cmd-aloud-standing = Beurt en materiaal
    .tip = Wie aan zet is en wat beide spelers nog hebben
cmd-aloud-clocks = Klokken
    .tip = De tijd op beide klokken
cmd-aloud-again = Herhalen
    .tip = Nog eens horen wat het laatst is gezegd
ask-field = Wat staat er op…
ask-all = alles
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
aloud-unknown-how = Typ een veld (e4), een lijn (e), een rij (4), een stuk (P) of ‘alles’.
aloud-dialog = Sluit eerst het dialoogvenster.
dialog-said = Dialoogvenster { $title }.
aloud-targets = { $piece }, mogelijke zetten:
aloud-castling = rokade met de toren op { $square }
aloud-free = Er is niets aangeraakt, dus { $name ->
    [you] je bent
   *[other] { $name } is
} aan geen stuk gebonden.
aloud-chosen = { $piece } is gekozen, maar nog niet aangeraakt.
aloud-held = { $piece } is in de hand.
aloud-put-back = Teruggezet.
aloud-no-move = Er is geen zet gedaan; de tegenstander is nu aan zet.
aloud-last = Laatste zet:
aloud-even = Beide spelers hebben { $pieces }.
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
aloud-clocks = Wit { $white }, Zwart { $black }.
aloud-moves = Gedane zetten: Wit { $white }, Zwart { $black }.
aloud-clock-runs = { $name ->
    [you] Jouw klok
   *[other] De klok van { $name }
} loopt.

## De kaart met de regels

article = art. { $article }
turn-white = Wit is aan zet.
turn-black = Zwart is aan zet.
# Wie tegen een engine speelt, is ‘je’: deze zinnen krijgen dan ‘you’ als naam.
turn-you = Jij bent aan zet.
turn-check = De koning staat schaak, aangevallen door { $from }.
turn-by-hand = { $clock ->
    [yes] Doe je zet en druk dan op de klok.
   *[no] Doe je zet en druk dan op ‘Zet gedaan’.
}
turn-by-hand-keys = { $clock ->
    [yes] Met { $keys } druk je op de klok.
   *[no] Met { $keys } druk je op ‘Zet gedaan’.
}
turn-first = Pak een stuk op, of typ een zet.
turn-last = { $name ->
    [you] Je
   *[other] { $name }
} speelde { $move }.
selected-moves = { $piece } kan naar { $count ->
    [one] één veld
   *[other] { $count } velden
}.
selected-stuck = { $piece } heeft geen reglementaire zet.
promoting = Kies een promotiestuk voor de pion.
promoting-detail = Dame, paard, toren of loper; je keuze is definitief.
touched-title = { $count ->
    [one] { $piece } is aangeraakt.
   *[other] { $piece } zijn aangeraakt.
}
touched-free = { $kind ->
    [own] Dat stuk heeft geen reglementaire zet. { $name ->
        [you] Je
       *[other] { $name }
    } mag elke zet doen.
    [pinned] Dat stuk heeft geen reglementaire zet (gepend door { $pinner }). { $name ->
        [you] Je
       *[other] { $name }
    } mag elke zet doen.
    [enemy] Dat stuk kan niet worden geslagen. { $name ->
        [you] Je
       *[other] { $name }
    } mag elke zet doen.
    [two] Geen van beide kan worden verzet of geslagen. { $name ->
        [you] Je
       *[other] { $name }
    } mag elke zet doen.
   *[more] Geen van die stukken kan worden verzet of geslagen. { $name ->
        [you] Je
       *[other] { $name }
    } mag elke zet doen.
}
touched-free-castling = Alleen rokeren met { $rooks } mag deze beurt niet (art. 4.4.2).
bond-own-must = { $name ->
    [you] Je
   *[other] { $name }
} moet { $role ->
    [king] met de koning
    [queen] met deze dame
    [rook] met deze toren
    [bishop] met deze loper
    [knight] met dit paard
   *[pawn] met deze pion
} zetten.
bond-enemy-must = { $name ->
    [you] Je
   *[other] { $name }
} moet { $role ->
    [queen] deze dame
    [rook] deze toren
    [bishop] deze loper
    [knight] dit paard
   *[pawn] deze pion
} slaan.
bond-takes = { $name ->
    [you] Je
   *[other] { $name }
} moet slaan: { $own } slaat { $enemy }.
bond-first = { $kind ->
    [own] { $own } is het eerst aangeraakt en kan { $enemy } niet slaan.
    [enemy] { $enemy } is het eerst aangeraakt, maar { $own } kan dat stuk niet slaan.
   *[later] Van de aangeraakte stukken is { $piece } het eerste dat verzet of geslagen kan worden.
}
bond-castling = De koning is aangeraakt, daarna { $piece }.
bond-castling-must = { $name ->
    [you] Je
   *[other] { $name }
} moet met deze toren rokeren.
bond-king-first = De koning is aangeraakt, daarna een toren waarmee niet kan worden gerokeerd.
bond-rook-first = De toren is vóór de koning aangeraakt, dus rokeren met die toren mag deze beurt niet.
touched-too = { $piece } is ook aangeraakt.
bond-released = Deze zet is gedaan.
bond-released-before = Voor { $move } was al een stuk losgelaten.
bond-released-must = { $name ->
    [you] Je hebt het stuk losgelaten: druk op { $clock ->
        [yes] de klok
       *[no] ‘Zet gedaan’
    }.
   *[other] { $name } heeft het stuk losgelaten en moet op { $clock ->
        [yes] de klok
       *[no] ‘Zet gedaan’
    } drukken.
}
bond-begun = Deze zet is nog niet af.
bond-begun-must = { $name ->
    [you] Maak de zet af en druk dan op { $clock ->
        [yes] de klok
       *[no] ‘Zet gedaan’
    }.
   *[other] { $name } moet de zet afmaken en dan op { $clock ->
        [yes] de klok
       *[no] ‘Zet gedaan’
    } drukken.
}
bond-intended = { $name ->
    [you] Je hebt
   *[other] { $name } heeft
} { $move } aangekondigd bij een remiseclaim.
bond-intended-must = { $name ->
    [you] Je
   *[other] { $name }
} moet { $move } spelen.
bond-on-claim = { $opponent ->
    [you] Je
   *[other] { $opponent }
} mag ‘aanraken is zetten’ claimen als { $name ->
    [you] je
   *[other] { $name }
} een andere zet doet.
adjusting = J’adoube.
adjusting-detail = { $name ->
    [you] Je
   *[other] { $name }
} mag stukken rechtzetten. Druk daarna weer op de knop, of op Esc.
adjusted = { $piece } is rechtgezet.
announced = { $name ->
    [you] Je
   *[other] { $name }
} gaat rokeren.
announced-detail = Koning naar { $king }, toren naar { $rook }. Bevestig de rokade of rokeer op het bord; Esc trekt de aankondiging in.
announced-keys = Met { $keys } bevestig je de rokade.
near-goal-one-step = Koning naar { $king } is een gewone koningszet. Wil je rokeren? Zet de koning op de toren op { $rook }.
near-goal-there = De koning staat al op { $king }, waar hij na de rokade hoort te staan. Wil je rokeren? Zet de koning op de toren op { $rook }.
king-move = Koning naar { $king } was een koningszet, geen rokade.
king-move-stands = De zet blijft staan. Voor de rokade had de koning op de toren gemoeten.
king-move-go-back = Terugnemen is mogelijk. Wil je rokeren? Zet de koning op de toren.
king-off = { $name ->
    [you] Je
   *[other] { $name }
} rokeert, met de koning in de hand.
king-off-rook = Zet nu de toren op { $rook } en dan de koning op { $king }.
king-off-choose = Zet de toren waarmee je rokeert op zijn nieuwe veld, en daarna de koning.
king-off-king = Zet nu de koning op { $king }.
paused = De klok staat stil.
paused-detail = Druk op Verder om door te spelen.
resume-keys = Met { $keys } gaat de partij verder.
ruling = { $name ->
    [you] Je hebt
   *[other] { $name } heeft
} de klokken stilgezet.
ruling-neutral = De klokken staan stil voor een beslissing.
ruling-detail = Het bord blijft in beeld. Druk op Verder om door te spelen.
adjourned = De partij is afgebroken.
adjourned-by = { $name } heeft zet { $number } afgegeven.
adjourned-players = { $white }, { $black }.
adjourned-time = { $name } { $time }
adjourned-players-date = { $white }, { $black }. { $date }.
date = { $day }-{ $month ->
    [january] 1
    [february] 2
    [march] 3
    [april] 4
    [may] 5
    [june] 6
    [july] 7
    [august] 8
    [september] 9
    [october] 10
    [november] 11
   *[december] 12
}-{ $year }
date-of-month = { $month ->
    [january] 1
    [february] 2
    [march] 3
    [april] 4
    [may] 5
    [june] 6
    [july] 7
    [august] 8
    [september] 9
    [october] 10
    [november] 11
   *[december] 12
}-{ $year }
opened = De envelop is open.
opened-move = { $name } had { $move } afgegeven.
opened-text = { $name } had ‘{ $text }’ opgeschreven.
clock-waits = De klok loopt nog niet: druk op Start, of raak een stuk aan.
clock-keys = Met { $keys } start je de klok.
offered-draw = { $name ->
    [you] Je
   *[other] { $name }
} biedt remise aan.
offered-increment = { $name ->
    [you] Je
   *[other] { $name }
} vraagt om remise of vijf seconden per zet.
offered-take-back = { $name ->
    [you] Je wilt
   *[other] { $name } wil
} { $moves } terugnemen.
increment-offered = Wie om vijf seconden vraagt, biedt daarmee remise aan. Slaat de tegenstander remise af, dan krijgen beide spelers vijf seconden per zet en krijgt de tegenstander er twee minuten bij.
offered-detail = { $other ->
    [you] Je kunt
   *[other] { $other } kan
} dat aannemen of afslaan; een stuk aanraken geldt als afslaan.
offered-detail-take-back = { $other ->
    [you] Je kunt
   *[other] { $other } kan
} dat toestaan of weigeren; een stuk aanraken geldt als weigeren.
offered-keys = Met { $accept } neem je het aanbod aan, met { $decline } sla je het af.
offered-waits = { $other ->
    [you] Je kunt
   *[other] { $other } kan
} het aanbod aannemen of afslaan.
offered-waits-take-back = { $other ->
    [you] Je kunt
   *[other] { $other } kan
} dat toestaan of weigeren.
back-title = Stelling na { $move }
back-start = Beginstelling
back-detail = Klik op het bord of druk op End om terug te gaan naar de partij.
ended-wins = { $name } wint.
ended-draw = Remise.
ended-you-win = { $how ->
    [checkmate] Je hebt gewonnen door mat.
   *[other] Je hebt gewonnen.
}
ended-you-lose = { $how ->
    [checkmate] Je hebt verloren door mat.
   *[other] Je hebt verloren.
}
by-checkmate = Schaakmat.
by-resignation = { $name ->
    [you] Je hebt
   *[other] { $name } heeft
} opgegeven.
by-resignation-without-mate = { $name ->
    [you] Je hebt
   *[other] { $name } heeft
} opgegeven, maar de tegenstander kan met geen enkele reeks reglementaire zetten mat geven.
by-agreement = Remise overeengekomen.
by-threefold = Drie keer dezelfde stelling.
by-perpetual-check = Eeuwig schaak: drie keer dezelfde stelling, waarbij één speler daartussen met elke zet schaak gaf.
by-fifty-moves = Remise door de vijftigzettenregel.
by-flag-fall = { $name ->
    [you] Je bent
   *[other] { $name } is
} door de vlag gegaan.
by-second-illegal-move = { $name ->
    [you] Je
   *[other] { $name }
} deed een tweede onreglementaire zet.
by-second-illegal-move-without-mate = { $name ->
    [you] Je
   *[other] { $name }
} deed een tweede onreglementaire zet, maar de tegenstander kan met geen enkele reeks reglementaire zetten mat geven.
by-illegal-sealed-move = { $name ->
    [you] Je afgegeven zet
   *[other] De afgegeven zet van { $name }
} is onduidelijk, onreglementair of uitgesloten door ‘aanraken is zetten’ of een claim.
by-illegal-sealed-move-without-mate = { $name ->
    [you] Je afgegeven zet
   *[other] De afgegeven zet van { $name }
} is onduidelijk, onreglementair of uitgesloten door ‘aanraken is zetten’ of een claim, maar de tegenstander kan met geen enkele reeks reglementaire zetten mat geven.
by-arbiter = De arbiter verklaarde de partij verloren voor { $name ->
    [you] jou
   *[other] { $name }
}.
by-kings-in-check = Niemand claimde de onreglementaire zet op tijd, en na de volgende zet is de stelling nog steeds onreglementair.
by-flag-fall-without-mate = { $name ->
    [you] Je bent
   *[other] { $name } is
} door de vlag gegaan, maar de tegenstander kan met geen enkele reeks reglementaire zetten mat geven.
by-stalemate = Pat. { $name ->
    [you] Je hebt
   *[other] { $name } heeft
} geen reglementaire zet en staat niet schaak.
by-dead-position = Dode stelling: met geen enkele reeks reglementaire zetten kan nog mat worden gegeven.
approved = Beide spelers hebben de uitslag ondertekend.
approved-other = Beide spelers hebben { $score } ondertekend; dat is dus de uitslag (art. 8.7).
dead-wall = De gemarkeerde pionnen staan vast, en geen stuk komt er nog langs om mat te geven.
mate-not-decided = Of mat nog mogelijk was, is niet vast te stellen; daarom telt dit als verlies.
by-fivefold = Vijf keer dezelfde stelling.
by-seventy-five-moves = Vijfenzeventig zetten zonder slagzet of pionzet.

## Waarom een zet niet kan

refused = Dat kan niet.
refusal-nothing-there = Op { $from } staat geen stuk.
refusal-not-your-turn = { $turn ->
    [white] Wit is aan zet, en { $piece } is van Zwart.
   *[black] Zwart is aan zet, en { $piece } is van Wit.
}
refusal-same-square = { $piece } staat daar al.
refusal-own-piece-there = Op { $to } staat al een { $role } van dezelfde kleur.
refusal-not-how-it-moves = { $role ->
    [king] Een koning gaat één veld, in elke richting.
    [queen] Een dame gaat recht of schuin, langs een rij, een lijn of een diagonaal.
    [rook] Een toren gaat recht, langs een rij of een lijn.
    [bishop] Een loper gaat schuin, langs een diagonaal.
    [knight] Een paard gaat twee velden recht en dan één opzij.
   *[pawn] Een pion gaat één veld vooruit, vanaf het beginveld ook twee, en slaat schuin.
}
refusal-blocked = { $piece } staat in de weg.
refusal-pawn-has-moved = Alleen vanaf het beginveld mag een pion twee velden vooruit.
refusal-pawn-takes-straight = Een pion slaat niet recht vooruit: { $piece } staat in de weg.
refusal-pawn-takes-nothing = Een pion gaat alleen schuin om te slaan, en { $to } is leeg.
refusal-too-late-en-passant = En passant slaan kan alleen als de pion zojuist twee velden is opgerukt, en dat geldt niet voor { $piece }.
refusal-pinned = { $piece } is gepend door { $pinner }.
refusal-still-in-check = De koning blijft dan schaak staan, aangevallen door { $attackers }.
refusal-uncovers-king = Daarmee komt de koning schaak te staan, aangevallen door { $attackers }.
refusal-king-attacked = De koning kan niet naar { $on }: dat veld wordt aangevallen door { $attackers }.
refusal-king-has-moved = Rokeren kan niet: de koning is al verzet.
refusal-rook-has-moved = Rokeren kan aan die kant niet: de toren is al verzet, of is er niet meer.
refusal-king-or-rook-has-moved = Rokeren kan niet: de koning of de toren is al verzet, of de toren is er niet meer.
refusal-castling-in-check = Rokeren kan niet als de koning schaak staat: hij wordt aangevallen door { $attackers }.
refusal-castling-attacked = { $way ->
    [cross] Rokeren kan niet: de koning gaat over { $crossing }, en dat veld wordt aangevallen door { $attackers }.
   *[arrive] Rokeren kan niet: op { $crossing } zou de koning worden aangevallen door { $attackers }.
}
refusal-castling-blocked = Rokeren kan niet: { $piece } staat in de weg.
text-malformed = { $text } is geen zet. Voorbeelden: { $example }.
text-illegal = { $text } is hier geen reglementaire zet.
text-untrue = { $text }: { $why }.
untrue-claim = { $what ->
    [takes-nothing] daar wordt niets geslagen
    [not-en-passant] hier wordt niet en passant geslagen
    [no-check] dit geeft geen schaak
   *[no-mate] dit is geen mat
}
text-ambiguous = { $text } is niet eenduidig: het past bij { $pieces }. Typ beide velden, bijvoorbeeld g1f3.
text-no-man = { $text }: zo’n stuk is er niet, het kan niet in één zet naar dat veld, of het kan daar niet promoveren. Typ zo nodig beide velden, bijvoorbeeld e2e4.
text-no-castling = Koning en toren kunnen niet op hun rokadevelden worden gezet.
text-promotion = { $text }: typ erbij wat de pion wordt, bijvoorbeeld ={ $letter }.
refusal-game-over = De partij is afgelopen.
refusal-choose-promotion = Kies eerst een promotiestuk voor de pion op { $square }.
refusal-nothing-to-promote = Er kan nu geen pion promoveren.
refusal-nothing-pressed = Je hebt geen stuk in de hand.
refusal-already-pressed = Zet eerst het stuk neer dat je in de hand hebt.
refusal-rook-first = { $piece } is vóór de koning aangeraakt, dus rokeren met die toren mag deze beurt niet.
refusal-paused = De klok staat stil. Druk eerst op Verder.
refusal-not-paused = Dit kan alleen als de partij gepauzeerd is.
refusal-no-clock = Er is geen klok.
refusal-touched-before-adjusting = Zeg ‘j’adoube’ voordat je een stuk aanraakt, niet erna.
refusal-touched-before-claim = Claim remise voordat je een stuk aanraakt, niet erna.
refusal-claim-made = Bij de remiseclaim is een zet aangekondigd, en die moet nu worden gespeeld.
refusal-touched-before-touch-claim = Claim ‘aanraken is zetten’ voordat je zelf een stuk aanraakt, niet erna.
refusal-no-touch-claims = In deze partij kan ‘aanraken is zetten’ niet worden geclaimd.
refusal-nothing-announced = Er is geen rokade aangekondigd.
refusal-too-early = Remise overeenkomen kan pas als beide spelers een zet hebben gedaan.
refusal-already-offered = { $offer ->
    [draw] Er is al remise aangeboden.
   *[take-back] Er is al gevraagd om een zet te mogen terugnemen.
}
refusal-answer-first = Antwoord eerst op het aanbod of het verzoek van je tegenstander.
refusal-own-offer = { $offer ->
    [draw] Alleen je tegenstander kan op dit remiseaanbod antwoorden.
   *[take-back] Alleen je tegenstander kan op dit verzoek antwoorden.
}
refusal-nothing-offered = { $offer ->
    [draw] Er staat geen remiseaanbod open.
   *[take-back] Er is niet gevraagd om een zet te mogen terugnemen.
}
refusal-no-take-back = Terugnemen staat in deze partij uit.
refusal-nothing-to-take-back = Er kan nu geen zet worden teruggenomen.
refusal-not-over-the-board = Dat kan alleen in een partij aan het bord.
refusal-by-hand = Aan het bord rokeer je door eerst de koning en dan de toren te verzetten.
refusal-already-moved = Zet eerst de stukken terug op hun plaats: wat je in de hand hebt met Esc, andere stukken bijvoorbeeld met e4e2.
refusal-not-on-move = { $name ->
    [you] Je bent niet aan zet.
   *[other] { $name } is niet aan zet.
}
refusal-program-rules = Claimen hoeft niet: het programma is arbiter en grijpt zelf in.
refusal-offered-this-turn = Sinds de laatste zet is al remise aangeboden. Dat kan pas na de volgende zet opnieuw.
refusal-adjourned = De partij is afgebroken. Open eerst de envelop.
refusal-clock-only = Alleen de klok is in gebruik, zonder bord.
refusal-less-than-nothing = Dat is meer tijd dan de klok aanwijst.
refusal-no-increment-agreed = De spelers hebben dit niet vooraf afgesproken.
refusal-no-increment-in-blitz = Bij snelschaak kan niemand om extra tijd vragen.
refusal-increment-asked = Dit kan maar één keer per partij worden gevraagd.
refusal-more-than-two-minutes = Je kunt dit pas vragen als je minder dan twee minuten overhebt.
refusal-not-over = De partij is nog niet afgelopen.
refusal-already-approved = Beide spelers hebben de uitslag al ondertekend.
refusal-not-dead = Mat is misschien nog mogelijk, dus de partij gaat door.
refusal-no-help = Hulp is tijdens deze partij niet toegestaan.
refusal-touched-before-hint = Vraag alleen een hint zolang je nog elke zet mag doen.

## Claims, aanbiedingen en teruggenomen zetten

claim-wrong = { $name ->
    [you] Je claim
   *[other] De claim van { $name }
} ({ $claim }) is onjuist.
claim-right = { $name ->
    [you] Je claim
   *[other] De claim van { $name }
} ({ $claim }) is juist.
claim-of = { $kind ->
    [threefold] drie keer dezelfde stelling
    [fifty-moves] vijftigzettenregel
    [touch-move] aanraken is zetten
    [illegal-move] onreglementaire zet
   *[flag] gevallen vlag
}
claim-wrong-threefold = Deze stelling is niet drie keer voorgekomen.
claim-wrong-fifty = Er zijn geen vijftig zetten zonder slagzet of pionzet gedaan.
claim-wrong-touch = De laatste zet was niet in strijd met ‘aanraken is zetten’.
claim-minutes = { $name ->
    [you] Je
   *[other] { $name }
} krijgt er { $minutes ->
    [one] één minuut
   *[other] twee minuten
} bij{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
claim-wrong-illegal = Er is geen onreglementaire zet gevonden.
claim-wrong-flag = Er is geen vlag gevallen.
incident-noted = Genoteerd.
ruled-illegal = Onreglementaire zet.
ruled-illegal-move = { $move } was onreglementair{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
ruled-illegal-late = Zodra de volgende zet is gedaan, kan een onreglementaire zet niet meer worden geclaimd.
ruled-hands = { $name ->
    [you] Je
   *[other] { $name }
} veranderde de stelling op een manier die met één zet niet kan{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
ruled-touch-title = Aanraken is zetten.
ruled-touch = { $move } is in strijd met ‘aanraken is zetten’{ $article ->
    [none] .
   *[other] {" "}({ $article }).
} De zet wordt teruggenomen.
ruled-stated = { $move } is niet de zet die bij de remiseclaim is opgegeven{ $article ->
    [none] .
   *[other] {" "}({ $article }).
} De zet wordt teruggenomen.
ruled-touch-late = De laatste zet was niet in strijd met ‘aanraken is zetten’, en voor eerdere zetten is het te laat.
ruled-threefold = Deze stelling is drie keer voorgekomen.
ruled-fifty = Er zijn vijftig zetten zonder slagzet of pionzet gedaan.
ruled-flag = { $name ->
    [you] Je vlag
   *[other] De vlag van { $name }
} is gevallen.
ruled-flag-first = { $name ->
    [you] Je vlag
   *[other] De vlag van { $name }
} viel het eerst.
ruled-next-loses = Bij een tweede onreglementaire zet { $name ->
    [you] verlies je
   *[other] verliest { $name }
}, tenzij de tegenstander niet mat kan geven.
ruled-pawn-left = { $name ->
    [you] Je
   *[other] { $name }
} liet een pion op de laatste rij staan. Die wordt een dame.
ruled-not-completed = Een onreglementaire zet kan pas worden geclaimd als die voltooid is; deze zet is dat nog niet.
ruled-no-move = { $name ->
    [you] Je
   *[other] { $name }
} drukte op { $clock ->
    [yes] de klok
   *[no] ‘Zet gedaan’
} zonder een zet te doen.
claim-is-offer = De claim geldt als remiseaanbod.
declined-draw = { $name ->
    [you] Je
   *[other] { $name }
} slaat remise af.
declined-increment = { $name ->
    [you] Je
   *[other] { $name }
} slaat remise af: beide spelers krijgen nu vijf seconden per zet, en { $name ->
    [you] jij krijgt
   *[other] { $name } krijgt
} twee minuten extra.
declined-take-back = { $name ->
    [you] Je
   *[other] { $name }
} weigert het verzoek: de zet blijft staan.
taken-back = { $count ->
    [one] { $clock ->
        [yes] Eén zet is teruggenomen, en de klokken zijn teruggezet.
       *[no] Eén zet is teruggenomen.
    }
   *[other] { $clock ->
        [yes] Twee zetten zijn teruggenomen, en de klokken zijn teruggezet.
       *[no] Twee zetten zijn teruggenomen.
    }
}
claim-title = { $name ->
    [you] Je
   *[other] { $name }
} claimt
claim-threefold = Drie keer dezelfde stelling
    .tip = Voor de derde keer dezelfde stelling, met dezelfde speler aan zet en dezelfde mogelijke zetten (9.2).
    .tiny = Drie keer
claim-fifty = Vijftigzettenregel
    .tip = Vijftig zetten van elke speler zonder slagzet of pionzet (9.3).
    .tiny = Vijftig zetten
claim-illegal = Onreglementaire zet
    .tip = Een voltooide zet die tegen de regels is, of een beurt die zonder zet is beëindigd (7.5).
    .tiny = Onreglementair
claim-flag = Gevallen vlag
    .tip = De tijd van een speler is op (6.8).
    .tiny = Vlag
claim-touch = Aanraken is zetten
    .tip = De tegenstander raakte een stuk aan en verzette een ander stuk, of veranderde een zet na het loslaten (4.3, 4.7).
    .tiny = Aanraken
claim-on-board = Nu al
    .tiny = Nu al
claim-with-move = Na mijn volgende zet
claim-move = Mijn volgende zet
claim-move-hint = Doe de zet op het bord, of typ hem
    .tiny = Speel of typ hem
claim-cost = { $clock ->
    [two] { $move ->
        [yes] Klopt de claim niet, dan krijgt je tegenstander er twee minuten bij, geldt de claim als remiseaanbod en moet je de zet spelen.
       *[no] Klopt de claim niet, dan krijgt je tegenstander er twee minuten bij en geldt de claim als remiseaanbod.
    }
    [one] { $move ->
        [yes] Klopt de claim niet, dan krijgt je tegenstander er één minuut bij, geldt de claim als remiseaanbod en moet je de zet spelen.
       *[no] Klopt de claim niet, dan krijgt je tegenstander er één minuut bij en geldt de claim als remiseaanbod.
    }
   *[no] { $move ->
        [yes] Klopt de claim niet, dan geldt de claim als remiseaanbod en moet je de zet spelen.
       *[no] Klopt de claim niet, dan geldt de claim als remiseaanbod.
    }
}
claim-free = Een onjuiste claim kost niets.
claim-touch-cost = Klopt de claim, dan wordt de laatste zet teruggenomen en moet het aangeraakte stuk worden verzet of geslagen. Een onjuiste claim kost niets.
claim-choose = Kies wat je claimt.
claim-cancel-cost = De klokken gaan weer lopen. Dat ze zonder claim zijn stilgezet, wordt genoteerd (art. 6.11.4).
claim-stated = Een remiseclaim die is uitgesproken, kun je niet meer intrekken (art. 9.5.1).
claim-menu = Wie claimt?
claim-chosen = { $name } is gekozen.
claim-make = Claimen

## Het paneel

approve-heading = Onderteken de uitslag: { $score }
approve-by-score = { $name } ondertekent { $score }
approve-signed = { $name } heeft { $score } ondertekend.
approve-again = { $name } heeft { $score } al ondertekend.
approve-waits = { $name } moet nog ondertekenen.
approve-where = De uitslag kan nog worden ondertekend (Partij, Uitslag ondertekenen).
approve-due = { $name }: teken hier
approve-done = getekend
approved-score = { $name }: { $score }
approve-other = Andere uitslag…
    .tiny = Andere…
    .tip = Een andere uitslag telt alleen als beide spelers die ondertekenen. Anders geldt de uitslag van de partij.
approve-skip = Overslaan
    .tip = De uitslag niet ondertekenen
more = Meer
    .tip = Wat je na de partij nog meer kunt doen
player = { $color ->
    [white] Wit
   *[black] Zwart
}: { $name }
player-lead = { $count ->
    [one] één punt materiaal voor
   *[other] { $count } punten materiaal voor
}
player-turn = { $player }, aan zet
player-score = uitslag: { $points ->
    [none] geen punten
    [one] één punt
   *[half] een half punt
}
score-sheet = Notatieformulier
incidents = Voorvallen
score-more = Meer tonen
no-moves = Nog geen zetten
study-no-moves = Geen zetten gedaan
study-walk = Zetten: blader met de pijltjestoetsen
study-beginning = Nog geen zetten. { $color ->
    [white] Wit
   *[black] Zwart
} is aan zet.
move-hint = { $move }, met een hint
move-analysed = { $move }, met de analyse aan
resign = Opgeven
    .tip = De partij opgeven
seal = Afgeven
seal-detail = { $name } schrijft de volgende zet op terwijl de tegenstander wegkijkt. De zet wordt pas beoordeeld als de envelop opengaat: een onduidelijke of onreglementaire zet kost de partij, tenzij de tegenstander niet mat kan geven.
seal-move = Afgegeven zet
seal-shown = Tonen wat ik typ
open-question = De envelop openen?
open-detail = Doe dit als beide spelers er zijn. { $clock ->
    [yes] Als de zet van { $name } geldig is, wordt die uitgevoerd en gaat de klok van { $other } lopen, tenzij de partij dan afgelopen is.
   *[no] Als de zet van { $name } geldig is, wordt die uitgevoerd.
}
resign-menu = Wie geeft op?
resign-alone = Deze partij opgeven?
resign-question = Geeft { $name } op?
resign-detail = Daarmee is de partij afgelopen.
offer-draw = Remise aanbieden
    .tiny = Remise
    .tip = Je tegenstander remise aanbieden, het liefst meteen na je eigen zet
draw-question = Remise?
offer-menu = Wie biedt remise aan?
offer-alone = Remise aanbieden?
take-back = Terugnemen
    .tiny = Terug
    .tip = Vragen of je je laatste zet mag terugnemen
take-back-menu = Wie wil een zet terugnemen?
take-back-question = Terugnemen toestaan?
answer-yes = Ja
answer-no = Nee
jadoube-end = Klaar
clock-low = weinig tijd
analysis-on = De analyse staat aan. Druk op F7 om de uitkomst te horen.
analysis-off = De analyse staat uit.
low-time-said = { $name ->
    [you] Je hebt
   *[other] { $name } heeft
} nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
clock-fallen = vlag gevallen
clock-paused = klok staat stil
clock-start = Start
clock-pause = Pauze
clock-go-on = Verder
clock-stage = { $end ->
    [none] Periode { $stage }: zet { $move }
   *[other] Periode { $stage }: zet { $move } van { $end }
}
clock-alone-adjust = Aanpassen
clock-alone-done = Klaar
clock-alone-reset = Terugzetten
    .tiny = Opnieuw
clock-alone-menu = Menu
clock-alone-swapped = Er is van kant gewisseld.
clock-alone-swap = Van kant wisselen
    .tiny = Wissel
    .tip = Wit en Zwart van plaats laten wisselen
clock-set = Instellen…
    .tiny = Tijd…
clock-set-of = { $name }: tijd en aantal zetten instellen
clock-alone-set = Klok klaarzetten
clock-alone-runs = loopt
clock-alone-first = vlag viel het eerst
    .tiny = viel eerst
clock-alone-free = vertraging { $seconds } s
clock-alone-starts = druk om te starten
clock-alone-none = –
clock-alone-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
agreed-players = spelers als arbiter
agreed-program = programma als arbiter
agreed-unsupervised = zonder toezicht
agreed-supervised = met toezicht
agreed-laws = Regels van 1 januari { $year }
clock-alone-more = { $name }: { $time } erbij
clock-alone-less = { $name }: { $time } eraf
clock-alone-flag = De vlag van { $name } is gevallen.
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
time-moves = { $moves ->
    [one] { $moves } zet in { $time }
   *[other] { $moves } zetten in { $time }
}
time-stages = { $stages }, dan { $then }
time-of = { $color }: { $time }
time-both = { $white }; { $black }
move-field = Je zet
move-field-hint = Pf3, e4, O-O of e2e4, dan Enter
move-field-command = Enter: { $command }
turned-white = Het bord is gedraaid. Wit staat onderaan.
turned-black = Het bord is gedraaid. Zwart staat onderaan.

## Wie er speelt

level-1 = Eerste zetten
    .tip = Weet net hoe de stukken gaan. Laat ze instaan en mist slagzetten.
level-2 = Leerling
    .tip = Slaat ongedekte stukken die opvallen, maar laat zelf stukken instaan en mist eenvoudige dreigingen.
level-3 = Schoolplein
    .tip = Valt aan voordat de stukken ontwikkeld zijn en laat om de paar zetten een stuk instaan.
level-4 = Keukentafel
    .tip = Speelt openingszetten die iedereen kent. Eenvoudige tactiek beslist de partijen.
level-5 = Koffiehuis
    .tip = Rokeert in de helft van de partijen vroeg en ziet dreigingen vaker dan stille zetten.
level-6 = Clubavond
    .tip = Weet hoe je stukken ontwikkelt. Maakt ongeveer één duidelijke fout per twaalf zetten.
level-7 = Clubspeler
    .tip = Degelijk. Biedt remise aan en geeft op als de stelling daarom vraagt.
level-8 = Eerste team
    .tip = Kent de openingen, rokeert vroeg en laat zelden iets instaan.
level-9 = Clubkampioen
    .tip = Straft de meeste fouten af en maakt er zelf minder dan de meeste tegenstanders.
level-10 = Expert
    .tip = Opent als een toernooispeler en maakt ongeveer één duidelijke fout per dertig zetten.
level-12 = Kandidaat
    .tip = Kijkt dieper dan clubspelers, maar kiest zetten die iedereen begrijpt.
level-13 = Meester
    .tip = Ziet bijna elke tactische wending en geeft weinig kansen weg.
level-14 = Grootmeester
    .tip = Rekent verder dan de meeste mensen kunnen. Remise houden is al een succes.
level-11 = Volle sterkte
    .tip = Zo sterk als Jadoube kan spelen.
level-external-about = Een engine die je zelf hebt toegevoegd, met eigen instellingen.
level-rating = ongeveer { $rating }
    .tip = Ratings zoals op Lichess in partijen van tien minuten of meer, 2013–2017
level-no-handicap = geen handicap
level-external = jouw engine
level-about = { $level } (ongeveer { $rating })
level-rated = Rating { $rating }
level-between = Tussen { $weaker } en { $stronger }.
opponent = Tegenstander
opponent-scale = Ongeveer zo sterk als mensen met de rating die erbij staat.
any-rating = Rating kiezen
any-rating-range = { $least } tot en met { $most }
rating = Rating
    .tip = Elke rating van 400 tot en met 2700, op de schaal van de niveaus
rating-of = Rating van { $name }
rating-wrong = Vul een rating van { $least } tot en met { $most } in.
adapt-level = Aan uitslagen aanpassen
match-score = Tussenstand: { $white } { $first }, { $black } { $second }.
advised-up = Toe aan een hoger niveau? Probeer { $level }.
advised-down = Te moeilijk? Probeer { $level }.
adapted-next = Volgende partij: { $level }.
remark = { $name }: ‘{ $remark }’
remark-mated-1 = Goed gespeeld! Dat was een mooi slot.
remark-mated-2 = Je had me te pakken. Nog een partij?
remark-mated-3 = Leuke partij! Dat mat heb je verdiend.
remark-beaten-1 = Je was me te sterk. Goed gespeeld!
remark-beaten-2 = Leuke partij. Ik probeer het graag nog eens.
remark-mates-1 = Leuke partij! Zullen we er nog een spelen?
remark-mates-2 = Bedankt voor de partij. De volgende keer sta ik misschien mat.
remark-mates-3 = Dat was leuk. Nog een keer?
remark-wins-1 = Bedankt voor de partij! Ik vond het leuk.
remark-wins-2 = Leuke partij. Nog een keer?
remark-stalemate-1 = Pat! Geen zet meer, dus we delen het punt.
remark-stalemate-2 = Geen zet meer en geen schaak: pat. Nog een partij?
remark-drawn-1 = Allebei een half punt. Bedankt voor de partij!
remark-drawn-2 = Remise! Nog een partij om het te beslissen?
jadoube = Jadoube
seat-level = { $name } · { $level }
player-thinks = denkt na
thinks = { $name } denkt na.
not-begun = De partij is nog niet begonnen.
held = De engines zijn gepauzeerd.
held-detail = Druk op Verder om door te gaan.
lot-white = Er is geloot: je speelt met wit.
lot-black = Er is geloot: je speelt met zwart.
offered-to-engine = Het antwoord komt als { $other } aan de beurt is.
clock-waits-for-engine = De klok loopt nog niet: druk op Start en { $name } begint.
way-two = Twee spelers
    .tiny = Twee
    .tip = Twee spelers aan één bord
way-against = Tegen de computer
    .tiny = Computer
    .tip = Je speelt tegen een engine
way-watch = Kijken
    .tip = Twee engines spelen tegen elkaar
players = Spelers
you-play = Jouw kleur
you-white = Wit
    .tip = Je speelt met wit
you-black = Zwart
    .tip = Je speelt met zwart
summary-white = jij speelt met wit
summary-black = jij speelt met zwart
summary-lot = loten om de kleur
by-lot = Loten
    .tip = Bij het begin van de partij wordt om de kleur geloot
your-name = Je naam
cmd-level-up = Een niveau hoger spelen
    .short = Hoger niveau
    .tiny = Hoger
    .tip = Dezelfde beginstelling, een niveau hoger, met verwisselde kleuren
cmd-level-down = Een niveau lager spelen
    .short = Lager niveau
    .tiny = Lager
    .tip = Dezelfde beginstelling, een niveau lager, met verwisselde kleuren
cmd-adapt-level = Niveau aan uitslagen aanpassen
    .tip = Na elke partij zonder hints of analyse stijgt de rating van de computer als je won, en daalt die als je verloor
cmd-at-once = Engines zetten zonder pauze
    .tip = Engines zetten zodra ze weten wat, zonder de denkpauze die een mens zou nemen
failed = { $name } kan niet spelen
failed-detail = Wie neemt het over? Liep de klok, dan staat die stil tot je kiest.
failed-person = Ik neem het over
failed-jadoube = Jadoube laten spelen

## Menu’s

menu-file = Bestand
menu-edit = Bewerken
menu-view = Beeld
menu-engine = Engine
menu-pictures = Afdrukken en afbeeldingen
menu-options = Opties
menu-game = Partij
menu-lines = Varianten in de analyse
menu-remarks = Reactie na de partij
menu-halves = Indeling van de schaakklok
menu-analyst = Analyseren met
analyst-built-in = Jadoube
menu-help = Help
menu-theme = Uiterlijk
menu-board-theme = Kleuren van het bord
menu-language = Taal
menu-notation = Notatie
menu-castle = Rokeren
menu-draw = Remise
menu-arbiter = Arbiter
menu-take-back = Terugnemen
menu-resign = Opgeven of afbreken
menu-approve = Uitslag ondertekenen
menu-walk = Bladeren
status-enforced = Aanraken is zetten
    .short = Aanraken
status-on-claim = Aanraken is zetten: op claim
    .short = Op claim
status-over-the-board = Aan het bord
status-off = Zonder ‘aanraken is zetten’
    .short = Uit
status-unsaved-game = Partij niet bijgehouden
    .short = Niet bijgehouden
status-unsaved-settings = Instellingen niet bewaard
    .short = Niet bewaard
status-unsaved-study = Studie niet bewaard
    .short = Niet bewaard
status-classical = Gewoon schaak
status-chess960 = Chess960 nr. { $number }
status-number = nr. { $number }
status-clocks = Partijklok: { $clocks }
status-chess-clock = Schaakklok: { $time }
status-clocks-run = De klok loopt: { $clocks }
status-position-chess960 = Chess960 vanuit een stelling
status-position = Vanuit een stelling

cmd-new-game = Nieuwe partij…
    .tiny = Nieuw…
    .tip = De partij, de spelers en de regels kiezen
cmd-room = Chess960-opstelling…
    .tip = Een beginstelling kiezen: op nummer, met de dobbelsteen, om de beurt opgezet of voor een ronde van een toernooi
cmd-chess-clock = Schaakklok…
    .tip = Een klok voor twee spelers aan een echt bord
cmd-rematch = Revanche
    .tiny = Opnieuw
    .tip = Dezelfde beginstelling, met verwisselde kleuren
cmd-rematch-anew = Revanche, nieuwe stelling…
    .short = Nieuwe stelling…
    .tiny = Nieuw…
    .tip = Een nieuwe beginstelling, met verwisselde kleuren
cmd-open = Openen…
    .tip = Partijen in PGN, een bewaarde partij, een stelling of bewaarde spelinstellingen openen
cmd-recent = Recent…
    .tip = Een recente partij, studie of bestand weer openen
cmd-keep-game = Onvoltooide partij bewaren…
    .short = Partij bewaren
    .tiny = Bewaren
    .tip = De partij met de kloktijden bewaren, om een andere keer verder te spelen
cmd-clock = Klok starten of stilzetten
    .tip = De klok starten, stilzetten of weer laten lopen; zonder klok: de engines pauzeren of verder laten spelen
cmd-adjust-clock = Tijden aanpassen
    .tip = Tijd erbij geven of eraf halen terwijl de klok stilstaat
cmd-reset-clock = Klok terugzetten…
    .tip = Beide klokken weer op de begintijd zetten
cmd-incident = Voorval noteren…
    .tiny = Voorval…
    .tip = Opschrijven wat er is gebeurd, met het artikel en eventueel extra minuten of verlies van de partij
cmd-stop-clocks = Arbiter zet klokken stil
    .tip = Beide klokken stilzetten voor een beslissing, zonder claim van een speler (6.11.1)
cmd-set-clocks = Klokken instellen…
    .tiny = Klokken…
    .tip = De tijden en het aantal voltooide zetten corrigeren terwijl de klokken stilstaan
incident-ends = Hiermee is de partij afgelopen: { $score }.
incident-enter = Noteren
incident-article = Artikel
incident-no-article = Geen artikel
incident-note = Opmerking
incident-about = Betreft
incident-nobody = Niemand
incident-lacks-all = Kies een artikel of schrijf een opmerking.
incident-lacks-player = Kies de speler op wie artikel { $article } van toepassing is.
incident-minutes = Minuten voor { $color }
incident-loses = Deze speler verliest de partij
incident-paused = Minuten of een verloren partij kun je alleen invoeren terwijl de partij gepauzeerd is.
clocks-set = Instellen
clocks-hours = uur
clocks-minutes = min
clocks-seconds = s
clocks-moves = voltooide zetten
clocks-period-skipped = { $name }: door deze correctie komt er na zet { $move } geen { $time } bij. Controleer ook de tijd.
clocks-period-again = { $name }: na zet { $move } komt er { $time } bij, ook als dat al eerder is gebeurd.
clocks-noted = Elke wijziging wordt genoteerd als voorval (art. 7.1).
cmd-jadoube = J’adoube
    .tip = Stukken rechtzetten zonder ermee te hoeven zetten
cmd-press-clock = Klok indrukken
    .short = Klok
    .tip = De zet voltooien
move-made = Zet gedaan
    .tiny = Gedaan
move-made-by = Zet van { $color ->
    [white] Wit
   *[black] Zwart
} is gedaan
clock-press = Klok van { $color ->
    [white] Wit
   *[black] Zwart
} indrukken
cmd-castle = Rokeren…
    .short = Rokeren…
    .tiny = Rokeren
    .tip = De rokade aankondigen; dat geldt niet als aanraken
cmd-castle-h = Rokeren O-O
    .tip = De rokade met de toren aan de h-kant aankondigen
cmd-castle-a = Rokeren O-O-O
    .tip = De rokade met de toren aan de a-kant aankondigen
cmd-confirm = Rokade bevestigen
    .short = Bevestigen
    .tip = Rokeren zoals aangekondigd
cmd-claim = Claimen…
    .tiny = Claim…
    .tip = Remise, ‘aanraken is zetten’, een onreglementaire zet of een gevallen vlag claimen
cmd-claim-of = { $name } claimt…
    .tip = Kiezen wat er wordt geclaimd; lopende klokken worden stilgezet en het bord blijft in beeld
cmd-offer = { $name } biedt remise aan
    .tip = De tegenstander kan het aanbod aannemen of afslaan, of doorspelen
cmd-request-increment = Vijf seconden vragen
    .tip = Remise aanbieden. Wordt die afgeslagen, dan krijgen beiden vijf seconden per zet en je tegenstander twee minuten extra
cmd-accept-draw = Remise aannemen
    .short = Aannemen
    .tip = De partij eindigt in remise
cmd-decline-draw = Remise afslaan
    .short = Afslaan
    .tip = De partij gaat verder
cmd-take-back = Laatste zet terugnemen
    .short = Terugnemen
    .tiny = Terug
    .tip = De laatste zet terugnemen (soms met toestemming); tegen een engine je laatste zet en het eventuele antwoord
cmd-take-back-of = Zet van { $name } terugnemen
    .tip = De laatste zet van deze speler en het eventuele antwoord terugnemen; soms moet de tegenstander dat toestaan
ask-take-back = { $name } wil een zet terugnemen
cmd-allow-take-back = Terugnemen toestaan
    .short = Toestaan
    .tip = De zet wordt teruggenomen
cmd-refuse-take-back = Terugnemen weigeren
    .short = Weigeren
    .tip = De zet blijft staan
cmd-resign-as = { $name } geeft op
    .tip = De tegenstander wint, tenzij die met geen enkele reeks reglementaire zetten mat kan geven (5.1.2)
cmd-adjourn = Partij afbreken…
    .tip = Een zet afgeven en een andere keer verderspelen
cmd-open-envelope = Envelop openen
    .tiny = Openen
    .tip = De afgegeven zet uitvoeren, als die geldig is, en verderspelen
cmd-approve = { $name } ondertekent de uitslag
    .tip = De uitslag staat vast zodra beide spelers hem hebben ondertekend
cmd-quit = Afsluiten
    .tip = Het venster sluiten
cmd-copy = Stelling kopiëren
    .tip = De stelling als FEN op het klembord zetten
cmd-paste = Plakken
    .tip = Een stelling, zetten of een partij overnemen; buiten een browser ook een gekopieerd bestand openen
cmd-copy-game = Partij kopiëren
    .tip = De hele partij als PGN op het klembord zetten
cmd-save-game = Partij bewaren…
    .tiny = Bewaren
    .tip = De hele partij bewaren als PGN-bestand
cmd-first = Naar het begin
    .tip = Zo ver mogelijk teruggaan
cmd-back = Eén zet terug
    .tip = De stelling vóór deze zet bekijken
cmd-forward = Eén zet verder
    .tip = De stelling na de volgende zet bekijken
cmd-last = Naar het eind
    .tip = De laatste stelling bekijken
cmd-flip = Bord draaien
    .tiny = Draaien
    .tip = Het bord of de schaakklok van de andere kant bekijken
cmd-wipe = Pijlen wissen
    .tiny = Wissen
    .tip = De pijlen en cirkels van het bord halen
cmd-hint = Hint
    .tip = Tonen met welk stuk je het best kunt zetten; vraag nog een hint om de zet te zien. Hints komen in de notatie
cmd-analysis = Analyse
    .tip = Waardering en beste varianten tonen; gebruik je de analyse tijdens een partij, dan komt dat in de notatie
cmd-remarks-never = Nooit
    .tip = Geen enkel niveau zegt iets na een partij
cmd-remarks-beginners = Lage niveaus
    .tip = De niveaus onder de 1000 zeggen iets aardigs na een partij
cmd-remarks-always = Altijd
    .tip = Elk niveau zegt iets aardigs na een partij
cmd-halves-fitting = Grootste cijfers
    .tip = De indeling waarbij de cijfers het grootst zijn
cmd-halves-beside = Naast elkaar
    .tip = De ene helft links, de andere rechts
cmd-halves-stacked = Boven elkaar
    .tip = De ene helft boven de andere
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
cmd-turn-to-mover = Bord automatisch draaien
    .tip = Bij twee spelers het bord na elke zet naar de speler aan zet draaien
cmd-face-to-face = Tegenover elkaar
    .tip = Bij twee spelers stukken, naam en klok van de speler aan de overkant op hun kop zetten
cmd-off-centre = Stukken niet gecentreerd
    .tip = Gesleepte stukken blijven op hun veld ongeveer staan waar je ze neerzet
cmd-sound = Geluiden
    .tip = Geluid bij aanraken, zetten, schaak en meer
cmd-speak = Zetten uitspreken
    .tip = Elke zet van de partij hardop zeggen
cmd-spoken-names = Lijnen als Anna, Bella…
    .tip = Zetten zeggen zoals blinde spelers: lijnen Anna tot en met Hector, Duitse stuknamen (Springer Gustav eins Felix drei)
sound-none = Er is geen programma gevonden dat geluid kan afspelen. Installeer op Linux aplay, paplay of pw-play; op de meeste systemen staat er al een.
speech-on = Zetten worden voortaan uitgesproken.
speech-none = Er is geen spraakprogramma gevonden. Installeer op Linux Speech Dispatcher of eSpeak NG.
cmd-theme-system = Systeem volgen
    .tip = Licht of donker, net als je systeem of browser
cmd-theme-light = Licht
    .tip = Lichte achtergrond
cmd-theme-dark = Donker
    .tip = Donkere achtergrond
cmd-board-wood = Hout
    .tip = Bruine velden
cmd-board-green = Groen
    .tip = Groene velden
cmd-language-system = Systeem volgen
    .tip = De taal van je systeem of browser
cmd-language = { $name }
    .tip = Deze taal gebruiken
cmd-notation-letters = Nederlandse letters
    .tip = K D T L P
cmd-notation-english = Engelse letters
    .tip = K Q R B N
cmd-notation-figurines = Figurines
    .tip = Symbolen van de stukken in plaats van letters
cmd-engines = Engines…
    .tip = Andere schaakengines toevoegen en instellen
cmd-electronic-board = Elektronisch bord…
    .tip = Een bord verbinden dat herkent waar de stukken staan
cmd-tables = Eindspeltabellen…
    .tip = De map met eindspeltabellen kiezen
cmd-book = Het boek
    .tip = De regels van het schaken, stap voor stap, en de geschiedenis van het spel
cmd-explain = Uitleg
    .tip = Het boek openen, bij de regel op de kaart als die er is
cmd-lesson = Rokeren in Chess960
    .short = Rokadeles
    .tiny = Les
    .tip = Een korte les met oefeningen
cmd-shortcuts = Sneltoetsen
    .tip = Wat je met het toetsenbord kunt doen
cmd-copy-details = Technische gegevens kopiëren
    .tip = De versie van Jadoube, gegevens over deze computer en een eventueel crashverslag kopiëren, om een probleem te melden
cmd-about = Over Jadoube
    .tip = Versie en licenties
cmd-settings = Instellingen…
    .tip = Alle instellingen, met een voorbeeld van het bord
cmd-board-blue = Blauw
    .tip = Blauwe velden
cmd-board-stone = Steen
    .tip = Grijze velden, zoals in een boek
cmd-board-contrast = Hoog contrast
    .tip = Witte en grijze velden, voor het beste contrast
cmd-pieces-classic = Klassiek
    .tip = Zoals de houten stukken op de club
cmd-pieces-bold = Stevig
    .tip = Vlakke stukken met dikke lijnen, ook op kleine velden duidelijk
cmd-animation = Zetten animeren
    .tip = Stukken glijden en dobbelstenen rollen; anders staat alles meteen op zijn plaats
cmd-volume = Volume
    .tip = Hoe hard geluiden en uitgesproken zetten klinken
cmd-captured = Geslagen stukken
    .tip = Naast elke naam tonen wat die speler heeft geslagen
cmd-material = Materiaalverschil
    .tip = Naast de namen de voorsprong in punten tonen en, als geslagen stukken verborgen zijn, de extra stukken en pionnen
cmd-tenths = Tienden onder 10 s
    .tip = Een klok met minder dan tien seconden toont tienden
cmd-low-time = Waarschuwen bij weinig tijd
    .tip = Met een streep, kleur en geluid waarschuwen als een klok weinig tijd heeft
cmd-text-size-80 = 80%
    .tip = Kleiner dan normaal
cmd-text-size-100 = 100%
    .tip = Normale grootte
cmd-text-size-125 = 125%
    .tip = Iets groter
cmd-text-size-150 = 150%
    .tip = Anderhalf keer zo groot
cmd-text-size-200 = 200%
    .tip = Twee keer zo groot
cmd-text-larger = Groter
    .tip = Alles behalve het bord groter maken
cmd-text-smaller = Kleiner
    .tip = Alles behalve het bord kleiner maken
menu-pieces = Stukken
menu-text-size = Tekstgrootte

## Instellingen

settings-board = Bord en stukken
settings-play = Spelen
settings-sound = Geluid
settings-language = Taal en tekst
settings-hear = Geluid afspelen
settings-preview = De loper is net verzet en geeft schaak. De dame is aangeraakt en moet worden verzet; de velden waar de dame heen kan, zijn gemarkeerd.
settings-reset = Standaardinstellingen
    .tip = Alle instellingen, op elk tabblad, terugzetten op de standaardwaarden
settings-undo-reset = Eigen instellingen terughalen
    .tip = De instellingen gebruiken die je had vóór de standaardinstellingen

## Hints en analyse

hint-offered = Je laatste zet was een fout. Wil je een hint?
hint-sought = Er wordt een hint gezocht…
hint-piece = Kijk eens naar { $piece }.
hint-again = Vraag nog een hint om de zet te zien. In de notatie staat dat je een hint hebt gekregen.
hint-move = { $move } is een goede zet.
hint-noted = In de notatie staat dat je een hint hebt gekregen.
hint-will-be-noted = Krijg je een hint, dan komt dat in de notatie.
hint-none = Je kreeg geen hint, dus er is niets genoteerd. Je kunt er nog een keer om vragen.
hint-too-shallow = De stelling is nog niet diep genoeg geanalyseerd.
analysis = Analyse
analysis-waits = De engine denkt na…
analysis-depth = Diepte { $depth } · { $speed } kn/s
analysis-line = Variant { $line }: { $worth } { $moves }
analysis-ended = De analyse is gestopt.
worth-even = De stelling is ongeveer gelijk, { $score }.
worth-slightly = { $color } staat iets beter, { $score }.
worth-better = { $color } staat beter, { $score }.
worth-winning = { $color } staat gewonnen, { $score }.
worth-tables = { $color } wint volgens de eindspeltabellen.
known-draw = Remise volgens de eindspeltabellen
known-mates = { $color } wint volgens de eindspeltabellen: mat in { $moves }
known-wins = { $color } wint volgens de eindspeltabellen: slagzet, pionzet of mat in { $moves }
known-may-win = { $color } wint volgens de eindspeltabellen, tenzij de vijftigzettenregel dat verhindert: slagzet, pionzet of mat in { $moves }
known-too-late = Remise volgens de eindspeltabellen, door de vijftigzettenregel: de winst zou te lang duren
known-unreadable = Niet alle eindspeltabellen zijn te lezen (Engine, Eindspeltabellen)
worth-mates = { $color } geeft mat in { $moves }.
worth-mate = M{ $moves }
worth-score = { $sign ->
    [plus] plus { $score }
    [minus] min { $score }
   *[none] { $score }
}

## De terugblik na een partij

cmd-review = Terugkijken op de partij
    .short = Terugkijken
    .tip = Zien waar de partij kantelde, en betere zetten proberen
refusal-no-review = Terugkijken kan pas als de partij is afgelopen.
review-graph = De kansen van Wit tijdens de partij
review-now = { $move }: Wit { $percent } procent
review-opens = Terugblik op { $game }.
review-start = Begin van de partij
review-progress = Stelling { $done } van { $all } wordt geanalyseerd…
review-none = Er waren geen keerpunten.
review-points = { $count ->
    [one] Eén keerpunt
   *[other] { $count } keerpunten
}
review-too-shallow = Deze stelling is nog niet diep genoeg geanalyseerd.
review-too-shallow-count = { $count ->
    [one] Eén stelling is nog niet diep genoeg geanalyseerd.
   *[other] { $count } stellingen zijn nog niet diep genoeg geanalyseerd.
}
review-inaccuracy = onnauwkeurigheid
review-mistake = fout
review-blunder = blunder
review-better = Beter:
review-shares = { $before } → { $after }%
review-looked = { $looked } van { $all } bekeken
review-looked-all = Alle bekeken
review-views = Wat er wordt getoond
review-view-points = Keerpunten
    .tiny = Keerpunt
    .tip = De zetten die het meeste verschil maakten
review-view-moves = Zetten
    .tip = De hele partij met de waarderingen
review-tally = Statistiek
    .tiny = Cijfers
    .tip = Nauwkeurigheid en fouten van beide spelers
review-accuracy = Nauwkeurigheid
review-inaccuracies = Onnauwkeurigheden
    .tiny = Onnauwkeurig
review-mistakes = Fouten
review-blunders = Blunders
review-percent = { $percent }%
review-accuracy-means = De nauwkeurigheid is 100% als geen zet de verwachte score verlaagt. Een zet die een tiende punt kost, telt voor 64%.
review-step = Stap { $step } van 3: { $name }
review-step-guess = Jouw idee
review-step-better = Betere zet
review-step-why = Waarom
review-point-guess = { $move }, een { $severity } van { $color }. De kansen van { $color } dalen van { $before } naar { $after } procent. Zoek een betere zet.
review-point = { $move }, een { $severity } van { $color }. { $loss } Beter: { $better }. De kansen van { $color } dalen van { $before } naar { $after } procent.
review-allows-mate = De zet laat mat in { $moves } toe.
review-misses-mate = Hiermee is mat in { $moves } gemist.
review-loses = Daarna staat { $opponent } gewonnen.
review-loses-win = De zet geeft een gewonnen stelling uit handen.
review-loses-advantage = De zet geeft het voordeel uit handen.
review-loses-balance = Daarna staat { $opponent } beter.
review-loses-ground = De zet maakt een slechte stelling nog slechter.
review-loses-chances = De zet verkleint de kansen van { $color }.
review-find = { $color } speelde { $move }.
review-guess = De kansen van { $color } dalen van { $before } naar { $after } procent. Zoek een betere zet op het bord.
review-try = { $better } was beter.
review-line = { $line }.
review-why-not = Waarom niet { $move }?
review-punished = Het antwoord is { $line }.
review-tried-sought = { $move } wordt geanalyseerd…
review-tried-best = { $move } is de beste zet.
review-tried-played = { $move } is de gespeelde zet.
review-tried-as-good = { $move } is ongeveer even goed als { $best }.
review-tried-better = { $move } is beter dan { $played }, maar er is een nog betere zet.
review-tried-no-better = { $move } is niet duidelijk beter dan { $played }.
review-tried-worse = { $move } is slechter dan { $played }.
review-tried-too-shallow = { $move } is niet te beoordelen: de analyse was niet diep genoeg.
review-show = Betere zet tonen
    .tiny = Tonen
    .tip = De betere zet als pijl op het bord tonen
review-hint = Hint
    .tip = Tonen met welk stuk je het best kunt zetten
review-why = Waarom?
    .tip = De stelling na de gespeelde zet tonen, met het beste antwoord als dat er is
review-next = Volgend keerpunt
    .short = Volgende
    .tiny = Verder
    .tip = Naar het volgende keerpunt waarvan je de betere zet nog niet hebt gezien; daarna ga je ze allemaal langs
review-close = Sluiten
    .tip = Terug naar het vorige scherm

## De openingstabel van een bestand

cmd-opening-table = Openingstabel
    .tip = Bij een partij uit een bestand de zetten tonen die daarin vanuit deze stelling zijn gespeeld in de eerste 20 zetten
openings = Zetten in dit bestand
openings-reading = Bestand wordt gelezen: { $percent }%
openings-none = Geen partij gaat hier in de eerste 20 zetten verder.
openings-games = Partijen
openings-score = Wit
openings-count = { $count ->
    [one] één partij
   *[other] { $all } partijen
}
openings-scored = Wit scoort { $percent } procent
openings-year = Laatst
openings-last = laatst gespeeld in { $year }
openings-tip = Deze zet spelen

## Bestanden met partijen

games = Partijen
games-search = Zoeken in de partijen
games-search-hint = Zoeken: speler, toernooi, jaar, FEN…
games-count = { $count ->
    [one] Eén partij
   *[other] { $all } partijen
}
games-found = { $found } van { $all } partijen
digits-mark = .
games-open = Partij openen
    .tip = De gekozen partij openen (Enter)
games-none = Geen partijen gevonden.
games-reading = Lezen…
games-checking = Nakijken…
games-broken = Het bestand is niet tot het einde te lezen ({ $why }).
games-check = Zetten nakijken
    .tip = Alle partijen naspelen en die met fouten opzoeken
games-faulty = { $count ->
    [one] Alleen de partij met fouten
   *[other] Alleen de { $count } partijen met fouten
}
games-faults-of = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
recent = Recent
recent-games = Hier gespeeld
recent-files = Bestanden
recent-no-games = Er zijn geen eerdere partijen.
recent-no-files = Er zijn geen recente bestanden.
recent-open = bezig
recent-adjourned = afgebroken
recent-given-up = niet afgelopen
recent-damaged = beschadigd
recent-unreadable = Een partij die niet te lezen is
recent-clock = Schaakklok
recent-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
}

## Vensters

new-game = Nieuwe partij
more-below = Hieronder staat meer
more-below-names = Hieronder: { $names }
play = Spelen
told-take-back-never = terugnemen staat uit
told-take-back-agreed = terugnemen in overleg
told-take-back-free = terugnemen mag
grey-take-back = Bij deze instelling van ‘aanraken is zetten’ staat terugnemen uit.
grey-clock = Deze partij is zonder klok: kies eerst een tijd.
grey-increment = Deze klok heeft al een toevoeging of vertraging, of is een zandloper.
grey-blitz = Bij snelschaak kan niemand om extra tijd vragen.
grey-times = Corrigeer eerst de fouten.
rules-start = Soort schaak
classical = Gewoon schaak
    .tip = De gewone beginstelling
chess960 = Chess960
    .tip = Een van de 960 beginstellingen
chess960-number = Beginstelling nr.
chess960-random = Willekeurig
chess960-twin = Spiegelbeeld: nr. { $twin }
chess960-row = De eerste rij van Wit: { $row }
keep-setup = Spelinstellingen bewaren…
    .tip = Bewaren in een bestand dat je weer kunt openen, voor een volgende ronde of een andere dag
name-white = Naam van Wit
name-black = Naam van Zwart
cancel = Annuleren
close = Sluiten
clock = Klok
clock-none = Geen klok
clock-none-about = Onbeperkte bedenktijd
clock-other = Anders…
    .tip = Een eigen bedenktijd, meerdere periodes of een andere tijd voor Zwart
clock-each = Ieder { $time }
clock-each-more = Ieder { $time }, plus { $bonus } per zet
clock-about = { $time }: { $pace ->
    [standard] een standaardpartij
    [rapid] een rapidpartij
   *[blitz] een snelschaakpartij
}
clock-kind = Soort klok
clock-minutes = Minuten
clock-seconds = Seconden per zet
clock-minutes-black = Minuten van Zwart
clock-seconds-black = Seconden per zet van Zwart
clock-minutes-plus = min +
clock-seconds-each = s per zet
clock-after = Na
clock-after-later = Dan na
clock-moves = Zetten in periode { $number }
clock-moves-then = zetten nog
clock-then-minutes = Minuten erbij na periode { $number }
clock-then-seconds = Seconden per zet na periode { $number }
blindfold = Blindschaak
blindfold-off = Niets verborgen
    .tip = Alle stukken zijn zichtbaar
blindfold-own = Eigen stukken
    .tip = De stukken van de speler onderaan zijn onzichtbaar tot de partij voorbij is
blindfold-other = Stukken van de tegenstander
    .tip = De stukken van de speler bovenaan zijn onzichtbaar tot de partij voorbij is
blindfold-all = Alle stukken
    .tip = Het bord lijkt leeg tot de partij voorbij is; zetten doe je zoals altijd
blindfold-board = Hele bord
    .tip = Het bord is bedekt tot de partij voorbij is; typ de zetten
clock-odds = Andere tijd voor Zwart:
clock-wants-minutes = Vul hooguit 600 minuten in, bijvoorbeeld 5 of 0,5.
clock-wants-seconds = Vul 0–3600 seconden in.
clock-wants-moves = Vul 1–200 zetten in.
clock-wants-time = Vul meer dan 0 minuten in.
rules-touch = Aanraken is zetten
touch-enforced = Verplicht
    .tip = Een aangeraakt stuk moet worden verzet of geslagen als dat kan
touch-on-claim = Op claim
    .tip = Je mag iets anders spelen, tenzij je tegenstander ‘aanraken is zetten’ claimt
touch-over-the-board = Aan het bord
    .tip = Stukken vrij verzetten en de klok of ‘Zet gedaan’ indrukken; de spelers claimen onreglementaire zetten
touch-by-program = Vrij verzetten; na elke voltooide zet oordeelt het programma over onreglementaire zetten en ‘aanraken is zetten’
touch-off = Uit
    .tip = Een stuk aanraken verplicht tot niets
rules-arbiter = Arbiter
arbiter-players = Spelers
    .tip = Onreglementaire zetten en gevallen vlaggen tellen alleen als een speler ze claimt
arbiter-program = Programma
    .tip = Het programma oordeelt zodra een zet is voltooid of een vlag valt
rules-laws = Speeltempo
pace-standard = Standaard
    .tip = Een uur of meer, inclusief 60 keer de toevoeging
pace-rapid = Rapid
    .tip = Meer dan tien minuten en minder dan een uur, inclusief 60 keer de toevoeging
pace-blitz = Snelschaak
    .tip = Tien minuten of minder, inclusief 60 keer de toevoeging
rules-supervised = Met toezicht
supervised-rapid = Een arbiter voor hooguit drie partijen (A.4): een onreglementaire zet kan tot het einde van de partij worden geclaimd; de straf is één minuut
supervised-blitz = Een arbiter voor elke partij (B.2): een onreglementaire zet kan tot het einde van de partij worden geclaimd; de straf is twee minuten
rules-two-minutes = Laatste twee minuten
rules-last-two-minutes = Vijf seconden op verzoek
    .tip = Het verzoek is ook een remiseaanbod; wie afslaat, krijgt 2 minuten extra, en beiden krijgen 5 s per zet (III.4)
rules-draws = Remise
ends-claims = Op claim
    .tip = Drie keer dezelfde stelling en de vijftigzettenregel leveren pas remise op als een speler die claimt
ends-club = Automatisch
    .tip = Drie keer dezelfde stelling en de vijftigzettenregel leveren meteen remise op
rules-take-back = Terugnemen
take-back-never = Nooit
    .tip = Terugnemen staat uit
take-back-agreed = In overleg
    .tip = Als je tegenstander het toestaat
take-back-free = Vrij
    .tip = Zonder het de tegenstander te vragen
promotion = Promotie op { $square }
promote-to = { $role ->
    [queen] Dame
    [rook] Toren
    [bishop] Loper
   *[knight] Paard
}

shortcuts = Sneltoetsen
key-tab = Tab
key-menus = F10
key-arrows = ← ↑ → ↓
key-shift-arrows = Shift+← ↑ → ↓
key-enter = Enter
key-escape = Esc
key-ctrl = Ctrl
key-shift = Shift
key-home = Home
key-end = End
key-wheel = Muiswiel
key-space = Spatie, 1–6
key-space-bar = Spatie
keys-space = In de Chess960-opstelling, bij dobbelen: gooien, of je eigen worp invoeren
key-clock-left = Z
keys-clock-left = Aan het bord: de klok van Wit of ‘Zet gedaan’ indrukken; op de schaakklok: de linker- of onderhelft
key-clock-right = /
keys-clock-right = Aan het bord: de klok van Zwart of ‘Zet gedaan’ indrukken; op de schaakklok: de rechter- of bovenhelft
key-right-drag = Rechtermuisknop
key-letter = a–h, K D T L P, O
keys-game = In een partij
keys-everywhere = Overal
keys-board = Op het bord
keys-menus = De menu’s; met een letter open je er een, met de volgende ga je naar een opdracht
keys-tab = Van onderdeel naar onderdeel; Ctrl+B gaat naar het bord
keys-arrows = Op het bord van veld naar veld
keys-shift-arrows = In een partij of studie door zetten en varianten bladeren, behalve tijdens het typen
keys-enter = Een stuk kiezen en dan het doelveld; behalve aan het bord raak je het stuk pas met die tweede stap aan
keys-letter = Een zet typen, bijvoorbeeld Pf3, e4 of O-O
keys-escape = Het stuk terugzetten
keys-wheel = Door de partij bladeren, met de muis op het bord
keys-right-drag = Een pijl of cirkel tekenen: met Shift rood, met Ctrl blauw, met beide geel
key-ask-all = F2, alles, Enter
keys-ask-all = Horen waar alle stukken staan
key-find = Ctrl+F
keys-in-menus = In de menu’s
keys-draw = Remise aanbieden, een aanbod beantwoorden of remise claimen
keys-resign = De partij opgeven
keys-sign = Na de partij de uitslag ondertekenen
keys-learn = Het boek, een les, de oefeningen of de arbiterstafel openen

about-line = Een schaakbord dat zich aan de regels houdt.
about-version = Versie { $version }
about-licence = MIT of Apache-2.0. De stukken zijn voor Jadoube getekend.
about-font = Lettertype: Noto Sans, SIL Open Font License 1.1.
about-name = J’adoube: ‘ik zet recht’, wat een speler zegt vóór het rechtzetten van een stuk.

## Het scherm voor Chess960

to-room = Andere manieren…
    .tip = De beginstelling kiezen in de Chess960-opstelling
to-room-back = Terug naar de opstelling
room-title = Chess960-opstelling
room-by-number = Op nummer
    .tiny = Nr.
    .tip = Een nummer van 0 tot en met 959, of de eerste rij
room-by-dice = Dobbelen
    .tip = Eén dobbelsteen beslist, worp na worp
room-in-turn = Om de beurt
    .tiny = Beurten
    .tip = De spelers zetten om de beurt een stuk neer; Zwart begint
room-round = Voor een ronde
    .tiny = Ronde
    .tip = Eén beginstelling voor alle borden van een ronde; uitgesloten en gebruikte stellingen doen niet mee
round-event = Toernooi
round-name = Ronde
round-excluded = Uitgesloten nrs.
round-drawn = Hoe de cijfers worden geloot
round-by-program = Door het programma
round-by-balls = Met balletjes
round-draw = Stelling loten
round-next-digit = Volgend cijfer
round-ball = Balletje { $digit }
round-take-back = Terugnemen
round-note = Op de lijst zetten
    .tip = Deze stelling toevoegen aan de lijst van stellingen die in het toernooi al zijn gebruikt
round-noted = Staat op de lijst
round-noted-in = Beginstelling nr. { $number } staat op de lijst van { $event }.
round-again = Dezelfde stelling nog een keer:
round-copy = Kopiëren
round-used = { $count ->
    [one] Al gebruikt: { $count } stelling
   *[other] Al gebruikt: { $count } stellingen
}
round-first = Loot de beginstelling van de ronde.
round-so-far = Tot nu toe: { $digits }
round-even = { $left ->
    [one] Er doet nog maar één beginstelling mee.
   *[other] De stelling wordt geloot uit { $left } beginstellingen, allemaal even waarschijnlijk.
}
round-ready = Deze beginstelling is voor alle borden van de ronde.
round-bad-list = ‘{ $found }’ is geen nummer van een beginstelling en geen reeks van zulke nummers.
round-list-how = Typ de nummers van beginstellingen, los of als reeks, zoals 0-9,518,534.
round-none-left = Er is geen beginstelling meer over: alle 960 zijn uitgesloten of al gebruikt.
round-balls-how = Trek voor elk van de drie cijfers een balletje, leg het telkens terug en klik aan wat erop staat.
round-balls-nine = Is het eerste balletje een 9, trek het tweede dan alleen uit de balletjes 0 tot en met 5. Of trek uit alle tien, en begin bij een 6 of hoger opnieuw met het eerste balletje.
round-balls-fair = Trek je na een 9 alleen uit 0 tot en met 5, dan zijn de stellingen 900 tot en met 959 waarschijnlijker dan de andere: 1 op 600 tegen 1 op 1000 per trekking. Begin je bij een getal boven 959 opnieuw met het eerste balletje, dan zijn alle stellingen even waarschijnlijk.
round-ball-excluded = Beginstelling nr. { $number } is uitgesloten of al gebruikt.
round-ball-high = De eerste twee cijfers kunnen niet { $found } zijn: de nummers lopen van 0 tot en met 959.
round-all-again = Begin opnieuw met het eerste balletje.
cmd-print-round = Rondebladen afdrukken…
    .short = Bladen afdrukken…
    .tip = Voor elk bord een diagram van de beginstelling en een leeg notatieformulier bewaren om af te drukken
cmd-wall = Beginstelling op de muur
    .short = Op de muur
    .tip = De beginstelling met een aftelklok tonen, op een groot scherm leesbaar vanaf tien meter
print-round = Bladen voor een ronde
print-boards = Borden
wall-title = Beginstelling nr. { $number }: { $row }
wall-round = { $round } · { $name }
wall-round-number = Ronde { $number }
wall-begin = Aftellen
    .tiny = Start
wall-stop = Aftellen stoppen
    .tiny = Stop
wall-preparation = Minuten voorbereiding
    .tiny = Voorbereiden
wall-play = Minuten tot de partij
    .tiny = Tot de partij
wall-turn = Bord draaien
    .tiny = Draaien
wall-preparation-ends = Voorbereiding
wall-play-starts = Aanvang over
wall-play-starts-first = Aanvang
wall-play-starts-second = over
wall-begun = De klokken lopen
cmd-live = Livebestand…
    .tip = Een PGN van de partij op het bord bijhouden in een bestand, voor uitzendingen en andere schermen
cmd-follow = Livebestand volgen…
    .tip = Een partij bekijken die een ander programma of venster in een bestand bijhoudt
live-file = Kies het bestand waarin de partij te volgen is
live-name = live
follow-file = Kies het bestand van een partij die bezig is
live-begun = De partij op het bord wordt nu bijgehouden in { $file }.
live-ended = De partij op het bord wordt niet meer bijgehouden in { $file }.
follow-ended = Je hebt de partij veranderd. Daarom volgt het programma het bestand niet meer.
refusal-followed = Deze partij heeft nog geen uitslag. Daarom mag een engine de partij niet analyseren.
men-odds = Voorgift
odds-none = Geen
odds-given = { $role ->
    [pawn] Pion
    [knight] Paard
    [rook] Toren
   *[queen] Dame
}
odds-told = Voorgift van Wit: { $role ->
    [pawn] de pion
    [knight] het paard
    [rook] de toren
   *[queen] de dame
} op { $square } wordt van het bord gehaald.
room-players = Spelers
room-start = Partij beginnen
room-choices = Namen, klok, regels…
    .tiny = Regels…
room-back = Terug
room-again = Opnieuw
room-ready = Beginstelling nr. { $number } staat klaar.
begins-chess960 = Chess960, beginstelling nr. { $number }.
first-rank = Van a tot en met h: { $pieces }.
room-number-field = Nummer of eerste rij
room-number-on = { $count ->
    [one] Nog één stuk.
   *[other] Nog { $found } stukken.
}
room-number-empty = Welke beginstelling?
room-number-how = Typ een nummer van 0 tot en met 959, of de acht stukken van de eerste rij.
room-number-title = Nr. { $number }: { $row }
room-number-ready = De zwarte stukken staan recht tegenover de witte.
room-classical = Dit is de beginstelling van gewoon schaak.
room-no-start = Dat is geen beginstelling.
room-number-range = Beginstelling { $found } bestaat niet: de nummers lopen van 0 tot en met 959.
room-previous = Vorige
room-next = Volgende
room-twin = Spiegelbeeld
room-twin-why = In het spiegelbeeld zijn links en rechts verwisseld. Dat maakt alleen verschil doordat de rokade niet wordt gespiegeld.
row-letter = ‘{ $letter }’ is geen stuk van de eerste rij. Gebruik alleen de letters { $letters }.
row-length = { $count ->
    [one] Dat is één letter; de eerste rij heeft er acht, bijvoorbeeld { $example }.
   *[other] Dat zijn { $found } letters; de eerste rij heeft er acht, bijvoorbeeld { $example }.
}
row-count = { $role ->
    [king] Op de eerste rij hoort één koning te staan, niet { $found }.
    [queen] Op de eerste rij hoort één dame te staan, niet { $found }.
    [rook] Op de eerste rij horen twee torens te staan, niet { $found }.
    [bishop] Op de eerste rij horen twee lopers te staan, niet { $found }.
   *[knight] Op de eerste rij horen twee paarden te staan, niet { $found }.
}
row-bishops = Beide lopers staan op velden van dezelfde kleur.
row-king = De koning staat niet tussen de torens.
dice-throw = Gooien
    .tip = Of klik op de dobbelsteen; in de Chess960-opstelling kan het ook met de spatiebalk
dice-rest = Alle worpen ineens
dice-own = Je eigen dobbelsteen: klik aan wat die laat zien.
dice-face = Je dobbelsteen laat een { $pips } zien
dice-die = { $pips ->
    [none] Dobbelsteen. Gooien
   *[other] Dobbelsteen, { $pips }. Gooien
}
dice-take-back = Terugnemen
    .tip = De laatste worp die je invoerde terugnemen; de worpen van het programma blijven staan
dice-step = { $step ->
    [dark-bishop] Een loper op een donker veld.
    [light-bishop] Een loper op een licht veld.
    [queen] De dame.
    [first-knight] Een paard.
   *[second-knight] Het andere paard.
}
dice-rule = { $step ->
    [dark-bishop] 1 tot en met 4: het donkere veld met dat nummer. Bij 5 en 6 opnieuw gooien.
    [light-bishop] 1 tot en met 4: het lichte veld met dat nummer. Bij 5 en 6 opnieuw gooien.
    [queen] 1 tot en met 6: het vrije veld met dat nummer. Elke worp telt.
    [first-knight] 1 tot en met 5: het vrije veld met dat nummer. Bij 6 opnieuw gooien.
   *[second-knight] 1 tot en met 4: het vrije veld met dat nummer. Bij 5 en 6 opnieuw gooien.
}
dice-short = { $step ->
    [dark-bishop] Loper op een donker veld
    [light-bishop] Loper op een licht veld
    [queen] Dame
    [first-knight] Paard
   *[second-knight] Tweede paard
}
dice-faces = { $step ->
    [dark-bishop] 1–4; 5 en 6 opnieuw
    [light-bishop] 1–4; 5 en 6 opnieuw
    [queen] 1–6; elke worp telt
    [first-knight] 1–5; 6 opnieuw
   *[second-knight] 1–4; 5 en 6 opnieuw
}
dice-short-rest = Koning en torens
dice-faces-rest = De laatste velden, koning in het midden
dice-row-open = { $number }. { $step }: { $rule }.
dice-row-thrown = { $number }. { $step }: { $rule }. Gegooid: { $throws }.
dice-row-put = { $number }. { $step }: { $squares }.
dice-row-done = { $number }. { $step }: { $squares }. Gegooid: { $throws }.
dice-candidate = nummer { $pips } op de dobbelsteen
dice-counted = { $pips }: { $role ->
    [queen] de dame
    [bishop] de loper
   *[knight] het paard
} komt op { $square }.
dice-again = Een { $pips } telt niet: gooi opnieuw.
dice-done = De koning komt op het middelste van de laatste drie velden, met aan elke kant een toren. De zwarte stukken komen ertegenover.
turns-turn = { $name } zet een stuk neer.
turns-for-engine = Plaats een stuk voor { $color ->
    [white] Wit
   *[black] Zwart
} (de computer).
turns-how = Zet een stuk uit het bakje op de eerste rij: de lopers op verschillende kleuren, de koning tussen de torens.
turns-chosen = Waar komt { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
   *[knight] het paard
}?
turns-opposite = Het zwarte stuk komt ertegenover.
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
turns-placed = { $role ->
    [king] Koning
    [queen] Dame
    [rook] Toren
    [bishop] Loper
   *[knight] Paard
} op { $square }.
turns-row = { $number }. { $name }: { $piece }
turns-row-open = { $number }. { $name }
turns-done = Alle acht stukken staan er, met de zwarte ertegenover.
turns-take-back = Terugnemen…
    .tip = De ander vragen of het laatste stuk mag worden teruggenomen
turns-again = Opnieuw…
    .tip = De ander vragen of er opnieuw mag worden begonnen
turns-asks-all = { $name } wil opnieuw beginnen. { $other }, vind je dat goed?
turns-asks = { $name } wil { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
   *[knight] het paard
} op { $square } terugnemen. { $other }, vind je dat goed?
turns-refused = Dat kan niet.
turns-elsewhere = De stukken komen op de eerste rij.
turns-no-piece = Pak eerst een stuk uit het bakje.
turns-taken = Op { $square } staat { $role ->
    [king] de koning
    [queen] de dame
    [rook] een toren
    [bishop] een loper
   *[knight] een paard
}.
turns-one-color = { $square } heeft dezelfde kleur als { $bishop }, waar de andere loper staat.
turns-no-bishop = { $color ->
    [dark] Dan blijft er geen donker veld over voor een loper.
   *[light] Dan blijft er geen licht veld over voor een loper.
}
turns-one-side = Dan staat de koning niet tussen de torens.
turns-no-rook = { $side ->
    [left] Dan blijft er links van de koning geen veld over voor een toren.
   *[right] Dan blijft er rechts van de koning geen veld over voor een toren.
}
turns-no-king = Dan blijft er tussen de torens geen veld over voor de koning.
turns-together = Dan kunnen de lopers niet op verschillende kleuren staan met de koning tussen de torens.

## De les

lesson-step = Stap { $step } van { $steps }
lesson-turn = Nu jij
lesson-well-done = Goed gedaan!
lesson-castled = Je hebt gerokeerd.
lesson-other = Dat is geen rokade.
lesson-other-detail = Het is een gewone zet. De stukken gaan terug, zodat je het nog eens kunt proberen.
lesson-king-move = Koning naar { $king } is een gewone koningszet.
lesson-king-move-detail = De toren blijft staan, dus het is geen rokade. De stukken gaan terug, zodat je het nog eens kunt proberen.
lesson-again = Opnieuw
    .tip = De stukken van deze stap weer opzetten
lesson-back = Vorige
    .tip = Vorige stap
lesson-next = Volgende
    .tip = Volgende stap
lesson-done = Klaar
    .tip = Terug naar waar je was

## Het boek

article-link = art. { $article }: lees erover in het boek
book-part-rules = De regels
book-part-chess960 = Chess960
book-part-history = De geschiedenis van het schaken
book-part-history960 = De geschiedenis van Chess960
book-part-words = Woordenlijst
keys-book = In het boek
key-pages = PgUp, PgDn, ↑ ↓
keys-book-scroll = Door de bladzijde scrollen; Home en End gaan naar het begin en het eind
key-sides = ← →
keys-book-page = Vorige en volgende bladzijde
key-alt-sides = Alt+← Alt+→
keys-book-back = Terug en vooruit door de bladzijden die je las
book-search = Zoeken in het boek
book-none = Geen bladzijden gevonden.
book-found = { $count ->
    [one] Eén bladzijde gevonden.
   *[other] { $count } bladzijden gevonden.
}
book-contents = Inhoud
book-back = ← Terug
    .tip = De bladzijde die je hiervoor las (Alt+←)
book-forward = Verder →
    .tip = De bladzijde waarvan je terugkwam (Alt+→)
book-previous = ← { $page }
book-next = { $page } →
book-try = Probeer het maar op het bord.
book-again = Opnieuw beginnen
book-undo = Ongedaan maken
book-jadoube = J’adoube
book-claim-threefold = Drie keer dezelfde stelling claimen
book-claim-fifty = Vijftigzettenregel claimen
book-resign = Opgeven
book-flag = De tijd laten verstrijken

## De studie

cmd-study-game = Deze partij bestuderen
    .tiny = Studie
    .tip = De partij als studie openen om na te spelen, commentaar te geven en zetten te proberen
cmd-show-mate = Hoe mat mogelijk was
    .short = Mogelijk mat
    .tiny = Matvariant
    .tip = Tonen hoe de winnaar nog mat had kunnen geven; had dat niet gekund, dan was het remise geweest
mate-shown = Met deze zetten was mat nog mogelijk.
cmd-play-from = Vanaf hier spelen…
    .short = Vanaf hier spelen
    .tiny = Spelen
    .tip = Een nieuwe partij beginnen vanuit deze stelling
cmd-new-study = Nieuwe studie
    .tip = Een lege studie openen
cmd-study = Laatste studie
    .tip = Je laatste studie openen, of een nieuwe, lege studie
cmd-above = Omhoog
    .tip = Naar de vorige variant, of naar de zet erboven
cmd-below = Omlaag
    .tip = Naar de volgende variant, of naar de zet eronder
cmd-comment = Commentaar…
    .short = Commentaar
    .tiny = Notitie
    .tip = Commentaar na deze zet schrijven of, aan het begin, vóór de eerste zet
cmd-comment-before = Commentaar vóór de zet…
    .tip = Commentaar vóór deze zet schrijven
cmd-exclaim = ! toevoegen
    .tip = Een goede zet aangeven; een tweede teken komt bij het eerste, zoals in !? en !!
cmd-doubt = ? toevoegen
    .tip = Een fout aangeven; een tweede teken komt bij het eerste, zoals in ?! en ??
cmd-no-signs = Tekens verwijderen
    .tip = Alle tekens hier verwijderen
cmd-main-line = Tot hoofdvariant maken
    .tip = Deze variant vóór alle andere varianten plaatsen
cmd-promote = Variant promoveren
    .tip = De variant één plaats naar voren zetten
cmd-demote = Variant degraderen
    .tip = De variant één plaats naar achteren zetten
cmd-delete = Vanaf hier wissen
    .tip = Deze zet wissen, met alles wat erop volgt
cmd-cut-after = Volgende zetten wissen
    .tip = Alle zetten na deze stelling wissen
cmd-cut-before = Eerdere zetten wissen
    .tip = De studie met deze stelling laten beginnen
cmd-undo = Ongedaan maken
    .tiny = Herstel
    .tip = De laatste wijziging in de studie ongedaan maken
cmd-redo = Opnieuw
    .tip = Opnieuw doen wat je ongedaan hebt gemaakt
cmd-tags = Partijgegevens…
    .tip = Spelers, toernooi, plaats, ronde, datum en uitslag wijzigen
cmd-save-as = Bewaren als nieuw bestand…
    .tip = De studie bewaren in een PGN-bestand dat je kiest
cmd-throw-away = Studie weggooien
    .tip = De studie sluiten zonder te bewaren; een bewaard bestand verandert niet
sign-1 = Goede zet
    .tip = ! achter de zet plaatsen of weghalen
sign-2 = Fout
    .tip = ? achter de zet plaatsen of weghalen
sign-3 = Briljante zet
    .tip = !! achter de zet plaatsen of weghalen
sign-4 = Blunder
    .tip = ?? achter de zet plaatsen of weghalen
sign-5 = Interessante zet
    .tip = !? achter de zet plaatsen of weghalen
sign-6 = Dubieuze zet
    .tip = ?! achter de zet plaatsen of weghalen
sign-7 = Enige zet
    .tip = □ achter de zet plaatsen of weghalen: geen andere zet was speelbaar
sign-10 = Gelijke stelling
    .tip = = achter de zet plaatsen of weghalen: geen van beiden staat beter
sign-13 = Onduidelijke stelling
    .tip = ∞ achter de zet plaatsen of weghalen: niemand kan zeggen wie er beter staat
sign-14 = Wit staat iets beter
    .tip = ⩲ achter de zet plaatsen of weghalen
sign-15 = Zwart staat iets beter
    .tip = ⩱ achter de zet plaatsen of weghalen
sign-16 = Wit staat beter
    .tip = ± achter de zet plaatsen of weghalen
sign-17 = Zwart staat beter
    .tip = ∓ achter de zet plaatsen of weghalen
sign-18 = Wit staat gewonnen
    .tip = +− achter de zet plaatsen of weghalen
sign-19 = Zwart staat gewonnen
    .tip = −+ achter de zet plaatsen of weghalen
sign-22 = Zetdwang
    .tip = ⨀ achter de zet plaatsen of weghalen: wie aan zet is, zou liever een beurt overslaan
sign-9 = Slechtste zet
sign-space = { $color ->
    [white] Wit heeft meer ruimte
   *[black] Zwart heeft meer ruimte
}
sign-development = { $color ->
    [white] Wit staat voor in ontwikkeling
   *[black] Zwart staat voor in ontwikkeling
}
sign-initiative = { $color ->
    [white] Wit heeft het initiatief
   *[black] Zwart heeft het initiatief
}
sign-attack = { $color ->
    [white] Wit heeft aanval
   *[black] Zwart heeft aanval
}
sign-compensation = { $color ->
    [white] Wit heeft compensatie
   *[black] Zwart heeft compensatie
}
sign-insufficient = { $color ->
    [white] Wit heeft onvoldoende compensatie
   *[black] Zwart heeft onvoldoende compensatie
}
sign-counterplay = { $color ->
    [white] Wit heeft tegenspel
   *[black] Zwart heeft tegenspel
}
sign-time-trouble = { $color ->
    [white] Wit is in tijdnood
   *[black] Zwart is in tijdnood
}
sign-idea = Met het idee
sign-against = Gericht tegen
sign-better = Een betere zet
sign-worse = Een mindere zet
sign-equivalent = Een even goede zet
sign-remark = Redactionele opmerking
sign-146 = Nieuwtje
    .tip = N achter de zet plaatsen of weghalen: een zet die nog niet eerder was gespeeld
study-engine = Engine: { $name }
study-engine-tip = De engine aan- of uitzetten
study-engine-lines = { $count ->
    [one] Eén variant
   *[other] { $count } varianten
}
study-engine-fewer = Minder varianten
study-engine-more = Meer varianten
sign-diagram = Diagram
    .tip = Kiezen of deze stelling als diagram wordt afgedrukt; alleen stellingen in de hoofdvariant worden afgedrukt
sign-diagram-turned = Diagram, Zwart onderaan
menu-tree = Zetten
menu-study = Studie
key-delete = Del
study-signs = Tekens
    .tip = Aangeven wat je van de zet of de stelling vindt
study-close = Sluiten
    .tip = Terug naar het vorige scherm; de studie blijft zoals die is
study-comment = Commentaar bij deze stelling
study-line-tip = Klik om de eerste zet te spelen, of Shift+klik om de hele variant in te voegen
study-comment-before = Commentaar vóór de zet
study-round = ronde { $round }
study-in-variation = { $move }, in een variant
study-draw-offered = biedt remise aan
study-comment-too-long = Dit commentaar is te lang om hier te bewerken. Het blijft zoals het is.
study-comment-kept = De wijziging van het commentaar is bewaard. Met { $keys } maak je die ongedaan.
study-null-move = geen zet
study-drawn = Getekend: { $drawings }.
study-arrow = { $color ->
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[green] groene
} pijl van { $from } naar { $to }
study-circle = { $color ->
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[green] groene
} cirkel op { $square }
study-ways = Voortzettingen: { $moves }.
study-unfold = Diepere varianten tonen
study-fork = Verder met { $move }
start-all-studies = Alle niet bewaarde studies
recent-studies = Nog niet bewaarde studies
recent-study = Studie zonder naam
recent-discard = Weggooien
recent-discard-name = { $name } weggooien
study-kept-open = Recent
throw-away-question = Deze studie weggooien?
throw-away-detail = De studie heeft wijzigingen die nog niet in een bestand zijn bewaard.
games-elo = Elo
games-elo-white = Elo van Wit
games-elo-black = Elo van Zwart
games-eco = ECO
games-moves = Zetten
games-sort = Sorteren op { $column }
games-sort-back = Sorteren op { $column }, omgekeerd
games-sort-off = Terug naar de volgorde van het bestand
games-seeking = Zoeken…
key-page-up = PgUp
key-page-down = PgDn
cmd-game-before = Vorige partij
    .tip = De partij hiervoor in de lijst openen
cmd-game-after = Volgende partij
    .tip = De partij hierna in de lijst openen
cmd-find-position = Deze stelling zoeken
    .tip = De partijen uit het bestand tonen waarin deze stelling voorkomt
study-sign = teken { $sign }
study-worth = waardering { $worth }
study-clock = klok { $time }
study-time-forfeit = Er is een vlag gevallen.
refusal-no-study = Analyseren kan pas als de partij op het bord is afgelopen.
tags = Partijgegevens
tags-done = Klaar
tag-event = Toernooi
tag-site = Plaats
tag-round = Ronde
tag-date = Datum
tag-date-hint = jaar.maand.dag, bijvoorbeeld 2026.11.21
tag-result = Uitslag
result-white = Wit won
result-draw = Remise
result-black = Zwart won
result-open = Niet afgelopen
file-changed = { $file } is gewijzigd sinds het is gelezen; er is niets bewaard. Bewaar in een nieuw bestand.
study-found = Je nog niet bewaarde studie is hersteld.
study-damaged = Een niet bewaarde studie is beschadigd; je kunt er nog maar een deel van openen. Een kopie van het beschadigde bestand is bewaard als { $file }.
study-unread = Een niet bewaarde studie is niet te lezen. Een kopie van het beschadigde bestand is bewaard als { $file }.
study-found-open = Studie openen
study-kept = Je vorige studie heeft wijzigingen die nog niet zijn bewaard.
study-stays = Deze studie heeft wijzigingen die nog niet zijn bewaard. Bewaar deze studie of gooi die weg voordat je een andere opent.
study-stays-disk = Deze studie kan niet automatisch worden bewaard: { $why }. Bewaar deze studie zelf of gooi die weg voordat je een andere opent.
study-not-discarded = De studie kan niet worden weggegooid: { $why }. Het bestand is bewaard als { $file }.
study-kept-as = De studie staat onder Recent, bij je nog niet bewaarde studies.
study-faults = { $count ->
    [one] Eén fout in deze partij
   *[other] { $count } fouten in deze partij
}
study-faults-few = { $count ->
    [one] Eén fout
   *[other] { $count } fouten
}
keys-study = In een studie
study-faults-close = Verbergen

## Wanneer iets niet kan

trouble = Er is een probleem.
paste-refused = Dat kan niet worden geplakt.
fen-refused = Dat is geen geldige stelling: { $why }
fen-empty = Er staat geen tekst op het klembord.
file-refused = { $file } kan niet worden geopend: { $why }
file-not-text = het is geen tekstbestand.
file-too-long = in de eerste 64 kB is geen stelling gevonden.
file-not-setup = het bevat geen leesbare partij en geen leesbare spelinstellingen ({ $why }).
file-newer = het is gemaakt met een latere versie van Jadoube.
file-no-positions = er staan geen stellingen in.
file-no-games = Er staat geen partij in { $file }.
file-reading = { $file } wordt gelezen…
games-changed = { $file } is gewijzigd; daarom is alleen de lijst met partijen vernieuwd.
disk-not-there = het bestand of de map bestaat niet
disk-no-rights = toegang geweigerd
disk-full = de schijf is vol
disk-quota = de opslagruimte is vol of geblokkeerd
disk-read-only = de schijf is alleen-lezen
disk-folder = het is een map
disk-no-folder = waar de map hoort te zijn, staat een bestand
disk-no-file = het is geen gewoon bestand
disk-name = dat is geen geldige bestandsnaam
disk-invalid = het bestand is beschadigd of van een andere soort
disk-short = het bestand is niet compleet
disk-busy = een ander venster of programma is ermee bezig
copied = Stelling gekopieerd.
copied-details = Gegevens gekopieerd.
copied-game = Partij gekopieerd.
save-game = Partij bewaren
save-setup = Spelinstellingen bewaren
keep-game = Onvoltooide partij bewaren
saved = Bewaard als { $file }.
save-going-on = Er wordt nog een ander bestand bewaard of afgedrukt. Rond dat eerst af.
save-unmade = { $file } kon niet worden gemaakt; er is niets bewaard.
only-first = Er wordt maar één bestand tegelijk geopend. Het eerste is { $file }.
unsaved = { $file } kan niet worden bewaard: { $why }. Er is niets overschreven.
file-folder = Map
file-choose = Kiezen
file-name = Bestand
file-replaces = Er is al een bestand met die naam; dat wordt vervangen.
file-save = Bewaren
file-open = Openen
crashed = Jadoube is de vorige keer gecrasht.
crashed-in-part = Een deel van Jadoube is de vorige keer gecrasht.
crashed-detail = Bijgehouden partijen en bewaarde instellingen zijn nog in orde. Wil je het probleem melden? Kopieer de gegevens en stuur ze mee.
crashed-copy = Gegevens kopiëren
reopened = Je onvoltooide partij is heropend.
reopened-in-part = Je onvoltooide partij is heropend, maar het laatste deel was niet te lezen.
reopened-clock = De schaakklok is heropend met de laatst bewaarde tijden.
reopened-clock-in-part = De schaakklok is heropend, maar het laatste deel van het bestand was niet te lezen.
continued = De bewaarde partij is geopend.
continued-clock = De schaakklok is geopend met de laatst bewaarde tijden.
damage-setup = De eerste regels van het bestand zijn veranderd. De namen, de klok, de regels of de beginstelling kloppen dus misschien niet.
damage-lost = { $count ->
    [one] Regel { $line } van het bestand is beschadigd; die regel ({ $bytes } bytes) is weggelaten.
   *[other] Het bestand is vanaf regel { $line } beschadigd; de laatste { $count } regels ({ $bytes } bytes) zijn weggelaten.
}
damage-torn = De laatste regel van het bestand was onvolledig en is weggelaten.
damage-no-end = Het einde van het bestand ontbreekt.
damage-restored = De laatste herstelde zet is { $move }.
damage-restored-setup = Geen enkele zet kon worden hersteld.
damage-restored-clock = De klok is hersteld tot de laatste leesbare tijden.
damage-kept = Het oude bestand is bewaard als { $file }.
earlier-ruling = Jadoube volgt artikel { $article } nu naar de letter en zou over een handeling in deze partij anders beslissen. De partij is hersteld tot vlak voor die handeling.
earlier-time = Bij rapidschaak met toezicht is de straf één minuut, geen twee, dus { $name } heeft { $time } minder dan eerst.
damaged = Het bestand is beschadigd
damaged-stays = Het bestand zelf blijft zoals het is.
damaged-open = Leesbaar deel openen
continued-unknown = { $count ->
    [one] In het bestand staat iets wat deze versie niet kent: { $keys }.
   *[other] In het bestand staan dingen die deze versie niet kent: { $keys }.
}
reopened-paused = De klok staat stil tot je op Verder drukt.
journal-unsaved = De partij kan niet worden bijgehouden in { $file }: { $why }. Wat niet wordt bijgehouden, is weg als je afsluit.
journal-unread = Uit { $file } kon geen onvoltooide partij worden heropend ({ $why }). Er is niets verwijderd.
journal-empty = het bestand is leeg
leave = Deze partij is nog niet afgelopen
leave-detail = Je kunt later verderspelen via Recent.
leave-clock = De klok is in gebruik
leave-clock-detail = De huidige tijden vind je later terug onder Recent.
leave-unrecorded-detail = Wat niet is bijgehouden, is dan weg. Bewaar het eerst in een bestand om dat te voorkomen (Bestand, Onvoltooide partij bewaren).
reset-clock-question = Klok terugzetten?
leave-stay = Verderspelen
leave-go = Nieuwe partij beginnen
leave-open = Toch openen
leave-running = De klok loopt nog
leave-running-detail = De klok zou doorlopen terwijl je weg bent.
leave-running-stay = Blijven
leave-running-go = Laten lopen
leave-running-pause = Stilzetten en weggaan
quit-question = Deze partij wordt niet bijgehouden
quit-detail = Als je nu afsluit, is weg wat niet is bijgehouden. Bewaar de partij eerst in een bestand om dat te voorkomen (Bestand, Partij bewaren of Onvoltooide partij bewaren).
quit-stay = Niet afsluiten
quit-lose = Afsluiten zonder te bewaren
quit-study-detail = Als je nu afsluit, gaan de laatste wijzigingen in de studie verloren. Bewaar de studie eerst in een bestand om dat te voorkomen (Bestand, Bewaren als nieuw bestand).
quit-exam-detail = Als je nu afsluit, eindigt het examen zonder uitslag.
quit-exam = Afsluiten zonder uitslag
hand-in-question = Examen inleveren?
hand-in-go = Nu inleveren
hand-in-detail = Gevallen die je niet helemaal hebt beantwoord, tellen als fout.
asleep = De partij is onderbroken
asleep-detail = Terwijl er een klok liep, stond de computer { $time } lang in slaapstand of lag Jadoube zo lang stil. Die tijd is niet meegeteld.
asleep-skip = Niet meetellen
asleep-count = Wel meetellen
settings-unsaved = Je instellingen kunnen niet worden bewaard in { $file }: { $why }. Zolang dat zo blijft, gelden ze alleen tot je afsluit.
settings-nowhere = Je instellingen kunnen niet worden bewaard: deze computer heeft er geen map voor. Ze gelden alleen tot je afsluit.
settings-engines = { $count ->
    [one] Een engine in { $file } was niet te lezen en doet niet mee. De gegevens blijven in dat bestand bewaard.
   *[other] { $count } engines in { $file } waren niet te lezen en doen niet mee. De gegevens blijven in dat bestand bewaard.
}
settings-newer = Je instellingen in { $file } zijn van een latere versie. Daarom gelden nu de standaardinstellingen. De jouwe zijn bewaard als { $kept }.
settings-broken = Je instellingen in { $file } waren niet te lezen. Daarom gelden nu de standaardinstellingen. De jouwe zijn bewaard als { $kept }.

## Wat er aan een FEN mankeert

found-nothing = niet ingevuld
found-text = ‘{ $text }’
fen-rows = { $count ->
    [one] het bord heeft één rij; verwacht werden 8 rijen, gescheiden door /.
   *[other] het bord heeft { $found } rijen; verwacht werden 8 rijen, gescheiden door /.
}
fen-row = rij { $rank } is { $found }; verwacht werden letters uit PNBRQKpnbrqk en aantallen lege velden, samen acht velden.
fen-row-numbers = rij { $rank } is { $found }; lege velden naast elkaar worden als één getal geschreven.
fen-turn = de kleur aan zet is { $found }; verwacht werd w of b.
fen-castling = het rokaderecht is { $found }; verwacht werd - of letters zoals KQkq, elke toren één keer.
fen-en-passant = het en-passantveld is { $found }; verwacht werd - of een veld zoals e3.
fen-halfmove = de teller van halve zetten is { $found }; verwacht werd een geheel getal van 0 tot en met 65535.
fen-fullmove = het zetnummer is { $found }; verwacht werd een geheel getal van 1 tot en met 4294967295.
fen-too-many = na het zesde en laatste onderdeel staat nog { $found }.
fen-not-classical = de rokaderechten zijn alleen in Chess960 mogelijk.
fen-number = beginstelling { $found } bestaat niet; de nummers lopen van 0 tot en met 959.
fault-no-king = { $color } heeft geen koning.
fault-kings = { $color } heeft { $found } koningen in plaats van één.
fault-pieces = { $color } heeft { $found } stukken; meer dan 16 kan niet.
fault-pawns = { $color } heeft { $found } pionnen; meer dan 8 kan niet.
fault-promoted = { $color } heeft { $promoted ->
    [one] één extra stuk
   *[other] { $promoted } extra stukken
}; er { $missing ->
    [0] kan geen pion
    [one] kan hoogstens één pion
   *[other] kunnen hoogstens { $missing } pionnen
} zijn gepromoveerd.
fault-pawn-rank = op { $square } kan geen pion staan.
fault-waiting-check = de speler die niet aan zet is, staat schaak: de koning op { $king } wordt aangevallen vanaf { $attackers }.
fault-castling-rook = bij het rokaderecht hoort een toren op { $square }, maar de toren of de koning staat niet op zijn plaats.
fault-two-rooks = { $color } heeft aan één kant rokaderecht met meer dan één toren.
fault-en-passant = er is zojuist geen pion twee velden opgerukt over { $square }.

## De stelling opzetten

cmd-editor = Stelling opzetten…
    .tip = Een stelling wijzigen of met een leeg bord beginnen; je partij verandert niet
cmd-save-position = Stelling bewaren…
    .tip = De stelling bewaren als FEN-bestand
save-position = Stelling bewaren
position-name = stelling
cmd-copy-picture = Afbeelding kopiëren
    .tip = Een afbeelding van het bord op het klembord zetten
cmd-save-picture = Afbeelding bewaren…
    .tip = Een afbeelding van het bord bewaren als PNG-bestand
cmd-save-film = Bewaren als GIF…
    .tip = De partij, of een deel van de zetten, bewaren als bewegende GIF
cmd-save-pdf = Afdrukken als pdf…
    .short = Afdrukken…
    .tip = Een notatieformulier of diagrammen bewaren om af te drukken; bij (D) in de hoofdvariant kan een diagram komen
save-pdf = Afdrukken als pdf
pdf-name = notatieformulier
print-score-sheet = Notatieformulier
print-diagrams = Blad met diagrammen: de gemarkeerde stellingen
print-no-diagrams = In de hoofdvariant is geen stelling gemarkeerd. Markeer er een in een studie (Studie, Tekens, Diagram).
print-diagrams-of-file = Blad met diagrammen: de stellingen uit een bestand
print-diagrams-of-sheet = Diagrammen
print-diagrams-none = Geen
print-diagrams-marked = Gemarkeerd
print-diagrams-drawn = Gemarkeerd of met tekening
print-drawings = Met pijlen en cirkels
gif-from = Vanaf zet
gif-to = Tot en met zet
gif-pace = Tijd per zet
gif-fast = 0,5 s
gif-normal = 1 s
gif-slow = 2 s
gif-bottom = Onderaan
print-per-page = Per bladzijde
print-paper = Papier
print-save = Bewaren…
print-file = Kies een bestand met stellingen
diagrams-name = diagrammen
save-picture = Afbeelding bewaren
save-film = Bewaren als GIF
study-name = studie
picture-name = schaak
copied-picture = Afbeelding gekopieerd.
editor-title = Stelling opzetten
editor-hand = Stukken verzetten
editor-eraser = Stukken weghalen
editor-faults = { $count ->
    [one] Eén probleem
   *[other] { $count } problemen
}
editor-sound = Deze stelling is speelbaar.
editor-mate = Dit is mat.
editor-stalemate = Dit is pat.
editor-over-detail = Een partij vanaf hier is meteen afgelopen.
editor-dead = Deze stelling is remise.
editor-dead-detail = Geen van beide spelers kan mat geven; een partij vanaf hier is dus meteen afgelopen (art. 5.2.2).
editor-odd = Speelbaar, maar in een echte partij niet te bereiken.
doubt-many-checkers = Meer dan twee stukken geven schaak, vanaf { $squares }.
doubt-bishops = { $color } heeft meer dan één loper op velden van dezelfde kleur ({ $squares }), maar mist te weinig pionnen voor al die promoties.
editor-turn = Aan zet
editor-white-to-move = Wit aan zet
editor-black-to-move = Zwart aan zet
editor-castling = Rokaderechten
editor-castling-none = geen
editor-castling-with = Rokeren met de toren op { $square }
editor-en-passant = En passant
editor-en-passant-none = geen
editor-move-number = Zetnummer
editor-half-moves = Halve zetten
    .tip = Halve zetten sinds de laatste slag- of pionzet
editor-fen = FEN
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-start = Beginstelling
editor-empty = Leeg bord
editor-of-game = Stelling van de partij
    .tip = De stelling overnemen die je partij toont
editor-exchange = Kleuren wisselen
    .tip = Elk stuk de andere kleur geven en naar de andere kant van het bord brengen; ook de beurt wisselt
editor-chess960 = Chess960 nr.
editor-chess960-set = Opzetten
editor-back = Terug
    .tip = Stoppen met opzetten; je stelling blijft staan tot je vanuit een studie of terugblik een stelling opzet
editor-study = Bestuderen
    .tip = Zetten proberen vanaf hier en noteren wat je vindt
editor-faults-first = Verbeter eerst de stelling.
editor-play = Vanaf hier spelen…
new-game-from-position = De beginstelling is al gekozen.

## Wat van het klembord komt

paste-unknown = { $found } is geen stelling (FEN of EPD), geen partij (PGN) en geen lijst van zetten.
paste-move-malformed = Zet { $number } van { $color } is niet te lezen: { $found }.
paste-move-illegal = Zet { $number } van { $color } is niet reglementair: { $found }.
paste-move-ambiguous = Zet { $number } van { $color } is niet eenduidig: { $found }.
position-opened = Stelling geopend.
position-opened-id = Geopend: ‘{ $id }’.
pasted = Stelling geplakt.
pasted-id = Geplakt: ‘{ $id }’.
pasted-best = Het beste in deze stelling: { $moves }.
pasted-reading = Wat je plakte, wordt gelezen…
pasted-more-games = { $count ->
    [one] Dit is de eerste partij; er is er nog één.
   *[other] Dit is de eerste partij; er zijn er nog { $count }.
}
pasted-more = { $count ->
    [one] Er is nog één regel, die niet gelezen is.
   *[other] Er zijn nog { $count } regels, die niet gelezen zijn.
}

## Wat er aan een bestand met partijen mankeert

pgn-fault = Partij { $game }, regel { $line }, kolom { $column }: { $what }
pgn-tag = { $found } is geen kopregel zoals [White "Naam"].
pgn-tag-again = De kopregel { $found } heeft dezelfde naam als een eerdere.
pgn-tags-too-many = De partij heeft meer dan 200 extra kopregels; de rest is als commentaar gelezen.
pgn-tag-late = De kopregel { $found } staat tussen de zetten, niet erboven.
pgn-variant = De schaakvariant { $found } is onbekend; de zetten zijn als schaakzetten gelezen.
pgn-start = De beginstelling klopt niet: { $why }
pgn-no-start = Volgens de kopregels heeft de partij een bijzondere beginstelling, maar de kopregel FEN ontbreekt.
pgn-text = { $found } is geen zet.
pgn-text-outside = { $found } hoort bij geen enkele partij.
pgn-move-illegal = { $found } is hier niet reglementair; het vervolg ervan is niet gelezen.
pgn-move-ambiguous = { $found } is niet eenduidig; het vervolg ervan is niet gelezen.
pgn-untrue = { $found } is als zet gelezen, maar { $why }.
pgn-castling-as-king-move = { $found } is gelezen als rokade; die schrijf je als O-O of O-O-O.
pgn-pass-in-check = Een speler die schaak staat, slaat een beurt over.
pgn-move-missing = Vóór het nummer { $found } ontbreekt misschien een zet.
pgn-nag = { $found } is geen teken; na $ komt een getal van 0 tot en met 255.
pgn-comment-open = Een commentaar is niet afgesloten; er ontbreekt een sluitaccolade.
pgn-comment-nested = Een commentaar begint binnen een ander commentaar.
pgn-nothing-to-close = Er is hier niets wat { $sign } kan afsluiten.
pgn-too-deep = De varianten zijn te diep genest om ze te kunnen lezen.
pgn-too-long = { $count ->
    [one] De partij is te lang: er is maar één halve zet gelezen. Komt de partij uit een bestand, dan blijft dat zoals het is.
   *[other] De partij is te lang: alleen de eerste { $count } halve zetten, ook die in varianten, zijn gelezen. Komt de partij uit een bestand, dan blijft dat zoals het is.
  }
pgn-variation-empty = Een variant heeft geen zetten.
pgn-variation-open = Niet elke variant is afgesloten; er ontbreekt minstens één sluithaakje.
pgn-result-in-variation = De uitslag { $result } staat binnen een variant.
pgn-result-missing = Na de zetten staat geen uitslag.
pgn-results = De uitslag na de zetten is { $mark }, maar in de kopregel erboven staat { $tag }.
pgn-result-tag = { $found } is geen uitslag; verwacht werd 1-0, 0-1, 1/2-1/2 of *.
pgn-broken = Het bestand kon niet verder worden gelezen: { $why }.

## Andere engines

failure-no-program = { $name } kon niet worden gestart: het programma, of een programma dat het nodig heeft, is niet gevonden.
failure-no-permission = { $name } kon niet worden gestart: je mag dit programma niet uitvoeren.
failure-not-started = { $name } kon niet worden gestart: { $why }.
failure-no-uci = { $name } is geen UCI-schaakengine voor deze computer, stopte tijdens het starten, of start te langzaam.
failure-no-chess960 = { $name } speelt geen Chess960.
failure-ended = { $name } is onverwacht gestopt.
failure-silent = { $name } antwoordde niet op tijd en is afgesloten.
failure-flooded = { $name } stuurde veel te veel tekst en is afgesloten.
failure-illegal = { $name } speelde ‘{ $move }’, wat geen reglementaire zet is, en is afgesloten.

engines = Engines
tables = Eindspeltabellen
tables-about = Eindspeltabellen bevatten de uitslag van stellingen met weinig stukken. De analyse toont die uitslag, en op volle sterkte gebruikt de engine die ook. Kies een map met Syzygy-bestanden (.rtbw en .rtbz); die kun je van internet downloaden, voor stellingen met hoogstens zeven stukken.
tables-nowhere = Er is geen map gekozen.
tables-looking = Eindspeltabellen worden gezocht…
tables-none = In deze map staan geen bruikbare eindspeltabellen.
tables-found = { $count ->
    [one] 1 eindspeltabel
   *[other] { $count } eindspeltabellen
}, voor hoogstens { $pieces } stukken.
tables-without-distances = { $count ->
    [one] Bij 1 eindspeltabel ontbreekt het .rtbz-bestand, zodat het aantal zetten tot een slagzet, pionzet of mat niet bekend is.
   *[other] Bij { $count } eindspeltabellen ontbreekt het .rtbz-bestand, zodat het aantal zetten tot een slagzet, pionzet of mat niet bekend is.
}
tables-unreadable = { $name } is niet te lezen: { $why }.
tables-choose = Map kiezen…
tables-choose-title = Kies de map met eindspeltabellen
tables-forget = Geen eindspeltabellen gebruiken
eboard = Elektronisch bord
eboard-about = Een elektronisch bord herkent waar de stukken staan. In een partij aan het bord geldt optillen als aanraken en neerzetten als loslaten. In andere partijen en in studies telt een reglementaire zet zodra de nieuwe stelling een halve seconde op het bord staat.
eboard-driver = Bord
eboard-chessnut = Chessnut
    .tip = Via USB
eboard-millennium = Millennium
    .tip = ChessLink op een seriële poort
eboard-simulation = Nagebootst
    .tip = Een bestand met opgenomen berichten in plaats van een bord
eboard-other = Ander
    .tip = Een ander stuurprogramma, dat je met een opdracht start
eboard-ports = Gevonden poorten
eboard-no-ports = Er is geen seriële poort gevonden. Sluit het bord aan en zoek opnieuw.
eboard-find-ports = Opnieuw zoeken
eboard-port = Poort
eboard-port-hint = /dev/ttyUSB0 of COM3
eboard-file = Bestand
eboard-file-hint = Een pad
eboard-command = Opdracht
eboard-command-hint = Een programma met zijn argumenten
eboard-connect = Verbinden
eboard-disconnect = Verbinding verbreken
eboard-turn = Bord omdraaien
eboard-none = Er is geen bord verbonden.
eboard-waiting = Wachten op het stuurprogramma…
eboard-connected = { $name } is verbonden.
eboard-battery = Batterij: { $percent }%
eboard-agrees = Op je bord staat de juiste stelling.
eboard-picture = De stukken op het elektronische bord
eboard-empty = { $square } moet leeg zijn
eboard-missing = op { $square } hoort een { $piece }
eboard-other-piece = op { $square } hoort een { $piece } (nu: { $found })
eboard-more = { $count ->
    [one] en nog 1 veld
   *[other] en nog { $count } velden
}
eboard-differs = Zet de stukken op je bord goed: { $list }.
eboard-differs-more = { $count ->
    [one] Zet de stukken op je bord goed: { $list }; en nog 1 veld.
   *[other] Zet de stukken op je bord goed: { $list }; en nog { $count } velden.
}
eboard-unclear = Je bord kan niet zien op welk van deze velden is geslagen: { $list }. Controleer de zet op het scherm.
kings-question = De koningen staan in het centrum. Is de partij afgelopen?
kings-detail = { $winner ->
    [white] Koningen op e4 en d5 geven aan dat Wit heeft gewonnen.
    [black] Koningen op d4 en e5 geven aan dat Zwart heeft gewonnen.
   *[other] Koningen op velden van verschillende kleur geven remise aan.
}
kings-white-resigns = Wit geeft op
kings-black-resigns = Zwart geeft op
kings-draw = Remise overeenkomen
eboard-no-program = Het stuurprogramma kon niet worden gestart: het programma, of een programma dat het nodig heeft, is niet gevonden.
eboard-not-started = Het stuurprogramma kon niet worden gestart: { $why }.
eboard-ended = Het stuurprogramma van het elektronische bord is gestopt. Je kunt verder met de muis, of het bord opnieuw verbinden.
eboard-flooded = Het stuurprogramma van het elektronische bord stuurde veel te veel tekst en is afgesloten. Je kunt verder met de muis.
eboard-silent = Het stuurprogramma van het elektronische bord antwoordde niet op tijd en is afgesloten. Je kunt verder met de muis.
eboard-line = Het stuurprogramma van het elektronische bord is afgesloten omdat het een regel schreef die niet te lezen is: { $what }. Je kunt verder met de muis.
eboard-no-version = Het gestarte programma is geen stuurprogramma voor een elektronisch bord: in de eerste regel die het schrijft, meldt het zich niet als zodanig.
eboard-version = Het stuurprogramma van het elektronische bord gebruikt versie { $version } van het protocol. Jadoube kent alleen versie 1.
engines-none = Voeg een UCI-engine toe, zoals Stockfish, om tegen te spelen of mee te analyseren.
engines-done = Klaar
engine-new = Nieuwe engine
engine-add = Toevoegen
engines-found = Op deze computer:
engine-add-found = { $name } toevoegen
engine-name = Naam
engine-command = Programma
engine-command-hint = Een pad of een opdracht
engine-choose = Bestand kiezen…
engine-choose-title = Kies een schaakengine
engine-arguments = Argumenten
engine-arguments-hint = Meestal geen
engine-time = Denkt
engine-time-unit = seconden per zet (zonder klok)
engine-try = Proberen
engine-remove = Verwijderen
engine-trying = { $name } wordt gestart…
engine-answers = { $name } werkt, maar speelt geen Chess960.
engine-answers-chess960 = { $name } werkt en speelt ook Chess960.
engine-options = Instellingen van de engine
engine-range = Van { $min } tot en met { $max }
engine-range-megabytes = Van { $min } tot en met { $max } MB
engine-press = Bij elke start op ‘{ $option }’ drukken
engine-reset = Standaardwaarden terugzetten

## Het beginscherm

cmd-start = Beginscherm
    .tip = Spelen, een partij voortzetten of rondkijken
start-title = Wat gaan we spelen?
start-go-on = Verder met je partij
start-clock = Terug naar de schaakklok
start-look-back = Terugkijken op je laatste partij
start-look-at = Je laatste partij bekijken
start-strip = { $title } – { $about }
start-exercises = Oefeningen ({ $due })
start-exercises-name = Oefeningen, { $due } voor vandaag
start-new = Nieuw hier?
start-new-tour = Leer ‘aanraken is zetten’ in één minuut
# De titelbalk. De naam van het programma komt zoals gewoonlijk het laatst.
window-title = { $white } – { $black } – { $program }
# De reden die sommige bureaubladen tonen als het scherm aan moet blijven.
screen-kept-on = Er wordt een partij gespeeld
start-clock-runs = { $name ->
    [you] jouw klok
   *[other] de klok van { $name }
} loopt
start-game = { $white } – { $black }, zet { $number }
start-game-clocks = { $white } – { $black }, zet { $number }, { $clocks }
start-game-over = { $white } – { $black }, { $score }
door-name = { $name }. { $about }
door-play = Spelen
door-random = Meteen loten
door-play-name = { $play }: { $door }
door-choose = Opties…
    .tip = Namen, klok, regels en meer
door-choose-level = Niveau kiezen…
    .tip = De tegenstander, je kleur, de tijd en meer
door-set-up = Opstellen…
    .tip = Op nummer, met de dobbelsteen, om de beurt, of geloot voor een ronde
door-choose-name = { $options }: { $door }
door-two = Twee spelers
door-two-about = { $touch ->
    [enforced] { $clock ->
        [yes] Aan één computer. Aanraken is zetten, { $time }.
       *[no] Aan één computer. Aanraken is zetten.
    }
    [on-claim] { $clock ->
        [yes] Aan één computer. Aanraken is zetten: op claim, { $time }.
       *[no] Aan één computer. Aanraken is zetten: op claim.
    }
    [over-the-board] { $clock ->
        [yes] Aan één computer. Aan het bord, { $time }.
       *[no] Aan één computer. Aan het bord.
    }
   *[off] { $clock ->
        [yes] Aan één computer. Zonder ‘aanraken is zetten’, { $time }.
       *[no] Aan één computer. Zonder ‘aanraken is zetten’.
    }
}
door-computer = Tegen de computer
door-computer-about = { $color ->
    [white] { $clock ->
        [yes] Je hebt wit tegen { $name }, met klok.
       *[no] Je hebt wit tegen { $name }.
    }
    [black] { $clock ->
        [yes] Je hebt zwart tegen { $name }, met klok.
       *[no] Je hebt zwart tegen { $name }.
    }
   *[lot] { $clock ->
        [yes] Je speelt tegen { $name }, met klok. Er wordt geloot om de kleur.
       *[no] Je speelt tegen { $name }. Er wordt geloot om de kleur.
    }
}
door-chess960 = Chess960
door-chess960-about = Twee spelers. Een van de 960 beginstellingen: op nummer, met de dobbelsteen of om de beurt opgezet. Ook wel freestyleschaak genoemd.
door-chess960-against = Tegen { $name }. Een van de 960 beginstellingen: op nummer, met de dobbelsteen of om de beurt opgezet.

## De arbiterstafel

cmd-exam = Aan de arbiterstafel
    .short = Arbiterstafel
    .tip = Gevallen om over te beslissen, met de juiste beslissing en de reden
exam-mode = Wat je oefent
exam-cases = Gevallen
    .tip = Elk geval van een niveau één keer; wat je fout had, komt terug
exam-endless = Eindeloos oefenen
    .short = Eindeloos
    .tip = Nieuwe gevallen over één onderwerp en op één niveau; wat je fout had, komt terug
exam-exam = Examen
    .tip = Gevallen tegen de klok, met een certificaat als je slaagt
exam-topic = Onderwerp
exam-level = Niveau
exam-level-0 = Beginners
exam-level-1 = Spelers
exam-level-2 = Clubarbiters
exam-level-3 = Arbiters
exam-endless-progress = { $right } van { $seen } meteen goed
exam-none = Er is over dit onderwerp op dit niveau geen geval gevonden.
exam-about = Je beslist tegen de klok over gevallen uit allerlei delen van de regels. Aan het eind kun je elk geval met de uitleg bekijken.
exam-name = Naam op het certificaat
exam-length = Lengte
exam-length-cases = { $cases } gevallen, { $minutes } min
exam-left = Geval { $case } van { $all }, nog { $time }
exam-hand-in = Inleveren
    .tip = Het examen beëindigen; gevallen die je niet helemaal hebt beantwoord, tellen als fout
exam-stay = Verder met het examen
exam-running = Je examen loopt nog
exam-begin = Examen beginnen
    .tip = De klok gaat meteen lopen
exam-results = Terug naar de uitslag
    .tip = De score en alle gevallen
exam-save-result = Uitslag bewaren…
    .tip = Als pdf, met naam, datum, score en uitgave van de regels
exam-certificate = Certificaat bewaren…
    .tip = Als pdf, met naam, datum, score en uitgave van de regels
save-certificate = Certificaat bewaren
save-result = Uitslag bewaren
exam-pass-mark = Je slaagt als je { $needed } van de { $cases } gevallen goed hebt ({ $percent } procent).
exam-passed = Geslaagd: { $score }
exam-not-passed = Niet geslaagd: { $score }
exam-by-topic = Score per onderwerp
exam-topic-score = { $topic } ({ $articles }): { $right } van { $cases } goed
exam-all-cases = Alle gevallen
exam-case-right = Geval { $number }: { $topic }, goed
exam-case-wrong = Geval { $number }: { $topic }, fout
exam-another = Nog een examen
    .tip = Met opnieuw gelote gevallen
exam-answer-none = { $name }: { $right }. Je gaf geen antwoord.
certificate-title = Certificaat
certificate-title-not-passed = Uitslag
certificate-score = { $right } van { $cases } goed
certificate-exam = Examen voor schaakarbiters
certificate-passed = Geslaagd
certificate-not-passed = Niet geslaagd
certificate-about = In { $right } van de { $cases } gevallen beslist zoals de regels voorschrijven, binnen { $minutes } minuten
certificate-pass-mark = Slaaggrens: { $needed } van de { $cases } gevallen goed
certificate-signature = Handtekening
certificate-made-by = Gemaakt met Jadoube; geen titel of licentie van een schaakbond.
certificate-topic = Onderwerp
certificate-articles = Artikelen
certificate-right = Goed
certificate-cases = Gevallen
exam-table-refuses = De beslissing
exam-claim = De claim
exam-request = Het verzoek
exam-position = De stelling
exam-bound = Moet nu worden verzet of geslagen
exam-time = Extra tijd
exam-result = Uitslag
exam-article = Toepasselijk artikel
exam-simple-claim = Klopt dat?
exam-simple-request = Mag dat?
exam-simple-result = Wat is de uitslag?
exam-simple-answer = Het antwoord
exam-simple-right = { $color } heeft gelijk.
exam-simple-not-right = { $color } heeft ongelijk.
exam-simple-allowed = Dat mag.
exam-simple-not-allowed = Dat mag niet.
exam-white-wins = Wit wint
exam-black-wins = Zwart wint
exam-upheld = Toegewezen
exam-rejected = Afgewezen
exam-allowed = Toegestaan
exam-not-allowed = Niet toegestaan
exam-stands = Blijft zoals die is
exam-restored = Wordt hersteld
exam-queen = De pion wordt een dame
exam-no-piece = Geen bepaald stuk
exam-no-time = Geen
exam-minutes = { $minutes } min voor { $color }
exam-goes-on = De partij gaat door
exam-steps-in = De arbiter grijpt in: { $kind ->
    [illegal-move] onreglementaire zet
    [touch-move] aanraken is zetten
   *[flag] er is een vlag gevallen
}.
exam-touch = Aanraken is zetten
exam-castling = Rokeren
exam-castling-rights = Rokaderechten aan het begin: Wit { $white }; Zwart { $black }.
exam-promotion = Promotie
exam-illegal = Onreglementaire zetten
exam-fast = Rapid- en snelschaak
exam-fast-articles = bijlagen A en B
exam-flags = Vlaggen
exam-claims = Remiseclaims
exam-endings = Hoe een partij eindigt
exam-adjourned = Afgegeven zetten
exam-adjourned-articles = richtlijn I
exam-agreement = Remiseaanbod en uitslag
exam-blind = Blinde spelers
exam-blind-articles = bijlage D
exam-progress = { $seen } van { $all } gevallen gezien, { $right } meteen goed
exam-decide = Beslissen
    .tip = Eerst elke vraag beantwoorden
exam-decide-left = { $count ->
    [one] Beslissen (nog één vraag)
   *[other] Beslissen (nog { $count } vragen)
}
exam-chosen = Gekozen: { $answer }.
exam-article-title = Artikel { $article }: { $title }
exam-next = Volgend geval
    .tip = Een geval dat je fout had, komt later terug
exam-right = Goed
exam-wrong = Niet helemaal goed
exam-all-wrong = Fout
exam-answer-right = { $name }: { $right }. Dat had je goed.
exam-answer-wrong = { $name }: { $right }, niet ‘{ $wrong }’.
exam-over = Alle { $all } gevallen voor { $level ->
    [exam-level-0] beginners
    [exam-level-1] spelers
    [exam-level-2] clubarbiters
   *[other] arbiters
}: { $right } meteen goed
exam-score = { $name }: { $right } van { $seen } meteen goed
exam-again = Opnieuw beginnen
    .tip = Alle gevallen van dit niveau nog een keer
exam-next-level = Volgend niveau
    .tip = Moeilijkere gevallen

reason-threefold = { $count ->
    [one] Deze stelling komt één keer voor: { $when }.
   *[other] Deze stelling komt { $count } keer voor: { $when }.
}
reason-start = aan het begin
reason-now = nu
reason-after = { $plies ->
    [one] na één zet
   *[other] na { $plies } zetten van Wit en Zwart samen
}
reason-with = na de opgeschreven zet { $mv }
reason-castling = De stukken stonden { $when } ook zo, maar toen waren de rokaderechten van { $color } anders (9.2.3.2).
reason-en-passant = De stukken stonden { $when } ook zo, maar toen kon een pion en passant worden geslagen (9.2.3.1).
reason-turn = De stukken stonden { $when } ook zo, maar toen was de andere speler aan zet (9.2.3).
reason-fifty = Wit en Zwart hebben samen { $plies } zetten achter elkaar gedaan zonder slagzet of pionzet; er zijn er 100 nodig.
reason-fifty-with = Met { $mv } hebben Wit en Zwart samen { $plies } zetten achter elkaar gedaan zonder slagzet of pionzet; er zijn er 100 nodig.
reason-fifty-anew = Wit en Zwart hebben samen { $plies } zetten achter elkaar gedaan zonder slagzet of pionzet, maar met { $mv } begint het tellen opnieuw; er zijn er 100 nodig.
reason-touch-kept = Het eerste aangeraakte stuk dat kon worden verzet of geslagen, is verzet of geslagen.
reason-touch-free = Van de aangeraakte stukken die bleven staan, kon er geen worden verzet of geslagen. De speler mocht dus een ander stuk verzetten.
reason-touch-in-vain = { $count ->
    [one] { $pieces } werd het eerst aangeraakt, maar kan met geen enkele reglementaire zet worden verzet of geslagen en telt dus niet (4.5).
   *[other] { $pieces } werden het eerst aangeraakt, maar kunnen met geen enkele reglementaire zet worden verzet of geslagen en tellen dus niet (4.5).
}
reason-adjusted = De speler zei ‘j’adoube’ vóór het aanraken van het stuk. Het stuk werd dus alleen rechtgezet.
reason-adjusted-late = ‘J’adoube’ kwam pas nadat het stuk was aangeraakt. Dat is te laat (4.2.1).
reason-flag-mate = Met reglementaire zetten kan het nog mat worden, bijvoorbeeld in deze stelling: { $pieces } ({ $article }).
reason-castling-legal = Koning en toren waren nog niet verzet, er stond niets tussen, en geen veld dat de koning verliet, passeerde of bereikte, werd aangevallen.
reason-offer-in-time = Beide spelers hebben een zet gedaan. Een aanbod doe je na een zet en voordat je de klok indrukt, maar op een ander moment telt het ook.
reason-offer-again = In dit programma mag je per beurt één keer remise aanbieden, zodat de tegenstander niet wordt gestoord.
reason-offer-declined = Wie een stuk aanraakt om ermee te zetten, slaat het aanbod af.
reason-not-dead = Mat is nog mogelijk, bijvoorbeeld in deze stelling: { $pieces }.
reason-seventy-five = Wit en Zwart hebben samen { $plies } zetten achter elkaar gedaan zonder slagzet of pionzet; er zijn er 150 nodig.
reason-count-anew = De laatste zet was een slagzet of een pionzet, dus het tellen begint opnieuw.
reason-only-check = { $color } staat schaak, maar heeft een reglementaire zet en staat dus niet mat.
reason-pawn-gone = Niemand claimde de onreglementaire zet vóór het antwoord, dus die zet blijft staan (A.5.2). De pion op de laatste rij is geslagen, dus de stelling is weer reglementair en de partij is niet remise (A.5.4).
reason-sealed-ambiguous = Er kan meer dan één zet bedoeld zijn (I.8.1).
reason-sealed-illegal = Die zet is hier niet reglementair (I.8.3).
reason-piece-on = { $piece } op { $square }
reason-minute-rapid = Bij rapidschaak is de straf één minuut, geen twee (A.3).
reason-minute-blitz = Bij snelschaak zonder toezicht is de straf één minuut, geen twee (B.3).

## Oefeningen

cmd-exercises = Oefeningen
    .tip = Oefeningen van het programma en uit je partijen, bestanden en studies; na je antwoord komen ze een andere dag terug
cmd-repertoire = Deze zetten oefenen
    .tip = Van de zetten in de studie oefeningen maken voor de kleur die onderaan staat
exercise-progress = { $due } voor vandaag, { $all } in totaal
exercise-find = Zoek de beste zet
exercise-find-mate = { $moves ->
    [one] Mat in één zet
   *[other] Mat in { $moves } zetten
}
exercise-find-win = Kom in het voordeel
exercise-find-draw = Vind de reddende zet
exercise-find-study = Welke zet staat in de studie?
exercise-wrong = Niet { $mv }
exercise-again = Probeer het nog een keer
exercise-found = { $mv } is goed
exercise-reply = Het antwoord is { $mv }
exercise-solution = De oplossing is { $mv }
exercise-played = Gespeeld werd { $mv }.
exercise-line = Daarna komt { $line }.
exercise-others = Ook goed: { $moves }.
exercise-none-due = Er is nu geen oefening aan de beurt.
exercise-all-done = Dat was alles voor vandaag: { $right } van { $all } meteen goed.
exercise-tomorrow = De volgende oefening komt morgen.
exercise-next-due = De volgende oefening komt op { $date }.
exercise-back = Deze oefening komt terug op { $date }.
exercise-back-tomorrow = Deze oefening komt morgen terug.
exercise-none = Er zijn nog geen oefeningen. Begin met die uit het programma: mat geven, in het voordeel komen of de reddende zet vinden.
exercise-sources = Eigen oefeningen maak je van de keerpunten in de terugblik op een partij of van de zetten in een studie, of je haalt ze uit een bestand. Daarin kunnen stellingen met de beste zet staan, puzzels met hun oplossing, of partijen waarin bij slechte zetten een betere variant staat. Is dat er allemaal niet, dan zoekt de engine in de partijen naar oefeningen.
exercise-show = Oplossing tonen
    .tip = Was de oefening aan de beurt, dan komt die morgen terug
exercise-next = Volgende oefening
    .tip = Oefeningen die al het langst aan de beurt zijn, komen het eerst; nieuwe komen het laatst
exercise-hint = Hint
    .tip = Tonen met welk stuk je moet zetten; was de oefening aan de beurt, dan komt die morgen terug
exercise-piece = Zet met { $piece }.
exercise-refuted = Na { $mv }: { $line }.
exercise-unknown = Wat er volgt, kon niet worden uitgezocht.
exercise-not-mate = Dat is geen mat in { $moves } zetten.
exercise-no-check = Dat is geen schaak, dus ook geen mat.
exercise-stalemate = Dat is pat: remise.
exercise-check-taken = Het is schaak, maar { $piece } kan worden geslagen: { $mv }.
exercise-check-away = Het is schaak, maar de koning kan weg: { $mv }.
exercise-check = Het is schaak, maar geen mat: { $mv } kan nog.
exercise-supplied = Kant-en-klare oefeningen
    .tip = Nog hoogstens 20 oefeningen uit het programma toevoegen: mat geven, in het voordeel komen, de reddende zet vinden
exercise-anyway = Toch oefenen
    .tip = Alle oefeningen, ook als ze nog niet aan de beurt zijn; je antwoorden hebben geen invloed op wanneer ze terugkomen
exercise-add = Toevoegen uit een bestand…
    .tip = Stellingen met beste zetten (EPD), puzzels of partijen (PGN)
exercise-file = Oefeningen toevoegen uit een bestand
exercise-searching = De engine zoekt naar oefeningen: partij { $game } van { $all }…
exercise-search-found = { $count ->
    [0] Nog geen oefeningen gevonden.
    [one] Tot nu toe één oefening gevonden.
   *[other] Tot nu toe { $count } oefeningen gevonden.
}
exercise-stop = Zoeken stoppen
    .tip = De gevonden oefeningen blijven bewaard
exercise-touch = Oefeningen: aanraken is zetten
    .tip = Een aangeraakt stuk moet worden verzet of geslagen als dat kan; een verkeerd stuk aanraken telt als mislukte poging
exercise-touched = Je hebt { $piece } aangeraakt.
exercise-touched-own = Dat stuk moet worden verzet (artikel 4.3.1), maar geen enkele zet ermee is goed.
exercise-touched-other = Dat stuk moet worden geslagen (artikel 4.3.2), maar dat doet geen enkele goede zet.
exercises-added = { $count ->
    [0] Er zijn geen oefeningen toegevoegd.
    [one] Er is één oefening toegevoegd.
   *[other] Er zijn { $count } oefeningen toegevoegd.
}
exercises-added-where = { $count ->
    [one] Er is één oefening toegevoegd (Help, Oefeningen).
   *[other] Er zijn { $count } oefeningen toegevoegd (Help, Oefeningen).
}
exercises-known = { $count ->
    [one] Eén was er al.
   *[other] { $count } waren er al.
}
exercises-skipped = { $count ->
    [one] Eén regel van het bestand bevat geen stelling met een reglementaire beste zet.
   *[other] { $count } regels van het bestand bevatten geen stelling met een reglementaire beste zet.
}
exercises-no-source = In het bestand staan geen stellingen met een beste zet en geen partijen in PGN.
exercises-no-moves = In de studie staan geen zetten voor { $color } om te oefenen.
exercises-no-moment = Geen van de keerpunten is geschikt voor een oefening.
exercises-searched = { $count ->
    [one] In de doorzochte partij is geen oefening gevonden.
   *[other] In de { $count } doorzochte partijen is geen oefening gevonden.
}
exercises-left-out = { $count ->
    [one] Eén partij is overgeslagen: die heeft geen zetten, is te lang, begint vanuit een onreglementaire stelling, of zou een speler van de partij op het bord kunnen helpen.
   *[other] { $count } partijen zijn overgeslagen: elk daarvan heeft geen zetten, is te lang, begint vanuit een onreglementaire stelling, of zou een speler van de partij op het bord kunnen helpen.
}
exercises-stopped = Het zoeken is gestopt bij partij { $game } van { $all }.
exercises-no-folder = Deze computer heeft geen map voor oefeningen.
review-exercises = Oefeningen toevoegen
    .tip = Oefeningen maken van de keerpunten waarbij één zet duidelijk de beste is
review-exercises-sought = Oefeningen worden gezocht…
    .tip = Het zoeken gaat door, ook als je de terugblik verlaat

## Wat er in een geval gebeurt, stap voor stap verteld

story-turn = { $color } { $deeds }.
story-piece = { $role ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
    [knight] het paard
   *[pawn] de pion
}
story-touches = raakt { $piece } aan
story-adjusts = zegt ‘j’adoube’
story-moves = speelt { $piece } van { $from } naar { $to }
story-moves-empty = speelt { $piece } van { $from } naar het lege veld { $to }
story-moves-opponents = verzet een { $piece } van de tegenstander van { $from } naar { $to }
story-takes-own = slaat een eigen { $taken } op { $to } met { $piece } van { $from }
story-takes = slaat { $taken } met { $piece } van { $from }
story-castles-short = rokeert kort
story-castles-long = rokeert lang
story-takes-off = neemt { $piece } van het bord
story-promotes = vervangt de pion door een { $piece }
story-clock = drukt de klok in
story-no-move = drukt de klok in zonder een zet te doen
story-writes = schrijft { $mv } op zonder die zet te doen
story-claims-touch = claimt ‘aanraken is zetten’
story-claims-illegal = claimt een onreglementaire zet
story-claims-flag = claimt dat de vlag is gevallen
story-claims-threefold = claimt remise wegens drie keer dezelfde stelling
story-claims-fifty = claimt remise volgens de vijftigzettenregel
story-offers = biedt remise aan
story-accepts = neemt remise aan
story-declines = slaat remise af
story-requests = vraagt om vijf seconden per zet voor beide spelers
story-seals = geeft { $mv } af
story-opened = De partij wordt afgebroken; later gaat de envelop open.
story-resigns = geeft op
story-both-hands = Je ziet dat { $color } die zet met twee handen doet.
story-illegal-seen = Je hebt het gezien, en nog niemand heeft iets geclaimd.
story-quiet = Wit en Zwart hebben samen { $plies } zetten gedaan zonder slagzet of pionzet.
story-two-squares = { $color } heeft net de pion van { $from } naar { $square } gespeeld.
story-not-just-moved = De pion op { $square } is niet met de laatste zet van { $color } twee velden opgerukt.
story-penalised = { $color } is al voor één onreglementaire zet bestraft.
story-nobody-penalised = Er is nog niemand bestraft.
story-nobody-claims = Niemand claimt iets.
story-seen = Je had de pion op de laatste rij al gezien, en niemand claimt iets.

## De gevallen aan de arbiterstafel

case-touch-another-piece = Wit raakt het paard op g1 aan, laat het staan en speelt een pion. Zwart zegt: ‘Je moet met het paard zetten!’
    .why = Raak je een stuk aan dat een zet heeft, dan moet je ermee zetten. Wit zet de pion terug en zet met het paard.
case-touch-claimed-too-late = Wit heeft het paard op g1 aangeraakt, maar de pion van e2 naar e4 gespeeld en de klok ingedrukt. Zwart pakt de pion op e7 op, zet die terug en claimt ‘aanraken is zetten’.
case-touch-no-legal-move = Wit raakt de toren op a1 aan, die nog geen zet heeft, en speelt dan een pion. Zwart zegt: ‘Je moet met de toren zetten!’
    .why = De toren op a1 heeft geen reglementaire zet. Wit mag dus met elk stuk zetten.
case-touch-enemy-pawn = Wit pakt de zwarte pion op d5 vast, laat die los en zet dan met het paard van g1. Zwart zegt: ‘Je moet mijn pion slaan!’
    .why = Raak je een stuk van je tegenstander aan dat je kunt slaan, dan moet je het slaan. Dat kan Wit hier met de pion op e4.
case-touch-both-colours = Wit raakt de zwarte pion op d5 aan, dan het paard op b1, speelt dat paard naar c3 en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
case-touch-queen-then-pawn = Wit raakt de dame aan en daarna de zwarte pion op d5. Wit speelt de dame naar d2 en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
case-touch-adjusting = Wit zegt ‘j’adoube’, zet het paard op g1 recht en speelt dan een pion. Zwart zegt: ‘Je hebt het paard aangeraakt, dus daar moet je mee zetten!’
    .why = ‘J’adoube’ betekent: ik zet dit stuk alleen maar recht. Wit zei het vooraf en mag dus met elk stuk zetten.
case-touch-adjusting-too-late = Wit pakt het paard van g1 op en zet het terug. Pas dan zegt Wit ‘j’adoube’ en vraagt om met een ander stuk te mogen zetten.
case-touch-in-check = Wit staat schaak door de toren op e8. Wit raakt het paard op a1 aan, speelt dan de koning naar d2 en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
    .why = Geen zet van het paard heft het schaak op. Wit mag dus elke reglementaire zet doen (4.5).
case-touch-let-go = Wit zet het paard op f3 en laat het los. Daarna zet Wit het alsnog op h3. Zwart zegt: ‘Het paard moet op f3 blijven!’
    .why = Laat je een stuk los op een veld waar het heen mag, dan is je zet gedaan.
case-touch-en-passant = Wit heeft net de pion van e2 naar e4 gespeeld. Zwart pakt die pion vast, laat die los, speelt de koning naar e7 en drukt de klok in. Wit claimt ‘aanraken is zetten’.
case-castling-king-then-rook = Wit raakt de koning aan en daarna de toren op h1. Rokeren mag. Wit speelt de koning naar e2 en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
case-castling-rook-first = Wit raakt eerst de toren op h1 aan en dan de koning, rokeert en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
case-castling-rook-before-king = Wit wil rokeren, maar zet eerst de toren op f1 en laat die los. Daarna zet Wit de koning op g1. Zwart zegt: ‘Je hebt de toren verzet, dus dat is je zet!’
    .why = Rokeren begin je met de koning. Wit heeft de toren op f1 losgelaten: dat is de zet, en de koning gaat terug.
case-castling-not-possible = Wit raakt de koning aan en daarna de toren op h1. De zwarte toren valt f1 aan; in plaats van te rokeren speelt Wit daarom de toren naar f1 en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
case-castling-through-attack = Wit rokeert kort en drukt de klok in. Zwart zet de klokken stil en zegt dat de rokade onreglementair was. Het is de eerste onreglementaire zet van Wit.
case-castling-in-check = De koning van Wit staat schaak door de toren op e8. Wit rokeert. Zwart zegt: ‘Je mag nu niet rokeren!’
    .why = Als je schaak staat, mag je niet rokeren. Wit heeft de koning aangeraakt en moet er dus een andere zet mee doen (4.4.3).
case-castling-rook-attacked = Wit rokeert lang en drukt de klok in. Zwart claimt een onreglementaire zet, omdat de toren over b1 ging, dat door de zwarte toren wordt aangevallen.
    .why = Alleen de velden van de koning tellen: die mag niet op een aangevallen veld staan, erover gaan of erop terechtkomen. De toren mag dat wel (3.8.2.2).
case-castling-after-king-moved = De koning van Wit ging naar e2 en kwam terug op e1. Nu rokeert Wit en drukt de klok in. Zwart claimt een onreglementaire zet, de eerste van deze partij.
case-castling-two-hands = Wit rokeert met twee handen tegelijk, verder zoals het hoort, en drukt de klok in. Je hebt het gezien en grijpt in. Wit heeft nog geen onreglementaire zet gedaan.
    .why = Een zet doe je met één hand (4.1). Met twee handen rokeren wordt bestraft als een onreglementaire zet: twee minuten voor Zwart (7.5.4). De zet blijft staan.
case-promotion-pawn-left = Wit speelt de pion van e7 naar e8, laat die los en drukt de klok in; de pion is nog een pion. Zwart zet de klokken stil en dient een claim in. Het is de eerste onreglementaire zet van Wit.
case-promotion-pawn-left-again = Wit is al voor een onreglementaire zet bestraft. Nu speelt Wit de pion van e7 naar e8, laat die daar als pion staan en drukt de klok in. Zwart claimt een onreglementaire zet.
case-promotion-to-knight = Wit speelt de pion naar e8, vervangt die door een paard en drukt de klok in. Zwart claimt een onreglementaire zet: een pion moet een dame worden.
    .why = Een pion wordt een dame, toren, loper of paard, naar keuze van de speler (3.7.3.3).
case-promotion-second-queen = Wit heeft nog een dame. De pion van Wit komt op e8, en Wit maakt er nog een dame van. Zwart zegt: ‘Je mag geen twee dames hebben!’
    .why = Een pion mag een dame, toren, loper of paard worden, ook als je dat stuk nog hebt.
case-promotion-of-pinned-pawn = Wit speelt de pion van e7 naar e8, laat die daar als pion staan en drukt de klok in. Zwart claimt een onreglementaire zet. Het is de eerste van deze partij.
    .why = De pion is gepend: na de zet staat de koning schaak (3.9.2). Bij zo’n zet wordt de pion geen dame (7.5.2); de zet wordt teruggenomen.
case-promotion-pawn-stays-in-rapid = Rapidschaak zonder toezicht. Wit liet een pion op e8 staan en drukte de klok in. Je kwam toevallig langs en zag de pion. Zwart claimde niet, speelde de koning naar f6 en heeft nu ook de klok ingedrukt.
case-illegal-knight = Zwart zet het paard van b8 op d5 en drukt de klok in. Wit claimt een onreglementaire zet. Het is de eerste van Zwart.
case-illegal-second = Zwart is al voor een onreglementaire zet bestraft. Later speelt Zwart de loper van c8 over de pion op d7 naar e6 en drukt de klok in. Wit claimt een onreglementaire zet.
case-illegal-second-lone-king = Wit is al voor een onreglementaire zet bestraft. Nu speelt Wit de toren van a3 naar b4 en drukt de klok in. Zwart, die alleen nog een koning heeft, claimt een onreglementaire zet.
    .why = Wie een tweede onreglementaire zet voltooit, verliest, maar wie alleen een koning heeft, kan niet winnen: remise (7.5.5).
case-illegal-found-later = Standaardschaak. Twee zetten geleden zette Zwart het paard van b8 op d5, en niemand merkte het. Nu zet Zwart de klokken stil en zegt dat die zet onreglementair was. Er is nog niemand bestraft.
case-illegal-own-move = Wit heeft de loper van f1 naar c5 gespeeld en de klok ingedrukt. Nu zet Wit de klokken stil, zegt dat de zet onreglementair was en vraagt je de stelling te herstellen.
case-illegal-en-passant-legal = Zwart speelde net de pion van d7 naar d5. Wit zet de pion van e5 op d6 en haalt de zwarte pion van het bord. Zwart zegt: ‘Dat kan een pion niet!’
    .why = De zwarte pion was net twee velden opgerukt en stond naast de witte. Wit mag hem dus slaan alsof hij maar één veld was opgerukt.
case-illegal-en-passant-late = De zwarte pion ging één zet geleden van d7 naar d5; daarna zijn beide koningen verzet. Nu slaat Wit die pion en passant en drukt de klok in. Zwart claimt een onreglementaire zet, de eerste van deze partij.
case-illegal-in-check = De koning van Wit staat schaak door de toren op e8. Wit ziet het niet en speelt een pion. Zwart zegt: ‘Dat mag niet, je staat schaak!’
    .why = Als je schaak staat, moet je daar iets aan doen. Wit zet de pion terug en doet een zet die het schaak opheft.
case-illegal-no-move = Wit is aan zet, denkt na en drukt dan de klok in zonder een zet te hebben gedaan. Zwart zet de klokken stil en dient een claim in. Wit heeft nog geen onreglementaire zet gedaan.
case-illegal-not-completed = Wit zet de loper van f1 op c5 en laat die los, maar heeft de klok nog niet ingedrukt. Zwart zet meteen de klokken stil en claimt een voltooide onreglementaire zet.
    .why = De zet met de loper is onreglementair, maar Wit heeft de klok niet ingedrukt. De zet is dus niet voltooid (7.5.1). Wit moet nog een reglementaire zet doen, met de loper als dat kan (4.3). Er is geen straf.
case-rapid-first-illegal = Rapidschaak, zonder arbiter bij het bord. Zwart zet het paard van b8 op d5 en drukt de klok in. Wit claimt meteen een onreglementaire zet. Het is de eerste van Zwart.
    .why = Bij rapidschaak krijgt de tegenstander na een eerste onreglementaire zet één minuut extra (A.3).
case-rapid-reply-made = Rapidschaak, zonder arbiter bij het bord. Zwart zette het paard van b8 op d5 en drukte de klok in. Wit zet het paard van g1 op f3, laat het los, zet dan de klokken stil en claimt een onreglementaire zet.
case-rapid-reply-in-hand = Rapidschaak, zonder arbiter bij het bord. Zwart zette het paard van b8 op d5 en drukte de klok in. Wit pakt het paard op g1 op, ziet wat er is gebeurd, zet het terug en claimt een onreglementaire zet. Het is de eerste van Zwart.
case-rapid-supervised-later = Rapidschaak met toezicht: één arbiter per drie partijen, en de zetten worden genoteerd. Twee zetten geleden zette Zwart het paard van b8 op d5. Pas nu claimt Wit een onreglementaire zet. Er is nog niemand bestraft.
    .why = Met genoeg arbiters en genoteerde partijen gelden de regels van standaardschaak (A.4). De claim komt dus niet te laat. De straf blijft één minuut (A.3).
case-blitz-supervised-first = Snelschaak met toezicht: elke partij heeft een eigen arbiter en wordt genoteerd. Zwart zet het paard van b8 op d5 en drukt de klok in. Wit claimt een onreglementaire zet. Het is de eerste van Zwart.
    .why = Heeft elke partij een eigen arbiter en wordt elke partij genoteerd, dan volgt snelschaak de regels van standaardschaak (B.2). Wit krijgt dus twee minuten. De ene minuut van B.3 geldt voor snelschaak zonder toezicht.
case-blitz-king-taken = Snelschaak, zonder arbiter bij het bord. De koning van Wit stond schaak, maar Wit speelde de pion naar a4. Zwart slaat de koning met de toren en drukt de klok in. Wit claimt dat het slaan van de koning onreglementair is. Er is nog niemand bestraft.
    .why = De koning slaan mag niet (1.4.1) en is dus een onreglementaire zet. De eigen onreglementaire zet van Wit kan niet meer worden geclaimd, want Zwart heeft de volgende zet gedaan (A.5.2).
case-rapid-kings-in-check = Rapidschaak zonder toezicht. De koning van Wit stond schaak, maar Wit speelde de toren van d2 naar e2 en gaf schaak. Je kwam toevallig langs en zag dat beide koningen schaak stonden. Zwart zag dat niet, claimde niets, speelde de toren van a1 naar b1 en heeft nu de klok ingedrukt.
case-flag-fallen = De klok van Wit staat op nul. Wit wil verderspelen. Zwart zet de klokken stil en zegt: ‘Je tijd is om!’
    .why = Is je tijd om, dan verlies je, behalve als je tegenstander je met geen mogelijkheid mat kan zetten.
case-flag-lone-king = De klok van Wit staat op nul. Zwart, die alleen nog een koning heeft, zet de klokken stil en claimt dat de vlag is gevallen.
    .why = De vlag van Wit is gevallen, maar met alleen een koning kan Zwart geen mat geven: remise (6.9).
case-flag-helpmate = De klok van Wit staat op nul. Zwart heeft een koning en een paard tegen een koning en een pion, en claimt dat de vlag is gevallen. Wit zegt dat je met alleen een paard geen mat kunt geven.
    .why = Zwart wint als er een reeks reglementaire zetten bestaat die tot mat leidt, hoe slecht die zetten ook zijn (6.9). De eigen pion kan de koning van Wit insluiten: met die koning op h1, de pion nog op h2 en de zwarte koning op f1 geeft het paard mat op f2.
case-flag-not-fallen = Wit heeft nog iets meer dan vijf minuten. Zwart leest de klok verkeerd af, zet de klokken stil en claimt dat de vlag van Wit is gevallen.
case-flag-after-mate = Wit geeft mat met de dame op g7 en laat die los. Wit vergeet de klok, die daarna op nul komt. Zwart claimt dat de vlag is gevallen.
    .why = Zodra de dame was losgelaten, was het mat en was de partij dus afgelopen (5.1.1). Wit hoefde de klok niet meer in te drukken. De vlag viel na afloop van de partij.
case-flag-both = Beide klokken staan op nul; de vlag van Wit viel het eerst, en dat is op de klok te zien. Wit zet de klokken stil en claimt dat de vlag van Zwart is gevallen.
    .why = Als de klok laat zien welke vlag het eerst viel, beslist die vlag (6.9). Wit claimde dat de vlag van Zwart was gevallen, maar die van Wit viel eerder.
case-claim-three-times = Beide spelers speelden twee keer een paard naar voren en weer terug. Wit is aan zet en claimt remise wegens drie keer dezelfde stelling.
case-claim-only-twice = Beide spelers speelden één keer een paard naar voren en weer terug. Wit is aan zet en claimt remise wegens drie keer dezelfde stelling.
case-claim-castling-differs = Beide torens gingen twee keer heen en terug. De stukken staan nu voor de derde keer zoals aan het begin. Toen had Wit het rokaderecht nog. Wit is aan zet en claimt remise.
    .why = Toen de stukken er de eerste keer zo stonden, kon Wit later nog rokeren; dat kan nu niet meer. De stelling was dus niet dezelfde (9.2.3).
case-claim-after-touching = De stelling staat voor de derde keer op het bord. Wit is aan zet, pakt de pion op e2 op, zet die terug en claimt remise.
case-claim-fifty-moves = Wit en Zwart hebben samen 99 zetten gedaan zonder slagzet of pionzet. Wit schrijft de torenzet naar d2 op, voert die niet uit en claimt remise volgens de vijftigzettenregel.
case-claim-fifty-pawn-move = Wit en Zwart hebben samen 99 zetten gedaan zonder slagzet of pionzet. Wit schrijft de pionzet naar h3 op, voert die niet uit en claimt remise volgens de vijftigzettenregel.
case-claim-wrong-in-rapid = Rapidschaak. Beide spelers speelden één keer een paard naar voren en weer terug. Wit is aan zet en claimt remise wegens drie keer dezelfde stelling.
case-end-mate-on-move-75 = In de laatste 149 zetten van Wit en Zwart samen is niets geslagen en geen pion verzet. Wit geeft mat met de dame op g7 en drukt de klok in.
    .why = De 75-zettenregel geldt alleen als de laatste zet geen mat geeft: mat gaat voor (9.6.2).
case-end-mate-after-touching = Wit raakt het paard op a2 aan, geeft dan mat met de dame op g7 en drukt de klok in. Zwart claimt ‘aanraken is zetten’. Wit zegt dat mat de partij beëindigt.
    .why = Mat beëindigt de partij alleen als de matzet in elk opzicht reglementair was (5.1.1). Wit moest met het paard zetten (4.3.1), dus wordt de matzet teruggenomen.
case-end-seventy-five = In de laatste 149 zetten van Wit en Zwart samen is niets geslagen en geen pion verzet. Wit speelt de dame naar c1 en drukt de klok in. Niemand claimt iets.
case-end-resigned-to-king = Wit schat de stelling verkeerd in en geeft op. Zwart heeft alleen nog een koning.
case-end-resigned = Wit zegt: ‘Ik geef op.’ Dan ziet Wit een goede zet en wil toch verderspelen.
    .why = Opgeven beëindigt de partij meteen. Je kunt het niet terugnemen.
case-end-last-pawn-taken = Wit slaat de laatste pion van Zwart met de koning en drukt de klok in. Wit heeft nog een koning en een paard, Zwart een koning. Niemand claimt iets.
case-end-two-kings = De koning van Wit slaat de laatste pion van Zwart. Er staan alleen nog twee koningen op het bord. Zwart wil verderspelen.
    .why = Met alleen een koning kun je geen mat geven. Met alleen twee koningen op het bord is de partij dus meteen remise.
case-end-knight-against-bishop = Wit heeft een koning en een paard, Zwart een koning en een loper. Wit zegt dat de stelling dood is en vraagt je de partij remise te verklaren.
case-end-stalemate = Wit zet de koning op g6 en drukt de klok in. Nu is Zwart aan zet. Zwart staat niet schaak, maar heeft geen reglementaire zet.
    .why = Dat is pat: de partij is remise.
case-sealed-illegal = De partij was afgebroken. De envelop gaat open: Wit heeft een torenzet van a1 naar b2 afgegeven.
case-sealed-ambiguous = De partij was afgebroken. De envelop gaat open: Wit heeft een torenzet naar d1 afgegeven. Beide torens kunnen daarheen.
    .why = Beide torens kunnen bedoeld zijn. Wie een dubbelzinnige zet afgeeft, verliest de partij (I.8).
case-sealed-lone-king = De partij was afgebroken. De envelop gaat open: Wit heeft een torenzet van a2 naar b3 afgegeven. Zwart heeft alleen nog een koning.
    .why = Wie een onreglementaire zet afgeeft, verliest, maar een tegenstander met alleen een koning kan niet winnen: remise (I.8).
case-sealed-no-promotion-piece = De partij was afgebroken. De envelop gaat open: Wit heeft de pionzet van e7 naar e8 afgegeven, zonder een stuk te noemen.
    .why = Zonder het stuk is niet vast te stellen wat de afgegeven zet betekent. Wie hem afgaf, verliest (I.8).
case-sealed-check-that-is-none = De partij was afgebroken. De envelop gaat open: Wit heeft een koningszet naar e2 afgegeven, met het teken voor schaak erbij. De zet is reglementair, maar geeft geen schaak.
    .why = Het teken voor schaak hoort niet bij de zet zelf. Zonder dat teken is de zet duidelijk en reglementair, dus hij wordt gedaan en de partij gaat door.
case-offer-too-early = Wit doet de eerste zet van de partij, de pion van e2 naar e4, en vraagt of er nu al remise mag worden aangeboden, nog voordat de klok is ingedrukt.
case-offer-while-thinking = Zwart is aan zet en denkt na. Wit biedt remise aan. Zwart zegt: ‘Goed, remise.’ Dan zegt Wit: ‘Dat telt niet, ik was niet aan zet.’
    .why = Het aanbod van Wit telt, en Zwart nam het aan. Bied remise liever meteen na je eigen zet aan; dan stoor je je tegenstander niet.
case-offer-refused-by-touch = Wit speelde het paard naar f3, bood remise aan en drukte de klok in. Zwart pakt het paard op b8 op, zet het terug en zegt: ‘Ik neem remise aan.’ Wit wil geen remise meer.
    .why = Met het aanraken van een stuk is het aanbod afgeslagen (9.1.2.1). Er valt dus niets meer aan te nemen.
case-offer-again = Wit laat het paard op f3 los en biedt remise aan. Zwart zegt nee. Wit heeft de klok nog niet ingedrukt en wil nog een keer remise aanbieden.
case-last-minutes-declined = Het toernooireglement staat het verzoek volgens richtlijn III.4 toe, en er komt per zet geen tijd bij. Wit is aan zet, heeft minder dan twee minuten over en heeft om vijf extra seconden per zet voor beide spelers gevraagd. Je vindt dat goed. Het verzoek geldt ook als remiseaanbod, en Zwart slaat dat af.
    .why = Zwart mag remise afslaan, maar het verzoek blijft staan: beiden krijgen vijf seconden per zet en Zwart twee minuten extra (III.4).
case-last-minutes-too-early = Het toernooireglement staat het verzoek volgens richtlijn III.4 toe, en er komt per zet geen tijd bij. Wit is aan zet, heeft nog bijna vijf minuten en vraagt om vijf seconden per zet voor beide spelers.
case-result-signed-differently = Wit gaf op. Daarna schreef Wit 1–0 op het notatieformulier en Zwart 0–1. Welke uitslag geef je door?
case-blind-lifted = Wit is blind en heeft een bord met gaatjes. Wit neemt het paard op g1 uit zijn gaatje, steekt het terug, speelt de pion van e2 naar e4, kondigt die zet aan en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
    .why = Op een bord met gaatjes is een stuk aangeraakt zodra het uit zijn gaatje is getild (D.2.2).
case-blind-felt = Wit is blind en heeft een bord met gaatjes. Wit voelt met de vingertoppen aan het paard op g1, maar laat het in zijn gaatje, speelt de pion van e2 naar e4, kondigt die zet aan en drukt de klok in. Zwart claimt ‘aanraken is zetten’.
    .why = Op een bord met gaatjes is een stuk pas aangeraakt als het uit zijn gaatje is getild. Voelen is zien voor een blinde speler (D.2.2).
case-blind-slip-of-the-tongue = Wit is blind. Wit kondigt ‘paard Hector 3’ aan, zegt meteen ‘nee, Felix 3’, zet het paard op f3 en drukt daarna de klok in. Zwart zegt dat de eerste woorden gelden en claimt dat het paard naar h3 moet.
    .why = Een verspreking moet meteen worden verbeterd, voordat de klok wordt ingedrukt. Dat deed Wit, en het paard staat op het veld dat Wit ten slotte aankondigde (D.2.8).
case-blind-illegal = Wit is blind. Wit zet de loper van f1 op d4, kondigt die zet aan en drukt de klok in. Zwart claimt een onreglementaire zet. Het is de eerste van Wit.

## Titels van artikelen aan de arbiterstafel

article-3-1 = Waar een stuk heen mag
article-3-2 = De loper
article-3-3 = De toren
article-3-4 = De dame
article-3-5 = Niet over stukken heen
article-3-6 = Het paard
article-3-7 = De pion
article-3-7-1 = De stap van de pion
article-3-7-2 = De eerste zet van een pion
article-3-7-3 = Hoe een pion slaat
article-3-7-3-2 = En passant alleen meteen
article-3-7-3-3 = Promotie
article-3-8 = De koning
article-3-8-1 = De stap van de koning
article-3-8-2-1 = Rokaderecht vervallen
article-3-8-2-2 = Rokade nu verhinderd
article-3-9-1 = Wat schaak is
article-3-9-2 = Koning schaak na eigen zet
article-4-1 = Eén hand
article-4-2-1 = J’adoube
article-4-3-1 = Eigen stuk aangeraakt
article-4-3-2 = Vijandelijk stuk aangeraakt
article-4-3-3 = Beide kleuren aangeraakt
article-4-4-1 = Koning, dan toren
article-4-4-2 = Toren, dan koning
article-4-4-3 = Als rokeren niet mag
article-4-4-4 = Keuze bij promotie
article-4-5 = Aangeraakt stuk zonder zet
article-4-6 = Hoe je promoveert
article-4-7 = Stuk losgelaten
article-4-8 = Claim na aanraken
article-5-1-1 = Schaakmat
article-5-1-2 = Opgeven
article-5-2-1 = Pat
article-5-2-2 = Dode stelling
article-5-2-3 = Remise afspreken
article-6-2-4 = Omgaan met de klok
article-6-8 = Wanneer een vlag gevallen is
article-6-9 = De tijd is op
article-6-11-4 = Klokken stilzetten
article-7-1 = Kloktijden na een fout
article-7-5-1 = Onreglementaire zet
article-7-5-2 = Pion blijft pion
article-7-5-3 = Klok ingedrukt zonder zet
article-7-5-4 = Twee handen
article-7-5-5 = Straffen
article-9-1 = Remiseaanbod
article-9-2 = Drie keer dezelfde stelling
article-9-3 = Vijftigzettenregel
article-9-4 = Remiseclaim na aanraken
article-9-5-2 = Juiste remiseclaim
article-9-5-3 = Onjuiste remiseclaim
article-9-6-1 = Vijf keer dezelfde stelling
article-9-6-2 = 75-zettenregel
article-11-2 = Speelgebied verlaten
article-11-3 = Hulp en telefoons
article-11-3-1 = Geen hulp van buiten
article-11-5 = De tegenstander storen
article-A-4 = Rapidschaak met toezicht
article-A-5-2 = Rapid: onreglementaire zet
article-A-5-4 = Rapid: onreglementaire stelling
article-B-3 = Snelschaak zonder toezicht
article-D-2-2 = Bord met gaatjes
article-I-1 = Een zet afgeven
article-I-8 = Foute afgegeven zet
article-III-2 = Wanneer richtlijn III geldt
article-III-4 = Extra seconden vragen

## De rondleiding over aanraken is zetten

cmd-tour = Rondleiding: aanraken
    .short = Rondleiding
    .tiny = Rondleiding
    .tip = In één minuut ontdekken wat er gebeurt als je een stuk aanraakt
tour-skip = Overslaan
tour-play = Spelen
    .tip = Naar het beginscherm om een partij te kiezen
tour-not-yet = Niet helemaal goed.

## De opdrachtregel

cli-help =
    Een schaakbord dat zich aan de regels houdt.

    jadoube [BESTAND] [--chess960 NUMMER]   opent het venster
    jadoube OPDRACHT [OPTIES]               voert één opdracht uit, zonder venster

    Opdrachten:
      perft          tel de zettenreeksen van een gegeven lengte
      chess960       toon een Chess960-beginstelling: op nummer of eerste rij, door loten of dobbelen
      replay         speel een script af en beantwoord elke handeling met een regel JSON
      uci            werk als engine voor andere schaakprogramma’s
      mate-possible  toon wie er nog mat kan geven, voor elke stelling in een bestand
      verify         controleer partijen in PGN zoals een arbiter dat doet
      picture        bewaar een stelling als PNG, of een partij als GIF
      print          bewaar een notatieformulier of een blad met diagrammen als pdf
      board          sluit een elektronisch bord aan
      help           leg een opdracht uit: jadoube help verify

    Opties:
      --chess960 NUMMER      begin met deze Chess960-stelling, 0 tot en met 959
      --picture BESTAND.png  bewaar een afbeelding van het venster en sluit het
      --verbose              schrijf een logboek naar stderr, om een fout te melden
      -h, --help             toon deze uitleg
      -V, --version          toon de versie

    BESTAND kan een bestand met partijen in PGN zijn, een stelling in FEN of EPD, een bewaarde
    onvoltooide partij, of bewaarde spelinstellingen (de eerste regel van een script).

    Exitcodes: 0 gelukt, 1 verify vond een fout, 2 verkeerd gebruik, ongeldige invoer of schrijffout.
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
    jadoube chess960 --exclude LIJST [--seed GETAL]
    jadoube chess960 --used BESTAND [--note] [--exclude LIJST] [--seed GETAL]
    jadoube chess960 --throws 3,6,1,...

    Toont een beginstelling van Chess960: nummer, eerste rij, spiegelbeeld en FEN. NUMMER loopt van
    0 tot en met 959; ook een eerste rij zoals TPLDKLPT mag. Bij een gelote stelling staat een
    getal. Met dat getal achter --seed en dezelfde uitgesloten en gebruikte stellingen komt dezelfde
    stelling terug.

      --find RIJ       het nummer van deze eerste rij
      --twin NUMMER    het spiegelbeeld van deze stelling
      --random         loot een stelling
      --dice           bepaal de stelling met een dobbelsteen en toon elke worp
      --exclude LIJST  loot een andere stelling dan deze: nummers en reeksen zoals 0-9,518,534
      --used BESTAND   loot een stelling die niet in deze lijst staat: op elke regel één stelling,
                       eerst het nummer, dan eventueel de datum en de ronde
      --note           voeg de gelote stelling toe aan die lijst
      --seed GETAL     geef elke keer dezelfde loting of worpen
      --throws LIJST   gebruik de worpen van een echte dobbelsteen: voor de loper op een
                       donker veld, de loper op een licht veld, de dame en de paarden; ook
                       de worpen die over moesten

    Voorbeeld: jadoube chess960 --exclude 518,534 --used toernooi.txt --note
cli-help-replay =
    jadoube replay [--pgn] [BESTAND]

    Speelt een script af: op de eerste regel de spelinstellingen, daarna op elke regel één handeling,
    steeds een JSON-object. Beantwoordt elke handeling met een regel JSON. Zonder BESTAND wordt de
    standaardinvoer gelezen.

    Elke regel van een journaal of bewaarde partij eindigt met de sleutel ‘sum’: de CRC-32 van de regel
    zonder die sleutel. Staat de sleutel er, dan wordt hij gecontroleerd; haal hem weg uit elke regel
    die je wijzigt.

      --pgn        schrijf de partij als PGN in plaats van de antwoorden

    Voorbeeld: jadoube replay partij.jsonl
cli-help-uci =
    jadoube uci
    jadoube uci bench [DIEPTE]
    jadoube-uci

    Werkt als engine voor andere schaakprogramma’s, volgens het UCI-protocol, voor gewoon schaak
    en Chess960. Gebruik jadoube-uci, dat hetzelfde doet, voor programma’s die een engine geen
    argumenten kunnen meegeven. bench doorzoekt een vaste reeks stellingen en toont de snelheid.
cli-help-mate-possible =
    jadoube mate-possible [--moves] [--nodes GETAL] [BESTAND]

    Leest stellingen in FEN, één per regel, en beantwoordt elke stelling met één regel:
    white=yes|no|unknown black=yes|no|unknown dead=yes|no|unknown
    white=yes betekent dat Wit met minstens één reeks reglementaire zetten mat kan geven. Zonder
    BESTAND wordt de standaardinvoer gelezen.

      --moves         voeg een reeks zetten toe die tot mat leidt
      --nodes GETAL   hoeveel stellingen per speler hoogstens worden doorzocht; standaard 500000
cli-help-verify =
    jadoube verify [--json] BESTAND...

    Controleert partijen in PGN zoals een arbiter dat doet: of elke zet reglementair is, of de
    uitslag mogelijk is en of er na het einde niet is doorgespeeld. Geeft één regel per partij; - is de
    standaardinvoer.

      --json       geef één JSON-object per partij

    Exitcodes: 0 elke partij is in orde, 1 een partij bevat een fout, 2 een bestand is onleesbaar of
    bevat geen partij.
cli-help-picture =
    jadoube picture --fen FEN --out BESTAND.png
    jadoube picture --pgn BESTAND [--game NUMMER] --out BESTAND.gif

    Bewaart een stelling als PNG, of een partij zet voor zet als GIF. Een partij als PNG toont de
    slotstelling.

      --fen FEN              de stelling
      --pgn BESTAND          de partijen
      --game NUMMER          welke van de partijen; standaard 1
      --out BESTAND          waar de afbeelding wordt bewaard
      --size PIXELS          breedte, 16 tot en met 4096; standaard 512
      --flip                 Zwart onderaan
      --theme NAAM           wood|green|blue|stone|contrast
      --pieces NAAM          classic|bold
      --dark                 kleuren voor een donkere bladzijde
      --no-coordinates       geen letters en cijfers langs de rand
      --no-names             geen namen, klokken of uitslag boven of onder het bord in een GIF
      --marks TEKENS         cirkels en pijlen zoals Gd4,Re4e5: groen (G), rood (R), geel (Y), blauw (B)
      --delay MILLISECONDEN  tijd per zet in een GIF, 20 tot en met 600000; standaard 1000
cli-help-print =
    jadoube print --pgn BESTAND [--game NUMMER] --out BESTAND.pdf
    jadoube print --sheet --pgn BESTAND|--epd BESTAND --out BESTAND.pdf
    jadoube print --start NUMMER [--boards AANTAL] --out BESTAND.pdf

    Bewaart een notatieformulier van een partij, met commentaar en varianten, of een blad met
    diagrammen om op te lossen. Zetten van de hoofdvariant met $220 krijgen een diagram. Voor een
    ronde Chess960 komt er voor elk bord een blad, met een diagram van de beginstelling en een leeg
    notatieformulier.

      --pgn BESTAND       de partijen
      --game NUMMER       welke partij; standaard 1, maar alle bij een blad zonder --diagrams
      --out BESTAND       waar de pdf wordt bewaard
      --diagrams ZETTEN   diagrammen na zetten zoals 12w,20b (w Wit, b Zwart) in plaats van bij $220
      --sheet             diagrammen: van alle partijen, van één partij, of van een EPD-bestand
      --epd BESTAND       stellingen in FEN of EPD, één per regel
      --per-page AANTAL   4|6 diagrammen per bladzijde; standaard 6
      --start NUMMER      bladen voor deze beginstelling van Chess960, 0 tot en met 959
      --boards AANTAL     het aantal borden, 1 tot en met 500; standaard 1
      --paper NAAM        a4|letter; standaard wat in je land gebruikelijk is
      --language NAAM     de taal van het blad, zoals nl of en
      --notation NAAM     letters|english|figurines; standaard letters van de taal
cli-help-board =
    jadoube board chessnut
    jadoube board millennium POORT
    jadoube board simulate BESTAND

    Sluit een elektronisch bord aan: schrijft als regels JSON wat erop staat, en leest regels die
    zeggen welke velden moeten oplichten en wanneer er een piep moet klinken. De opdracht eindigt als
    de standaardinvoer wordt gesloten. De pagina ‘Electronic boards’ van de documentatie legt de
    regels uit, zodat anderen meer borden kunnen aansluiten.

      chessnut           een bord van Chessnut, via USB
      millennium POORT   een bord van Millennium met ChessLink, op een poort zoals /dev/ttyUSB0 of COM3
                         zonder POORT: toont welke poorten er zijn
      simulate BESTAND   geen bord: schrijft de regels van een bestand, met pauzes
      --language NAAM    de taal van meldingen over het bord, zoals nl of en

    Voorbeeld: jadoube board millennium /dev/ttyUSB0
cli-help-help =
    jadoube help [OPDRACHT]

    Legt een opdracht met de opties uit, net als jadoube OPDRACHT --help.
cli-command = onbekende opdracht { $found }: zie `jadoube --help`
cli-command-near = onbekende opdracht { $found }: bedoel je { $known }?
cli-option = onbekende optie { $found }: zie { $help }
cli-option-near = onbekende optie { $found }: bedoel je { $known }?
cli-argument = onverwacht argument { $found }: zie { $help }
cli-value-missing = na { $option } ontbreekt een waarde
cli-value-unexpected = bij { $option } hoort geen waarde, maar er staat { $found }
cli-not-text = { $found } is geen tekst in UTF-8
cli-number = { $what } is { $found }: verwacht een geheel getal van { $least } tot en met { $most }
cli-whole = { $what } is { $found }: verwacht een geheel getal van 0 tot en met 18446744073709551615
cli-choice = { $what } is { $found }: verwacht een van { $known }
cli-line = regel { $line }: { $what }
cli-unreadable = { $file } kan niet worden gelezen: { $why }
cli-unwritable = { $file } kan niet worden geschreven: { $why }
cli-output = de uitvoer kan niet worden geschreven: { $why }
cli-stdin = de standaardinvoer
cli-progress = { $what }: { $percent }%
cli-progress-read = { $what }: { $size } MB
cli-no-games = in { $file } staan geen partijen: verwacht PGN
cli-perft-depth = de diepte
cli-perft-depth-missing = de diepte ontbreekt: verwacht een getal zoals 5
cli-chess960-number = { $found } is geen beginstelling: de nummers lopen van 0 tot en met 959
cli-chess960-missing = de beginstelling ontbreekt: verwacht een nummer van 0 tot en met 959 of een eerste rij; zie `jadoube chess960 --help` voor andere keuzes
cli-chess960-exclude = --exclude: { $found } is geen beginstelling of reeks: verwacht nummers zoals 518,534 of 0-9
cli-chess960-exclude-only = --exclude en --used loten een stelling: ze werken alleen zonder andere keuze of met --random
cli-chess960-note = --note werkt alleen met --used en de lijst waar de stelling bij komt
cli-chess960-none-left = er is geen beginstelling meer over: { $excluded } uitgesloten, { $used } al gebruikt
cli-chess960-used-line = { $found } begint niet met het nummer van een beginstelling, 0 tot en met 959
cli-rank-count = { $role ->
    [king] koningen
    [queen] dames
    [rook] torens
    [bishop] lopers
   *[knight] paarden
} op de eerste rij: { $found }, verwacht { $expected }
cli-chess960-two = meer dan één beginstelling: verwacht alleen een nummer, een eerste rij, --random, --dice, --throws, --find of --twin
cli-chess960-seed = --seed werkt alleen met --random, --dice, --exclude of --used
cli-open-beside = { $file } heeft al een beginstelling: --chess960 werkt alleen zonder bestand of met een bestand met spelinstellingen
cli-crashed = het programma is gecrasht: { $what }
cli-crashed-in-part = een deel van het programma is gecrasht: { $what }
cli-crash-report = het verslag staat in { $file }
no-window-screen = geen scherm gevonden voor het venster: verwacht een bureaublad (in de map met de broncode maakt ./play een virtueel scherm)
no-window-graphics = Het venster wordt getekend met OpenGL, en dat werkt niet op deze computer. Installeer het stuurprogramma van de grafische kaart, of Mesa: op Debian, Ubuntu en Mint ‘sudo apt install libgl1 libegl1 libgl1-mesa-dri’, op Fedora ‘sudo dnf install mesa-dri-drivers’.
no-window-found = Gevonden: { $why }.
cli-uci-word = onbekend woord { $found }: verwacht bench of niets
cli-mate-possible-empty = geen stelling gevonden: verwacht één FEN per regel
cli-replay-empty = geen partij gevonden: verwacht { $example } op de eerste regel en daarna handelingen
cli-picture-no-out = --out ontbreekt: verwacht een bestand voor de afbeelding
cli-picture-ending = --out { $file }: verwacht een naam die eindigt op .png of .gif
cli-picture-nothing = geen stelling of partij: verwacht --fen FEN of --pgn BESTAND
cli-picture-both = --fen gaat niet samen met --pgn of --game
cli-picture-game = { $count ->
    [one] { $file } bevat één partij: partij { $found } is er niet
   *[other] { $file } bevat de partijen 1 tot en met { $count }: partij { $found } is er niet
}
cli-picture-marks = --marks: { $found } is geen cirkel of pijl: verwacht bijvoorbeeld Gd4 of Re4e5, in de kleuren G, R, B en Y
cli-print-no-out = --out ontbreekt: verwacht een bestand voor de pdf
cli-print-nothing = niets om af te drukken: verwacht --pgn BESTAND, --epd BESTAND met --sheet, of --start NUMMER
cli-print-both = --pgn gaat niet samen met --epd
cli-print-start = --start gaat niet samen met --pgn, --epd, --game, --diagrams of --sheet
cli-print-boards = --boards werkt alleen met --start
cli-print-epd = --epd werkt alleen met --sheet, en zonder --game en --diagrams
cli-print-empty = { $file } bevat geen stellingen: verwacht één per regel
cli-print-moves = --diagrams: { $found } is geen zet: verwacht zetten zoals 12w of 20b
cli-print-no-move = --diagrams: de partij heeft geen zet { $found }
cli-board = het bord
cli-board-missing = het bord ontbreekt: verwacht chessnut, millennium POORT of simulate BESTAND
cli-board-no-port = de poort ontbreekt, en er is geen seriële poort gevonden: sluit het bord aan
cli-board-no-port-of = de poort ontbreekt; gevonden poorten: { $ports }
cli-board-no-file = geen bestand opgegeven: verwacht een bestand met één JSON-object per regel
cli-board-simulated = Nagebootst bord
cli-board-no-chessnut = Er is geen bord van Chessnut gevonden. Sluit het bord via USB aan en zet het aan.
cli-board-usb-forbidden = Je mag dit USB-apparaat niet gebruiken. Kopieer het bestand 70-jadoube-boards.rules naar /etc/udev/rules.d, trek de stekker van het bord eruit en steek hem er weer in.
cli-board-port-missing = Er is geen poort { $port }. Sluit het bord aan en zet het aan.
cli-board-port-forbidden = Je mag de poort { $port } niet gebruiken. Voeg jezelf toe aan de groep van die poort, meestal dialout, en meld je opnieuw aan.
cli-board-port-busy = Een ander programma gebruikt de poort { $port }. Sluit dat programma.
cli-board-unplugged = Het bord is losgekoppeld of uitgezet.
cli-board-silent = Op { $place } reageert geen bord. Controleer de kabel en de poort.
cli-board-failed = Het bord kan niet worden geopend: { $why }.
cli-verify-no-file = geen bestand: verwacht bestanden met partijen in PGN, of - voor de standaardinvoer
cli-verify-game = { $file }:{ $line }: partij { $game }, { $white } - { $black }, { $result }, { $count ->
    [one] 1 halve zet
   *[other] { $count } halve zetten
}: { $verdict }
cli-verify-right = in orde
cli-verify-wrong = FOUT: { $faults }
cli-verify-noticed = { $verdict } (opmerking: { $remarks })
cli-verify-place = regel { $line }, kolom { $column }: { $what }
cli-verify-place-move = regel { $line }, kolom { $column }, zet { $move }: { $what }

## Wat een arbiter vindt in een genoteerde partij

finding-played-on = er is doorgespeeld na { $ending } ({ $article })
finding-over = de partij was al afgelopen: { $ending } ({ $article })
finding-passed = er is geen zet gedaan ({ $article })
finding-result = de uitslag is { $found }: verwacht { $score } na { $ending } ({ $article })
finding-too-soon = het werd remise voordat beide spelers een zet hadden gedaan ({ $article })
finding-could-not-mate = { $color } won zonder mat, maar kon met geen enkele reeks reglementaire zetten mat geven: verwacht 1/2-1/2 ({ $article })
finding-claim = er kon remise worden geclaimd na { $ending } ({ $article })
finding-course = { $by ->
    [checkmate] mat
    [stalemate] pat
    [dead-position] een dode stelling
    [fivefold] vijf keer dezelfde stelling
    [seventy-five-moves] 75 zetten zonder slagzet of pionzet
    [threefold] drie keer dezelfde stelling
    [perpetual-check] eeuwig schaak
    [fifty-moves] 50 zetten zonder slagzet of pionzet
   *[other] het einde
}

## Wat er aan een regel van een script mankeert

line-not-json = geen JSON-object: { $found }
line-too-long = de regel heeft { $found } bytes: verwacht hoogstens { $most }
line-cut = de JSON houdt te vroeg op
line-broken = geen JSON vanaf kolom { $column }
line-not-utf8 = geen tekst in UTF-8
line-sum = de regel is gewijzigd nadat hij was geschreven: { $key } is { $found }, verwacht { $expected }
line-no-sum = { $key } ontbreekt: verwacht op elke regel, net als op de eerste
line-back = de tijd loopt terug: { $key } is { $found }, verwacht { $last } of meer
line-missing = { $key } ontbreekt: verwacht { $expected }
line-needs = bij { $owner } hoort { $key }: { $expected }
line-needs-one = bij { $owner } hoort { $keys }
line-unknown = onbekende sleutel { $key }: verwacht { $known }
line-twice = { $key } staat er twee keer: verwacht één keer
line-value = { $key } is { $found }: verwacht { $expected }
line-take-back = { $key } is { $found } terwijl ‘aanraken is zetten’ verplicht is: verwacht { $never }
line-arbiter = { $key } staat er terwijl { $touch } { $found } is: verwacht { $touch }: { $expected }
line-last-two-minutes = { $key } is true terwijl { $bonus } { $found } is: verwacht een klok zonder toevoeging of vertraging die geen zandloper is
script-first = De eerste regel is { $example }, eventueel met deze sleutels:
script-actions = Een handeling is { $example } plus deze sleutels; die tussen [ ] zijn niet verplicht:
script-key = { $key }: { $values }
script-key-optional = [{ $key }: { $values }]
script-any-action = Bij elke handeling mogen ook deze sleutels staan:
script-answers = Antwoorden kunnen deze sleutels hebben:
script-notices = Soorten meldingen:
line-text = een tekst tussen aanhalingstekens
line-switch = true of false
line-whole = een geheel getal van { $least } tot en met { $most }
line-milliseconds = een geheel aantal milliseconden
line-time-of-day = een tijdstip van 00:00 tot en met 23:59
line-square = een veld van a1 tot en met h8, of null
line-placement = het eerste onderdeel van een FEN
line-squares = 16 hexadecimale cijfers, met a1 als laagste bit
line-list = een lijst tussen vierkante haken
line-object = een object met { $keys }
line-or = { $most } of { $last }
fen-no-turn = de FEN houdt op na het bord: verwacht w of b.
dice-no-face = worp { $throw } is { $found }: verwacht een getal van 1 tot en met 6
dice-too-many = { $count ->
    [one] er zijn meer worpen dan nodig: verwacht 1 worp
   *[other] er zijn meer worpen dan nodig: verwacht { $count } worpen
}
dice-too-few = { $count ->
    [one] er is maar 1 worp
   *[other] er zijn maar { $count } worpen
}: verwacht nog een worp, voor { $step ->
    [dark-bishop] de loper op een donker veld
    [light-bishop] de loper op een licht veld
    [queen] de dame
    [first-knight] het eerste paard
   *[second-knight] het tweede paard
}

# Notatieformulieren op papier.
paper-title = Notatieformulier
paper-time = Speeltempo
paper-page = Bladzijde { $page } van { $pages }
paper-diagrams = Diagrammen
# Een diagram, zoals het wordt voorgelezen.
paper-pieces = { $color }: { $pieces }.
paper-no-pieces = { $color }: geen stukken.
paper-incidents = Voorvallen
paper-comments = Commentaar
paper-earlier = Vóór een onreglementaire zet
paper-signature-white = Handtekening Wit
paper-signature-black = Handtekening Zwart
# De bladen die een organisator uitdeelt voor een ronde Chess960.
round-heading = Chess960
round-title = Chess960, beginstelling nr. { $number }
round-number = Beginstelling nr.
round-board = Bord { $number }
round-castling = koning { $king }, toren { $rook }
round-command = Dezelfde stelling nog een keer: { $command }
paper-signature-arbiter = Arbiter
# Wat de notatie van een partij naast de zetten vermeldt; in bestanden staat het in het Engels.
record-start = Chess960, beginstelling nr. { $number }.
record-start-dice = Chess960, beginstelling nr. { $number }, met de dobbelsteen: { $dice }.
record-start-in-turn = Chess960, beginstelling nr. { $number }, om de beurt opgezet, Zwart eerst: { $pieces }.
record-by-players = Aan het bord gespeeld, met de spelers als arbiter.
record-by-program = Aan het bord gespeeld, met het programma als arbiter.
record-signed = Beide spelers hebben de uitslag ondertekend (8.7).
record-hint = { $color ->
    [white] Wit
   *[black] Zwart
} krijgt een hint.
record-analysis-on = Analyse aan.
record-analysis-off = Analyse uit.
record-claims = { $color ->
    [white] Wit
   *[black] Zwart
} dient een claim in.
record-claims-with = { $color ->
    [white] Wit
   *[black] Zwart
} kondigt { $move } aan en dient een claim in.
record-must-play = { $move } moet worden gespeeld.
record-threefold = Drie keer dezelfde stelling ({ $article }).
record-no-threefold = Niet drie keer dezelfde stelling ({ $article }).
record-fifty = Vijftig zetten zonder slagzet of pionzet ({ $article }).
record-no-fifty = Geen vijftig zetten zonder slagzet of pionzet ({ $article }).
record-not-departed = Geen overtreding van ‘aanraken is zetten’ om over te oordelen ({ $article }).
record-nothing-illegal = Geen onreglementaire zet om over te oordelen ({ $article }).
record-flag = De vlag van { $color ->
    [white] Wit
   *[black] Zwart
} is gevallen ({ $article }).
record-flag-first = De vlag van { $color ->
    [white] Wit
   *[black] Zwart
} zelf is gevallen ({ $article }).
record-no-flag = Er is geen vlag gevallen ({ $article }).
record-count = De { $count ->
    [1] eerste
   *[other] tweede
} onreglementaire zet van { $color ->
    [white] Wit
   *[black] Zwart
}.
record-must-move = { $count ->
    [one] Het stuk op { $squares } moet worden verzet.
   *[other] De stukken op { $squares } moeten worden verzet.
}
record-must-be-taken = { $count ->
    [one] Het stuk op { $squares } moet worden geslagen.
   *[other] De stukken op { $squares } moeten worden geslagen.
}
record-claim-offers = De claim geldt als remiseaanbod (9.1.2).
record-time-undone = { $color ->
    [white] Wit
   *[black] Zwart
} verliest de tijd die bij het indrukken van de klok is bijgeteld: { $time } (7.1).
record-departed = { $color ->
    [white] Wit
   *[black] Zwart
} moest een andere zet spelen: { $move } is teruggenomen ({ $article }).
record-illegal = Onreglementaire zet van { $color ->
    [white] Wit
   *[black] Zwart
}: { $move } ({ $article }).
record-pawn-left = { $color ->
    [white] Wit
   *[black] Zwart
} laat een pion op de laatste rij staan: { $move } ({ $article }).
record-no-move = { $color ->
    [white] Wit
   *[black] Zwart
} beëindigt de beurt zonder een zet te doen ({ $article }).
record-stands = Dat is niet geclaimd, dus het blijft zo.
record-queen = De pion wordt een dame.
record-extra-time = { $color ->
    [white] Wit
   *[black] Zwart
} krijgt er { $time } bij{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
record-time-taken = { $color ->
    [white] Wit
   *[black] Zwart
} verliest { $time }.
record-moves-corrected = Het aantal zetten van { $color ->
    [white] Wit
   *[black] Zwart
} is gecorrigeerd van { $from } naar { $to } (7.1).
record-clock-set = De klok van { $color ->
    [white] Wit
   *[black] Zwart
} is van { $from } op { $to } gezet (7.1).
record-clock = { $color ->
    [white] Wit
   *[black] Zwart
} { $time }
record-time = Om { $time } uur.
record-clocks = Klokken: { $clocks }.
record-other-result = Beide spelers ondertekenden { $score } (8.7).
record-article = { $what } ({ $article })
record-entry = { $what }.
record-entry-against = { $player }: { $what }.
# Wat een arbiter met een artikel van de Regels bedoelt.
incident-6-2-4 = onjuist gebruik van de klok
incident-6-11-4 = klokken stilgezet zonder te claimen
incident-7-2 = stukken of bord verkeerd geplaatst
incident-7-3 = kleuren verwisseld
incident-7-4 = stukken verschoven
incident-7-5-4 = zet met twee handen gedaan
incident-11-2 = speelgebied zonder toestemming verlaten
incident-11-3 = aantekeningen, advies of een elektronisch apparaat
incident-11-5 = tegenstander afgeleid of gehinderd
incident-11-7 = weigering om zich aan de regels te houden
incident-12-9 = straf van de arbiter
# Het speeltempo op een notatieformulier.
sheet-seconds = { $seconds } s
sheet-minutes = { $minutes } min
sheet-minutes-seconds = { $minutes } min { $seconds } s
sheet-bonus = { $time } + { $bonus } s
cmd-add-to-file = Toevoegen aan bestand…
    .tip = De partij toevoegen aan een PGN-bestand, na de partijen die er al in staan
cmd-undo-list = Ongedaan maken
    .tip = De laatste wijziging in het bestand met partijen ongedaan maken
cmd-delete-game = Partij verwijderen
    .tip = De gekozen partij uit het bestand verwijderen
cmd-move-game-up = Partij omhoog
    .tip = De gekozen partij in het bestand vóór de vorige plaatsen
cmd-move-game-down = Partij omlaag
    .tip = De gekozen partij in het bestand achter de volgende plaatsen
cmd-keep-order = In deze volgorde bewaren
    .tip = De partijen in het bestand in de volgorde van de lijst zetten
add-to-file = Toevoegen aan bestand
added = Toegevoegd aan { $file } als partij { $number }.
save-in-file = { $count ->
    [one] In { $file } staat al een partij
   *[other] In { $file } staan al { $count } partijen
}
save-in-file-add = Toevoegen als partij { $number }
save-in-file-replace = Partij { $number } vervangen
save-in-file-game = Partij
save-in-file-whole = Het hele bestand vervangen
save-in-file-others = { $count ->
    [one] De andere partij blijft zoals die is.
   *[other] De andere { $count } partijen blijven zoals ze zijn.
}
save-in-file-backup = { $count ->
    [one] De partij in het bestand wordt vervangen. Het bestand zoals het nu is, blijft bewaard als { $backup }.
   *[other] Alle { $count } partijen in het bestand worden vervangen. Het bestand zoals het nu is, blijft bewaard als { $backup }.
}
save-in-file-lost = { $count ->
    [one] De partij in het bestand wordt vervangen.
   *[other] Alle { $count } partijen in het bestand worden vervangen.
}
file-has-games = Er is al een bestand met die naam. Staan er partijen in, dan kies je hierna wat ermee gebeurt.
file-writing = { $file } wordt bewaard…
file-utf-16 = { $file } is een UTF-16-bestand. Jadoube kan zo’n bestand wel lezen, maar niet wijzigen.
games-would-merge = Er is niets bewaard: partijen in { $file } zouden in elkaar overlopen. Bij één ervan ontbreekt de uitslag, of er staat tekst na de laatste partij.
game-deleted = Partij { $number } is verwijderd: { $players }.
game-moved = De partij is nu nummer { $number }.
games-ordered = De partijen in { $file } staan nu in deze volgorde.
list-undone = De laatste wijziging is ongedaan gemaakt.
games-edited = nog niet bewaarde wijzigingen
newer-question = De bewerkte versie openen?
newer-detail = Je hebt deze partij bewerkt, maar nog niet bewaard. In het bestand staat de versie zonder die wijzigingen.
newer-edited = Bewerkte versie openen
newer-file = Versie uit bestand openen
