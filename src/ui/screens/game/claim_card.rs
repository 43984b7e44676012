//! The card on which a claim is entered. While the card is open, it replaces the law card and the buttons or, without a
//! panel, covers the lower part of the window. Presses on the board then touch no piece. For a draw claim, they enter
//! the intended move without making it.

use egui::{
    Align, Button, Key, Layout, Rect, RichText, Role, ScrollArea, TextEdit, TextStyle, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};

use crate::rules::{Color, Move, Position, Square};
use crate::table::{ClaimKind, Reason};
use crate::text::game_names::short_name;
use crate::text::messages::Texts;
use crate::text::notation::{self, Notation};
use crate::ui::table_board::hand::ClaimInput;
use crate::ui::theme::{Palette, is_compact, tokens};
use crate::ui::view::explain::minutes;
use crate::ui::view::{Claims, Explain, Request};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{card, fit, main_button, remember_height};

/// A claim that is being entered.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Debug)]
pub struct ClaimForm {
    /// The claimant.
    pub by: Color,
    /// Whether the card asks which player claims.
    pub asks_who: bool,
    /// Whether the clocks are stopped for this claim.
    pub stopped_clocks: bool,
    pub kind: ClaimKind,
    /// Whether the claim has been stated, although it could not be made with its move.
    stated: bool,
    /// Whether a kind of claim is selected, by the player or beforehand.
    chosen: bool,
    /// Whether the card has not been shown yet. The card takes keyboard focus when it is first shown.
    fresh: bool,
    /// Whether a draw claim depends on the move that the player intends to make.
    pub with_move: bool,
    /// The intended move, as typed or as entered on the board.
    pub text: String,
    /// The square of the intended move's piece, while only the piece has been pressed on the board.
    pub from: Option<Square>,
    /// Why the claim can't be made with the intended move; `None` if the claim has not been tried with this move.
    pub reason: Option<Reason>,
    /// The height that the card needs, as measured when it was last shown; before that, an estimate.
    pub height: f32,
}

impl ClaimForm {
    /// A new claim form. The first kind of claim is preselected if only draws can be claimed, or if only one kind is
    /// possible; otherwise none is.
    pub fn new(by: Color, claims: Claims, stopped_clocks: bool) -> ClaimForm {
        let kinds = kinds(claims);
        let kind = kinds.first().map_or(ClaimKind::Threefold, |(kind, _)| *kind);
        let chosen = kinds.iter().all(|(kind, _)| is_draw(*kind)) || kinds.len() == 1;
        ClaimForm {
            by,
            asks_who: false,
            stopped_clocks,
            kind,
            stated: false,
            chosen,
            fresh: true,
            with_move: false,
            text: String::new(),
            from: None,
            reason: None,
            height: 190.0,
        }
    }

    /// Whether the claim can be withdrawn. A draw claim can't, once it is stated and the clocks were stopped for it
    /// (9.5.1).
    pub fn can_be_withdrawn(&self) -> bool {
        !(self.stopped_clocks && self.stated && is_draw(self.kind))
    }

    /// The player to note as the one who stopped the clocks: the claimant if the card asks who claims; `None` if it
    /// does not.
    pub fn stopper(&self) -> Option<Color> {
        self.asks_who.then_some(self.by)
    }

    /// How the claim uses input on the board.
    pub fn board_input(&mut self) -> ClaimInput<'_> {
        if is_draw(self.kind) { ClaimInput::IntendedMove(&mut self.from) } else { ClaimInput::Nothing }
    }

    /// Marks the claim as stated, although it can't be made with its move for this reason.
    pub fn wait_for_move(&mut self, reason: Reason) {
        (self.stated, self.reason) = (true, Some(reason));
    }

    /// Sets the intended move, which was entered on the board: with the piece letters of the player's language and
    /// without a promotion piece, which the player must add.
    pub fn intend(&mut self, mv: Move, position: &Position, words: &Texts) {
        let san = position.san(mv);
        let without = san.split_once('=').map_or(san.as_str(), |(before, _)| before);
        self.text = notation::text(without, Notation::Letters, words);
        (self.with_move, self.reason) = (true, None);
    }

    /// Sets the intended move, which was entered on the board, as the names of its two squares.
    pub fn intend_by_hand(&mut self, [from, to]: [Square; 2]) {
        self.text = format!("{from}{to}");
        (self.with_move, self.reason) = (true, None);
    }
}

