//! What players do at the table besides moving pieces: commands that become deeds, claims, and answers.

#![deny(clippy::wildcard_enum_match_arm)]

use super::App;
use crate::rules::CastlingSide;
use crate::table::Deed;
use crate::ui::screens::game::claim_card::is_draw;
use crate::ui::view::ClockState;

impl App {
    /// Does a deed for a player at the table, who gives up a claim that is being entered.
    pub(super) fn at_table(&mut self, deed: Deed) {
        self.screens.game.panel_state.claiming = None;
        self.deed(deed);
    }

    /// Starts, pauses or resumes the clock.
    pub(super) fn turn_clock(&mut self) {
        self.screens.game.panel_state.claiming = None;
        match self.game().clock() {
            ClockState::Waiting => self.session.start(self.now()),
            ClockState::Running => self.deed(Deed::Pause),
            ClockState::Paused => self.deed(Deed::Resume),
            ClockState::None => self.session.set_held(!self.session.is_held()),
            ClockState::Stopped => {}
        }
    }

    /// Announces castling. If both sides are possible, asks which; if none is, the table explains why.
    pub(super) fn castle(&mut self) {
        self.screens.game.panel_state.claiming = None;
        let game = self.game();
        if !game.is_person(game.turn()) {
            return;
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

    /// Makes the claim; the card explains if the move can't be read.
    pub(crate) fn make_claim(&mut self) {
        let Some(mut claiming) = self.screens.game.panel_state.claiming.take() else { return };
        let mut intended = None;
        if claiming.with_move && is_draw(claiming.kind) {
            match self.read(&claiming.text) {
                Ok(uci) => intended = Some(uci),
                Err(reason) => {
                    claiming.reason = Some(reason);
                    self.screens.game.panel_state.claiming = Some(claiming);
                    return;
                }
            }
        }
        let by = Some(self.game().turn());
        self.deed(Deed::Claim { kind: claiming.kind, intended, by });
    }
}
