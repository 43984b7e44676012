//! Answers to a player's queries, each in the form of a law card.
//!
//! The module `ui::access::queries::question` reads the questions.

use super::question::BoardQuestion;
use crate::rules::{Color, Piece, Role, Square};
use crate::table::TouchMove;
use crate::text::messages::sentence;
use crate::text::{clock_face, spoken_move, spoken_pieces};
use crate::ui::view::command::SpokenQuery;
use crate::ui::view::scene::BoardScene;
use crate::ui::view::{ClockState, Explain, LawCard};

/// The state that answers are about.
pub struct BoardAnswers<'a> {
    pub explain: Explain<'a>,
    pub scene: &'a BoardScene,
    /// The keyboard cursor on the board.
    pub cursor: Square,
    /// Whether the position is a case at the arbiter's desk. If so, the answers must not reveal what must be moved.
    pub is_case: bool,
}

impl BoardAnswers<'_> {
    /// The answer to a command. `last` is the phrase for the move that led to the position shown, if there is one.
    pub fn answer(&self, aloud: SpokenQuery, last: Option<String>) -> LawCard {
        match aloud {
            // `Ask` opens a field, and `Again` repeats an announcement; both are handled elsewhere.
            SpokenQuery::Ask | SpokenQuery::Again | SpokenQuery::Here => self.square(self.cursor),
            SpokenQuery::Targets => self.targets(),
            SpokenQuery::Bond => self.bond(),
            SpokenQuery::LastMove => self.last_move(last),
            SpokenQuery::Standing => self.standing(),
            SpokenQuery::Clocks => self.clocks(),
        }
    }

    /// The answer to a typed question.
    pub fn question(&self, question: BoardQuestion) -> LawCard {
        let words = self.explain.words;
        match question {
            BoardQuestion::Square(square) => self.square(square),
            BoardQuestion::File(file) => {
                let title = t!(words, "aloud-file", file = file.letter().to_string());
                self.line(title, Square::all().filter(|square| square.file() == file))
            }
            BoardQuestion::Rank(rank) => {
                let title = t!(words, "aloud-rank", rank = rank.digit().to_string());
                self.line(title, Square::all().filter(|square| square.rank() == rank))
            }
            BoardQuestion::Pieces(role, color) => self.pieces(role, color),
            BoardQuestion::All => self.all(),
            BoardQuestion::Unknown => LawCard::of(t!(words, "aloud-unknown"), t!(words, "aloud-unknown-how")),
        }
    }

    /// The answer about a square: the piece on it, and how the square is marked.
    fn square(&self, square: Square) -> LawCard {
        let words = self.explain.words;
        let marks = self.scene.description(words, square);
        let marks =
            if marks.is_empty() { marks } else { t!(words, "aloud-sentence", text = sentence(&marks)) };
        LawCard::of(spoken_move::sentence_of(words, &self.scene.name(words, square)), marks)
    }

    /// The pieces on a file or rank.
    fn line(&self, title: String, squares: impl Iterator<Item = Square>) -> LawCard {
        let at = |square: Square| self.scene.pieces[square.index()].map(|piece| (piece, square));
        let found: Vec<String> =
            squares.filter_map(at).map(|(piece, square)| self.at(piece, square)).collect();
        LawCard::of(title, self.listed(&found))
    }

    /// The answer about the pieces of one kind: their squares, for one side or for both sides. If no kind is given, the
    /// answer lists all pieces of one side.
    fn pieces(&self, role: Option<Role>, color: Option<Color>) -> LawCard {
        let words = self.explain.words;
        let sides: Vec<Color> =
            Color::ALL.into_iter().filter(|side| color.is_none_or(|color| color == *side)).collect();
        let Some(role) = role else {
            let color = sides[0];
            let all = spoken_pieces::of_side(words, color, |square| self.scene.pieces[square.index()]);
            return LawCard::of(t!(words, "aloud-side", color = words.color(color)), self.listed(&all));
        };
        let title = t!(words, "aloud-kind", role = role.name());
        let sentences = sides.into_iter().map(|color| {
            let squares: Vec<String> =
                self.squares(Piece { color, role }).iter().map(Square::to_string).collect();
            let (color, squares) = (words.color(color), words.list(&squares));
            let key = if squares.is_empty() { "aloud-kind-none" } else { "aloud-kind-of" };
            t!(words, key, color, squares)
        });
        LawCard::of(title, words.paragraph(sentences))
    }

    /// All pieces, those of White first.
    fn all(&self) -> LawCard {
        let [white, black] = Color::ALL.map(|color| self.pieces(None, Some(color)));
        let rest = [white.detail, black.title, black.detail];
        LawCard::of(white.title, self.explain.words.paragraph(rest))
    }

    fn squares(&self, piece: Piece) -> Vec<Square> {
        Square::all().filter(|square| self.scene.pieces[square.index()] == Some(piece)).collect()
    }

    /// A piece and its square: "white knight f3".
    fn at(&self, piece: Piece, square: Square) -> String {
        let words = self.explain.words;
        let piece = words.colored_piece(piece);
        t!(words, "aloud-piece-at", piece, square = square.to_string())
    }

    /// A list as a sentence; for an empty list, a text that says that there is nothing.
    fn listed(&self, items: &[String]) -> String {
        let words = self.explain.words;
        if items.is_empty() {
            return t!(words, "aloud-nothing");
        }
        spoken_move::sentence_of(words, &words.list(items))
    }

    /// The answer about the targets of the piece at the cursor, as the board would mark them. If the board would mark
    /// none, the answer says why, what is on the square, or how the game stands.
    fn targets(&self) -> LawCard {
        let Explain { words, game, .. } = self.explain;
        let table = game.table;
        if !game.is_latest_shown() || game.is_over() || table.is_silent() || table.sealed_by().is_some() {
            return self.explain.standing(None);
        }
        let on = self.cursor;
        let Some(piece) = table.position().piece_at(on) else { return self.square(on) };
        if piece.color != game.turn() {
            let named = words.the_piece(piece.role, on);
            let title = t!(words, "refusal-not-your-turn", turn = game.turn().name(), piece = named);
            return LawCard::of(title, String::new());
        }
        let reached: Vec<String> = table.targets(on).into_iter().map(|square| self.target(square)).collect();
        let named = sentence(&words.the_piece(piece.role, on));
        if reached.is_empty() {
            return self
                .explain
                .binding()
                .unwrap_or_else(|| LawCard::of(t!(words, "selected-stuck", piece = named), String::new()));
        }
        LawCard::of(t!(words, "aloud-targets", piece = named), self.listed(&reached))
    }

    /// A phrase for a target: the square if it is empty, such as "e5"; otherwise the piece there with its square, or
    /// the rook to castle with.
    fn target(&self, square: Square) -> String {
        match self.scene.pieces[square.index()] {
            Some(rook) if rook.color == self.explain.game.turn() => {
                t!(self.explain.words, "aloud-castling", square = square.to_string())
            }
            Some(piece) => self.at(piece, square),
            None => square.to_string(),
        }
    }

    /// The answer about the player's obligation: what the player has begun or must do; or else an open offer or
    /// request; or else that there is no obligation or, if no piece can be touched now, how the game stands. While
    /// nothing may reveal what is legal, the answer does not mention obligations.
    fn bond(&self) -> LawCard {
        let words = self.explain.words;
        if let Some(card) = self.explain.binding() {
            return card;
        }
        if self.explain.game.table.is_silent() {
            let card = self.explain.standing(None);
            let Some((piece, Some(from))) = self.explain.game.table.held() else { return card };
            let held = t!(words, "aloud-held", piece = words.the_piece(piece.role, from));
            return LawCard {
                title: sentence(&held),
                detail: words.paragraph([card.title, card.detail]),
                ..card
            };
        }
        if self.explain.game.table.setup().touch == TouchMove::Off {
            return LawCard::of(t!(words, "aloud-sentence", text = words.tip("touch-off")), String::new());
        }
        let game = self.explain.game;
        if !game.is_live() {
            return self.explain.standing(None);
        }
        let chosen = game.keyed.and_then(|on| Some((on, game.table.position().piece_at(on)?)));
        let chosen = chosen
            .map(|(on, piece)| sentence(&t!(words, "aloud-chosen", piece = words.the_piece(piece.role, on))));
        let name = self.explain.player(game.turn());
        LawCard::of(t!(words, "aloud-free", name), chosen.unwrap_or_default())
    }

    fn last_move(&self, said: Option<String>) -> LawCard {
        let words = self.explain.words;
        let Some(said) = said else {
            let text = match self.explain.game.table.completed_moves() {
                0 => t!(words, "no-moves"),
                _ => self.explain.place_shown(),
            };
            return LawCard::of(t!(words, "aloud-sentence", text), String::new());
        };
        LawCard::of(t!(words, "aloud-last"), spoken_move::sentence_of(words, &said))
    }

    /// How the game stands (for example whose move it is, that the game is paused, or the result), and the material of
    /// both sides.
    fn standing(&self) -> LawCard {
        let words = self.explain.words;
        let [white, black] = Color::ALL.map(|color| self.material(color));
        let detail = if white == black {
            t!(words, "aloud-even", pieces = white)
        } else {
            t!(words, "aloud-uneven", white, black)
        };
        if self.is_case {
            return LawCard::of(self.explain.turn(), detail);
        }
        LawCard {
            detail,
            aloud: None,
            news: None,
            said: false,
            refusal: false,
            ..self.explain.standing(None)
        }
    }

    /// The material of a side: "1 queen, 2 rooks and 8 pawns".
    fn material(&self, color: Color) -> String {
        let words = self.explain.words;
        let counted = |role: Role| {
            let count = self.squares(Piece { color, role }).len();
            let text = t!(words, "aloud-count", count, role = role.name());
            (count > 0).then_some(text)
        };
        let all: Vec<String> = spoken_pieces::ROLES.into_iter().skip(1).filter_map(counted).collect();
        if all.is_empty() { t!(words, "aloud-king-only") } else { words.list(&all) }
    }

    /// The times on both clocks, and which clock runs; with spoken names, also the number of moves made.
    fn clocks(&self) -> LawCard {
        let Explain { words, game, .. } = self.explain;
        let shown = |color| {
            let digits = |ms| clock_face::text(ms, game.settings.tenths);
            game.table.clock_shows(color, game.now).map_or_else(|| t!(words, "time-none"), digits)
        };
        if game.clock() == ClockState::None {
            return LawCard::of(t!(words, "refusal-no-clock"), String::new());
        }
        let [white, black] = Color::ALL.map(shown);
        let title = t!(words, "aloud-clocks", white, black);
        let detail = match game.clock() {
            ClockState::Running => {
                t!(words, "aloud-clock-runs", name = self.explain.player(game.table.clock_turn()))
            }
            ClockState::Waiting if game.table.setup().clock_only => {
                sentence(&t!(words, "clock-alone-starts"))
            }
            ClockState::Waiting => self.explain.clock_waits(),
            ClockState::Paused | ClockState::Ruling | ClockState::Stopped | ClockState::None => {
                t!(words, "paused")
            }
        };
        let moves = if game.settings.spoken_names { self.moves_made() } else { String::new() };
        LawCard::of(title, words.paragraph([detail, moves]))
    }

    /// The number of moves that each player has made. A clock for visually disabled players also announces this number
    /// (Appendix D.2).
    fn moves_made(&self) -> String {
        let table = self.explain.game.table;
        let made = |color| {
            let first = usize::from(table.start().position().turn() == color);
            table.completed_moves().midpoint(first).to_string()
        };
        let [white, black] = Color::ALL.map(made);
        t!(self.explain.words, "aloud-moves", white, black)
    }
}