/// The kinds of claim that are possible, with their message keys.
fn kinds(claims: Claims) -> Vec<(ClaimKind, &'static str)> {
    let kinds = [
        (claims.illegal_move, ClaimKind::IllegalMove, "claim-illegal"),
        (claims.flag, ClaimKind::Flag, "claim-flag"),
        (claims.draw, ClaimKind::Threefold, "claim-threefold"),
        (claims.draw, ClaimKind::FiftyMoves, "claim-fifty"),
        (claims.touch_move, ClaimKind::TouchMove, "claim-touch"),
    ];
    kinds.into_iter().filter(|(possible, ..)| *possible).map(|(_, kind, key)| (kind, key)).collect()
}

/// Whether a claim is for a draw, so that it may depend on an intended move.
pub fn is_draw(kind: ClaimKind) -> bool {
    matches!(kind, ClaimKind::Threefold | ClaimKind::FiftyMoves)
}

impl ClaimForm {
    /// Shows the card in its rectangle. The foot is always visible; the part above it scrolls if necessary.
    pub fn show(&mut self, ui: &mut Ui, rect: Rect, explain: &Explain<'_>, requests: &mut Vec<Request>) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), rect, palette.surface, palette.law);
        let (pad, gap, foot) = (tokens.space.m, tokens.space.s, tokens.control.s);
        let places = parts::column(rect.shrink(pad), gap, &[Part::rest(0, 0.0), Part::fixed(1, foot)]);
        let body = UiBuilder::new().max_rect(places.of(0)).id_salt("claim");
        let mut body = ui.new_child(body.layout(Layout::top_down(Align::Min)));
        body.set_clip_rect(rect);
        body.spacing_mut().item_spacing = Vec2::splat(tokens.space.s);
        let area = ScrollArea::vertical().max_height(places.of(0).height()).id_salt("claim");
        let shown = area.show(&mut body, |ui| {
            ui.set_width(places.of(0).width());
            self.body(ui, explain, requests);
        });
        let right = UiBuilder::new().max_rect(places.of(1)).id_salt("claim foot");
        let mut right = ui.new_child(right.layout(Layout::right_to_left(Align::Center)));
        self.foot(&mut right, explain.words, requests);
        let height = (shown.content_size.y + gap + foot + 2.0 * pad).ceil();
        remember_height(ui, &mut self.height, height);
    }

    /// Whether a kind of claim is chosen and, for a draw claim with a move, a move is typed.
    fn is_ready(&self) -> bool {
        let needs_move = self.with_move && is_draw(self.kind);
        self.chosen && !(needs_move && self.text.trim().is_empty())
    }

    fn foot(&self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        let font = TextStyle::Button.resolve(ui.style());
        if main_button(ui, self.is_ready(), &t!(words, "claim-make"), font).clicked() {
            requests.push(Request::MakeClaim);
        }
        let cancel = ui.add_enabled(self.can_be_withdrawn(), Button::new(t!(words, "cancel")));
        let cancel = match self.stopped_clocks {
            true => cancel.on_hover_text(t!(words, "claim-cancel-cost")),
            false => cancel,
        };
        if cancel.on_disabled_hover_text(t!(words, "claim-stated")).clicked() {
            requests.push(Request::CloseClaim);
        }
    }

    fn body(&mut self, ui: &mut Ui, explain: &Explain<'_>, requests: &mut Vec<Request>) {
        let (words, kinds) = (explain.words, kinds(explain.game.claims_of(self.by)));
        let bold = tokens(ui.ctx()).bold();
        if self.asks_who {
            self.claimant(ui, explain);
        } else {
            let name = explain.player(self.by);
            ui.label(RichText::new(t!(words, "claim-title", name)).font(bold));
        }
        ui.horizontal_wrapped(|ui| {
            for &(kind, key) in &kinds {
                let is_on = self.chosen && self.kind == kind;
                let is_free = self.can_be_withdrawn() || is_draw(kind);
                let button = Button::selectable(is_on, say(ui, words, key));
                let choice = ui.add_enabled(is_free, button).on_hover_text(words.tip(key));
                let choice = choice.on_disabled_hover_text(t!(words, "claim-stated"));
                if choice.clicked() {
                    (self.kind, self.chosen, self.reason) = (kind, true, None);
                }
                if std::mem::take(&mut self.fresh) {
                    choice.request_focus();
                }
            }
        });
        if is_draw(self.kind) {
            self.intended(ui, words, requests);
        }
        let palette = Palette::of(ui.theme());
        match &self.reason {
            Some(reason) => ui.colored_label(palette.refusal, explain.reason(reason)),
            None => ui.label(self.cost(explain)),
        };
        let chosen = kinds.iter().find(|(kind, _)| self.chosen && *kind == self.kind);
        // The explanation has the same space for every kind, so that the buttons stay under the pointer.
        let (font, width) = (TextStyle::Body.resolve(ui.style()), ui.available_width());
        let height = |key: &str| fit(ui, &words.tip(key), font.clone(), palette.ink, width, 3).size().y;
        let height = kinds.iter().map(|(_, key)| height(key)).fold(0.0, f32::max);
        ui.allocate_ui(vec2(width, height), |ui| {
            ui.set_min_height(height);
            let meaning = chosen.map(|(_, key)| words.tip(key)).unwrap_or_default();
            ui.label(RichText::new(meaning).color(palette.quiet));
        });
    }

