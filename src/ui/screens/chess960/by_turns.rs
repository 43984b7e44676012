//! The choice of a start by placing the pieces in turn, Black first. The remaining pieces are in a tray, from which the
//! players place them on the first rank.
//!
//! The touch-move rule does not apply before the game begins: a player may choose a piece, put it back and choose a
//! different one.

use egui::{Event, Key, RichText, Ui, Vec2};

use super::errors::{Refusal, causes, placed_on, why};
use super::method::{Method, Top};
use super::steps;
use super::tray::{Tray, TrayChoice};
use crate::rules::{Bitboard, Color, File, Rank, Role, Square};
use crate::start::{InTurn, Start};
use crate::table::GameSetup;
use crate::text::Texts;
use crate::ui::board::{BoardEvent, Marks};
use crate::ui::theme::{Art, tokens};
use crate::ui::view::{LawCard, Request, ViewSettings, explain};
use crate::ui::widgets::{message_button, take_once};

/// A start that is being made by placing the pieces in turn.
#[derive(Default)]
pub struct ByTurns {
    in_turn: InTurn,
    names: [String; 2],
    /// Which sides engines play; the players place the pieces of these sides too.
    engines: [bool; 2],
    tray: Tray,
    refused: Option<Refusal>,
    /// The piece that was chosen when the last letter was typed, and the file that this letter names: "1" then
    /// completes the name of the square. `None` if there is nothing to complete.
    typed: Option<(Role, File)>,
    /// How much the player who placed last asks to take back; `None` while nobody asks.
    asking: Option<UndoScope>,
    /// The square to which keyboard focus goes next; `None` if it stays where it is.
    goes_on: Option<Square>,
    /// The square on which a piece has just arrived, and the point of the tray from which it came, in squares from the
    /// top left corner of the board.
    arrival: Option<(Square, Vec2)>,
}

/// What a player asks to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum UndoScope {
    Last,
    All,
}

impl ByTurns {
    pub fn new(setup: &GameSetup) -> ByTurns {
        let mut method = ByTurns::default();
        method.agree(setup);
        method
    }

    fn name(&self, words: &Texts, color: Color) -> String {
        explain::name_or_color(words, &self.names[color.index()], color)
    }

    /// Puts the chosen piece on `square`, or records why that is refused. A `square` of `None` is a place outside the
    /// board. `carried` says whether the piece was dragged there; otherwise its move from the tray is animated.
    fn place(&mut self, square: Option<Square>, carried: bool) {
        (self.refused, self.typed) = (None, None);
        let Some(role) = self.tray.chosen() else {
            // With no piece chosen, a click on a placed piece is ignored, and so is any click once all pieces are
            // placed.
            let placed: Bitboard =
                self.in_turn.placed().iter().map(|placed| placed_on(placed.file)).collect();
            let is_open = |square: &Square| self.in_turn.turn().is_some() && !placed.has(*square);
            self.refused = square.filter(is_open).map(|_| Refusal::NoPiece);
            return;
        };
        let Some(square) = square.filter(|square| square.rank() == Rank::R1) else {
            self.refused = Some(Refusal::Elsewhere);
            return;
        };
        match self.in_turn.place(role, square.file()) {
            Ok(()) => {
                self.arrival = self.tray.spot().map(|from| (square, from)).filter(|_| !carried);
                self.tray.placed();
                self.asking = None;
            }
            Err(refusal) => self.refused = Some(Refusal::Placement(square.file(), refusal)),
        }
    }

    fn take_back(&mut self, asked: UndoScope) {
        let count = if asked == UndoScope::All { self.in_turn.placed().len() } else { 1 };
        for _ in 0..count {
            if self.in_turn.take_back().is_some() {
                self.tray.take_back();
            }
        }
        (self.asking, self.refused) = (None, None);
    }

