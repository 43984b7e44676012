//! What goes wrong at electronic boards, one named test for each case.

use jadoube::eboard::Reading;
use jadoube::rules::{Board, Piece, Square};
use jadoube::table::{Deed, Table};

use super::wood::Wood;
use crate::table::script;

/// Moves men as hands do, 300 ms apart: `e2-` lifts a man, `Pe4` puts one there, `d4-&Pe5` is both at once, `e2-/50` is
/// followed after 50 ms. `w` and `b` both press the clock of the player who has the move, `J` is j'adoube, and `=Q`
/// chooses a queen on the screen.
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
    let square = |text: &str| text.parse().unwrap_or_else(|_| panic!("{word}"));
    if let Some(lifted) = word.strip_suffix('-') {
        return (square(lifted), None);
    }
    let piece = word.chars().next().and_then(Piece::from_fen_letter);
    (square(&word[1..]), Some(piece.unwrap_or_else(|| panic!("{word}"))))
}

fn at(game: &str) -> Wood {
    Wood::new(script::setup(game))
}

fn moves(table: &Table) -> String {
    table.moves().iter().map(|played| played.san.as_str()).collect::<Vec<_>>().join(" ")
}

/// Compares the deeds that result from these hands, and the moves that were made.
#[track_caller]
fn check(game: &str, script: &str, deeds: &str, made: &str) {
    let mut wood = at(game);
    wood.wait(1000);
    hands(&mut wood, script);
    assert_eq!((wood.deeds.join(" "), moves(&wood.table)), (deeds.to_owned(), made.to_owned()), "{script}");
}

/// Over the board, White can castle or has two pawns that can promote; in `FOLLOWED` the board only supplies moves.
const CASTLING: &str = "from 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const PROMOTION: &str = "from 3rk3/4P1P1/8/8/8/8/8/4K3 w - - 0 1";
const FOLLOWED: &str = "touch off, from 3rk3/4P1P1/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn a_man_that_slides_is_released_where_it_stops() {
    // Not on a2 or a3, where by Article 4.7 the rook would have to stay; it pauses on a2 for 200 ms.
    let slide = "a1-/40 Ra2/200 a2-/40 Ra3/60 a3-/100 Ra4/700 w";
    check(CASTLING, slide, "a1? ?a4", "Ra4");
    check("from 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2-/100 Pe3/450 e3-/140 Pe4/700 w", "e2? ?e4", "e4");
    // A man counts as released on a square where it stands for half a second, or from which it is lifted and carried
    // through the air.
    check(CASTLING, "a1-/40 Ra2/600 a2-/40 Ra3/600", "a1? ?a2 a2? ?a3", "");
    check(CASTLING, "a1- Ra2/200 a2- Ra3/600", "a1? ?a2 a2? ?a3", "");
}

#[test]
fn a_man_that_stands_crooked_is_not_touched() {
    check(CASTLING, "e1-/100 Ke1/30 e1-/140 Ke1/700", "", "");
    // A king that is put back crooked is sensed on the next square for a moment, then nowhere, until it stands in the
    // middle.
    check(CASTLING, "e1- Ke2/100 e2-/100 Ke1/600", "e1? ?e1", "");
}

#[test]
fn what_was_lifted_first_is_laid_aside_for_the_second() {
    let capture = "from 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    check(capture, "e4- d5- Pd5 w", "e4? ?- d5? ?- -P? ?d5", "exd5");
    check(capture, "d5- e4- Pd5 w", "d5? ?- e4? ?d5", "exd5");
    check(capture, "e4- d5-&Pd5 w", "e4? ?d5", "exd5");
    check(capture, "e4-&Pd5 w", "e4? ?d5", "exd5");
    let passing = "from 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    check(passing, "e5- Pd6 d5- w", "e5? ?d6 d5? ?-", "exd6");
    check(passing, "e5- d5- Pd6 w", "e5? ?- d5? ?- -P? ?d6", "exd6");
}

