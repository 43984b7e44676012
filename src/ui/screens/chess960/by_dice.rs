//! The choice of a start by dice. Either the program's die rolls over the board, or the player enters the throws of a
//! real die.

use egui::{Align2, Context, Event, Key, Role as Kind, Sense, Stroke, Ui, Vec2, WidgetInfo};
use fastrand::Rng;

use super::die;
use super::errors::placed_on;
use super::method::{Method, Top};
use super::steps;
use crate::rules::{File, Role, Square};
use crate::start::{Dice, DiceStep, Die, Start, Throw};
use crate::ui::theme::{self, Art, duration, share, tokens};
use crate::ui::view::{LawCard, Request, ViewSettings, first_step, live};
use crate::ui::widgets::{focus_ring, main_button, message_button};

/// A start that is being made by throwing dice.
pub struct ByDice {
    dice: Dice,
    /// The time at which the rolling die started, in seconds, and its result; `None` while no die rolls.
    rolling: Option<(f64, Die)>,
    /// How many of the latest throws were entered by hand, so that they can be taken back.
    entered: usize,
    arrivals: Vec<Square>,
    /// The number of throws when the panel was last shown.
    heard: usize,
    chance: Rng,
}

impl ByDice {
    pub fn new(chance: Rng) -> ByDice {
        ByDice { dice: Dice::new(), rolling: None, entered: 0, arrivals: Vec::new(), heard: 0, chance }
    }

    fn is_open(&self) -> bool {
        self.dice.step().is_some() && self.rolling.is_none()
    }

    fn draw(&mut self) -> Die {
        Die::ALL[self.chance.usize(..Die::ALL.len())]
    }

    /// Throws the program's die, unless it is already rolling or no throw is left. If animations are on, the die rolls
    /// before its throw counts.
    fn throw(&mut self, ctx: &Context) {
        if !self.is_open() {
            return;
        }
        let die = self.draw();
        if theme::animates(ctx) {
            self.rolling = Some((ctx.input(|input| input.time), die));
        } else {
            self.thrown(die);
        }
        ctx.request_repaint();
    }

    /// Makes all remaining throws at once.
    fn throw_rest(&mut self) {
        if let Some((_, die)) = self.rolling.take() {
            self.thrown(die);
        }
        while self.dice.step().is_some() {
            let die = self.draw();
            self.thrown(die);
        }
    }

    /// Enters a throw of a real die, unless the program's die is rolling or no throw is left.
    fn enter(&mut self, die: Die) {
        if self.is_open() {
            self.land(die);
            self.entered += 1;
        }
    }

    /// Records a throw of the program's die. Such a throw can't be taken back.
    fn thrown(&mut self, die: Die) {
        self.land(die);
        self.entered = 0;
    }

    fn land(&mut self, die: Die) {
        let before = self.dice.row();
        self.dice.throw(die);
        let new = |file: &File| before[file.index()].is_none() && self.dice.row()[file.index()].is_some();
        self.arrivals.extend(File::ALL.into_iter().filter(new).map(placed_on));
    }

    /// Ends a roll that has lasted long enough, and records its throw.
    fn tick(&mut self, ctx: &Context, time: f64) {
        let Some((since, die)) = self.rolling else { return };
        if time >= since + duration::ROLL {
            self.rolling = None;
            self.thrown(die);
        }
        ctx.request_repaint();
    }

    /// Handles the keys: Space or Enter throws; a digit from 1 to 6 enters a throw of a real die.
    fn keys(&mut self, ui: &Ui) {
        let is_free = first_step::leaves_keys(ui.ctx());
        for event in ui.input(|input| input.events.clone()) {
            match event {
                // With the focus on another control, Space and Enter press that control instead.
                Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: false, .. } if is_free => {
                    self.throw(ui.ctx());
                }
                Event::Text(text) => {
                    if let Some(die) = text.parse().ok().and_then(Die::new) {
                        self.enter(die);
                        ui.ctx().request_repaint();
                    }
                }
                _ => {}
            }
        }
    }
}

impl Method for ByDice {
    fn row(&self) -> [Option<Role>; 8] {
        self.dice.row()
    }

    fn start(&self) -> Option<Start> {
        Start::by_dice(self.dice.clone()).ok()
    }

    fn law(&self, look: ViewSettings<'_>) -> LawCard {
        let words = look.words;
        let Some(step) = self.dice.step() else {
            let number = self.dice.number().unwrap_or_default().to_string();
            return LawCard::of(t!(words, "room-ready", number), t!(words, "dice-done"));
        };
        let rule = t!(words, "dice-rule", step = step.name());
        let title = t!(words, "dice-step", step = step.name());
        let Some(Throw { step, die, file }) = self.dice.throws().last() else {
            return LawCard::of(title, rule);
        };
        let pips = die.pips().to_string();
        let Some(file) = file else {
            let title = t!(words, "dice-again", pips);
            return LawCard { refusal: true, ..LawCard::of(title, rule) };
        };
        let square = placed_on(*file).to_string();
        let counted = t!(words, "dice-counted", pips, role = step.role().name(), square);
        LawCard::of(counted, words.paragraph([title, rule]))
    }

