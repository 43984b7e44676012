//! The study screen: a board for trying moves, the score sheet with its comment field, analysis, and the opening table;
//! and the commands of a study.
//!
//! Editing and saving are in `crate::study`.

mod engine;
mod hand;
mod openings;
mod panel;
mod remark;
mod score;
mod sheet;

pub(crate) use score::end;

pub use crate::ui::widgets::score_sheet::{Block, Cell, Paragraph, Score, SheetRow, Token};

use std::path::Path;

use egui::{Context, Rect, Ui};

use crate::platform::fs;
use crate::record::{Nag, NodeId};
use crate::rules::{self, Move, Position};
use crate::session::analysis::Line;
use crate::storage::Part;
use crate::study::{Origin, Side, Status, Study, Walk};
use crate::table::Table;
use crate::text::openings::{MAX_NAMED_PLIES, Opening, opening_of};
use crate::ui::board::Board;
use crate::ui::screens::game::analysis_bar;
use crate::ui::screens::game::analysis_card::Card;
use crate::ui::table_board::TableBoard;
use crate::ui::view::command::Edit;
use crate::ui::view::openings::load_in_background;
use crate::ui::view::{
    BoardAndPanel, Command, Explain, GameView, LawCard, Message, Request, ViewContext, ViewSettings,
    walk_buttons,
};
use crate::ui::widgets::score_sheet::ScoreSheet;
use openings::OpeningTable;
use panel::PanelPart;

pub struct StudyScreen {
    /// The study that is edited and saved. `place_changed` brings its current place to the board.
    pub(crate) study: Study,
    /// A table with the position at the current place, without touch-move.
    pub(crate) table: Table,
    pub(crate) board: TableBoard,
    sheet: ScoreSheet<NodeId>,
    /// The move with which the sheet begins if the record is too long for one sheet; `None` for the beginning of the
    /// record.
    part: Option<NodeId>,
    /// The first move of the analysis line that has the pointer or keyboard focus; `None` if no line has either.
    pub(crate) pointed: Option<Move>,
    /// The comment that is being written; `None` if none is.
    pub(crate) remark: Option<Remark>,
    /// Whether Escape has just closed the field of a comment that was changed.
    pub(crate) is_remark_kept: bool,
    /// The pieces at the current place and at the places shortly before it.
    trail: Vec<rules::Board>,
    /// Whether the study was opened for a game that is played elsewhere and followed here.
    pub(crate) is_followed: bool,
    /// Whether the study has been shown; a recovered one may not have been shown yet.
    pub(crate) was_shown: bool,
    /// The last search for the opening: the revision and the place that it was for, and the opening that was found, if
    /// any. `None` before the first search in this study.
    opening: Option<(u64, NodeId, Option<Opening>)>,
    /// The moves played in the current position in the games of the study's file; `None` if they are not shown.
    openings: Option<OpeningTable>,
}

