# The texts of the window in English. Every language file has the same keys; a test compares them.

language-name = English

## Chess

white = White
black = Black
you = You

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
# A piece with its colour, for screen readers: "white knight".
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
# Items of a list, the last item of a list, and two sentences of a paragraph.
list-next = { $list }, { $next }
list-last = { $list } and { $last }
paragraph = { $before } { $next }

## Squares, as they are read aloud

square-empty = { $square }, empty
square-piece = { $square }, { $piece }
mark-selected = selected
mark-chosen = chosen, not touched yet
mark-in-hand = in hand
mark-target = possible move
mark-castling-rook = castle with this rook
mark-en-passant = can be taken en passant
mark-last-move = last move
mark-check = in check
mark-cause = marked as the reason
mark-fault = part of the problem
board = Chessboard
board-none = There is no board here.
mark-must-move = must move
mark-must-be-taken = must be taken
mark-can-take = can take the touched piece
mark-castles = move this rook to castle
mark-king-goal = the king would go here
mark-rook-goal = the rook would go here
mark-hint = hint
king-in-hand = king in hand
off-board = { $piece }, off the board

## What the players' hands did on the board, legal or not

hand-moves = { $piece } from { $from } to { $to }
hand-takes = { $piece } from { $from } takes { $to }
hand-promotes = { $said }, becomes a { $piece }
hand-on = { $piece } put on { $square }
hand-off = { $piece } taken off { $square }
hand-none = no move
hand-on-sheet = { $man } on
hand-off-sheet = { $man } off

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

# The words of a typed move, separated by single spaces: castling to the h-side and to the a-side, taking, and words
# that add nothing.
typed-short = short kingside
typed-long = long queenside
typed-takes = takes captures
typed-castle = castle castles castling
typed-check = check
typed-mate = checkmate mate
typed-passing = passant
typed-between = from to on the and castle castles castling promotes becomes en

## What is read aloud on request

cmd-full-screen = Full screen
    .tip = Fill the whole screen, or return to a window
cmd-to-board = Move focus to board
    .tip = Move the keyboard focus to the board; the arrow keys then move from square to square
menu-bar = Menu bar
menu-key = key { $keys }
menu-submenu = submenu
menu-submenu-none = submenu, nothing available
menu-aloud = Read aloud
cmd-aloud-ask = What is on…
    .tip = Type a square, a file, a rank or a piece, such as e4, e, 4 or N
cmd-aloud-here = This square
    .tip = Hear what is on the square that has the keyboard focus
cmd-aloud-targets = Moves of this piece
    .tip = Hear which squares this piece can move to
cmd-aloud-bond = Touch-move status
    .tip = Hear what has been touched or offered, and which article of the Laws applies
cmd-aloud-last = Last move
    .tip = Hear the move that led to this position
cmd-aloud-standing = Turn and material
    .tip = Hear whose move it is and what each side has left
cmd-aloud-clocks = Clocks
    .tip = Hear the time on both clocks
cmd-aloud-again = Repeat
    .tip = Hear the last announcement again
ask-field = What is on…
ask-all = all
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
aloud-unknown-how = Type a square such as e4, a file such as e, a rank such as 4, a piece such as N, or “all”.
aloud-dialog = Close the dialog first.
dialog-said = { $title } dialog.
aloud-targets = { $piece }, possible moves:
aloud-castling = castling with the rook on { $square }
aloud-free = Nothing has been touched, so { $name ->
    [you] you aren’t
   *[other] { $name } isn’t
} bound to any piece.
aloud-chosen = { $piece } is chosen but not touched yet.
aloud-held = { $piece } is in hand.
aloud-put-back = Put back.
aloud-no-move = No move was made; it is now the opponent’s turn.
aloud-last = Last move:
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
aloud-king-only = only a king
aloud-clocks = White { $white }, Black { $black }.
aloud-moves = Moves made: White { $white }, Black { $black }.
aloud-clock-runs = { $name ->
    [you] Your
   *[other] { $name }’s
} clock is running.

## The law card

article = art. { $article }
turn-white = White to move.
turn-black = Black to move.
# A human who plays an engine is “you”: these messages get “you” as the name.
turn-you = Your move.
turn-check = The king is in check from { $from }.
turn-by-hand = { $clock ->
    [yes] Make your move, then press the clock.
   *[no] Make your move, then press “Move made”.
}
turn-by-hand-keys = { $clock ->
    [yes] { $keys } presses the clock.
   *[no] { $keys } presses “Move made”.
}
turn-first = Pick up a piece, or type a move.
turn-last = { $name ->
    [you] You
   *[other] { $name }
} played { $move }.
selected-moves = { $piece } can move to { $count ->
    [one] one square
   *[other] { $count } squares
}.
selected-stuck = { $piece } has no legal move.
promoting = Choose a piece for the pawn.
promoting-detail = Queen, knight, rook or bishop: your choice is final.
touched-title = { $count ->
    [one] { $piece } has been touched.
   *[other] { $piece } have been touched.
}
touched-free = { $kind ->
    [own] It has no legal move, so { $name ->
        [you] you are
       *[other] { $name } is
    } free to make any move.
    [pinned] It has no legal move (pinned by { $pinner }), so { $name ->
        [you] you are
       *[other] { $name } is
    } free to make any move.
    [enemy] It can’t be taken, so { $name ->
        [you] you are
       *[other] { $name } is
    } free to make any move.
    [two] Neither can be moved or taken, so { $name ->
        [you] you are
       *[other] { $name } is
    } free to make any move.
   *[more] None of them can be moved or taken, so { $name ->
        [you] you are
       *[other] { $name } is
    } free to make any move.
}
touched-free-castling = Only castling with { $rooks } is not allowed this turn (art. 4.4.2).
bond-own-must = { $name ->
    [you] You
   *[other] { $name }
} must move { $role ->
    [king] the king
    [queen] this queen
    [rook] this rook
    [bishop] this bishop
    [knight] this knight
   *[pawn] this pawn
}.
bond-enemy-must = { $name ->
    [you] You
   *[other] { $name }
} must take { $role ->
    [queen] this queen
    [rook] this rook
    [bishop] this bishop
    [knight] this knight
   *[pawn] this pawn
}.
bond-takes = { $name ->
    [you] You
   *[other] { $name }
} must take: { $own } takes { $enemy }.
bond-first = { $kind ->
    [own] { $own } was touched first and can’t take { $enemy }.
    [enemy] { $enemy } was touched first, but { $own } can’t take it.
   *[later] { $piece } is the first touched piece that can be moved or taken.
}
bond-castling = The king was touched, then { $piece }.
bond-castling-must = { $name ->
    [you] You
   *[other] { $name }
} must castle with this rook.
bond-king-first = The king was touched, then a rook it can’t castle with.
bond-rook-first = The rook was touched before the king, so castling with it is not allowed this turn.
touched-too = { $piece } has been touched too.
bond-released = This move has been made.
bond-released-before = A piece had already been let go for { $move }.
bond-released-must = { $name ->
    [you] You have let go of the piece: press { $clock ->
        [yes] the clock
       *[no] “Move made”
    }.
   *[other] { $name } has let go of the piece and must press { $clock ->
        [yes] the clock
       *[no] “Move made”
    }.
}
bond-begun = This move isn’t finished yet.
bond-begun-must = { $name ->
    [you] Finish the move, then press { $clock ->
        [yes] the clock
       *[no] “Move made”
    }.
   *[other] { $name } must finish the move, then press { $clock ->
        [yes] the clock
       *[no] “Move made”
    }.
}
bond-intended = { $name ->
    [you] You
   *[other] { $name }
} announced { $move } with a draw claim.
bond-intended-must = { $name ->
    [you] You
   *[other] { $name }
} must play { $move }.
bond-on-claim = { $opponent ->
    [you] You
   *[other] { $opponent }
} may claim touch-move if { $name ->
    [you] you play
   *[other] { $name } plays
} another move.
adjusting = J’adoube.
adjusting-detail = { $name ->
    [you] You
   *[other] { $name }
} may straighten pieces. Press the button again or Esc to finish.
adjusted = { $piece } has been adjusted.
announced = { $name ->
    [you] You are
   *[other] { $name } is
} about to castle.
announced-detail = King to { $king }, rook to { $rook }. Confirm, or castle on the board; Esc cancels.
announced-keys = { $keys } confirms.
near-goal-one-step = King to { $king } would be an ordinary king move. To castle, put the king on the rook on { $rook }.
near-goal-there = The king is already on { $king }, where castling would put it. To castle, put it on the rook on { $rook }.
king-move = King to { $king } was a king move, not castling.
king-move-stands = The move stands. To castle, the king should have been put on the rook.
king-move-go-back = A takeback is possible. To castle, put the king on the rook.
king-off = { $name ->
    [you] You are
   *[other] { $name } is
} castling, with the king in hand.
king-off-rook = Now put the rook on { $rook }, then the king on { $king }.
king-off-choose = Put the castling rook on its new square, then the king.
king-off-king = Now put the king on { $king }.
paused = The clock is stopped.
paused-detail = Press Resume to play on.
resume-keys = { $keys } resumes the game.
ruling = { $name ->
    [you] You have stopped
   *[other] { $name } has stopped
} the clocks.
ruling-neutral = The clocks are stopped for a ruling.
ruling-detail = The board stays in view. Press Resume to play on.
adjourned = The game is adjourned.
adjourned-by = { $name } has sealed move { $number }.
adjourned-players = { $white }, { $black }.
adjourned-time = { $name } { $time }
adjourned-players-date = { $white }, { $black }. { $date }.
date = { $day } { $month ->
    [january] Jan
    [february] Feb
    [march] Mar
    [april] Apr
    [may] May
    [june] Jun
    [july] Jul
    [august] Aug
    [september] Sep
    [october] Oct
    [november] Nov
   *[december] Dec
} { $year }
date-of-month = { $month ->
    [january] Jan
    [february] Feb
    [march] Mar
    [april] Apr
    [may] May
    [june] Jun
    [july] Jul
    [august] Aug
    [september] Sep
    [october] Oct
    [november] Nov
   *[december] Dec
} { $year }
opened = The envelope is open.
opened-move = { $name } sealed { $move }.
opened-text = { $name } wrote “{ $text }”.
clock-waits = The clock has not started: press Start, or touch a piece.
clock-keys = { $keys } starts the clock.
offered-draw = { $name ->
    [you] You offer
   *[other] { $name } offers
} a draw.
offered-increment = { $name ->
    [you] You ask
   *[other] { $name } asks
} for a draw or five seconds per move.
offered-take-back = { $name ->
    [you] You ask
   *[other] { $name } asks
} to take back { $moves }.
increment-offered = Asking for five seconds also offers a draw. If the opponent declines, both players get five seconds per move and the opponent two extra minutes.
offered-detail = { $other ->
    [you] You
   *[other] { $other }
} may accept or decline; touching a piece declines it.
offered-detail-take-back = { $other ->
    [you] You
   *[other] { $other }
} may allow it or refuse; touching a piece refuses it.
offered-keys = { $accept } accepts, { $decline } declines.
offered-waits = { $other ->
    [you] You
   *[other] { $other }
} may accept or decline.
offered-waits-take-back = { $other ->
    [you] You
   *[other] { $other }
} may allow it or refuse.
back-title = Position after { $move }
back-start = Starting position
back-detail = Click the board or press End to return to the game.
ended-wins = { $name } wins.
ended-draw = Draw.
ended-you-win = { $how ->
    [checkmate] You won by checkmate.
   *[other] You won.
}
ended-you-lose = { $how ->
    [checkmate] You lost by checkmate.
   *[other] You lost.
}
by-checkmate = Checkmate.
by-resignation = { $name ->
    [you] You
   *[other] { $name }
} resigned.
by-resignation-without-mate = { $name ->
    [you] You
   *[other] { $name }
} resigned, but the opponent can’t mate by any series of legal moves.
by-agreement = Draw by agreement.
by-threefold = Draw by threefold repetition.
by-perpetual-check = Perpetual check: the same position three times, with one side giving check on every move in between.
by-fifty-moves = Draw by the fifty-move rule.
by-flag-fall = { $name ->
    [you] Your
   *[other] { $name }’s
} flag has fallen.
by-second-illegal-move = { $name ->
    [you] You
   *[other] { $name }
} completed a second illegal move.
by-second-illegal-move-without-mate = { $name ->
    [you] You
   *[other] { $name }
} completed a second illegal move, but the opponent can’t mate by any series of legal moves.
by-illegal-sealed-move = { $name ->
    [you] Your
   *[other] { $name }’s
} sealed move is unclear, illegal, or ruled out by touch-move or a claim.
by-illegal-sealed-move-without-mate = { $name ->
    [you] Your
   *[other] { $name }’s
} sealed move is unclear, illegal, or ruled out by touch-move or a claim, but the opponent can’t mate by any series of legal moves.
by-arbiter = The arbiter declared the game lost for { $name ->
    [you] you
   *[other] { $name }
}.
by-kings-in-check = Nobody claimed the illegal move in time, and the position is still illegal after the next move.
by-flag-fall-without-mate = { $name ->
    [you] Your
   *[other] { $name }’s
} flag has fallen, but the opponent can’t mate by any series of legal moves.
by-stalemate = Stalemate: { $name ->
    [you] you have no legal move and are
   *[other] { $name } has no legal move and is
} not in check.
by-dead-position = Dead position: neither side can mate by any series of legal moves.
approved = Both players have signed the result.
approved-other = Both players have signed { $score }, so that is the result (art. 8.7).
dead-wall = The marked pawns are blocked, and no piece can get past them to give mate.
mate-not-decided = It could not be determined whether mate was still possible, so this counts as a loss.
by-fivefold = The same position has occurred five times.
by-seventy-five-moves = Seventy-five moves without a capture or a pawn move.

## Why a move is not possible

refused = That isn’t possible.
refusal-nothing-there = There is no piece on { $from }.
refusal-not-your-turn = { $turn ->
    [white] It is White’s turn, and { $piece } is Black’s.
   *[black] It is Black’s turn, and { $piece } is White’s.
}
refusal-same-square = { $piece } is already there.
refusal-own-piece-there = A { $role } of the same colour is already on { $to }.
refusal-not-how-it-moves = { $role ->
    [king] A king moves one square in any direction.
    [queen] A queen moves along a rank, a file or a diagonal.
    [rook] A rook moves along a rank or a file.
    [bishop] A bishop moves along a diagonal.
    [knight] A knight moves two squares in a straight line, then one to the side.
   *[pawn] A pawn moves one square forward, or two from its starting square, and takes diagonally.
}
refusal-blocked = { $piece } is in the way.
refusal-pawn-has-moved = A pawn may advance two squares only from its starting square.
refusal-pawn-takes-straight = A pawn doesn’t take straight ahead: { $piece } blocks it.
refusal-pawn-takes-nothing = A pawn moves diagonally only when it takes, and { $to } is empty.
refusal-too-late-en-passant = En passant is only possible right after a two-square advance, and { $piece } has not just made one.
refusal-pinned = { $piece } is pinned by { $pinner }.
refusal-still-in-check = The king would still be in check from { $attackers }.
refusal-uncovers-king = That would expose the king to { $attackers }.
refusal-king-attacked = The king can’t go to { $on }, which is attacked by { $attackers }.
refusal-king-has-moved = Castling isn’t possible: the king has already moved.
refusal-rook-has-moved = Castling on that side isn’t possible: the rook has moved or is gone.
refusal-king-or-rook-has-moved = Castling isn’t possible: the king or the rook has already moved, or the rook is gone.
refusal-castling-in-check = Castling out of check isn’t possible: the king is attacked by { $attackers }.
refusal-castling-attacked = { $way ->
    [cross] Castling isn’t possible: the king would cross { $crossing }, which is attacked by { $attackers }.
   *[arrive] Castling isn’t possible: on { $crossing }, the king would be attacked by { $attackers }.
}
refusal-castling-blocked = Castling isn’t possible: { $piece } is in the way.
text-malformed = { $text } isn’t a move. Examples: { $example }.
text-illegal = { $text } isn’t legal here.
text-untrue = { $text }: { $why }.
untrue-claim = { $what ->
    [takes-nothing] nothing is captured there
    [not-en-passant] this isn’t an en passant capture
    [no-check] this doesn’t give check
   *[no-mate] this isn’t checkmate
}
text-ambiguous = { $text } is ambiguous: it fits { $pieces }. Type both squares, for example g1f3.
text-no-man = { $text }: there is no such piece, it can’t go to that square in one move, or it can’t promote there. If needed, type both squares, for example e2e4.
text-no-castling = The king and rook can’t be put on their castling squares.
text-promotion = { $text } needs a promotion piece, for example ={ $letter }.
refusal-game-over = The game is over.
refusal-choose-promotion = First choose a piece for the pawn on { $square }.
refusal-nothing-to-promote = No pawn can be promoted now.
refusal-nothing-pressed = You aren’t holding a piece.
refusal-already-pressed = First put down the piece you are holding.
refusal-rook-first = { $piece } was touched before the king, so castling with it is not allowed this turn.
refusal-paused = The clock is stopped. Press Resume first.
refusal-not-paused = This is possible only while the game is paused.
refusal-no-clock = There is no clock.
refusal-touched-before-adjusting = Say “j’adoube” before touching a piece, not after.
refusal-touched-before-claim = Claim a draw before touching a piece, not after.
refusal-claim-made = A draw was claimed with a move, and now that move must be played.
refusal-touched-before-touch-claim = Claim touch-move before touching a piece yourself.
refusal-no-touch-claims = Touch-move can’t be claimed in this game.
refusal-nothing-announced = Castling has not been announced.
refusal-too-early = A draw can be agreed only after both sides have moved.
refusal-already-offered = { $offer ->
    [draw] A draw has already been offered.
   *[take-back] A takeback has already been requested.
}
refusal-answer-first = Answer your opponent’s offer or request first.
refusal-own-offer = { $offer ->
    [draw] Only your opponent can answer this draw offer.
   *[take-back] Only your opponent can answer this request.
}
refusal-nothing-offered = { $offer ->
    [draw] No draw offer is open.
   *[take-back] No takeback has been requested.
}
refusal-no-take-back = Takebacks are off in this game.
refusal-nothing-to-take-back = No move can be taken back now.
refusal-not-over-the-board = This is possible only in a game played over the board.
refusal-by-hand = Over the board, you castle by hand: first the king, then the rook.
refusal-already-moved = First put the pieces back where they were: the one you are holding with Esc, others for example by typing e4e2.
refusal-not-on-move = { $name ->
    [you] It isn’t your turn.
   *[other] It isn’t { $name }’s turn.
}
refusal-program-rules = No claim is needed: the program is the arbiter and steps in by itself.
refusal-offered-this-turn = A draw has been offered since the last move. It can be offered again only after the next move.
refusal-adjourned = The game is adjourned. Open the envelope first.
refusal-clock-only = Only the clock is in use, without a board.
refusal-less-than-nothing = That is more time than the clock shows.
refusal-no-increment-agreed = The players did not agree on this before the game.
refusal-no-increment-in-blitz = Players can’t ask for more time in blitz.
refusal-increment-asked = This can be asked for only once in a game.
refusal-more-than-two-minutes = You can ask for this only when you have less than two minutes left.
refusal-not-over = The game is not over yet.
refusal-already-approved = Both players have already signed the result.
refusal-not-dead = Mate may still be possible, so the game continues.
refusal-no-help = Help is not allowed during this game.
refusal-touched-before-hint = Ask for a hint only while you are free to make any move.

## Claims, offers and moves taken back

