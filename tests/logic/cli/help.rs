//! `--help`, `help` and the language of the command line.

use jadoube::cli::help::{COMMANDS, text};

use crate::cli::commands::{jadoube, jadoube_in};

/// What the program prints, and nothing on the standard error.
fn told(locale: &str, args: &[&str]) -> String {
    let output = jadoube_in(locale, args).output().expect("the program starts");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn every_command_has_its_help() {
    let overview = told("C", &["--help"]);
    assert_eq!(overview, text(""));
    assert_eq!(overview, told("C", &["help"]));
    assert_eq!(overview, told("C", &["-h"]));
    for command in COMMANDS {
        let help = told("C", &[command, "--help"]);
        assert!(help.starts_with(&format!("jadoube {command}")), "{help}");
        assert_eq!(help, told("C", &["help", command]));
        assert_eq!(help, told("C", &[command, "-h"]));
        assert!(overview.contains(&format!("\n  {command} ")), "{overview}");
        assert_ne!(help, told("nl_NL.UTF-8", &[command, "--help"]));
    }
}

/// A terminal is 100 columns wide at least where it is used for this.
#[test]
fn no_line_of_help_is_too_long() {
    for locale in ["C", "nl_NL.UTF-8"] {
        for command in COMMANDS.into_iter().map(|command| vec!["help", command]).chain([vec!["help"]]) {
            let help = told(locale, &command);
            let long = help.lines().find(|line| line.chars().count() > 100);
            assert_eq!(long, None, "{command:?}");
            assert!(!help.contains("\n\n\n") && help.ends_with('\n'), "{help}");
        }
    }
}

/// The first of these variables that is set decides.
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
        let output = command.output().expect("the program starts");
        let locale = [all, messages, lang];
        assert_eq!(String::from_utf8_lossy(&output.stderr), expected, "{locale:?}");
    }
}

/// Found, expected, where: in both languages, on one line and with code 2.
#[test]
fn sentences_in_both_languages() {
    for (args, english, dutch) in [
        (
            &["perft", "21"][..],
            "the depth is \"21\": expected a number from 0 to 20",
            "de diepte is \"21\": verwacht een getal van 0 tot en met 20",
        ),
        (
            &["chess960", "-1"],
            "-1 is not a starting position: numbers run from 0 to 959",
            "-1 is geen beginstelling: de nummers lopen van 0 tot en met 959",
        ),
        (
            &["chess960", "--throws", "3,5"],
            "--throws: there are only 2 throws: expected one more, for the light-squared bishop",
            "--throws: er zijn maar 2 worpen: verwacht nog een worp, voor de loper op een licht veld",
        ),
        (
            &["perft", "--fen", "4k3/8/8/8/8/8/8/4K3", "1"],
            "--fen: the FEN ends after the board: expected w or b",
            "--fen: de FEN houdt op na het bord: verwacht w of b",
        ),
        (
            &["picture", "--themes", "blue"],
            "unknown option \"--themes\": did you mean --theme?",
            "onbekende optie \"--themes\": bedoel je --theme?",
        ),
        (
            &["verify"],
            "no file: expected files of games in PGN, or - for the standard input",
            "geen bestand: verwacht bestanden met partijen in PGN, of - voor de standaardinvoer",
        ),
    ] {
        for (locale, sentence) in [("C", english), ("nl_NL.UTF-8", dutch)] {
            let output = jadoube_in(locale, args).output().expect("the program starts");
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!((told.as_str(), output.status.code()), (&*format!("jadoube: {sentence}\n"), Some(2)));
        }
    }
}
