//! Whether a side can still mate, compared with our own table, with collected test data and with another library.

use jadoube::rules::{Color, Move, Position, Setup};
use jadoube::unwinnable::mate_possible;
use jadoube::unwinnable::{MatePossible, is_dead, is_surely_dead, mate_possible_by_search};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::house::data;
use crate::tables::rows;

/// A budget that decides for each position of the table whether it is dead.
const BUDGET: u64 = 500_000;

#[test]
fn who_can_mate_is_known_for_our_own_table() {
    for [label, fen] in rows!("who-can-mate") {
        check(label, fen, BUDGET);
        let position = Position::from_fen(fen).expect(fen);
        assert_eq!(is_dead(&position, BUDGET), Some(label == "--"), "{fen}");
    }
}

/// A mate is found despite pawns that never move and several bishops on squares of one colour.
#[test]
fn irrelevant_pieces_do_not_hide_a_mate() {
    assert_eq!(check("W-", "7k/6b1/8/4b3/8/5Bp1/6Pp/7K w - - 0 1", BUDGET), 0);
    assert_eq!(check("WB", "8/8/8/8/4k3/5nB1/3BKB2/4B3 w - - 0 1", BUDGET), 0);
}

/// A long run tests every line, and a normal run every tenth one with a smaller budget; every decision must be right.
#[test]
fn who_can_mate_is_known_for_the_collected_positions() {
    let Some(text) = data::read("dead/cha_test-vector.txt") else { return };
    let whole = std::env::var_os("JADOUBE_MATES").is_some();
    let (step, budget) = if whole { (1, BUDGET) } else { (10, 20_000) };
    let (mut asked, mut open) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).step_by(step) {
        let (label, fen) = line.split_at(2);
        // A line may lack the fields for rights that neither side has.
        let fen = if fen.split_whitespace().count() == 2 { format!("{fen} - -") } else { fen.to_owned() };
        open += check(label, fen.trim(), budget);
        asked += 2;
    }
    println!("{asked} questions, {open} not decided");
    let most = if whole { 20 } else { asked * 12 / 100 };
    assert!(asked > 300 && open <= most, "{open} of {asked} are open");
}

#[test]
fn material_alone_decides_where_it_can() {
    let Some(text) = data::read("dead/insufficient_material_cases.csv") else { return };
    let mut asked = 0;
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let Ok(position) = Position::from_fen(fields[1]) else { continue };
        for (side, expected) in Color::ALL.into_iter().zip(&fields[7..9]) {
            let answer = mate_possible(&position, side, BUDGET);
            match *expected {
                "winnable" => assert!(matches!(answer, MatePossible::Yes(_)), "{side:?} in {line}"),
                "unwinnable" => assert_eq!(answer, MatePossible::No, "{side:?} in {line}"),
                _ => continue,
            }
            asked += 1;
        }
    }
    assert!(asked > 80, "{asked}");
}

#[test]
fn known_dead_positions_are_dead() {
    let mut found = 0;
    for [label, fen] in rows!("who-can-mate") {
        let position = Position::from_fen(fen).expect(fen);
        let sure = is_surely_dead(&position);
        assert!(!sure || label == "--", "{fen}");
        found += usize::from(sure);
    }
    assert!(found >= 10, "{found}");
    let mate = Position::from_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").expect("a mate");
    assert!(!is_surely_dead(&mate), "a mate is a win, not dead");
}

/// Without a budget, only what needs no search is decided.
#[test]
fn without_a_budget_nothing_is_decided() {
    let start = Position::standard();
    assert_eq!(mate_possible(&start, Color::White, 0), MatePossible::NotDecided);
    assert_eq!(is_dead(&start, 0), None);
    let bare = Position::from_fen("8/8/4k3/8/8/3K4/8/8 w - - 0 1").expect("a position");
    assert_eq!(mate_possible(&bare, Color::White, 0), MatePossible::No);
}

/// An en passant capture that opens the wall counts, even if no other move opens it.
#[test]
fn en_passant_opens_a_wall() {
    let open = "4k3/8/8/pPp1p1p1/P1P1P1P1/8/8/4K3 w - a6 0 1";
    assert_eq!(check("WB", open, BUDGET), 0);
    let alone = "4k3/8/1p6/pPp1p1p1/P1P1P1P1/8/8/4K3 w - a6 0 1";
    assert_eq!(check("WB", alone, BUDGET), 0);
    assert_eq!(check("WB", "4k3/8/1p6/1Pp1p1p1/P1P1P1P1/p7/8/4K3 b - - 0 1", BUDGET), 0);
}

/// Checks that the answers for both sides match the label. Returns how many are undecided.
fn check(label: &str, fen: &str, budget: u64) -> usize {
    let setup = fen.parse::<Setup>().expect(fen);
    let position = Position::composed(&setup).unwrap_or_else(|faults| panic!("{fen}: {faults}"));
    let can = |side| label.contains(if side == Color::White { 'W' } else { 'B' });
    let open = Color::ALL.into_iter().filter(|&side| match mate_possible(&position, side, budget) {
        MatePossible::Yes(line) => {
            assert!(can(side), "{side:?} can't mate in {fen}, but {line:?}");
            replay(&position, &line, side);
            false
        }
        MatePossible::No => {
            assert!(!can(side), "{side:?} can mate in {fen}");
            false
        }
        MatePossible::NotDecided => true,
    });
    open.count()
}

/// Plays the line in another library and checks that it ends in mate.
pub fn replay(position: &Position, line: &[Move], side: Color) {
    let fen = position.fen();
    let mut at = theirs(position);
    for mv in line {
        let legal = at.legal_moves();
        let theirs =
            legal.iter().find(|legal| legal.to_uci(CastlingMode::Chess960).to_string() == mv.to_string());
        at.play_unchecked(*theirs.unwrap_or_else(|| panic!("{mv} of {line:?} in {fen}")));
    }
    let winner = if side == Color::White { shakmaty::Color::White } else { shakmaty::Color::Black };
    assert!(at.is_checkmate() && at.turn() != winner, "{line:?} in {fen}");
}

/// The position in the other library. Its objections to impossible checks and to too many pieces are ignored.
pub fn theirs(position: &Position) -> Chess {
    let fen = position.fen();
    let read = fen.parse::<Fen>().expect(&fen).into_position(CastlingMode::Chess960);
    let read = read.or_else(shakmaty::PositionError::ignore_impossible_check);
    read.or_else(shakmaty::PositionError::ignore_too_much_material).expect(&fen)
}

/// Search alone, without static proofs, never contradicts the table; it may leave a question open.
#[test]
fn search_alone_agrees() {
    for [label, fen] in rows!("who-can-mate") {
        let position = Position::from_fen(fen).expect(fen);
        for (side, letter) in Color::ALL.into_iter().zip(['W', 'B']) {
            match mate_possible_by_search(&position, side, 5_000) {
                MatePossible::Yes(line) => {
                    assert!(label.contains(letter), "{line:?} in {fen}");
                    replay(&position, &line, side);
                }
                MatePossible::No => assert!(!label.contains(letter), "{side:?} in {fen}"),
                MatePossible::NotDecided => {}
            }
        }
    }
}
