//! Files are written completely or not at all, and replacing a part leaves the rest unchanged.

use std::fs;
use std::path::Path;

use fastrand::Rng;
use jadoube::storage::write;
use jadoube::storage::{Backups, Part, PartError, put};

use crate::folder::Folder;

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).expect("the file")
}

#[test]
fn a_new_file_and_an_old_one_are_written() {
    let folder = Folder::new();
    let file = folder.0.join("game.pgn");
    write(&file, "one").expect("a new file");
    write(&file, "the other, which is longer").expect("an old file");
    write(&file, "").expect("an empty one");
    write(&file, "last").expect("an old file");
    assert_eq!(read(&file), b"last");
    assert_eq!(folder.names(), ["game.pgn"], "nothing lies beside it");
}

#[test]
fn failed_write_leaves_the_old_file() {
    let folder = Folder::new();
    let file = folder.write("game.pgn", "old");
    let failed = put(&file, |new| {
        use std::io::Write;
        new.write_all(b"half of the ne")?;
        Err(std::io::ErrorKind::StorageFull.into())
    });
    assert_eq!(failed.unwrap_err().kind(), std::io::ErrorKind::StorageFull);
    assert_eq!((read(&file), folder.names().len()), (b"old".to_vec(), 1));
    // The first file was left by a program that was killed hours ago; another program may still be writing the second,
    // and the third is not a temporary file.
    let now = std::time::SystemTime::now();
    for (name, hours) in [("game.pgn.71.new", 3), ("game.pgn.72.new", 0), ("game.pgn.old.new", 3)] {
        let file = fs::File::create(folder.0.join(name)).unwrap();
        file.set_modified(now - std::time::Duration::from_hours(hours)).unwrap();
    }
    write(&file, "old").unwrap();
    assert_eq!(folder.names(), ["game.pgn", "game.pgn.72.new", "game.pgn.old.new"]);
    // The file that a program with our process ID would leave if it were killed while writing.
    folder.write(&format!("game.pgn.{}.new", std::process::id()), "half");
    write(&file, "new").expect("what lies there is no hindrance");
    assert_eq!((read(&file), folder.names().len()), (b"new".to_vec(), 3));
}

#[test]
fn devices_and_pipes_are_not_replaced() {
    let folder = Folder::new();
    assert!(write(&folder.0, "x").is_err());
    assert!(write(&folder.0.join("missing").join("game.pgn"), "x").is_err());
    assert!(write(Path::new("/"), "x").is_err());
    if cfg!(target_os = "linux") {
        assert!(write(Path::new("/dev/null"), "x").is_err());
        assert!(fs::metadata("/dev/null").is_ok_and(|about| !about.is_file()));
    }
    assert!(folder.names().is_empty());
}

#[cfg(unix)]
#[test]
fn rights_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = Folder::new();
    let (file, link) = (folder.0.join("game.pgn"), folder.0.join("link.pgn"));
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    write(&link, "new").expect("through the link");
    assert_eq!(read(&file), b"new");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    // Permissions do not restrict root, so for root there is nothing to check.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).unwrap();
    if fs::OpenOptions::new().append(true).open(&file).is_err() {
        assert!(write(&file, "newer").is_err());
        assert_eq!(read(&file), b"new");
    }
}

/// The environment variable `JADOUBE_SMALL_DISK` names the folder of a tiny, empty disk, such as
/// `mount -t tmpfs -o size=64k tmpfs FOLDER` makes. Without the variable, nothing is tested.
#[test]
fn a_full_disk_keeps_the_old_file() {
    let Some(disk) = std::env::var_os("JADOUBE_SMALL_DISK") else { return };
    let file = Path::new(&disk).join("game.pgn");
    write(&file, "old").expect("there is room for that");
    let full = write(&file, "x".repeat(10_000_000)).expect_err("there is no room for that");
    assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
    assert_eq!(read(&file), b"old");
    assert_eq!(fs::read_dir(&disk).unwrap().count(), 1, "nothing lies beside it");
}

