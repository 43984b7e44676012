//! The parts of a screen are in the window or can be scrolled to, and cover neither the board nor each other, in
//! windows of many shapes.
//!
//! `sizes` tests buttons and texts at common sizes, and `layout` the layout of the game's parts.

use crate::games::games;
use crate::prelude::*;
use crate::{adjourned, analysis, lesson, review, room, start_screen, study, tour};

const TINY: Vec2 = vec2(280.0, 200.0);
const TALL: Vec2 = vec2(500.0, 900.0);
const LARGE: Vec2 = vec2(2560.0, 1440.0);

/// Opens a screen in each size and language, and checks the places of its board and of the widgets whose names are in
/// `fits.tsv`.
fn check(what: &str, sizes: &[Vec2], open: &dyn Fn(Begin) -> Window) {
    let [_, english, dutch] = cases(include_str!("fits.tsv")).find(|row| row[0] == what).expect(what);
    for (size, (language, names)) in
        sizes.iter().flat_map(|size| [(EN, english), (NL, dutch)].map(|names| (*size, names)))
    {
        let names: Vec<&str> = names.split_terminator(" | ").collect();
        let window = open(Begin { size, language, ..Begin::default() });
        // In a window narrower or lower than `SMALL`, the start screen may scroll.
        let scrolls = what == "the start screen" && (size.x < SMALL.x || size.y < SMALL.y);
        let what = format!("{what} at {size:?} in {language:?}");
        let screen = window.harness.ctx.content_rect();
        let room = if scrolls { screen.with_max_y(f32::INFINITY) } else { screen };
        let board = window.square_if_shown("a1").map(|_| window.board());
        if let Some(board) = board {
            assert!(screen.expand(0.5).contains_rect(board) && board.width() >= 100.0, "{board} in {what}");
            assert!((board.width() - board.height()).abs() < 0.01, "{board} in {what}");
        }
        let places: Vec<Rect> = names.iter().map(|name| window.rect(name)).collect();
        for (index, (name, place)) in names.iter().zip(&places).enumerate() {
            assert!(room.expand(0.5).contains_rect(*place), "{name} at {place} in {what}");
            assert!(place.width() > 14.0 && place.height() > 14.0, "{name} at {place} in {what}");
            let place = place.shrink(1.0);
            // The pieces to place may overlap the board.
            let is_piece = ["white king", "witte koning"].contains(name);
            let covers = board.is_some_and(|board| board.intersects(place)) && !is_piece;
            assert!(!covers, "{name} on the board in {what}");
            for (other, rect) in names.iter().zip(&places).skip(index + 1) {
                assert!(!place.intersects(rect.shrink(1.0)), "{name} on {other} in {what}");
            }
        }
    }
}

#[test]
fn the_board_is_whole_at_every_size_and_scale() {
    for (size, scale) in [
        (vec2(300.0, 200.0), 1.0),
        (SMALL, 1.0),
        (SMALL, 3.0),
        (SIZE, 2.0),
        (TALL, 1.5),
        (vec2(3840.0, 2160.0), 1.0),
    ] {
        let refused = |begin| {
            let fen = Some("r3k2r/8/8/8/4b3/8/8/R3K2R w KQkq - 0 1");
            let mut window = Begin { scale, fen, ..begin }.open();
            window.drag("a1", "h1");
            window
        };
        check("a refusal", &[size], &refused);
    }
    let reviewed = |begin| review::at_the_turning_point(begin);
    check("a review", &[SIZE, SMALL, TALL, TINY, LARGE], &reviewed);
}

#[test]
fn analysis_leaves_the_board_in_its_place() {
    for size in [SIZE, SMALL, TALL, LARGE, TINY] {
        let scores = [Score::Centipawns(10), Score::Centipawns(-2345), Score::Mate(12)];
        let boards = scores.map(|score| {
            let at = |begin| analysis::told_at(begin, score);
            check("analysis", &[size], &at);
            at(Begin { size, ..Begin::default() }).board()
        });
        assert!(boards.iter().all(|board| *board == boards[0]), "{size:?}: {boards:?}");
    }
}

