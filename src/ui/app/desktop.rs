//! Reports to the desktop whether the screen must stay on, when the player's attention is needed, the window's title
//! with the players' names, and the theme of the title bar.

use egui::{Context, SystemTheme, Theme, UserAttentionType, ViewportCommand};

use super::App;
use crate::platform::screen_on::KeepScreenOn;
use crate::rules::Color;
use crate::session::Event;
use crate::table::{GameSetup, Table};
use crate::text::{Texts, game_names};
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::settings::Appearance;
use crate::ui::view::{Screen, explain};

/// What was last reported to the desktop, and the function that keeps the screen on.
pub(crate) struct Desktop {
    keep_screen_on: KeepScreenOn,
    is_kept_on: bool,
    title: String,
    theme: SystemTheme,
}

impl Desktop {
    pub fn new(keep_screen_on: KeepScreenOn) -> Desktop {
        Desktop { keep_screen_on, is_kept_on: false, title: String::new(), theme: SystemTheme::SystemDefault }
    }

    /// Gives the window the same name for screen readers that its title bar shows.
    pub fn name_window(&self, ctx: &Context) {
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(self.title.as_str()));
    }
}

impl App {
    pub(super) fn tell_desktop(&mut self, ctx: &Context) {
        let is_in_front = ctx.input(|input| input.focused);
        let is_watched = is_in_front && self.screens.shown() == Screen::Game;
        let wanted = self.session.wants_screen_on(is_watched);
        let title = self.title();
        let desktop = &mut self.system.desktop;
        if std::mem::replace(&mut desktop.is_kept_on, wanted) != wanted {
            (desktop.keep_screen_on)(wanted.then(|| t!(self.prefs.texts, "screen-kept-on")));
        }
        let theme = title_bar(ctx, self.prefs.settings.appearance);
        if std::mem::replace(&mut desktop.theme, theme) != theme {
            ctx.send_viewport_cmd(ViewportCommand::SetTheme(theme));
        }
        if desktop.title != title {
            desktop.title.clone_from(&title);
            ctx.send_viewport_cmd(ViewportCommand::Title(title));
        }
    }

    /// The text of the title bar: the name of the program and, unless both are unknown, the names of the players of the
    /// study or review on screen, or else of the game if it has begun.
    pub fn title(&self) -> String {
        let (words, table) = (&self.prefs.texts, self.game_shown().table);
        let program = t!(words, "jadoube");
        let is_known = |color: Color| {
            !table.seat(color).is_person() || table.name(color) != GameSetup::default().name(color)
        };
        let names = match self.screens.study_shown() {
            Some(screen) => studied_names(words, screen),
            None => Some(Color::ALL.map(|color| explain::at_table(words, table, color))).filter(|_| {
                (self.session.is_begun() || self.screens.shown() == Screen::Review)
                    && Color::ALL.into_iter().any(is_known)
            }),
        };
        names.map_or(program.clone(), |[white, black]| t!(words, "window-title", white, black, program))
    }
}

/// Alerts the player to an event that calls for attention, unless the window has the focus.
pub(super) fn call_player(ctx: &Context, event: &Event, table: &Table) {
    if event.calls_player(table) && !ctx.input(|input| input.focused) {
        ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
    }
}

/// The theme of the title bar: the default of the system if the window follows the desktop, otherwise the theme of the
/// window.
fn title_bar(ctx: &Context, chosen: Appearance) -> SystemTheme {
    let follows = chosen == Appearance::System && ctx.system_theme().is_some();
    match ctx.theme() {
        Theme::Light | Theme::Dark if follows => SystemTheme::SystemDefault,
        Theme::Light => SystemTheme::Light,
        Theme::Dark => SystemTheme::Dark,
    }
}

/// The players of a study, unless both are unknown.
fn studied_names(words: &Texts, screen: &StudyScreen) -> Option<[String; 2]> {
    let tags = &screen.study.record().tags;
    game_names::of_record(words, tags)
        .map(|_| Color::ALL.map(|color| game_names::in_record(words, tags, color)))
}
