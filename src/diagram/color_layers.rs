//! Glyphs made of coloured layers (the COLR table of fonts).

use resvg::tiny_skia::{
    BlendMode, Color as Ink, FillRule, GradientStop, LinearGradient, Mask, Paint, Path, PathBuilder, Pixmap,
    PixmapPaint, Point, RadialGradient, Rect, Shader, SpreadMode, SweepGradient, Transform,
};
use skrifa::color::{self, Brush, ColorPainter, ColorStop, CompositeMode, Extend};
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::BoundingBox;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::pen::{Pen, units_per_em};

/// A glyph as a picture.
#[derive(Clone, Debug)]
pub struct ColorGlyph {
    pub pixels: Pixmap,
    /// The left, top, right and bottom edges of the picture, measured to the right of the glyph's origin and down from
    /// it, as fractions of the em size.
    pub place: [f32; 4],
}

/// How far a layer may extend beyond the width of its glyph, as a fraction of the em size.
const MARGIN: f32 = 0.2;
/// How far a layer may extend above the baseline, as a fraction of the em size.
const ABOVE: f32 = 1.25;
/// How far a layer may extend below the baseline, as a fraction of the em size.
const BELOW: f32 = 0.5;

/// The transform that flips the y axis, which points down in pictures and up in fonts.
const UPRIGHT: Transform = Transform { sx: 1.0, kx: 0.0, ky: 0.0, sy: -1.0, tx: 0.0, ty: 0.0 };

/// Draws the layers of a glyph at this em size in pixels; returns `None` if that fails.
pub fn draw(font: &FontRef, glyph: GlyphId, layers: &color::ColorGlyph, em: f32) -> Option<ColorGlyph> {
    let units = units_per_em(font);
    let advance = font.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(glyph);
    let width = (advance.unwrap_or(units) / units).clamp(0.0, 4.0);
    let place = [-MARGIN, -ABOVE, width + MARGIN, BELOW];
    let pixels =
        Pixmap::new(((place[2] - place[0]) * em).ceil() as u32, ((BELOW + ABOVE) * em).ceil() as u32)?;
    let scale = em / units;
    let whole = Transform::from_row(scale, 0.0, 0.0, -scale, MARGIN * em, ABOVE * em);
    // The size was rounded up to whole pixels, so these are the actual edges of the picture.
    let place =
        [place[0], place[1], place[0] + pixels.width() as f32 / em, place[1] + pixels.height() as f32 / em];
    let mut layered = Layers { font, pixmaps: vec![pixels], transforms: vec![whole], clips: Vec::new() };
    layers.paint(LocationRef::default(), &mut layered).ok()?;
    Some(ColorGlyph { pixels: layered.pixmaps.into_iter().next()?, place })
}

/// The state while the layers of a glyph are painted.
struct Layers<'a> {
    font: &'a FontRef<'a>,
    /// The picture, and the layers that are not yet merged into it.
    pixmaps: Vec<Pixmap>,
    transforms: Vec<Transform>,
    /// The clipping masks, each within the previous one; `None` for one that could not be created.
    clips: Vec<Option<Mask>>,
}

impl Layers<'_> {
    fn transform(&self) -> Transform {
        self.transforms.last().copied().unwrap_or_default()
    }

    fn clip(&mut self, path: Option<&Path>) {
        let mask = || {
            let pixmap = self.pixmaps.first()?;
            let all = || {
                let mut all = Mask::new(pixmap.width(), pixmap.height())?;
                all.invert();
                Some(all)
            };
            let mut mask = self.clips.last().cloned().unwrap_or_else(all)?;
            match path {
                Some(path) => mask.intersect_path(path, FillRule::Winding, true, self.transform()),
                None => mask.clear(),
            }
            Some(mask)
        };
        let mask = mask();
        self.clips.push(mask);
    }

    /// A colour of the font's first palette; layers in the text colour are painted black.
    fn color(&self, index: u16, alpha: f32) -> Ink {
        let palettes = self.font.color_palettes();
        let palette = palettes.get(0);
        let color = palette.as_ref().and_then(|palette| palette.colors().get(usize::from(index)));
        let mut ink = color
            .map_or(Ink::BLACK, |color| Ink::from_rgba8(color.red, color.green, color.blue, color.alpha));
        ink.apply_opacity(alpha.clamp(0.0, 1.0));
        ink
    }

    fn stops(&self, stops: &[ColorStop]) -> Vec<GradientStop> {
        let stop = |at: &ColorStop| GradientStop::new(at.offset, self.color(at.palette_index, at.alpha));
        stops.iter().map(stop).collect()
    }

    /// The fill of an area; `None` if its gradient is invalid or not supported.
    fn shader(&self, brush: &Brush) -> Option<Shader<'static>> {
        let point = |x: f32, y: f32| Point::from_xy(x, y);
        let transform = self.transform();
        match brush {
            Brush::Solid { palette_index, alpha } => {
                Some(Shader::SolidColor(self.color(*palette_index, *alpha)))
            }
            Brush::LinearGradient { p0, p1, color_stops, extend } => LinearGradient::new(
                point(p0.x, p0.y),
                point(p1.x, p1.y),
                self.stops(color_stops),
                spread(*extend),
                transform,
            ),
            Brush::RadialGradient { c0, r0, c1, r1, color_stops, extend } => RadialGradient::new(
                point(c0.x, c0.y),
                r0.max(0.0),
                point(c1.x, c1.y),
                r1.max(0.0),
                self.stops(color_stops),
                spread(*extend),
                transform,
            ),
            // These angles run clockwise, as in a picture, where the y axis points down.
            Brush::SweepGradient { c0, start_angle, end_angle, color_stops, extend } => SweepGradient::new(
                point(c0.x, -c0.y),
                *start_angle,
                *end_angle,
                self.stops(color_stops),
                spread(*extend),
                transform.pre_concat(UPRIGHT),
            ),
        }
    }
}

