//! A diagram of the book or a lesson: a position, the moves that led to it, the pieces touched in it, statements about
//! it and, in a lesson, a task.
//!
//! `ui::screens::learn::practice` makes it playable.

use super::action::DiagramAction;
use crate::game::{ClockKind, Ends, TimeControl};
use crate::rules::{Color, Square};
use crate::start::Start;
use crate::table::{Action, Deed, GameSetup, Notice, Table, TakeBack, TouchMove};
use crate::ui::screens::learn::task::{DiagramFault, Task, square};
use crate::ui::table_board::hand::as_typed;

#[derive(Clone, Debug)]
pub struct Diagram {
    pub caption: String,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    start: Start,
    touch: TouchMove,
    /// The moves that led to the position shown.
    pub moves: Vec<String>,
    /// The pieces that have been touched in that position.
    pub touched: Vec<Square>,
    /// Statements about the position: the texts before and after the colon. A test checks them against the rules.
    pub claims: Vec<(String, String)>,
    /// What the reader can do in addition to moving the pieces.
    pub actions: Vec<DiagramAction>,
    /// What the learner should do; `None` outside lessons.
    pub task: Option<Task>,
}

impl Diagram {
    /// Parses the lines of a block, each `key: value`.
    ///
    /// # Errors
    /// A line without a colon or with an unknown action, a missing required line, or an invalid position, square or
    /// task.
    pub fn read(text: &str) -> Result<Diagram, DiagramFault> {
        let (mut fen, mut caption, mut touch) = (None, None, None);
        let (mut chess960, mut flipped) = (None, false);
        let mut task = [None; 4];
        let (mut moves, mut touched) = (Vec::new(), Vec::new());
        let (mut claims, mut actions) = (Vec::new(), Vec::new());
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let unknown = || DiagramFault::Unknown(line.to_owned());
            let (key, value) = line.split_once(':').ok_or_else(unknown)?;
            let (key, value) = (key.trim(), value.trim());
            match (key, value) {
                ("fen", _) => fen = Some(value),
                ("caption", _) => caption = Some(value.to_owned()),
                ("played", _) => moves.extend(value.split_whitespace().map(str::to_owned)),
                ("touched", _) => touched = value.split_whitespace().map(square).collect::<Result<_, _>>()?,
                ("touch-move", "enforced") => touch = Some(TouchMove::Enforced),
                ("touch-move", "on-claim") => touch = Some(TouchMove::OnClaim),
                ("below", "black") => flipped = true,
                ("chess960", "yes") => chess960 = Some(true),
                _ if let Some(line) = Task::LINES.iter().position(|line| *line == key) => {
                    task[line] = Some(value);
                }
                _ => {
                    if let Some(name) = key.strip_prefix("after ") {
                        actions.push(DiagramAction::read(name).ok_or_else(unknown)?);
                    }
                    claims.push((key.to_owned(), value.to_owned()));
                }
            }
        }
        let start = Start::from_fen(fen.ok_or(DiagramFault::Missing("fen"))?, chess960);
        let start = start.map_err(DiagramFault::Start)?;
        let caption = caption.ok_or(DiagramFault::Missing("caption"))?;
        let binds = if touched.is_empty() { TouchMove::Off } else { TouchMove::Enforced };
        let (touch, task) = (touch.unwrap_or(binds), Task::read(task)?);
        Ok(Diagram { caption, flipped, start, touch, moves, touched, claims, actions, task })
    }

    /// The caption, and the texts for the outcomes of the task.
    pub fn texts(&self) -> Vec<String> {
        let task = self.task.iter();
        let said = task.flat_map(|task| [Some(&task.done), task.otherwise.as_ref(), task.other.as_ref()]);
        std::iter::once(&self.caption).chain(said.flatten()).cloned().collect()
    }

    /// A table after the moves, before anything is touched.
    fn played(&self) -> Table {
        let mut table = Table::new(self.setup());
        for text in &self.moves {
            table.apply(&Action::new(0, Deed::Move { text: text.clone() }));
        }
        table
    }

    /// A table in the state that the diagram shows, and the notices about the refused move; empty if the diagram shows
    /// no such move.
    pub fn table(&self) -> (Table, Vec<Notice>) {
        let mut table = self.played();
        // A piece is touched without being moved when it is picked up and put back, and the pointer is released on its
        // square.
        for square in self.touched.iter().copied().map(Some) {
            for deed in [Deed::Press { square, piece: None }, Deed::Cancel, Deed::Release { square }] {
                table.apply(&Action::new(0, deed));
            }
        }
        let refused = self.claim("refused").and_then(|rest| rest.split_once(' '));
        let refused = refused.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
        let deed = refused.map(|(from, to)| Deed::Move { text: as_typed(&table, from, to) });
        let notices = deed.map(|deed| table.apply(&Action::new(0, deed))).unwrap_or_default();
        (table, notices)
    }

    /// The square of the piece whose destinations are shown initially; `None` if there is no such piece.
    pub fn chosen(&self) -> Option<Square> {
        self.claim("moves")?.parse().ok()
    }

    /// The text before the colon of the first statement that begins with `kind`, without `kind` itself; `None` if there
    /// is no such statement.
    fn claim(&self, kind: &str) -> Option<&str> {
        self.claims.iter().find_map(|(key, _)| key.strip_prefix(kind)).map(str::trim_start)
    }

    fn setup(&self) -> GameSetup {
        let (start, touch) = (self.start.clone(), self.touch);
        // Unless the diagram is about the end of a game, only checkmate, stalemate and a fallen flag end a game
        // automatically, so that even a position without mating material can be played on.
        let ends = if self.claim("ends").is_some() { Ends::Claims } else { Ends::Never };
        let take_back = if touch == TouchMove::Enforced { TakeBack::Never } else { TakeBack::Free };
        let time = TimeControl::new(ClockKind::Fischer, 60_000, 0);
        let has_flag = self.actions.contains(&DiagramAction::Flag);
        let clock = Color::ALL.map(|_| has_flag.then(|| time.clone()));
        GameSetup { start, touch, ends, take_back, clock, ..GameSetup::default() }
    }
}
