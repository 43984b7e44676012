//! Snapshots of the window, to be reviewed carefully when they change: `UPDATE_SNAPSHOTS=1 cargo test` updates them.

use egui_kittest::{SnapshotOptions, SnapshotResults};

use crate::clock_alone::clock;
use crate::games::games;
use crate::prelude::*;
use crate::seen::text_stands_out;
use crate::{book, editor, exam, exercises, lesson, many_games, room, start_screen, study, tour};

fn check(window: &mut Window, name: &str) {
    // The legibility of the text in the image is also checked.
    text_stands_out(window, name);
    compare(window, name);
}

fn compare(window: &mut Window, name: &str) {
    // Drivers differ in the last bit at the edges of letters.
    window.harness.snapshot_options(name, &SnapshotOptions::new().threshold(1.5).max_failed_pixels(60));
}

/// One picture of a small window, after the pointer has left it.
fn picture(name: &str, begin: Begin, hand: impl Fn(&mut Window)) {
    let mut window = Begin { size: SMALL, ..begin }.open();
    hand(&mut window);
    window.leave();
    check(&mut window, name);
}

/// Two pictures of a small window: light in English and dark in Dutch.
fn each_mode(name: &str, make: impl Fn(Begin) -> Window) {
    let begin = |(language, dark)| Begin { size: SMALL, language, dark, ..Begin::default() };
    each(name, [(EN, false), (NL, true)].map(begin), make);
}

/// A picture of each window that is opened with one of `begins`; names of dark ones end in `-in-the-dark`.
fn each(
    name: &str,
    begins: impl IntoIterator<Item = Begin>,
    make: impl Fn(Begin) -> Window,
) -> SnapshotResults {
    let mut results = SnapshotResults::new();
    for begin in begins {
        let end = if begin.dark { "-in-the-dark" } else { "" };
        let mut window = make(begin);
        check(&mut window, &format!("{name}{end}"));
        results.extend(window.harness.take_snapshot_results());
    }
    results
}

/// Pictures as in [`each_mode`], after `hand` has acted and the pointer has left the window.
fn each_mode_after(name: &str, open: fn(Begin) -> Window, hand: impl Fn(&mut Window, Language)) {
    each_mode(name, |begin| {
        let language = begin.language;
        let mut window = open(begin);
        hand(&mut window, language);
        window.leave();
        window
    });
}

/// Pictures of a game with the default game settings, one for each of `darks`: light, or dark if `true`.
fn game(fen: &'static str, name: &str, darks: &[bool], hand: impl Fn(&mut Window)) -> SnapshotResults {
    let (fen, size) = (Some(fen), SMALL);
    let begin =
        |dark: &bool| Begin { size, fen, dark: *dark, setup: GameSetup::default(), ..Begin::default() };
    each(name, darks.iter().map(begin), |begin| {
        let mut window = begin.open();
        hand(&mut window);
        window.leave();
        window
    })
}

/// Moves the pointer to the middle of this square, shifted by `by`.
fn over(window: &mut Window, square: &str, by: Vec2) {
    window.hover(window.square(square) + by);
}

#[test]
fn a_knight_in_hand() {
    let mut window = Begin { size: SMALL, ..Begin::default() }.open();
    window.play("e2e4 d7d5 +b1");
    over(&mut window, "c3", vec2(11.0, -7.0));
    check(&mut window, "knight-in-hand");
}

#[test]
fn a_refusal_in_the_dark() {
    let fen = Some("r3k2r/8/8/8/2b4q/8/8/R3K2R w KQkq - 0 1");
    picture("refusal-in-the-dark", Begin { fen, language: NL, dark: true, ..Begin::default() }, |window| {
        window.drag("e1", "g1");
        window.button(Pos2::ZERO, PointerButton::Middle, false);
    });
}

#[test]
fn pages_of_the_book() {
    each_mode("book", |begin| {
        let page = if begin.language == EN { "18-en-passant" } else { "32-touch-castling" };
        book::open_at(begin, page)
    });
}

#[test]
fn a_file_that_has_games() {
    each_mode("save-in-file", |begin| {
        let answer = if begin.language == EN { "Replace game 1" } else { "Het hele bestand vervangen" };
        let (_folder, mut window) = many_games::asked_where(begin, many_games::MINE, "pictured-save");
        window.choose(answer);
        window
    });
}

