//! Which moves remain in Chess960 after the king and then the rook are touched, with castling legal (T1, Article 4.4.1)
//! or illegal (T3, Article 4.4.3), or after the rook and then the king are touched (T2, Article 4.4.2). This is tested
//! with the places of king and rooks in all 960 starts, for both colours and on both sides.
//!
//! `game::touch` tests touches of other pieces, and `castling960_gestures` the gestures of castling.

use std::collections::BTreeMap;
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::rules::castling960::{
    Board, Castling, Step, between, check, color, fault, legal_moves, press, release, typed, with,
};

/// The answer while these pieces are touched: only the moves in `allowed` remain, under `article`.
fn bound(castling: &Castling, touched: &[&str], allowed: &[String], article: Option<&str>) -> Value {
    json!({ "fen": castling.fen(), "turn": castling.turn(), "touched": touched, "allowed": allowed,
        "article": article })
}

/// The answer to a move; castling is written as the king taking its rook.
fn moved(castling: &Castling, uci: &str) -> Value {
    json!({ "turn": color(!castling.white), "touched": [],
        "notices": [{ "kind": "moved", "uci": uci }, "*"] })
}

/// The steps that touch a piece by a press and a release; the same answer is expected to both.
fn touch(square: &str, wanted: &Value) -> [Step; 2] {
    [(press(square), wanted.clone()), (release(square), wanted.clone())]
}

/// The answer if something is refused and nothing else changes.
fn refused(wanted: &Value) -> Value {
    with(wanted.clone(), &json!({ "castling": null, "notices": [{ "kind": "refused" }] }))
}

/// The steps after touches that leave only the moves in `allowed`. Castling is refused in each of three forms, and then
/// another move is made: castling on the other side if that is allowed.
fn another_move(castling: &Castling, both: &Value, allowed: &[String]) -> Vec<Step> {
    let castle = json!({ "do": "castle", "side": castling.side() });
    let forms = [typed(castling.san()), typed(&castling.uci()), castle];
    let other = castling.other_castling().map(|other| other.uci()).filter(|uci| allowed.contains(uci));
    let last = other.as_ref().unwrap_or(&allowed[0]);
    let refusals = forms.map(|form| (form, refused(both)));
    refusals.into_iter().chain([(typed(last), moved(castling, last))]).collect()
}

/// The steps of T1: the king is touched, then the rook of a legal castling.
fn king_then_rook(castling: &Castling) -> Vec<Step> {
    let (king, rook) = (castling.home(castling.king), castling.home(castling.rook));
    let moves = castling.moves_of(castling.king);
    let both = bound(castling, &[&king, &rook], &[castling.uci()], Some("4.4.1"));
    let mut steps = touch(&king, &bound(castling, &[&king], &moves, Some("4.3.1"))).to_vec();
    steps.push((press(&rook), both.clone()));
    steps.push((release(&castling.ahead(4)), both.clone()));
    // No other king move remains, and a rook touched later makes no difference.
    steps.extend(moves.iter().filter(|&mv| *mv != castling.uci()).map(|mv| (typed(mv), refused(&both))));
    if let Some(other) = castling.other.map(|file| castling.home(file)) {
        let all = bound(castling, &[&king, &rook, &other], &[castling.uci()], Some("4.4.1"));
        steps.push((press(&other), all.clone()));
        steps.push((release(&castling.ahead(4)), all));
    }
    steps.push((typed(castling.san()), moved(castling, &castling.uci())));
    steps
}

