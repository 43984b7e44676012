//! Turns the state of the table into what the board shows: pieces and marks.
//!
//! `ui::board` paints them.

use crate::diagram::trail;
use crate::game::Bond;
use crate::rules::{Bitboard, CastlingSide, Color, Move, MoveKind, Piece, Square};
use crate::table::{HandCastling, Table};
use crate::text::Texts;
use crate::ui::board::{LiftedPiece, Marks, Placement, PlannedMove};

/// The board's pieces and marks.
#[derive(Clone, Debug)]
pub struct BoardScene {
    pub pieces: Placement,
    pub marks: Marks,
    pub in_hand: Option<LiftedPiece>,
    /// The king while it is off the board during castling; otherwise `None`.
    pub beside: Option<LiftedPiece>,
    /// In games over the board, the pieces taken off in this turn, and whether each is in hand again.
    pub taken_off: Vec<(Piece, bool)>,
    pub movable: Bitboard,
    turn: Color,
    /// The message key of the selected piece's state: selected, in hand, or chosen but not touched yet.
    selected_as: &'static str,
}

impl BoardScene {
    /// The position after `shown` plies. Held pieces, bonds and targets appear only for the current position. `keyed`
    /// is the square of the piece that is chosen with the keyboard.
    pub fn of(table: &Table, shown: usize, refusal: Bitboard, keyed: Option<Square>) -> BoardScene {
        let position = table.position_after(shown);
        let mut scene = BoardScene {
            pieces: std::array::from_fn(|index| position.piece_at(Square::new(index as u8))),
            marks: Marks {
                last_move: last_move(table, shown),
                check: position.is_check().then(|| position.king(position.turn())),
                ..Marks::default()
            },
            in_hand: None,
            beside: None,
            taken_off: Vec::new(),
            movable: Bitboard::EMPTY,
            turn: position.turn(),
            selected_as: "mark-selected",
        };
        if shown == table.moves().len() {
            scene.marks.refusal = refusal;
            if table.arrangement().is_some() {
                scene.add_hands(table);
            } else if table.result().is_none() {
                scene.add_turn(table, keyed);
            }
        }
        scene
    }

    /// Shows the pieces as the players have left them over the board, the piece in hand, and the marks.
    fn add_hands(&mut self, table: &Table) {
        let Some(board) = table.arrangement() else { return };
        self.marks.check = None;
        match table.is_silent() {
            true => self.marks.last_move = table.changed_last(),
            false => self.marks.last_move |= table.changed_illegally(),
        }
        self.pieces = std::array::from_fn(|index| board.piece_at(Square::new(index as u8)));
        self.taken_off = table.taken_off().map(|piece| (piece, false)).collect();
        if table.result().is_some() || table.is_paused() || table.sealed_by().is_some() {
            return;
        }
        let stands = |on: &Square| board.piece_at(*on) == table.position().piece_at(*on);
        let bound = table.obligation().filter(|bound| bound.bond().is_some() && !table.is_silent());
        if let Some(bound) = bound {
            (self.marks.must_move, self.marks.advisory) =
                (bound.pieces().into_iter().filter(stands).collect(), true);
        }
        let held = table.held();
        self.in_hand = held.and_then(|(piece, from)| Some(LiftedPiece { from: from?, piece }));
        self.marks.selected = self.in_hand.map(|lifted| lifted.from);
        self.selected_as = "mark-in-hand";
        // A piece that was picked up again is shown as the last of its kind in the tray.
        let back = held.filter(|(_, from)| from.is_none()).map(|(piece, _)| piece);
        if let Some((_, is_held)) = self.taken_off.iter_mut().rfind(|(piece, _)| Some(*piece) == back) {
            *is_held = true;
        }
        if !table.is_adjusting() {
            self.movable = board.occupied();
        }
    }

