//! The packaged files, such as the manual, the completions and the desktop entry, agree with the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jadoube::cli::help::{COMMANDS, text as help};
use jadoube::diagram::{BoardTheme, PieceSet};

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The parts of the text between each `from` and the next `to`.
fn between<'a>(text: &'a str, from: &str, to: char) -> BTreeSet<&'a str> {
    text.split(from).skip(1).filter_map(|rest| rest.split(to).next()).collect()
}

/// The subcommands with their options. The first entry has no name, and has the options of the window.
fn commands() -> Vec<(String, BTreeSet<String>)> {
    let options = |file: &str| -> BTreeSet<String> {
        between(&read(file), "Long(\"", '"').into_iter().map(|name| format!("--{name}")).collect()
    };
    let main = read("src/main.rs");
    let is_run = |word: &&str| {
        main.contains(&format!("Some(\"{word}\") => return cli::{}::run(args)", word.replace('-', "_")))
    };
    let words = between(&main, "Some(\"", '"').into_iter().filter(is_run);
    let of_word = |word: &str| (word.to_owned(), options(&format!("src/cli/{}.rs", word.replace('-', "_"))));
    let mut all = vec![(String::new(), options("src/main.rs"))];
    all.extend(words.map(of_word));
    let found: BTreeSet<&str> = all[1..].iter().map(|(word, _)| word.as_str()).collect();
    assert_eq!(found, BTreeSet::from(COMMANDS), "the words in the code, and those that help lists");
    all
}

/// The names in a text that directly follow `before`, without repetition.
fn named<'a>(text: &'a str, before: &str) -> BTreeSet<&'a str> {
    let rests = text.split(before).skip(1);
    let ends = |c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-';
    rests.map(|rest| rest.split(ends).next().unwrap_or_default()).filter(|name| !name.is_empty()).collect()
}

/// The options that a text names after `before`, each with two hyphens.
fn named_options(text: &str, before: &str) -> BTreeSet<String> {
    named(text, before).into_iter().map(|option| format!("--{option}")).collect()
}

fn whole_help() -> String {
    help("") + &COMMANDS.map(help).concat()
}

/// The help of a command names its own options and no others, except that `help` also names `--help`.
#[test]
fn help_tells_each_command_apart() {
    for (word, mut options) in commands() {
        let text = help(&word);
        if word == "help" {
            options.insert("--help".to_owned());
        }
        assert_eq!(named_options(&text, " --"), options, "{word}: {text}");
    }
}

#[test]
fn every_text_names_every_command_and_option() {
    let commands = commands();
    let known: BTreeSet<&str> =
        commands.iter().flat_map(|(_, options)| options).map(|option| &option[2..]).collect();
    for (name, before, [before_word, after_word]) in [
        ("packaging/man/jadoube.6", "Fl -", ["\n.Ss ", "\n"]),
        ("packaging/man/nl/jadoube.6", "Fl -", ["\n.Ss ", "\n"]),
        ("packaging/completions/jadoube.bash", "--", ["\n      ", ") words="]),
        ("packaging/completions/_jadoube", "--", ["\n  '", ":"]),
        ("packaging/completions/jadoube.fish", " -l ", ["__jadoube_begins -a ", " "]),
        ("", "--", ["\n  ", " "]),
    ] {
        let text = if name.is_empty() { whole_help() } else { read(name) };
        // Three hyphens do not begin an option.
        let mut told = named(&text, before);
        told.retain(|option| !option.starts_with('-'));
        assert_eq!(told, known, "{name}");
        for word in COMMANDS {
            let line = format!("{before_word}{word}{after_word}");
            assert!(text.contains(&line), "{name} does not tell of {word}");
        }
    }
}

/// Each command has a section in the manual with exactly its options.
#[test]
fn the_manual_tells_each_command_apart() {
    for name in ["packaging/man/jadoube.6", "packaging/man/nl/jadoube.6"] {
        let text = read(name);
        let sections: Vec<&str> = text.split("\n.Ss ").collect();
        for (word, options) in commands() {
            let section = match word.as_str() {
                "" => sections[0].split(".Sh ").last(),
                word => sections.iter().find(|section| section.lines().next() == Some(word)).copied(),
            };
            let section = section.unwrap_or_else(|| panic!("{name} has no section of {word}"));
            let section = section.split("\n.Sh ").next().unwrap_or_default();
            assert_eq!(named_options(section, "Fl -"), options, "{name}: {word}");
        }
    }
}

/// Two options that take one of several names, each with the names that it accepts.
fn choices() -> [(&'static str, BTreeSet<&'static str>); 2] {
    [
        ("theme", BoardTheme::ALL.map(BoardTheme::name).into()),
        ("pieces", PieceSet::ALL.map(PieceSet::name).into()),
    ]
}

