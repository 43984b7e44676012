//! Bonds are explained in both languages, and so is every refusal of the table.

use jadoube::game::Ends;
use jadoube::table::{GameSetup, TakeBack, TouchMove};
use jadoube::text::messages::Language;

use crate::window::{Begin, Window};

const CASTLING: &str = "r3k2r/8/8/8/8/8/7P/R3K2R w KQkq - 0 1";
const TAKES: &str = "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1";

fn touch(touch: TouchMove) -> GameSetup {
    GameSetup { touch, ..GameSetup::default() }
}

/// Touches pieces one after the other and reads the law card.
fn check(fen: &'static str, mode: TouchMove, touched: &[&str], english: &str, dutch: &str) {
    for (language, expected) in [(Language::EN, english), (Language::NL, dutch)] {
        let mut window = Begin { fen: Some(fen), language, setup: touch(mode), ..Begin::default() }.open();
        for square in touched {
            window.click(square);
        }
        // The refusal stays until the next action; the touched pieces stay touched.
        window.key(egui::Key::Escape);
        window.expect(expected);
        assert_eq!(window.moves(), "", "{touched:?} on {fen}");
    }
}

/// A second piece that is touched is told of also where the card says why the first one can't go there.
#[test]
fn second_touch_is_reported() {
    let table = [
        (&["g1", "e7"][..], "The pawn on e7 has been touched too.", "De pion op e7 is ook aangeraakt."),
        (&["g1", "b1"], "The knight on b1 has been touched too.", "Het paard op b1 is ook aangeraakt."),
    ];
    for (touched, english, dutch) in table {
        for (language, told) in [(Language::EN, english), (Language::NL, dutch)] {
            let setup = touch(TouchMove::Enforced);
            let mut window = Begin { language, setup, ..Begin::default() }.open();
            for square in touched {
                window.click(square);
            }
            window.expect(told);
        }
    }
}

#[test]
fn bound_pieces_are_marked() {
    use TouchMove::{Enforced, OnClaim};
    let table: [(&str, TouchMove, &[&str], &str, &str); 8] = [
        (
            TAKES,
            Enforced,
            &["d5"],
            "The pawn on d5 has been touched. White must take this pawn. art. 4.3.2",
            "De pion op d5 is aangeraakt. Wit moet deze pion slaan. art. 4.3.2",
        ),
        (
            TAKES,
            OnClaim,
            &["d5"],
            "White must take this pawn. Black may claim touch-move if White plays another move. art. 4.3.2",
            "Wit moet deze pion slaan. Zwart mag aanraken is zetten claimen als Wit een andere zet doet.",
        ),
        (
            "4k3/8/8/2r5/1P6/4N3/8/4K3 w - - 0 1",
            Enforced,
            &["c5", "e3"],
            "The rook on c5 was touched first, but the knight on e3 can’t take it.",
            "De toren op c5 is het eerst aangeraakt, maar het paard op e3 kan dat stuk niet slaan.",
        ),
        (
            TAKES,
            Enforced,
            &["d5", "e3"],
            "The knight on e3 and the pawn on d5 have been touched. White must take: the knight on e3 takes the pawn on d5. art. 4.3.3",
            "Het paard op e3 en de pion op d5 zijn aangeraakt. Wit moet slaan: het paard op e3 slaat de pion op d5. art. 4.3.3",
        ),
        (
            CASTLING,
            Enforced,
            &["h1", "e1"],
            "The rook was touched before the king, so castling with it is not allowed this turn. White must move this rook. art. 4.4.2",
            "De toren is vóór de koning aangeraakt, dus rokeren met die toren mag deze beurt niet. Wit moet met deze toren zetten.",
        ),
        (
            "4k3/8/8/8/2b5/8/8/4K2R w K - 0 1",
            Enforced,
            &["e1", "h1"],
            "The king was touched, then a rook it can’t castle with. White must move the king. art. 4.4.3",
            "De koning is aangeraakt, daarna een toren waarmee niet kan worden gerokeerd. Wit moet met de koning zetten. art. 4.4.3",
        ),
        (
            "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1",
            Enforced,
            &["a2"],
            "The pawn on a2 has been touched. It has no legal move, so White is free to make any move. art. 4.5",
            "De pion op a2 is aangeraakt. Dat stuk heeft geen reglementaire zet. Wit mag elke zet doen. art. 4.5",
        ),
        (
            TAKES,
            Enforced,
            &["e3"],
            "The knight on e3 has been touched. White must move this knight. art. 4.3.1",
            "Het paard op e3 is aangeraakt. Wit moet met dit paard zetten. art. 4.3.1",
        ),
    ];
    for (fen, mode, touched, english, dutch) in table {
        check(fen, mode, touched, english, dutch);
    }
}

