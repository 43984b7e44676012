//! The outlines of signs and pieces in font units: y points up, and 0 is the baseline.

use resvg::tiny_skia::{Path, PathBuilder, PathSegment, PathStroker, Point, Stroke, Transform};
use resvg::usvg::{Node, Options, Paint, Tree};

use super::drawings::{self, BASELINE, PIECES, SIGNS};

/// A point of a TrueType outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dot {
    pub x: i16,
    pub y: i16,
    pub on_curve: bool,
}

pub struct Glyph {
    pub letter: char,
    pub advance: u16,
    pub contours: Vec<Vec<Dot>>,
}

/// The width and height of a piece in font units.
const PIECE: f32 = 1000.0;

/// All glyphs, in the order of their code points.
pub fn all() -> Vec<Glyph> {
    let signs = SIGNS.iter().map(|&(letter, width, ink, path)| {
        let place = Transform::from_row(1.0, 0.0, 0.0, -1.0, 0.0, BASELINE);
        glyph(letter, width as u16, &drawings::svg(width, ink, path), place)
    });
    let pieces = PIECES.iter().map(|&(letter, svg)| {
        let scale = PIECE / 100.0;
        let place = Transform::from_row(scale, 0.0, 0.0, -scale, 0.0, 0.91 * PIECE);
        glyph(letter, PIECE as u16, svg, place)
    });
    let mut all: Vec<Glyph> = signs.chain(pieces).collect();
    all.sort_by_key(|glyph| glyph.letter);
    all
}

fn glyph(letter: char, advance: u16, svg: &str, place: Transform) -> Glyph {
    let tree = Tree::from_str(svg, &Options::default()).expect("the drawings are good");
    let mut contours = Vec::new();
    let mut nodes: Vec<&Node> = tree.root().children().iter().collect();
    while let Some(node) = nodes.pop() {
        match node {
            Node::Group(group) => nodes.extend(group.children()),
            Node::Path(path) => {
                let filled = path.fill().is_some_and(|fill| is_dark(fill.paint()));
                let whole = path.data().clone().transform(path.abs_transform()).expect("finite");
                for part in contours_of(&whole) {
                    if filled {
                        contours.extend(upright(vec![part.clone()], place));
                    }
                    if let Some(line) = path.stroke().filter(|line| is_dark(line.paint())) {
                        let stroke = Stroke {
                            width: line.width().get(),
                            line_cap: resvg::tiny_skia::LineCap::Round,
                            line_join: resvg::tiny_skia::LineJoin::Round,
                            ..Stroke::default()
                        };
                        let outline = PathStroker::new().stroke(&part, &stroke, 10.0).expect("a line");
                        contours.extend(upright(contours_of(&outline), place));
                    }
                }
            }
            Node::Image(_) | Node::Text(_) => {}
        }
    }
    Glyph { letter, advance, contours }
}

fn is_dark(paint: &Paint) -> bool {
    matches!(paint, Paint::Color(color) if color.red < 0x80)
}

/// The contours of a path, each as a separate path.
fn contours_of(path: &Path) -> Vec<Path> {
    let mut parts = Vec::new();
    let mut part = PathBuilder::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                parts.extend(std::mem::take(&mut part).finish());
                part.move_to(p.x, p.y);
            }
            PathSegment::LineTo(p) => part.line_to(p.x, p.y),
            PathSegment::QuadTo(c, p) => part.quad_to(c.x, c.y, p.x, p.y),
            PathSegment::CubicTo(c, d, p) => part.cubic_to(c.x, c.y, d.x, d.y, p.x, p.y),
            PathSegment::Close => part.close(),
        }
    }
    parts.extend(part.finish());
    parts
}

/// The points of contours, the largest of which must enclose the others. All are reversed if that is needed to make the
/// largest run clockwise, so that overlapping shapes add up.
fn upright(contours: Vec<Path>, place: Transform) -> Vec<Vec<Dot>> {
    let mut dots: Vec<Vec<Dot>> = contours
        .into_iter()
        .filter_map(|contour| Some(dots(&contour.transform(place)?)))
        .filter(|dots| dots.len() > 2)
        .collect();
    let largest = dots.iter().map(|dots| area(dots)).max_by_key(|area| area.abs());
    if largest.is_some_and(|area| area > 0) {
        for contour in &mut dots {
            contour.reverse();
        }
    }
    dots
}

/// Twice the area that the points enclose, positive if the contour runs anticlockwise.
fn area(dots: &[Dot]) -> i64 {
    let next = dots.iter().cycle().skip(1);
    dots.iter()
        .zip(next)
        .map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y))
        .sum()
}

fn dots(contour: &Path) -> Vec<Dot> {
    let mut dots: Vec<Dot> = Vec::new();
    let mut at = Point::default();
    for segment in contour.segments() {
        match segment {
            PathSegment::MoveTo(p) | PathSegment::LineTo(p) => {
                dots.push(dot(p, true));
                at = p;
            }
            PathSegment::QuadTo(c, p) => {
                dots.extend([dot(c, false), dot(p, true)]);
                at = p;
            }
            PathSegment::CubicTo(c, d, p) => {
                dots.extend(quads(at, c, d, p).into_iter().flat_map(|(c, p)| [dot(c, false), dot(p, true)]));
                at = p;
            }
            PathSegment::Close => {}
        }
    }
    dots.dedup();
    if dots.len() > 1 && dots.first() == dots.last() {
        dots.pop();
    }
    dots
}

fn dot(p: Point, on_curve: bool) -> Dot {
    Dot { x: p.x.round() as i16, y: p.y.round() as i16, on_curve }
}

/// Approximates a cubic curve by four quadratic ones, each with its control point and its end.
fn quads(a: Point, b: Point, c: Point, d: Point) -> [(Point, Point); 4] {
    const PARTS: f32 = 4.0;
    let point = |t: f32| {
        let s = 1.0 - t;
        let mix = |a: f32, b: f32, c: f32, d: f32| {
            s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
        };
        Point::from_xy(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y))
    };
    [0.0, 1.0, 2.0, 3.0].map(|part| {
        let (from, middle, to) =
            (point(part / PARTS), point((part + 0.5) / PARTS), point((part + 1.0) / PARTS));
        // With this control point, the quadratic curve passes through the middle point too.
        let control = Point::from_xy(
            2.0 * middle.x - f32::midpoint(from.x, to.x),
            2.0 * middle.y - f32::midpoint(from.y, to.y),
        );
        (control, to)
    })
}
