//! Files on the player's computer. They are chosen in the browser's dialog, and saved where the browser saves
//! downloads.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use egui::Context;
use wasm_bindgen::prelude::*;

use crate::platform::web::{downloads, host::HOST};
use crate::ui::files::Question;

/// Asks the player which file to open. A new file needs no question: the browser saves it like any download.
pub fn choose(ctx: &Context, question: Question) -> Receiver<PathBuf> {
    let (answer, receiver) = channel();
    if let Some(name) = question.new {
        // The receiver exists, so this can't fail.
        let _ = answer.send(downloads::new_file(&name));
        ctx.request_repaint();
        return receiver;
    }
    let extensions: Vec<String> = question.extensions.iter().map(|name| format!(".{name}")).collect();
    let ctx = ctx.clone();
    let chosen = Closure::once_into_js(move |name: Option<String>, bytes: Option<Vec<u8>>| {
        if let Some((name, bytes)) = name.zip(bytes) {
            // The receiver may be gone.
            let _ = answer.send(downloads::opened(&name, &bytes));
        }
        drop(answer);
        ctx.request_repaint();
    });
    HOST.with(|host| host.as_ref().map(|host| host.choose(&extensions.join(","), &chosen)));
    receiver
}
