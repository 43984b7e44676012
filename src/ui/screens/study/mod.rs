//! The study of a record: it is walked through on a board of its own, moves are tried, and all of it can be annotated,
//! edited and saved. A move that is new makes a variation.
//!
//! A game that goes on is never changed by it: its study is a copy.

mod editor;
mod end;
mod faults;
mod flow;
mod hand;
mod letters;
mod marks;
mod origin;
mod panel;
mod remark;
mod score;
mod sheet;
mod walk;

pub use crate::ui::view::command::edit::{
    Edit, FILE, REMARKS, SIGNS, StudyFacts, TREE, UNDO, WALKS, enabled,
};
pub use marks::marks;
pub use origin::Origin;
pub use score::{Block, Cell, Paragraph, Row, Score, Token};

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Rect, Ui};

use crate::record::pgn::Fault;
use crate::record::{Editing, NodeId, Record};
use crate::rules::{Move, Position, Square};
use crate::session::analysis::Analysis;
use crate::table::Table;
use crate::text::openings::{Opening, Openings};
use crate::ui::board::{Board, Geometry};
use crate::ui::screens::game::analysis_bar;
use crate::ui::screens::game::analysis_card::Card;
use crate::ui::theme::art::Art;
use crate::ui::theme::size;
use crate::ui::view::command::Command;
use crate::ui::view::context::Look;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;
use crate::ui::view::openings::load_in_background;
use crate::ui::view::places::Places;
use crate::ui::view::request::Request;
use letters::Letters;
use remark::Remark;
use sheet::{Sheet, Shown, Wish};

/// A record that is studied, and where one is in it.
pub struct Study {
    pub(crate) editing: Editing,
    pub(crate) at: NodeId,
    pub(crate) origin: Origin,
    /// The board's hand: the place's position, in which touching binds nobody.
    pub(crate) table: Table,
    pub(crate) board: Board,
    pub(crate) sheet: Sheet,
    /// The first move of the line of analysis that is pointed at.
    pub(crate) pointed: Option<Move>,
    /// The piece that the keyboard is to move.
    pub(crate) keyed: Option<Square>,
    /// The table was told of the press that is going on.
    pub(crate) pressing: bool,
    pub(crate) note: Option<Message>,
    pub(crate) flipped: bool,
    pub(crate) wheel: f32,
    /// The comment that is being written.
    pub(crate) remark: Option<Remark>,
    /// What was wrong in the file that it was read from.
    pub(crate) faults: Vec<Fault>,
    /// What is in no file of the player's is written down here.
    pub(crate) copy: Option<Copy>,
    /// The name of the opening at this place, and of which record it was looked up.
    pub(crate) opening: Option<(u64, NodeId, Option<Opening>)>,
}

/// How the study is shown.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    pub look: Look<'a>,
    /// How many lines of analysis; none while there is none.
    pub lines: usize,
}

impl Study {
    /// A record, looked at from its start.
    pub fn new(record: Record, origin: Origin) -> Study {
        let at = Record::ROOT;
        let table = hand::table_at(&record, at);
        let mut study = Study {
            editing: Editing::new(record),
            at,
            origin,
            table,
            board: Board::of_study(),
            sheet: Sheet::default(),
            pointed: None,
            keyed: None,
            pressing: false,
            note: None,
            flipped: false,
            wheel: 0.0,
            remark: None,
            faults: Vec::new(),
            copy: None,
            opening: None,
        };
        study.go(at);
        study
    }

    /// The record as it is now.
    pub fn record(&self) -> &Record {
        self.editing.record()
    }

    /// Where one is in it.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Where it came from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether Black is below.
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Whether something was done to it that is in no file.
    pub fn is_changed(&self) -> bool {
        self.editing.is_changed()
    }

    /// The position that the board shows.
    pub fn position(&self) -> &Position {
        self.table.start().position()
    }

    /// The keyboard comes to its board.
    pub fn want_focus(&mut self) {
        self.board.want_focus();
    }

    /// The keyboard's place on its board.
    pub fn cursor(&self) -> Square {
        self.board.cursor()
    }

    /// The board's hand, for who tells what its position is worth.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What commands have to know.
    pub fn facts(&self) -> StudyFacts {
        StudyFacts {
            can_undo: self.editing.can_undo(),
            can_redo: self.editing.can_redo(),
            ..StudyFacts::of(self.record(), self.at)
        }
    }

