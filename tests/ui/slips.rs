//! Slips of the hand, by the thousand: after each, a click on a dotted square works, and the window shows what
//! touch-move requires.

use fastrand::Rng;
use jadoube::rules::Square;
use jadoube::table::Table;

use crate::prelude::*;
use crate::support::invariants;

const FENS: [Option<&str>; 5] = [
    None,
    Some("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1"),
    Some("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"),
    Some("8/P1k4P/8/8/8/8/p1K4p/8 w - - 0 1"),
    Some("4k3/2p1p3/8/1P1P1P2/1p1p1p2/8/2P1P3/4K3 w - - 0 1"),
];
/// The number of plies after which the next game begins.
const LONGEST: usize = 40;
const SLIPS: usize = 2000;

/// A window, the centres of its squares, and the squares pressed in this turn.
struct Hand {
    window: Window,
    squares: Vec<Pos2>,
    pressed: Vec<Square>,
}

impl Hand {
    fn new(random: &mut Rng) -> Hand {
        let (fen, setup) = (FENS[random.usize(..FENS.len())], GameSetup::default());
        let window = Begin { size: SMALL, fen, setup, ..Begin::default() }.open();
        let squares = Square::all().map(|square| window.square(&square.to_string())).collect();
        let mut hand = Hand { window, squares, pressed: Vec::new() };
        hand.rest();
        hand
    }

    fn table(&self) -> &Table {
        self.window.table()
    }

    fn at(&self, square: Square) -> Pos2 {
        self.squares[square.index()]
    }

    fn step(&mut self, events: impl IntoIterator<Item = Event>) {
        self.window.harness.input_mut().events.extend(events);
        self.window.harness.step();
    }

    /// Waits until presses on the changed board count again.
    fn rest(&mut self) {
        self.window.later(0.3);
    }

    fn press(&mut self, square: Square) {
        let at = self.at(square);
        self.pressed.push(square);
        self.step([Event::PointerMoved(at), primary(at, true)]);
    }

    fn release(&mut self, at: Pos2) {
        self.step([Event::PointerMoved(at), primary(at, false)]);
    }

    fn key(&mut self, key: Key) {
        self.step([true, false].map(|pressed| key_event(key, pressed, Modifiers::NONE)));
    }

    /// Does something that a hand may do by mistake.
    fn slip(&mut self, random: &mut Rng) {
        let any = |random: &mut Rng| Square::all().nth(random.usize(..64)).expect("one of 64");
        let own = self.table().position().board().color(self.table().position().turn());
        let own: Vec<Square> = own.into_iter().collect();
        let piece = own[random.usize(..own.len())];
        let (from, to) = (if random.u8(..4) > 0 { piece } else { any(random) }, any(random));
        let outside = pos2(635.0, 475.0);
        let kind = random.u8(..8);
        self.press(from);
        let goal = self.at(to);
        match kind {
            0..3 => self.release(goal),
            3 => self.release(outside),
            4 => {
                self.key(Key::Escape);
                self.release(goal);
            }
            5 => {
                self.step([button(goal, PointerButton::Secondary, true)]);
                self.step([button(goal, PointerButton::Secondary, false)]);
                self.release(goal);
            }
            6 => self.step([Event::WindowFocused(false), Event::WindowFocused(true)]),
            _ => {
                // Two quick clicks.
                let at = self.at(from);
                self.release(at);
                self.press(from);
                self.release(at);
            }
        }
        // The window shows the effect in the next frame.
        self.step([]);
    }

    /// The squares whose descriptions include these words.
    fn described(&self, words: &str) -> Vec<Square> {
        let named = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            let own = node.description().is_some_and(|all| all.split(", ").any(|one| one == words));
            own.then(|| node.label()?.get(..2)?.parse().ok()).flatten()
        };
        self.window.harness.query_all_by(|_| true).filter_map(|node| named(&node)).collect()
    }

    /// Fails if a square counts as touched without having been pressed, or if the window does not show what touch-move
    /// requires.
    fn check_bonds(&self, told: &str) {
        let table = self.table();
        invariants::hold(table);
        for square in table.touched() {
            assert!(self.pressed.contains(square), "{told}: {square} is touched, not pressed");
        }
        if table.result().is_some() || table.promoting().is_some() || table.bond().is_none() {
            return;
        }
        let marks = ["must move", "must be taken"].map(|mark| self.described(mark));
        let said = self.window.shows("castling") || marks.iter().any(|squares| !squares.is_empty());
        assert!(said, "{told}: {:?} {:?}", table.bond(), self.window.texts());
    }

    /// Clicks a random dotted square, if there is one; this must make a move, ask for a promotion piece, or continue
    /// castling.
    fn click_dot(&mut self, random: &mut Rng, told: &str) {
        let Some(dot) = random.choice(self.described("possible move")) else { return };
        let state =
            |table: &Table| (table.moves().len(), table.promoting(), table.castling_in_hand().is_some());
        let before = state(self.table());
        self.rest();
        let at = self.at(dot);
        self.press(dot);
        self.release(at);
        let after = state(self.table());
        let (fen, touched, texts) = (self.window.fen(), self.table().touched(), self.window.texts());
        assert_ne!(
            before, after,
            "{told}: a click on the dotted {dot} does nothing: {fen}, {touched:?}, {texts:?}"
        );
        if self.table().promoting().is_some() {
            self.rest();
            self.window.choose("Knight");
        }
        if self.table().castling_in_hand().is_some() {
            self.key(Key::Escape);
        }
        if self.table().moves().len() > before.0 {
            self.pressed.clear();
            // A press that comes too soon was meant for the board before the move.
            if random.bool() {
                let (touched, quick) = (self.table().touched().len(), self.at(dot));
                self.step([Event::PointerMoved(quick), primary(quick, true)]);
                assert_eq!(self.table().touched().len(), touched, "{told}: a quick press on {dot} binds");
                self.release(quick);
            }
            self.rest();
        }
    }
}

#[test]
fn after_any_slip_every_dot_answers_and_nothing_is_bound_in_silence() {
    let slips = std::env::var("JADOUBE_SLIPS").ok().and_then(|text| text.parse().ok()).unwrap_or(SLIPS);
    let mut random = Rng::with_seed(18);
    let mut hand = Hand::new(&mut random);
    let (mut moves, mut last) = (0, 0);
    for number in 0..slips {
        if hand.table().result().is_some() || hand.table().moves().len() >= LONGEST {
            hand = Hand::new(&mut random);
            last = 0;
        }
        hand.slip(&mut random);
        let told = format!("slip {number}");
        if hand.table().promoting().is_some() {
            hand.rest();
            hand.window.choose("Queen");
        }
        if hand.table().moves().len() > last {
            hand.pressed.clear();
        }
        hand.check_bonds(&told);
        hand.click_dot(&mut random, &told);
        let now = hand.table().moves().len();
        (moves, last) = (moves + now - last, now);
    }
    println!("{slips} slips, {moves} moves");
    assert!(moves > slips / 5, "only {moves} moves were made");
}
