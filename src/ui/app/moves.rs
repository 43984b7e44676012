//! Handles what human players do at the table, with the pointer, the keyboard, typed moves, commands and claims; what
//! the session reports, such as fallen flags, engines' moves, dead positions and hints; and the messages that result.
//!
//! The session ignores deeds in an engine's name.
//!
//! For what the table does with a deed, see `table`; for engines, `session::players`.

#![deny(clippy::wildcard_enum_match_arm)]

use egui::Context;

use super::App;
use crate::game::GameEnd;
use crate::rules::{CastlingSide, Color, Square};
use crate::session::{ClockPress, Event, Session};
use crate::table::{Action, Deed, Notice, Reason, Table, TimeReading};
use crate::text::messages::sentence;
use crate::text::spoken_move::sentence_of;
use crate::text::typed_move;
use crate::ui::board::BoardEvent;
use crate::ui::dialogs::Dialog;
use crate::ui::screens::game::claim_card::{ClaimForm, is_draw};
use crate::ui::screens::game::{GameScreen, PanelState};
use crate::ui::table_board::DeedTarget;
use crate::ui::table_board::hand::{BoardUse, HandEffect};
use crate::ui::view::request::ClockKey;
use crate::ui::view::typing::{Typing, letter_command};
use crate::ui::view::{ClockState, Command, Message, explain, move_field};

/// The game session, with the current time.
struct Live<'a> {
    session: &'a mut Session,
    now: TimeReading,
}

impl DeedTarget for Live<'_> {
    fn table(&self) -> &Table {
        self.session.table()
    }

    fn apply(&mut self, deed: Deed) -> Vec<Notice> {
        self.session.apply(deed, self.now)
    }
}

impl App {
    /// Carries out a deed of a player at the table.
    pub(crate) fn deed(&mut self, deed: Deed) {
        if !self.session.allows(&deed) {
            self.screens.game.back = None;
            return;
        }
        // Without a press that counts, a release or Escape does not return to the current position; nor does turning
        // analysis on or off.
        let is_idle =
            !self.screens.game.board.is_pressing() && matches!(deed, Deed::Release { .. } | Deed::Cancel);
        if !is_idle && !matches!(deed, Deed::Analysis { .. }) {
            self.screens.game.back = None;
        }
        if !matches!(deed, Deed::Release { .. } | Deed::Tick) {
            self.overlay.dismiss();
            self.screens.game.panel_state.choosing = false;
        }
        let now = self.now();
        let notices = self.screens.game.board.apply(&mut Live { session: &mut self.session, now }, deed);
        self.on_notices(&notices);
    }

    pub(crate) fn on_board(&mut self, event: BoardEvent) {
        let game = self.game();
        let (is_persons_turn, is_adjourned) = (game.is_person(game.turn()), game.is_adjourned());
        let is_confirming = self.screens.game.shows_approval(game);
        let GameScreen { board, panel_state, back, .. } = &mut self.screens.game;
        let claim = panel_state.claiming.as_mut().map(ClaimForm::board_input);
        let is_moving = claim.is_none() && back.is_none();
        if is_moving && matches!(event, BoardEvent::Enter(_)) {
            if !is_persons_turn {
                return;
            }
            // Without an earlier message, the law card shows what the piece can do.
            self.overlay.dismiss();
        }
        // Over the board, the law card does not show the piece in hand, so that piece is announced here.
        let by_hand = self.session.table().arrangement().is_some();
        let entered = if let BoardEvent::Enter(square) = event { Some(square) } else { None };
        let entered = entered.filter(|_| is_moving && by_hand);
        let was_held = self.session.table().held().is_some();
        let used = BoardUse { claim, is_earlier: back.is_some(), is_confirming, is_adjourned };
        match board.hand(self.session.table(), event, used) {
            HandEffect::Deeds(deeds) => deeds.into_iter().for_each(|deed| self.deed(deed)),
            HandEffect::Intend(mv) => {
                if let Some(claiming) = &mut panel_state.claiming {
                    claiming.intend(mv, self.session.table().position(), &self.prefs.texts);
                }
            }
            HandEffect::IntendByHand(squares) => {
                if let Some(claiming) = &mut panel_state.claiming {
                    claiming.intend_by_hand(squares);
                }
            }
            HandEffect::CloseClaim => self.close_claim(),
            HandEffect::ShowGame => *back = None,
            HandEffect::SkipApproval => panel_state.approval_skipped = true,
            HandEffect::CloseMessage => self.overlay.dismiss(),
        }
        let refused = self.screens.game.board.message.take();
        if refused.is_some() {
            self.overlay.announcer.refused();
        }
        self.overlay.tell(refused);
        let is_refused = self.overlay.message.as_ref().is_some_and(Message::is_refusal);
        if let Some(said) =
            entered.filter(|_| !is_refused).and_then(|square| self.hand_said(square, was_held))
        {
            self.overlay.announcer.say(said);
        }
    }

