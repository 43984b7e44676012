//! The content of the window, as a list for the web page. On a desktop, screen readers get the same content as a tree.
//!
//! The page offers the list to screen readers as elements of its own, since the window is only a picture to a browser.

use std::cell::RefCell;

use egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

use super::CONTEXT;

thread_local! {
    static NODES: RefCell<Vec<Value>> = const { RefCell::new(Vec::new()) };
    static PRESSED: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// A plugin that stores the content of each frame as a list, and passes presses on to the window.
struct Reader;

impl Plugin for Reader {
    fn debug_name(&self) -> &'static str {
        "page"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        let pressed = PRESSED.take().into_iter();
        input.events.extend(pressed.map(|node| {
            let (target_node, action) = (NodeId(node), Action::Click);
            Event::AccessKitActionRequest(ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node,
                data: None,
            })
        }));
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &output.platform_output.accesskit_update else { return };
        let nodes = update.nodes.iter().map(|(id, node)| {
            let place = node.bounds().map(|bounds| [bounds.x0, bounds.y0, bounds.x1, bounds.y1]);
            json!({
                "id": id.0.to_string(),
                "role": format!("{:?}", node.role()),
                "label": node.label(),
                "value": node.value(),
                "place": place,
                "disabled": node.is_disabled(),
                "toggled": node.toggled().map(|toggled| format!("{toggled:?}")),
                "focused": *id == update.focus,
            })
        });
        NODES.set(nodes.collect());
    }
}

/// Starts collecting the content of the window in each frame.
#[wasm_bindgen]
pub fn read_window() {
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context {
            context.enable_accesskit();
            if context.with_plugin(|_: &mut Reader| ()).is_none() {
                context.add_plugin(Reader);
            }
            context.request_repaint();
        }
    });
}

/// The content of the window in the last frame, as JSON: a list of nodes, and the factor by which their coordinates
/// must be multiplied to be in CSS pixels.
#[wasm_bindgen]
pub fn window_nodes() -> String {
    let zoom = CONTEXT.with_borrow(|context| context.as_ref().map_or(1.0, Context::zoom_factor));
    json!({ "zoom": zoom, "nodes": NODES.with_borrow(Clone::clone) }).to_string()
}

/// Presses the node with this id in the list.
#[wasm_bindgen]
pub fn press_node(id: &str) {
    if let Ok(id) = id.parse() {
        PRESSED.with_borrow_mut(|pressed| pressed.push(id));
        CONTEXT.with_borrow(|context| context.as_ref().map(Context::request_repaint));
    }
}