    /// Asks which player claims. The kinds of claim depend on the answer.
    fn claimant(&mut self, ui: &mut Ui, explain: &Explain<'_>) {
        let Explain { words, game, .. } = *explain;
        let asked = t!(words, "claim-menu");
        let group = UiBuilder::new().accessibility_role(Role::Group);
        let group = group.accessibility_label(asked.trim_end_matches('?'));
        let buttons = |ui: &mut Ui| {
            ui.label(RichText::new(&asked).font(tokens(ui.ctx()).bold()));
            for by in Color::ALL {
                let button = Button::selectable(self.by == by, short_name(words, game.table, by));
                let choice = ui.add_enabled(self.can_be_withdrawn(), button);
                if choice.on_disabled_hover_text(t!(words, "claim-stated")).clicked() && self.by != by {
                    let other = ClaimForm::new(by, game.claims_of(by), self.stopped_clocks);
                    let ClaimForm { asks_who, height, .. } = *self;
                    *self = ClaimForm { asks_who, height, fresh: false, ..other };
                }
            }
        };
        ui.scope_builder(group, |ui| ui.horizontal_wrapped(buttons));
    }

    /// Shows the choice between a claim for the position on the board and a claim with a move, and the field for that
    /// move.
    fn intended(&mut self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        let width = ui.available_width();
        ui.horizontal_wrapped(|ui| {
            let on_board = ui.selectable_value(&mut self.with_move, false, say(ui, words, "claim-on-board"));
            let with = ui.selectable_value(&mut self.with_move, true, say(ui, words, "claim-with-move"));
            let edit = TextEdit::singleline(&mut self.text)
                .hint_text(say(ui, words, "claim-move-hint"))
                .char_limit(20)
                .desired_width(width.min(340.0));
            // The field keeps its place even when unused, so that the other controls stay where they are.
            let field = ui.add_enabled(self.with_move, edit);
            let name = t!(words, "claim-move");
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, self.with_move, &name));
            if with.clicked() {
                field.request_focus();
            }
            if on_board.changed() || with.changed() || field.changed() {
                self.reason = None;
            }
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                requests.extend(self.is_ready().then_some(Request::MakeClaim));
                // The card stays open after an error; the field keeps focus so that the text can be corrected.
                field.request_focus();
            }
        });
    }

    /// What a wrong claim costs (9.1.2, 9.5.3); for a touch-move claim, unless the game is played over the board, also
    /// what follows if the claim is right. Until a kind of claim is chosen, the request to choose one.
    fn cost(&self, explain: &Explain<'_>) -> String {
        let Explain { words, game, .. } = *explain;
        if !self.chosen {
            return t!(words, "claim-choose");
        }
        match self.kind {
            ClaimKind::TouchMove if game.table.arrangement().is_none() => t!(words, "claim-touch-cost"),
            ClaimKind::TouchMove | ClaimKind::IllegalMove | ClaimKind::Flag => t!(words, "claim-free"),
            ClaimKind::Threefold | ClaimKind::FiftyMoves => {
                let clock = game.table.setup().clock[(!self.by).index()].is_some();
                let clock = if clock { minutes(game.table.penalties().wrong_claim_ms) } else { "no" };
                let with_move = if self.with_move { "yes" } else { "no" };
                t!(words, "claim-cost", clock, move = with_move)
            }
        }
    }
}

/// The text of a message key, in a shorter version if there is little space.
fn say(ui: &Ui, words: &Texts, key: &str) -> String {
    if is_compact(ui) { words.tiny(key) } else { t!(words, key) }
}
