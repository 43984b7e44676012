//! A start by dice: the program's die rolls over the board, or the player clicks the faces of a real one.

use egui::{Context, Event, Key, Role as Kind, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use fastrand::Rng;

use super::die;
use super::errors::placed_on;
use super::method::{Method, Top};
use super::steps;
use crate::rules::{File, Role, Square};
use crate::start::{Dice, Die, Start, Throw};
use crate::text::Texts;
use crate::ui::theme;
use crate::ui::theme::{Art, Palette, RING, duration, share, size};
use crate::ui::view::{LawCard, ViewSettings};
use crate::ui::widgets::main_button;

/// The state of the draw.
pub struct ByDice {
    dice: Dice,
    /// A die that is rolling: since when, and its result.
    rolling: Option<(f64, Die)>,
    /// How many of the last throws were entered by hand and can be taken back.
    entered: usize,
    arrivals: Vec<Square>,
    chance: Rng,
}

impl ByDice {
    pub fn new(chance: Rng) -> ByDice {
        ByDice { dice: Dice::new(), rolling: None, entered: 0, arrivals: Vec::new(), chance }
    }

    fn is_open(&self) -> bool {
        self.dice.step().is_some() && self.rolling.is_none()
    }

    fn draw(&mut self) -> Die {
        Die::ALL[self.chance.usize(..Die::ALL.len())]
    }

    /// Starts rolling the program's die.
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
            self.land(die);
        }
        while self.dice.step().is_some() {
            let die = self.draw();
            self.land(die);
        }
        self.entered = 0;
    }

    /// Enters a throw of a real die.
    fn enter(&mut self, die: Die) {
        if self.is_open() {
            self.land(die);
            self.entered += 1;
        }
    }

    /// Records a throw of the program's die, which can't be taken back.
    fn thrown(&mut self, die: Die) {
        self.land(die);
        self.entered = 0;
    }

    fn land(&mut self, die: Die) {
        let before = self.dice.row();
        self.dice.throw(die);
        let new = |file: &File| before[file.index()].is_none() && self.dice.row()[file.index()].is_some();
        let squares = File::ALL.into_iter().filter(new).map(placed_on);
        self.arrivals.extend(squares);
    }

    fn take_back(&mut self) {
        if self.entered > 0 && self.dice.take_back().is_some() {
            self.entered -= 1;
        }
    }

    /// Ends a roll that has lasted long enough.
    fn tick(&mut self, ctx: &Context, time: f64) {
        let Some((since, die)) = self.rolling else { return };
        if time >= since + duration::ROLL {
            self.rolling = None;
            self.thrown(die);
        }
        ctx.request_repaint();
    }

    /// Space throws; a digit enters a throw of a real die.
    fn keys(&mut self, ui: &Ui) {
        if ui.memory(|memory| memory.focused().is_some()) {
            return;
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: false, .. } => {
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

    fn buttons(&mut self, ui: &mut Ui, words: &Texts) {
        let done = self.dice.step().is_none();
        ui.horizontal_wrapped(|ui| {
            let throw = main_button(ui, self.is_open(), &t!(words, "dice-throw"), theme::bold(size::TEXT));
            if throw.on_hover_text(words.tip("dice-throw")).clicked() {
                self.throw(ui.ctx());
            }
            if ui.add_enabled(!done, egui::Button::new(t!(words, "dice-rest"))).clicked() {
                self.throw_rest();
            }
        });
        ui.label(t!(words, "dice-own"));
        let name = |die: Die| t!(words, "dice-face", pips = die.pips().to_string());
        if let Some(die) = die::faces(ui, self.is_open(), name) {
            self.enter(die);
        }
        ui.horizontal_wrapped(|ui| {
            let entered = ui.add_enabled(self.entered > 0, egui::Button::new(t!(words, "dice-take-back")));
            if entered.on_hover_text(words.tip("dice-take-back")).clicked() {
                self.take_back();
            }
            let thrown = !self.dice.throws().is_empty();
            if ui.add_enabled(thrown, egui::Button::new(t!(words, "room-again"))).clicked() {
                (self.dice, self.rolling, self.entered) = (Dice::new(), None, 0);
            }
        });
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
        let last = self.dice.throws().last();
        let Some(step) = self.dice.step() else {
            let number = self.dice.number().unwrap_or_default().to_string();
            return LawCard::of(t!(words, "room-ready", number), t!(words, "dice-done"));
        };
        if let Some(Throw { die, file: None, .. }) = last {
            let title = t!(words, "dice-again", pips = die.pips().to_string());
            let detail = t!(words, "dice-rule", step = step.name());
            return LawCard { title, detail, refusal: true, ..LawCard::default() };
        }
        let title = t!(words, "dice-step", step = step.name());
        let rule = t!(words, "dice-rule", step = step.name());
        let detail = match last {
            Some(Throw { step, die, file: Some(file) }) => {
                let square = placed_on(*file).to_string();
                let pips = die.pips().to_string();
                let counted = t!(words, "dice-counted", pips, role = step.role().name(), square);
                words.paragraph([counted, rule])
            }
            _ => rule,
        };
        LawCard::of(title, detail)
    }

    fn description(&self, look: ViewSettings<'_>, square: Square) -> String {
        let at = |file: &File| placed_on(*file) == square;
        let pips = self.dice.candidates().iter().position(at);
        let said = |pips: usize| t!(look.words, "dice-candidate", pips = (pips + 1).to_string());
        pips.map(said).unwrap_or_default()
    }

    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, _art: &mut Art) {
        if look.keys {
            self.keys(ui);
        }
        self.buttons(ui, look.words);
        ui.add_space(6.0);
        steps::show(ui, &self.dice, look.words);
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
        let lying = self.dice.throws().last().map_or(Die::ALL[5], |throw| throw.die);
        let response = ui.interact(place, ui.scope_id().with("die"), Sense::click());
        let pips = self.dice.throws().last().map_or("none".to_owned(), |throw| throw.die.pips().to_string());
        let name = t!(top.look.words, "dice-die", pips);
        response.widget_info(|| WidgetInfo::labeled(Kind::Button, self.is_open(), &name));
        let (at, angle, shown) = match self.rolling {
            Some((since, goal)) => die::rolling(since, goal, time, place),
            None => (place.center(), 0.0, lying),
        };
        die::paint(ui.painter(), at, place.width(), angle, shown);
        if response.has_focus() {
            let ring = Stroke::new(RING, Palette::of(ui.theme()).law);
            ui.painter().rect_stroke(place.expand(5.0), 8, ring, StrokeKind::Outside);
        }
        if response.clicked() {
            self.throw(ui.ctx());
        }
    }

    fn arrivals(&mut self) -> Vec<(Square, Vec2)> {
        let middle = Vec2::splat(4.0);
        self.arrivals.drain(..).map(|square| (square, middle)).collect()
    }
}

/// The number of a square that the die counts.
fn badge(ui: &Ui, top: &Top<'_>, square: Square, number: usize) {
    let side = top.board.side();
    let (paper, ink) = top.paper();
    let middle = top.board.square(square).center();
    ui.painter().circle(middle, side * share::BADGE, paper, Stroke::new((side * 0.03).max(1.0), ink));
    // A font has a size even where there is no room for a board.
    let font = theme::bold((side * share::BADGE * 1.1).max(1.0));
    ui.painter().text(middle, egui::Align2::CENTER_CENTER, number, font, ink);
}
