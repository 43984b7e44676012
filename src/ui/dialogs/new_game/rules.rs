//! The rules of a game: touch-move, draw claims and takebacks.
//!
//! What these choices do: see `table`.

use egui::{Align, Checkbox, Layout, Ui, vec2};

use crate::game::{Ends, Laws, Pace, TimeControls};
use crate::table::{Arbiter, GameSetup, Seat, TakeBack, TouchMove};
use crate::text::Texts;
use crate::ui::dialogs::field::{segment_if, segments};
use crate::ui::theme::size;
use crate::ui::view::explain;

/// The chosen rules.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    touch: TouchMove,
    ends: Ends,
    take_back: TakeBack,
    arbiter: Arbiter,
    /// Standard, rapid or blitz where the players chose it.
    laws: Option<Laws>,
    last_two_minutes: bool,
    /// Those of the last game, until the player chooses others by hand.
    given: Option<(TouchMove, TakeBack)>,
}

/// The rules on touch-move and takebacks against the first levels.
pub const GENTLE: (TouchMove, TakeBack) = (TouchMove::Off, TakeBack::Free);

/// The kinds of touch-move with their message keys; the last is for two people.
const TOUCH: [(TouchMove, &str); 4] = [
    (TouchMove::Enforced, "touch-enforced"),
    (TouchMove::OnClaim, "touch-on-claim"),
    (TouchMove::Off, "touch-off"),
    (TouchMove::OverTheBoard, "touch-over-the-board"),
];

/// The message key of a kind of touch-move.
fn touch_key(touch: TouchMove) -> &'static str {
    TOUCH.iter().find(|(other, _)| *other == touch).map_or("", |(_, key)| key)
}

impl Rules {
    /// The rules of the last game.
    pub fn after(setup: &GameSetup) -> Rules {
        let (touch, ends, take_back) = (setup.touch, setup.ends, setup.take_back);
        let standard = GameSetup::default();
        let given = match setup.lone_person() {
            None => Some((touch, take_back)),
            Some(_) if setup.is_for_beginner() && (touch, take_back) == GENTLE => {
                Some((standard.touch, standard.take_back))
            }
            Some(_) => None,
        };
        Rules {
            touch,
            ends,
            take_back,
            arbiter: setup.arbiter,
            laws: setup.laws,
            last_two_minutes: setup.last_two_minutes,
            given,
        }
    }

    /// Against the first levels touch-move is off and takebacks are on, unless the player wants it otherwise.
    pub fn suit(&mut self, gentle: bool) {
        if let Some(given) = self.given {
            (self.touch, self.take_back) = if gentle { GENTLE } else { given };
        }
    }

    /// In short: "Touch-move off · takebacks free".
    pub fn summary(self, words: &Texts, two_people: bool) -> [String; 2] {
        let (touch, take_back) = self.conduct(two_people);
        let touch = explain::touch_key(touch);
        let take_back = match take_back {
            TakeBack::Never => "told-take-back-never",
            TakeBack::Agreed => "told-take-back-agreed",
            TakeBack::Free => "told-take-back-free",
        };
        [touch, take_back].map(|key| t!(words, key))
    }

    /// A set-up with these rules.
    pub fn put_in(self, setup: GameSetup) -> GameSetup {
        let (touch, take_back) = self.conduct(setup.seats.iter().all(Seat::is_person));
        let arbiter = if touch == TouchMove::OverTheBoard { self.arbiter } else { Arbiter::Players };
        let laws = self.laws.filter(|_| setup.has_clock());
        let setup = GameSetup { touch, ends: self.ends, take_back, arbiter, laws, ..setup };
        let last_two_minutes = self.last_two_minutes && no_last_two_minutes(&setup).is_none();
        GameSetup { last_two_minutes, ..setup }
    }

    /// Engines do not play over the board, because they have no hands.
    fn conduct(self, two_people: bool) -> (TouchMove, TakeBack) {
        match self.touch {
            TouchMove::OverTheBoard if !two_people => (TouchMove::Enforced, TakeBack::Never),
            touch => (touch, self.take_back()),
        }
    }

    /// With touch-move enforced there are no takebacks (4.7).
    fn take_back(self) -> TakeBack {
        let strict = matches!(self.touch, TouchMove::Enforced | TouchMove::OverTheBoard);
        if strict { TakeBack::Never } else { self.take_back }
    }

