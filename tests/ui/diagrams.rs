//! Pictures, PDF files and positions that the window copies or saves, from the game, the editor and a study.

use std::sync::mpsc::channel;

use crate::folder::chooses_and_tells;
use crate::prelude::*;
use crate::window::TODAY;
use eframe::App as _;
use egui::OutputCommand;
use jadoube::game::Date;
use jadoube::text::time;
use jadoube::ui::{GifChoice, GifPace};

fn choosing(file: &std::path::Path) -> Begin {
    Begin { files: chooses(file), ..Begin::default() }
}

fn copied(window: &mut Window) -> egui::ColorImage {
    let commands = &window.output_of(Command::CopyPicture).platform_output.commands;
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
    window.command(Command::Flip);
    assert_eq!(middle(&copied(&mut window), 3, 3), IVORY, "seen by Black");
    window.command(Command::Flip);
    window.command(Command::Editor);
    window.drag("e4", "e6");
    let image = copied(&mut window);
    assert_eq!((middle(&image, 4, 2), middle(&image, 4, 4)), (IVORY, LIGHT), "that of the editor");
    let mut window = Window::new();
    window.paste("[Event \"?\"]\n\n1. e4 {[%csl Gd5]} e5 (1... c5 2. Nf3) *");
    window.command(Command::Forward);
    let image = copied(&mut window);
    assert_eq!(middle(&image, 4, 4), IVORY, "that of a study");
    let ring = image[(3 * 128 + 64, 3 * 128 + 128 * 6 / 100)].to_array();
    assert_ne!(&ring[..3], LIGHT, "a circle round d5");
}

#[test]
fn pictures_are_saved() {
    let folder = Folder::new("pictures-are-saved");
    let file = folder.join("board.png");
    let mut window = choosing(&file).open();
    window.drag("e2", "e4");
    window.command(Command::SavePicture);
    window.expect("Saved as");
    assert_eq!(image::image_dimensions(&file).expect("a PNG"), (1024, 1024));

    let file = folder.join("game.gif");
    let mut window = choosing(&file).open();
    window.play("e2e4 e7e5 g1f3");
    window.command(Command::SaveGif);
    window.expect("From move");
    window.choose("Save…");
    window.until("Saved as");
    assert_eq!(frames_of(&file), (4, 480, vec![100, 100, 100, 300]));
    // An animation of only the second move, at the fast pace.
    fs::remove_file(&file).expect("the file");
    let choice = GifChoice { moves: [2, 2], pace: GifPace::Fast, bottom: Color::Black };
    window.request(Request::SaveGif(choice));
    window.wait_until("it is written", |_| file.exists());
    assert_eq!(frames_of(&file), (2, 480, vec![50, 300]));
}