claim-wrong = { $name ->
    [you] Your
   *[other] { $name }’s
} { $claim } is incorrect.
claim-right = { $name ->
    [you] Your
   *[other] { $name }’s
} { $claim } is correct.
claim-of = { $kind ->
    [threefold] claim of threefold repetition
    [fifty-moves] claim under the fifty-move rule
    [touch-move] touch-move claim
    [illegal-move] claim of an illegal move
   *[flag] claim of a fallen flag
}
claim-wrong-threefold = This position has not occurred three times.
claim-wrong-fifty = There have not been fifty moves without a capture or a pawn move.
claim-wrong-touch = The last move did not break touch-move.
claim-minutes = { $name ->
    [you] You get
   *[other] { $name } gets
} { $minutes ->
    [one] one extra minute
   *[other] two extra minutes
}{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
claim-wrong-illegal = No illegal move was found.
claim-wrong-flag = No flag has fallen.
incident-noted = Recorded.
ruled-illegal = Illegal move.
ruled-illegal-move = { $move } was illegal{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
ruled-illegal-late = An illegal move can no longer be claimed once the next move has been made.
ruled-hands = { $name ->
    [you] You
   *[other] { $name }
} changed the position in a way that no single move can{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
ruled-touch-title = Touch-move.
ruled-touch = { $move } breaks touch-move{ $article ->
    [none] .
   *[other] {" "}({ $article }).
} The move is taken back.
ruled-stated = { $move } isn’t the move stated with the draw claim{ $article ->
    [none] .
   *[other] {" "}({ $article }).
} The move is taken back.
ruled-touch-late = The last move did not break touch-move, and it is too late for claims about earlier moves.
ruled-threefold = This position has occurred three times.
ruled-fifty = There have been fifty moves without a capture or a pawn move.
ruled-flag = { $name ->
    [you] Your
   *[other] { $name }’s
} flag has fallen.
ruled-flag-first = { $name ->
    [you] Your
   *[other] { $name }’s
} flag fell first.
ruled-next-loses = { $name ->
    [you] A second illegal move by you
   *[other] A second illegal move by { $name }
} loses the game, unless the opponent can’t mate.
ruled-pawn-left = { $name ->
    [you] You
   *[other] { $name }
} left a pawn on the last rank. It becomes a queen.
ruled-not-completed = An illegal move can be claimed only once it is completed; this move has not been completed yet.
ruled-no-move = { $name ->
    [you] You
   *[other] { $name }
} pressed { $clock ->
    [yes] the clock
   *[no] “Move made”
} without making a move.
claim-is-offer = The claim counts as a draw offer.
declined-draw = { $name ->
    [you] You decline
   *[other] { $name } declines
} the draw.
declined-increment = { $name ->
    [you] You decline
   *[other] { $name } declines
} the draw: both players now get five seconds per move, and { $name ->
    [you] you get
   *[other] { $name } gets
} two extra minutes.
declined-take-back = { $name ->
    [you] You refuse
   *[other] { $name } refuses
} the takeback: the move stands.
taken-back = { $count ->
    [one] { $clock ->
        [yes] One move was taken back, and the clocks were set back.
       *[no] One move was taken back.
    }
   *[other] { $clock ->
        [yes] Two moves were taken back, and the clocks were set back.
       *[no] Two moves were taken back.
    }
}
claim-title = { $name ->
    [you] You claim
   *[other] { $name } claims
}
claim-threefold = Threefold repetition
    .tip = The same position, with the same player to move and the same possible moves, for the third time (9.2).
    .tiny = Threefold
claim-fifty = Fifty-move rule
    .tip = Fifty moves by each player without a capture or a pawn move (9.3).
    .tiny = Fifty moves
claim-illegal = Illegal move
    .tip = A completed move that breaks the rules, or a turn ended without a move (7.5).
    .tiny = Illegal
claim-flag = Fallen flag
    .tip = A player has run out of time (6.8).
    .tiny = Flag
claim-touch = Touch-move
    .tip = The opponent touched a piece but moved another, or changed a move after letting go (4.3, 4.7).
    .tiny = Touch-move
claim-on-board = Already on the board
    .tiny = On the board
claim-with-move = After my next move
claim-move = My next move
claim-move-hint = Play it on the board, or type it
    .tiny = Play or type it
claim-cost = { $clock ->
    [two] { $move ->
        [yes] If the claim is wrong, your opponent gets two extra minutes, the claim counts as a draw offer and you must play the move.
       *[no] If the claim is wrong, your opponent gets two extra minutes and the claim counts as a draw offer.
    }
    [one] { $move ->
        [yes] If the claim is wrong, your opponent gets one extra minute, the claim counts as a draw offer and you must play the move.
       *[no] If the claim is wrong, your opponent gets one extra minute and the claim counts as a draw offer.
    }
   *[no] { $move ->
        [yes] If the claim is wrong, it counts as a draw offer and you must play the move.
       *[no] If the claim is wrong, it counts as a draw offer.
    }
}
claim-free = A wrong claim costs nothing.
claim-touch-cost = If the claim is right, the last move is taken back and the touched piece must be moved or taken. A wrong claim costs nothing.
claim-choose = Choose what to claim.
claim-cancel-cost = The clocks will start again. Stopping them without a claim is recorded (art. 6.11.4).
claim-stated = A draw claim that has been stated can’t be withdrawn (art. 9.5.1).
claim-menu = Who claims?
claim-chosen = { $name } is selected.
claim-make = Claim

## The panel

approve-heading = Sign the result: { $score }
approve-by-score = { $name } signs { $score }
approve-signed = { $name } has signed { $score }.
approve-again = { $name } has already signed { $score }.
approve-waits = { $name } still has to sign.
approve-where = The result can still be signed (Game, Sign the result).
approve-due = { $name }: sign here
approve-done = signed
approved-score = { $name }: { $score }
approve-other = Another result…
    .tiny = Other…
    .tip = A different result counts only if both players sign it. Otherwise the result of the game stands.
approve-skip = Skip
    .tip = Leave the result unsigned
more = More
    .tip = See what else you can do now that the game is over
player = { $color ->
    [white] White
   *[black] Black
}: { $name }
player-lead = { $count ->
    [one] one point ahead in material
   *[other] { $count } points ahead in material
}
player-turn = { $player }, to move
player-score = result: { $points ->
    [none] no points
    [one] one point
   *[half] half a point
}
score-sheet = Score sheet
incidents = Incidents
score-more = Show more
no-moves = No moves yet
study-no-moves = No moves were played
study-walk = Moves: the arrow keys step through them
study-beginning = No moves yet. { $color ->
    [white] White
   *[black] Black
} to move.
move-hint = { $move }, with a hint
move-analysed = { $move }, with analysis on
resign = Resign
    .tip = Resign the game
seal = Seal
seal-detail = { $name } writes down the next move while the opponent looks away. The move is judged when the envelope is opened: an unclear or illegal move loses the game, unless the opponent can’t mate.
seal-move = Sealed move
seal-shown = Show what I type
open-question = Open the envelope?
open-detail = Do this with both players present. { $clock ->
    [yes] If { $name }’s move is valid, it is made, and { $other }’s clock starts unless the game is over.
   *[no] If { $name }’s move is valid, it is made.
}
resign-menu = Who resigns?
resign-alone = Resign this game?
resign-question = Does { $name } resign?
resign-detail = This ends the game.
offer-draw = Offer draw
    .tiny = Draw
    .tip = Offer a draw; best done right after your own move
draw-question = Draw?
offer-menu = Who offers a draw?
offer-alone = Offer a draw?
take-back = Take back
    .tiny = Back
    .tip = Ask to take back your last move
take-back-menu = Who wants a takeback?
take-back-question = Allow the takeback?
answer-yes = Yes
answer-no = No
jadoube-end = Done
clock-low = low on time
analysis-on = Analysis is on. Press F7 to hear what it finds.
analysis-off = Analysis is off.
low-time-said = { $name ->
    [you] You have
   *[other] { $name } has
} { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left.
clock-fallen = flag fallen
clock-paused = clock stopped
clock-start = Start
clock-pause = Pause
clock-go-on = Resume
clock-stage = { $end ->
    [none] Period { $stage }: move { $move }
   *[other] Period { $stage }: move { $move } of { $end }
}
clock-alone-adjust = Adjust
clock-alone-done = Done
clock-alone-reset = Reset
clock-alone-menu = Menu
clock-alone-swapped = Sides swapped.
clock-alone-swap = Swap sides
    .tiny = Swap
    .tip = White and Black change places
clock-set = Set…
clock-set-of = { $name }: set the time and the move count
clock-alone-set = Set clock
clock-alone-runs = running
clock-alone-first = flag fell first
    .tiny = fell first
clock-alone-free = delay { $seconds } s
clock-alone-starts = press to start
clock-alone-none = –
clock-alone-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
agreed-players = players as arbiters
agreed-program = program as arbiter
agreed-unsupervised = not supervised
agreed-supervised = supervised
agreed-laws = Laws as of 1 January { $year }
clock-alone-more = { $name }: add { $time }
clock-alone-less = { $name }: take away { $time }
clock-alone-flag = { $name }’s flag has fallen.
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
time-moves = { $moves ->
    [one] { $moves } move in { $time }
   *[other] { $moves } moves in { $time }
}
time-stages = { $stages }, then { $then }
time-of = { $color }: { $time }
time-both = { $white }; { $black }
move-field = Your move
move-field-hint = Nf3, e4, O-O or e2e4, then Enter
move-field-command = Enter: { $command }
turned-white = The board has been flipped. White is at the bottom.
turned-black = The board has been flipped. Black is at the bottom.

## Who plays

level-1 = First moves
    .tip = Has just learned how the pieces move. Leaves them hanging and overlooks captures.
level-2 = Learner
    .tip = Takes free pieces it notices, but leaves its own hanging and overlooks simple threats.
level-3 = Schoolyard
    .tip = Attacks before its pieces are out, and leaves a piece hanging every few moves.
level-4 = Kitchen table
    .tip = Plays the opening moves that everyone knows. Simple tactics decide its games.
level-5 = Coffee house
    .tip = Castles early in half its games, and notices threats more often than quiet moves.
level-6 = Club night
    .tip = Knows how to develop. Makes about one clear mistake every twelve moves.
level-7 = Club player
    .tip = Solid. Offers draws and resigns when the position calls for it.
level-8 = First team
    .tip = Knows its openings, castles early and seldom leaves anything hanging.
level-9 = Club champion
    .tip = Punishes most mistakes, and makes fewer of its own than most opponents.
level-10 = Expert
    .tip = Opens like a tournament player, and makes about one clear mistake every thirty moves.
level-12 = Candidate
    .tip = Looks deeper than club players, but chooses moves that anyone can understand.
level-13 = Master
    .tip = Sees nearly every tactic and gives few chances.
level-14 = Grandmaster
    .tip = Calculates further than most people can. A draw against it is a success.
level-11 = Full strength
    .tip = As strong as Jadoube can play.
level-external-about = An engine that you added, with its own settings.
level-rating = about { $rating }
    .tip = Ratings as on Lichess in games of ten minutes or more, 2013–2017
level-no-handicap = no handicap
level-external = your engine
level-about = { $level } (about { $rating })
level-rated = Rating { $rating }
level-between = Between { $weaker } and { $stronger }.
opponent = Opponent
opponent-scale = A level plays about as well as people with the rating shown.
any-rating = Choose rating
any-rating-range = { $least } to { $most }
rating = Rating
    .tip = Any rating from 400 to 2700, on the same scale as the levels
rating-of = Rating of { $name }
rating-wrong = Enter a rating from { $least } to { $most }.
adapt-level = Adjust to results
match-score = Score so far: { $white } { $first }, { $black } { $second }.
advised-up = Ready for a harder level? Try { $level }.
advised-down = Too hard? Try { $level }.
adapted-next = Next game: { $level }.
remark = { $name }: “{ $remark }”
remark-mated-1 = Well played! That was a fine finish.
remark-mated-2 = You got me. Another game?
remark-mated-3 = Good game! You earned that mate.
remark-beaten-1 = You were too strong for me. Well played!
remark-beaten-2 = Good game. I’d like another try.
remark-mates-1 = Good game! Shall we play another?
remark-mates-2 = Thanks for the game. Next time it may be my king.
remark-mates-3 = That was fun. Want another go?
remark-wins-1 = Thanks for the game! I enjoyed it.
remark-wins-2 = Good game. Shall we play again?
remark-stalemate-1 = Stalemate! No legal move left, so we share the point.
remark-stalemate-2 = No move left and no check: stalemate. Another game?
remark-drawn-1 = Half a point each. Thanks for the game!
remark-drawn-2 = A draw! Shall we play another to decide it?
jadoube = Jadoube
seat-level = { $name } · { $level }
player-thinks = thinking
thinks = { $name } is thinking.
not-begun = The game hasn’t started yet.
held = The engines are paused.
held-detail = Press Resume to continue.
lot-white = Colours were drawn at random: you play White.
lot-black = Colours were drawn at random: you play Black.
offered-to-engine = { $other } will answer on its turn.
clock-waits-for-engine = The clock has not started: press Start, and { $name } moves first.
way-two = Two players
    .tiny = Two
    .tip = Two players at one board
way-against = Against the computer
    .tiny = Computer
    .tip = You play against an engine
way-watch = Watch
    .tip = Two engines play each other
players = Players
you-play = Your colour
you-white = White
    .tip = You play White
you-black = Black
    .tip = You play Black
summary-white = you play White
summary-black = you play Black
summary-lot = random colours
by-lot = Random
    .tip = Colours are drawn at random when the game starts
your-name = Your name
cmd-level-up = Play a harder level
    .short = Harder level
    .tiny = Harder
    .tip = Play from the same starting position, one level up, with colours swapped
cmd-level-down = Play an easier level
    .short = Easier level
    .tiny = Easier
    .tip = Play from the same starting position, one level down, with colours swapped
cmd-adapt-level = Adjust level to results
    .tip = After each game without hints or analysis, the computer’s rating goes up if you won, down if you lost
cmd-at-once = Engines move without pausing
    .tip = Engines move as soon as they have decided, instead of taking as long as a human player would
failed = { $name } can’t play
failed-detail = Who takes over? If the clock was running, it has been stopped until you choose.
failed-person = I’ll take over
failed-jadoube = Let Jadoube play

## Menus

menu-file = File
menu-edit = Edit
menu-view = View
menu-engine = Engine
menu-pictures = Print and pictures
menu-options = Options
menu-game = Game
menu-lines = Analysis lines
menu-remarks = Remark after the game
menu-halves = Chess clock layout
menu-analyst = Analyse with
analyst-built-in = Jadoube
menu-help = Help
menu-theme = Appearance
menu-board-theme = Board colours
menu-language = Language
menu-notation = Notation
menu-castle = Castling
menu-draw = Draw
menu-arbiter = Arbiter
menu-take-back = Takeback
menu-resign = Resign or adjourn
menu-approve = Sign the result
menu-walk = Navigate
status-enforced = Touch-move
    .short = Touch
status-on-claim = Touch-move on claim
    .short = On claim
status-over-the-board = Over the board
status-off = Touch-move off
    .short = Off
status-unsaved-game = Game not recorded
    .short = Not recorded
status-unsaved-settings = Settings not saved
    .short = Not saved
status-unsaved-study = Study not saved
    .short = Not saved
status-classical = Regular chess
status-chess960 = Chess960 no. { $number }
status-number = no. { $number }
status-clocks = Game clock: { $clocks }
status-chess-clock = Chess clock: { $time }
status-clocks-run = Clock running: { $clocks }
status-position-chess960 = Chess960 from a position
status-position = From a position

cmd-new-game = New game…
    .tiny = New…
    .tip = Choose the game, the players and the rules
cmd-room = Chess960 set-up…
    .tip = Choose a starting position by number, by dice, by placing the pieces in turn, or for a round of an event
cmd-chess-clock = Chess clock…
    .tip = Set a clock for two players at a real board
cmd-rematch = Rematch
    .tiny = Again
    .tip = Play again from the same starting position, with colours swapped
cmd-rematch-anew = Rematch, new start…
    .short = New start…
    .tiny = New…
    .tip = Play from a new starting position, with colours swapped
cmd-open = Open…
    .tip = Open games in PGN, a saved game, a position or saved game settings
cmd-recent = Recent games…
    .tip = Reopen a recent game, study or file
cmd-keep-game = Save unfinished game…
    .short = Save game
    .tiny = Save
    .tip = Save the game with its clocks, to continue another time
cmd-clock = Start/stop clock
    .tip = Start, stop or resume the clock; without a clock, pause or resume the engines
cmd-adjust-clock = Adjust times
    .tip = Add time or take it away while the clock is stopped
cmd-reset-clock = Reset clock…
    .tip = Set both clocks back to their starting times
cmd-incident = Record incident…
    .tiny = Incident…
    .tip = Record what happened, with the article and any extra minutes or loss of the game
cmd-stop-clocks = Arbiter stops the clocks
    .tip = Stop both clocks for a ruling, without a claim by a player (6.11.1)
cmd-set-clocks = Set clocks…
    .tiny = Clocks…
    .tip = Correct the times and move counts while the clocks are stopped
incident-ends = This ends the game: { $score }.
incident-enter = Record
incident-article = Article
incident-no-article = No article
incident-note = Note
incident-about = Player concerned
incident-nobody = Nobody
incident-lacks-all = Choose an article or write a note.
incident-lacks-player = Choose the player to whom article { $article } applies.
incident-minutes = Minutes for { $color }
incident-loses = This player loses the game
incident-paused = Minutes and a loss of the game can be entered only while the game is paused.
clocks-set = Set
clocks-hours = h
clocks-minutes = min
clocks-seconds = s
clocks-moves = completed moves
clocks-period-skipped = { $name }: this correction does not add the { $time } due after move { $move }. Check the time as well.
clocks-period-again = { $name }: { $time } will be added after move { $move }, even if it was added before.
clocks-noted = Each change is recorded as an incident (art. 7.1).
cmd-jadoube = J’adoube
    .tip = Straighten pieces without having to move them
cmd-press-clock = Press clock
    .short = Clock
    .tip = Complete the move
move-made = Move made
    .tiny = Made
move-made-by = { $color ->
    [white] White’s
   *[black] Black’s
} move is made
clock-press = Press { $color ->
    [white] White’s
   *[black] Black’s
} clock
cmd-castle = Castle…
    .short = Castle…
    .tiny = Castle
    .tip = Announce castling; this doesn’t count as touching a piece
cmd-castle-h = Castle O-O
    .tip = Announce castling with the rook on the h-side
cmd-castle-a = Castle O-O-O
    .tip = Announce castling with the rook on the a-side
cmd-confirm = Confirm castling
    .short = Confirm
    .tip = Castle as announced
cmd-claim = Claim…
    .short = Claim…
    .tip = Claim a draw, touch-move, an illegal move or a fallen flag
cmd-claim-of = { $name } claims…
    .tip = Choose what to claim; running clocks are stopped, and the board stays in view
cmd-offer = { $name } offers a draw
    .tip = The opponent may accept, decline or play on
cmd-request-increment = Ask for five seconds
    .tip = Offer a draw. If the opponent declines, both players get five seconds per move and the opponent two extra minutes
cmd-accept-draw = Accept draw
    .short = Accept
    .tip = End the game in a draw
cmd-decline-draw = Decline draw
    .short = Decline
    .tip = Continue the game
cmd-take-back = Take back last move
    .short = Take back
    .tiny = Back
    .tip = Take back the last move (the opponent may have to agree); against an engine, your last move and any reply
cmd-take-back-of = Take back { $name }’s move
    .tip = Take back this player’s last move and any reply; the opponent may have to agree
ask-take-back = { $name } requests a takeback
cmd-allow-take-back = Allow takeback
    .short = Allow
    .tip = Let the opponent take the move back
cmd-refuse-take-back = Refuse takeback
    .short = Refuse
    .tip = Let the move stand
cmd-resign-as = { $name } resigns
    .tip = The opponent wins, unless they can’t mate by any series of legal moves (5.1.2)
cmd-adjourn = Adjourn…
    .tip = Seal a move and continue another time
cmd-open-envelope = Open the envelope
    .short = Open envelope
    .tiny = Open
    .tip = Make the sealed move, if it is valid, and play on
cmd-approve = { $name } signs the result
    .tip = The result is final once both players have signed it
cmd-quit = Quit
    .tip = Close the window
cmd-copy = Copy position
    .tip = Copy the position to the clipboard as FEN
cmd-paste = Paste
    .tip = Paste a position, moves or a game; outside a browser, also open a copied file
cmd-copy-game = Copy game
    .tip = Copy the whole game to the clipboard as PGN
cmd-save-game = Save game…
    .tiny = Save
    .tip = Save the whole game to a PGN file
cmd-first = Go to start
    .tip = Go back as far as possible
cmd-back = One move back
    .tip = Show the position before this move
cmd-forward = One move forward
    .tip = Show the position after the next move
cmd-last = Go to end
    .tip = Show the last position
cmd-flip = Flip board
    .tiny = Flip
    .tip = See the board or the chess clock from the other side
cmd-wipe = Clear arrows
    .tiny = Clear
    .tip = Remove the arrows and circles from the board
cmd-hint = Hint
    .tip = Show which piece to move; ask again to see the move. Hints are noted on the score sheet
cmd-analysis = Analysis
    .tip = Show the evaluation and best lines; during a game, this is noted on the score sheet
cmd-remarks-never = Never
    .tip = No level makes a remark after a game
cmd-remarks-beginners = Beginner levels
    .tip = The levels below 1000 make a friendly remark after a game
cmd-remarks-always = Always
    .tip = Every level makes a friendly remark after a game
cmd-halves-fitting = Largest digits
    .tip = Whichever layout makes the digits largest
cmd-halves-beside = Side by side
    .tip = One half on the left, the other on the right
cmd-halves-stacked = Stacked
    .tip = One half above the other
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
    .tip = Show letters and numbers at the edge of the board
cmd-turn-to-mover = Auto-flip board
    .tip = Between two people, turn the board to the player to move after every move
cmd-face-to-face = Face to face
    .tip = Between two people, turn the far player’s pieces, name and clock upside down
cmd-off-centre = Pieces off-centre
    .tip = Leave dragged pieces about where you put them on the square
cmd-sound = Sounds
    .tip = Play sounds for touching, moving, check and more
cmd-speak = Spoken moves
    .tip = Say every move of the game out loud
cmd-spoken-names = Files as Anna, Bella…
    .tip = Announce moves as blind players do, with files Anna to Hector and German piece names: Springer Gustav eins Felix drei
sound-none = No program for playing sounds was found. On Linux, install aplay, paplay or pw-play; most desktops already have one.
speech-on = Moves will now be spoken.
speech-none = No speech program was found. On Linux, install Speech Dispatcher or eSpeak NG.
cmd-theme-system = Follow system
    .tip = Light or dark, like your desktop or browser
cmd-theme-light = Light
    .tip = Light background
cmd-theme-dark = Dark
    .tip = Dark background
cmd-board-wood = Wood
    .tip = Brown squares
cmd-board-green = Green
    .tip = Green squares
cmd-language-system = Follow system
    .tip = The language of your desktop or browser
cmd-language = { $name }
    .tip = Use this language
cmd-notation-letters = Letters of your language
    .tip = K Q R B N
cmd-notation-english = English letters
    .tip = K Q R B N
cmd-notation-figurines = Figurines
    .tip = Piece symbols instead of letters
cmd-engines = Engines…
    .tip = Add and configure other chess engines
cmd-electronic-board = Electronic board…
    .tip = Connect a board that detects where its pieces are
cmd-tables = Tablebases…
    .tip = Choose the folder with the endgame tablebases
cmd-book = The book
    .tip = The rules of chess step by step, and the history of the game
cmd-explain = Explain this
    .tip = Open the book, at the rule that the card quotes if there is one
cmd-lesson = Castling in Chess960
    .short = Castling lesson
    .tiny = Lesson
    .tip = A short lesson with exercises
cmd-shortcuts = Keyboard shortcuts
    .tip = What you can do with the keyboard
cmd-copy-details = Copy details for reports
    .tip = Copy Jadoube’s version, details of this computer and any crash report, to report a problem
cmd-about = About Jadoube
    .tip = Version and licences
cmd-settings = Settings…
    .tip = All settings, with a preview of the board
cmd-board-blue = Blue
    .tip = Blue squares
cmd-board-stone = Stone
    .tip = Grey squares, as in printed books
cmd-board-contrast = High contrast
    .tip = White and grey squares, for the best contrast
cmd-pieces-classic = Classic
    .tip = Like wooden club pieces
cmd-pieces-bold = Bold
    .tip = Flat pieces with heavy lines, clear even on small squares
cmd-animation = Animate moves
    .tip = Let pieces glide and dice roll; when off, moves are instant
cmd-volume = Volume
    .tip = Set how loud sounds and spoken moves are
cmd-captured = Captured pieces
    .tip = Show beside each name what that player has captured
cmd-material = Material difference
    .tip = Show beside the names the lead in points and, unless captured pieces are shown, the extra pieces and pawns
cmd-tenths = Show tenths below 10 s
    .tip = Show tenths on a clock with less than ten seconds left
cmd-low-time = Low-time warning
    .tip = Warn by underline, colour and sound when a clock is low on time
cmd-text-size-80 = 80%
    .tip = Smaller than normal
cmd-text-size-100 = 100%
    .tip = Normal size
cmd-text-size-125 = 125%
    .tip = A little larger
cmd-text-size-150 = 150%
    .tip = One and a half times normal size
cmd-text-size-200 = 200%
    .tip = Twice normal size
cmd-text-larger = Larger
    .tip = Make everything but the board larger
cmd-text-smaller = Smaller
    .tip = Make everything but the board smaller
menu-pieces = Pieces
menu-text-size = Text size

## Settings

settings-board = Board and pieces
settings-play = Play
settings-sound = Sound
settings-language = Language and text
settings-hear = Play a sound
settings-preview = The bishop has just moved and gives check. The queen was touched and must be moved; the squares it can go to are marked.
settings-reset = Restore defaults
    .tip = Reset all settings, on every tab, to their defaults
settings-undo-reset = Undo restore
    .tip = Bring back your own settings

## Hints and analysis

hint-offered = Your last move was a mistake. Would you like a hint?
hint-sought = Looking for a hint…
hint-piece = Look at { $piece }.
hint-again = Ask again to see the move. The score sheet says that you had a hint.
hint-move = { $move } is a good move.
hint-noted = The score sheet says that you had a hint.
hint-will-be-noted = Once you get one, the score sheet will say so.
hint-none = You got no hint, so nothing was noted. You can ask again.
hint-too-shallow = The position has not been analysed deeply enough yet.
analysis = Analysis
analysis-waits = Thinking…
analysis-depth = Depth { $depth } · { $speed } kn/s
analysis-line = Line { $line }: { $worth } { $moves }
analysis-ended = The analysis has stopped.
worth-even = The position is about even, { $score }.
worth-slightly = { $color } is slightly better, { $score }.
worth-better = { $color } is better, { $score }.
worth-winning = { $color } is winning, { $score }.
worth-tables = Tablebase win for { $color }.
known-draw = Tablebase draw
known-mates = Tablebase win for { $color }: mate in { $moves }
known-wins = Tablebase win for { $color }: capture, pawn move or mate in { $moves }
known-may-win = Tablebase win for { $color } unless the fifty-move rule comes first: capture, pawn move or mate in { $moves }
known-too-late = Tablebase draw by the fifty-move rule: the win would take too long
known-unreadable = Not all tablebases can be read (Engine, Tablebases)
worth-mates = { $color } mates in { $moves }.
worth-mate = M{ $moves }
worth-score = { $sign ->
    [plus] plus { $score }
    [minus] minus { $score }
   *[none] { $score }
}

## The review after a game

cmd-review = Review this game
    .short = Review
    .tip = See where the game turned, and try better moves
refusal-no-review = A game can be reviewed only once it is over.
review-graph = White’s chances during the game
review-now = { $move }: White { $percent } per cent
review-opens = Review of { $game }.
review-start = Start of the game
review-progress = Analysing position { $done } of { $all }…
review-none = There were no turning points.
review-points = { $count ->
    [one] One turning point
   *[other] { $count } turning points
}
review-too-shallow = This position has not been analysed deeply enough yet.
review-too-shallow-count = { $count ->
    [one] One position has not been analysed deeply enough yet.
   *[other] { $count } positions have not been analysed deeply enough yet.
}
review-inaccuracy = an inaccuracy
review-mistake = a mistake
review-blunder = a blunder
review-better = Better:
review-shares = { $before } → { $after }%
review-looked = { $looked } of { $all } viewed
review-looked-all = All viewed
review-views = What is shown
review-view-points = Turning points
    .tiny = Points
    .tip = The moves that made the most difference
review-view-moves = Moves
    .tip = The whole game with the evaluations
review-tally = Statistics
    .tiny = Stats
    .tip = Accuracy and mistakes of both players
review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-percent = { $percent }%
review-accuracy-means = Accuracy is 100% if no move lowers the expected score. A move that costs a tenth of a point counts as 64%.
review-step = Step { $step } of 3: { $name }
review-step-guess = Your guess
review-step-better = Better move
review-step-why = Why
review-point-guess = { $move }, { $severity } by { $color }. { $color }’s chances drop from { $before } to { $after } per cent. Find a better move.
review-point = { $move }, { $severity } by { $color }. { $loss } Better: { $better }. { $color }’s chances drop from { $before } to { $after } per cent.
review-allows-mate = It allows mate in { $moves }.
review-misses-mate = It misses mate in { $moves }.
review-loses = After this, { $opponent } is winning.
review-loses-win = It gives away a won position.
review-loses-advantage = It gives away the advantage.
review-loses-balance = After this, { $opponent } is better.
review-loses-ground = It makes a bad position worse.
review-loses-chances = It reduces { $color }’s chances.
review-find = { $color } played { $move }.
review-guess = { $color }’s chances drop from { $before } to { $after } per cent. Find a better move on the board.
review-try = { $better } was better.
review-line = { $line }.
review-why-not = Why not { $move }?
review-punished = It is met by { $line }.
review-tried-sought = Analysing { $move }…
review-tried-best = { $move } is the best move.
review-tried-played = { $move } is the move that was played.
review-tried-as-good = { $move } is about as good as { $best }.
review-tried-better = { $move } is better than { $played }, but there is an even better move.
review-tried-no-better = { $move } is not clearly better than { $played }.
review-tried-worse = { $move } is worse than { $played }.
review-tried-too-shallow = { $move } can’t be judged: the analysis wasn’t deep enough.
review-show = Show the better move
    .tiny = Show
    .tip = Show the better move as an arrow
review-hint = Hint
    .tip = Show which piece to move
review-why = Why?
    .tip = Show the position after the move that was played, with the best reply if there is one
review-next = Next turning point
    .short = Next point
    .tiny = Next
    .tip = Go to the next turning point whose better move you haven’t seen; after those, go round them all
review-close = Close
    .tip = Return to the previous screen

## The opening table of a file

cmd-opening-table = Opening table
    .tip = When a game comes from a file, show the moves played from this position in the first 20 moves of its games
openings = Moves in this file
openings-reading = Reading the file: { $percent }%
openings-none = No game continues from here in its first 20 moves.
openings-games = Games
openings-count = { $count ->
    [one] one game
   *[other] { $all } games
}
openings-score = White
openings-scored = White scores { $percent } per cent
openings-year = Last
openings-last = last played in { $year }
openings-tip = Play this move

## Files of games

games = Games
games-search = Search games
games-search-hint = Search: player, event, year, FEN…
games-count = { $count ->
    [one] One game
   *[other] { $all } games
}
games-found = { $found } of { $all } games
digits-mark = ,
games-open = Open game
    .tip = Open the chosen game (Enter)
games-none = No games found.
games-reading = Reading…
games-checking = Checking…
games-broken = The file can’t be read to the end ({ $why }).
games-check = Check the moves
    .tip = Replay every game and find those with errors
games-faulty = { $count ->
    [one] Only the game with errors
   *[other] Only the { $count } games with errors
}
games-faults-of = { $count ->
    [one] one error
   *[other] { $count } errors
}
recent = Recent games
recent-games = Played here
recent-files = Files
recent-no-games = There are no earlier games.
recent-no-files = There are no recent files.
recent-open = in progress
recent-adjourned = adjourned
recent-given-up = unfinished
recent-damaged = damaged
recent-unreadable = A game that can’t be read
recent-clock = Chess clock
recent-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

## Dialogs

new-game = New game
more-below = More below
more-below-names = More below: { $names }
play = Play
told-take-back-never = takebacks off
told-take-back-agreed = takebacks if agreed
told-take-back-free = takebacks on
grey-take-back = With this touch-move setting, takebacks are off.
grey-clock = This game has no clock: choose a time first.
grey-increment = This clock already has an increment or a delay, or is an hourglass.
grey-blitz = Players can’t ask for more time in blitz.
grey-times = Correct the errors first.
rules-start = Kind of chess
classical = Regular chess
    .tip = The usual starting position
chess960 = Chess960
    .tip = One of 960 starting positions
chess960-number = Starting position no.
chess960-random = Random start
chess960-twin = Mirror image: no. { $twin }
chess960-row = White’s first rank: { $row }
keep-setup = Save these game settings…
    .tip = Save to a file that you can open again for another round or on another day
name-white = White’s name
name-black = Black’s name
cancel = Cancel
close = Close
clock = Clock
clock-none = No clock
clock-none-about = Unlimited time
clock-other = Other…
    .tip = A time of your own, several periods, or a different time for Black
clock-each = { $time } each
clock-each-more = { $time } each, plus { $bonus } per move
clock-about = { $time }: { $pace ->
    [standard] a standard game
    [rapid] a rapid game
   *[blitz] a blitz game
}
clock-kind = Kind of clock
clock-minutes = Minutes
clock-seconds = Seconds per move
clock-minutes-black = Black’s minutes
clock-seconds-black = Black’s seconds per move
clock-minutes-plus = min +
clock-seconds-each = s per move
clock-after = After
clock-after-later = Then after
clock-moves = Moves in period { $number }
clock-moves-then = moves, add
clock-then-minutes = Minutes added after period { $number }
clock-then-seconds = Seconds per move after period { $number }
blindfold = Blindfold
blindfold-off = Nothing hidden
    .tip = All pieces are visible
blindfold-own = Own pieces
    .tip = The pieces of the player at the bottom are invisible until the game is over
blindfold-other = Opponent’s pieces
    .tip = The pieces of the player at the top are invisible until the game is over
blindfold-all = All pieces
    .tip = The board looks empty until the game is over; moves are made as usual
blindfold-board = Whole board
    .tip = The board is covered until the game is over; type the moves
clock-odds = Different time for Black:
clock-wants-minutes = Enter up to 600 minutes, for example 5 or 0.5.
clock-wants-seconds = Enter 0–3600 seconds.
clock-wants-moves = Enter 1–200 moves.
clock-wants-time = Enter more than 0 minutes.
rules-touch = Touch-move
touch-enforced = Enforced
    .tip = A touched piece must be moved or taken if it can be
touch-on-claim = On claim
    .tip = You may play another move unless your opponent claims touch-move
touch-over-the-board = Over the board
    .tip = Move the pieces freely, then press the clock or “Move made”; the players claim illegal moves
touch-by-program = Move the pieces freely; after each completed move, the program rules on illegal moves and touch-move
touch-off = Off
    .tip = Touching a piece has no consequences
rules-arbiter = Arbiter
arbiter-players = Players
    .tip = Illegal moves and fallen flags count only if a player claims them
arbiter-program = Program
    .tip = The program rules as soon as a move is completed or a flag falls
rules-laws = Pace
pace-standard = Standard
    .tip = An hour or more, including 60 increments
pace-rapid = Rapid
    .tip = More than ten minutes but less than an hour, including 60 increments
pace-blitz = Blitz
    .tip = Ten minutes or less, including 60 increments
rules-supervised = Supervised
supervised-rapid = An arbiter for at most three games (A.4): illegal moves can be claimed until the game ends; the penalty is one minute
supervised-blitz = An arbiter for each game (B.2): illegal moves can be claimed until the game ends; the penalty is two minutes
rules-two-minutes = Last two minutes
rules-last-two-minutes = Five seconds on request
    .tip = The request is also a draw offer; if declined, both get 5 s per move, and the opponent 2 extra minutes (III.4)
rules-draws = Draws
ends-claims = On claim
    .tip = Threefold repetition and the fifty-move rule end the game when a player claims a draw
ends-club = Automatic
    .tip = Threefold repetition and the fifty-move rule end the game at once
rules-take-back = Takebacks
take-back-never = Never
    .tip = Takebacks are off
take-back-agreed = If agreed
    .tip = When your opponent allows it
take-back-free = Free
    .tip = Without asking the opponent
promotion = Promotion on { $square }
promote-to = { $role ->
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
   *[knight] Knight
}

shortcuts = Keyboard shortcuts
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
key-wheel = Mouse wheel
key-space = Space, 1–6
key-space-bar = Space
keys-space = In the Chess960 set-up, by dice: throw the die, or enter your own throw
key-clock-left = Z
keys-clock-left = Over the board: press White’s clock or “Move made”; on the chess clock, the left or lower half
key-clock-right = /
keys-clock-right = Over the board: press Black’s clock or “Move made”; on the chess clock, the right or upper half
key-right-drag = Right mouse button
key-letter = a–h, K Q R B N, O
keys-game = In a game
keys-everywhere = Everywhere
keys-board = On the board
keys-menus = Go to the menus; one letter opens a menu, the next goes to an item
keys-tab = Move from control to control; Ctrl+B goes to the board
keys-arrows = Move from square to square on the board
keys-shift-arrows = In a game or study: step through moves and variations, except while you type
keys-enter = Choose a piece, then its destination; except over the board, only the second step touches the piece
keys-letter = Type a move, such as Nf3, e4 or O-O
keys-escape = Put the piece back
keys-wheel = Step through the game while the pointer is on the board
keys-right-drag = Draw an arrow or a circle: Shift for red, Ctrl for blue, both for yellow
key-ask-all = F2, all, Enter
keys-ask-all = Hear where all pieces are
key-find = Ctrl+F
keys-in-menus = In the menus
keys-draw = Offer a draw, answer an offer, or claim a draw
keys-resign = Resign the game
keys-sign = Sign the result once the game is over
keys-learn = Open the book, a lesson, the exercises or the arbiter’s desk

about-line = A chessboard that plays by the book.
about-version = Version { $version }
about-licence = MIT or Apache-2.0. The pieces were drawn for Jadoube.
about-font = Font: Noto Sans, SIL Open Font License 1.1.
about-name = J’adoube: “I adjust”, what a player says before adjusting a piece.

## The Chess960 screen

to-room = Other ways…
    .tip = Choose the starting position in the Chess960 set-up
to-room-back = Back to Chess960 set-up
room-title = Chess960 set-up
room-by-number = By number
    .tiny = Number
    .tip = A number from 0 to 959, or the first rank
room-by-dice = By dice
    .tiny = Dice
    .tip = One die decides, throw by throw
room-in-turn = In turn
    .tip = The players place the pieces, Black first
room-round = For a round
    .tiny = Round
    .tip = One starting position for all boards in a round; excluded and used positions are left out
round-event = Event
round-name = Round
round-excluded = Excluded positions
round-drawn = How the digits are drawn
round-by-program = By the program
round-by-balls = With numbered balls
round-draw = Draw the position
round-next-digit = Next digit
round-ball = Ball { $digit }
round-take-back = Take back
round-note = Add to the list
    .tip = Add this position to the list of those used in the event
round-noted = On the list
round-noted-in = Starting position no. { $number } is on the list for { $event }.
round-again = To get the same position again:
round-copy = Copy
round-used = { $count ->
    [one] Already used: { $count } position
   *[other] Already used: { $count } positions
}
round-first = Draw the starting position for the round.
round-so-far = So far: { $digits }
round-even = { $left ->
    [one] Only one position can be drawn.
   *[other] The draw is from { $left } positions, all equally likely.
}
round-ready = All boards in this round start from this position.
round-bad-list = “{ $found }” isn’t a position number or a range of such numbers.
round-list-how = Type position numbers and ranges, such as 0-9,518,534.
round-none-left = No positions are left: all 960 are excluded or used.
round-balls-how = Draw a ball for each of the three digits, put it back each time, and click what it shows.
round-balls-nine = If the first ball is a 9, draw the second from balls 0 to 5 only; or use all ten, and start again with the first ball if the second is a 6 or higher.
round-balls-fair = If the ball after a 9 is drawn from 0 to 5 only, positions 900 to 959 are likelier than the others: 1 in 600 against 1 in 1000 in each draw. If you start again with the first ball whenever the number is above 959, all positions are equally likely.
round-ball-excluded = Starting position no. { $number } is excluded or was used before.
round-ball-high = { $found } can’t be the first two digits: numbers run from 0 to 959.
round-all-again = Start again with the first ball.
cmd-print-round = Print sheets for round…
    .short = Print sheets…
    .tip = Save, for each board, a diagram of the starting position and an empty score sheet to print
cmd-wall = Wall display
    .tip = Show the starting position with a countdown, readable from ten metres on a large screen
print-round = Sheets for a round
print-boards = Boards
wall-title = Starting position no. { $number }: { $row }
wall-round = { $round } · { $name }
wall-round-number = Round { $number }
wall-begin = Start countdown
    .tiny = Start
wall-stop = Stop countdown
    .tiny = Stop
wall-preparation = Minutes to prepare
    .tiny = Prepare
wall-play = Minutes until play starts
    .tiny = Until play
wall-turn = Flip board
    .tiny = Flip
wall-preparation-ends = Preparation
wall-play-starts = Clocks start in
wall-play-starts-first = Clocks
wall-play-starts-second = start in
wall-begun = Clocks running
cmd-live = Live file…
    .tip = Keep a PGN file of the game on the board up to date, for broadcasters and other screens
cmd-follow = Follow live file…
    .tip = Watch a game that another program or another window writes to a file
live-file = Choose the file in which others can follow the game
live-name = live
follow-file = Choose the file of a game in progress
live-begun = The game on the board is now being written to { $file }.
live-ended = The game on the board is no longer being written to { $file }.
follow-ended = You have edited the game, so it no longer follows its file.
refusal-followed = This game has no result yet, so no engine may analyse it.
men-odds = Odds
odds-none = None
odds-given = { $role ->
    [pawn] Pawn
    [knight] Knight
    [rook] Rook
   *[queen] Queen
}
odds-told = White gives odds: the { $role ->
    [pawn] pawn
    [knight] knight
    [rook] rook
   *[queen] queen
} on { $square } is removed.
room-players = Players
room-start = Start game
room-choices = Names, clock, rules…
    .tiny = Rules…
room-back = Back
room-again = Start over
room-ready = Starting position no. { $number } is ready.
begins-chess960 = Chess960, starting position no. { $number }.
first-rank = From a to h: { $pieces }.
room-number-field = Number or first rank
room-number-on = { $count ->
    [one] One more piece to go.
   *[other] { $found } more pieces to go.
}
room-number-empty = Which starting position?
room-number-how = Type a number from 0 to 959, or the eight pieces of the first rank.
room-number-title = No. { $number }: { $row }
room-number-ready = Black’s pieces are placed opposite White’s.
room-classical = This is the starting position of regular chess.
room-no-start = That isn’t a starting position.
room-number-range = There is no starting position { $found }: numbers run from 0 to 959.
room-previous = Previous
room-next = Next
room-twin = Mirror image
room-twin-why = The mirror image swaps left and right. It plays differently only because castling isn’t mirrored.
row-letter = “{ $letter }” isn’t a first-rank piece. Use only the letters { $letters }.
row-length = { $count ->
    [one] That is one letter; the first rank has eight, for example { $example }.
   *[other] That is { $found } letters; the first rank has eight, for example { $example }.
}
row-count = { $role ->
    [king] The first rank needs one king, not { $found }.
    [queen] The first rank needs one queen, not { $found }.
    [rook] The first rank needs two rooks, not { $found }.
    [bishop] The first rank needs two bishops, not { $found }.
   *[knight] The first rank needs two knights, not { $found }.
}
row-bishops = Both bishops are on squares of the same colour.
row-king = The king isn’t between the rooks.
dice-throw = Throw
    .tip = You can also click the die or, in the Chess960 set-up, press Space
dice-rest = All throws at once
dice-own = Your own die: click what it shows.
dice-face = Your die shows { $pips }
dice-die = { $pips ->
    [none] Die. Throw
   *[other] Die, { $pips }. Throw
}
dice-take-back = Take back
    .tip = Take back the last throw you entered; the program’s throws stand
dice-step = { $step ->
    [dark-bishop] A bishop on a dark square.
    [light-bishop] A bishop on a light square.
    [queen] The queen.
    [first-knight] A knight.
   *[second-knight] The other knight.
}
dice-rule = { $step ->
    [dark-bishop] 1 to 4: the dark square with that number. 5 and 6: throw again.
    [light-bishop] 1 to 4: the light square with that number. 5 and 6: throw again.
    [queen] 1 to 6: the free square with that number. Every throw counts.
    [first-knight] 1 to 5: the free square with that number. 6: throw again.
   *[second-knight] 1 to 4: the free square with that number. 5 and 6: throw again.
}
dice-short = { $step ->
    [dark-bishop] Bishop on a dark square
    [light-bishop] Bishop on a light square
    [queen] Queen
    [first-knight] Knight
   *[second-knight] Other knight
}
dice-faces = { $step ->
    [dark-bishop] 1–4; rethrow on 5 or 6
    [light-bishop] 1–4; rethrow on 5 or 6
    [queen] 1–6; every throw counts
    [first-knight] 1–5; rethrow on 6
   *[second-knight] 1–4; rethrow on 5 or 6
}
dice-short-rest = King and rooks
dice-faces-rest = The last squares, king in the middle
dice-row-open = { $number }. { $step }: { $rule }.
dice-row-thrown = { $number }. { $step }: { $rule }. Thrown: { $throws }.
dice-row-put = { $number }. { $step }: { $squares }.
dice-row-done = { $number }. { $step }: { $squares }. Thrown: { $throws }.
dice-candidate = number { $pips } on the die
dice-counted = { $pips }: the { $role ->
    [queen] queen
    [bishop] bishop
   *[knight] knight
} goes to { $square }.
dice-again = A { $pips } doesn’t count: throw again.
dice-done = The king goes on the middle of the last three squares, with a rook on either side. Black’s pieces go opposite White’s.
turns-turn = { $name } places a piece.
turns-for-engine = Place a piece for { $color ->
    [white] White
   *[black] Black
} (the computer).
turns-how = Put a piece from the tray on the first rank: the bishops on opposite colours, the king between the rooks.
turns-chosen = Where does the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} go?
turns-opposite = The black piece goes on the square opposite.
turns-target = the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} can go here
turns-piece = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} { $square }
turns-placed = { $role ->
    [king] King
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
   *[knight] Knight
} on { $square }.
turns-row = { $number }. { $name }: { $piece }
turns-row-open = { $number }. { $name }
turns-done = All eight pieces are in place, with Black’s opposite them.
turns-take-back = Take back…
    .tip = Ask the other player if the last piece may be taken back
turns-again = Start over…
    .tip = Ask the other player if you may start over
turns-asks-all = { $name } asks to start over. { $other }, do you agree?
turns-asks = { $name } asks to take back the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
} on { $square }. { $other }, do you agree?
turns-refused = That isn’t possible.
turns-elsewhere = Pieces go on the first rank.
turns-no-piece = Take a piece from the tray first.
turns-taken = { $role ->
    [king] The king
    [queen] The queen
    [rook] A rook
    [bishop] A bishop
   *[knight] A knight
} is on { $square }.
turns-one-color = { $square } is the same colour as { $bishop }, where the other bishop is.
turns-no-bishop = { $color ->
    [dark] No dark square would be left for a bishop.
   *[light] No light square would be left for a bishop.
}
turns-one-side = The king would not be between the rooks.
turns-no-rook = { $side ->
    [left] No square would be left for a rook to the left of the king.
   *[right] No square would be left for a rook to the right of the king.
}
turns-no-king = No square would be left for the king between the rooks.
turns-together = Then the bishops could not stand on opposite colours with the king between the rooks.

