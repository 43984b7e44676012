//! Over the board, with the players as arbiter, nothing reveals before a claim whether what hands did is legal. This is
//! tested with pairs of games that have the same pieces and the same actions, where an action is legal in one game and
//! illegal in the other.

use std::fmt::Write;

use egui_kittest::Node;
use fastrand::Rng;
use jadoube::rules::{Board, CastlingSide, Move, MoveKind, Position, Role, Square};
use jadoube::ui::board::BoardEvent;

use crate::prelude::*;
use crate::sounds::Listener;
use crate::support::amount;

/// How many pairs must differ in which moves were legal. Other pairs are played too, but do not count.
fn pairs_wanted() -> usize {
    amount(40, 200)
}

/// One action of the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Hand {
    /// A piece goes from one square to another; `None` is off the board.
    Puts(Square, Option<Square>),
    /// A pawn on the last rank becomes this piece.
    Promotes(Role),
    Types(String),
}

/// A window in which one game of each pair is played, and its requests for sounds.
struct Side {
    window: Window,
    heard: Listener,
}

impl Side {
    fn open() -> Side {
        let heard = Listener::default();
        let mut window = Begin { audio: heard.audio(), size: vec2(900.0, 600.0), ..Begin::default() }.open();
        for setting in [Setting::Animation, Setting::Speak, Setting::Captured] {
            window.command(Command::Switch(setting));
        }
        Side { window, heard }
    }

    fn begin(&mut self, fen: &str) {
        let start = Start::from_fen(fen, Some(false)).expect(fen);
        let clock = fischer(300_000, 3_000);
        let setup = GameSetup { start, touch: TouchMove::OverTheBoard, clock, ..GameSetup::default() };
        self.window.request(Request::Start(Box::new(setup)));
        // After a second, no press is ignored any more.
        self.window.later(1.0);
        self.window.command(Command::Clock);
    }

    fn act(&mut self, hand: &Hand) {
        match hand {
            Hand::Puts(from, to) => {
                for event in [BoardEvent::Press(Some(*from)), BoardEvent::Release(*to)] {
                    self.window.request_without_frame(Request::Board(event));
                }
            }
            Hand::Promotes(to) => self.window.request_without_frame(Request::Do(Deed::Promote { to: *to })),
            Hand::Types(text) => self.window.request_without_frame(Request::Typed(text.clone())),
        }
        self.window.harness.run();
    }

    fn press_clock(&mut self) {
        self.window.pass(1_000);
        self.window.command(Command::PressClock);
    }

    /// All that a person can notice: the accessibility tree with its announcements, what is painted, and what is heard.
    fn noticed(&self) -> String {
        let mut all = String::new();
        tree(&self.window.harness.root(), &mut all);
        for (clip, shape) in self.window.shapes() {
            let _ = writeln!(all, "{clip} {}", painted(shape));
        }
        let _ = writeln!(all, "{:?}", self.heard.orders());
        all
    }

    /// How many illegal moves were completed, and the legal moves since the last of them. Only a ruling may reveal
    /// this.
    fn completed(&self) -> (usize, String) {
        (self.window.table().parts().count(), self.window.moves())
    }
}

fn tree(node: &Node<'_>, all: &mut String) {
    let _ = writeln!(all, "{:?}", node.accesskit_node().data());
    for child in node.children() {
        tree(&child, all);
    }
}

/// A shape in words: a text by its place and characters, a mesh by its texture and bounds, others in full.
fn painted(shape: &egui::Shape) -> String {
    match shape {
        egui::Shape::Text(text) => format!("{} {:?}", text.pos, text.galley.text()),
        egui::Shape::Mesh(mesh) => format!("{:?} {:?}", mesh.texture_id, mesh.calc_bounds()),
        other => format!("{other:?}"),
    }
}

fn is_special(mv: &Move) -> bool {
    mv.is_castling() || mv.kind() == MoveKind::EnPassant
}

/// A position twice: as it is, and without castling rights or an en passant square, sometimes with a different halfmove
/// clock.
fn pair(rng: &mut Rng) -> [String; 2] {
    loop {
        let mut position = Position::standard();
        for _ in 0..rng.usize(6..40) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[rng.usize(..moves.len())]);
            if !position.legal_moves().iter().any(is_special) || rng.u8(..4) == 0 {
                continue;
            }
            let fen = position.fen();
            let mut fields: Vec<&str> = fen.split(' ').collect();
            (fields[2], fields[3]) = ("-", "-");
            if rng.bool() {
                fields[4] = "37";
            }
            return [fen.clone(), fields.join(" ")];
        }
    }
}

