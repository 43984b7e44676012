//! The panel of the editor: the tray, the faults, the fields, and at the foot what can be done with the position.
//!
//! The parts themselves are in the sibling modules.

use egui::{Button, DragValue, Rect, RichText, Ui};

use super::faults::SetupVerdict;
use super::{Editor, Permissions, fields};
use crate::rules::chess960::STARTS;
use crate::rules::{Position, Setup};
use crate::text::Texts;
use crate::ui::dialogs::scroll;
use crate::ui::theme::{self, size};
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::dense;

impl Editor {
    pub(crate) fn show_panel(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        small: bool,
        (verdict, able): (&SetupVerdict, Permissions),
        shown: &Setup,
        ctx: &mut ViewContext<'_>,
    ) {
        dense(ui, small);
        let whole = scroll::is_whole(place);
        let bottom = if whole { place.bottom() } else { place.bottom() - self.foot };
        if !whole {
            self.head(ui, bottom, small, verdict, ctx);
        }
        scroll::fields(ui, "editor fields", bottom, |ui| {
            if whole {
                self.head(ui, bottom, small, verdict, ctx);
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
    fn head(
        &mut self,
        ui: &mut Ui,
        bottom: f32,
        small: bool,
        verdict: &SetupVerdict,
        ctx: &mut ViewContext<'_>,
    ) {
        let look = ctx.look;
        if !small {
            ui.label(RichText::new(t!(look.words, "editor-title")).font(theme::bold(size::TITLE)));
        }
        ui.scope(|ui| self.tray.show(ui, look, ctx.art));
        let left = bottom - ui.cursor().top();
        match look.message {
            Some(law) => {
                ctx.requests.extend(law.show_here(ui, look.words, small).map(Request::from));
            }
            // The fields below need 120 points.
            None => verdict.show(ui, (left - 120.0).max(size::LAW_SMALL), small),
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
        able: Permissions,
        ctx: &mut ViewContext<'_>,
    ) {
        self.foot = scroll::foot(ui, place, small, self.foot, |ui| {
            self.foot(ui, ctx.look.words, small, able, ctx.requests);
        });
    }

    fn foot(
        &mut self,
        ui: &mut Ui,
        words: &Texts,
        small: bool,
        able: Permissions,
        requests: &mut Vec<Request>,
    ) {
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
        if scroll::wide_button(ui, small, able.play, &t!(words, "editor-play"))
            && let Ok(position) = Position::new(self.draft.setup())
        {
            requests.push(Request::PlayFrom(Box::new(position)));
        }
    }
}
