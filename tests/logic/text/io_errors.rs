//! Why a file can't be read or written, in words.

use std::io::{Error, ErrorKind};

use jadoube::text::io_errors::why;
use jadoube::text::messages::{Language, Texts};

#[track_caller]
fn check(kind: ErrorKind, en: &str, nl: &str) {
    let words = [Language::EN, Language::NL].map(|language| why(&Texts::new(language), &Error::from(kind)));
    assert_eq!(words, [en, nl], "{kind}");
}

#[test]
fn reason_is_stated() {
    for (kind, en, nl) in [
        (ErrorKind::NotFound, "the file or its folder doesn’t exist", "het bestand of de map bestaat niet"),
        (ErrorKind::StorageFull, "the disk is full", "de schijf is vol"),
        // A browser, or a computer with disk quotas.
        (ErrorKind::QuotaExceeded, "the storage is full or blocked", "de opslagruimte is vol of geblokkeerd"),
        (ErrorKind::ReadOnlyFilesystem, "the disk is read-only", "de schijf is alleen-lezen"),
    ] {
        check(kind, en, nl);
    }
}
