//! The position editor: mouse, keys and fields; all faults shown together; a game and a study that begin from the
//! position.

use crate::exercises::added;
use crate::prelude::*;
use egui::accesskit::Role;
use jadoube::rules::Square;

pub fn editor(begin: Begin) -> Window {
    let names = match begin.language == NL {
        true => ["Bewerken", "Stelling opzetten…"],
        false => ["Edit", "Set up a position…"],
    };
    let mut window = begin.open();
    window.choose_all(names);
    window
}

fn fen(window: &Window) -> String {
    let field = window.harness.get_by_role_and_label(Role::TextInput, "FEN");
    field.accesskit_node().value().unwrap_or_default()
}

fn board(window: &Window) -> String {
    fen(window).split(' ').next().unwrap_or_default().to_owned()
}

pub fn type_fen(window: &mut Window, text: &str) {
    window.fill(Role::TextInput, "FEN", text);
}

#[test]
fn end_of_the_game_is_named() {
    for (fen, title) in [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "This is checkmate."),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "This is stalemate."),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", "This position is a draw."),
    ] {
        let window = editor(Begin { fen: Some(fen), ..Begin::default() });
        window.expect(title);
    }
}

#[test]
fn a_game_begins_from_a_position_made_by_hand() {
    let mut window = editor(Begin::default());
    let game = window.fen();
    window.choose("Empty board");
    window.expect_all(&["2 problems", "White has no king.", "Black has no king."]);
    window.carry_to("white king", "e1");
    window.carry_to("black king", "e8");
    window.expect_all(&["This position is a draw.", "Neither side can mate"]);
    // A piece is chosen in the tray, and clicks put it on squares; a second click on a square removes it.
    window.choose("white rook");
    for square in ["a1", "h1", "h2"] {
        window.click(square);
    }
    window.click("h2");
    // A drag moves the piece.
    window.play("h1h3 h3h1");
    window.choose("Remove pieces");
    window.click("a1");
    window.choose("Move pieces");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    window.choose("Castling with the rook on h1");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    // Moving the rook away removes the castling right; one undo restores both.
    window.drag("h1", "h5");
    assert_eq!(fen(&window), "4k3/8/8/7R/8/8/8/4K3 w - - 0 1");
    window.choose("Undo");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(window.fen(), game, "the game is not touched");
    window.choose("Play from here…");
    window.expect("The starting position has already been chosen.");
    window.choose("Play");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    window.drag("e1", "g1");
    assert_eq!(window.moves(), "O-O");
    // The editor now begins with the position of the new game.
    window.ctrl(Key::E);
    assert_eq!(fen(&window), window.fen());
}

/// Even if it is opened from an exercise for Black, the editor shows the game's position, with White at the bottom as
/// on the game's board.
#[test]
fn an_exercise_does_not_turn_the_editor() {
    let folder = Folder::new("an-exercise-does-not-turn-the-editor");
    let mut window = added(&folder, "r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - bm Ra1#;\n", "mates.epd");
    let is_turned = |window: &Window| window.square("a1").y < window.square("a8").y;
    assert!(is_turned(&window));
    window.ctrl(Key::E);
    assert_eq!(fen(&window), window.fen());
    assert!(!is_turned(&window));
}

