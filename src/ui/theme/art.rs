//! The pieces as textures, rasterised at the exact pixel size at which they are shown.
//!
//! The drawings are in `diagram`; `ui::board` decides where pieces are.

use std::collections::HashMap;

use egui::{Color32, ColorImage, Context, Pos2, Rect, TextureHandle, TextureOptions, Ui, Vec2, pos2};
use resvg::usvg::Tree;

use crate::diagram::{self, Drawings, PieceSet};
use crate::rules::Piece;

/// The blur radius of a shadow, as a share of the width of the picture.
const BLUR: f32 = 0.035;

/// The picture of a piece, or the soft shadow of its outline.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Piece,
    Shadow,
}

struct Texture {
    handle: TextureHandle,
    last_used: u64,
}

/// The drawings, and the textures made from them so far.
pub struct Art {
    set: PieceSet,
    drawings: Drawings,
    textures: HashMap<(Kind, Piece, u32), Texture>,
    frame: u64,
}

impl Art {
    /// Loads the drawings of a set.
    pub fn new(set: PieceSet) -> Art {
        Art { set, drawings: Drawings::new(set), textures: HashMap::new(), frame: 0 }
    }

    /// Switches to this set.
    pub fn choose(&mut self, set: PieceSet) {
        if set != self.set {
            *self = Art { frame: self.frame, ..Art::new(set) };
        }
    }

    /// Drops textures not used in the last two frames. Call once per frame.
    pub fn begin_frame(&mut self) {
        self.frame += 1;
        let frame = self.frame;
        self.textures.retain(|_, texture| texture.last_used + 2 >= frame);
    }

    /// The picture of a piece, this many pixels wide and high; `None` if it can't be drawn.
    pub fn piece(&mut self, ctx: &Context, piece: Piece, pixels: u32) -> Option<TextureHandle> {
        self.texture(ctx, Kind::Piece, piece, pixels)
    }

    /// The shadow of a lifted piece, this many pixels wide and high; `None` if it can't be drawn.
    pub fn shadow(&mut self, ctx: &Context, piece: Piece, pixels: u32) -> Option<TextureHandle> {
        self.texture(ctx, Kind::Shadow, piece, pixels)
    }

    /// Paints a piece into a square rectangle, on whole pixels.
    pub fn paint(&mut self, ui: &Ui, piece: Piece, rect: Rect) {
        self.paint_way(ui, piece, rect, false);
    }

    /// Paints like [`paint`](Art::paint), optionally upside down for a player on the other side of the screen.
    pub fn paint_way(&mut self, ui: &Ui, piece: Piece, rect: Rect, upside_down: bool) {
        let scale = ui.pixels_per_point();
        let side = (rect.width() * scale).round().max(1.0);
        if let Some(texture) = self.piece(ui.ctx(), piece, side as u32) {
            let corner = (rect.min.to_vec2() * scale).round() / scale;
            let place = Rect::from_min_size(corner.to_pos2(), Vec2::splat(side / scale));
            ui.painter().image(texture.id(), place, whole(upside_down), Color32::WHITE);
        }
    }

    fn texture(&mut self, ctx: &Context, kind: Kind, piece: Piece, pixels: u32) -> Option<TextureHandle> {
        let frame = self.frame;
        if let Some(texture) = self.textures.get_mut(&(kind, piece, pixels)) {
            texture.last_used = frame;
            return Some(texture.handle.clone());
        }
        let image = image(self.drawings.of(piece)?, pixels)?;
        let image = match kind {
            Kind::Piece => image,
            Kind::Shadow => shadow_of(&image),
        };
        let name = format!("{}{pixels}", piece.fen_letter());
        let handle = ctx.load_texture(name, image, TextureOptions::LINEAR);
        self.textures.insert((kind, piece, pixels), Texture { handle: handle.clone(), last_used: frame });
        Some(handle)
    }
}

/// The texture coordinates of a whole picture, optionally rotated by 180°.
pub fn whole(upside_down: bool) -> Rect {
    let (first, last) = (Pos2::ZERO, pos2(1.0, 1.0));
    if upside_down { Rect { min: last, max: first } } else { Rect { min: first, max: last } }
}

/// The program's icon for the desktop; `None` if it can't be drawn.
pub fn icon() -> Option<egui::IconData> {
    const PIXELS: u32 = 128;
    let image = image(&diagram::icon()?, PIXELS)?;
    let rgba = image.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
    Some(egui::IconData { rgba, width: PIXELS, height: PIXELS })
}

fn image(drawing: &Tree, pixels: u32) -> Option<ColorImage> {
    let side = pixels as usize;
    Some(ColorImage::from_rgba_premultiplied([side, side], diagram::rasterise(drawing, pixels)?.data()))
}

/// The outline in black, box-blurred three times, which approximates a Gaussian.
fn shadow_of(image: &ColorImage) -> ColorImage {
    let side = image.width();
    let reach = ((side as f32 * BLUR) as usize).max(1);
    let mut alpha: Vec<f32> = image.pixels.iter().map(|pixel| f32::from(pixel.a())).collect();
    for _ in 0..3 {
        alpha = blur(&alpha, side, reach, 1);
        alpha = blur(&alpha, side, reach, side);
    }
    let pixels = alpha.into_iter().map(|alpha| Color32::from_black_alpha(alpha as u8)).collect();
    ColorImage::new([side, side], pixels)
}

/// The mean of each value and its `reach` neighbours in both directions; values beyond the edge count as 0. `step` is 1
/// along rows and `side` along columns.
fn blur(from: &[f32], side: usize, reach: usize, step: usize) -> Vec<f32> {
    let mut to = vec![0.0; from.len()];
    let across = if step == 1 { side } else { 1 };
    let width = (2 * reach + 1) as f32;
    for line in 0..side {
        let at = |index: usize| line * across + index * step;
        let mut sum: f32 = (0..reach.min(side)).map(|index| from[at(index)]).sum();
        for index in 0..side {
            if index + reach < side {
                sum += from[at(index + reach)];
            }
            if index > reach {
                sum -= from[at(index - reach - 1)];
            }
            to[at(index)] = sum / width;
        }
    }
    to
}
