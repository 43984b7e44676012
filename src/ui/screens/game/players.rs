//! The strips of the two players. A strip shows the player's colour and name, whose move it is, the captured pieces,
//! the lead in material, the clock and, after the game, the score. During a ruling, it also has the buttons that
//! correct the clock.
//!
//! Whatever a strip shows by colour, it also shows by shape: a bar at the edge for the player to move, and the symbols
//! of `ui::screens::game::player_clock`. `ui::screens::game::answers` shows the answers to draw offers on the strips.

use egui::{Align2, Color32, CornerRadius, Margin, Rect, Role, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::player_clock::{Correction, PlayerClock};
use crate::rules::{Color, Piece};
use crate::text::Texts;
use crate::ui::theme::{self, Art, CARD_RADIUS, Palette, bold, is_compact, tokens};
use crate::ui::view::{Command, Request};
use crate::ui::widgets::parts::{self, Part, Places};
use crate::ui::widgets::{PanelButton, Rotation, card, fit, focus_ring, labelled};

/// A strip and the data it shows.
#[allow(clippy::struct_excessive_bools, reason = "independent facts about a player")]
pub struct Player<'a> {
    pub color: Color,
    pub name: &'a str,
    /// A shorter name, used if the full one does not fit.
    pub short: &'a str,
    pub to_move: ToMove,
    /// The player's points, once the game is over.
    pub score: Option<&'a str>,
    pub clock: Option<PlayerClock>,
    /// The pieces that this player has captured up to the position shown, or the pieces that this player has in excess
    /// of the opponent; empty if neither is to be shown.
    pub captured: &'a [Piece],
    /// How far this player is ahead in material, in pawns; 0 if the player is not ahead, or if the lead is not shown.
    pub lead: usize,
    /// Whether something else uses the place of the name.
    pub taken: bool,
    /// Whether the strip is drawn upside down, for a player on the other side of the screen.
    pub turned: bool,
    /// In a game played over the board, whether a click on the strip presses the clock or, without a clock, completes
    /// the move.
    pub presses: bool,
    /// Whether an arbiter may correct this clock, because the clocks are stopped for a ruling.
    pub is_corrected: bool,
}

/// What was done with a strip, and the place of the name on the screen, after rotation.
pub struct StripResponse {
    pub name: Rect,
    pub request: Option<Request>,
}

/// Whether a player has the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToMove {
    No,
    Yes,
    /// The player is an engine that is thinking.
    Thinks,
}

/// The parts of a strip.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Disc,
    /// The buttons that correct the clock.
    Corrections,
    Score,
    Name,
    Clock,
}

const CORRECTIONS: [Correction; 3] = [Correction::By(-60), Correction::By(60), Correction::Set];

/// Strips with a clock and at least this height, in points, have the name and the clock in two rows, so that both can
/// be read from afar.
const TALL: f32 = 130.0;

