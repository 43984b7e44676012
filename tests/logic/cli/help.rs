//! `--help`, `help` and the language of the command line.

use jadoube::cli::help::{COMMANDS, text};

use crate::cli::commands::{jadoube, run, told, told_in};

#[test]
fn every_command_has_its_help() {
    let overview = told(&["--help"]);
    assert_eq!(overview, text(""));
    assert_eq!(overview, told(&["help"]));
    assert_eq!(overview, told(&["-h"]));
    for command in COMMANDS {
        let help = told(&[command, "--help"]);
        assert!(help.starts_with(&format!("jadoube {command}")), "{help}");
        assert_eq!(help, told(&["help", command]));
        assert_eq!(help, told(&[command, "-h"]));
        assert!(overview.contains(&format!("\n  {command} ")), "{overview}");
        assert_ne!(help, told_in("nl_NL.UTF-8", &[command, "--help"]));
    }
}

/// Terminals are assumed to be at least 100 columns wide.
#[test]
fn no_line_of_help_is_too_long() {
    for locale in ["C", "nl_NL.UTF-8"] {
        for command in COMMANDS.into_iter().map(|command| vec!["help", command]).chain([vec!["help"]]) {
            let help = told_in(locale, &command);
            let long = help.lines().find(|line| line.chars().count() > 100);
            assert_eq!(long, None, "{command:?}");
            assert!(!help.contains("\n\n\n") && help.ends_with('\n'), "{help}");
        }
    }
}

/// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides.
#[test]
fn the_locale_chooses_the_language() {
    let dutch = "jadoube: onbekende opdracht \"prft\": bedoel je perft?\n";
    let english = "jadoube: unknown command \"prft\": did you mean perft?\n";
    for (all, messages, lang, expected) in [
        ("nl_NL.UTF-8", "", "", dutch),
        ("", "nl_BE", "en_GB.UTF-8", dutch),
        ("", "", "nl", dutch),
        ("C", "nl_NL", "nl_NL", english),
        ("", "en_US.UTF-8", "nl_NL", english),
        ("de_DE", "", "nl_NL", english),
    ] {
        let mut command = jadoube(&["prft"]);
        command.env("LC_ALL", all).env("LC_MESSAGES", messages).env("LANG", lang);
        assert_eq!(run(&mut command).2, expected, "{:?}", [all, messages, lang]);
    }
}
