//! Over the board: hands move any piece anywhere, the clock completes moves, players make claims, and an arbiter
//! corrects clocks and records entries.

use crate::prelude::*;
use egui::accesskit::Role;
use jadoube::game::{IncidentArticle, IncidentKind};
use jadoube::table::Arbiter;

fn open(fen: Option<&'static str>, arbiter: Arbiter, language: Language) -> Window {
    let clock = fischer(300_000, 3000);
    let setup = GameSetup { touch: TouchMove::OverTheBoard, arbiter, clock, ..GameSetup::default() };
    let mut window = Begin { fen, language, setup, ..Begin::default() }.open();
    window.rest();
    window
}

fn ruled_by_players() -> Window {
    open(None, Arbiter::Players, EN)
}

/// Chooses Black as the player whom an entry is about.
fn pick_black(window: &mut Window) {
    window.harness.get_by_role_and_label(Role::RadioButton, "Black").click_accesskit();
    window.harness.run();
}

fn arrangement(window: &Window) -> String {
    window.table().arrangement().expect("over the board").placement()
}

/// What the law card says while hands move pieces, if the players are the arbiter.
const SILENT: &str = "Make your move, then press the clock.";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn an_illegal_move_is_claimed_and_restored() {
    for (language, [claim, kind, make, told, extra]) in both("an illegal move is claimed") {
        let mut window = open(None, Arbiter::Players, language);
        window.drag("e2", "e5");
        assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR");
        window.press_clock();
        assert!(window.fen().contains(" b "), "the turn passes without a word");
        window.choose_all([claim, kind, make]);
        window.expect_all(&[told, extra]);
        assert_eq!(arrangement(&window), START);
    }
}

#[test]
fn two_clicks_are_one_hand() {
    let mut window = ruled_by_players();
    window.click("g1");
    assert!(window.table().held().is_some(), "the first click takes the piece up");
    window.click("f3");
    assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
    // A second click on a piece's square puts the piece back.
    window.play("b1 b1");
    assert!(window.table().held().is_none());
    window.press_clock();
    assert_eq!(window.moves(), "Nf3");
}

/// Escape puts the piece in hand back, and the hand is free for another piece. The window says what must move only if
/// the program is the arbiter.
#[test]
fn escape_frees_the_hand() {
    for arbiter in [Arbiter::Players, Arbiter::Program] {
        let mut window = open(None, arbiter, EN);
        window.play("+g1 Esc -g1");
        assert_eq!(window.shows("must move"), arbiter == Arbiter::Program, "{arbiter:?}");
        window.drag("e2", "e4");
        assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "{arbiter:?}");
    }
}

#[test]
fn a_second_press_within_a_moment_is_a_slip() {
    let mut window = ruled_by_players();
    window.play("e2e4 clock Space");
    assert_eq!(window.moves(), "e4");
    assert!(window.table().parts().next().is_none(), "Black has not pressed");
    window.pass(700);
    window.key(Key::Space);
    assert!(window.table().parts().next().is_some(), "and now has, without a move (7.5.3)");
}

#[test]
fn the_strip_of_the_player_to_move_is_a_button() {
    let mut window = ruled_by_players();
    window.drag("e2", "e4");
    assert!(!window.has("Press Black’s clock"));
    window.choose("Press White’s clock");
    assert_eq!(window.moves(), "e4");
    window.drag("e7", "e5");
    window.pass(300);
    window.choose("Press Black’s clock");
    assert_eq!(window.moves(), "e4 e5");
}

#[test]
fn pieces_are_moved_and_taken_off_by_keyboard() {
    let mut window = ruled_by_players();
    window.enter("e2 e4");
    window.press_clock();
    assert_eq!(window.moves(), "e4");
    // Delete takes a piece off the board; Delete again takes that piece in hand.
    window.enter("d7");
    window.key(Key::Delete);
    assert_eq!(arrangement(&window), "rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    window.key(Key::Delete);
    window.enter("d5");
    window.press_clock();
    assert_eq!(window.moves(), "e4 d5");
}

/// A forgotten promotion (Article 7.5.2): Escape leaves the pawn on the last rank.
#[test]
fn escape_leaves_a_pawn_on_the_last_rank() {
    let fen = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
    for (left, played) in [(true, ""), (false, "a8=N")] {
        let mut window = open(Some(fen), Arbiter::Players, EN);
        window.drag("a7", "a8");
        match left {
            true => window.key(Key::Escape),
            false => window.choose("Knight"),
        }
        window.expect(SILENT);
        window.press_clock();
        assert_eq!(window.moves(), played);
        if left {
            window.choose_all(["Claim…", "Illegal move", "Claim"]);
            window.expect("White left a pawn on the last rank. It becomes a queen.");
            assert_eq!(window.moves(), "a8=Q");
        }
    }
}

/// Castling by hand: the king first, then the rook; or with the king off the board while the rook moves.
#[test]
fn castling_is_done_by_hand() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut window = open(Some(fen), Arbiter::Players, EN);
    window.drag("e1", "g1");
    window.expect(SILENT);
    window.drag("h1", "f1");
    window.expect(SILENT);
    window.press_clock();
    assert_eq!(window.moves(), "O-O");
    let mut window = open(Some(fen), Arbiter::Players, EN);
    window.enter("e1");
    window.play("Delete h1f1 Delete");
    window.enter("g1");
    window.press_clock();
    assert_eq!(window.moves(), "O-O");
}

