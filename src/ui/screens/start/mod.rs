//! The start screen: what can be continued or, for newcomers, the tour; three cards; unsaved studies; small links to
//! other commands; the settings and the languages.
//!
//! There is nothing to fill in: each card starts a game with remembered or default settings.
//!
//! For the choice of other settings, see `ui::dialogs::new_game` and, for Chess960, `ui::screens::chess960`.

pub(crate) mod card;
pub(crate) mod scenery;
pub(crate) mod setup;
mod unfinished;

use egui::accesskit::Live;
use egui::{
    Align, Atom, Button, Color32, Key, Layout, Rect, RichText, Role, ScrollArea, TextStyle, Ui, UiBuilder,
    Vec2, WidgetInfo, vec2,
};

use crate::platform::Pending;
use crate::table::GameSetup;
use crate::text::Language;
use crate::ui::dialogs::{RecentItem, follow, part, study_row};
use crate::ui::screens::leave_on_escape;
use crate::ui::theme::{is_compact, tokens};
use crate::ui::view::request::StartChoice;
use crate::ui::view::{Choice, Command, Request, ViewContext, first_step, live};
use crate::ui::widgets::{fit, gear, message_button, remember_height};
use card::StartCard;
use setup::about_door;
use unfinished::{Continuation, Unfinished};

/// The commands of the small links, in three groups: for games, for learning and for studies.
const LINKS: [&[Command]; 3] = [
    &[Command::Open, Command::Recent, Command::ChessClock],
    &[Command::Book, Command::Tour, Command::Exam, Command::Exercises],
    &[Command::Study, Command::NewStudy, Command::Editor],
];

/// On a screen at least this wide, in points, the languages have space next to the title.
const WIDE: f32 = 400.0;

/// The maximum number of unsaved studies on the start screen; the list of recent games has all of them.
pub(crate) const STUDIES: usize = 3;

/// The state of the start screen.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Debug)]
pub struct StartScreen {
    unfinished: Unfinished,
    /// The game settings that each card describes.
    behind: [GameSetup; 3],
    /// Whether there are recent files.
    has_files: bool,
    /// Whether there is a latest study to return to.
    has_study: bool,
    /// The number of exercises that are due; 0 until the first count arrives.
    due: usize,
    coming_due: Option<Pending<usize>>,
    /// Whether keyboard focus goes to the first button of the first card in the next frame.
    to_first: bool,
    /// The height of the content in the last frame.
    height: f32,
    /// Whether the screen has just been opened, so that it begins at its top.
    is_new: bool,
}

impl StartScreen {
    /// A start screen whose cards describe these games; the latest saved game and the unsaved studies arrive on
    /// `coming`. `has` says whether there are recent files, whether there is a latest study to return to, and whether
    /// anyone has done the tour; the number of exercises that are due arrives on `due`.
    pub(crate) fn new(
        behind: [GameSetup; 3],
        coming: Pending<RecentItem>,
        has: [bool; 3],
        due: Pending<usize>,
    ) -> StartScreen {
        let [has_files, has_study, knows_tour] = has;
        let unfinished = Unfinished::new(coming, knows_tour);
        let (due, coming_due, to_first, height, is_new) = (0, Some(due), false, 0.0, true);
        StartScreen { unfinished, behind, has_files, has_study, due, coming_due, to_first, height, is_new }
    }

    /// Updates the number of exercises that are due when the new number arrives on `due`.
    pub(crate) fn set_due(&mut self, due: Pending<usize>) {
        self.coming_due = Some(due);
    }

