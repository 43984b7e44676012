//! A few snapshots of the window, to be reviewed carefully when they change: `UPDATE_SNAPSHOTS=1 cargo test` updates
//! them.

use egui::{PointerButton, vec2};
use egui_kittest::{SnapshotOptions, SnapshotResults};
use jadoube::engine::{Level, Score};
use jadoube::game::{ClockKind, TimeControl};
use jadoube::table::{GameSetup, Seat, TakeBack, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::{Choice, Command, Request};

use crate::analyst::Fake;
use crate::book;
use crate::clock_alone::clock;
use crate::editor;
use crate::folder::Folder;
use crate::games;
use crate::lesson;
use crate::many_games;
use crate::room;
use crate::seen::text_stands_out;
use crate::start_screen;
use crate::study;
use crate::tour;
use crate::window::{Begin, Window};

fn check(window: &mut Window, name: &str) {
    // The compared images are also measured.
    text_stands_out(window, name);
    // Drivers differ in the last bit at the edges of letters.
    window.harness.snapshot_options(name, &SnapshotOptions::new().threshold(1.5).max_failed_pixels(60));
}

const SMALL: egui::Vec2 = vec2(640.0, 480.0);

#[test]
fn a_knight_in_hand() {
    let mut window = Begin { size: SMALL, ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.drag("d7", "d5");
    window.press("b1");
    let at = window.square("c3") + vec2(11.0, -7.0);
    window.harness.hover_at(at);
    window.harness.run();
    check(&mut window, "knight-in-hand");
}

#[test]
fn a_refusal_in_the_dark() {
    let fen = "r3k2r/8/8/8/2b4q/8/8/R3K2R w KQkq - 0 1";
    let mut window =
        Begin { size: SMALL, fen: Some(fen), language: Language::NL, dark: true, ..Begin::default() }.open();
    window.drag("e1", "g1");
    window.button(egui::Pos2::ZERO, PointerButton::Middle, false);
    window.harness.remove_cursor();
    window.harness.run();
    check(&mut window, "refusal-in-the-dark");
}

#[test]
fn pages_of_the_book() {
    let mut results = SnapshotResults::new();
    for (dark, language, page, name) in [
        (false, Language::EN, "18-en-passant", "book"),
        (true, Language::NL, "32-touch-castling", "book-in-the-dark"),
    ] {
        let mut window = book::open_at(Begin { size: SMALL, language, dark, ..Begin::default() }, page);
        check(&mut window, name);
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn a_file_that_has_games() {
    let mut results = SnapshotResults::new();
    for (dark, language, answer, name) in [
        (false, Language::EN, "Replace game 1", "save-in-file"),
        (true, Language::NL, "Het hele bestand vervangen", "save-in-file-in-the-dark"),
    ] {
        let begin = Begin { size: SMALL, language, dark, ..Begin::default() };
        let (_folder, mut window) = many_games::asked_where(begin, name);
        window.choose(answer);
        check(&mut window, name);
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn an_edited_game_of_a_list() {
    let mut results = SnapshotResults::new();
    for (dark, language, name) in
        [(false, Language::EN, "edited-game"), (true, Language::NL, "edited-game-in-the-dark")]
    {
        let begin = Begin { size: SMALL, language, dark, ..Begin::default() };
        let (_folder, mut window) = many_games::edited_in_list(begin, name);
        check(&mut window, name);
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn a_pawn_becomes_a_piece() {
    both("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "promotion", |window| window.drag("a7", "a8"));
}

#[test]
fn an_impossible_position_in_the_editor() {
    each_mode("editor-impossible", |begin| {
        let mut window = editor::editor(begin);
        editor::type_fen(&mut window, "4k2P/4R3/8/8/8/8/PPP5/3KK2R w K - 0 1");
        window.button(egui::Pos2::ZERO, PointerButton::Middle, false);
        window
    });
}

/// Light in English and dark in Dutch.
fn each_mode(name: &str, make: impl Fn(Begin) -> Window) {
    let mut results = SnapshotResults::new();
    for (language, dark, end) in [(Language::EN, false, ""), (Language::NL, true, "-in-the-dark")] {
        let mut window = make(Begin { size: SMALL, language, dark, ..Begin::default() });
        window.harness.remove_cursor();
        window.harness.run();
        check(&mut window, &format!("{name}{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn the_clock_alone() {
    each_mode("clock-alone", |begin| {
        let mut window = Begin { setup: clock(ClockKind::Delay, 300_000, 3_000), ..begin }.open();
        window.key(egui::Key::Space);
        window.wait(9_000);
        window.key(egui::Key::Space);
        window.wait(1_000);
        window
    });
}

#[test]
fn the_list_of_games() {
    each_mode("games", |begin| {
        let folder = Folder::new("pictured");
        let file = folder.0.join("club.pgn");
        std::fs::write(&file, games::games(30)).expect("a file for the test");
        let mut window = begin.open();
        window.drop_file(&file);
        window.until("12. De Vries – Jansen");
        window.key(egui::Key::ArrowDown);
        window
    });
}

#[test]
fn the_settings() {
    each_mode("settings", |begin| {
        let mut window = begin.open();
        window.open_settings();
        // A changed setting passes the desktop's theme to the window again, which is light.
        let chosen: &[&str] = if window.shows("Hoog contrast") { &["Donker", "Stevig"] } else { &["Blue"] };
        for name in chosen {
            window.choose(name);
        }
        window
    });
}

/// A game with enforced touch-move, light and dark.
fn both(fen: &'static str, name: &str, hand: impl Fn(&mut Window)) {
    game(fen, name, &[(false, ""), (true, "-in-the-dark")], hand);
}

/// The light version, where another picture has the dark one.
fn by_day(fen: &'static str, name: &str, hand: impl Fn(&mut Window)) {
    game(fen, name, &[(false, "")], hand);
}

fn game(fen: &'static str, name: &str, modes: &[(bool, &str)], hand: impl Fn(&mut Window)) {
    let mut results = SnapshotResults::new();
    for &(dark, end) in modes {
        let setup = GameSetup::default();
        let mut window = Begin { size: SMALL, fen: Some(fen), dark, setup, ..Begin::default() }.open();
        hand(&mut window);
        window.harness.remove_cursor();
        window.harness.run();
        check(&mut window, &format!("{name}{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn a_bound_knight_and_another_piece_refused() {
    both("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", "bound-knight", |window| {
        window.click("f3");
        window.click("c4");
    });
}

#[test]
fn a_piece_that_must_be_taken() {
    by_day(
        "r1bqkb1r/ppp1pppp/2n2n2/3p4/2B1P3/2N5/PPPP1PPP/R1BQK1NR w KQkq - 0 4",
        "must-be-taken",
        |window| {
            window.click("d5");
        },
    );
}

#[test]
fn a_king_in_hand_and_its_rook_placed() {
    by_day(
        "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5",
        "king-in-hand",
        |window| {
            window.press("e1");
            let beside = window.square("h2") + vec2(70.0, 0.0);
            window.harness.hover_at(beside);
            window.button(beside, PointerButton::Primary, false);
            window.drag("h1", "f1");
        },
    );
}

#[test]
fn castling_announced() {
    let fen = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
    by_day(fen, "castling-announced", |window| window.key(egui::Key::C));
}

/// The pawn that goes is not on the marked square.
#[test]
fn en_passant() {
    let fen = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    by_day(fen, "en-passant", |window| window.click("e5"));
}

/// A thin frame shows which piece a press would touch.
#[test]
fn about_to_touch() {
    let mut window = Begin { size: SMALL, setup: GameSetup::default(), ..Begin::default() }.open();
    let at = window.square("g1");
    window.harness.hover_at(at);
    window.harness.run();
    check(&mut window, "about-to-touch");
}

/// With text of double size a small window still has both clocks, the law and all buttons.
#[test]
fn a_small_window_with_double_text() {
    let control = TimeControl::new(ClockKind::Fischer, 900_000, 10_000);
    let clock = [Some(control.clone()), Some(control)];
    let (white, black) = ("De Vries".to_owned(), "Jansen".to_owned());
    let setup = GameSetup { clock, white, black, ..GameSetup::default() };
    let mut window = Begin { size: SMALL, setup, ..Begin::default() }.open();
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(Command::Choose(Choice::TextSize(200))));
    window.harness.run();
    window.drag("e2", "e4");
    window.drag("g8", "g6");
    window.harness.remove_cursor();
    window.harness.run();
    // Not measured: a picture has its points once more in pixels.
    window
        .harness
        .snapshot_options("double-text", &SnapshotOptions::new().threshold(1.5).max_failed_pixels(60));
}

/// A hint and takebacks are at hand against one of the first levels.
#[test]
fn a_first_game_against_the_computer() {
    let level = Level::new(1).expect("a level");
    let seats = [Seat::Person, Seat::Level { level, seed: 1 }];
    let (touch, take_back) = (TouchMove::Off, TakeBack::Free);
    let setup = GameSetup { seats, touch, take_back, ..GameSetup::default() };
    let mut window = Begin { size: SMALL, setup, ..Begin::default() }.open();
    window.click("g1");
    window.harness.remove_cursor();
    window.harness.run();
    check(&mut window, "against-the-computer");
}

#[test]
fn two_players_face_to_face() {
    let setup = GameSetup { touch: TouchMove::OnClaim, ..GameSetup::default() };
    let mut window = Begin { size: SMALL, setup, ..Begin::default() }.open();
    for name in ["View", "Options", "Face to face"] {
        window.choose(name);
    }
    window.drag("e2", "e4");
    window.click("b8");
    window.press("d7");
    let at = window.square("d6") + vec2(11.0, -7.0);
    window.harness.hover_at(at);
    window.harness.run();
    check(&mut window, "face-to-face");
}

#[test]
fn a_draw_offered_with_little_time() {
    let control = TimeControl::new(ClockKind::Fischer, 60_000, 2_000);
    let clock = [Some(control.clone()), Some(control)];
    let (white, black) = ("De Vries".to_owned(), "Jansen".to_owned());
    let setup = GameSetup { clock, white, black, ..GameSetup::default() };
    let mut window =
        Begin { size: SMALL, language: Language::NL, dark: true, setup, ..Begin::default() }.open();
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        for _ in 0..3 {
            window.wait(8_500);
        }
        window.drag(from, to);
    }
    for name in ["Remise aanbieden", "De Vries biedt remise aan"] {
        window.choose(name);
    }
    for _ in 0..3 {
        window.wait(9_500);
    }
    window.harness.remove_cursor();
    window.harness.run();
    check(&mut window, "draw-offered-in-the-dark");
}

/// A step of the lesson, light in English and dark in Dutch.
fn step(number: usize, name: &str, hand: impl Fn(&mut Window)) {
    let mut results = SnapshotResults::new();
    for (language, dark, end) in [(Language::EN, false, ""), (Language::NL, true, "-in-the-dark")] {
        let mut window = lesson::at(Begin { size: SMALL, language, dark, ..Begin::default() }, number);
        hand(&mut window);
        window.harness.run();
        check(&mut window, &format!("{name}{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn the_lesson_before_the_king_is_let_go_on_its_rook() {
    step(1, "lesson-goals", |window| {
        window.press("b1");
        let at = window.square("e1") + vec2(9.0, -7.0);
        window.harness.hover_at(at);
    });
}

#[test]
fn the_lesson_tells_why_not() {
    step(7, "lesson-attacked", |window| {
        window.drag("d1", "h1");
        window.harness.remove_cursor();
    });
}

#[test]
fn the_start_screen() {
    let mut results = SnapshotResults::new();
    for (language, dark, end) in [(Language::EN, false, ""), (Language::NL, true, "-in-the-dark")] {
        let mut window = start_screen::open(Begin { size: SMALL, language, dark, ..Begin::default() });
        window.harness.remove_cursor();
        window.harness.run();
        check(&mut window, &format!("start-screen{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn tour_shows_bound_pieces() {
    let mut results = SnapshotResults::new();
    for (language, dark, end) in [(Language::EN, false, ""), (Language::NL, true, "-in-the-dark")] {
        let mut window = tour::at(Begin { size: SMALL, language, dark, ..Begin::default() }, 2);
        window.drag("d2", "d4");
        window.harness.remove_cursor();
        window.rest();
        check(&mut window, &format!("tour{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
}

/// The Chess960 room, light in English and dark in Dutch.
fn both_rooms(name: &str, hand: impl Fn(&mut Window, Language)) {
    let mut results = SnapshotResults::new();
    for (dark, language, end) in [(false, Language::EN, ""), (true, Language::NL, "-in-the-dark")] {
        let mut window = room::room(Begin { size: SMALL, dark, language, ..Begin::default() });
        hand(&mut window, language);
        window.harness.remove_cursor();
        window.harness.run();
        check(&mut window, &format!("{name}{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
}

#[test]
fn a_die_in_the_room() {
    both_rooms("room-dice", |window, _| window.text("6236"));
}

#[test]
fn a_refused_bishop_in_the_room() {
    both_rooms("room-refused", |window, language| {
        let [tab, bishop] = match language.tag() {
            "en" => ["In turn", "white bishop"],
            _ => ["Beurten", "witte loper"],
        };
        window.choose(tab);
        room::put(window, bishop, "c1");
        room::put(window, bishop, "e1");
    });
}

#[test]
fn an_engine_thinks() {
    let mut game = Begin {
        size: SMALL,
        language: Language::NL,
        dark: true,
        setup: crate::opponent::white(),
        ..Begin::default()
    }
    .game();
    game.window.drag("e2", "e4");
    game.plays("e5");
    game.window.drag("g1", "f3");
    game.window.harness.remove_cursor();
    game.window.harness.run();
    check(&mut game.window, "engine-thinks-in-the-dark");
}

#[test]
fn a_new_game_against_an_engine() {
    each_mode("new-game", |begin| {
        let mut window = Begin { setup: crate::opponent::white(), ..begin }.game().window;
        window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::N);
        window.harness.run();
        window
    });
}

#[test]
fn analysis_is_shown_next_to_the_board() {
    let mut results = SnapshotResults::new();
    for (dark, language, name) in
        [(false, Language::EN, "analysis"), (true, Language::NL, "analysis-in-the-dark")]
    {
        let fake = Fake::default();
        let mut window =
            Begin { size: SMALL, dark, language, analysts: fake.analysts(), ..Begin::default() }.open();
        window.drag("e2", "e4");
        let ctx = window.harness.ctx.clone();
        window.harness.state_mut().handle(&ctx, Request::Command(Command::Analysis));
        window.harness.run();
        for (line, pawns, moves) in
            [(1, -280, "e7e5 g1f3 b8c6"), (2, -290, "c7c5 g1f3"), (3, -410, "g8f6 e4e5")]
        {
            fake.tell_last(line, 18, Score::Centipawns(pawns), moves);
        }
        window.wait(200);
        let line = window.rect(if dark { "Variant 3" } else { "Line 3" }).center();
        window.harness.hover_at(line);
        window.harness.run();
        check(&mut window, name);
        results.extend(window.harness.take_snapshot_results());
    }
}

/// A deep annotated game.
#[test]
fn a_study_with_its_variations() {
    let text = "[White \"De Vries\"]\n[Black \"Jansen\"]\n[Event \"Club evening\"]\n\n\
        1. e4 e5 2. Nf3 Nc6 3. Bc4 $5 {[%cal Gc4f7] [%csl Rf7] Aiming at f7.} 3... Nf6 (3... Bc5 4. c3 \
        (4. b4 $5 {Evans.} Bxb4 (4... Bb6 5. a4 $14) 5. c3) 4... Nf6) 4. Ng5 d5 1-0";
    let mut results = SnapshotResults::new();
    for (dark, language, name) in [(false, Language::EN, "study"), (true, Language::NL, "study-in-the-dark")]
    {
        let mut window = study::open(Begin { size: SMALL, dark, language, ..Begin::default() }, text);
        study::keys(&mut window, &[egui::Key::ArrowRight; 5]);
        window.harness.run();
        check(&mut window, name);
        results.extend(window.harness.take_snapshot_results());
    }
}
