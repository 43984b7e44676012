//! Players that are not human: when they are asked, how long their answers are delayed, what happens if they fail, and
//! that no answer is used in another position.

use std::sync::MutexGuard;
use std::time::Instant;

use std::ops::{Deref, DerefMut};

use crate::prelude::*;
use jadoube::engine::external::EngineSetup;
use jadoube::engine::{Answer, EngineFailure, EnginePlayer, EngineQuestion, EngineReply, Level};
use jadoube::game::Ending;
use jadoube::rules::{PieceLetters, read_move};

pub type Say = Box<dyn FnOnce(Answer) + Send>;

/// How often the players were created, asked, stopped and dropped, and the question that waits for an answer.
#[derive(Default)]
struct Log {
    asked: usize,
    pending: Option<(EngineQuestion, Say)>,
    stopped: usize,
    came: usize,
    gone: usize,
}

/// A player whose answers a test gives, when the test wants.
struct Fake(Arc<Mutex<Log>>);

impl EnginePlayer for Fake {
    fn ask(&mut self, question: EngineQuestion, answer: Say) {
        let mut log = self.0.lock().expect("the log");
        log.asked += 1;
        log.pending = Some((question, answer));
    }

    fn stop(&mut self) {
        self.0.lock().expect("the log").stopped += 1;
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        self.0.lock().expect("the log").gone += 1;
    }
}

/// An answer with this move, after a pause of this many milliseconds.
fn reply(question: &EngineQuestion, mv: &str, ms: u64) -> EngineReply {
    let (position, _) = question.replay();
    EngineReply {
        mv: read_move(&position, mv, &PieceLetters::ENGLISH).expect("a move of the position"),
        score: None,
        pause: Duration::from_millis(ms),
        resigns: false,
        accepts_draw: false,
        offers_draw: false,
    }
}

/// A window, and the log of its opponents.
pub struct Game {
    pub window: Window,
    log: Arc<Mutex<Log>>,
}

/// A seat for the engine at this level.
pub fn level(number: u8) -> Seat {
    Seat::Level { level: Level::new(number).expect("a level"), seed: 7 }
}

/// A level as the window names it.
pub fn named(number: u8, name: &str) -> String {
    let about = level(number).level().and_then(Level::rating).expect("a level with a number");
    format!("{name} (about {about})")
}

pub fn seats(white: Seat, black: Seat) -> GameSetup {
    GameSetup { seats: [white, black], touch: TouchMove::Off, ..GameSetup::default() }
}

/// A human with the white pieces against level 3.
pub fn white() -> GameSetup {
    seats(Seat::Person, level(3))
}

impl Begin {
    /// A window with opponents that the test controls.
    pub fn game(self) -> Game {
        let log = Arc::new(Mutex::new(Log::default()));
        let shared = Arc::clone(&log);
        let invite = Arc::new(move |_: &Seat, _: Option<&EngineSetup>| {
            shared.lock().expect("the log").came += 1;
            Box::new(Fake(Arc::clone(&shared))) as Box<dyn EnginePlayer>
        });
        Game { window: Begin { invite, ..self }.open(), log }
    }
}

impl Deref for Game {
    type Target = Window;

    fn deref(&self) -> &Window {
        &self.window
    }
}

impl DerefMut for Game {
    fn deref_mut(&mut self) -> &mut Window {
        &mut self.window
    }
}

impl Game {
    pub fn of(setup: GameSetup) -> Game {
        Begin { setup, ..Begin::default() }.game()
    }

