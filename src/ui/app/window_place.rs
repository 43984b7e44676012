//! Records the state of the window, which is restored in the next run.

use egui::{Context, Vec2, ViewportBuilder, ViewportCommand};

use crate::storage::settings::WindowPlace;
use crate::ui::theme::size;

/// The state of the window, and the progress of restoring it.
#[derive(Debug, Default)]
pub struct Placement {
    pub(super) now: Option<WindowPlace>,
    frames: u32,
    /// Moves the window onto a screen if none shows enough of its title bar. It is called in the first frame.
    pub bring_back: Option<fn(&eframe::Frame)>,
}

/// Makes the window open as it was left or, if `left` is `None`, at the usual size.
pub fn placed(builder: ViewportBuilder, left: Option<WindowPlace>) -> ViewportBuilder {
    let Some(WindowPlace { size, corner, maximized, full_screen }) = left else {
        return builder.with_inner_size(size::WINDOW);
    };
    let size = Vec2::from(size).max(size::WINDOW_MIN.into());
    let builder = builder.with_inner_size(size).with_maximized(maximized).with_fullscreen(full_screen);
    match corner {
        Some(corner) => builder.with_position(corner),
        None => builder,
    }
}

impl Placement {
    /// In the first frame, moves the window onto a screen if necessary. In the second, restores its maximised or
    /// full-screen state at the end of the previous run (`left`). From then on, records its state.
    pub(super) fn note(&mut self, ctx: &Context, frame: &eframe::Frame, left: Option<WindowPlace>) {
        self.frames = self.frames.saturating_add(1);
        match self.frames {
            1 => self.bring_back.map(|bring_back| bring_back(frame)).unwrap_or_default(),
            2 => insist(ctx, left),
            _ => self.now = Some(place(ctx, self.now.or(left))),
        }
    }
}

/// Restores the maximised or full-screen state. On X11, some desktops forget this state if it was set before the window
/// was shown.
fn insist(ctx: &Context, left: Option<WindowPlace>) {
    let (maximized, full_screen) =
        ctx.input(|input| (input.viewport().maximized, input.viewport().fullscreen));
    let Some(left) = left else { return };
    if left.full_screen && full_screen == Some(false) {
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
    } else if left.maximized && maximized == Some(false) {
        ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
    }
    ctx.request_repaint();
}

/// The state of the window. While it is maximised, minimised or full screen, its previous size and place are kept.
fn place(ctx: &Context, before: Option<WindowPlace>) -> WindowPlace {
    let zoom = ctx.zoom_factor();
    let info = ctx.input(|input| input.viewport().clone());
    let [maximized, full_screen] = [info.maximized, info.fullscreen].map(|is| is.unwrap_or(false));
    let before = before.filter(|_| maximized || full_screen || info.minimized == Some(true));
    let size = (ctx.viewport_rect().size() * zoom).round();
    let corner = info.outer_rect.map(|outer| (outer.min * zoom).round().into());
    WindowPlace {
        size: before.map_or(size.into(), |before| before.size),
        corner: before.map_or(corner, |before| before.corner),
        maximized,
        full_screen,
    }
}
