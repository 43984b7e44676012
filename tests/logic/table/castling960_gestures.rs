//! Castling in Chess960 by each kind of gesture, and gestures that only look like castling.
//!
//! Not covered here: the positions (see `castling960`), other effects of touching king and rook (see
//! `castling960_bonds`), and castling in classical chess (see `tests/replay`).

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};

use crate::rules::castling960::{
    Castling, Step, check, color, fault, legal_moves, press, press_off, release, release_off, typed, with,
};

/// A castling, with the squares and moves that are needed for the expected answers to its gestures.
struct Wanted<'a> {
    castling: &'a Castling,
    fen: String,
    /// The squares of king and rook before and after castling.
    king: String,
    rook: String,
    king_goal: String,
    rook_goal: String,
    /// An empty square in the middle of the board that neither king nor rook can reach.
    afar: String,
    legal: Vec<String>,
    king_moves: Vec<String>,
}

impl Wanted<'_> {
    fn new(castling: &Castling) -> Wanted<'_> {
        let (king_goal, rook_goal) = castling.goals();
        let fen = castling.fen();
        Wanted {
            legal: legal_moves(&fen),
            fen,
            king: castling.home(castling.king),
            rook: castling.home(castling.rook),
            king_goal: castling.home(king_goal),
            rook_goal: castling.home(rook_goal),
            afar: castling.ahead(4),
            king_moves: castling.moves_of(castling.king),
            castling,
        }
    }

    /// The answer while nothing is touched and every move is allowed; castling may be announced.
    fn free(&self, announced: Option<&str>) -> Value {
        json!({ "fen": self.fen, "turn": self.castling.turn(), "touched": [], "in_hand": null,
            "allowed": self.legal, "article": null, "castling": announced })
    }

    /// The answer while the king is touched and must move (Article 4.3.1).
    fn king(&self) -> Value {
        json!({ "fen": self.fen, "touched": [self.king], "allowed": self.king_moves, "article": "4.3.1" })
    }

    fn king_in_hand(&self) -> Value {
        with(self.king(), &json!({ "in_hand": self.king }))
    }

    /// The answer after king and rook are touched in this order: only this castling is allowed (Article 4.4.1).
    fn both(&self) -> Value {
        json!({ "fen": self.fen, "touched": [self.king, self.rook], "allowed": [self.castling.uci()],
            "article": "4.4.1" })
    }

    /// The answer to castling. Castling ends the turn.
    fn castled(&self) -> Value {
        let (king, rook) = self.castling.goals();
        self.moved(king, rook, &self.castling.uci(), self.castling.san())
    }

    /// The answer to a plain move of the king to its castling square.
    fn stepped(&self) -> Value {
        let (king, rook) = (self.castling.goals().0, self.castling.rook);
        let san = format!("K{}", self.king_goal);
        self.moved(king, rook, &format!("{}{}", self.king, self.king_goal), &san)
    }

    fn moved(&self, king: usize, rook: usize, uci: &str, san: &str) -> Value {
        json!({ "fen": self.castling.after(king, rook), "turn": color(!self.castling.white), "touched": [],
            "in_hand": null, "article": null, "castling": null, "promoting": null, "result": null,
            "notices": [{ "kind": "moved", "uci": uci, "san": san }] })
    }

    /// The answer to releasing the king on its castling square without an announcement.
    fn let_go_on_the_goal(&self) -> Value {
        match self.castling.king.abs_diff(self.castling.goals().0) {
            _ if self.king_goal == self.rook => self.castled(),
            0 => self.put_back(self.king(), &self.king),
            1 => self.stepped(),
            _ => self.castled(),
        }
    }

    fn announce(&self) -> Step {
        let side = self.castling.side();
        (json!({ "do": "castle", "side": side }), self.free(Some(side)))
    }

    /// The answer after the pieces in hand are put back, among them the one from this square; the touches still count.
    fn put_back(&self, wanted: Value, square: &str) -> Value {
        let notices = json!(["*", { "kind": "put-back", "square": square }, "*"]);
        with(wanted, &json!({ "fen": self.fen, "in_hand": null, "notices": notices }))
    }

    fn press_king(&self) -> Step {
        (press(&self.king), self.king_in_hand())
    }

    fn onto_rook(&self) -> Step {
        (release(&self.rook), self.castled())
    }

    /// The steps that select the king and press its rook, followed by these steps.
    fn both_touched(&self, then: impl IntoIterator<Item = Step>) -> Vec<Step> {
        let first = [self.press_king(), (release(&self.king), self.king()), (press(&self.rook), self.both())];
        first.into_iter().chain(then).collect()
    }

    /// The steps that drag the king off the board and press its rook, followed by these steps.
    fn in_hand(&self, then: impl IntoIterator<Item = Step>) -> Vec<Step> {
        let off = (release_off(), self.king_in_hand());
        [self.press_king(), off, (press(&self.rook), self.both())].into_iter().chain(then).collect()
    }
}

