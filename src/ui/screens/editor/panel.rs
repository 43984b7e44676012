//! The panel of the editor: the tray, the faults, the fields and, at the foot, the actions for the position.
//!
//! The tray, the faults and the fields are in sibling modules.

use egui::{Align, Button, DragValue, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::faults::SetupVerdict;
use super::{Editor, fields, tray};
use crate::rules::chess960::STARTS;
use crate::rules::{Position, Setup};
use crate::ui::dialogs::scroll;
use crate::ui::theme::{Tokens, is_compact, tokens};
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::remember_height;

impl Editor {
    /// Shows the panel except for its foot, whose place is returned. In a low panel, everything scrolls, even the foot,
    /// and `None` is returned.
    pub(super) fn show_panel(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        verdict: &SetupVerdict,
        ctx: &mut ViewContext<'_>,
    ) -> Option<Rect> {
        let tokens = tokens(ui.ctx());
        let title = if is_compact(ui) { 0.0 } else { tokens.control.s + tokens.space.s };
        let above = title + tray::height(place.width(), tokens) + tokens.space.s;
        // If there is too little space, the card with the text about the position is made lower first, so that the text
        // scrolls. Only then do the fields below it scroll.
        let room = place.height() - self.fields - self.foot - 2.0 * tokens.space.m - above;
        // The card about the position has at least a title and a line.
        let (least, most) = (3.0 * tokens.text.body + 2.0 * tokens.space.m, verdict_height(tokens));
        let parts = [
            Part::between("head", above + least..=above + room.min(most)),
            Part::rest("fields", 96.0),
            Part::fixed("foot", self.foot),
        ];
        let places = parts::column(place, tokens.space.m, &parts);
        let whole = scroll::is_whole(place);
        let mut head = ui.new_child(UiBuilder::new().max_rect(places.of("head")).id_salt("editor head"));
        if !whole {
            self.head(&mut head, verdict, ctx);
        }
        let fields = if whole { place } else { places.of("fields") };
        let mut inside = ui.new_child(UiBuilder::new().max_rect(fields).id_salt("editor panel"));
        scroll::fields(&mut inside, "editor fields", fields.bottom(), |ui| {
            if whole {
                self.head(ui, verdict, ctx);
            }
            let shown = ui.scope(|ui| {
                fields::show(ui, ctx.look.words, &mut self.draft);
                self.fen.show(ui, ctx.look.words, &mut self.draft);
                self.whole(ui, ctx);
            });
            remember_height(ui, &mut self.fields, shown.response.rect.height());
            if whole {
                self.foot(ui, verdict, ctx);
            }
        });
        places.get("foot").filter(|_| !whole)
    }

    /// Shows the title (unless the panel is compact), the tray, and a message or else the verdict on the position.
    fn head(&mut self, ui: &mut Ui, verdict: &SetupVerdict, ctx: &mut ViewContext<'_>) {
        let (look, words) = (ctx.look, ctx.look.words);
        if !is_compact(ui) {
            let size = vec2(ui.available_width(), tokens(ui.ctx()).control.s);
            let title = Label::new(RichText::new(t!(words, "editor-title")).heading());
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| ui.add(title));
        }
        self.tray.show(ui, look, ctx.art);
        let size = vec2(ui.available_width(), ui.available_height().min(verdict_height(tokens(ui.ctx()))));
        let place = ui.allocate_space(size).1;
        match look.message {
            Some(law) => ctx.requests.extend(law.show(ui, place, words).map(Request::from)),
            None => verdict.show(ui, place),
        }
    }

    /// Shows the buttons for undo and redo, and the controls that change or turn the whole board.
    fn whole(&mut self, ui: &mut Ui, ctx: &ViewContext<'_>) {
        let (words, game) = (ctx.look.words, ctx.game());
        ui.horizontal_wrapped(|ui| {
            let (undo, redo) = (self.draft.can_undo(), self.draft.can_redo());
            if ui.add_enabled(undo, Button::new(t!(words, "editor-undo"))).clicked() {
                self.draft.undo();
            }
            if ui.add_enabled(redo, Button::new(t!(words, "editor-redo"))).clicked() {
                self.draft.redo();
            }
            let shown = game.table.position_after(game.shown).setup();
            for (key, is_explained, setup) in [
                ("editor-start", false, Position::standard().setup()),
                ("editor-empty", false, Setup::EMPTY),
                ("editor-of-game", true, shown),
                ("editor-exchange", true, self.draft.setup().with_colors_exchanged()),
            ] {
                let button = ui.button(t!(words, key));
                let button = if is_explained { button.on_hover_text(words.tip(key)) } else { button };
                if button.clicked() {
                    self.draft.replace(setup);
                }
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

    /// Shows the foot of the panel. It is called after the board is shown, so that the Tab key reaches the foot last.
    pub(super) fn show_foot(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        verdict: &SetupVerdict,
        ctx: &mut ViewContext<'_>,
    ) {
        let mut foot = ui.new_child(UiBuilder::new().max_rect(place).id_salt("foot"));
        self.foot(&mut foot, verdict, ctx);
        remember_height(ui, &mut self.foot, foot.min_rect().height());
    }

    fn foot(&self, ui: &mut Ui, verdict: &SetupVerdict, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let position = || Position::new(self.draft.setup()).ok().map(Box::new);
        let plays = |ui: &mut Ui| scroll::wide_button(ui, !verdict.wrong, &t!(words, "editor-play"));
        // All three buttons are in one row if they fit.
        let is_row = ui.available_width() >= 310.0;
        let layout = Layout::left_to_right(Align::Center).with_main_wrap(!is_row);
        let height = if is_row { tokens(ui.ctx()).control.m } else { ui.spacing().interact_size.y };
        let size = vec2(ui.available_width(), height);
        let pressed = ui.allocate_ui_with_layout(size, layout, |ui| {
            if ui.button(t!(words, "editor-back")).on_hover_text(words.tip("editor-back")).clicked() {
                ctx.requests.push(Request::Return);
            }
            let can_study = !verdict.wrong && verdict.can_study;
            let why_not = if verdict.can_study { "editor-faults-first" } else { "refusal-no-help" };
            let study = ui.add_enabled(can_study, Button::new(t!(words, "editor-study")));
            let study = study.on_hover_text(words.tip("editor-study"));
            if study.on_disabled_hover_text(t!(words, why_not)).clicked() {
                ctx.requests.extend(position().map(Request::StudyFrom));
            }
            is_row && plays(ui)
        });
        if pressed.inner || !is_row && plays(ui) {
            ctx.requests.extend(position().map(Request::PlayFrom));
        }
    }
}

/// The height of the card about the position if there is space: a title and three lines.
fn verdict_height(tokens: &Tokens) -> f32 {
    4.0 * tokens.row + 2.0 * tokens.space.m
}
