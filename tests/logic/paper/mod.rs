//! Printed sheets: what is on each page, where it is, and what another program reads in them.

pub mod reader;

use jadoube::diagram::Scene;
use jadoube::paper::{self, Exercise, PaperFormat, PerPage, SheetStyle};
use jadoube::record::Record;
use jadoube::record::pgn::Games;
use jadoube::rules::Position;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::notation::Notation;

use reader::{Page, pages, text};

const STUDY: &str = "[White \"Vries, A\"]\n[Black \"李\"]\n[Result \"1-0\"]\n\n\
    1. e4 {[%clk 1:29:58] The *best* move.} $1 e5 2. Nf3 (2. f4 exf4 (2... d5 {sharp} 3. exd5) 3. Bc4) 2... Nc6 $220 3. Bb5 a6 1-0\n";

fn record(text: &str) -> Record {
    Games::new(text.as_bytes()).next().expect("a game").record
}

/// A game of so many moves by each player, with clock times.
fn shuffled(moves: usize) -> Record {
    let rounds = ["Nf3 {[%clk 1:00:00]} Nf6", "Ng1 Ng8"];
    let movetext: Vec<String> =
        (0..moves).map(|index| format!("{}. {}", index + 1, rounds[index % 2])).collect();
    record(&format!("[White \"A\"]\n[Black \"B\"]\n\n{} *\n", movetext.join(" ")))
}

/// Whether all that is drawn lies on the page, and each change of state is taken back.
fn check_pages(pdf: &[u8], format: PaperFormat, what: &str) -> Vec<Page> {
    let pages = pages(pdf);
    let [width, height] = format.size();
    for page in &pages {
        assert_eq!(page.size, [width, height], "{what}");
        assert!(page.is_balanced, "{what}: q and Q");
        assert!(!page.points.is_empty(), "{what}: an empty page");
        for [x, y] in &page.points {
            assert!(
                (40.0..width - 40.0).contains(x) && (20.0..height - 40.0).contains(y),
                "{what}: {x}, {y}"
            );
        }
    }
    pages
}

#[test]
fn games_fill_pages() {
    let words = Texts::new(Language::EN);
    for (moves, diagrams, format, expected) in [
        (0, 0, PaperFormat::A4, 1),
        (1, 0, PaperFormat::A4, 1),
        (60, 0, PaperFormat::A4, 1),
        (60, 3, PaperFormat::A4, 1),
        (60, 3, PaperFormat::Letter, 2),
        (90, 0, PaperFormat::A4, 1),
        (120, 0, PaperFormat::A4, 2),
        (400, 0, PaperFormat::Letter, 4),
    ] {
        let game = shuffled(moves);
        let places: Vec<_> = game.line_from(Record::ROOT).step_by(20).take(diagrams).collect();
        let style = SheetStyle { format, ..SheetStyle::default() };
        let what = format!("{moves} moves, {diagrams} diagrams, {format:?}");
        let pdf = paper::score_sheet(&[], &game, &places, &style, &words);
        let pages = check_pages(&pdf, format, &what);
        assert_eq!(pages.len(), expected, "{what}");
        let boards: usize = pages.iter().map(|page| page.pieces).sum();
        assert_eq!(boards, 32 * diagrams, "{what}: pieces");
    }
}

#[test]
fn the_parts_before_an_illegal_move_are_printed() {
    let pages = |earlier: &[Record]| {
        let words = Texts::new(Language::EN);
        let pdf = paper::score_sheet(earlier, &shuffled(10), &[], &SheetStyle::default(), &words);
        check_pages(&pdf, PaperFormat::A4, "parts").len()
    };
    assert_eq!([pages(&[]), pages(&[shuffled(10)])], [1, 1]);
    assert!(pages(&[shuffled(800), shuffled(10)]) > 1);
}

