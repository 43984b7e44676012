//! The panel of the editor: the tray, the faults, the fields, and at the foot what can be done with the position.
//!
//! The parts themselves are in the sibling modules.

use egui::{Button, DragValue, Rect, RichText, Ui};

use super::faults::SetupVerdict;
use super::{Editor, fields};
use crate::rules::chess960::STARTS;
use crate::rules::{Position, Setup};
use crate::ui::dialogs::scroll;
use crate::ui::theme::{self, size};
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::dense;

impl Editor {
    pub(super) fn show_panel(&mut self, ui: &mut Ui, verdict: &SetupVerdict, ctx: &mut ViewContext<'_>) {
        let place = ui.max_rect();
        dense(ui, ctx.look.small);
        let whole = scroll::is_whole(place);
        let bottom = if whole { place.bottom() } else { place.bottom() - self.foot };
        if !whole {
            self.head(ui, bottom, verdict, ctx);
        }
        scroll::fields(ui, "editor fields", bottom, |ui| {
            if whole {
                self.head(ui, bottom, verdict, ctx);
            }
            let words = ctx.look.words;
            fields::show(ui, words, &mut self.draft);
            self.fen.show(ui, words, &mut self.draft);
            ui.add_space(4.0);
            self.whole(ui, ctx);
            if whole {
                self.foot(ui, verdict, ctx);
            }
        });
    }

    /// The tray and what is wrong with the position, above the fields that end at `bottom`.
    fn head(&mut self, ui: &mut Ui, bottom: f32, verdict: &SetupVerdict, ctx: &mut ViewContext<'_>) {
        let look = ctx.look;
        if !look.small {
            ui.label(RichText::new(t!(look.words, "editor-title")).font(theme::bold(size::TITLE)));
        }
        ui.scope(|ui| self.tray.show(ui, look, ctx.art));
        let left = bottom - ui.cursor().top();
        match look.message {
            Some(law) => ctx.requests.extend(law.show_here(ui, look.words).map(Request::from)),
            // The fields below need 120 points.
            None => verdict.show(ui, (left - 120.0).max(size::LAW_SMALL), look.small),
        }
    }

    /// The controls that change the whole board at once.
    fn whole(&mut self, ui: &mut Ui, ctx: &ViewContext<'_>) {
        let words = ctx.look.words;
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
                self.draft.replace(ctx.game().table.position_after(ctx.game().shown).setup());
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
    pub fn show_foot(&mut self, ui: &mut Ui, place: Rect, verdict: &SetupVerdict, ctx: &mut ViewContext<'_>) {
        let height = self.foot;
        self.foot = scroll::foot(ui, place, ctx.look.small, height, |ui| self.foot(ui, verdict, ctx));
    }

    fn foot(&self, ui: &mut Ui, verdict: &SetupVerdict, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            if ui.button(t!(words, "editor-back")).on_hover_text(words.tip("editor-back")).clicked() {
                ctx.requests.push(Request::Return);
            }
            let study =
                ui.add_enabled(!verdict.wrong && verdict.can_study, Button::new(t!(words, "editor-study")));
            let study = study.on_hover_text(words.tip("editor-study"));
            let why_not =
                t!(words, if verdict.can_study { "editor-faults-first" } else { "refusal-no-help" });
            let study = study.on_disabled_hover_text(why_not);
            if study.clicked()
                && let Ok(position) = Position::new(self.draft.setup())
            {
                ctx.requests.push(Request::StudyFrom(Box::new(position)));
            }
        });
        if scroll::wide_button(ui, ctx.look.small, !verdict.wrong, &t!(words, "editor-play"))
            && let Ok(position) = Position::new(self.draft.setup())
        {
            ctx.requests.push(Request::PlayFrom(Box::new(position)));
        }
    }
}
