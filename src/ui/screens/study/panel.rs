//! The division of a study's panel, and some of its parts: the head with the players, the faults found while the study
//! was read, one-line messages, and the buttons.
//!
//! `ui::view::study_layout` places the board and the panel.

use egui::{
    Color32, Label, Popup, Rect, RichText, Role, ScrollArea, Sense, Sides, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::StudyScreen;
use crate::record::GameResult;
use crate::rules::Color;
use crate::study::Status;
use crate::text::{Texts, game_names, notation, pgn_errors, time};
use crate::ui::theme::{Palette, Tokens, bold, tokens};
use crate::ui::view::command::edit::{Edit, SIGNS};
use crate::ui::view::{Command, LawCard, Request, ViewContext, command_button, command_item};
use crate::ui::widgets::parts::{self, Part, Places};
use crate::ui::widgets::{
    ButtonState, PanelButton, card, fit, focus_ring, labelled, paint_title, scrolling, separator, speak_menu,
};

/// The parts below the head; `divide` has their order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PanelPart {
    Sheet,
    /// The moves to choose from where the line forks.
    Fork,
    /// The opening table.
    Openings,
    /// The lines of analysis.
    Lines,
    Faults,
    /// A message of one line.
    Note,
    Law,
    /// The row with the name of the engine and the number of its lines.
    Engine,
    /// The buttons that walk through the moves.
    Walk,
    Buttons,
}

impl StudyScreen {
    /// Divides the panel. The sheet also gets the space that the other parts do not need. `lines` is the number of
    /// lines of analysis, and `rows` the number of rows of text in each; `law` is the height of the law card, or `None`
    /// if there is no card.
    pub(super) fn divide(
        &self,
        ui: &Ui,
        body: Rect,
        (lines, rows): (usize, usize),
        law: Option<f32>,
        has_note: bool,
    ) -> Places<PanelPart> {
        let tokens = tokens(ui.ctx());
        let (columns, row) = columns(body.width(), tokens);
        let sheet = |rows: f32| rows * tokens.row + 2.0 * tokens.space.s;
        // The minimum height of the sheet, and the height that it gets before other parts grow: three and six rows of
        // moves.
        let [least, wanted] = [3.0, 6.0].map(sheet);
        let least = if columns == 2 { 0.0 } else { least };
        let all_buttons = parts::least(tokens.space.s, &vec![Part::fixed((), row); 6 / columns]);
        // A tall panel has all its buttons; so has the narrowest panel at any height.
        let buttons = if columns == 2 || body.height() >= 440.0 { all_buttons } else { row };
        let room = body.height() - buttons - least - 2.0 * tokens.space.m;
        // A panel of at least this height has room for a row for each line of analysis.
        let seen = if body.height() >= 320.0 { lines } else { 1 };
        let analysis = lines_height(tokens, seen)..=lines_height(tokens, rows * lines);
        let faults = self.study.faults().len();
        let parts = [
            Some(Part { wanted, ..Part::rest(PanelPart::Sheet, least) }),
            self.is_fork().then(|| Part::fixed(PanelPart::Fork, tokens.control.s).leaves(4)),
            self.openings
                .as_ref()
                .map(|table| Part::between(PanelPart::Openings, table.heights(tokens)).leaves(7)),
            Some(Part::fixed(PanelPart::Engine, tokens.control.s).leaves(if lines > 0 { 2 } else { 5 })),
            (lines > 0).then(|| Part::between(PanelPart::Lines, analysis).leaves(3)),
            (faults > 0).then(|| {
                Part::between(PanelPart::Faults, tokens.row..=faults_height(faults, tokens)).leaves(2)
            }),
            has_note.then(|| Part::fixed(PanelPart::Note, tokens.row).leaves(1)),
            law.map(|law| Part::fixed(PanelPart::Law, law.min(room)).leaves(1)),
            Some(Part::fixed(PanelPart::Walk, tokens.control.s).leaves(6)),
            Some(Part::between(PanelPart::Buttons, buttons..=all_buttons)),
        ];
        parts::column(body, tokens.space.m, &parts.into_iter().flatten().collect::<Vec<_>>())
    }

