//! The book and the lessons in every language: statements about diagrams, links, cited articles, and games.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use jadoube::game::{Bond, Ending};
use jadoube::record::Record;
use jadoube::rules::{Bitboard, CastlingSide, MoveKind, Position, Role, Square, chess960};
use jadoube::table::{Action, Notice, Reason, Table};
use jadoube::text::messages::Language;
use jadoube::ui::screens::learn::book::action::DiagramAction;
use jadoube::ui::screens::learn::book::diagram::Diagram;
use jadoube::ui::screens::learn::book::page::{Block, Page};
use jadoube::ui::screens::learn::book::pages::{Pages, game};
use jadoube::ui::screens::learn::task::Task;

use crate::house::{files, root, sources};
use crate::rules::{square, squares};
use crate::table::script;
use crate::tables::{rows, unescaped};

/// The pages of the book and of the lessons in a language; panics if a page is faulty.
fn pages(language: Language) -> Vec<Page> {
    ["assets/book", "assets/lessons"].into_iter().flat_map(|folder| pages_in(folder, language)).collect()
}

fn all_pages() -> impl Iterator<Item = (Language, Page)> {
    Language::ALL
        .into_iter()
        .flat_map(|language| pages(language).into_iter().map(move |page| (language, page)))
}

fn pages_in(folder: &str, language: Language) -> Vec<Page> {
    let mut found = files(&root().join(folder).join(language.tag()));
    found.sort();
    let read = |file: &PathBuf| {
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name in letters");
        let text = fs::read_to_string(file).expect("a page");
        Page::read(name, &text).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()))
    };
    found.iter().map(read).collect()
}

fn diagrams(page: &Page) -> impl Iterator<Item = &Diagram> {
    page.blocks.iter().filter_map(|block| match block {
        Block::Diagram(diagram) => Some(&**diagram),
        _ => None,
    })
}

/// What is wrong with a diagram and its statements; empty if nothing is.
fn faults(diagram: &Diagram) -> Vec<String> {
    let (table, _) = diagram.table();
    let mut faults = Vec::new();
    if table.moves().len() != diagram.moves.len() {
        faults.push(format!("only {} of the moves played can be played", table.moves().len()));
    }
    if table.touched() != diagram.touched {
        faults.push(format!("touched are {:?}", table.touched()));
    }
    let said = diagram.claims.iter().filter(|(key, value)| !holds(&table, key, value));
    faults.extend(said.map(|claim| format!("{claim:?} in {}", table.position().fen())));
    faults
}

/// Whether a statement is true; `key` and `value` are the parts before and after its colon.
fn holds(table: &Table, key: &str, value: &str) -> bool {
    let position = table.position();
    let (first, rest) = value.split_once(' ').unwrap_or((value, ""));
    match key.split(' ').collect::<Vec<_>>()[..] {
        ["moves", from] => {
            let (from, to) = (square(from), squares(value));
            goals(position, from) == to && table.targets(from) == to
        }
        ["legal", from, to] => {
            let (from, to) = (square(from), square(to));
            assert_ne!(from, to);
            position.meant_by(from, to).iter().any(|mv| kind(position, to, mv.kind()) == value)
        }
        ["refused", from, to] => {
            let told = tell(table, square(from), square(to));
            told.is_some_and(|told| told.name() == first && told.squares() == squares(rest))
        }
        ["check"] => position.is_check() && position.checkers() == squares(value),
        ["bound"] => {
            let bound = table.obligation();
            let (by, on) = bound
                .map_or((None, Bitboard::EMPTY), |bound| (bound.bond().map(Bond::article), bound.pieces()));
            by.unwrap_or("none") == first && on == squares(rest)
        }
        ["ends"] => table.result().map_or("not", |outcome| outcome.ending.name()) == value,
        ["after", action] => after(table, DiagramAction::read(action).expect("an action")) == value,
        ["number"] => table.chess960_number().map(|number| number.to_string()).as_deref() == Some(value),
        ["undefended"] => undefended(position) == squares(value),
        _ => panic!("{key:?} states nothing"),
    }
}

