//! Explains the state of the table in sentences: how the game stands, and what the player must do.
//!
//! `ui::view::law_card` shows the sentences.

mod bonds;
pub(crate) mod damage;
mod endings;
mod illegal_moves;
mod notes;
mod rulings;

pub use endings::points;
pub(crate) use notes::{file_name, minutes};

use super::{ClockState, Command, GameView, LawCard, Message};
use crate::engine::Level;
use crate::game::RulingSubject;
use crate::rules::{Bitboard, CastlingSide, Color, Move, Position, Square};
use crate::session::Session;
use crate::table::{HandCastling, Offer, Table, TouchMove};
use crate::text::game_names::{YOU, level_name, shorten};
pub use crate::text::game_names::{
    at_table, at_table_briefly, level, level_named, name_or_color, player, player_in_seat, short_name,
};
use crate::text::messages::sentence;
use crate::text::notation::{self, Notation};
use crate::text::{Texts, named_move};

/// The data from which explanations are made.
#[derive(Clone, Copy)]
pub struct Explain<'a> {
    pub words: &'a Texts,
    pub game: GameView<'a>,
    /// Whether the texts are for reading aloud, with moves in words, such as "knight f3".
    pub is_spoken: bool,
}

/// The words for the piece on a square, such as "the bishop on c4", or only the square if it is empty.
fn piece_on(words: &Texts, position: &Position, square: Square) -> String {
    position.piece_at(square).map_or_else(|| square.to_string(), |piece| words.the_piece(piece.role, square))
}

/// The words for the pieces on these squares, such as "the bishop on c4 and the queen on h4".
fn pieces_on(words: &Texts, position: &Position, squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| piece_on(words, position, square)).collect();
    words.list(&names)
}

/// A line that says what a level is like.
pub fn level_character(words: &Texts, level: Level) -> String {
    match (level_name(level), level.easier(), level.harder()) {
        (Some(key), ..) => words.tip(key),
        (None, Some(weaker), Some(stronger)) => {
            let [weaker, stronger] = [weaker, stronger].map(|level| level_named(words, level));
            t!(words, "level-between", weaker, stronger)
        }
        (None, ..) => String::new(),
    }
}

/// The message key for the touch-move rule of a game.
pub const fn touch_key(touch: TouchMove) -> &'static str {
    match touch {
        TouchMove::Enforced => "status-enforced",
        TouchMove::OnClaim => "status-on-claim",
        TouchMove::Off => "status-off",
        TouchMove::OverTheBoard => "status-over-the-board",
    }
}

/// The sentence that says that this player offers a draw, or asks for a draw or an increment.
pub fn draw_offered(words: &Texts, table: &Table, by: Color) -> String {
    let key = if table.is_increment_asked() { "offered-increment" } else { "offered-draw" };
    t!(words, key, name = short_name(words, table, by))
}

impl<'a> Explain<'a> {
    /// Explanations with moves as on the score sheet.
    pub fn new(words: &'a Texts, game: GameView<'a>) -> Explain<'a> {
        Explain { words, game, is_spoken: false }
    }
}

