//! The options of an external engine, each with a suitable widget. Default values are not stored.

use std::collections::BTreeMap;

use egui::{ComboBox, DragValue, Ui};

use crate::engine::external::{Handshake, OptionKind, UciOption};
use crate::text::Texts;
use crate::ui::dialogs::form::{field, note, pick, row};

/// The changed values, by option name.
type Changed = BTreeMap<String, String>;

pub fn show(ui: &mut Ui, words: &Texts, declared: &Handshake, changed: &mut Changed) {
    let mut options: Vec<&UciOption> = declared.options.iter().filter(|option| !option.is_ours()).collect();
    // Text options come last. Most of them name files or folders, and few players need them.
    options.sort_by_key(|option| matches!(option.kind, OptionKind::Text(_)));
    for option in options {
        let new = if option.kind == OptionKind::Button {
            pressed(ui, words, option, changed)
        } else {
            let new = widget(ui, words, option, &value(option, changed));
            Some(new).filter(|new| *new != option.default() && option.accepts(new))
        };
        changed.retain(|name, _| !option.is_called(name));
        changed.extend(new.map(|new| (option.name.clone(), new)));
    }
}

/// Shows a button option as a checkbox. A button option has no value; while the checkbox is on, the option is sent each
/// time the engine starts. Returns `None` if the checkbox is off.
fn pressed(ui: &mut Ui, words: &Texts, option: &UciOption, changed: &Changed) -> Option<String> {
    let mut on = changed.keys().any(|name| option.is_called(name));
    ui.checkbox(&mut on, t!(words, "engine-press", option = option.name.as_str()));
    on.then(String::new)
}

/// The value of an option: the changed value if the option accepts it, otherwise the default.
fn value(option: &UciOption, changed: &Changed) -> String {
    let known = changed.iter().find(|(name, value)| option.is_called(name) && option.accepts(value));
    known.map_or_else(|| option.default(), |(_, value)| value.clone())
}

/// Shows the widget for an option that has a value, and returns the new value.
fn widget(ui: &mut Ui, words: &Texts, option: &UciOption, now: &str) -> String {
    let name = &option.name;
    let mut new = now.to_owned();
    match &option.kind {
        OptionKind::Check(_) => {
            let mut on = now == "true";
            ui.checkbox(&mut on, name);
            new = on.to_string();
        }
        OptionKind::Spin { min, max, .. } => {
            let mut number: i64 = now.parse().unwrap_or(*min);
            // Unless the range is very small or very large, dragging by 400 points goes through all of it.
            let speed = ((*max as f64 - *min as f64) / 400.0).clamp(0.05, 100.0);
            let value = DragValue::new(&mut number).range(*min..=*max).speed(speed);
            row(ui, name, |ui| {
                ui.add(value.update_while_editing(false));
                // UCI gives the size of the hash table in megabytes.
                let key = if option.is_called("Hash") { "engine-range-megabytes" } else { "engine-range" };
                note(ui, t!(words, key, min = min.to_string(), max = max.to_string()));
            });
            new = number.to_string();
        }
        OptionKind::Combo { choices, .. } => row(ui, name, |ui| {
            let list = ComboBox::from_id_salt(name).truncate();
            pick(ui, list, &mut new, choices.iter().cloned(), String::clone);
        }),
        OptionKind::Text(_) => {
            field(ui, name, &mut new, "", 1000);
        }
        OptionKind::Button => {}
    }
    new
}