#[test]
fn a_part_is_replaced_and_the_others_stay() {
    let folder = Folder::new();
    let file = folder.0.join("games.pgn");
    let check = |before: &str, part: &str, after: &str, new: &str, expected: &str| {
        let (start, end) = (before.len() as u64, (before.len() + part.len()) as u64);
        fs::write(&file, format!("{before}{part}{after}")).unwrap();
        let mut read_part = Part::read(&file, start..end).expect("a part");
        assert_eq!(read_part.text(), part.as_bytes());
        read_part.replace(new, &Backups::none()).expect("replaced");
        assert_eq!(String::from_utf8(read(&file)).unwrap(), format!("{before}{expected}{after}"));
        assert_eq!(read_part.bytes(), start..start + expected.len() as u64);
        // From now on, the part refers to the new text.
        read_part.replace(part, &Backups::none()).expect("replaced again");
        assert_eq!(String::from_utf8(read(&file)).unwrap(), format!("{before}{part}{after}"));
    };
    check("", "1. e4 *\n", "", "1. d4 *\n\n", "1. d4 *\n");
    check("[A \"1\"]\n\n*\n\n", "1. e4 *\n\n", "[B \"2\"]\n\n*\n", "1. d4 d5 *\n", "1. d4 d5 *\n\n");
    check("\u{feff}*\r\n\r\n", "1. e4\r\ne5 *\r\n", "\r\n*", "1. d4\nd5 *\n\n", "1. d4\r\nd5 *\r\n");
    check("* ", "1. e4 *", " *", "1. d4 *\n", "1. d4 *");
}

#[test]
fn a_part_that_is_another_by_now_is_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("games.pgn");
    let text = "1. e4 *\n\n1. d4 *\n\n1. c4 *\n";
    let check = |now: Option<&str>, gone: bool| {
        fs::write(&file, text).unwrap();
        let mut part = Part::read(&file, 9..17).expect("a part");
        match now {
            Some(now) => fs::write(&file, now).unwrap(),
            None => fs::remove_file(&file).unwrap(),
        }
        let fault = part.replace("1. Nf3 *", &Backups::none()).expect_err("nothing is replaced");
        assert_eq!(matches!(fault, PartError::Changed), !gone, "{now:?}: {fault:?}");
        assert_eq!(fs::read(&file).ok().as_deref(), now.map(str::as_bytes), "{now:?}");
        assert_eq!(folder.names().len(), usize::from(now.is_some()), "{now:?}");
    };
    check(Some("1. e4 e5 *\n\n1. d4 *\n\n1. c4 *\n"), false);
    check(Some("1. e4 *\n\n1. d3 *\n\n1. c4 *\n"), false);
    check(Some("1. e4 *\n"), false);
    check(Some(""), false);
    check(None, true);
    assert!(Part::read(&file, 0..1).is_err());
    fs::write(&file, "1. e4 *\n").unwrap();
    assert!(Part::read(&file, 4..99).is_err());
}

/// UTF-8 in the middle of UTF-16 would be unreadable.
#[test]
fn a_part_in_utf_16_is_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("games.pgn");
    for (mark, bytes) in [
        ("\u{feff}", u16::to_le_bytes as fn(u16) -> [u8; 2]),
        ("\u{feff}", u16::to_be_bytes),
        ("", u16::to_le_bytes),
    ] {
        let text: Vec<u8> = format!("{mark}1. e4 *\n\n1. d4 *\n").encode_utf16().flat_map(bytes).collect();
        fs::write(&file, &text).unwrap();
        let mut part = Part::read(&file, 20..34).expect("a part");
        assert!(!part.is_replaceable());
        let fault = part.replace("1. Nf3 *", &Backups::none()).expect_err("nothing is replaced");
        assert!(matches!(fault, PartError::Encoding), "{fault:?}");
        assert_eq!(read(&file), text);
    }
}

#[test]
fn whatever_stands_round_a_part_stays() {
    let folder = Folder::new();
    let file = folder.0.join("games.pgn");
    let mut random = Rng::with_seed(1);
    for _ in 0..50 {
        let mut bytes: Vec<u8> = (0..random.usize(..200_000)).map(|_| random.u8(1..)).collect();
        let start = random.usize(..=bytes.len());
        let end = random.usize(start..=bytes.len().min(start + 2000));
        let (before, after) = (bytes[..start].to_vec(), bytes[end..].to_vec());
        fs::write(&file, &bytes).unwrap();
        let mut part = Part::read(&file, start as u64..end as u64).expect("a part");
        part.replace("1. Nf3 *", &Backups::none()).expect("replaced");
        bytes = read(&file);
        assert!(bytes.starts_with(&before) && bytes.ends_with(&after));
        let within = &bytes[before.len()..bytes.len() - after.len()];
        assert_eq!(String::from_utf8_lossy(within).trim(), "1. Nf3 *");
    }
}