#[test]
fn what_is_learnt_and_studied_is_beside_the_board() {
    let sizes = [TINY, vec2(300.0, 300.0), vec2(300.0, 600.0), SMALL, TALL, vec2(900.0, 300.0), SIZE, LARGE];
    let castled = |begin| {
        let mut window = lesson::open(begin);
        window.drag("b1", "e1");
        assert!(window.shows("Well done!") || window.shows("Goed gedaan!"));
        window
    };
    for open in [&lesson::open as &dyn Fn(Begin) -> Window, &castled] {
        check("the lesson", &sizes, open);
    }
    let last = |begin| tour::at(begin, 6);
    check("the tour", &[SMALL, vec2(320.0, 480.0), TINY, LARGE], &last);
    let studied = |begin| {
        let mut window = study::open(begin, study::GAME);
        window.key(Key::ArrowRight);
        assert_eq!(study::shown(&window), "e4");
        window
    };
    check("a study", &[TINY, vec2(300.0, 600.0), SMALL, TALL, SIZE, LARGE], &studied);
}

#[test]
fn the_start_is_seen_or_scrolled_to() {
    let sizes = [SMALL, SIZE, LARGE, vec2(400.0, 700.0), TINY];
    check("the start screen", &sizes, &start_screen::open);
    let folder = Folder::new("fits-games");
    let file = folder.write("club.pgn", games(300));
    let listed = |begin: Begin| {
        let shown = if begin.language == NL { "300 partijen" } else { "300 games" };
        begin.open().with_list(&file, shown)
    };
    check("a list of games", &[vec2(300.0, 220.0), SMALL, LARGE], &listed);
}

#[test]
fn each_way_to_a_chess960_start_is_in_sight() {
    // The tabs may have short names in a small window.
    for tab in [
        [["By dice", "Dice"], ["Dobbelen", "Dobbelen"]],
        [["In turn", "In turn"], ["Om de beurt", "Beurten"]],
        [["By number", "Number"], ["Op nummer", "Nr."]],
    ] {
        let open = |begin: Begin| {
            let [long, short] = tab[usize::from(begin.language == NL)];
            let mut window = room::room(Begin { setup: people(), ..begin });
            window.choose(if window.has(long) { long } else { short });
            window
        };
        check(tab[0][0], &[SMALL, TALL, SIZE, LARGE], &open);
    }
}

#[test]
fn questions_of_a_game_are_beside_the_board() {
    let tall = vec2(600.0, 1000.0);
    let adjourned = |begin| adjourned::sealed(Begin { setup: adjourned::setup(true), ..begin }, "Nc3");
    check("an envelope", &[SMALL, SIZE], &adjourned);
    for clock in [[None, None], fischer(300_000, 0)] {
        let claiming = |begin: Begin| {
            let [claim, with] = match begin.language == NL {
                true => ["Claimen…", "Na mijn volgende zet"],
                false => ["Claim…", "After my next move"],
            };
            let setup = GameSetup { clock: clock.clone(), ..touch(TouchMove::OnClaim) };
            let mut window = Begin { setup, ..begin }.open();
            window.drag("e2", "e4");
            window.choose_all([claim, with]);
            window
        };
        check("a claim", &[SMALL, SIZE, tall], &claiming);
    }
    // When two questions are open, their answer buttons do not overlap.
    for flip in [false, true] {
        let asked = |begin: Begin| {
            let setup = GameSetup { take_back: TakeBack::Agreed, ..touch(TouchMove::Off) };
            let mut window = Begin { setup, language: EN, ..begin }.open();
            window.play("e2e4 e7e5");
            if flip {
                window.key(Key::F);
            }
            window.choose_all([
                "Offer draw",
                "Black offers a draw",
                "Take back",
                "Black requests a takeback",
            ]);
            window
        };
        check("two questions", &[SMALL, SIZE, tall], &asked);
    }
}
