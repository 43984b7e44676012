//! The choice of an engine: for an opponent, tiles and a line about the chosen engine; for a game between two engines,
//! a row with a list.

use egui::text::LayoutJob;
use egui::{
    Align, Color32, ComboBox, Frame, Label, Layout, Painter, Rect, RichText, Shape, Stroke, TextFormat, Ui,
    Vec2, vec2,
};

use crate::engine::{Level, RATINGS};
use crate::table::Seat;
use crate::text::Texts;
use crate::ui::dialogs::form;
use crate::ui::theme::{CONTROL_RADIUS, Palette, tokens};
use crate::ui::view::explain;
use crate::ui::widgets::{Arrangement, Choice, Choices, drop_down, list_option};

/// The width of the field for a rating, in points.
const FIELD: f32 = 72.0;

/// An engine to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    Level(Level),
    External(String),
}

impl Engine {
    pub fn of(seat: &Seat) -> Option<Engine> {
        match seat {
            Seat::Person => None,
            Seat::Level { level, .. } => Some(Engine::Level(*level)),
            Seat::External { name } => Some(Engine::External(name.clone())),
        }
    }

    pub fn seat(&self, seed: u64) -> Seat {
        match self {
            Engine::Level(level) => Seat::Level { level: *level, seed },
            Engine::External(name) => Seat::External { name: name.clone() },
        }
    }

    /// Whether this is a level that has a rating but no name.
    fn is_unnamed(&self) -> bool {
        matches!(self, Engine::Level(level) if level.number().is_none())
    }

    /// The name of the engine, with the rating if the engine is a level that has one.
    fn name(&self, words: &Texts) -> String {
        match self {
            Engine::Level(level) => explain::level(words, *level),
            Engine::External(name) => name.clone(),
        }
    }

    /// The name and a description. The name of a level includes the rating only if the level has no other name.
    pub fn about(&self, words: &Texts) -> (String, String) {
        match self {
            Engine::Level(level) => {
                (explain::level_named(words, *level), explain::level_character(words, *level))
            }
            Engine::External(name) => (name.clone(), t!(words, "level-external-about")),
        }
    }

    fn tile(&self, words: &Texts) -> Choice<Option<Engine>> {
        let (name, about) = self.about(words);
        let choice = Choice::new(Some(self.clone()), name).name(self.name(words)).tip(about);
        match self {
            Engine::External(_) => choice.detail(t!(words, "level-external")),
            Engine::Level(level) => match level.rating() {
                None => choice.detail(t!(words, "level-no-handicap")),
                Some(rating) => choice.detail(t!(words, "level-rating", rating = rating.to_string())),
            },
        }
    }
}

/// The chosen engine, and the text of the rating field. Until something is typed, that field shows the rating of the
/// chosen level.
#[derive(Clone, Debug)]
pub struct EngineChoice {
    pub engine: Engine,
    typed: Option<String>,
}

impl EngineChoice {
    pub const fn new(engine: Engine) -> EngineChoice {
        EngineChoice { engine, typed: None }
    }

    /// Whether the rating field is not in use, or its text is a valid rating.
    pub fn is_valid(&self) -> bool {
        self.typed.as_deref().is_none_or(|text| level(text).is_some())
    }

    fn rating(&self) -> String {
        match &self.engine {
            Engine::Level(level) => level.rating().map(|rating| rating.to_string()).unwrap_or_default(),
            Engine::External(_) => String::new(),
        }
    }

