# De woorden van het venster in het Nederlands.

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
and = en

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
king-in-hand = koning, in de hand

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
promoting = Kies wat de pion wordt.
promoting-detail = Dame, toren, loper of paard; gekozen is gekozen.
back-title = Teruggebladerd: { $move }
back-start = Teruggebladerd naar het begin.
back-detail = Druk op een stuk of op de End-toets om terug te gaan naar de partij.
ended-white-wins = Wit wint.
ended-black-wins = Zwart wint.
ended-draw = Remise.
by-checkmate = Schaakmat.
by-resignation = { $name } heeft opgegeven.
by-resignation-without-mate = { $name } heeft opgegeven, maar de tegenstander kan onmogelijk mat geven.
by-stalemate = Pat: { $name } heeft geen reglementaire zet en staat niet schaak.
by-dead-position = Dode stelling: geen van beiden kan nog mat geven.
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
refusal-king-has-moved = Rokeren kan niet meer: de koning heeft al gezet.
refusal-rook-has-moved = Rokeren kan daar niet meer: die toren heeft al gezet, of is weg.
refusal-king-or-rook-has-moved = Rokeren kan niet meer: de koning of de toren heeft al gezet.
refusal-castling-in-check = Rokeren kan niet uit schaak: de koning wordt aangevallen door { $attackers }.
refusal-castling-attacked = Rokeren kan niet: de koning komt over { $crossing }, aangevallen door { $attackers }.
refusal-castling-blocked = Rokeren kan niet: { $piece } staat in de weg.
text-malformed = { $text } is geen zet. Typ hem als { $example }.
text-illegal = { $text } kan hier niet.
text-ambiguous = { $text } kan { $pieces } zijn. Typ ook het veld waar het stuk vandaan komt.
text-promotion = { $text }: zeg wat de pion wordt, zoals ={ $letter }.
refusal-game-over = De partij is afgelopen.
refusal-choose-promotion = Kies eerst wat de pion op { $square } wordt.

## Het paneel

player = { $color ->
    [white] Wit
   *[black] Zwart
}: { $name }
player-turn = { $player }, aan zet
score-sheet = Notatieformulier
no-moves = Nog geen zetten
resign = Opgeven
resign-menu = Wie geeft op?
move-field = Uw zet
move-field-hint = Pf3, e4, O-O of e2e4, dan Enter

## Menu's

menu-game = Partij
menu-position = Stelling
menu-board = Bord
menu-help = Help
menu-theme = Weergave
menu-board-theme = Kleuren van het bord
menu-language = Taal
menu-notation = Notatie
status-classical = Klassiek schaak
status-chess960 = Chess960 nr. { $number }
status-position = Vanuit een stelling

cmd-new-game = Nieuwe partij…
    .short = Nieuw
    .tip = Klassiek schaak of Chess960, en wie er spelen
cmd-rematch = Revanche
    .tip = Dezelfde beginstelling, met verwisselde kleuren
cmd-open = Stelling openen…
    .tip = Een FEN-bestand lezen
cmd-resign-white = Wit geeft op
    .tip = Zwart wint de partij
cmd-resign-black = Zwart geeft op
    .tip = Wit wint de partij
cmd-quit = Afsluiten
    .tip = Het venster sluiten
cmd-copy = Stelling kopiëren
    .tip = Zet de stelling als FEN op het klembord
cmd-paste = Stelling plakken
    .tip = Begint een partij vanuit de FEN op het klembord
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
    .tip = Haalt de getekende pijlen en cirkels weg
cmd-coordinates = Coördinaten
    .tip = Letters en cijfers langs de rand
cmd-turn-to-mover = Draai naar wie aan zet is
    .tip = Het bord draait na elke zet
cmd-face-to-face = Tegenover elkaar
    .tip = Stukken, naam en klok van de overkant staan op hun kop
cmd-off-centre = Stukken naast het midden
    .tip = Stukken blijven op hun veld staan waar ze zijn losgelaten
cmd-theme-system = Als het systeem
    .tip = Licht of donker, zoals het bureaublad
cmd-theme-light = Licht
    .tip = Een licht venster
cmd-theme-dark = Donker
    .tip = Een donker venster
cmd-board-wood = Hout
    .tip = Bruine velden
cmd-board-green = Groen
    .tip = Groene velden
cmd-language-system = Als het systeem
    .tip = De taal van het bureaublad
cmd-language-dutch = Nederlands
    .tip = Nederlands
cmd-language-english = English
    .tip = Engels
cmd-notation-letters = Letters van de taal
    .tip = K D T L P
cmd-notation-english = Engelse letters
    .tip = K Q R B N
cmd-notation-figurines = Figurines
    .tip = Kleine afbeeldingen van de stukken
cmd-shortcuts = Toetsen
    .tip = Alles wat het toetsenbord kan
cmd-about = Over Jadoube
    .tip = Versie en licenties

## Vensters

new-game = Nieuwe partij
classical = Klassiek
chess960 = Chess960
chess960-number = Nummer van de beginstelling
chess960-range = De nummers van Chess960 lopen van 0 tot en met 959.
chess960-random = Willekeurig
chess960-twin = Spiegelbeeld: nr. { $twin }
chess960-row = De eerste rij van wit: { $row }
name-white = Naam van wit
name-black = Naam van zwart
start = Beginnen
cancel = Annuleren
close = Sluiten
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
key-home = Home
key-end = End
key-wheel = Muiswiel
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

## Wanneer iets niet kan

trouble = Dat is niet gelukt.
fen-refused = Dat is geen stelling: { $why }
fen-empty = Er staat geen tekst op het klembord.
file-refused = { $file } kan niet worden geopend: { $why }
file-not-text = het is geen tekst
file-too-long = het is te lang voor een stelling
copied = De stelling staat op het klembord.
settings-unsaved = Uw instellingen kunnen niet worden bewaard in { $file }: { $why }. Ze gelden tot u afsluit.
settings-nowhere = Uw instellingen kunnen niet worden bewaard: deze computer heeft er geen map voor. Ze gelden tot u afsluit.
settings-broken = Uw instellingen in { $file } konden niet worden gelezen. Ze zijn bewaard als { $kept }.

## Wat er aan een FEN mankeert

found-nothing = niets
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
fault-promoted = { $color } heeft { $promoted } stukken die pion geweest moeten zijn, naast { $pawns } pionnen; samen kunnen het er niet meer dan 8 zijn.
fault-pawn-rank = op { $square } staat een pion, waar er geen kan staan.
fault-waiting-check = de koning op { $king } kan worden geslagen vanaf { $attackers }, door de kleur aan zet.
fault-castling-rook = rokeren met een toren op { $square }, maar toren of koning staat niet op zijn plaats.
fault-two-rooks = { $color } mag naar één kant met twee torens rokeren in plaats van met één.
fault-en-passant = er is zojuist geen pion over { $square } gegaan.