    /// Shows the screen in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let margin = tokens(ui.ctx()).space.xl;
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt("start"));
        let area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
        let is_new = std::mem::take(&mut self.is_new);
        let area = if is_new { area.vertical_scroll_offset(0.0) } else { area };
        area.show(&mut inside, |ui| {
            let side = ((place.width() - 1240.0) / 2.0).max(margin);
            let above = ((place.height() - self.height) / 2.0).max(margin);
            let column = UiBuilder::new().max_rect(ui.max_rect().shrink2(vec2(side, above)));
            let shown = ui.scope_builder(column, |ui| self.column(ui, place, ctx)).response;
            remember_height(ui, &mut self.height, shown.rect.height());
            ui.add_space(margin);
            follow(ui);
        });
        leave_on_escape(ui, ctx);
        // If focus were set now, egui would move it on with the same arrow key; so it is set in the next frame.
        let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight, Key::Enter];
        let free = ui.memory(|memory| memory.focused().is_none());
        if ctx.look.keys && free && ui.input(|input| keys.iter().any(|key| input.key_pressed(*key))) {
            self.to_first = true;
            ui.ctx().request_repaint();
        }
    }

    fn column(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        self.due = Pending::take_from(&mut self.coming_due).unwrap_or(self.due);
        let tokens = tokens(ui.ctx());
        ui.spacing_mut().item_spacing.y = tokens.space.m;
        let (look, words) = (ctx.look, ctx.look.words);
        ui.horizontal(|ui| {
            let title = t!(words, "start-title");
            let heading = ui.heading(&title);
            live::show(ui.ctx(), heading.id, title, Live::Polite);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                settings_button(ui, ctx);
                if place.width() >= WIDE {
                    languages(ui, ctx);
                }
            });
        });
        if let Some(card) = look.message {
            ctx.requests.extend(card.show_here(ui, words).map(Request::from));
        }
        let is_newcomer = first_step::within(ui, |ui| self.games(ui, place, ctx));
        self.studies(ui, ctx);
        self.links(ui, is_newcomer, ctx);
        if place.width() < WIDE {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| languages(ui, ctx));
        }
    }

    /// Shows what can be continued, and the three cards. Returns whether the tour for newcomers is offered instead.
    fn games(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) -> bool {
        let mut is_newcomer = false;
        match self.unfinished.find_continuation(ctx.look.words, ctx.game()) {
            Some(going_on) => {
                is_newcomer = matches!(going_on.request, Request::Command(Command::Tour));
                if going_on.show(ui, ctx) {
                    ctx.requests.push(going_on.request);
                }
            }
            None if self.unfinished.coming.is_none() => {}
            // While a saved game is looked for, its card's place is reserved, so that the other cards stay where they
            // are if there is one.
            None => ui.add_space(Continuation::height(ui) + tokens(ui.ctx()).space.m),
        }
        self.cards(ui, place, ctx);
        is_newcomer
    }

    /// Shows the latest unsaved studies, and a button for the others if there are more.
    fn studies(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, studies) = (ctx.look.words, &self.unfinished.studies);
        if studies.is_empty() {
            return;
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = tokens(ui.ctx()).space.s;
            part(ui, &t!(words, "recent-studies"));
            for study in studies.iter().take(STUDIES) {
                study_row(ui, study, ctx);
            }
            if studies.len() > STUDIES && message_button(ui, words, "start-all-studies", true) {
                ctx.requests.push(Request::Command(Command::Recent));
            }
        });
    }

    /// Shows the three cards: in a row if they fit, otherwise in a column.
    fn cards(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let gap = ui.spacing().item_spacing.y;
        let width = (ui.available_width() - 2.0 * gap) / 3.0;
        // A narrower card has no space for its buttons.
        let is_row = width >= if is_compact(ui) { 184.0 } else { 256.0 };
        let words = ctx.look.words;
        let abouts = [0, 1, 2].map(|index| about_door(words, StartChoice::ALL[index], &self.behind[index]));
        let all = StartChoice::ALL.into_iter().zip(&abouts);
        let heights =
            all.clone().map(|(choice, about)| StartCard::text_height(ui, words, choice, about, width));
        let text_height = heights.fold(0.0, f32::max);
        let size = match is_row {
            true => {
                let least = StartCard::least_height(ui, text_height);
                vec2(width, (place.height() * 0.46).clamp(least, least.max(450.0)))
            }
            false => vec2(ui.available_width(), 0.0),
        };
        let to_first = std::mem::take(&mut self.to_first);
        let mut show = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            for (choice, about) in all.clone() {
                let takes_focus = to_first && choice == StartChoice::Two;
                let card = StartCard { choice, about, size, is_wide: !is_row, text_height, takes_focus };
                if let Some(action) = card.show(ui, ctx.look, ctx.art) {
                    ctx.requests.push(Request::StartChoice(choice, action));
                }
            }
        };
        if is_row {
            ui.horizontal_top(show);
        } else {
            show(ui);
        }
    }

    fn links(&self, ui: &mut Ui, is_newcomer: bool, ctx: &mut ViewContext<'_>) {
        let (words, tokens) = (ctx.look.words, tokens(ui.ctx()));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(tokens.space.s);
            // Newcomers have the tour above the cards.
            let is_shown = |command: Command| match command {
                Command::Tour => !is_newcomer,
                Command::Study => self.has_study,
                _ => true,
            };
            for (index, group) in LINKS.into_iter().enumerate() {
                if index > 0 {
                    ui.add_space(tokens.space.l);
                }
                for &command in group.iter().filter(|command| is_shown(**command)) {
                    let is_there = match command {
                        Command::Recent => self.has_files || self.unfinished.has_any(),
                        _ => command.enabled(&ctx.window),
                    };
                    let [label, name] = match (command, self.due) {
                        (Command::Exercises, due @ 1..) => ["start-exercises", "start-exercises-name"]
                            .map(|key| t!(words, key, due = due.to_string())),
                        _ => [command.short(words), command.short(words)],
                    };
                    let response = ui.add_enabled(is_there, Button::new(RichText::new(label).small()));
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_there, &name));
                    if response.on_hover_text(command.tip(words)).clicked() {
                        ctx.requests.push(Request::Command(command));
                    }
                }
            }
        });
    }
}

