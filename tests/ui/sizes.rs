//! A walk through screens and dialogs, at common window sizes, with normal and double text, in both languages: no
//! button leaves the window or overlaps another, gaps are on the spacing scale, no text is cut or leaves its button,
//! and a screen reader finds each control's name, group and value.
//!
//! `sizes_seen` has the checks of buttons and texts, and `heard` those for screen readers; `layout` tests the layout of
//! the game's parts.

use jadoube::record::pgn::Games;
use jadoube::study::{Origin, Study};
use jadoube::ui::board::BoardEvent;

use crate::clock_alone::clock;
use crate::games;
use crate::heard;
use crate::prelude::*;
use crate::review::tell_blunder;
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
        let first = names.iter().find_map(|name| self.window.harness.query_all_by_label(name).last());
        first.unwrap_or_else(|| panic!("{}: nothing is called {names:?}", self.what)).click_accesskit();
        self.window.harness.run();
    }

    fn play(&mut self, moves: &str) {
        self.window.play(moves);
    }

    fn look_after(&mut self, command: Command, screen: &str) {
        self.command(command);
        self.look(screen);
    }

    fn look_after_choice(&mut self, key: &str, screen: &str) {
        self.choose(key);
        self.look(screen);
    }

    fn look_after_play(&mut self, moves: &str, screen: &str) {
        self.play(moves);
        self.look(screen);
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
            walk.look_after_play("e2e4 e7e5 g1f3", "a game");
            walk.expect_clocks();
            walk.look_after(Command::OfferDraw(Color::White), "a draw offer");
            walk.command(Command::DeclineDraw);
            walk.play("b8c6 f1c4");
            walk.look_after_play("+g8", "a touched piece");
            walk.look_after_play("g8g6", "a refusal");
            walk.play("g8f6");
            walk.look_after(Command::Castle, "castling announced");
            walk.request(Request::Board(BoardEvent::Cancel));
            walk.look_after(Command::Jadoube, "adjusting");
            walk.command(Command::Jadoube);
            walk.look_after(Command::Clock, "a pause");
            walk.command(Command::Clock);
            walk.look_after_play("'N", "a typed move");
            walk.play("Esc");
            walk.look_after(Command::Adjourn, "a move to be sealed");
            walk.request(Request::Seal("O-O".to_owned()));
            walk.look("an adjourned game");
            walk.look_after(Command::OpenEnvelope, "the question before the envelope is opened");
            walk.request(Request::CloseDialog);
            walk.request(Request::Do(Deed::RESUME));
            walk.look("an opened envelope");
            walk.look_after(Command::Back, "a move back");
            walk.command(Command::Last);
            walk.request(Request::ask_to_resign(Color::White));
            walk.look("the question before resigning");
            walk.request(Request::CloseDialog);
            walk.look_after(Command::Resign(Color::White), "the end by resignation");
            walk.look_after(Command::Approve(Color::White), "a result that White has confirmed");
            walk.look_after(Command::Approve(Color::Black), "a confirmed result");
        },
    );
}

