//! Each component alone: its picture, and what a screen reader finds in it.

use egui::accesskit::{Role, Toggled};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};
use jadoube::ui::gallery::{Component, Gallery};
use jadoube::ui::theme::{self, Density};

use crate::heard::fault;
use crate::prelude::*;

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

/// A screen reader finds the nodes that `gallery.tsv` lists for a component, in this order.
#[test]
fn components_have_names_roles_groups_values_and_descriptions() {
    for component in Component::ALL {
        let harness = alone(component, EN, Density::Normal, egui::Theme::Light);
        let nodes: Vec<[String; 3]> = harness
            .query_all_by(|_| true)
            .map(|node| node.accesskit_node())
            .map(|node| {
                let name = node.label().or(node.value()).unwrap_or_default();
                [format!("{:?}", node.role()), name, node.description().unwrap_or_default()]
            })
            .collect();
        let mut rest = nodes.iter();
        let rows = cases::<4>(include_str!("gallery.tsv")).filter(|row| row[0] == component.name());
        let rows: Vec<_> = rows.collect();
        assert!(!rows.is_empty(), "{component:?} is not in the table");
        for [_, role, begins, described] in rows {
            let found = rest.any(|[other, name, description]| {
                other == role && name.starts_with(begins) && description.starts_with(described)
            });
            assert!(found, "{component:?} has no {role} {begins:?}, described as {described:?}: {nodes:#?}");
        }
    }
}

/// Controls have what a screen reader needs, and each group of choices has a name and one chosen value.
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
                let chosen = node.children().filter(|child| child.toggled() == Some(Toggled::True)).count();
                let is_fault = node.role() == Role::RadioGroup && (name.is_empty() || chosen != 1);
                assert!(!is_fault, "{component:?}: {chosen} of {name:?} are chosen");
            }
            assert!(used > 0, "{component:?} shows nothing");
        }
    }
}
