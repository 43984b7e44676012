//! The four pieces that a pawn may become, in a column on its file: queen, knight, rook, bishop.

use egui::{Area, CornerRadius, Id, Key, Order, Role as Kind, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use crate::rules::{Color, Piece, Role, Square};
use crate::table::Deed;
use crate::text::messages::Texts;
use crate::ui::board::Geometry;
use crate::ui::theme::art::Art;
use crate::ui::theme::{Palette, size};
use crate::ui::view::request::Request;

/// The pawn's square and colour, and the board.
pub struct Promotion<'a> {
    pub square: Square,
    pub color: Color,
    pub board: &'a Geometry,
    /// The player sits on the other side of the screen.
    pub upside_down: bool,
    pub words: &'a Texts,
}

impl Promotion<'_> {
    /// Shows the column over the board.
    pub fn show(&self, ui: &Ui, art: &mut Art, requests: &mut Vec<Request>) {
        let palette = Palette::of(ui.theme());
        ui.painter().rect_filled(self.board.rect(), CornerRadius::same(size::BOARD_RADIUS), palette.shade);
        let first = self.board.square(self.square);
        let down = if first.center().y < self.board.rect().center().y { 1.0 } else { -1.0 };
        let place = |index: usize| first.translate(egui::vec2(0.0, down * index as f32 * first.height()));
        let whole = place(0).union(place(Role::PROMOTIONS.len() - 1));
        let area = Area::new(Id::unique("promotion")).order(Order::Foreground).fixed_pos(whole.min);
        area.show(ui.ctx(), |ui| {
            ui.allocate_rect(whole, Sense::hover());
            let name = t!(self.words, "promotion", square = self.square.to_string());
            let group = ui.interact(whole, Id::unique("promotion column"), Sense::hover());
            group.widget_info(|| WidgetInfo::labeled(Kind::Group, true, &name));
            ui.painter()
                .add(ui.visuals().popup_shadow.as_shape(whole, CornerRadius::same(size::BOARD_RADIUS)));
            for (index, role) in Role::PROMOTIONS.into_iter().enumerate() {
                let rect = place(index);
                let response = ui.interact(rect, choice_id(index), Sense::click());
                let name = t!(self.words, "promote-to", role = role.name());
                response.widget_info(|| WidgetInfo::labeled(Kind::Button, true, &name));
                let is_lit = response.hovered() || response.has_focus();
                let fill = if is_lit { palette.law_surface } else { palette.surface };
                ui.painter().rect(rect, 0, fill, Stroke::new(1.0, palette.line), StrokeKind::Inside);
                if response.has_focus() {
                    let stroke = Stroke::new(2.5, palette.law);
                    ui.painter().rect_stroke(rect.shrink(2.0), 4, stroke, StrokeKind::Inside);
                }
                let picture = self.board.picture(rect.center(), 1.0);
                art.paint_way(ui, Piece { color: self.color, role }, picture, self.upside_down);
                if response.clicked() {
                    requests.push(Request::Do(Deed::Promote { to: role }));
                }
            }
            self.keys(ui, down, requests);
        });
    }

    /// Arrow keys move through the column; a piece's letter chooses it.
    fn keys(&self, ui: &Ui, down: f32, requests: &mut Vec<Request>) {
        let count = Role::PROMOTIONS.len();
        let focused = ui.memory(|memory| (0..count).find(|index| memory.has_focus(choice_id(*index))));
        if let Some(index) = focused {
            let filter = egui::EventFilter { vertical_arrows: true, ..egui::EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(choice_id(index), filter));
        }
        let step = ui.input(|input| {
            (input.num_presses(Key::ArrowDown) as f32 - input.num_presses(Key::ArrowUp) as f32) * down
        });
        let last = count as f32 - 1.0;
        let goal = focused.map_or(0.0, |index| (index as f32 + step).clamp(0.0, last)) as usize;
        if focused != Some(goal) {
            ui.memory_mut(|memory| memory.request_focus(choice_id(goal)));
        }
        let typed: Vec<char> = ui.input(|input| {
            let text = input.events.iter().filter_map(|event| match event {
                egui::Event::Text(text) => text.chars().next(),
                _ => None,
            });
            text.map(|letter| letter.to_ascii_uppercase()).collect()
        });
        let meant = |role: &Role| typed.iter().any(|letter| *letter == self.words.letter(*role));
        if let Some(role) = Role::PROMOTIONS.into_iter().find(meant) {
            requests.push(Request::Do(Deed::Promote { to: role }));
        }
    }
}

fn choice_id(index: usize) -> Id {
    Id::unique("promotion choice").with(index)
}
