//! A diagram of the book: a position, what has been done in it, and what is said of it.
//!
//! What the reader does on it: see `ui::screens::learn::book::diagram_board`. Showing it: see `ui::screens::learn::book::figure`.

use thiserror::Error;

use super::claim::{self, Claim, DiagramAction};
use crate::game::{ClockKind, Ends, TimeControl};
use crate::rules::{Color, Square};
use crate::start::{Start, StartError};
use crate::table::{Action, Deed, GameSetup, Notice, Table, TakeBack, TouchMove};
use crate::ui::table_board::keyboard_move::as_typed;

/// The time that a flag needs to fall, where a diagram is about that.
const MINUTE: u64 = 60_000;

/// One diagram.
#[derive(Clone, Debug)]
pub struct Diagram {
    pub caption: String,
    /// Black is below.
    pub flipped: bool,
    start: Start,
    touch: TouchMove,
    /// The moves that led to what is shown.
    pub moves: Vec<String>,
    /// The pieces that have been touched then.
    pub touched: Vec<Square>,
    pub claims: Vec<Claim>,
    /// What can be done beside moving.
    pub actions: Vec<DiagramAction>,
}

/// Why a diagram can't be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiagramFault {
    /// What no line of a diagram says.
    #[error("found {0:?} in a board, expected what a board has")]
    Unknown(String),
    /// A line that each has.
    #[error("a board without a line \"{0}: …\"")]
    Missing(&'static str),
    #[error(transparent)]
    Start(StartError),
}

impl Diagram {
    /// Reads the lines of a block, each `what: how`.
    ///
    /// # Errors
    /// A line that says nothing known, or that is missing.
    pub fn read(text: &str) -> Result<Diagram, DiagramFault> {
        let (mut fen, mut caption, mut touch) = (None, None, None);
        let (mut chess960, mut flipped) = (None, false);
        let (mut moves, mut touched, mut claims) = (Vec::new(), Vec::new(), Vec::new());
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let unknown = || DiagramFault::Unknown(line.to_owned());
            let (key, value) = line.split_once(':').ok_or_else(unknown)?;
            let value = value.trim();
            match (key.trim(), value) {
                ("fen", _) => fen = Some(value),
                ("caption", _) => caption = Some(value.to_owned()),
                ("played", _) => moves.extend(value.split_whitespace().map(str::to_owned)),
                ("touched", _) => {
                    touched = value.split_whitespace().map(claim::square).collect::<Result<_, _>>()?;
                }
                ("touch-move", "enforced") => touch = Some(TouchMove::Enforced),
                ("touch-move", "on-claim") => touch = Some(TouchMove::OnClaim),
                ("below", "black") => flipped = true,
                ("chess960", "yes") => chess960 = Some(true),
                (key, _) => claims.push(Claim::read(key, value)?),
            }
        }
        let done = |claim: &Claim| match claim {
            Claim::After { action, .. } => Some(*action),
            _ => None,
        };
        let actions = claims.iter().filter_map(done).collect();
        let start = Start::from_fen(fen.ok_or(DiagramFault::Missing("fen"))?, chess960);
        let start = start.map_err(DiagramFault::Start)?;
        let caption = caption.ok_or(DiagramFault::Missing("caption"))?;
        let binds = if touched.is_empty() { TouchMove::Off } else { TouchMove::Enforced };
        let touch = touch.unwrap_or(binds);
        Ok(Diagram { caption, flipped, start, touch, moves, touched, claims, actions })
    }

    /// A table on which no more has been done than the moves.
    fn played(&self) -> Table {
        let mut table = Table::new(self.setup());
        for text in &self.moves {
            table.apply(&Action { at: 0, deed: Deed::Move { text: text.clone() } });
        }
        table
    }

    /// A table on which all is as the diagram shows it, and what was told last.
    pub fn table(&self) -> (Table, Vec<Notice>) {
        let mut table = self.played();
        // To touch a piece is to press it; it goes back at once.
        let touches = self.touched.iter().flat_map(|&square| {
            let square = Some(square);
            [Deed::Press { square }, Deed::Cancel, Deed::Release { square }]
        });
        for deed in touches {
            table.apply(&Action { at: 0, deed });
        }
        let told = self.claims.iter().find_map(|claim| match claim {
            Claim::Refused { from, to, .. } => Some(Deed::Move { text: as_typed(&table, *from, *to) }),
            _ => None,
        });
        let told = told.map(|deed| table.apply(&Action { at: 0, deed })).unwrap_or_default();
        (table, told)
    }

    /// The piece whose squares are shown before anything is done.
    pub fn chosen(&self) -> Option<Square> {
        self.claims.iter().find_map(|claim| match claim {
            Claim::Moves { from, .. } => Some(*from),
            _ => None,
        })
    }

    fn setup(&self) -> GameSetup {
        let (start, touch) = (self.start.clone(), self.touch);
        // Where the end is not what it is about, bare pieces can be moved on and on.
        let over = |claim: &Claim| matches!(claim, Claim::Ends(_));
        let ends = if self.claims.iter().any(over) { Ends::Claims } else { Ends::Never };
        let take_back = if touch == TouchMove::Enforced { TakeBack::Never } else { TakeBack::Free };
        let time = TimeControl { kind: ClockKind::Fischer, base_ms: MINUTE, bonus_ms: 0, stages: Vec::new() };
        let has_flag = self.actions.contains(&DiagramAction::Flag);
        let clock = Color::ALL.map(|_| has_flag.then(|| time.clone()));
        GameSetup { start, touch, ends, take_back, clock, ..GameSetup::default() }
    }
}
