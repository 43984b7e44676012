//! The electronic-board dialog, which shows the driver, what is known about the board, and the pieces on it.

use egui::{Button, Key, Role, Sense, Ui, Vec2, WidgetInfo};

use super::engines::{line_of, words_of};
use super::form::{agreement, choices, fault, field, note, row};
use super::shell::Shell;
use crate::eboard::SquareContent;
use crate::platform::port::SerialPortInfo;
use crate::rules::Square;
use crate::session::board_driver::BoardProgram;
use crate::ui::board::{Board, Geometry, Marks, View};
use crate::ui::view::board_status::{BoardLink, BoardStatus, difference};
use crate::ui::view::request::BoardRequest;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{Arrangement, Choice, Choices};

/// The maximum number of differences that are listed.
const MAX_LISTED: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DriverKind {
    Chessnut,
    Millennium,
    Simulation,
    Other,
}

/// The state of the dialog.
pub struct BoardForm {
    kind: DriverKind,
    /// The computer's serial ports.
    pub ports: Vec<SerialPortInfo>,
    /// The text that was entered for each kind of driver: the name of a port or of a file, or a command.
    texts: [String; 4],
    status: BoardStatus,
    board: Board,
}

impl BoardForm {
    /// A dialog that shows this state of the board. The driver that was chosen last is filled in, or the Chessnut
    /// driver if none was chosen.
    pub fn new(status: BoardStatus, program: Option<&BoardProgram>, ports: Vec<SerialPortInfo>) -> BoardForm {
        let (kind, text) = match program {
            None | Some(BoardProgram::Chessnut) => (DriverKind::Chessnut, String::new()),
            Some(BoardProgram::Millennium(name)) => (DriverKind::Millennium, name.clone()),
            Some(BoardProgram::Simulation(name)) => (DriverKind::Simulation, name.clone()),
            Some(BoardProgram::Other(words)) => (DriverKind::Other, line_of(words)),
        };
        let mut texts = <[String; 4]>::default();
        texts[kind as usize] = text;
        BoardForm { kind, ports, texts, status, board: Board::default() }
    }

    /// Sets the state of the board that the dialog shows.
    pub fn update(&mut self, status: BoardStatus) {
        self.status = status;
    }

    /// The chosen driver; `None` while a field that it needs is empty.
    fn program(&self) -> Option<BoardProgram> {
        let text = self.texts[self.kind as usize].trim();
        let program = match self.kind {
            DriverKind::Chessnut => return Some(BoardProgram::Chessnut),
            DriverKind::Millennium => BoardProgram::Millennium(text.to_owned()),
            DriverKind::Simulation => BoardProgram::Simulation(text.to_owned()),
            DriverKind::Other => BoardProgram::Other(words_of(text)),
        };
        (!text.is_empty()).then_some(program)
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let title = t!(words, "eboard");
        // Enter in a field connects the board.
        Shell { width: 640.0, takes_enter: false, ..shell }.tell(&title, ctx, |ui, ctx| {
            ui.label(t!(words, "eboard-about"));
            let kinds = [
                (DriverKind::Chessnut, "eboard-chessnut"),
                (DriverKind::Millennium, "eboard-millennium"),
                (DriverKind::Simulation, "eboard-simulation"),
                (DriverKind::Other, "eboard-other"),
            ];
            agreement(ui, &t!(words, "eboard-driver"), &mut self.kind, &choices(words, &kinds));
            if self.kind == DriverKind::Millennium {
                self.offer_ports(ui, ctx);
            }
            let keys = match self.kind {
                DriverKind::Chessnut => None,
                DriverKind::Millennium => Some(["eboard-port", "eboard-port-hint"]),
                DriverKind::Simulation => Some(["eboard-file", "eboard-file-hint"]),
                DriverKind::Other => Some(["eboard-command", "eboard-command-hint"]),
            };
            let entered = keys.is_some_and(|keys| {
                let ([name, hint], text) =
                    (keys.map(|key| t!(words, key)), &mut self.texts[self.kind as usize]);
                let response = field(ui, &name, text, &hint, 400);
                response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
            });
            self.buttons(ui, ctx, entered);
            self.show_status(ui, ctx);
        });
    }

