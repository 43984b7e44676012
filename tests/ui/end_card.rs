//! The end of a game: how the result is worded, which buttons are shown, and how the only human at the board is
//! addressed.

use crate::prelude::*;
use jadoube::engine::Level;

fn resigned(begin: Begin) -> Game {
    let mut game = begin.game();
    game.drag("e2", "e4");
    game.command(Command::Resign(Color::White));
    game
}

#[test]
fn no_label_is_cut() {
    for (language, labels) in both::<4>("what is next") {
        let sizes = [SMALL, vec2(760.0, 560.0), SIZE].into_iter();
        for (size, clock) in
            sizes.flat_map(|size| [[None, None], fischer(300_000, 0)].map(|clock| (size, clock)))
        {
            let setup = GameSetup { clock, ..white() };
            let game = resigned(Begin { size, language, setup, ..Begin::default() });
            let [painted, _] = game.painted();
            let cut = labels.iter().find(|label| !painted.contains(&(**label).to_owned()));
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
        let mut game = Game::of(seats(Seat::Person, opponent));
        game.drag("e2", "e4");
        if person_wins {
            game.replies("e5", |reply| reply.resigns = true);
        } else {
            game.command(Command::Resign(if two { Color::Black } else { Color::White }));
        }
        assert!(game.table().result().is_some());
        let [painted, _] = game.painted();
        let mut labels = ["Easier level", "Harder level"].into_iter();
        assert_eq!(labels.find(|label| painted.contains(&(*label).to_owned())), offered);
    }
}

#[test]
fn the_rest_is_under_more() {
    let mut game = resigned(Begin { setup: white(), ..Begin::default() });
    game.choose("More");
    game.expect_all(&["Play a harder level", "Study this game", "Flip board"]);
    game.choose("Play a harder level");
    assert_eq!(game.table().seat(Color::White).level(), level(4).level());
}

/// The engine has White. In the first game, it is mated; in the second, the human resigns.
#[test]
fn a_human_who_plays_an_engine_is_you() {
    for (language, [to_move, played, must, offer, won, lost]) in both("you") {
        let setup = GameSetup { touch: TouchMove::Enforced, ..seats(level(3), Seat::Person) };
        let begin = || Begin { language, setup: setup.clone(), ..Begin::default() };
        let mut game = begin().game();
        game.plays("f3");
        game.expect_all(&[to_move, played]);
        game.window.play("e7 Escape");
        game.expect(must);
        game.play("e7e5 g4 d8h4");
        game.expect(won);

        let mut game = begin().game();
        game.play("f3 e7e5");
        game.command(Command::OfferDraw(Color::Black));
        game.expect(offer);
        game.command(Command::Resign(Color::Black));
        game.expect(lost);
    }
}

/// Two humans without names are called by their colours; a human against an engine keeps the name that was entered.
#[test]
fn two_humans_are_called_by_their_colours() {
    let mut window = Window::new();
    window.expect("White to move.");
    window.drag("e2", "e4");
    window.expect("White played 1. e4.");
    let game = Game::of(GameSetup { white: "Anna".to_owned(), ..white() });
    game.expect_all(&["White: Anna, to move", "Your move."]);
}

/// After the end, the button to pause is gone, and the command to save an unfinished game is disabled.
#[test]
fn a_game_that_has_ended_is_saved_printed_and_reviewed() {
    for (language, [file, pause, save, labels @ ..]) in both::<8>("a game that has ended") {
        for size in [SIZE, vec2(1366.0, 768.0)] {
            let setup = GameSetup { clock: fischer(300_000, 0), ..people() };
            let mut window = Begin { size, language, setup, ..Begin::default() }.open();
            window.drag("e2", "e4");
            assert!(window.has(pause));
            window.command(Command::Resign(Color::Black));
            let [painted, _] = window.painted();
            let lacking = labels.iter().find(|label| !painted.contains(&(**label).to_owned()));
            assert_eq!(lacking, None, "at {size}: {painted:?}");
            assert!(!window.has(pause), "{language:?}");
            window.choose(file);
            assert!(!window.is_able(save), "{language:?}");
        }
    }
}

/// In a low panel, the buttons do not cover the signed result, and there is a button to step back through the game.
#[test]
fn a_result_is_whole_in_a_low_panel() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    for (language, signed) in [(EN, "signed the result."), (NL, "uitslag ondertekend.")] {
        let say = |key| Texts::new(language).say(key);
        for (size, text_size) in [(vec2(1366.0, 768.0), 200), (SMALL, 100), (SIZE, 100)] {
            let setup = GameSetup { clock: fischer(300_000, 3_000), ..people() };
            let mut window = Begin { size, language, fen: Some(fen), setup, ..Begin::default() }.open();
            window.command(Command::Choose(Choice::TextSize(text_size)));
            window.drag("a1", "a8");
            assert!(window.has(&say("cmd-back")), "at {size}");
            window.command(Command::Approve(Color::White));
            window.command(Command::Approve(Color::Black));
            let what = format!("at {size} and {text_size} % in {language:?}");
            let texts = window.painted_texts();
            let shown = texts.iter().find(|text| text.galley.text().contains(signed)).expect(&what);
            let place = shown.visual_bounding_rect();
            let card = window.rect(&say("cmd-rematch"));
            assert!(place.bottom() <= card.top() - 4.0, "{place:?} reaches {card:?} {what}");
            assert!(window.has(&say("cmd-back")), "no way back through the game {what}");
        }
    }
}

/// After a draw against the computer, there are no buttons to print or to sign.
#[test]
fn levels_and_the_review_are_at_hand() {
    let mut game = Game::of(white());
    game.play("e2e4 e5");
    game.command(Command::OfferDraw(Color::White));
    game.drag("g1", "f3");
    game.replies("Nc6", |reply| reply.accepts_draw = true);
    let [painted, _] = game.painted();
    let labels = ["Rematch", "Review", "Easier level", "Harder level", "Print…", "Skip"];
    let shown = labels.map(|label| painted.contains(&label.to_owned()));
    assert_eq!(shown, [true, true, true, true, false, false], "{painted:?}");
}

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
    assert_eq!(ink(&game, "You lost."), palette.ink);
    let mut game = Game::of(white());
    game.drag("e2", "e4");
    game.replies("e5", |reply| reply.resigns = true);
    assert_eq!(ink(&game, "You won."), palette.law);
}
