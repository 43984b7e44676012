//! The lead in material and the captured pieces, as shown after a player's name.

use jadoube::ui::Blindfold;

use crate::prelude::*;

/// The rectangle of a player's strip, and what a screen reader says about it.
fn strip(window: &Window, name: &str) -> (Rect, String) {
    let is_strip = |text: &String| text == name || text.starts_with(&format!("{name},"));
    let strip = window.texts().into_iter().find(is_strip).expect(name);
    (window.rect(&strip), strip)
}

/// Fails unless these leads are announced and painted after the names of White and Black; an empty text is no lead.
fn check(window: &Window, white: &str, black: &str) {
    for (name, points) in [("White", white), ("Black", black)] {
        let (place, strip) = strip(window, name);
        let said = match points {
            "" => "",
            "+1" => "one point ahead in material",
            _ => "points ahead in material",
        };
        assert!(said.is_empty() != strip.contains(" ahead") && strip.contains(said), "{strip:?}: {points:?}");
        let painted = window.painted_texts().into_iter().filter(|text| place.contains(text.pos));
        let painted: Vec<&str> = painted.map(|text| text.galley.text()).collect();
        assert_eq!(
            painted.iter().find(|text| text.starts_with('+')).map_or("", |text| text),
            points,
            "{painted:?}"
        );
    }
}

#[test]
fn lead_stands_after_the_name() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", ""),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "+1", ""),
        ("r3k3/p7/8/8/8/8/B7/4K3 w - - 0 1", "", "+3"),
        ("4k3/nn6/8/8/8/8/8/2B1KB2 w - - 0 1", "", ""),
    ] {
        check(&Window::at(fen), white, black);
    }
}

/// Looking back shows the lead of the position on the board; the setting and blindfold play hide it.
#[test]
fn lead_belongs_to_the_position_shown() {
    let mut window = Window::at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    check(&window, "", "");
    for (gesture, lead) in [("e4d5", "+1"), ("Home", ""), ("End", "+1")] {
        window.play(gesture);
        check(&window, lead, "");
    }
    for hides in [
        Command::Switch(Setting::Material),
        Command::Switch(Setting::Material),
        Command::Choose(Choice::Blindfold(Blindfold::AllMen)),
    ] {
        let shown = window.texts().iter().any(|text| text.contains("one point ahead in material"));
        window.command(hides);
        check(&window, if shown { "" } else { "+1" }, "");
    }
}

/// After a game in which an illegal move stands, what was captured before it and by it is still shown.
#[test]
fn captures_before_an_illegal_move_are_shown() {
    let mut window =
        Window::of(GameSetup { clock: fischer(300_000, 3_000), ..touch(TouchMove::OverTheBoard) });
    window.command(Command::Switch(Setting::Captured));
    window.play("e2e4 clock d7d5 clock e4d5 clock d8d5 clock b1d5 clock b8c6 clock g1f3 clock");
    window.command(Command::Resign(Color::Black));
    assert_eq!(window.table().parts().count(), 1);
    for (name, count) in [("White", 2), ("Black", 1)] {
        let (place, _) = strip(&window, name);
        let is_picture = |shape: &egui::Shape| shape.texture_id() != egui::TextureId::default();
        let is_inside = |shape: &egui::Shape| place.contains(shape.visual_bounding_rect().center());
        let shapes = window.shapes().into_iter().map(|(_, shape)| shape);
        let pictures = shapes.filter(|shape| is_picture(shape) && is_inside(shape));
        assert_eq!(pictures.count(), count, "{name}");
    }
}
