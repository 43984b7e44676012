//! The position editor: a board on which any position can be set up, and from which a game can begin.
//!
//! The editor has its own board; editing does not change the game. The faults of the position are listed while it is
//! edited, unless a message takes their place.

mod draft;
mod faults;
mod fields;
mod panel;
mod tray;

use egui::{Event, Key, Modifiers, Rect, Ui, UiBuilder};

use crate::record::MarkShape;
use crate::rules::{Color, Piece, Role, Setup, Square};
use crate::ui::board::{Board, BoardEvent, Geometry, LiftedPiece, Marks, View};
use crate::ui::view::{BoardAndPanel, Request, ViewContext, ViewSettings, first_step};
use crate::ui::widgets::take_once;
use draft::Draft;
use faults::SetupVerdict;
use fields::FenField;
use tray::{Tool, Tray};

/// The editor, with the position that is being set up.
pub struct Editor {
    draft: Draft,
    tray: Tray,
    fen: FenField,
    board: Board,
    /// The piece that the pointer picked up; `None` if it holds none.
    lifted: Option<LiftedPiece>,
    /// The square of the piece that the keyboard is about to move; `None` if there is no such piece.
    keyboard_piece: Option<Square>,
    flipped: bool,
    /// The Chess960 number in the panel's field.
    number: u16,
    /// The height of the panel's fields in the last frame.
    fields: f32,
    /// The height of the panel's foot when it was last shown outside the scrolling area.
    foot: f32,
}

impl Editor {
    /// An editor that begins with this position; `flipped` puts Black at the bottom.
    pub fn new(setup: Setup, flipped: bool) -> Editor {
        Editor {
            draft: Draft::new(setup),
            tray: Tray::default(),
            fen: FenField::default(),
            board: Board::default(),
            lifted: None,
            keyboard_piece: None,
            flipped,
            number: 518,
            fields: 120.0,
            foot: 80.0,
        }
    }

    /// Sets up this position, as an edit that can be undone.
    pub fn set_up(&mut self, setup: Setup) {
        self.draft.replace(setup);
    }

    pub fn is_begun(&self) -> bool {
        self.draft.is_begun()
    }

    /// The current position, valid or not.
    pub fn setup(&self) -> &Setup {
        self.draft.setup()
    }

