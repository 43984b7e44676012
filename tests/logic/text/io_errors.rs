//! Why a file can't be read or written, or a program can't be started, in words.

use std::io::ErrorKind;

use jadoube::engine::EngineFailure;
use jadoube::text::engine_errors::failure;
use jadoube::text::io_errors::why;
use jadoube::text::messages::{Language, Texts};

#[test]
fn reason_is_stated() {
    for (kind, en, nl) in [
        (ErrorKind::NotFound, "the file or its folder doesn’t exist", "het bestand of de map bestaat niet"),
        (ErrorKind::StorageFull, "the disk is full", "de schijf is vol"),
        // This error comes from a browser, or from a computer with disk quotas.
        (ErrorKind::QuotaExceeded, "the storage is full or blocked", "de opslagruimte is vol of geblokkeerd"),
        (ErrorKind::ReadOnlyFilesystem, "the disk is read-only", "de schijf is alleen-lezen"),
    ] {
        let told = [Language::EN, Language::NL].map(|language| why(&Texts::new(language), &kind.into()));
        assert_eq!(told, [en, nl], "{kind}");
    }
}

#[test]
fn an_engine_that_does_not_start_has_a_reason_in_each_language() {
    let not_started = EngineFailure::NotStarted(ErrorKind::IsADirectory);
    for (language, expected) in [
        (Language::EN, "Toga couldn’t be started: it is a folder."),
        (Language::NL, "Toga kon niet worden gestart: het is een map."),
    ] {
        assert_eq!(failure(&Texts::new(language), "Toga", &not_started), expected);
    }
}
