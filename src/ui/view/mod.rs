//! The types and functions that the screens and the app share, such as the context, requests, messages and commands.

pub(crate) mod board_status;
pub(crate) mod command;
pub(crate) mod command_button;
pub(crate) mod context;
pub(crate) mod evaluation;
pub(crate) mod explain;
pub(crate) mod first_step;
pub(crate) mod game_view;
pub(crate) mod law_card;
pub mod layout;
pub(crate) mod live;
pub(crate) mod message;
pub(crate) mod move_field;
pub(crate) mod openings;
pub(crate) mod request;
pub(crate) mod scene;
pub(crate) mod settings;
pub(crate) mod study_layout;
pub mod tables;
pub(crate) mod tag_form;
pub(crate) mod typing;
pub(crate) mod walk_buttons;
pub(crate) mod window_view;

pub use command::Command;
pub(crate) use command_button::{command_button, command_item};
pub use context::{ViewContext, ViewSettings};
pub(crate) use explain::Explain;
pub use game_view::{Claims, ClockState, GameView};
pub(crate) use law_card::{LawCard, Link};
pub use layout::Layout;
pub(crate) use message::Message;
pub use request::Request;
pub use settings::{Choice, Setting, Settings};
pub(crate) use study_layout::BoardAndPanel;
pub use window_view::{ListStatus, Screen, WindowView};

use std::sync::Arc;

/// A callback with which a thread makes the window show new content.
pub(crate) fn wake(ctx: &egui::Context) -> Arc<dyn Fn() + Send + Sync> {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
