//! Blindfold: pieces that are hidden while the game goes on, and that screen readers still find.

use egui::{CursorIcon, Shape};
use jadoube::ui::Blindfold;
use jadoube::ui::theme::Palette;

use crate::prelude::*;

fn painted(window: &Window) -> usize {
    let board = window.board().expand(1.0);
    window.shapes().iter().filter(|(_, shape)| board.contains_rect(shape.visual_bounding_rect())).count()
}

#[test]
fn hidden_men_are_not_painted() {
    let mut window = Window::new();
    let all = painted(&window);
    for (blindfold, hidden) in [(Blindfold::Own, 16), (Blindfold::Other, 16), (Blindfold::AllMen, 32)] {
        window.command(Command::Choose(Choice::Blindfold(blindfold)));
        assert_eq!(all - painted(&window), hidden, "{blindfold:?}");
        assert_eq!(window.name("e2"), "e2, white pawn");
    }
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4", "moves are made as usual");
    window.command(Command::Choose(Choice::Blindfold(Blindfold::Board)));
    window.drag("e7", "e5");
    assert_eq!(window.moves(), "e4 e5");
    let covers = |window: &Window| {
        let board = window.board();
        let surface = Palette::of(window.harness.ctx.theme()).surface;
        window.shapes().iter().any(|(_, shape)| {
            matches!(shape, Shape::Rect(shape) if shape.fill == surface && shape.rect.expand(1.0).contains_rect(board))
        })
    };
    assert!(covers(&window), "the board is covered");
    window.command(Command::Resign(Color::White));
    assert!(!covers(&window), "all is seen once the game is over");
}

#[test]
fn the_new_game_dialog_hides_men() {
    let mut window = Window::new();
    window.command(Command::NewGame);
    window.activate("All pieces");
    window.activate("Play");
    let before = painted(&window);
    window.command(Command::Choose(Choice::Blindfold(Blindfold::Off)));
    assert_eq!(painted(&window) - before, 32);
}

/// The pointer does not show where hidden pieces are, or where they can go.
#[test]
fn the_pointer_finds_no_hidden_men() {
    let icon = |window: &mut Window, square: &str| {
        window.hover_on(square);
        window.harness.output().platform_output.cursor_icon
    };
    for (blindfold, [on_piece, on_target]) in [
        (Blindfold::Off, [CursorIcon::Grab, CursorIcon::PointingHand]),
        (Blindfold::Own, [CursorIcon::Default; 2]),
        (Blindfold::Board, [CursorIcon::Default; 2]),
    ] {
        let mut window = Window::new();
        window.command(Command::Choose(Choice::Blindfold(blindfold)));
        assert_eq!(icon(&mut window, "e2"), on_piece, "{blindfold:?}");
        window.click("g1");
        assert_eq!(icon(&mut window, "f3"), on_target, "{blindfold:?}");
    }
}
