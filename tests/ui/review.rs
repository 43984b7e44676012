//! The review of a game: when it can begin, how it analyses the positions and shows turning points, and how the player
//! tries other moves.

use jadoube::record::Record;
use jadoube::ui::Edit;

use crate::prelude::*;

/// For each position of 1. e4 e5 2. Ba6 bxa6: the score for the side to move and the best move.
pub const BLUNDER: [(i32, &str); 5] =
    [(30, "e2e4"), (-30, "e7e5"), (30, "g1f3"), (400, "b7a6"), (-420, "d2d4")];

/// A game with a blunder by White, who then resigns.
fn played(begin: Begin) -> (Window, Fake) {
    let (mut window, fake) = begin.analysed();
    window.play("e2e4 e7e5 f1a6 b7a6");
    window.command(Command::Resign(Color::White));
    (window, fake)
}

/// The game of [`played`] with its review shown and complete.
pub fn reviewed(begin: Begin) -> (Window, Fake) {
    let (mut window, fake) = played(begin);
    window.command(Command::Review);
    assert_eq!(fake.asked().len(), 1);
    tell_blunder(&mut window, &fake);
    (window, fake)
}

/// Reports the scores of [`BLUNDER`] one by one, each on the question that is then the last.
pub fn tell_blunder(window: &mut Window, fake: &Fake) {
    for (moves, (pawns, best)) in (fake.asked().len()..).zip(BLUNDER) {
        assert_eq!(fake.asked().len(), moves, "one position after the other");
        fake.tell_last(1, 12, Score::Centipawns(pawns), best);
        window.wait(200);
    }
}

/// The moves of the last question.
fn last_asked(fake: &Fake) -> String {
    fake.asked().pop().expect("a question").0
}

const POINT: &str = "2. Ba6, a blunder by White. White’s chances drop from";
/// The turning point once the better move has been found or shown.
const SHOWN: &str =
    "2. Ba6, a blunder by White. After this, Black is winning. Better: Nf3. White’s chances drop from";

#[test]
fn review_waits_for_the_end_of_the_game() {
    for setup in [GameSetup::default(), white()] {
        let fake = Fake::default();
        let mut window = Begin { setup, analysts: fake.analysts(), ..Begin::default() }.game().window;
        window.drag("e2", "e4");
        window.choose("Engine");
        assert!(!window.is_able("Review this game"));
        window.key(Key::Escape);
        window.command(Command::Review);
        assert!(!window.shows("Start of the game") && !window.shows("White’s chances"));
        window.wait(3_000);
        assert_eq!(fake.asked(), [], "nothing is looked at");
    }
}

#[test]
fn the_turning_point_and_the_better_move() {
    let (mut window, fake) = played(Begin::default());
    window.choose("Review");
    assert_eq!(fake.asked(), [(String::new(), 1)]);
    window.expect("Analysing position 1 of 5…");
    tell_blunder(&mut window, &fake);
    let asked: Vec<String> = fake.asked().into_iter().map(|(moves, _)| moves).collect();
    assert_eq!(asked, ["", "e2e4", "e2e4 e7e5", "e2e4 e7e5 f1a6", "e2e4 e7e5 f1a6 b7a6"]);
    assert_eq!(fake.ended(), [1, 1], "its analyst rests, and that of hints is gone");
    assert!(window.rests());
    window.expect("One turning point");
    window.click_on(POINT);
    window.expect_all(&["White played 2. Ba6.", "Find a better move on the board."]);
    assert!(!window.shows("Nf3"), "the player guesses first");
    // The player tries another move first.
    window.drag("d1", "h5");
    assert_eq!(last_asked(&fake), "e2e4 e7e5 d1h5");
    window.expect("Analysing Qh5…");
    fake.tell_last(1, 12, Score::Centipawns(40), "b8c6");
    window.wait(600);
    window.expect("Qh5 is better than Ba6, but there is an even better move.");
    assert!(!window.shows("Nf3"));
    // The drag that makes the next guess also takes that move back.
    window.drag("d1", "f3");
    assert_eq!(last_asked(&fake), "e2e4 e7e5 d1f3");
    fake.tell_last(1, 12, Score::Centipawns(500), "b8c6");
    window.wait(600);
    window.expect_all(&["Qf3 is worse than Ba6.", "It is met by 2… Nc6."]);
    // A press takes the move back.
    window.click("f3");
    window.expect("White played 2. Ba6.");
    window.drag("g1", "f3");
    fake.tell_last(1, 12, Score::Centipawns(-30), "b8c6");
    window.wait(600);
    window.expect_all(&["Nf3 is the best move.", SHOWN]);
    window.choose("Why?");
    window.expect_all(&["Why not 2. Ba6?", "It is met by 2… bxa6. After this, Black is winning."]);
    // The game itself is as it was.
    assert_eq!(window.moves(), "e4 e5 Ba6 bxa6");
    // A new game can begin from the position shown.
    window.choose("Play from here…");
    window.expect("The starting position has already been chosen.");
    window.key(Key::Escape);
    window.key(Key::ArrowLeft);
    window.expect("Nf3 was better.");
    window.drag("e4", "e5");
    window.expect("A pawn doesn’t take straight ahead");
    window.key(Key::Escape);
    window.expect("0–1");
    assert!(!window.shows("turning point"));
}