/// The destinations of a piece's legal moves, worked out from the moves alone. Castling counts as a move to the rook's
/// square, and also to the king's goal unless the king is already there.
fn goals(position: &Position, from: Square) -> Bitboard {
    let legal = position.legal_moves();
    let of_piece = legal.iter().filter(|mv| mv.from() == from);
    let ends = of_piece.flat_map(|mv| {
        let goal = CastlingSide::of(from, mv.to()).king_goal(position.turn());
        [Some(mv.to()), Some(goal).filter(|goal| mv.is_castling() && *goal != from)]
    });
    ends.flatten().collect()
}

/// The pawns of both sides that no piece or pawn of their own side defends.
fn undefended(position: &Position) -> Bitboard {
    let board = position.board();
    let alone = |&square: &Square| {
        let own = board.piece_at(square).expect("a pawn").color;
        !board.attackers(square, own, board.occupied()).any()
    };
    board.role(Role::Pawn).into_iter().filter(alone).collect()
}

/// The statements on the Chess960 page about all 960 starts together are true.
#[test]
fn the_counts_of_starts_are_true() {
    // Both sides mirror each other, so half of the pawns are White's.
    let starts = (0..chess960::STARTS).filter_map(Position::chess960);
    let alone: Vec<usize> = starts.map(|start| undefended(&start).len() / 2).collect();
    assert_eq!(alone.iter().filter(|&&pawns| pawns > 0).count(), 600);
    assert_eq!(alone.iter().filter(|&&pawns| pawns == 3).count(), 4);
    assert_eq!(alone.iter().max(), Some(&3));
}

fn kind(position: &Position, to: Square, kind: MoveKind) -> &'static str {
    let taken = position.piece_at(to).is_some_and(|piece| piece.color != position.turn());
    match kind {
        MoveKind::Plain(_) if taken => "capture",
        MoveKind::Plain(_) => "move",
        MoveKind::DoubleStep => "two-squares",
        MoveKind::Castling => "castling",
        MoveKind::EnPassant => "en-passant",
        MoveKind::Promotion(_) => "promotion",
    }
}

/// The reason with which the table refuses this move when it is made with the mouse.
fn tell(table: &Table, from: Square, to: Square) -> Option<Reason> {
    let mut table = table.clone();
    let deeds = script::actions(&format!("{from}{to}"));
    deeds.iter().flat_map(|action| table.apply(action)).find_map(|notice| match notice {
        Notice::Refused(reason) => Some(reason),
        _ => None,
    })
}

/// The result of a deed: the name of the ending, "wrong" for a wrong claim, "on" for an announced adjustment, the name
/// of the reason for a refusal, or otherwise an empty text.
fn after(table: &Table, action: DiagramAction) -> String {
    let mut table = table.clone();
    let action = Action::new(action.at(&table), action.deed(&table));
    let notices = table.apply(&action);
    let told = notices.iter().find_map(|notice| match notice {
        Notice::Ended(outcome) => Some(outcome.ending.name().to_owned()),
        Notice::ClaimWrong(_) => Some("wrong".to_owned()),
        Notice::Adjusting(true) => Some("on".to_owned()),
        Notice::Refused(reason) => Some(reason.name().to_owned()),
        _ => None,
    });
    told.unwrap_or_default()
}

#[test]
fn every_diagram_says_what_is_true() {
    let mut claims = 0;
    for (language, page) in all_pages() {
        for diagram in diagrams(&page) {
            let faults = faults(diagram);
            assert!(faults.is_empty(), "{} {}: {faults:#?}", language.tag(), page.name);
            assert!(!diagram.claims.is_empty(), "{}: {:?} says nothing", page.name, diagram.caption);
            claims += diagram.claims.len();
        }
    }
    assert!(claims > 20, "only {claims} claims were found");
}