impl Player<'_> {
    /// Shows the strip in its rectangle. Returns what was done with it, and the place of the name.
    pub fn show(&self, ui: &mut Ui, rect: Rect, words: &Texts, art: &mut Art) -> StripResponse {
        labelled(ui, rect, self.color.name(), Role::Label, self.spoken(words));
        let rotation = Rotation::within(rect, self.turned);
        self.surface(ui, rect, rotation);
        let places = self.paint(ui, rect, rotation, words, art);
        let name = places.of(Slot::Name);
        let button = rotation.rect(if self.taken { rect.with_min_x(name.right()) } else { rect });
        let pressed = self.presses && self.show_button(ui, button, words);
        let corrected =
            places.get(Slot::Corrections).and_then(|place| self.show_corrections(ui, place, rotation, words));
        let request = pressed.then_some(Request::Command(Command::PressClock)).or(corrected);
        StripResponse { name: rotation.rect(name), request }
    }

    /// Shows the buttons with which an arbiter corrects the clock. Returns the request of the button that was pressed;
    /// `None` if none was.
    fn show_corrections(
        &self,
        ui: &mut Ui,
        place: Rect,
        rotation: Rotation,
        words: &Texts,
    ) -> Option<Request> {
        let tokens = tokens(ui.ctx());
        let extent = vec2(place.width(), place.height().min(tokens.control.s));
        let row = Align2::CENTER_CENTER.align_size_within_rect(extent, place);
        let (player, ms) = ((self.color, self.name), self.clock.map_or(0, |clock| clock.ms));
        let mut request = None;
        for (correction, place) in parts::grid(row, tokens.space.xs, &[CORRECTIONS.to_vec()]).iter() {
            request = correction.show(ui, rotation.rect(place), words, player, ms, self.turned).or(request);
        }
        request
    }

    /// Shows a frame over the strip, so that players see that they can press the strip. Returns whether it was clicked.
    fn show_button(&self, ui: &Ui, place: Rect, words: &Texts) -> bool {
        let key = if self.clock.is_some() { "clock-press" } else { "move-made-by" };
        let name = t!(words, key, color = self.color.name());
        let response = labelled(ui, place, (self.color.name(), "clock"), Role::Button, &name);
        let stroke = Stroke::new(if response.hovered() { 2.5 } else { 1.5 }, Palette::of(ui.theme()).law);
        ui.painter().rect_stroke(place.shrink(3.0), CARD_RADIUS - 2, stroke, StrokeKind::Inside);
        focus_ring(ui, place, &response);
        response.on_hover_text(name).clicked()
    }

    /// What a screen reader says, such as "White: De Vries, to move, 5:03". A player without a name is called by colour
    /// alone.
    fn spoken(&self, words: &Texts) -> String {
        let color = words.color(self.color);
        let named = match self.name == color {
            true => color,
            false => t!(words, "player", color = self.color.name(), name = self.name),
        };
        let mut parts = vec![match self.to_move {
            ToMove::No => named,
            ToMove::Yes | ToMove::Thinks => t!(words, "player-turn", player = named.as_str()),
        }];
        parts.extend((self.to_move == ToMove::Thinks).then(|| t!(words, "player-thinks")));
        let points = |score| match score {
            "0" => "none",
            "1" => "one",
            _ => "half",
        };
        parts.extend(self.score.map(|score| t!(words, "player-score", points = points(score))));
        if let Some((time, states)) = self.clock.map(PlayerClock::spoken) {
            parts.push(time);
            parts.extend(states.into_iter().map(|key| t!(words, key)));
        }
        parts.extend((self.lead > 0).then(|| t!(words, "player-lead", count = self.lead)));
        words.row(parts)
    }

    /// Paints the surface. The bar at the edge is a shape, so the player to move can be recognised without seeing
    /// colours.
    fn surface(&self, ui: &Ui, rect: Rect, rotation: Rotation) {
        let (palette, painter) = (Palette::of(ui.theme()), ui.painter());
        if self.to_move == ToMove::No {
            return card(painter, rect, palette.surface, palette.line);
        }
        card(painter, rect, palette.law, palette.law);
        let (round, square) = (CARD_RADIUS - 2, 2);
        let radius = match self.turned {
            false => CornerRadius { nw: square, sw: square, ne: round, se: round },
            true => CornerRadius { nw: round, sw: round, ne: square, se: square },
        };
        let inside = rect - Margin { left: 5, right: 1, top: 1, bottom: 1 };
        painter.rect_filled(rotation.rect(inside), radius, palette.surface);
    }

    /// Paints the contents of the strip. Returns their places before rotation.
    fn paint(&self, ui: &Ui, rect: Rect, rotation: Rotation, words: &Texts, art: &mut Art) -> Places<Slot> {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let inside = rect.shrink2(vec2(tokens.space.l.min(rect.width() * 0.06), 0.0));
        let is_tall = rect.height() >= TALL && self.clock.is_some();
        let (names, times) = match is_tall {
            true => inside.split_top_bottom_at_fraction(0.36),
            false => (inside, inside),
        };
        let points = match is_tall {
            true => (0.71 * times.height()).min(0.22 * rect.width()),
            // In the compact density, the clock has the size of small text once the strip also shows the score.
            false if self.score.is_some() && is_compact(ui) => tokens.text.small,
            false => (0.555 * rect.height()).min(0.115 * rect.width()),
        };
        let score =
            self.score.map(|score| fit(ui, score, bold(0.5 * names.height()), palette.ink, rect.width(), 1));
        let width = score.as_ref().map_or(0.0, |score| score.size().x);
        // A clock has the same space whether it runs or is paused, so that its neighbours stay where they are.
        let clock = self.clock.map_or(0.0, |clock| clock.room(ui, points, self.is_corrected));
        let corrects = (self.is_corrected && !self.taken).then(|| corrections_width(ui, words));
        let radius = if is_tall { names.height() * 0.16 } else { tokens.text.small / 2.0 };
        let least = corrects.unwrap_or_default();
        let row = [
            Part::fixed(Slot::Disc, 2.0 * radius),
            // The score comes before the name, because next to the clock it would be read as part of the time.
            Part::fixed(Slot::Score, width).only_if(score.is_some()),
            Part::rest(Slot::Name, if corrects.is_some() { 64.0 } else { 0.0 }),
            Part::between(Slot::Corrections, least..=least + 3.0 * tokens.space.l)
                .leaves(1)
                .only_if(corrects.is_some()),
            Part::fixed(Slot::Clock, clock).only_if(self.clock.is_some() && !is_tall),
        ];
        let places = parts::row(names, tokens.space.s, &row);
        let disc = rotation.point(places.of(Slot::Disc).center());
        ui.painter().circle(disc, radius, theme::disc(self.color), Stroke::new(1.3, palette.quiet));
        if let Some(clock) = self.clock {
            clock.paint(ui, places.get(Slot::Clock).unwrap_or(times), rotation, points);
        }
        if let Some((score, place)) = score.zip(places.get(Slot::Score)) {
            rotation.text(ui.painter(), place.left_center(), score);
        }
        // If an arbiter's buttons do not fit next to the name, they are below it, provided that they fit there.
        let places = match corrects {
            Some(width) if places.get(Slot::Corrections).is_none() => {
                let name = places.of(Slot::Name);
                let below = Part::fixed(Slot::Corrections, tokens.row);
                let slack = name.height() - 2.0 * tokens.row;
                let fits = name.width() >= width && slack >= 0.0;
                let parts = [Part::rest(Slot::Name, 0.0), below.only_if(fits)];
                let margin = (slack / 2.0).clamp(tokens.space.xs, tokens.space.m);
                let inside = if fits { name.shrink2(vec2(0.0, margin)) } else { name };
                places.divided(Slot::Name, parts::column(inside, 0.0, &parts))
            }
            _ => places,
        };
        let name = places.of(Slot::Name);
        if !self.taken {
            let points = match is_tall {
                true => 0.56 * names.height().min(TALL),
                false if rect.height() > tokens.strip => tokens.text.heading,
                false => tokens.text.body,
            };
            self.paint_name(ui, name, points, rotation, words, art);
        }
        places
    }

    /// Paints the name, as large and as complete as fits, and after it words about the player, the captured pieces and
    /// the lead, where they fit.
    fn paint_name(
        &self,
        ui: &Ui,
        place: Rect,
        points: f32,
        rotation: Rotation,
        words: &Texts,
        art: &mut Art,
    ) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let ways = [
            (self.name, bold(points)),
            (self.name, tokens.bold()),
            (self.short, tokens.bold()),
            (self.short, bold(tokens.text.small)),
            // Text that is not bold is narrower.
            (self.short, tokens.small()),
        ];
        let [rest @ .., last] = ways.map(|(name, font)| fit(ui, name, font, palette.ink, place.width(), 1));
        let name = rest.into_iter().find(|name| !name.elided).unwrap_or(last);
        let mut end = place.left() + name.size().x + tokens.space.s;
        rotation.text(ui.painter(), place.left_center(), name);
        if let Some((key, ink)) = self.aside(palette) {
            let ways = [t!(words, key), words.tiny(key)];
            let mut ways = ways.iter().map(|text| fit(ui, text, tokens.small(), ink, f32::INFINITY, 1));
            if let Some(aside) = ways.find(|aside| end + aside.size().x <= place.right()) {
                let width = aside.size().x;
                rotation.text(ui.painter(), pos2(end, place.center().y), aside);
                end += width + tokens.space.s;
            }
        }
        let lead = if self.lead > 0 { format!("+{}", self.lead) } else { String::new() };
        let lead = fit(ui, &lead, bold(tokens.text.small), palette.quiet, f32::INFINITY, 1);
        let (side, room) = ((tokens.text.body * theme::FIGURINE).round(), place.right() - lead.size().x);
        // The pieces are shown only if all of them fit, because some of them without the others would show a wrong
        // difference.
        let has_room = end + self.captured.len() as f32 * side <= room;
        for piece in self.captured.iter().filter(|_| has_room) {
            let picture = Rect::from_center_size(pos2(end + side / 2.0, place.center().y), Vec2::splat(side));
            art.paint_way(ui, *piece, rotation.rect(picture), self.turned);
            end += side;
        }
        if end <= room {
            rotation.text(ui.painter(), pos2(end, place.center().y), lead);
        }
    }

    /// The words after the name as a message key, and their colour: that the flag has fallen, or else that an engine is
    /// thinking; `None` for neither.
    fn aside(&self, palette: &Palette) -> Option<(&'static str, Color32)> {
        let fallen = self.clock.and_then(PlayerClock::fallen).map(|key| (key, palette.refusal));
        fallen.or((self.to_move == ToMove::Thinks).then_some(("player-thinks", palette.quiet)))
    }
}

/// The minimum width of the buttons that correct a clock.
fn corrections_width(ui: &Ui, words: &Texts) -> f32 {
    let (labels, space) = (CORRECTIONS.map(|button| button.tiny(words)), &tokens(ui.ctx()).space);
    let widest = labels.iter().map(|label| PanelButton::least_width(ui, label)).fold(0.0, f32::max);
    3.0 * (widest - space.s) + 2.0 * space.xs
}