#[test]
fn an_edited_game_of_a_list() {
    each_mode("edited-game", |begin| many_games::edited_in_list(begin, "pictured-edited").1);
}

#[test]
fn a_pawn_becomes_a_piece() {
    game("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "promotion", &[false, true], |window| window.play("a7a8"));
}

#[test]
fn an_impossible_position_in_the_editor() {
    each_mode_after("editor-impossible", editor::editor, |window, _| {
        editor::type_fen(window, "4k2P/4R3/8/8/8/8/PPP5/3KK2R w K - 0 1");
        window.button(Pos2::ZERO, PointerButton::Middle, false);
    });
}

#[test]
fn the_clock_alone() {
    let open = |begin| Begin { setup: clock(ClockKind::Delay, 300_000, 3_000), ..begin }.open();
    each_mode_after("clock-alone", open, |window, _| {
        window.play("Space 9s Space 1s");
    });
}

#[test]
fn the_list_of_games() {
    let folder = Folder::new("pictured");
    let file = folder.write("club.pgn", games(30));
    each_mode_after("games", Begin::open, |window, _| {
        window.drop_file(&file);
        window.until("12. De Vries – Jansen");
        window.key(Key::ArrowDown);
    });
}

#[test]
fn the_settings() {
    each_mode_after("settings", Begin::open, |window, language| {
        window.open_settings();
        // After a change of the settings, the window has the desktop's theme, which is light, unless another is chosen.
        let chosen: &[&str] = if language == NL { &["Donker", "Stevig"] } else { &["Blue"] };
        for name in chosen {
            window.choose(name);
        }
    });
}

/// A bound knight and another piece refused, a piece that must be taken, castling announced, and en passant, where the
/// pawn that would be taken is not on the target square.
#[test]
fn what_touch_move_and_castling_mark() {
    let bound = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    let taken = "r1bqkb1r/ppp1pppp/2n2n2/3p4/2B1P3/2N5/PPPP1PPP/R1BQK1NR w KQkq - 0 4";
    let passed = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    let mut results = SnapshotResults::new();
    for (fen, name, darks, gestures) in [
        (bound, "bound-knight", &[false, true][..], "f3 c4"),
        (taken, "must-be-taken", &[false], "d5"),
        (ITALIAN, "castling-announced", &[false], "C"),
        (passed, "en-passant", &[false], "e5"),
    ] {
        results.extend(game(fen, name, darks, |window| window.play(gestures)));
    }
}

const ITALIAN: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";

#[test]
fn a_king_in_hand_and_its_rook_placed() {
    game(ITALIAN, "king-in-hand", &[false], |window| {
        window.drag_off("e1", window.square("h2") + vec2(70.0, 0.0));
        window.drag("h1", "f1");
    });
}

/// A thin frame shows which piece a press would touch.
#[test]
fn about_to_touch() {
    let mut window = Begin { size: SMALL, setup: GameSetup::default(), ..Begin::default() }.open();
    over(&mut window, "g1", Vec2::ZERO);
    check(&mut window, "about-to-touch");
}

/// With text of double size, a small window must still show both clocks, the law card and the buttons.
#[test]
fn a_small_window_with_double_text() {
    let setup = GameSetup { clock: fischer(900_000, 10_000), ..people() };
    let mut window = Begin { size: SMALL, setup, ..Begin::default() }.open();
    window.command(Command::Choose(Choice::TextSize(200)));
    window.play("e2e4 g8g6");
    window.leave();
    // Legibility is not checked here: with this text size, a point is more than a pixel.
    compare(&mut window, "double-text");
}

/// In this game against an engine, the panel offers hints and takebacks.
#[test]
fn a_first_game_against_the_computer() {
    let setup = GameSetup { take_back: TakeBack::Free, ..seats(Seat::Person, level(1)) };
    picture("against-the-computer", Begin { setup, ..Begin::default() }, |window| window.click("g1"));
}

#[test]
fn two_players_face_to_face() {
    let mut window = Begin { size: SMALL, setup: touch(TouchMove::OnClaim), ..Begin::default() }.open();
    window.choose_all(["View", "Options", "Face to face"]);
    window.play("e2e4 b8 +d7");
    over(&mut window, "d6", vec2(11.0, -7.0));
    check(&mut window, "face-to-face");
}

#[test]
fn a_draw_offered_with_little_time() {
    let setup = GameSetup { clock: fischer(60_000, 2_000), ..people() };
    let begin = Begin { language: NL, dark: true, setup, ..Begin::default() };
    picture("draw-offered-in-the-dark", begin, |window| {
        window.play("25500ms e2e4 25500ms e7e5 25500ms g1f3");
        window.choose_all(["Remise aanbieden", "De Vries biedt remise aan"]);
        window.wait_long(28_500);
    });
}

#[test]
fn the_lesson_before_the_king_is_let_go_on_its_rook() {
    each_mode("lesson-goals", |begin| {
        let mut window = lesson::at(begin, 1);
        window.press("b1");
        over(&mut window, "e1", vec2(9.0, -7.0));
        window
    });
}

#[test]
fn the_lesson_tells_why_not() {
    each_mode_after("lesson-attacked", |begin| lesson::at(begin, 7), |window, _| window.drag("d1", "h1"));
}

#[test]
fn the_start_screen() {
    each_mode_after("start-screen", start_screen::open, |_, _| {});
}

#[test]
fn tour_shows_bound_pieces() {
    each_mode("tour", |begin| {
        let mut window = tour::at(begin, 2);
        window.drag("d2", "d4");
        window.leave();
        window.rest();
        window
    });
}

#[test]
fn a_die_in_the_room() {
    each_mode_after("room-dice", room::room, |window, _| window.text("6236"));
}

#[test]
fn a_refused_bishop_in_the_room() {
    each_mode_after("room-refused", room::room, |window, language| {
        let [tab, bishop] =
            if language == EN { ["In turn", "white bishop"] } else { ["Beurten", "witte loper"] };
        window.choose(tab);
        room::put(window, bishop, "c1");
        room::put(window, bishop, "e1");
    });
}

#[test]
fn an_engine_thinks() {
    let begin = Begin { size: SMALL, language: NL, dark: true, setup: white(), ..Begin::default() };
    let mut game = begin.game();
    game.play("e2e4 e5 g1f3");
    game.leave();
    check(&mut game.window, "engine-thinks-in-the-dark");
}

#[test]
fn a_new_game_against_an_engine() {
    let open = |begin| Begin { setup: white(), ..begin }.game().window;
    each_mode_after("new-game", open, |window, _| window.ctrl(Key::N));
}

#[test]
fn analysis_is_shown_next_to_the_board() {
    each_mode("analysis", |begin| {
        let line = if begin.language == NL { "Variant 3" } else { "Line 3" };
        let (mut window, fake) = begin.analysed();
        window.drag("e2", "e4");
        window.command(Command::Analysis);
        fake.tell_replies_to_e4();
        window.wait(200);
        window.hover(window.rect(line).center());
        window
    });
}

/// An annotated game with nested variations.
#[test]
fn a_study_with_its_variations() {
    let text = "[White \"De Vries\"]\n[Black \"Jansen\"]\n[Event \"Club evening\"]\n\n\
        1. e4 e5 2. Nf3 Nc6 3. Bc4 $5 {[%cal Gc4f7] [%csl Rf7] Aiming at f7.} 3... Nf6 (3... Bc5 4. c3 \
        (4. b4 $5 {Evans.} Bxb4 (4... Bb6 5. a4 $14) 5. c3) 4... Nf6) 4. Ng5 d5 1-0";
    each_mode("study", |begin| {
        let mut window = study::open(begin, text);
        window.keys(&[Key::ArrowRight; 5]);
        window
    });
}

#[test]
fn cases_without_end() {
    each_mode_after("cases-without-end", exam::open, |window, language| {
        window.choose(if language == NL { "Eindeloos oefenen" } else { "Endless cases" });
    });
}

#[test]
fn an_exam_whose_time_is_up() {
    each_mode_after("exam-results", exam::open, |window, language| {
        let (exam, begin) =
            if language == NL { ("Examen", "Examen beginnen") } else { ("Exam", "Begin the exam") };
        window.choose_all([exam, begin]);
        window.rest();
        window.sleep(1_801_000);
        window.rest();
    });
}

#[test]
fn an_exercise_that_was_not_solved() {
    let folder = Folder::new("pictured-exercises");
    drop(exercises::added(&folder, exercises::MATES, "mates.epd"));
    each_mode("exercises", |begin| {
        let solution = if begin.language == NL { "Oplossing tonen" } else { "Show the solution" };
        let mut window = Begin { journals: folder.journals(), ..begin }.open();
        window.command(Command::Exercises);
        window.rest();
        window.choose(solution);
        window.leave();
        window
    });
}