#[test]
fn the_program_rules_at_once() {
    let mut window = open(None, Arbiter::Program, EN);
    window.play("e2e5 clock");
    window.expect("Illegal move. Pawn from e2 to e5 was illegal (3.7). White must move this pawn. White loses the 0:03 added when the clock was pressed (7.1). Black gets one extra minute (B.3). A second illegal move by White loses the game, unless the opponent can’t mate. art. 3.7");
    assert_eq!(arrangement(&window), START);
    window.play("e2e5 clock");
    window.expect("Black wins. Pawn from e2 to e5 was illegal (3.7). White completed a second illegal move.");
}

/// An illegal move is on the score sheet, as are the moves before and after it.
#[test]
fn the_score_sheet_keeps_all() {
    let mut window = ruled_by_players();
    window.play("e2e4 clock e8e3 clock d2d4 clock");
    window.expect_all(&["pawn from e2 to e4", "king from e8 to e3", "pawn from d2 to d4"]);
}

/// Pieces that hands take off the board have names, stay close to the board, cover neither the board nor the players'
/// names, and can be put back.
#[test]
fn pieces_taken_off_lie_at_the_edge_of_the_board() {
    for (language, [queen, knight, pawn, rook]) in both("pieces off the board") {
        for size in [SIZE, SMALL, vec2(480.0, 800.0), vec2(300.0, 260.0), vec2(1920.0, 1080.0)] {
            let clock = fischer(300_000, 3000);
            let setup = GameSetup { touch: TouchMove::OverTheBoard, clock, ..GameSetup::default() };
            let mut window = Begin { size, language, setup, ..Begin::default() }.open();
            let (board, step) = (window.board(), window.board().width() / 8.0);
            for (square, y) in [("d8", -0.9), ("g8", 0.0), ("e7", 0.9)] {
                // The pieces are dropped just to the right of the board.
                let at = board.center() + vec2(step * 4.2, y * step * 4.0);
                window.drag_off(square, at);
                window.rest();
            }
            for name in [queen, knight, pawn] {
                let place = window.rect(name);
                let apart = place.left() - board.right() + (place.top() - board.bottom()).max(0.0);
                assert!(!board.shrink(0.5).intersects(place), "{name} at {size}: over the board");
                let is_close = (0.0..step).contains(&apart) || place.top() - board.bottom() < step;
                assert!(is_close, "{name} at {size}");
                for other in ["White", "Wit", "Black", "Zwart"] {
                    assert!(!window.has(other) || !window.rect(other).intersects(place), "{name} at {size}");
                }
            }
            // The pieces are put back by two clicks, by dragging, and by a screen reader.
            window.click_on(knight);
            window.click("f6");
            window.carry_to(queen, "h4");
            window.activate(pawn);
            window.enter("e5");
            assert_eq!(arrangement(&window), "rnb1kb1r/pppp1ppp/5n2/4p3/7q/8/PPPPPPPP/RNBQKBNR", "{size}");
            assert!(!window.has(queen) && !window.has(knight) && !window.has(pawn));
            // A click on a piece off the board puts the piece in hand down next to it.
            window.drag_off("a8", board.center() + vec2(step * 4.2, 0.0));
            window.click("h8");
            window.click_on(rook);
            assert_eq!(window.table().taken_off().count(), 2, "{size}");
        }
    }
}

/// While a ruling is open, an arbiter can correct each clock with buttons on its strip.
#[test]
fn clocks_are_corrected_on_their_strips() {
    for (language, [claim, kind, make, more, less, set, resume]) in both("clocks on their strips") {
        let mut window = open(None, Arbiter::Players, language);
        window.play("e2e4 clock");
        assert!(!window.has(more));
        window.choose_all([claim, kind, make]);
        let [white, black] = window.times().map(|time| time.expect("a clock"));
        window.choose_all([more, less]);
        assert_eq!(window.times(), [Some(white + 60_000), Some(black - 60_000)]);
        window.choose(set);
        window.key(Key::Escape);
        window.activate(resume);
        assert!(!window.has(more) && !window.has(set));
        let times = window.table().incidents().iter().map(|incident| incident.local_time);
        let times: Vec<String> = times.flatten().map(|time| time.to_string()).collect();
        assert_eq!(times, ["19:45"; 3]);
    }
}

