//! The game: board, players, clocks, score sheet, law card and buttons.

mod adjourned;
pub(crate) mod analysis_bar;
pub(crate) mod analysis_card;
pub(crate) mod answers;
mod approval;
pub(crate) mod buttons;
pub(crate) mod claim_card;
pub(crate) mod clock_bar;
mod panel;
pub(crate) mod players;
pub(crate) mod score;
mod show;
pub(crate) mod status;
mod tiny;

pub(crate) use panel::{clocks_elsewhere, player_clock};
pub(crate) use players::{PlayerClock, show_clocks};

use crate::ui::view::move_field::Typing;
use claim_card::Claiming;

use crate::record::GameResult;
use crate::rules::Move;
use crate::session::Session;
use crate::storage::settings::Advice;
use crate::ui::table_board::TableBoard;
use crate::ui::view::context::GameView;
use crate::ui::view::settings::Settings;
use crate::ui::widgets::score_sheet::ScoreSheet;

/// What the game screen keeps between frames.
#[derive(Default)]
pub(crate) struct GameScreen {
    pub board: TableBoard,
    /// The number of moves after which the board last turned to the player to move.
    pub turned_for: Option<usize>,
    /// The number of moves shown on the board, while the player looks back.
    pub back: Option<usize>,
    pub panel_state: PanelState,
    /// The move or question being typed.
    pub typing: Option<Typing>,
    /// The engine level that would make better games for the player, once a game is over.
    pub advice: Option<Advice>,
    /// The first move of the analysis line that is pointed at.
    pub pointed: Option<Move>,
    pub score_sheet: ScoreSheet<usize>,
}

impl GameScreen {
    /// The game of this session, as it is shown here.
    pub fn view<'a>(&self, session: &'a Session, settings: &'a Settings, now: u64) -> GameView<'a> {
        let game = GameView::of(session, settings, now);
        let shown = self.back.unwrap_or(game.shown);
        GameView { shown, keyed: self.board.keyboard_piece, advice: self.advice, ..game }
    }

    /// Whether the players are asked to confirm the result.
    pub fn shows_approval(&self, game: GameView<'_>) -> bool {
        game.awaits_approval() && !self.panel_state.approval_skipped
    }
}

/// What the panel keeps between frames, until the game is over and again after it.
#[derive(Debug, Default)]
pub(crate) struct PanelState {
    pub claiming: Option<Claiming>,
    /// The player is choosing with which rook to castle.
    pub choosing: bool,
    /// After the end: the result to confirm, if not that of the game, and whether nobody wants to confirm it.
    pub score: Option<GameResult>,
    pub approval_skipped: bool,
}