    /// Shows the players and the result, and what is known about the event and the opening. A click opens the form for
    /// the tags.
    pub(super) fn show_head(&self, ui: &mut Ui, place: Rect, words: &Texts, requests: &mut Vec<Request>) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let [names, about] = self.head(words);
        let response = labelled(ui, place, "study head", Role::Button, self.heading(words));
        let fill = if response.hovered() { palette.hovered } else { palette.surface };
        card(ui.painter(), place, fill, palette.line);
        focus_ring(ui, place, &response);
        paint_title(ui, place.shrink2(vec2(tokens.space.m, 0.0)), &names, &about);
        if response.on_hover_text(Command::Edit(Edit::Tags).tip(words)).clicked() {
            requests.push(Request::Command(Command::Edit(Edit::Tags)));
        }
    }

    /// The players and the result; and the event, the round, the date, the opening and the site, as far as they are
    /// known.
    fn head(&self, words: &Texts) -> [String; 2] {
        let tags = &self.study.record().tags;
        let [white, black] = Color::ALL.map(|color| game_names::in_record(words, tags, color));
        let known = |tag: &str| tags.known(tag).map(str::to_owned);
        let about = [
            known("Event"),
            known("Round").map(|round| t!(words, "study-round", round)),
            known("Date").map(|date| time::date_of_tag(words, &date)),
            self.opening.and_then(|(.., name)| name).map(|opening| opening.text(words.language())),
            known("Site"),
        ];
        let about: Vec<String> = about.into_iter().flatten().collect();
        let result = self.study.record().result;
        let result = (result != GameResult::Open).then(|| notation::result(result.text()));
        let names = [game_names::both(&white, &black)].into_iter().chain(result);
        [names.collect::<Vec<_>>().join("  "), about.join(" · ")]
    }

    /// The head as one text, for a screen reader.
    pub fn heading(&self, words: &Texts) -> String {
        let [names, about] = self.head(words);
        format!("{names}. {about}").trim_end_matches([' ', '.']).to_owned()
    }

    /// Shows a card with the faults that were found while the study was read, and dismisses them when its button is
    /// pressed.
    pub(crate) fn show_faults(&mut self, ui: &mut Ui, place: Rect, words: &Texts) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), place, palette.surface, palette.line);
        let inside = place.shrink2(vec2(tokens.space.m, tokens.space.s));
        let mut inside = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("faults"));
        inside.spacing_mut().item_spacing.y = 0.0;
        let count = self.study.faults().len();
        let title = |ui: &mut Ui| {
            let (font, whole) = (bold(tokens.text.small), t!(words, "study-faults", count));
            let width = fit(ui, &whole, font.clone(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x;
            let few = width > ui.available_width();
            let title = if few { t!(words, "study-faults-few", count) } else { whole };
            ui.add(Label::new(RichText::new(title).font(font).color(palette.refusal)).truncate());
        };
        let close = |ui: &mut Ui| ui.small_button(t!(words, "study-faults-close")).clicked();
        if Sides::new().shrink_left().show(&mut inside, title, close).1 {
            self.study.dismiss_faults();
            ui.ctx().request_repaint();
        }
        // In the smallest windows, there is no space for two lines.
        let each =
            if inside.available_height() < FAULT_LINES as f32 * small_line(tokens) { 1 } else { FAULT_LINES };
        let height = each as f32 * small_line(tokens);
        let area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0).id_salt("faults");
        area.show_rows(&mut inside, height, self.study.faults().len(), |ui, rows| {
            for fault in self.study.faults().get(rows).into_iter().flatten() {
                let text = pgn_errors::fault(words, fault);
                let (rect, response) =
                    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                let galley = fit(ui, &text, tokens.small(), palette.ink, rect.width(), each);
                ui.painter().galley(rect.min, galley, palette.ink);
                response.on_hover_text(text);
            }
        });
    }
}

/// The maximum number of lines of text for each fault.
const FAULT_LINES: usize = 2;

/// The card's height for this many faults. The card shows at most three of them at once.
fn faults_height(faults: usize, tokens: &Tokens) -> f32 {
    let list = (FAULT_LINES * faults).min(6) as f32 * small_line(tokens);
    tokens.control.s + list + 2.0 * tokens.space.s
}

