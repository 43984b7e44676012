//! Pictures from the window: on the clipboard and in files, of the game, the editor and a study.

use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use egui::OutputCommand;
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::session::date::date;
use jadoube::table::{GameSetup, Seat};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::time;
use jadoube::ui::files::Chooser;
use jadoube::ui::{Command, Request};

use crate::opponent::{level, seats};
use crate::window::{Begin, Window};

/// A window whose user always chooses this file.
fn choosing(file: &std::path::Path) -> Begin {
    let file = file.to_owned();
    let files = Arc::new(move |_: &egui::Context, _| {
        let (sender, receiver) = channel();
        sender.send(file.clone()).expect("the window listens");
        receiver
    });
    Begin { files, ..Begin::default() }
}

fn own(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("jadoube-diagrams-{}-{name}", std::process::id()))
}

fn ask(window: &mut Window, command: Command) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(command));
    window.harness.run();
}

/// The picture that was put on the clipboard.
fn copied(window: &mut Window) -> egui::ColorImage {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(Command::CopyPicture));
    window.harness.step();
    let commands = &window.harness.output().platform_output.commands;
    let image = commands.iter().find_map(|command| match command {
        OutputCommand::CopyImage(image) => Some(image.clone()),
        _ => None,
    });
    image.expect("a picture is on the clipboard")
}

fn middle(image: &egui::ColorImage, column: usize, row: usize) -> [u8; 3] {
    let side = image.width() / 8;
    let [red, green, blue, _] = image[(column * side + side / 2, row * side + side * 44 / 100)].to_array();
    [red, green, blue]
}

const IVORY: [u8; 3] = [0xFB, 0xF7, 0xEC];
const LIGHT: [u8; 3] = [0xEB, 0xDC, 0xC0];

#[test]
fn shown_position_is_copied_as_a_picture() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    let image = copied(&mut window);
    assert_eq!((image.width(), image.height()), (1024, 1024));
    assert_eq!((middle(&image, 4, 4), middle(&image, 4, 6)), (IVORY, LIGHT), "the pawn is on e4");
    window.expect("Picture copied.");
    ask(&mut window, Command::Flip);
    assert_eq!(middle(&copied(&mut window), 3, 3), IVORY, "seen by Black");
    ask(&mut window, Command::Flip);
    ask(&mut window, Command::Editor);
    window.drag("e4", "e6");
    let image = copied(&mut window);
    assert_eq!((middle(&image, 4, 2), middle(&image, 4, 4)), (IVORY, LIGHT), "that of the editor");
}

#[test]
fn pictures_are_saved() {
    let file = own("board.png");
    let mut window = choosing(&file).open();
    window.drag("e2", "e4");
    ask(&mut window, Command::SavePicture);
    window.expect("Saved as");
    assert_eq!(image::image_dimensions(&file).expect("a PNG"), (1024, 1024));
    std::fs::remove_file(&file).expect("the test's own file");

    let file = own("game.gif");
    let mut window = choosing(&file).open();
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    ask(&mut window, Command::SaveGif);
    saved_later(&mut window);
    let bytes = std::fs::read(&file).expect("it was written");
    let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
    let mut frames = 0;
    while decoder.read_next_frame().expect("a frame").is_some() {
        frames += 1;
    }
    assert_eq!((frames, decoder.width()), (3, 480));
    std::fs::remove_file(&file).expect("the test's own file");
}

/// Waits for what a thread makes.
fn saved_later(window: &mut Window) {
    let begun = std::time::Instant::now();
    while !window.shows("Saved as") && begun.elapsed() < std::time::Duration::from_mins(1) {
        std::thread::sleep(std::time::Duration::from_millis(20));
        window.harness.run();
    }
    window.expect("Saved as");
}

/// The score sheet of the game, and that of a study.
#[test]
fn score_sheets_are_saved() {
    let file = own("sheet.pdf");
    for is_study in [false, true] {
        let mut window = choosing(&file).open();
        window.drag("e2", "e4");
        if is_study {
            ask(&mut window, Command::Study);
        }
        ask(&mut window, Command::SavePdf);
        window.choose("Save…");
        saved_later(&mut window);
        assert!(std::fs::read(&file).expect("it was written").starts_with(b"%PDF-"), "{is_study}");
        std::fs::remove_file(&file).expect("the test's own file");
    }
}

