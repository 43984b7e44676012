//! Analysis next to the board: it restarts when the board shows another position, is described in words, becomes idle,
//! and is recorded in a game in progress.

use crate::prelude::*;

/// White mates in one with the rook.
const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

fn analysing(begin: Begin) -> (Window, Fake) {
    let (mut window, fake) = begin.analysed();
    window.command(Command::Analysis);
    (window, fake)
}

fn tell_opening(fake: &Fake, depth: u32) {
    for (line, pawns, moves) in
        [(1, 60, "e2e4 e7e5 g1f3 b8c6"), (2, 45, "d2d4 d7d5 c2c4"), (3, -10, "g1f3 g8f6")]
    {
        fake.tell_last(line, depth, Score::Centipawns(pawns), moves);
    }
}

#[test]
fn analysis_is_off_until_it_is_switched_on() {
    let (mut window, fake) = Begin::default().analysed();
    window.drag("e2", "e4");
    assert_eq!(fake.asked(), []);
    assert!(!window.shows("Thinking"));
    window.ctrl(Key::A);
    assert_eq!(fake.asked(), [("e2e4".to_owned(), 3)]);
    window.expect("Thinking…");
    window.ctrl(Key::A);
    assert_eq!(fake.ended()[1], 1, "its analyst is gone");
    assert!(!window.shows("Thinking"));
    window.drag("e7", "e5");
    assert_eq!(fake.asked().len(), 1);
    assert!(window.rests());
    window.choose("Engine");
    window.expect("Analysis");
}

#[test]
fn every_position_on_the_board_is_asked_about() {
    let (mut window, fake) = analysing(Begin::default());
    window.play("e2e4 e7e5 ArrowLeft ArrowLeft End");
    let moves: Vec<String> = fake.asked().into_iter().map(|(moves, _)| moves).collect();
    assert_eq!(moves, ["", "e2e4", "e2e4 e7e5", "e2e4", "", "e2e4 e7e5"]);
    assert_eq!(fake.ended()[1], 0, "it is one analyst all the time");
    // Selecting a piece does not change the position.
    window.click("g1");
    assert_eq!(fake.asked().len(), 6);
    window.command(Command::Choose(Choice::Lines(5)));
    assert_eq!(fake.asked().last(), Some(&("e2e4 e7e5".to_owned(), 5)));
    // What is not visible is not analysed.
    window.command(Command::Lesson);
    assert_eq!(fake.ended()[1], 1);
    assert!(window.rests());
    window.key(Key::Escape);
    assert_eq!(fake.asked().len(), 8);
}

#[test]
fn late_analysis_is_not_shown() {
    let (mut window, fake) = analysing(Begin::default());
    tell_opening(&fake, 9);
    window.wait(200);
    window.expect("Line 1: White is slightly better, plus 0.6. 1. e4 e5 2. Nf3 Nc6");
    window.drag("e2", "e4");
    assert!(!window.shows("Line 1"), "no line of the position before");
    window.expect("White is slightly better, plus 0.6.");
    fake.tell(0, 1, 30, Score::Centipawns(500), "d2d4");
    window.wait(200);
    assert!(!window.shows("Line 1") && !window.shows("winning"), "told of the position before");
    fake.tell_last(1, 3, Score::Centipawns(-20), "e7e5 g1f3");
    window.wait(200);
    window.expect("Line 1: The position is about even, plus 0.2. 1… e5 2. Nf3");
    window.expect("Depth 3 · 1200 kn/s");
}

/// Each score is for the side to move. Lines use the piece letters of the score sheet.
#[test]
fn scores_are_put_into_words() {
    const BLACK: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1";
    for [turn, score, english, dutch] in cases(include_str!("scores.tsv")) {
        let score = match score.strip_prefix('#') {
            Some(moves) => Score::Mate(moves.parse().expect(moves)),
            None => Score::Centipawns(score.parse().expect(score)),
        };
        for (language, told, line, rook) in [(EN, english, "Line 1", "R"), (NL, dutch, "Variant 1", "T")] {
            let (fen, mv, san) = match turn {
                "w" => (MATE, "a1a8", format!("1. {rook}a8#")),
                _ => (BLACK, "g8f8", "1… Kf8".to_owned()),
            };
            let (mut window, fake) = analysing(Begin { fen: Some(fen), language, ..Begin::default() });
            fake.tell_last(1, 2, score, mv);
            window.wait(200);
            let texts = window.texts();
            assert!(texts.iter().any(|text| text == told), "{score:?}: {told:?} is not in {texts:#?}");
            window.expect(&format!("{line}: {told} {san}"));
        }
    }
}

/// Where no move is possible, nothing is analysed, and the result is shown.
#[test]
fn the_end_of_a_game_needs_no_thought() {
    for (fen, told) in
        [("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "White wins."), ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Draw.")]
    {
        let (window, fake) = analysing(Begin { fen: Some(fen), ..Begin::default() });
        assert_eq!(fake.asked(), []);
        assert!(window.texts().iter().any(|text| text == told), "{told}");
        assert!(window.rests());
    }
}

/// An untouched window becomes idle after a minute, or once deeper analysis would change little.
#[test]
fn untouched_analysis_becomes_idle() {
    for (name, depths, ms, stops) in [
        ("thinking goes on", [20; 3], 30_000, 0),
        ("a minute has gone by", [20; 3], 60_000, 1),
        ("it is deep", [40; 3], 200, 1),
        ("one line is not deep", [40, 40, 39], 200, 0),
        ("mates are certain", [7; 3], 200, 1),
        ("one mate is not certain", [6; 3], 200, 0),
    ] {
        let fen = name.contains("mate").then_some(MATE);
        let (mut window, fake) = analysing(Begin { fen, ..Begin::default() });
        let moves = if fen.is_some() { ["a1a8", "a1b1", "a1c1"] } else { ["e2e4", "d2d4", "g1f3"] };
        for (line, (mv, depth)) in (1..).zip(moves.into_iter().zip(depths)) {
            let score = if fen.is_some() { Score::Mate(line) } else { Score::Centipawns(60) };
            fake.tell_last(line as usize, depth, score, mv);
        }
        window.wait(200);
        window.wait(ms);
        assert_eq!(fake.ended()[0], stops, "{name}");
        assert_eq!(window.rests(), stops > 0, "{name}");
        window.expect("Line 3");
    }
}