## The lesson

lesson-step = Step { $step } of { $steps }
lesson-turn = Your turn
lesson-well-done = Well done!
lesson-castled = You castled.
lesson-other = That isn’t castling.
lesson-other-detail = It is an ordinary move. The pieces go back, so that you can try again.
lesson-king-move = King to { $king } is an ordinary king move.
lesson-king-move-detail = The rook stays where it is, so this isn’t castling. The pieces go back, so that you can try again.
lesson-again = Again
    .tip = Set up this step again
lesson-back = Back
    .tip = Go to the previous step
lesson-next = Next
    .tip = Go to the next step
lesson-done = Done
    .tip = Return to where you were

## The book

article-link = art. { $article }: read about it in the book
book-part-rules = The rules
book-part-chess960 = Chess960
book-part-history = The history of chess
book-part-history960 = The history of Chess960
book-part-words = Glossary
keys-book = In the book
key-pages = PgUp, PgDn, ↑ ↓
keys-book-scroll = Scroll the page; Home and End go to the top and bottom
key-sides = ← →
keys-book-page = Go to the previous or next page
key-alt-sides = Alt+← Alt+→
keys-book-back = Go back and forward through the pages you have read
book-search = Search the book
book-none = No pages found.
book-found = { $count ->
    [one] One page found.
   *[other] { $count } pages found.
}
book-contents = Contents
book-back = ← Back
    .tip = Go back to the page you read before (Alt+←)
