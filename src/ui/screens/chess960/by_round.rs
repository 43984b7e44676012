//! One start for all boards in a round of an event: drawn by the program and shown digit by digit, or entered from
//! numbered balls. Starts that are excluded or were used before can't be drawn.
//!
//! For the draw itself, see `crate::start`. `ui::app::rounds` reads and writes the list of an event's used starts.

use egui::{
    Align2, Button, CornerRadius, Event, Key, Label, Rect, RichText, Role as Kind, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};
use fastrand::Rng;

use super::method::{Method, Top};
use crate::rules::Role;
use crate::rules::chess960::{STARTS, back_rank};
use crate::start::{BallError, Balls, Start, StartSet, StartSetError, UsedStart, scattered};
use crate::text::Texts;
use crate::text::start_errors::{row_text, spaced};
use crate::ui::dialogs::{choices, text_edit};
use crate::ui::theme::{self, Art, is_compact, tokens};
use crate::ui::view::{Command, LawCard, Request, ViewSettings, first_step};
use crate::ui::widgets::{Arrangement, Choices, main_button, message_button};

/// The maximum number of characters in the name of an event or of a round.
const LONGEST: usize = 60;
/// The maximum number of characters in the list of excluded starts.
const LONGEST_LIST: usize = 5000;

/// How the digits are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Drawn {
    #[default]
    ByProgram,
    ByBalls,
}

/// A number drawn by the program.
#[derive(Clone, Debug)]
struct Draw {
    number: u16,
    /// The starts that were excluded from the draw.
    excluded: StartSet,
    /// The seed that gives the same start again if the same starts are excluded.
    seed: u32,
    /// The number of digits that are shown.
    shown: usize,
}

/// The drawing of a start for a round.
#[derive(Default)]
pub struct ByRound {
    event: String,
    round: String,
    excluded: String,
    drawn: Drawn,
    draw: Option<Draw>,
    balls: Balls,
    /// Why the last ball was refused; `None` if it was not.
    refusal: Option<BallError>,
    /// The starts that the event has used.
    used: Vec<UsedStart>,
    /// Whether the start that is shown has been added to the list of used starts.
    is_noted: bool,
    chance: Rng,
}

impl ByRound {
    pub fn new(chance: Rng) -> ByRound {
        ByRound { chance, ..ByRound::default() }
    }

    /// The names of the event and of the round.
    pub fn names(&self) -> [&str; 2] {
        [self.event.trim(), self.round.trim()]
    }

    /// The command line that gives the same start again; `None` until the start is complete.
    pub fn command(&self) -> Option<String> {
        let number = self.number()?;
        let draw = self.draw.as_ref().filter(|_| self.drawn == Drawn::ByProgram);
        Some(match draw {
            None => format!("jadoube chess960 {number}"),
            Some(Draw { excluded, seed, .. }) if excluded.is_empty() => {
                format!("jadoube chess960 --random --seed {seed}")
            }
            Some(Draw { excluded, seed, .. }) => {
                format!("jadoube chess960 --exclude {excluded} --seed {seed}")
            }
        })
    }

    /// Resumes an event, unless one has been named already. Returns whether the event was resumed.
    pub fn resume(&mut self, event: &str) -> bool {
        let is_new = self.event.is_empty();
        if is_new {
            event.clone_into(&mut self.event);
        }
        is_new
    }

    /// Stores the list of starts that the event has used; `is_noted` says whether it contains the start that is shown.
    pub fn set_used(&mut self, used: Vec<UsedStart>, is_noted: bool) {
        (self.used, self.is_noted) = (used, is_noted);
    }

    /// All starts that are left out: the excluded ones, and those that the event has used; an error if the text with
    /// the excluded starts is invalid.
    fn left_out(&self) -> Result<StartSet, StartSetError> {
        let text = self.excluded.trim();
        let mut set = if text.is_empty() { StartSet::default() } else { StartSet::read(text)? };
        set.extend(self.used.iter().map(|used| used.number));
        Ok(set)
    }

    /// The digits shown so far.
    fn digits(&self) -> Vec<u8> {
        match self.drawn {
            Drawn::ByBalls => self.balls.digits().to_vec(),
            Drawn::ByProgram => self.draw.iter().flat_map(Draw::digits).collect(),
        }
    }

    fn number(&self) -> Option<u16> {
        match self.drawn {
            Drawn::ByBalls => self.balls.number(),
            Drawn::ByProgram => self.draw.as_ref().filter(|draw| draw.shown == 3).map(|draw| draw.number),
        }
    }

    fn can_draw(&self) -> bool {
        let is_open = self.number().is_none();
        is_open && self.left_out().is_ok_and(|set| set.len() < usize::from(STARTS))
    }

    /// Draws the start and shows its first digit, or shows the next digit of a start that was drawn.
    fn draw(&mut self) {
        if let Some(draw) = &mut self.draw {
            draw.shown = (draw.shown + 1).min(3);
            return;
        }
        let Ok(excluded) = self.left_out() else { return };
        let seed = self.chance.u32(..);
        let mut seeded = Rng::with_seed(scattered(seed.into()));
        let start = excluded.draw_other(|below| seeded.u32(..below));
        self.draw =
            start.and_then(|start| start.number()).map(|number| Draw { number, excluded, seed, shown: 1 });
    }

