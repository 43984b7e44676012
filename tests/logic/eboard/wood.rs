//! A physical board with men on it, the electronic board that senses them, and the table that follows.

use jadoube::eboard::{Difference, ElectronicBoard, Reading, SquareContent, expected_pieces};
use jadoube::rules::{Board, Piece, Square};
use jadoube::table::{Action, Deed, GameSetup, Notice, Source, Table};

pub struct Wood {
    pub men: Board,
    pub now: u64,
    pub board: ElectronicBoard,
    pub table: Table,
    /// Whether the board senses only which squares are occupied.
    pub names_no_pieces: bool,
    /// Whether White sits where the board has its eighth rank.
    pub is_turned: bool,
    /// The deeds that came from the board so far, in the notation of `short`.
    pub deeds: Vec<String>,
}

impl Wood {
    /// A new game, with the men set up for it.
    pub fn new(setup: GameSetup) -> Wood {
        let table = Table::new(setup);
        let mut wood = Wood {
            men: *table.position().board(),
            now: 0,
            board: ElectronicBoard::default(),
            table,
            names_no_pieces: false,
            is_turned: false,
            deeds: Vec::new(),
        };
        wood.sense();
        wood
    }

    /// Puts men on squares, or takes them off, all at once.
    pub fn set(&mut self, changes: &[(Square, Option<Piece>)]) {
        for &(square, piece) in changes {
            self.men.set(square, piece);
        }
        self.sense();
    }

    /// Passes what the board senses to `board`, and lets the table follow.
    pub fn sense(&mut self) {
        let reading = match self.names_no_pieces {
            true => Reading::Occupied(self.men.occupied()),
            false => Reading::Pieces(self.men),
        };
        self.board.read(if self.is_turned { reading.turned() } else { reading }, self.now);
        self.follow();
    }

    /// Lets time pass. The table follows the board only at the times that the board asks for.
    pub fn wait(&mut self, ms: u64) {
        let until = self.now + ms;
        while let Some(next) = self.board.next_at(self.now).filter(|&next| next <= until) {
            self.now = next;
            self.follow();
        }
        self.now = until;
    }

    /// Unplugs the board.
    pub fn lose(&mut self) {
        self.board.lose();
        self.follow();
    }

    pub fn press_clock(&mut self) -> Vec<Notice> {
        self.board.settle(self.now);
        self.follow();
        let by = self.table.position().turn();
        let notices = self.apply(Deed::PressClock { by }, None);
        self.follow();
        notices
    }

    pub fn apply(&mut self, deed: Deed, source: Option<Source>) -> Vec<Notice> {
        self.table.apply(&Action { at: self.now, local_time: None, deed, source })
    }

    /// Applies the deeds that come from the board to the table until there are no more.
    pub fn follow(&mut self) {
        for _ in 0..100 {
            let deeds = self.board.deeds(&self.table, self.now);
            if deeds.is_empty() {
                return;
            }
            for deed in deeds {
                self.deeds.push(short(&deed));
                self.apply(deed, Some(Source::Board));
            }
        }
        panic!("deeds without an end: {:?}", self.deeds);
    }

    /// The squares whose contents differ from what is expected, abbreviated: `e2:P.` is a missing pawn, `e4:.P` a pawn
    /// too many, `e4:.?` an unknown man on a square that should be empty.
    pub fn differences(&self) -> String {
        let letter = |piece: Option<Piece>| piece.map_or('.', Piece::fen_letter);
        let one = |it: &Difference| {
            let found = match it.content {
                SquareContent::Empty => '.',
                SquareContent::Occupied => '?',
                SquareContent::Piece(piece) => piece.fen_letter(),
            };
            format!("{}:{}{found}", it.square, letter(it.expected))
        };
        let differences = self.board.differences(&expected_pieces(&self.table));
        differences.iter().map(one).collect::<Vec<_>>().join(" ")
    }
}

/// A deed, abbreviated: `e2?` presses, `?e4` releases, `-P?` picks up a man that was laid aside, `?-` lays one aside,
/// `=R` promotes to a rook; a move is its own text.
fn short(deed: &Deed) -> String {
    match deed {
        Deed::Press { square: Some(square), .. } => format!("{square}?"),
        Deed::Press { square: None, piece } => format!("-{}?", piece.map_or('*', Piece::fen_letter)),
        Deed::Release { square: Some(square) } => format!("?{square}"),
        Deed::Release { square: None } => "?-".to_owned(),
        Deed::Promote { to } => format!("={}", to.letter()),
        Deed::Move { text } => text.clone(),
        other => format!("{other:?}"),
    }
}