book-forward = Forward →
    .tip = Go to the page you came back from (Alt+→)
book-previous = ← { $page }
book-next = { $page } →
book-try = Try it on the board.
book-again = Again
book-undo = Undo
book-jadoube = J’adoube
book-claim-threefold = Claim threefold repetition
book-claim-fifty = Claim the fifty-move rule
book-resign = Resign
book-flag = Let the time run out

## The study

cmd-study-game = Study this game
    .tiny = Study
    .tip = Open the game as a study to replay it, annotate it and try out moves
cmd-show-mate = How mate was possible
    .short = Possible mate
    .tiny = Mate line
    .tip = Show how the winner could still have mated; had that been impossible, the game would have been a draw
mate-shown = With these moves, mate was still possible.
cmd-play-from = Play from here…
    .short = Play from here
    .tiny = Play
    .tip = Start a new game from this position
cmd-new-study = New study
    .tip = Open an empty study
cmd-study = Last study
    .tip = Open your last study, or a new empty one
cmd-above = Up
    .tip = Go to the previous variation, or to the move above
cmd-below = Down
    .tip = Go to the next variation, or to the move below
cmd-comment = Comment…
    .short = Comment
    .tiny = Note
    .tip = Write a comment after this move or, at the start, before the first move
cmd-comment-before = Comment before move…
    .tip = Write a comment before this move
cmd-exclaim = Add !
    .tip = Mark a good move; a second symbol joins the first, as in !? and !!
cmd-doubt = Add ?
    .tip = Mark a mistake; a second symbol joins the first, as in ?! and ??
cmd-no-signs = Remove symbols
    .tip = Remove all symbols here
cmd-main-line = Make main line
    .tip = Put this line before all its alternatives
cmd-promote = Promote variation
    .tip = Move the variation one place up
cmd-demote = Demote variation
    .tip = Move this line one place down
cmd-delete = Delete from here
    .tip = Delete this move and everything after it
cmd-cut-after = Delete later moves
    .tip = Delete all moves that follow this position
cmd-cut-before = Delete earlier moves
    .tip = Start the study at this position
cmd-undo = Undo
    .tip = Undo the last change to the study
cmd-redo = Redo
    .tip = Redo the change you undid
cmd-tags = Game details…
    .tip = Edit the players, event, site, round, date and result
cmd-save-as = Save as new file…
    .tip = Save the study to a PGN file that you choose
cmd-throw-away = Discard study
    .tip = Close the study without saving; a saved file is not changed
sign-1 = Good move
    .tip = Add or remove ! after the move
sign-2 = Mistake
    .tip = Add or remove ? after the move
sign-3 = Brilliant move
    .tip = Add or remove !! after the move
sign-4 = Blunder
    .tip = Add or remove ?? after the move
sign-5 = Interesting move
    .tip = Add or remove !? after the move
sign-6 = Dubious move
    .tip = Add or remove ?! after the move
sign-7 = Only move
    .tip = Add or remove □ after the move: no other move was playable
sign-10 = Even position
    .tip = Add or remove = after the move: neither side is better
sign-13 = Unclear position
    .tip = Add or remove ∞ after the move: nobody can tell who is better
sign-14 = White is slightly better
    .tip = Add or remove ⩲ after the move
sign-15 = Black is slightly better
    .tip = Add or remove ⩱ after the move
sign-16 = White is better
    .tip = Add or remove ± after the move
sign-17 = Black is better
    .tip = Add or remove ∓ after the move
sign-18 = White is winning
    .tip = Add or remove +− after the move
sign-19 = Black is winning
    .tip = Add or remove −+ after the move
sign-22 = Zugzwang
    .tip = Add or remove ⨀ after the move: the player to move would rather pass
sign-9 = Worst move
sign-space = { $color ->
    [white] White has more space
   *[black] Black has more space
}
sign-development = { $color ->
    [white] White is ahead in development
   *[black] Black is ahead in development
}
sign-initiative = { $color ->
    [white] White has the initiative
   *[black] Black has the initiative
}
sign-attack = { $color ->
    [white] White is attacking
   *[black] Black is attacking
}
sign-compensation = { $color ->
    [white] White has compensation
   *[black] Black has compensation
}
sign-insufficient = { $color ->
    [white] White has insufficient compensation
   *[black] Black has insufficient compensation
}
sign-counterplay = { $color ->
    [white] White has counterplay
   *[black] Black has counterplay
}
sign-time-trouble = { $color ->
    [white] White is in time trouble
   *[black] Black is in time trouble
}
sign-idea = With the idea
sign-against = Directed against
sign-better = A better move
sign-worse = A worse move
sign-equivalent = An equally good move
sign-remark = Editorial comment
sign-146 = Novelty
    .tip = Add or remove N after the move: it had not been played before
study-engine = Engine: { $name }
study-engine-tip = Turn the engine on or off
study-engine-lines = { $count ->
    [one] One line
   *[other] { $count } lines
}
study-engine-fewer = Fewer lines
study-engine-more = More lines
sign-diagram = Diagram
    .tip = Choose whether this position is printed as a diagram; only positions in the main line are printed
sign-diagram-turned = Diagram from Black’s side
menu-tree = Moves
menu-study = Study
key-delete = Del
study-signs = Symbols
    .tip = Give your opinion of the move or the position
study-close = Close
    .tip = Return to the previous screen; the study stays as it is
study-comment = Comment at this point
study-line-tip = Click to play the first move, or Shift+click to insert the whole line
study-comment-before = Comment before the move
study-round = round { $round }
study-in-variation = { $move }, in a variation
study-draw-offered = offers a draw
study-comment-too-long = This comment is too long to edit here. It stays as it is.
study-comment-kept = Your change to the comment has been kept. { $keys } undoes it.
study-null-move = no move
study-drawn = Drawings: { $drawings }.
study-arrow = { $color ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} arrow from { $from } to { $to }
study-circle = { $color ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} circle on { $square }
study-ways = Continuations: { $moves }.
study-unfold = Show deeper variations
study-fork = Continue with { $move }
start-all-studies = All unsaved studies
recent-studies = Your unsaved studies
recent-study = Untitled study
recent-discard = Discard
recent-discard-name = Discard { $name }
study-kept-open = Recent games
throw-away-question = Discard this study?
throw-away-detail = It has changes that have not been saved to a file.
games-elo = Elo
games-elo-white = White’s Elo
games-elo-black = Black’s Elo
games-eco = ECO
games-moves = Moves
games-sort = Sort by { $column }
games-sort-back = Sort by { $column }, in reverse
games-sort-off = Return to the order of the file
games-seeking = Searching…
key-page-up = PgUp
key-page-down = PgDn
cmd-game-before = Previous game
    .tip = Open the game before this one in the list
cmd-game-after = Next game
    .tip = Open the game after this one in the list
cmd-find-position = Find this position
    .tip = List the games in the file that reach this position
study-sign = symbol { $sign }
study-worth = evaluation { $worth }
study-clock = clock { $time }
study-time-forfeit = A flag fell.
refusal-no-study = You can analyse once the game on the board is over.
tags = Game details
tags-done = Done
tag-event = Event
tag-site = Site
tag-round = Round
tag-date = Date
tag-date-hint = year.month.day, for example 2026.11.21
tag-result = Result
result-white = White won
result-draw = Draw
result-black = Black won
result-open = Unfinished
file-changed = { $file } has changed since it was read, so nothing was saved. Save to a new file instead.
study-found = Your unsaved study has been recovered.
study-damaged = An unsaved study is damaged, and only part of it can be opened. A copy of the damaged file is kept as { $file }.
study-unread = An unsaved study can’t be read. A copy of the damaged file is kept as { $file }.
study-found-open = Open the study
study-kept = Your previous study has unsaved changes.
study-stays = This study has unsaved changes. Save it or discard it before you open another one.
study-stays-disk = This study can’t be saved automatically: { $why }. Save it yourself or discard it before you open another one.
study-not-discarded = The study can’t be discarded: { $why }. It is kept as { $file }.
study-kept-as = It is under Recent games, with your unsaved studies.
study-faults = { $count ->
    [one] One error in this game
   *[other] { $count } errors in this game
}
study-faults-few = { $count ->
    [one] One error
   *[other] { $count } errors
}
keys-study = In a study
study-faults-close = Hide

## When something can't be done

