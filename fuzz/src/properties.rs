//! Properties that must hold for any input: no reader panics, and what is read can be written and read again.
//!
//! The fuzz targets and `tests/logic/record/fuzz.rs` use them.

use jadoube::record::pgn::{Games, ReadGame, Scan, write};
use jadoube::record::{RecognisedText, Record, recognise};
use jadoube::rules::{
    CastlingText, FenStyle, Move, MoveTextError, PieceLetters, Position, Setup, read_move, read_san, read_uci,
};
use jadoube::storage::settings::{ParseOutcome, SettingsStore};
use jadoube::table::journal::Script;
use jadoube::table::{Action, ClaimKind, GameSetup, Notice, Table, answer};
use jadoube::ui::Settings;

/// Tests reading a position in FEN.
pub fn fen(text: &str) {
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => {
            assert_eq!(Position::from_fen(text).err().as_ref(), Some(&error));
            return assert!(error.to_string().contains("expected"), "{error}");
        }
    };
    for style in [FenStyle::XFen, FenStyle::Shredder] {
        assert_eq!(setup.fen(style).parse().as_ref(), Ok(&setup), "{text}");
    }
    let position = match Position::new(&setup) {
        Ok(position) => position,
        Err(faults) => {
            let told = faults.to_string();
            return assert!(told.contains("expected") || told.contains("no king"), "{told}");
        }
    };
    for style in [FenStyle::XFen, FenStyle::Shredder] {
        let written = position.setup().fen(style);
        let again = Position::from_fen(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(again.setup(), position.setup(), "{written}");
        assert!(again.is_same_as(&position), "{written}");
    }
    let moves = position.legal_moves();
    assert_eq!(moves.is_empty(), position.is_checkmate() || position.is_stalemate());
    for &mv in &moves {
        written_moves(&position, mv);
        let next = position.after(mv);
        let again = Position::from_fen(&next.fen());
        assert!(again.is_ok_and(|again| again.is_same_as(&next)), "{} after {mv}", position.fen());
    }
}

