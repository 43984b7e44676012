//! The PGN export of a game.

use jadoube::game::{ClockKind, Date, Ending, Ends, Game, Laws, Score, Stage, TimeControl, TimeControls};
use jadoube::record::pgn::{Games, write};
use jadoube::rules::{Color, PieceLetters, Position, read_san};
use jadoube::start::{Dice, InTurn, Placement, Start};
use jadoube::table::{Action, GameSetup, Table};

use crate::rules::random_games::RandomGames;

/// Every ending, and whether a game could end so.
type End = fn(&mut Game) -> bool;

/// A game of these moves, and its expected PGN.
struct Case {
    start: Start,
    moves: &'static str,
    end: End,
    expected: &'static str,
}

#[track_caller]
fn check(case: Case) {
    let mut game = Game::new(case.start, Ends::Claims);
    for san in case.moves.split_whitespace() {
        let mv = read_san(game.position(), san, &PieceLetters::ENGLISH).expect(san);
        assert!(game.play(mv), "{san}");
    }
    assert!((case.end)(&mut game), "the game can end so");
    assert_eq!(record(&game), case.expected.trim_start());
}

fn record(game: &Game) -> String {
    let date = Some(Date { year: 2026, month: 11, day: 2 });
    let score = Score {
        game,
        white: "De Vries",
        black: "Jansen",
        clock: &[None, None],
        laws: Laws::default(),
        date,
        noted: &[],
        incidents: &[],
    };
    write(&score.record())
}

fn from_fen(fen: &str) -> Start {
    Start::from_fen(fen, None).expect("the position of a test is one")
}

