//! The score sheet of a study, the moves to choose from where a line forks, and the menu of the moves.

use std::cell::Cell;

use egui::{Align, Button, Color32, Layout, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo};

use super::{StudyScreen, score};
use crate::record::{GameResult, NodeId, Record};
use crate::study::{Side, Status};
use crate::text::{Texts, notation};
use crate::ui::theme::tokens;

use crate::ui::view::command::edit::{Edit, SIGNS};
use crate::ui::view::{Command, Request, ViewContext, command_item, first_step};
use crate::ui::widgets::score_sheet::{Letters, Score, SheetEvent, SheetView, walks};
use crate::ui::widgets::{fit, focus_ring, name_open_menu, named, scrolling, separator, speak_menu};

impl StudyScreen {
    /// If the study has moves, makes the sheet as a whole a tab stop, at which keyboard users begin. The arrow keys
    /// walk through the moves there, as they do without keyboard focus.
    pub(crate) fn walk_by_arrows(&mut self, ui: &mut Ui, place: Rect, words: &Texts) {
        if self.study.record().size() == 1 {
            return;
        }
        let stop = ui.interact(place, ui.scope_id().with("walk"), Sense::FOCUSABLE);
        named(ui, &stop, Role::Group, &t!(words, "study-walk"));
        first_step::note(ui.ctx(), stop.id);
        focus_ring(ui, place, &stop);
        if stop.has_focus() {
            for walk in walks(ui, stop.id) {
                self.walk(walk);
            }
        }
    }

    /// Shows the sheet in its rectangle, and goes to the move that was chosen.
    pub(crate) fn show_sheet(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let letters = ctx.look.letters();
        let part = Cell::new(self.find_part());
        let (record, from) = (self.study.record(), self.part);
        let chosen = Cell::new(None);
        let read = || {
            let score = part.take().unwrap_or_else(|| Score::of(record, from));
            Score {
                beginning: beginning(record, letters.words),
                end: score::end(record, letters.words),
                ..score
            }
        };
        let on_move = |response: &Response, at: NodeId| {
            if let Some(command) = menu(response, record, at, letters.words) {
                chosen.set(Some((at, command)));
            }
        };
        let (at, revision) = (self.study.at(), self.study.revision());
        let shown = SheetView { read: &read, revision, at, opening: None, letters, on_move: &on_move };
        let event = self.sheet.show(ui, place, &shown, ctx.art);
        if let Some((at, command)) = chosen.take() {
            self.go(at);
            ctx.requests.push(Request::Command(command));
        } else if let Some(event) = event {
            ui.ctx().request_repaint();
            match event {
                SheetEvent::Go(at) => self.go(at),
                SheetEvent::Comment { at, before } => {
                    self.go(at);
                    self.open_remark(if before { Side::Before } else { Side::After });
                }
                SheetEvent::Walk(walks) => walks.into_iter().for_each(|walk| self.walk(walk)),
            }
        }
    }

    /// Reads the part of the record that contains the current place; `None` if the record is short or the sheet already
    /// has that place.
    fn find_part(&mut self) -> Option<Score<NodeId>> {
        let (record, at) = (self.study.record(), self.study.at());
        if !score::is_long(record) {
            self.part = None;
            return None;
        }
        let at_start = at == Record::ROOT && self.part.is_none();
        if at_start || self.sheet.has(self.study.revision(), at) {
            return None;
        }
        let (from, score) = score::part_with(record, at);
        self.part = from;
        self.sheet.forget();
        Some(score)
    }

    /// Whether the current place has several continuations.
    pub(super) fn is_fork(&self) -> bool {
        self.study.record().continuations(self.study.at()).nth(1).is_some()
    }

    /// Shows as many of the moves that continue from the current place as fit, but at most twelve, and goes to the one
    /// that is chosen.
    pub(super) fn show_fork(&mut self, ui: &mut Ui, place: Rect, letters: Letters<'_>) {
        let (record, position) = (self.study.record(), self.study.position());
        let row = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        let mut row = ui.new_child(row.id_salt("fork"));
        let mut chosen = None;
        for way in record.continuations(self.study.at()).take(12) {
            let san = record.san_after(&position, way);
            let san = notation::text(&san, letters.notation, letters.words);
            let label = notation::numbered(position.fullmove_number(), position.turn(), &san);
            let text = fit(&row, &label, tokens(row.ctx()).small(), Color32::PLACEHOLDER, f32::INFINITY, 1);
            if text.size().x + 2.0 * row.spacing().button_padding.x > row.available_width() {
                break;
            }
            let response = row.add(Button::new(text));
            let name = t!(letters.words, "study-fork", move = label);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.clicked() {
                chosen = Some(way);
            }
        }
        if let Some(way) = chosen {
            self.go(way);
            ui.ctx().request_repaint();
        }
    }
}

/// The text in place of the moves: that there are none, and whose move it is unless the game has ended without any.
/// Empty if there are moves or a comment.
fn beginning(record: &Record, words: &Texts) -> String {
    if record.size() > 1 || !record.notes(Record::ROOT).comments.is_empty() {
        return String::new();
    }
    if record.result != GameResult::Open {
        return t!(words, "study-no-moves");
    }
    t!(words, "study-beginning", color = record.start().position().turn().name())
}

/// Shows the context menu of a move. Returns the command that was chosen; `None` if none was.
fn menu(response: &Response, record: &Record, at: NodeId, words: &Texts) -> Option<Command> {
    let mut chosen = None;
    response.context_menu(|ui| {
        let status = Status::of(record, at);
        let mut choose = |ui: &mut Ui, commands: &[Command]| {
            for &command in commands {
                let enabled = command.enabled_in_study(&status) != Some(false);
                if command_item(ui, command, words, enabled) {
                    chosen = Some(command);
                }
            }
        };
        choose(ui, &[Command::Edit(Edit::Comment), Command::Edit(Edit::Before)]);
        let name = t!(words, "study-signs");
        let signs = ui.menu_button(&name, |ui| {
            name_open_menu(ui, &name);
            scrolling(ui, |ui| SIGNS.into_iter().for_each(|signs| choose(ui, signs)));
        });
        signs.response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, &name));
        speak_menu(&signs.response, signs.inner.is_some());
        separator(ui);
        choose(ui, Command::TREE);
        separator(ui);
        choose(ui, Command::PLAY_FROM);
        choose(ui, &[Command::CopyGame, Command::Copy]);
    });
    chosen
}
