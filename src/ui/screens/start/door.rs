//! A door: a large button with a picture, for one of the program's three main uses.
//!
//! `ui::screens::start::scenery` draws the picture.

use egui::{Id, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::scenery;
use crate::text::Texts;
use crate::ui::theme::{Art, BoardColors, Palette, size};
use crate::ui::view::request::{StartAction, StartChoice};
use crate::ui::widgets::{fit, main_button, raised, ring};
use crate::ui::{theme, widgets};

impl StartChoice {
    /// All doors, in order.
    pub const ALL: [StartChoice; 3] = [StartChoice::Two, StartChoice::Computer, StartChoice::Chess960];

    const fn key(self) -> &'static str {
        match self {
            StartChoice::Two => "door-two",
            StartChoice::Computer => "door-computer",
            StartChoice::Chess960 => "door-chess960",
        }
    }

    /// The id for keyboard focus.
    pub fn id(self, ui: &Ui) -> Id {
        ui.scope_id().with(self.key())
    }

    /// Shows the door in its rectangle; a wide one has the picture at the left of the text. `about` describes the game behind
    /// it.
    pub fn show(
        self,
        ui: &mut Ui,
        place: Rect,
        about: &str,
        words: &Texts,
        (art, colors): (&mut Art, &BoardColors),
    ) -> Option<StartAction> {
        let label = t!(words, self.key());
        let response = ui.interact(place, self.id(ui), Sense::click());
        let name = t!(words, "door-name", name = label.as_str(), about);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let palette = Palette::of(ui.theme());
        let (fill, line) = raised(palette, &response);
        widgets::card(ui.painter(), place, fill, line);
        let inside = place.shrink(size::PAD);
        let (picture, text) = parts(inside);
        scenery::paint(ui, picture, self, art, colors);
        let title = fit(ui, &label, theme::bold(size::READING), palette.ink, text.width(), 2);
        let below = text.top() + title.size().y + size::GAP_SMALL;
        ui.painter().galley(text.min, title, palette.ink);
        let foot = size::BUTTON_SMALL + size::GAP_SMALL;
        let rows = ((text.bottom() - foot - below) / 17.0).max(1.0) as usize;
        let about = fit(ui, about, theme::small(), palette.quiet, text.width(), rows);
        ui.painter().galley(pos2(text.left(), below), about, palette.quiet);
        ring(ui, place, size::RADIUS, &response);
        // The room has more than one way to a start, so its door does not choose one.
        let by_itself = if self == StartChoice::Chess960 { StartAction::Choose } else { StartAction::Start };
        self.foot(ui, text, &label, words).or(response.clicked().then_some(by_itself))
    }

    /// The buttons at the foot: play at once, or choose settings first.
    fn foot(self, ui: &mut Ui, text: Rect, door: &str, words: &Texts) -> Option<StartAction> {
        let foot = text.with_min_y(text.bottom() - size::BUTTON_SMALL);
        let mut row = ui.new_child(UiBuilder::new().max_rect(foot).id_salt((self.key(), "foot")));
        let (main, choose) = match self {
            StartChoice::Two => ("door-play", "door-choose"),
            StartChoice::Computer => ("door-play", "door-choose-level"),
            StartChoice::Chess960 => ("door-random", "door-set-up"),
        };
        let mut action = None;
        row.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
            // A short word gets a button that is easy to press all the same.
            ui.spacing_mut().button_padding.x = if self == StartChoice::Chess960 { 6.0 } else { 18.0 };
            let play = t!(words, main);
            let response = main_button(ui, true, &play, theme::small());
            let name = t!(words, "door-play-name", play, door);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.clicked() {
                action = Some(StartAction::Start);
            }
            ui.spacing_mut().button_padding.x = 6.0;
            let button = egui::Button::new(egui::RichText::new(t!(words, choose)).font(theme::small()));
            let response = ui.add(button);
            let name = t!(words, "door-choose-name", door);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.on_hover_text(words.tip(choose)).clicked() {
                action = Some(StartAction::Choose);
            }
        });
        action
    }
}

/// The rectangles of the picture and of the text.
fn parts(inside: Rect) -> (Rect, Rect) {
    // The picture of a wide door is at the left of its text, and takes 34 % of the width.
    if inside.width() > inside.height() * 1.7 {
        let picture = inside.with_max_x(inside.left() + inside.width() * 0.34);
        return (picture, inside.with_min_x(picture.right() + size::GAP));
    }
    let words = 132.0_f32.min(inside.height() * 0.75);
    let picture = inside.with_max_y(inside.bottom() - words - size::GAP);
    (picture, Rect::from_min_max(inside.min + vec2(0.0, picture.height() + size::GAP), inside.max))
}