    /// Shows a tile for each engine and for any rating, and a line about the chosen engine.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts, installed: &[String]) {
        let line = vec2(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
            form::part(ui, &t!(words, "opponent"));
            if ui.available_width() > 300.0 {
                let scale = RichText::new(t!(words, "opponent-scale")).small().weak();
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(scale))
                    .response
                    .on_hover_text(words.tip("level-rating"));
            }
        });
        let [least, most] = [RATINGS.start(), RATINGS.end()].map(u32::to_string);
        let any =
            Choice::new(None, t!(words, "any-rating")).detail(t!(words, "any-rating-range", least, most));
        let tiles = all(installed).map(|engine| engine.tile(words)).chain([any]).collect::<Vec<_>>();
        let is_any = self.typed.is_some() || self.engine.is_unnamed();
        let mut chosen = Some(self.engine.clone()).filter(|_| !is_any);
        let arrangement = Arrangement::Tiles(form::columns(ui).0);
        let group = Choices { name: &t!(words, "opponent"), arrangement, choices: &tiles };
        let mut picture = |ui: &Ui, place: Rect, engine: &Option<Engine>| {
            if let Some(Engine::Level(level)) = engine {
                paint_face(ui.painter(), place, *level, Palette::of(ui.theme()).quiet);
            }
        };
        if group.show_with(ui, &mut chosen, Some(&mut picture)) {
            match chosen {
                Some(engine) => *self = EngineChoice::new(engine),
                None => self.typed = Some(self.rating()),
            }
        }
        self.about(ui, words, is_any);
        ui.add_space(tokens(ui.ctx()).space.s);
    }

    /// Shows a line about the engine, with the field for its rating if the tile for any rating is chosen. In a narrow
    /// form, there is always space for two lines, which some engines need, so that the form does not move when another
    /// engine is chosen.
    fn about(&mut self, ui: &mut Ui, words: &Texts, is_any: bool) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let margin = vec2(tokens.space.m, tokens.space.s);
        let frame = Frame::new().fill(palette.window).corner_radius(CONTROL_RADIUS).inner_margin(margin);
        frame.show(ui, |ui| {
            let lines = if ui.available_width() < 750.0 { 2.0 } else { 1.0 };
            ui.set_min_size(vec2(ui.available_width(), lines * 1.5 * tokens.text.body));
            if is_any {
                ui.horizontal_wrapped(|ui| {
                    let label = ui.label(t!(words, "rating"));
                    self.field(ui, words).labelled_by(label.id);
                    self.fault(ui, words);
                });
            }
            let (name, about) = self.engine.about(words);
            let mut job = LayoutJob::default();
            job.append(&name, 0.0, TextFormat::simple(tokens.bold(), palette.ink));
            job.append(&about, tokens.space.s, TextFormat::simple(tokens.body(), palette.ink));
            ui.add(Label::new(job).wrap());
        });
    }

    /// Shows a row with a list of the engines and a field for any rating.
    pub fn show_row(&mut self, ui: &mut Ui, words: &Texts, name: &str, installed: &[String]) {
        form::row(ui, name, |ui| {
            ui.horizontal_wrapped(|ui| {
                self.list(ui, words, name, installed);
                self.field(ui, words).accessible_name(t!(words, "rating-of", name));
            });
            self.fault(ui, words);
        });
    }

    fn list(&mut self, ui: &mut Ui, words: &Texts, name: &str, installed: &[String]) {
        let width = (ui.available_width() - FIELD - ui.spacing().item_spacing.x).clamp(160.0, 400.0);
        let list = ComboBox::from_id_salt(("engine", name)).width(width).truncate().height(520.0);
        let value = self.engine.name(words);
        drop_down(ui, list, &value, |ui| {
            // The rows are compact, so that all levels are visible at once.
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().button_padding.y = 0.0;
            ui.spacing_mut().interact_size.y = tokens(ui.ctx()).row;
            let own = Some(self.engine.clone()).filter(Engine::is_unnamed);
            for other in own.into_iter().chain(all(installed)) {
                if list_option(ui, self.engine == other, &other.name(words)) {
                    *self = EngineChoice::new(other);
                }
            }
        });
    }

    /// Shows the rating field. As soon as a rating has been typed, the level with that rating is chosen.
    fn field(&mut self, ui: &mut Ui, words: &Texts) -> egui::Response {
        let mut text = self.typed.clone().unwrap_or_else(|| self.rating());
        let edit = form::text_edit(ui, &mut text, FIELD).char_limit(4);
        let response = ui.add(edit).on_hover_text(words.tip("rating"));
        if response.changed() {
            if let Some(level) = level(&text) {
                self.engine = Engine::Level(level);
            }
            self.typed = Some(text);
        }
        response
    }

    fn fault(&self, ui: &mut Ui, words: &Texts) {
        if !self.is_valid() {
            let [least, most] = [RATINGS.start(), RATINGS.end()].map(u32::to_string);
            form::fault(ui, t!(words, "rating-wrong", least, most));
        }
    }
}

/// The levels that have a name, and the external engines.
fn all(installed: &[String]) -> impl Iterator<Item = Engine> + '_ {
    Level::all().map(Engine::Level).chain(installed.iter().cloned().map(Engine::External))
}

fn level(text: &str) -> Option<Level> {
    Level::rated(text.trim().parse().ok()?)
}

/// The number of line segments in a mouth.
const MOUTH: u8 = 8;

/// Paints the face of a level, if the level has a name.
fn paint_face(painter: &Painter, place: Rect, level: Level, ink: Color32) {
    let all = Level::all();
    let last = all.clone().count().max(2) - 1;
    let Some(rank) = all.clone().position(|other| other == level) else { return };
    // The rank goes from 0 for the first level to 1 for the last.
    let rank = rank as f32 / last as f32;
    let radius = place.size().min_elem() / 2.0;
    let line = Stroke::new((radius * 0.14).max(1.0), ink);
    let at = |x: f32, y: f32| place.center() + Vec2::new(x, y) * radius;
    painter.circle_stroke(place.center(), radius - line.width / 2.0, line);
    for side in [-1.0, 1.0] {
        painter.circle_filled(at(side * 0.34, -0.16), radius * 0.12, ink);
        // The higher levels have eyebrows that slope down towards the nose.
        if rank > 0.5 {
            painter.line_segment([at(side * 0.16, -0.42), at(side * 0.56, -0.42 - 0.16 * rank)], line);
        }
    }
    let smile = 0.42 - 0.5 * rank;
    let corner = |step: u8| {
        let x = f32::from(step) / f32::from(MOUTH) * 2.0 - 1.0;
        at(x * 0.44, 0.36 + smile * (0.5 - x * x))
    };
    painter.add(Shape::line((0..=MOUTH).map(corner).collect(), line));
    // The first levels look like children, with a curl of hair.
    if level.is_for_beginners() {
        let curl = [vec2(-0.1, -0.98), vec2(0.02, -0.66), vec2(0.2, -0.86)];
        painter.add(Shape::line(curl.map(|point| place.center() + point * radius).to_vec(), line));
    }
}