/// Without a mate or a tablebase win, chances stay between 1 and 99 per cent.
#[test]
fn a_large_advantage_is_not_a_won_game() {
    let (mut window, fake) = played(Begin::default());
    window.command(Command::Review);
    for (pawns, (_, best)) in [2_000, -2_000, 2_000, 2_000, -2_000].into_iter().zip(BLUNDER) {
        fake.tell_last(1, 12, Score::Centipawns(pawns), best);
        window.wait(200);
    }
    window.expect(&format!("{POINT} 99 to 1 per cent."));
}

#[test]
fn mating_move_needs_no_analyst() {
    let fen = Some("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    let (mut window, fake) = Begin { fen, ..Begin::default() }.analysed();
    window.drag("a1", "a7");
    window.command(Command::Resign(Color::Black));
    window.command(Command::Review);
    fake.tell_last(1, 12, Score::Mate(1), "a1a8");
    window.wait(200);
    fake.tell_last(1, 12, Score::Centipawns(-20), "g7g6");
    window.wait(200);
    window.expect("1. Ra7, a blunder by White.");
    window.play("Home a1a8");
    assert_eq!(fake.asked().len(), 2);
    window.expect_all(&["It misses mate in 1. Better: Ra8#.", "Ra8# is the best move. White wins."]);
}

#[test]
fn keys_and_the_graph_walk_through_the_game() {
    let (mut window, _) = reviewed(Begin::default());
    let graph = "White’s chances during the game";
    window.expect("2… bxa6: White 7 per cent");
    for (key, place) in [
        (Key::ArrowLeft, "2. Ba6: White"),
        (Key::Home, "Start of the game: White 54 per cent"),
        (Key::ArrowRight, "1. e4: White"),
        (Key::End, "2… bxa6: White"),
    ] {
        window.key(key);
        window.expect(place);
    }
    let rect = window.rect(graph);
    for (share, place) in [(0.0, "Start of the game: "), (0.52, "1… e5: White"), (1.0, "2… bxa6: White")]
    {
        let at = rect.lerp_inside(vec2(f32::clamp(share, 0.001, 0.999), 0.5));
        window.harness.hover_at(at);
        window.click_with(PointerButton::Primary, at);
        window.expect(place);
    }
    window.choose("Next turning point");
    window.expect("White played 2. Ba6.");
    window.choose("One move back");
    window.expect("1. e4: White");
}

#[test]
fn leaving_it_stops_the_analyst_and_keeps_what_is_known() {
    let (mut window, fake) = played(Begin::default());
    window.command(Command::Review);
    fake.tell_last(1, 12, Score::Centipawns(30), "e2e4");
    window.wait(200);
    assert_eq!(fake.asked().len(), 2);
    window.key(Key::Escape);
    assert_eq!(fake.ended()[1], 2);
    window.wait(5_000);
    assert_eq!(fake.asked().len(), 2);
    assert!(window.rests());
    window.command(Command::Review);
    assert_eq!(last_asked(&fake), "e2e4", "it goes on there");
}

#[test]
fn better_move_is_shown_in_steps() {
    let (mut window, _) = reviewed(Begin::default());
    window.keys(&[Key::ArrowLeft; 2]);
    window.expect_all(&["Step 1 of 3: Your guess", "0 of 1 viewed"]);
    window.choose("Hint");
    window.expect("Step 1 of 3: Your guess");
    assert!(!window.is_able("Hint") && !window.shows("Nf3"));
    window.choose("Show the better move");
    window.expect_all(&["Nf3 was better. 2. Nf3.", "Step 2 of 3: Better move", "All viewed"]);
    window.choose("Why?");
    window.expect_all(&["Step 3 of 3: Why", "It is met by 2… bxa6."]);
    window.choose("Statistics");
    window.expect("A move that costs a tenth of a point counts as 64%.");
    window.expect_all(&["Black, Accuracy, 100%", "White, Blunders, 1"]);
    assert!(!window.shows(SHOWN));
    window.choose("Turning points");
    window.expect(SHOWN);
    // The moves have the symbols of mistakes and the evaluations, and a press on a move shows its position.
    window.choose("Moves");
    window.expect("2. bishop a6, Blunder, evaluation −4.0");
    assert!(!window.shows(SHOWN));
    window.choose("1. e4, evaluation +0.3");
    window.expect("1. e4: White 54 per cent");
}

/// The study opens at the position that the review showed, with the mistake's symbol, the evaluations and the better
/// move.
#[test]
fn study_takes_what_the_review_found() {
    let mut window = at_the_turning_point(Begin::default());
    window.choose("Study this game");
    let study = window.study();
    assert_eq!(study.record().ply(study.at()), 2, "the position that was shown");
    assert!(study.is_changed(), "an edit that can be undone");
    let pgn = study.pgn().replace('\n', " ");
    let line = "1. e4 {[%eval 0.30]} 1... e5 {[%eval 0.30]} 2. Ba6 $4 {[%eval -4.00]} (2. Nf3) 2... bxa6";
    assert!(pgn.contains(line), "{pgn}");
    // The study of the game is opened again, not created anew.
    window.play("a2a3");
    window.expect("a3");
    let edited = window.study().pgn();
    window.choose_all(["Close", "Study this game"]);
    assert_eq!(window.study().pgn(), edited);
}

/// The game of a study can be reviewed, and the symbols for mistakes are then added to that study.
#[test]
fn game_of_a_study_is_reviewed() {
    let (mut window, fake) = Begin::default().analysed();
    window.command(Command::Study);
    window.choose("Engine");
    assert!(!window.is_able("Review this game"));
    window.key(Key::Escape);
    window.play("e2e4 e7e5 f1a6 b7a6");
    window.command(Command::Review);
    tell_blunder(&mut window, &fake);
    window.expect(POINT);
    window.choose_all(["Go to start", "Study this game"]);
    let study = window.study();
    assert!(study.pgn().contains("2. Ba6 $4"), "{}", study.pgn());
    assert_eq!(study.at(), Record::ROOT);
    window.command(Command::Edit(Edit::Undo));
    assert!(!window.study().pgn().contains("$4"));
    // The review can be opened again, and closing it leads back to the study.
    window.command(Command::Review);
    window.choose("Close");
    assert!(window.study().pgn().contains("2. Ba6"), "back in the study");
}

/// Below the minimum depth, there is no verdict on a move, however bad it looks. When the review is opened again, the
/// positions that were not analysed deeply enough are analysed again.
#[test]
fn without_a_deep_look_there_is_no_verdict() {
    for (language, [all, this, none, one, point, tried]) in both("no deep look") {
        let (mut window, fake) = played(Begin { language, ..Begin::default() });
        window.command(Command::Review);
        for (moves, (pawns, best)) in BLUNDER.into_iter().enumerate() {
            assert_eq!(fake.asked().len(), moves + 1);
            fake.tell_last(1, 11, Score::Centipawns(pawns), best);
            window.wait(3_900);
            assert_eq!(fake.asked().len(), moves + 1, "twenty times the usual time");
            window.wait(100);
        }
        window.expect_all(&[all, this]);
        assert!(!window.shows(none) && !window.shows(point));
        assert!(window.rests());
        window.play("ArrowLeft d1h5");
        assert_eq!(fake.asked().len(), 5, "no move can be compared");
        window.key(Key::Escape);
        window.command(Command::Review);
        for (moves, (pawns, best)) in BLUNDER.into_iter().enumerate() {
            let depth = if moves == 0 { 11 } else { 12 };
            fake.tell_last(1, depth, Score::Centipawns(pawns), best);
            window.wait(4_000);
        }
        assert_eq!(fake.asked().len(), 10, "all are looked at again");
        window.expect_all(&[one, point]);
        window.keys(&[Key::ArrowLeft; 2]);
        window.drag("d1", "h5");
        fake.tell_last(1, 11, Score::Centipawns(40), "b8c6");
        window.wait(9_900);
        assert!(!window.shows(tried));
        window.wait(100);
        window.expect(tried);
    }
}

/// The complete review, showing the position of its turning point.
pub fn at_the_turning_point(begin: Begin) -> Window {
    let (mut window, _) = reviewed(begin);
    window.keys(&[Key::ArrowLeft; 2]);
    window
}

/// The editor takes the position and the side at the bottom from a study or a review on screen, not from the game.
#[test]
fn editor_shows_the_board_on_screen() {
    let (mut window, _) = Begin::default().analysed();
    window.command(Command::Study);
    window.play("e2e4 e7e5 f1a6 b7a6");
    window.command(Command::Flip);
    for screen in ["the study", "the review"] {
        window.ctrl(Key::E);
        assert!(window.shows("rnbqkbnr/p1pp1ppp/p7/4p3/4P3/8/PPPP1PPP/RNBQK1NR"), "{screen}");
        assert!(window.square("a1").y < window.square("a8").y, "Black is at the bottom in {screen}");
        window.key(Key::Escape);
        window.command(Command::Review);
    }
}