    /// Shows the computer's serial ports, and a button that looks for ports again. A port can be chosen instead of
    /// being typed.
    fn offer_ports(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let name = t!(words, "eboard-ports");
        let choice = |port: &SerialPortInfo| {
            let spoken = port.to_string();
            Choice::new(port.name.clone(), &port.name).detail(&port.product).name(spoken)
        };
        let choices: Vec<_> = self.ports.iter().map(choice).collect();
        row(ui, &name, |ui| {
            if choices.is_empty() {
                note(ui, t!(words, "eboard-no-ports"));
            } else {
                let list = Choices { name: &name, arrangement: Arrangement::Chips, choices: &choices };
                list.show(ui, &mut self.texts[DriverKind::Millennium as usize]);
            }
            if ui.button(t!(words, "eboard-find-ports")).clicked() {
                ctx.requests.push(Request::ElectronicBoard(BoardRequest::FindPorts));
            }
        });
    }

    fn buttons(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>, entered: bool) {
        let (words, status) = (ctx.look.words, &self.status);
        let buttons = [
            ("eboard-connect", self.program().map(BoardRequest::Connect), entered),
            ("eboard-disconnect", status.link.is_open().then_some(BoardRequest::Disconnect), false),
            ("eboard-turn", status.seen.is_some().then_some(BoardRequest::Turn), false),
        ];
        ui.horizontal_wrapped(|ui| {
            for (key, request, entered) in buttons {
                let button = ui.add_enabled(request.is_some(), Button::new(t!(words, key)));
                let request = request.filter(|_| button.clicked() || entered);
                ctx.requests.extend(request.map(Request::ElectronicBoard));
            }
        });
    }

    fn show_status(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, status) = (ctx.look.words, &self.status);
        let link = status.link.sentence(words);
        match status.link {
            BoardLink::Gone(_) | BoardLink::Failed(_) => fault(ui, link),
            BoardLink::None | BoardLink::Waiting | BoardLink::Connected(_) => _ = ui.label(link),
        }
        if let Some(percent) = status.battery {
            note(ui, t!(words, "eboard-battery", percent = percent.to_string()));
        }
        if status.seen.is_none() {
            return;
        }
        ui.horizontal_top(|ui| {
            self.picture(ui, ctx);
            ui.vertical(|ui| {
                if status.differences.is_empty() {
                    ui.label(t!(words, "eboard-agrees"));
                }
                for one in status.differences.iter().take(MAX_LISTED) {
                    ui.label(difference(words, one));
                }
                let more = status.differences.len().saturating_sub(MAX_LISTED);
                if more > 0 {
                    note(ui, t!(words, "eboard-more", count = more));
                }
            });
        });
    }

    /// Shows the pieces on the board, and marks the squares that differ from the game. A piece that the board can't
    /// identify is shown as the piece that should be there; if none should be, it is not shown.
    fn picture(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let Some(seen) = &self.status.seen else { return };
        let (place, response) = ui.allocate_exact_size(Vec2::splat(200.0), Sense::hover());
        let name = t!(ctx.look.words, "eboard-picture");
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        let colors = ctx.look.settings.board.colors(ui.theme());
        let pieces = std::array::from_fn(|index| {
            let square = Square::new(index as u8);
            match seen.at(square) {
                SquareContent::Empty => None,
                SquareContent::Occupied => self.status.expected.piece_at(square),
                SquareContent::Piece(piece) => Some(piece),
            }
        });
        let refusal = self.status.differences.iter().map(|one| one.square).collect();
        let nothing = |_| String::new();
        let view = View {
            marks: Marks { refusal, ..Marks::default() },
            coordinates: true,
            ..View::of(&pieces, &colors, &name, &nothing)
        };
        let geometry = Geometry::within(place, false, ui.pixels_per_point());
        self.board.show_still(ui, &geometry, &view, ctx.art);
    }
}