fn small_line(tokens: &Tokens) -> f32 {
    tokens.text.small + 2.0 * tokens.space.xs
}

/// The height of the card with this many rows of analysis.
fn lines_height(tokens: &Tokens, rows: usize) -> f32 {
    rows as f32 * tokens.row + 2.0 * tokens.space.xs
}

/// Whether a message fits on one line, is not a refusal, and has nothing to press.
pub fn is_note(ui: &Ui, card: &LawCard, width: f32) -> bool {
    let (font, room) = (tokens(ui.ctx()).small(), width - 2.0 * tokens(ui.ctx()).space.s);
    let text = format!("{} {}", card.title, card.detail);
    let is_plain = !card.refusal && card.article.is_none() && card.offer.is_none();
    is_plain && !fit(ui, &text, font, Color32::PLACEHOLDER, room, 1).elided
}

/// Shows a message on one line.
pub fn note(ui: &mut Ui, place: Rect, note: &LawCard, words: &Texts) {
    let palette = Palette::of(ui.theme());
    card(ui.painter(), place, palette.law_surface, palette.law.gamma_multiply(0.35));
    let line = tokens(ui.ctx()).text.small + tokens(ui.ctx()).space.xs;
    let inside = Rect::from_center_size(place.center(), vec2(place.width(), line));
    // A message that is shown on one line has nothing to press.
    _ = note.show_line(ui, inside, words, "");
}

/// The number of columns of the buttons, and the height of a button. The narrowest panel has fewer columns and lower
/// buttons.
fn columns(width: f32, tokens: &Tokens) -> (usize, f32) {
    if width < 170.0 { (2, tokens.row) } else { (3, tokens.control.m) }
}

/// Shows the buttons below the sheet: in a low panel only one row, because the menus have the other commands.
pub fn buttons(ui: &mut Ui, place: Rect, facts: &Status, ctx: &mut ViewContext<'_>) {
    let (words, tokens) = (ctx.look.words, tokens(ui.ctx()));
    let (columns, row) = columns(place.width(), tokens);
    let all: Vec<Vec<usize>> =
        (0..6 / columns).map(|row| (row * columns..(row + 1) * columns).collect()).collect();
    let rows = if place.height() < 2.0 * row { vec![vec![0, 1, 5]] } else { all };
    let places = parts::grid(place, tokens.space.s, &rows);
    let commands = [
        (0, Command::Edit(Edit::Comment)),
        (3, Command::Edit(Edit::Undo)),
        (4, Command::SaveGame),
        (2, Command::Wipe),
    ];
    for (index, command) in commands {
        let open = command.enabled_in_study(facts) == Some(true);
        let mut button = command_button(command, words, ButtonState::plain(open));
        button.name = command.label(words);
        if command == Command::SaveGame {
            button.label.clone_from(&button.tiny);
        }
        let Some(place) = places.get(index) else { continue };
        if button.show(ui, place).clicked() {
            ctx.requests.push(Request::Command(command));
        }
    }
    let plain = |ui: &mut Ui, key: &str, index: usize, open: bool| {
        let plain = PanelButton::plain(t!(words, key), ButtonState::plain(open));
        PanelButton { tip: words.tip(key), ..plain }.show(ui, places.of(index))
    };
    let response = plain(ui, "study-signs", 1, !facts.at_start);
    let popup = Popup::menu(&response).accessible_name(t!(words, "study-signs"));
    let shown = popup.show(|ui| scrolling(ui, |ui| signs(ui, facts, words, ctx.requests)));
    speak_menu(&response, shown.is_some());
    if plain(ui, "study-close", 5, true).clicked() {
        ctx.requests.push(Request::Return);
    }
}

/// Shows the menu of annotations (NAGs), in words.
fn signs(ui: &mut Ui, facts: &Status, words: &Texts, requests: &mut Vec<Request>) {
    for (index, group) in SIGNS.into_iter().enumerate() {
        if index > 0 {
            separator(ui);
        }
        for command in group {
            let enabled = command.enabled_in_study(facts) == Some(true);
            if command_item(ui, *command, words, enabled) {
                requests.push(Request::Command(*command));
            }
        }
    }
}
