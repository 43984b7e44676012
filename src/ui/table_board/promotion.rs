//! The four pieces that a pawn may become, in a column on its file: queen, knight, rook, bishop.

use egui::{
    Area, CornerRadius, Event, EventFilter, Id, Key, Order, Role as Kind, Sense, Stroke, StrokeKind, Ui, vec2,
};

use crate::rules::{Color, Piece, Role, Square};
use crate::text::Texts;
use crate::ui::board::Geometry;
use crate::ui::theme::{Art, Palette};
use crate::ui::widgets::labelled;

/// The choice of a promotion piece for the pawn on `square`.
pub struct Promotion<'a> {
    pub square: Square,
    pub color: Color,
    pub board: &'a Geometry,
    /// Whether the player sits on the other side of the screen.
    pub upside_down: bool,
    pub words: &'a Texts,
}

impl Promotion<'_> {
    /// Shows the column over the board. Returns the piece that was chosen; `None` if none was.
    pub fn show(&self, ui: &Ui, art: &mut Art) -> Option<Role> {
        let (palette, round) = (Palette::of(ui.theme()), CornerRadius::same(6));
        ui.painter().rect_filled(self.board.rect(), round, palette.shade);
        let first = self.board.square(self.square);
        let down = if first.center().y < self.board.rect().center().y { 1.0 } else { -1.0 };
        let place = |index: usize| first.translate(vec2(0.0, down * index as f32 * first.height()));
        let whole = place(0).union(place(Role::PROMOTIONS.len() - 1));
        let area = Area::new(Id::unique("promotion")).order(Order::Foreground).fixed_pos(whole.min);
        let column = |ui: &mut Ui| {
            ui.allocate_rect(whole, Sense::hover());
            let name = t!(self.words, "promotion", square = self.square.to_string());
            labelled(ui, whole, "column", Kind::Group, name);
            ui.painter().add(ui.visuals().popup_shadow.as_shape(whole, round));
            let mut chosen = self.key(ui, down);
            for (index, role) in Role::PROMOTIONS.into_iter().enumerate() {
                let rect = place(index);
                let name = t!(self.words, "promote-to", role = role.name());
                let response = labelled(ui, rect, index, Kind::Button, name);
                let is_lit = response.hovered() || response.has_focus();
                let fill = if is_lit { palette.law_surface } else { palette.surface };
                ui.painter().rect(rect, 0, fill, Stroke::new(1.0, palette.line), StrokeKind::Inside);
                if response.has_focus() {
                    let stroke = Stroke::new(2.5, palette.law);
                    ui.painter().rect_stroke(rect.shrink(2.0), 4, stroke, StrokeKind::Inside);
                }
                let picture = self.board.picture(rect.center(), 1.0);
                art.paint_way(ui, Piece { color: self.color, role }, picture, self.upside_down);
                chosen = chosen.or(response.clicked().then_some(role));
            }
            chosen
        };
        area.show(ui.ctx(), column).inner
    }

    /// Keeps keyboard focus in the column, where the arrow keys move it. Returns the piece whose letter was typed;
    /// `None` if no such letter was.
    fn key(&self, ui: &Ui, down: f32) -> Option<Role> {
        let ids = [0, 1, 2, 3_usize].map(|index| ui.scope_id().with(index));
        let focused = ui.memory(|memory| ids.iter().position(|id| memory.has_focus(*id)));
        if let Some(index) = focused {
            let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(ids[index], filter));
        }
        let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
        let step = (presses(Key::ArrowDown) - presses(Key::ArrowUp)) * down;
        let goal = focused.map_or(0.0, |index| (index as f32 + step).clamp(0.0, 3.0)) as usize;
        if focused != Some(goal) {
            ui.memory_mut(|memory| memory.request_focus(ids[goal]));
        }
        let typed = |event: &Event, role: Role| matches!(event, Event::Text(text) if text.to_uppercase().starts_with(self.words.letter(role)));
        let is_typed = |role: &Role| ui.input(|input| input.events.iter().any(|event| typed(event, *role)));
        Role::PROMOTIONS.into_iter().find(is_typed)
    }
}
