//! The panel of the Chess960 screen: the choice of method, the law card, the method's own part, the choice of players,
//! and the foot with the buttons.

use egui::{Rect, RichText, Sense, Ui, vec2};

use super::{Chess960Screen, TABS};
use crate::rules::Color;
use crate::text::{Texts, time};
use crate::ui::dialogs::{Players, scroll};
use crate::ui::theme::{is_compact, tokens};
use crate::ui::view::{Command, LawCard, Link, Request, ViewContext, ViewSettings, explain, first_step};
use crate::ui::widgets::{Arrangement, Choice, Choices};

impl Chess960Screen {
    pub(super) fn show_panel(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        scroll::small_if_compact(ui);
        let whole = scroll::is_whole(place);
        let mut asked = if whole { None } else { self.head(ui, ctx.look) };
        let above_foot = place.bottom() - self.foot - tokens(ui.ctx()).space.s;
        let bottom = if whole { place.bottom() } else { above_foot };
        scroll::fields(ui, "room body", bottom, |ui| {
            if whole {
                asked = self.head(ui, ctx.look);
            }
            self.method_mut().panel(ui, ctx.look, ctx.requests);
            if is_compact(ui) {
                self.players(ui, ctx.look.words);
            }
            if whole {
                self.foot(ui, ctx);
            }
        });
        ctx.requests.extend(asked.map(Request::from));
    }

    fn head(&mut self, ui: &mut Ui, look: ViewSettings<'_>) -> Option<Link> {
        let (words, compact) = (look.words, is_compact(ui));
        let title = t!(words, "room-title");
        if !compact {
            ui.heading(&title);
        }
        let ways = TABS.map(|(tab, key)| {
            let label = if compact { words.tiny(key) } else { t!(words, key) };
            Choice::new(tab, label).tip(words.tip(key))
        });
        let arrangement = Arrangement::Bar;
        let number = self.method().start().and_then(|start| start.number());
        let ways = Choices { name: &title, arrangement, choices: &ways };
        if first_step::within(ui, |ui| choose(ui, &ways, &mut self.tab)) {
            self.law = 0.0;
            self.method_mut().begin(number);
        }
        // The card keeps the height of the tallest text so far, and is high enough for the texts that usually follow,
        // so that what is below it seldom moves.
        let law = look.message.cloned().unwrap_or_else(|| self.method().law(look));
        let law = LawCard { small: true, ..law };
        let width = ui.available_width();
        let usual = self.method().usual_cards(look).into_iter();
        let all = usual.map(|card| LawCard { small: true, ..card }).chain([law.clone()]);
        self.law = all.map(|card| card.text_height(ui, words, width)).fold(self.law, f32::max);
        let (card, _) = ui.allocate_exact_size(vec2(width, self.law), Sense::hover());
        law.show(ui, card, words)
    }

    pub(super) fn foot(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, compact) = (ctx.look.words, is_compact(ui));
        let agreed = self.agreed(words);
        if !compact {
            ui.label(RichText::new(&agreed).weak().small());
            self.players(ui, words);
        }
        ui.horizontal_wrapped(|ui| {
            let label = |key: &str| if compact { words.tiny(key) } else { words.short(key) };
            if ui.button(label("room-choices")).on_hover_text(agreed).clicked() {
                ctx.requests.push(Request::OpenNewGame(Box::new(self.game())));
            }
            let lesson = Command::Lesson;
            if ui.button(label(lesson.key())).on_hover_text(lesson.tip(words)).clicked() {
                ctx.requests.push(Request::Command(lesson));
            }
            if ui.button(label("room-back")).clicked() {
                ctx.requests.push(Request::Return);
            }
        });
        let is_complete = self.method().start().is_some();
        if scroll::wide_button(ui, is_complete, &t!(words, "room-start")) {
            ctx.requests.push(Request::Start(Box::new(self.game())));
        }
    }

    fn players(&mut self, ui: &mut Ui, words: &Texts) {
        let choice =
            |players: Players| Choice::new(players, words.tiny(players.key())).tip(words.tip(players.key()));
        let (name, players) = (t!(words, "room-players"), Players::ALL.map(choice));
        let players = Choices { name: &name, arrangement: Arrangement::Chips, choices: &players };
        let mut chosen = Players::of(&self.setup);
        if choose(ui, &players, &mut chosen) {
            self.agree(chosen.put_in(&self.setup, self.seeds));
        }
    }

    /// The players, the touch-move rule and the clock in short, such as "De Vries – Jansen · Touch-move · 10 minutes".
    fn agreed(&self, words: &Texts) -> String {
        let setup = &self.setup;
        let [white, black] = Color::ALL.map(|color| {
            explain::player_in_seat(words, &setup.seats[color.index()], setup.name(color), color)
        });
        let clock = match setup.has_clock() {
            true => time::controls(words, &setup.clock),
            false => t!(words, "clock-none"),
        };
        [format!("{white} – {black}"), t!(words, explain::touch_key(setup.touch)), clock].join(" · ")
    }
}

/// Shows a group of choices. Returns whether a different one was chosen. After a click on a different one, the group
/// gives up keyboard focus, so that keys act on the method: Space throws the die, for example.
fn choose<T: PartialEq + Clone>(ui: &mut Ui, group: &Choices<'_, T>, current: &mut T) -> bool {
    let is_changed = group.show(ui, current);
    if is_changed && ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| {
            memory.focused().into_iter().for_each(|focused| memory.surrender_focus(focused));
        });
    }
    is_changed
}
