//! What is written and marked can be read: contrast by the formula of the web's accessibility guidelines.

use egui::{Color32, Theme};
use jadoube::ui::theme::{BoardTheme, Palette};

/// The relative luminance of a colour.
fn luminance(color: Color32) -> f64 {
    let linear = |byte: u8| {
        let x = f64::from(byte) / 255.0;
        if x <= 0.04045 { x / 12.92 } else { ((x + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

/// From 1, the same, to 21, black on white.
fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn check(what: &str, ink: Color32, paper: Color32, least: f64) {
    let found = contrast(ink, paper);
    assert!(found >= least, "{what}: {ink:?} on {paper:?} has {found:.2}, not {least}");
}

#[test]
fn text_can_be_read() {
    for mode in [Theme::Light, Theme::Dark] {
        let p = Palette::of(mode);
        for (what, ink, paper) in [
            ("text", p.ink, p.window),
            ("text on a card", p.ink, p.surface),
            ("a button", p.ink, p.raised),
            ("quiet text", p.quiet, p.window),
            ("quiet text on a card", p.quiet, p.surface),
            ("the law", p.law, p.law_surface),
            ("what the law says", p.ink, p.law_surface),
            ("a refusal", p.refusal, p.refusal_surface),
            ("why", p.ink, p.refusal_surface),
            ("the main button", p.surface, p.law),
        ] {
            check(&format!("{what}, {mode:?}"), ink, paper, 4.5);
        }
    }
}

#[test]
fn marks_stand_out_on_both_squares() {
    for theme in BoardTheme::ALL {
        for mode in [Theme::Light, Theme::Dark] {
            let board = theme.colors(mode);
            check("the frame round the board", board.round, Palette::of(mode).window, 3.0);
            check("an arrow and its edge", board.plan, board.squares.on_light, 3.0);
            for dark in [false, true] {
                let square = board.squares.on(dark);
                for (what, pair) in [
                    ("last move", board.last_move),
                    ("target", board.target),
                    ("what binds", board.bound),
                    ("check", board.check),
                    ("refusal", board.refusal),
                    ("cursor", board.cursor),
                    ("coordinates", board.coordinates),
                ] {
                    let what = format!(
                        "{what} on a {} square of {theme:?}, {mode:?}",
                        if dark { "dark" } else { "light" }
                    );
                    check(&what, pair.on(dark), square, 3.0);
                }
            }
        }
    }
}
