//! A window for the tests: opening it, letting its time pass, and waiting for other threads.
//!
//! The user's actions are in [`actions`], what tests see of the window in [`checks`], and input events in [`events`].

mod actions;
pub mod checks;
pub mod events;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::time::Instant;

use egui_kittest::Harness;
use jadoube::engine::tablebase::Tables;
use jadoube::platform::copied_files::CopiedFiles;
use jadoube::platform::fonts::FindFont;
use jadoube::platform::port::FindPorts;
use jadoube::platform::preferences;
use jadoube::platform::screen_on::KeepScreenOn;
use jadoube::session::analysis::Analysts;
use jadoube::session::players::{PlayerFactory, create_player};
use jadoube::table::TimeReading;
use jadoube::ui::sound::AudioSink;
use jadoube::ui::{App, TimeSource, WindowEnvironment};

use crate::prelude::*;

/// The window size of most tests.
pub const SIZE: Vec2 = vec2(1180.0, 760.0);

/// The local date of the tests, in days since 1 January 1970. By the computer's own clock, it is a different day.
pub const TODAY: u32 = 20_000;
/// The time of day at which tests begin.
const QUARTER_TO_EIGHT: Duration = Duration::from_mins(19 * 60 + 45);

/// The size of a small window.
pub const SMALL: Vec2 = vec2(640.0, 480.0);

/// A window and the clocks that it reads.
pub struct Window {
    pub harness: Harness<'static, App>,
    time: Time,
}

/// How many milliseconds the computer has been awake and asleep; only the tests let this time pass.
#[derive(Clone, Default)]
struct Time {
    awake: Arc<AtomicU64>,
    asleep: Arc<AtomicU64>,
}

/// The initial state of a window.
pub struct Begin {
    pub size: Vec2,
    pub scale: f32,
    pub fen: Option<&'static str>,
    pub language: Language,
    pub store: SettingsStore,
    pub dark: bool,
    /// The game settings; `fen`, if set, replaces their starting position.
    pub setup: GameSetup,
    /// Whether to begin a new game with `setup`; otherwise an unfinished game is reopened, or a default one begins.
    pub begins: bool,
    pub journals: Option<PathBuf>,
    /// The folder of crash reports.
    pub crashes: Option<PathBuf>,
    pub seed: u64,
    /// Answers file dialogs for the user.
    pub files: Chooser,
    pub analysts: Analysts,
    /// Creates the players for seats that are not human.
    pub invite: PlayerFactory,
    pub tables: Tables,
    pub audio: AudioSink,
    /// Finds fonts for characters that the built-in fonts lack.
    pub find_font: FindFont,
    /// Whether a character without a font may be shown as a box; otherwise such a character fails the test.
    pub boxes: bool,
    /// The folders in which engines may be installed.
    pub engine_folders: Vec<PathBuf>,
    pub find_ports: FindPorts,
    pub keep_screen_on: KeepScreenOn,
    pub copied_files: CopiedFiles,
    /// Watches the system-wide preferences.
    pub preferences: preferences::Watch,
}

impl Default for Begin {
    fn default() -> Begin {
        Begin {
            size: SIZE,
            scale: 1.0,
            fen: None,
            language: EN,
            store: SettingsStore::at(None),
            dark: false,
            setup: touch(TouchMove::Off),
            begins: true,
            journals: None,
            crashes: None,
            seed: 1,
            // The user cancels every file dialog.
            files: Arc::new(|_, _| channel().1),
            analysts: Fake::default().analysts(),
            invite: Arc::new(create_player),
            tables: Tables::default(),
            audio: Arc::new(|_| true),
            find_font: Arc::new(|_| None),
            boxes: false,
            engine_folders: Vec::new(),
            find_ports: Arc::new(Vec::new),
            keep_screen_on: Arc::new(|_| {}),
            copied_files: Arc::new(Vec::new),
            preferences: Box::new(drop),
        }
    }
}

impl Time {
    fn readings(&self) -> TimeSource {
        let time = self.clone();
        Arc::new(move || {
            let read = |clock: &AtomicU64| Duration::from_millis(clock.load(Ordering::Relaxed));
            let awake = read(&time.awake);
            let elapsed = awake + read(&time.asleep);
            let now = Duration::from_hours(24) * TODAY + QUARTER_TO_EIGHT + elapsed;
            TimeReading { awake, elapsed, since_1970: now, local: Some(now) }
        })
    }
}

