//! The countdown before a round: to the end of the preparation, and to the start of play.

/// The maximum number of minutes that can be set.
pub const MAX_MINUTES: u32 = 180;

/// How long the players prepare and when play starts, in minutes after the countdown began.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Countdown {
    preparation: u32,
    play: u32,
    /// When the countdown began, in seconds of the window's time; `None` while it is stopped.
    begun: Option<f64>,
}

impl Default for Countdown {
    fn default() -> Countdown {
        Countdown { preparation: 10, play: 15, begun: None }
    }
}

impl Countdown {
    /// The minutes until the end of the preparation, and until the start of play.
    pub fn minutes(&self) -> [u32; 2] {
        [self.preparation, self.play]
    }

    /// Sets the minutes; play never starts before the preparation ends.
    pub fn set_minutes(&mut self, [preparation, play]: [u32; 2]) {
        let was_play = self.play;
        self.preparation = preparation.min(MAX_MINUTES);
        self.play = play.min(MAX_MINUTES);
        if self.play == was_play {
            self.play = self.play.max(self.preparation);
        } else {
            self.preparation = self.preparation.min(self.play);
        }
    }

    /// Whether the countdown has begun.
    pub fn is_begun(&self) -> bool {
        self.begun.is_some()
    }

    /// Starts the countdown at this time, or stops it.
    pub fn turn(&mut self, time: f64) {
        self.begun = if self.is_begun() { None } else { Some(time) };
    }

    /// The seconds until the end of the preparation and until the start of play, rounded up.
    pub fn left(&self, time: f64) -> [u64; 2] {
        let gone = self.begun.map_or(0.0, |begun| (time - begun).max(0.0));
        self.minutes().map(|minutes| (f64::from(minutes * 60) - gone).max(0.0).ceil() as u64)
    }

    /// The number of seconds until the display changes; `None` if it won't.
    pub fn until_change(&self, time: f64) -> Option<f64> {
        let gone = (time - self.begun?).max(0.0);
        let is_over = self.left(time)[1] == 0;
        (!is_over).then(|| gone.floor() + 1.0 - gone)
    }
}