#[test]
fn claims_promotions_and_ends() {
    walk(
        || Begin { setup: timed(), ..Begin::default() },
        |walk| {
            walk.play("e2e4 e7e5");
            walk.look_after(Command::Claim, "the claim card");
            walk.look_after_choice("claim-with-move", "a claim with a move");
            walk.request(Request::CloseClaim);
            walk.begin(GameSetup { touch: TouchMove::OnClaim, take_back: TakeBack::Agreed, ..timed() });
            walk.play("e2e4 e7e5");
            walk.look_after(Command::TakeBackOf(Color::Black), "a take-back request");
            walk.begin(from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
            walk.look_after_play("a7a8", "a promotion");
            walk.begin(from("r4rk1/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w KQ - 0 1"));
            walk.look_after(Command::Castle, "a choice of rooks");
            walk.begin(from("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
            walk.look_after_play("a1a8", "the end by mate");
            walk.look_after(Command::Review, "a review that begins");
        },
    );
}

#[test]
fn against_the_computer_and_menus() {
    walk(against_the_computer, |walk| {
        walk.look("the start against the computer");
        walk.look_after_play("e2e4", "the computer thinks");
        for menu in ["file", "edit", "game", "study", "view", "engine", "help"] {
            let key = format!("menu-{menu}");
            if walk.window.harness.query_all_by_label(&walk.words.say(&key)).next().is_some() {
                walk.look_after_choice(&key, &key);
                walk.window.key(Key::Escape);
            }
        }
        walk.look_after(Command::Resign(Color::White), "the end against the computer");
        walk.look_after_choice("more", "more after the end");
    });
}

#[test]
fn dialogs() {
    walk(against_the_computer, |walk| {
        walk.command(Command::NewGame);
        for way in ["way-against", "way-two", "way-watch"] {
            walk.look_after_choice(way, way);
        }
        for way in ["way-against", "way-two"] {
            walk.choose(way);
            walk.look_after_choice(
                if way == "way-against" { "clock-other" } else { "chess960" },
                &format!("all of {way}"),
            );
        }
        walk.look_after_choice("way-watch", "all of way-watch");
        walk.request(Request::CloseDialog);
        for (command, name) in [
            (Command::Recent, "recent games"),
            (Command::Shortcuts, "keys"),
            (Command::About, "about"),
            (Command::Engines, "engines"),
            (Command::Tables, "endgame tables"),
            (Command::PrintRound, "sheets for a round"),
        ] {
            walk.look_after(command, name);
            walk.request(Request::CloseDialog);
        }
        walk.command(Command::Settings);
        for section in ["settings-board", "settings-play", "settings-sound", "settings-language"] {
            walk.look_after_choice(section, section);
        }
    });
}

#[test]
fn screens_with_a_board() {
    walk(Begin::default, |walk| {
        let record = Games::new(study::GAME.as_bytes()).next().expect("a game").record;
        walk.window.opens(Study::new(record, Origin::Nowhere));
        walk.look("a study");
        walk.look_after_play("Right Right Right Right", "a study at a move");
        walk.look_after_choice("study-signs", "the symbols of a study");
        walk.window.key(Key::Escape);
        walk.request(Request::Return);
        walk.look_after(Command::Editor, "the editor");
        walk.request(Request::Return);
        walk.command(Command::Chess960);
        for tab in ["room-by-number", "room-in-turn", "room-by-dice"] {
            walk.look_after_choice(tab, tab);
        }
        walk.look_after_play("'62", "dice in the room");
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
            walk.look_after_play("Space 1s", "a clock that runs");
            walk.expect_clocks();
            walk.look_after(Command::Clock, "a clock that is stopped");
            walk.look_after(Command::AdjustClock, "a clock that is adjusted");
            walk.command(Command::AdjustClock);
            walk.look_after(Command::ResetClock, "the question before a reset");
            walk.request(Request::CloseDialog);
            walk.look_after(Command::ChessClock, "the dialog of the clock");
            walk.request(Request::CloseDialog);
            let names = ["De Vries-van Leeuwen", "Jansen"].map(str::to_owned);
            let [white, black] = names;
            walk.begin(GameSetup { white, black, ..clock(ClockKind::Fischer, 5_400_000, 0) });
            walk.look("a clock with hours");
            walk.begin(clock(ClockKind::Fischer, 2_000, 0));
            walk.look_after_play("Space 2500ms Space 2500ms", "a clock with both flags fallen");
            walk.look_after_play("F8", "a clock with a message");
        },
    );
}

#[test]
fn reading() {
    walk(Begin::default, |walk| {
        start_screen::show(&mut walk.window);
        walk.look("the start screen");
        walk.request(Request::ToGame);
        walk.look_after(Command::Book, "the book");
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
            walk.look_after(Command::Resign(Color::White), "the end without clocks");
            walk.command(Command::Review);
            tell_blunder(&mut walk.window, &fake.borrow());
            walk.look("a review");
            walk.look_after_play("Left Left", "a turning point");
        },
    );
}
