//! Fallen flags (6.8, 6.9), an arbiter's changes to the clocks (7.1), and games with only a clock.

use super::touch_input::TouchInput;
use super::{Arbiter, ClaimKind, Clock, Notice, Reason, Table};
use crate::game::{Ending, IncidentKind, Ruling, RulingSubject};
use crate::rules::Color;

impl Table {
    /// When the flag of the player whose time runs will fall if nothing happens, in milliseconds since the game began;
    /// `None` if it can't fall now, or has fallen and play goes on.
    pub fn flag_falls_at(&self) -> Option<u64> {
        let falls = self.clock.as_ref()?.flag_falls_at()?;
        let is_fallen = self.fallen.contains(&self.clock_turn());
        // A mating move made on the board before the flag falls comes first; it counts once the clock is pressed.
        let is_mated =
            self.hands.as_ref().and_then(|hands| hands.mated_at).is_some_and(|mated| mated <= falls);
        Some(falls).filter(|_| !is_fallen && !is_mated)
    }

    /// Whether a fallen flag leaves the game in progress, because a player must call it or there is only a clock.
    fn is_flag_called(&self) -> bool {
        self.setup.clock_only || self.setup.is_over_the_board() && self.setup.arbiter == Arbiter::Players
    }

    /// Handles a flag that has fallen by now (6.9), even if no action came at that moment.
    pub(super) fn look_at_flag(&mut self) {
        if self.flag_falls_at().is_none_or(|falls| falls > self.now) {
            return;
        }
        let color = self.clock_turn();
        if self.is_flag_called() {
            return self.fallen.push(color);
        }
        self.input = TouchInput::Empty;
        let ruling = self.flag_ruling(color, None);
        if self.setup.is_over_the_board() {
            self.give_ruling(ruling);
        } else {
            // The ruling is not recorded as an incident, since the end of the record already shows that the flag fell.
            self.notices.push(Notice::Ruling(Box::new(ruling)));
        }
        self.game.flag_falls(color);
        self.tell_end();
    }

    /// The player whose flag fell first, among the fallen flags that still count; `None` if there are none, or in a
    /// game that a flag ends by itself.
    pub fn first_fallen(&self) -> Option<Color> {
        self.fallen.first().copied()
    }

    /// Whether both flags have fallen and this player's was the first.
    pub fn fell_first(&self, color: Color) -> bool {
        self.first_fallen() == Some(color) && self.has_fallen(!color)
    }

    /// Whether this player's flag has fallen and still counts, in a game that a flag does not end by itself.
    pub fn has_fallen(&self, color: Color) -> bool {
        self.fallen.contains(&color)
    }

    /// Whether this player's flag is down at this time, whatever it means for the game.
    pub fn is_flag_down(&self, color: Color, at: u64) -> bool {
        let runs_out = |clock: &Clock| clock.turn() == color && clock.is_fallen(at);
        self.has_fallen(color) || self.clock.as_ref().is_some_and(runs_out)
    }

    /// How much of this turn is still free, in milliseconds: the rest of the delay, or of the time that will be given
    /// back. `None` with another kind of clock or without a clock.
    pub fn free_time_left(&self, at: u64) -> Option<u64> {
        self.clock.as_ref()?.free_left(at)
    }

    /// The player whose time runs, or would run if the clock were not stopped; without a clock, the side to move.
    pub fn clock_turn(&self) -> Color {
        self.clock.as_ref().map_or(self.mover(), Clock::turn)
    }

    /// Decides a claim that a flag has fallen; with the players as arbiters, a flag counts as fallen only once it is
    /// claimed (6.8).
    pub(super) fn claim_flag(&mut self, by: Color) {
        let Some(loser) = self.first_fallen() else {
            let wrong = self.ruling_on(by, RulingSubject::Flag, None);
            self.give_ruling(wrong);
            return self.notices.push(Notice::ClaimWrong(ClaimKind::Flag));
        };
        let ruling = self.flag_ruling(loser, Some(by));
        self.give_ruling(ruling);
        self.notices.push(Notice::ClaimCorrect(ClaimKind::Flag));
        self.game.flag_falls(loser);
        self.tell_end();
    }

    fn flag_ruling(&self, loser: Color, by: Option<Color>) -> Ruling {
        let article = Some(Ending::FlagFall.article());
        Ruling { against: Some(loser), ..Ruling::new(self.moves().len(), by, RulingSubject::Flag, article) }
    }

    pub(super) fn give_time(&mut self, color: Color, ms: u64) {
        if let Some(clock) = &mut self.clock {
            clock.give(color, ms, self.now);
        }
        self.forget_fallen();
    }

    /// Forgets the fallen flag of a player who has time again: they have not lost on time (7.1).
    pub(super) fn forget_fallen(&mut self) {
        let still = self.fallen.iter().copied().filter(|&color| self.clock_shows(color, self.now) == Some(0));
        self.fallen = still.collect();
    }

    /// Presses the clock for the player whose time runs, in a game with only a clock.
    pub(super) fn press_clock_alone(&mut self, by: Color) {
        let now = self.now;
        match &mut self.clock {
            None => self.refuse(Reason::NoClock),
            Some(clock) if clock.turn() != by => self.refuse(Reason::NotOnMove(by)),
            Some(clock) => {
                clock.press(now);
            }
        }
    }

    /// How many moves the clock has counted for a player, with an arbiter's corrections.
    pub fn presses(&self, color: Color) -> u32 {
        self.clock.as_ref().map_or(0, |clock| clock.moves(color))
    }

    /// How often White and Black have pressed the clock.
    pub(super) fn all_presses(&self) -> [u32; 2] {
        self.clock.as_ref().map_or([0; 2], Clock::presses)
    }

    /// Adds time or takes time away, or corrects the number of completed moves, as an arbiter does while the clock is
    /// stopped.
    pub(super) fn adjust_clock(&mut self, color: Color, ms: i64, moves: Option<u32>) {
        let Some(clock) = &self.clock else { return self.refuse(Reason::NoClock) };
        if clock.is_running() {
            return self.refuse(Reason::NotPaused);
        }
        let sets_time = ms != 0 || moves.is_none();
        if let Some(reason) = self.time_refusal(color, ms).filter(|_| sets_time) {
            return self.refuse(reason);
        }
        let before = clock.moves(color);
        self.change_time(color, ms);
        if let (Some(clock), Some(moves)) = (&mut self.clock, moves) {
            clock.set_moves(color, moves);
        }
        let corrected = moves.map(|moves| [before, moves]).filter(|[before, moves]| before != moves);
        if ms != 0 || corrected.is_some() {
            self.note(IncidentKind::ClockChanged { color, ms, moves: corrected });
        }
        self.notices.push(Notice::ClockAdjusted { color, ms, moves });
    }

    /// Why an arbiter can't change a player's time by this many milliseconds; `None` if they can.
    pub(super) fn time_refusal(&self, color: Color, ms: i64) -> Option<Reason> {
        let Some(shown) = self.clock_shows(color, self.now) else { return Some(Reason::NoClock) };
        shown.checked_add_signed(ms).is_none().then_some(Reason::LessThanNothing)
    }

    pub(super) fn change_time(&mut self, color: Color, ms: i64) {
        let now = self.now;
        if let Some(clock) = self.clock.as_mut().filter(|_| ms != 0) {
            clock.adjust(color, ms, now);
        }
        self.forget_fallen();
    }
}
