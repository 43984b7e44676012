//! What a board with a table shows in a frame, and the requests it returns.
//!
//! `ui::board` paints the board; `ui::view::scene` arranges pieces and marks.

use egui::{MouseWheelUnit, Rect, Ui};

use super::TableBoard;
use super::promotion::Promotion;
use crate::record::Mark;
use crate::rules::{Bitboard, Color};
use crate::table::{Deed, Table};
use crate::ui::board::{BoardEvent, Geometry, OffBoardPiece, Paint, Tray, TrayPiece, View};
use crate::ui::theme::Art;
use crate::ui::view::scene::BoardScene;
use crate::ui::view::{Command, Message, Request, ViewSettings, live};

/// The table, and how to show it.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools, reason = "each is independent of the others")]
pub struct BoardView<'a> {
    pub table: &'a Table,
    /// The number of plies before the position that is shown.
    pub shown: usize,
    /// A count of moves. When it changes, presses are ignored for a moment.
    pub made: usize,
    pub message: Option<&'a Message>,
    pub look: ViewSettings<'a>,
    /// The colour whose pieces are drawn upside down; `None` if neither colour's are.
    pub upside_down: Option<Color>,
    /// Whether White's and Black's pieces are invisible.
    pub hidden: [bool; 2],
    /// The place for pieces that were taken off the board; `None` if there is no such place.
    pub tray: Option<Rect>,
    /// The part of the window in which a piece may be held off the board.
    pub room: Rect,
    /// The part of `room` that should stay visible while a piece is held off the board.
    pub clear: Rect,
    /// The squares of the last move if the table did not make that move itself; otherwise empty.
    pub last_move: Bitboard,
    pub hinted: Bitboard,
    /// An arrow or a circle to paint over the pieces; `None` for neither.
    pub arrow: Option<Mark>,
    /// The arrow of an engine's move; `None` if none is shown.
    pub engine_move: Option<Mark>,
    /// Whether no piece is shown as movable. Input is still reported.
    pub closed: bool,
    /// Whether the choice of a promotion piece may be shown.
    pub promotes: bool,
    /// Whether the wheel can go one move back, and forward.
    pub walks: [bool; 2],
}

impl<'a> BoardView<'a> {
    /// The view of the current position, for a board that can't step back through the moves.
    pub fn of(table: &'a Table, look: ViewSettings<'a>, room: Rect) -> BoardView<'a> {
        let shown = table.moves().len();
        BoardView {
            table,
            shown,
            made: shown,
            message: None,
            look,
            upside_down: None,
            hidden: [false; 2],
            tray: None,
            room,
            clear: Rect::NOTHING,
            last_move: Bitboard::EMPTY,
            hinted: Bitboard::EMPTY,
            arrow: None,
            engine_move: None,
            closed: false,
            promotes: true,
            walks: [false; 2],
        }
    }

    fn is_live(&self) -> bool {
        self.shown == self.table.moves().len()
    }

    fn scene(&self, hand: &TableBoard, ui: &Ui, geometry: &Geometry) -> BoardScene {
        let message = self.message.or(hand.message.as_ref());
        // A declined offer and a message about a file mark no squares, and do not hide the wall of pawns that made the
        // position dead.
        let message =
            message.filter(|message| !matches!(message, Message::Declined(..)) && !message.is_about_file());
        let refusal = message.map_or_else(|| self.table.wall(), Message::squares);
        let mut scene = BoardScene::of(self.table, self.shown, refusal, hand.keyboard_piece);
        if let Some(from) = hand.dragged_other() {
            scene.take_in_hand(from);
        }
        scene.preview(self.table, hand.widget.pointed(ui, geometry));
        scene.marks.last_move |= self.last_move;
        scene.marks.hinted = self.hinted;
        if self.closed {
            scene.movable = Bitboard::EMPTY;
        }
        scene
    }
}