    /// Adds what the player to move holds, must do and can do.
    fn add_turn(&mut self, table: &Table, keyed: Option<Square>) {
        if let Some((from, to)) = table.promoting() {
            self.pieces[to.index()] = self.pieces[from.index()].take();
            return;
        }
        let marks = &mut self.marks;
        if let Some(bound) = table.obligation() {
            (marks.must_move, marks.advisory) = (bound.pieces(), !table.is_enforced());
        }
        if let Some(in_hand) = table.castling_in_hand() {
            return self.add_castling(table, in_hand);
        }
        marks.selected = table.selected().or(keyed);
        if table.selected().is_none() && keyed.is_some_and(|piece| !table.touched().contains(&piece)) {
            self.selected_as = "mark-chosen";
        }
        self.in_hand = table.in_hand().and_then(|from| self.lifted(from));
        match self.marks.selected {
            Some(from) => self.marks.targets = table.targets(from),
            None => self.add_bound_targets(table),
        }
        // The king's own square is a target if an announced castling leaves the king there.
        let rooks = table.position().board().color(self.turn).without(table.position().king(self.turn));
        self.marks.castling_rooks = self.marks.targets & rooks;
        self.marks.en_passant = self.marks.selected.and_then(|from| taken_en_passant(table, from));
        self.marks.plan = table.announced().and_then(|side| self.plan(table, side));
        if !table.is_adjusting() && !table.is_paused() && table.seat(self.turn).is_person() {
            self.movable = movable(table);
        }
    }

    /// While nothing is selected, adds the targets of the player's bound pieces. If only the opponent's are bound, adds
    /// the pieces that can capture them, and the squares of captures that only one piece can make.
    fn add_bound_targets(&mut self, table: &Table) {
        let Some(bound) = table.obligation() else { return };
        let pieces = table.position().board().color(table.position().turn());
        let own = bound.pieces() & pieces;
        if own.any() {
            let targets = own.into_iter().map(|from| table.targets(from));
            let targets = targets.fold(Bitboard::EMPTY, |all, some| all | some);
            // A press on a rook touches the rook, so it is a target only if the player must castle.
            let castles = bound.bond() == Some(Bond::Castling);
            self.marks.targets = if castles { targets } else { targets & !pieces };
        } else if bound.bond().is_some() {
            // A press on the square of a capture picks up the capturing piece only if just one piece can make it.
            let alone = |to: &Square| table.takers(*to).len() == 1;
            self.marks.targets = bound.moves().iter().map(|mv| mv.to()).filter(alone).collect();
            self.marks.can_comply = bound.moves().iter().map(|mv| mv.from()).collect();
        }
    }

    /// Adds what to do while the king is off the board: first put the rook on its square, then the king.
    fn add_castling(&mut self, table: &Table, in_hand: HandCastling) {
        let color = table.position().turn();
        self.beside = self.lifted(in_hand.king);
        self.pieces[in_hand.king.index()] = None;
        self.marks.must_move = self.marks.must_move.without(in_hand.king);
        let side = |rook| CastlingSide::of(in_hand.king, rook);
        if let Some(rook) = in_hand.rook {
            let goal = side(rook).rook_goal(color);
            self.pieces[goal.index()] = table.position().piece_at(rook);
            if goal != rook {
                self.pieces[rook.index()] = None;
            }
            self.marks.must_move = self.marks.must_move.without(rook);
            self.marks.targets = Bitboard::of(side(rook).king_goal(color));
            self.in_hand = in_hand.holding.and(self.beside);
            return;
        }
        let allowed = table.allowed();
        let rooks: Bitboard = allowed.iter().filter(|mv| mv.is_castling()).map(|mv| mv.to()).collect();
        let open = match in_hand.holding {
            Some(held) if held == in_hand.king => Bitboard::EMPTY,
            Some(held) => Bitboard::of(held),
            None => rooks,
        };
        self.marks.targets = open.into_iter().map(|rook| side(rook).rook_goal(color)).collect();
        if in_hand.holding.is_none() {
            (self.marks.can_comply, self.movable) = (rooks, rooks);
        }
        self.in_hand = in_hand.holding.and_then(|held| self.lifted(held).or(self.beside));
    }

    /// Shows the piece on this square in hand.
    pub fn take_in_hand(&mut self, from: Square) {
        (self.in_hand, self.marks.selected) = (self.lifted(from), Some(from));
    }

