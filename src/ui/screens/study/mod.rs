//! The study screen: a board for trying moves, the score sheet, and the comment field.
//!
//! Editing and saving are in `crate::study`.

mod editor;
mod faults;
mod fork;
mod hand;
mod panel;
mod remark;
mod score;
mod sheet;

pub use crate::ui::widgets::score_sheet::{Block, Cell, Paragraph, Score, SheetRow, Token};

use std::path::Path;

use egui::{Context, Rect, Ui};

use crate::platform::fs;
use crate::record::NodeId;
use crate::rules::{self, Move, Position, Square};
use crate::session::analysis::Line;
use crate::storage::Part;
use crate::study::{Origin, Side, Status, Study};
use crate::table::Table;
use crate::text::Texts;
use crate::text::openings::{MAX_NAMED_PLIES, Opening, opening_of};
use crate::ui::board::Board;
use crate::ui::screens::game::analysis_bar;
use crate::ui::screens::game::analysis_card::Card;
use crate::ui::table_board::TableBoard;
use crate::ui::theme::size;
use crate::ui::view::openings::load_in_background;
use crate::ui::view::{
    BoardAndPanel, Command, Explain, GameView, LawCard, Message, Request, ViewContext, ViewSettings,
};
use crate::ui::widgets::score_sheet::ScoreSheet;

/// A study on the screen.
pub struct StudyScreen {
    study: Study,
    /// The position of the current place, without touch-move.
    table: Table,
    pub(crate) board: TableBoard,
    sheet: ScoreSheet<NodeId>,
    /// The move that the sheet begins with, if the record is too long for one sheet.
    part: Option<NodeId>,
    /// The first move of the analysis line that is pointed at.
    pointed: Option<Move>,
    /// The comment that is being written.
    remark: Option<Remark>,
    /// The pieces at the current place and at the places shortly before it.
    trail: Vec<rules::Board>,
    /// Whether it was on screen; one that was recovered may wait.
    was_shown: bool,
    /// The opening of the current place, with the revision and place for which it was looked up.
    opening: Option<(u64, NodeId, Option<Opening>)>,
}

/// What was requested on the board or the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StudyRequest {
    Go(NodeId),
    /// Edit the comment of this place.
    Remark(NodeId, Side),
    /// Execute a command at this place, chosen in the menu of its move.
    Ask(NodeId, Command),
    /// Step through the moves.
    Walk(Vec<Command>),
}

/// A comment that is being written.
#[derive(Debug)]
struct Remark {
    place: NodeId,
    side: Side,
    text: String,
    /// Something was written, so further changes belong to the same edit.
    begun: bool,
    /// The field has had keyboard focus.
    open: bool,
}

impl StudyScreen {
    /// A screen for this study, at its current place.
    pub fn new(study: Study) -> StudyScreen {
        let (table, trail) = hand::table_at(study.record(), study.at());
        let mut screen = StudyScreen {
            study,
            table,
            board: TableBoard::of(Board::of_study()),
            sheet: ScoreSheet::default(),
            part: None,
            pointed: None,
            remark: None,
            trail,
            was_shown: false,
            opening: None,
        };
        screen.place_changed();
        screen
    }

    pub fn study(&self) -> &Study {
        &self.study
    }

    /// The study, to be saved or edited. The board does not follow until the place changes.
    pub fn study_mut(&mut self) -> &mut Study {
        &mut self.study
    }

