//! Paints a move or a line of moves as text with figurines.
//!
//! `text::notation` chooses the letters or figurines of the pieces.

use egui::{Color32, FontId, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::text::notation::NotationPart;
use crate::ui::theme::{self, Art};
use crate::ui::widgets::{fit, text_width};

/// A text in one row: its parts, font and colour.
pub struct Written {
    pub parts: Vec<NotationPart>,
    pub font: FontId,
    pub ink: Color32,
}

impl Written {
    pub fn width(&self, ui: &Ui) -> f32 {
        let width = |part: &NotationPart| match part {
            NotationPart::Text(text) => text_width(ui, text, self.font.clone()),
            NotationPart::Figurine(_) => self.figurine(),
        };
        self.parts.iter().map(width).sum()
    }

    /// Paints the parts from `at`, centred vertically on it. What does not fit before `end` is cut off or left out.
    pub fn paint(&self, ui: &Ui, mut at: Pos2, end: f32, art: &mut Art) {
        for part in &self.parts {
            let room = end - at.x;
            match part {
                // Text that is cut needs space for an ellipsis; a short text that fits, such as a null move, does not.
                NotationPart::Text(text)
                    if room > self.font.size || room >= text_width(ui, text, self.font.clone()) =>
                {
                    let galley = fit(ui, text, self.font.clone(), self.ink, room, 1);
                    let (width, height) = (galley.size().x, galley.size().y);
                    ui.painter().galley(pos2(at.x, at.y - height / 2.0), galley, self.ink);
                    at.x += width;
                }
                NotationPart::Figurine(piece) if room > self.figurine() => {
                    let side = self.figurine();
                    let middle = at + vec2(side / 2.0, 0.0);
                    art.paint(ui, *piece, Rect::from_center_size(middle, Vec2::splat(side)));
                    at.x += side;
                }
                _ => return,
            }
        }
    }

    /// The width of a figurine.
    fn figurine(&self) -> f32 {
        (self.font.size * theme::FIGURINE).round()
    }
}