    /// The announcement after Enter was pressed on this square in a game over the board: the piece in hand, if it was
    /// picked up from a square; that the piece was put back, if one was in hand before (`was_held`) and all pieces now
    /// stand as at the start of the turn; or else what is on the square.
    fn hand_said(&self, square: Square, was_held: bool) -> Option<String> {
        let (table, words) = (self.session.table(), &self.prefs.texts);
        if let Some((piece, Some(from))) = table.held() {
            return Some(sentence(&t!(words, "aloud-held", piece = words.the_piece(piece.role, from))));
        }
        if was_held && table.held().is_none() && !table.hands_moved() {
            return Some(t!(words, "aloud-put-back"));
        }
        Some(sentence_of(words, &words.square(square, table.arrangement()?.piece_at(square))))
    }

    /// Shows what happened at the table other than through `deed`: moves of engines and of the electronic board, ticks
    /// of the session, and clock presses.
    pub(crate) fn follow(&mut self, notices: &[Notice]) {
        self.screens.game.board.follow(self.session.table(), None, notices);
        self.on_notices(notices);
    }

    /// Plays sounds, announces and shows messages for what happened at the table, and records the result of a game
    /// against a level.
    fn on_notices(&mut self, notices: &[Notice]) {
        self.announce(notices);
        if notices.iter().any(|notice| matches!(notice, Notice::Ended(_))) {
            self.overlay.dismiss();
            self.screens.game.panel_state = PanelState::default();
            if let Some((level, outcome)) = self.session.outcome() {
                let kind = self.session.table().setup().kind();
                let (advice, error) = self.prefs.record_result(level, outcome, kind);
                self.screens.game.advice = advice;
                self.overlay.tell(error.map(Message::Settings));
            }
        }
        self.overlay.tell(self.screens.game.board.message.take());
    }

    /// Puts back the piece in hand before something covers or turns the board. In a game over the board, the piece
    /// stays in hand.
    pub(crate) fn let_go(&mut self) {
        if self.session.table().in_hand().is_some() {
            self.deed(Deed::Cancel);
        }
    }

    /// Reads a typed move in the user's language. Returns a text that the table reads: UCI notation or, while nothing
    /// may reveal whether moves are legal, a move by hand.
    pub(crate) fn read(&self, text: &str) -> Result<String, Reason> {
        let table = self.session.table();
        if table.is_silent() {
            return Ok(typed_move::read_by_hand(table, text, &self.prefs.texts)?.to_string());
        }
        let mv = typed_move::read(table, text, &self.prefs.texts)?;
        Ok(table.uci(table.position(), mv))
    }

    /// The two squares in a text such as "e4e2". `None` for other texts, and unless a piece has been moved by hand in
    /// this turn, no piece is in hand, and there is one on the first square. The caller moves that piece by hand, so a
    /// move that was typed can also be reversed by typing.
    pub(super) fn typed_by_hand(&self, text: &str) -> Option<[Square; 2]> {
        let table = self.session.table();
        let board = table.arrangement().filter(|_| table.hands_moved() && table.held().is_none())?;
        let letters: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
        let (from, to) = letters.split_at_checked(2)?;
        let [from, to] = [from, to].map(|square| square.to_ascii_lowercase().parse().ok());
        let (from, to): (Square, Square) = from.zip(to)?;
        board.piece_at(from).map(|_| [from, to])
    }

    /// Moves the piece on the first square by hand to the second. If all pieces then stand as at the start of the turn,
    /// announces that the piece was put back.
    pub(super) fn move_by_hand(&mut self, [from, to]: [Square; 2]) {
        self.deed(Deed::Press { square: Some(from), piece: None });
        self.deed(Deed::Release { square: Some(to) });
        if self.session.table().hands_moved() {
            self.say_hands();
        } else {
            self.overlay.announcer.say(t!(self.prefs.texts, "aloud-put-back"));
        }
    }

    /// Keeps a move that was entered on an engine's turn in the field for moves, and announces whose turn it is.
    pub(super) fn keep_typed(&mut self, ctx: &Context, text: String) {
        let turn = self.explain().turn();
        self.overlay.announcer.say(turn);
        self.screens.game.typing = Some(Typing::of_move(text));
        // Enter has taken the focus from the field.
        ctx.memory_mut(|memory| memory.request_focus(move_field::id()));
    }

