//! The rules of a game: touch-move, the arbiter, takebacks, draws, the laws for its pace, and an increment in the last
//! two minutes.
//!
//! For what these choices do, see `table::kinds`, `game::Ends` and `game::Laws`.

use egui::{Checkbox, Ui};

use crate::game::{Ends, Laws, Pace, TimeControl, TimeControls};
use crate::table::{Arbiter, GameSetup, Seat, TakeBack, TouchMove};
use crate::text::Texts;
use crate::ui::dialogs::form::{agreement, choices, note, row, values};
use crate::ui::view::explain;

/// The chosen rules.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    touch: TouchMove,
    ends: Ends,
    take_back: TakeBack,
    arbiter: Arbiter,
    /// The laws (the pace, and whether the game is supervised) that the clock implied when the player chose different
    /// ones, and the laws that the player chose; `None` if the clock decides.
    laws: Option<(Laws, Laws)>,
    last_two_minutes: bool,
    /// The touch-move rule and takebacks to use unless the opponent is one of the first levels; `None` if the choice of
    /// the opponent does not change the rules. That is the case once the player has chosen one of these two rules here.
    /// It is also the case if these rules come from a game against an engine, unless the engine was one of the first
    /// levels and the rules were [`GENTLE`].
    given: Option<(TouchMove, TakeBack)>,
}

/// The rules on touch-move and takebacks against the first levels.
pub const GENTLE: (TouchMove, TakeBack) = (TouchMove::Off, TakeBack::Free);

/// The kinds of touch-move with their message keys; the last is only for two humans.
const TOUCH: [(TouchMove, &str); 4] = [
    (TouchMove::Enforced, "touch-enforced"),
    (TouchMove::OnClaim, "touch-on-claim"),
    (TouchMove::Off, "touch-off"),
    (TouchMove::OverTheBoard, "touch-over-the-board"),
];

const TAKE_BACK: [(TakeBack, &str); 3] = [
    (TakeBack::Never, "take-back-never"),
    (TakeBack::Agreed, "take-back-agreed"),
    (TakeBack::Free, "take-back-free"),
];

