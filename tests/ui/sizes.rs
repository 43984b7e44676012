//! A walk through screens and dialogs, at common window sizes, with normal and double text, in both languages: no
//! button leaves the window or overlaps another, no text is cut or leaves its button, and a screen reader finds each
//! control's name, group and value.
//!
//! The checks of buttons and texts: `sizes_seen`. The checks for screen readers: `heard`. The layout of the game's
//! parts: `layout`.

use jadoube::record::pgn::Games;
use jadoube::study::{Origin, Study};
use jadoube::ui::board::BoardEvent;

use crate::clock_alone::clock;
use crate::games;
use crate::heard;
use crate::prelude::*;
use crate::sizes_seen::faults;
use crate::start_screen;
use crate::study;

const SIZES: [Vec2; 4] =
    [vec2(640.0, 480.0), vec2(1180.0, 760.0), vec2(1920.0, 1080.0), vec2(2560.0, 1440.0)];

/// A window on its walk, and the faults found so far.
struct Walk {
    window: Window,
    words: Texts,
    /// The size of the window and of its text, and the language.
    what: String,
    found: Vec<String>,
}

impl Walk {
    fn request(&mut self, request: Request) {
        self.window.request(request);
    }

    fn command(&mut self, command: Command) {
        self.window.command(command);
    }

    /// Activates the last widget whose name is this message, in full or short, even if it is scrolled out of view.
    fn choose(&mut self, key: &str) {
        self.window.rest();
        let names = [self.words.say(key), self.words.tiny(key)];
        let all = names.iter().filter_map(|name| self.window.harness.query_all_by_label(name).last());
        let first = all.into_iter().next();
        first.unwrap_or_else(|| panic!("{}: nothing is called {names:?}", self.what)).click_accesskit();
        self.window.harness.run();
    }

    fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            self.window.drag(&mv[..2], &mv[2..]);
        }
    }

    fn begin(&mut self, setup: GameSetup) {
        self.request(Request::Start(Box::new(setup)));
    }

    /// Fails unless both clocks are painted.
    fn expect_clocks(&self) {
        let [painted, _] = self.window.painted();
        let is_clock =
            |text: &&String| text.chars().all(|c| c.is_ascii_digit() || c == ':') && text.contains(':');
        assert!(painted.iter().filter(is_clock).count() >= 2, "{}: no clocks in {painted:?}", self.what);
    }

    /// Adds the faults in what the window shows now.
    fn look(&mut self, screen: &str) {
        self.window.leave();
        let Walk { window, what, found, .. } = self;
        let all = faults(window, screen).into_iter().chain(heard::faults(window));
        found.extend(all.map(|fault| format!("{what}, {screen}: {fault}")));
    }
}

