//! A plot of lines as SVG.

use std::fmt::Write;

/// The size of the picture in pixels.
const SIZE: (f64, f64) = (640.0, 360.0);
/// The space around the plot for labels, in pixels.
const MARGIN: Margin = Margin { left: 64.0, right: 24.0, top: 64.0, bottom: 48.0 };

/// The approximate width of a character in pixels.
const LETTER: f64 = 6.6;

struct Margin {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

pub struct Axis {
    pub name: &'static str,
    pub from: f64,
    pub to: f64,
    /// The distance between two marks.
    pub step: f64,
}

impl Axis {
    fn marks(&self) -> impl Iterator<Item = f64> + '_ {
        let count = ((self.to - self.from) / self.step).round() as usize;
        (0..=count).map(|mark| self.from + self.step * mark as f64)
    }

    /// The position of a value on the axis, from 0 to 1.
    fn share(&self, value: f64) -> f64 {
        (value.clamp(self.from, self.to) - self.from) / (self.to - self.from)
    }
}

pub struct Series {
    name: &'static str,
    color: &'static str,
    points: Vec<(f64, f64)>,
}

impl Series {
    pub fn new(name: &'static str, color: &'static str, points: Vec<(f64, f64)>) -> Series {
        Series { name, color, points }
    }
}

pub struct Plot {
    pub title: &'static str,
    pub x: Axis,
    pub y: Axis,
    pub series: Vec<Series>,
}

impl Plot {
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let width = SIZE.0 - MARGIN.left - MARGIN.right;
        let height = SIZE.1 - MARGIN.top - MARGIN.bottom;
        (MARGIN.left + width * self.x.share(x), SIZE.1 - MARGIN.bottom - height * self.y.share(y))
    }

    /// The plot as SVG. A white background keeps it readable on dark pages.
    pub fn svg(&self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" \
             font-family=\"sans-serif\" font-size=\"13\" fill=\"#333\">\n<title>{2}</title>\n\
             <rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n",
            SIZE.0, SIZE.1, self.title
        );
        text(
            &mut svg,
            (MARGIN.left, 24.0),
            "start",
            &format!("<tspan font-weight=\"bold\">{}</tspan>", self.title),
        );
        let (left, right) = (MARGIN.left, SIZE.0 - MARGIN.right);
        let bottom = SIZE.1 - MARGIN.bottom;
        for mark in self.y.marks() {
            let y = self.at((self.x.from, mark)).1;
            line(&mut svg, &[(left, y), (right, y)], "#ddd", 1.0);
            text(&mut svg, (left - 8.0, y + 4.0), "end", &mark.to_string());
        }
        for mark in self.x.marks() {
            let x = self.at((mark, self.y.from)).0;
            text(&mut svg, (x, bottom + 18.0), "middle", &mark.to_string());
        }
        text(&mut svg, (right, bottom + 38.0), "end", self.x.name);
        text(&mut svg, (left, 46.0), "start", self.y.name);
        let mut place = right;
        for series in self.series.iter().rev() {
            let points: Vec<(f64, f64)> = series.points.iter().map(|point| self.at(*point)).collect();
            line(&mut svg, &points, series.color, 2.5);
            for point in &points {
                dot(&mut svg, *point, series.color);
            }
            place -= LETTER * series.name.chars().count() as f64;
            text(&mut svg, (place, 46.0), "start", series.name);
            dot(&mut svg, (place - 10.0, 42.0), series.color);
            place -= 36.0;
        }
        svg + "</svg>\n"
    }
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, text: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
}

fn line(svg: &mut String, points: &[(f64, f64)], color: &str, width: f64) {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    let path = points.join("L");
    let _ = writeln!(svg, "<path d=\"M{path}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>");
}

fn dot(svg: &mut String, (x, y): (f64, f64), color: &str) {
    let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"{color}\"/>");
}
