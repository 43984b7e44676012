//! A window for the tests, and functions that use it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant, SystemTime};

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::engine::tablebase::Tables;
use jadoube::platform::copied_files::CopiedFiles;
use jadoube::platform::fonts::FindFont;
use jadoube::platform::preferences;
use jadoube::platform::screen_on::KeepScreenOn;
use jadoube::session::analysis::Analysts;
use jadoube::session::players::{PlayerFactory, create_player};
use jadoube::start::Start;
use jadoube::storage::settings::SettingsStore;
use jadoube::table::{GameSetup, TimeReading, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::files::Chooser;
use jadoube::ui::sound::AudioSink;
use jadoube::ui::{App, TimeSource, WindowEnvironment};

use crate::analyst::Fake;

/// The window size of most tests.
pub const SIZE: Vec2 = vec2(1180.0, 760.0);

/// A window and its user.
pub struct Window {
    pub harness: Harness<'static, App>,
    time: Time,
}

/// The computer's clocks, which stand still unless a test moves them: milliseconds awake and asleep.
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
    /// The settings of the game; `fen`, if set, replaces their start.
    pub setup: GameSetup,
    /// Begin this game even if another was not finished.
    pub begins: bool,
    pub journals: Option<PathBuf>,
    /// The folder of reports of crashes.
    pub crashes: Option<PathBuf>,
    /// The random seed.
    pub seed: u64,
    /// The user's answer to a file dialog.
    pub files: Chooser,
    /// The analyst.
    pub analysts: Analysts,
    /// The opponents for seats that are not human.
    pub invite: PlayerFactory,
    /// Endgame tables.
    pub tables: Tables,
    /// The sink for sounds.
    pub audio: AudioSink,
    /// The computer's fonts.
    pub find_font: FindFont,
    /// A letter is a box until its font is found; otherwise such a letter is a fault.
    pub boxes: bool,
    /// The folders in which engines may be installed.
    pub engine_folders: Vec<PathBuf>,
    /// What keeps the screen on.
    pub keep_screen_on: KeepScreenOn,
    /// The files on the clipboard.
    pub copied_files: CopiedFiles,
    /// The wishes for all programs.
    pub preferences: preferences::Watch,
}

impl Default for Begin {
    fn default() -> Begin {
        let (language, store) = (Language::EN, SettingsStore::at(None));
        Begin {
            size: SIZE,
            scale: 1.0,
            fen: None,
            language,
            store,
            dark: false,
            setup: free(),
            begins: true,
            journals: None,
            crashes: None,
            seed: 1,
            // The user cancels.
            files: Arc::new(|_, _| channel().1),
            analysts: Fake::default().analysts(),
            invite: Arc::new(create_player),
            tables: Tables::default(),
            audio: Arc::new(|_| true),
            find_font: Arc::new(|_| None),
            boxes: false,
            engine_folders: Vec::new(),
            keep_screen_on: Arc::new(|_| {}),
            copied_files: Arc::new(Vec::new),
            preferences: Box::new(drop),
        }
    }
}

/// A game without touch-move.
fn free() -> GameSetup {
    GameSetup { touch: TouchMove::Off, ..GameSetup::default() }
}

impl Time {
    fn readings(&self) -> TimeSource {
        let time = self.clone();
        Arc::new(move || {
            let read = |clock: &AtomicU64| Duration::from_millis(clock.load(Ordering::Relaxed));
            let awake = read(&time.awake);
            let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            TimeReading { awake, elapsed: awake + read(&time.asleep), since_1970 }
        })
    }
}