    fn usual_cards(&self, look: ViewSettings<'_>) -> Vec<LawCard> {
        let words = look.words;
        let counted = |step: DiceStep| {
            let square = placed_on(File::ALL[0]).to_string();
            let title = t!(words, "dice-counted", pips = "4", role = step.role().name(), square);
            let next = ["dice-step", "dice-rule"].map(|key| t!(words, key, step = step.name()));
            LawCard::of(title, words.paragraph(next))
        };
        DiceStep::ALL.into_iter().map(counted).collect()
    }

    fn description(&self, look: ViewSettings<'_>, square: Square) -> String {
        let at = |file: &File| placed_on(*file) == square;
        let pips = self.dice.candidates().iter().position(at);
        let said = |pips: usize| t!(look.words, "dice-candidate", pips = (pips + 1).to_string());
        pips.map(said).unwrap_or_default()
    }

    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, _requests: &mut Vec<Request>) {
        if look.keys {
            self.keys(ui);
        }
        // A screen reader must read each throw that does not count, even if the text is the same as for the previous
        // throw.
        let before = std::mem::replace(&mut self.heard, self.dice.throws().len());
        if self.heard > before && self.dice.throws().last().is_some_and(|throw| throw.file.is_none()) {
            live::refuse(ui.ctx());
        }
        let (words, is_open) = (look.words, self.is_open());
        ui.horizontal_wrapped(|ui| {
            // The button stays enabled while the die rolls, so that it keeps the focus.
            let is_left = self.dice.step().is_some();
            let throw = main_button(ui, is_left, &t!(words, "dice-throw"), tokens(ui.ctx()).bold());
            if throw.on_hover_text(words.tip("dice-throw")).clicked() {
                self.throw(ui.ctx());
            }
            if message_button(ui, words, "dice-rest", self.dice.step().is_some()) {
                self.throw_rest();
            }
        });
        let name = |die: Die| t!(words, "dice-face", pips = die.pips().to_string());
        if let Some(die) = die::faces(ui, is_open, name) {
            self.enter(die);
        }
        // The faces are above their explanation, since a low panel may show only two rows.
        ui.label(t!(words, "dice-own"));
        ui.horizontal_wrapped(|ui| {
            if message_button(ui, words, "dice-take-back", self.entered > 0 && self.rolling.is_none()) {
                self.dice.take_back();
                self.entered -= 1;
            }
            if message_button(ui, words, "room-again", !self.dice.throws().is_empty()) {
                (self.dice, self.rolling, self.entered) = (Dice::new(), None, 0);
            }
        });
        ui.scope(|ui| steps::of_dice(ui, &self.dice, words));
    }

    fn on_board(&mut self, ui: &mut Ui, top: &Top<'_>, _art: &mut Art, time: f64) {
        self.tick(ui.ctx(), time);
        for (index, file) in self.dice.candidates().into_iter().enumerate() {
            badge(ui, top, placed_on(file), index + 1);
        }
        if self.dice.step().is_none() {
            return;
        }
        let place = top.middle(share::DIE, share::DIE);
        let last = self.dice.throws().last().map(|throw| throw.die);
        let response = ui.interact(place, ui.scope_id().with("die"), Sense::click());
        let pips = last.map_or("none".to_owned(), |die| die.pips().to_string());
        let name = t!(top.look.words, "dice-die", pips);
        response.widget_info(|| WidgetInfo::labeled(Kind::Button, self.is_open(), &name));
        let (at, angle, shown) = match self.rolling {
            Some((since, goal)) => die::rolling(since, goal, time, place),
            None => (place.center(), 0.0, last.unwrap_or(Die::ALL[5])),
        };
        die::paint(ui.painter(), at, place.width(), angle, shown);
        focus_ring(ui, place, &response);
        if response.clicked() {
            self.throw(ui.ctx());
        }
    }

    fn arrivals(&mut self) -> Vec<(Square, Vec2)> {
        let middle = Vec2::splat(4.0);
        self.arrivals.drain(..).map(|square| (square, middle)).collect()
    }
}

/// Shows the number of pips that selects a square, on that square.
fn badge(ui: &Ui, top: &Top<'_>, square: Square, number: usize) {
    let side = top.board.side();
    let (paper, ink) = top.paper();
    let middle = top.board.square(square).center();
    ui.painter().circle(middle, side * share::BADGE, paper, Stroke::new((side * 0.03).max(1.0), ink));
    // The size of a font must be positive even if there is no space for a board.
    let font = theme::bold((side * share::BADGE * 1.1).max(1.0));
    ui.painter().text(middle, Align2::CENTER_CENTER, number, font, ink);
}