/// Shows the languages at the end of a row.
fn languages(ui: &mut Ui, ctx: &mut ViewContext<'_>) {
    let (current, font) = (ctx.look.words.language(), TextStyle::Small.resolve(ui.style()));
    let (padding, gap) = (2.0 * ui.spacing().button_padding.x, ui.spacing().item_spacing.x);
    let width = |language: &Language| {
        fit(ui, language.name(), font.clone(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x + padding
    };
    let wide = Language::ALL.iter().map(width).sum::<f32>() + gap * (Language::ALL.len() - 1) as f32;
    // The languages are laid out from left to right, so that Tab reaches them in that order.
    let size = vec2(wide, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        for language in Language::ALL {
            let on = current == language;
            if ui.selectable_label(on, RichText::new(language.name()).small()).clicked() && !on {
                ctx.requests.push(Request::Command(Command::Choose(Choice::Language(Some(language)))));
            }
        }
    });
}

/// Shows a button with a gear and the name of the settings dialog; its tooltip has the shortcut.
fn settings_button(ui: &mut Ui, ctx: &mut ViewContext<'_>) {
    let (words, tokens, command) = (ctx.look.words, tokens(ui.ctx()), Command::Settings);
    let ink = ui.visuals().text_color();
    let sign = Atom::paint(Vec2::splat(tokens.text.body), move |ui: &Ui, at: egui::AtomPaintArgs| {
        gear(ui.painter(), at.rect.center(), at.rect.width(), ink);
    });
    let label = command.label(words);
    let button = ui.add(Button::new((sign, RichText::new(label.trim_end_matches('…')).small())));
    let tip = format!("{} ({})", command.tip(words), command.keys(words));
    if button.on_hover_text(tip).clicked() {
        ctx.requests.push(Request::Command(command));
    }
}
