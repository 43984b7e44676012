//! Castling in all 960 starts, for both colours and on both sides, as other tests need it.
//!
//! The effect of castling is worked out here a second time, from files and ranks; shakmaty decides what is legal.
//! `castling960_gestures` tests the gestures of castling, `castling960_bonds` which moves remain after king and rook
//! are touched, and `typed_castling` castling that is typed.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::thread;

use jadoube::rules::chess960::{STARTS, back_rank};
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::rules::differential::compressed;
use crate::table::replay;

/// The pieces as FEN letters, by rank and file from a1; a dot is an empty square.
pub type Board = [[char; 8]; 8];

/// A square as file and rank, both counted from 0.
pub type Place = (usize, usize);

/// An action in JSON, and a part of the expected answer.
pub type Step = (Value, Value);

/// Castling by one player on one side, in a certain position. In the position that `new` sets up, it is legal.
pub struct Castling {
    pub number: u16,
    pub white: bool,
    pub a_side: bool,
    /// The file of the king.
    pub king: usize,
    /// The file of the rook with which it castles.
    pub rook: usize,
    /// The file of the other castling rook; `None` if that rook is left out.
    pub other: Option<usize>,
    pub board: Board,
}

impl Castling {
    /// The start with bishops, knights and queen two ranks ahead, out of the way of king and rooks.
    ///
    /// Castling is legal there, as only the geometry of Article 3.8.2 matters: all pawns are at home, so no line from
    /// outside reaches a first rank, and the opponent's knights are too far away. No king is in check, and the opponent
    /// attacks no square of the player's first rank. That rank has only the king and the castling rooks. If the other
    /// rook stands in the way of the king or of this rook, it is left out, together with its castling right.
    pub fn new(number: u16, white: bool, a_side: bool) -> Castling {
        let mut castling = Castling::with_both_rooks(number, white, a_side);
        if let Some(other) = castling.other.filter(|&other| castling.way().contains(&other)) {
            castling.board[0][other] = '.';
            castling.board[7][other] = '.';
            castling.other = None;
        }
        castling
    }

    /// The same start with both rooks, whether or not the other one is in the way.
    pub fn with_both_rooks(number: u16, white: bool, a_side: bool) -> Castling {
        let row = back_rank(number).expect("a start").map(|role| role.letter().to_ascii_uppercase());
        let mut board = [['.'; 8]; 8];
        board[1] = ['P'; 8];
        board[6] = ['p'; 8];
        for (file, letter) in row.into_iter().enumerate() {
            let ranks = if matches!(letter, 'K' | 'R') { [0, 7] } else { [2, 5] };
            board[ranks[0]][file] = letter;
            board[ranks[1]][file] = letter.to_ascii_lowercase();
        }
        let files = |piece| (0..8).filter(|&file| row[file] == piece).collect::<Vec<_>>();
        let (king, rooks) = (files('K')[0], files('R'));
        let (rook, other) = if a_side { (rooks[0], rooks[1]) } else { (rooks[1], rooks[0]) };
        Castling { number, white, a_side, king, rook, other: Some(other), board }
    }

    /// Every castling of every start.
    pub fn all() -> impl Iterator<Item = Castling> {
        (0..STARTS).flat_map(Castling::of_start)
    }

    /// Every castling of the first start for each of the 56 placements of a king and two rooks: castling depends on
    /// nothing else.
    pub fn placements() -> impl Iterator<Item = Castling> {
        let mut met = HashSet::new();
        let first = (0..STARTS).filter(move |&number| {
            let there = Castling::with_both_rooks(number, true, true);
            met.insert(there.board[0])
        });
        first.flat_map(Castling::of_start)
    }

    fn of_start(number: u16) -> [Castling; 4] {
        [(true, true), (true, false), (false, true), (false, false)]
            .map(|(white, a_side)| Castling::new(number, white, a_side))
    }

    /// The files on which castling puts the king and the rook.
    pub fn goals(&self) -> (usize, usize) {
        if self.a_side { (2, 3) } else { (6, 5) }
    }

    /// The files on which king and rook stand, which they cross, and on which they arrive.
    pub fn way(&self) -> Vec<usize> {
        let (king, rook) = self.goals();
        (0..8).filter(|&file| between(file, self.king, king) || between(file, self.rook, rook)).collect()
    }

    /// The index of the player's own first rank.
    pub fn rank(&self) -> usize {
        if self.white { 0 } else { 7 }
    }

    /// The name of the square on this file of the player's own first rank.
    pub fn home(&self, file: usize) -> String {
        name((file, self.rank()))
    }

    /// The name of the square that is this many ranks ahead of the king.
    pub fn ahead(&self, ranks: usize) -> String {
        name((self.king, self.rank().abs_diff(ranks)))
    }

    /// The castling in UCI, as the king taking its rook.
    pub fn uci(&self) -> String {
        self.home(self.king) + &self.home(self.rook)
    }