impl Explain<'_> {
    /// The law card. Its text is the current message, the state of the game, or both. A draw offer that a human has to
    /// answer is added unless the card already mentions it. For screen readers, moves are in words.
    pub fn standing(&self, message: Option<&Message>) -> LawCard {
        let card = self.with_offer(message);
        let spoken = Explain { is_spoken: true, ..*self }.with_offer(message);
        let texts = |card: &LawCard| [card.title.clone(), card.detail.clone()];
        let aloud = Some(texts(&spoken)).filter(|aloud| *aloud != texts(&card));
        LawCard { aloud, ..card }
    }

    fn with_offer(&self, message: Option<&Message>) -> LawCard {
        let card = self.without_offer(message);
        let offered = self.game.table.draw_offer().filter(|by| self.game.is_person(!*by));
        // A wrong draw claim is also a draw offer, and the card about the claim says so.
        let is_claim = |message: &Message| match message {
            Message::Ruling(ruling) => matches!(ruling.subject, RulingSubject::Draw(_)),
            _ => false,
        };
        let Some(by) = offered.filter(|_| !message.is_some_and(is_claim)) else { return card };
        let offer = draw_offered(self.words, self.game.table, by);
        if card.title == offer {
            return card;
        }
        LawCard { detail: self.words.paragraph([card.detail, offer]), ..card }
    }

    fn without_offer(&self, message: Option<&Message>) -> LawCard {
        let (words, table) = (self.words, self.game.table);
        if let Some(message) = message {
            let card = self.message(message);
            let Some(result) = table.result().filter(|_| message.is_about_file()) else { return card };
            // The result remains visible; only the text of the message is announced.
            let (outcome, news) = (self.outcome(result), words.paragraph([card.title, card.detail]));
            let detail = words.paragraph([outcome.detail, news.clone()]);
            return LawCard { detail, news: Some(news), ..outcome };
        }
        if !self.game.is_latest_shown() {
            return LawCard::of(self.place_shown(), t!(words, "back-detail"));
        }
        if let Some(result) = table.result() {
            return self.outcome(result);
        }
        if let Some(by) = table.sealed_by() {
            return self.adjourned(by);
        }
        if self.game.clock() == ClockState::Ruling {
            let (title, article) = match table.ruling_asked_by() {
                Some(by) => (t!(words, "ruling", name = self.player(by)), "6.11.2"),
                None => (t!(words, "ruling-neutral"), "6.11.1"),
            };
            let card = LawCard::of(title, t!(words, "ruling-detail"));
            return self.with_keys(LawCard { article: Some(article), ..card }, Command::Clock, "resume-keys");
        }
        if self.game.clock() == ClockState::Paused {
            return self.with_keys(self.card("paused", "paused-detail", None), Command::Clock, "resume-keys");
        }
        if self.game.is_held() {
            return self.with_keys(self.card("held", "held-detail", None), Command::Clock, "resume-keys");
        }
        let card = self.binding().unwrap_or_else(|| self.whose_move());
        match self.near_goal() {
            Some(hint) => LawCard { detail: words.paragraph([card.detail, hint]), ..card },
            None => card,
        }
    }

    /// The place of the shown position in the game: after a move, or the starting position.
    pub fn place_shown(&self) -> String {
        let last = self.game.shown.checked_sub(1).map(|last| self.numbered(last));
        match last.or_else(|| self.last_illegal()) {
            Some(last) => t!(self.words, "back-title", move = last),
            None => t!(self.words, "back-start"),
        }
    }

    /// What the player to move has begun, what follows from touched pieces or a wrong claim, or else the open offer or
    /// request; `None` without any of these. If the program must not reveal what is legal, only an offer or request is
    /// returned.
    pub fn binding(&self) -> Option<LawCard> {
        match self.game.table.is_silent() {
            true => self.asked(),
            false => self.in_hand().or_else(|| self.bound()).or_else(|| self.asked()),
        }
    }

    /// What the player to move has begun, what follows from touched pieces or a wrong claim, or what the selected piece
    /// can do; `None` if none of these applies, or if the program must not reveal what is legal.
    pub(crate) fn touched(&self) -> Option<LawCard> {
        if self.game.table.is_silent() {
            return None;
        }
        self.in_hand().or_else(|| self.bound()).or_else(|| self.selected().map(|_| self.whose_move()))
    }

    /// The hint on how to castle if the king is selected and stands on its castling square or one step away, so that
    /// dropping it there would not castle; otherwise, or while the king is off the board, `None`.
    fn near_goal(&self) -> Option<String> {
        let near = self.game.table.near_goal().filter(|near| self.selected() == Some(near.king))?;
        let key = if near.goal == near.king { "near-goal-there" } else { "near-goal-one-step" };
        let (king, rook) = (near.goal.to_string(), near.rook.to_string());
        let off = self.game.table.castling_in_hand().is_some();
        (!off).then(|| t!(self.words, key, king, rook))
    }

    /// The square of the piece that is selected with the pointer or the keyboard; `None` if none is.
    fn selected(&self) -> Option<Square> {
        self.game.table.selected().or(self.game.keyed)
    }

    /// What a sentence calls a player: [`YOU`], or the name or colour.
    pub(crate) fn player(&self, color: Color) -> String {
        if self.is_you(color) { YOU.to_owned() } else { player(self.words, self.game.table, color) }
    }

    /// Whether this player is the only human, whom the text addresses as "you".
    pub(crate) fn is_you(&self, color: Color) -> bool {
        self.game.table.lone_person() == Some(color)
    }

    /// "yes" if the game has a clock, otherwise "no", for messages that depend on it.
    fn clock(&self) -> &'static str {
        if self.game.table.setup().has_clock() { "yes" } else { "no" }
    }

    fn card(&self, title: &str, detail: &str, article: Option<&'static str>) -> LawCard {
        let name = self.player(self.game.turn());
        let [title, detail] = [title, detail].map(|key| t!(self.words, key, name = name.as_str()));
        LawCard { title, detail, article, ..LawCard::default() }
    }

    /// Adds to the card's detail the sentence that names the keys of a command, if keys are named.
    fn with_keys(&self, card: LawCard, command: Command, key: &str) -> LawCard {
        LawCard { detail: self.words.paragraph([card.detail, self.keys_sentence(command, key)]), ..card }
    }

    /// Whether texts name keys: only texts that are read aloud do, and only at a table with a session. The table of a
    /// case or a study has no session, and the keys have no effect there.
    fn names_keys(&self) -> bool {
        self.is_spoken && self.game.session.is_some()
    }

    /// The sentence with this message key, which names the keys of a command; empty if keys are not named.
    fn keys_sentence(&self, command: Command, key: &str) -> String {
        if self.names_keys() { t!(self.words, key, keys = command.keys(self.words)) } else { String::new() }
    }

    /// The card about what the player has begun but not finished; `None` if nothing is unfinished.
    fn in_hand(&self) -> Option<LawCard> {
        if self.game.table.promoting().is_some() {
            return Some(self.card("promoting", "promoting-detail", Some("3.7.3.3")));
        }
        if let Some(in_hand) = self.game.table.castling_in_hand() {
            return Some(self.king_off(in_hand));
        }
        if self.game.table.is_adjusting() {
            return Some(self.card("adjusting", "adjusting-detail", Some("4.2.1")));
        }
        let side = self.game.table.announced()?;
        let color = self.game.turn();
        let detail = t!(
            self.words,
            "announced-detail",
            king = side.king_goal(color).to_string(),
            rook = side.rook_goal(color).to_string()
        );
        let card = LawCard { detail, ..self.card("announced", "announced", Some("3.8.2")) };
        Some(self.with_keys(card, Command::Confirm, "announced-keys"))
    }

    /// The card that says what to do next while the king is off the board.
    fn king_off(&self, in_hand: HandCastling) -> LawCard {
        let color = self.game.turn();
        let title = t!(self.words, "king-off", name = self.player(color));
        let moved = |rook: &Square| CastlingSide::of(in_hand.king, *rook);
        let goal = |key: &str, side: CastlingSide| {
            let (rook, king) = (side.rook_goal(color).to_string(), side.king_goal(color).to_string());
            t!(self.words, key, rook, king)
        };
        let detail = if let Some(side) = in_hand.rook.as_ref().map(moved) {
            goal("king-off-king", side)
        } else {
            let held = in_hand.holding.filter(|held| *held != in_hand.king);
            let open = self.game.table.allowed();
            let rooks = open.iter().filter(|mv| mv.is_castling()).map(|mv| mv.to());
            let sides: Vec<_> = rooks.filter(|rook| held.is_none_or(|held| held == *rook)).collect();
            match sides[..] {
                [one] => goal("king-off-rook", moved(&one)),
                _ => t!(self.words, "king-off-choose"),
            }
        };
        LawCard { title, detail, article: Some("4.4.1"), ..LawCard::default() }
    }

    /// The card about an open offer or request, and how to answer it; `None` if there is none.
    fn asked(&self) -> Option<LawCard> {
        let offer = self.game.table.draw_offer().map(|by| (Offer::Draw, by));
        let (offer, by) =
            offer.or_else(|| self.game.table.take_back_asked().map(|by| (Offer::TakeBack, by)))?;
        let [name, other] = [by, !by].map(|color| shorten(self.player(color)));
        let moves = self.words.list(&self.going_back(by));
        let (title, article) = match offer {
            Offer::Draw if self.game.table.is_increment_asked() => ("offered-increment", Some("III.4")),
            Offer::Draw => ("offered-draw", Some("9.1")),
            Offer::TakeBack => ("offered-take-back", None),
        };
        // Only the player to move can decline by touching a piece, and only if touch-move applies.
        let by_touch = by != self.game.turn() && self.game.table.setup().touch != TouchMove::Off;
        let detail = match offer {
            _ if !self.game.is_person(!by) => "offered-to-engine",
            Offer::Draw if by_touch => "offered-detail",
            Offer::Draw => "offered-waits",
            Offer::TakeBack if by_touch => "offered-detail-take-back",
            Offer::TakeBack => "offered-waits-take-back",
        };
        let [title, detail] = [title, detail].map(|key| {
            t!(self.words, key, name = name.as_str(), other = other.as_str(), moves = moves.as_str())
        });
        let has_keys = self.names_keys() && offer == Offer::Draw && self.game.is_person(!by);
        let keys = has_keys.then(|| {
            let [accept, decline] =
                [Command::AcceptDraw, Command::DeclineDraw].map(|command| command.keys(self.words));
            t!(self.words, "offered-keys", accept, decline)
        });
        let detail = self.words.paragraph([detail].into_iter().chain(keys));
        Some(LawCard { title, detail, article, ..LawCard::default() })
    }

    /// The moves that this player would take back: the player's last one, and the reply to it if one was made.
    fn going_back(&self, by: Color) -> Vec<String> {
        let plies = if by == self.game.turn() { 2 } else { 1 };
        let moves = self.game.table.moves().len();
        (moves.saturating_sub(plies)..moves).map(|index| self.numbered(index)).collect()
    }

    /// The text that says that the clock waits for the players to begin.
    pub(crate) fn clock_waits(&self) -> String {
        let turn = self.game.turn();
        let waits = match self.game.is_person(turn) {
            true => t!(self.words, "clock-waits"),
            false => t!(self.words, "clock-waits-for-engine", name = self.player(turn)),
        };
        self.words.paragraph([waits, self.keys_sentence(Command::Clock, "clock-keys")])
    }

    fn whose_move(&self) -> LawCard {
        let (words, table) = (self.words, self.game.table);
        let position = table.position();
        let title = self.turn();
        if let Some(square) = self.selected() {
            let piece = piece_on(words, position, square);
            // Squares where the piece can be dropped are not counted, because castling has two.
            let moves = table.allowed().into_iter().filter(|mv| mv.from() == square);
            let count = moves.map(Move::to).collect::<Bitboard>().len();
            let key = if count == 0 { "selected-stuck" } else { "selected-moves" };
            let detail = t!(words, key, piece, count);
            return LawCard::of(title, sentence(&detail));
        }
        if table.arrangement().is_some() {
            let done = table.completed_moves();
            let card = LawCard::of(title.clone(), t!(words, "turn-by-hand", clock = self.clock()));
            // How to move is announced to each player only once.
            if done > 1 {
                return LawCard { news: Some(title), ..card };
            }
            let keys = (done == 0 && self.names_keys()).then(|| {
                let keys = Command::PressClock.keys(words);
                t!(words, "turn-by-hand-keys", clock = self.clock(), keys)
            });
            return LawCard { detail: words.paragraph([card.detail].into_iter().chain(keys)), ..card };
        }
        let checkers = position.checkers();
        if checkers.any() {
            let detail = t!(words, "turn-check", from = pieces_on(words, position, checkers));
            let said = !table.moves().is_empty();
            return LawCard { title, detail, article: Some("3.9.1"), said, ..LawCard::default() };
        }
        let detail = match table.moves().len().checked_sub(1) {
            _ if self.game.clock() == ClockState::Waiting => self.clock_waits(),
            Some(last) => {
                let name = self.player(!position.turn());
                t!(words, "turn-last", name, move = self.numbered(last))
            }
            None if self.game.is_person(self.game.turn()) => t!(words, "turn-first"),
            None => String::new(),
        };
        if self.game.session.is_some_and(Session::offers_hint) && self.game.is_latest_shown() {
            let detail = words.paragraph([detail, t!(words, "hint-offered")]);
            return LawCard { title, detail, offer: Some(("cmd-hint", Command::Hint)), ..LawCard::default() };
        }
        let can_ask = self.game.can_request_increment();
        let offer = can_ask.then_some(("cmd-request-increment", Command::RequestIncrement));
        let cost = can_ask.then(|| t!(words, "increment-offered"));
        let detail = words.paragraph([detail].into_iter().chain(cost));
        // The move was announced when it was made.
        LawCard { title, detail, offer, said: !table.moves().is_empty(), ..LawCard::default() }
    }

    /// A text that says who is to move: you, a colour or a thinking engine. It may instead say that the game has not
    /// begun.
    pub(crate) fn turn(&self) -> String {
        let (game, turn) = (&self.game, self.game.turn());
        let is_engine = !game.is_person(turn);
        match turn {
            _ if is_engine && game.clock() == ClockState::Waiting => t!(self.words, "not-begun"),
            _ if is_engine && !game.has_failed() => t!(self.words, "thinks", name = self.player(turn)),
            _ if self.is_you(turn) => t!(self.words, "turn-you"),
            Color::White => t!(self.words, "turn-white"),
            Color::Black => t!(self.words, "turn-black"),
        }
    }

    /// A move with its number, as on the score sheet ("3. Bb5" or "3… a6") or as it is announced.
    pub(crate) fn numbered(&self, index: usize) -> String {
        let table = self.game.table;
        match table.moves().get(index).filter(|_| self.is_spoken) {
            Some(played) => self.with_number(index, &self.spoken(table.position_after(index), played.mv)),
            None => notation::text(&self.numbered_san(index), self.notation(), self.words),
        }
    }

    /// A move with its number, in SAN.
    pub(crate) fn numbered_san(&self, index: usize) -> String {
        let san = self.game.table.moves().get(index).map_or("", |played| played.san.as_str());
        self.with_number(index, san)
    }

    fn with_number(&self, index: usize, mv: &str) -> String {
        numbered_at(self.game.table.position_after(index), mv)
    }

    /// The last illegal move, which was made before the moves in `Table::moves`, with its number; `None` if there was
    /// none.
    fn last_illegal(&self) -> Option<String> {
        let (game, _, illegal) = self.game.table.parts().last()?;
        let written = numbered_at(game.position(), &illegal);
        Some(notation::text(&written, self.notation(), self.words))
    }

    /// A legal move as on the score sheet, or as it is announced.
    fn written(&self, mv: Move) -> String {
        let position = self.game.table.position();
        match self.is_spoken {
            true => self.spoken(position, mv),
            false => notation::text(&position.san(mv), self.notation(), self.words),
        }
    }

    fn spoken(&self, position: &Position, mv: Move) -> String {
        named_move::announcement(self.words, self.game.settings.spoken_names, position, mv)
    }

    pub(crate) fn notation(&self) -> Notation {
        self.game.settings.notation
    }
}

/// A move made in this position, with its number.
fn numbered_at(position: &Position, mv: &str) -> String {
    notation::numbered(position.fullmove_number(), position.turn(), mv)
}