impl Rules {
    /// The rules in these game settings.
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
            laws: setup.laws.map(|laws| (Laws::of(&setup.clock), laws)),
            last_two_minutes: setup.last_two_minutes,
            given,
        }
    }

    /// Against the first levels (`gentle`), turns touch-move off and takebacks on; otherwise restores the rules in
    /// `given`. Returns whether a rule has changed; does nothing and returns `None` if `given` is `None`.
    pub fn suit(&mut self, gentle: bool) -> Option<bool> {
        let given = self.given?;
        let before = (self.touch, self.take_back);
        (self.touch, self.take_back) = if gentle { GENTLE } else { given };
        Some(before != (self.touch, self.take_back))
    }

    /// The touch-move rule and takebacks in short, such as "Touch-move off" and "takebacks on".
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

    /// The game settings `setup` with the chosen rules, as far as these apply to such a game.
    pub fn put_in(self, setup: GameSetup) -> GameSetup {
        let (touch, take_back) = self.conduct(setup.seats.iter().all(Seat::is_person));
        let arbiter = if touch == TouchMove::OverTheBoard { self.arbiter } else { Arbiter::Players };
        let laws = self.laws_for(&setup.clock).filter(|_| setup.has_clock());
        let setup = GameSetup { touch, ends: self.ends, take_back, arbiter, laws, ..setup };
        let last_two_minutes = self.last_two_minutes && no_last_two_minutes(&setup).is_none();
        GameSetup { last_two_minutes, ..setup }
    }

    /// The touch-move rule and takebacks that apply. Engines do not play over the board, because they have no hands.
    fn conduct(self, two_people: bool) -> (TouchMove, TakeBack) {
        match self.touch {
            TouchMove::OverTheBoard if !two_people => (TouchMove::Enforced, TakeBack::Never),
            touch => (touch, self.take_back()),
        }
    }

    fn take_back(self) -> TakeBack {
        if self.is_strict() { TakeBack::Never } else { self.take_back }
    }

    /// Whether touch-move is enforced or the game is played over the board. Either way, there are no takebacks (4.7).
    fn is_strict(self) -> bool {
        matches!(self.touch, TouchMove::Enforced | TouchMove::OverTheBoard)
    }

    /// Shows the choices. `setup` has the settings of the game; `None` while the clock or a rating is invalid.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts, two_people: bool, setup: Option<&GameSetup>) {
        let over_the_board = self.touch == TouchMove::OverTheBoard;
        let mut kinds = choices(words, &TOUCH[..if two_people { 4 } else { 3 }]);
        if over_the_board && self.arbiter == Arbiter::Program {
            kinds.iter_mut().skip(3).for_each(|kind| kind.tip = t!(words, "touch-by-program"));
        }
        if agreement(ui, &t!(words, "rules-touch"), &mut self.touch, &kinds) {
            self.given = None;
        }
        if over_the_board && two_people {
            let arbiters = [(Arbiter::Players, "arbiter-players"), (Arbiter::Program, "arbiter-program")];
            agreement(ui, &t!(words, "rules-arbiter"), &mut self.arbiter, &choices(words, &arbiters));
        }
        let mut kinds = choices(words, &TAKE_BACK);
        if self.is_strict() {
            kinds[0].tip = t!(words, "grey-take-back");
            kinds[1..].iter_mut().for_each(|kind| kind.why_not = Some(t!(words, "grey-take-back")));
        }
        let mut take_back = self.take_back();
        if agreement(ui, &t!(words, "rules-take-back"), &mut take_back, &kinds) {
            (self.take_back, self.given) = (take_back, None);
        }
        let ends = [(Ends::Claims, "ends-claims"), (Ends::Club, "ends-club")];
        agreement(ui, &t!(words, "rules-draws"), &mut self.ends, &choices(words, &ends));
        if let Some(setup) = setup.filter(|setup| setup.has_clock()) {
            self.show_laws(ui, words, &setup.clock);
        }
        self.show_last_two_minutes(ui, words, setup);
    }

    /// The chosen laws; `None` if none were chosen, or if they were chosen for a clock that implied other laws.
    fn laws_for(self, clock: &TimeControls) -> Option<Laws> {
        self.laws.filter(|(of_clock, _)| *of_clock == Laws::of(clock)).map(|(_, laws)| laws)
    }

    /// Shows the choice of standard, rapid or blitz, and, except for standard, of supervision. Unless laws were chosen
    /// for such a clock, those that the clock implies are shown.
    fn show_laws(&mut self, ui: &mut Ui, words: &Texts, clock: &TimeControls) {
        let derived = Laws::of(clock);
        let mut laws = self.laws_for(clock).unwrap_or(derived);
        let paces =
            [(Pace::Standard, "pace-standard"), (Pace::Rapid, "pace-rapid"), (Pace::Blitz, "pace-blitz")];
        let name = t!(words, "rules-laws");
        let changed = row(ui, &name, |ui| {
            let changed = values(ui, &name, &mut laws.pace, &choices(words, &paces));
            if laws.pace == Pace::Standard {
                return changed;
            }
            let tip = if laws.pace == Pace::Rapid { "supervised-rapid" } else { "supervised-blitz" };
            let switch = ui.checkbox(&mut laws.supervised, t!(words, "rules-supervised"));
            switch.on_hover_text(t!(words, tip)).changed() || changed
        });
        laws.supervised &= laws.pace != Pace::Standard;
        if changed {
            self.laws = Some((derived, laws)).filter(|(derived, laws)| laws != derived);
        }
    }

    fn show_last_two_minutes(&mut self, ui: &mut Ui, words: &Texts, setup: Option<&GameSetup>) {
        let why_not = setup.map_or(Some("grey-times"), no_last_two_minutes);
        let mut shown = self.last_two_minutes && why_not.is_none();
        row(ui, &t!(words, "rules-two-minutes"), |ui| {
            let choice = Checkbox::new(&mut shown, t!(words, "rules-last-two-minutes"));
            if ui.add_enabled(why_not.is_none(), choice).changed() {
                self.last_two_minutes = shown;
            }
            note(ui, why_not.map_or_else(|| words.tip("rules-last-two-minutes"), |key| t!(words, key)));
        });
    }
}

/// Why nobody can ask for an increment in the last two minutes of a game with these settings (Guideline III.2), as a
/// message key; `None` if the players can ask for one.
fn no_last_two_minutes(setup: &GameSetup) -> Option<&'static str> {
    match setup.laws().pace {
        _ if !setup.has_clock() => Some("grey-clock"),
        _ if setup.clock.iter().flatten().any(TimeControl::has_increment) => Some("grey-increment"),
        Pace::Blitz => Some("grey-blitz"),
        Pace::Standard | Pace::Rapid => None,
    }
}
