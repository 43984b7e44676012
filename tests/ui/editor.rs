//! The position editor: mouse, keys and fields; every fault shown at once; a game and a study that begin from it.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::table::GameSetup;
use jadoube::text::messages::Language;

use crate::window::{Begin, Window};

/// The editor, opened from the menu.
pub fn editor(begin: Begin) -> Window {
    let [menu, command] = match begin.language.tag() {
        "en" => ["Edit", "Set up a position…"],
        _ => ["Bewerken", "Stelling opzetten…"],
    };
    let mut window = begin.open();
    window.choose(menu);
    window.choose(command);
    window
}

/// The text of the editor's field.
fn fen(window: &Window) -> String {
    let field = window.harness.get_by_role_and_label(Role::TextInput, "FEN");
    field.accesskit_node().value().unwrap_or_default()
}

fn board(window: &Window) -> String {
    fen(window).split(' ').next().unwrap_or_default().to_owned()
}

/// Types into the field of the editor.
pub fn type_fen(window: &mut Window, text: &str) {
    window.harness.get_by_role_and_label(Role::TextInput, "FEN").focus();
    window.harness.run();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.harness.key_press(Key::Backspace);
    window.harness.event(egui::Event::Text(text.to_owned()));
    window.harness.run();
}

/// Drags the first widget with this name to a point.
fn carry(window: &mut Window, name: &str, to: Pos2) {
    window.rest();
    let from = window.rect(name).center();
    window.harness.hover_at(from);
    window.button(from, PointerButton::Primary, true);
    window.harness.hover_at(from + (to - from) * 0.5);
    window.harness.run();
    window.harness.hover_at(to);
    window.button(to, PointerButton::Primary, false);
}

fn secondary(window: &mut Window, square: &str) {
    let at = window.square(square);
    window.harness.hover_at(at);
    window.button(at, PointerButton::Secondary, true);
    window.button(at, PointerButton::Secondary, false);
}

/// The description of a square beside its name.
fn told(window: &Window, square: &str) -> String {
    let begins = format!("{square}, ");
    let named = |label: Option<String>| label.is_some_and(|label| label.starts_with(&begins));
    let node = window.harness.get_by(|node| named(node.label()));
    node.accesskit_node().description().unwrap_or_default()
}

#[test]
fn a_position_by_hand_and_a_game_from_it() {
    let mut window = editor(Begin::default());
    let game = window.fen();
    window.choose("Empty board");
    window.expect("2 problems");
    window.expect("White has no king.");
    window.expect("Black has no king.");
    let (e1, e8) = (window.square("e1"), window.square("e8"));
    carry(&mut window, "white king", e1);
    carry(&mut window, "black king", e8);
    window.expect("This position is playable.");
    // A piece of the tray, then squares; a second click removes it again.
    window.choose("white rook");
    for square in ["a1", "h1", "h2"] {
        window.click(square);
    }
    window.click("h2");
    window.choose("Remove pieces");
    window.click("a1");
    window.choose("Move pieces");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    window.choose("Castling with the rook on h1");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    // Removing the rook removes the right; one undo restores both.
    window.drag("h1", "h5");
    assert_eq!(fen(&window), "4k3/8/8/7R/8/8/8/4K3 w - - 0 1");
    window.choose("Undo");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(window.fen(), game, "the game is not touched");
    window.choose("Play from here…");
    window.expect("The game starts from the position you set up.");
    window.choose("Start");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    window.drag("e1", "g1");
    assert_eq!(window.moves(), "O-O");
    // The position is on the board; the editor begins with the current one.
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.harness.run();
    assert_eq!(fen(&window), window.fen());
}

