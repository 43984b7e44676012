//! Confetti when a human wins against an engine: once, and not if sounds or animations are off.

use crate::prelude::*;

/// How many pieces of confetti are painted over the board.
fn confetti(window: &Window) -> usize {
    let board = window.board();
    let is_near = |points: &[Pos2]| points.len() == 4 && board.expand(20.0).contains(points[0]);
    let is_paper = |shape: &egui::Shape| matches!(shape, egui::Shape::Path(path) if is_near(&path.points));
    let is_board =
        |clip: &Rect| (clip.min - board.min).length() < 1.0 && (clip.max - board.max).length() < 1.0;
    window.shapes().into_iter().filter(|(clip, shape)| is_board(clip) && is_paper(shape)).count()
}

/// A game against an engine that the human has just won by mate or lost by resigning, at a time when confetti would
/// fall.
fn ended(before: &[Setting], wins: bool) -> Window {
    let fen = Some("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1");
    let mut window = Begin { fen, setup: white(), ..Begin::default() }.game().window;
    for setting in before {
        window.command(Command::Switch(*setting));
    }
    window.request_without_frame(match wins {
        true => Request::Typed("Qg7".to_owned()),
        false => Request::Do(Deed::Resign { by: Color::White }),
    });
    window.later(0.1);
    window.later(0.6);
    window
}

#[test]
fn confetti_falls_once_for_a_person_who_wins() {
    for (before, wins, falls) in [
        (&[][..], true, true),
        (&[], false, false),
        (&[Setting::Sound], true, false),
        (&[Setting::Animation], true, false),
    ] {
        let mut window = ended(before, wins);
        assert!(window.table().result().is_some());
        assert_eq!(confetti(&window) > 5, falls, "{before:?}, won: {wins}");
        window.later(1.5);
        window.rest();
        assert_eq!(confetti(&window), 0, "{before:?}");
        assert!(window.rests(), "{before:?}");
    }
}
