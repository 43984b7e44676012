//! The game: board, players, clocks, score sheet, law card and buttons.

pub(crate) mod analysis_bar;
pub(crate) mod analysis_card;
pub(crate) mod answers;
pub(crate) mod buttons;
pub(crate) mod claim_card;
pub(crate) mod clock_bar;
mod panel;
pub(crate) mod players;
pub(crate) mod score;
mod show;
pub(crate) mod status;

pub(crate) use panel::clocks_elsewhere;

use crate::ui::view::move_field::Typing;
use answers::OpenOffers;
use claim_card::Claiming;

use crate::rules::Move;
use crate::storage::settings::Advice;
use crate::text::openings::Openings;
use crate::ui::table_board::TableBoard;
use crate::ui::widgets::score_sheet::ScoreSheet;

/// What the screen of the game remembers from frame to frame.
#[derive(Default)]
pub(crate) struct GameScreen {
    pub board: TableBoard,
    /// After how many moves the board last turned to the player to move.
    pub turned_for: Option<usize>,
    /// How many moves the board shows, while the player looks back.
    pub back: Option<usize>,
    pub panel_state: PanelState,
    /// The move or the question that is being typed.
    pub typing: Option<Typing>,
    /// The level at which a person might play better games, now that one is over.
    pub advice: Option<Advice>,
    pub openings: Openings,
    /// The first move of the line of analysis that is pointed at.
    pub pointed: Option<Move>,
    pub score_sheet: ScoreSheet<usize>,
}

/// What the panel remembers from frame to frame, until the game is over.
#[derive(Debug, Default)]
pub(crate) struct PanelState {
    pub claiming: Option<Claiming>,
    /// With which rook to castle is being asked.
    pub choosing: bool,
    pub asked: OpenOffers,
}