#[test]
fn pieces_leave_the_board() {
    let mut window = editor(Begin::default());
    window.press("d8");
    let beside = window.square("a8") - vec2(60.0, 0.0);
    window.harness.hover_at(beside);
    window.button(beside, PointerButton::Primary, false);
    assert_eq!(board(&window), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    secondary(&mut window, "d1");
    secondary(&mut window, "d4");
    assert_eq!(board(&window), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
    window.drag("e2", "e7");
    assert_eq!(board(&window), "rnb1kbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNB1KBNR");
    // A piece dropped beside the board disappears.
    carry(&mut window, "black queen", beside);
    assert_eq!(board(&window), "rnb1kbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNB1KBNR");
    for _ in 0..3 {
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        window.harness.run();
    }
    assert_eq!(board(&window), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.harness.run();
    assert_eq!(board(&window), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[test]
fn with_the_keyboard_alone() {
    for (language, letters) in [(Language::EN, "kQrbnP"), (Language::NL, "kDtlnP")] {
        let mut window = editor(Begin { language, ..Begin::default() });
        window.choose(if language == Language::EN { "Empty board" } else { "Leeg bord" });
        let node = window.harness.get_by(|node| node.label().is_some_and(|label| label.starts_with("e2, ")));
        node.focus();
        window.harness.run();
        for letter in letters.chars() {
            window.text(&letter.to_string());
            window.key(Key::ArrowRight);
        }
        // At the edge, the next letter replaces the one before.
        assert_eq!(board(&window), "8/8/8/8/8/8/4kQrP/8", "{language:?}");
        window.key(Key::Delete);
        for _ in 0..3 {
            window.key(Key::ArrowLeft);
        }
        window.key(Key::Enter);
        window.key(Key::ArrowUp);
        window.key(Key::Enter);
        assert_eq!(board(&window), "8/8/8/8/8/4k3/5Qr1/8", "{language:?}");
    }
}

#[test]
fn the_fields() {
    let mut window = editor(Begin { fen: Some("4k3/8/8/2pP4/8/8/8/R3K2R w KQ - 3 9"), ..Begin::default() });
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R w KQ - 3 9");
    window.rest();
    window.harness.get_by_role_and_label(Role::ComboBox, "En passant").click();
    window.harness.run();
    window.choose("c6");
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R w KQ c6 3 9");
    window.choose("Black to move");
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R b KQ - 3 9", "no pawn of White has just gone by");
    window.choose("Castling with the rook on a1");
    window.choose("Swap colours");
    assert_eq!(fen(&window), "r3k2r/8/8/8/2Pp4/8/8/4K3 w k - 3 9");
    window.choose("Set up");
    assert_eq!(fen(&window), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    window.choose("Current game position");
    assert_eq!(fen(&window), "4k3/8/8/2pP4/8/8/8/R3K2R w KQ - 3 9");
}

/// Every fault in both languages, with the marked squares.
#[test]
fn all_faults_are_shown_at_once() {
    let table: [(&str, &[&str], &[&str], &str); 8] = [
        (
            "8/8/8/8/8/8/8/8 w - - 0 1",
            &["White has no king.", "Black has no king."],
            &["Wit heeft geen koning.", "Zwart heeft geen koning."],
            "",
        ),
        (
            "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
            &["White has 2 kings, not one."],
            &["Wit heeft 2 koningen in plaats van één."],
            "d1 e1",
        ),
        (
            "rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            &["Black has 17 pieces; at most 16 are possible.", "Black has 9 pawns; at most 8 are possible."],
            &["Zwart heeft 17 stukken; meer dan 16 kan niet.", "Zwart heeft 9 pionnen; meer dan 8 kan niet."],
            "a6 e8",
        ),
        (
            "4k3/8/8/8/8/Q7/PPPPPPPP/3QK3 w - - 0 1",
            &["White has one extra piece; at most 0 pawns can have promoted."],
            &["Wit heeft één extra stuk; er kunnen hoogstens 0 pionnen zijn gepromoveerd."],
            "a3 d1",
        ),
        (
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            &["A pawn can’t stand on h8."],
            &["Op h8 kan geen pion staan."],
            "h8",
        ),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            &["The side that is not to move is in check: the king on e8 is attacked from e7."],
            &["De kleur die niet aan zet is, staat schaak: de koning op e8 wordt aangevallen vanaf e7."],
            "e7 e8",
        ),
        (
            "4k3/8/8/8/8/8/8/R1R1K3 w ACk - 0 1",
            &[
                "The castling rights name a rook on h8, but the rook or the king isn’t in place.",
                "White has castling rights with two rooks on one side.",
            ],
            &[
                "Het rokaderecht noemt een toren op h8, maar de toren of de koning staat niet op zijn plaats.",
                "Wit heeft aan één kant rokaderecht met twee torens.",
            ],
            "a1 c1 h8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            &["No pawn has just advanced two squares past e6."],
            &["Er is zojuist geen pion twee velden opgerukt over e6."],
            "e6",
        ),
    ];
    for (language, cause, index) in
        [(Language::EN, "why the move was refused", 0), (Language::NL, "waarom de zet niet kan", 1)]
    {
        let mut window = editor(Begin { language, ..Begin::default() });
        for (text, english, dutch, squares) in table {
            type_fen(&mut window, text);
            assert_eq!(fen(&window), text, "what is typed stays as it is typed");
            let sentences = [english, dutch][index];
            for sentence in sentences {
                window.expect(sentence);
            }
            for square in squares.split_whitespace() {
                assert_eq!(told(&window, square), cause, "{square} of {text}");
            }
            let play = window.harness.get_by_label(["Play from here…", "Vanaf hier spelen…"][index]);
            assert!(play.accesskit_node().is_disabled(), "no game begins from {text}");
        }
        type_fen(&mut window, "4k3/8/8/b7/4r3/8/2n5/4K3 w - - 0 1");
        window
            .expect(["but not reachable in a real game", "maar in een echte partij niet te bereiken"][index]);
        window.expect("c2, e4");
        let play = window.harness.get_by_label(["Play from here…", "Vanaf hier spelen…"][index]);
        assert!(!play.accesskit_node().is_disabled());
    }
}

#[test]
fn text_that_is_no_position_stays_and_is_explained() {
    let mut window = editor(Begin::default());
    let before = board(&window);
    type_fen(&mut window, "4k3/8/8");
    window.expect("The board has 3 ranks; expected 8, separated by /.");
    assert_eq!(fen(&window), "4k3/8/8");
    assert_eq!(window.name("e2"), "e2, white pawn", "the board waits");
    // The next edit of the board replaces it.
    window.drag("e2", "e4");
    assert_ne!(board(&window), before);
    assert!(!window.shows("The board has 3 rows"));
}

#[test]
fn unfinished_position_is_restored() {
    let mut window = editor(Begin::default());
    window.drag("e2", "e5");
    let edited = fen(&window);
    window.choose("Back");
    assert_eq!(window.name("e2"), "e2, white pawn", "the game is as it was");
    window.drag("d2", "d4");
    window.choose("Edit");
    window.choose("Set up a position…");
    assert_eq!(fen(&window), edited);
    window.choose("Current game position");
    assert_eq!(fen(&window), "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
    window.choose("Undo");
    assert_eq!(fen(&window), edited);
    window.key(Key::Escape);
    assert_eq!(window.moves(), "d4");
    // Unedited, it is a copy of the position shown.
    let mut window = editor(Begin::default());
    window.choose("Back");
    window.drag("d2", "d4");
    window.choose("Edit");
    window.choose("Set up a position…");
    assert!(fen(&window).contains("3P4"));
}

#[test]
fn study_starts_from_the_editor_but_not_during_a_strict_game() {
    let mut window = editor(Begin::default());
    window.drag("d1", "d4");
    // There is a menu of that name too.
    let button = window.last_rect("Study").center();
    window.click_at(button);
    let study = window.harness.state().study().expect("a study");
    assert!(study.position().fen().starts_with("rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR"));
    // Touch-move applies, and a move was made.
    let mut window = Begin { setup: GameSetup::default(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.choose("Edit");
    window.choose("Set up a position…");
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
    let setup = GameSetup { touch: jadoube::table::TouchMove::Enforced, ..GameSetup::default() };
    let mut window = Begin { setup, ..Begin::default() }.open();
    window.click("g1");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.harness.run();
    window.drag("e2", "e4");
    secondary(&mut window, "g1");
    window.choose("Back");
    assert_eq!(window.name("g1"), "g1, white knight");
    assert!(window.shows("Knight g1") || window.shows("knight on g1"), "what was touched binds");
    window.drag("g1", "f3");
    assert_eq!(window.moves(), "Nf3");
}

#[test]
fn pasting_into_the_editor() {
    let mut window = editor(Begin::default());
    let paste = |window: &mut Window, text: &str| {
        window.harness.event(egui::Event::Paste(text.to_owned()));
        window.harness.run();
    };
    paste(&mut window, "4k3/8/8/8/8/8/8/3KK3 w - - 0 1");
    window.expect("White has 2 kings, not one.");
    paste(&mut window, "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"pawns.1\";\n8/8/8/8/8/8/8/8 w - -");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    window.expect("Pasted “pawns.1”. Best move: e4. There is one more position.");
    paste(&mut window, "nonsense");
    window.expect("“nonsense” isn’t a position (FEN or EPD), a game (PGN) or a list of moves.");
    window.harness.event(egui::Event::Copy);
    window.harness.run();
    window.expect("Position copied.");
}

#[test]
fn nothing_repaints_while_nothing_is_done() {
    let mut window = editor(Begin::default());
    assert!(!window.harness.ctx.has_requested_repaint());
    window.choose("white queen");
    let at = window.square("e4");
    window.harness.hover_at(at);
    window.harness.run();
    assert!(!window.harness.ctx.has_requested_repaint());
    window.click("e4");
    assert!(!window.harness.ctx.has_requested_repaint());
}

/// The field always shows the board's position.
#[test]
fn wild_edits() {
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
                window.harness.hover_at(from);
                window.button(from, PointerButton::Primary, true);
                window.harness.hover_at(to);
                window.button(to, PointerButton::Primary, false);
            }
            6 => {
                let at = place(&mut random);
                window.button(at, PointerButton::Secondary, true);
                window.button(at, PointerButton::Secondary, false);
            }
            7 => {
                let to = place(&mut random);
                carry(&mut window, names[random.usize(..3)], to);
            }
            _ => {
                let name = names[random.usize(..names.len())];
                let node = window.harness.get_by_label(name);
                // If it is out of view, something else is in its place.
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
            let square_at: jadoube::rules::Square = square.parse().expect("a square");
            let empty = window.name(square).ends_with("empty");
            assert_eq!(setup.board.piece_at(square_at).is_none(), empty, "{square} of {setup:?}");
        }
    }
}