    fn add(&mut self, digit: u8) {
        if let Ok(left_out) = self.left_out() {
            self.refusal = self.balls.add(digit, &left_out).err();
        }
    }

    fn start_over(&mut self) {
        (self.draw, self.balls, self.refusal, self.is_noted) = (None, Balls::default(), None, false);
    }

    /// Handles the keys: Space draws the next digit or, with balls, a digit key enters a ball.
    fn keys(&mut self, ui: &Ui) {
        if !first_step::leaves_keys(ui.ctx()) {
            return;
        }
        for event in ui.input(|input| input.events.clone()) {
            match (self.drawn, event) {
                (Drawn::ByProgram, Event::Key { key: Key::Space, pressed: true, repeat: false, .. })
                    if self.can_draw() =>
                {
                    self.draw();
                }
                (Drawn::ByBalls, Event::Text(text)) => {
                    if let Some(digit) = text.parse().ok().filter(|digit| *digit < 10) {
                        self.add(digit);
                    }
                }
                _ => continue,
            }
            ui.ctx().request_repaint();
        }
    }

    /// Shows fields for the event, the round and the excluded starts. Once the first digit is drawn or entered, shows
    /// their contents as plain text instead.
    fn fields(&mut self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        if !self.digits().is_empty() {
            let known = [self.event.trim(), self.round.trim(), self.excluded.trim()];
            let known: Vec<&str> = known.into_iter().filter(|text| !text.is_empty()).collect();
            if !known.is_empty() {
                ui.add(Label::new(RichText::new(known.join(" · ")).weak()).truncate());
            }
            return;
        }
        let field = |ui: &mut Ui, key: &str, text: &mut String, hint: &str, longest: usize| {
            let label = ui.add(Label::new(t!(words, key)).truncate());
            let edit = text_edit(ui, text, f32::INFINITY).hint_text(hint).char_limit(longest);
            ui.add(edit).labelled_by(label.id)
        };
        // All three fields are in one row if the row is wide enough for the longest label.
        let is_row = ui.available_width() >= 400.0;
        let event = ui.columns(if is_row { 3 } else { 2 }, |columns| {
            let event = field(&mut columns[0], "round-event", &mut self.event, "", LONGEST);
            field(&mut columns[1], "round-name", &mut self.round, "", LONGEST);
            if let Some(third) = columns.get_mut(2) {
                field(third, "round-excluded", &mut self.excluded, "518,534", LONGEST_LIST);
            }
            event
        });
        if event.changed() {
            requests.push(Request::LoadUsedStarts(self.event.trim().to_owned()));
        }
        if event.lost_focus() {
            requests.push(Request::KeepEvent(self.event.trim().to_owned()));
        }
        if !is_row {
            field(ui, "round-excluded", &mut self.excluded, "518,534", LONGEST_LIST);
        }
    }

    /// Shows a button that draws the next digit, or ten buttons for the digits on the balls and one that takes a ball
    /// back; and a button that starts over.
    fn buttons(&mut self, ui: &mut Ui, words: &Texts) {
        let count = self.digits().len();
        ui.horizontal_wrapped(|ui| {
            match self.drawn {
                Drawn::ByProgram => {
                    let key = if count == 0 { "round-draw" } else { "round-next-digit" };
                    let bold = tokens(ui.ctx()).bold();
                    if main_button(ui, self.can_draw(), &t!(words, key), bold).clicked() {
                        self.draw();
                    }
                }
                Drawn::ByBalls => {
                    for digit in 0..10 {
                        let name = t!(words, "round-ball", digit = digit.to_string());
                        let button =
                            Button::new(digit.to_string()).min_size(vec2(tokens(ui.ctx()).control.s, 0.0));
                        let response = ui.add_enabled(self.can_draw(), button);
                        response.widget_info(|| WidgetInfo::labeled(Kind::Button, self.can_draw(), &name));
                        if response.clicked() {
                            self.add(digit);
                        }
                    }
                    if message_button(ui, words, "round-take-back", count > 0 && !self.is_noted) {
                        self.balls.take_back();
                    }
                }
            }
            if message_button(ui, words, "room-again", count > 0) {
                self.start_over();
            }
        });
    }