trouble = There is a problem.
paste-refused = That can’t be pasted.
fen-refused = That isn’t a valid position: { $why }
fen-empty = The clipboard has no text.
file-refused = { $file } can’t be opened: { $why }
file-not-text = it isn’t a text file.
file-too-long = no position was found in its first 64 KB.
file-not-setup = it contains no readable game or game settings ({ $why }).
file-newer = it was written by a later version of Jadoube.
file-no-positions = there are no positions in it.
file-no-games = There are no games in { $file }.
file-reading = Reading { $file }…
games-changed = { $file } has changed, so only the list of games has been updated.
disk-not-there = the file or its folder doesn’t exist
disk-no-rights = permission denied
disk-full = the disk is full
# A browser's storage, or a user's disk quota.
disk-quota = the storage is full or blocked
disk-read-only = the disk is read-only
disk-folder = it is a folder
disk-no-folder = there is a file where its folder should be
disk-no-file = it isn’t a regular file
disk-name = that isn’t a valid file name
disk-invalid = the file is damaged, or of another kind
disk-short = the file is incomplete
disk-busy = another window or program is using it
copied = Position copied.
copied-details = Details copied.
copied-game = Game copied.
save-game = Save game
save-setup = Save game settings
keep-game = Save unfinished game
saved = Saved as { $file }.
save-going-on = Another file is still being saved or printed. Finish that first.
save-unmade = { $file } could not be created, so nothing was saved.
only-first = Only one file is opened at a time. The first is { $file }.
unsaved = { $file } can’t be saved: { $why }. Nothing was overwritten.
file-folder = Folder
file-choose = Choose
file-name = File
file-replaces = A file with that name already exists and will be replaced.
file-save = Save
file-open = Open
crashed = Jadoube crashed last time.
crashed-in-part = Part of Jadoube crashed last time.
crashed-detail = Recorded games and saved settings are intact. If you report the problem, copy the details and include them.
crashed-copy = Copy details
reopened = Your unfinished game has been reopened.
reopened-in-part = Your unfinished game has been reopened, but its last part could not be read.
reopened-clock = The chess clock has been reopened with its last recorded times.
reopened-clock-in-part = The chess clock has been reopened, but the last part of its file could not be read.
continued = The saved game has been opened.
continued-clock = The chess clock has been opened with its last recorded times.
damage-setup = The first lines of the file have been changed, so the names, the clock, the rules or the starting position may be wrong.
damage-lost = { $count ->
    [one] Line { $line } of the file is damaged; that line ({ $bytes } bytes) has been left out.
   *[other] The file is damaged from line { $line } on; its last { $count } lines ({ $bytes } bytes) have been left out.
}
damage-torn = The last line of the file was incomplete and has been left out.
damage-no-end = The end of the file is missing.
damage-restored = The last move restored is { $move }.
damage-restored-setup = No move could be restored.
damage-restored-clock = The clock is restored to the last readable times.
damage-kept = The old file is kept as { $file }.
earlier-ruling = Jadoube now follows article { $article } to the letter and would rule differently on an action in this game. The game is restored to just before that action.
earlier-time = In supervised rapid a penalty is one minute, not two, so { $name } has { $time } less than before.
damaged = The file is damaged
damaged-stays = The file itself stays as it is.
damaged-open = Open readable part
continued-unknown = { $count ->
    [one] The file contains something that this version doesn’t recognise: { $keys }.
   *[other] The file contains things that this version doesn’t recognise: { $keys }.
}
reopened-paused = The clock is stopped until you press Resume.
journal-unsaved = The game can’t be recorded in { $file }: { $why }. What can’t be recorded will be lost when you quit.
journal-unread = No unfinished game could be reopened from { $file } ({ $why }). Nothing has been deleted.
journal-empty = the file is empty
leave = This game isn’t finished
leave-detail = You can continue it later from Recent games.
leave-clock = The clock is in use
leave-clock-detail = You can return to the current times later from Recent games.
leave-unrecorded-detail = What has not been recorded will be lost. To keep it, save it to a file first (File, Save unfinished game).
reset-clock-question = Reset the clock?
leave-stay = Keep playing
leave-go = Start new game
leave-open = Open anyway
leave-running = The clock is running
leave-running-detail = It would keep running while you are away.
leave-running-stay = Stay
leave-running-go = Leave it running
leave-running-pause = Pause and leave
quit-question = This game isn’t being recorded
quit-detail = If you quit now, what has not been recorded will be lost. To keep the game, save it to a file first (File, Save game or Save unfinished game).
quit-stay = Don’t quit
quit-lose = Quit without saving
quit-study-detail = If you quit now, the latest changes to the study will be lost. To keep them, save the study to a file first (File, Save as new file).
quit-exam-detail = If you quit now, the exam ends without a result.
quit-exam = Quit without a result
hand-in-question = Hand in the exam?
hand-in-go = Hand in now
hand-in-detail = Cases that you have not fully answered count as wrong.
asleep = The game was interrupted
asleep-detail = While a clock was running, the computer slept or Jadoube was suspended for { $time }. That time has not been counted.
asleep-skip = Don’t count it
asleep-count = Count it
settings-unsaved = Your settings can’t be saved in { $file }: { $why }. Unless that changes, they will last only until you quit.
settings-nowhere = Your settings can’t be saved: this computer has no folder for them. They will last only until you quit.
settings-engines = { $count ->
    [one] An engine in { $file } couldn’t be read and has been left out. Its entry is kept in that file.
   *[other] { $count } engines in { $file } couldn’t be read and have been left out. Their entries are kept in that file.
}
settings-newer = Your settings in { $file } come from a later version, so the default settings are in use. Yours are kept as { $kept }.
settings-broken = Your settings in { $file } couldn’t be read, so the default settings are in use. Yours are kept as { $kept }.

## What is wrong with a FEN

found-nothing = missing
found-text = “{ $text }”
fen-rows = { $count ->
    [one] the board has one rank; expected 8, separated by /.
   *[other] the board has { $found } ranks; expected 8, separated by /.
}
fen-row = rank { $rank } is { $found }; expected pieces (PNBRQKpnbrqk) and numbers of empty squares, eight squares in all.
fen-row-numbers = rank { $rank } is { $found }; adjacent empty squares are written as one number.
fen-turn = the side to move is { $found }; expected w or b.
fen-castling = the castling rights are { $found }; expected - or letters such as KQkq, each rook once.
fen-en-passant = the en passant square is { $found }; expected - or a square such as e3.
fen-halfmove = the half-move clock is { $found }; expected a whole number from 0 to 65535.
fen-fullmove = the move number is { $found }; expected a whole number from 1 to 4294967295.
fen-too-many = { $found } follows the sixth and last field.
fen-not-classical = the castling rights are possible only in Chess960.
fen-number = there is no starting position { $found }; numbers run from 0 to 959.
fault-no-king = { $color } has no king.
fault-kings = { $color } has { $found } kings; only one is possible.
fault-pieces = { $color } has { $found } pieces; at most 16 are possible.
fault-pawns = { $color } has { $found } pawns; at most 8 are possible.
fault-promoted = { $color } has { $promoted ->
    [one] one extra piece
   *[other] { $promoted } extra pieces
}; { $missing ->
    [0] no pawn
    [one] at most one pawn
   *[other] at most { $missing } pawns
} can have promoted.
fault-pawn-rank = a pawn can’t stand on { $square }.
fault-waiting-check = the side that is not to move is in check: the king on { $king } is attacked from { $attackers }.
fault-castling-rook = the castling rights name a rook on { $square }, but the rook or the king isn’t in place.
fault-two-rooks = { $color } has castling rights with more than one rook on one side.
fault-en-passant = no pawn has just crossed { $square } with a two-square advance.

## The position editor

cmd-editor = Set up a position…
    .tip = Edit a position or start from an empty board; your game is not affected
cmd-save-position = Save position…
    .tip = Save the position to a FEN file
save-position = Save position
position-name = position
cmd-copy-picture = Copy picture
    .tip = Copy a picture of the board to the clipboard
cmd-save-picture = Save picture…
    .tip = Save a picture of the board as a PNG file
cmd-save-film = Save as GIF…
    .tip = Save the game, or some of its moves, as an animated GIF
cmd-save-pdf = Print as PDF…
    .short = Print…
    .tip = Save a score sheet or diagrams to print; main-line moves marked (D) can get a diagram
save-pdf = Print as PDF
pdf-name = score sheet
print-score-sheet = Score sheet
print-diagrams = Sheet of diagrams: the marked positions
print-no-diagrams = No position of the main line is marked. Mark one in a study (Study, Symbols, Diagram).
print-diagrams-of-file = Sheet of diagrams: the positions in a file
print-diagrams-of-sheet = Diagrams
print-diagrams-none = None
print-diagrams-marked = Marked
print-diagrams-drawn = Marked or drawn on
print-drawings = With arrows and circles
gif-from = From move
gif-to = Up to move
gif-pace = Time per move
gif-fast = 0.5 s
gif-normal = 1 s
gif-slow = 2 s
gif-bottom = At the bottom
print-per-page = Per page
print-paper = Paper
print-save = Save…
print-file = Choose a file with positions
diagrams-name = diagrams
save-picture = Save picture
save-film = Save as GIF
study-name = study
picture-name = chess
copied-picture = Picture copied.
editor-title = Set up a position
editor-hand = Move pieces
editor-eraser = Remove pieces
editor-faults = { $count ->
    [one] One problem
   *[other] { $count } problems
}
editor-sound = This position is playable.
editor-mate = This is checkmate.
editor-stalemate = This is stalemate.
editor-over-detail = A game from here would end at once.
editor-dead = This position is a draw.
editor-dead-detail = Neither side can mate, so a game from here would end at once (art. 5.2.2).
editor-odd = This is playable, but can’t arise in a real game.
doubt-many-checkers = More than two pieces give check, from { $squares }.
doubt-bishops = { $color } has more than one bishop on squares of the same colour ({ $squares }), but too few missing pawns for all the promotions.
editor-turn = Side to move
editor-white-to-move = White to move
editor-black-to-move = Black to move
editor-castling = Castling rights
editor-castling-none = none
editor-castling-with = Castling with the rook on { $square }
editor-en-passant = En passant
editor-en-passant-none = none
editor-move-number = Move number
editor-half-moves = Half-move clock
    .tip = Half-moves since the last capture or pawn move
editor-fen = FEN
editor-undo = Undo
editor-redo = Redo
editor-start = Starting position
editor-empty = Empty board
editor-of-game = Current game position
    .tip = Set up the position that your game shows
editor-exchange = Swap colours
    .tip = Change the colour of every piece and move it to the other side of the board; the side to move changes too
editor-chess960 = Chess960 no.
editor-chess960-set = Set up
editor-back = Back
    .tip = Leave the editor; your position stays until you open the editor from a study or a review
editor-study = Study
    .tip = Try out moves from here and write down what you find
editor-faults-first = Correct the position first.
editor-play = Play from here…
new-game-from-position = The starting position has already been chosen.

## What comes from the clipboard

paste-unknown = { $found } isn’t a position (FEN or EPD), a game (PGN) or a list of moves.
paste-move-malformed = { $color }’s move { $number } can’t be read: { $found }.
paste-move-illegal = { $color }’s move { $number } isn’t legal: { $found }.
paste-move-ambiguous = { $color }’s move { $number } is ambiguous: { $found }.
position-opened = Position opened.
position-opened-id = Opened “{ $id }”.
pasted = Position pasted.
pasted-id = Pasted “{ $id }”.
pasted-best = Best in this position: { $moves }.
pasted-reading = Reading what you pasted…
pasted-more-games = { $count ->
    [one] This is the first game; there is one more.
   *[other] This is the first game; there are { $count } more.
}
pasted-more = { $count ->
    [one] There is one more line, which was not read.
   *[other] There are { $count } more lines, which were not read.
}

## What is wrong in a file of games

pgn-fault = Game { $game }, line { $line }, column { $column }: { $what }
pgn-tag = { $found } isn’t a tag such as [White "Name"].
pgn-tag-again = The tag { $found } has the same name as an earlier one.
pgn-tags-too-many = The game has more than 200 additional tags; the rest were read as comments.
pgn-tag-late = The tag { $found } is among the moves instead of above them.
pgn-variant = The variant { $found } is unknown; the moves were read as chess moves.
pgn-start = The starting position is invalid: { $why }
pgn-no-start = The tags announce a special starting position, but there is no FEN tag.
pgn-text = { $found } isn’t a move.
pgn-text-outside = { $found } doesn’t belong to any game.
pgn-move-illegal = { $found } isn’t legal here; its continuation was not read.
pgn-move-ambiguous = { $found } is ambiguous; its continuation was not read.
pgn-untrue = { $found } was read as a move, but { $why }.
pgn-castling-as-king-move = { $found } was read as castling, which is written O-O or O-O-O.
pgn-pass-in-check = A side passes while in check.
pgn-move-missing = A move may be missing before the number { $found }.
pgn-nag = { $found } isn’t a symbol; $ must be followed by a number from 0 to 255.
pgn-comment-open = A comment is not closed: a closing brace is missing.
pgn-comment-nested = A comment starts inside another comment.
pgn-nothing-to-close = There is nothing here for { $sign } to close.
pgn-too-deep = Variations are nested too deeply to be read.
pgn-too-long = { $count ->
    [one] The game is too long: only its first half-move was read. If it is from a file, that file stays as it is.
   *[other] The game is too long: only its first { $count } half-moves, those in variations included, were read. If it is from a file, that file stays as it is.
  }
pgn-variation-empty = A variation has no moves.
pgn-variation-open = Not every variation is closed: at least one closing bracket is missing.
pgn-result-in-variation = The result { $result } is inside a variation.
pgn-result-missing = There is no result after the moves.
pgn-results = The result after the moves is { $mark }, but the tag above them says { $tag }.
pgn-result-tag = { $found } isn’t a result; expected 1-0, 0-1, 1/2-1/2 or *.
pgn-broken = The file could not be read any further: { $why }.

## External engines

failure-no-program = { $name } couldn’t be started: the program, or one that it needs, wasn’t found.
failure-no-permission = { $name } couldn’t be started: you don’t have permission to run it.
failure-not-started = { $name } couldn’t be started: { $why }.
failure-no-uci = { $name } isn’t a UCI chess engine for this computer, stopped while starting, or starts too slowly.
failure-no-chess960 = { $name } doesn’t play Chess960.
failure-ended = { $name } stopped unexpectedly.
failure-silent = { $name } didn’t answer in time and was shut down.
failure-flooded = { $name } sent far too much output and was shut down.
failure-illegal = { $name } played “{ $move }”, which isn’t a legal move, and was shut down.

engines = Engines
tables = Endgame tablebases
tables-about = Endgame tablebases know the result of positions with few pieces. Analysis shows this result, and at full strength the engine uses it too. Choose a folder with Syzygy files (.rtbw and .rtbz); you can download them from the internet, for up to seven pieces.
tables-nowhere = No folder has been chosen.
tables-looking = Looking for tablebases…
tables-none = There are no usable tablebases in this folder.
tables-found = { $count ->
    [one] 1 tablebase
   *[other] { $count } tablebases
}, for up to { $pieces } pieces.
tables-without-distances = { $count ->
    [one] 1 tablebase has no .rtbz file, so the number of moves to a capture, pawn move or mate is not known.
   *[other] { $count } tablebases have no .rtbz file, so the number of moves to a capture, pawn move or mate is not known.
}
tables-unreadable = { $name } can’t be read: { $why }.
tables-choose = Choose folder…
tables-choose-title = Choose the folder with the endgame tablebases
tables-forget = Don’t use tablebases
eboard = Electronic board
eboard-about = An electronic board knows where its pieces stand. In a game played over the board, lifting a piece counts as touching it, and putting it down counts as letting go of it. In other games and in studies, a legal move counts once the new position has stayed on the board for half a second.
eboard-driver = Board
eboard-chessnut = Chessnut
    .tip = By USB
eboard-millennium = Millennium
    .tip = ChessLink on a serial port
eboard-simulation = Simulated
    .tip = A file of recorded board messages instead of a board
eboard-other = Other
    .tip = Any driver that you start with a command
eboard-ports = Ports found
eboard-no-ports = No serial port was found. Connect the board, then look again.
eboard-find-ports = Look again
eboard-port = Port
eboard-port-hint = /dev/ttyUSB0 or COM3
eboard-file = File
eboard-file-hint = A path
eboard-command = Command
eboard-command-hint = A program and its arguments
eboard-connect = Connect
eboard-disconnect = Disconnect
eboard-turn = Turn board round
eboard-none = No board is connected.
eboard-waiting = Waiting for the driver…
eboard-connected = { $name } is connected.
eboard-battery = Battery: { $percent }%
eboard-agrees = Your board shows the right position.
eboard-picture = The pieces on the electronic board
eboard-empty = { $square } must be empty
eboard-missing = { $square } needs a { $piece }
eboard-other-piece = { $square } needs a { $piece }, not a { $found }
eboard-more = { $count ->
    [one] and 1 more square
   *[other] and { $count } more squares
}
eboard-differs = Correct your board: { $list }.
eboard-differs-more = { $count ->
    [one] Correct your board: { $list }; and 1 more square.
   *[other] Correct your board: { $list }; and { $count } more squares.
}
eboard-unclear = Your board can’t tell on which of these squares a piece was captured: { $list }. Check the move on the screen.
kings-question = The kings stand in the centre. Is the game over?
kings-detail = { $winner ->
    [white] Kings on e4 and d5 mean that White won.
    [black] Kings on d4 and e5 mean that Black won.
   *[other] Kings on squares of different colours mean a draw.
}
kings-white-resigns = White resigns
kings-black-resigns = Black resigns
kings-draw = Agree a draw
eboard-no-program = The driver couldn’t be started: the program, or one that it needs, wasn’t found.
eboard-not-started = The driver couldn’t be started: { $why }.
eboard-ended = The driver for the electronic board has stopped. You can continue with the mouse, or connect the board again.
eboard-flooded = The driver for the electronic board sent far too much output and was shut down. You can continue with the mouse.
eboard-silent = The driver for the electronic board didn’t answer in time and was shut down. You can continue with the mouse.
eboard-line = The driver for the electronic board was shut down because it wrote a line that can’t be read: { $what }. You can continue with the mouse.
eboard-no-version = The program that was started isn’t a driver for an electronic board: the first line it writes doesn’t say that it is one.
eboard-version = The driver for the electronic board uses version { $version } of the driver protocol. Jadoube supports only version 1.
engines-none = Add a UCI chess engine, such as Stockfish, to play against or to analyse with.
engines-done = Done
engine-new = New engine
engine-add = Add
engines-found = On this computer:
engine-add-found = Add { $name }
engine-name = Name
engine-command = Program
engine-command-hint = A path or a command
engine-choose = Choose file…
engine-choose-title = Choose a chess engine
engine-arguments = Arguments
engine-arguments-hint = Usually none
engine-time = Thinks for
engine-time-unit = seconds per move (without a clock)
engine-try = Try it
engine-remove = Remove
engine-trying = Starting { $name }…
engine-answers = { $name } works, but doesn’t play Chess960.
engine-answers-chess960 = { $name } works, and plays Chess960 too.
engine-options = Engine options
engine-range = From { $min } to { $max }
engine-range-megabytes = From { $min } to { $max } MB
engine-press = Press “{ $option }” every time the engine starts
engine-reset = Engine defaults

## The start screen

cmd-start = Start screen
    .tip = Play, continue a game, or look around
start-title = What shall we play?
start-go-on = Continue your game
start-clock = Back to the chess clock
start-look-back = Review your last game
start-look-at = Look at your last game
start-strip = { $title } – { $about }
start-exercises = Exercises ({ $due })
start-exercises-name = Exercises, { $due } due today
start-new = New here?
start-new-tour = Learn touch-move in one minute
# The title bar. The name of the program comes last, as is usual.
window-title = { $white } – { $black } – { $program }
# The reason for keeping the screen on, which some desktops show.
screen-kept-on = A game is being played
start-clock-runs = { $name ->
    [you] your
   *[other] { $name }’s
} clock is running
start-game = { $white } – { $black }, move { $number }
start-game-clocks = { $white } – { $black }, move { $number }, { $clocks }
start-game-over = { $white } – { $black }, { $score }
door-name = { $name }. { $about }
door-play = Play
door-random = Random start
door-play-name = { $play }: { $door }
door-choose = Options…
    .tip = Names, clock, rules and more
door-choose-level = Choose level…
    .tip = The opponent, your colour, the time and more
door-set-up = Set up…
    .tip = By number, by dice, placed in turn, or drawn for a round