/// A comment that is being written.
#[derive(Debug)]
pub(crate) struct Remark {
    place: NodeId,
    side: Side,
    text: String,
    /// Whether the comment was changed, so that further changes belong to the same edit.
    begun: bool,
    /// Whether keyboard focus has been requested for the field.
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
            is_remark_kept: false,
            trail,
            is_followed: false,
            was_shown: false,
            opening: None,
            openings: None,
        };
        screen.place_changed();
        screen
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.table.start().position()
    }

    /// The part of this file that the study is from; `None` if it is not from this file.
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

    /// Whether analysing this position would help a player in the game in progress at this table: the position is the
    /// last one of the game, comes shortly after that one in this line, or can be reached from that one within two
    /// plies.
    pub fn is_of_game(&self, table: &Table) -> bool {
        table.is_close_to(&self.trail)
    }

    /// The article behind the board's message, such as a refusal; `None` without a message or an article.
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
        // The bar keeps its place without analysis, so that the board does not move when analysis begins.
        let places = BoardAndPanel::of(ui, place, lines.max(1));
        let look = ctx.look;
        let geometry = self.board.geometry(ui, places.board).with_margin(places.has_margin);
        if let Some(bar) = places.bar.filter(|_| lines > 0) {
            analysis_bar::show(ui, bar, analysis.worth(), self.board.flipped, look.words);
        }
        self.show_head(ui, places.head, look.words, ctx.requests);
        let law = self.card(look, forbidden);
        let (note, law) = match law {
            Some(card) if panel::is_note(ui, &card, places.body.width()) => (Some(card), None),
            law => (None, law),
        };
        // A tall panel has two rows for each line of analysis.
        let high = if self.openings.is_some() { 700.0 } else { 560.0 };
        let rows = if places.body.height() >= high { 2 } else { 1 };
        let height = |law: &LawCard| law.height(ui, look.words, places.body.width());
        let panel = self.divide(ui, places.body, (lines, rows), law.as_ref().map(height), note.is_some());
        panel::buttons(ui, panel.of(PanelPart::Buttons), &self.status(), ctx);
        if let Some(place) = panel.get(PanelPart::Walk) {
            let status = self.status();
            let enabled = |command: Command| command.enabled_in_study(&status) == Some(true);
            let walked = walk_buttons::show(ui, place, look.words, enabled);
            ctx.requests.extend(walked.map(Request::Command));
        }
        if let Some(place) = panel.get(PanelPart::Engine) {
            engine::show(ui, place, ctx);
        }
        if let Some((note, place)) = note.zip(panel.get(PanelPart::Note)) {
            panel::note(ui, place, &note, look.words);
        }
        if let Some((law, place)) = law.zip(panel.get(PanelPart::Law)) {
            ctx.requests.extend(law.show(ui, place, look.words).map(Request::from));
        }
        if let Some(place) = panel.get(PanelPart::Faults) {
            self.show_faults(ui, place, look.words);
        }
        self.pointed = None;
        if let Some(place) = panel.get(PanelPart::Lines) {
            self.show_lines(ui, place, rows, ctx);
        }
        let sheet = panel.of(PanelPart::Sheet);
        self.walk_by_arrows(ui, sheet, look.words);
        self.show_sheet(ui, sheet, ctx);
        if let Some(place) = panel.get(PanelPart::Fork) {
            self.show_fork(ui, place, ctx.look.letters());
        }
        if let Some(place) = panel.get(PanelPart::Openings) {
            self.show_openings(ui, place, look, ctx.art);
        }
        self.show_board(ui, &geometry, place, ctx);
        self.show_remark(ui, [sheet, panel.of(PanelPart::Buttons)], look.words);
    }

    /// Shows the lines of analysis, each with this many rows of text.
    fn show_lines(&mut self, ui: &mut Ui, place: Rect, rows: usize, ctx: &mut ViewContext<'_>) {
        let (look, analysis) = (ctx.look, ctx.session.analysis());
        let card = Card {
            look,
            // The depth is in the row of the engine.
            has_heading: false,
            rows,
            position: self.table.start().position(),
            flipped: self.board.flipped,
            tip: Some(t!(look.words, "study-line-tip")),
        };
        let chosen = card.show(ui, place, analysis, ctx.art);
        let line = |index: usize| analysis.lines().get(index);
        self.pointed = chosen.pointed.and_then(line).map(Line::first);
        if let Some(line) = chosen.clicked.and_then(line) {
            self.insert(line, ui.input(|input| input.modifiers.shift));
            ui.ctx().request_repaint();
        }
    }

    /// Replaces the study with another, which may have the same revision. `go` must follow, because the board does not
    /// change here.
    pub(crate) fn replace_study(&mut self, study: Study) {
        (self.study, self.opening) = (study, None);
        self.sheet.forget();
    }

    /// The law card; `None` if there is nothing to say. `forbidden` says that analysis is on but not allowed here.
    fn card(&self, look: ViewSettings<'_>, forbidden: bool) -> Option<LawCard> {
        let begun = self.table.castling_in_hand().is_some();
        let own = (self.board.message.is_some() || begun).then(|| self.board.law(&self.table, look));
        let no_help = || {
            let game = GameView::at(&self.table, look.settings);
            Explain::new(look.words, game).standing(Some(&Message::NoStudy))
        };
        let own = own.or_else(|| forbidden.then(no_help));
        match look.message {
            // A refusal comes first, for example that a file can't be saved.
            Some(card) if card.refusal => Some(card.clone()),
            card => own.or_else(|| card.cloned()),
        }
    }

    /// Adds the whole line to the study, or only its first move, which is made on the board.
    fn insert(&mut self, line: &Line, whole: bool) {
        let evaluation = line.worth.after_move(self.study.position().turn());
        let moves = if whole { &line.moves[..] } else { &line.moves[..1] };
        let first = self.study.insert(moves, evaluation.map(|evaluation| (evaluation, line.depth)));
        match first {
            Some(first) if whole => self.sheet.reveal(first),
            Some(first) => self.go(first),
            None => {}
        }
    }

    /// Clears the drawings of this place.
    pub fn wipe(&mut self) {
        self.board.widget.drawings.clear();
        self.keep_drawings();
    }

    /// Goes to the place to which this walk leads.
    pub fn walk(&mut self, walk: Walk) {
        if self.study.walk(walk) {
            self.place_changed();
        }
    }

    /// Carries out a command, except those for tags, saving, discarding, the list of games and playing from a position,
    /// which `ui::app::study` handles.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Above => self.walk(Walk::Above),
            Edit::Below => self.walk(Walk::Below),
            Edit::Comment => self.open_remark(Side::After),
            Edit::Before => self.open_remark(Side::Before),
            Edit::Exclaim => self.study.type_symbol('!'),
            Edit::Doubt => self.study.type_symbol('?'),
            Edit::Sign(number) => self.study.toggle_sign(Nag(number)),
            Edit::NoSigns => self.study.clear_signs(),
            Edit::Promote => self.study.promote(),
            Edit::Demote => self.study.demote(),
            Edit::MainLine => self.study.make_main_line(),
            Edit::CutAfter => self.study.cut_after(),
            Edit::Delete => self.change_place(Study::delete),
            Edit::CutBefore => self.change_place(Study::cut_before),
            Edit::Undo => self.change_place(Study::undo),
            Edit::Redo => self.change_place(Study::redo),
            Edit::Tags | Edit::SaveAs | Edit::Discard => {}
            Edit::GameBefore | Edit::GameAfter | Edit::FindPosition | Edit::PlayFrom => {}
        }
    }

    /// Makes an edit that may lead to another place. If the edit succeeds, an open comment field is closed, because it
    /// belongs to one place.
    fn change_place(&mut self, edit: impl FnOnce(&mut Study) -> bool) {
        if edit(&mut self.study) {
            self.remark = None;
            self.place_changed();
        }
    }
}