impl TableBoard {
    /// Shows the board. Returns the requests that result from input on it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        showing: &BoardView<'_>,
        art: &mut Art,
    ) -> Vec<Request> {
        let (table, words, settings) = (showing.table, showing.look.words, showing.look.settings);
        let live = showing.is_live();
        let scene = showing.scene(self, ui, geometry);
        let colors = settings.board.colors(ui.theme());
        let (label, king) = (t!(words, "board"), t!(words, "king-in-hand"));
        let able = scene.in_hand.is_none() && scene.marks.can_comply.is_empty();
        let taken_off = scene.taken_off.iter().map(|&(piece, is_held)| {
            let name = t!(words, "off-board", piece = words.colored_piece(piece));
            TrayPiece { piece, is_held, name }
        });
        let taken_off: Vec<TrayPiece> = taken_off.collect();
        let is_live = scene.movable.any();
        let name = |square| scene.name(words, square);
        let description = |square| scene.description(words, square);
        let view = View {
            made: showing.made,
            live,
            off_centre: settings.off_centre,
            upside_down: showing.upside_down,
            hidden: showing.hidden,
            adjusting: table.is_adjusting() && live,
            marks: scene.marks,
            in_hand: scene.in_hand,
            off_board: scene.beside.map(|lifted| OffBoardPiece {
                lifted,
                room: showing.room,
                clear: showing.clear,
                able,
                name: &king,
            }),
            tray: showing.tray.map(|place| Tray { place, pieces: &taken_off, is_live }),
            movable: scene.movable,
            coordinates: settings.coordinates,
            promoting: live && self.promotes(table).is_some(),
            description: &description,
            ..View::of(&scene.pieces, &colors, &label, &name)
        };
        let time = ui.input(|input| input.time);
        if std::mem::take(&mut self.is_refused) {
            live::refuse(ui.ctx());
        }
        let events = self.widget.show(ui, geometry, &view, art, time).into_iter();
        let mut requests: Vec<Request> =
            events.filter(|event| !matches!(event, BoardEvent::Draw(_))).map(Request::Board).collect();
        let (ctx, painter) = (ui.ctx(), ui.painter());
        let paint = Paint { ctx, painter, board: geometry, colors: &colors, upside_down: None };
        if let Some(arrow) = showing.arrow {
            paint.drawing(arrow);
        }
        if let Some(arrow) = showing.engine_move {
            paint.engine_move(arrow);
        }
        if let Some(square) = self.promotes(table).filter(|_| live && showing.promotes) {
            let color = table.position().turn();
            let upside_down = showing.upside_down == Some(color);
            let promotion = Promotion { square, color, board: geometry, upside_down, words };
            requests.extend(promotion.show(ui, art).map(|to| Request::Do(Deed::Promote { to })));
        }
        requests.extend(self.turn_wheel(ui, geometry, showing));
        if !requests.is_empty() {
            // The requests change what the next frame shows, and nothing else asks egui for that frame.
            ui.ctx().request_repaint();
        }
        requests
    }

    /// Steps through the moves when the wheel is turned over the board. Returns the request for the step; `None` if no
    /// step is due or possible.
    fn turn_wheel(&mut self, ui: &Ui, geometry: &Geometry, showing: &BoardView<'_>) -> Option<Request> {
        let over = ui.input(|input| input.pointer.hover_pos())?;
        let on_board =
            geometry.square_at(over).is_some() && ui.ctx().layer_id_at(over) == Some(ui.layer_id());
        if !on_board || showing.table.in_hand().is_some() || showing.table.held().is_some() {
            return None;
        }
        self.wheel += ui.input(|input| input.events.iter().map(notches).sum::<f32>());
        if self.wheel.abs() < 1.0 {
            return None;
        }
        let back = std::mem::take(&mut self.wheel) > 0.0;
        let [can_back, can_forward] = showing.walks;
        let (command, can) = if back { (Command::Back, can_back) } else { (Command::Forward, can_forward) };
        can.then_some(Request::Command(command))
    }
}

/// How far a wheel was turned, in notches. A touchpad reports many small distances in points; 40 points are one notch.
fn notches(event: &egui::Event) -> f32 {
    match event {
        egui::Event::MouseWheel { delta, unit: MouseWheelUnit::Point, .. } => delta.y / 40.0,
        egui::Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    }
}