#[test]
fn castling_is_two_men_in_any_order() {
    check(CASTLING, "e1- Kg1 h1- Rf1 w", "e1? ?g1 h1? ?f1", "O-O");
    check(CASTLING, "h1- Rf1 e1- Kg1 w", "h1? ?f1 e1? ?g1", "O-O");
    check(CASTLING, "e1- h1- Kg1 Rf1 w", "e1? ?- h1? ?- -K? ?g1 -R? ?f1", "O-O");
    check(CASTLING, "h1- e1- Rf1 Kg1 w", "h1? ?- e1? ?- -R? ?f1 -K? ?g1", "O-O");
    // Both at once, with two hands: the king counts as touched first (4.4.1).
    check(CASTLING, "e1-&h1- Kg1&Rf1 w", "e1? ?- h1? ?f1 -K? ?g1", "O-O");
}

#[test]
fn a_reply_waits_until_the_clock_is_pressed() {
    check("standard", "e2- Pe4 d7- w pd5 b", "e2? ?e4 d7? ?d5", "e4 d5");
    check("standard", "e2- Pe4 d7- pd5 w/20 b", "e2? ?e4 d7? ?d5", "e4 d5");
    // While the men do not show a legal move, a man that is lifted is touched by the player who has the move.
    check("standard", "d7- pd7", "d7? ?d7", "");
    check("standard", "e2- Pe5 d7-", "e2? ?e5 d7?", "");
}

