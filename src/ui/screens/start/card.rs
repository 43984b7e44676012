//! The cards of the start screen: three, each with a picture, a title, a description of a game, and two buttons; and
//! the wide card for what can be continued, or for the tour.
//!
//! `ui::screens::start::scenery` draws the pictures.

use std::cell::RefCell;
use std::sync::Arc;

use egui::{
    Align2, Atom, AtomExt, Atoms, Button, Color32, ContainerAtom, CornerRadius, Direction, FontId, Frame,
    Galley, Id, IdSalt, Margin, RichText, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetAtom, WidgetInfo,
    vec2,
};

use super::scenery;
use super::unfinished::Continuation;
use crate::text::Texts;
use crate::ui::screens::game::show_clocks;
use crate::ui::theme::{self, Art, CARD_RADIUS, Palette, is_compact, tokens};
use crate::ui::view::request::{StartAction, StartChoice};
use crate::ui::view::{ViewContext, ViewSettings};
use crate::ui::widgets::{fit, main_button, raised};

/// One of the three cards, side by side or one below the other.
pub struct StartCard<'a> {
    pub choice: StartChoice,
    /// A description of the game that the card starts.
    pub about: &'a str,
    pub size: Vec2,
    /// Whether the picture is to the left of the text.
    pub is_wide: bool,
    /// The height reserved for the name and the description, the same for cards side by side.
    pub text_height: f32,
    /// Whether keyboard focus goes to the card's first button.
    pub takes_focus: bool,
}

impl StartChoice {
    /// All cards, in order.
    pub const ALL: [StartChoice; 3] = [StartChoice::Two, StartChoice::Computer, StartChoice::Chess960];

    /// The message keys of the card's name and of its two buttons.
    const fn keys(self) -> [&'static str; 3] {
        match self {
            StartChoice::Two => ["door-two", "door-play", "door-choose"],
            StartChoice::Computer => ["door-computer", "door-play", "door-choose-level"],
            StartChoice::Chess960 => ["door-chess960", "door-random", "door-set-up"],
        }
    }

    /// The id of the card.
    pub fn id(self) -> Id {
        Id::unique(self.keys()[0])
    }
}

/// The minimum height of a picture above its text, in points.
const PICTURE: f32 = 48.0;

impl StartCard<'_> {
    /// The minimum height of a card with a picture above its text.
    pub fn least_height(ui: &Ui, text_height: f32) -> f32 {
        let tokens = tokens(ui.ctx());
        // The card's outline takes one point on each side.
        PICTURE + text_height + tokens.control.m + 3.0 * tokens.space.s + 2.0 * tokens.space.l + 2.0
    }

    /// The name and the description, laid out on lines of this width.
    fn texts(ui: &Ui, words: &Texts, choice: StartChoice, about: &str, room: f32) -> [Arc<Galley>; 2] {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let font = if is_compact(ui) { tokens.small() } else { tokens.body() };
        let title = t!(words, choice.keys()[0]);
        [
            fit(ui, &title, tokens.heading(), palette.ink, room, 2),
            fit(ui, about, font, palette.quiet, room, 6),
        ]
    }

    /// The height of the name and the description in a card of this width.
    pub fn text_height(ui: &Ui, words: &Texts, choice: StartChoice, about: &str, width: f32) -> f32 {
        let room = width - 2.0 * tokens(ui.ctx()).space.l;
        StartCard::texts(ui, words, choice, about, room).map(|text| text.size().y).iter().sum()
    }

    /// Shows the card, at least as large as `size`. Returns the action of the button that was pressed, or of a click on
    /// the rest of the card; `None` if there was neither.
    pub fn show(&self, ui: &mut Ui, look: ViewSettings<'_>, art: &mut Art) -> Option<StartAction> {
        let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), look.words);
        let [name, play, choose] = self.choice.keys();
        let title = t!(words, name);
        let pad = tokens.space.l;
        let inside = self.size - Vec2::splat(2.0 * pad);
        // The height that the text and the buttons leave for a picture above them.
        let above = self.size.y - StartCard::least_height(ui, self.text_height) + PICTURE;
        let picture = match self.is_wide {
            true => vec2((inside.x * 0.3).min(192.0), 64.0),
            false => vec2(inside.x, above.clamp(PICTURE, 150.0)),
        };
        let room = inside.x - if self.is_wide { picture.x + tokens.space.m } else { 0.0 };
        let texts = StartCard::texts(ui, words, self.choice, self.about, room);
        let [title_text, about] = texts.map(|text| text.atom_align(Align2::LEFT_TOP));
        let (art, colors) = (RefCell::new(art), look.settings.board.colors(ui.theme()));
        let picture = Atom::paint(picture, |ui, at| {
            scenery::paint(ui, at.rect, self.choice, &mut art.borrow_mut(), &colors);
        });
        let foot = IdSalt::new("foot");
        let atoms: Atoms<'_> = if self.is_wide {
            let texts = ContainerAtom::new((title_text, about)).direction(Direction::TopDown);
            let beside = ContainerAtom::new((picture, Atom::container(texts.gap(tokens.space.xs))));
            Atoms::new(Atom::container(beside.gap(tokens.space.m)).atom_align(Align2::LEFT_TOP))
        } else {
            Atoms::new((picture, title_text, about.atom_grow(true)))
        };
        let atoms = (atoms, Atom::custom(foot, vec2(inside.x, tokens.control.m)));
        let frame = Frame::new().corner_radius(CARD_RADIUS).inner_margin(Margin::same(pad as i8));
        let card = WidgetAtom::new(atoms).direction(Direction::TopDown).gap(tokens.space.s).frame(frame);
        // The card's buttons do all that a click on the card does, so only they get keyboard focus.
        let card = card.sense(Sense::CLICK).id(self.choice.id()).min_size(self.size);
        let mut card = card.align2(Align2::LEFT_TOP).allocate(ui);
        let (fill, edge) = raised(palette, &card.response);
        card.frame = card.frame.fill(fill).stroke(Stroke::new(1.0, edge));
        let spoken = t!(words, "door-name", name = title.as_str(), about = self.about);
        card.response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
        let shown = card.paint(ui);
        // Cards that are side by side have their buttons at the same height.
        let inside = shown.response.rect.shrink(pad);
        let place = match self.is_wide {
            true => shown.rect(foot)?,
            false => inside.with_min_y(inside.bottom() - tokens.control.m),
        };
        let foot = UiBuilder::new().max_rect(place).id_salt((name, "foot"));
        let mut action = None;
        ui.new_child(foot).horizontal(|ui| {
            ui.spacing_mut().interact_size.y = tokens.control.m;
            let mut points = tokens.text.body;
            if is_compact(ui) {
                ui.spacing_mut().button_padding.x = tokens.space.s;
                points = tokens.text.small;
            }
            let main = t!(words, play);
            let response = main_button(ui, true, &main, theme::bold(points));
            let spoken = t!(words, "door-play-name", play = main, door = title.as_str());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.about));
            if self.takes_focus {
                response.request_focus();
            }
            if response.clicked() {
                action = Some(StartAction::Start);
            }
            let response = ui.button(RichText::new(t!(words, choose)).size(points));
            let options = t!(words, choose);
            let options = options.trim_end_matches('…');
            let spoken = t!(words, "door-choose-name", options, door = title.as_str());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
            if response.on_hover_text(words.tip(choose)).clicked() {
                action = Some(StartAction::Choose);
            }
        });
        // There are several ways to choose a Chess960 start, so a click on that card opens the choice.
        let is_chess960 = self.choice == StartChoice::Chess960;
        let by_itself = if is_chess960 { StartAction::Choose } else { StartAction::Start };
        action.or(shown.response.clicked().then_some(by_itself))
    }
}

