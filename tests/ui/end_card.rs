//! The end of a game: how the result is worded, and the buttons; and how the only human at the board is addressed.

use crate::prelude::*;
use jadoube::engine::Level;

/// A game that White, the human, has resigned.
fn resigned(begin: Begin) -> Game {
    let mut game = begin.game();
    game.drag("e2", "e4");
    game.command(Command::Resign(Color::White));
    game
}

#[test]
fn no_label_is_cut() {
    for (language, labels) in [
        (EN, ["Rematch", "Easier level", "New game…", "More"]),
        (NL, ["Revanche", "Lager niveau", "Nieuwe partij…", "Meer"]),
    ] {
        for (size, clock) in [SMALL, vec2(760.0, 560.0), SIZE]
            .into_iter()
            .flat_map(|size| [[None, None], fischer(300_000, 0)].map(|clock| (size, clock)))
        {
            let setup = GameSetup { clock, ..white() };
            let game = resigned(Begin { size, language, setup, ..Begin::default() });
            let [painted, _] = game.painted();
            let cut = labels.iter().find(|label| !painted.iter().any(|text| text == *label));
            assert_eq!(cut, None, "at {size}: {painted:?}");
        }
    }
}

#[test]
fn an_easier_level_is_offered_against_a_level_that_has_one() {
    for (opponent, person_wins, offered) in [
        (level(3), false, Some("Easier level")),
        (level(3), true, Some("Harder level")),
        (Seat::Level { level: Level::FIRST, seed: 7 }, false, None),
        (Seat::Level { level: Level::FULL, seed: 7 }, true, Some("Easier level")),
        (Seat::External { name: "Guest".to_owned() }, false, None),
        (Seat::Person, false, None),
    ] {
        let two = opponent == Seat::Person;
        let mut game = Begin { setup: seats(Seat::Person, opponent), ..Begin::default() }.game();
        game.drag("e2", "e4");
        if person_wins {
            game.replies("e5", |reply| reply.resigns = true);
        } else {
            game.command(Command::Resign(if two { Color::Black } else { Color::White }));
        }
        assert!(game.table().result().is_some());
        let shown = ["Easier level", "Harder level"]
            .into_iter()
            .find(|label| game.painted()[0].contains(&(*label).to_owned()));
        assert_eq!(shown, offered);
    }
}

#[test]
fn the_rest_is_under_more() {
    let mut game = resigned(Begin { setup: white(), ..Begin::default() });
    game.choose("More");
    for item in ["Play a harder level", "Study this game", "Flip board"] {
        game.expect(item);
    }
    game.choose("Play a harder level");
    assert_eq!(game.table().seat(Color::White).level(), level(4).level());
}

/// The engine has White. In the first game it is mated; in the second the human resigns.
#[test]
fn a_human_who_plays_an_engine_is_you() {
    for (language, [to_move, played, must, offer, won, lost]) in both("you") {
        let setup = GameSetup { touch: TouchMove::Enforced, ..seats(level(3), Seat::Person) };
        let mut game = Begin { language, setup, ..Begin::default() }.game();
        game.plays("f3");
        game.expect(to_move);
        game.expect(played);
        game.click("e7");
        game.key(Key::Escape);
        game.expect(must);
        game.play("e7e5 g4 d8h4");
        game.expect(won);

        let setup = GameSetup { touch: TouchMove::Enforced, ..seats(level(3), Seat::Person) };
        let mut game = Begin { language, setup, ..Begin::default() }.game();
        game.play("f3 e7e5");
        game.command(Command::OfferDraw(Color::Black));
        game.expect(offer);
        game.command(Command::Resign(Color::Black));
        game.expect(lost);
    }
}

/// Two humans are called by their colours; a human against an engine keeps the name that was entered.
#[test]
fn two_humans_are_called_by_their_colours() {
    let mut window = Window::new();
    window.expect("White to move.");
    window.drag("e2", "e4");
    window.expect("White played 1. e4.");
    let setup = GameSetup { white: "Anna".to_owned(), ..white() };
    let game = Begin { setup, ..Begin::default() }.game();
    game.expect("White: Anna, to move");
    game.expect("Your move.");
}

