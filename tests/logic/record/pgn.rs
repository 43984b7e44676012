//! The PGN export of a game.

use jadoube::game::{Date, Ending, Ends, Game, Laws, Score, TimeControls};
use jadoube::record::pgn::{Games, write};
use jadoube::rules::{Color, PieceLetters, read_san};
use jadoube::start::{Dice, InTurn, Placement, Start};
use jadoube::table::{Action, GameSetup, Table};

use crate::rules::random_games::RandomGames;
use crate::tables::rows;

/// A game in which these moves in SAN have been played. Its start is `standard`, `chess960` with a number, `dice` with
/// faces, `placed` with placements, or a FEN.
fn game(start: &str, moves: &str) -> Game {
    let start = match start.split_once(' ').expect("words") {
        ("standard", _) => Some(Start::standard()),
        ("chess960", number) => Start::chess960(number.trim().parse().expect(number)).ok(),
        ("dice", faces) => {
            let faces = faces.split_whitespace().map(|face| face.parse().expect(face));
            Dice::read(faces).and_then(Start::by_dice).ok()
        }
        ("placed", pieces) => {
            let pieces = pieces.split_whitespace().filter_map(Placement::read);
            InTurn::read(pieces).ok().and_then(Start::in_turn)
        }
        _ => Start::from_fen(start.trim(), None).ok(),
    };
    let mut game = Game::new(start.expect("a start"), Ends::Claims);
    for san in moves.split_whitespace() {
        let mv = read_san(game.position(), san, &PieceLetters::ENGLISH).expect(san);
        assert!(game.play(mv), "{san}");
    }
    game
}

/// Ends the game as `how` says: by resignation, on time, by an illegal move, by an illegal sealed move, or as a draw.
/// With `over` or `on`, only checks that the game is over or goes on.
#[track_caller]
fn end(game: &mut Game, how: &str) {
    let done = match how {
        "over" => game.outcome().is_some(),
        "on" => game.outcome().is_none(),
        "resign white" => game.resign(Color::White),
        "resign black" => game.resign(Color::Black),
        "flag white" => game.flag_falls(Color::White),
        "illegal white" => game.second_illegal_move(Color::White, None),
        "sealed white" => game.illegal_sealed_move(Color::White),
        draw => game.draw(Ending::ALL.into_iter().find(|ending| ending.name() == draw).expect(draw)),
    };
    assert!(done, "the game can end so: {how}");
}

/// The PGN of a game, with this name for White.
fn record(game: &Game, white: &str, clock: &TimeControls) -> String {
    let date = Some(Date { year: 2026, month: 11, day: 2 });
    let score = Score {
        game,
        white,
        black: "Jansen",
        clock,
        laws: Laws::default(),
        date,
        noted: &[],
        incidents: &[],
    };
    write(&score.record())
}

#[test]
fn a_game_is_written_as_pgn() {
    for case in include_str!("../../tables/pgn-written.txt").split("=== ").skip(1) {
        let (deeds, expected) = case.split_once('\n').expect("a game and its PGN");
        let deeds: Vec<&str> = deeds.split('|').collect();
        let mut game = game(deeds[0], deeds[1]);
        end(&mut game, deeds[2].trim());
        let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.02\"]\n[Round \"?\"]\n\
                      [White \"De Vries\"]\n[Black \"Jansen\"]\n";
        assert_eq!(record(&game, "De Vries", &[None, None]), format!("{roster}{expected}\n"), "{deeds:?}");
    }
}

/// The value of the tag with this name; `None` if the PGN has no such tag.
fn tag<'a>(pgn: &'a str, name: &str) -> Option<&'a str> {
    pgn.split(&format!("[{name} \"")).nth(1).and_then(|rest| rest.split("\"]\n").next())
}

#[test]
fn every_ending_has_its_words() {
    for [fen, how, termination, movetext] in rows!("pgn-endings") {
        let mut game = game(fen, "");
        end(&mut game, how);
        let text = record(&game, "", &[None, None]);
        assert_eq!(tag(&text, "Termination"), Some(termination), "{fen} {how}");
        let written = text.split("\n\n").nth(1).map(|words| words.replace('\n', " "));
        assert_eq!(written.as_deref(), Some(movetext), "{fen} {how}");
    }
}

#[test]
fn names_are_quoted() {
    let long = "ö".repeat(300);
    for (name, written) in [
        ("White", "White"),
        ("Ångström, Æsa", "Ångström, Æsa"),
        (r#"Jan "Jo" de Wit"#, r#"Jan \"Jo\" de Wit"#),
        (r"back\slash", r"back\\slash"),
        ("two\nlines\tand\u{2028}a tab", "two lines and a tab"),
        ("  ", "?"),
        ("", "?"),
        (&long[..], &long[..2 * 255]),
    ] {
        let pgn = record(&game("standard ", ""), name, &[None, None]);
        assert_eq!(tag(&pgn, "White"), Some(written), "{name:?}: {pgn}");
    }
}

#[test]
fn time_control_tag_is_written_where_the_standard_has_a_term() {
    for [clock, expected] in rows!("pgn-time-controls") {
        let setup = GameSetup::from_json(&format!(r#"{{"game": {{"clock": {clock}}}}}"#)).expect(clock);
        let text = record(&game("standard ", ""), "White", &setup.clock);
        assert_eq!(tag(&text, "TimeControl").unwrap_or_default(), expected, "{clock}");
    }
}

#[test]
fn a_table_writes_its_game_down() {
    let setup = GameSetup { white: "De Vries".to_owned(), ..GameSetup::default() };
    let mut table = Table::new(setup);
    table.apply(&Action::from_json(r#"{"at": 0, "do": "move", "text": "e4"}"#).expect("an action"));
    let text = table.pgn(None);
    assert!(text.contains("[White \"De Vries\"]\n[Black \"Black\"]\n"), "{text}");
    assert!(text.contains("\n[Date \"????.??.??\"]\n") && text.ends_with("\n\n1. e4 *\n\n"), "{text}");
}

/// In the PGN of random games, lines are neither too long nor broken too early, and the moves read back are the same.
#[test]
fn lines_are_full_and_moves_read_back() {
    let mut games = RandomGames::new(960);
    for _ in 0..200 {
        let positions = games.game();
        let mut game = game(&positions[0].fen(), "");
        for next in &positions[1..] {
            let now = game.position().clone();
            let mv = now.legal_moves().into_iter().find(|&mv| now.after(mv) == *next).expect("a legal move");
            if !game.play(mv) {
                break;
            }
        }
        let text = record(&game, "De Vries", &[None, None]);
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

/// Reads movetext word by word, checks its numbers and moves against the game, and returns the number of moves.
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

/// A table records the clock time after each move. It records a draw offer with the last move, or with the next one if
/// the player to move makes the offer. The table's record and its PGN agree.
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
