//! The Chess960 screen: starts by dice, in turn and by number, from the first step to the first move.
//!
//! The procedures themselves are tested in `tests/logic/start`.

use crate::prelude::*;
use egui::accesskit::Role;
use jadoube::start::Origin;

/// The Chess960 screen, opened from the menu.
pub fn room(begin: Begin) -> Window {
    let names = match begin.language == NL {
        true => ["Bestand", "Chess960-opstelling…"],
        false => ["File", "Chess960 set-up…"],
    };
    let mut window = begin.open();
    window.choose_all(names);
    window
}

pub fn named() -> Begin {
    Begin { setup: people(), ..Begin::default() }
}

/// The English letters of the pieces on the first rank of the board, with a dot for any other square.
pub fn first_rank(window: &Window) -> String {
    let roles = ["king", "queen", "rook", "bishop", "knight"];
    let letter = |name: String| {
        let role = roles.iter().position(|role| name.ends_with(role));
        role.map_or('.', |role| ['K', 'Q', 'R', 'B', 'N'][role])
    };
    ('a'..='h').map(|file| letter(window.name(&format!("{file}1")))).collect()
}

/// Clicks the first widget whose name or value begins with this text, and then a square.
pub fn put(window: &mut Window, name: &str, square: &str) {
    window.click_on(name);
    window.click(square);
}

pub fn start(window: &Window) -> &Start {
    window.table().start()
}

/// The screen works again after the window was too small for a board.
#[test]
fn there_may_be_no_room_for_a_board() {
    let mut window = room(named());
    for size in [vec2(30.0, 20.0), vec2(1.0, 1.0), SIZE] {
        window.harness.set_size(size);
        window.harness.run();
    }
    window.expect("A bishop on a dark square.");
}

#[test]
fn from_the_first_throw_to_the_first_move() {
    let mut window = room(named());
    window.expect("A bishop on a dark square. 1 to 4: the dark square with that number");
    assert!(window.name("a1").starts_with("a1, empty"));
    for throw in 0.. {
        assert!(throw < 60, "a die that never counts");
        if window.shows("is ready.") {
            break;
        }
        window.key(Key::Space);
    }
    let row = first_rank(&window);
    assert_eq!(window.name("a8").replace("black", "white").replace("a8", "a1"), window.name("a1"));
    assert_eq!(window.name("d2"), "d2, white pawn");
    window.choose("Start game");
    let Origin::Dice(dice) = start(&window).origin().clone() else { panic!("the throws are kept") };
    assert_eq!(Start::by_dice(dice).as_ref(), Ok(start(&window)));
    assert!(window.fen().contains(&format!("/{row} w KQkq")), "{row}, {}", window.fen());
    assert_eq!(window.table().setup().white, "De Vries");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
}

/// The throws are in the journal of the game.
#[test]
fn throws_of_a_real_die_are_entered() {
    let folder = Folder::new("room");
    let mut window = room(Begin { journals: folder.journals(), ..named() });
    window.choose("Your die shows 5");
    window.expect("A 5 doesn’t count: throw again. 1 to 4: the dark square with that number");
    window.choose("Your die shows 2");
    window.expect("2: the bishop goes to c1. A bishop on a light square.");
    window.choose("Your die shows 1");
    assert_eq!(first_rank(&window), ".BB.....");
    window.choose("Take back");
    assert_eq!(first_rank(&window), "..B.....");
    // Digits on the keyboard do the same.
    window.text("3323");
    assert_eq!(first_rank(&window), "RNBQKBNR");
    window.expect("Starting position no. 518 is ready.");
    window.choose("Start game");
    let journals = folder.recorded();
    assert!(journals.iter().any(|text| text.contains("\"throws\":[5,2,3,3,2,3]")), "{journals:?}");
    assert_eq!(start(&window).number(), Some(518));
    // The next game has the same start, but no throws.
    window.ctrl(Key::N);
    window.choose("Play");
    assert_eq!((start(&window).number(), start(&window).origin()), (Some(518), &Origin::Given));
}