/// Text on at most this many lines, aligned to the left.
fn line<'a>(ui: &Ui, text: &str, font: FontId, ink: Color32, room: f32, rows: usize) -> Atom<'a> {
    fit(ui, text, font, ink, room, rows).atom_align(Align2::LEFT_TOP)
}

impl Continuation {
    pub fn height(ui: &Ui) -> f32 {
        if is_compact(ui) { 56.0 } else { 96.0 }
    }

    /// Shows the wide card for what can be continued, or for the tour. Returns whether it was clicked.
    pub fn show(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) -> bool {
        let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), ctx.look.words);
        let size = vec2(ui.available_width(), Continuation::height(ui));
        let pad = tokens.space.s;
        let (picture, faces) = (IdSalt::new("picture"), IdSalt::new("clocks"));
        let side = size.y - 2.0 * pad;
        let mut atoms = Atoms::default();
        let mut room = size.x - 2.0 * tokens.space.l;
        if self.board.is_some() {
            atoms.push_right(Atom::custom(picture, Vec2::splat(side)));
            room -= side + tokens.space.l;
        }
        // From this width on, the clocks of a game in progress are shown as on the game screen.
        let clocks = self.clocks.as_ref().filter(|_| size.x / 2.0 >= 200.0);
        if clocks.is_some() {
            room -= size.x / 2.0;
        }
        let shown = clocks.map_or(&self.about, |(_, about)| about);
        let title = line(ui, &self.title, tokens.bold(), palette.law, room, 2);
        let about = line(ui, shown, tokens.body(), palette.ink, room, 4);
        let texts = ContainerAtom::new((title, about)).direction(Direction::TopDown).gap(tokens.space.xs);
        atoms.extend_right(Atoms::new((Atom::container(texts), Atom::grow())));
        if clocks.is_some() {
            atoms.push_right(Atom::custom(faces, vec2(size.x / 2.0 - tokens.space.l, side)));
        }
        let button = Button::new(atoms).min_size(size).fill(palette.law_surface).gap(tokens.space.l);
        let button = button.corner_radius(CornerRadius::same(CARD_RADIUS));
        let response = ui.scope(|ui| button.atom_ui(ui)).inner;
        let name = t!(words, "start-strip", title = self.title.as_str(), about = self.about.as_str());
        response.response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if let (Some((position, flipped)), Some(place)) = (&self.board, response.rect(picture)) {
            let colors = ctx.look.settings.board.colors(ui.theme());
            scenery::board(ui, place, position, *flipped, ctx.art, &colors);
        }
        if let (Some((clocks, _)), Some(place)) = (clocks, response.rect(faces)) {
            show_clocks(ui, place, *clocks);
        }
        response.clicked()
    }
}