/// The man that captured flickers, and the opponent, who could capture it, lifts a man before the clock is pressed.
#[test]
fn what_was_lifted_before_the_reply_does_not_count_for_it() {
    let mut wood = at("from 3qk3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    wood.names_no_pieces = true;
    wood.sense();
    wood.wait(1000);
    hands(&mut wood, "d5- e4- Pd5 d5-/50 Pd5 d8- w qd6 b");
    assert_eq!(moves(&wood.table), "exd5 Qd6");
    assert_eq!(wood.deeds.join(" "), "d5? ?- e4? ?d5 d8? ?d6");
}

/// Two men that the same man could take were lifted: the first counts, and the players can be asked to check.
#[test]
fn a_board_that_names_no_pieces_does_not_know_which_of_two_was_taken() {
    for (names_no_pieces, squares, made) in [(true, "b5 d5", "Nxd5"), (false, "", "Nxb5")] {
        let mut wood = at("from 4k3/8/8/1p1p4/8/2N5/8/4K3 w - - 0 1");
        wood.names_no_pieces = names_no_pieces;
        wood.sense();
        wood.wait(1000);
        let unclear = |wood: &Wood| {
            let squares = wood.board.unclear_captures(wood.table.position());
            squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
        };
        hands(&mut wood, "c3- d5- pd5");
        assert_eq!(unclear(&wood), "");
        hands(&mut wood, "b5- Nb5");
        assert_eq!(unclear(&wood), squares);
        wood.press_clock();
        assert_eq!((moves(&wood.table).as_str(), unclear(&wood).as_str()), (made, ""));
    }
}

#[test]
fn a_clock_pressed_at_once_counts_what_stands_there() {
    check("standard", "e2-/10 Pe4/10 w", "e2? ?e4", "e4");
    check(CASTLING, "a1-/10 Ra2/10 w", "a1? ?a2", "Ra2");
}

#[test]
fn an_upside_down_rook_is_a_rook() {
    check(PROMOTION, "g7- Rg8 w", "g7? ?g8 =R", "g8=R+");
    check(FOLLOWED, "g7- Rg8/700", "g7g8r", "g8=R+");
}

#[test]
fn a_queen_may_come_late_or_early() {
    check(PROMOTION, "g7- Qg8 w", "g7? ?g8 =Q", "g8=Q+");
    check(PROMOTION, "g7- Pg8 g8- Qg8 w", "g7? ?g8 g8? ?g8 =Q", "g8=Q+");
    check(PROMOTION, "g7- Pg8 Qg8 w", "g7? ?g8 =Q", "g8=Q+");
    check(PROMOTION, "Qg8 g7- w", "g7? ?g8 =Q", "g8=Q+");
    check(PROMOTION, "e7- d8- Qd8 w", "e7? ?- d8? ?- -P? ?d8 =Q", "exd8=Q+");
    check(FOLLOWED, "g7- Pg8/200 g8- Qg8/700", "g7g8q", "g8=Q+");
}

/// The piece is chosen on the screen, and from then on the pawn moves as a queen.
#[test]
fn a_pawn_left_on_the_last_rank_stands_for_what_it_became() {
    check(PROMOTION, "g7- Pg8 =Q w e8- ke7 b g8- Pg7 w", "g7? ?g8 e8? ?e7 g8? ?g7", "g8=Q+ Kxe7 Qg7+");
    let mut wood = at(FOLLOWED);
    wood.wait(1000);
    hands(&mut wood, "g7- Pg8/700 =Q");
    assert_eq!(moves(&wood.table), "g8=Q+");
    assert_eq!(wood.differences(), "");
    // An upside-down rook replaces the pawn, and the king moves out of check.
    hands(&mut wood, "g8- Rg8/700");
    assert_eq!(wood.differences(), "");
    hands(&mut wood, "e8- ke7/700 g8- Rg7/700");
    assert_eq!((moves(&wood.table).as_str(), wood.differences().as_str()), ("g8=Q+ Kxe7 Qg7+", ""));
}

#[test]
fn adjusting_touches_nothing() {
    let adjusted = "J e2-&d2- Pe2 d7- Pd2 pd7 J";
    check("standard", adjusted, "d2? ?d2 e2? ?e2 d7? ?d7", "");
    check("standard", &format!("{adjusted} e2- Pe4 w"), "d2? ?d2 e2? ?e2 d7? ?d7 e2? ?e4", "e4");
    // A man that is still in the hand when adjusting ends is touched.
    check("standard", "J e2- J Pe4 w", "e2? ?e2 e2? ?e4", "e4");
}

/// The board is unplugged between two moves, and comes back with all men in place or with a knight elsewhere.
#[test]
fn a_board_comes_back_in_mid_game() {
    let mut wood = at("standard");
    wood.wait(1000);
    hands(&mut wood, "e2- Pe4 w");
    wood.board.lose();
    wood.follow();
    wood.wait(500);
    assert_eq!(wood.differences(), "", "a board that is away differs in nothing");
    // The board comes back as it was, and the game goes on.
    wood.sense();
    hands(&mut wood, "e7- pe5 b");
    assert_eq!(moves(&wood.table), "e4 e5");
    // The board comes back with a knight elsewhere: the difference is shown until the knight is put back, and does not
    // count as a move.
    wood.board.lose();
    wood.men.set("g1".parse().expect("a square"), None);
    wood.men.set("h3".parse().expect("a square"), Piece::from_fen_letter('N'));
    wood.follow();
    wood.sense();
    wood.wait(2000);
    assert_eq!(wood.differences(), "g1:N. h3:.N");
    assert!(wood.board.is_out_of_step(&wood.table));
    let deeds = wood.deeds.len();
    hands(&mut wood, "h3- Ng1");
    assert_eq!((wood.deeds.len(), wood.board.is_out_of_step(&wood.table)), (deeds, false));
    hands(&mut wood, "g1- Nf3 w");
    assert_eq!(moves(&wood.table), "e4 e5 Nf3");
}

/// A man is in the hand while the board is unplugged and comes back, and is then put on its own square or on another.
#[test]
fn a_board_comes_back_in_mid_move() {
    for (words, made) in [("Ng1", ""), ("Nf3", "Nf3")] {
        let mut wood = at("standard");
        wood.wait(1000);
        hands(&mut wood, "g1-");
        wood.board.lose();
        wood.follow();
        wood.sense();
        hands(&mut wood, words);
        wood.press_clock();
        assert_eq!(moves(&wood.table), made, "{words}");
    }
}

/// When the board only supplies moves, a legal move made while it was unplugged counts once it is back.
#[test]
fn a_move_made_while_the_board_was_away_counts_where_it_moves_with_the_player() {
    let mut wood = at("touch off");
    wood.wait(1000);
    wood.board.lose();
    wood.follow();
    hands(&mut wood, "e2-/0");
    wood.board.lose();
    hands(&mut wood, "Pe4/700");
    assert_eq!(moves(&wood.table), "e4");
}

/// Which physical square is a1.
fn on_wood(wood: &Wood) -> Square {
    wood.board.square_on_wood(Square::new(0))
}

#[test]
fn a_board_turned_round_is_seen_at_the_start_and_in_mid_game() {
    for game in [
        "standard",
        "touch off",
        CASTLING,
        "chess960 bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
    ] {
        let mut wood = at(game);
        wood.is_turned = true;
        wood.sense();
        wood.wait(1000);
        assert_eq!((on_wood(&wood), wood.differences().as_str()), (Square::new(63), ""), "{game}");
        // Somebody turns the board.
        wood.is_turned = false;
        wood.sense();
        wood.wait(1000);
        assert_eq!((on_wood(&wood), wood.deeds.len()), (Square::new(0), 0), "{game}: {:?}", wood.deeds);
    }
}

/// A board that names no pieces looks the same from both sides at the start: the players say which way round it is.
#[test]
fn a_board_that_names_no_pieces_is_turned_by_the_players() {
    let mut wood = at("standard");
    (wood.names_no_pieces, wood.is_turned) = (true, true);
    wood.board.turn(wood.now);
    wood.sense();
    wood.wait(1000);
    hands(&mut wood, "e2- Pe4 w d7- pd5 b e4- d5- Pd5 w");
    assert_eq!(moves(&wood.table), "e4 d5 exd5");
}

/// When another game begins, each differing square is shown until the pieces are set up, and hands do not count until
/// then.
#[test]
fn a_second_position_is_set_up_before_hands_count() {
    let mut wood = at("standard");
    wood.wait(1000);
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
    assert_eq!(moves(&wood.table), "Ng3");
}

/// While the game is adjourned hands do not count. The game goes on once it is resumed and the men stand as they did,
/// with the sealed move made.
#[test]
fn an_adjourned_game_goes_on_when_the_men_stand_there_again() {
    let mut wood = at("standard");
    wood.wait(1000);
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
    assert_eq!(moves(&wood.table), "e4 e5 Nf3");
    assert_eq!(wood.deeds.join(" "), "e2? ?e4 g1? ?f3");
}

/// A ruling restores the position: the men go back before hands count again.
#[test]
fn after_a_ruling_the_men_are_put_back_first() {
    let mut wood = at("program");
    wood.wait(1000);
    hands(&mut wood, "e2- Pe5 w");
    assert_eq!(wood.differences(), "e2:P. e5:.P");
    hands(&mut wood, "e5- Pe2 e2- Pe4 w");
    assert_eq!((moves(&wood.table).as_str(), wood.deeds.join(" ").as_str()), ("e4", "e2? ?e5 e2? ?e4"));
}

/// If the game goes back on the screen while the men stay where they were, the old move is not played again.
#[test]
fn an_old_arrangement_is_no_move() {
    let mut wood = at("touch off");
    wood.wait(1000);
    hands(&mut wood, "e2- Pe4/700");
    assert_eq!(moves(&wood.table), "e4");
    wood.table = Table::new(script::setup("touch off"));
    wood.wait(3000);
    wood.follow();
    assert_eq!((moves(&wood.table).as_str(), wood.differences().as_str()), ("", "e2:P. e4:.P"));
    hands(&mut wood, "e4- Pd4/700");
    assert_eq!(wood.differences(), "e2:P. d4:.P");
    hands(&mut wood, "Pe2 d2-/700");
    assert_eq!(moves(&wood.table), "d4");
}

/// An arrangement that no legal move produces does not count, and each differing square is listed.
#[test]
fn wrong_arrangements_are_told_square_by_square() {
    let mut wood = at("touch off");
    wood.wait(1000);
    hands(&mut wood, "e2- Pe5/3000");
    assert_eq!((wood.deeds.len(), wood.differences().as_str()), (0, "e2:P. e5:.P"));
    hands(&mut wood, "e5- Pe4/700");
    assert_eq!((moves(&wood.table).as_str(), wood.differences().as_str()), ("e4", ""));
    let mut wood = at("standard");
    wood.names_no_pieces = true;
    wood.sense();
    wood.men = Board::EMPTY;
    wood.board.read(Reading::Pieces(wood.men), 5);
    wood.wait(1000);
    assert_eq!(wood.board.differences(wood.table.position().board()).len(), 32);
}
