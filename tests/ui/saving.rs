//! Games copied to the clipboard and saved in files, their dates, and game settings saved and opened.

use std::path::PathBuf;
use std::sync::mpsc::channel;

use crate::folder::{Asked, chooses_and_tells};
use crate::prelude::*;
use crate::window::TODAY;
use egui::OutputCommand;
use jadoube::game::{Date, Ends};

fn of_two(files: Chooser, language: Language) -> Window {
    let (white, black) = ("De Vries / 2".to_owned(), "Jansen".to_owned());
    let setup = GameSetup { white, black, touch: TouchMove::Off, ..GameSetup::default() };
    Begin { language, setup, files, ..Begin::default() }.open()
}

/// The keys of *Copy game*, as a desktop reports them.
fn copy_game() -> Event {
    key_event(Key::C, true, Modifiers::COMMAND | Modifiers::SHIFT)
}

/// The text that is copied in the frame of this event.
fn copied(window: &mut Window, event: Event) -> Option<String> {
    window.harness.input_mut().events.push(event);
    window.harness.step();
    window.harness.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn the_game_goes_to_the_clipboard() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    let text = copied(&mut window, copy_game()).expect("something is copied");
    assert!(text.starts_with("[Event \"?\"]\n"), "{text}");
    assert!(text.contains(&format!("[Date \"{}\"]", Date::of_day(TODAY))), "{text}");
    assert!(text.ends_with("\n\n1. e4 *\n\n"), "{text}");
    window.harness.run();
    window.expect("Game copied.");
    // Without Shift, the desktop reports a copy command, and the window copies the position.
    let fen = window.fen();
    assert_eq!(copied(&mut window, Event::Copy), Some(fen));
    assert_eq!(window.table().announced(), None, "C was no key of its own");
}

/// A game that continues on another day keeps the date of its beginning, which the journal's name gives.
#[test]
fn the_date_is_that_of_the_beginning() {
    let folder = Folder::new("saving-dates");
    let journal = agreed().to_json() + "\n{\"at\": 0, \"do\": \"move\", \"text\": \"e4\"}\n";
    folder.write("0951782400000.open.jsonl", journal);
    let mut window = Begin { begins: false, journals: Some(folder.0.clone()), ..Begin::default() }.open();
    let text = copied(&mut window, copy_game()).expect("something is copied");
    assert!(text.contains("[Date \"2000.02.29\"]"), "{text}");
    assert!(text.ends_with(" 1. e4 {[%clk 0:01:00]} *\n\n"), "{text}");
}

#[test]
fn the_game_goes_to_a_file() {
    let folder = Folder::new("saving");
    let file = folder.join("round 1.pgn");
    for (language, said) in [(EN, "Saved as round 1.pgn."), (NL, "Bewaard als round 1.pgn.")] {
        let _ = fs::remove_file(&file);
        let (files, asked) = chooses_and_tells(&file);
        let mut window = of_two(files, language);
        window.play("e2e4 Ctrl+S");
        window.expect(said);
        let text = read(&file);
        assert!(text.contains("[White \"De Vries / 2\"]\n[Black \"Jansen\"]\n"), "{text}");
        assert!(text.ends_with("\n\n1. e4 *\n\n"), "{text}");
        let asked = asked.lock().expect("one thread");
        let name = asked[0].new.as_deref().expect("a new file");
        assert_eq!(
            name,
            format!("De-Vries-2-Jansen-{}.pgn", Date::of_day(TODAY).to_string().replace('.', "-"))
        );
        assert_eq!(folder.count(), 1, "nothing lies beside it");
    }
}

#[test]
fn a_file_gets_its_ending() {
    let folder = Folder::new("saving-endings");
    folder.write("taken.pgn", "another game");
    for (named, written) in [("round", "round.pgn"), ("round.txt", "round.txt"), ("taken", "taken")] {
        let mut window = of_two(chooses(&folder.join(named)), EN);
        window.choose_all(["File", "Save game…"]);
        window.expect(&format!("Saved as {written}."));
        assert!(read(&folder.join(written)).starts_with("[Event"));
    }
    assert_eq!(read(&folder.join("taken.pgn")), "another game");
}

#[test]
fn a_file_that_can_not_be_written_is_reported() {
    let folder = Folder::new("saving-nowhere");
    let missing = folder.join("missing").join("game.pgn");
    for (language, said) in [(EN, "can’t be saved"), (NL, "kan niet worden bewaard")] {
        for file in [missing.clone(), PathBuf::from("/")] {
            let mut window = of_two(chooses(&file), language);
            window.ctrl(Key::S);
            window.expect(said);
            window.drag("e2", "e4");
            assert_eq!(window.moves(), "e4");
        }
    }
    assert_eq!(folder.count(), 0);
}