    /// Handles the keys: a letter chooses a piece, and a square after it ("Be1") gets keyboard focus, so that Enter
    /// places the piece there; Escape puts the chosen piece back, and dismisses a refusal or a question.
    fn keys(&mut self, ui: &Ui, words: &Texts) {
        let busy = self.tray.chosen().is_some() || self.asking.is_some() || self.refused.is_some();
        if busy && take_once(ui, Key::Escape) {
            self.tray.put_down();
            (self.refused, self.asking, self.typed) = (None, None, None);
        }
        for event in ui.input(|input| input.events.clone()) {
            let Event::Text(text) = event else { continue };
            text.chars().for_each(|letter| self.type_letter(letter, words));
            ui.ctx().request_repaint();
        }
    }

    /// Handles a typed letter. A letter that names both a file and a piece chooses the piece; if a piece was chosen
    /// before and "1" follows, the letter and "1" name a square instead.
    fn type_letter(&mut self, letter: char, words: &Texts) {
        if letter == '1' {
            if let Some((role, file)) = self.typed.take() {
                self.tray.choose(role);
                (self.refused, self.goes_on) = (None, Some(placed_on(file)));
            }
            return;
        }
        self.typed = self.tray.chosen().zip(File::from_letter(letter.to_ascii_lowercase()));
        let letter = letter.to_uppercase().next();
        if let Some(role) = InTurn::PIECES.into_iter().find(|role| Some(words.letter(*role)) == letter) {
            self.tray.choose(role);
            self.goes_on_from_chosen();
        } else if let Some((_, file)) = self.typed {
            self.goes_on = Some(placed_on(file));
        }
    }

    /// Moves keyboard focus to the first square on which the chosen piece may be placed, and dismisses a refusal.
    fn goes_on_from_chosen(&mut self) {
        self.refused = None;
        self.goes_on = self.open_squares().into_iter().next();
    }

    /// The squares on which the chosen piece may be placed.
    fn open_squares(&self) -> Bitboard {
        let Some(role) = self.tray.chosen() else { return Bitboard::EMPTY };
        let open = File::ALL.into_iter().filter(|file| self.in_turn.refusal(role, *file).is_none());
        open.map(placed_on).collect()
    }

    /// Shows the buttons with which the player who placed last asks to take pieces back, and those with which the other
    /// player answers.
    fn take_back_row(&mut self, ui: &mut Ui, words: &Texts) {
        let last = self.in_turn.placed().last().copied();
        ui.horizontal_wrapped(|ui| {
            for (key, asked) in [("turns-take-back", UndoScope::Last), ("turns-again", UndoScope::All)] {
                if message_button(ui, words, key, last.is_some() && self.asking.is_none()) {
                    (self.asking, self.refused) = (Some(asked), None);
                    self.tray.put_down();
                }
            }
        });
        let Some((last, asked)) = last.zip(self.asking) else { return };
        let asker = !InTurn::color_of(self.in_turn.placed().len());
        let (name, other) = (self.name(words, asker), self.name(words, !asker));
        let question = match asked {
            UndoScope::All => t!(words, "turns-asks-all", name, other),
            UndoScope::Last => {
                let square = placed_on(last.file).to_string();
                t!(words, "turns-asks", name, other, role = last.role.name(), square)
            }
        };
        ui.label(RichText::new(question).font(tokens(ui.ctx()).bold()));
        ui.horizontal_wrapped(|ui| {
            if message_button(ui, words, "answer-yes", true) {
                self.take_back(asked);
            }
            if message_button(ui, words, "answer-no", true) {
                self.asking = None;
            }
        });
    }
}

impl Method for ByTurns {
    fn row(&self) -> [Option<Role>; 8] {
        self.in_turn.row()
    }

    fn start(&self) -> Option<Start> {
        Start::in_turn(self.in_turn.clone())
    }