/// The menu does not reveal whether castling is legal.
#[test]
fn the_castling_menu_is_silent() {
    for fen in [
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "r3kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
    ] {
        let mut window = open(Some(fen), Arbiter::Players, EN);
        window.choose_all(["Game", "Castling"]);
        assert!(!window.is_able("Castle O-O") && !window.is_able("Castle O-O-O"), "{fen}");
    }
}

/// The clocks stop before the window asks who claims. If the player who is named then makes no claim, the stop is
/// recorded against that player (Article 6.11.4).
#[test]
fn the_claimant_is_asked_with_the_clocks_stopped() {
    for (who, against) in [("Black", Color::Black), ("White", Color::White)] {
        let mut window = ruled_by_players();
        window.play("e2e4 clock");
        window.choose("Claim…");
        assert!(window.table().is_paused_for_ruling());
        window.expect("Who claims?");
        window.choose(who);
        let is_to_move = against == Color::Black;
        assert_eq!(window.has("Touch-move"), is_to_move, "only the player to move claims touch-move");
        window.choose("Cancel");
        assert!(!window.table().is_paused());
        let kinds: Vec<_> = window.table().incidents().iter().map(|incident| &incident.kind).collect();
        let [IncidentKind::Entry { entry, .. }] = kinds[..] else { panic!("{kinds:?}") };
        assert_eq!((entry.article, entry.against), (Some(IncidentArticle::ClockStopped), Some(against)));
    }
}

/// Choosing a kind of claim commits nobody. A draw claim that has been stated can't be withdrawn (Article 9.5.1), even
/// if its move can't be read.
#[test]
fn a_stated_draw_claim_stays() {
    let mut window = ruled_by_players();
    window.play("g1f3 clock");
    window.choose_all(["Claim…", "Threefold repetition"]);
    assert!(window.is_able("Cancel") && window.is_able("Illegal move") && !window.has("Resume"));
    window.choose("After my next move");
    window.insert("Nf9");
    window.choose("Claim");
    for withdrawing in ["Cancel", "Illegal move"] {
        assert!(!window.is_able(withdrawing), "{withdrawing}");
    }
    window.ctrl(Key::Space);
    assert!(window.table().is_paused(), "Ctrl+Space does not resume either");
    window.command(Command::OfferDraw(Color::Black));
    assert!(window.has("Claim") && !window.is_able("Cancel"), "an offer does not withdraw it");
    window.choose_all(["Already on the board", "Fifty-move rule", "Claim"]);
    window.expect("Black’s claim under the fifty-move rule is incorrect");
}

/// Until the claim is made, the window does not show whether the move announced with it is legal.
#[test]
fn an_announced_move_tells_nothing() {
    for (from, to, is_legal) in [("g8", "f6", true), ("g8", "g5", false)] {
        let mut window = ruled_by_players();
        window.play("e2e4 clock");
        window.choose_all(["Claim…", "Threefold repetition", "After my next move"]);
        window.drag(from, to);
        let field = window.harness.get_by_role_and_label(Role::TextInput, "My next move");
        assert_eq!(field.value().as_deref(), Some(&*format!("{from}{to}")));
        assert!(window.is_able("Claim"), "{to}");
        window.choose("Claim");
        assert_eq!(window.shows("Black’s claim of threefold repetition is incorrect"), is_legal, "{to}");
        assert_eq!(window.has("Cancel"), !is_legal, "{to}");
    }
}

/// The dialog opens with the time that the clock shows, and sets the clock to the time that is entered.
#[test]
fn clocks_are_set_to_the_second() {
    let mut window = ruled_by_players();
    window.play("e2e4 clock 1300ms");
    window.choose_all(["Claim…", "Illegal move", "Claim"]);
    window.command(Command::SetClocks);
    let shown = window.times()[0].expect("a clock").div_ceil(1000);
    let minutes = window.harness.get_all_by_role(Role::SpinButton).nth(1);
    minutes.expect("White's minutes").focus();
    window.harness.run();
    window.play("Ctrl+A '2 Enter");
    assert_eq!(window.times()[0], Some((120 + shown % 60) * 1000));
}