#[test]
fn all_throws_are_made_at_once_and_repeated() {
    let mut window = room(named());
    window.choose("All throws at once");
    window.expect("is ready.");
    let first = first_rank(&window);
    assert!(!first.contains('.'), "{first}");
    window.choose("Start over");
    assert_eq!(first_rank(&window), "........");
    window.choose("All throws at once");
    assert_ne!(first_rank(&window), first, "the die rolls anew");
    // The same seed gives the same throws.
    for (seed, is_same) in [(1, true), (2, false)] {
        let mut other = room(Begin { seed, ..named() });
        other.choose("All throws at once");
        assert_eq!(first_rank(&other) == first, is_same);
    }
}

#[test]
fn the_players_place_in_turn() {
    let mut window = room(named());
    window.choose("In turn");
    window.expect("Jansen places a piece.");
    window.carry_to("white bishop", "c1");
    assert_eq!(first_rank(&window), "..B.....");
    window.expect("De Vries places a piece.");

    put(&mut window, "white bishop", "e1");
    window.expect("That isn’t possible. e1 is the same colour as c1, where the other bishop is.");
    window.expect("II.2.2");
    assert_eq!(first_rank(&window), "..B.....");
    // The bishop is still chosen, and can go to another square.
    window.click("f1");
    assert_eq!(first_rank(&window), "..B..B..");

    put(&mut window, "white king", "d1");
    put(&mut window, "white rook", "a1");
    // A dragged piece is refused too if it can't go on that square.
    window.carry_to("white rook", "b1");
    window.expect("That isn’t possible. The king would not be between the rooks. art. II.2.1");
    window.carry_to("white rook", "e3");
    window.expect("That isn’t possible. Pieces go on the first rank.");
    window.carry_to("white queen", "c1");
    window.expect("That isn’t possible. A bishop is on c1.");
    window.carry_to("white rook", "e1");
    assert_eq!(first_rank(&window), "R.BKRB..");

    // Black asks to take the rook back; White says no, and then yes.
    window.choose("Take back…");
    window.expect("Jansen asks to take back the rook on e1. De Vries, do you agree?");
    window.choose("No");
    assert_eq!(first_rank(&window), "R.BKRB..");
    window.choose_all(["Take back…", "Yes"]);
    assert_eq!(first_rank(&window), "R.BK.B..");
    window.expect("Jansen places a piece.");
    // Starting over needs the other player's consent.
    window.choose("Start over…");
    window.expect("De Vries asks to start over. Jansen, do you agree?");
    window.choose("No");
    assert_eq!(first_rank(&window), "R.BK.B..");

    for (piece, square) in
        [("white rook", "h1"), ("white queen", "b1"), ("white knight", "e1"), ("white knight", "g1")]
    {
        window.carry_to(piece, square);
    }
    assert_eq!(first_rank(&window), "RQBKNBNR");
    assert_eq!(window.name("b8"), "b8, black queen");
    window.choose("Start game");
    let Origin::InTurn(placed) = start(&window).origin() else { panic!("the placements are kept") };
    assert_eq!(placed.to_string(), "Bc1 Bf1 Kd1 Ra1 Rh1 Qb1 Ne1 Ng1");
    window.drag("d2", "d4");
    assert_eq!(window.moves(), "d4");
}

#[test]
fn pieces_are_placed_by_keyboard() {
    let mut window = room(named());
    window.choose("In turn");
    let mut place = |letter: &str, piece: &str, steps: usize| {
        window.text(letter);
        assert_eq!(window.said("f1"), format!("the {piece} can go here"));
        window.play(&("Right ".repeat(steps) + "Enter"));
    };
    // Keyboard focus goes to the first square where the piece may stand.
    place("K", "king", 3);
    place("R", "rook", 0);
    place("R", "rook", 4);
    assert_eq!(first_rank(&window), "R...K..R");
    // A square may be typed after the letter. A letter that can mean a file or a piece means a file before a digit.
    for typed in ["Bb1", "bg1", "Nc1"] {
        window.text(typed);
        window.key(Key::Enter);
    }
    assert_eq!(first_rank(&window), "RBN.K.BR");
}

