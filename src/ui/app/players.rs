//! What one who is no person does at the table: moves, offers, answers, claims a draw that is there, gives up. All
//! of it becomes deeds like those of persons, and is written down like them.

use egui::Context;

use super::App;
use super::screens::Screen;
use crate::engine::{Failure, Level, Reply, Score};
use crate::rules::Color;
use crate::table::{Deed, Seat, Table};
use crate::ui::dialogs::Dialog;
use crate::ui::view::explain;

impl App {
    /// Lets those play who are no persons, as far as it is their turn.
    pub(crate) fn opponents_play(&mut self, ctx: &Context) {
        self.allow_take_back(ctx);
        let (awake, at_once) = ((self.readings)().awake, self.prefs.settings.at_once);
        let guests = &self.prefs.engines;
        let guest = |name: &str| guests.iter().find(|guest| guest.name == name).cloned();
        match self.opponents.tick(ctx, &self.play, awake, at_once, guest) {
            Some((color, Ok(reply))) => self.let_play(ctx, color, &reply),
            Some((color, Err(failure))) => self.let_fail(ctx, color, failure),
            None => {}
        }
        if let Some((color, failure)) = self.opponents.failed()
            && self.overlay.dialog.is_none()
            && self.screens.shown() == Screen::Game
        {
            let name = explain::player(&self.prefs.texts, self.play.table(), color);
            self.overlay.dialog = Some(Dialog::Failed { color, name, failure: failure.clone() });
        }
    }

    fn let_play(&mut self, ctx: &Context, color: Color, reply: &Reply) {
        let position = self.play.table().position();
        if !position.is_legal(reply.mv) {
            let text = self.play.table().uci(position, reply.mv);
            return self.let_fail(ctx, color, Failure::Illegal(text));
        }
        self.opponent_does(ctx, deeds(self.play.table(), color, reply));
    }

    /// The clock stands still until it is said who plays on.
    fn let_fail(&mut self, ctx: &Context, color: Color, failure: Failure) {
        let runs = self.play.table().clock_runs();
        self.opponent_does(ctx, runs.then_some(Deed::Pause));
        self.opponents.fail(color, failure);
    }

    /// A person plays on for one who failed, or the built-in engine does.
    pub(crate) fn take_over(&mut self, ctx: &Context, color: Color, engine: bool) {
        self.overlay.dialog = None;
        // Another game may have begun meanwhile, from a file.
        if self.opponents.failed().is_none_or(|(failed, _)| failed != color) {
            return;
        }
        self.opponents.dismiss(color);
        let seat = match engine {
            true => Seat::Level { level: Level::FULL, seed: self.system.rng.u32(..).into() },
            false => Seat::Person,
        };
        let paused = self.play.table().is_paused();
        let goes_on = paused.then_some(Deed::Resume);
        self.opponent_does(ctx, [Deed::Sit { by: color, seat }].into_iter().chain(goes_on));
    }

    /// An engine lets a person have a move back.
    fn allow_take_back(&mut self, ctx: &Context) {
        let table = self.play.table();
        let asked = table.take_back_asked().filter(|by| !table.seat(!*by).is_person());
        self.opponent_does(ctx, asked.map(|by| Deed::AnswerTakeBack { by: !by, accept: true }));
    }

    /// Does it at the table. Whoever looks back goes on looking.
    fn opponent_does(&mut self, ctx: &Context, deeds: impl IntoIterator<Item = Deed>) {
        let over = self.play.table().result().is_some();
        for (index, deed) in deeds.into_iter().enumerate() {
            if index == 0 {
                // Where nobody plays, nobody presses anything to have read it.
                let read = Color::ALL.iter().all(|color| !self.play.table().seat(*color).is_person());
                self.overlay.message = self.overlay.message.take().filter(|note| note.stays() && !read);
                ctx.request_repaint();
            }
            let notices = self.play.apply(deed);
            self.heed(None, notices);
            // A move that ends the game leaves nothing to offer.
            if self.play.table().result().is_some() {
                break;
            }
        }
        if self.play.table().result().is_some() && !over {
            // Other buttons are under the pointer of somebody who presses just now.
            self.overlay.guard_clicks(ctx.input(|input| input.time));
        }
    }
}

/// Whether a draw that is there for the asking is as good.
fn is_no_better(score: Score) -> bool {
    match score {
        Score::Centipawns(value) => value <= 0,
        Score::Mate(moves) => moves <= 0,
    }
}

/// What a reply comes to at the table, in order.
fn deeds(table: &Table, color: Color, reply: &Reply) -> Vec<Deed> {
    if reply.resigns {
        return vec![Deed::Resign { by: color }];
    }
    let asked = table.draw_offer() == Some(!color);
    let may_agree = table.moves().len() >= 2;
    if asked && reply.accepts_draw && may_agree {
        return vec![Deed::AnswerDraw { by: color, accept: true }];
    }
    let text = table.uci(table.position(), reply.mv);
    if reply.accepts_draw || reply.score.is_some_and(is_no_better) {
        let now = table.right_claim(None).map(|kind| (kind, None));
        let then = || table.right_claim(Some(reply.mv)).map(|kind| (kind, Some(text.clone())));
        if let Some((kind, intended)) = now.or_else(then) {
            return vec![Deed::Claim { kind, intended }];
        }
    }
    // Said in words, so that whoever offered it hears of it.
    let declined = asked.then_some(Deed::AnswerDraw { by: color, accept: false });
    // The laws have it so: first the move, then the offer (9.1.2.1).
    let free = table.draw_offer().is_none() || asked;
    let offers = reply.offers_draw && free && !table.moves().is_empty();
    let offered = offers.then_some(Deed::OfferDraw { by: color });
    declined.into_iter().chain([Deed::Move { text }]).chain(offered).collect()
}
