//! The parts next to a study's board other than the sheet: the players and the buttons.
//!
//! `ui::view::study_layout` places the board; `ui::screens::study::editor` executes the commands.

use egui::{Popup, Rect, Role, Ui, WidgetInfo};

use super::{buttons_height, faults};
use crate::record::Record;
use crate::rules::Color;
use crate::study::Status;
use crate::text::openings::Opening;
use crate::text::{Texts, game_names, time};
use crate::ui::theme::{self, Palette, size, tokens};
use crate::ui::view::command::edit::{Edit, SIGNS};
use crate::ui::view::layout::lines_height;
use crate::ui::view::{Command, LawCard, Request, ViewContext, command_button};
use crate::ui::widgets::score_sheet::Letters;
use crate::ui::widgets::{ButtonState, PanelButton, card, cell, fit, labelled, paint_two_lines, scrolling};

/// The rectangles of the panel's parts.
pub struct Places {
    pub sheet: Rect,
    pub fork: Option<Rect>,
    pub lines: Option<Rect>,
    /// The rows of text of each of them.
    pub line_rows: usize,
    pub law: Option<Rect>,
    pub faults: Option<Rect>,
    pub buttons: Rect,
}

/// What is shown between the sheet and the buttons: so many lines of analysis and faults, and the moves of a fork.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    pub lines: usize,
    pub faults: usize,
    pub is_fork: bool,
}

impl Places {
    /// Divides the panel. Law card, faults and analysis lines take their space from the sheet.
    pub fn of(ui: &Ui, body: Rect, rows: Rows, law: Option<&LawCard>, letters: Letters<'_>) -> Places {
        let Rows { lines, faults, is_fork } = rows;
        let small = letters.small;
        let gap = if small { size::GAP_SMALL } else { size::GAP };
        let buttons = body.with_min_y(body.bottom() - buttons_height(small, body.width()));
        let least = if body.width() < size::STUDY_NARROW { 20.0 } else { size::SHEET_LEAST };
        let mut rest = body.with_max_y(buttons.top() - gap);
        let mut take = |height: f32| {
            let height = height.min(rest.height() - gap - least);
            if height < size::LINE {
                return None;
            }
            let place = rest.with_min_y(rest.bottom() - height);
            rest = rest.with_max_y(place.top() - gap);
            Some(place)
        };
        let law = law.and_then(|law| take(law.height(ui, letters.words, body.width())));
        let faults = take(faults::height(faults, small));
        // Where there is room, long lines go on in a second row.
        // A high panel has two rows for each line of analysis.
        let line_rows = if body.height() >= 560.0 { 2 } else { 1 };
        let lines = if lines > 0 { take(lines_height(tokens(ui.ctx()), lines * line_rows)) } else { None };
        let fork = if is_fork { take(size::BUTTON_SMALL) } else { None };
        Places { sheet: rest, fork, lines, line_rows, law, faults, buttons }
    }
}

/// The players, the event and the opening. A click edits the tags.
pub struct Head<'a> {
    pub record: &'a Record,
    pub opening: Option<Opening>,
}

impl Head<'_> {
    /// Shows the head in its rectangle.
    pub fn show(&self, ui: &mut Ui, place: Rect, words: &Texts, small: bool, requests: &mut Vec<Request>) {
        let palette = Palette::of(ui.theme());
        let [names, about] = self.texts(words);
        let response = labelled(ui, place, "study head", Role::Button, self.spoken(words));
        let fill = if response.hovered() { palette.hovered } else { palette.surface };
        let line = if response.has_focus() { palette.law } else { palette.line };
        card(ui.painter(), place, fill, line);
        let pad = if small { size::PAD_SMALL } else { size::PAD };
        let room = place.width() - 2.0 * pad;
        let points = if small { size::TEXT_SMALL } else { size::TEXT };
        let title = fit(ui, &names, theme::bold(points), palette.ink, room, 1);
        let about = fit(ui, &about, theme::small(), palette.quiet, room, 1);
        let inside = place.with_min_x(place.left() + pad);
        paint_two_lines(ui, inside, (title, palette.ink), (about, palette.quiet));
        if response.on_hover_text(Command::Edit(Edit::Tags).tip(words)).clicked() {
            requests.push(Request::Command(Command::Edit(Edit::Tags)));
        }
    }

    /// The players, and what else is known of the game.
    fn texts(&self, words: &Texts) -> [String; 2] {
        let tags = &self.record.tags;
        let [white, black] = Color::ALL.map(|color| game_names::in_record(words, tags, color));
        let names = game_names::both(&white, &black);
        let round = tags.known("Round").map(|round| t!(words, "study-round", round));
        let known = |tag: &str| tags.known(tag).map(str::to_owned);
        let about: Vec<String> = [
            self.opening.map(|opening| opening.text(words.language())),
            known("Event"),
            round,
            known("Site"),
            known("Date").map(|date| time::date_of_tag(words, &date)),
        ]
        .into_iter()
        .flatten()
        .collect();
        [names, about.join(" · ")]
    }

    /// Both, for a screen reader.
    pub fn spoken(&self, words: &Texts) -> String {
        let [names, about] = self.texts(words);
        format!("{names}. {about}").trim_end_matches([' ', '.']).to_owned()
    }
}

/// Shows the buttons below the sheet.
pub fn buttons(ui: &mut Ui, place: Rect, facts: &Status, small: bool, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    let gap = if small { size::GAP_BUTTONS / 2.0 } else { size::GAP_BUTTONS };
    let columns = if place.width() < size::STUDY_NARROW { 2 } else { 3 };
    let place = |index: usize| cell(place, gap, (index / columns, 6 / columns), (index % columns, columns));
    let edits = [Command::Edit(Edit::Comment), Command::Edit(Edit::Undo), Command::SaveGame, Command::Wipe];
    for (command, index) in edits.into_iter().zip([0, 3, 4, 2]) {
        let open = match command {
            Command::Edit(edit) => edit.enabled(facts),
            Command::Wipe => facts.marks,
            _ => true,
        };
        let mut button = command_button(command, words, ButtonState::plain(open));
        button.name = command.label(words);
        if command == Command::SaveGame {
            button.label.clone_from(&button.tiny);
        }
        if button.show(ui, place(index)).clicked() {
            ctx.requests.push(Request::Command(command));
        }
    }
    let plain = |ui: &mut Ui, key: &str, index: usize, open: bool| {
        let plain = PanelButton::plain(t!(words, key), ButtonState::plain(open));
        PanelButton { tip: words.tip(key), ..plain }.show(ui, place(index))
    };
    let response = plain(ui, "study-signs", 1, !facts.at_start);
    Popup::menu(&response).show(|ui| scrolling(ui, |ui| signs(ui, facts, words, ctx.requests)));
    if plain(ui, "study-close", 5, true).clicked() {
        ctx.requests.push(Request::Return);
    }
}

/// The menu of all move annotations (NAGs), in words.
fn signs(ui: &mut Ui, facts: &Status, words: &Texts, requests: &mut Vec<Request>) {
    for group in SIGNS {
        for command in group.iter().filter(|command| command.shortcut().is_none()) {
            let Command::Edit(edit) = *command else { continue };
            let label = command.label(words);
            let keys = command.sign().unwrap_or_else(|| command.keys(words));
            let button = egui::Button::new(&label).shortcut_text(keys);
            let enabled = edit.enabled(facts);
            let response = ui.add_enabled(enabled, button).on_hover_text(command.tip(words));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &label));
            if response.clicked() {
                requests.push(Request::Command(*command));
                ui.close();
            }
        }
        ui.separator();
    }
}