#[test]
fn the_tray_is_read_aloud_and_pressed_without_a_pointer() {
    let mut window = room(Begin { language: NL, ..named() });
    window.choose("Om de beurt");
    window.expect("Jansen zet een stuk neer.");
    window.activate("witte koning");
    assert_eq!(window.said("b1"), "hier kan de koning staan");
    assert_eq!(window.said("a1"), "");
    window.enter("a1");
    window
        .expect("Dat kan niet. Dan blijft er links van de koning geen veld over voor een toren. art. II.2.1");
    window.enter("b1");
    assert_eq!(window.name("b1"), "b1, witte koning");
}

#[test]
fn a_start_is_given_by_number_or_first_rank() {
    let mut window = room(named());
    window.choose("By number");
    let field = |window: &mut Window, text: &str| window.fill(Role::TextInput, "Number or first rank", text);
    for (typed, row, told) in [
        ("518", "RNBQKBNR", "No. 518: RNBQKBNR. This is the starting position of regular chess."),
        ("0", "BBQNNRKR", "No. 0: BBQNNRKR. Black’s pieces are placed opposite White’s."),
        ("959", "RKRNNQBB", "No. 959: RKRNNQBB"),
        (
            "960",
            "........",
            "That isn’t a starting position. There is no starting position 960: numbers run from 0 to 959.",
        ),
        ("-1", "........", "There is no starting position -1"),
        ("rnbqkbnr", "RNBQKBNR", "No. 518"),
        ("tpldklpt", "RNBQKBNR", "No. 518"),
        ("RNBQKBNX", "........", "“X” isn’t a first-rank piece. Use only the letters KQRBN."),
        // While the user is typing, the pieces appear one by one.
        ("R", "R.......", "7 more pieces to go."),
        ("rnbqkbn", "RNBQKBN.", "One more piece to go."),
        (
            "RNBQKBNRRNBQKBNR",
            "RNBQKBNR",
            "That is 16 letters; the first rank has eight, for example RNBQKBNR.",
        ),
        ("RBNBKQNR", "RBNBKQNR", "Both bishops are on squares of the same colour. art. II.2.2"),
        ("KRNBBQNR", "KRNBBQNR", "The king isn’t between the rooks. art. II.2.1"),
        ("RNBQKBNN", "RNBQKBNN", "The first rank needs two rooks, not 1."),
        ("", "........", "Which starting position? Type a number from 0 to 959"),
    ] {
        field(&mut window, typed);
        window.expect(told);
        assert_eq!(first_rank(&window), row, "{typed}");
    }
    field(&mut window, "518");
    window.choose("Mirror image: no. 534");
    assert_eq!(first_rank(&window), "RNBKQBNR");
    window.choose("Next");
    window.expect("No. 535");
    window.choose("Previous");
    window.expect("No. 534");
    field(&mut window, "0");
    window.choose("Previous");
    window.expect("No. 959");
    window.choose_all(["Next", "Start game"]);
    assert_eq!((start(&window).number(), start(&window).origin()), (Some(0), &Origin::Given));
}

#[test]
fn a_hand_that_moves_fast_only_clicks() {
    let mut window = room(named());
    window.choose("In turn");
    window.rest();
    let king = window.rect("white king").center();
    let far = window.square("h8");
    // One frame contains both the movement to the piece and the press.
    window.events([Event::PointerMoved(far), Event::PointerMoved(king), primary(king, true)]);
    window.events([primary(king, false)]);
    window.expect("Where does the king go?");
    window.click("d1");
    assert_eq!(first_rank(&window), "...K....");
    // A piece that is dropped next to the tray is not placed.
    window.carry("white queen", window.rect("white queen").center() + vec2(90.0, 4.0));
    window.expect("De Vries places a piece.");
}

#[test]
fn a_dragged_piece_is_above_the_buttons() {
    let mut window = room(named());
    window.choose("In turn");
    assert!(crate::editor::is_dragged_above(&mut window, "white king", "Start game"));
}

/// In a low window, the faces of the players' own die are above the settings at the foot, without scrolling.
#[test]
fn the_faces_of_a_real_die_are_visible_in_a_low_window() {
    let window = room(Begin { size: vec2(1024.0, 700.0), ..named() });
    let (face, foot) = (window.rect("Your die shows 6"), window.rect("De Vries – Jansen"));
    assert!(face.bottom() < foot.top(), "{face:?}, {foot:?}");
}
