//! What goes wrong at electronic boards: cases from a table, and one named test for each case that needs more.

use jadoube::eboard::Reading;
use jadoube::rules::{Board, Piece, Square};
use jadoube::table::{Deed, Table};

use super::wood::Wood;
use crate::rules::square;
use crate::table::script;
use crate::tables::rows;

/// Moves men as hands do, 300 ms apart: `e2-` lifts a man, `Pe4` puts one on e4, `d4-&Pe5` does both at once, and after
/// `e2-/50` the next change follows in 50 ms. `w` and `b` both press the clock of the player who has the move, `J` is
/// j'adoube, and `=Q` chooses a queen on the screen.
fn hands(wood: &mut Wood, script: &str) {
    for word in script.split_whitespace() {
        let (word, wait) = word.split_once('/').unwrap_or((word, "300"));
        match word {
            "w" | "b" => drop(wood.press_clock()),
            "J" => drop(wood.apply(Deed::Jadoube, None)),
            "=Q" => drop(wood.apply(Deed::Promote { to: jadoube::rules::Role::Queen }, None)),
            _ => wood.set(&word.split('&').map(change).collect::<Vec<_>>()),
        }
        wood.follow();
        wood.wait(wait.parse().expect(wait));
    }
}

fn change(word: &str) -> (Square, Option<Piece>) {
    if let Some(lifted) = word.strip_suffix('-') {
        return (square(lifted), None);
    }
    let piece = word.chars().next().and_then(Piece::from_fen_letter);
    (square(&word[1..]), Some(piece.unwrap_or_else(|| panic!("{word}"))))
}

/// A simulated board with the men set up, one second after the game began.
fn ready(game: &str) -> Wood {
    let mut wood = Wood::new(script::setup(game));
    wood.wait(1000);
    wood
}

fn nameless(game: &str) -> Wood {
    let mut wood = ready(game);
    wood.names_no_pieces = true;
    wood.sense();
    wood.wait(1000);
    wood
}

fn moves(wood: &Wood) -> String {
    wood.table.moves().iter().map(|played| played.san.as_str()).collect::<Vec<_>>().join(" ")
}

/// The moves that were made, and the squares that differ from the position.
fn state(wood: &Wood) -> [String; 2] {
    [moves(wood), wood.differences()]
}

/// A game over the board in which White can castle.
const CASTLING: &str = "from 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// A game over the board in which White has two pawns that can promote.
const PROMOTION: &str = "from 3rk3/4P1P1/8/8/8/8/8/4K3 w - - 0 1";
/// As in [`PROMOTION`], but the board only supplies moves.
const FOLLOWED: &str = "touch off, from 3rk3/4P1P1/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn hands_on_a_board_become_deeds_and_moves() {
    for [game, script, deeds, made] in rows!("board-traps") {
        let mut wood = ready(match game {
            "castling" => CASTLING,
            "promotion" => PROMOTION,
            "followed" => FOLLOWED,
            game => game,
        });
        hands(&mut wood, script);
        assert_eq!([wood.deeds.join(" "), moves(&wood)], [deeds, made], "{game}: {script}");
    }
}

