//! Random input, as from a child at the mouse and the keyboard, crashes nothing, and the table stays consistent.

use fastrand::Rng;
use jadoube::engine::external::EngineSetup;
use jadoube::engine::{Answer, EnginePlayer, EngineQuestion, EngineReply, Level};
use jadoube::game::Ends;

use crate::prelude::*;
use crate::support::invariants;

/// Positions where much can happen.
const FENS: [Option<&str>; 6] = [
    None,
    Some("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1"),
    Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 60"),
    Some("1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBgb - 0 1"),
    Some("8/P1k4P/8/8/8/8/p1K4p/8 w - - 0 1"),
    Some("4k3/2p1p3/8/1P1P1P2/1p1p1p2/8/2P1P3/4K3 w - - 0 1"),
];
const SIZES: [Vec2; 5] = [SIZE, SMALL, vec2(300.0, 200.0), vec2(420.0, 900.0), vec2(30.0, 20.0)];
/// The 24 keys that are pressed; N, P, Space and Z are sometimes pressed with Ctrl.
const KEYS: &str =
    "Escape Enter Space Tab Left Right Up Down Home End J C F F1 N P F10 Z B E 4 Q R Backspace";

fn setup(random: &mut Rng) -> GameSetup {
    let touch = [TouchMove::Enforced, TouchMove::OnClaim, TouchMove::Off][random.usize(..3)];
    let take_back = match touch {
        TouchMove::Enforced => TakeBack::Never,
        _ => [TakeBack::Never, TakeBack::Agreed, TakeBack::Free][random.usize(..3)],
    };
    let ends = if random.bool() { Ends::Claims } else { Ends::Club };
    let kind = [ClockKind::Fischer, ClockKind::Delay, ClockKind::Hourglass][random.usize(..3)];
    let clock = if random.bool() { clocks(kind, 60_000, 1000) } else { [None, None] };
    let seats = match random.u8(..4) {
        0 => [Seat::Person, at_once(random.u8(..))],
        1 => [at_once(random.u8(..)), Seat::Person],
        _ => [Seat::Person, Seat::Person],
    };
    GameSetup { touch, take_back, ends, seats, clock, ..GameSetup::default() }
}

/// A seat for an engine that moves as soon as it is asked.
fn at_once(seed: u8) -> Seat {
    Seat::Level { level: Level::FIRST, seed: seed.into() }
}

/// An engine that moves, offers and accepts draws, and resigns at random.
struct Whim(Rng);

impl EnginePlayer for Whim {
    fn ask(&mut self, question: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>) {
        let (position, _) = question.replay();
        let moves = position.legal_moves();
        let whim = &mut self.0;
        answer(Ok(EngineReply {
            mv: moves[whim.usize(..moves.len())],
            score: None,
            pause: Duration::ZERO,
            resigns: whim.u8(..100) == 0,
            accepts_draw: whim.u8(..4) == 0,
            offers_draw: whim.u8(..4) == 0,
        }));
    }

    fn stop(&mut self) {}
}

fn begin(random: &mut Rng) -> Window {
    let (setup, fen) = (setup(random), FENS[random.usize(..FENS.len())]);
    let language = if random.bool() { NL } else { EN };
    let whim = |seat: &Seat, _: Option<&EngineSetup>| {
        let Seat::Level { seed, .. } = seat else { panic!("only levels were asked for") };
        Box::new(Whim(Rng::with_seed(*seed))) as Box<dyn EnginePlayer>
    };
    let mut window = Begin { fen, language, setup, invite: Arc::new(whim), ..Begin::default() }.open();
    match random.u8(..8) {
        0..3 => window.command(Command::Chess960),
        3 => window.command(Command::Lesson),
        _ => {}
    }
    window
}

/// The centre of a random widget with a name, such as a tab, a piece in a tray, or the die.
fn named(window: &Window, random: &mut Rng) -> Option<Pos2> {
    let all = window.harness.query_all_by(|node| node.label().is_some());
    // Some nodes with a name have no rectangle.
    let places: Vec<_> = all.filter_map(|node| node.accesskit_node().bounding_box()).collect();
    let middle = random.choice(places).map(|place| [place.x0 + place.x1, place.y0 + place.y1]);
    middle.map(|[x, y]| pos2(x as f32 / 2.0, y as f32 / 2.0))
}

/// A random point, most often on a piece that can move or on a target square.
fn point(window: &Window, random: &mut Rng) -> Pos2 {
    let table = window.table();
    let size = window.harness.ctx.content_rect().size();
    if random.u8(..6) == 0 {
        return named(window, random).unwrap_or_default();
    }
    if random.u8(..5) == 0 || table.result().is_some() {
        return pos2(random.f32() * size.x, random.f32() * size.y);
    }
    let allowed = table.allowed();
    let held: Vec<_> = allowed.iter().filter(|mv| table.selected() == Some(mv.from())).collect();
    let square = match random.choice(held) {
        Some(mv) => mv.to(),
        None => allowed[random.usize(..allowed.len())].from(),
    };
    window.square_if_shown(&square.to_string()).unwrap_or(pos2(size.x / 3.0, size.y / 2.0))
}

fn event(window: &Window, random: &mut Rng) -> Vec<Event> {
    let at = point(window, random);
    match random.u8(..48) {
        0..17 => vec![Event::PointerMoved(at), primary(at, true)],
        17..34 => vec![Event::PointerMoved(at), primary(at, false)],
        34 => vec![button(at, PointerButton::Secondary, random.bool())],
        35 => vec![button(at, PointerButton::Middle, random.bool())],
        36..39 => vec![Event::PointerMoved(at)],
        39 => vec![Event::PointerGone],
        40 => vec![Event::WindowFocused(random.bool())],
        41 => vec![wheel(egui::MouseWheelUnit::Line, random.f32() * 4.0 - 2.0)],
        42 => vec![Event::Text(["N", "e4", "x", "O-O", "?", "é", "8"][random.usize(..7)].to_owned())],
        // Escape soon closes a dialog that has opened.
        43..45 => key(Key::Escape, Modifiers::NONE),
        _ => {
            let chosen = KEYS.split(' ').nth(random.usize(..24)).and_then(Key::from_name).expect("a key");
            let command = matches!(chosen, Key::N | Key::P | Key::Space | Key::Z) && random.bool();
            key(chosen, if command { Modifiers::COMMAND } else { Modifiers::NONE })
        }
    }
}

fn key(key: Key, modifiers: Modifiers) -> Vec<Event> {
    [true, false].map(|pressed| key_event(key, pressed, modifiers)).to_vec()
}

#[test]
fn random_input_breaks_nothing() {
    let events = std::env::var("JADOUBE_STORM").ok().and_then(|text| text.parse().ok()).unwrap_or(1500);
    let mut random = Rng::with_seed(11);
    let mut window = begin(&mut random);
    let mut moves = 0;
    for number in 0..events {
        if number % 500 == 499 {
            moves += window.table().moves().len();
            window = begin(&mut random);
        }
        match random.u16(..400) {
            0 => _ = window.harness.set_size(SIZES[random.usize(..SIZES.len())]),
            1..4 => _ = window.harness.set_size(SIZES[0]),
            4 => window.pass(random.u64(..5000)),
            _ => {
                let done = event(&window, &mut random);
                window.harness.input_mut().events.extend(done);
            }
        }
        window.harness.step();
        invariants::hold(window.table());
    }
    println!("{events} events, {moves} moves");
    assert!(moves > 10, "only {moves} moves were made: the storm did nothing");
}
