//! Pictures of positions and games: their size and content, files that are read back, and marks as text.

use std::collections::HashMap;

use jadoube::diagram::{BoardTheme, FramePace, Painter, Picture, PictureStyle, PieceSet, Scene, write_gif};
use jadoube::record::{Mark, MarkColor, MarkShape, Record};
use jadoube::rules::{PieceLetters, Position, Square, read_san};
use jadoube::start::Start;

use crate::rules::{position, square};

pub fn style(side: u32) -> PictureStyle {
    PictureStyle {
        side,
        flipped: false,
        coordinates: true,
        colors: BoardTheme::Wood.palette(false),
        pieces: PieceSet::Classic,
    }
}

fn paint(style: PictureStyle, scene: &Scene) -> Picture {
    Painter::new(style).paint(scene).expect("there is memory")
}

/// The colour at a point of a square: `across` and `down` are percentages of its side, from its upper left corner in
/// the picture.
fn at(picture: &Picture, name: &str, flipped: bool, across: u32, down: u32) -> [u8; 3] {
    let square = square(name);
    let (mut column, mut row) = (square.file().index() as u32, 7 - square.rank().index() as u32);
    if flipped {
        (column, row) = (7 - column, 7 - row);
    }
    let place = |index: u32, part: u32| picture.width() * (100 * index + part) / 800;
    picture.pixel(place(column, across), place(row, down)).expect("in the picture")
}

const LIGHT: [u8; 3] = [0xEB, 0xDC, 0xC0];
const DARK: [u8; 3] = [0xB0, 0x8A, 0x5E];
const IVORY: [u8; 3] = [0xFB, 0xF7, 0xEC];

#[test]
fn a_size_is_as_asked_but_within_the_limits() {
    let scene = Scene::of(&Position::standard());
    for (asked, side) in [(16, 16), (17, 17), (100, 100), (333, 333), (1000, 1000), (1, 16), (9999, 4096)] {
        if side == 4096 && cfg!(debug_assertions) {
            continue;
        }
        let picture = paint(style(asked), &scene);
        assert_eq!((picture.width(), picture.height()), (side, side));
        let mut png = Vec::new();
        picture.write_png(&mut png).expect("memory takes it");
        let read = image::load_from_memory(&png).expect("a PNG").into_rgb8();
        assert_eq!(read.dimensions(), (side, side));
        assert!(picture.rgba().chunks_exact(4).all(|pixel| pixel[3] == 255), "nothing shines through");
        assert_eq!(read.pixels().next().map(|pixel| pixel.0), picture.pixel(0, 0));
    }
}

#[test]
fn each_square_has_its_colour_and_its_piece() {
    for side in [200, 400, 777] {
        for flipped in [false, true] {
            let picture = paint(PictureStyle { flipped, ..style(side) }, &Scene::of(&Position::standard()));
            let table =
                [("e4", LIGHT), ("e5", DARK), ("a3", DARK), ("h6", DARK), ("b5", LIGHT), ("e2", IVORY)];
            for (name, color) in table {
                assert_eq!(at(&picture, name, flipped, 50, 36), color, "{name} of {side}, flipped {flipped}");
            }
            let black = at(&picture, "e7", flipped, 50, 36);
            assert!(black.iter().all(|part| *part < 0x60), "a black pawn is {black:?}");
        }
    }
}

#[test]
fn turned_round_it_is_the_same_but_for_the_coordinates() {
    let scene = Scene::of(&position("4k3/8/8/3q4/8/8/1R6/4K3 w - - 0 1"));
    let bare = |flipped| paint(PictureStyle { flipped, coordinates: false, ..style(320) }, &scene);
    let (white, black) = (bare(false), bare(true));
    for square in Square::all() {
        let name = square.to_string();
        for (across, down) in [(50, 50), (30, 80), (90, 10)] {
            let [one, other] = [(&white, false), (&black, true)]
                .map(|(picture, flipped)| at(picture, &name, flipped, across, down));
            assert_eq!(one, other, "{name}");
        }
    }
}