    /// Shows what can be done with the start once it is complete: adding it to the list of used starts, showing it on
    /// the wall display, printing it, and copying the command that gives it again.
    fn uses(&self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        let Some(number) = self.number() else { return };
        let command = self.command().unwrap_or_default();
        let can_note = !self.is_noted && !self.event.trim().is_empty();
        let key = if self.is_noted { "round-noted" } else { "round-note" };
        ui.horizontal_wrapped(|ui| {
            if message_button(ui, words, key, can_note) {
                let [event, round] = self.names().map(str::to_owned);
                requests.push(Request::NoteUsedStart { event, round, number });
            }
            for command in [Command::Wall, Command::PrintRound] {
                let button = ui.button(command.short(words));
                if button.on_hover_text(command.tip(words)).clicked() {
                    requests.push(Request::Command(command));
                }
            }
        });
        ui.label(t!(words, "round-again"));
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&command).monospace());
            if message_button(ui, words, "round-copy", true) {
                ui.ctx().copy_text(command);
            }
        });
    }

    /// Shows how many starts the event has used, and lists up to twenty of the latest.
    fn list(&self, ui: &mut Ui, words: &Texts) {
        if self.used.is_empty() {
            return;
        }
        let lines = self.used.iter().rev().take(20).map(UsedStart::to_string);
        ui.label(t!(words, "round-used", count = self.used.len()));
        ui.weak(lines.collect::<Vec<_>>().join(" · "));
    }
}

impl Draw {
    fn digits(&self) -> impl Iterator<Item = u8> {
        [self.number / 100, self.number / 10 % 10, self.number % 10]
            .into_iter()
            .map(|digit| digit as u8)
            .take(self.shown)
    }
}

impl Method for ByRound {
    fn row(&self) -> [Option<Role>; 8] {
        self.number().and_then(back_rank).map_or([None; 8], |row| row.map(Some))
    }

    fn start(&self) -> Option<Start> {
        Start::chess960(self.number()?.into()).ok()
    }

    fn law(&self, look: ViewSettings<'_>) -> LawCard {
        let words = look.words;
        let refusal = |title: String, detail: String| LawCard { refusal: true, ..LawCard::of(title, detail) };
        if let Some(number) = self.number() {
            let row = row_text(words, back_rank(number));
            let title = t!(words, "room-number-title", number = number.to_string(), row);
            return LawCard::of(title, t!(words, "round-ready"));
        }
        let left_out = match self.left_out() {
            Ok(left_out) => left_out.len(),
            Err(error) => {
                let found = error.0.as_str();
                return refusal(t!(words, "round-bad-list", found), t!(words, "round-list-how"));
            }
        };
        let left = usize::from(STARTS) - left_out;
        if left == 0 {
            return refusal(t!(words, "round-none-left"), t!(words, "round-list-how"));
        }
        if let Some(error) = self.refusal {
            let title = match error {
                BallError::Excluded(number) => t!(words, "round-ball-excluded", number = number.to_string()),
                BallError::AboveLast(found) => t!(words, "round-ball-high", found = found.to_string()),
            };
            return refusal(title, t!(words, "round-all-again"));
        }
        let digits = self.digits();
        let title = if digits.is_empty() {
            t!(words, "round-first")
        } else {
            let shown = spaced(digits.iter().map(|digit| char::from(b'0' + digit)));
            t!(words, "round-so-far", digits = shown)
        };
        let detail = match self.drawn {
            Drawn::ByProgram => t!(words, "round-even", left),
            Drawn::ByBalls if digits == [9] => t!(words, "round-balls-nine"),
            Drawn::ByBalls => t!(words, "round-balls-how"),
        };
        LawCard::of(title, detail)
    }

    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, requests: &mut Vec<Request>) {
        if look.keys {
            self.keys(ui);
        }
        let words = look.words;
        // In a compact panel, the controls for drawing are above the fields, which may stay empty.
        let is_low = is_compact(ui);
        if is_low {
            self.buttons(ui, words);
        } else {
            self.fields(ui, words, requests);
        }
        let ways = [(Drawn::ByProgram, "round-by-program"), (Drawn::ByBalls, "round-by-balls")];
        let ways = choices(words, &ways);
        let name = t!(words, "round-drawn");
        let group = Choices { name: &name, arrangement: Arrangement::Bar, choices: &ways };
        if group.show(ui, &mut self.drawn) {
            self.start_over();
        }
        if is_low {
            self.fields(ui, words, requests);
        } else {
            self.buttons(ui, words);
        }
        self.uses(ui, words, requests);
        if self.drawn == Drawn::ByBalls {
            ui.weak(t!(words, "round-balls-fair"));
        }
        self.list(ui, words);
    }

    fn on_board(&mut self, ui: &mut Ui, top: &Top<'_>, _art: &mut Art, _time: f64) {
        if self.number().is_some() {
            return;
        }
        let (digits, (paper, ink)) = (self.digits(), top.paper());
        let boxes = top.middle(5.2, 2.0);
        let side = vec2(boxes.height() * 0.8, boxes.height());
        for index in 0..3 {
            let middle = boxes.center() + vec2((index as f32 - 1.0) * boxes.width() / 3.0, 0.0);
            let place = Rect::from_center_size(middle, side);
            let line = Stroke::new((side.x * 0.03).max(1.0), ink);
            ui.painter().rect(place, CornerRadius::same(6), paper, line, StrokeKind::Inside);
            if let Some(digit) = digits.get(index) {
                let font = theme::bold((side.y * 0.7).max(1.0));
                ui.painter().text(place.center(), Align2::CENTER_CENTER, digit, font, ink);
            }
        }
    }
}
