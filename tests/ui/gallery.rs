//! Each component alone: its picture, and what a screen reader finds in it.

use egui::accesskit::{Role, Toggled};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};
use jadoube::ui::gallery::{Component, Gallery};
use jadoube::ui::theme::{self, Density};

use crate::heard::fault;
use crate::prelude::*;

/// A harness that shows only this component.
fn alone(component: Component, language: Language, density: Density, mode: egui::Theme) -> Harness<'static> {
    let mut gallery = Gallery::new(language);
    let width = if density == Density::Normal { 720.0 } else { 480.0 };
    let builder = Harness::builder().with_size(vec2(width, 640.0)).with_theme(mode);
    let builder = builder.with_context_setup(theme::install);
    let mut harness = builder.build_ui(move |ui| {
        density.apply(ui.ctx());
        ui.painter().rect_filled(ui.clip_rect(), 0, ui.visuals().panel_fill);
        gallery.show(ui, component);
    });
    harness.fit_contents();
    harness.run();
    harness
}

#[test]
fn components_look_as_they_should() {
    let mut results = SnapshotResults::new();
    for (language, density, mode, end) in [
        (EN, Density::Normal, egui::Theme::Light, ""),
        (NL, Density::Compact, egui::Theme::Dark, "-compact-in-the-dark"),
    ] {
        for component in Component::ALL {
            let mut harness = alone(component, language, density, mode);
            let options = SnapshotOptions::new().threshold(1.5).max_failed_pixels(60);
            harness.snapshot_options(format!("gallery-{}{end}", component.name()), &options);
            results.extend(harness.take_snapshot_results());
        }
    }
}

/// What a screen reader must find in a component, in this order: roles, with the beginnings of names and descriptions.
fn expected(component: Component) -> &'static [(Role, &'static str, &'static str)] {
    use Role::{Button, Group, Label, Link, RadioButton, RadioGroup};
    match component {
        Component::StartCard => &[
            (Group, "Two players", ""),
            (Button, "Play: Two players", "At one computer."),
            (Button, "Options: Two players", "Names, clock and rules"),
            (Group, "Against the computer", ""),
            (Button, "Play: Against the computer", "You play White"),
            (Button, "Choose level: Against the computer", "The opponent, your colour"),
        ],
        Component::LevelTile => &[
            (RadioGroup, "Opponent", ""),
            (RadioButton, "First moves (about 400)", "Has just learned"),
            (RadioButton, "Learner (about 600)", "Takes free pieces"),
        ],
        Component::Agreement => &[
            (RadioGroup, "Touch-move", ""),
            (RadioButton, "Enforced", "A touched piece must be moved"),
            (RadioButton, "On claim", "You may play another move"),
            (RadioButton, "Off", "Touching a piece has no consequences"),
        ],
        Component::LawCard => &[
            (Label, "White to move.", ""),
            (Label, "The knight on g1 has been touched.", ""),
            (Link, "art. 4.3.1", ""),
            (Label, "That isn’t possible.", ""),
            (Link, "art. 3.8", ""),
            (Label, "1–0 White wins.", ""),
        ],
        Component::PlayerStrip => &[
            (Label, "White: De Vries, to move, 5:03", ""),
            (Label, "Black: Jansen, 0:09, ", ""),
            (Label, "Black: Schoolyard, to move, ", ""),
            (Label, "White: De Vries, result: one point", ""),
        ],
        Component::Clock => &[
            (Label, "5:03", ""),
            (Label, "5:03", ""),
            (Label, "0:48, ", ""),
            (Label, "0:09, ", ""),
            (Label, "0:00, ", ""),
        ],
        Component::Message => {
            &[(Label, "Position copied.", ""), (Label, "Saved as club.pgn.", ""), (Label, "Game copied.", "")]
        }
        Component::Buttons => {
            &[(Button, "Resign", ""), (Button, "Done", ""), (Button, "Claim", ""), (Button, "Take back", "")]
        }
    }
}

#[test]
fn components_have_names_roles_groups_values_and_descriptions() {
    for component in Component::ALL {
        let harness = alone(component, EN, Density::Normal, egui::Theme::Light);
        let nodes: Vec<(Role, String, String)> = harness
            .query_all_by(|_| true)
            .map(|node| node.accesskit_node())
            .map(|node| {
                let name = node.label().or(node.value()).unwrap_or_default();
                (node.role(), name, node.description().unwrap_or_default())
            })
            .collect();
        let mut rest = nodes.iter();
        for (role, begins, described) in expected(component) {
            let found = rest.any(|(other, name, description)| {
                other == role && name.starts_with(begins) && description.starts_with(described)
            });
            assert!(
                found,
                "{component:?} has no {role:?} {begins:?}, described as {described:?}, there: {nodes:#?}"
            );
        }
    }
}

/// In each density, language and theme, controls have what a screen reader needs, and each group of choices has a name
/// and one chosen value.
#[test]
fn nothing_in_a_component_is_nameless() {
    for component in Component::ALL {
        for (density, language, mode) in [
            (Density::Normal, EN, egui::Theme::Dark),
            (Density::Normal, NL, egui::Theme::Light),
            (Density::Compact, EN, egui::Theme::Light),
            (Density::Compact, NL, egui::Theme::Dark),
        ] {
            let harness = alone(component, language, density, mode);
            let mut used = 0;
            for node in harness.query_all_by(|_| true) {
                assert_eq!(fault(&node), None, "{component:?}");
                let node = node.accesskit_node();
                let name = node.label().or(node.value()).unwrap_or_default();
                if matches!(node.role(), Role::Button | Role::RadioButton | Role::Link | Role::Label) {
                    assert!(!name.is_empty(), "{component:?}: a {:?} has no name", node.role());
                    used += 1;
                }
                if node.role() == Role::RadioGroup {
                    let chosen =
                        node.children().filter(|child| child.toggled() == Some(Toggled::True)).count();
                    assert!(
                        !name.is_empty() && chosen == 1,
                        "{component:?}: {chosen} of {name:?} are chosen"
                    );
                }
            }
            assert!(used > 0, "{component:?} shows nothing");
        }
    }
}
