//! The layout of the game: the board is whole and large, and nothing overlaps or is cut off, in small and large
//! windows.

use crate::prelude::*;
use egui::epaint::TextShape;
use jadoube::ui::board::Geometry;
use jadoube::ui::theme::Density;
use jadoube::ui::view::layout::{Layout, Needs, Spot};

/// The height of a law card with much text. The narrower the card, the greater its height.
fn law(width: f32) -> f32 {
    (20000.0 / width.max(1.0)).max(96.0)
}

/// What a running game without clocks needs in this space, where `law` gives the height of the law card for each width.
fn needs(room: Rect, law: &dyn Fn(f32) -> f32) -> Needs<'_> {
    Needs {
        tokens: Density::of_window(room.max.to_vec2()).tokens(),
        pixels_per_point: 2.0,
        clock: false,
        is_over: false,
        walks: true,
        tray: false,
        lines: 0,
        questions: 0.0,
        audience: false,
        law,
    }
}

/// The layout of the space below the menu bar.
fn lay_out(room: Rect, pixels_per_point: f32, clock: bool, lines: usize) -> Layout {
    let tokens = Density::of_window(room.max.to_vec2()).tokens();
    let law: &dyn Fn(f32) -> f32 = &|width| if tokens.menu < 40.0 { law(width) - 36.0 } else { law(width) };
    Layout::of(room, &Needs { pixels_per_point, clock, lines, ..needs(room, law) })
}

#[test]
fn nothing_overlaps_at_any_size() {
    let widths = [280.0, 300.0, 400.0, 640.0, 800.0, 1024.0, 1180.0, 1440.0, 1920.0, 2560.0, 3840.0];
    let heights = [166.0, 200.0, 300.0, 446.0, 566.0, 726.0, 1000.0, 1400.0, 2126.0];
    for size in widths.into_iter().flat_map(|width| heights.map(|height| vec2(width, height))) {
        let more = |scale| [(scale, false, 0), (scale, true, 0), (scale, false, 3), (scale, true, 5)];
        for (scale, clock, lines) in [1.0, 1.25, 1.5, 2.0, 3.0].into_iter().flat_map(more) {
            let room = Rect::from_min_size(pos2(0.0, 34.0), size);
            let layout = lay_out(room, scale, clock, lines);
            let board = Geometry::within(layout.board(), false, scale).rect();
            let place = format!("{size:?} at {scale}: {layout:?}");
            assert!(board.width() >= 100.0, "{place}");
            let spare = layout.board().width() - board.width();
            assert!(spare < 8.1 / scale, "the board fills its room: {place}");
            let bar = layout.get(Spot::Bar);
            assert_eq!(bar.is_some(), lines > 0 && layout.has_panel(), "{place}");
            assert_eq!(layout.get(Spot::Line).is_some(), !layout.has_panel(), "{place}");
            if layout.has_panel() {
                assert_eq!(layout.get(Spot::Clock).is_some(), clock, "{place}");
                // What replaces the law card and the buttons covers nothing else.
                let lower = layout.of_all(&[Spot::Law, Spot::Buttons]).shrink(0.5);
                let others = [Spot::Far, Spot::Near, Spot::Sheet, Spot::Clock].map(|spot| layout.get(spot));
                let between = others.into_iter().flatten().find(|other| lower.intersects(*other));
                assert_eq!(between, None, "between the law and the buttons: {place}");
            }
            let parts = layout.iter().filter(|(spot, _)| !matches!(spot, Spot::Panel | Spot::Board));
            let all: Vec<_> = parts.chain([(Spot::Board, board)]).collect();
            for (index, (spot, rect)) in all.iter().enumerate() {
                let least = if matches!(spot, Spot::Line | Spot::Bar) { 8.0 } else { 20.0 };
                assert!(room.expand(0.5).contains_rect(*rect), "{spot:?} is cut off: {place}");
                assert!(rect.width() > 0.0 && rect.height() > least, "{spot:?} is too small: {place}");
                let is_smaller = rect.area() <= board.area().max(room.area() * 0.4);
                assert!(is_smaller, "the board is smaller than {spot:?}: {place}");
                for (other, beside) in &all[index + 1..] {
                    let overlaps = rect.shrink(0.5).intersects(beside.shrink(0.5));
                    assert!(!overlaps, "{spot:?} on {other:?}: {place}");
                }
            }
        }
    }
}

