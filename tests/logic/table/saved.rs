//! Saved games: all actions are kept, and every version is read or refused. Also the list of earlier games, and how the
//! content of a file is recognised.

use std::fs;
use std::path::Path;

use fastrand::Rng;
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::storage::Part;
use jadoube::storage::settings::{SettingsError, SettingsStore};
use jadoube::table::journal::{Damage, EarlierGame, Script, VERSION, close_superseded, earlier_games};
use jadoube::table::{Action, Content, ContentError, GameSetup, Journal, Table};

use crate::folder::Folder;
use crate::table::deeds::lasting_deed;
use crate::table::journal::{read_text, setup, state};
use crate::table::script::actions;

/// A game with this many random actions.
fn played(seed: u64, deeds: u64) -> Script {
    let mut random = Rng::with_seed(seed);
    let agreed = setup(random.u32(..960), 600);
    let mut table = Table::new(agreed.clone());
    let actions = (0..deeds).map(|number| {
        let action = Action::new(number * 100, lasting_deed(&mut random, &table));
        table.apply(&action);
        action
    });
    let actions = actions.collect();
    Script {
        began: Some(seed * 1000),
        unknown: Vec::new(),
        setup: agreed,
        actions,
        last_at: deeds * 100,
        good: 0,
        is_dated: true,
        damage: Damage::default(),
    }
}

#[test]
fn saved_game_is_the_same_game() {
    for seed in 0..40 {
        let game = played(seed, 60);
        let text = game.to_text();
        let again = read_text(&text);
        assert_eq!((again.began, &again.setup), (game.began, &game.setup));
        assert_eq!((&again.actions, again.last_at), (&game.actions, game.last_at));
        assert_eq!((again.damage.is_none(), again.unknown.len()), (true, 0));
        assert_eq!(state(&again.play()), state(&game.play()), "{seed}");
        assert_eq!(again.to_text(), text, "{seed}");
    }
}

#[test]
fn every_version_is_read_or_refused() {
    let game = "{\"game\":{}}\n{\"at\":5,\"do\":\"move\",\"text\":\"e4\"}\n";
    let check = |first: &str, expected: Result<(Option<u64>, &[&str]), Option<u64>>| {
        let found = Script::read(format!("{first}{game}").as_bytes());
        match (found, expected) {
            (Ok(Some(script)), Ok((began, unknown))) => {
                assert_eq!((script.began, script.actions.len()), (began, 1), "{first}");
                assert_eq!(script.unknown, unknown, "{first}");
            }
            (Err(fault), Err(newer)) => assert_eq!((fault.line, fault.newer), (1, newer), "{first}"),
            (found, _) => panic!("{first}: {found:?}"),
        }
    };
    check("", Ok((None, &[])));
    check("\u{feff}", Ok((None, &[])));
    check("{\"version\":1,\"began\":7}\n", Ok((Some(7), &[])));
    check("{\"version\":1}\n", Ok((None, &[])));
    let unknown = "{\"began\":7,\"weather\":\"fine\",\"version\":1,\"room\":{}}\n";
    check(unknown, Ok((Some(7), &["weather", "room"])));
    check("{\"version\":2,\"began\":7}\n", Err(Some(2)));
    check("{\"version\":99,\"games\":[]}\n", Err(Some(99)));
    check("{\"version\":0}\n", Err(None));
    check("{\"version\":\"1\"}\n", Err(None));
    check("{\"version\":1,\"began\":\"today\"}\n", Err(None));
    assert_eq!(VERSION, 1, "what is written is what is read here");
}

#[test]
fn a_fault_has_the_line_of_the_file() {
    let text = played(3, 20).to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[11] = "{\"at\": 900, \"do\": \"fly\"}";
    let script = read_text(&(lines.join("\n") + "\n"));
    assert_eq!(script.damage.line(), Some(12));
    assert_eq!(script.actions.len(), 9);
}

#[test]
fn game_continues_where_it_was_saved() {
    let control = TimeControl::new(ClockKind::Fischer, 60_000, 0);
    let agreed = GameSetup { clock: [Some(control.clone()), Some(control)], ..GameSetup::default() };
    let actions = actions("+1000; play e4; +2000; play e5; +1000; g1?");
    let script = Script { began: Some(5), setup: agreed, actions, last_at: 10_000, ..played(1, 0) };
    let folder = Folder::new();
    let mut again = read_text(script.to_text());
    let table = again.settle();
    assert!(table.is_paused() && table.in_hand().is_none());
    let clocks = Color::ALL.map(|color| table.clock_shows(color, 999_999));
    assert_eq!(clocks, [Some(52_000), Some(58_000)], "it stands still");
    // The game continues in a journal of its own, which begins with the actions from the file.
    drop(Journal::go_on(&folder.0, 77, &again));
    let game = Journal::reopen(&folder.0).game.expect("the game");
    assert_eq!((game.began, game.last_at), (5, 10_000));
    assert_eq!(state(&game.table), state(&table));
}