    fn log(&self) -> MutexGuard<'_, Log> {
        self.log.lock().expect("the log")
    }

    /// Waits until `seen` is true of the log, which the opponents' threads change; fails after 20 seconds.
    #[track_caller]
    fn until_log(&self, what: &str, seen: impl Fn(&Log) -> bool) {
        let begun = Instant::now();
        while !seen(&self.log()) {
            assert!(begun.elapsed() < Duration::from_secs(20), "it is not so that {what}");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Drags a piece, and waits until the opponent has been asked for an answer.
    #[track_caller]
    fn asked_after(&mut self, mv: &str) {
        self.window.play(mv);
        self.until_log("it was asked", |log| log.pending.is_some());
    }

    /// Waits for a question to an opponent, and returns it.
    #[track_caller]
    pub fn question(&mut self) -> (EngineQuestion, Say) {
        self.window.harness.run();
        self.until_log("somebody was asked", |log| log.pending.is_some());
        self.log().pending.take().expect("a question")
    }

    /// Answers with this move in place of the opponent, after `change` has altered the answer.
    #[track_caller]
    pub fn answer(&mut self, mv: &str, change: impl FnOnce(&mut EngineReply)) {
        let (question, answer) = self.question();
        let mut reply = reply(&question, mv, 800);
        change(&mut reply);
        answer(Ok(reply));
        self.window.harness.run();
    }

    /// Answers as `answer` does, and lets the time pass that a human would have taken.
    #[track_caller]
    pub fn replies(&mut self, mv: &str, change: impl FnOnce(&mut EngineReply)) {
        self.answer(mv, change);
        self.wait(800);
    }

    #[track_caller]
    pub fn plays(&mut self, mv: &str) {
        self.replies(mv, |_| ());
    }

    /// Plays moves: one such as `e2e4` as the human, by dragging, and one such as `e5` as the opponent.
    #[track_caller]
    pub fn play(&mut self, moves: &str) {
        let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
        for mv in moves.split(' ') {
            match mv.split_at_checked(2) {
                Some((from, to)) if is_square(from) && is_square(to) => self.drag(from, to),
                _ => self.plays(mv),
            }
        }
    }

    #[track_caller]
    pub fn expect_moves(&self, moves: &str) {
        assert_eq!(self.moves(), moves);
    }
}

#[test]
fn engine_takes_as_long_as_a_person() {
    let mut game = Game::of(white());
    game.expect(&format!("Jadoube · {}", named(3, "Schoolyard")));
    game.asked_after("e2e4");
    game.expect_all(&["Jadoube is thinking. You played 1. e4.", "to move, thinking"]);
    let question = game.log().pending.as_ref().map(|(question, _)| question.clone()).expect("a question");
    assert_eq!((question.moves.len(), question.chess960), (1, false));
    assert!(question.clocks.iter().all(Option::is_none));
    game.answer("e5", |_| ());
    game.wait(799);
    game.expect_moves("e4");
    game.wait(1);
    game.expect_moves("e4 e5");
    game.expect("Your move. Jadoube played 1… e5.");
    game.play("g1f3 Nc6");
    game.expect_moves("e4 e5 Nf3 Nc6");
}

#[test]
fn engine_moves_at_once_if_chosen_and_faster_when_short_of_time() {
    let mut game = Game::of(white());
    game.command(Command::Switch(Setting::AtOnce));
    game.drag("e2", "e4");
    game.answer("e5", |_| ());
    game.expect_moves("e4 e5");
    // The answer comes after a thirtieth of the three seconds that are left.
    let mut game = Game::of(GameSetup { clock: fischer(3000, 0), ..white() });
    game.drag("e2", "e4");
    game.answer("e5", |_| ());
    for (ms, moves) in [(99, "e4"), (1, "e4 e5")] {
        game.wait(ms);
        game.expect_moves(moves);
    }
}

#[test]
fn players_cannot_act_for_the_engine() {
    let mut game = Game::of(GameSetup { take_back: TakeBack::Free, ..white() });
    game.asked_after("e2e4");
    game.window.play("e7e5 d2");
    game.enter("d7 d5 d2 d4");
    game.types("e5");
    game.window.play("J C");
    assert!(!game.shows("J’adoube. Black may straighten"));
    for command in [Command::Resign, Command::OfferDraw, Command::TakeBackOf] {
        game.command(command(Color::Black));
    }
    game.expect_moves("e4");
    let table = game.table();
    assert!(table.touched().is_empty() && table.result().is_none() && table.draw_offer().is_none());
    assert!(!table.is_adjusting() && table.in_hand().is_none());
    game.expect("Jadoube is thinking.");
    // The engine still answers.
    game.play("e5 d2d4");
    game.expect_moves("e4 e5 d4");
}

/// Nothing is painted while the engine thinks. A move that is typed meanwhile can be entered once it is the player's
/// turn.
#[test]
fn a_move_entered_on_the_engines_turn_waits_in_its_field() {
    let mut game = Game::of(white());
    game.asked_after("e2e4");
    game.harness.run();
    for _ in 0..3 {
        game.wait(1000);
        assert!(game.rests(), "while it thinks");
    }
    let board = game.square("a1");
    game.types("f4");
    assert!(game.announced().contains(&"Jadoube is thinking.".to_owned()), "{:?}", game.announced());
    game.plays("e5");
    game.expect_moves("e4 e5");
    game.key(Key::Enter);
    game.expect_moves("e4 e5 f4");
    assert_eq!(game.square("a1"), board, "f has not turned the board");
}

#[test]
fn an_answer_never_comes_into_another_position() {
    type Change = fn(&mut Game);
    let changes: [(&str, Change, &str); 5] = [
        ("taken back", |game| game.command(Command::TakeBack), ""),
        ("another game", |game| game.harness.event(Event::Paste(FEN.to_owned())), ""),
        ("resigned", |game| game.command(Command::Resign(Color::White)), "e4"),
        (
            "a rematch",
            |game| {
                game.command(Command::Resign(Color::White));
                game.command(Command::Rematch);
            },
            "",
        ),
        (
            "taken back and moved",
            |game| {
                // Both requests come in one frame, so that the human's turn is never visible.
                game.request_without_frame(Request::Command(Command::TakeBack));
                game.request_without_frame(Request::Do(Deed::Move { text: "d4".to_owned() }));
            },
            "d4",
        ),
    ];
    for (name, change, moves) in changes {
        let mut game = Game::of(GameSetup { take_back: TakeBack::Free, ..white() });
        game.drag("e2", "e4");
        let (question, answer) = game.question();
        change(&mut game);
        game.harness.run();
        if game.shows("This game isn’t finished") {
            game.choose("Start new game");
        }
        answer(Ok(EngineReply { accepts_draw: true, offers_draw: true, ..reply(&question, "e5", 0) }));
        game.wait(5000);
        assert_eq!(game.moves(), moves, "{name}");
        game.until_log("it was told to stop, or sent away", |log| log.stopped + log.gone > 0);
    }
}

const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9";

#[test]
fn engine_is_asked_again_after_a_takeback() {
    let mut game = Game::of(GameSetup { take_back: TakeBack::Agreed, ..white() });
    game.drag("e2", "e4");
    let (_, first) = game.question();
    game.command(Command::TakeBackOf(Color::White));
    game.expect_moves("");
    game.expect("One move was taken back.");
    drop(first);
    game.play("d2d4 d5");
    game.expect_moves("d4 d5");
    // Now two plies are taken back.
    game.command(Command::TakeBack);
    game.expect_moves("");
    game.play("c2c4 c5");
    game.expect_moves("c4 c5");
}

#[test]
fn draws_are_offered_both_ways() {
    for accepts in [true, false] {
        let mut game = Game::of(white());
        game.play("e2e4 e5");
        game.command(Command::OfferDraw(Color::White));
        game.expect("Jadoube will answer on its turn.");
        assert!(!game.shows("Accept draw"), "it answers for itself");
        game.drag("g1", "f3");
        game.replies("Nc6", |reply| reply.accepts_draw = accepts);
        if accepts {
            game.expect("Draw by agreement.");
        } else {
            game.expect_moves("e4 e5 Nf3 Nc6");
            game.expect("Jadoube declines the draw. Your move.");
        }
    }
    let mut game = Game::of(white());
    game.drag("e2", "e4");
    game.replies("e5", |reply| reply.offers_draw = true);
    game.expect("Jadoube offers a draw.");
    game.choose("Accept draw");
    game.expect("Draw by agreement.");
}

#[test]
fn engine_claims_available_draws_and_resigns_lost_positions() {
    let mut game = Game::of(white());
    game.play("g1f3 Nc6 f3g1 Nb8 g1f3 Nc6 f3g1");
    // With Black's knight back on b8, the first position occurs for the third time.
    game.replies("Nb8", |reply| reply.accepts_draw = true);
    assert_eq!(game.table().result().map(|outcome| outcome.ending), Some(Ending::Threefold));
    assert_eq!(game.table().moves().len(), 7, "it was claimed with the move, which is not made");

    let mut game = Game::of(white());
    game.drag("e2", "e4");
    game.replies("e5", |reply| reply.resigns = true);
    game.expect("You won. Jadoube resigned.");
    game.until_log("it was sent away", |log| log.gone == 1);
}

#[test]
fn a_clock_that_stands_still_is_waited_for() {
    let mut game = Game::of(GameSetup { clock: fischer(300_000, 0), ..seats(level(3), Seat::Person) });
    game.wait(5000);
    game.expect("The clock has not started: press Start, and Jadoube moves first.");
    game.key(Key::F8);
    game.expect("White 5:00, Black 5:00.");
    game.expect("The clock has not started: press Start, and Jadoube moves first.");
    assert_eq!(game.log().asked, 0);
    game.choose("Start");
    let (question, answer) = game.question();
    assert_eq!(question.clocks[0].expect("a clock").left, Duration::from_mins(5));
    game.choose("Pause");
    game.until_log("it was told to stop", |log| log.stopped == 1);
    drop(answer);
    game.wait(5000);
    game.choose("Resume");
    game.plays("e4");
    game.expect_moves("e4");
    game.drag("e7", "e5");
    let _kept = game.question();
    game.wait_long(360_000);
    game.expect("You won. Jadoube’s flag has fallen.");
    game.until_log("it was sent away", |log| log.gone == 1);
}

/// The engine plays on while the human looks back or has a dialog or a lesson open, and interrupts none of these.
#[test]
fn engine_plays_on_under_other_screens() {
    let mut game = Game::of(white());
    game.drag("e2", "e4");
    let begun = game.question();
    game.key(Key::Home);
    game.log().pending = Some(begun);
    game.plays("e5");
    game.expect_moves("e4 e5");
    assert_eq!(game.shown(), 0);
    game.key(Key::End);
    game.drag("g1", "f3");
    game.command(Command::About);
    game.plays("Nc6");
    game.expect_moves("e4 e5 Nf3 Nc6");
    game.expect("A chessboard that plays by the book.");
    game.key(Key::Escape);
    game.drag("f1", "b5");
    game.command(Command::Lesson);
    game.plays("a6");
    game.expect("Step 1 of");
    game.expect_moves("e4 e5 Nf3 Nc6 Bb5 a6");
}

#[test]
fn engines_play_each_other_and_pause() {
    let mut game = Game::of(seats(level(2), level(4)));
    game.play("e4 e5 Nf3");
    game.expect_moves("e4 e5 Nf3");
    assert_eq!(game.log().came, 2, "each has an engine of its own");
    game.drag("b8", "c6");
    game.choose("Pause");
    game.expect("The engines are paused.");
    game.wait(5000);
    game.expect_moves("e4 e5 Nf3");
    game.log().pending = None;
    game.choose("Resume");
    game.replies("Nc6", |reply| reply.offers_draw = true);
    assert_eq!(game.table().draw_offer(), Some(Color::Black));
    assert!(!game.shows("Accept draw"));
    game.replies("Bb5", |reply| reply.accepts_draw = true);
    game.expect("Draw by agreement.");
    assert!(game.table().result().is_some());
}

#[test]
fn engine_failure_is_reported_and_a_human_takes_over() {
    for (answer, is_person) in [("I’ll take over", true), ("Let Jadoube play", false)] {
        let folder = Folder::new("opponent-failed");
        let engine = Seat::External { name: "Wobbly".to_owned() };
        let setup = GameSetup { clock: fischer(300_000, 0), ..seats(Seat::Person, engine) };
        let begin =
            |begins| Begin { setup: setup.clone(), begins, journals: folder.journals(), ..Begin::default() };
        let mut game = begin(true).game();
        game.drag("e2", "e4");
        let (_, say) = game.question();
        say(Err(EngineFailure::Flooded));
        game.harness.run();
        game.expect_all(&["Wobbly can’t play", "far too much output"]);
        assert!(game.table().is_paused());
        game.choose(answer);
        assert!(!game.table().is_paused());
        assert_eq!(game.table().seat(Color::Black).is_person(), is_person);
        game.play(if is_person { "e7e5" } else { "e5" });
        game.expect_moves("e4 e5");
        let sits = game.table().seat(Color::Black).clone();
        drop(game);
        let game = begin(false).game();
        assert_eq!(game.table().seat(Color::Black), &sits, "after a restart");
        game.expect_moves("e4 e5");
    }
    // An engine that ends without an answer is reported too.
    let mut game = Game::of(white());
    game.drag("e2", "e4");
    let thinks = |game: &Game| game.texts().iter().any(|text| text.contains("thinking"));
    assert!(thinks(&game));
    drop(game.question());
    game.wait(10);
    game.expect("Jadoube stopped unexpectedly.");
    assert!(!thinks(&game), "{:?}", game.texts());
}