impl Begin {
    pub fn open(self) -> Window {
        let mut setup = self.setup;
        if let Some(fen) = self.fen {
            setup.start = Start::from_fen(fen, None).expect("the position of a test is one");
        }
        // Otherwise it would arrive at an unpredictable moment.
        jadoube::text::openings::load();
        let time = Time::default();
        let (store, language, journals) = (self.store, self.language, self.journals);
        let rng = fastrand::Rng::with_seed(self.seed);
        let (readings, choose_file) = (time.readings(), self.files);
        let (invite, analysts, audio) = (self.invite, self.analysts, self.audio);
        let environment = WindowEnvironment {
            store,
            language,
            clock: readings,
            rng,
            journals,
            crashes: self.crashes,
            renderer: "the renderer of a test".to_owned(),
            choose_file,
            invite,
            analysts,
            tables: self.tables,
            audio,
            find_font: self.find_font,
            engine_folders: self.engine_folders,
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
    /// The classical start in English.
    pub fn new() -> Window {
        Begin::default().open()
    }

    pub fn at(fen: &'static str) -> Window {
        Begin { fen: Some(fen), ..Begin::default() }.open()
    }

    /// So much time passes, with frames.
    pub fn wait(&mut self, ms: u64) {
        self.time.awake.fetch_add(ms, Ordering::Relaxed);
        self.harness.run();
    }

    /// So much time passes, without a frame.
    pub fn pass(&self, ms: u64) {
        self.time.awake.fetch_add(ms, Ordering::Relaxed);
    }

    /// The computer sleeps for so long.
    pub fn sleep(&mut self, ms: u64) {
        self.time.asleep.fetch_add(ms, Ordering::Relaxed);
        self.harness.run();
    }

    /// The centre of a square, found by its accessible name.
    pub fn square(&self, name: &str) -> Pos2 {
        let begins = format!("{name}, ");
        let node = self.harness.get_by(|node| node.label().is_some_and(|label| label.starts_with(&begins)));
        node.rect().center()
    }

    /// Activates a square as a screen reader does; Enter with the cursor there is the same.
    pub fn enter(&mut self, square: &str) {
        let begins = format!("{square}, ");
        let named = |label: &str| label.starts_with(&begins);
        self.harness.get_by(|node| node.label().is_some_and(|label| named(&label))).click_accesskit();
        self.harness.run();
    }

    /// The centre of a square, if the window shows one.
    pub fn square_if_shown(&self, name: &str) -> Option<Pos2> {
        let begins = format!("{name}, ");
        let mut all =
            self.harness.query_all_by(|node| node.label().is_some_and(|label| label.starts_with(&begins)));
        Some(all.next()?.rect().center())
    }

    /// The whole accessible name of a square.
    pub fn name(&self, square: &str) -> String {
        let begins = format!("{square}, ");
        let node = self.harness.get_by(|node| node.label().is_some_and(|label| label.starts_with(&begins)));
        node.accesskit_node().label().unwrap_or_default()
    }

    /// The rectangle of the first widget whose name begins so.
    #[track_caller]
    pub fn rect(&self, begins: &str) -> egui::Rect {
        let named = |name: Option<String>| name.is_some_and(|name| name.starts_with(begins));
        let mut all = self.harness.query_all_by(|node| named(node.label()) || named(node.value()));
        match all.next() {
            Some(first) => first.rect(),
            None => panic!("nothing is called {begins:?}"),
        }
    }

    /// The rectangle of the last widget with this name, which is above the others.
    pub fn last_rect(&self, name: &str) -> egui::Rect {
        let all = self.harness.query_all_by_label(name);
        all.last().unwrap_or_else(|| panic!("nothing is called {name:?}")).rect()
    }

    /// Clicks there, after the time in which presses are ignored.
    pub fn click_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.rest();
        for pressed in [true, false] {
            self.button(at, PointerButton::Primary, pressed);
        }
    }

    pub fn button(&mut self, at: Pos2, button: PointerButton, pressed: bool) {
        let modifiers = Modifiers::NONE;
        self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        self.harness.run();
    }

    /// Waits for the time in which presses are ignored after a move or a turn of the board.
    pub fn rest(&mut self) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + 0.3);
        self.harness.step();
        self.harness.input_mut().time = None;
        self.harness.run();
    }

    /// Presses after that time; `press_at_once` does not wait.
    pub fn press(&mut self, square: &str) {
        self.rest();
        self.press_at_once(square);
    }

    pub fn press_at_once(&mut self, square: &str) {
        let at = self.square(square);
        self.harness.event(Event::PointerMoved(at));
        self.button(at, PointerButton::Primary, true);
    }

    pub fn release(&mut self, square: &str) {
        let at = self.square(square);
        self.harness.hover_at(at);
        self.button(at, PointerButton::Primary, false);
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        self.press(from);
        self.release(to);
    }

    pub fn click(&mut self, square: &str) {
        self.press(square);
        self.release(square);
    }

    /// Clicks the widget with this name, after that time.
    pub fn choose(&mut self, name: &str) {
        self.rest();
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    /// Turns the board around, without waiting for the pieces to arrive.
    pub fn turn_at_once(&mut self) {
        self.harness.key_down(Key::F);
        self.harness.key_up(Key::F);
        self.harness.run_steps(2);
    }

    /// Types letters, as a keyboard with keys for them does.
    pub fn text(&mut self, text: &str) {
        for letter in text.chars() {
            if let Some(key) = Key::from_name(&letter.to_string()) {
                self.harness.key_down(key);
            }
            self.harness.event(Event::Text(letter.to_string()));
            if let Some(key) = Key::from_name(&letter.to_string()) {
                self.harness.key_up(key);
            }
            self.harness.run();
        }
    }

    /// Types letters within one frame, and runs only that frame.
    pub fn letters_at_once(&mut self, text: &str) {
        for letter in text.chars().map(String::from) {
            let key = Key::from_name(&letter.to_uppercase());
            let press = |key| Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            self.harness.input_mut().events.extend(key.map(press));
            self.harness.input_mut().events.push(Event::Text(letter));
        }
        self.harness.step();
    }

    /// Types this into a field in place of what it has.
    pub fn fill(&mut self, role: Role, field: &str, text: &str) {
        self.harness.get_by_role_and_label(role, field).focus();
        self.harness.run();
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.harness.key_press(Key::Backspace);
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// Drops a file on the window.
    pub fn drop_file(&mut self, file: &std::path::Path) {
        self.drop_files(&[file]);
    }

    /// Drops several files at once.
    pub fn drop_files(&mut self, files: &[&std::path::Path]) {
        let input = self.harness.input_mut();
        input.dropped_files.clear();
        for file in files {
            input.dropped_files.push(Arc::new(Dropped((*file).to_owned())));
        }
        self.harness.run();
    }

    /// Every name and text in the window except the squares.
    pub fn texts(&self) -> Vec<String> {
        let all = self.harness.query_all_by(|_| true).flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()]
        });
        all.flatten().collect()
    }

    /// Something that is on the window.
    pub fn shows(&self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown.contains(text))
    }

    /// Fails, listing what the window shows, unless this is shown.
    #[track_caller]
    pub fn expect(&self, text: &str) {
        let mut texts = self.texts();
        if !texts.iter().any(|shown| shown.contains(text)) {
            texts.retain(|shown| shown.as_bytes().get(2) != Some(&b','));
            panic!("the window does not show {text:?}, but {texts:#?}");
        }
    }

    /// Waits until the window shows what another thread or program tells.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) {
        let begun = Instant::now();
        while !self.shows(text) && begun.elapsed() < Duration::from_mins(1) {
            std::thread::sleep(Duration::from_millis(10));
            self.harness.run();
        }
        self.expect(text);
    }

    /// The texts as they are painted, and those of them that were cut to fit.
    pub fn painted(&self) -> [Vec<String>; 2] {
        fn collect(shape: &Shape, all: &mut [Vec<String>; 2]) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, all)),
                Shape::Text(text) => {
                    let rows: Vec<String> = text.galley.rows.iter().map(|row| row.text()).collect();
                    all[0].push(rows.join(" "));
                    if text.galley.elided {
                        all[1].push(rows.join(" "));
                    }
                }
                _ => {}
            }
        }
        let mut all = [Vec::new(), Vec::new()];
        self.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut all));
        all
    }

    /// The moves of the game.
    pub fn moves(&self) -> String {
        let moves: Vec<&str> =
            self.harness.state().table().moves().iter().map(|played| played.san.as_str()).collect();
        moves.join(" ")
    }

    pub fn fen(&self) -> String {
        self.harness.state().table().position().fen()
    }
}

/// A file from the desktop.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}
