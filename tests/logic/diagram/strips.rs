//! The strips above and below the board of a game: their content, and how they are painted.

use jadoube::diagram::{Lettering, Painter, Picture, PictureStyle, Scene, StripColors, strip};
use jadoube::record::Record;

use super::pictures::style;
use crate::record::record;

const GAME: &str = "[White \"Vries, A\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\n\
    1. f3 {[%clk 1:30:00]} e5 2. g4 {[%clk 0:00:59]} (2. e4) Qh4# {[%clk 0:29:07]} 0-1\n";

fn names(game: &Record) -> [String; 2] {
    ["White", "Black"].map(|tag| game.tags.known(tag).unwrap_or_default().to_owned())
}

/// White's and Black's strips, each as name, clock and points.
fn texts(scene: &Scene) -> [[&str; 3]; 2] {
    [0, 1].map(|side| {
        let strip = &scene.strips[side];
        [&*strip.name, &*strip.clock, &*strip.score]
    })
}

#[test]
fn strips_follow_the_game() {
    let game = record(GAME);
    let scenes = |through| strip::game(&game, through, names(&game), |ms| format!("{} s", ms / 1000));
    let main = scenes(Record::ROOT);
    let expected = [
        [["Vries, A", "", ""], ["", "", ""]],
        [["Vries, A", "5400 s", ""], ["", "", ""]],
        [["Vries, A", "5400 s", ""], ["", "", ""]],
        [["Vries, A", "59 s", ""], ["", "", ""]],
        [["Vries, A", "59 s", "0"], ["", "1747 s", "1"]],
    ];
    assert_eq!(main.iter().map(texts).collect::<Vec<_>>(), expected);
    let after_e5 = game.line_from(Record::ROOT).nth(1).expect("two moves");
    let variation = game.continuations(after_e5).last().expect("a variation");
    let ended = scenes(variation);
    assert_eq!(
        ended.last().map(texts),
        Some([["Vries, A", "5400 s", ""], ["", "", ""]]),
        "a variation does not end the game"
    );
}

#[test]
fn missing_letters_are_reported() {
    for (white, expected) in
        [("", None), ("Jansen", Some("")), ("Ян Непомнящий ⩲", Some("")), ("侯逸凡 (侯)", Some("侯凡逸"))]
    {
        let game = record(&format!("[White \"{white}\"]\n\n*\n"));
        let scenes = strip::game(&game, Record::ROOT, names(&game), |_| String::new());
        assert_eq!(strip::letters(&scenes), expected.map(|letters| letters.chars().collect()), "{white}");
    }
}

#[test]
fn a_line_is_never_too_wide() {
    let lettering = Lettering::new([]);
    let whole = lettering.line("Vries", 20.0, 500.0);
    assert!(whole.path.is_some() && (40.0..70.0).contains(&whole.width), "{}", whole.width);
    for text in
        ["Vries".repeat(9), "W".repeat(100_000), "i i ".repeat(50), "侯".repeat(50), "\u{202E}W\0".repeat(50)]
    {
        let cut = lettering.line(&text, 20.0, 100.0);
        assert!((60.0..=100.0).contains(&cut.width), "{text:.9}: {}", cut.width);
    }
    for nothing in ["", "\n\0"] {
        assert!(lettering.line(nothing, 20.0, 100.0).path.is_none());
    }
}

#[test]
fn players_stand_at_their_sides() {
    let colors = StripColors::of(false);
    let style = |flipped| PictureStyle { flipped, coordinates: false, ..style(320) };
    let scenes = strip::game(&record(GAME), Record::ROOT, names(&record(GAME)), |_| "1:00".to_owned());
    let paint = |flipped, scene: &Scene| {
        let picture = Painter::with_strips(style(flipped), colors, []).paint(scene).expect("there is memory");
        assert_eq!((picture.width(), picture.height()), (320, 370));
        picture
    };
    // Whether there is any text above the board on the left and on the right, and below it on the left and on the
    // right.
    let written = |picture: &Picture| {
        [(0..160, 0..25), (160..320, 0..25), (0..160, 345..370), (160..320, 345..370)].map(
            |(across, down)| {
                let plain = picture.pixel(0, 0);
                down.into_iter().any(|y| across.clone().any(|x| picture.pixel(x, y) != plain))
            },
        )
    };
    for (flipped, scene, expected) in [
        (false, scenes.first(), [false, false, true, false]),
        (true, scenes.first(), [true, false, false, false]),
        (false, scenes.last(), [false, true, true, true]),
        (true, scenes.last(), [true, true, false, true]),
    ] {
        let scene = scene.expect("five scenes");
        let picture = paint(flipped, scene);
        assert_eq!(written(&picture), expected, "flipped: {flipped}");
        let board = Painter::new(style(flipped)).paint(scene).expect("there is memory");
        let same = (0..320).all(|y| (0..320).all(|x| board.pixel(x, y) == picture.pixel(x, y + 25)));
        assert!(same, "the board is as without strips");
    }
}