/// One frame takes in all the reports that are waiting.
#[test]
fn news_waits_a_little() {
    let (mut window, fake) = analysing(Begin::default());
    for depth in 1..30 {
        tell_opening(&fake, depth);
    }
    window.harness.step();
    window.expect("Depth 29");
}

#[test]
fn the_record_says_when_analysis_was_on() {
    let (mut window, _) = analysing(Begin::default());
    window.drag("e2", "e4");
    window.command(Command::Analysis);
    window.drag("e7", "e5");
    assert_eq!(window.record(), "{Analysis on.} 1. e4 {Analysis off.} 1... e5 *");
    window.expect_all(&["1. e4, with analysis on", "1… e5, with analysis on"]);
    window.command(Command::Analysis);
    // Analysis is off in a new game.
    window.command(Command::NewGame);
    window.choose("Play");
    assert!(!window.shows("Thinking"));
    assert_eq!(window.record(), "*");
    // Analysis after the end helps neither player, so the record does not mention it.
    window.command(Command::Resign(Color::White));
    window.command(Command::Analysis);
    window.expect("Thinking…");
    assert_eq!(window.record(), "{White resigns.} 0-1");
}

#[test]
fn two_people_under_the_touch_law_have_none() {
    let (mut window, fake) = Begin { setup: GameSetup::default(), ..Begin::default() }.analysed();
    window.drag("e2", "e4");
    for key in [Key::A, Key::H] {
        window.ctrl(key);
        window.expect("Help is not allowed during this game. art. 11.3.1");
        assert_eq!(fake.asked(), []);
    }
    window.choose("Engine");
    assert_eq!(["Analysis", "Hint"].map(|name| window.is_able(name)), [false; 2]);
    window.key(Key::Escape);
    window.command(Command::Resign(Color::Black));
    window.command(Command::Analysis);
    assert_eq!(fake.asked().len(), 1, "when it is over they may look");
}

#[test]
fn an_analyst_that_fails_is_not_asked_again() {
    let (mut window, fake) = analysing(Begin::default());
    fake.fail();
    window.wait(200);
    window.expect("The analysis has stopped. Jadoube stopped unexpectedly.");
    assert_eq!(fake.ended()[1], 1);
    window.drag("e2", "e4");
    assert_eq!(fake.asked().len(), 1);
    assert_eq!(window.record(), "{Analysis on.} {Analysis off.} 1. e4 *");
}

/// The built-in engine can be chosen again; it also takes over when the chosen engine no longer exists.
#[test]
fn built_in_engine_replaces_a_missing_one() {
    let folder = Folder::new("analyst");
    let file = folder.write("settings.json", r#"{"analyst": "Gone"}"#);
    let (mut window, fake) = analysing(Begin { store: folder.store(), ..Begin::default() });
    assert_eq!(fake.engines(), [None]);
    window.request(Request::AnalyseWith(None));
    assert_eq!(read(&file).trim(), "{\n  \"version\": 1\n}");
}

/// A window whose analyst has reported this score.
pub fn told_at(begin: Begin, score: Score) -> Window {
    let (mut window, fake) = analysing(begin);
    fake.tell_last(1, 5, score, "e2e4 e7e5");
    window.wait(200);
    window
}

/// The line that is pointed at, or has keyboard focus, shows its first move on the board.
#[test]
fn a_line_shows_its_move() {
    let mut window = told_at(Begin::default(), Score::Centipawns(60));
    let arrows = |window: &Window| window.harness.state().pointed().map(|mv| mv.to_string());
    assert_eq!(arrows(&window), None);
    window.hover(window.rect("Line 1").center());
    assert_eq!(arrows(&window).as_deref(), Some("e2e4"));
    window.hover(window.square("e4"));
    assert_eq!(arrows(&window), None);
    window.tab_to("Line 1");
    assert_eq!(arrows(&window).as_deref(), Some("e2e4"), "with the keyboard");
}

/// White's part of the evaluation bar is at the bottom, or on the left if the bar is horizontal. The bar turns with the
/// board.
#[test]
fn the_bar_turns_with_the_board() {
    for size in [SIZE, vec2(600.0, 900.0)] {
        let mut window = told_at(Begin { size, ..Begin::default() }, Score::Centipawns(300));
        let rect = window.rect("White is winning");
        let upright = rect.height() > rect.width();
        assert_eq!(upright, size == SIZE, "{rect:?}");
        let light = |window: &mut Window, share: f32| {
            let image = window.harness.render().expect("a picture");
            let along = if upright { vec2(0.25, share) } else { vec2(share, 0.25) };
            let at = rect.min + rect.size() * along;
            image.get_pixel(at.x as u32, at.y as u32).0[0] > 128
        };
        // White has about nine tenths of the bar.
        for (white_first, flip) in [(!upright, false), (upright, true)] {
            if flip {
                window.key(Key::F);
            }
            let ends = [0.03, 0.2, 0.8, 0.97].map(|share| light(&mut window, share));
            let expected = if white_first { [true, true, true, false] } else { [false, true, true, true] };
            assert_eq!(ends, expected, "{size:?}, turned: {flip}");
        }
    }
}
