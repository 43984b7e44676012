//! The window on a web page, and the engine in a worker of that page, for `web/page.js`, `web/aloud.js` and
//! `web/worker.js`; also the command line and the engine for other JavaScript hosts.

mod access;
mod audio;
mod commands;
mod files;
mod page;

use std::cell::RefCell;
use std::panic;
use std::sync::Arc;

use eframe::WebRunner;
use wasm_bindgen::prelude::*;

use crate::cli::link::{self, Link};
use crate::platform::Pending;
use crate::platform::web::{downloads, tabs};
use crate::storage::crash::{self, CrashKind};
use crate::ui::{self, App};
use page::Page;

thread_local! {
    static RUNNER: RefCell<Option<WebRunner>> = const { RefCell::new(None) };
    static CONTEXT: RefCell<Option<egui::Context>> = const { RefCell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn report(text: &str);
}

/// Opens the window on a canvas. `tab` is the time at which this tab was opened, in milliseconds since 1970, and
/// `others` are the tabs that were open then. `link` is what follows the `#` of the address.
///
/// # Errors
/// The window could not be opened, for example because the browser does not support WebGL.
#[wasm_bindgen]
pub async fn open_window(
    canvas: web_sys::HtmlCanvasElement,
    tab: f64,
    others: Vec<f64>,
    link: String,
) -> Result<(), JsValue> {
    report_panics();
    tabs::begin(tab as u64, others.into_iter().map(|other| other as u64));
    let runner = WebRunner::new();
    let start = move |cc: &eframe::CreationContext<'_>| {
        let mut environment = ui::environment(cc.gl.as_deref(), Arc::new(files::choose));
        environment.audio = audio::of_browser();
        CONTEXT.set(Some(cc.egui_ctx.clone()));
        let (setup, file) = match link::read(&link) {
            Some(Link::Setup(setup)) => (Some(*setup), None),
            Some(Link::File(name, text)) => (None, Some(downloads::opened(name, text.as_bytes()))),
            None => (None, None),
        };
        let of_board = setup.is_some() || file.is_some();
        let mut app = App::new(&cc.egui_ctx, setup, environment);
        if !of_board {
            app.open_first(&cc.egui_ctx);
        }
        if let Some(file) = file {
            app.open(&cc.egui_ctx, &file);
        }
        Ok(Box::new(Page(app)) as Box<dyn eframe::App>)
    };
    runner.start(canvas, eframe::WebOptions::default(), Box::new(start)).await?;
    RUNNER.set(Some(runner));
    Ok(())
}

/// Opens a file that was dropped on the page.
#[wasm_bindgen]
pub fn open_file(name: &str, bytes: &[u8]) {
    let path = downloads::opened(name, bytes);
    on_page(|page| page.0.background.opening = Some(Pending::ready(path)));
    CONTEXT.with_borrow(|context| context.as_ref().map(egui::Context::request_repaint));
}

/// Saves what is not saved yet, because the page may be closed without further notice.
#[wasm_bindgen]
pub fn leave() {
    on_page(|page| eframe::App::on_exit(page, None));
}

fn on_page(work: impl FnOnce(&mut Page)) {
    RUNNER.with_borrow(|runner| {
        if let Some(mut page) = runner.as_ref().and_then(WebRunner::app_mut::<Page>) {
            work(&mut page);
        }
    });
}

/// Makes a panic leave a crash report, and an error in the browser's console, before it ends the program. The next
/// visit mentions the report.
fn report_panics() {
    panic::set_hook(Box::new(|panic| {
        report(&panic.to_string());
        let text = crash::report(panic, "main", "");
        if let Some(folder) = crash::folder_of_player() {
            let _ = crash::keep(&folder, CrashKind::Crash, &text);
        }
    }));
}