    /// The article of what was refused last.
    pub fn article(&self) -> Option<&'static str> {
        self.note.as_ref()?.article()
    }

    /// Goes to a place.
    pub fn go(&mut self, at: NodeId) {
        self.at = at;
        self.table = hand::table_at(self.record(), at);
        self.board.cancel();
        self.board.set_drawings(marks::drawings(&self.record().notes(at).marks));
        (self.keyed, self.pressing, self.note) = (None, false, None);
        if self.remark.as_ref().is_some_and(|remark| remark.place() != at) {
            self.remark = None;
        }
    }

    /// The name of the opening at this place.
    pub fn name_opening(&mut self, ctx: &Context, openings: &mut Openings) {
        let (revision, at) = (self.editing.revision(), self.at);
        if self.opening.is_some_and(|(of, place, name)| name.is_some() && (of, place) == (revision, at)) {
            return;
        }
        let record = self.editing.record();
        let mut position = record.start().position().clone();
        let line = record.line_to(at).into_iter().map(|step| {
            position = record.step(&position, step);
            position.clone()
        });
        let name = openings.of_line(record.start(), line, || load_in_background(ctx));
        self.opening = Some((revision, at, name));
    }

    /// Shows the study in its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        around: Around<'_>,
        analysis: &Analysis,
        art: &mut Art,
        actions: &mut Vec<Request>,
    ) {
        let look = around.look;
        let places = Places::of(place, ui.pixels_per_point(), around.lines);
        let letters = Letters { words: look.words, notation: look.settings.notation, small: places.small };
        let geometry = Geometry::within(places.board, self.flipped, ui.pixels_per_point());
        if let Some(bar) = places.bar {
            analysis_bar::show(ui, bar, analysis.worth(), self.flipped, look.words);
        }
        let head = panel::Head { record: self.record(), opening: self.opening.and_then(|(.., name)| name) };
        head.show(ui, places.head, look.words, places.small, actions);
        let law = self.card(look);
        let panel =
            panel::Places::of(ui, places.body, around.lines, law.as_ref(), self.faults.len(), letters);
        panel::buttons(ui, panel.buttons, &self.facts(), look.words, places.small, actions);
        if let Some((law, place)) = law.zip(panel.law) {
            actions.extend(law.show(ui, place, look.words, places.small).map(Request::Explain));
        }
        if let Some(place) = panel.faults {
            self.show_faults(ui, place, look.words, places.small);
        }
        if let Some(lines) = panel.lines {
            let card = Card { words: look.words, notation: letters.notation, small: places.small };
            self.pointed = card.show(ui, lines, analysis, art);
        }
        let mut wishes: Vec<Wish> = self.show_sheet(ui, panel.sheet, letters, art).into_iter().collect();
        wishes.extend(self.show_board(ui, &geometry, place, look, art));
        self.show_remark(ui, panel.sheet.union(panel.buttons), look.words);
        if !wishes.is_empty() {
            ui.ctx().request_repaint();
        }
        for wish in wishes {
            self.grant(wish, actions);
        }
    }

    fn show_sheet(&mut self, ui: &mut Ui, place: Rect, letters: Letters<'_>, art: &mut Art) -> Option<Wish> {
        let (record, revision) = (self.editing.record(), self.editing.revision());
        let shown = Shown { record, revision, at: self.at, letters };
        self.sheet.show(ui, place, &shown, art)
    }

    /// What there is to tell of what was tried.
    fn card(&self, look: Look<'_>) -> Option<LawCard> {
        let begun = self.table.castling_in_hand().is_some();
        let own = (self.note.is_some() || begun).then(|| self.explained(look));
        match look.told {
            // What could not be written is told first.
            Some(told) if told.refusal => Some(told.clone()),
            told => own.or_else(|| told.cloned()),
        }
    }

    fn grant(&mut self, wish: Wish, actions: &mut Vec<Request>) {
        match wish {
            Wish::Go(at) => self.go(at),
            Wish::Remark(at, before) => {
                self.go(at);
                self.write_remark(before);
            }
            Wish::Ask(at, command) => {
                self.go(at);
                actions.push(Request::Command(command));
            }
            Wish::Walk(edit) => actions.push(Request::Command(Command::Edit(edit))),
            Wish::Back => actions.push(Request::Command(Command::Back)),
            Wish::Forward => actions.push(Request::Command(Command::Forward)),
        }
    }
}

/// How high the buttons of the panel are together.
fn buttons_height(small: bool) -> f32 {
    if small {
        2.0 * size::BUTTON_SMALL + size::GAP_BUTTONS / 2.0
    } else {
        2.0 * size::BUTTON + size::GAP_BUTTONS
    }
}

/// The copy of what is in no file of the player's.
#[derive(Debug)]
pub struct Copy {
    pub(crate) file: PathBuf,
    /// What the disk was last asked to take, whatever came of it, and when.
    pub(crate) tried: u64,
    pub(crate) at: Duration,
}
