//! Draws plots from the tables in `docs/levels.md`.
//!
//! `cargo run --example plots -- [docs/levels.md]`
//!
//! Writes `levels-match.svg`, `levels-loss.svg` and `levels-ladder.svg` to the folder of the page. The tables
//! themselves come from `examples/people` and `examples/ladder`.

mod svg;
mod table;

use std::path::Path;

use svg::{Axis, Plot, Series};
use table::{Table, numbers};

const PEOPLE: &str = "#b5542a";
const LEVELS: &str = "#2b6a4d";
const OTHER: &str = "#3b5b92";

fn main() -> Result<(), String> {
    let page = std::env::args().nth(1).unwrap_or("docs/levels.md".to_owned());
    let text = std::fs::read_to_string(&page).map_err(|error| format!("{page}: {error}"))?;
    let folder = Path::new(&page).parent().unwrap_or(Path::new("."));
    for (name, svg) in draw(&text)? {
        let file = folder.join(name);
        std::fs::write(&file, svg).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// Draws the plots from the tables of a page; returns each file name with its SVG.
pub fn draw(page: &str) -> Result<[(&'static str, String); 3], String> {
    let beside = Table::find(page, "| band | likeliest |")?;
    let ladder = Table::find(page, "| level | above |")?;
    Ok([
        ("levels-match.svg", matches(&beside)?.svg()),
        ("levels-loss.svg", losses(&beside)?.svg()),
        ("levels-ladder.svg", ladder_plot(&ladder)?.svg()),
    ])
}

/// For each band, its middle, and the number at index `which` in the band's cell of the column.
fn by_band(table: &Table, column: &str, which: usize) -> Result<Vec<(f64, f64)>, String> {
    let bands = table.column("band")?;
    let cells = table.column(column)?;
    let point = |(band, cell): (&String, &String)| {
        let ends = numbers(band);
        Some((f64::midpoint(*ends.first()?, *ends.get(1)?), *numbers(cell).get(which)?))
    };
    let points: Option<Vec<(f64, f64)>> = bands.iter().zip(&cells).map(point).collect();
    points.ok_or(format!("{column}: found no number in a cell, expected one"))
}

const RATING: Axis = Axis { name: "rating", from: 800.0, to: 2200.0, step: 200.0 };

fn matches(table: &Table) -> Result<Plot, String> {
    Ok(Plot {
        title: "How often a level’s move is the one that people played",
        x: RATING,
        y: Axis { name: "%", from: 0.0, to: 60.0, step: 10.0 },
        series: vec![
            Series::new("likeliest move", LEVELS, by_band(table, "likeliest", 0)?),
            Series::new("drawn move", OTHER, by_band(table, "drawn by the levels", 0)?),
        ],
    })
}

fn losses(table: &Table) -> Result<Plot, String> {
    Ok(Plot {
        title: "What a move loses on average",
        x: RATING,
        y: Axis { name: "centipawns", from: 0.0, to: 160.0, step: 20.0 },
        series: vec![
            Series::new("levels", LEVELS, by_band(table, "mean loss, people", 0)?),
            Series::new("people", PEOPLE, by_band(table, "mean loss, people", 1)?),
        ],
    })
}

/// The measured rating of each level, plotted against its label: the lowest label plus the Elo differences between
/// adjacent levels up to this one.
fn ladder_plot(table: &Table) -> Result<Plot, String> {
    let [upper, lower, steps] = ["level", "above", "Elo"].map(|name| table.column(name));
    let mut played: Vec<(f64, f64)> = Vec::new();
    for ((upper, lower), step) in upper?.iter().zip(lower?).zip(steps?) {
        let of =
            |cell: &str| numbers(cell).first().copied().ok_or(format!("found {cell:?}, expected a number"));
        let (upper, lower, step) = (of(upper)?, of(&lower)?, of(&step)?);
        let base = played.last().map_or(lower, |(_, rating)| *rating);
        if played.is_empty() {
            played.push((lower, lower));
        }
        played.push((upper, base + step));
    }
    let ends = (400.0, 2800.0);
    Ok(Plot {
        title: "The ladder: games between neighbours",
        x: Axis { name: "label", from: ends.0, to: ends.1, step: 400.0 },
        y: Axis { name: "by the games", from: ends.0, to: ends.1, step: 400.0 },
        series: vec![
            Series::new("levels", LEVELS, played),
            Series::new("the labels", OTHER, vec![(ends.0, ends.0), (ends.1, ends.1)]),
        ],
    })
}