#[test]
fn a_wrong_claim_is_seen() {
    for [fen, lines] in rows!("wrong-claims") {
        let text = format!("fen: {fen}\ncaption: A test.\n{}", unescaped(lines));
        let diagram = Diagram::read(&text).unwrap_or_else(|fault| panic!("{lines}: {fault}"));
        assert!(!faults(&diagram).is_empty(), "{lines:?} passes");
    }
}

#[test]
fn broken_page_is_reported() {
    for [expected, text] in rows!("broken-pages") {
        let told = Page::read("10-test", &unescaped(text)).expect_err(text).to_string();
        assert!(told.contains(expected), "{text:?} is told as {told:?}, expected {expected:?}");
    }
}

#[test]
fn all_languages_have_the_same_pages_with_the_same_diagrams() {
    let english = pages(Language::EN);
    for language in Language::ALL {
        let others = pages(language);
        let names = |pages: &[Page]| pages.iter().map(|page| page.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&others), names(&english), "{}", language.tag());
        for (page, other) in english.iter().zip(&others) {
            let what = format!("{} {}", language.tag(), page.name);
            let shape = |page: &Page| page.blocks.iter().map(shape).collect::<Vec<_>>();
            assert_eq!(shape(page), shape(other), "{what}");
            assert_eq!(page.articles, other.articles, "{what}");
        }
        let shipped = Pages::of(language).all().len() + Pages::of_lessons(language).all().len();
        assert_eq!(shipped, english.len(), "all of them are shipped");
    }
}

/// The parts of a block that must be the same in every language.
fn shape(block: &Block) -> String {
    match block {
        Block::Heading(_) => "a heading".to_owned(),
        Block::Paragraph(_) => "a paragraph".to_owned(),
        Block::List { ordered, items } => format!("a list of {}, ordered: {ordered}", items.len()),
        Block::Link { page, .. } => format!("a link to {page}"),
        Block::Game { number, .. } => format!("a link to game {number}"),
        Block::Procedure(procedure) => format!("{procedure:?}"),
        Block::Diagram(diagram) => {
            let Diagram { flipped, moves, touched, claims, actions, task, .. } = &**diagram;
            let said = |task: &Task| (task.goal, task.otherwise.is_some(), task.other.is_some());
            let task = task.as_ref().map(said);
            let table = diagram.table().0;
            let (fen, touch) = (table.position().fen(), table.setup().touch);
            format!(
                "{fen} {touch:?} flipped: {flipped} {moves:?} {touched:?} {claims:?} {actions:?} {task:?}"
            )
        }
    }
}

#[test]
fn links_lead_to_pages() {
    for language in Language::ALL {
        let all = Pages::of(language);
        for (page, block) in all.all().iter().flat_map(|page| page.blocks.iter().map(move |it| (page, it))) {
            if let Block::Link { page: to, text } = block {
                assert!(all.named(to).is_some(), "{}: {text:?} leads to {to:?}", page.name);
            }
        }
    }
}

/// Numbers of articles of the 2023 Laws, among them all that the program and the book mention.
fn articles() -> Vec<&'static str> {
    include_str!("../../tables/articles.txt").split_whitespace().collect()
}

#[test]
fn every_article_that_is_cited_exists() {
    let articles = articles();
    for (_, page) in all_pages() {
        let in_texts = page.texts().into_iter().flat_map(|text| cited(&text));
        for article in page.articles.iter().map(|(article, _)| article.clone()).chain(in_texts) {
            assert!(articles.contains(&article.as_str()), "{}: article {article}", page.name);
        }
    }
    assert_eq!(
        cited("see art. 3.8.2.2. Or article 4.7; artikel II.2.1, art. 99.9"),
        ["3.8.2.2", "4.7", "II.2.1", "99.9"]
    );
}

/// The numbers after "art.", "article" or "artikel".
fn cited(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let follows = |word: &str| {
        ["art.", "article", "artikel"].contains(&word.trim_start_matches('(').to_lowercase().as_str())
    };
    let number = |word: &str| word.trim_matches(|c: char| !c.is_ascii_digit() && c != 'I').to_owned();
    let cited = words.windows(2).filter(|pair| follows(pair[0])).map(|pair| number(pair[1]));
    cited.filter(|number| !number.is_empty()).collect()
}

