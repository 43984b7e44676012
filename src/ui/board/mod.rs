//! The board on the screen. It is given pieces, marks, targets and an orientation; it tells of presses and releases.
//!
//! It picks a piece up on the raw press: what egui calls a drag begins only after six points or 0.8 seconds.
//!
//! Absent on purpose: chess. Which move a press and a release make, and whether it is one, the table decides.

mod geometry;
mod input;
mod motion;
mod paint;

pub use geometry::Geometry;
pub use input::{Brush, Button, Drawing, Event, Held, Input, Said};
pub use motion::{LetGo, Motion, Placement};
pub use paint::Paint;

use egui::{
    CursorIcon, EventFilter, Id, Key, PointerButton, Pos2, Response, Role, Sense, Ui, WidgetInfo, accesskit,
};

use super::art::Art;
use super::theme::BoardColors;
use crate::rules::{Bitboard, Square};

/// What is marked on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    pub last_move: Bitboard,
    pub selected: Option<Square>,
    pub targets: Bitboard,
    pub check: Option<Square>,
    pub refusal: Bitboard,
}

/// What to show.
pub struct View<'a> {
    pub pieces: &'a Placement,
    pub marks: Marks,
    /// The square whose piece is where the pointer is, while a press goes on.
    pub in_hand: Option<Square>,
    /// Pieces that a press picks up: the pointer shows it.
    pub movable: Bitboard,
    pub coordinates: bool,
    pub colors: &'a BoardColors,
    /// A secondary press cancels although no piece is in hand.
    pub cancelable: bool,
    /// The accessible name of a square, and what is marked there.
    pub name: &'a dyn Fn(Square) -> String,
    pub description: &'a dyn Fn(Square) -> String,
}

/// What the board remembers from frame to frame.
pub struct Board {
    input: Input,
    motion: Motion,
    drawings: Vec<Drawing>,
    let_go: Option<LetGo>,
    cursor: Square,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            input: Input::default(),
            motion: Motion::default(),
            drawings: Vec::new(),
            let_go: None,
            cursor: Square::new(12),
        }
    }
}

impl Board {
    /// The arrows and circles that the player drew.
    pub fn drawings(&self) -> &[Drawing] {
        &self.drawings
    }

    /// Wipes the arrows and circles.
    pub fn wipe(&mut self) {
        self.drawings.clear();
    }

    /// Escape: ends the press that is going on.
    pub fn cancel(&mut self) {
        self.input.cancel();
    }