door-choose-name = { $options }: { $door }
door-two = Two players
door-two-about = { $touch ->
    [enforced] { $clock ->
        [yes] At one computer. Touch-move, { $time }.
       *[no] At one computer. Touch-move.
    }
    [on-claim] { $clock ->
        [yes] At one computer. Touch-move on claim, { $time }.
       *[no] At one computer. Touch-move on claim.
    }
    [over-the-board] { $clock ->
        [yes] At one computer. Over the board, { $time }.
       *[no] At one computer. Over the board.
    }
   *[off] { $clock ->
        [yes] At one computer. Touch-move off, { $time }.
       *[no] At one computer. Touch-move off.
    }
}
door-computer = Against the computer
door-computer-about = { $color ->
    [white] { $clock ->
        [yes] You play White against { $name }, with a clock.
       *[no] You play White against { $name }.
    }
    [black] { $clock ->
        [yes] You play Black against { $name }, with a clock.
       *[no] You play Black against { $name }.
    }
   *[lot] { $clock ->
        [yes] You play against { $name }, with a random colour and a clock.
       *[no] You play against { $name }, with a random colour.
    }
}
door-chess960 = Chess960
door-chess960-about = Two players. One of 960 starting positions: by number, by dice, or placed in turn. Also called Freestyle chess.
door-chess960-against = Against { $name }. One of 960 starting positions: by number, by dice, or placed in turn.

## The arbiter’s desk

cmd-exam = At the arbiter’s desk
    .short = Arbiter’s desk
    .tip = Cases to rule on, with the correct ruling and the reason
exam-mode = What to practise
exam-cases = Cases
    .tip = Every case of a level once; those you get wrong come back
exam-endless = Endless cases
    .short = Endless
    .tip = New cases on one topic, at one level; those you get wrong come back
exam-exam = Exam
    .tip = Cases against the clock, with a certificate if you pass
exam-topic = Topic
exam-level = Level
exam-level-0 = Beginners
exam-level-1 = Players
exam-level-2 = Club arbiters
exam-level-3 = Arbiters
exam-endless-progress = { $right } of { $seen } right first time
exam-none = No case was found on this topic at this level.
exam-about = You rule on cases from many parts of the Laws, against the clock. At the end, you can open every case with its explanation.
exam-name = Name on the certificate
exam-length = Length
exam-length-cases = { $cases } cases, { $minutes } min
exam-left = Case { $case } of { $all }, { $time } left
exam-hand-in = Hand in
    .tip = End the exam; cases that you have not fully answered count as wrong
exam-stay = Continue the exam
exam-running = Your exam is still running
exam-begin = Begin the exam
    .tip = The clock starts at once
exam-results = Back to the results
    .tip = The score and all cases
exam-save-result = Save result…
    .tip = As a PDF, with the name, date, score and edition of the Laws
exam-certificate = Save certificate…
    .tip = As a PDF, with the name, date, score and edition of the Laws
save-certificate = Save certificate
save-result = Save result
exam-pass-mark = You pass with { $needed } of { $cases } cases right ({ $percent } per cent).
exam-passed = Passed: { $score }
exam-not-passed = Not passed: { $score }
exam-by-topic = Score by topic
exam-topic-score = { $topic } ({ $articles }): { $right } of { $cases } right
exam-all-cases = All cases
exam-case-right = Case { $number }: { $topic }, right
exam-case-wrong = Case { $number }: { $topic }, wrong
exam-another = Another exam
    .tip = With a new selection of cases
exam-answer-none = { $name }: { $right }. You gave no answer.
certificate-title = Certificate
certificate-title-not-passed = Result
certificate-score = { $right } of { $cases } right
certificate-exam = Exam for chess arbiters
certificate-passed = Passed
certificate-not-passed = Not passed
certificate-about = Ruled on { $right } of { $cases } cases as the Laws require, within { $minutes } minutes
certificate-pass-mark = Pass mark: { $needed } of { $cases } cases
certificate-signature = Signature
certificate-made-by = Made with Jadoube; not a title or licence of any federation.
certificate-topic = Topic
certificate-articles = Articles
certificate-right = Right
certificate-cases = Cases
exam-table-refuses = The ruling
exam-claim = The claim
exam-request = The request
exam-position = The position
exam-bound = Must be moved or taken now
exam-time = Extra time
exam-result = Result
exam-article = Article that applies
exam-simple-claim = Is that right?
exam-simple-request = Is that allowed?
exam-simple-result = What is the result?
exam-simple-answer = The answer
exam-simple-right = { $color } is right.
exam-simple-not-right = { $color } is wrong.
exam-simple-allowed = That is allowed.
exam-simple-not-allowed = That is not allowed.
exam-white-wins = White wins
exam-black-wins = Black wins
exam-upheld = Upheld
exam-rejected = Rejected
exam-allowed = Allowed
exam-not-allowed = Not allowed
exam-stands = Stays as it is
exam-restored = Is restored
exam-queen = The pawn becomes a queen
exam-no-piece = No piece in particular
exam-no-time = None
exam-minutes = { $minutes } min for { $color }
exam-goes-on = The game goes on
exam-steps-in = The arbiter steps in: { $kind ->
    [illegal-move] illegal move
    [touch-move] touch-move
   *[flag] a flag has fallen
}.
exam-touch = Touch-move
exam-castling = Castling
exam-castling-rights = Castling rights at the start: White { $white }; Black { $black }.
exam-promotion = Promotion
exam-illegal = Illegal moves
exam-fast = Rapid and blitz
exam-fast-articles = Appendices A and B
exam-flags = Flags
exam-claims = Draw claims
exam-endings = How a game ends
exam-adjourned = Sealed moves
exam-adjourned-articles = Guideline I
exam-agreement = Draw offers and results
exam-blind = Blind players
exam-blind-articles = Appendix D
exam-progress = { $seen } of { $all } cases seen, { $right } right first time
exam-decide = Decide
    .tip = Answer every question first
exam-decide-left = { $count ->
    [one] Decide (one question left)
   *[other] Decide ({ $count } questions left)
}
exam-chosen = Chosen: { $answer }.
exam-article-title = Article { $article }: { $title }
exam-next = Next case
    .tip = A case you got wrong comes back later
exam-right = Right
exam-wrong = Not quite
exam-all-wrong = Wrong
exam-answer-right = { $name }: { $right }. You answered correctly.
exam-answer-wrong = { $name }: { $right }, not “{ $wrong }”.
exam-over = All { $all } cases for { $level ->
    [exam-level-0] beginners
    [exam-level-1] players
    [exam-level-2] club arbiters
   *[other] arbiters
}: { $right } right first time
exam-score = { $name }: { $right } of { $seen } right first time
exam-again = Start again
    .tip = All cases of this level once more
exam-next-level = Next level
    .tip = More difficult cases

reason-threefold = { $count ->
    [one] This position occurs once: { $when }.
   *[other] This position occurs { $count } times: { $when }.
}
reason-start = at the start
reason-now = now
reason-after = { $plies ->
    [one] after one move
   *[other] after { $plies } moves by White and Black together
}
reason-with = after the written move { $mv }
reason-castling = The pieces also stood like this { $when }, but at that point the castling rights of { $color } were different (9.2.3.2).
reason-en-passant = The pieces also stood like this { $when }, but at that point a pawn could be captured en passant (9.2.3.1).
reason-turn = The pieces also stood like this { $when }, but with the other player to move (9.2.3).
reason-fifty = White and Black together have made { $plies } moves in a row without a capture or a pawn move; 100 are needed.
reason-fifty-with = With { $mv }, White and Black together would have made { $plies } moves in a row without a capture or a pawn move; 100 are needed.
reason-fifty-anew = White and Black together have made { $plies } moves in a row without a capture or a pawn move, but { $mv } would restart the count; 100 are needed.
reason-touch-kept = The first touched piece that could be moved or taken was moved or taken.
reason-touch-free = None of the touched pieces left in place could be moved or taken, so the player was free to move another piece.
reason-touch-in-vain = { $count ->
    [one] { $pieces } was touched first, but no legal move moves or takes it, so it does not count (4.5).
   *[other] { $pieces } were touched first, but no legal move moves or takes them, so they do not count (4.5).
}
reason-adjusted = The player said “j’adoube” before touching the piece, so it was only adjusted.
reason-adjusted-late = “J’adoube” was said only after the piece was touched, which is too late (4.2.1).
reason-flag-mate = Legal moves can still lead to mate, for example in this position: { $pieces } ({ $article }).
reason-castling-legal = King and rook had not moved, nothing stood between them, and no square that the king left, crossed or reached was attacked.
reason-offer-in-time = Both sides have moved. The time to offer a draw is after making a move and before pressing the clock, but an offer at another time counts too.
reason-offer-again = This program lets a player offer a draw only once per turn, so that the opponent is not disturbed.
reason-offer-declined = Touching a piece to move it declined the offer.
reason-not-dead = Mate is still possible, for example in this position: { $pieces }.
reason-seventy-five = White and Black together have made { $plies } moves in a row without a capture or a pawn move; 150 are needed.
reason-count-anew = The last move was a capture or a pawn move, so the count of moves starts again.
reason-only-check = { $color } is in check but has a legal move, so it is not mate.
reason-pawn-gone = Nobody claimed the illegal move before the reply, so it stands (A.5.2). The pawn on the last rank has been taken, so the position is legal again and the game is not drawn (A.5.4).
reason-sealed-ambiguous = More than one move could be meant (I.8.1).
reason-sealed-illegal = That move is not legal here (I.8.3).
reason-piece-on = { $piece } on { $square }
reason-minute-rapid = In rapid the penalty is one minute, not two (A.3).
reason-minute-blitz = In unsupervised blitz the penalty is one minute, not two (B.3).

## Exercises

cmd-exercises = Exercises
    .tip = Exercises from the program, your games, files and studies; once answered, they come back another day
cmd-repertoire = Practise these moves
    .tip = Make exercises from the study’s moves for the side at the bottom
exercise-progress = { $due } due today, { $all } in all
exercise-find = Find the best move
exercise-find-mate = { $moves ->
    [one] Mate in one move
   *[other] Mate in { $moves } moves
}
exercise-find-win = Gain the advantage
exercise-find-draw = Find the saving move
exercise-find-study = Which move is in the study?
exercise-wrong = Not { $mv }
exercise-again = Try once more
exercise-found = { $mv } is right
exercise-reply = The reply is { $mv }
exercise-solution = The solution is { $mv }
exercise-played = { $mv } was played.
exercise-line = Then comes { $line }.
exercise-others = Also right: { $moves }.
exercise-none-due = Nothing is due now.
exercise-all-done = That’s all for today: { $right } of { $all } right first time.
exercise-tomorrow = The next exercise is due tomorrow.
exercise-next-due = The next exercise is due on { $date }.
exercise-back = This exercise comes back on { $date }.
exercise-back-tomorrow = This exercise comes back tomorrow.
exercise-none = There are no exercises yet. Begin with those that come with the program: mate, gain the advantage or find the saving move.
exercise-sources = You can also make your own from the turning points of a review, the moves of a study, or a file. A file can hold positions with their best moves, puzzles with their solutions, or games in which poor moves have a better alternative. If it has none of these, the engine looks for exercises in its games.
exercise-show = Show the solution
    .tip = If the exercise was due, it comes back tomorrow
exercise-next = Next exercise
    .tip = Exercises come back in the order of their due dates; new ones come last
exercise-hint = Hint
    .tip = Show which piece to move; if the exercise was due, it comes back tomorrow
exercise-piece = Move { $piece }.
exercise-refuted = After { $mv }: { $line }.
exercise-unknown = What follows could not be worked out.
exercise-not-mate = That is not mate in { $moves } moves.
exercise-no-check = That is not check, so it can’t be mate.
exercise-stalemate = That is stalemate: the game is drawn.
exercise-check-taken = It is check, but { $piece } can be taken: { $mv }.
exercise-check-away = It is check, but the king can move away: { $mv }.
exercise-check = It is check, but not mate: { $mv } is possible.
exercise-supplied = Ready-made exercises
    .tip = Add up to 20 more of the exercises that come with the program: mate, gain the advantage, find the saving move
exercise-anyway = Practise anyway
    .tip = All exercises, even those that are not due; your answers won’t affect when they come back
exercise-add = Add from a file…
    .tip = Positions with best moves (EPD), puzzles or games (PGN)
exercise-file = Add exercises from a file
exercise-searching = The engine is looking for exercises: game { $game } of { $all }…
exercise-search-found = { $count ->
    [0] No exercises found so far.
    [one] One exercise found so far.
   *[other] { $count } exercises found so far.
}
exercise-stop = Stop the search
    .tip = The exercises that were found are kept
exercise-touch = Touch-move in exercises
    .tip = A touched piece must be moved or taken if it can be; touching the wrong one counts as a failed attempt
exercise-touched = You touched { $piece }.
exercise-touched-own = The touched piece must move (article 4.3.1), but none of its moves is correct.
exercise-touched-other = The touched piece must be taken (article 4.3.2), but no correct move takes it.
exercises-added = { $count ->
    [0] No exercises were added.
    [one] One exercise was added.
   *[other] { $count } exercises were added.
}
exercises-added-where = { $count ->
    [one] One exercise was added (Help, Exercises).
   *[other] { $count } exercises were added (Help, Exercises).
}
exercises-known = { $count ->
    [one] One was there already.
   *[other] { $count } were there already.
}
exercises-skipped = { $count ->
    [one] One line of the file has no position with a legal best move.
   *[other] { $count } lines of the file have no position with a legal best move.
}
exercises-no-source = The file has neither positions with a best move nor games in PGN.
exercises-no-moves = The study has no moves for { $color } to practise.
exercises-no-moment = None of the turning points is suitable for an exercise.
exercises-searched = { $count ->
    [one] No exercise was found in the game searched.
   *[other] No exercise was found in the { $count } games searched.
}
exercises-left-out = { $count ->
    [one] One game was left out because it has no moves, is too long, starts from an illegal position, or could help a player in the game on the board.
   *[other] { $count } games were left out because each has no moves, is too long, starts from an illegal position, or could help a player in the game on the board.
}
exercises-stopped = The search was stopped at game { $game } of { $all }.
exercises-no-folder = There is no folder for exercises on this computer.
review-exercises = Make exercises
    .tip = Make exercises from the turning points where one move is clearly the best
review-exercises-sought = Looking for exercises…
    .tip = The search goes on even if you leave the review

## What happens in a case, told step by step

