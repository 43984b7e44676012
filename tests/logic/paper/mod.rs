//! Printed sheets: what is on each page, where it is, and what other programs read from it.

pub mod reader;

use jadoube::diagram::Scene;
use jadoube::paper::{self, Certificate, CertificateRow, Exercise, PaperFormat, PerPage, SheetStyle};
use jadoube::record::Record;
use jadoube::rules::Position;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::notation::Notation;

use crate::record::record;
use reader::{Page, pages, tags, text};

const STUDY: &str = "[White \"Vries, A\"]\n[Black \"李\"]\n[Result \"1-0\"]\n\n\
    1. e4 {[%clk 1:29:58] The *best* move.} $1 e5 2. Nf3 (2. f4 exf4 (2... d5 {sharp} 3. exd5) 3. Bc4) 2... Nc6 $220 3. Bb5 a6 1-0\n";

/// A game of this many moves by each player; every other move of White has a clock time.
fn shuffled(moves: usize) -> Record {
    let rounds = ["Nf3 {[%clk 1:00:00]} Nf6", "Ng1 Ng8"];
    let movetext: Vec<String> =
        (0..moves).map(|index| format!("{}. {}", index + 1, rounds[index % 2])).collect();
    record(&format!("[White \"A\"]\n[Black \"B\"]\n\n{} *\n", movetext.join(" ")))
}

/// Checks that each page has the right size and is not empty, that its lines and the starts of its texts are within the
/// margins, that everything drawn is either tagged or decoration, and that paired operators are balanced. Returns the
/// pages.
fn check_pages(pdf: &[u8], format: PaperFormat, what: &str) -> Vec<Page> {
    let pages = pages(pdf);
    let [width, height] = format.size();
    for page in &pages {
        assert_eq!(page.size, [width, height], "{what}");
        assert!(page.is_balanced, "{what}: q and Q, BDC and EMC");
        assert!(page.is_marked, "{what}: content without a tag");
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
        let pdf = paper::score_sheet(&[], &game, &[], &places, &style, &words);
        let pages = check_pages(&pdf, format, &what);
        assert_eq!(pages.len(), expected, "{what}");
        let boards: usize = pages.iter().map(|page| page.pieces).sum();
        assert_eq!(boards, 32 * diagrams, "{what}: pieces");
    }
}

#[test]
fn incidents_stand_below_the_moves() {
    let (texts, style) = (Texts::new(Language::EN), SheetStyle::default());
    let incidents =
        ["12. White makes a claim. No flag has fallen (6.8). Clocks: White 1:02:03, Black 0:58:12."
            .to_owned()];
    let told =
        |incidents: &[String]| text(&paper::score_sheet(&[], &shuffled(10), incidents, &[], &style, &texts));
    if let (Some(lines), Some(without)) = (told(&incidents), told(&[])) {
        assert!(lines.contains("Incidents 12. White makes a claim. No flag has fallen"), "{lines}");
        assert!(!without.contains("Incidents"), "{without}");
    }
    let many = vec![incidents[0].clone(); 120];
    let pdf = paper::score_sheet(&[], &shuffled(10), &many, &[], &style, &texts);
    assert!(check_pages(&pdf, PaperFormat::A4, "120 incidents").len() > 1);
}

#[test]
fn the_parts_before_an_illegal_move_are_printed() {
    let pages = |earlier: &[Record]| {
        let words = Texts::new(Language::EN);
        let pdf = paper::score_sheet(earlier, &shuffled(10), &[], &[], &SheetStyle::default(), &words);
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
            flipped: false,
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

/// The texts are those that another program extracts, with white space collapsed.
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
        (Language::EN, Notation::Letters, &["2… Nc6", "3. Bb5 a6", "White’s signature", "Page 1 of 1"]),
        (Language::NL, Notation::Letters, &["2. Pf3", "3. Lb5 a6", "Handtekening Wit", "Bladzijde 1 van 1"]),
        (Language::NL, Notation::Figurines, &["2. ♘f3", "3. ♗b5 a6", "Arbiter"]),
    ] {
        let study = record(STUDY);
        let style = SheetStyle { notation, ..SheetStyle::default() };
        let pdf = paper::score_sheet(&[], &study, &[], &paper::marked(&study), &style, &Texts::new(language));
        assert_eq!(check_pages(&pdf, PaperFormat::A4, "a study").len(), 1);
        let Some(found) = text(&pdf) else { return };
        for part in expected {
            // The built-in fonts have no Chinese characters.
            let part = part.replace('李', "");
            assert!(found.contains(part.trim_end()), "{language:?}: {part:?} not in {found}");
        }
    }
}

