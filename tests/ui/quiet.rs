//! A window in which nothing moves does not repaint.

use crate::book;
use crate::editor::editor;
use crate::games::games;
use crate::prelude::*;
use crate::room::{named, room};
use crate::study;

/// Moves the pointer, and checks that this takes only a few frames.
fn move_pointer(window: &mut Window, by: Vec2) {
    let at = window.harness.ctx.pointer_latest_pos().expect("the pointer is over the window");
    window.harness.hover_at(at + by);
    let frames = window.harness.run();
    assert!(frames < 6, "one movement is {frames} frames");
    assert!(window.rests(), "the pointer rests");
}

#[test]
fn nothing_repaints_when_nothing_moves() {
    let mut window = Window::new();
    assert!(window.rests(), "as it opens");
    window.press("e2");
    assert!(window.rests(), "with a piece in hand");
    for _ in 0..5 {
        move_pointer(&mut window, vec2(10.0, -30.0));
    }
    window.hover_on("e4");
    window.harness.event(primary(window.square("e4"), false));
    let frames = window.harness.run();
    assert_eq!(window.moves(), "e4");
    assert!(frames < 6, "a piece that was carried is there at once, not in {frames}");
    window.click("e7");
    let e5 = window.square("e5");
    window.harness.hover_at(e5);
    window.harness.event(primary(e5, true));
    window.harness.event(primary(e5, false));
    window.harness.run_steps(2);
    assert!(!window.rests(), "a piece that flies is painted on its way");
    let frames = window.harness.run();
    assert!((5..40).contains(&frames), "a flight takes a fifth of a second, not {frames} frames");
    assert!(window.rests(), "it has arrived");
    window.choose("Game");
    window.key(Key::Escape);
    assert!(window.rests(), "after a menu");
    let mut window = Window::by_the_book();
    window.drag("e2", "e4");
    assert!(window.rests(), "the guard against quick presses asks for no frames");
}

#[test]
fn every_other_screen_rests_too() {
    let folder = Folder::new("quiet");
    let file = folder.write("club.pgn", games(300));
    let walked: &[Hand] =
        &[|window| window.play("Right"), |window| window.play("Right"), |window| window.play("Home")];
    let tabs: &[Hand] = &[
        |window| window.choose("In turn"),
        |window| window.choose("By number"),
        |window| window.choose("By dice"),
    ];
    let edited: &[Hand] = &[
        |window| window.choose("white queen"),
        |window| move_pointer(window, vec2(-300.0, 10.0)),
        |window| window.click("e4"),
    ];
    let on_page: &[Hand] = &[|window| window.drag("d4", "d7"), |window| move_pointer(window, vec2(3.0, 3.0))];
    // The cursor in the search field of a list blinks, so Tab moves the focus away.
    let listed: &[Hand] = &[|window| window.until_checked(), |window| window.key(Key::Tab)];
    for (what, mut window, steps) in [
        ("the editor", editor(Begin::default()), edited),
        ("a study", study::open(Begin::default(), study::GAME), walked),
        ("a page of the book", book::open_at(Begin::default(), "12-rook"), on_page),
        ("the room", room(named()), tabs),
        ("a list of games", Window::new().with_list(&file, "300 games"), listed),
    ] {
        for (number, step) in steps.iter().enumerate() {
            step(&mut window);
            window.rest();
            assert!(window.rests(), "{what}, step {number}");
        }
    }
    let mut window = room(named());
    window.harness.key_press(Key::Space);
    window.harness.run_steps(2);
    assert!(!window.rests(), "the die rolls");
    window.harness.run();
    assert!(window.rests(), "it lies");
}