/// Tests reading text of any kind, as from a clipboard.
pub fn recognised(text: &str) {
    match recognise(text, &PieceLetters::DUTCH) {
        Ok(RecognisedText::Position { epd, .. }) => {
            let written = epd.setup.fen(FenStyle::Shredder);
            assert_eq!(written.parse().as_ref(), Ok(&epd.setup), "{written}");
        }
        Ok(RecognisedText::Moves(record)) => {
            let line: Vec<String> = record.line_from(Record::ROOT).map(|place| record.san(place)).collect();
            let start = record.start().position().fen();
            let again = recognise(&format!("{start} moves {}", line.join(" ")), &PieceLetters::ENGLISH);
            let Ok(RecognisedText::Moves(again)) = again else { panic!("{line:?} from {start}") };
            assert_eq!(again.line_from(Record::ROOT).count(), line.len(), "{line:?} from {start}");
        }
        Ok(RecognisedText::Games) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Tests reading a move in SAN or a similar notation, optionally followed by a tab and a position.
pub fn san(text: &str) {
    move_text(text, |position, text| read_san(position, text, &PieceLetters::ENGLISH));
    move_text(text, |position, text| read_move(position, text, &PieceLetters::DUTCH));
    move_text(text, |position, text| read_san(position, text, &PieceLetters::FIGURINES));
}

/// Tests reading a move in UCI notation, optionally followed by a tab and a position.
pub fn uci(text: &str) {
    move_text(text, read_uci);
}

/// Tests reading a PGN file in any encoding.
pub fn pgn(bytes: &[u8]) {
    let games: Vec<ReadGame> = Games::new(bytes).collect();
    let heads: Vec<_> = Scan::new(bytes).collect();
    assert_eq!(heads.len(), games.len());
    let mut end = 0;
    for (head, game) in heads.iter().zip(&games) {
        assert_eq!((&head.bytes, head.line, head.result), (&game.bytes, game.line, game.record.result));
        assert!(end <= game.bytes.start && game.bytes.start <= game.bytes.end, "{:?}", game.bytes);
        end = game.bytes.end;
        for fault in &game.faults {
            assert!(fault.line > 0 && fault.column > 0 && !fault.to_string().is_empty());
        }
        let text = write(&game.record);
        assert!(text.len() < 100 * bytes.len() + 1000, "{} bytes of {}", text.len(), bytes.len());
        let mut again = Games::new(text.as_bytes());
        let read = again.next().expect("the game that was written");
        assert!(read.record == game.record, "{text}\n--- was read as\n{}", write(&read.record));
        assert!(again.next().is_none(), "two games in {text}");
    }
    assert!(end <= bytes.len() as u64);
}

/// Tests a script for the table: the game settings on the first line, then one action per line.
pub fn replay(text: &str) {
    let mut lines = text.lines();
    let mut table = match lines.next().map(GameSetup::from_json) {
        Some(Ok(setup)) => Table::new(setup),
        Some(Err(error)) => return assert!(!error.is_empty()),
        None => return,
    };
    for (line, text) in (2..).zip(lines) {
        let over = table.result();
        match Action::from_json(text) {
            Ok(action) => {
                let notices = table.apply(&action);
                let told = answer(&table, line, &notices);
                assert!(told["fen"].as_str().is_some_and(|fen| Position::from_fen(fen).is_ok()), "{told}");
                // Only a move that broke touch-move and seemed to end the game can be taken back after the end (Article
                // 5.1.1), and only the result that both players sign replaces the one on the board (8.7).
                let undone = notices.contains(&Notice::ClaimCorrect(ClaimKind::TouchMove));
                let is_signed = |notice: &Notice| matches!(notice, Notice::Approved { .. });
                let signed = table.is_approved() && notices.iter().any(is_signed);
                assert!(
                    over.is_none() || over == table.result() || undone || signed,
                    "a result changed: {told}"
                );
            }
            Err(error) => return assert!(!error.is_empty()),
        }
    }
}

/// Tests a journal: what was read survives writing and reading, and the game can continue.
pub fn journal(bytes: &[u8]) {
    let mut script = match Script::read(bytes) {
        Ok(Some(script)) => script,
        Ok(None) => return,
        Err(fault) => return assert!(fault.line > 0 && !fault.fault.to_string().is_empty()),
    };
    assert!(script.good <= bytes.len() as u64);
    assert!(script.damage.line().is_none_or(|line| line > 1));
    let text = script.to_text();
    let again = Script::read(text.as_bytes()).expect("a game").expect("a first line");
    assert!(
        (again.began, &again.setup, &again.actions) == (script.began, &script.setup, &script.actions),
        "{text}"
    );
    assert!(again.last_at == script.last_at && again.damage.is_none(), "{text}");
    assert_eq!(again.to_text(), text);
    let known = script.actions.len();
    let table = script.settle();
    assert!(table.in_hand().is_none() && !(table.clock_runs() && script.last_at > 0));
    assert!(script.actions.len() <= known + 3);
}

/// Tests reading a saved game.
pub fn saved(bytes: &[u8]) {
    // Without its first line, a saved game is a journal.
    journal(bytes);
    if let Ok(Some(script)) = Script::read(bytes) {
        let rest = bytes.split_inclusive(|&byte| byte == b'\n').skip(1).collect::<Vec<_>>().concat();
        if script.began.is_some() {
            let journal = Script::read(&rest).expect("a game").expect("a first line");
            assert!(journal.actions == script.actions && journal.last_at == script.last_at);
        }
    }
}

/// Tests settings: any that can be read can be changed, written and read back.
pub fn settings(bytes: &[u8]) {
    let mut store = SettingsStore::at(None);
    if store.take(bytes) != ParseOutcome::Known {
        return;
    }
    let settings: Settings = store.chosen();
    let _ = (store.game(), store.engines(), store.files(), store.analyst().map(str::len));
    store.keep_game(&GameSetup::default());
    let engines = store.engines();
    store.edit_engines(engines.clone(), &engines);
    store.keep_file(std::path::Path::new("/a"));
    store.choose(&Settings { coordinates: !settings.coordinates, lines: 1 + settings.lines % 5, ..settings });
    let text = store.to_text();
    let mut again = SettingsStore::at(None);
    assert_eq!(again.take(text.as_bytes()), ParseOutcome::Known, "{text}");
    let chosen: Settings = again.chosen();
    assert_eq!((chosen.coordinates, chosen.lines), (!settings.coordinates, 1 + settings.lines % 5), "{text}");
    assert_eq!(again.files().first().map(std::path::PathBuf::as_path), Some(std::path::Path::new("/a")));
    assert_eq!(again.engines(), store.engines(), "{text}");
}

fn move_text(input: &str, read: impl Fn(&Position, &str) -> Result<Move, MoveTextError>) {
    let (text, fen) = input.split_once('\t').unwrap_or((input, ""));
    let position = if fen.is_empty() { Ok(Position::standard()) } else { Position::from_fen(fen) };
    let Ok(position) = position else { return };
    match read(&position, text) {
        Ok(mv) => {
            assert!(position.is_legal(mv), "{mv} in {}", position.fen());
            written_moves(&position, mv);
        }
        Err(error) => assert!(error.to_string().contains("expected"), "{error}"),
    }
}

fn written_moves(position: &Position, mv: Move) {
    for letters in [PieceLetters::ENGLISH, PieceLetters::DUTCH, PieceLetters::FIGURINES] {
        let written = position.write_san(mv, &letters);
        assert_eq!(read_san(position, &written, &letters), Ok(mv), "{written} in {}", position.fen());
    }
    let written = position.uci(mv, CastlingText::KingTakesRook);
    assert_eq!(read_uci(position, &written), Ok(mv), "{written} in {}", position.fen());
}
