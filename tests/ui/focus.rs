//! The focused widget is always visible as such and has a name, in every part of the window.

use egui::epaint::ClippedShape;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::ui::{Command, Request};

use crate::window::{Begin, Window};

/// The largest number of tab stops in one part of the window.
const STOPS: usize = 120;

fn command(window: &mut Window, command: Command) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(command));
    window.harness.run();
}

/// What is painted where this is.
fn painted(window: &Window, place: egui::Rect) -> Vec<ClippedShape> {
    let near = |shape: &&ClippedShape| shape.shape.visual_bounding_rect().intersects(place.expand(3.0));
    window.harness.output().shapes.iter().filter(near).cloned().collect()
}

/// The name and rectangle of the focused widget.
fn focused(window: &Window) -> Option<(String, egui::Rect)> {
    let mut all = window.harness.query_all_by(|node| node.is_focused() && !node.is_hidden());
    let node = all.next()?;
    let name = node.accesskit_node().label().or_else(|| node.accesskit_node().value());
    Some((name.unwrap_or_default(), node.rect()))
}

#[test]
fn focused_widget_is_visible_and_named() {
    type Open = fn(&mut Window);
    let table: [(&str, Open); 18] = [
        ("game", |w| w.drag("e2", "e4")),
        ("game over", |w| {
            w.drag("e2", "e4");
            command(w, Command::Resign(jadoube::rules::Color::White));
        }),
        ("claim", |w| {
            w.drag("e2", "e4");
            command(w, Command::Claim);
        }),
        ("room by number", |w| command(w, Command::Chess960)),
        ("room by dice", |w| {
            command(w, Command::Chess960);
            w.choose("By dice");
        }),
        ("room in turn", |w| {
            command(w, Command::Chess960);
            w.choose("In turn");
        }),
        ("lesson", |w| command(w, Command::Lesson)),
        ("study", |w| {
            w.drag("e2", "e4");
            command(w, Command::StudyGame);
        }),
        ("editor", |w| command(w, Command::Editor)),
        ("new game", |w| command(w, Command::NewGame)),
        ("keys", |w| command(w, Command::Shortcuts)),
        ("engines", |w| command(w, Command::Engines)),
        ("recent games", |w| command(w, Command::Recent)),
        ("about", |w| command(w, Command::About)),
        ("start screen", |w| command(w, Command::Start)),
        ("book", |w| command(w, Command::Book)),
        ("tour", |w| command(w, Command::Tour)),
        ("settings", |w| command(w, Command::Settings)),
    ];
    let mut wrong = Vec::new();
    for (name, open) in table {
        for dark in [false, true] {
            let mut window = Begin { size: vec2(1000.0, 700.0), dark, ..Begin::default() }.open();
            open(&mut window);
            let (mut stops, mut met): (Vec<String>, Vec<egui::Id>) = (Vec::new(), Vec::new());
            for _ in 0..STOPS {
                let before = window.harness.output().shapes.clone();
                window.key(Key::Tab);
                let Some((label, place)) = focused(&window) else { continue };
                let id = window.harness.ctx.memory(egui::Memory::focused);
                let again = id.is_some_and(|id| met.last() == Some(&id));
                if !again && id.is_some_and(|id| met.contains(&id)) {
                    break;
                }
                met.extend(id);
                let near =
                    |shape: &&ClippedShape| shape.shape.visual_bounding_rect().intersects(place.expand(3.0));
                let before: Vec<ClippedShape> = before.iter().filter(near).cloned().collect();
                if !again && before == painted(&window, place) {
                    wrong.push(format!(
                        "{name}: {label} looks the same with the keyboard and without, after {:?}",
                        stops.last()
                    ));
                }
                if label.is_empty() {
                    wrong.push(format!("{name}: something after {:?} has no name", stops.last()));
                }
                stops.push(label);
            }
            assert!(!stops.is_empty(), "{name}: Tab comes to nothing");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
