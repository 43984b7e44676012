//! Text and marks are legible: contrast by the formula of WCAG 2.2 (1.4.3 and 1.4.11), for normal and colour-blind
//! vision. These tests use the chosen colours; `seen` measures the painted pixels.

use egui::{Color32, Theme};
use jadoube::ui::theme::{BoardTheme, Palette, pair_of};

/// How linear red, green and blue are perceived: a 3 × 3 matrix.
pub type Sight = [[f64; 3]; 3];

/// Normal vision and the three kinds of dichromacy: the matrices of severity 1.0 of Machado, Oliveira and Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009.
pub const SIGHTS: [(&str, Sight); 4] = [
    ("usual sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The relative luminance of a colour as seen with this kind of colour vision.
pub fn luminance(color: Color32, sight: &Sight) -> f64 {
    let linear = [color.r(), color.g(), color.b()].map(|byte| {
        let x = f64::from(byte) / 255.0;
        if x <= 0.04045 { x / 12.92 } else { ((x + 0.055) / 1.055).powf(2.4) }
    });
    let seen = sight.map(|row| row.iter().zip(linear).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0));
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

/// The contrast ratio of two luminances, from 1 (equal) to 21 (black on white).
pub fn contrast(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn check(what: &str, ink: Color32, paper: Color32, least: f64) {
    for (name, sight) in &SIGHTS {
        let found = contrast(luminance(ink, sight), luminance(paper, sight));
        assert!(found >= least, "{what}, {name}: {ink:?} on {paper:?} has {found:.2}, not {least}");
    }
}

#[test]
fn contrast_and_sights_are_what_they_should_be() {
    let usual = &SIGHTS[0].1;
    let of = |a, b| contrast(luminance(a, usual), luminance(b, usual));
    assert!((of(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.001);
    assert!((of(Color32::from_gray(0x76), Color32::WHITE) - 4.54).abs() < 0.01);
    for (name, sight) in &SIGHTS {
        // A dichromat sees white as white.
        assert!((luminance(Color32::WHITE, sight) - 1.0).abs() < 0.001, "{name}");
    }
    // Without cones for red, red looks darker.
    assert!(luminance(Color32::RED, &SIGHTS[1].1) < 0.6 * luminance(Color32::RED, usual));
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
        check("the outline of a box", p.quiet, p.surface, 3.0);
    }
}

#[test]
fn marks_stand_out_on_both_squares() {
    for theme in BoardTheme::ALL {
        for mode in [Theme::Light, Theme::Dark] {
            let board = theme.colors(mode);
            check("the frame round the board", board.round, Palette::of(mode).window, 3.0);
            check("an arrow and its edge", board.plan, board.squares.on_light, 3.0);
            check("a dot and its rim", board.dot, board.rim, 3.0);
            for dark in [false, true] {
                let place = format!("{theme:?}, {mode:?}, dark: {dark}");
                let square = board.squares.on(dark);
                // The dot or its rim stands out, whichever contrasts more with the square.
                let usual = |color| contrast(luminance(color, &SIGHTS[0].1), luminance(square, &SIGHTS[0].1));
                let outer = if usual(board.dot) >= usual(board.rim) { board.dot } else { board.rim };
                check(&format!("a target, {place}"), outer, square, 3.0);
                for (what, pair, least) in [
                    ("last move", pair_of(board.shared.last_move), 3.0),
                    ("the selected piece", board.target, 3.0),
                    ("what binds", board.bound, 3.0),
                    ("check", pair_of(board.shared.check), 3.0),
                    ("refusal", board.refusal, 3.0),
                    ("cursor", board.cursor, 3.0),
                    // Coordinates are text.
                    ("coordinates", pair_of(board.shared.coordinates), 4.5),
                ] {
                    check(&format!("{what}, {place}"), pair.on(dark), square, least);
                }
                let (lines, inside) = (board.cursor.on(dark), board.cursor_inside.on(dark));
                check(&format!("the lines of the cursor, {place}"), lines, inside, 2.5);
            }
        }
    }
}
