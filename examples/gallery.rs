//! Shows components of the window, each on its own. The density, the language and the theme can be chosen.
//!
//! `cargo run --example gallery`

use eframe::egui::{CentralPanel, Panel, ScrollArea, Theme, Ui};
use jadoube::text::Language;
use jadoube::ui::gallery::{Component, Gallery};
use jadoube::ui::theme::{self, Density};

struct Window {
    galleries: [(Language, Gallery); 2],
    language: usize,
    density: Density,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.density.apply(ui.ctx());
        Panel::top("choices").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (index, (language, _)) in self.galleries.iter().enumerate() {
                    ui.selectable_value(&mut self.language, index, format!("{language:?}"));
                }
                for density in Density::ALL {
                    ui.selectable_value(&mut self.density, density, format!("{density:?}"));
                }
                for chosen in [Theme::Light, Theme::Dark] {
                    if ui.selectable_label(ui.theme() == chosen, format!("{chosen:?}")).clicked() {
                        ui.ctx().set_theme(chosen);
                    }
                }
            });
        });
        let gallery = &mut self.galleries[self.language].1;
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().show(ui, |ui| {
                for component in Component::ALL {
                    ui.heading(component.name());
                    ui.push_id(component.name(), |ui| gallery.show(ui, component));
                    ui.separator();
                }
            });
        });
    }
}

fn main() -> eframe::Result {
    eframe::run_native(
        "Gallery",
        eframe::NativeOptions::default(),
        Box::new(|cc| {
            theme::install(&cc.egui_ctx);
            let galleries = Language::ALL.map(|language| (language, Gallery::new(language)));
            Ok(Box::new(Window { galleries, language: 0, density: Density::Normal }))
        }),
    )
}
