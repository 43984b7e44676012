//! The panel of the editor: the tray, the faults, the fields, and at the foot what can be done with the position.
//!
//! The parts themselves are in the sibling modules.

use egui::{Button, Direction, DragValue, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::faults::Told;
use super::{Editor, fields};
use crate::rules::chess960::STARTS;
use crate::rules::{Position, Setup};
use crate::text::messages::Texts;
use crate::ui::dialogs::scroll;
use crate::ui::theme::{self, size};
use crate::ui::view::context::ViewContext;
use crate::ui::view::request::Request;
use crate::ui::widgets::{dense, main_button};

/// What can begin from the position.
#[derive(Clone, Copy, Debug)]
pub struct Able {
    pub play: bool,
    /// A study may be forbidden even for a faultless position: that of a game in progress.
    pub study: bool,
}

impl Editor {
    pub(crate) fn show_panel(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        small: bool,
        (told, able): (&Told, Able),
        shown: &Setup,
        ctx: &mut ViewContext<'_>,
    ) {
        dense(ui, small);
        let whole = scroll::is_whole(place);
        let bottom = if whole { place.bottom() } else { place.bottom() - self.foot };
        if !whole {
            self.head(ui, bottom, small, told, ctx);
        }
        scroll::fields(ui, "editor fields", bottom, |ui| {
            if whole {
                self.head(ui, bottom, small, told, ctx);
            }
            let words = ctx.look.words;
            fields::show(ui, words, &mut self.draft);
            self.fen.show(ui, words, &mut self.draft);
            ui.add_space(4.0);
            self.whole(ui, words, shown);
            if whole {
                self.foot(ui, words, small, able, ctx.requests);
            }
        });
    }

    /// The tray and what is wrong with the position, above the fields that end at `bottom`.
    fn head(&mut self, ui: &mut Ui, bottom: f32, small: bool, told: &Told, ctx: &mut ViewContext<'_>) {
        let look = ctx.look;
        if !small {
            ui.label(RichText::new(t!(look.words, "editor-title")).font(theme::bold(size::TITLE)));
        }
        ui.scope(|ui| self.tray.show(ui, look, ctx.art));
        let left = bottom - ui.cursor().top();
        match look.told {
            Some(law) => {
                let width = ui.available_width();
                let height = law.height(ui, look.words, width, small);
                let (rect, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
                ctx.requests.extend(law.show(ui, rect, look.words, small).map(Request::from));
            }
            None => told.show(ui, (left - size::EDITOR_FIELDS).max(size::LAW_SMALL), small),
        }
    }

    /// The controls that change the whole board at once.
    fn whole(&mut self, ui: &mut Ui, words: &Texts, shown: &Setup) {
        ui.horizontal_wrapped(|ui| {
            let (undo, redo) = (self.draft.can_undo(), self.draft.can_redo());
            if ui.add_enabled(undo, Button::new(t!(words, "editor-undo"))).clicked() {
                self.draft.undo();
            }
            if ui.add_enabled(redo, Button::new(t!(words, "editor-redo"))).clicked() {
                self.draft.redo();
            }
            if ui.button(t!(words, "editor-start")).clicked() {
                self.draft.replace(Position::standard().setup());
            }
            if ui.button(t!(words, "editor-empty")).clicked() {
                self.draft.replace(Setup::EMPTY);
            }
            if ui.button(t!(words, "editor-of-game")).on_hover_text(words.tip("editor-of-game")).clicked() {
                self.draft.replace(shown.clone());
            }
            let exchange = ui.button(t!(words, "editor-exchange"));
            if exchange.on_hover_text(words.tip("editor-exchange")).clicked() {
                let exchanged = self.draft.setup().with_colors_exchanged();
                self.draft.replace(exchanged);
            }
            if ui.button(t!(words, "cmd-flip")).clicked() {
                self.flipped = !self.flipped;
            }
        });
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(t!(words, "editor-chess960"));
            ui.add(DragValue::new(&mut self.number).range(0..=STARTS - 1)).labelled_by(label.id);
            if ui.button(t!(words, "editor-chess960-set")).clicked()
                && let Some(start) = Position::chess960(self.number)
            {
                self.draft.replace(start.setup());
            }
        });
    }

    /// The foot of the panel, shown after the board so that Tab reaches it last.
    pub(crate) fn show_foot(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        small: bool,
        able: Able,
        ctx: &mut ViewContext<'_>,
    ) {
        if scroll::is_whole(place) {
            return;
        }
        let top = place.bottom() - self.foot;
        let mut foot = ui.new_child(UiBuilder::new().max_rect(place.with_min_y(top)).id_salt("editor foot"));
        dense(&mut foot, small);
        self.foot(&mut foot, ctx.look.words, small, able, ctx.requests);
        let height = foot.min_rect().height();
        if (height - self.foot).abs() > 0.5 {
            self.foot = height;
            ui.ctx().request_repaint();
        }
    }

    fn foot(&mut self, ui: &mut Ui, words: &Texts, small: bool, able: Able, requests: &mut Vec<Request>) {
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            if ui.button(t!(words, "editor-back")).on_hover_text(words.tip("editor-back")).clicked() {
                requests.push(Request::Return);
            }
            let study = ui.add_enabled(able.play && able.study, Button::new(t!(words, "editor-study")));
            let study = study.on_hover_text(words.tip("editor-study"));
            let why_not = t!(words, if able.study { "editor-faults-first" } else { "refusal-no-help" });
            let study = study.on_disabled_hover_text(why_not);
            if study.clicked()
                && let Ok(position) = Position::new(self.draft.setup())
            {
                requests.push(Request::StudyFrom(Box::new(position)));
            }
        });
        let room = vec2(ui.available_width(), if small { size::BUTTON_SMALL } else { size::BUTTON });
        let wide = Layout::centered_and_justified(Direction::TopDown);
        let pressed = ui.allocate_ui_with_layout(room, wide, |ui| {
            main_button(ui, able.play, &t!(words, "editor-play"), theme::bold(size::TEXT)).clicked()
        });
        if pressed.inner
            && let Ok(position) = Position::new(self.draft.setup())
        {
            requests.push(Request::PlayFrom(Box::new(position)));
        }
    }
}