    fn lifted(&self, from: Square) -> Option<LiftedPiece> {
        self.pieces[from.index()].map(|piece| LiftedPiece { from, piece })
    }

    /// Shows the castling that a release of the selected piece on one of these squares would make.
    pub fn preview(&mut self, table: &Table, pointed: [Option<Square>; 2]) {
        let Some(from) = self.marks.selected else { return };
        let mut pointed = pointed.into_iter().flatten();
        if let Some(castling) = pointed.find_map(|to| table.castling_by(from, to)) {
            self.marks.plan = self.plan(table, CastlingSide::of(castling.from(), castling.to()));
        }
    }

    /// The moves of the king and the rook in a castling that has not been made.
    fn plan(&self, table: &Table, side: CastlingSide) -> Option<[PlannedMove; 2]> {
        let position = table.position();
        let color = position.turn();
        let king = self.lifted(position.king(color))?;
        let rook = self.lifted(position.castling_rook(color, side)?)?;
        let step = |lifted: LiftedPiece, to| PlannedMove { piece: lifted.piece, from: lifted.from, to };
        Some([step(king, side.king_goal(color)), step(rook, side.rook_goal(color))])
    }

    /// The name of a square, such as "e2, white pawn" or "e4, empty".
    pub fn name(&self, words: &Texts, square: Square) -> String {
        words.square(square, self.pieces[square.index()])
    }

    /// The marks of a square in words; empty without marks.
    pub fn description(&self, words: &Texts, square: Square) -> String {
        let marks = &self.marks;
        let bound = marks.must_move.has(square);
        let own = self.pieces[square.index()].is_some_and(|piece| piece.color == self.turn);
        let goal = |index: usize| marks.plan.is_some_and(|plan| plan[index].to == square);
        let all = [
            (bound && own, "mark-must-move"),
            (bound && !own, "mark-must-be-taken"),
            (marks.can_comply.has(square) && self.beside.is_none(), "mark-can-take"),
            (marks.can_comply.has(square) && self.beside.is_some(), "mark-castles"),
            (marks.selected == Some(square), self.selected_as),
            (marks.hinted.has(square), "mark-hint"),
            (marks.castling_rooks.has(square), "mark-castling-rook"),
            (marks.targets.has(square) && !marks.castling_rooks.has(square), "mark-target"),
            (marks.en_passant == Some(square), "mark-en-passant"),
            (goal(0), "mark-king-goal"),
            (goal(1), "mark-rook-goal"),
            (marks.check == Some(square), "mark-check"),
            (marks.refusal.has(square), "mark-cause"),
            (marks.last_move.has(square), "mark-last-move"),
        ];
        words.row(all.into_iter().filter(|(on, _)| *on).map(|(_, key)| t!(words, key)))
    }
}

/// The square of the pawn that the pawn on `from` can take en passant; `None` if there is none.
fn taken_en_passant(table: &Table, from: Square) -> Option<Square> {
    let takes = |mv: &&Move| mv.from() == from && mv.kind() == MoveKind::EnPassant;
    let moves = table.allowed();
    let mv = moves.iter().find(takes)?;
    Some(Square::at(mv.to().file(), from.rank()))
}

/// The squares to mark for the move that led to the position after `shown` plies; empty at the start.
pub(crate) fn last_move(table: &Table, shown: usize) -> Bitboard {
    let Some(before) = shown.checked_sub(1) else { return Bitboard::EMPTY };
    let turn = table.position_after(before).turn();
    table.moves().get(before).map_or(Bitboard::EMPTY, |played| trail(played.mv, turn))
}

/// The pieces that a press picks up: the player's own, or those that an enforced obligation allows to move.
fn movable(table: &Table) -> Bitboard {
    let own = table.position().board().color(table.position().turn());
    match table.obligation().filter(|bound| table.is_enforced() && bound.bond().is_some()) {
        Some(bound) => bound.moves().iter().map(|mv| mv.from()).collect(),
        None => own,
    }
}