const ENDING: &str = "[White \"Vries\"]\n[Black \"Bos\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 1\"]\n\n\
    1... Kd8 {[%clk 0:00:59]} 2. O-O $220 {[%csl Gd8]} *\n";
const POSITIONS: &str = "4k3/8/8/8/8/8/8/8 b - - id \"One\";\n8/8/8/8/8/8/8/8 w - -\n";

fn english_sheet(text: &str) -> Vec<u8> {
    let record = record(text);
    let texts = Texts::new(Language::EN);
    paper::score_sheet(&[], &record, &[], &paper::marked(&record), &SheetStyle::default(), &texts)
}

fn dutch_diagrams() -> Vec<u8> {
    let exercises = Exercise::of_lines(POSITIONS.as_bytes()).expect("positions");
    paper::sheet(&exercises, PerPage::Six, &SheetStyle::default(), "Diagrams", &Texts::new(Language::NL))
}

/// Headings, rows and figures come in the order in which a screen reader reads them.
#[test]
fn sheets_are_read_in_order() {
    let texts = Texts::new(Language::EN);
    let long = paper::score_sheet(&[], &shuffled(60), &[], &[], &SheetStyle::default(), &texts);
    for (what, pdf, expected) in [
        (
            "a game",
            english_sheet(ENDING),
            &[
                r#"Document H1 "Vries – Bos" P "White " "Vries" P "Black " "Bos" P "Event ""#,
                r#"Table TR TD TH "White" TH "Black" TR TH "1." TD TD "Kd8" " 0:59" TR TH "2." TD "O-O" TD"#,
                r#"TR TD Figure "" P "2. O-O" P "White’s signature""#,
            ][..],
        ),
        (
            "a study",
            english_sheet(STUDY),
            &[
                r#"P "2. f4 exf4 " "(2… d5 sharp 3. exd5) " "3. Bc4 " P "2… Nc6 " Figure "" P "2… Nc6" P "3. Bb5"#,
            ],
        ),
        (
            "diagrams",
            dutch_diagrams(),
            &[r#"H1 "1. " "Zwart aan zet" P "One" Figure"#, r#"H1 "2. " "Wit aan zet" Figure"#],
        ),
        (
            "comments",
            english_sheet(
                "{Played in the rain.} 1. e4 {[%clk 0:59:58] Best by test.} c5 {Sicilian} 2. Nf3 *\n",
            ),
            &[
                r#"Table TR TD TH "White" TH "Black" TR TH "1." TD "e4" " 59:58" TD "c5" TR TH "2.""#,
                r#"P "Comments" P "Played in the rain. " P "1. e4 " "Best by test. " P "1… c5 " "Sicilian " P "White"#,
            ],
        ),
        ("columns", long, &[r#"TH "White" TH "Black" TR TH "1.""#, r#"TD "Ng1" TD "Ng8" TR TH "59.""#]),
    ] {
        let Some(found) = tags(&pdf) else { return };
        assert!(found.matches("TH \"White\"").count() < 2, "{what}: the head is read once");
        let mut rest = found.as_str();
        for part in expected {
            rest = rest.split_once(part).unwrap_or_else(|| panic!("{what}: {part:?} not in {rest}")).1;
        }
    }
}

/// The file has texts and properties that no page shows, for screen readers.
#[test]
fn sheets_say_what_their_drawings_mean() {
    for (what, pdf, expected, missing) in [
        (
            "a game",
            english_sheet(ENDING),
            &[
                "/Alt(White: king g1 and rook f1. Black: king d8. ",
                "/Marked true",
                "/Lang (en)",
                "<pdfuaid:part>1<",
            ][..],
            "/ActualText",
        ),
        (
            "diagrams",
            dutch_diagrams(),
            &[
                "/Alt(Wit: geen stukken. Zwart: koning e8.)",
                "/Alt(Wit: geen stukken. Zwart: geen stukken.)",
                "/Lang (nl)",
                ">Diagrams<",
            ],
            "/ActualText",
        ),
        // Hebrew is extracted in reading order: its first letter is the rightmost one.
        (
            "Hebrew that no font has",
            english_sheet("[White \"שלום\"]\n\n1. e4 *\n"),
            &["/ActualText<FEFF05E905DC05D505DD>"],
            "<pdfuaid:part>",
        ),
        ("no title", english_sheet("1. e4 *\n"), &[">Score sheet<"], "/ActualText"),
        (
            "marks in a title",
            english_sheet("[White \"<A&B>\"]\n\n*\n"),
            &[">&lt;A&amp;B&gt; – "],
            "/ActualText",
        ),
    ] {
        let pdf = String::from_utf8_lossy(&pdf);
        for part in expected {
            assert!(pdf.contains(part), "{what}: {part}");
        }
        assert!(!pdf.contains(missing), "{what}: {missing}");
    }
}

/// `$221` asks for a diagram with Black at the bottom.
#[test]
fn diagrams_are_turned_where_the_game_asks_for_it() {
    let texts = Texts::new(Language::EN);
    let turned = ENDING.replace("$220", "$221");
    let sheets = |game: &str, flipped: bool| {
        let (record, style) = (record(game), SheetStyle { flipped, ..SheetStyle::default() });
        let exercises = Exercise::of_game(&record, &texts);
        [
            paper::score_sheet(&[], &record, &[], &paper::marked(&record), &style, &texts),
            paper::sheet(&exercises, PerPage::Six, &style, "Diagrams", &texts),
        ]
    };
    let ([plain, flipped], same) =
        ([false, true].map(|flipped| sheets(ENDING, flipped)), sheets(&turned, true));
    for (index, sheet) in sheets(&turned, false).iter().enumerate() {
        assert!(*sheet == flipped[index] && *sheet == same[index] && *sheet != plain[index], "sheet {index}");
    }
}

/// The games have characters that no font has, very long words, and very many variations and comments.
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
        let pdf = paper::score_sheet(&[], &game, &[], &paper::marked(&game), &SheetStyle::default(), &words);
        check_pages(&pdf, PaperFormat::A4, what);
    }
}

#[test]
fn paper_format_follows_the_locale() {
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

/// A certificate gives the person's name, the date, the score, the pass mark, whether the exam was passed, the edition
/// of the Laws, and each topic with its cases. It has a line for a signature, and says that it is not a title.
#[test]
fn a_certificate_says_what_was_done() {
    let row = |topic: &str, articles: &str, right, cases| {
        let [topic, articles] = [topic, articles].map(str::to_owned);
        CertificateRow { topic, articles, right, cases }
    };
    let certificate = Certificate {
        name: "Anna de Vries".to_owned(),
        date: "28 Nov 2026".to_owned(),
        right: 18,
        cases: 20,
        needed: 16,
        minutes: 30,
        edition: 2023,
        is_passed: true,
        topics: vec![
            row("Touch-move", "4.3, 4.7", 2, 3),
            row("Illegal moves", "7.5", 15, 16),
            row("Blind", "", 1, 1),
        ],
    };
    let style = SheetStyle::default();
    let print =
        |certificate: &Certificate, language| paper::certificate(certificate, &style, &Texts::new(language));
    let pdf = print(&certificate, Language::EN);
    assert_eq!(check_pages(&pdf, PaperFormat::A4, "a certificate").len(), 1);
    let Some(found) = text(&pdf) else { return };
    for part in [
        "Certificate",
        "Anna de Vries",
        "Passed",
        "18 of 20",
        "Pass mark: 16 of 20",
        "Laws as of 1 January 2023",
        "28 Nov 2026",
        "Signature",
        "not a title or licence",
    ] {
        assert!(found.contains(part), "{part:?} not in {found}");
    }
    let dutch = text(&print(&certificate, Language::NL)).expect("it was read before");
    assert!(dutch.contains("18 van de 20") && dutch.contains("Geslaagd"), "{dutch}");
    let failed = print(&Certificate { is_passed: false, ..certificate.clone() }, Language::EN);
    assert!(text(&failed).expect("it was read before").contains("Not passed"));
    if let Some(found) = tags(&pdf) {
        let rows = r#"TR TH "Topic" TH "Articles" TH "Right" TH "Cases" TR TH "Touch-move" TD "4.3, 4.7" TD "2" TD "3" TR TH "Illegal moves""#;
        assert!(found.contains(rows), "{rows} not in {found}");
    }
    // There are more topics than fit on a page, and a long name with characters that no font has.
    let topics = vec![row(&"W".repeat(300), &"4.3, ".repeat(60), 1, 1); 50];
    let name = "侯😀 ".repeat(60);
    let pdf = print(&Certificate { name, topics, ..certificate }, Language::NL);
    assert_eq!(check_pages(&pdf, PaperFormat::A4, "a long certificate").len(), 2);
}