/// The steps of T2: the rook is touched, then the king.
fn rook_then_king(castling: &Castling) -> Vec<Step> {
    let (king, rook) = (castling.home(castling.king), castling.home(castling.rook));
    let strike = |mut moves: Vec<String>| {
        moves.retain(|mv| *mv != castling.uci());
        moves
    };
    let mut allowed = castling.moves_of(castling.rook);
    let mut first = bound(castling, &[&rook], &allowed, Some("4.3.1"));
    if allowed.is_empty() {
        // A rook that can't move need not be moved, but castling with it is still lost. The Laws do not say whether
        // Article 4.4.2 applies if only that castling is lost.
        first["allowed"] = json!(strike(legal_moves(&castling.fen())));
        first.as_object_mut().expect("an answer").remove("article");
        allowed = strike(castling.moves_of(castling.king));
    }
    let both = bound(castling, &[&rook, &king], &allowed, Some("4.4.2"));
    let mut steps = touch(&rook, &first).to_vec();
    steps.extend(touch(&king, &both));
    if allowed[0].starts_with(&rook) {
        // The king is put back, and the reason is given.
        let told = json!({ "in_hand": null, "notices": ["*", { "kind": "refused" }, "*"] });
        steps[2].1 = with(both.clone(), &told);
    }
    steps.push((press(&king), both.clone()));
    steps.push((release(&rook), both.clone()));
    steps.extend(touch(&rook, &both));
    steps.extend(another_move(castling, &both, &allowed));
    steps
}

/// The steps of T3: the king is touched, then the rook of an illegal castling. There are none if the game is over in
/// this position.
fn king_then_barred_rook(castling: &Castling) -> Vec<Step> {
    let (king, rook) = (castling.home(castling.king), castling.home(castling.rook));
    let (moves, legal) = (castling.moves_of(castling.king), legal_moves(&castling.fen()));
    let (allowed, one, two) = match (moves.is_empty(), legal.is_empty()) {
        (_, true) => return Vec::new(),
        (true, _) => (legal, None, None),
        (false, _) => (moves, Some("4.3.1"), Some("4.4.3")),
    };
    let both = bound(castling, &[&king, &rook], &allowed, two);
    let mut steps = touch(&king, &bound(castling, &[&king], &allowed, one)).to_vec();
    steps.extend(touch(&rook, &both));
    steps.extend(another_move(castling, &both, &allowed));
    steps
}