impl ColorPainter for Layers<'_> {
    fn push_transform(&mut self, by: color::Transform) {
        let by = Transform::from_row(by.xx, by.yx, by.xy, by.yy, by.dx, by.dy);
        self.transforms.push(self.transform().pre_concat(by));
    }

    fn pop_transform(&mut self) {
        self.transforms.pop();
    }

    fn push_clip_glyph(&mut self, glyph: GlyphId) {
        let mut pen = Pen::default();
        if let Some(outline) = self.font.outline_glyphs().get(glyph) {
            pen.draw(&outline, Size::unscaled());
        }
        let path = pen.path.finish().and_then(|path| path.transform(UPRIGHT));
        self.clip(path.as_ref());
    }

    fn push_clip_box(&mut self, clip: BoundingBox) {
        let rect = Rect::from_ltrb(clip.x_min, clip.y_min, clip.x_max, clip.y_max);
        self.clip(rect.map(PathBuilder::from_rect).as_ref());
    }

    fn pop_clip(&mut self) {
        self.clips.pop();
    }

    fn fill(&mut self, brush: Brush<'_>) {
        let Some(shader) = self.shader(&brush) else { return };
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        let mask = self.clips.last().and_then(Option::as_ref);
        if let Some(pixmap) = self.pixmaps.last_mut()
            && let Some(all) = Rect::from_xywh(0.0, 0.0, pixmap.width() as f32, pixmap.height() as f32)
        {
            pixmap.fill_rect(all, &paint, Transform::identity(), mask);
        }
    }

    fn push_layer(&mut self, _: CompositeMode) {
        let layer = self.pixmaps.first().and_then(|first| Pixmap::new(first.width(), first.height()));
        self.pixmaps.extend(layer);
    }

    fn pop_layer_with_mode(&mut self, mode: CompositeMode) {
        if self.pixmaps.len() > 1
            && let (Some(layer), Some(below)) = (self.pixmaps.pop(), self.pixmaps.last_mut())
        {
            let paint = PixmapPaint { blend_mode: blend(mode), ..PixmapPaint::default() };
            let mask = self.clips.last().and_then(Option::as_ref);
            below.draw_pixmap(0, 0, layer.as_ref(), &paint, Transform::identity(), mask);
        }
    }
}

fn spread(extend: Extend) -> SpreadMode {
    match extend {
        Extend::Repeat => SpreadMode::Repeat,
        Extend::Reflect => SpreadMode::Reflect,
        _ => SpreadMode::Pad,
    }
}

fn blend(mode: CompositeMode) -> BlendMode {
    use CompositeMode as C;
    match mode {
        C::Clear => BlendMode::Clear,
        C::Src => BlendMode::Source,
        C::Dest => BlendMode::Destination,
        C::DestOver => BlendMode::DestinationOver,
        C::SrcIn => BlendMode::SourceIn,
        C::DestIn => BlendMode::DestinationIn,
        C::SrcOut => BlendMode::SourceOut,
        C::DestOut => BlendMode::DestinationOut,
        C::SrcAtop => BlendMode::SourceAtop,
        C::DestAtop => BlendMode::DestinationAtop,
        C::Xor => BlendMode::Xor,
        C::Plus => BlendMode::Plus,
        C::Screen => BlendMode::Screen,
        C::Overlay => BlendMode::Overlay,
        C::Darken => BlendMode::Darken,
        C::Lighten => BlendMode::Lighten,
        C::ColorDodge => BlendMode::ColorDodge,
        C::ColorBurn => BlendMode::ColorBurn,
        C::HardLight => BlendMode::HardLight,
        C::SoftLight => BlendMode::SoftLight,
        C::Difference => BlendMode::Difference,
        C::Exclusion => BlendMode::Exclusion,
        C::Multiply => BlendMode::Multiply,
        C::HslHue => BlendMode::Hue,
        C::HslSaturation => BlendMode::Saturation,
        C::HslColor => BlendMode::Color,
        C::HslLuminosity => BlendMode::Luminosity,
        _ => BlendMode::SourceOver,
    }
}
