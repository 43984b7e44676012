//! The layout of the window: the menu bar, the screen, and dialogs above them.
//!
//! The module `ui::app::dispatch` carries out the requests.

use egui::accesskit::{Action, ActionRequest};
use egui::{Area, CentralPanel, Event, Frame, Id, Order, PointerState, Ui};

use super::App;
use super::menu::Menu;
use super::preferences::Preferences;
use crate::text::time;
use crate::ui::screens::game::clocks_elsewhere;
use crate::ui::screens::game::status::Status;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::layout::is_full_screen;
use crate::ui::view::{Explain, Request, Screen, ViewContext, ViewSettings, WindowView, live};

impl App {
    /// Shows the whole window. `now` is the game time in milliseconds.
    pub(crate) fn show(&mut self, ui: &mut Ui, now: u64, requests: &mut Vec<Request>) {
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label("Jadoube"));
        let palette = Palette::of(ui.theme());
        // If several things can't be saved at the moment, the status reports the most serious one.
        let unsaved = match () {
            () if !self.session.is_recorded() => Some("status-unsaved-game"),
            () if self.screens.is_study_unsaved() => Some("status-unsaved-study"),
            () if self.prefs.store.is_unsaved() => Some("status-unsaved-settings"),
            () => None,
        };
        let reading = self.now();
        let App { session, screens, overlay, prefs, live, .. } = self;
        let Preferences { settings, texts: words, art, engines, store, .. } = prefs;
        let (is_live_file, analyst) = (live.file.is_some(), store.analyst());
        let window = WindowView { is_live_file, analyst, ..screens.window(session, settings, now) };
        let game = window.game;
        let message = overlay.message.as_ref();
        let card = message.filter(|_| window.is_away());
        let card = card.map(|message| Explain::new(words, game).standing(Some(message)));
        let look = ViewSettings { words, settings, keys: false, message: card.as_ref() };
        let free = overlay.dialog.is_none();
        let (floats, is_called) = (
            is_full_screen(ui.ctx()),
            overlay.menu.is_shown(ui.ctx(), overlay.menu_keys.is_left()) || overlay.menu_keys.is_active(),
        );
        let mut ctx = ViewContext { session, window, time: reading, look, message, art, requests };
        // A press of a pointer button or key, or a click by a screen reader, dismisses the message, except on the game
        // screen, where the next deed dismisses it, and except on the start screen, where removing it would move the
        // choices under the pointer. This is read before the screen consumes some of the keys.
        let acts = |event: &Event| {
            matches!(
                event,
                Event::Key { pressed: true, .. }
                    | Event::AccessKitActionRequest(ActionRequest { action: Action::Click, .. })
            )
        };
        // On the exercise screen, removing the message moves the buttons, so the message stays until the pointer button
        // is released.
        let stays = window.screen == Screen::Exercises;
        let is_pressed =
            |pointer: &PointerState| if stays { pointer.any_released() } else { pointer.any_pressed() };
        let acted = ui.input(|input| is_pressed(&input.pointer) || input.events.iter().any(acts));
        let read = acted && !matches!(window.screen, Screen::Game | Screen::Start);
        CentralPanel::default().frame(Frame::NONE.fill(palette.window)).show(ui, |ui| {
            let whole = ui.max_rect();
            let bar = whole.with_max_y(whole.top() + tokens(ui.ctx()).menu);
            let status = match window.screen {
                Screen::Game => Some(Status::of(words, game.table)),
                Screen::Clock => {
                    let setup = game.table.setup();
                    let time = time::controls(words, &setup.clock);
                    let name = t!(words, "status-chess-clock", time = time.as_str());
                    Some(Status::of_time(setup.touch, name, &time))
                }
                // Other screens show only the clocks of the game, not its kind.
                _ => clocks_elsewhere(game, words),
            };
            let status = unsaved.map(|key| Status::of_unsaved(words, key)).or(status);
            let menu = Menu { words, window, engines, status: status.as_ref() };
            if !floats {
                ctx.requests.extend(menu.show(ui, bar, &mut overlay.menu_keys));
            }
            ctx.look.keys = screens.has_keys(ui.ctx()) && free;
            screens.show_in(ui, if floats { whole } else { whole.with_min_y(bar.bottom()) }, &mut ctx);
            if floats && is_called {
                Area::new(Id::unique("called menu")).order(Order::Middle).fixed_pos(bar.min).show(
                    ui.ctx(),
                    |ui| {
                        ui.set_min_size(bar.size());
                        ui.painter().rect_filled(bar, 0, palette.window);
                        ctx.requests.extend(menu.show(ui, bar, &mut overlay.menu_keys));
                    },
                );
            }
        });
        if let Some(dialog) = &mut overlay.dialog {
            live::cover(ui.ctx());
            dialog.show(ui.ctx(), &mut ctx);
        }
        if read {
            overlay.dismiss();
        }
    }
}