/// After cancelling, the user can be asked again; while a dialog is open, there is no second one.
#[test]
fn only_one_dialog_opens_at_a_time() {
    let asked = Asked::default();
    let senders = Arc::new(Mutex::new(Vec::new()));
    let (heard, kept) = (asked.clone(), senders.clone());
    let files: Chooser = Arc::new(move |_, question| {
        heard.lock().expect("one thread").push(question);
        let (sender, receiver) = channel();
        kept.lock().expect("one thread").push(sender);
        receiver
    });
    let mut window = of_two(files, EN);
    let mut press = |key, expected: usize| {
        window.ctrl(key);
        assert_eq!(std::mem::take(&mut *asked.lock().expect("one thread")).len(), expected, "{key:?}");
    };
    for key in [Key::S, Key::O] {
        press(key, 1);
        press(key, 0);
        // After a dialog is cancelled, another can be opened. The window learns of the cancellation in the next frame.
        senders.lock().expect("one thread").clear();
        press(Key::F, 0);
        press(key, 1);
    }
    assert!(!window.shows("Saved"));
}

fn agreed() -> GameSetup {
    let control = TimeControl::new(ClockKind::Bronstein, 60_000, 1);
    GameSetup {
        start: Start::chess960(959).expect("a number"),
        touch: TouchMove::OnClaim,
        ends: Ends::Club,
        take_back: TakeBack::Agreed,
        clock: [Some(control), None],
        white: "De Vries".to_owned(),
        black: "Jansen".to_owned(),
        ..GameSetup::default()
    }
}

#[test]
fn a_set_up_is_written_and_begun_from() {
    let folder = Folder::new("saving-set-ups");
    let file = folder.join("round-1.jadoube");
    let (files, asked) = chooses_and_tells(&file);
    let mut window = Begin { files, ..Begin::default() }.open();
    window.request(Request::SaveSetup(Box::new(agreed())));
    window.expect("Saved as round-1.jadoube.");
    assert_eq!(read(&file), agreed().to_json() + "\n");
    assert_eq!(asked.lock().expect("one thread")[0].new.as_deref(), Some("chess960-959.jadoube"));
    assert_ne!(*window.table().setup(), agreed(), "that was no new game");

    // The user chooses the same file to open.
    window.command(Command::Open);
    assert_eq!(*window.table().setup(), agreed());
    window.expect("Jansen");
    assert_eq!(asked.lock().expect("one thread")[1].new, None);
}

#[test]
fn a_set_up_does_not_end_a_game_unasked() {
    let folder = Folder::new("set-ups-leaving");
    let journal = agreed().to_json() + "\n{\"at\": 0, \"do\": \"move\", \"text\": \"e4\"}\nand what not\n";
    let file = folder.write("journal.jsonl", format!("\u{feff}\n{journal}"));
    let mut window = Window::new();
    window.drag("d2", "d4");
    window.drop_file(&file);
    window.choose("Open readable part");
    window.expect("This game isn’t finished");
    window.choose("Keep playing");
    assert_eq!(window.moves(), "d4");
    window.drop_file(&file);
    window.choose_all(["Open readable part", "Open anyway"]);
    assert_eq!(*window.table().setup(), agreed());
    assert_eq!(window.moves(), "e4", "a journal goes on where it ends");
}

#[test]
fn a_file_that_is_no_set_up_is_reported() {
    let folder = Folder::new("set-ups-bad");
    for (name, text, english, dutch) in [
        ("empty.jadoube", "", "(not a JSON object", "(geen JSON-object"),
        ("text.json", "hello", "(not a JSON object: “hello”", "(geen JSON-object: "),
        ("other.json", "{\"games\": {}}", "unknown key \"games\"", "onbekende sleutel \"games\""),
        (
            "number.fen",
            "{\"game\": {\"start\": {\"chess960\": 960}}}",
            "expected a whole number from 0 to 959",
            "verwacht een geheel getal van 0 tot en met 959",
        ),
    ] {
        let file = folder.write(name, text);
        for (language, said) in [(EN, english), (NL, dutch)] {
            let mut window = Window::speaking(language);
            window.drop_file(&file);
            window.expect_all(&[said, name]);
        }
    }
}

#[test]
fn days_have_their_dates() {
    assert_eq!(Date::of_day(47_541).to_string(), "2100.03.01");
    let lengths = |year: u32| {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    };
    let mut now = Date { year: 1970, month: 1, day: 1 };
    for days in 0..200_000 {
        assert_eq!(Date::of_day(days), now);
        now.day += 1;
        if now.day > lengths(now.year)[now.month as usize - 1] {
            now = Date { day: 1, month: now.month % 12 + 1, year: now.year + now.month / 12 };
        }
    }
}