/// The completions for bash are tested below by running them.
#[test]
fn every_text_names_every_choice() {
    for (option, names) in choices() {
        for (name, before, after, to) in [
            ("packaging/completions/_jadoube", format!("'--{option}["), ":(", ')'),
            ("packaging/completions/jadoube.fish", format!(" -l {option} "), "-a '", '\''),
            ("", format!("--{option} NAME"), "", ','),
        ] {
            let text = if name.is_empty() { whole_help() } else { read(name) };
            let line = text.split(&before).nth(1).and_then(|rest| rest.lines().next());
            let list =
                line.and_then(|line| line.split_once(after)).and_then(|(_, rest)| rest.split(to).next());
            let list = list.unwrap_or_else(|| panic!("{name} has no choices of --{option}"));
            let told: BTreeSet<&str> = list.split([' ', '|']).filter(|name| !name.is_empty()).collect();
            assert_eq!(told, names, "{name}: --{option}");
        }
        for name in ["packaging/man/jadoube.6", "packaging/man/nl/jadoube.6"] {
            let text = read(name);
            let begin = format!("\n.It Fl -{option} ");
            let item = text.split(&begin).nth(1).and_then(|rest| rest.split("\n.It ").next());
            let item = item.unwrap_or_else(|| panic!("{name} does not explain --{option}"));
            let told: BTreeSet<&str> =
                item.lines().filter_map(|line| line.strip_prefix(".Cm ")?.split(' ').next()).collect();
            assert_eq!(told, names, "{name}: --{option}");
        }
    }
}

#[cfg(unix)]
#[test]
fn bash_proposes_the_options_of_each_command() {
    for (word, options) in commands() {
        assert_eq!(proposed(&format!("jadoube {word} --")), options, "{word}");
    }
    let told = proposed("jadoube ''");
    assert!(COMMANDS.iter().all(|word| told.contains(*word)), "{told:?}");
    for (option, names) in choices() {
        let told = proposed(&format!("jadoube picture --{option} ''"));
        assert_eq!(told, names.into_iter().map(str::to_owned).collect(), "{option}");
    }
    assert_eq!(proposed("jadoube uci ''"), BTreeSet::from(["bench".to_owned()]));
}

/// What bash proposes for the last word of a line.
#[cfg(unix)]
fn proposed(line: &str) -> BTreeSet<String> {
    let script = format!(
        "source packaging/completions/jadoube.bash; COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
         cd packaging/icons; _jadoube; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    );
    let output = Command::new("bash").args(["-c", &script]).current_dir(path("")).output().expect("bash");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    told.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn the_desktop_knows_our_files() {
    let entry = read("packaging/jadoube.desktop");
    let value = |key: &str| {
        let line = entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
        line.unwrap_or_else(|| panic!("no {key} in the menu entry"))
    };
    // If `StartupWMClass` and the id of the window differ, a desktop shows the window separately from its launcher.
    let id = format!("with_app_id(\"{}\")", value("StartupWMClass"));
    assert!(read("src/native/mod.rs").contains(&id), "the window is not {id}");
    assert_eq!(value("Icon"), "jadoube");
    assert!(value("Categories").ends_with(';') && value("Keywords[nl]").ends_with(';'));
    let opened: BTreeSet<&str> = value("MimeType").split_terminator(';').collect();
    let types = read("packaging/jadoube.xml");
    for ours in between(&types, "mime-type type=\"", '"') {
        assert!(opened.contains(ours), "{ours} is opened by nobody");
    }
    for told in between(&read("packaging/jadoube.metainfo.xml"), "<mediatype>", '<') {
        assert!(opened.contains(told), "{told} is told and not opened");
    }
    let globs = between(&types, "glob pattern=\"*.", '"');
    assert_eq!(globs, BTreeSet::from(["epd", "fen", "jadoube"]));
    let window = read("src/ui/files/mod.rs");
    assert!(globs.iter().all(|glob| window.contains(&format!("\"{glob}\""))), "the window opens others");
}

/// XBoard reads three lines: the version of the format, the command, and the variants that the engine plays.
#[test]
fn other_programs_find_the_engine_by_its_name() {
    let plugin = read("packaging/jadoube.eng");
    let lines: Vec<&str> = plugin.lines().collect();
    let engine = Path::new(env!("CARGO_BIN_EXE_jadoube-uci")).file_stem().and_then(|name| name.to_str());
    assert_eq!(lines, ["plugin spec 0.0", engine.expect("a name"), "chess,chess960"]);
}
