//! The card on which a claim is entered. While the card is open it replaces the law card and the buttons or, without a
//! panel, covers the lower part of the window. Presses on the board then touch nothing: for a draw claim they enter the
//! intended move without making it.

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

/// The maximum number of characters in the move field.
const LONGEST: usize = 20;

/// A claim that is being entered.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Debug)]
pub struct ClaimForm {
    /// The claimant.
    pub by: Color,
    /// Whether the card asks which player claims.
    pub asks_who: bool,
    /// Whether the clocks were stopped for this claim.
    pub stopped_clocks: bool,
    pub kind: ClaimKind,
    /// Whether the claim has been stated but still lacks a valid move.
    stated: bool,
    /// Whether a kind of claim is selected, by the player or beforehand.
    chosen: bool,
    /// Whether the card has not been shown yet; when it is, it takes keyboard focus.
    fresh: bool,
    /// Whether a draw claim depends on the move that the player intends to make.
    pub with_move: bool,
    /// That move, as typed or as entered on the board.
    pub text: String,
    /// The square of that move's piece, while only the piece has been pressed on the board.
    pub from: Option<Square>,
    /// Why the claim can't be made with this move.
    pub reason: Option<Reason>,
    /// The height of the card in the last frame.
    height: f32,
}

impl ClaimForm {
    /// A new claim form. The first kind of claim is preselected if only draws can be claimed, or if only one kind is
    /// possible; otherwise none is.
    pub fn new(by: Color, claims: Claims, stopped_clocks: bool) -> ClaimForm {
        let kinds = kinds(claims);
        let kind = kinds.first().map_or(ClaimKind::Threefold, |(kind, _)| *kind);
        let chosen = kinds.iter().all(|(kind, _)| is_draw(*kind)) || kinds.len() == 1;
        let (text, from, reason) = (String::new(), None, None);
        ClaimForm {
            by,
            asks_who: false,
            stopped_clocks,
            kind,
            stated: false,
            chosen,
            fresh: true,
            with_move: false,
            text,
            from,
            reason,
            height: 190.0,
        }
    }

    pub fn height(&self) -> f32 {
        self.height
    }

    /// Whether the claim can be withdrawn. A draw claim can't, once it is stated and the clocks were stopped for it
    /// (9.5.1).
    pub fn can_be_withdrawn(&self) -> bool {
        !(self.stopped_clocks && self.stated && is_draw(self.kind))
    }

    /// Who stopped the clocks for this claim, if that was not known when they were stopped.
    pub fn stopper(&self) -> Option<Color> {
        self.asks_who.then_some(self.by)
    }

    /// How the claim uses input on the board.
    pub fn board_input(&mut self) -> ClaimInput<'_> {
        match is_draw(self.kind) {
            true => ClaimInput::IntendedMove(&mut self.from),
            false => ClaimInput::Nothing,
        }
    }

    /// Marks the claim as stated, although it can't be made with its move for this reason.
    pub fn wait_for_move(&mut self, reason: Reason) {
        (self.stated, self.reason) = (true, Some(reason));
    }

    /// Sets the intended move, which was entered on the board: with the user's piece letters and without a promotion
    /// piece, which the player must add.
    pub fn intend(&mut self, mv: Move, position: &Position, words: &Texts) {
        let san = position.san(mv);
        let without = san.split_once('=').map_or(san.as_str(), |(before, _)| before);
        self.text = notation::text(without, Notation::Letters, words);
        (self.with_move, self.reason) = (true, None);
    }

    /// Sets the intended move, which was entered on the board, as its two squares.
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

/// Whether a claim is for a draw, and may depend on an intended move.
pub fn is_draw(kind: ClaimKind) -> bool {
    matches!(kind, ClaimKind::Threefold | ClaimKind::FiftyMoves)
}

/// What the card needs in addition to the claim.
pub struct ClaimCard<'a> {
    pub explain: Explain<'a>,
}