/// A gesture that castles or looks like it: its name; for how many castlings it is tried; and its steps, which are
/// empty if it is impossible.
type Gesture = (&'static str, usize, fn(&Wanted) -> Vec<Step>);

/// The number of castlings in all starts.
const STARTS: usize = 4 * 960;

/// The number of castlings in all placements of king and rooks.
const ALL: usize = 4 * 56;

/// The gestures tried in every start.
const GESTURES: &[Gesture] = &[
    ("the king onto its rook, dragged", STARTS, |it| vec![it.press_king(), it.onto_rook()]),
    ("the king onto its castling square, dragged", STARTS, |it| {
        vec![it.press_king(), (release(&it.king_goal), it.let_go_on_the_goal())]
    }),
    ("announced and confirmed", STARTS, |it| {
        let touches = [&it.king, &it.rook].map(|square| json!({ "kind": "touched", "square": square }));
        let mut castled = it.castled();
        castled["notices"] = json!([touches[0], touches[1], castled["notices"][0]]);
        vec![it.announce(), (json!({ "do": "confirm" }), castled)]
    }),
    ("announced, the king onto its castling square", STARTS, |it| {
        vec![it.announce(), it.press_king(), (release(&it.king_goal), it.castled())]
    }),
    ("typed", STARTS, |it| vec![(typed(it.castling.san()), it.castled())]),
    // Pressing the rook while the king is selected touches the rook, so king and then rook are touched.
    ("the king onto its rook, clicked", STARTS, |it| it.both_touched([it.onto_rook()])),
    ("in hand", STARTS, |it| {
        let rook = (release(&it.rook_goal), it.both());
        it.in_hand([rook, (press_off(), it.both()), (release(&it.king_goal), it.castled())])
    }),
    ("typed as the king taking its rook", STARTS, |it| vec![(typed(&it.castling.uci()), it.castled())]),
];

/// The gestures tried with every placement of king and rooks.
const VARIATIONS: &[Gesture] = &[
    ("king and rook touched, the king onto its castling square", ALL, |it| {
        let put_back = it.put_back(it.both(), &it.king);
        // No other move remains, so a single step of the king castles too. On its own square, the king is put back.
        let wanted = if it.king_goal == it.king { put_back.clone() } else { it.castled() };
        it.both_touched([
            (release(&it.afar), put_back),
            (press(&it.king), with(it.both(), &json!({ "in_hand": it.king }))),
            (release(&it.king_goal), wanted),
        ])
    }),
    // If the rook or the king itself stands on that square, this is another gesture.
    ("the king onto its castling square, clicked", 2 * (14 + 22 + 5 + 30), |it| {
        if it.king_goal == it.rook || it.king_goal == it.king {
            return Vec::new();
        }
        vec![
            it.press_king(),
            (release(&it.king), it.king()),
            (press(&it.king_goal), it.king_in_hand()),
            (release(&it.king_goal), it.let_go_on_the_goal()),
        ]
    }),
    ("put back on its castling square, then onto its rook", 2 * (10 + 6), |it| {
        if it.king_goal != it.king {
            return Vec::new();
        }
        vec![it.press_king(), (release(&it.king), it.let_go_on_the_goal()), it.press_king(), it.onto_rook()]
    }),
    ("announced, the king onto its rook", ALL, |it| vec![it.announce(), it.press_king(), it.onto_rook()]),
    ("announced and cancelled, the king onto its castling square", ALL, |it| {
        let cancelled = (json!({ "do": "cancel" }), it.free(None));
        vec![it.announce(), cancelled, it.press_king(), (release(&it.king_goal), it.let_go_on_the_goal())]
    }),
    // An announcement is not binding.
    ("announced and cancelled, a pawn moves", ALL, |it| {
        let (from, to) = (it.castling.ahead(1), it.castling.ahead(2));
        let moved = json!([{ "kind": "moved", "uci": format!("{from}{to}"), "san": to }]);
        let wanted = json!({ "turn": color(!it.castling.white), "touched": [], "notices": moved });
        vec![
            it.announce(),
            (json!({ "do": "cancel" }), it.free(None)),
            (press(&from), json!({ "touched": [from] })),
            (release(&to), wanted),
        ]
    }),
    // The Laws leave open what this gesture means if the rook is already on its own goal or on the king's.
    ("in hand, the king before its rook", 2 * (40 + 31), |it| {
        if it.rook == it.rook_goal || it.rook == it.king_goal {
            return Vec::new();
        }
        let off = (release_off(), it.king_in_hand());
        let put_back = (release(&it.king_goal), it.put_back(it.king(), &it.king));
        vec![it.press_king(), off, (press_off(), it.king()), put_back, it.press_king(), it.onto_rook()]
    }),
    ("in hand, the rook to another square", ALL, |it| {
        let put_back = (release(&it.afar), it.put_back(it.both(), &it.rook));
        it.in_hand([put_back, (press(&it.king), it.both()), it.onto_rook()])
    }),
    ("in hand, the king to another square", ALL, |it| {
        let rook = (release(&it.rook_goal), it.both());
        let put_back = (release(&it.afar), it.put_back(it.both(), &it.king));
        it.in_hand([rook, (press_off(), it.both()), put_back, (press(&it.king), it.both()), it.onto_rook()])
    }),
    ("typed with noughts", ALL, |it| vec![(typed(&it.castling.san().replace('O', "0")), it.castled())]),
    ("one step, typed", 2 * (14 + 5), |it| one_step(it, "K")),
    ("one step, typed as two squares", 2 * (14 + 5), |it| one_step(it, &it.king)),
];

/// A typed move of the king to its castling square; no steps unless that square is next to the king and without its
/// rook. `before` is the text before the square.
fn one_step(it: &Wanted, before: &str) -> Vec<Step> {
    let text = format!("{before}{}", it.king_goal);
    if it.castling.is_one_step() { vec![(typed(&text), it.stepped())] } else { Vec::new() }
}

#[test]
fn every_gesture_means_what_the_law_says() {
    check_gestures(GESTURES, Castling::all());
}

#[test]
fn every_variation_means_what_the_law_says_too() {
    check_gestures(VARIATIONS, Castling::placements());
}

fn check_gestures(gestures: &[Gesture], castlings: impl Iterator<Item = Castling>) {
    let tried: Vec<AtomicUsize> = gestures.iter().map(|_| AtomicUsize::new(0)).collect();
    check(castlings, |castling| {
        let wanted = Wanted::new(castling);
        let run = |((gesture, _, steps), tried): (&Gesture, &AtomicUsize)| {
            let steps = steps(&wanted);
            tried.fetch_add(usize::from(!steps.is_empty()), Ordering::Relaxed);
            let fault = fault(&wanted.fen, &steps)?;
            Some(format!("{gesture}, {}\n{fault}", castling.title()))
        };
        gestures.iter().zip(&tried).filter_map(run).collect()
    });
    for ((gesture, count, _), tried) in gestures.iter().zip(tried) {
        assert_eq!(tried.into_inner(), *count, "{gesture}");
    }
}
