//! The game screen and its parts.

pub(crate) mod analysis_bar;
pub(crate) mod analysis_card;
pub(crate) mod answers;
mod approval;
pub(crate) mod buttons;
pub(crate) mod claim_card;
pub(crate) mod clock_bar;
mod incidents;
mod joy;
mod material;
mod panel;
pub(crate) mod player_clock;
pub(crate) mod players;
pub(crate) mod score;
mod show;
pub(crate) mod status;

pub(crate) use panel::clocks_elsewhere;
pub(crate) use player_clock::{PlayerClock, show_clocks};

use crate::record::GameResult;
use crate::rules::{Color, Move};
use crate::session::Session;
use crate::storage::settings::Advice;
use crate::table::Table;
use crate::ui::table_board::TableBoard;
use crate::ui::view::typing::Typing;
use crate::ui::view::{GameView, Settings};
use crate::ui::widgets::score_sheet::ScoreSheet;
use claim_card::ClaimForm;
use joy::Joy;

/// What the game screen keeps between frames.
#[derive(Default)]
pub(crate) struct GameScreen {
    pub board: TableBoard,
    /// The number of completed plies when the board was last made to face the player to move; `None` if that has not
    /// been done since the game began or the setting was turned on.
    pub turned_for: Option<usize>,
    /// The number of plies played up to the position on the board; `None` while that is the latest position.
    pub back: Option<usize>,
    pub panel_state: PanelState,
    /// The move or question that is being typed; `None` if nothing is.
    pub typing: Option<Typing>,
    /// After a game, the advice about the level of the next game; `None` if there is no advice.
    pub advice: Option<Advice>,
    /// The first move of the analysis line that has the pointer or keyboard focus.
    pub pointed: Option<Move>,
    pub score_sheet: ScoreSheet<usize>,
    joy: Joy,
}

impl GameScreen {
    /// The view of this session's game, with the position, the keyboard piece and the advice of this screen.
    pub fn view<'a>(&self, session: &'a Session, settings: &'a Settings, now: u64) -> GameView<'a> {
        let game = GameView::of(session, settings, now);
        let shown = self.back.unwrap_or(game.shown);
        GameView { shown, keyed: self.board.keyboard_piece, advice: self.advice, ..game }
    }

    /// The number of plies played up to the position on the board.
    pub fn moves_shown(&self, table: &Table) -> usize {
        self.back.unwrap_or(table.moves().len())
    }

    /// Prepares the screen for the game that begins at this table. `before` is the colour of the human who played an
    /// engine in the previous game, or `None` if there was no such human.
    pub fn begin(&mut self, table: &Table, before: Option<Color>) {
        self.board.widget.begin();
        self.board.reset();
        (self.turned_for, self.back, self.typing, self.advice) = (None, None, None, None);
        self.panel_state = PanelState::default();
        self.face_person(table, before);
    }

    /// Turns the board to the human who plays an engine. If there is none, but there was one `before`, turns the board
    /// back to White.
    pub fn face_person(&mut self, table: &Table, before: Option<Color>) {
        match table.lone_person() {
            Some(person) => self.board.flipped = person == Color::Black,
            None if before.is_some() => self.board.flipped = false,
            None => {}
        }
    }

    /// Whether the players are asked to sign the result.
    pub fn shows_approval(&self, game: GameView<'_>) -> bool {
        game.awaits_approval() && !self.panel_state.approval_skipped
    }
}

/// What the panel keeps between frames. The state is reset when a game begins and when a game ends.
#[derive(Debug, Default)]
pub(crate) struct PanelState {
    pub claiming: Option<ClaimForm>,
    /// Whether the player is choosing the rook to castle with.
    pub choosing: bool,
    /// After the end: the result that was chosen to be signed; `None` for the result of the game.
    pub score: Option<GameResult>,
    /// After the end: whether the card for signing the result has been closed.
    pub approval_skipped: bool,
}