/// Random actions of the player to move in this position.
fn hands(rng: &mut Rng, position: &Position) -> Vec<Hand> {
    let (board, turn) = (position.board(), position.turn());
    let square = |rng: &mut Rng| Square::new(rng.u8(..64));
    let any = |rng: &mut Rng| {
        std::iter::repeat_with(|| square(rng)).find(|from| board.piece_at(*from).is_some()).expect("a piece")
    };
    let moves = position.legal_moves();
    match rng.u8(..10) {
        0..4 if !moves.is_empty() => {
            let rare: Vec<Move> = moves.iter().filter(|mv| is_special(mv)).copied().collect();
            let rare = if rare.is_empty() { moves.to_vec() } else { rare };
            by_hand(position, rare[rng.usize(..rare.len())])
        }
        4 | 5 => {
            let king = board.by(turn, Role::King).first().unwrap_or_else(|| any(rng));
            let side = if rng.bool() { CastlingSide::H } else { CastlingSide::A };
            let rook = board.by(turn, Role::Rook).into_iter().max_by_key(|rook| match side {
                CastlingSide::H => rook.file().index(),
                CastlingSide::A => 7 - rook.file().index(),
            });
            let rook = rook.filter(|rook| *rook != side.king_goal(turn));
            let rook = rook.map(|rook| Hand::Puts(rook, Some(side.rook_goal(turn))));
            [Hand::Puts(king, Some(side.king_goal(turn)))].into_iter().chain(rook).collect()
        }
        6 => {
            let pawn = board.by(turn, Role::Pawn).into_iter().next().unwrap_or_else(|| any(rng));
            let ahead = if turn == Color::White { 1 } else { -1 };
            let to = pawn.offset(if rng.bool() { 1 } else { -1 }, ahead);
            let passed = to.and_then(|to| to.offset(0, -ahead)).filter(|on| board.piece_at(*on).is_some());
            let passed = passed.map(|pawn| Hand::Puts(pawn, None));
            [Hand::Puts(pawn, to)].into_iter().chain(passed).collect()
        }
        7 => {
            let typed = ["O-O", "O-O-O", "Nf3", "e4", "exd6", "Kg1", "Ke2", "Rd1", "d5"];
            vec![Hand::Types(typed[rng.usize(..typed.len())].to_owned())]
        }
        8 => Vec::new(),
        _ => {
            let to = square(rng);
            let promotes = rng.bool().then_some(Hand::Promotes(Role::Knight));
            [Hand::Puts(any(rng), Some(to))].into_iter().chain(promotes).collect()
        }
    }
}

/// The actions by which hands make a legal move.
fn by_hand(position: &Position, mv: Move) -> Vec<Hand> {
    let (turn, side) = (position.turn(), CastlingSide::of(mv.from(), mv.to()));
    match mv.kind() {
        MoveKind::Castling => vec![
            Hand::Puts(mv.from(), Some(side.king_goal(turn))),
            Hand::Puts(mv.to(), Some(side.rook_goal(turn))),
        ],
        MoveKind::EnPassant => {
            let passed = Square::at(mv.to().file(), mv.from().rank());
            vec![Hand::Puts(mv.from(), Some(mv.to())), Hand::Puts(passed, None)]
        }
        MoveKind::Promotion(role) => vec![Hand::Puts(mv.from(), Some(mv.to())), Hand::Promotes(role)],
        MoveKind::Plain(_) | MoveKind::DoubleStep => vec![Hand::Puts(mv.from(), Some(mv.to()))],
    }
}

/// Acts in both windows, and fails, showing the first lines that differ, unless the same is noticed in both.
#[track_caller]
fn same(sides: &mut [Side; 2], story: &str, act: impl Fn(&mut Side)) {
    sides.iter_mut().for_each(act);
    let [one, other] = sides.each_ref().map(Side::noticed);
    let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    let counts = one.lines().count() == other.lines().count();
    assert!(differs.is_none() && counts, "{story}: it tells: {differs:#?}");
}

#[test]
fn nothing_tells_before_a_claim() {
    let (mut rng, mut sides) = (Rng::with_seed(53), [Side::open(), Side::open()]);
    let (mut pairs, mut turns) = (0, 0);
    while pairs < pairs_wanted() {
        let fens = pair(&mut rng);
        let mut story = format!("{fens:?}");
        for (side, fen) in sides.iter_mut().zip(&fens) {
            side.begin(fen);
        }
        let first = rng.usize(..2);
        let mut ends = false;
        for _ in 0..rng.usize(2..5) {
            let done = hands(&mut rng, sides[first].window.table().position());
            let _ = write!(story, " {done:?}");
            for hand in &done {
                same(&mut sides, &story, |side| side.act(hand));
            }
            sides.iter_mut().for_each(Side::press_clock);
            ends = sides.iter().any(|side| side.window.table().result().is_some());
            if ends {
                break;
            }
            same(&mut sides, &story, |_| ());
            let stands = sides.each_ref().map(|side| side.window.table().arrangement().map(Board::placement));
            assert_eq!(stands[0], stands[1], "{story}");
            turns += 1;
        }
        for side in &sides {
            drop(side.noticed());
        }
        let differs = sides[0].completed() != sides[1].completed();
        if ends || !differs {
            continue;
        }
        pairs += 1;
        for query in [Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9] {
            same(&mut sides, &format!("{story}: {query:?}"), |side| side.window.key(query));
        }
        if pairs % 10 == 0 {
            let menus = ["File", "Edit", "Game", "Study", "View", "Engine"].map(|menu| vec![menu]);
            for path in menus.into_iter().chain([vec!["Game", "Castling"]]) {
                same(&mut sides, &format!("{story}: {path:?}"), |side| {
                    for menu in &path {
                        side.window.choose(menu);
                    }
                });
                for side in &mut sides {
                    side.window.keys(&[Key::Escape; 2]);
                }
            }
        }
        same(&mut sides, &format!("{story}: the menu of claims"), |side| side.window.choose("Claim…"));
        for side in &mut sides {
            side.window.key(Key::Escape);
        }
    }
    println!("{pairs} pairs, {turns} turns");
}