impl Begin {
    pub fn open(self) -> Window {
        let mut setup = self.setup;
        if let Some(fen) = self.fen {
            setup.start = Start::from_fen(fen, None).expect("the position of a test is one");
        }
        // Otherwise, the names of openings would appear at an unpredictable moment.
        jadoube::text::openings::load();
        let time = Time::default();
        let environment = WindowEnvironment {
            store: self.store,
            language: self.language,
            clock: time.readings(),
            rng: fastrand::Rng::with_seed(self.seed),
            journals: self.journals,
            crashes: self.crashes,
            renderer: "the renderer of a test".to_owned(),
            choose_file: self.files,
            invite: self.invite,
            analysts: self.analysts,
            tables: self.tables,
            audio: self.audio,
            find_font: self.find_font,
            engine_folders: self.engine_folders,
            find_ports: self.find_ports,
            keep_screen_on: self.keep_screen_on,
            copied_files: self.copied_files,
            preferences: self.preferences,
        };
        let theme = if self.dark { egui::Theme::Dark } else { egui::Theme::Light };
        let harness = Harness::builder()
            .with_size(self.size)
            .with_pixels_per_point(self.scale)
            .with_max_steps(120)
            .with_step_dt(1.0 / 60.0)
            .with_theme(theme);
        let harness = if self.boxes { harness.allow_missing_glyphs() } else { harness };
        let harness =
            harness.build_eframe(|cc| App::new(&cc.egui_ctx, self.begins.then_some(setup), environment));
        let mut window = Window { harness, time };
        window.harness.run();
        window
    }
}

impl Window {
    /// A game from the standard starting position, in English and without touch-move.
    pub fn new() -> Window {
        Begin::default().open()
    }

    /// A game with the default game settings, which enforce touch-move.
    pub fn by_the_book() -> Window {
        Window::of(GameSetup::default())
    }

    pub fn of(setup: GameSetup) -> Window {
        Begin { setup, ..Begin::default() }.open()
    }

    pub fn at(fen: &'static str) -> Window {
        Begin { fen: Some(fen), ..Begin::default() }.open()
    }

    pub fn speaking(language: Language) -> Window {
        Begin { language, ..Begin::default() }.open()
    }

    /// Lets time pass, and runs frames.
    pub fn wait(&mut self, ms: u64) {
        self.time.awake.fetch_add(ms, Ordering::Relaxed);
        self.harness.run();
    }

    /// Lets time pass in small steps: while a clock runs, a step of over ten seconds would count as the computer's
    /// sleep.
    pub fn wait_long(&mut self, ms: u64) {
        for step in (0..ms).step_by(5_000) {
            self.wait((ms - step).min(5_000));
        }
    }

    /// Lets time pass without a frame.
    pub fn pass(&self, ms: u64) {
        self.time.awake.fetch_add(ms, Ordering::Relaxed);
    }

    /// Lets the computer sleep, and then runs frames.
    pub fn sleep(&mut self, ms: u64) {
        self.time.asleep.fetch_add(ms, Ordering::Relaxed);
        self.harness.run();
    }

    /// Runs a frame that is this many seconds after the last one by egui's time.
    pub fn later(&mut self, seconds: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + seconds);
        self.harness.step();
        self.harness.input_mut().time = None;
    }

    /// Runs a frame as in `later`, and all that follow.
    pub fn after(&mut self, seconds: f64) {
        self.later(seconds);
        self.harness.run();
    }

    /// Waits until presses that follow a change on screen are no longer ignored.
    pub fn rest(&mut self) {
        self.after(0.3);
    }

    /// Waits until another thread or program has met this condition; fails after a minute.
    #[track_caller]
    pub fn wait_until(&mut self, what: &str, met: impl Fn(&Window) -> bool) {
        let begun = Instant::now();
        while !met(self) {
            let is_late = begun.elapsed() > Duration::from_mins(1);
            assert!(!is_late, "it is not so that {what}: {:#?}", self.texts());
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
        self.harness.run();
    }

    /// Waits until the games of a list have been read and checked.
    #[track_caller]
    pub fn until_checked(&mut self) {
        let busy = ["Reading…", "Checking…", "Check the moves", "Lezen…", "Nakijken…", "Zetten nakijken"];
        self.wait_until("the games have been checked", |window| !busy.iter().any(|text| window.shows(text)));
    }

    /// Waits until the window shows this text, which depends on another thread or program.
    #[track_caller]
    pub fn until(&mut self, text: &str) {
        self.wait_until(&format!("{text:?} is shown"), |window| window.shows(text));
    }
}