/// Once a game is over, the buttons for what comes next are shown, and commands for a game in progress are gone or
/// disabled.
#[test]
fn a_game_that_has_ended_is_saved_printed_and_reviewed() {
    for (language, labels, stopped) in [
        (EN, ["Rematch", "Review", "Save game…", "Print…", "New game…"], ["Pause", "Save unfinished game…"]),
        (
            NL,
            ["Revanche", "Terugkijken", "Partij bewaren…", "Afdrukken…", "Nieuwe partij…"],
            ["Pauze", "Onvoltooide partij bewaren…"],
        ),
    ] {
        for size in [SIZE, vec2(1366.0, 768.0)] {
            let setup = GameSetup { clock: fischer(300_000, 0), ..people() };
            let mut window = Begin { size, language, setup, ..Begin::default() }.open();
            window.drag("e2", "e4");
            assert!(window.has(stopped[0]));
            window.command(Command::Resign(Color::Black));
            let [painted, _] = window.painted();
            let lacking = labels.iter().find(|label| !painted.iter().any(|text| text == *label));
            assert_eq!(lacking, None, "at {size}: {painted:?}");
            assert!(!window.has(stopped[0]), "{stopped:?}");
            window.choose(if language == EN { "File" } else { "Bestand" });
            assert!(!window.is_able(stopped[1]), "{stopped:?}");
        }
    }
}

/// In a low panel the buttons do not cover the signed result, and there is a button to step back through the game.
#[test]
fn a_result_is_whole_in_a_low_panel() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    for (language, signed) in [(EN, "signed the result."), (NL, "uitslag ondertekend.")] {
        for (size, text_size) in [(vec2(1366.0, 768.0), 200), (SMALL, 100), (SIZE, 100)] {
            let setup = GameSetup { clock: fischer(300_000, 3_000), ..people() };
            let mut window = Begin { size, language, fen: Some(fen), setup, ..Begin::default() }.open();
            window.command(Command::Choose(Choice::TextSize(text_size)));
            window.drag("a1", "a8");
            assert!(window.has(&Texts::new(language).say("cmd-back")), "at {size}");
            window.command(Command::Approve(Color::White));
            window.command(Command::Approve(Color::Black));
            let what = format!("at {size} and {text_size} % in {language:?}");
            let texts = window.painted_texts();
            let shown = texts.iter().find(|text| text.galley.text().contains(signed));
            let place =
                shown.unwrap_or_else(|| panic!("the result is not told {what}")).visual_bounding_rect();
            let card = window.rect(&Texts::new(language).say("cmd-rematch"));
            assert!(place.bottom() <= card.top() - 4.0, "{place:?} reaches {card:?} {what}");
            assert!(window.has(&Texts::new(language).say("cmd-back")), "no way back through the game {what}");
        }
    }
}

/// After a draw against the computer an easier and a harder level are offered, and the review rather than printing.
#[test]
fn levels_and_the_review_are_at_hand() {
    let mut game = Begin { setup: white(), ..Begin::default() }.game();
    game.play("e2e4 e5");
    game.command(Command::OfferDraw(Color::White));
    game.drag("g1", "f3");
    game.replies("Nc6", |reply| reply.accepts_draw = true);
    let [painted, _] = game.painted();
    for label in ["Rematch", "Review", "Easier level", "Harder level"] {
        assert!(painted.iter().any(|text| text == label), "no {label} in {painted:?}");
    }
    assert!(!painted.iter().any(|text| text == "Print…"), "{painted:?}");
}

/// The colour in which a text is painted.
fn ink(window: &Window, text: &str) -> egui::Color32 {
    let texts = window.painted_texts();
    let shown = texts.iter().find(|shown| shown.galley.text() == text);
    shown.unwrap_or_else(|| panic!("{text:?} is not painted")).galley.job.sections[0].format.color
}

/// A result has the colour of success only if the only human at the board has won.
#[test]
fn a_result_is_green_for_the_human_who_won() {
    let palette = jadoube::ui::theme::Palette::of(egui::Theme::Light);
    let mut window = Window::of(people());
    window.drag("e2", "e4");
    window.command(Command::Resign(Color::Black));
    assert_eq!(ink(&window, "De Vries wins."), palette.ink);
    let game = resigned(Begin { setup: white(), ..Begin::default() });
    game.expect("You lost.");
    assert_eq!(ink(&game, "You lost."), palette.ink);
    let mut game = Begin { setup: white(), ..Begin::default() }.game();
    game.drag("e2", "e4");
    game.replies("e5", |reply| reply.resigns = true);
    assert_eq!(ink(&game, "You won."), palette.law);
}