/// The sheet of a game just played has all that the window knows of it, in the words of the reader; so has that of its
/// study, and the file is named after the players.
#[test]
fn the_sheet_of_a_game_has_its_date_and_its_names() {
    let control = TimeControl::new(ClockKind::Fischer, 300_000, 3_000);
    let clock = [Some(control.clone()), Some(control)];
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
    for (language, name, expected) in [
        (
            Language::EN,
            "You-Jadoube-Learner-20",
            ["You – Jadoube · Learner (about", "You resigned.", "1. e4"],
        ),
        (
            Language::NL,
            "Jij-Jadoube-Leerling-20",
            ["Jij – Jadoube · Leerling (", "Je hebt opgegeven.", "1. e4"],
        ),
    ] {
        let date = time::date(&Texts::new(language), date(now));
        for is_study in [false, true] {
            let (file, asked) = (own("sheet-of-a-game.pdf"), Arc::new(Mutex::new(None)));
            let (answer, noted) = (file.clone(), asked.clone());
            let files: Chooser = Arc::new(move |_, question| {
                *noted.lock().expect("no panic") = question.new;
                let (sender, receiver) = channel();
                sender.send(answer.clone()).expect("it waits");
                receiver
            });
            let setup = GameSetup { clock: clock.clone(), ..seats(Seat::Person, level(2)) };
            let mut window = Begin { language, setup, files, ..Begin::default() }.open();
            window.drag("e2", "e4");
            ask(&mut window, Command::Resign(Color::White));
            if is_study {
                ask(&mut window, Command::StudyGame);
            }
            ask(&mut window, Command::SavePdf);
            window.choose(if language == Language::EN { "Save…" } else { "Bewaren…" });
            let begun = std::time::Instant::now();
            while !file.exists() && begun.elapsed() < std::time::Duration::from_mins(1) {
                std::thread::sleep(std::time::Duration::from_millis(20));
                window.harness.run();
            }
            let asked = asked.lock().expect("no panic").clone().unwrap_or_default();
            assert!(asked.starts_with(name), "{asked}");
            let read = std::process::Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output();
            std::fs::remove_file(&file).expect("the test's own file");
            let Ok(read) = read else {
                return eprintln!("pdftotext is not installed, so the PDF was not read");
            };
            let text = String::from_utf8_lossy(&read.stdout);
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for part in expected.iter().chain([&"0–1", &"5 min + 3 s", &date.as_str()]) {
                assert!(text.contains(part), "{language:?}, {is_study}: {part:?} is not in {text}");
            }
        }
    }
}

/// The paper, the diagrams of the game, and those of a file.
#[test]
fn diagrams_are_printed_on_the_chosen_paper() {
    let (chosen, out) = (own("to-print.epd"), own("diagrams.pdf"));
    std::fs::write(&chosen, "8/8/8/4k3/8/8/4P3/4K3 w - - id \"A\";\n".repeat(7)).expect("a file");
    let width = |paper: &str| if paper == "A4" { "595" } else { "612" };
    // The choices, whether a file is asked for, and how many pages there are.
    let table: &[(&[&str], usize)] = &[
        (&["Letter"], 1),
        (&["A4"], 1),
        (&["A4", "Sheet of diagrams: the marked positions"], 1),
        (&["Letter", "Sheet of diagrams: the positions of a file"], 2),
        (&["A4", "Sheet of diagrams: the positions of a file", "4"], 2),
    ];
    for (choices, pages) in table {
        let (read, written) = (chosen.clone(), out.clone());
        let files: Chooser = Arc::new(move |_, question| {
            let (player, answer) = channel();
            player
                .send(if question.new.is_some() { written.clone() } else { read.clone() })
                .expect("it waits");
            answer
        });
        let mut window = Begin { files, ..Begin::default() }.open();
        window.drag("e2", "e4");
        ask(&mut window, Command::SavePdf);
        for choice in *choices {
            window.choose(choice);
        }
        window.choose("Save…");
        saved_later(&mut window);
        let bytes = std::fs::read(&out).expect("it was written");
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.contains(&format!("/MediaBox [0 0 {}", width(choices[0]))), "{choices:?}");
        assert!(text.contains(&format!("/Count {pages}")), "{choices:?}");
        std::fs::remove_file(&out).expect("the test's own file");
    }
    for (text, told) in [
        ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\nnothing\n", "can’t be opened: line 2: "),
        ("nothing\n", "can’t be opened: line 1: "),
        ("\n\n", "can’t be opened: there are no positions in it."),
    ] {
        std::fs::write(&chosen, text).expect("a file");
        let mut window = choosing(&chosen).open();
        ask(&mut window, Command::SavePdf);
        window.choose("Sheet of diagrams: the positions of a file");
        window.choose("Save…");
        window.wait_for(told);
    }
    std::fs::remove_file(&chosen).expect("the test's own file");
}

/// No second file dialog opens while the first is open, and the card says so.
#[test]
fn one_file_is_chosen_at_a_time() {
    let (player, answer) = channel();
    let answer = Mutex::new(Some(answer));
    let files: Chooser =
        Arc::new(move |_, _| answer.lock().expect("one thread").take().expect("one question"));
    let mut window = Begin { files, ..Begin::default() }.open();
    ask(&mut window, Command::SavePicture);
    ask(&mut window, Command::SavePosition);
    window.expect("Finish saving the previous file first.");
    drop(player);
    window.harness.run();
}

#[test]
fn a_position_is_saved_and_opened_again() {
    let file = own("position.fen");
    let mut window = choosing(&file).open();
    ask(&mut window, Command::Editor);
    window.drag("d1", "d4");
    ask(&mut window, Command::SavePosition);
    window.expect("Saved as");
    let text = std::fs::read_to_string(&file).expect("it was written");
    assert_eq!(text, "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n");
    std::fs::write(&file, text.repeat(2)).expect("the test's own file");
    let mut window = Window::new();
    window.drop_file(&file);
    assert_eq!(window.fen() + "\n", text);
    window.expect("There is one more position.");
    std::fs::remove_file(&file).expect("the test's own file");
}

#[test]
fn a_study_is_shown_with_its_marks() {
    let mut window = Window::new();
    let pgn = "[Event \"?\"]\n\n1. e4 {[%csl Gd5]} e5 (1... c5 2. Nf3) *";
    window.harness.event(egui::Event::Paste(pgn.to_owned()));
    window.harness.run();
    ask(&mut window, Command::Forward);
    let plain = copied(&mut window);
    assert_eq!(middle(&plain, 4, 4), IVORY);
    let side = plain.width() / 8;
    let ring = plain[(3 * side + side / 2, 3 * side + side * 6 / 100)].to_array();
    assert_ne!(&ring[..3], LIGHT, "a circle round d5");
}