#[test]
fn pieces_leave_the_board() {
    let mut window = editor(Begin::default());
    let beside = window.square("a8") - vec2(60.0, 0.0);
    window.drag_off("d8", beside);
    assert_eq!(board(&window), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    window.click_secondary("d1");
    window.click_secondary("d4");
    assert_eq!(board(&window), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
    window.drag("e2", "e7");
    assert_eq!(board(&window), "rnb1kbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNB1KBNR");
    // A piece from the tray that is dropped beside the board disappears.
    window.carry("black queen", beside);
    assert_eq!(board(&window), "rnb1kbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNB1KBNR");
    (0..3).for_each(|_| window.ctrl(Key::Z));
    assert_eq!(board(&window), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    window.ctrl(Key::Y);
    assert_eq!(board(&window), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

/// Drags the first widget whose name begins with this text to a button. Returns whether the dragged widget is painted
/// above the button.
pub fn is_dragged_above(window: &mut Window, thing: &str, button: &str) -> bool {
    window.rest();
    let [from, to] = [thing, button].map(|name| window.rect(name).center());
    window.harness.hover_at(from);
    window.button(from, PointerButton::Primary, true);
    window.hover(from + (to - from) * 0.5);
    window.hover(to);
    let shapes = window.shapes();
    let is_label =
        |shape: &egui::Shape| matches!(shape, egui::Shape::Text(text) if text.galley.text() == button);
    let is_dragged =
        |shape: &egui::Shape| !is_label(shape) && shape.visual_bounding_rect().center().distance(to) < 2.0;
    let last = |is_it: &dyn Fn(&egui::Shape) -> bool| shapes.iter().rposition(|(_, shape)| is_it(shape));
    let is_above = last(&is_dragged) > last(&is_label);
    window.button(to, PointerButton::Primary, false);
    is_above
}

#[test]
fn what_is_dragged_is_above_the_buttons() {
    let mut window = editor(Begin::default());
    for thing in ["Remove pieces", "white rook", "d8, black queen"] {
        assert!(is_dragged_above(&mut window, thing, "Play from here…"), "{thing}");
    }
}

#[test]
fn pieces_are_placed_and_moved_by_keyboard() {
    for (language, letters) in [(EN, "kQrbnP"), (NL, "kDtlnP")] {
        let mut window = editor(Begin { language, ..Begin::default() });
        window.harness.run();
        let bars = window.harness.query_all_by(|node| node.role() == Role::ScrollBar).count();
        assert_eq!(bars, 0, "the whole panel is in view");
        window.choose(if language == EN { "Empty board" } else { "Leeg bord" });
        window.on_board("e2").focus();
        window.harness.run();
        for letter in letters.chars() {
            window.text(&letter.to_string());
            window.key(Key::ArrowRight);
        }
        // The focus can't leave the board, so on its last file each letter replaces the previous piece.
        assert_eq!(board(&window), "8/8/8/8/8/8/4kQrP/8", "{language:?}");
        window.play("Delete ArrowLeft ArrowLeft ArrowLeft Enter ArrowUp Enter");
        assert_eq!(board(&window), "8/8/8/8/8/4k3/5Qr1/8", "{language:?}");
    }
}

#[test]
fn fields_and_buttons_change_the_position() {
    let mut window = editor(Begin { fen: Some("4k3/8/8/2pP4/8/8/8/R3K2R w KQ - 3 9"), ..Begin::default() });
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R w KQ - 3 9");
    window.pick("En passant", "c6");
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R w KQ c6 3 9");
    window.choose("Black to move");
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R b KQ - 3 9", "no pawn of White has just gone by");
    window.choose_all(["Castling with the rook on a1", "Swap colours"]);
    assert_eq!(fen(&window), "r3k2r/8/8/8/2Pp4/8/8/4K3 w k - 3 9");
    window.choose("Set up");
    assert_eq!(fen(&window), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    window.choose("Current game position");
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R w KQ - 3 9");
}

const PLAY: [&str; 2] = ["Play from here…", "Vanaf hier spelen…"];

#[test]
fn all_faults_are_shown_at_once() {
    for (language, cause, index) in [(EN, "part of the problem", 0), (NL, "hoort bij het probleem", 1)] {
        let mut window = editor(Begin { language, ..Begin::default() });
        for [text, english, dutch, squares] in cases(include_str!("editor.tsv")) {
            type_fen(&mut window, text);
            assert_eq!(fen(&window), text, "what is typed stays as it is typed");
            [english, dutch][index].split(" | ").for_each(|sentence| window.expect(sentence));
            for square in squares.split_whitespace() {
                assert_eq!(window.said(square), cause, "{square} of {text}");
            }
            assert!(!window.is_able(PLAY[index]), "no game begins from {text}");
        }
        type_fen(&mut window, "4k3/8/8/b7/4r3/8/2n5/4K3 w - - 0 1");
        window.expect(["but can’t arise in a real game", "maar in een echte partij niet te bereiken"][index]);
        window.expect("c2, e4");
        assert!(window.is_able(PLAY[index]));
    }
}

#[test]
fn unfinished_position_is_restored() {
    let mut window = editor(Begin::default());
    window.drag("e2", "e5");
    let edited = fen(&window);
    window.choose("Back");
    assert_eq!(window.name("e2"), "e2, white pawn", "the game is as it was");
    window.drag("d2", "d4");
    window.choose_all(["Edit", "Set up a position…"]);
    assert_eq!(fen(&window), edited);
    window.choose("Current game position");
    assert_eq!(fen(&window), "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
    window.choose("Undo");
    assert_eq!(fen(&window), edited);
    window.key(Key::Escape);
    assert_eq!(window.moves(), "d4");
    // Without edits, the editor opens with the current position.
    let mut window = editor(Begin::default());
    window.choose("Back");
    window.drag("d2", "d4");
    window.choose_all(["Edit", "Set up a position…"]);
    assert!(fen(&window).contains("3P4"));
}

#[test]
fn study_starts_from_the_editor_but_not_during_a_strict_game() {
    let mut window = editor(Begin::default());
    window.drag("d1", "d4");
    // A menu has the same name, and the button is the last widget with that name.
    window.rest();
    window.activate("Study");
    let fen = window.study().position().fen();
    assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR"));
    // In a game with touch-move, after the first move, the position of the game can't be studied.
    let mut window = Window::by_the_book();
    window.drag("e2", "e4");
    window.choose_all(["Edit", "Set up a position…"]);
    let study = |window: &Window| {
        let button = window.harness.query_all_by_label("Study").last();
        button.is_some_and(|button| !button.accesskit_node().is_disabled())
    };
    assert!(!study(&window));
    window.drag("d7", "d5");
    assert!(study(&window), "another position is nobody's secret");
    assert_eq!(window.moves(), "e4");
}

#[test]
fn a_game_goes_on_behind_it() {
    let mut window = Window::by_the_book();
    window.play("g1 Ctrl+E e2e4");
    window.click_secondary("g1");
    window.choose("Back");
    assert_eq!(window.name("g1"), "g1, white knight");
    assert!(window.shows("Knight g1") || window.shows("knight on g1"), "what was touched binds");
    window.drag("g1", "f3");
    assert_eq!(window.moves(), "Nf3");
}

#[test]
fn what_is_pasted_or_typed_is_a_position_or_explained() {
    let mut window = editor(Begin::default());
    window.paste("4k3/8/8/8/8/8/8/3KK3 w - - 0 1");
    window.expect("White has 2 kings; only one is possible.");
    window.paste("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"pawns.1\";\n8/8/8/8/8/8/8/8 w - -");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    window.expect("Pasted “pawns.1”. Best in this position: e4. There is one more line, which was not read.");
    window.paste("nonsense");
    window.expect("“nonsense” isn’t a position (FEN or EPD), a game (PGN) or a list of moves.");
    window.event(Event::Copy);
    window.expect("Position copied.");
    // Text in the field that is not a position stays until the next edit of the board.
    type_fen(&mut window, "4k3/8/8");
    window.expect("The board has 3 ranks; expected 8, separated by /.");
    assert_eq!(fen(&window), "4k3/8/8");
    assert_eq!(window.name("e2"), "e2, white pawn", "the board waits");
    window.drag("e2", "e4");
    assert_eq!(board(&window), "4k3/8/8/8/4P3/8/8/4K3");
    assert!(!window.shows("The board has 3 ranks"));
}

#[test]
fn best_moves_of_a_pasted_position_have_the_letters_of_the_language() {
    for (language, told) in [(EN, "Best in this position: Nf3."), (NL, "Het beste in deze stelling: Pf3.")] {
        let mut window = editor(Begin { language, ..Begin::default() });
        window.paste("4k3/8/8/8/8/8/4P3/4K1N1 w - - bm Nf3;");
        window.expect(told);
    }
}

/// After each random edit, the squares and the FEN field show the position that is being edited.
#[test]
fn random_edits_are_shown() {
    let mut window = editor(Begin::default());
    let mut random = fastrand::Rng::with_seed(8);
    let squares: Vec<String> =
        ('a'..='h').flat_map(|file| ('1'..='8').map(move |rank| format!("{file}{rank}"))).collect();
    let places: Vec<Pos2> = squares.iter().map(|square| window.square(square)).collect();
    let names = [
        "white king",
        "black pawn",
        "white rook",
        "Remove pieces",
        "Move pieces",
        "Undo",
        "Redo",
        "Swap colours",
        "Black to move",
        "White to move",
        "Empty board",
        "Starting position",
    ];
    for _ in 0..150 {
        let place = |random: &mut fastrand::Rng| places[random.usize(..64)];
        match random.u8(..10) {
            0..=5 => {
                let (from, to) = (place(&mut random), place(&mut random));
                window.drag_at(from, to);
            }
            6 => window.click_with(PointerButton::Secondary, place(&mut random)),
            7 => {
                let to = place(&mut random);
                window.carry(names[random.usize(..3)], to);
            }
            _ => {
                let name = names[random.usize(..names.len())];
                let node = window.harness.get_by_label(name);
                // A button that is out of view can't be clicked with the pointer.
                if !node.accesskit_node().is_disabled() {
                    node.click_accesskit();
                }
                window.harness.run();
            }
        }
        let setup = window.harness.state().edited_position().expect("the editor is there").clone();
        // The field may be out of view below many faults.
        if window.harness.query_by_role_and_label(Role::TextInput, "FEN").is_some() {
            assert_eq!(fen(&window).parse(), Ok(setup.clone()), "what the field says is what stands there");
        }
        for square in squares.iter().step_by(7) {
            let empty = window.name(square).ends_with("empty");
            let square: Square = square.parse().expect("a square");
            assert_eq!(setup.board.piece_at(square).is_none(), empty, "{square} of {setup:?}");
        }
    }
}