#[test]
fn an_entry_says_what_follows() {
    let mut window = ruled_by_players();
    window.play("e2e4 clock");
    for told in ["White gets one extra minute (B.3).", "This ends the game: 1–0."] {
        window.command(Command::Incident);
        window.pick("Article", "7.5.4 · move made with two hands");
        pick_black(&mut window);
        window.expect_all(&[told, "only while the game is paused."]);
        window.choose("Record");
    }
    assert!(window.table().result().is_some());
}

#[test]
fn a_drag_moves_the_piece_that_is_dragged() {
    let mut window = ruled_by_players();
    window.click("b1");
    window.drag("c2", "c3");
    assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/8/8/2P5/PP1PPPPP/RNBQKBNR");
    assert!(window.table().held().is_none());
}

/// Even if the list is opened by a click, the chosen article has the focus, and the keys move from there.
#[test]
fn the_list_of_articles_is_walked_by_keys() {
    let mut window = ruled_by_players();
    window.command(Command::StopClocks);
    window.command(Command::Incident);
    window.rest();
    window.harness.get_by_role_and_label(Role::ComboBox, "Article").click();
    for (keys, article) in [
        (&[][..], "No article"),
        (&[Key::ArrowDown], "6.2.4"),
        (&[Key::End], "12.9"),
        (&[Key::ArrowUp], "11.7"),
        (&[Key::Home, Key::ArrowDown], "6.2.4"),
    ] {
        window.harness.run();
        window.keys(keys);
        window.harness.run();
        assert!(window.focused().starts_with(article), "{keys:?}: {}", window.focused());
    }
    window.key(Key::Enter);
    window.expect("6.2.4 · ");
    let is_focused = window.harness.get_by_role(Role::ComboBox).is_focused();
    assert!(is_focused, "the button has the focus again");
}

/// An incomplete entry can't be recorded, and a click outside the dialog does not discard the entry.
#[test]
fn an_entry_says_what_it_lacks() {
    let mut window = ruled_by_players();
    window.play("e2e4 clock");
    window.command(Command::StopClocks);
    window.command(Command::Incident);
    window.expect("Choose an article or write a note.");
    let articles = [("7.5.4", "move made with two hands"), ("12.9", "penalty imposed by the arbiter")];
    for (number, article) in articles {
        // The list is longer than the window.
        window.rest();
        window.harness.get_by_role_and_label(Role::ComboBox, "Article").click();
        window.harness.run();
        window.activate(&format!("{number} · {article}"));
        window.expect(&format!("Choose the player to whom article {number} applies."));
        assert!(!window.is_able("Record"), "{article}");
    }
    window.click_at(pos2(5.0, 400.0));
    window.expect("Choose the player to whom article 12.9 applies.");
    pick_black(&mut window);
    window.pick("Article", "7.5.4 · move made with two hands");
    window.choose("Record");
    window.expect(
        "Recorded. Black: move made with two hands (7.5.4). Black’s first illegal move. White gets 1:00 extra (B.3).",
    );
    window.expect("A second illegal move by Black loses the game, unless the opponent can’t mate.");
}

/// With several periods, the clock bar shows the period of the player to move.
#[test]
fn the_period_is_shown() {
    let stage = jadoube::game::Stage { moves: 2, add_ms: 60_000, bonus_ms: None };
    let control = TimeControl { stages: vec![stage], ..TimeControl::new(ClockKind::Fischer, 300_000, 0) };
    let clock = [Some(control.clone()), Some(control)];
    let setup = GameSetup { touch: TouchMove::OverTheBoard, clock, ..GameSetup::default() };
    let mut window = Begin { setup, ..Begin::default() }.open();
    window.expect("Period 1: move 1 of 2");
    window.play("e2e4 clock e7e5 clock d2d4 clock d7d5 clock");
    window.expect("Period 2: move 3");
}

/// After Enter, the window announces the piece that was picked up or put down, or that the square is empty. F5
/// announces which piece is in hand.
#[test]
fn hands_are_told_by_key() {
    let mut window = Window::of(touch(TouchMove::OverTheBoard));
    let in_hand = ["The pawn on e2 is in hand.", "The pawn on e5 is in hand."];
    for (square, said) in
        [("e5", "e5, empty."), ("e2", in_hand[0]), ("e5", "e5, white pawn."), ("e5", in_hand[1])]
    {
        window.enter(square);
        assert!(window.announced().contains(&said.to_owned()), "{:?}", window.announced());
    }
    let mut window = ruled_by_players();
    window.play("+e2 F5");
    window.expect("The pawn on e2 is in hand.");
    window.play("-e4 F5");
    assert!(!window.shows("in hand."));
}
