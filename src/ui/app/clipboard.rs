//! Pasting a position, moves or games, and saving the position shown in a file.
//!
//! Recognising text: see `record::recognise`.

use egui::Context;

use super::App;
use super::overlay::LONG;
use crate::platform::{Pending, copied_files};
use crate::record::pgn::{Games, ReadGame};
use crate::record::{Epd, RecognisedText, RecognitionError, recognise};
use crate::rules::{Excerpt, FenError, PieceLetters, Position};
use crate::start::{Start, StartError};
use crate::study::{Origin, Study};
use crate::table::GameSetup;
use crate::ui::files::Question;
use crate::ui::view::message::PasteSummary;
use crate::ui::view::request::NextGame;
use crate::ui::view::{Message, wake};

/// The file extension of positions.
const FEN: &[&str] = &["fen"];
/// A text of more bytes than this is read on a thread, so that the window stays responsive.
const LARGE: usize = 1 << 18;

/// What a pasted text is.
pub(crate) struct PastedText {
    what: Result<RecognisedText, RecognitionError>,
    /// The first game, and how many more there are.
    games: Option<(ReadGame, usize)>,
}

impl PastedText {
    fn read(text: &str, letters: &PieceLetters) -> PastedText {
        let mut what = recognise(text, letters);
        let mut games = None;
        if matches!(what, Ok(RecognisedText::Games)) {
            let mut all = Games::new(text.as_bytes()).bounded();
            games = all.next().map(|first| (first, all.count()));
            if games.is_none() {
                what = Err(RecognitionError::Unknown(Excerpt::new(text.trim())));
            }
        }
        PastedText { what, games }
    }
}

impl App {
    /// Pastes text. If it names files that were copied in a file manager, the first of them is opened instead.
    pub(crate) fn paste(&mut self, ctx: &Context, text: String) {
        if self.open_first_of(ctx, &copied_files::named_in(&text)) {
            return;
        }
        let letters = self.prefs.texts.language().letters();
        if text.len() <= LARGE {
            return self.take_text(PastedText::read(&text, &letters));
        }
        self.overlay.tell((text.len() as u64 > LONG).then_some(Message::ReadingPasted));
        let read = move || Some(PastedText::read(&text, &letters));
        self.screens.arriving_text = Some(Pending::in_background("pasted text", wake(ctx), read));
    }

    /// Takes a text that was read. A position goes to the editor if that is on screen; from a study it opens another
    /// study; otherwise it starts a game. Moves and games open as a study; if there are several games, only the first
    /// one opens.
    pub(super) fn take_text(&mut self, PastedText { what, games }: PastedText) {
        match (what, games) {
            (Ok(RecognisedText::Position { epd, more }), _) => self.take_position(&epd, more, false),
            (Ok(RecognisedText::Moves(record)), _) => {
                _ = self.open_study(Study::new(*record, Origin::Nowhere));
            }
            (Ok(RecognisedText::Games), Some((first, more))) => {
                let study = Study::new(first.record, Origin::Nowhere).with_faults(first.faults);
                if self.open_study(study) && more > 0 {
                    self.overlay.tell(Message::PastedGames(more));
                }
            }
            (Ok(RecognisedText::Games), None) => {}
            (Err(why), _) => self.overlay.tell(Message::Unrecognised(why)),
        }
    }

    /// Uses a pasted or opened position. Shows what is known of its EPD id, its best move, and the number of positions
    /// after it (`more`).
    pub(crate) fn take_position(&mut self, epd: &Epd, more: usize, opened: bool) {
        let operand = |code: &str| epd.operand(code).map(str::to_owned);
        let pasted = PasteSummary { opened, id: operand("id"), best: operand("bm"), more };
        let pasted =
            Some(pasted).filter(|found| found.more > 0 || found.id.is_some() || found.best.is_some());
        if let Some(editor) = self.screens.editor_mut() {
            // The editor shows what is wrong with the position.
            editor.set_up(epd.setup.clone());
            return self.overlay.tell(pasted.map(Message::Pasted));
        }
        match Position::new(&epd.setup) {
            Ok(position) if self.screens.study_shown().is_some() => {
                self.open_study(Study::from_start(Start::at(position)));
                self.overlay.tell_if_free(pasted.map(Message::Pasted));
            }
            Ok(position) => {
                let start = Start::at(position);
                let setup = GameSetup { start, lot: false, ..self.agreements_on_board() };
                let setup = self.system.reseeded(setup);
                self.start_or_ask(NextGame::NewGame { setup, pasted });
            }
            Err(faults) => {
                let why = RecognitionError::Position(StartError::Fen(FenError::Setup(faults)));
                self.overlay.tell(Message::Unrecognised(why));
            }
        }
    }

    pub(crate) fn save_position(&mut self, ctx: &Context) {
        let (title, name) = (t!(self.prefs.texts, "save-position"), t!(self.prefs.texts, "position-name"));
        let text = self.screens.fen(self.session.table()) + "\n";
        let question = Question::new_file(title, "FEN", FEN, format!("{name}.{}", FEN[0]));
        self.save(ctx, Pending::ready(text.into()), question);
    }
}