    /// Shows the board and tells what was done to it. `time` is in seconds.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        view: &View<'_>,
        art: &mut Art,
        time: f64,
    ) -> Vec<Said> {
        let mut said = Vec::new();
        let squares = self.squares(ui, geometry, view, &mut said);
        self.pointer(ui, geometry, view, &mut said);
        self.motion.follow(view.pieces, self.let_go.take(), time);
        self.draw(&said);
        let focused = squares.has_focus().then_some(self.cursor);
        self.paint(ui, geometry, view, art, focused, time);
        self.pointer_shape(ui, geometry, view);
        if self.motion.busy(time) {
            ui.ctx().request_repaint();
        }
        said
    }

    /// Feeds the raw pointer to the state machine.
    fn pointer(&mut self, ui: &Ui, geometry: &Geometry, view: &View<'_>, said: &mut Vec<Said>) {
        let covered = egui::Popup::is_any_open(ui.ctx());
        let mine = |at: Pos2| !covered && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
        let events = ui.input(|input| input.events.clone());
        for event in events.iter().filter_map(translate) {
            if let Event::Down(button, at, _) = event {
                let idle = self.input.held().is_none();
                if idle && !mine(at) {
                    continue;
                }
                if button == Button::Secondary && view.cancelable {
                    said.push(Said::Cancel);
                    continue;
                }
                if button == Button::Primary && idle {
                    self.drawings.clear();
                }
            }
            if let (Event::Up(Button::Primary, at), Some(held)) = (event, self.input.held()) {
                self.let_go = carried(view, held).then(|| LetGo {
                    from: view.in_hand.unwrap_or(held.pressed),
                    spot: geometry.spot_at(at),
                });
            }
            self.input.take(event, geometry, said);
        }
    }

    /// Arrows stay with the board; presses go to the caller.
    fn draw(&mut self, said: &[Said]) {
        for said in said {
            if let Said::Draw(new) = said {
                let old = self.drawings.iter().position(|old| (old.from, old.to) == (new.from, new.to));
                let erased = old.map(|index| self.drawings.remove(index));
                if erased.is_none_or(|old| old.brush != new.brush) {
                    self.drawings.push(*new);
                }
            }
        }
    }

    /// One accessible node a square. One of them, the keyboard's place, is reached with Tab; arrows move it.
    fn squares(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        view: &View<'_>,
        said: &mut Vec<Said>,
    ) -> Response {
        let mut focused = None;
        for square in Square::all() {
            let sense = if square == self.cursor { Sense::CLICK | Sense::FOCUSABLE } else { Sense::HOVER };
            let id = square_id(ui, square);
            let response = ui.interact(geometry.square(square), id, sense);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, (view.name)(square)));
            self.spoken_to(ui, id, square, said);
            let description = (view.description)(square);
            if !description.is_empty() {
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(description));
            }
            if square == self.cursor {
                focused = Some(response);
            }
        }
        let focused = focused
            .unwrap_or_else(|| ui.interact(geometry.rect(), ui.scope_id().with("board"), Sense::hover()));
        if focused.has_focus() {
            self.keys(ui, geometry, focused.id, said);
        }
        focused
    }

    /// A click or the focus that comes from a program which reads the window aloud.
    fn spoken_to(&mut self, ui: &Ui, id: Id, square: Square, said: &mut Vec<Said>) {
        ui.ctx().accesskit_node_builder(id, |node| {
            node.add_action(accesskit::Action::Click);
            node.add_action(accesskit::Action::Focus);
        });
        let asked = |action| ui.input(|input| input.has_accesskit_action_request(id, action));
        if asked(accesskit::Action::Click) {
            said.extend([Said::Press(square), Said::Release(Some(square))]);
        }
        if asked(accesskit::Action::Focus) {
            self.cursor = square;
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }

    fn keys(&mut self, ui: &mut Ui, geometry: &Geometry, id: Id, said: &mut Vec<Said>) {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let turn = if geometry.flipped() { -1 } else { 1 };
        for (key, files, ranks) in
            [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, 1), (Key::ArrowDown, 0, -1)]
        {
            if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key))
                && let Some(next) = self.cursor.offset(files * turn, ranks * turn)
            {
                self.cursor = next;
                let id = square_id(ui, next);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
        for key in [Key::Enter, Key::Space] {
            if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key)) {
                said.extend([Said::Press(self.cursor), Said::Release(Some(self.cursor))]);
            }
        }
    }

    fn paint(
        &self,
        ui: &Ui,
        geometry: &Geometry,
        view: &View<'_>,
        art: &mut Art,
        focused: Option<Square>,
        time: f64,
    ) {
        let paint = Paint { ctx: ui.ctx(), painter: ui.painter(), board: geometry, colors: view.colors };
        let hand = self.input.held().filter(|held| carried(view, *held));
        let pointer = hand.and_then(|held| held.at);
        paint.squares();
        paint_marks(&paint, view, pointer.and_then(|at| geometry.square_at(at)));
        if view.coordinates {
            paint.coordinates();
        }
        for (square, piece, opacity) in self.motion.fading(time) {
            paint.piece(art, piece, geometry.square(square).center(), opacity);
        }
        let mut flying = Vec::new();
        for square in Square::all() {
            let Some(piece) = view.pieces[square.index()] else { continue };
            if let Some(spot) = self.motion.flying(square, time) {
                flying.push((piece, geometry.point(spot)));
                continue;
            }
            let lifted = pointer.is_some() && view.in_hand == Some(square);
            let opacity = if lifted { super::theme::share::GHOST } else { 1.0 };
            paint.piece(art, piece, geometry.square(square).center(), opacity);
        }
        if let Some(square) = focused {
            paint.cursor(square);
        }
        for drawing in self.drawings.iter().copied().chain(self.input.drawing(geometry)) {
            paint.drawing(drawing);
        }
        for (piece, at) in flying {
            paint.piece(art, piece, at, 1.0);
        }
        if let (Some(at), Some(square)) = (pointer, view.in_hand)
            && let Some(piece) = view.pieces[square.index()]
        {
            let above = Paint { painter: &above_all(ui), ..paint };
            above.lifted(art, piece, at);
        }
    }

    fn pointer_shape(&self, ui: &Ui, geometry: &Geometry, view: &View<'_>) {
        if self.input.held().is_some() && view.in_hand.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            return;
        }
        let over = ui.input(|input| input.pointer.hover_pos());
        let square = over
            .filter(|at| ui.ctx().layer_id_at(*at) == Some(ui.layer_id()))
            .and_then(|at| geometry.square_at(at));
        if let Some(square) = square {
            if view.movable.has(square) {
                ui.ctx().set_cursor_icon(CursorIcon::Grab);
            } else if view.marks.targets.has(square) {
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
        }
    }
}

fn paint_marks(paint: &Paint<'_>, view: &View<'_>, hovered: Option<Square>) {
    let marks = &view.marks;
    if let Some(square) = hovered.filter(|square| marks.targets.has(*square)) {
        paint.hovered_target(square);
    }
    for square in marks.last_move {
        paint.brackets(square);
    }
    if let Some(square) = marks.check {
        paint.check(square);
    }
    for square in marks.refusal {
        paint.refusal(square);
    }
    if let Some(square) = marks.selected {
        paint.frame(square);
    }
    for square in marks.targets {
        paint.target(square, view.pieces[square.index()].is_some());
    }
}

/// Whether the piece in hand is at the pointer. One picked up by pressing a target stays on its square until the pointer
/// moves, so that a second click lets it fly.
fn carried(view: &View<'_>, held: Held) -> bool {
    view.in_hand.is_some_and(|square| square == held.pressed || held.dragged)
}

/// Above everything but dialogs and menus, and clipped by the window only.
fn above_all(ui: &Ui) -> egui::Painter {
    ui.painter().with_clip_rect(ui.ctx().content_rect())
}

/// The node of a square.
fn square_id(ui: &Ui, square: Square) -> Id {
    ui.scope_id().with("square").with(square.index())
}

fn translate(event: &egui::Event) -> Option<Event> {
    Some(match *event {
        egui::Event::PointerButton { pos, button, pressed, modifiers } => {
            let button = match button {
                PointerButton::Primary => Button::Primary,
                PointerButton::Secondary => Button::Secondary,
                _ => return None,
            };
            match pressed {
                true => Event::Down(button, pos, Brush::of(modifiers.shift, modifiers.alt)),
                false => Event::Up(button, pos),
            }
        }
        egui::Event::PointerMoved(pos) => Event::Move(pos),
        egui::Event::PointerGone => Event::Gone,
        egui::Event::WindowFocused(false) => Event::Lost,
        _ => return None,
    })
}