#[test]
fn the_promised_sizes_have_their_panel() {
    for (size, least) in [
        (vec2(640.0, 446.0), 400.0),
        (vec2(1180.0, 726.0), 660.0),
        (vec2(2560.0, 1406.0), 1300.0),
        (vec2(3840.0, 2126.0), 2000.0),
        (vec2(600.0, 1000.0), 560.0),
    ] {
        for (clock, lines) in [(false, 0), (true, 0), (true, 3)] {
            let layout = lay_out(Rect::from_min_size(pos2(0.0, 34.0), size), 1.0, clock, lines);
            assert!(layout.has_panel(), "no panel at {size:?}");
            assert_eq!(layout.get(Spot::Lines).is_some(), lines > 0, "no line has room: {layout:?}");
            // The clock bar takes space from a board above the panel.
            let least = if clock && size.x < size.y { least - 40.0 } else { least };
            assert!(layout.board().width() >= least, "{size:?}: {layout:?}");
            let place = layout.at(Spot::Law);
            let least = if size.x < 700.0 { law(place.width()) - 36.0 } else { law(place.width()) };
            assert!(place.height() >= least - 0.1, "the law is cut off at {size:?}: {layout:?}");
        }
    }
}

/// The buttons that step through the game are there even in a low window; the clock bar may disappear once the game is
/// over.
#[test]
fn the_buttons_that_walk_leave_last() {
    for size in [vec2(683.0, 350.0), vec2(640.0, 446.0), vec2(1180.0, 720.0)] {
        for (clock, is_over, lines) in (0..8).map(|bits| (bits & 1 == 0, bits & 2 == 0, (bits / 4) * 3)) {
            let room = Rect::from_min_size(pos2(0.0, 34.0), size);
            let law = |_: f32| if is_over { 110.0 } else { 60.0 };
            let needs = Needs { clock, is_over, lines, ..needs(room, &law) };
            let layout = Layout::of(room, &needs);
            let place = format!("{size:?}, over: {is_over}: {layout:?}");
            assert!(layout.get(Spot::Walk).is_some(), "no buttons that walk at {place}");
            assert!(layout.get(Spot::Clock).is_some() || !clock || is_over, "no clock bar at {place}");
        }
    }
}

#[test]
fn nothing_falls_over_in_a_tiny_window() {
    for size in [vec2(300.0, 200.0), vec2(120.0, 90.0), vec2(40.0, 30.0), vec2(1.0, 1.0)] {
        for scale in [1.0, 3.0] {
            let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
            let mut window = Begin { size, scale, fen: Some(fen), ..Begin::default() }.open();
            window.key(Key::F1);
            window.expect("Flip board");
            window.play("Escape Ctrl+N");
            window.expect("White’s name");
            window.key(Key::Escape);
            window.types("a7a8");
            if size.x >= 300.0 {
                window.expect("needs a promotion piece");
            }
            window.types("a8=N");
            assert_eq!(window.moves(), "a8=N", "{size:?} at {scale}");
        }
    }
}

/// The coordinates are next to the board, inside the window, and at least five points high.
#[test]
fn coordinates_keep_clear_of_the_pieces() {
    for (size, text_size) in [(SMALL, 100), (vec2(600.0, 1000.0), 100), (SIZE, 100), (SIZE, 200)] {
        let mut window = Begin { size, ..Begin::default() }.open();
        window.command(Command::Choose(Choice::TextSize(text_size)));
        let (board, whole) = (window.board(), window.harness.ctx.content_rect());
        let letters = window.painted_texts().into_iter().filter(|text| {
            let text = text.galley.text();
            text.len() == 1 && "abcdefgh12345678".contains(text)
        });
        let places: Vec<Rect> = letters.map(TextShape::visual_bounding_rect).collect();
        assert_eq!(places.len(), 16, "{size:?} at {text_size} %");
        for place in places {
            let is_clear = !place.intersects(board) && whole.contains_rect(place);
            assert!(is_clear && place.height() >= 5.0, "{place:?} at {board:?}, {size:?} at {text_size} %");
        }
    }
}