    /// The command that a typed letter stands for. `None` if there is none, or if the command is not available here and
    /// does not explain why.
    pub(super) fn typed_command(&self, text: &str) -> Option<Command> {
        let window = self.screens.window(&self.session, &self.prefs.settings, 0);
        letter_command(text)
            .filter(|command| command.enabled(&window) || command.tells_why() && !window.is_away())
    }

    /// Closes a claim that is being entered and can be withdrawn, and carries out a deed of a player at the table.
    pub(super) fn at_table(&mut self, deed: Deed) {
        self.screens.game.panel_state.claiming.take_if(|claiming| claiming.can_be_withdrawn());
        self.deed(deed);
    }

    /// Signs a result for this player: the one that was chosen, or else the result of the game. Does not sign again if
    /// the player has already signed that result.
    pub(super) fn sign(&mut self, by: Color) {
        let (table, score) = (self.session.table(), self.screens.game.panel_state.score);
        let before = table.approved_result(by);
        let signed = score.or(table.result().map(GameEnd::result));
        // Once both have signed, the table refuses the signature and gives the reason.
        if before.is_none() || before != signed || table.is_approved() {
            self.at_table(Deed::Approve { by, score });
        }
        self.announce_signature(by, before);
    }

    /// Starts, pauses or resumes the clock; without a clock, pauses or resumes a game between engines.
    pub(super) fn turn_clock(&mut self) {
        let claiming = &mut self.screens.game.panel_state.claiming;
        // A draw claim that was stated with the clocks stopped can't be withdrawn (9.5.1).
        if claiming.as_ref().is_some_and(|claiming| !claiming.can_be_withdrawn()) {
            return;
        }
        let by = claiming.take().and_then(|claiming| claiming.stopper());
        match self.game().clock() {
            ClockState::Waiting => self.session.start(self.now()),
            ClockState::Running => self.deed(Deed::PAUSE),
            ClockState::Paused | ClockState::Ruling => self.deed(Deed::Resume { by }),
            ClockState::None => self.session.set_held(!self.session.is_held()),
            ClockState::Stopped => {}
        }
        self.announce_clock();
    }

    /// Presses the clock, if the press counts (see `Session::may_press_clock`).
    pub(super) fn press_clock(&mut self, press: ClockPress) {
        let now = self.now();
        if !self.session.may_press_clock(press, now) {
            return;
        }
        self.settle_board();
        self.look_at_game();
        self.screens.game.panel_state.claiming = None;
        let before = self.session.table().completed_moves();
        let notices = self.session.press_clock(press, now);
        self.follow(&notices);
        self.tell_hands(before);
    }

    /// Presses the clock with the key of one player. In a game, the left key is White's; on a clock without a board, it
    /// belongs to the player shown at the left or at the bottom.
    pub(super) fn press_clock_key(&mut self, key: ClockKey) {
        let is_swapped = self.session.table().setup().clock_only && self.screens.clock.is_swapped;
        let by = match key {
            ClockKey::Left => Color::White,
            ClockKey::Right => Color::Black,
        };
        self.press_clock(ClockPress::Key(if is_swapped { !by } else { by }));
    }

    /// Announces castling for a human player. If castling is possible on both sides, asks the player on which; if it is
    /// possible on neither, the table refuses and gives the reason.
    pub(super) fn castle(&mut self) {
        self.screens.game.panel_state.claiming.take_if(|claiming| claiming.can_be_withdrawn());
        let game = self.game();
        if !game.is_person(game.turn()) {
            return;
        }
        // Over the board, the table refuses, without revealing what is legal.
        if game.table.arrangement().is_some() {
            return self.deed(Deed::Castle { side: CastlingSide::H });
        }
        let allowed = game.table.allowed();
        let sides: Vec<CastlingSide> = allowed
            .iter()
            .filter(|mv| mv.is_castling())
            .map(|mv| CastlingSide::of(mv.from(), mv.to()))
            .collect();
        match sides[..] {
            [_, _, ..] => self.screens.game.panel_state.choosing = true,
            [side] => self.deed(Deed::Castle { side }),
            [] => {
                let both = [CastlingSide::H, CastlingSide::A];
                let legal = both.into_iter().find(|side| game.can_castle(*side));
                let side = legal.or_else(|| both.into_iter().find(|side| game.has_castling_right(*side)));
                self.deed(Deed::Castle { side: side.unwrap_or(CastlingSide::H) });
            }
        }
    }