/// Strings in the code that look like an article number but are not.
const NO_ARTICLES: &[&str] = &["0.0"];

/// The strings in the program's code that look like an article number, except [`NO_ARTICLES`].
fn quoted() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, code) in sources() {
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        for text in code.flat_map(|line| line.split('"').skip(1).step_by(2)) {
            let part =
                text.split_once('.').filter(|(part, _)| ["I", "II", "III", "A", "B", "D"].contains(part));
            let bare = part.map_or(text, |(_, rest)| rest);
            let parts: Vec<&str> = bare.split('.').collect();
            let numbers =
                parts.iter().all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
            if numbers && (parts.len() > 1 || bare.len() < text.len()) && !NO_ARTICLES.contains(&text) {
                found.insert(text.to_owned());
            }
        }
    }
    found
}

#[test]
fn every_article_that_the_program_quotes_has_a_page() {
    let quoted = quoted();
    assert!(["I.8", "3.8.2.2", "II.2.1"].iter().all(|text| quoted.contains(*text)), "{quoted:?}");
    assert!(quoted.len() > 30, "{quoted:?}");
    let articles = articles();
    let mistyped: Vec<&String> = quoted.iter().filter(|text| !articles.contains(&text.as_str())).collect();
    assert!(mistyped.is_empty(), "the Laws have no {mistyped:?}");
    let book = Pages::of(Language::EN);
    let missing: Vec<&String> = quoted.iter().filter(|article| book.explaining(article).is_none()).collect();
    assert!(missing.is_empty(), "no page explains {missing:?}");
    assert_eq!(Ending::Stalemate.article(), "5.2.1");
    // The heading of the section that explains the article.
    let (page, block) = book.explaining("3.8.2.2").expect("a page on castling");
    let page = &book.all()[page];
    let before = page.blocks[..=block].iter().rev().find_map(|block| match block {
        Block::Heading(heading) => Some(heading.as_str()),
        _ => None,
    });
    assert_eq!((page.name.as_str(), before), ("22-no-castling", Some("Not at the moment")));
}

#[test]
fn every_game_of_a_page_can_be_played_through() {
    for (language, page) in all_pages() {
        let mut shown: Option<&Diagram> = None;
        for block in &page.blocks {
            match block {
                Block::Diagram(diagram) => shown = Some(diagram),
                Block::Game { number, text } => {
                    let record = game(*number, language).unwrap_or_else(|| panic!("{}: {text}", page.name));
                    if let Some(diagram) = shown.take() {
                        let fen = diagram.table().0.position().fen();
                        let reached =
                            record.line_from(Record::ROOT).any(|at| record.position(at).fen() == fen);
                        assert!(reached, "{}: {fen} is not in {text}", page.name);
                    }
                }
                _ => {}
            }
        }
    }
    assert!(game(0, Language::EN).is_none() && game(21, Language::EN).is_none());
}

#[test]
fn famous_games_have_comments_in_every_language() {
    let comments = |number: usize, language: Language| {
        let record = game(number, language).expect("a game");
        let commented =
            record.line_from(Record::ROOT).filter(|place| !record.notes(*place).comments.is_empty());
        commented.map(|place| (record.ply(place), record.notes(place).comments.clone())).collect::<Vec<_>>()
    };
    for number in 1..=20 {
        let [en, nl] = [Language::EN, Language::NL].map(|language| comments(number, language));
        assert!(!en.is_empty(), "game {number}");
        let plies = |all: &[(usize, Vec<String>)]| all.iter().map(|(ply, _)| *ply).collect::<Vec<_>>();
        assert_eq!(plies(&en), plies(&nl), "game {number}");
        for ((ply, en), (_, nl)) in en.iter().zip(&nl) {
            assert!(en.len() == 1 && nl.len() == 1 && en != nl, "game {number}, half-move {ply}");
        }
    }
}