/// The man that captured flickers, and the opponent, who could capture it, lifts a man before the clock is pressed.
#[test]
fn what_was_lifted_before_the_reply_does_not_count_for_it() {
    let mut wood = nameless("from 3qk3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    hands(&mut wood, "d5- e4- Pd5 d5-/50 Pd5 d8- w qd6 b");
    assert_eq!([moves(&wood), wood.deeds.join(" ")], ["exd5 Qd6", "d5? ?- e4? ?d5 d8? ?d6"]);
}

/// The same man could take either of two men that were lifted. If the board names no pieces, the first of the two
/// counts as taken, and the players can be asked to check.
#[test]
fn a_board_that_names_no_pieces_does_not_know_which_of_two_was_taken() {
    let game = "from 4k3/8/8/1p1p4/8/2N5/8/4K3 w - - 0 1";
    for (mut wood, squares, made) in [(nameless(game), "b5 d5", "Nxd5"), (ready(game), "", "Nxb5")] {
        let unclear = |wood: &Wood| {
            let squares = wood.board.unclear_captures(wood.table.position());
            squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
        };
        hands(&mut wood, "c3- d5- pd5");
        assert_eq!(unclear(&wood), "");
        hands(&mut wood, "b5- Nb5");
        assert_eq!(unclear(&wood), squares);
        wood.press_clock();
        assert_eq!([moves(&wood), unclear(&wood)], [made, ""]);
    }
}

/// The piece is chosen on the screen. The pawn, and a rook that later replaces it, then stand for a queen.
#[test]
fn a_pawn_left_on_the_last_rank_stands_for_what_it_became() {
    let mut wood = ready(FOLLOWED);
    hands(&mut wood, "g7- Pg8/700 =Q");
    assert_eq!(state(&wood), ["g8=Q+", ""]);
    // An upside-down rook replaces the pawn, and the king moves out of check.
    hands(&mut wood, "g8- Rg8/700");
    assert_eq!(wood.differences(), "");
    hands(&mut wood, "e8- ke7/700 g8- Rg7/700");
    assert_eq!(state(&wood), ["g8=Q+ Kxe7 Qg7+", ""]);
}

/// A rook that comes to the square of a promotion is a rook, once the pawn that stood for the new piece has left or has
/// been taken.
#[test]
fn a_rook_on_the_square_of_a_promotion_is_a_rook() {
    let promotion = "g7- Pg8/700 =Q w e8- ke7/700 b";
    for (rest, made) in [
        ("g8- Pg3/700 w e7- ke6/700 b h1- Rh8/700 w e6- ke7/700 b h8- Rg8/700 w", "Qg3 Ke6 Rh8 Ke7 Rg8"),
        (
            "h1- Rh6/700 w g2- g8- rg8/700 b h6- Rh8/700 w e7- ke6/700 b h8- Rg8/700 w",
            "Rh6 Rxg8 Rh8 Ke6 Rxg8",
        ),
    ] {
        let mut wood = ready("from 4k3/4P1P1/8/8/8/8/6r1/4K2R w - - 0 1");
        hands(&mut wood, &format!("{promotion} {rest}"));
        assert_eq!(state(&wood), [format!("g8=Q+ Kxe7 {made}"), String::new()]);
    }
}

/// The board is unplugged between two moves, and comes back with all men in place or with a knight elsewhere.
#[test]
fn a_board_comes_back_in_mid_game() {
    let mut wood = ready("standard");
    hands(&mut wood, "e2- Pe4 w");
    wood.lose();
    wood.wait(500);
    assert_eq!(wood.differences(), "", "a board that is away differs in nothing");
    // The board comes back as it was, and the game goes on.
    wood.sense();
    hands(&mut wood, "e7- pe5 b");
    assert_eq!(moves(&wood), "e4 e5");
    // The board comes back with a knight elsewhere: the difference is shown until the knight is put back, and does not
    // count as a move.
    wood.board.lose();
    wood.men.set(square("g1"), None);
    wood.men.set(square("h3"), Piece::from_fen_letter('N'));
    wood.follow();
    wood.sense();
    wood.wait(2000);
    assert_eq!(wood.differences(), "g1:N. h3:.N");
    assert!(wood.board.is_out_of_step(&wood.table));
    let deeds = wood.deeds.len();
    hands(&mut wood, "h3- Ng1");
    assert_eq!((wood.deeds.len(), wood.board.is_out_of_step(&wood.table)), (deeds, false));
    hands(&mut wood, "g1- Nf3 w");
    assert_eq!(moves(&wood), "e4 e5 Nf3");
}

/// A man is in the hand while the board is unplugged and comes back, and is then put on its own square or on another.
#[test]
fn a_board_comes_back_in_mid_move() {
    for (words, made) in [("Ng1", ""), ("Nf3", "Nf3")] {
        let mut wood = ready("standard");
        hands(&mut wood, "g1-");
        wood.lose();
        wood.sense();
        hands(&mut wood, words);
        wood.press_clock();
        assert_eq!(moves(&wood), made, "{words}");
    }
}

/// When the board only supplies moves, a legal move made while the board was unplugged counts once the board is back.
#[test]
fn a_move_made_while_the_board_was_away_counts_where_it_moves_with_the_player() {
    let mut wood = ready("touch off");
    wood.lose();
    hands(&mut wood, "e2-/0");
    wood.board.lose();
    hands(&mut wood, "Pe4/700");
    assert_eq!(moves(&wood), "e4");
}

#[test]
fn a_board_turned_round_is_seen_at_the_start_and_in_mid_game() {
    for game in [
        "standard",
        "touch off",
        CASTLING,
        "chess960 bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
    ] {
        let mut wood = Wood::new(script::setup(game));
        // Somebody turns the board, and turns it again.
        for (is_turned, a1) in [(true, "h8"), (false, "a1")] {
            wood.is_turned = is_turned;
            wood.sense();
            wood.wait(1000);
            assert_eq!(wood.board.square_on_wood(square("a1")), square(a1), "{game}");
            assert_eq!((wood.differences().as_str(), &wood.deeds[..]), ("", &[][..]), "{game}");
        }
    }
}

/// A board that names no pieces looks the same from both sides at the start: the players say which way round it is.
#[test]
fn a_board_that_names_no_pieces_is_turned_by_the_players() {
    let mut wood = Wood::new(script::setup("standard"));
    (wood.names_no_pieces, wood.is_turned) = (true, true);
    wood.board.turn(wood.now);
    wood.sense();
    wood.wait(1000);
    hands(&mut wood, "e2- Pe4 w d7- pd5 b e4- d5- Pd5 w");
    assert_eq!(moves(&wood), "e4 d5 exd5");
}

/// When a new game begins, each differing square is shown until the pieces are set up, and hands do not count until
/// then.
#[test]
fn a_second_position_is_set_up_before_hands_count() {
    let mut wood = ready("standard");
    hands(&mut wood, "e2- Pe4 w");
    wood.table = Table::new(script::setup("chess960 rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w Qq - 0 1"));
    wood.follow();
    wood.deeds.clear();
    assert_eq!(wood.differences(), "g1:RN h1:NR e2:P. e4:.P g8:rn h8:nr");
    hands(&mut wood, "e4- Pe2 g1-&h1- Rg1 Nh1 g8- h8- rg8");
    assert_eq!((wood.differences().as_str(), wood.board.is_out_of_step(&wood.table)), ("h8:n.", true));
    hands(&mut wood, "nh8");
    assert_eq!((wood.differences().as_str(), wood.board.is_out_of_step(&wood.table)), ("", false));
    assert_eq!(wood.deeds, [""; 0]);
    hands(&mut wood, "h1- Ng3 w");
    assert_eq!(moves(&wood), "Ng3");
}

/// While the game is adjourned, hands do not count. The game goes on once it is resumed and the men stand as they did,
/// with the sealed move made.
#[test]
fn an_adjourned_game_goes_on_when_the_men_stand_there_again() {
    let mut wood = ready("standard");
    hands(&mut wood, "e2- Pe4 w");
    wood.apply(Deed::Seal { text: "e5".to_owned() }, None);
    wood.set(&Square::all().map(|square| (square, None)).collect::<Vec<_>>());
    wood.wait(5000);
    wood.men = *jadoube::rules::Position::standard().board();
    wood.sense();
    wood.wait(5000);
    assert_eq!(wood.differences(), "e2:.P e4:P.");
    hands(&mut wood, "e2- Pe4");
    wood.apply(Deed::RESUME, None);
    wood.follow();
    assert_eq!(wood.differences(), "e5:p. e7:.p");
    hands(&mut wood, "e7- pe5 g1- Nf3 w");
    assert_eq!([moves(&wood), wood.deeds.join(" ")], ["e4 e5 Nf3", "e2? ?e4 g1? ?f3"]);
}

/// A ruling restores the position: the men go back before hands count again.
#[test]
fn after_a_ruling_the_men_are_put_back_first() {
    let mut wood = ready("program");
    hands(&mut wood, "e2- Pe5 w");
    assert_eq!(wood.differences(), "e2:P. e5:.P");
    hands(&mut wood, "e5- Pe2 e2- Pe4 w");
    assert_eq!([moves(&wood), wood.deeds.join(" ")], ["e4", "e2? ?e5 e2? ?e4"]);
}

/// If the move is taken back on the screen while the men stay where they were, it is not played again.
#[test]
fn an_old_arrangement_is_no_move() {
    let mut wood = ready("touch off");
    hands(&mut wood, "e2- Pe4/700");
    assert_eq!(moves(&wood), "e4");
    wood.table = Table::new(script::setup("touch off"));
    wood.wait(3000);
    wood.follow();
    assert_eq!(state(&wood), ["", "e2:P. e4:.P"]);
    hands(&mut wood, "e4- Pd4/700");
    assert_eq!(wood.differences(), "e2:P. d4:.P");
    hands(&mut wood, "Pe2 d2-/700");
    assert_eq!(moves(&wood), "d4");
}

/// An arrangement that no legal move produces does not count, and each differing square is listed.
#[test]
fn wrong_arrangements_are_told_square_by_square() {
    let mut wood = ready("touch off");
    hands(&mut wood, "e2- Pe5/3000");
    assert_eq!([wood.deeds.join(" "), wood.differences()], ["", "e2:P. e5:.P"]);
    hands(&mut wood, "e5- Pe4/700");
    assert_eq!(state(&wood), ["e4", ""]);
    let mut wood = nameless("standard");
    wood.men = Board::EMPTY;
    wood.board.read(Reading::Pieces(wood.men), wood.now + 5);
    wood.wait(1000);
    assert_eq!(wood.board.differences(wood.table.position().board()).len(), 32);
}