#[test]
fn sheets_have_four_or_six_diagrams() {
    for (count, per_page, format, expected) in [
        (1, PerPage::Six, PaperFormat::A4, &[1][..]),
        (6, PerPage::Six, PaperFormat::Letter, &[6]),
        (7, PerPage::Six, PaperFormat::A4, &[6, 1]),
        (4, PerPage::Four, PaperFormat::Letter, &[4]),
        (11, PerPage::Four, PaperFormat::A4, &[4, 4, 3]),
    ] {
        let exercise = |_| Exercise {
            scene: Scene::of(&Position::standard()),
            turn: jadoube::rules::Color::White,
            name: String::new(),
        };
        let exercises: Vec<Exercise> = (0..count).map(exercise).collect();
        let style = SheetStyle { format, ..SheetStyle::default() };
        let pdf = paper::sheet(&exercises, per_page, &style, "Diagrams", &Texts::new(Language::NL));
        let what = format!("{count} diagrams, {per_page:?}, {format:?}");
        let found: Vec<usize> =
            check_pages(&pdf, format, &what).iter().map(|page| page.pieces / 32).collect();
        assert_eq!(found, expected, "{what}");
    }
}

/// Texts as another program finds them, without the spaces between them.
#[test]
fn text_stays_text() {
    for (language, notation, expected) in [
        (
            Language::EN,
            Notation::Letters,
            &[
                "Vries, A – 李",
                "1–0",
                "1. e4!",
                "1:29:58",
                "The *best* move.",
                "2. Nf3",
                "2. f4 exf4",
                "(2… d5 sharp",
                "3. exd5)",
            ][..],
        ),
        (Language::EN, Notation::Letters, &["2… Nc6", "3. Bb5 a6", "Signature White", "Page 1 of 1"]),
        (Language::NL, Notation::Letters, &["2. Pf3", "3. Lb5 a6", "Handtekening wit", "Bladzijde 1 van 1"]),
        (Language::NL, Notation::Figurines, &["2. ♘f3", "3. ♗b5 a6", "Arbiter"]),
    ] {
        let study = record(STUDY);
        let style = SheetStyle { notation, ..SheetStyle::default() };
        let pdf = paper::score_sheet(&[], &study, &paper::marked(&study), &style, &Texts::new(language));
        assert_eq!(check_pages(&pdf, PaperFormat::A4, "a study").len(), 1);
        let Some(found) = text(&pdf) else { return };
        for part in expected {
            // The program's own fonts have no Chinese.
            let part = part.replace('李', "");
            assert!(found.contains(part.trim_end()), "{language:?}: {part:?} not in {found}");
        }
    }
}

/// Letters in no font, words without spaces, and very many moves and comments.
#[test]
fn nothing_overflows() {
    let words = Texts::new(Language::EN);
    let long = "W".repeat(3_000);
    let wide = "侯😀\u{202E}\u{0}".repeat(300);
    for (what, game) in [
        ("a long name", format!("[White \"{long}\"]\n[Event \"{wide}\"]\n\n1. e4 *\n")),
        ("a long word", format!("1. e4 {{{long}}} e5 {{{wide}}} *\n")),
        ("nested", format!("{}*\n", "1. e4 ( 1. d4 ".repeat(900))),
        ("alternatives", format!("1. e4 {} *\n", "(1. d4) ".repeat(2_000))),
        ("comments", format!("1. e4 {} *\n", "{ a } ".repeat(2_000))),
        ("nothing", "*\n".to_owned()),
    ] {
        let game = record(&game);
        let pdf = paper::score_sheet(&[], &game, &paper::marked(&game), &SheetStyle::default(), &words);
        check_pages(&pdf, PaperFormat::A4, what);
    }
}

#[test]
fn paper_is_what_is_usual_there() {
    for (locale, expected) in [
        ("en-US", PaperFormat::Letter),
        ("en_CA.UTF-8", PaperFormat::Letter),
        ("nl-NL", PaperFormat::A4),
        ("", PaperFormat::A4),
        ("C", PaperFormat::A4),
    ] {
        assert_eq!(PaperFormat::of_locale(locale), expected, "{locale}");
    }
}
