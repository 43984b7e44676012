//! Games with the keyboard alone, and what a screen reader announces: the lines of `tests/aloud`, which `tests/at-spi`
//! also plays with the real program, through the system's accessibility interface.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Instant;

use crate::prelude::*;
use egui::accesskit::Live;
use jadoube::ui::files::{PendingQuestion, ask_in_window};

/// After this many presses of Tab, and after `PATIENCE`, a widget counts as unreachable.
const STOPS: usize = 80;

/// How long to wait for what another thread does.
const PATIENCE: Duration = Duration::from_secs(20);

/// For this many frames after it begins, an announcement is interrupted if the focus moves.
const SPEAKING: usize = 12;

/// A window, and what a screen reader announces about it.
struct Listener {
    window: Window,
    /// The identifiers and the current texts of the live regions.
    said: Vec<(String, String)>,
    heard: Vec<String>,
    /// The announcements since the last input that were interrupted.
    interrupted: Vec<String>,
    /// The announcements that can still be interrupted, each with its age in frames.
    begun: Vec<(usize, String)>,
    focus: Option<egui::Id>,
    file: PathBuf,
}

#[test]
fn scripts_are_heard_in_english() {
    play(EN);
}

#[test]
fn scripts_are_heard_in_dutch() {
    play(NL);
}

/// Plays all lines of a language in one window.
fn play(language: Language) {
    let folder = Folder::new(&format!("aloud-{}", language.tag()));
    let files: Chooser = Arc::new(|ctx, question| {
        let (answer, receiver) = channel();
        ask_in_window(ctx, PendingQuestion { question, answer });
        receiver
    });
    let setup = GameSetup::default();
    let store = folder.store();
    let mut window = Begin { language, store, setup, files, ..Begin::default() }.open();
    // The program opens with the start screen.
    window.command(Command::Start);
    let file = folder.join("game.pgn");
    let mut listener = Listener {
        window,
        said: Vec::new(),
        heard: Vec::new(),
        interrupted: Vec::new(),
        begun: Vec::new(),
        focus: None,
        file,
    };
    listener.listen();
    let lines = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/aloud").join(language.tag());
    let mut parts: Vec<PathBuf> =
        fs::read_dir(&lines).expect("the lines").map(|entry| entry.expect("an entry").path()).collect();
    parts.sort();
    assert_eq!(parts.len(), 10, "{}", lines.display());
    for part in parts {
        let text = read(&part);
        for (index, line) in text.lines().enumerate() {
            listener.take(line, &format!("{}:{}", part.display(), index + 1));
        }
    }
}

impl Listener {
    /// The year in the date of the saved game.
    fn year(&self) -> String {
        let saved = fs::read_to_string(&self.file).unwrap_or_default();
        saved.split_once("[Date \"").map(|(_, date)| date.chars().take(4).collect()).unwrap_or_default()
    }

    fn take(&mut self, line: &str, place: &str) {
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.replace("{file}", &self.file.display().to_string()).replace("{year}", &self.year());
        match what {
            "" | "#" => {}
            "key" => self.key(&rest),
            "type" => self.text(&rest),
            "reach" => self.reach(&rest, place),
            "focus" => {
                // A dialog may wait for a file that is being read.
                let begun = Instant::now();
                while self.window.focused() != rest && begun.elapsed() < PATIENCE {
                    std::thread::sleep(Duration::from_millis(5));
                    self.listen();
                }
                assert_eq!(self.window.focused(), rest, "{place}");
            }
            "hear" => self.hear(&rest, place),
            "silent" => self.silent(&rest, place),
            "file" => {
                let text = fs::read_to_string(&self.file).expect("the file");
                assert!(text.contains(&rest), "{place}: {text}");
            }
            _ => panic!("{place}: {what} is no word of these lines"),
        }
    }