    pub fn san(&self) -> &'static str {
        if self.a_side { "O-O-O" } else { "O-O" }
    }

    pub fn side(&self) -> &'static str {
        if self.a_side { "a" } else { "h" }
    }

    pub fn turn(&self) -> &'static str {
        color(self.white)
    }

    /// The FEN of the position with this player to move, and with all castling rights of both players.
    pub fn fen(&self) -> String {
        let rights = self.rights(true) + &self.rights(false);
        fen(&self.board, self.white, &rights, "0 1")
    }

    /// The FEN of the position after the king and the rook went to these files; the rook may have stayed where it was.
    pub fn after(&self, king: usize, rook: usize) -> String {
        let mut board = self.board;
        let home = &mut board[self.rank()];
        let (king_letter, rook_letter) = (home[self.king], home[self.rook]);
        home[self.king] = '.';
        home[self.rook] = '.';
        home[king] = king_letter;
        home[rook] = rook_letter;
        let counts = if self.white { "1 1" } else { "1 2" };
        fen(&board, !self.white, &self.rights(!self.white), counts)
    }

    fn rights(&self, white: bool) -> String {
        let rights = match (self.other, self.a_side) {
            (Some(_), _) => "KQ",
            (None, true) => "Q",
            (None, false) => "K",
        };
        if white { rights.to_owned() } else { rights.to_lowercase() }
    }

    /// The legal moves of the piece on this file of the player's first rank, in UCI and sorted.
    pub fn moves_of(&self, file: usize) -> Vec<String> {
        let mut moves = legal_moves(&self.fen());
        moves.retain(|mv| mv.starts_with(&self.home(file)));
        moves
    }

    /// Castling with the other rook in the same position, if that rook is there.
    pub fn other_castling(&self) -> Option<Castling> {
        let rook = self.other?;
        Some(Castling { a_side: !self.a_side, rook, other: Some(self.rook), ..*self })
    }

    /// Whether this castling is legal according to shakmaty.
    pub fn is_legal(&self) -> bool {
        legal_moves(&self.fen()).contains(&self.uci())
    }

    /// Whether this castling moves the king one step, to a square where the castling rook does not stand.
    pub fn is_one_step(&self) -> bool {
        self.king.abs_diff(self.goals().0) == 1 && self.rook != self.goals().0
    }

    pub fn title(&self) -> String {
        format!("start {}, {} {}: {}", self.number, self.turn(), self.san(), self.fen())
    }
}

pub fn between(file: usize, one: usize, two: usize) -> bool {
    (one.min(two)..=one.max(two)).contains(&file)
}

pub fn color(white: bool) -> &'static str {
    if white { "white" } else { "black" }
}

pub fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// X-FEN without an en passant square.
pub fn fen(board: &Board, white: bool, rights: &str, counts: &str) -> String {
    let rows: Vec<String> = board.iter().rev().map(|row| compressed(row)).collect();
    format!("{} {} {rights} - {counts}", rows.join("/"), if white { 'w' } else { 'b' })
}

/// All legal moves according to shakmaty, in UCI, sorted.
pub fn legal_moves(fen: &str) -> Vec<String> {
    let setup: Fen = fen.parse().expect(fen);
    let position: Chess = setup.into_position(CastlingMode::Chess960).expect(fen);
    let moves = position.legal_moves();
    let mut moves: Vec<String> =
        moves.into_iter().map(|mv| mv.to_uci(CastlingMode::Chess960).to_string()).collect();
    moves.sort_unstable();
    moves
}

pub fn press(square: &str) -> Value {
    json!({ "do": "press", "square": square })
}

pub fn release(square: &str) -> Value {
    json!({ "do": "release", "square": square })
}

/// The action of picking up a piece that is off the board.
pub fn press_off() -> Value {
    json!({ "do": "press", "square": null })
}

pub fn release_off() -> Value {
    json!({ "do": "release", "square": null })
}

pub fn typed(text: &str) -> Value {
    json!({ "do": "move", "text": text })
}

/// The answer with these keys added or replaced.
pub fn with(mut answer: Value, keys: &Value) -> Value {
    for (key, value) in keys.as_object().expect("keys") {
        answer[key] = value.clone();
    }
    answer
}

/// Plays the steps from a position, as `jadoube replay` does; returns the first fault, if there is one.
pub fn fault(fen: &str, steps: &[Step]) -> Option<String> {
    let mut script = format!("{}\n", json!({ "game": { "start": { "fen": fen, "chess960": true } } }));
    for (index, (action, _)) in steps.iter().enumerate() {
        let mut line = action.clone();
        line["at"] = json!(1000 * (index + 1));
        writeln!(script, "{line}").expect("text takes all");
    }
    let wanted: Vec<Value> = steps.iter().map(|(_, wanted)| wanted.clone()).collect();
    replay::fault(&script, &wanted)
}

/// Calls `judge` with every item, on several threads, and panics if it finds a fault.
pub fn check<T: Sync>(items: impl Iterator<Item = T>, judge: impl Fn(&T) -> Vec<String> + Sync) {
    const WORKERS: usize = 4;
    let mut shares: Vec<Vec<T>> = (0..WORKERS).map(|_| Vec::new()).collect();
    for (index, item) in items.enumerate() {
        shares[index % WORKERS].push(item);
    }
    let faults: Vec<String> = thread::scope(|scope| {
        let judge = &judge;
        let workers: Vec<_> = shares
            .iter()
            .map(|share| scope.spawn(move || share.iter().flat_map(judge).collect::<Vec<_>>()))
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a verdict")).collect()
    });
    let shown = &faults[..faults.len().min(12)];
    assert!(faults.is_empty(), "{} faults, such as\n{}", faults.len(), shown.join("\n"));
}