    /// Whether Black is at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    /// Shows the editor in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let places = BoardAndPanel::with_form(ui, place);
        let (board, panel) = (places.board, places.panel());
        let shown = ctx.game().table.position_after(ctx.game().shown);
        let before = (self.draft.setup().clone(), self.tray.tool(), self.flipped);
        let can_study = ctx.game().table.allows_study() || self.draft.setup().board != *shown.board();
        let verdict = SetupVerdict::of(ctx.look.words, self.draft.setup(), can_study);
        let foot = self.show_panel(ui, panel, &verdict, ctx);
        let mut child = ui.new_child(UiBuilder::new().max_rect(board).id_salt("editor board"));
        let geometry = Geometry::within(board, self.flipped, ui.pixels_per_point());
        self.show_board(&mut child, &geometry.with_margin(places.has_margin), &verdict, ctx);
        if let Some(foot) = foot {
            self.show_foot(ui, foot, &verdict, ctx);
        }
        if ctx.look.keys {
            self.keys(ui, ctx.requests);
        }
        if before != (self.draft.setup().clone(), self.tray.tool(), self.flipped) {
            // Some parts may have been drawn before this change.
            ui.ctx().request_repaint();
        }
    }

    fn show_board(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        verdict: &SetupVerdict,
        ctx: &mut ViewContext<'_>,
    ) {
        let look = ctx.look;
        let colors = look.settings.board.colors(ui.theme());
        let time = ui.input(|input| input.time);
        if let Some((tool, square)) = self.tray.follow(ui, geometry) {
            self.use_tool(tool, square);
        }
        let board = &self.draft.setup().board;
        let pieces = std::array::from_fn(|index| board.piece_at(Square::new(index as u8)));
        let marks = Marks { selected: self.keyboard_piece, refusal: verdict.squares, ..Marks::default() };
        let words = look.words;
        let cause =
            |square| if verdict.squares.has(square) { t!(words, "mark-fault") } else { String::new() };
        let label = t!(look.words, "board");
        let name = |square: Square| words.square(square, pieces[square.index()]);
        let view = View {
            marks,
            in_hand: self.lifted,
            movable: board
                .pieces()
                .filter(|(_, piece)| self.lifts(*piece))
                .map(|(square, _)| square)
                .collect(),
            coordinates: look.settings.coordinates,
            description: &cause,
            ..View::of(&pieces, &colors, &label, &name)
        };
        let said = self.board.show(ui, geometry, &view, ctx.art, time);
        first_step::note(ui.ctx(), self.board.stop());
        self.tray.paint_carried(ui, geometry, &colors, ctx.art);
        if !said.is_empty() {
            ui.ctx().request_repaint();
        }
        for said in said {
            self.apply(said);
        }
        if look.keys {
            self.letters(ui, look, geometry);
        }
    }

    fn apply(&mut self, said: BoardEvent) {
        if !matches!(said, BoardEvent::Enter(_)) {
            self.keyboard_piece = None;
        }
        match said {
            BoardEvent::Press(Some(square)) if self.lifted_from(square).is_some() => {
                self.lifted = self.lifted_from(square);
            }
            BoardEvent::Press(Some(square)) | BoardEvent::Enter(square) if self.tray.tool() != Tool::Hand => {
                self.use_tool(self.tray.tool(), square);
            }
            BoardEvent::Release(to) => match self.lifted.take() {
                Some(lifted) if to == Some(lifted.from) => self.use_tool(self.tray.tool(), lifted.from),
                Some(lifted) => self.draft.carry(lifted.from, to),
                None => {}
            },
            BoardEvent::Enter(square) => match self.keyboard_piece.take() {
                Some(from) if from == square => {}
                Some(from) => self.draft.carry(from, Some(square)),
                None => self.keyboard_piece = Some(square).filter(|&square| self.piece(square).is_some()),
            },
            BoardEvent::Cancel => self.lifted = None,
            // The secondary button removes a piece; the editor has no arrows.
            BoardEvent::Draw(drawn) => {
                self.board.drawings.clear();
                if let MarkShape::Circle(square) = drawn.shape {
                    self.draft.put(square, None);
                }
            }
            BoardEvent::Press(_) | BoardEvent::PressOff(_) => {}
        }
    }

    /// Whether the pointer can lift this piece: with the hand, any piece; with a piece chosen in the tray, only a piece
    /// of the same kind and colour, which a click removes; with the eraser, none.
    fn lifts(&self, piece: Piece) -> bool {
        matches!(self.tray.tool(), Tool::Hand) || self.tray.tool() == Tool::Piece(piece)
    }

    fn lifted_from(&self, square: Square) -> Option<LiftedPiece> {
        let piece = self.piece(square).filter(|piece| self.lifts(*piece))?;
        Some(LiftedPiece { from: square, piece })
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.draft.setup().board.piece_at(square)
    }

    fn use_tool(&mut self, tool: Tool, square: Square) {
        match tool {
            Tool::Hand => {}
            Tool::Eraser => self.draft.put(square, None),
            Tool::Piece(piece) if self.tray.tool() == tool => self.draft.put_or_take(square, piece),
            Tool::Piece(piece) => self.draft.put(square, Some(piece)),
        }
    }

    /// Puts a piece on the square with keyboard focus when the piece's letter is typed; Delete and Backspace empty the
    /// square.
    fn letters(&mut self, ui: &Ui, look: ViewSettings<'_>, geometry: &Geometry) {
        let [_, Some(square)] = self.board.pointed(ui, geometry) else { return };
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Text(text) => {
                    if let Some(piece) = piece_of(&text, |role| look.words.letter(role)) {
                        self.keyboard_piece = None;
                        self.draft.put(square, Some(piece));
                    }
                }
                Event::Key { key: Key::Delete | Key::Backspace, pressed: true, .. } => {
                    self.keyboard_piece = None;
                    self.draft.put(square, None);
                }
                _ => {}
            }
        }
    }

    fn keys(&mut self, ui: &Ui, requests: &mut Vec<Request>) {
        let presses = |modifiers, key| ui.input_mut(|input| input.count_and_consume_key(modifiers, key));
        let redo =
            presses(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) + presses(Modifiers::COMMAND, Key::Y);
        (0..redo).for_each(|_| _ = self.draft.redo());
        (0..presses(Modifiers::COMMAND, Key::Z)).for_each(|_| _ = self.draft.undo());
        if take_once(ui, Key::Escape) {
            let busy =
                self.tray.put_down() | self.keyboard_piece.take().is_some() | self.lifted.take().is_some();
            self.board.cancel();
            if !busy {
                requests.push(Request::Return);
            }
        }
    }
}

/// The piece for a letter; capitals stand for White's pieces. A letter of the user's language also counts, unless it is
/// the English letter of another piece.
fn piece_of(text: &str, letter_of: impl Fn(Role) -> char) -> Option<Piece> {
    let mut letters = text.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let color = if letter.is_uppercase() { Color::White } else { Color::Black };
    let capital = letter.to_ascii_uppercase();
    let role = Role::from_letter(letter)
        .or_else(|| Role::ALL.into_iter().find(|&role| role != Role::Pawn && letter_of(role) == capital))?;
    Some(Piece { color, role })
}