#[test]
fn marks_and_the_last_move_and_coordinates_are_seen() {
    let start = Position::standard();
    let e4 = read_san(&start, "e4", &PieceLetters::ENGLISH).expect("a move");
    let plain = paint(style(800), &Scene::of(&start));
    let moved = paint(style(800), &Scene::after(&start, e4));
    for name in ["e2", "e4"] {
        assert_ne!(at(&plain, name, false, 5, 5), at(&moved, name, false, 5, 5), "brackets on {name}");
    }
    let bare = paint(PictureStyle { coordinates: false, ..style(800) }, &Scene::of(&start));
    let inked = |picture: &Picture| (0..20).any(|x| (0..20).any(|y| at(picture, "a4", false, x, y) != LIGHT));
    assert!(inked(&plain) && !inked(&bare), "the 4 stands on a4");
    let scene = Scene::of(&position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"));
    assert_eq!(scene.check, Some(square("e1")));
    assert_ne!(at(&paint(style(800), &scene), "e1", false, 12, 50), DARK, "a star on e1");
    let mut seen = Vec::new();
    for color in MarkColor::ALL {
        let marks = vec![
            Mark { shape: MarkShape::Circle(square("d5")), color },
            Mark { shape: MarkShape::Arrow(square("a3"), square("a6")), color },
        ];
        let picture = paint(style(800), &Scene { marks, ..Scene::of(&start) });
        let painted = |name: &str, percent: std::ops::Range<u32>| -> Vec<bool> {
            let points = percent.clone().flat_map(|x| percent.clone().map(move |y| (x, y)));
            points.map(|(x, y)| at(&picture, name, false, x, y) != LIGHT).collect()
        };
        let (circle, arrow) = (painted("d5", 1..99), painted("a4", 10..90));
        assert!(circle.contains(&true) && arrow.contains(&true), "{color:?}");
        assert_eq!(at(&picture, "d5", false, 50, 50), LIGHT, "{color:?} circle is open");
        let is_known = seen.iter().any(|(one, other)| *one == circle || *other == arrow);
        assert!(!is_known, "{color:?} has its own line");
        seen.push((circle, arrow));
    }
}

#[test]
fn marks_are_read_as_files_have_them() {
    let green = |shape| Some(Mark { shape, color: MarkColor::Green });
    for (text, mark) in [
        ("Gd4", green(MarkShape::Circle(square("d4")))),
        ("Gd4e5", green(MarkShape::Arrow(square("d4"), square("e5")))),
        ("Yh8", Some(Mark { shape: MarkShape::Circle(square("h8")), color: MarkColor::Yellow })),
        ("", None),
        ("G", None),
        ("d4", None),
        ("Xd4", None),
        ("Gd9", None),
        ("Gd4e", None),
        ("Gd4e5f6", None),
        ("Gé4", None),
    ] {
        assert_eq!(Mark::read(text), mark, "{text}");
        assert_eq!(mark.map_or(text.to_owned(), |mark| mark.to_string()), text);
    }
}

/// The scenes of a game: the start, and the position after each move.
fn game(moves: &str) -> Vec<Scene> {
    let mut record = Record::new(Start::standard());
    let mut place = Record::ROOT;
    for text in moves.split_whitespace() {
        let mv = read_san(&record.position(place), text, &PieceLetters::ENGLISH).expect("a legal move");
        place = record.add(place, mv).expect("a legal move");
    }
    Scene::line(&record, Record::ROOT)
}

/// The colour of every pixel, by its column and row.
type Shown = HashMap<(u16, u16), [u8; 3]>;

/// The frames of a GIF, each with its duration in hundredths of a second.
fn decode(bytes: &[u8]) -> (Vec<Shown>, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let (mut shown, mut delays, mut canvas) = (Vec::new(), Vec::new(), HashMap::new());
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (index as u16 % frame.width, index as u16 / frame.width);
            if pixel[3] == 255 {
                canvas.insert((frame.left + x, frame.top + y), [pixel[0], pixel[1], pixel[2]]);
            }
        }
        shown.push(canvas.clone());
        delays.push(frame.delay);
    }
    (shown, delays)
}

fn gif(side: u32, scenes: &[Scene], pace: FramePace) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_gif(&mut Painter::new(style(side)), scenes, pace, &mut bytes).expect("memory takes it");
    bytes
}

#[test]
fn a_game_becomes_a_moving_picture() {
    let scenes = game("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 Nxd4");
    assert_eq!(scenes.len(), 12);
    let bytes = gif(240, &scenes, FramePace { every: 400, last: 2500 });
    let (shown, delays) = decode(&bytes);
    assert_eq!((shown.len(), delays), (12, [vec![40; 11], vec![250]].concat()));
    for (scene, shown) in scenes.iter().zip(&shown) {
        let picture = paint(style(240), scene);
        assert_eq!(shown.len(), 240 * 240, "every pixel");
        let far = |(&(x, y), color): (&(u16, u16), &[u8; 3])| {
            let meant = picture.pixel(x.into(), y.into()).expect("in the picture");
            meant.iter().zip(color).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
        };
        assert!(shown.iter().map(far).max() < Some(48), "the nearest of 255 colours is near");
    }
    assert!(bytes.len() < 60_000, "{} bytes", bytes.len());
}

#[test]
fn pictures_can_be_made_without_moves_and_of_a_pass() {
    assert_eq!(decode(&gif(64, &game(""), FramePace::default())).1, [300]);
    assert!(gif(64, &[], FramePace::default()).is_empty());
    let twice = [game(""), game("")].concat();
    assert_eq!(decode(&gif(64, &twice, FramePace::of(100))).0.len(), 2);
}