/// An obstacle to castling with both rooks at home: its name; in how many placements it can occur, on the a-side and on
/// the h-side; and the board with it, which is `None` if it can't occur.
type Bar = (&'static str, [usize; 2], fn(&Castling) -> Option<Board>);

const BARS: &[Bar] = &[
    ("the other rook stands in the way", [4, 1], |castling| {
        castling.way().contains(&castling.other?).then_some(castling.board)
    }),
    ("a knight stands in the way", [51, 50], |castling| {
        let mut board = castling.board;
        let knight = if castling.white { 'N' } else { 'n' };
        let rank = castling.rank();
        let file = castling.way().into_iter().find(|&file| board[rank][file] == '.')?;
        board[rank][file] = take(&mut board, knight);
        Some(board)
    }),
    ("the king would cross an attacked square", [28, 40], |castling| {
        let goal = castling.goals().0;
        let crossed = (0..8)
            .find(|&file| between(file, castling.king, goal) && file != castling.king && file != goal)?;
        Some(attacked_from_afar(castling, crossed))
    }),
    ("the king would arrive on an attacked square", [46, 50], |castling| {
        let goal = castling.goals().0;
        (goal != castling.king).then(|| attacked_from_afar(castling, goal))
    }),
    ("the king is in check", [56, 56], |castling| Some(attacked_from_afar(castling, castling.king))),
    // On the a-side with the rook on the b-file, the rook's move discovers this attack.
    ("a queen stands beside its rook", [35, 35], |castling| {
        let file = if castling.a_side { castling.rook.checked_sub(1)? } else { castling.rook + 1 };
        let mut board = castling.board;
        let queen = take(&mut board, if castling.white { 'q' } else { 'Q' });
        *board[castling.rank()].get_mut(file)? = queen;
        Some(board)
    }),
];

/// Removes one piece of this kind from the board and returns it.
fn take(board: &mut Board, piece: char) -> char {
    let square = board.iter_mut().flatten().find(|square| **square == piece).expect("it is there");
    std::mem::replace(square, '.')
}

/// The board with the opponent's queen on this file, three ranks ahead of the player's first rank. The squares between
/// are cleared, so that she attacks the file's square on that rank.
fn attacked_from_afar(castling: &Castling, file: usize) -> Board {
    let mut board = castling.board;
    let ahead = |ranks: usize| castling.rank().abs_diff(ranks);
    let queen = take(&mut board, if castling.white { 'q' } else { 'Q' });
    board[ahead(1)][file] = '.';
    board[ahead(2)][file] = '.';
    board[ahead(3)][file] = queen;
    board
}

/// The start with both rooks and with this obstacle, which prevents castling; `None` if the obstacle can't occur.
fn barred(castling: &Castling, (_, _, bar): &Bar) -> Option<Castling> {
    let castling = Castling::with_both_rooks(castling.number, castling.white, castling.a_side);
    let board = bar(&castling)?;
    Some(Castling { board, ..castling })
}

/// Plays the steps; returns the first fault, if there is one.
fn judge(row: &str, castling: &Castling, steps: &[Step]) -> Option<String> {
    fault(&castling.fen(), steps).map(|fault| format!("{row}, {}\n{fault}", castling.title()))
}

/// How often each case occurred.
#[derive(Default)]
struct Met(Mutex<BTreeMap<String, usize>>);

impl Met {
    fn add(&self, what: &str) {
        *self.0.lock().expect("no worker has failed").entry(what.to_owned()).or_default() += 1;
    }

    fn check(self, expected: impl IntoIterator<Item = (String, usize)>) {
        let met = self.0.into_inner().expect("no worker has failed");
        assert_eq!(met, expected.into_iter().collect());
    }
}

#[test]
fn king_and_rook_bind_in_every_start() {
    check(Castling::all(), |castling| {
        // The steps are played only up to the press on the second piece. The obstacle varies with the start.
        let mut bars = BARS.iter().cycle().skip(usize::from(castling.number) % BARS.len()).take(BARS.len());
        let barred = bars.find_map(|bar| {
            let castling = barred(castling, bar)?;
            let steps = king_then_barred_rook(&castling);
            (!steps.is_empty()).then_some((bar.0, castling, steps))
        });
        let (bar, other, steps) = barred.expect("one of the bars leaves a move");
        let faults = [
            judge("T1", castling, &king_then_rook(castling)[..3]),
            judge("T2", castling, &rook_then_king(castling)[..3]),
            judge(&format!("T3: {bar}"), &other, &steps[..3]),
        ];
        faults.into_iter().flatten().collect()
    });
}

#[test]
fn announced_castling_is_binding_if_legal() {
    let met = Met::default();
    check(Castling::placements(), |castling| {
        let [one, two] = [king_then_rook(castling), rook_then_king(castling)];
        if castling.moves_of(castling.rook).is_empty() {
            met.add("a rook that can't move");
            let other = castling.other_castling().filter(Castling::is_legal);
            met.add(if other.is_some() { "castling on the other side" } else { "the king steps aside" });
        }
        [judge("T1", castling, &one), judge("T2", castling, &two)].into_iter().flatten().collect()
    });
    let counts = [
        ("a rook that can't move", 2 * (6 + 6)),
        ("castling on the other side", 2 * (4 + 5)),
        ("the king steps aside", 2 * (2 + 1)),
    ];
    met.check(counts.map(|(what, count)| (what.to_owned(), count)));
}

#[test]
fn a_castling_that_is_not_legal_leaves_the_king_to_move() {
    let met = Met::default();
    check(Castling::placements(), |castling| {
        let judge = |bar: &Bar| {
            let castling = barred(castling, bar)?;
            assert!(!castling.is_legal(), "{}: {}", bar.0, castling.title());
            let steps = king_then_barred_rook(&castling);
            met.add(&format!("{} ({})", bar.0, castling.side()));
            if steps.is_empty() {
                met.add("mate");
            } else if castling.moves_of(castling.king).is_empty() {
                met.add("a king that can't move");
            } else if castling.other_castling().is_some_and(|other| other.is_legal()) {
                met.add("castling on the other side");
            }
            judge(&format!("T3: {}", bar.0), &castling, &steps)
        };
        BARS.iter().filter_map(judge).collect()
    });
    let sides = |&(bar, [a, h], _): &Bar| [(format!("{bar} (a)"), 2 * a), (format!("{bar} (h)"), 2 * h)];
    let others = [("mate", 4), ("a king that can't move", 122), ("castling on the other side", 566)];
    let others = others.map(|(what, count)| (what.to_owned(), count));
    met.check(BARS.iter().flat_map(sides).chain(others));
}