    fn head(&self) -> panel::Head<'_> {
        panel::Head { record: self.study.record(), opening: self.opening.and_then(|(.., name)| name) }
    }

    /// The players and the event, for a screen reader.
    pub fn heading(&self, words: &Texts) -> String {
        self.head().spoken(words)
    }

    /// Whether the player has seen it since the program started.
    pub fn was_shown(&self) -> bool {
        self.was_shown
    }

    /// Whether a comment is being typed.
    pub fn is_commenting(&self) -> bool {
        self.remark.is_some()
    }

    /// Whether Black is at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.board.flipped
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.table.start().position()
    }

    /// The square of the keyboard cursor.
    pub fn cursor(&self) -> Square {
        self.board.widget.cursor
    }

    /// The table on which moves are tried.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The part of this file that the study belongs to.
    pub fn part_of(&self, file: &Path) -> Option<&Part> {
        match self.study.origin() {
            Origin::File(part) if fs::without_links(part.file()) == fs::without_links(file) => Some(part),
            Origin::File(_) | Origin::Played | Origin::Nowhere => None,
        }
    }

    /// The facts that decide which commands are available.
    pub fn status(&self) -> Status {
        self.study.status()
    }

    /// Whether the position is for the law of help one of the game in progress at this table: its last one, or one that
    /// follows soon on it.
    pub fn is_of_game(&self, table: &Table) -> bool {
        table.is_close_to(&self.trail)
    }

    /// The first move of the analysis line that is pointed at.
    pub fn pointed(&self) -> Option<Move> {
        self.pointed
    }

    /// The article behind the last refusal.
    pub fn article(&self) -> Option<&'static str> {
        self.board.message.as_ref()?.article()
    }

    pub fn go(&mut self, at: NodeId) {
        self.study.go(at);
        self.place_changed();
    }

    /// Sets the board to the current place of the study.
    fn place_changed(&mut self) {
        let at = self.study.at();
        (self.table, self.trail) = hand::table_at(self.study.record(), at);
        self.board.reset();
        self.board.widget.drawings.clone_from(&self.study.notes().marks);
        if self.remark.as_ref().is_some_and(|remark| remark.place != at) {
            self.remark = None;
        }
    }

    /// Looks up the opening of the current place.
    pub fn name_opening(&mut self, ctx: &Context) {
        let (revision, at) = (self.study.revision(), self.study.at());
        if self.opening.is_some_and(|(of, place, name)| name.is_some() && (of, place) == (revision, at)) {
            return;
        }
        let record = self.study.record();
        let mut position = record.start().position().clone();
        let early = record.back_from(at).find(|place| record.ply(*place) <= MAX_NAMED_PLIES);
        let line = record.line_to(early.unwrap_or(at)).into_iter().map(|step| {
            position = record.step(&position, step);
            position.clone()
        });
        let name = opening_of(record.start(), line, || load_in_background(ctx));
        self.opening = Some((revision, at, name));
    }

    /// Shows the study in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        self.was_shown = true;
        let analysis = ctx.session.analysis();
        let forbidden = analysis.is_on() && ctx.window.forbids_engine();
        let lines = if forbidden { 0 } else { ctx.game().lines() };
        let places = BoardAndPanel::of(ui, place, lines);
        let (look, letters) = (ctx.look, ctx.look.letters());
        let geometry = self.board.geometry(ui, places.board).with_margin(ui);
        if let Some(bar) = places.bar {
            analysis_bar::show(ui, bar, analysis.worth(), self.board.flipped, look.words);
        }
        self.head().show(ui, places.head, look.words, look.small, ctx.requests);
        let law = self.card(look, forbidden);
        let rows = panel::Rows { lines, faults: self.study.faults().len(), is_fork: self.is_fork() };
        let panel = panel::Places::of(ui, places.body, rows, law.as_ref(), letters);
        panel::buttons(ui, panel.buttons, &self.status(), look.small, ctx);
        if let Some((law, place)) = law.zip(panel.law) {
            ctx.requests.extend(law.show(ui, place, look.words).map(Request::from));
        }
        if let Some(place) = panel.faults {
            self.show_faults(ui, place, look.words, look.small);
        }
        if let Some(lines) = panel.lines {
            let card = Card {
                words: look.words,
                notation: letters.notation,
                rows: panel.line_rows,
                position: self.table.start().position(),
                flipped: self.board.flipped,
                colors: &look.settings.board.colors(ui.theme()),
                tip: Some(t!(look.words, "study-line-tip")),
            };
            let chosen = card.show(ui, lines, analysis, ctx.art);
            let line = |index: usize| analysis.lines().get(index);
            self.pointed = chosen.pointed.and_then(line).map(Line::first);
            if let Some(line) = chosen.clicked.and_then(line) {
                self.insert(line, ui.input(|input| input.modifiers.shift));
                ui.ctx().request_repaint();
            }
        }
        let request = self.show_sheet(ui, panel.sheet, letters, ctx.art);
        let forked = panel.fork.and_then(|place| self.show_fork(ui, place, letters));
        let request = request.or(forked.map(StudyRequest::Go));
        self.show_board(ui, &geometry, place, ctx);
        let all = panel.sheet.union(panel.buttons);
        let room = if panel.sheet.height() < size::REMARK { all } else { panel.sheet };
        self.show_remark(ui, room, look.words);
        if let Some(request) = request {
            ui.ctx().request_repaint();
            self.grant(request, ctx.requests);
        }
    }

    /// The law card, if there is something to say. `forbidden`: analysis is on, but not allowed here.
    fn card(&self, look: ViewSettings<'_>, forbidden: bool) -> Option<LawCard> {
        let begun = self.table.castling_in_hand().is_some();
        let own = (self.board.message.is_some() || begun).then(|| self.explained(look));
        let no_help = || {
            let game = GameView::at(&self.table, look.settings);
            Explain { words: look.words, game }.standing(Some(&Message::NoStudy))
        };
        let own = own.or_else(|| forbidden.then(no_help));
        match look.message {
            // A failure to save comes first.
            Some(card) if card.refusal => Some(card.clone()),
            card => own.or_else(|| card.cloned()),
        }
    }

    /// Adds the whole line to the study, or its first move alone, which is made on the board.
    fn insert(&mut self, line: &Line, whole: bool) {
        let evaluation = line.worth.after_move(self.study.position().turn());
        let moves = if whole { &line.moves[..] } else { &line.moves[..1] };
        let first = self.study.insert(moves, evaluation.map(|evaluation| (evaluation, line.depth)));
        if let Some(first) = first.filter(|_| !whole) {
            self.go(first);
        }
    }

    fn grant(&mut self, request: StudyRequest, requests: &mut Vec<Request>) {
        match request {
            StudyRequest::Go(at) => self.go(at),
            StudyRequest::Remark(at, side) => {
                self.go(at);
                self.open_remark(side);
            }
            StudyRequest::Ask(at, command) => {
                self.go(at);
                requests.push(Request::Command(command));
            }
            StudyRequest::Walk(steps) => requests.extend(steps.into_iter().map(Request::Command)),
        }
    }
}

/// The height of the panel's rows of buttons: two, or three in the narrowest panel.
fn buttons_height(small: bool, width: f32) -> f32 {
    if width < size::STUDY_NARROW {
        3.0 * 26.0 + size::GAP_BUTTONS
    } else if small {
        2.0 * size::BUTTON_SMALL + size::GAP_BUTTONS / 2.0
    } else {
        2.0 * size::BUTTON + size::GAP_BUTTONS
    }
}