    fn law(&self, look: ViewSettings<'_>) -> LawCard {
        let words = look.words;
        if let Some(refused) = self.refused {
            return why(words, refused);
        }
        let Some(color) = self.in_turn.turn() else {
            let number = self.in_turn.number().unwrap_or_default().to_string();
            return LawCard::of(t!(words, "room-ready", number), t!(words, "turns-done"));
        };
        let is_first = self.in_turn.placed().is_empty();
        let detail = match self.tray.chosen() {
            Some(role) => {
                let opposite = is_first.then(|| t!(words, "turns-opposite"));
                words.paragraph([t!(words, "turns-chosen", role = role.name())].into_iter().chain(opposite))
            }
            None if is_first => t!(words, "turns-how"),
            None => String::new(),
        };
        let title = match self.engines[color.index()] {
            true => t!(words, "turns-for-engine", color = color.name()),
            false => t!(words, "turns-turn", name = self.name(words, color)),
        };
        // Sighted players see on the board where the last piece was placed; `aloud` has the text for screen readers.
        let placed = self.in_turn.placed().last().filter(|_| self.tray.chosen().is_none());
        let placed = placed.map(|placed| {
            let square = placed_on(placed.file).to_string();
            [t!(words, "turns-placed", role = placed.role.name(), square), title.clone()]
        });
        LawCard { aloud: placed, ..LawCard::of(title, detail) }
    }

    fn usual_cards(&self, look: ViewSettings<'_>) -> Vec<LawCard> {
        let words = look.words;
        let title = t!(words, "turns-turn", name = self.name(words, Color::Black));
        let chosen =
            |role: Role| [t!(words, "turns-chosen", role = role.name()), t!(words, "turns-opposite")];
        let chosen = InTurn::PIECES.into_iter().map(|role| words.paragraph(chosen(role)));
        let details = chosen.chain([t!(words, "turns-how")]);
        details.map(|detail| LawCard::of(title.clone(), detail)).collect()
    }

    fn marks(&self) -> Marks {
        let refusal = match self.refused {
            Some(Refusal::Placement(file, refusal)) => causes(&self.in_turn, file, refusal),
            _ => Bitboard::EMPTY,
        };
        Marks { targets: self.open_squares(), refusal, ..Marks::default() }
    }

    fn description(&self, look: ViewSettings<'_>, square: Square) -> String {
        let chosen = self.tray.chosen().filter(|_| self.open_squares().has(square));
        chosen.map(|role| t!(look.words, "turns-target", role = role.name())).unwrap_or_default()
    }

    fn agree(&mut self, setup: &GameSetup) {
        // The players place the pieces for an engine, so its side is named by its colour.
        let name = |color: Color| Some(setup.name(color)).filter(|_| setup.seats[color.index()].is_person());
        self.names = Color::ALL.map(|color| name(color).unwrap_or_default().to_owned());
        self.engines = Color::ALL.map(|color| !setup.seats[color.index()].is_person());
    }

    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, _requests: &mut Vec<Request>) {
        if look.keys {
            self.keys(ui, look.words);
        }
        self.take_back_row(ui, look.words);
        let names = Color::ALL.map(|color| self.name(look.words, color));
        ui.scope(|ui| steps::of_turns(ui, &self.in_turn, &names, look.words));
    }

    fn on_board(&mut self, ui: &mut Ui, top: &Top<'_>, art: &mut Art, _time: f64) {
        if self.in_turn.turn().is_none() {
            return;
        }
        let chosen = self.tray.chosen();
        let took = self.tray.show(ui, top, art);
        if chosen != self.tray.chosen() {
            self.refused = None;
        }
        match took {
            Some(TrayChoice::LetGo(square)) => {
                self.place(square, true);
                self.tray.put_down();
            }
            Some(TrayChoice::Chose) => self.goes_on_from_chosen(),
            None => {}
        }
        if took.is_some() {
            ui.ctx().request_repaint();
        }
        self.tray.paint_carried(ui, top, art);
    }

    fn take(&mut self, said: BoardEvent) {
        match said {
            BoardEvent::Press(Some(square)) => self.place(Some(square), false),
            BoardEvent::Enter(square) => {
                self.place(Some(square), false);
                self.tray.takes_keyboard |= self.refused.is_none();
            }
            BoardEvent::Cancel => self.tray.put_down(),
            BoardEvent::Press(None)
            | BoardEvent::PressOff(_)
            | BoardEvent::Release(_)
            | BoardEvent::Draw(_) => {}
        }
    }

    fn arrivals(&mut self) -> Vec<(Square, Vec2)> {
        self.arrival.take().into_iter().collect()
    }

    fn goes_on_at(&mut self) -> Option<Square> {
        self.goes_on.take()
    }
}