/// The window closes only after the file that was chosen has been written.
#[test]
fn closing_waits_for_an_animation() {
    let folder = Folder::new("closing-waits-for-an-animation");
    let file = folder.join("game.gif");
    let mut window = choosing(&file).open();
    window.play("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    let choice = GifChoice { moves: [1, 3], pace: GifPace::Fast, bottom: Color::White };
    window.request(Request::SaveGif(choice));
    window.harness.state_mut().on_exit(None);
    assert_eq!(frames_of(&file).0, 7);
}

/// How many frames a GIF has, its width, and how long each frame is shown, in hundredths of a second.
fn frames_of(file: &std::path::Path) -> (usize, u16, Vec<u16>) {
    let bytes = fs::read(file).expect("it was written");
    let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    (delays.len(), decoder.width(), delays)
}

/// The score sheets of a game and of its study have the date and the names, in the window's language. The file name
/// begins with the players' names.
#[test]
fn the_sheet_of_a_game_has_its_date_and_its_names() {
    let folder = Folder::new("the-sheet-of-a-game-has-its-date-and-its-names");
    let clock = fischer(300_000, 3_000);
    for (language, name, expected) in [
        (EN, "You-Jadoube-Learner-20", ["You – Jadoube · Learner (about", "You resigned.", "1. e4"]),
        (NL, "Jij-Jadoube-Leerling-20", ["Jij – Jadoube · Leerling (", "Je hebt opgegeven.", "1. e4"]),
    ] {
        let date = time::date(&Texts::new(language), Date::of_day(TODAY));
        for is_study in [false, true] {
            let file = folder.join(&format!("{}-{is_study}.pdf", language.tag()));
            let (files, asked) = chooses_and_tells(&file);
            let setup = GameSetup { clock: clock.clone(), ..seats(Seat::Person, level(2)) };
            let mut window = Begin { language, setup, files, ..Begin::default() }.open();
            window.drag("e2", "e4");
            window.command(Command::Resign(Color::White));
            if is_study {
                window.command(Command::StudyGame);
            }
            window.command(Command::SavePdf);
            window.choose(if language == EN { "Save…" } else { "Bewaren…" });
            window.until(if language == EN { "Saved as" } else { "Bewaard als" });
            assert!(fs::read(&file).expect("it was written").starts_with(b"%PDF-"), "{is_study}");
            let asked = asked.lock().expect("one thread")[0].new.clone().unwrap_or_default();
            assert!(asked.starts_with(name), "{asked}");
            let read = std::process::Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output();
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

/// Saves a PDF file with these choices, and returns its bytes as text.
fn printed(window: &mut Window, choices: &[&str], file: &std::path::Path) -> String {
    window.command(Command::SavePdf);
    choices.iter().chain(&["Save…"]).for_each(|choice| window.choose(choice));
    window.until("Saved as");
    String::from_utf8_lossy(&fs::read(file).expect("it was written")).into_owned()
}

/// The file has the chosen paper and the expected number of pages; a file of positions that can't be printed is
/// refused.
#[test]
fn diagrams_are_printed_on_the_chosen_paper() {
    let folder = Folder::new("diagrams-are-printed-on-the-chosen-paper");
    let position = "8/8/8/4k3/8/8/4P3/4K3 w - - id \"A\";\n";
    let (chosen, out) = (folder.write("to-print.epd", position.repeat(7)), folder.join("diagrams.pdf"));
    let width = |paper: &str| if paper == "A4" { "595" } else { "612" };
    // The choices, and the number of pages.
    for (choices, pages) in [
        (&["Letter"][..], 1),
        (&["A4"], 1),
        (&["A4", "Sheet of diagrams: the marked positions"], 1),
        (&["Letter", "Sheet of diagrams: the positions in a file"], 2),
        (&["A4", "Sheet of diagrams: the positions in a file", "4"], 2),
    ] {
        let (read, written) = (chosen.clone(), out.clone());
        let files: Chooser = Arc::new(move |ctx, question| {
            let chooser = chooses(if question.new.is_some() { &written } else { &read });
            chooser(ctx, question)
        });
        let mut window = Begin { files, ..Begin::default() }.open();
        window.drag("e2", "e4");
        window.paste("1. e4 e5 $220 2. Nf3 *");
        let text = printed(&mut window, choices, &out);
        assert!(text.contains(&format!("/MediaBox [0 0 {}", width(choices[0]))), "{choices:?}");
        assert!(text.contains(&format!("/Count {pages}")), "{choices:?}");
    }
    for (text, told) in [
        ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\nnothing\n", "can’t be opened: line 2: "),
        ("nothing\n", "can’t be opened: line 1: "),
        ("\n\n", "can’t be opened: there are no positions in it."),
    ] {
        fs::write(&chosen, text).expect("a file");
        let mut window = choosing(&chosen).open();
        window.command(Command::SavePdf);
        window.choose_all(["Sheet of diagrams: the positions in a file", "Save…"]);
        window.until(told);
    }
}

#[test]
fn sheet_of_diagrams_needs_a_mark() {
    for (language, [sheet, save, told]) in both("no position is marked") {
        let mut window = Begin { language, ..Begin::default() }.open();
        window.paste("1. e4 e5 *");
        window.command(Command::SavePdf);
        window.choose_all([sheet, save]);
        window.expect(told);
    }
    // The mark for a position that gets a diagram is among the symbols.
    let mut window = Window::new();
    window.paste("1. e4 e5 *");
    window.key(Key::ArrowRight);
    window.choose_all(["Symbols", "Diagram"]);
    assert!(window.study().pgn().contains("1. e4 $220"), "{}", window.study().pgn());
}

/// The user chooses which positions of a score sheet get a diagram, and whether diagrams have arrows and circles.
#[test]
fn diagrams_of_a_score_sheet_are_chosen() {
    let folder = Folder::new("diagrams-of-a-score-sheet");
    let file = folder.join("sheet.pdf");
    let boards = |choices: &[&str]| {
        let mut window = choosing(&file).open();
        window.paste("1. e4 e5 $220 2. Nf3 {[%cal Gf3e5]} *");
        printed(&mut window, choices, &file).matches("/Figure").count()
    };
    let [none, marked, drawn] = ["None", "Marked", "Marked or drawn on"].map(|which| boards(&[which]));
    assert_eq!((marked - none, drawn - none), (1, 2), "{none}, {marked}, {drawn}");
    assert_eq!(boards(&["Marked or drawn on", "With arrows and circles"]), drawn, "the boards stay");
}

#[test]
fn one_file_is_chosen_at_a_time() {
    let (player, answer) = channel();
    let answer = Mutex::new(Some(answer));
    let files: Chooser =
        Arc::new(move |_, _| answer.lock().expect("one thread").take().expect("one question"));
    let mut window = Begin { files, ..Begin::default() }.open();
    window.command(Command::SavePicture);
    window.command(Command::SavePosition);
    window.expect("Another file is still being saved or printed.");
    drop(player);
    window.harness.run();
}

#[test]
fn a_position_is_saved_and_opened_again() {
    let folder = Folder::new("a-position-is-saved-and-opened-again");
    let file = folder.join("position.fen");
    let mut window = choosing(&file).open();
    window.command(Command::Editor);
    window.drag("d1", "d4");
    window.command(Command::SavePosition);
    window.expect("Saved as");
    let text = read(&file);
    assert_eq!(text, "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n");
    fs::write(&file, text.repeat(2)).expect("the test's own file");
    let mut window = Window::new();
    window.drop_file(&file);
    assert_eq!(window.fen() + "\n", text);
    window.expect("There is one more line, which was not read.");
}