impl ClaimCard<'_> {
    /// Shows the card in its rectangle. The foot is always visible; the part above it scrolls if necessary.
    pub fn show(&self, ui: &mut Ui, rect: Rect, claiming: &mut ClaimForm, requests: &mut Vec<Request>) {
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
            self.body(ui, claiming, requests);
        });
        let right = UiBuilder::new().max_rect(places.of(1)).id_salt("claim foot");
        let mut right = ui.new_child(right.layout(Layout::right_to_left(Align::Center)));
        self.foot(&mut right, claiming, requests);
        let height = (shown.content_size.y + gap + foot + 2.0 * pad).ceil();
        remember_height(ui, &mut claiming.height, height);
    }

    fn foot(&self, ui: &mut Ui, claiming: &ClaimForm, requests: &mut Vec<Request>) {
        let words = self.explain.words;
        let no_move = !claiming.with_move || !is_draw(claiming.kind);
        let ready = claiming.chosen && (no_move || !claiming.text.trim().is_empty());
        let font = TextStyle::Button.resolve(ui.style());
        if main_button(ui, ready, &t!(words, "claim-make"), font).clicked() {
            requests.push(Request::MakeClaim);
        }
        let cancel = ui.add_enabled(claiming.can_be_withdrawn(), Button::new(t!(words, "cancel")));
        let cancel = match claiming.stopped_clocks {
            true => cancel.on_hover_text(t!(words, "claim-cancel-cost")),
            false => cancel,
        };
        if cancel.on_disabled_hover_text(t!(words, "claim-stated")).clicked() {
            requests.push(Request::CloseClaim);
        }
    }

    fn body(&self, ui: &mut Ui, claiming: &mut ClaimForm, requests: &mut Vec<Request>) {
        let Explain { words, game, .. } = self.explain;
        let claims = game.claims_of(claiming.by);
        let bold = tokens(ui.ctx()).bold();
        if claiming.asks_who {
            self.claimant(ui, claiming);
        } else {
            let name = self.explain.player(claiming.by);
            ui.label(RichText::new(t!(words, "claim-title", name)).font(bold));
        }
        ui.horizontal_wrapped(|ui| {
            for (kind, key) in kinds(claims) {
                let is_on = claiming.chosen && claiming.kind == kind;
                let is_free = claiming.can_be_withdrawn() || is_draw(kind);
                let button = Button::selectable(is_on, self.say(ui, key));
                let choice = ui.add_enabled(is_free, button).on_hover_text(words.tip(key));
                let choice = choice.on_disabled_hover_text(t!(words, "claim-stated"));
                if choice.clicked() {
                    (claiming.kind, claiming.chosen) = (kind, true);
                }
                if claiming.fresh {
                    claiming.fresh = false;
                    choice.request_focus();
                }
            }
        });
        if is_draw(claiming.kind) {
            self.intended(ui, claiming, requests);
        }
        let palette = Palette::of(ui.theme());
        match &claiming.reason {
            Some(reason) => ui.colored_label(palette.refusal, self.explain.reason(reason)),
            None => ui.label(self.cost(claiming)),
        };
        let chosen = kinds(claims).into_iter().find(|(kind, _)| claiming.chosen && *kind == claiming.kind);
        // The explanation has the same space for every kind, so that the buttons stay under the pointer.
        let lines = |key: &str| {
            fit(
                ui,
                &words.tip(key),
                TextStyle::Body.resolve(ui.style()),
                palette.ink,
                ui.available_width(),
                3,
            )
            .size()
            .y
        };
        let height = kinds(claims).into_iter().map(|(_, key)| lines(key)).fold(0.0, f32::max);
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
            ui.set_min_height(height);
            let meaning = chosen.map(|(_, key)| words.tip(key)).unwrap_or_default();
            ui.label(RichText::new(meaning).color(palette.quiet));
        });
    }

    /// Asks which player claims. The kinds of claim depend on the answer.
    fn claimant(&self, ui: &mut Ui, claiming: &mut ClaimForm) {
        let Explain { words, game, .. } = self.explain;
        let asked = t!(words, "claim-menu");
        let group = UiBuilder::new().accessibility_role(Role::Group);
        let group = group.accessibility_label(asked.trim_end_matches('?'));
        let buttons = |ui: &mut Ui| {
            ui.label(RichText::new(&asked).font(tokens(ui.ctx()).bold()));
            for by in Color::ALL {
                let button = Button::selectable(claiming.by == by, short_name(words, game.table, by));
                let choice = ui.add_enabled(claiming.can_be_withdrawn(), button);
                if choice.on_disabled_hover_text(t!(words, "claim-stated")).clicked() && claiming.by != by {
                    let other = ClaimForm::new(by, game.claims_of(by), claiming.stopped_clocks);
                    let ClaimForm { asks_who, height, .. } = *claiming;
                    *claiming = ClaimForm { asks_who, height, fresh: false, ..other };
                }
            }
        };
        ui.scope_builder(group, |ui| ui.horizontal_wrapped(buttons));
    }

    /// Shows the choice between a claim for the position on the board and a claim with a move, and the field for that
    /// move.
    fn intended(&self, ui: &mut Ui, claiming: &mut ClaimForm, requests: &mut Vec<Request>) {
        let (words, width) = (self.explain.words, ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(&mut claiming.with_move, false, self.say(ui, "claim-on-board"));
            let with = ui.selectable_value(&mut claiming.with_move, true, self.say(ui, "claim-with-move"));
            let edit = TextEdit::singleline(&mut claiming.text)
                .hint_text(self.say(ui, "claim-move-hint"))
                .char_limit(LONGEST)
                .desired_width(width.min(340.0));
            // The field keeps its place even when unused, so that nothing jumps.
            let field = ui.add_enabled(claiming.with_move, edit);
            field.widget_info(|| {
                WidgetInfo::labeled(Role::TextInput, claiming.with_move, t!(words, "claim-move"))
            });
            if with.clicked() {
                field.request_focus();
            }
            if field.changed() {
                claiming.reason = None;
            }
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                requests.extend(claiming.chosen.then_some(Request::MakeClaim));
                // The card stays open after an error; the field keeps focus so that the text can be corrected.
                field.request_focus();
            }
        });
    }

    /// The text of a message key, in a shorter version if there is little space.
    fn say(&self, ui: &Ui, key: &str) -> String {
        if is_compact(ui) { self.explain.words.tiny(key) } else { t!(self.explain.words, key) }
    }

    /// What follows if a touch-move claim is right (4.8), or what a wrong claim costs (9.1.2, 9.5.3); until a kind of
    /// claim is chosen, the request to choose one.
    fn cost(&self, claiming: &ClaimForm) -> String {
        let Explain { words, game, .. } = self.explain;
        if !claiming.chosen {
            return t!(words, "claim-choose");
        }
        match claiming.kind {
            ClaimKind::TouchMove if game.table.arrangement().is_none() => t!(words, "claim-touch-cost"),
            ClaimKind::TouchMove | ClaimKind::IllegalMove | ClaimKind::Flag => t!(words, "claim-free"),
            ClaimKind::Threefold | ClaimKind::FiftyMoves => {
                let clock = game.table.setup().clock[(!claiming.by).index()].is_some();
                let clock = if clock { minutes(game.table.penalties().wrong_claim_ms) } else { "no" };
                let with_move = if claiming.with_move { "yes" } else { "no" };
                t!(words, "claim-cost", clock, move = with_move)
            }
        }
    }
}
