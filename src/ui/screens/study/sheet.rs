//! The score sheet of a study, and the menu of its moves.

use std::cell::Cell;

use egui::{Button, Rect, Response, Role, Ui, WidgetInfo};

use super::{StudyRequest, StudyScreen, score};
use crate::record::{NodeId, Record};
use crate::study::{Side, Status, Walk};
use crate::text::Texts;
use crate::ui::theme::Art;
use crate::ui::view::Command;
use crate::ui::view::command::edit::{Edit, SIGNS};
use crate::ui::widgets::score_sheet::{Letters, Score, SheetEvent, SheetView};
use crate::ui::widgets::scrolling;

impl StudyScreen {
    /// Shows the sheet in its rectangle. Returns what was requested.
    pub(crate) fn show_sheet(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        letters: Letters<'_>,
        art: &mut Art,
    ) -> Option<StudyRequest> {
        let part = Cell::new(self.find_part());
        let (record, from) = (self.study.record(), self.part);
        let chosen = Cell::new(None);
        let read = || {
            let score = part.take().unwrap_or_else(|| Score::of(record, from));
            Score { end: score::end(record, letters.words), ..score }
        };
        let on_move = |response: &Response, at: NodeId| {
            if let Some(command) = menu(response, record, at, letters.words) {
                chosen.set(Some(StudyRequest::Ask(at, command)));
            }
        };
        let (at, revision) = (self.study.at(), self.study.revision());
        let shown = SheetView { read: &read, revision, at, opening: None, letters, on_move: &on_move };
        let event = self.sheet.show(ui, place, &shown, art);
        let request = event.map(|event| match event {
            SheetEvent::Go(at) => StudyRequest::Go(at),
            SheetEvent::Comment { at, before } => {
                StudyRequest::Remark(at, if before { Side::Before } else { Side::After })
            }
            SheetEvent::Walk(walks) => StudyRequest::Walk(walks.into_iter().map(command_of).collect()),
        });
        chosen.take().or(request)
    }

    /// If the sheet does not have the current place, reads the part of the record that has.
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
}

/// The command for a step through the moves.
const fn command_of(walk: Walk) -> Command {
    match walk {
        Walk::Start => Command::First,
        Walk::Back => Command::Back,
        Walk::Forward => Command::Forward,
        Walk::End => Command::Last,
        Walk::Above => Command::Edit(Edit::Above),
        Walk::Below => Command::Edit(Edit::Below),
    }
}

/// The context menu of a move.
fn menu(response: &Response, record: &Record, at: NodeId, words: &Texts) -> Option<Command> {
    let mut chosen = None;
    response.context_menu(|ui| {
        let status = Status::of(record, at);
        let mut choose = |ui: &mut Ui, command: Command| {
            let edit = match command {
                Command::Edit(edit) => Some(edit),
                _ => None,
            };
            let able = edit.is_none_or(|edit| edit.enabled(&status));
            let sign = command.sign().unwrap_or_default();
            let label = command.label(words);
            let response = ui.add_enabled(able, Button::new(&label).shortcut_text(sign));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, able, &label));
            if response.clicked() {
                chosen = Some(command);
                ui.close();
            }
        };
        choose(ui, Command::Edit(Edit::Comment));
        choose(ui, Command::Edit(Edit::Before));
        ui.menu_button(t!(words, "study-signs"), |ui| {
            scrolling(ui, |ui| {
                for command in SIGNS.into_iter().flatten() {
                    choose(ui, *command);
                }
            });
        });
        ui.separator();
        for command in Command::TREE {
            choose(ui, *command);
        }
        ui.separator();
        choose(ui, Command::CopyGame);
        choose(ui, Command::Copy);
    });
    chosen
}