#[test]
fn another_piece_than_the_touched_one_is_refused() {
    let mut window = Begin { fen: Some(TAKES), setup: touch(TouchMove::Enforced), ..Begin::default() }.open();
    window.click("e3");
    window.click("e1");
    window.expect(
        "That isn’t possible. The knight on e3 has been touched. White must move this knight. The king on e1 has been touched too. art. 4.3.1",
    );
    window.drag("e3", "d5");
    assert_eq!(window.moves(), "Nxd5");
}

/// In words of its own, though it is another case of being bound elsewhere.
#[test]
fn castling_with_a_rook_that_was_touched_first() {
    let setup = touch(TouchMove::Enforced);
    let mut window =
        Begin { fen: Some("r3k2r/8/8/8/8/7P/7P/4K2R w K - 0 1"), setup, ..Begin::default() }.open();
    window.click("h1");
    window.key(egui::Key::C);
    window.expect("The rook on h1 was touched before the king, so castling with it is not allowed this turn. art. 4.4.2");
}

#[test]
fn castling_with_the_king_in_hand() {
    let setup = touch(TouchMove::Enforced);
    let mut window = Begin { fen: Some(CASTLING), setup, ..Begin::default() }.open();
    window.press("e1");
    let off = egui::pos2(6.0, 60.0);
    window.harness.hover_at(off);
    window.button(off, egui::PointerButton::Primary, false);
    window.expect("White is castling, with the king in hand. Put the castling rook on its new square");
    window.press("h1");
    window.expect("Now put the rook on f1, then the king on g1.");
    window.release("f1");
    window.expect("Now put the king on g1.");
}

/// Keys that are refused, and why.
#[test]
fn why_the_table_refuses() {
    type Hand = fn(&mut Window);
    let jadoube: Hand = |w| {
        w.click("g1");
        w.key(egui::Key::J);
    };
    let back: Hand = |w| {
        w.drag("e2", "e4");
        w.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        w.harness.run();
    };
    let castle: Hand = |w| w.key(egui::Key::C);
    let table: [(Hand, &str, &str); 3] = [
        (
            jadoube,
            "Say j’adoube before touching a piece, not after. art. 4.2.1",
            "Zeg j’adoube voordat je een stuk aanraakt, niet erna. art. 4.2.1",
        ),
        (back, "Takebacks are off in this game. art. 4.7", "Terugnemen staat in deze partij uit. art. 4.7"),
        (
            castle,
            "You can’t castle: the bishop on f1 is in the way. art. 3.8.2.2",
            "Je kunt niet rokeren: de loper op f1 staat in de weg. art. 3.8.2.2",
        ),
    ];
    for (hand, english, dutch) in table {
        for (language, expected) in [(Language::EN, english), (Language::NL, dutch)] {
            let setup = GameSetup::default();
            let mut window = Begin { language, setup, ..Begin::default() }.open();
            hand(&mut window);
            window.expect(expected);
        }
    }
}

#[test]
fn how_a_club_game_ends() {
    let shuffle = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
    let setup = GameSetup {
        touch: TouchMove::Off,
        ends: Ends::Club,
        take_back: TakeBack::Never,
        ..GameSetup::default()
    };
    let mut window = Begin { setup, ..Begin::default() }.open();
    for (from, to) in shuffle.into_iter().chain(shuffle) {
        window.drag(from, to);
    }
    window.expect("½–½ Draw. The same position has occurred three times. art. 9.2");
    for button in ["New game…", "Rematch", "More"] {
        window.expect(button);
    }
}
