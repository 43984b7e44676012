//! What the window asks of the desktop: to keep the screen on, to call a player, and to show a title.

use egui::{UserAttentionType, ViewportCommand, ViewportId};

use crate::clock_alone::clock;
use crate::prelude::*;

/// The requests about the screen: the reason to keep it on, or `None` to let it go dark again.
type Heard = Arc<Mutex<Vec<Option<String>>>>;

fn listened(begin: Begin) -> (Window, Heard) {
    let heard = Heard::default();
    let said = Arc::clone(&heard);
    let keep_screen_on = Arc::new(move |reason| said.lock().expect("no panic").push(reason));
    (Begin { keep_screen_on, ..begin }.open(), heard)
}

#[track_caller]
fn said(heard: &Heard, expected: &[Option<&str>]) {
    let said = std::mem::take(&mut *heard.lock().expect("no panic"));
    assert_eq!(said.iter().map(Option::as_deref).collect::<Vec<_>>(), expected);
}

fn focus(window: &mut Window, focused: bool) {
    window.harness.input_mut().focused = focused;
    window.event(Event::WindowFocused(focused));
}

/// Runs ten steps, and returns how often the window called a player, and the titles that it set.
fn asked(window: &mut Window) -> (usize, Vec<String>) {
    let (mut calls, mut titles) = (0, Vec::new());
    for _ in 0..10 {
        window.harness.step();
        for command in &window.harness.output().viewport_output[&ViewportId::ROOT].commands {
            match command {
                ViewportCommand::RequestUserAttention(UserAttentionType::Informational) => calls += 1,
                ViewportCommand::Title(title) => titles.push(title.clone()),
                _ => {}
            }
        }
    }
    (calls, titles)
}

#[test]
fn the_screen_is_asked_for_and_given_back() {
    let playing = Some("A game is being played");
    let (mut window, heard) = listened(Begin::default());
    said(&heard, &[]);
    window.drag("e2", "e4");
    said(&heard, &[playing]);
    focus(&mut window, false);
    said(&heard, &[None]);
    focus(&mut window, true);
    said(&heard, &[playing]);
    window.command(Command::Book);
    said(&heard, &[None]);

    let minutes = GameSetup { clock: fischer(60_000, 0), ..GameSetup::default() };
    let (mut window, heard) = listened(Begin { setup: minutes, language: NL, ..Begin::default() });
    window.drag("e2", "e4");
    said(&heard, &[Some("Er wordt een partij gespeeld")]);
    focus(&mut window, false);
    said(&heard, &[]);
    window.command(Command::Clock);
    said(&heard, &[None]);

    let (mut window, heard) =
        listened(Begin { setup: clock(ClockKind::Fischer, 60_000, 0), ..Begin::default() });
    window.command(Command::PressClock);
    said(&heard, &[playing]);
    window.command(Command::Clock);
    said(&heard, &[None]);
}

#[test]
fn a_player_who_looks_elsewhere_is_called() {
    for (focused, draw) in [(false, false), (true, false), (false, true)] {
        let mut game = Game::of(white());
        game.drag("e2", "e4");
        focus(&mut game.window, focused);
        game.answer("e5", |reply| reply.offers_draw = draw);
        game.pass(800);
        assert_eq!(asked(&mut game.window).0 > 0, !focused, "in front: {focused}, a draw offered: {draw}");
        game.expect_moves("e4 e5");
        assert_eq!(game.table().draw_offer().is_some(), draw);
    }
}

#[test]
fn a_player_who_looks_elsewhere_is_called_when_a_flag_falls() {
    for (clock_only, focused, calls) in [(false, false, 1), (false, true, 0), (true, false, 1)] {
        let mut window = Window::of(GameSetup { clock_only, ..clock(ClockKind::Fischer, 1_000, 0) });
        match clock_only {
            true => window.command(Command::PressClock),
            false => window.drag("e2", "e4"),
        }
        focus(&mut window, focused);
        asked(&mut window);
        window.pass(1_100);
        assert_eq!(asked(&mut window).0, calls, "the clock alone: {clock_only}, in front: {focused}");
    }
}

/// Nobody is called for a move in a game between two people at the board, or between two engines.
#[test]
fn no_call_where_no_player_is_awaited() {
    let mut window = Window::new();
    focus(&mut window, false);
    window.drag("e2", "e4");
    assert_eq!(asked(&mut window).0, 0);
    let mut game = Game::of(seats(level(3), level(3)));
    focus(&mut game.window, false);
    game.answer("e4", |_| ());
    game.pass(800);
    assert_eq!(asked(&mut game.window).0, 0);
    game.expect_moves("e4");
}

#[test]
fn the_title_names_the_game() {
    let mut window = Window::of(people());
    window.drag("e2", "e4");
    assert_eq!(window.harness.state().title(), "De Vries – Jansen – Jadoube");
    // The title is set only when it changes.
    assert!(asked(&mut window).1.is_empty());
    let game = "[White \"Réti, Richard\"]\n[Black \"?\"]\n\n1. Nf3 *";
    window.harness.event(Event::Paste(game.to_owned()));
    assert_eq!(asked(&mut window).1, ["Réti, Richard – Black – Jadoube"]);
    window.harness.event(Event::Paste(game.replace('?', "Tartakower, Savielly")));
    assert_eq!(asked(&mut window).1, ["Réti, Richard – Tartakower, Savielly – Jadoube"]);

    let mut window = Window::new();
    window.drag("e2", "e4");
    assert_eq!(window.harness.state().title(), "Jadoube", "nobody has a name");
    let mut game = Game::of(white());
    game.drag("e2", "e4");
    assert_eq!(game.harness.state().title(), "You – Jadoube · Schoolyard (about 800) – Jadoube");
}