    fn key(&mut self, keys: &str) {
        // A clock pressed twice at once would count as pressed once.
        self.window.pass(1_000);
        self.forget();
        let mut modifiers = Modifiers::NONE;
        let mut name = keys;
        while let Some((modifier, rest)) = name.split_once('+').filter(|(modifier, _)| !modifier.is_empty()) {
            modifiers |= if modifier == "ctrl" { Modifiers::COMMAND } else { Modifiers::SHIFT };
            name = rest;
        }
        let key = Key::from_name(if name == "space" { "Space" } else { name });
        let key = key.unwrap_or_else(|| panic!("{name} is no key"));
        self.window.harness.key_press_modifiers(modifiers, key);
        self.listen();
    }

    /// Forgets the announcements so far, because they don't answer the next input.
    fn forget(&mut self) {
        self.heard.clear();
        self.interrupted.clear();
        self.begun.clear();
    }

    fn text(&mut self, text: &str) {
        self.forget();
        for letter in text.chars() {
            if let Some(key) = Key::from_name(&letter.to_string()) {
                self.window.harness.key_press(key);
            }
            self.window.harness.event(Event::Text(letter.to_string()));
            self.listen();
        }
    }

    fn reach(&mut self, name: &str, place: &str) {
        let mut stops = Vec::new();
        // Content that is read in the background may appear only after some rounds of Tab.
        let begun = Instant::now();
        while stops.len() < STOPS || begun.elapsed() < PATIENCE {
            self.key("Tab");
            stops.push(self.window.focused());
            if stops.last().is_some_and(|stop| stop == name) {
                return;
            }
        }
        panic!("{place}: Tab comes to {stops:?}");
    }

    fn hear(&mut self, text: &str, place: &str) {
        let at = self.heard.iter().position(|heard| heard == text);
        let at = at.unwrap_or_else(|| {
            panic!("{place}: not heard {text:?}, but {:#?}, interrupted {:#?}", self.heard, self.interrupted)
        });
        self.heard.remove(at);
    }

    fn silent(&self, text: &str, place: &str) {
        let text = text.to_lowercase();
        let mut said = self.heard.iter().chain(&self.interrupted);
        let said = said.find(|heard| heard.to_lowercase().contains(&text));
        assert_eq!(said, None, "{place}");
    }

    /// Runs the window until it is idle, for at most 120 steps, and collects the announcements of each step: the texts
    /// that are new in its live regions. A screen reader receives these before the change of focus.
    fn listen(&mut self) {
        for _ in 0..120 {
            let frame = self.window.harness.ctx.cumulative_frame_nr();
            self.window.harness.step();
            // A step with several events runs several frames. Only the last of them is visible here.
            let is_one = self.window.harness.ctx.cumulative_frame_nr() == frame + 1;
            let live = self.window.harness.query_all_by(|node| node.live() != Live::Off);
            let now: Vec<(String, String)> = live
                .map(|node| {
                    let node = node.accesskit_node();
                    (format!("{:?}", node.id()), node.value().or_else(|| node.label()).unwrap_or_default())
                })
                .collect();
            let new = now.iter().filter(|said| !self.said.contains(said)).map(|(_, text)| text.clone());
            self.begun.retain(|(frames, _)| *frames < SPEAKING);
            self.begun.iter_mut().for_each(|(frames, _)| *frames += 1);
            for text in new {
                self.heard.push(text.clone());
                self.begun.push((0, text));
            }
            self.said = now;
            let focus = self.window.harness.ctx.memory(egui::Memory::focused);
            if std::mem::replace(&mut self.focus, focus) != focus {
                let ends = |(frames, _): &mut (usize, String)| is_one || *frames > 0;
                for (_, text) in self.begun.extract_if(.., ends) {
                    if let Some(at) = self.heard.iter().position(|heard| *heard == text) {
                        self.interrupted.push(self.heard.remove(at));
                    }
                }
            }
            if self.window.rests() {
                return;
            }
        }
    }
}