#[test]
fn earlier_games_are_found() {
    let folder = Folder::new();
    let begin = |started: u64, deeds: &str| {
        let journal = Journal::begin(&folder.0, started, &GameSetup::default());
        for action in actions(deeds) {
            journal.append(&action);
        }
        journal
    };
    begin(1, "play e4").close().unwrap();
    begin(2, "play f3 e5 g4 Qh4").close().unwrap();
    begin(3, "").close().unwrap();
    drop(begin(4, "play d4 d5"));
    let held = begin(5, "play c4");
    fs::write(folder.0.join("6.jsonl"), "no game").unwrap();
    // A process that another test starts inherits all locks for a moment.
    let mut looks = std::iter::repeat_with(|| earlier_games(&folder.0).unwrap().collect::<Vec<_>>());
    let all = looks.find(|all| all.len() >= 4).expect("four games");
    let moves = |game: &EarlierGame| game.table.as_ref().map(|table| table.moves().len());
    let found: Vec<_> = all.iter().map(|game| (game.began, game.open, moves(game))).collect();
    assert_eq!(found, [(6, false, None), (4, true, Some(2)), (2, false, Some(4)), (1, false, Some(1))]);
    assert_eq!(all[2].table.as_ref().and_then(Table::result).map(jadoube::game::GameEnd::score), Some("0-1"));
    // A game that continues in another journal is not reopened; one that is being played is left alone.
    let closed = close_superseded(&all[1].file);
    assert_eq!(closed.file_name().and_then(|name| name.to_str()), Some("0000000000004.jsonl"));
    assert_eq!(close_superseded(&held.path()), held.path());
    drop(held);
    assert_eq!(Journal::reopen(&folder.0).game.map(|game| game.began), Some(5));
    assert_eq!(earlier_games(&folder.0.join("nowhere")).unwrap().count(), 0);
}

#[test]
fn file_kind_is_recognised_by_its_text() {
    let folder = Folder::new();
    let check = |name: &str, bytes: &[u8], expected: &str| {
        let found = match Content::read(&folder.write(name, bytes)) {
            Ok(Content::Position(_)) => "position",
            Ok(Content::Setup(_)) => "set-up",
            Ok(Content::Game(_)) => "game",
            Ok(Content::Games) => "pgn",
            Err(ContentError::Unreadable(_)) => "unreadable",
            Err(ContentError::NotText) => "no text",
            Err(ContentError::TooLong) => "too long",
            Err(ContentError::Fen(_)) => "no position",
            Err(ContentError::Game(fault)) if fault.newer.is_some() => "newer",
            Err(ContentError::Game(_)) => "no game",
        };
        assert_eq!(found, expected, "{name}: {:?}", String::from_utf8_lossy(bytes));
    };
    check("a.txt", b"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "position");
    check("a.pgn", b"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "position");
    check("a.fen", b"hello", "no position");
    check("a.txt", b"hello", "pgn");
    check("a.pgn", b"", "pgn");
    check("a.fen", b"[Event \"?\"]\n\n*\n", "pgn");
    check("a.jsonl", b"% a line\n1. e4 *\n", "pgn");
    check("a.txt", b"{ He resigned } 1. e4 *", "pgn");
    check("a.txt", b"{\"game\":{}}", "set-up");
    check("a.pgn", b" {\"game\":{}}\n{\"at\":5,\"do\":\"tick\"}\n", "game");
    check("a.pgn", b"{\"game\":{}}\n{\"at\":0,\"do\":\"tick\"}\n", "set-up");
    check("a.txt", b"{\"version\":1,\"began\":1}\n{\"game\":{}}\n", "game");
    check("a.txt", b"{\"version\":1,\"began\":1}\n", "no game");
    check("a.txt", b"{\"version\":3}\n", "newer");
    check("a.json", b"hello", "no game");
    check("a.pgn", b"\xff\xfe[\0E\0", "pgn");
    check("a.pgn", b"[Event \"\xe9\"]\n\n*\n", "pgn");
    check("a.pgn", b"\x89PNG\r\n\x1a\n\0\0", "no text");
    check("a.fen", b"\xe9\xe9/8/8/8", "no position");
    check("a.epd", b"4k3/8/8/8/8/8/8/4K2R w K - id \"Caf\xe9\";", "position");
    check("a.epd", b"4k3/8/8/8/8/8/8/4K2R\0\0", "no text");
    check("a.txt", b"# endings\n\n# of rooks\n4k3/8/8/8/8/8/8/4K2R w K - bm O-O;", "position");
    check("a.fen", &[b'8'; 70_000], "too long");
    assert!(matches!(Content::read(&folder.0), Err(ContentError::Unreadable(_))));
    assert!(matches!(Content::read(&folder.0.join("none")), Err(ContentError::Unreadable(_))));
    never_waited_for(&folder.0.join("pipe.pgn"));
}

/// A journal needs no line that ends it, unlike a saved game.
#[test]
fn a_journal_is_known_by_its_extension() {
    let folder = Folder::new();
    let text = played(1, 3).to_text();
    let end = text.trim_end().rfind('\n').expect("lines") + 1;
    for (name, is_whole) in [("a.jsonl", true), ("a.JSONL", true), ("a.jadoube", false)] {
        match Content::read(&folder.write(name, &text[..end])) {
            Ok(Content::Game(game)) => assert_eq!(game.damage.is_none(), is_whole, "{name}"),
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// Reading a pipe to which nothing is written, or `/dev/zero`, would never end.
#[cfg(unix)]
fn never_waited_for(pipe: &Path) {
    let made = std::process::Command::new("mkfifo").arg(pipe).status().expect("mkfifo");
    assert!(made.success());
    for path in [pipe, Path::new("/dev/zero")] {
        let kind = |error: &std::io::Error| error.kind() == std::io::ErrorKind::Unsupported;
        assert!(matches!(Content::read(path), Err(ContentError::Unreadable(error)) if kind(&error)));
        assert!(Part::read(path, 0..1).is_err_and(|error| kind(&error)));
        let told = SettingsStore::at(Some(path.to_owned())).read();
        assert!(matches!(told, Some(SettingsError::Unsaved { error, .. }) if kind(&error)));
    }
}

#[cfg(not(unix))]
fn never_waited_for(_pipe: &Path) {}
