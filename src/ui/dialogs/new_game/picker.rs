//! Who to play: a tile for each level with a line about the chosen one, and the colour as kings.

use egui::text::LayoutJob;
use egui::{Frame, Label, Rect, Role, Sense, TextFormat, Ui};
use egui::{Response, Vec2, WidgetInfo, pos2, vec2};

use super::rating::Engine;
use crate::engine::Level;
use crate::rules::{Color, Piece, Role as Kind};
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{ViewContext, explain};
use crate::ui::widgets::{self, cell, fit, paint_text, paint_two_lines};

/// The colour of the human who plays an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum You {
    Has(Color),
    Lot,
}

/// A tile for each level and for each engine of the player's own. Returns whether one was clicked.
pub fn engines(ui: &mut Ui, words: &Texts, chosen: &mut Engine, installed: &[String]) -> bool {
    let all: Vec<Engine> =
        Level::all().map(Engine::Level).chain(installed.iter().cloned().map(Engine::External)).collect();
    let mut clicked = false;
    let gap = size::GAP_SMALL;
    let columns = ((ui.available_width() + gap) / (size::TILE_LEAST + gap)).floor().clamp(2.0, 4.0) as usize;
    for row in all.chunks(columns) {
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), size::TILE), Sense::hover());
        for (index, engine) in row.iter().enumerate() {
            let place = cell(line, gap, (0, 1), (index, columns));
            if tile(ui, place, words, engine, chosen == engine).clicked() {
                *chosen = engine.clone();
                clicked = true;
            }
        }
    }
    clicked
}

/// The name of an engine and its strength.
fn tile(ui: &Ui, place: Rect, words: &Texts, engine: &Engine, on: bool) -> Response {
    let name = engine.name(words);
    let response = ui.interact(place, ui.scope_id().with(("tile", &name)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
    let palette = Palette::of(ui.theme());
    widgets::tile(ui, place, &response, on, palette.quiet.gamma_multiply(0.6));
    let room = place.shrink2(vec2(size::PAD_SMALL, 0.0));
    let (title, below, scale) = match engine {
        Engine::Level(level) => {
            let rated = |rating: u32| t!(words, "level-rating", rating = rating.to_string());
            let below = level.rating().map_or_else(|| t!(words, "level-no-handicap"), rated);
            let scale = level.rating().map(|_| words.tip("level-rating")).unwrap_or_default();
            (explain::level_named(words, *level), below, scale)
        }
        Engine::External(name) => (name.clone(), t!(words, "level-external"), String::new()),
    };
    let title = fit(ui, &title, theme::bold(size::TEXT_SMALL + 0.5), palette.ink, room.width(), 1);
    let below = fit(ui, &below, theme::small(), palette.quiet, room.width(), 1);
    let cut = title.elided;
    paint_two_lines(ui, room, (title, palette.ink), (below, palette.quiet));
    let hints: Vec<String> = cut.then_some(name).into_iter().chain([scale]).collect();
    let hint = hints.join("\n");
    if hint.is_empty() { response } else { response.on_hover_text(hint.trim()) }
}

/// One line about the chosen engine. There is always room for two, so that nothing jumps.
pub fn about(ui: &mut Ui, words: &Texts, chosen: &Engine) {
    let palette = Palette::of(ui.theme());
    let (name, about) = match chosen {
        Engine::Level(level) => {
            (explain::level_named(words, *level), explain::level_character(words, *level))
        }
        Engine::External(name) => (name.clone(), t!(words, "level-external-about")),
    };
    let mut job = LayoutJob::default();
    let format = |font, color| TextFormat::simple(font, color);
    job.append(&name, 0.0, format(theme::bold(size::TEXT_SMALL), palette.ink));
    job.append(&about, size::GAP_SMALL, format(theme::small(), palette.ink));
    let frame = Frame::new().fill(palette.window).corner_radius(size::RADIUS).inner_margin(size::PAD_SMALL);
    frame.show(ui, |ui| {
        ui.set_min_size(vec2(ui.available_width(), 32.0));
        ui.add(Label::new(job).wrap());
    });
}

/// The colour of the human: the white king, both, or the black king.
pub fn colors(ui: &mut Ui, you: &mut You, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    let board = ctx.look.settings.board.colors(ui.theme());
    let choices = [
        (You::Has(Color::White), words.color(Color::White), vec![Color::White]),
        (You::Lot, t!(words, "by-lot"), vec![Color::White, Color::Black]),
        (You::Has(Color::Black), words.color(Color::Black), vec![Color::Black]),
    ];
    let gap = size::GAP_SMALL;
    ui.spacing_mut().item_spacing.x = gap;
    let width = ((ui.available_width() - 2.0 * gap) / 3.0).min(150.0);
    for (choice, label, kings) in choices {
        let (place, _) = ui.allocate_exact_size(vec2(width, size::TILE), Sense::hover());
        let response = ui.interact(place, ui.scope_id().with(("king", &label)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, *you == choice, &label));
        let palette = Palette::of(ui.theme());
        widgets::tile(ui, place, &response, *you == choice, palette.quiet.gamma_multiply(0.6));
        let side = size::TILE - 2.0 * size::GAP_SMALL;
        let text = fit(ui, &label, theme::text(), palette.ink, width, 1);
        let pictures = side * kings.len() as f32;
        let whole = pictures + gap + text.size().x;
        let with_kings = whole <= width - gap;
        let left = place.center().x - if with_kings { whole } else { text.size().x } / 2.0;
        if with_kings {
            for (index, color) in kings.into_iter().enumerate() {
                let corner = pos2(left + index as f32 * side, place.center().y - side / 2.0);
                let square = Rect::from_min_size(corner, Vec2::splat(side));
                // Each king on the squares on which it stands out.
                ui.painter().rect_filled(square, 0, board.squares.on(color == Color::White));
                ctx.art.paint(ui, Piece { color, role: Kind::King }, square.shrink(1.0));
            }
        }
        let left = if with_kings { left + pictures + gap } else { left };
        paint_text(ui, pos2(left, place.center().y), text, palette.ink);
        if choice == You::Lot {
            response.clone().on_hover_text(words.tip("by-lot"));
        }
        if response.clicked() {
            *you = choice;
        }
    }
}
