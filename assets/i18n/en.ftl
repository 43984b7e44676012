# The words of the window in English. The same keys stand in every language; a test compares them.

language-name = English

## Chess

white = White
black = Black

# A piece inside a sentence.
piece = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
# "the knight on f3"
the-piece = the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} on { $square }
# A piece with its colour, for those who hear the board: "white knight".
colored-piece = { $color ->
    [white] white
   *[black] black
} { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
# The letters of the score sheet: king, queen, rook, bishop, knight.
letters = KQRBN
# Facts in a row, and the last of a list; whole sentences, one after the other.
list-next = { $list }, { $next }
list-last = { $list } and { $last }
paragraph = { $before } { $next }

## Squares, as they are read aloud

square-empty = { $square }, empty
square-piece = { $square }, { $piece }
mark-selected = selected
mark-target = can be moved to
mark-last-move = last move
mark-check = in check
mark-cause = the reason
board = Chessboard
mark-must-move = must move
mark-must-be-taken = must be taken
mark-can-take = can take it
mark-castles = can be moved now
mark-king-goal = the king would come here
mark-rook-goal = the rook would come here
mark-hint = hint
king-in-hand = king, in hand

## Moves, as they are said

spoken-pawn = { $to }{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-pawn-takes = { $file } takes { $to }{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-en-passant = { $file } takes { $to } en passant{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-promotes = { $to }, promotes to { $promoted ->
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
}{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-takes-promotes = { $file } takes { $to }, promotes to { $promoted ->
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
}{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-piece = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} { $to }{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-piece-from = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} from { $from } to { $to }{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-takes = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} takes { $to }{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-takes-from = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} from { $from } takes { $to }{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-castles-short = castles short{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
spoken-castles-long = castles long{ $end ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}

# A move that was just made.
aloud-move = { $move }.

# Words of a typed move in words, one space between two: castling to the h-side and to the a-side, taking, and those
# that say nothing more.
typed-short = short kingside
typed-long = long queenside
typed-takes = takes captures
typed-between = from to on the and castles castling promotes becomes check checkmate mate en passant

## What is told when it is asked

cmd-full-screen = Full screen
    .tip = The window fills the screen, or no longer does
cmd-to-board = To the board
    .tip = The keyboard comes to the board: arrows go from square to square
menu-bar = Menu bar
menu-aloud = Read aloud
cmd-aloud-ask = What is on…
    .tip = Type a square, a file, a rank or a piece, such as e4, e, 4 or N
cmd-aloud-here = This square
    .tip = What is on the square where the keyboard is
cmd-aloud-targets = Where this piece can go
    .tip = The squares that the board marks when the piece is chosen
cmd-aloud-bond = What binds
    .tip = What was touched or offered, and the article
cmd-aloud-last = The last move
    .tip = The move before the position on the board
cmd-aloud-standing = Whose move, and the pieces
    .tip = Who has the move and what each side has left
cmd-aloud-clocks = The clocks
    .tip = What both clocks show
cmd-aloud-again = Say it again
    .tip = What was said last
ask-field = What is on…
ask-field-hint = e4, e, 4, N or knights, then Enter
aloud-sentence = { $text }.
aloud-file = On the { $file }-file:
aloud-rank = On rank { $rank }:
aloud-nothing = Nothing.
aloud-piece-at = { $piece } { $square }
aloud-at = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} { $square }
aloud-side = { $color }:
aloud-kind = { $role ->
    [king] Kings
    [queen] Queens
    [rook] Rooks
    [bishop] Bishops
    [knight] Knights
   *[pawn] Pawns
}:
aloud-kind-of = { $color } { $squares }.
aloud-kind-none = { $color } has none.
aloud-unknown = That isn’t a square or a piece.
aloud-unknown-how = Type a square such as e4, a file such as e, a rank such as 4, or a piece such as N.
aloud-targets = { $piece } can go to:
aloud-castling = castling with the rook on { $square }
aloud-free = Nothing binds { $color ->
    [white] White
   *[black] Black
}: no piece has been touched.
aloud-last = The last move:
aloud-even = Both sides have { $pieces }.
aloud-uneven = White has { $white }. Black has { $black }.
aloud-count = { $count } { $role ->
    [king] { $count ->
        [one] king
       *[other] kings
    }
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
}
aloud-king-only = only the king
aloud-clocks = White { $white }, Black { $black }.
aloud-clock-runs = The clock of { $color ->
    [white] White
   *[black] Black
} runs.

## The law card

article = art. { $article }
turn-white = White to move.
turn-black = Black to move.
turn-check = The king is in check from { $from }.
turn-first = Pick up a piece, or type a move.
turn-last = { $name } played { $move }.
selected-moves = { $piece } can go to { $count ->
    [one] one square
   *[other] { $count } squares
}.
selected-stuck = { $piece } has no legal move.
promoting = Choose what the pawn becomes.
promoting-detail = Queen, knight, rook or bishop: once chosen, it stands.
touched-title = { $count ->
    [one] { $piece } has been touched.
   *[other] { $piece } have been touched.
}
touched-free = { $count ->
    [one] It can’t be moved or taken: { $color } is free to make any move.
   *[other] None of them can be moved or taken: { $color } is free to make any move.
}
bond-own-must = { $color } must move { $role ->
    [king] the king
    [queen] this queen
    [rook] this rook
    [bishop] this bishop
    [knight] this knight
   *[pawn] this pawn
}.
bond-enemy-must = { $color } must take { $role ->
    [queen] this queen
    [rook] this rook
    [bishop] this bishop
    [knight] this knight
   *[pawn] this pawn
}.
bond-takes = { $color } must take: { $own } takes { $enemy }.
bond-first = { $piece } was touched first, and no touched piece takes the other.
bond-castling = The king was touched, then { $piece }.
bond-castling-must = { $color } must castle with this rook.
bond-king-first = The king was touched, then a rook it can’t castle with.
bond-rook-first = The rook was touched before the king: no castling with it.
bond-intended = The move was announced with a claim.
bond-intended-must = { $color } must play { $move }.
bond-on-claim = { $opponent } may claim if { $color } plays something else.
adjusting = J’adoube.
adjusting-detail = { $color } is adjusting pieces: touching binds nothing. J or Esc ends it.
announced = { $color } is about to castle.
announced-detail = King to { $king }, rook to { $rook }. Confirm, or do it on the board; Esc takes it back.
near-goal-one-step = King to { $king } would be an ordinary king move. To castle, put the king onto the rook on { $rook }, or say so first (C).
near-goal-there = The king already stands on { $king }, where castling would bring it. To castle, put it onto the rook on { $rook }, or say so first (C).
king-move = King to { $king } was a king move, not castling.
king-move-stands = It stands. To castle, put the king onto its rook, or say so first (C).
king-move-go-back = In this game a move can be taken back. To castle, put the king onto its rook, or say so first (C).
king-off = { $color } has the king in hand, to castle.
king-off-rook = Now the rook to { $rook }, then the king to { $king }.
king-off-choose = Put the castling rook on its new square, then the king.
king-off-king = Now the king to { $king }.
paused = The clock is stopped.
paused-detail = Nothing can be touched until it goes on.
clock-waits = The clock waits: press Start, or touch a piece.
offered-draw = { $name } offers a draw.
offered-take-back = { $name } asks to take back { $moves }.
offered-detail = { $other } may accept or decline; touching a piece declines too.
offered-waits = { $other } may accept or decline.
back-title = Looking back: { $move }
back-start = Looking back at the start.
back-detail = Press a piece or the End key to return to the game.
ended-white-wins = White wins.
ended-black-wins = Black wins.
ended-draw = A draw.
by-checkmate = Checkmate.
by-resignation = { $name } has resigned.
by-resignation-without-mate = Resigned, but the opponent can’t possibly mate.
by-agreement = Draw by agreement.
by-threefold = The same position for the third time.
by-perpetual-check = Perpetual check: the same position for the third time, with check on every move.
by-fifty-moves = Fifty moves without a capture or a pawn move.
by-flag-fall = { $name }’s flag has fallen.
by-flag-fall-without-mate = { $name }’s flag has fallen, but the opponent can’t possibly mate.
by-stalemate = Stalemate: { $name } has no legal move and isn’t in check.
by-dead-position = A dead position: no series of legal moves leads to mate for either side.
dead-wall = The marked pawns are locked, and nothing can get through them to mate.
mate-not-decided = Whether a mate was still possible could not be found out, so the loss stands.
by-fivefold = The same position for the fifth time.
by-seventy-five-moves = Seventy-five moves without a capture or a pawn move.

## Why a move is not possible

refused = That isn’t possible.
refusal-nothing-there = There is no piece on { $from }.
refusal-not-your-turn = { $turn ->
    [white] White has the move: { $piece } is Black’s.
   *[black] Black has the move: { $piece } is White’s.
}
refusal-same-square = { $piece } stays where it is.
refusal-own-piece-there = Your own { $role } stands on { $to }.
refusal-not-how-it-moves = { $role ->
    [king] A king goes one square, in any direction.
    [queen] A queen goes straight or diagonally.
    [rook] A rook goes straight, along a rank or a file.
    [bishop] A bishop goes diagonally.
    [knight] A knight goes two squares straight and one aside.
   *[pawn] A pawn goes one square ahead, or two from its first square, and takes diagonally.
}
refusal-blocked = { $piece } stands in the way.
refusal-pawn-has-moved = Only from its first square may a pawn go two squares.
refusal-pawn-takes-straight = A pawn doesn’t take straight ahead: { $piece } stops it.
refusal-pawn-takes-nothing = A pawn goes diagonally only to take, and { $to } is empty.
refusal-too-late-en-passant = En passant is possible only at once after two squares; { $piece } didn’t just do that.
refusal-pinned = { $piece } is pinned by { $pinner }.
refusal-still-in-check = The king would still be in check from { $attackers }.
refusal-uncovers-king = That would open the king to { $attackers }.
refusal-king-attacked = The king can’t go to { $on }: it is attacked by { $attackers }.
refusal-king-has-moved = No castling: the king has moved before.
refusal-rook-has-moved = No castling there: that rook has moved, or is gone.
refusal-king-or-rook-has-moved = No castling: the king or the rook has moved before.
refusal-castling-in-check = No castling out of check: the king is attacked by { $attackers }.
refusal-castling-attacked = No castling: the king would pass over or land on { $crossing }, attacked by { $attackers }.
refusal-castling-blocked = No castling: { $piece } stands in the way.
text-malformed = { $text } isn’t a move. Type it as { $example }.
text-illegal = { $text } isn’t possible here.
text-ambiguous = { $text } can be { $pieces }. Type the square it comes from too.
text-promotion = { $text }: say what the pawn becomes, such as ={ $letter }.
refusal-game-over = The game is over.
refusal-choose-promotion = First choose what the pawn on { $square } becomes.
refusal-nothing-to-promote = No pawn waits for its new piece.
refusal-nothing-pressed = No piece is in hand.
refusal-already-pressed = A piece is in hand already.
refusal-rook-first = { $piece } was touched before the king: no castling with it in this turn.
refusal-paused = The clock is stopped. Press Resume first.
refusal-not-paused = The clock is running.
refusal-no-clock = This game has no clock.
refusal-touched-before-adjusting = J’adoube is said before a piece is touched, not after.
refusal-touched-before-claim = A draw is claimed before a piece is touched, not after.
refusal-claim-made = A claim has been made with a move: now that move must be played.
refusal-touched-before-touch-claim = Touch-move is claimed before one touches a piece oneself.
refusal-no-touch-claims = In this game touch-move can’t be claimed.
refusal-nothing-announced = No castling has been announced.
refusal-too-early = A draw can be offered once both sides have made a move.
refusal-already-offered = { $offer ->
    [draw] A draw has been offered already.
   *[take-back] That has been asked already.
}
refusal-answer-first = First the other player’s offer is to be answered.
refusal-own-offer = { $offer ->
    [draw] Only the other player can answer this offer of a draw.
   *[take-back] Only the other player can answer this request.
}
refusal-nothing-offered = { $offer ->
    [draw] No draw has been offered.
   *[take-back] Nobody asked to take a move back.
}
refusal-no-take-back = In this game a move that is made stands.
refusal-nothing-to-take-back = There is no move to take back.
refusal-not-dead = A mate is still possible, or it could not be found out whether it is: the game goes on.
refusal-no-help = Two people play this game by the touch law: no help for either until it is over.
refusal-touched-before-hint = A hint is asked for before a piece is touched, not after.

## Claims, offers and moves taken back

claim-wrong = The claim is wrong.
claim-right = The claim is right.
claim-wrong-threefold = The position is not there for the third time.
claim-wrong-fifty = There have not been fifty moves without a capture or a pawn move.
claim-wrong-touch = The last move is one that the touched pieces allowed.
claim-touch-upheld = The move goes back, and { $color } must move as the touched pieces demand.
claim-two-minutes = { $name } gets two minutes more.
claim-is-offer = The claim stands as an offer of a draw.
declined-draw = { $name } declines the draw.
declined-take-back = { $name } doesn’t allow it: the move stands.
taken-back = Taken back.
taken-back-detail = { $count ->
    [one] One move went back{ $clock ->
        [yes] , and the clocks with it
       *[no] {""}
    }.
   *[other] Two moves went back{ $clock ->
        [yes] , and the clocks with them
       *[no] {""}
    }.
}
claim-title = { $name } claims
claim-threefold = Threefold
    .tiny = Threefold
claim-fifty = Fifty moves
claim-touch = Touch-move
    .tiny = Touch-move
claim-on-board = It is on the board
    .tiny = On board
claim-with-move = With my move
claim-move = The move of the claim
claim-move-hint = e.g. Nf3
claim-cost = { $clock ->
    [yes] { $move ->
        [yes] If that is wrong: the opponent gets two minutes, the claim stands as an offer of a draw and the move must be played.
       *[no] If that is wrong: the opponent gets two minutes and the claim stands as an offer of a draw.
    }
   *[no] { $move ->
        [yes] If that is wrong: the claim stands as an offer of a draw and the move must be played.
       *[no] If that is wrong: the claim stands as an offer of a draw.
    }
}
claim-touch-cost = If it is right, the last move goes back and the touched piece must move. A wrong claim costs nothing.
claim-choose = Choose what is claimed.
claim-make = Claim

## The panel

player = { $color ->
    [white] White
   *[black] Black
}: { $name }
player-turn = { $player }, to move
score-sheet = Score sheet
no-moves = No moves yet
move-hint = { $move }, with a hint
move-analysed = { $move }, with analysis on
resign = Resign
    .tip = Give the game up
resign-menu = Who resigns?
offer-draw = Offer draw
    .tiny = Draw…
    .tip = Best right after your own move
offer-menu = Who offers a draw?
take-back = Take back
    .tiny = Back…
    .tip = Ask for your last move back
take-back-menu = Who wants a move back?
take-back-question = Take back the move?
answer-yes = Yes
answer-no = No
jadoube-end = Done
clock-low = low on time
clock-fallen = flag fallen
clock-paused = clock stopped
clock-start = Start
clock-pause = Pause
clock-go-on = Resume
clock-fischer = Fischer
clock-bronstein = Bronstein
clock-delay = delay
clock-hourglass = hourglass
decimal-mark = .
time-none = no clock
time-minutes = { $time } { $count ->
    [one] minute
   *[more] minutes
}
time-seconds = { $time } { $count ->
    [one] second
   *[more] seconds
}
time-stages = { $moves } moves in { $time }, then { $then }
time-of = { $color }: { $time }
time-both = { $white }; { $black }
move-field = Your move
move-field-hint = Nf3, e4, O-O or e2e4, then Enter

## Who plays

level-1 = First moves
level-2 = Learner
level-3 = Schoolyard
level-4 = Kitchen table
level-5 = Coffee house
level-6 = Club evening
level-7 = Club player
level-8 = First team
level-9 = Club champion
level-10 = Master
level-11 = Full strength
level-about = { $level } (about { $rating })
advised-up = You do well at this level; the next one is { $level }.
advised-down = This level is still hard; the one before is { $level }.
jadoube = Jadoube
seat-level = { $name } · { $level }
player-thinks = thinks
thinks = { $name } thinks.
not-begun = The game hasn’t begun.
held = The engines wait.
held-detail = Press Resume and they go on.
lot-white = By lot: you play White.
lot-black = By lot: you play Black.
offered-to-engine = { $other } answers with its next move.
clock-waits-for-engine = The clock waits: press Start, and { $name } begins.
way-two = Two players
    .tip = Two people at one board
way-against = Against the computer
    .tip = You play against an engine
way-watch = Watch
    .tip = Two engines play each other
you-play = You play
by-lot = By lot
    .tip = Chance decides when the game begins
your-name = Your name
against = Against
cmd-level-up = New game, one level up
    .short = Level up
    .tiny = Up
    .tip = The same start against the next level, with the colours changed
cmd-level-down = New game, one level down
    .short = Level down
    .tiny = Down
    .tip = The same start against the level before, with the colours changed
cmd-at-once = Engines move at once
    .tip = An engine doesn’t wait as long as a person would think
failed = { $name } can’t go on
failed-detail = The game goes on. Who plays for it?
failed-person = I play for it
failed-jadoube = Let Jadoube play

## Menus

menu-game = Game
menu-position = Position
menu-board = Board
menu-opponent = Opponent
menu-lines = Lines of the analysis
menu-analyst = Analyse with
analyst-built-in = Jadoube
menu-help = Help
menu-theme = Appearance
menu-board-theme = Colours of the board
menu-language = Language
menu-notation = Notation
menu-castle = Castling
menu-draw = Draw
menu-take-back = Taking back
menu-resign = Resigning
menu-walk = Look back
status-enforced = Touch-move
    .short = Touch
status-on-claim = Touch-move on claim
    .short = On claim
status-off = No touch-move
    .short = Free
status-classical = Classical chess
status-chess960 = Chess960 no. { $number }
status-number = no. { $number }
status-clocks = The game: { $clocks }
status-position-chess960 = Chess960, from a position
status-position = From a position

cmd-new-game = New game…
    .short = New game
    .tip = Classical chess or Chess960, and who plays
cmd-room = Chess960 room…
    .tip = Set a start up by number, by dice or in turn
cmd-rematch = Rematch
    .tiny = Again
    .tip = The same start again, with the colours changed
cmd-rematch-anew = Rematch, new start…
    .short = New start…
    .tiny = New…
    .tip = Another start, made in the same way, with the colours changed
cmd-open = Open…
    .tip = Games in PGN, a saved game, a position or a set-up
cmd-recent = Recent games…
    .tip = What was played and opened before
cmd-keep-game = Save to go on later…
    .tip = Keeps the game with its clocks, to go on another time
cmd-clock = Start or stop the clock
    .tip = Begins, stops and continues the time of both players
cmd-jadoube = J’adoube
    .tip = Put pieces right without touching them
cmd-castle = I castle…
    .short = I castle…
    .tiny = I castle
    .tip = Say that you are about to castle; it touches nothing yet
cmd-castle-h = I castle O-O
    .tip = With the rook on the h-side
cmd-castle-a = I castle O-O-O
    .tip = With the rook on the a-side
cmd-confirm = Confirm the castling
    .short = Confirm
    .tip = Castle as announced
cmd-claim = Claim…
    .short = Claim…
    .tip = Claim a draw, or touch-move, by the rules
cmd-offer-white = White offers a draw
    .tip = Black may accept, decline or play on
cmd-offer-black = Black offers a draw
    .tip = White may accept, decline or play on
cmd-accept-draw = Accept the draw
    .short = Accept
    .tip = The game ends in a draw
cmd-decline-draw = Decline the draw
    .short = Decline
    .tip = The game goes on
cmd-take-back = Take back the last move
    .short = Take back
    .tiny = Back
    .tip = Whoever has just moved takes that move back
cmd-take-back-white = White takes back
    .asks = White asks to take back
    .tip = White’s last move goes back
cmd-take-back-black = Black takes back
    .asks = Black asks to take back
    .tip = Black’s last move goes back
cmd-allow-take-back = Allow taking back
    .short = Allow
    .tip = The move goes back
cmd-refuse-take-back = Refuse taking back
    .short = Refuse
    .tip = The move stands
cmd-resign-white = White resigns
    .tip = Black wins the game
cmd-resign-black = Black resigns
    .tip = White wins the game
cmd-quit = Quit
    .tip = Close the window
cmd-copy = Copy position
    .tip = Puts the position on the clipboard as FEN
cmd-paste = Paste
    .tip = Takes the position, the moves or the game on the clipboard
cmd-copy-game = Copy game
    .tip = Puts the whole game on the clipboard as PGN
cmd-save-game = Save game…
    .tiny = Save
    .tip = Writes the whole game to a PGN file
cmd-first = To the start
    .tip = Look at the first position
cmd-back = One move back
    .tip = Look at the position before
cmd-forward = One move on
    .tip = Look at the position after
cmd-last = To the game
    .tip = Back to the position on the board
cmd-flip = Turn the board
    .short = Turn
    .tip = Show the board from the other side
cmd-wipe = Wipe arrows
    .tiny = Wipe
    .tip = Removes the arrows and circles that you drew
cmd-hint = Hint
    .tip = Shows a piece, and if you ask again its move; it goes in the record
cmd-analysis = Analysis
    .tip = What the position is worth and the best lines; during a game it goes in the record
cmd-lines-1 = One line
    .tip = The best move only
cmd-lines-2 = Two lines
    .tip = The two best moves
cmd-lines-3 = Three lines
    .tip = The three best moves
cmd-lines-4 = Four lines
    .tip = The four best moves
cmd-lines-5 = Five lines
    .tip = The five best moves
cmd-coordinates = Coordinates
    .tip = Letters and digits at the edge
cmd-turn-to-mover = Turn to the player to move
    .tip = The board turns after every move
cmd-face-to-face = Face to face
    .tip = The far player’s pieces, name and clock are upside-down
cmd-off-centre = Pieces off-centre
    .tip = Pieces stay where they were let go on their square
cmd-sound = Sounds
    .tip = Touching, moving, check and more are heard
cmd-speak = Spoken moves
    .tip = The computer says each move that is made
sound-none = There is nothing here that can play sounds. On Linux, aplay, paplay or pw-play does; it comes with most desktops.
speech-on = Moves are spoken from now on.
speech-none = There is no voice here to speak moves with. On Linux, Speech Dispatcher or eSpeak NG is one.
cmd-theme-system = As the system
    .tip = Light or dark as the desktop is
cmd-theme-light = Light
    .tip = A light window
cmd-theme-dark = Dark
    .tip = A dark window
cmd-board-wood = Wood
    .tip = Brown squares
cmd-board-green = Green
    .tip = Green squares
cmd-language-system = As the system
    .tip = The language of the desktop
cmd-language = { $name }
    .tip = The window in this language
cmd-notation-letters = Letters of the language
    .tip = K Q R B N
cmd-notation-english = English letters
    .tip = K Q R B N
cmd-notation-figurines = Figurines
    .tip = Small pictures of the pieces
cmd-engines = Engines…
    .tip = Add other chess programs, and set them up
cmd-book = The book
    .tip = The rules of chess, step by step, and where the game comes from
cmd-explain = Explain this
    .tip = The page of the book on the rule that the card quotes
cmd-lesson = Castling in Chess960
    .short = Castling lesson
    .tiny = Lesson
    .tip = A short lesson to try out
cmd-shortcuts = Keys
    .tip = Everything the keyboard can do
cmd-about = About Jadoube
    .tip = Version and licences
cmd-settings = Settings…
    .tip = Everything that can be chosen, with a board that shows it
cmd-board-blue = Blue
    .tip = Blue squares
cmd-board-stone = Stone
    .tip = Grey squares, as in print
cmd-board-contrast = High contrast
    .tip = White squares and grey ones, on which everything stands out
cmd-pieces-classic = Classic
    .tip = As the wooden pieces of a club
cmd-pieces-bold = Bold
    .tip = Flat figurines with heavy lines, told apart on the smallest squares
cmd-animation = Pieces glide
    .tip = Pieces glide to their squares and dice roll; without it, all is at once where it goes
cmd-volume = Volume
    .tip = How loud sounds and spoken moves are
cmd-captured = Captured pieces
    .tip = What each player has captured stands beside their name
cmd-tenths = Tenths of the last seconds
    .tip = A clock with less than ten seconds shows tenths
cmd-low-time = Warn when time is low
    .tip = The digits of a clock with little time left change colour and are underlined
cmd-text-size-80 = 80%
    .tip = Smaller than usual
cmd-text-size-100 = 100%
    .tip = The usual size
cmd-text-size-125 = 125%
    .tip = A little larger
cmd-text-size-150 = 150%
    .tip = Half as large again
cmd-text-size-200 = 200%
    .tip = Twice as large
cmd-text-larger = Larger
    .tip = Everything but the board becomes larger
cmd-text-smaller = Smaller
    .tip = Everything but the board becomes smaller
menu-pieces = Pieces
menu-text-size = Size of the text

## Settings

settings-board = Board and pieces
settings-play = Play
settings-sound = Sound
settings-language = Language and text
settings-preview = The bishop has just moved and gives check; the queen was touched and must move. Its squares are marked.
settings-reset = All as at first
    .tip = Everything that was chosen here is as it was when the program was new
settings-undo-reset = As it was before
    .tip = Everything is again as it had been chosen

## Hints and analysis

hint-sought = Looking for a hint…
hint-piece = Look at { $piece }.
hint-again = Ask again to see its move. The hint is in the record.
hint-move = { $move } is a good move.
hint-noted = The hint is in the record.
hint-nothing = No hint was found.
analysis = Analysis
analysis-waits = Thinking…
analysis-depth = Depth { $depth } · { $speed } kn/s
analysis-line = Line { $line }: { $worth } { $moves }
analysis-ended = The analysis has ended.
worth-even = The position is about even, { $score }.
worth-slightly = { $color } is slightly better, { $score }.
worth-better = { $color } is better, { $score }.
worth-winning = { $color } is winning, { $score }.
worth-mates = { $color } mates in { $moves }.
worth-mate = M{ $moves }
worth-score = { $sign ->
    [plus] plus { $score }
    [minus] minus { $score }
   *[none] { $score }
}

## Files of games

games = Games
games-search = Search in the games
games-search-hint = Search: player, event, year, result…
games-count = { $count ->
    [one] One game
   *[other] { $all } games
}
games-found = { $found } of { $all } games
digits-mark = ,
games-none = No game has all these words.
games-reading = Being read
games-checking = Being checked
games-broken = The rest can’t be read ({ $why }).
games-check = Check the moves
    .tip = Reads every game and finds those with faults
games-sound = No faults
games-faulty = { $count ->
    [one] Only the one with faults
   *[other] Only the { $count } with faults
}
games-faults-of = { $count ->
    [one] one fault
   *[other] { $count } faults
}
recent = Recent games
recent-games = Played here
recent-files = Files
recent-no-games = No game has been played here before.
recent-no-files = No file has been opened yet.
recent-open = not finished
recent-given-up = given up
recent-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

## Dialogs

new-game = New game
classical = Classical
chess960 = Chess960
chess960-number = Start number
chess960-random = At random
chess960-twin = Mirror image: no. { $twin }
chess960-row = White’s first rank: { $row }
keep-setup = Save these choices…
    .tip = In a file that Open reads, for a round or for another day
name-white = White’s name
name-black = Black’s name
start = Start
cancel = Cancel
close = Close
clock = Clock
clock-none = No clock
clock-kind = Kind of clock
clock-minutes = Minutes
clock-seconds = Seconds for each move
clock-minutes-black = Minutes of Black
clock-seconds-black = Seconds for each move of Black
clock-minutes-plus = min +
clock-seconds-each = s a move
clock-after = After
clock-moves = Moves of the first stage
clock-moves-then = moves
clock-then-minutes = Minutes after them
clock-more = minutes more
clock-odds = Different time for Black:
clock-wants-minutes = Minutes run from 0 to 600, such as 5 or 0.5.
clock-wants-seconds = Seconds run from 0 to 3600.
clock-wants-moves = A stage has 1 to 200 moves.
clock-wants-time = A clock needs time to begin with.
rules = Rules
rules-touch = Touch-move
touch-enforced = Enforced
    .tip = A piece that is touched must move or be taken.
touch-on-claim = On claim
    .tip = You may depart from it, until your opponent claims it.
touch-off = Off
    .tip = Touching a piece binds nobody.
rules-draws = Draws
ends-claims = On claim
    .tip = A threefold and fifty moves end the game when a player claims it
ends-club = Automatic
    .tip = A threefold and fifty moves end the game at once, as clubs like it
rules-take-back = Taking back
take-back-never = Never
    .tip = A move that is made stands
take-back-agreed = If agreed
    .tip = When the opponent allows it
take-back-free = Free
    .tip = Whenever you like
promotion = Promotion on { $square }
promote-to = { $role ->
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
   *[knight] Knight
}

shortcuts = Keys
key-tab = Tab
key-arrows = ← ↑ → ↓
key-enter = Enter
key-escape = Esc
key-ctrl = Ctrl
key-shift = Shift
key-home = Home
key-end = End
key-wheel = Wheel
key-space = Space, 1–6
keys-space = In the Chess960 room: throw the die, or tell what yours shows
key-right-drag = Right button
key-letter = a–h, K Q R B N, O
keys-board = On the board
keys-tab = To the board, and on to the buttons
keys-arrows = From square to square, once on the board
keys-enter = Press and let go on that square
keys-letter = Type a move, such as Nf3, e4 or O-O
keys-escape = Put the piece back
keys-wheel = Walk through the game, over the board
keys-right-drag = Draw an arrow or a circle; Shift red, Alt blue, both yellow

about = About Jadoube
about-line = A chess board that plays by the book.
about-version = Version { $version }
about-licence = MIT or Apache-2.0. Pieces drawn for Jadoube.
about-font = Letters: Noto Sans, SIL Open Font License 1.1.
about-name = J’adoube: “I adjust”, what a player says before touching a piece without moving it.

## The Chess960 room

to-room = By dice or in turn…
    .tip = Set the start up in the Chess960 room
to-room-back = To the room
room-title = Chess960: the start
room-by-number = By number
    .tiny = Number
    .tip = A number from 0 to 959, or the first rank
room-by-dice = By dice
    .tiny = Dice
    .tip = One die decides, throw by throw
room-in-turn = In turn
    .tip = The players place the pieces, Black first
room-start = Start the game
room-choices = Names, clock, rules…
    .tiny = Rules…
room-back = Back
room-again = Start over
room-ready = Start no. { $number } is ready.
room-number-field = Number or first rank
room-number-on = { $count ->
    [one] One piece more.
   *[other] { $found } pieces more.
}
room-number-empty = Which start?
room-number-how = Type a number from 0 to 959, or the eight pieces of the first rank.
room-number-title = No. { $number }: { $row }
room-number-ready = Black’s pieces stand opposite White’s.
room-classical = This is the start of classical chess.
room-no-start = That isn’t a start.
room-number-range = There is no start { $found }: numbers run from 0 to 959.
room-previous = Previous
room-next = Next
room-twin = Mirror image
room-twin-why = Its mirror image has left and right exchanged. It is another game only because castling isn’t mirrored.
row-letter = “{ $letter }” is no piece of the first rank; its letters are { $letters }.
row-length = { $count ->
    [one] That is one letter; a first rank has eight, such as { $example }.
   *[other] That is { $found } letters; a first rank has eight, such as { $example }.
}
row-count = { $role ->
    [king] There is one king on a first rank; here are { $found }.
    [queen] There is one queen on a first rank; here are { $found }.
    [rook] There are two rooks on a first rank; here are { $found }.
    [bishop] There are two bishops on a first rank; here are { $found }.
   *[knight] There are two knights on a first rank; here are { $found }.
}
row-bishops = Both bishops stand on squares of one colour.
row-king = The king doesn’t stand between the rooks.
dice-throw = Throw
    .tip = Space, or a click on the die
dice-rest = All throws at once
dice-own = Or click what your own die shows:
dice-face = Your die shows { $pips }
dice-die = { $pips ->
    [none] Die. Throw
   *[other] Die, { $pips }. Throw
}
dice-take-back = Take back
    .tip = Takes back the last face that you clicked
dice-step = { $step ->
    [dark-bishop] A bishop on a dark square.
    [light-bishop] A bishop on a light square.
    [queen] The queen.
    [first-knight] A knight.
   *[second-knight] The other knight.
}
dice-rule = { $step ->
    [dark-bishop] 1 to 4 is the dark square of that number; 5 and 6 are thrown again.
    [light-bishop] 1 to 4 is the light square of that number; 5 and 6 are thrown again.
    [queen] 1 to 6 is the free square of that number: every throw counts.
    [first-knight] 1 to 5 is the free square of that number; 6 is thrown again.
   *[second-knight] 1 to 4 is the free square of that number; 5 and 6 are thrown again.
}
dice-short = { $step ->
    [dark-bishop] Bishop on a dark square
    [light-bishop] Bishop on a light square
    [queen] Queen
    [first-knight] Knight
   *[second-knight] Other knight
}
dice-faces = { $step ->
    [dark-bishop] 1–4; 5 and 6 again
    [light-bishop] 1–4; 5 and 6 again
    [queen] 1–6: every throw counts
    [first-knight] 1–5; 6 again
   *[second-knight] 1–4; 5 and 6 again
}
dice-short-rest = King and rooks
dice-faces-rest = The king in the middle of what is left
dice-row-open = { $number }. { $step }: { $rule }.
dice-row-thrown = { $number }. { $step }: { $rule }. Thrown: { $throws }.
dice-row-put = { $number }. { $step }: { $squares }.
dice-row-done = { $number }. { $step }: { $squares }. Thrown: { $throws }.
dice-candidate = number { $pips } for the die
dice-counted = { $pips }: the { $role ->
    [queen] queen
    [bishop] bishop
   *[knight] knight
} goes to { $square }.
dice-again = { $pips } doesn’t count: throw again.
dice-done = The king stands on the middle one of the last three squares, the rooks on either side of him. Black’s come opposite.
turns-turn = { $name } places a piece.
turns-how = Take a piece from the tray to a square of the first rank. Bishops on both colours, the king between the rooks.
turns-chosen = Where does the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} go? Black’s will stand opposite.
turns-target = the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} can stand here
turns-piece = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} { $square }
turns-row = { $number }. { $name }: { $piece }
turns-row-open = { $number }. { $name }
turns-done = All eight stand, and Black’s stand opposite.
turns-take-back = Take back…
    .tip = Whoever placed last asks the other player
turns-again = Start over…
    .tip = Asks the other player to take all of it back
turns-asks-all = { $name } asks to start over. { $other }, do you agree?
turns-asks = { $name } asks to take back the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} on { $square }. { $other }, do you agree?
turns-refused = Not there.
turns-elsewhere = Pieces go on the first rank.
turns-no-piece = First take a piece from the tray.
turns-taken = The { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} stands on { $square }.
turns-one-color = { $square } is of the same colour as { $bishop }, where the other bishop stands.
turns-no-bishop = { $color ->
    [dark] No dark square would be left for a bishop.
   *[light] No light square would be left for a bishop.
}
turns-one-side = The king would not stand between the rooks.
turns-no-rook = { $side ->
    [left] No square would be left for a rook on the left of the king.
   *[right] No square would be left for a rook on the right of the king.
}
turns-no-king = No square would be left for the king between the rooks.
turns-together = The last squares couldn’t take both: bishops on both colours, and the king between the rooks.

## The lesson

lesson-step = Step { $step } of { $steps }
lesson-turn = Your turn
lesson-well-done = Well done!
lesson-castled = You castled.
lesson-other = That isn’t castling.
lesson-other-detail = It is an ordinary move. The pieces go back, so that you can try again.
lesson-king-move = King to { $king } is a king move.
lesson-king-move-detail = The rook stays where it is, so it isn’t castling. The pieces go back, so that you can try again.
lesson-again = Again
    .tip = Set up the pieces of this step once more
lesson-back = Back
    .tip = To the step before
lesson-next = Next
    .tip = To the next step
lesson-done = Done
    .tip = Back to where you were

lesson-goals = Always the same squares
lesson-goals-text = In Chess960 king and rook may start almost anywhere on the first rank. After castling they stand where they do in ordinary chess: king on g1 and rook on f1, or king on c1 and rook on d1. It doesn’t matter how far they have to go.
lesson-goals-task = Pick up the king and put it onto its own rook on e1. That is how you say: I castle with this rook.
lesson-goals-done = King to g1, rook to f1: the same as ever, from quite another start.

lesson-swap = King and rook change places
lesson-swap-text = Here the king stands where the rook has to go, and the rook where the king has to go. Then the two simply change places. It is one move, even if it looks strange.
lesson-swap-task = Put the king onto the rook on g1.
lesson-swap-done = King on g1, rook on f1: they have changed places.

lesson-say = One step away
lesson-say-text = This king is one step from g1. A king may always go one step, so a king that is just put on g1 has not castled: the rook stays at home. Whoever says “I castle” first can’t be misunderstood.
lesson-say-task = Put the king on g1 and see what happens. Then castle: press “I castle” or the C key, and confirm.
lesson-say-done = You said it first, so everybody knew what you meant.
lesson-say-too = King onto rook is always clear too. Press Again to try it by saying it first.

lesson-stays = The king is there already
lesson-stays-text = A king can start on g1, just where castling would bring it. Then the king stays, and only the rook jumps to f1. It still counts as castling, and as your move.
lesson-stays-task = Put the king onto the rook on h1, or say first that you castle.
lesson-stays-done = The king stayed on g1 and the rook jumped over it to f1.

lesson-hand = By hand, as on a real board
lesson-hand-text = On a real board you can’t put the king onto the rook. There you take the king off the board, put the rook on its new square, and then the king on its own. Use one hand for all of it.
lesson-hand-task = Drag the king off the board and let it go there. Then the rook to d1, and the king to c1.
lesson-hand-done = First the rook, then the king: so nobody takes it for a king move.
lesson-hand-too = This works as well. Press Again to do it by hand: king off the board, rook to d1, king to c1.

lesson-between = A piece in the way
lesson-between-text = All squares that king and rook cross must be empty, and also the squares where they end. Only this king and this rook may be there themselves.
lesson-between-task = First try the rook on g1, and read why it can’t be done. Then castle with the rook on b1.
lesson-between-done = On this side nothing was in the way.

lesson-attacked = An attacked square on the way
lesson-attacked-text = A king in check may not castle. The king may not cross an attacked square either, and may not end on one. The rook needn’t worry: an attacked rook may castle.
lesson-attacked-task = First try the rook on h1, and see what the bishop does. Then castle with the rook on a1.
lesson-attacked-done = The bishop doesn’t attack the king’s way to c1.

lesson-shield = A rook that shields its king
lesson-shield-text = The rook on b1 stands between its king and the black rook on a1. If it castled, the shield would be gone, and the king on c1 would stand in check. So that isn’t allowed.
lesson-shield-task = First try the rook on b1. Then castle with the rook on h1.
lesson-shield-done = The rook on b1 stays and keeps its king safe. Now you know all about castling in Chess960!

## The book

article-link = art. { $article }: read about it in the book
book-part-rules = The rules
book-part-chess960 = Chess960
book-part-history = The history of chess
book-part-history960 = The history of Chess960
keys-book = In the book
key-pages = PgUp, PgDn, ↑ ↓
keys-book-scroll = Up and down the page; Home and End to its ends
key-sides = ← →
keys-book-page = To the page before and after
key-alt-sides = Alt+← Alt+→
keys-book-back = Back to what was read, and forward
book-contents = Contents
book-back = ← Back
    .tip = The page that you read before (Alt+←)
book-forward = Forward →
    .tip = The page that you came back from (Alt+→)
book-previous = ← { $page }
book-next = { $page } →
book-try = Try it out on the board.
book-again = Again
book-undo = Undo
book-jadoube = J’adoube
book-claim-threefold = Claim: three times the same
book-claim-fifty = Claim: fifty moves
book-resign = Resign
book-flag = Let the time run out

## The study

cmd-study-game = Study this game
    .tip = A copy of the game, to walk through, to annotate and to try moves in
cmd-show-mate = Show the possible mate
    .short = Possible mate
    .tiny = Mate
    .tip = How the winner could still have mated by legal moves; otherwise it would have been a draw
mate-shown = By these moves a mate was still possible.
cmd-study = Study
    .tip = Your last study, or one that begins with nothing
cmd-above = Up
    .tip = To the variation before, or to the move above
cmd-below = Down
    .tip = To the next variation, or to the move below
cmd-comment = Comment…
    .short = Comment
    .tiny = Note
    .tip = Write what there is to say after this move
cmd-comment-before = Comment before the move…
    .tip = Write what there is to say before this move
cmd-exclaim = Add !
    .tip = Good move; a second sign joins the first, as in !? and !!
cmd-doubt = Add ?
    .tip = Mistake; a second sign joins the first, as in ?! and ??
cmd-no-signs = No signs
    .tip = Takes all signs of this move away
cmd-promote = Move the variation up
    .tip = The variation goes before the one above it; the first one is the main line
cmd-demote = Move the variation down
    .tip = The variation goes after the next one
cmd-delete = Delete from here
    .tip = Takes away this move and all that follows it
cmd-cut-after = Delete what follows
    .tip = This move becomes the last of its line
cmd-cut-before = Delete what comes before
    .tip = The study begins with this position
cmd-undo = Undo
    .tip = Takes back what was done to the study
cmd-redo = Redo
    .tip = Does again what was undone
cmd-tags = About the game…
    .tip = Who played, where and when, and how it ended
cmd-save-as = Save as a new file…
    .tip = Writes the study to another PGN file
cmd-throw-away = Throw the study away
    .tip = Closes the study; what is in a file stays in it
sign-1 = Good move
    .tip = Writes ! after the move
sign-2 = Mistake
    .tip = Writes ? after the move
sign-3 = Brilliant move
    .tip = Writes !! after the move
sign-4 = Blunder
    .tip = Writes ?? after the move
sign-5 = Interesting move
    .tip = Writes !? after the move
sign-6 = Dubious move
    .tip = Writes ?! after the move
sign-7 = Only move
    .tip = There was nothing else to play
sign-10 = Even position
    .tip = Neither side is better
sign-13 = Unclear position
    .tip = Nobody can tell who is better
sign-14 = White is slightly better
    .tip = Writes +/= after the move
sign-15 = Black is slightly better
    .tip = Writes =/+ after the move
sign-16 = White is better
    .tip = Writes ± after the move
sign-17 = Black is better
    .tip = Writes −/+ after the move
sign-18 = White is winning
    .tip = Writes +− after the move
sign-19 = Black is winning
    .tip = Writes −+ after the move
sign-22 = Zugzwang
    .tip = Whoever has the move would rather not have it
sign-146 = Novelty
    .tip = It had not been played before
menu-tree = Moves
menu-study = Study
key-delete = Del
study-signs = Signs
    .tip = What to think of the move, or of the position
study-close = Close
    .tip = Back to the game; the study stays as it is
study-comment = Comment after the move
study-comment-before = Comment before the move
study-round = round { $round }
study-in-variation = { $move }, in a variation
study-draw-offered = offers a draw
study-sign = sign { $sign }
study-worth = evaluation { $worth }
study-clock = clock { $time }
study-time-forfeit = Decided on time.
refusal-no-study = Two people play this game by the touch law: its study opens when it is over.
tags = About the game
tags-done = Done
tag-event = Event
tag-site = Site
tag-round = Round
tag-date = Date
tag-date-hint = year.month.day, such as 2026.11.21
tag-result = Result
result-white = White won
result-draw = Drawn
result-black = Black won
result-open = Not decided
file-changed = { $file } has been changed by another program since it was read. Save the study as a new file.
study-found = A study that you had not saved is there again: choose Study in the Game menu.
study-kept = Your previous study was not saved.
study-stays = This study is in no file, and there is no place to keep it. Save it or throw it away before another one is opened.
study-stays-disk = This study is in no file, and can’t be kept for you: { $why }. Save it or throw it away before another one is opened.
study-kept-as = It is kept as { $file }.
study-faults = { $count ->
    [one] One fault in the file
   *[other] { $count } faults in the file
}
keys-study = In a study
study-faults-close = Hide

## When something can't be done

trouble = That didn’t work.
fen-refused = That isn’t a position: { $why }
fen-empty = There is no text on the clipboard.
file-refused = { $file } can’t be opened: { $why }
file-not-text = it isn’t a text
file-too-long = it is too long for a position
file-not-setup = it isn’t a set-up ({ $why })
file-newer = it was written by a later version of Jadoube.
file-no-games = There is no game in { $file }.
games-changed = { $file } has changed since it was read. Its games have been listed anew.
disk-not-there = it isn’t there, or its folder isn’t
disk-no-rights = you have no rights to it
disk-full = the disk is full
disk-read-only = it is on a disk that can only be read
disk-folder = it is a folder
disk-no-folder = a file is where its folder should be
disk-no-file = it isn’t an ordinary file
disk-name = that isn’t a name for a file
disk-short = it ends too early
copied = The position is on the clipboard.
copied-game = The game is on the clipboard.
save-game = Save game
save-setup = Save set-up
keep-game = Save game to go on later
saved = Saved as { $file }.
save-going-on = Choose a file first for what you are saving already.
save-unmade = The picture could not be made; { $file } was not written.
only-first = Only { $file } is opened, the first of the files.
unsaved = { $file } can’t be written: { $why }. The file is as it was.
file-name = File
file-replaces = There is a file of that name; it will be replaced.
file-save = Save
file-open = Open
reopened = Your unfinished game has been reopened.
reopened-in-part = Your unfinished game has been reopened; the end of it could not be read.
continued = The game goes on where it was saved.
continued-torn = Its last line was torn, and has been left out.
continued-fault = Line { $line } of its file can’t be read; what comes before it is here.
continued-unknown = { $count ->
    [one] Its file has something that this version doesn’t know: { $keys }.
   *[other] Its file has things that this version doesn’t know: { $keys }.
}
reopened-paused = The clock stands still until you press Resume.
journal-unsaved = The game can’t be written down in { $file }: { $why }. It goes on, but is lost when the program ends.
journal-unread = A game that was not finished can’t be read ({ $why }). It is kept as { $file }.
leave = A game is going on
leave-detail = If another one begins, this game is given up. You find it again under Recent games.
leave-stay = Stay
leave-go = Begin the other
asleep = The computer was asleep
asleep-detail = The computer slept for { $time } while a clock was running. That time has not been counted.
asleep-skip = Don’t count it
asleep-count = Count it
settings-unsaved = Your settings can’t be kept in { $file }: { $why }. They hold until you quit.
settings-nowhere = Your settings can’t be kept: this computer has no folder for them. They hold until you quit.
settings-engines = { $count ->
    [one] An engine in { $file } couldn’t be read. It has been set aside in that file.
   *[other] { $count } engines in { $file } couldn’t be read. They have been set aside in that file.
}
settings-newer = Your settings in { $file } are those of a later version. They are kept as { $kept }.
settings-broken = Your settings in { $file } couldn’t be read. They are kept as { $kept }.

## What is wrong with a FEN

found-nothing = nothing
found-text = “{ $text }”
fen-rows = the board has { $found } rows, not 8 with / between them.
fen-row = rank { $rank } is { $found }; it takes letters of PNBRQKpnbrqk and numbers of empty squares, eight squares together.
fen-turn = the side to move is { $found }; it is w or b.
fen-castling = the castling rights are { $found }; they are - or letters such as KQkq.
fen-en-passant = the en passant square is { $found }; it is - or a square such as e3.
fen-halfmove = the half-move clock is { $found }; it is a number from 0.
fen-fullmove = the move number is { $found }; it is a number from 1.
fen-too-many = { $found } follows after the sixth and last field.
fen-not-classical = the castling rights belong to Chess960.
fen-number = there is no start number { $found }; they run from 0 to 959.
fault-no-king = { $color } has no king.
fault-kings = { $color } has { $found } kings, not one.
fault-pieces = { $color } has { $found } pieces; 16 is the most.
fault-pawns = { $color } has { $found } pawns; 8 is the most.
fault-promoted = { $color } has { $promoted ->
    [one] a piece that must have been a pawn
   *[other] { $promoted } pieces that must have been pawns
} beside { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
}; 8 together is the most.
fault-pawn-rank = a pawn stands on { $square }, where none can stand.
fault-waiting-check = the king on { $king } can be taken from { $attackers }, by the side that has the move.
fault-castling-rook = castling with a rook on { $square }, but rook or king is not in its place.
fault-two-rooks = { $color } may castle with two rooks on one side, not one.
fault-en-passant = no pawn has just passed over { $square }.

## The position editor

cmd-editor = Set up a position…
    .tip = Put pieces on an empty board or change this position; the game is not touched
cmd-save-position = Save position…
    .tip = Writes the position to a FEN file
save-position = Save position
position-name = position
cmd-copy-picture = Copy picture
    .tip = Puts a picture of the board on the clipboard
cmd-save-picture = Save picture…
    .tip = Writes a picture of the board to a PNG file
cmd-save-film = Save moving picture…
    .tip = Writes the whole game to a GIF file, move by move
save-picture = Save picture
save-film = Save moving picture
picture-name = chess
copied-picture = The picture is on the clipboard.
editor-title = Set up a position
editor-hand = Move pieces
editor-eraser = Take pieces off
editor-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
editor-sound = A game can begin from here.
editor-odd = A game can begin from here, but no game leads to it.
doubt-many-checkers = More than two pieces give check: those on { $squares }.
doubt-bishops = { $color } has bishops on { $squares }, on squares of one colour, and too many pawns for one of them to have been a pawn.
editor-white-to-move = White to move
editor-black-to-move = Black to move
editor-castling = Castling with the rook on
editor-castling-none = no rook can
editor-castling-with = Castling with the rook on { $square }
editor-en-passant = En passant
editor-en-passant-none = none
editor-move-number = Move number
editor-half-moves = Half-moves without capture or pawn
    .tip = Half-moves since the last capture or pawn move
editor-fen = FEN
editor-undo = Undo
editor-redo = Redo
editor-start = Starting position
editor-empty = Empty board
editor-of-game = Position of the game
    .tip = The position that the game’s board shows
editor-exchange = Exchange colours
    .tip = White’s pieces become Black’s, on the other side of the board
editor-chess960 = Chess960 no.
editor-chess960-set = Set up
editor-back = Back
    .tip = This position stays as it is until you come back
editor-study = Study it
    .tip = Try moves from here and note what you find
editor-faults-first = First put right what is wrong.
editor-play = Play from here…
new-game-from-position = The game begins from the position that you set up.

## What comes from the clipboard

paste-unknown = { $found } is neither a position (FEN or EPD) nor a game (PGN) nor a list of moves.
paste-move-malformed = Move { $number } of { $color } can’t be read: { $found }.
paste-move-illegal = Move { $number } of { $color } isn’t legal there: { $found }.
paste-move-ambiguous = Move { $number } of { $color } could be more than one move: { $found }.
pasted = The position is on the board.
pasted-id = This is “{ $id }”.
pasted-best = Best is { $moves }.
pasted-more-games = { $count ->
    [one] There was one more game; this is the first.
   *[other] There were { $count } more games; this is the first.
}
pasted-more = { $count ->
    [one] There was one more position; this is the first.
   *[other] There were { $count } more positions; this is the first.
}

## What is wrong in a file of games

pgn-fault = Game { $game }, line { $line }, column { $column }: { $what }
pgn-tag = { $found } isn’t a tag such as [White "Name"].
pgn-tag-again = { $found } stands there twice.
pgn-tag-late = { $found } stands among the moves, not above them.
pgn-variant = The variant { $found } isn’t known; its moves are read as those of chess.
pgn-start = The start isn’t a position: { $why }
pgn-no-start = It says that the game begins from a position, but not from which.
pgn-text = { $found } isn’t a move.
pgn-text-outside = { $found } belongs to no game.
pgn-move-illegal = { $found } isn’t possible here; what follows it was not read.
pgn-move-ambiguous = { $found } can be more than one move; what follows it was not read.
pgn-pass-in-check = A move is passed in check.
pgn-move-missing = The number { $found } shows that a move before it is missing.
pgn-nag = { $found } isn’t a sign; after $ comes a number from 0 to 255.
pgn-comment-open = A comment has no end; a closing brace is missing.
pgn-comment-nested = A comment begins inside a comment.
pgn-nothing-to-close = { $sign } closes something that isn’t open.
pgn-too-deep = More variations lie inside one another than can be read.
pgn-variation-empty = A variation has no moves.
pgn-variation-open = A variation has no end; a closing bracket is missing.
pgn-result-in-variation = The result { $result } stands in a variation.
pgn-result-missing = No result stands after the moves.
pgn-results = The result is { $mark } after the moves, but { $tag } above them.
pgn-result-tag = { $found } isn’t a result; that is 1-0, 0-1, 1/2-1/2 or *.
pgn-broken = The file could not be read any further: { $why }

## Guests: other programs that play

failure-no-program = { $name } couldn’t be started: there is no such program.
failure-no-permission = { $name } couldn’t be started: that file is not a program that you may run.
failure-not-started = { $name } couldn’t be started: { $why }.
failure-no-uci = { $name } doesn’t speak UCI, by which chess programs are asked for moves.
failure-no-chess960 = { $name } doesn’t play Chess960.
failure-ended = { $name } stopped by itself.
failure-silent = { $name } didn’t answer in time, and has been shut down.
failure-flooded = { $name } wrote more than anyone can read, and has been shut down.
failure-illegal = { $name } answered with “{ $move }”, which isn’t a legal move, and has been shut down.

engines = Engines
engines-none = Add a chess program that speaks UCI, such as Stockfish, to play against it or to let it analyse.
engines-done = Done
engine-new = New engine
engine-add = Add
engine-name = Name
engine-command = Program
engine-command-hint = A path, or a command
engine-choose = Choose a file…
engine-choose-title = Choose a chess program
engine-arguments = Arguments
engine-arguments-hint = Usually none
engine-time = Thinks for
engine-time-unit = seconds a move, where it has no clock
engine-try = Try it
engine-remove = Remove
engine-trying = Starting { $name }…
engine-answers = { $name } answers. It doesn’t play Chess960.
engine-answers-chess960 = { $name } answers, and plays Chess960 too.
engine-options = Its own options
engine-range = From { $min } to { $max }
engine-press = Press “{ $option }” each time it starts
engine-reset = As it has them itself

## The start screen

cmd-start = Start screen
    .tip = Play, go on with a game, or look around
start-title = What shall we play?
start-go-on = Go on with your game
start-look-back = Look at your last game
start-strip = { $title } – { $about }
start-new = New here?
start-new-tour = Learn touch-move in one minute
start-game = { $white } – { $black }, move { $number }
start-game-clocks = { $white } – { $black }, move { $number }, { $clocks }
start-game-over = { $white } – { $black }, { $score }
door-name = { $name }. { $about }
door-choose = Choose…
    .tip = Names, clock and rules
door-choose-name = Choose first: { $door }
door-two = Two players
door-two-about = { $touch ->
    [enforced] { $clock ->
        [yes] At one computer. Touched is moved, with clocks.
       *[no] At one computer. Touched is moved.
    }
    [on-claim] { $clock ->
        [yes] At one computer. Touch-move can be claimed, with clocks.
       *[no] At one computer. Touch-move can be claimed.
    }
   *[off] { $clock ->
        [yes] At one computer. Touching binds nobody, with clocks.
       *[no] At one computer. Touching binds nobody.
    }
}
door-computer = Against the computer
door-computer-about = { $color ->
    [white] { $clock ->
        [yes] You have White against { $name }, with clocks.
       *[no] You have White against { $name }.
    }
    [black] { $clock ->
        [yes] You have Black against { $name }, with clocks.
       *[no] You have Black against { $name }.
    }
   *[lot] { $clock ->
        [yes] The lot gives you White or Black against { $name }, with clocks.
       *[no] The lot gives you White or Black against { $name }.
    }
}
door-chess960 = Chess960
door-chess960-about = One of 960 starts: by number, by dice, or placed in turn.

## The tour of touch-move

cmd-tour = Touch-move in one minute
    .short = One-minute tour
    .tiny = Tour
    .tip = Try out what touching a piece means
tour-skip = Skip
tour-play = Play
    .tip = Back to where you were, to play
tour-not-yet = Not this time.
tour-touch = Touched is moved
tour-touch-text = In chess you may think as long as you like. But a piece of your own that you touch when it is your turn, you must move.
tour-touch-task = Touch the white knight on g1: pick it up, or click it.
tour-touch-done = The sign round the knight means: this piece must move now. You may still choose where to.
tour-touch-other = That was another piece, and it would have to move. Here it goes back: try the knight on g1.
tour-try = Another piece? Too late
tour-try-text = You have touched the knight. Just now you see a much better move with a pawn.
tour-try-task = Try it: move the pawn from d2 to d4.
tour-try-done = The pawn went back by itself. The knight was touched first, so the knight has to move.
tour-try-other = That was the knight, as the law wants. But first see what happens: try the pawn on d2.
tour-release = Let go is let go
tour-release-text = As long as you hold the knight, you may choose its square. Once you let it go, it stays there.
tour-release-task = Move the knight to f3, or wherever it can go, and let it go.
tour-release-done = Your move is made. Even if you see a better square now, the knight stays.
tour-take = Touched is taken
tour-take-text = If you touch a piece of your opponent’s, you must take it, if you can.
tour-take-task = Click Black’s pawn on d5, and then do what you must.
tour-take-done = You touched it, so you took it. If no piece of yours could have taken it, you would have been free.
tour-take-other = First touch Black’s pawn on d5, and only then take it.
tour-adjust = I only put it straight
tour-adjust-text = The knight on g1 stands crooked. You may put it straight without having to move it, if you say so first: j’adoube. That is French for “I adjust”.
tour-adjust-task = Press J’adoube or the J key, and then click the knight.
tour-adjust-done = The knight stands straight, and you are still free to make any move.
tour-adjust-other = You touched it without saying so, and now it would have to move. Say j’adoube first.
tour-castle = Castling: the king first
tour-castle-text = Castling moves king and rook at once, but it is a move of the king. So touch the king first: whoever touches the rook first may not castle with it.
tour-castle-task = Move the king two squares, to g1. The rook comes by itself.
tour-castle-done = King first, then the rook: that is castling. Now you know touch-move. Have a good game!
tour-castle-other = To castle, the king comes first, and goes two squares. The pieces go back, so that you can try again.

## The command line

cli-help =
    A desktop chess board that plays by the book.

    jadoube [FILE] [--chess960 NUMBER]   opens the board
    jadoube COMMAND [OPTIONS]            does one job, without a window

    Commands:
      perft          count the move sequences of a given length
      chess960       a Chess960 start by its number or first rank, at random or by dice
      replay         play a script of actions and answer each with a line of JSON
      uci            the engine, for other chess programs
      mate-possible  who can still mate, for each position in a file
      verify         check games in PGN as an arbiter would
      picture        a position as PNG, or a game as GIF
      help           explain a command: jadoube help verify

    Options:
      --chess960 NUMBER   begin from this Chess960 start, 0 to 959
      --picture FILE.png  save a picture of the window and close it
      -h, --help          show this help
      -V, --version       show the version

    FILE may be a file of games in PGN, a position in FEN or EPD, an unfinished game that was
    saved, or the set-up of a game (the first line of a script).

    Exit codes: 0 all is well, 1 verify found a fault, 2 bad use or bad input.
cli-help-perft =
    jadoube perft [--fen FEN] [--chess960] [--divide] DEPTH

    Counts the sequences of DEPTH legal moves, to test a move generator or measure its speed.

      --fen FEN    begin from this position, not from the standard start
      --divide     show the count after each first move
      --chess960   write castling as the king taking its own rook

    Example: jadoube perft --divide 3
cli-help-chess960 =
    jadoube chess960 NUMBER
    jadoube chess960 --find ROW | --twin NUMBER
    jadoube chess960 --random | --dice [--seed NUMBER]
    jadoube chess960 --throws 3,6,1,...

    Shows a start of Chess960: its number, first rank, mirror image and FEN. NUMBER runs from 0 to
    959; a first rank such as RNBQKBNR may stand in its place.

      --find ROW       the number of this first rank
      --twin NUMBER    the mirror image of this start
      --random         a start at random
      --dice           throw a die for it, and show every throw
      --seed NUMBER    give the same random start or throws every time
      --throws LIST    use the throws of a real die: for the dark-squared bishop, the
                       light-squared bishop, the queen, a knight and the other knight;
                       include the throws that had to be repeated

    Example: jadoube chess960 --find RNBQKBNR
cli-help-replay =
    jadoube replay [--pgn] [FILE]

    Plays a script: the game on the first line, then one action a line, each a JSON object.
    Answers every action with one line of JSON. Without FILE it reads the standard input.

      --pgn        write the game that was played, and no answers

    Example: jadoube replay game.jsonl
cli-help-uci =
    jadoube uci
    jadoube uci bench [DEPTH]

    Runs as an engine for other chess programs, by the UCI protocol, for chess and Chess960.
    bench searches a fixed set of positions and shows the speed.
cli-help-mate-possible =
    jadoube mate-possible [--moves] [--nodes NUMBER] [FILE]

    Reads positions in FEN, one a line, and answers each with one line:
    white=yes|no|unknown black=yes|no|unknown dead=yes|no|unknown
    White is yes if any series of legal moves leads to checkmate by White. Without FILE it reads
    the standard input.

      --moves          add a series of moves that mates
      --nodes NUMBER   how many positions each question may cost; 500000 if not given
cli-help-verify =
    jadoube verify [--json] FILE...

    Checks games in PGN as an arbiter would: every move legal, the result possible, no play after
    the end of the game. Prints one line a game; - reads the standard input.

      --json       print one JSON object a game

    Exit codes: 0 every game is right, 1 a game has a fault, 2 a file can’t be read.
cli-help-picture =
    jadoube picture --fen FEN --out FILE.png
    jadoube picture --pgn FILE [--game NUMBER] --out FILE.gif

    Saves a position as PNG, or a game move by move as GIF. A game as PNG is its last position.

      --fen FEN              the position
      --pgn FILE             the games
      --game NUMBER          which of the games; the first if not given
      --out FILE             where to save the picture
      --size PIXELS          width, 16 to 4096; 512 if not given
      --flip                 Black at the bottom
      --theme NAME           wood|green|blue|stone|contrast
      --pieces NAME          classic|bold
      --dark                 colours for a dark page
      --no-coordinates       no letters and numbers at the edge
      --marks MARKS          circles and arrows such as Gd4,Re4e5: green, red, yellow, blue
      --delay MILLISECONDS   time per move in a GIF, 20 to 600000; 1000 if not given
cli-help-help =
    jadoube help [COMMAND]

    Explains a command and its options, as jadoube COMMAND --help does.
cli-command = { $found } is neither a command nor a file: see `jadoube --help`
cli-command-near = unknown command { $found }: did you mean { $known }?
cli-option = unknown option { $found }: see { $help }
cli-option-near = unknown option { $found }: did you mean { $known }?
cli-argument = unexpected argument { $found }: see { $help }
cli-value-missing = { $option } needs a value
cli-value-unexpected = { $option } takes no value, found { $found }
cli-not-text = { $found } is not text in UTF-8
cli-number = { $what } is { $found }: expected a number from { $least } to { $most }
cli-whole = { $what } is { $found }: expected a whole number from 0
cli-choice = { $what } is { $found }: expected one of { $known }
cli-line = line { $line }: { $what }
cli-unreadable = { $file } can’t be read: { $why }
cli-unwritable = { $file } can’t be written: { $why }
cli-output = writing failed: { $why }
cli-stdin = the standard input
cli-no-games = { $file } has no games: expected PGN
cli-perft-depth = the depth
cli-perft-depth-missing = the depth is missing: expected a number such as 5
cli-chess960-number = { $found } is no start: numbers run from 0 to 959
cli-chess960-missing = the start is missing: expected a number from 0 to 959, a first rank, --random, --dice, --throws, --find or --twin
cli-rank-count = { $role ->
    [king] kings
    [queen] queens
    [rook] rooks
    [bishop] bishops
   *[knight] knights
} on the first rank: { $found }, expected { $expected }
cli-chess960-two = more than one start: expected only one of a number, a first rank, --random, --dice, --throws, --find and --twin
cli-chess960-seed = --seed without chance: expected it with --random or --dice
cli-open-beside = { $file } has a start of its own: --chess960 goes only with the set-up of a game
cli-uci-word = unknown word { $found } after uci: expected bench or nothing
cli-mate-possible-empty = no position found: expected one FEN a line
cli-replay-empty = no game found: expected { $example } on the first line, then actions
cli-picture-no-out = --out is missing: expected the file to save
cli-picture-ending = --out { $file }: expected a name that ends in .png or .gif
cli-picture-nothing = no position: expected --fen FEN or --pgn FILE
cli-picture-both = --fen together with --pgn or --game: expected only one of them
cli-picture-game = { $count ->
    [one] { $file } has one game: there is no game { $found }
   *[other] { $file } has games 1 to { $count }: there is no game { $found }
}
cli-picture-marks = --marks: { $found } is no mark: expected marks such as Gd4 or Re4e5, colours G, R, B and Y
cli-verify-no-file = no file: expected files of games in PGN, or - for the standard input
cli-verify-game = { $file }:{ $line }: game { $game }, { $white } - { $black }, { $result }, { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}: { $verdict }
cli-verify-right = right
cli-verify-wrong = WRONG: { $faults }
cli-verify-noticed = { $verdict } (noticed: { $remarks })
cli-verify-place = line { $line }, column { $column }: { $what }

## What an arbiter finds in a recorded game

finding-played-on = move { $move }: play went on after { $ending } ({ $article })
finding-over = the game was already over by { $ending } ({ $article })
finding-passed = move { $move }: no move was made ({ $article })
finding-result = the result is { $found }: expected { $score } after { $ending } ({ $article })
finding-too-soon = a draw was agreed before both players had moved ({ $article })
finding-could-not-mate = { $color } won without checkmate, but could not mate by any series of legal moves: expected 1/2-1/2 ({ $article })
finding-claim = move { $move }: a draw could be claimed after { $ending } ({ $article })
finding-course = { $by ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead-position] a dead position
    [fivefold] the same position five times
    [seventy-five-moves] 75 moves without capture or pawn move
    [threefold] the same position three times
    [perpetual-check] perpetual check
    [fifty-moves] 50 moves without capture or pawn move
   *[other] its end
}

## What is wrong with a line of a script

line-not-json = not a JSON object: { $found }
line-cut = the JSON ends too early: expected a brace, a bracket or a quotation mark
line-broken = not JSON from column { $column } on
line-not-utf8 = not text in UTF-8
line-back = the time goes back: { $key } is { $found }, expected { $last } or more
line-missing = { $key } is missing: expected { $expected }
line-needs = { $owner } needs { $key }: { $expected }
line-unknown = unknown key { $key }: expected { $known }
line-twice = { $key } stands there twice: expected once
line-value = { $key } is { $found }: expected { $expected }
line-take-back = { $key } is { $found } where touch-move is enforced: expected { $never }
line-text = a text in quotation marks
line-switch = true or false
line-whole = a whole number from { $least } to { $most }
line-milliseconds = a whole number of milliseconds
line-square = a square from a1 to h8, or null
line-list = a list in square brackets
line-object = an object with { $keys }
line-or = { $most } or { $last }
fen-no-turn = the FEN ends after the board: expected w or b
dice-no-face = throw { $throw } is { $found }: expected a face from 1 to 6
dice-too-many = { $count ->
    [one] there are more throws than needed: expected 1 throw
   *[other] there are more throws than needed: expected { $count } throws
}
dice-too-few = { $count ->
    [one] there is only 1 throw
   *[other] there are only { $count } throws
}: expected one more, for { $step ->
    [dark-bishop] the dark-squared bishop
    [light-bishop] the light-squared bishop
    [queen] the queen
    [first-knight] the first knight
   *[second-knight] the second knight
}