story-turn = { $color } { $deeds }.
story-piece = the { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
story-touches = touches { $piece }
story-adjusts = says “j’adoube”
story-moves = moves { $piece } from { $from } to { $to }
story-moves-empty = moves { $piece } from { $from } to the empty square { $to }
story-moves-opponents = moves the opponent’s { $piece } from { $from } to { $to }
story-takes-own = takes their own { $taken } on { $to } with { $piece } from { $from }
story-takes = takes { $taken } with { $piece } from { $from }
story-castles-short = castles kingside
story-castles-long = castles queenside
story-takes-off = takes { $piece } off the board
story-promotes = replaces the pawn with a { $piece }
story-clock = presses the clock
story-no-move = presses the clock without making a move
story-writes = writes down { $mv } without playing it
story-claims-touch = claims touch-move
story-claims-illegal = claims an illegal move
story-claims-flag = calls the flag
story-claims-threefold = claims a draw by threefold repetition
story-claims-fifty = claims a draw by the fifty-move rule
story-offers = offers a draw
story-accepts = accepts the draw
story-declines = declines the draw
story-requests = asks for five seconds per move for both players
story-seals = seals { $mv }
story-opened = The game is adjourned; later the envelope is opened.
story-resigns = resigns
story-both-hands = You see that { $color } uses both hands for the move.
story-illegal-seen = You see what happened, and nobody has claimed anything yet.
story-quiet = White and Black together have made { $plies } moves without a capture or a pawn move.
story-two-squares = { $color } has just moved the pawn from { $from } to { $square }.
story-not-just-moved = { $color }’s last move was not a two-square advance of the pawn on { $square }.
story-penalised = { $color } has been penalised for one illegal move.
story-nobody-penalised = Nobody has been penalised yet.
story-nobody-claims = Nobody claims anything.
story-seen = You had already noticed the pawn on the last rank, and nobody claims anything.

## The cases at the arbiter’s desk

case-touch-another-piece = White touches the knight on g1, leaves it where it is and moves a pawn. Black says: “You must move the knight!”
    .why = If you touch a piece that can move, you must move it. White puts the pawn back and moves the knight.
case-touch-claimed-too-late = White touched the knight on g1, but played the pawn from e2 to e4 and pressed the clock. Black picks up the pawn on e7, puts it back and claims touch-move.
case-touch-no-legal-move = White touches the rook on a1, which can’t move yet, and then moves a pawn. Black says: “You must move the rook!”
    .why = The rook on a1 has no legal move, so White may move any piece.
case-touch-enemy-pawn = White takes hold of Black’s pawn on d5, lets go of it and moves the knight on g1 instead. Black says: “You must take my pawn!”
    .why = If you touch an enemy piece that you can take, you must take it. White’s pawn on e4 can take the pawn on d5.
case-touch-both-colours = White touches Black’s pawn on d5, then the knight on b1, plays the knight to c3 and presses the clock. Black claims touch-move.
case-touch-queen-then-pawn = White touches the queen, then Black’s pawn on d5. White plays the queen to d2 and presses the clock. Black claims touch-move.
case-touch-adjusting = White says “j’adoube”, straightens the knight on g1 and then moves a pawn. Black says: “You touched the knight, so you must move it!”
    .why = “J’adoube” means: I am only straightening this piece. White said it first, so White may move any piece.
case-touch-adjusting-too-late = White picks up the knight on g1 and puts it back. Only then does White say “j’adoube” and ask to be free to move another piece.
case-touch-in-check = White is in check from the rook on e8. White touches the knight on a1, then moves the king to d2 and presses the clock. Black claims touch-move.
    .why = No move of the knight ends the check, so White may make any legal move (4.5).
case-touch-let-go = White puts the knight on f3 and lets go of it. Then White moves it on to h3. Black says: “The knight must stay on f3!”
    .why = Once you let go of a piece on a square where it may go, your move is made.
case-touch-en-passant = White has just played the pawn from e2 to e4. Black takes hold of that pawn, lets go of it, moves the king to e7 and presses the clock. White claims touch-move.
case-castling-king-then-rook = White touches the king, then the rook on h1. Castling is legal. White moves the king to e2 and presses the clock. Black claims touch-move.
case-castling-rook-first = White touches the rook on h1, then the king, castles and presses the clock. Black claims touch-move.
case-castling-rook-before-king = White wants to castle, but moves the rook to f1 first and lets go of it. Then White puts the king on g1. Black says: “You moved the rook, so that is your move!”
    .why = To castle, move the king first. White let go of the rook on f1, so the rook has moved and the king goes back.
case-castling-not-possible = White touches the king, then the rook on h1. Black’s rook attacks f1, so White does not castle but moves the rook to f1 and presses the clock. Black claims touch-move.
case-castling-through-attack = White castles kingside and presses the clock. Black stops the clocks and says that castling was illegal. It is White’s first illegal move.
case-castling-in-check = White’s king is in check from the rook on e8. White castles. Black says: “You can’t castle now!”
    .why = You can’t castle while you are in check. White touched the king, so the king must make another move (4.4.3).
case-castling-rook-attacked = White castles queenside and presses the clock. Black claims an illegal move, because the rook passed over b1, which Black’s rook attacks.
    .why = Only the king’s squares count: the king may not stand on, cross or reach an attacked square. The rook may (3.8.2.2).
case-castling-after-king-moved = White’s king has gone to e2 and back to e1. Now White castles and presses the clock. Black claims an illegal move, the first of this game.
case-castling-two-hands = White castles with both hands at once, otherwise correctly, and presses the clock. You see it and step in. White has made no illegal move before.
    .why = A move is made with one hand (4.1). Castling with both is penalised like an illegal move: two minutes for Black (7.5.4). The move stands.
case-promotion-pawn-left = White plays the pawn from e7 to e8, lets go and presses the clock; the pawn is still a pawn. Black stops the clocks and makes a claim. It is White’s first illegal move.
case-promotion-pawn-left-again = White has been penalised for one illegal move. Now White plays the pawn from e7 to e8, leaves it there as a pawn and presses the clock. Black claims an illegal move.
case-promotion-to-knight = White plays the pawn to e8, replaces it with a knight and presses the clock. Black claims an illegal move: a pawn must become a queen.
    .why = A pawn becomes a queen, rook, bishop or knight, whichever the player chooses (3.7.3.3).
case-promotion-second-queen = White still has a queen. White’s pawn reaches e8, and White changes it into another queen. Black says: “You can’t have two queens!”
    .why = A pawn may become a queen, rook, bishop or knight, even if you still have that piece.
case-promotion-of-pinned-pawn = White plays the pawn from e7 to e8, leaves it there as a pawn and presses the clock. Black claims an illegal move. It is the first of this game.
    .why = The pawn is pinned: moving it to e8 leaves the king in check (3.9.2). A move that is illegal for that reason does not become a promotion to a queen (7.5.2), but is taken back.
case-promotion-pawn-stays-in-rapid = Rapid, not supervised. White left a pawn on e8 and pressed the clock. You happened to pass by and noticed the pawn. Black did not claim, but moved the king to f6 and has now pressed the clock too.
case-illegal-knight = Black moves the knight from b8 to d5 and presses the clock. White claims an illegal move. It is Black’s first.
case-illegal-second = Black has been penalised for one illegal move. Later Black moves the bishop from c8 over the pawn on d7 to e6 and presses the clock. White claims an illegal move.
case-illegal-second-lone-king = White has been penalised for one illegal move. Now White moves the rook from a3 to b4 and presses the clock. Black, who has only a king, claims an illegal move.
    .why = A second completed illegal move loses, but a player with only a king can’t win: the game is drawn (7.5.5).
case-illegal-found-later = Standard chess. Two moves ago Black moved the knight from b8 to d5, and nobody noticed. Now Black stops the clocks and points it out. Nobody has been penalised before.
case-illegal-own-move = White has played the bishop from f1 to c5 and pressed the clock. Now White stops the clocks, says that the move was illegal, and asks you to restore the position.
case-illegal-en-passant-legal = Black has just moved the pawn from d7 to d5. White moves the pawn from e5 to d6 and takes Black’s pawn off the board. Black says: “A pawn can’t do that!”
    .why = Black’s pawn had just advanced two squares and stood beside White’s, so White may take it as if it had advanced only one.
case-illegal-en-passant-late = Black’s pawn went from d7 to d5 one move ago; since then both kings have moved. Now White takes it en passant and presses the clock. Black claims an illegal move, the first of this game.
case-illegal-in-check = White’s king is in check from the rook on e8. White doesn’t see it and moves a pawn. Black says: “You can’t do that, you are in check!”
    .why = You must always get out of check. White puts the pawn back and makes a move that ends the check.
case-illegal-no-move = It is White’s turn. White thinks, then presses the clock without having moved. Black stops the clocks and makes a claim. White has made no illegal move before.
case-illegal-not-completed = White moves the bishop from f1 to c5 and lets go of it, but has not pressed the clock yet. Black stops the clocks at once and claims a completed illegal move.
    .why = The bishop move is illegal, but White has not pressed the clock, so it has not been completed (7.5.1). White must still make a legal move, with the bishop if it has one (4.3); there is no penalty.
case-rapid-first-illegal = Rapid, with no arbiter at the board. Black moves the knight from b8 to d5 and presses the clock. White claims an illegal move at once. It is Black’s first.
    .why = In rapid the penalty for a first illegal move is one extra minute for the opponent (A.3).
case-rapid-reply-made = Rapid, with no arbiter at the board. Black moved the knight from b8 to d5 and pressed the clock. White moves the knight from g1 to f3, lets go of it, then stops the clocks and claims an illegal move.
case-rapid-reply-in-hand = Rapid, with no arbiter at the board. Black moved the knight from b8 to d5 and pressed the clock. White picks up the knight on g1, sees what has happened, puts it back and claims an illegal move. It is Black’s first.
case-rapid-supervised-later = Supervised rapid: one arbiter for every three games, and the moves are written down. Two moves ago Black moved the knight from b8 to d5. Only now does White claim an illegal move. Nobody has been penalised before.
    .why = With enough arbiters and every game recorded, the rules of standard chess apply (A.4), so the claim is not too late. The penalty is still one minute (A.3).
case-blitz-supervised-first = Supervised blitz: each game has an arbiter of its own and is recorded. Black moves the knight from b8 to d5 and presses the clock. White claims an illegal move. It is Black’s first.
    .why = With an arbiter for each game and every game recorded, blitz follows the rules of standard chess (B.2), so White gets two minutes. The one minute of B.3 is for unsupervised blitz.
case-blitz-king-taken = Blitz, with no arbiter at the board. White’s king was in check, but White played the pawn to a4. Black takes the king with the rook and presses the clock. White claims that taking the king is illegal. Nobody has been penalised before.
    .why = Taking the king is not allowed (1.4.1), so it is an illegal move. White’s own illegal move can’t be claimed any more, because Black has made the next move (A.5.2).
case-rapid-kings-in-check = Rapid, not supervised. White’s king was in check, but White moved the rook from d2 to e2 and gave check. You happened to pass by and noticed that both kings were in check. Black overlooked it, claimed nothing, moved the rook from a1 to b1 and has now pressed the clock.
case-flag-fallen = White’s clock shows zero. White wants to play on. Black stops the clocks and says: “Your time is up!”
    .why = When your time is up, you lose unless your opponent has no way at all to mate you.
case-flag-lone-king = White’s clock shows zero. Black, who has only a king, stops the clocks and calls the flag.
    .why = White’s flag has fallen, but Black can’t mate with only a king: the game is drawn (6.9).
case-flag-helpmate = White’s clock shows zero. Black, who has a king and a knight against a king and a pawn, calls the flag. White says that a knight alone can’t mate.
    .why = Black wins if any series of legal moves leads to mate, even with the worst play (6.9). White’s own pawn can block the king’s escape: with White’s king on h1, the pawn still on h2 and Black’s king on f1, the knight mates on f2.
case-flag-not-fallen = White has a little over five minutes left. Black misreads the display, stops the clocks and calls White’s flag.
case-flag-after-mate = White moves the queen to g7, which mates, and lets go of it. White forgets the clock, which then runs down to zero. Black calls the flag.
    .why = The mate ended the game the moment the queen was let go (5.1.1). White did not have to press the clock, so the flag fell after the end of the game.
case-flag-both = Both clocks show zero; White’s flag fell first, and the clock shows this. White stops the clocks and calls Black’s flag.
    .why = Where the clock shows which flag fell first, that flag decides (6.9). White called Black’s flag, but White’s had fallen first.
case-claim-three-times = Both sides have moved a knight out and back twice. White, who has the move, claims a draw by threefold repetition.
case-claim-only-twice = Both sides have moved a knight out and back once. White, who has the move, claims a draw by threefold repetition.
case-claim-castling-differs = Both rooks have gone out and back twice. The pieces now stand as they did at the start, for the third time. At the start White still had the right to castle. White, who has the move, claims a draw.
    .why = The first time the pieces stood like this, White could still castle later; now White no longer can. So the position was not the same (9.2.3).
case-claim-after-touching = The same position is on the board for the third time. White, who has the move, picks up the pawn on e2, puts it back and claims a draw.
case-claim-fifty-moves = White and Black together have made 99 moves without a capture or a pawn move. White writes down the rook move to d2, does not make it, and claims a draw by the fifty-move rule.
case-claim-fifty-pawn-move = White and Black together have made 99 moves without a capture or a pawn move. White writes down the pawn move to h3, does not make it, and claims a draw by the fifty-move rule.
case-claim-wrong-in-rapid = Rapid. Both sides have moved a knight out and back once. White, who has the move, claims a draw by threefold repetition.
case-end-mate-on-move-75 = White and Black together have made 149 moves without a capture or a pawn move. White moves the queen to g7, which mates, and presses the clock.
    .why = The 75-move rule applies only if the last move did not mate: mate takes precedence (9.6.2).
case-end-mate-after-touching = White touches the knight on a2, then moves the queen to g7, which mates, and presses the clock. Black claims touch-move. White says that mate ends the game.
    .why = Mate ends the game only if the move that mates was legal in every way (5.1.1). White had to move the knight (4.3.1), so the mate is taken back.
case-end-seventy-five = White and Black together have made 149 moves without a capture or a pawn move. White moves the queen to c1 and presses the clock. Nobody claims anything.
case-end-resigned-to-king = White misjudges the position and resigns. Black has only a king.
case-end-resigned = White says: “I resign.” Then White sees a good move and wants to play on after all.
    .why = Resigning ends the game at once. You can’t take it back.
case-end-last-pawn-taken = White takes Black’s last pawn with the king and presses the clock. White has a king and a knight left, Black a king. Nobody claims anything.
case-end-two-kings = White’s king takes Black’s last pawn. Only the two kings are left on the board. Black wants to play on.
    .why = A king alone can’t give mate, so with only two kings the game is drawn at once.
case-end-knight-against-bishop = White has a king and a knight, Black a king and a bishop. White asks you to declare the position dead and the game drawn.
case-end-stalemate = White moves the king to g6 and presses the clock. Now it is Black’s turn. Black is not in check, but has no legal move.
    .why = That is stalemate: the game is drawn.
case-sealed-illegal = The game was adjourned. The envelope is opened: White sealed a rook move from a1 to b2.
case-sealed-ambiguous = The game was adjourned. The envelope is opened: White sealed a rook move to d1. Both rooks can go there.
    .why = Either rook could be meant. The game is lost by the player whose sealed move is ambiguous (I.8).
case-sealed-lone-king = The game was adjourned. The envelope is opened: White sealed a rook move from a2 to b3. Black has only a king.
    .why = The sealed move is illegal, which loses, but a player with only a king can’t win: the game is drawn (I.8).
case-sealed-no-promotion-piece = The game was adjourned. The envelope is opened: White sealed the pawn move from e7 to e8, without naming a piece.
    .why = Without the piece, the true meaning of the sealed move can’t be established. The player who sealed it loses (I.8).
case-sealed-check-that-is-none = The game was adjourned. The envelope is opened: White sealed a king move to e2 and added the symbol for check. The move is legal, but it does not give check.
    .why = The symbol for check is not part of the move. Without it the move is clear and legal, so it is made and the game goes on.
case-offer-too-early = White plays the first move of the game, the pawn from e2 to e4, and asks whether a draw may be offered now, before the clock is pressed.
case-offer-while-thinking = It is Black’s turn, and Black is thinking. White offers a draw. Black says: “I accept.” Then White says: “That doesn’t count, it wasn’t my turn.”
    .why = White’s offer counts, and Black accepted it. It is better to offer a draw right after your own move, so that you don’t disturb your opponent.
case-offer-refused-by-touch = White played the knight to f3, offered a draw and pressed the clock. Black picks up the knight on b8, puts it back and says: “I accept.” White no longer wants the draw.
    .why = Touching a piece declined the offer (9.1.2.1), so there is nothing left to accept.
case-offer-again = White lets go of the knight on f3 and offers a draw. Black says no. White has not pressed the clock yet and wants to offer a draw once more.
case-last-minutes-declined = The rules of the event allow the request under Guideline III.4, and there is no increment. White has the move and less than two minutes left, and has asked for an extra five seconds per move for both players. You agree. The request also counts as a draw offer, which Black declines.
    .why = Black may decline the draw, but the request stands: both get five seconds per move, and Black two extra minutes (III.4).
case-last-minutes-too-early = The rules of the event allow the request under Guideline III.4, and there is no increment. White has the move and almost five minutes left, and asks for five seconds per move for both players.
case-result-signed-differently = White resigned. White then wrote 1–0 on the score sheet, and Black wrote 0–1. Which result do you report?
case-blind-lifted = White is blind and has a board with holes. White lifts the knight out of its hole on g1, puts it back, plays the pawn from e2 to e4, announces the move and presses the clock. Black claims touch-move.
    .why = On a board with holes a piece is touched when it is lifted out of its hole (D.2.2).
case-blind-felt = White is blind and has a board with holes. White feels the knight on g1 with their fingertips but leaves it in its hole, plays the pawn from e2 to e4, announces the move and presses the clock. Black claims touch-move.
    .why = On a board with holes a piece is touched only when it is lifted out of its hole. Feeling it is how a blind player sees (D.2.2).
case-blind-slip-of-the-tongue = White is blind. White announces “knight to Hector 3”, immediately says “no, Felix 3”, puts the knight on f3 and then presses the clock. Black says that the first words count, and claims that the knight must go to h3.
    .why = A slip of the tongue must be corrected at once, before the clock is pressed. White did so, and the knight stands on the square that was finally announced (D.2.8).
case-blind-illegal = White is blind. White moves the bishop from f1 to d4, announces the move and presses the clock. Black claims an illegal move. It is White’s first.

## Titles of articles at the arbiter’s desk

article-3-1 = Where a piece may go
article-3-2 = The bishop
article-3-3 = The rook
article-3-4 = The queen
article-3-5 = No jumping over pieces
article-3-6 = The knight
article-3-7 = The pawn
article-3-7-1 = The pawn’s step
article-3-7-2 = The pawn’s first move
article-3-7-3 = How a pawn takes
article-3-7-3-2 = En passant only at once
article-3-7-3-3 = Promotion
article-3-8 = The king
article-3-8-1 = The king’s step
article-3-8-2-1 = Castling right lost
article-3-8-2-2 = No castling for now
article-3-9-1 = What check is
article-3-9-2 = King in check after own move
article-4-1 = One hand
article-4-2-1 = J’adoube
article-4-3-1 = Own piece touched
article-4-3-2 = Enemy piece touched
article-4-3-3 = Both colours touched
article-4-4-1 = King, then rook
article-4-4-2 = Rook, then king
article-4-4-3 = If castling is illegal
article-4-4-4 = Choice of promotion piece
article-4-5 = Touched piece can’t move
article-4-6 = How to promote
article-4-7 = Piece let go
article-4-8 = Claim after touching
article-5-1-1 = Checkmate
article-5-1-2 = Resigning
article-5-2-1 = Stalemate
article-5-2-2 = Dead position
article-5-2-3 = Draw by agreement
article-6-2-4 = Handling the clock
article-6-8 = When a flag has fallen
article-6-9 = Time has run out
article-6-11-4 = Stopping the clocks
article-7-1 = Times after a mistake
article-7-5-1 = Illegal move
article-7-5-2 = Pawn not promoted
article-7-5-3 = Clock pressed without a move
article-7-5-4 = Two hands
article-7-5-5 = Penalties
article-9-1 = Draw offer
article-9-2 = Threefold repetition
article-9-3 = Fifty-move rule
article-9-4 = Draw claim after touching
article-9-5-2 = Correct draw claim
article-9-5-3 = Wrong draw claim
article-9-6-1 = Fivefold repetition
article-9-6-2 = 75-move rule
article-11-2 = Leaving the playing area
article-11-3 = Help and phones
article-11-3-1 = No outside help
article-11-5 = Disturbing the opponent
article-A-4 = Supervised rapid
article-A-5-2 = Rapid: illegal move
article-A-5-4 = Rapid: illegal position
article-B-3 = Unsupervised blitz
article-D-2-2 = Board with holes
article-I-1 = Sealing a move
article-I-8 = Faulty sealed move
article-III-2 = When Guideline III applies
article-III-4 = Request for extra seconds

## The tour of touch-move

cmd-tour = Touch-move in one minute
    .short = One-minute tour
    .tiny = Tour
    .tip = Find out what happens when you touch a piece
tour-skip = Skip
tour-play = Play
    .tip = Go to the start screen to choose a game
tour-not-yet = Not quite.

## The command line

cli-help =
    A desktop chessboard that plays by the book.

    jadoube [FILE] [--chess960 NUMBER]   opens the window
    jadoube COMMAND [OPTIONS]            does one job, without a window

    Commands:
      perft          count the move sequences of a given length
      chess960       show a Chess960 position by number or first rank, at random or by dice
      replay         play a script of actions and answer each with a line of JSON
      uci            run as an engine for other chess programs
      mate-possible  say who can still mate, for each position in a file
      verify         check games in PGN as an arbiter would
      picture        save a position as PNG, or a game as GIF
      print          save a score sheet or a sheet of diagrams as PDF
      board          connect an electronic board
      help           explain a command: jadoube help verify

    Options:
      --chess960 NUMBER   start from this Chess960 position, 0 to 959
      --picture FILE.png  save a picture of the window and close it
      --verbose           log to standard error, for bug reports
      -h, --help          show this help
      -V, --version       show the version

    FILE may be a file of games in PGN, a position in FEN or EPD, a saved unfinished game, or
    saved game settings (the first line of a script).

    Exit codes: 0 success, 1 verify found an error, 2 wrong usage, invalid input, or a failed write.
cli-help-perft =
    jadoube perft [--fen FEN] [--chess960] [--divide] DEPTH

    Counts the sequences of DEPTH legal moves, to test a move generator or measure its speed.

      --fen FEN    start from this position instead of the usual one
      --divide     show the count after each first move
      --chess960   write castling as the king taking its own rook

    Example: jadoube perft --divide 3
cli-help-chess960 =
    jadoube chess960 NUMBER
    jadoube chess960 --find ROW | --twin NUMBER
    jadoube chess960 --random | --dice [--seed NUMBER]
    jadoube chess960 --exclude LIST [--seed NUMBER]
    jadoube chess960 --used FILE [--note] [--exclude LIST] [--seed NUMBER]
    jadoube chess960 --throws 3,6,1,...

    Shows a Chess960 starting position: its number, first rank, mirror image and FEN. NUMBER runs
    from 0 to 959; a first rank such as RNBQKBNR works too. A random position comes with its seed:
    the same seed gives the same position again if the same positions are excluded or used.

      --find ROW       the number of this first rank
      --twin NUMBER    the mirror image of this position
      --random         choose a position at random
      --dice           throw a die for it, and show every throw
      --exclude LIST   a random position other than these: numbers and ranges such as 0-9,518,534
      --used FILE      a random position that is not in this list: one position per line, its
                       number first, then the date and the round, if any
      --note           add the new position to that list
      --seed NUMBER    give the same random position or throws every time
      --throws LIST    use the throws of a real die: for the dark-squared bishop, the
                       light-squared bishop, the queen, a knight and the other knight;
                       include the throws that had to be repeated

    Example: jadoube chess960 --exclude 518,534 --used open.txt --note
cli-help-replay =
    jadoube replay [--pgn] [FILE]

    Plays a script: the game settings on the first line, then one action per line, each a JSON
    object. Answers every action with one line of JSON. Without FILE it reads standard input.

    Each line of a journal or saved game ends with the key “sum”, the CRC-32 of the line without that
    key. It is checked if present; remove it from any line you change.

      --pgn        write the game as PGN instead of the answers

    Example: jadoube replay game.jsonl
cli-help-uci =
    jadoube uci
    jadoube uci bench [DEPTH]
    jadoube-uci

    Runs as an engine for other chess programs, over the UCI protocol, for regular chess and
    Chess960. Use jadoube-uci, which does the same, for programs that can’t pass arguments to an
    engine.
    bench searches a fixed set of positions and shows the speed.
cli-help-mate-possible =
    jadoube mate-possible [--moves] [--nodes NUMBER] [FILE]

    Reads positions in FEN, one per line, and answers each with one line:
    white=yes|no|unknown black=yes|no|unknown dead=yes|no|unknown
    white=yes means that at least one series of legal moves ends in checkmate by White. Without FILE
    it reads standard input.

      --moves          add a series of moves that mates
      --nodes NUMBER   maximum number of positions to search for each side; default 500000
cli-help-verify =
    jadoube verify [--json] FILE...

    Checks games in PGN as an arbiter would: every move legal, the result possible, no play after
    the end of the game. Prints one line per game; - reads standard input.

      --json       print one JSON object per game

    Exit codes: 0 every game is correct, 1 a game has an error, 2 a file can’t be read or has no game.
cli-help-picture =
    jadoube picture --fen FEN --out FILE.png
    jadoube picture --pgn FILE [--game NUMBER] --out FILE.gif

    Saves a position as PNG, or a game move by move as GIF. A game saved as PNG shows its last position.

      --fen FEN              the position
      --pgn FILE             the games
      --game NUMBER          which of the games; default 1
      --out FILE             where to save the picture
      --size PIXELS          width, 16 to 4096; default 512
      --flip                 Black at the bottom
      --theme NAME           wood|green|blue|stone|contrast
      --pieces NAME          classic|bold
      --dark                 colours for a dark page
      --no-coordinates       no letters or numbers at the edge
      --no-names             no names, clocks or result above or below the board in a GIF
      --marks MARKS          circles and arrows such as Gd4,Re4e5: green, red, yellow, blue
      --delay MILLISECONDS   time per move in a GIF, 20 to 600000; default 1000
cli-help-print =
    jadoube print --pgn FILE [--game NUMBER] --out FILE.pdf
    jadoube print --sheet --pgn FILE|--epd FILE --out FILE.pdf
    jadoube print --start NUMBER [--boards COUNT] --out FILE.pdf

    Saves a score sheet of a game, with its comments and variations, or a sheet of diagrams to
    solve. Main-line moves marked with $220 get a diagram. For a round of Chess960 it saves a sheet
    for each board, with a diagram of the start and a score sheet to fill in.

      --pgn FILE          the games
      --game NUMBER       which of the games; default 1, but all for a sheet without --diagrams
      --out FILE          where to save the PDF
      --diagrams MOVES    diagrams after these moves, such as 12w,20b, instead of the marked ones
      --sheet             a sheet of diagrams from all games, one game or an EPD file
      --epd FILE          positions in FEN or EPD, one per line
      --per-page NUMBER   4|6 diagrams per page; default 6
      --start NUMBER      sheets for this Chess960 position, 0 to 959
      --boards COUNT      the number of boards, 1 to 500; default 1
      --paper NAME        a4|letter; the default depends on your country
      --language NAME     the language of the sheet, such as en or nl
      --notation NAME     letters|english|figurines; default letters
cli-help-board =
    jadoube board chessnut
    jadoube board millennium PORT
    jadoube board simulate FILE

    Connects an electronic board: writes what stands on it as lines of JSON, and reads lines that
    say which squares to light and when to beep. The command ends when its standard input is closed.
    The page “Electronic boards” of the documentation explains the lines, so that others can connect
    more boards.

      chessnut         a Chessnut board, by USB
      millennium PORT  a Millennium board with ChessLink, on a port such as /dev/ttyUSB0 or COM3
                       without PORT: lists the ports found
      simulate FILE    no board: writes the lines of a file, with pauses
      --language NAME  the language of messages about the board, such as en or nl

    Example: jadoube board millennium /dev/ttyUSB0
cli-help-help =
    jadoube help [COMMAND]

    Explains a command and its options, as jadoube COMMAND --help does.
cli-command = unknown command { $found }: see `jadoube --help`
cli-command-near = unknown command { $found }: did you mean { $known }?
cli-option = unknown option { $found }: see { $help }
cli-option-near = unknown option { $found }: did you mean { $known }?
cli-argument = unexpected argument { $found }: see { $help }
cli-value-missing = { $option } needs a value
cli-value-unexpected = { $option } takes no value: found { $found }
cli-not-text = { $found } is not valid UTF-8 text
cli-number = { $what } is { $found }: expected a whole number from { $least } to { $most }
cli-whole = { $what } is { $found }: expected a whole number from 0 to 18446744073709551615
cli-choice = { $what } is { $found }: expected one of { $known }
cli-line = line { $line }: { $what }
cli-unreadable = { $file } can’t be read: { $why }
cli-unwritable = { $file } can’t be written: { $why }
cli-output = the output can’t be written: { $why }
cli-stdin = standard input
cli-progress = { $what }: { $percent }%
cli-progress-read = { $what }: { $size } MB
cli-no-games = { $file } has no games: expected PGN
cli-perft-depth = the depth
cli-perft-depth-missing = the depth is missing: expected a number such as 5
cli-chess960-number = { $found } is not a starting position: numbers run from 0 to 959
cli-chess960-missing = the starting position is missing: expected a number from 0 to 959 or a first rank; for other choices, see `jadoube chess960 --help`
cli-chess960-exclude = --exclude: { $found } is not a starting position or a range: expected numbers such as 518,534 or 0-9
cli-chess960-exclude-only = --exclude and --used choose a random position: expected no choice other than --random
cli-chess960-note = --note works only with --used, which names the list to add to
cli-chess960-none-left = no positions are left: { $excluded } excluded, { $used } already used
cli-chess960-used-line = { $found } does not begin with the number of a position, 0 to 959
cli-rank-count = { $role ->
    [king] kings
    [queen] queens
    [rook] rooks
    [bishop] bishops
   *[knight] knights
} on the first rank: { $found }, expected { $expected }
cli-chess960-two = more than one starting position: expected only one of a number, a first rank, --random, --dice, --throws, --find and --twin
cli-chess960-seed = --seed works only with --random, --dice, --exclude or --used
cli-open-beside = { $file } already has a starting position: --chess960 works only without a file or with a file of game settings
cli-crashed = the program crashed: { $what }
cli-crashed-in-part = part of the program crashed: { $what }
cli-crash-report = the report is in { $file }
no-window-screen = no display found for the window: expected a desktop (in the source folder, ./play provides a virtual display)
no-window-graphics = The window is drawn with OpenGL, which doesn’t work on this computer. Install the driver for your graphics card, or Mesa: on Debian, Ubuntu and Mint, run “sudo apt install libgl1 libegl1 libgl1-mesa-dri”; on Fedora, run “sudo dnf install mesa-dri-drivers”.
no-window-found = Found: { $why }.
cli-uci-word = unknown word { $found }: expected bench or nothing
cli-mate-possible-empty = no position found: expected one FEN per line
cli-replay-empty = no game found: expected { $example } on the first line, then actions
cli-picture-no-out = --out is missing: expected a file to save to
cli-picture-ending = --out { $file }: expected a name that ends in .png or .gif
cli-picture-nothing = no position or game: expected --fen FEN or --pgn FILE
cli-picture-both = --fen can’t be combined with --pgn or --game
cli-picture-game = { $count ->
    [one] { $file } has one game: there is no game { $found }
   *[other] { $file } has games 1 to { $count }: there is no game { $found }
}
cli-picture-marks = --marks: { $found } is not a mark: expected marks such as Gd4 or Re4e5, in the colours G, R, B and Y
cli-print-no-out = --out is missing: expected a file for the PDF
cli-print-nothing = nothing to print: expected --pgn FILE, --epd FILE with --sheet, or --start NUMBER
cli-print-both = --pgn can’t be combined with --epd
cli-print-start = --start can’t be combined with --pgn, --epd, --game, --diagrams or --sheet
cli-print-boards = --boards works only with --start
cli-print-epd = --epd works only with --sheet, and without --game or --diagrams
cli-print-empty = { $file } has no positions: expected one per line
cli-print-moves = --diagrams: { $found } is not a move: expected moves such as 12w or 20b
cli-print-no-move = --diagrams: the game has no move { $found }
cli-board = the board
cli-board-missing = the board is missing: expected chessnut, millennium PORT or simulate FILE
cli-board-no-port = the port is missing, and no serial port was found: connect the board
cli-board-no-port-of = the port is missing; ports found: { $ports }
cli-board-no-file = no file was given: expected a file with one JSON object per line
cli-board-simulated = Simulated board
cli-board-no-chessnut = No Chessnut board was found. Connect the board by USB and switch it on.
cli-board-usb-forbidden = You don’t have permission to use this USB device. Copy the file 70-jadoube-boards.rules to /etc/udev/rules.d, then unplug the board and plug it in again.
cli-board-port-missing = There is no port { $port }. Connect the board and switch it on.
cli-board-port-forbidden = You don’t have permission to use the port { $port }. Join the group that owns it, usually dialout, and log in again.
cli-board-port-busy = Another program is using the port { $port }. Close that program.
cli-board-unplugged = The board was unplugged or switched off.
cli-board-silent = No board is responding on { $place }. Check the cable and the port.
cli-board-failed = The board can’t be opened: { $why }.
cli-verify-no-file = no file: expected files of games in PGN, or - for standard input
cli-verify-game = { $file }:{ $line }: game { $game }, { $white } - { $black }, { $result }, { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}: { $verdict }
cli-verify-right = correct
cli-verify-wrong = WRONG: { $faults }
cli-verify-noticed = { $verdict } (note: { $remarks })
cli-verify-place = line { $line }, column { $column }: { $what }
cli-verify-place-move = line { $line }, column { $column }, move { $move }: { $what }

## What an arbiter finds in a recorded game

finding-played-on = play went on after { $ending } ({ $article })
finding-over = the game had already ended with { $ending } ({ $article })
finding-passed = no move was made ({ $article })
finding-result = the result is { $found }: expected { $score } after { $ending } ({ $article })
finding-too-soon = the game was drawn before both players had moved ({ $article })
finding-could-not-mate = { $color } won without checkmate, but could not mate by any series of legal moves: expected 1/2-1/2 ({ $article })
finding-claim = a draw could be claimed after { $ending } ({ $article })
finding-course = { $by ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead-position] a dead position
    [fivefold] fivefold repetition
    [seventy-five-moves] 75 moves without a capture or a pawn move
    [threefold] threefold repetition
    [perpetual-check] perpetual check
    [fifty-moves] 50 moves without a capture or a pawn move
   *[other] its end
}