    /// The rule on touch-move, `in_full` with what it means.
    pub fn show_touch(&mut self, ui: &mut Ui, words: &Texts, in_full: bool, two_people: bool) {
        let before = self.touch;
        row(ui, &t!(words, "rules-touch"), |ui| {
            let count = if two_people { TOUCH.len() } else { TOUCH.len() - 1 };
            segments(ui, words, &mut self.touch, &TOUCH[..count]);
        });
        if self.touch != before {
            self.given = None;
        }
        if self.touch == TouchMove::OverTheBoard && two_people {
            row(ui, &t!(words, "rules-arbiter"), |ui| {
                let arbiters = [(Arbiter::Players, "arbiter-players"), (Arbiter::Program, "arbiter-program")];
                segments(ui, words, &mut self.arbiter, &arbiters);
            });
        }
        if in_full {
            let by_program = self.touch == TouchMove::OverTheBoard && self.arbiter == Arbiter::Program;
            let meaning =
                if by_program { t!(words, "touch-by-program") } else { words.tip(touch_key(self.touch)) };
            ui.add(egui::Label::new(egui::RichText::new(meaning).weak()).wrap());
        }
    }

    /// Standard, rapid or blitz: as the clock says, or as the players choose.
    pub fn show_laws(&mut self, ui: &mut Ui, words: &Texts, clock: &TimeControls) {
        let derived = Laws::of(clock);
        let before = self.laws.unwrap_or(derived);
        let mut laws = before;
        row(ui, &t!(words, "rules-laws"), |ui| {
            let paces =
                [(Pace::Standard, "pace-standard"), (Pace::Rapid, "pace-rapid"), (Pace::Blitz, "pace-blitz")];
            segments(ui, words, &mut laws.pace, &paces);
            if laws.pace != Pace::Standard {
                let tip = if laws.pace == Pace::Rapid { "supervised-rapid" } else { "supervised-blitz" };
                ui.checkbox(&mut laws.supervised, t!(words, "rules-supervised"))
                    .on_hover_text(t!(words, tip));
            }
        });
        laws.supervised &= laws.pace != Pace::Standard;
        if laws != before {
            self.laws = Some(laws).filter(|laws| *laws != derived);
        }
    }

    /// The rules on draws, takebacks and the last two minutes. `setup` has the clock; `None` while that is invalid.
    pub fn show_rest(&mut self, ui: &mut Ui, words: &Texts, setup: Option<&GameSetup>) {
        row(ui, &t!(words, "rules-draws"), |ui| {
            let ends = [(Ends::Claims, "ends-claims"), (Ends::Club, "ends-club")];
            segments(ui, words, &mut self.ends, &ends);
        });
        row(ui, &t!(words, "rules-take-back"), |ui| {
            let enforced = matches!(self.touch, TouchMove::Enforced | TouchMove::OverTheBoard);
            let before = self.take_back();
            let mut shown = before;
            for (take_back, key) in [
                (TakeBack::Never, "take-back-never"),
                (TakeBack::Agreed, "take-back-agreed"),
                (TakeBack::Free, "take-back-free"),
            ] {
                // With touch-move enforced there is nothing to choose.
                let enabled = !enforced || take_back == TakeBack::Never;
                let choice = segment_if(ui, enabled, &mut shown, take_back, t!(words, key));
                choice.on_hover_text(words.tip(key)).on_disabled_hover_text(t!(words, "grey-take-back"));
            }
            if shown != before {
                (self.take_back, self.given) = (shown, None);
            }
        });
        let why_not = setup.map_or(Some("grey-times"), no_last_two_minutes);
        let mut shown = self.last_two_minutes && why_not.is_none();
        let label = t!(words, "rules-last-two-minutes");
        let choice = ui.add_enabled(why_not.is_none(), Checkbox::new(&mut shown, label));
        if choice.changed() {
            self.last_two_minutes = shown;
        }
        let choice = choice.on_hover_text(words.tip("rules-last-two-minutes"));
        if let Some(why_not) = why_not {
            choice.on_disabled_hover_text(t!(words, why_not));
        }
    }
}

/// Why nobody can ask for an increment in the last two minutes of such a game (Guideline III.2), as a message key.
fn no_last_two_minutes(setup: &GameSetup) -> Option<&'static str> {
    let has_increment = setup.clock.iter().flatten().any(|control| control.largest_bonus_ms() > 0);
    match setup.laws().pace {
        _ if !setup.has_clock() => Some("grey-clock"),
        _ if has_increment => Some("grey-increment"),
        Pace::Blitz => Some("grey-blitz"),
        Pace::Standard | Pace::Rapid => None,
    }
}

/// A label with choices after it.
fn row(ui: &mut Ui, name: &str, choices: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        let place = vec2(size::FIELD_LABEL, size::BUTTON_SMALL);
        ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(place.x);
            ui.label(name);
        });
        choices(ui);
    });
}