#[test]
fn a_classical_game_until_mate() {
    check(Case {
        start: Start::standard(),
        moves: "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
        end: |game| game.outcome().is_some(),
        expected: r#"
[Event "?"]
[Site "?"]
[Date "2026.11.02"]
[Round "?"]
[White "De Vries"]
[Black "Jansen"]
[Result "1-0"]
[Termination "normal"]
[TimeControl "-"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

"#,
    });
}

#[test]
fn a_start_by_number_with_castling_on_both_sides() {
    check(Case {
        start: Start::chess960(518).expect("a number"),
        moves: "Nf3 d5 g3 Qd6 Bg2 Nc6 O-O Bf5 d3 O-O-O Bg5 f6",
        end: |game| game.resign(Color::Black),
        expected: r#"
[Event "?"]
[Site "?"]
[Date "2026.11.02"]
[Round "?"]
[White "De Vries"]
[Black "Jansen"]
[Result "1-0"]
[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
[SetUp "1"]
[Termination "normal"]
[TimeControl "-"]
[Variant "Chess960"]

{Chess960 start 518.} 1. Nf3 d5 2. g3 Qd6 3. Bg2 Nc6 4. O-O Bf5 5. d3 O-O-O 6.
Bg5 f6 {Black resigns.} 1-0

"#,
    });
}

#[test]
fn a_start_by_dice_that_goes_on() {
    let dice = Dice::read([6, 2, 3, 3, 6, 2, 5, 3]).expect("faces");
    check(Case {
        start: Start::by_dice(dice).expect("a whole procedure"),
        moves: "e4",
        end: |game| game.outcome().is_none(),
        expected: r#"
[Event "?"]
[Site "?"]
[Date "2026.11.02"]
[Round "?"]
[White "De Vries"]
[Black "Jansen"]
[Result "*"]
[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
[SetUp "1"]
[Termination "unterminated"]
[TimeControl "-"]
[Variant "Chess960"]

{Chess960 start 518, by dice: B c1 (6, 2), B f1 (3), Q d1 (3), N b1 (6, 2), N
g1 (5, 3); K e1, R a1 and h1.} 1. e4 *

"#,
    });
}

#[test]
fn a_start_placed_in_turn() {
    let placed = ["Ke1", "Ra1", "Rh1", "Qd1", "Bc1", "Bf1", "Nb1", "Ng1"].map(Placement::read);
    let in_turn = InTurn::read(placed.into_iter().flatten()).expect("placements");
    check(Case {
        start: Start::in_turn(in_turn).expect("all eight pieces"),
        moves: "",
        end: |game| game.draw(Ending::Agreement),
        expected: r#"
[Event "?"]
[Site "?"]
[Date "2026.11.02"]
[Round "?"]
[White "De Vries"]
[Black "Jansen"]
[Result "1/2-1/2"]
[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
[SetUp "1"]
[Termination "normal"]
[TimeControl "-"]
[Variant "Chess960"]

{Chess960 start 518, placed in turn, Black first: Ke1 Ra1 Rh1 Qd1 Bc1 Bf1 Nb1
Ng1.} {Draw agreed.} 1/2-1/2

"#,
    });
}

#[test]
fn black_begins_and_promotes() {
    check(Case {
        start: from_fen("4k3/8/8/8/8/8/3p4/K7 b - - 3 41"),
        moves: "d1=Q+ Ka2 Qd3",
        end: |game| game.flag_falls(Color::White),
        expected: r#"
[Event "?"]
[Site "?"]
[Date "2026.11.02"]
[Round "?"]
[White "De Vries"]
[Black "Jansen"]
[Result "0-1"]
[FEN "4k3/8/8/8/8/8/3p4/K7 b - - 3 41"]
[SetUp "1"]
[Termination "time forfeit"]
[TimeControl "-"]

41... d1=Q+ 42. Ka2 Qd3 {White forfeits on time.} 0-1

"#,
    });
}

/// A Chess960 game from a position that is not a start has no number.
#[test]
fn a_position_of_chess960() {
    let fen = "1k1r4/8/8/8/8/8/8/1K1R4 w Dd - 0 1";
    let record = record(&Game::new(from_fen(fen), Ends::Claims));
    assert!(record.contains("\n[Variant \"Chess960\"]\n\n*\n\n"), "{record}");
    assert!(record.contains("[FEN \"1k1r4/8/8/8/8/8/8/1K1R4 w Kk - 0 1\"]\n[SetUp \"1\"]\n"), "{record}");
    let classical = Game::new(Start::from_fen(&Position::standard().fen(), None).unwrap(), Ends::Claims);
    assert!(!self::record(&classical).contains("FEN"), "the usual start needs no word");
}

#[test]
fn every_ending_has_its_words() {
    const QUIET: &str = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    const BARE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let end = |fen: &str, deed: End| {
        let mut game = Game::new(from_fen(fen), Ends::Claims);
        assert!(deed(&mut game), "{fen}");
        let text = record(&game);
        let tag = text.split("[Termination \"").nth(1).and_then(|rest| rest.split('"').next());
        let movetext = text.split("\n\n").nth(1).unwrap_or_default();
        (tag.unwrap_or_default().to_owned(), movetext.to_owned())
    };
    for (fen, movetext) in [
        ("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", "1-0"),
        ("k7/8/1Q6/8/8/8/8/1K6 b - - 0 1", "{Stalemate.} 1/2-1/2"),
        ("k7/8/8/8/8/8/8/1K6 b - - 0 1", "{Dead position.} 1/2-1/2"),
        ("k7/8/8/8/8/8/8/1K1R4 b - - 150 99", "{Seventy-five-move rule.} 1/2-1/2"),
    ] {
        assert_eq!(end(fen, |game| game.outcome().is_some()), ("normal".to_owned(), movetext.to_owned()));
    }
    let deeds: [(&str, End, &str, &str); 12] = [
        (QUIET, |game| game.resign(Color::White), "normal", "{White resigns.} 0-1"),
        (QUIET, |game| game.flag_falls(Color::White), "time forfeit", "{White forfeits on time.} 0-1"),
        (
            BARE,
            |game| game.resign(Color::White),
            "normal",
            "{Resigned, but the opponent can't mate.} 1/2-1/2",
        ),
        (
            BARE,
            |game| game.flag_falls(Color::White),
            "normal",
            "{White has no time left, but Black can't mate.} 1/2-1/2",
        ),
        (QUIET, |game| game.draw(Ending::Agreement), "normal", "{Draw agreed.} 1/2-1/2"),
        (QUIET, |game| game.draw(Ending::Threefold), "normal", "{Threefold repetition.} 1/2-1/2"),
        (QUIET, |game| game.draw(Ending::PerpetualCheck), "normal", "{Perpetual check.} 1/2-1/2"),
        (QUIET, |game| game.draw(Ending::FiftyMoves), "normal", "{Fifty-move rule.} 1/2-1/2"),
        (QUIET, |game| game.draw(Ending::Fivefold), "normal", "{Fivefold repetition.} 1/2-1/2"),
        (QUIET, |game| game.draw(Ending::SeventyFiveMoves), "normal", "{Seventy-five-move rule.} 1/2-1/2"),
        (QUIET, |game| game.draw(Ending::DeadPosition), "normal", "{Dead position.} 1/2-1/2"),
        (QUIET, |game| game.outcome().is_none(), "unterminated", "*"),
    ];
    for (fen, deed, tag, movetext) in deeds {
        assert_eq!(end(fen, deed), (tag.to_owned(), movetext.to_owned()));
    }
}

/// The PGN of a game with this name for White.
fn named(game: &Game, white: &str) -> String {
    write(
        &Score {
            game,
            white,
            black: "Black",
            clock: &[None, None],
            laws: Laws::default(),
            date: None,
            noted: &[],
            incidents: &[],
        }
        .record(),
    )
}

#[test]
fn names_are_quoted() {
    for (name, written) in [
        ("White", "White"),
        ("Ångström, Æsa", "Ångström, Æsa"),
        (r#"Jan "Jo" de Wit"#, r#"Jan \"Jo\" de Wit"#),
        (r"back\slash", r"back\\slash"),
        ("two\nlines\tand\u{2028}a tab", "two lines and a tab"),
        ("  ", "?"),
        ("", "?"),
    ] {
        let game = Game::new(Start::standard(), Ends::Claims);
        let pgn = named(&game, name);
        assert!(pgn.contains(&format!("\n[White \"{written}\"]\n")), "{name:?}: {pgn}");
        assert!(pgn.contains("\n[Date \"????.??.??\"]\n"));
    }
    let long = "ö".repeat(300);
    let game = Game::new(Start::standard(), Ends::Claims);
    let pgn = named(&game, &long);
    assert!(pgn.contains(&format!("[White \"{}\"]", "ö".repeat(255))));
}

#[test]
fn time_control_tag_is_written_where_the_standard_has_a_term() {
    let control = |kind, base_ms, bonus_ms, stages: &[(u32, u64)]| {
        let stages = stages.iter().map(|&(moves, add_ms)| Stage { moves, add_ms, bonus_ms: None }).collect();
        Some(TimeControl { stages, ..TimeControl::new(kind, base_ms, bonus_ms) })
    };
    let both = |control: Option<TimeControl>| [control.clone(), control];
    use ClockKind::*;
    let all = "40/5400+30:20/3600+30:900+30";
    let first_bonus = TimeControl { first_bonus: true, ..TimeControl::new(Fischer, 300_000, 3_000) };
    let mut last_alone = control(Fischer, 5_400_000, 0, &[(40, 3_600_000), (20, 900_000)]).expect("a clock");
    last_alone.stages[1].bonus_ms = Some(30_000);
    let table: [(TimeControls, Option<&str>); 17] = [
        ([None, None], Some("-")),
        (both(control(Fischer, 300_000, 0, &[])), Some("300")),
        (both(control(Fischer, 300_000, 3_000, &[])), Some("300+3")),
        (both(control(Bronstein, 300_000, 0, &[])), Some("300")),
        (both(control(Fischer, 7_200_000, 0, &[(40, 3_600_000)])), Some("40/7200:3600")),
        (
            both(control(Fischer, 7_200_000, 0, &[(40, 3_600_000), (20, 900_000)])),
            Some("40/7200:20/3600:900"),
        ),
        (both(control(Fischer, 300_500, 0, &[])), None),
        (both(control(Fischer, 300_000, 1_500, &[])), None),
        (both(control(Fischer, 5_400_000, 30_000, &[(40, 1_800_000)])), Some("40/5400+30:1800+30")),
        (both(Some(last_alone)), Some("40/5400:20/3600:900+30")),
        (both(control(Fischer, 5_400_000, 30_000, &[(40, 3_600_000), (20, 900_000)])), Some(all)),
        (both(Some(first_bonus)), Some("300+3")),
        (both(control(Bronstein, 300_000, 3_000, &[])), None),
        (both(control(Delay, 0, 3_000, &[])), None),
        (both(control(Hourglass, 60_000, 0, &[])), None),
        ([control(Fischer, 300_000, 0, &[]), control(Fischer, 60_000, 0, &[])], None),
        ([control(Fischer, 300_000, 0, &[]), None], None),
    ];
    for (clock, expected) in table {
        let game = Game::new(Start::standard(), Ends::Claims);
        let score = Score {
            game: &game,
            white: "White",
            black: "Black",
            clock: &clock,
            laws: Laws::default(),
            date: None,
            noted: &[],
            incidents: &[],
        };
        let text = write(&score.record());
        let told = text.split("[TimeControl \"").nth(1).and_then(|rest| rest.split('"').next());
        assert_eq!(told, expected, "{clock:?}");
    }
}

#[test]
fn a_table_writes_its_game_down() {
    let setup = GameSetup { white: "De Vries".to_owned(), ..GameSetup::default() };
    let mut table = Table::new(setup);
    table.apply(&Action::from_json(r#"{"at": 0, "do": "move", "text": "e4"}"#).expect("an action"));
    let text = table.pgn(None);
    assert!(text.contains("[White \"De Vries\"]\n[Black \"Black\"]\n"), "{text}");
    assert!(text.ends_with("\n\n1. e4 *\n\n"), "{text}");
}

/// Random games of every kind: lines are neither too long nor broken too early, and the moves read back are the same.
#[test]
fn lines_are_full_and_moves_read_back() {
    let mut games = RandomGames::new(960);
    for _ in 0..200 {
        let positions = games.game();
        let mut game = Game::new(from_fen(&positions[0].fen()), Ends::Claims);
        for next in &positions[1..] {
            let now = game.position().clone();
            let mv = now.legal_moves().into_iter().find(|&mv| now.after(mv) == *next).expect("a legal move");
            if !game.play(mv) {
                break;
            }
        }
        let text = record(&game);
        let (tags, movetext) = text.split_once("\n\n").expect("an empty line after the tags");
        let movetext = movetext.strip_suffix("\n\n").expect("an empty line at the end");
        assert!(tags.lines().all(|line| line.starts_with('[') && line.ends_with("\"]")), "{text}");
        let lines: Vec<&str> = movetext.lines().collect();
        assert!(lines.iter().all(|line| line.len() < 80 && *line == line.trim()), "{text}");
        for pair in lines.windows(2) {
            let next = pair[1].split(' ').next().unwrap_or_default();
            assert!(pair[0].len() + 1 + next.len() >= 80, "there is room for {next}: {text}");
        }
        assert_eq!(read_back(&game, movetext), game.played().len(), "{text}");
    }
}

/// Reads movetext as another program would; returns the number of moves.
fn read_back(game: &Game, movetext: &str) -> usize {
    let mut position = game.start().position().clone();
    let (mut moves, mut comment) = (0, false);
    for word in movetext.split_whitespace() {
        comment |= word.starts_with('{');
        if comment {
            comment = !word.ends_with('}');
        } else if let Some(number) = word.strip_suffix('.') {
            let (number, dots) = number.split_at(number.trim_end_matches('.').len());
            assert_eq!(number.parse(), Ok(position.fullmove_number()), "{movetext}");
            assert_eq!(dots.is_empty(), position.turn() == Color::White, "{movetext}");
        } else if !["1-0", "0-1", "1/2-1/2", "*"].contains(&word) {
            let mv = read_san(&position, word, &PieceLetters::ENGLISH).expect(word);
            assert_eq!(mv, game.played()[moves].mv, "{word} in {movetext}");
            position.play(mv);
            moves += 1;
        }
    }
    moves
}

/// The clock time after each move, and draw offers at their move: the last one, or the next if the player to move
/// offers. A study opened from the game has them too.
#[test]
fn a_table_notes_times_and_offers() {
    let setup = r#"{"game": {"clock": {"kind": "fischer", "base_ms": 300000, "bonus_ms": 3000}}}"#;
    let mut table = Table::new(GameSetup::from_json(setup).expect("a set-up"));
    for action in [
        r#"{"at": 1000, "do": "move", "text": "e4"}"#,
        r#"{"at": 3500, "do": "move", "text": "e5"}"#,
        r#"{"at": 4000, "do": "offer-draw", "by": "black"}"#,
        r#"{"at": 5000, "do": "move", "text": "Nf3"}"#,
        r#"{"at": 6000, "do": "offer-draw", "by": "black"}"#,
        r#"{"at": 7000, "do": "move", "text": "Nc6"}"#,
        r#"{"at": 8000, "do": "answer-draw", "by": "white", "accept": true}"#,
    ] {
        table.apply(&Action::from_json(action).expect("an action"));
    }
    let text = table.pgn(None);
    let expected = "\n\n1. e4 {[%clk 0:05:02]} 1... e5 {(=)} {[%clk 0:05:00.5]} 2. Nf3\n\
                    {[%clk 0:05:03.5]} 2... Nc6 {(=)} {[%clk 0:05:01.5]} {Draw agreed.} 1/2-1/2\n\n";
    assert!(text.ends_with(expected), "{text}");
    let read = Games::new(text.as_bytes()).next().expect("a game");
    assert_eq!((read.record, read.faults), (table.record(None), Vec::new()));
}