## What is wrong with a line of a script

line-not-json = not a JSON object: { $found }
line-too-long = the line has { $found } bytes: expected at most { $most }
line-cut = the JSON ends too early
line-broken = not JSON from column { $column } on
line-not-utf8 = not text in UTF-8
line-sum = the line was changed after it was written: { $key } is { $found }, expected { $expected }
line-no-sum = { $key } is missing: expected on every line, as on the first
line-back = time goes backwards: { $key } is { $found }, expected { $last } or more
line-missing = { $key } is missing: expected { $expected }
line-needs = { $owner } needs { $key }: { $expected }
line-needs-one = { $owner } needs { $keys }
line-unknown = unknown key { $key }: expected { $known }
line-twice = { $key } appears twice: expected once
line-value = { $key } is { $found }: expected { $expected }
line-take-back = { $key } is { $found } where touch-move is enforced: expected { $never }
line-arbiter = { $key } is set where { $touch } is { $found }: expected { $touch }: { $expected }
line-last-two-minutes = { $key } is true where { $bonus } is { $found }: expected a clock that has no increment or delay and is not an hourglass
script-first = The first line is { $example }, with any of these keys:
script-actions = An action is { $example } plus the keys listed here; those in square brackets are optional:
script-key = { $key }: { $values }
script-key-optional = [{ $key }: { $values }]
script-any-action = Any action may also have:
script-answers = Answers may have these keys:
script-notices = Kinds of notice:
line-text = text in quotation marks
line-switch = true or false
line-whole = a whole number from { $least } to { $most }
line-milliseconds = a whole number of milliseconds
line-time-of-day = a time of day from 00:00 to 23:59
line-square = a square from a1 to h8, or null
line-placement = the first field of a FEN
line-squares = 16 hexadecimal digits, a1 the lowest bit
line-list = a list in square brackets
line-object = an object with { $keys }
line-or = { $most } or { $last }
fen-no-turn = the FEN ends after the board: expected w or b.
dice-no-face = throw { $throw } is { $found }: expected a face from 1 to 6
dice-too-many = { $count ->
    [one] there are more throws than needed: expected 1 throw
   *[other] there are more throws than needed: expected { $count } throws
}
dice-too-few = { $count ->
    [one] there is only 1 throw
   *[other] there are only { $count } throws
}: expected another, for { $step ->
    [dark-bishop] the dark-squared bishop
    [light-bishop] the light-squared bishop
    [queen] the queen
    [first-knight] the first knight
   *[second-knight] the second knight
}

# Score sheets on paper.
paper-title = Score sheet
paper-time = Time control
paper-page = Page { $page } of { $pages }
paper-diagrams = Diagrams
# A diagram, as it is read aloud.
paper-pieces = { $color }: { $pieces }.
paper-no-pieces = { $color }: no pieces.
paper-incidents = Incidents
paper-comments = Comments
paper-earlier = Before an illegal move
paper-signature-white = White’s signature
paper-signature-black = Black’s signature
paper-signature-arbiter = Arbiter
# The sheets that an organiser hands out for a round of Chess960.
round-heading = Chess960
round-title = Chess960, starting position no. { $number }
round-number = Starting position no.
round-board = Board { $number }
round-castling = king { $king }, rook { $rook }
round-command = To get the same position again: { $command }
# What the record of a game says besides its moves; in files it is always in English.
record-start = Chess960, starting position no. { $number }.
record-start-dice = Chess960, starting position no. { $number }, by dice: { $dice }.
record-start-in-turn = Chess960, starting position no. { $number }, placed in turn, Black first: { $pieces }.
record-by-players = Played over the board, with the players as arbiters.
record-by-program = Played over the board, with the program as arbiter.
record-signed = Both players signed the result (8.7).
record-hint = { $color ->
    [white] White
   *[black] Black
} gets a hint.
record-analysis-on = Analysis on.
record-analysis-off = Analysis off.
record-claims = { $color ->
    [white] White
   *[black] Black
} makes a claim.
record-claims-with = { $color ->
    [white] White
   *[black] Black
} announces { $move } and makes a claim.
record-must-play = { $move } must be played.
record-threefold = Threefold repetition ({ $article }).
record-no-threefold = No threefold repetition ({ $article }).
record-fifty = Fifty moves without a capture or a pawn move ({ $article }).
record-no-fifty = There have not been fifty moves without a capture or a pawn move ({ $article }).
record-not-departed = No breach of touch-move to rule on ({ $article }).
record-nothing-illegal = No illegal move to rule on ({ $article }).
record-flag = { $color ->
    [white] White’s
   *[black] Black’s
} flag has fallen ({ $article }).
record-flag-first = { $color ->
    [white] White’s
   *[black] Black’s
} own flag has fallen ({ $article }).
record-no-flag = No flag has fallen ({ $article }).
record-count = { $count ->
    [1] { $color ->
        [white] White’s
       *[black] Black’s
    } first illegal move.
   *[other] { $color ->
        [white] White’s
       *[black] Black’s
    } second illegal move.
}
record-must-move = { $count ->
    [one] The piece on { $squares } must move.
   *[other] The pieces on { $squares } must move.
}
record-must-be-taken = { $count ->
    [one] The piece on { $squares } must be taken.
   *[other] The pieces on { $squares } must be taken.
}
record-claim-offers = The claim counts as a draw offer (9.1.2).
record-time-undone = { $color ->
    [white] White
   *[black] Black
} loses the { $time } added when the clock was pressed (7.1).
record-departed = { $color ->
    [white] White
   *[black] Black
} had to play a different move: { $move } is taken back ({ $article }).
record-illegal = Illegal move by { $color ->
    [white] White
   *[black] Black
}: { $move } ({ $article }).
record-pawn-left = { $color ->
    [white] White
   *[black] Black
} leaves a pawn on the last rank: { $move } ({ $article }).
record-no-move = { $color ->
    [white] White
   *[black] Black
} ends the turn without making a move ({ $article }).
record-stands = It was not claimed and stands.
record-queen = The pawn becomes a queen.
record-extra-time = { $color ->
    [white] White
   *[black] Black
} gets { $time } extra{ $article ->
    [none] .
   *[other] {" "}({ $article }).
}
record-time-taken = { $color ->
    [white] White
   *[black] Black
} loses { $time }.
record-moves-corrected = { $color ->
    [white] White’s
   *[black] Black’s
} number of moves is corrected from { $from } to { $to } (7.1).
record-clock-set = { $color ->
    [white] White’s
   *[black] Black’s
} clock is corrected from { $from } to { $to } (7.1).
record-clock = { $color ->
    [white] White
   *[black] Black
} { $time }
record-time = At { $time }.
record-clocks = Clocks: { $clocks }.
record-other-result = Both players signed { $score } (8.7).
record-article = { $what } ({ $article })
record-entry = { $what }.
record-entry-against = { $player }: { $what }.
# What each article covers, in the list of incidents.
incident-6-2-4 = improper use of the clock
incident-6-11-4 = clocks stopped without a claim
incident-7-2 = pieces or board set up wrongly
incident-7-3 = colours reversed
incident-7-4 = pieces displaced
incident-7-5-4 = move made with two hands
incident-11-2 = playing area left without permission
incident-11-3 = notes, advice or an electronic device
incident-11-5 = opponent distracted or annoyed
incident-11-7 = refusal to comply with the Laws
incident-12-9 = penalty imposed by the arbiter
# The time control on a score sheet.
sheet-seconds = { $seconds } s
sheet-minutes = { $minutes } min
sheet-minutes-seconds = { $minutes } min { $seconds } s
sheet-bonus = { $time } + { $bonus } s
cmd-add-to-file = Add to a file…
    .tip = Add the game to a PGN file, after the games it already has
cmd-undo-list = Undo
    .tip = Undo the last change to the file of games
cmd-delete-game = Delete game
    .tip = Delete the chosen game from the file
cmd-move-game-up = Move game up
    .tip = Put the chosen game before the previous one in the file
cmd-move-game-down = Move game down
    .tip = Put the chosen game after the next one in the file
cmd-keep-order = Save in this order
    .tip = Put the games of the file in the order of the list
add-to-file = Add to a file
added = Added to { $file } as game { $number }.
save-in-file = { $count ->
    [one] { $file } already has a game
   *[other] { $file } already has { $count } games
}
save-in-file-add = Add as game { $number }
save-in-file-replace = Replace game { $number }
save-in-file-game = Game
save-in-file-whole = Replace the whole file
save-in-file-others = { $count ->
    [one] The other game stays as it is.
   *[other] The other { $count } games stay as they are.
}
save-in-file-backup = { $count ->
    [one] The game in the file will be replaced. The file as it is now will be kept as { $backup }.
   *[other] All { $count } games in the file will be replaced. The file as it is now will be kept as { $backup }.
}
save-in-file-lost = { $count ->
    [one] The game in the file will be replaced.
   *[other] All { $count } games in the file will be replaced.
}
file-has-games = A file with that name already exists. If it has games, you can choose next what happens to them.
file-writing = Saving { $file }…
file-utf-16 = { $file } is in UTF-16. Jadoube can read such a file but not change it.
games-would-merge = Nothing was saved: games in { $file } would run together. One of them has no result, or there is text after the last one.
game-deleted = Game { $number } was deleted: { $players }.
game-moved = The game is now number { $number }.
games-ordered = The games in { $file } are now in this order.
list-undone = The last change was undone.
games-edited = unsaved edits
newer-question = Open the edited version?
newer-detail = You have edited this game without saving it. The version in the file does not have those edits.
newer-edited = Open edited version
newer-file = Open version in file
