//! The board without a window: the events that the pointer produces, and where the squares are.

use egui::{Pos2, Rect, Vec2, pos2};
use jadoube::record::MarkColor;
use jadoube::rules::Square;
use jadoube::ui::board::{BoardEvent, Button, Geometry, Input, PointerEvent, mark_color};

use crate::rules::square;
use crate::tables::rows;

/// A board of 800 by 800 points whose top left corner is at 100, 50.
fn board(flipped: bool) -> Geometry {
    Geometry::within(Rect::from_min_size(pos2(100.0, 50.0), Vec2::splat(800.0)), flipped, 1.0)
}

/// Plays a script on the board and returns its events.
///
/// The gestures are `down e2`, `up e4`, `move e4`, `right-down e2`, `right-up e4`, `gone`, `lost` and `escape`,
/// separated by commas. `off` is a point next to the board; `shift` and `alt` before `right-down` choose the colour.
/// `king` holds a piece off the board, at `off`.
fn said(script: &str, flipped: bool) -> String {
    let board = board(flipped);
    let mut input = Input::default();
    let mut said = Vec::new();
    for line in script.split(',').map(str::trim) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let at = words.last().map_or(Pos2::ZERO, |name| point(&board, name));
        let brush = mark_color(words.contains(&"shift"), words.contains(&"alt"));
        let verb = words.iter().find(|word| !["shift", "alt"].contains(*word)).copied();
        let event = match verb.expect("a line has a verb") {
            "down" => PointerEvent::Down(Button::Primary, at, brush),
            "up" => PointerEvent::Up(Button::Primary, at),
            "right-down" => PointerEvent::Down(Button::Secondary, at, brush),
            "right-up" => PointerEvent::Up(Button::Secondary, at),
            "move" => PointerEvent::Move(at),
            "gone" => PointerEvent::Gone,
            "lost" => PointerEvent::Lost,
            "escape" => {
                if input.cancel() {
                    said.push(BoardEvent::Cancel);
                }
                continue;
            }
            "king" => {
                let place = Rect::from_center_size(point(&board, "off"), Vec2::splat(30.0));
                input.set_off_board(vec![(place, None)]);
                continue;
            }
            other => panic!("no such verb: {other}"),
        };
        input.take(event, &board, &mut said);
    }
    said.iter().map(told).collect::<Vec<_>>().join(", ")
}

fn point(board: &Geometry, name: &str) -> Pos2 {
    name.parse::<Square>().map_or(pos2(20.0, 20.0), |square| board.square(square).center())
}

fn told(said: &BoardEvent) -> String {
    match said {
        BoardEvent::Press(Some(square)) => format!("press {square}"),
        BoardEvent::Press(None) => "press beside".to_owned(),
        BoardEvent::PressOff(piece) => format!("press {piece:?}"),
        BoardEvent::Release(Some(square)) => format!("release {square}"),
        BoardEvent::Release(None) => "release off".to_owned(),
        BoardEvent::Enter(square) => format!("enter {square}"),
        BoardEvent::Cancel => "cancel".to_owned(),
        BoardEvent::Draw(mark) => format!("draw {mark}"),
    }
}

#[test]
fn pointer_events_become_board_events() {
    for flipped in [false, true] {
        for [script, expected] in rows!("pointer") {
            assert_eq!(said(script, flipped), expected, "{script}, flipped: {flipped}");
        }
    }
}

#[test]
fn a_click_is_no_drag() {
    let board = board(false);
    let start = board.square(square("e2")).center();
    for (distance, dragged) in [(0.0, false), (3.0, false), (5.0, true), (100.0, true)] {
        let mut input = Input::default();
        input.take(PointerEvent::Down(Button::Primary, start, MarkColor::Green), &board, &mut Vec::new());
        input.take(PointerEvent::Move(start + Vec2::new(distance, 0.0)), &board, &mut Vec::new());
        let held = input.held().expect("a press goes on");
        assert_eq!(held.dragged, dragged, "{distance} points");
    }
}

#[test]
fn squares_are_where_they_are_shown() {
    for flipped in [false, true] {
        for room in [Vec2::new(801.0, 640.0), Vec2::new(333.0, 1000.0), Vec2::splat(7.0)] {
            for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
                let room = Rect::from_min_size(pos2(13.0, 7.0), room);
                let board = Geometry::within(room, flipped, scale);
                let place = format!("{room:?} at {scale}");
                assert!(room.expand(1.0).contains_rect(board.rect()), "{place}: {:?}", board.rect());
                let (width, height) = (board.rect().width(), board.rect().height());
                assert!((width - height).abs() < 0.001, "{place}");
                let pixels = board.side() * scale;
                assert!((pixels - pixels.round()).abs() < 0.001, "{place}: a square has {pixels} pixels");
                if pixels < 1.0 {
                    continue;
                }
                for square in Square::all() {
                    let middle = board.square(square).center();
                    assert_eq!(board.square_at(middle), Some(square), "{place}");
                    assert!(board.point(Geometry::spot(square)).distance(middle) < 0.001, "{place}");
                }
                assert_eq!(board.square_at(board.rect().min - Vec2::splat(1.0)), None, "{place}");
            }
        }
    }
    let below = |flipped| board(flipped).square_at(pos2(110.0, 840.0));
    assert_eq!([false, true].map(below), [Some(square("a1")), Some(square("h8"))]);
}