/// Takes the steps in a window of each size, text size and language, and fails with all the faults found.
fn walk(begin: impl Fn() -> Begin, steps: impl Fn(&mut Walk)) {
    let mut found = Vec::new();
    for size in SIZES {
        for text_size in [100, 200] {
            for language in [EN, NL] {
                let thread = std::thread::current();
                let test = thread.name().unwrap_or_default().replace("::", "-");
                let folder = Folder::new(&test);
                let store = folder.store();
                let window = Begin { size, language, store, ..begin() }.game().window;
                let what = format!("{}x{} at {text_size} % in {language:?}", size.x, size.y);
                let mut walk = Walk { window, words: Texts::new(language), what, found: Vec::new() };
                walk.command(Command::Choose(Choice::TextSize(text_size)));
                steps(&mut walk);
                found.append(&mut walk.found);
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// A game of two people with clocks.
fn timed() -> GameSetup {
    GameSetup { clock: fischer(900_000, 10_000), ..people() }
}

fn from(fen: &str) -> GameSetup {
    GameSetup { start: Start::from_fen(fen, None).expect("the position of a test"), ..timed() }
}

fn against_the_computer() -> Begin {
    Begin { setup: white(), ..Begin::default() }
}

#[test]
fn a_game() {
    walk(
        || Begin { setup: timed(), ..Begin::default() },
        |walk| {
            walk.look("a game that waits for its clock");
            walk.play("e2e4 e7e5 g1f3");
            walk.look("a game");
            walk.expect_clocks();
            walk.command(Command::OfferDraw(Color::White));
            walk.look("a draw offer");
            walk.command(Command::DeclineDraw);
            walk.play("b8c6 f1c4");
            walk.window.press("g8");
            walk.look("a touched piece");
            walk.play("g8g6");
            walk.look("a refusal");
            walk.play("g8f6");
            walk.command(Command::Castle);
            walk.look("castling announced");
            walk.request(Request::Board(BoardEvent::Cancel));
            walk.command(Command::Jadoube);
            walk.look("adjusting");
            walk.command(Command::Jadoube);
            walk.command(Command::Clock);
            walk.look("a pause");
            walk.command(Command::Clock);
            walk.window.text("N");
            walk.look("a typed move");
            walk.window.key(Key::Escape);
            walk.command(Command::Adjourn);
            walk.look("a move to be sealed");
            walk.request(Request::Seal("O-O".to_owned()));
            walk.look("an adjourned game");
            walk.command(Command::OpenEnvelope);
            walk.look("the question before the envelope is opened");
            walk.request(Request::CloseDialog);
            walk.request(Request::Do(Deed::RESUME));
            walk.look("an opened envelope");
            walk.command(Command::Back);
            walk.look("a move back");
            walk.command(Command::Last);
            walk.request(Request::ask_to_resign(Color::White));
            walk.look("the question before resigning");
            walk.request(Request::CloseDialog);
            walk.command(Command::Resign(Color::White));
            walk.look("the end by resignation");
            walk.command(Command::Approve(Color::White));
            walk.look("a result that White has confirmed");
            walk.command(Command::Approve(Color::Black));
            walk.look("a confirmed result");
        },
    );
}

#[test]
fn claims_promotions_and_ends() {
    walk(
        || Begin { setup: timed(), ..Begin::default() },
        |walk| {
            walk.play("e2e4 e7e5");
            walk.command(Command::Claim);
            walk.look("the claim card");
            walk.choose("claim-with-move");
            walk.look("a claim with a move");
            walk.request(Request::CloseClaim);
            walk.begin(GameSetup { touch: TouchMove::OnClaim, take_back: TakeBack::Agreed, ..timed() });
            walk.play("e2e4 e7e5");
            walk.command(Command::TakeBackOf(Color::Black));
            walk.look("a take-back request");
            walk.begin(from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
            walk.play("a7a8");
            walk.look("a promotion");
            walk.begin(from("r4rk1/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w KQ - 0 1"));
            walk.command(Command::Castle);
            walk.look("a choice of rooks");
            walk.begin(from("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
            walk.play("a1a8");
            walk.look("the end by mate");
            walk.command(Command::Review);
            walk.look("a review that begins");
        },
    );
}

#[test]
fn against_the_computer_and_menus() {
    walk(against_the_computer, |walk| {
        walk.look("the start against the computer");
        walk.play("e2e4");
        walk.look("the computer thinks");
        for menu in ["file", "edit", "game", "study", "view", "engine", "help"] {
            let key = format!("menu-{menu}");
            if walk.window.harness.query_all_by_label(&walk.words.say(&key)).next().is_some() {
                walk.choose(&key);
                walk.look(&key);
                walk.window.key(Key::Escape);
            }
        }
        walk.command(Command::Resign(Color::White));
        walk.look("the end against the computer");
        walk.choose("more");
        walk.look("more after the end");
    });
}

#[test]
fn dialogs() {
    walk(against_the_computer, |walk| {
        walk.command(Command::NewGame);
        for way in ["way-against", "way-two", "way-watch"] {
            walk.choose(way);
            walk.look(way);
        }
        for way in ["way-against", "way-two"] {
            walk.choose(way);
            walk.choose(if way == "way-against" { "clock-other" } else { "chess960" });
            walk.look(&format!("all of {way}"));
        }
        walk.choose("way-watch");
        walk.look("all of way-watch");
        walk.request(Request::CloseDialog);
        for (command, name) in [
            (Command::Recent, "recent games"),
            (Command::Shortcuts, "keys"),
            (Command::About, "about"),
            (Command::Engines, "engines"),
            (Command::Tables, "endgame tables"),
            (Command::PrintRound, "sheets for a round"),
        ] {
            walk.command(command);
            walk.look(name);
            walk.request(Request::CloseDialog);
        }
        walk.command(Command::Settings);
        for section in ["settings-board", "settings-play", "settings-sound", "settings-language"] {
            walk.choose(section);
            walk.look(section);
        }
    });
}

#[test]
fn screens_with_a_board() {
    walk(Begin::default, |walk| {
        let record = Games::new(study::GAME.as_bytes()).next().expect("a game").record;
        walk.window.opens(Study::new(record, Origin::Nowhere));
        walk.look("a study");
        walk.window.keys(&[Key::ArrowRight; 4]);
        walk.look("a study at a move");
        walk.choose("study-signs");
        walk.look("the symbols of a study");
        walk.window.key(Key::Escape);
        walk.request(Request::Return);
        walk.command(Command::Editor);
        walk.look("the editor");
        walk.request(Request::Return);
        walk.command(Command::Chess960);
        for tab in ["room-by-number", "room-in-turn", "room-by-dice"] {
            walk.choose(tab);
            walk.look(tab);
        }
        walk.window.text("62");
        walk.look("dice in the room");
        walk.request(Request::Return);
        let screens = [
            (Command::Tour, "the tour"),
            (Command::Lesson, "the lesson"),
            (Command::Exam, "the arbiter’s desk"),
            (Command::Exercises, "the exercises"),
        ];
        for (command, name) in screens {
            walk.command(command);
            walk.window.rest();
            walk.look(name);
            walk.request(Request::Return);
        }
    });
}

#[test]
fn the_clock_alone() {
    walk(
        || Begin { setup: clock(ClockKind::Delay, 300_000, 3_000), ..Begin::default() },
        |walk| {
            walk.look("a clock that waits");
            walk.window.play("Space 1s");
            walk.look("a clock that runs");
            walk.expect_clocks();
            walk.command(Command::Clock);
            walk.look("a clock that is stopped");
            walk.command(Command::AdjustClock);
            walk.look("a clock that is adjusted");
            walk.command(Command::AdjustClock);
            walk.command(Command::ResetClock);
            walk.look("the question before a reset");
            walk.request(Request::CloseDialog);
            walk.command(Command::ChessClock);
            walk.look("the dialog of the clock");
            walk.request(Request::CloseDialog);
            let names = ["De Vries-van Leeuwen", "Jansen"].map(str::to_owned);
            let [white, black] = names;
            walk.begin(GameSetup { white, black, ..clock(ClockKind::Fischer, 5_400_000, 0) });
            walk.look("a clock with hours");
            walk.begin(clock(ClockKind::Fischer, 2_000, 0));
            for _ in 0..2 {
                walk.window.play("Space 2500ms");
            }
            walk.look("a clock with both flags fallen");
            walk.window.key(Key::F8);
            walk.look("a clock with a message");
        },
    );
}

#[test]
fn reading() {
    walk(Begin::default, |walk| {
        start_screen::show(&mut walk.window);
        walk.look("the start screen");
        walk.request(Request::ToGame);
        walk.command(Command::Book);
        walk.look("the book");
        walk.request(Request::Explain("4.3"));
        walk.look("a page of the book");
        walk.request(Request::Return);
        let folder = Folder::new(&format!("sizes-{}", walk.what.replace(' ', "-")));
        let file = folder.write("club.pgn", games::games(30));
        walk.window.drop_file(&file);
        walk.window.until("1. De Vries – Jansen");
        walk.look("a list of games");
    });
}

/// A game with a blunder, reviewed.
#[test]
fn analysis_and_review() {
    let fake = std::cell::RefCell::new(Fake::default());
    walk(
        || {
            fake.replace(Fake::default());
            Begin { analysts: fake.borrow().analysts(), ..Begin::default() }
        },
        |walk| {
            walk.play("e2e4");
            walk.command(Command::Analysis);
            fake.borrow().tell_replies_to_e4();
            walk.window.wait(200);
            walk.look("analysis");
            walk.command(Command::Analysis);
            walk.play("e7e5 f1a6 b7a6");
            walk.command(Command::Resign(Color::White));
            walk.look("the end without clocks");
            walk.command(Command::Review);
            for (pawns, best) in [(30, "e2e4"), (-30, "e7e5"), (30, "g1f3"), (400, "b7a6"), (-420, "d2d4")] {
                fake.borrow().tell_last(1, 12, Score::Centipawns(pawns), best);
                walk.window.wait(200);
            }
            walk.look("a review");
            walk.window.keys(&[Key::ArrowLeft; 2]);
            walk.look("a turning point");
        },
    );
}