    /// Opens the claim card with the clocks stopped (6.11.2): for this player or, if `by` is `None`, for the player to
    /// move; the card then asks who claims if both players can. Does nothing if that player can't claim anything. A
    /// break goes on until the claim is made.
    pub(super) fn open_claim(&mut self, by: Option<Color>) {
        let game = self.game();
        let asks_who = by.is_none() && Color::ALL.into_iter().all(|color| game.claims_of(color).any());
        let by = by.unwrap_or(game.turn());
        let claims = game.claims_of(by);
        if !claims.any() {
            return;
        }
        self.look_at_game();
        let stops = self.game().clock() == ClockState::Running;
        if stops {
            self.deed(Deed::stop_for_ruling((!asks_who).then_some(by)));
        }
        let mut claiming = ClaimForm::new(by, claims, stops);
        claiming.asks_who = asks_who;
        self.announce_claim(&claiming);
        self.screens.game.panel_state.claiming = Some(claiming);
    }

    /// Closes the claim that is being entered; if the clocks were stopped for it, they run again. A draw claim that was
    /// stated with the clocks stopped can't be withdrawn and stays open (9.5.1).
    pub(super) fn close_claim(&mut self) {
        let claiming = self.screens.game.panel_state.claiming.take_if(|claiming| claiming.can_be_withdrawn());
        let Some(claiming) = claiming.filter(|claiming| claiming.stopped_clocks) else { return };
        if self.session.table().is_paused_for_ruling() {
            self.deed(Deed::Resume { by: claiming.stopper() });
        }
    }

    /// Makes the claim. If its move can't be read, or the table would refuse the claim with its move, the card stays
    /// and explains why.
    pub(crate) fn make_claim(&mut self) {
        let Some(mut claiming) = self.screens.game.panel_state.claiming.take() else { return };
        if self.game().clock() == ClockState::Paused {
            // The break becomes a pause for a ruling, but no player has stopped the clocks for that ruling.
            self.deed(Deed::stop_for_ruling(None));
            claiming.stopped_clocks = true;
        }
        let has_move = claiming.with_move && is_draw(claiming.kind);
        let intended = if has_move { self.read(&claiming.text).map(Some) } else { Ok(None) };
        let claim = intended.and_then(|intended| {
            let claim = Deed::Claim { kind: claiming.kind, intended, by: Some(claiming.by) };
            // A claim without a move does not stay on the card even if the table refuses it.
            self.refused(&claim).filter(|_| has_move).map_or(Ok(claim), Err)
        });
        match claim {
            Ok(claim) => self.deed(claim),
            Err(reason) => {
                claiming.wait_for_move(reason);
                self.screens.game.panel_state.claiming = Some(claiming);
            }
        }
    }

    /// Why the table would refuse a deed; `None` if it would not.
    fn refused(&self, deed: &Deed) -> Option<Reason> {
        let table = self.session.table();
        let told = table.clone().apply(&Action::new(table.now(), deed.clone()));
        told.into_iter().find_map(|one| if let Notice::Refused(reason) = one { Some(reason) } else { None })
    }

    /// Shows the results of something that the session did.
    pub(crate) fn on_event(&mut self, event: Event) {
        match event {
            Event::Done { deed, notices } => {
                let game = &mut self.screens.game;
                if matches!(deed, Deed::Tick | Deed::Pause { .. }) {
                    game.back = None;
                }
                if matches!(deed, Deed::Pause { .. } | Deed::Analysis { .. }) {
                    game.board.keyboard_piece = None;
                    game.panel_state.choosing = false;
                    self.overlay.dismiss();
                }
                self.follow(&notices);
            }
            // A player who is looking at an earlier position stays there.
            Event::EngineDid(deeds) => {
                // In a game between engines, perhaps nobody is there to dismiss a message.
                let table = self.session.table();
                let read = Color::ALL.iter().all(|color| !table.seat(*color).is_person());
                self.overlay.dismiss_if(|note| read || !note.stays());
                for notices in deeds {
                    self.follow(&notices);
                }
            }
            Event::Asleep(asleep) => self.overlay.open(Dialog::Asleep(asleep)),
            Event::JournalFailed(trouble) => self.overlay.tell(Message::Journal(trouble)),
            Event::Hint(hinted) => self.overlay.tell(Message::Hint(hinted)),
            Event::AnalysisFailed(failure) => {
                let built_in = || t!(self.prefs.texts, "analyst-built-in");
                let name = self.prefs.analyst().map_or_else(built_in, |engine| engine.name);
                self.overlay.tell(Message::NoAnalysis { name, failure });
            }
        }
    }

    /// Reports a failed engine, unless a dialog is open.
    pub(super) fn tell_failed(&mut self) {
        if let Some((color, failure)) = self.session.failed()
            && self.overlay.dialog.is_none()
        {
            log::warn!("an engine failed: {failure:?}");
            let name = explain::player(&self.prefs.texts, self.session.table(), color);
            self.overlay.open(Dialog::Failed { color, name, failure: failure.clone() });
        }
    }
}
