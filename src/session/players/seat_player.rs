//! A place at the table for one who is no person, with a thread of its own: whoever sits there may take its time
//! to come, to begin and to leave, and no frame waits for it.
//!
//! What becomes of its answer: see `session::players::pending_move`.

use std::io::ErrorKind;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::engine::external::{EngineSetup, ExternalEngine};
use crate::engine::{Answer, Failure, Opponent, Player, Question};
use crate::table::Seat;

/// Fetches who is to sit on a seat, a guest as it is kept on this computer; called on the seat's own thread. Tests
/// have players of their own.
pub type Invite = Arc<dyn Fn(&Seat, Option<&EngineSetup>) -> Box<dyn Opponent> + Send + Sync>;

/// What the built-in engine remembers positions in, at full strength.
const MEBIBYTES: usize = 64;

/// The built-in engine at its level, or the guest.
pub fn fetch(seat: &Seat, guest: Option<&EngineSetup>) -> Box<dyn Opponent> {
    match (seat, guest) {
        (Seat::Level { level, seed }, _) => Box::new(Player::new(*level, *seed, MEBIBYTES, threads())),
        (Seat::External { .. }, Some(guest)) => Box::new(ExternalEngine::new(guest)),
        (Seat::External { .. } | Seat::Person, _) => Box::new(Absent),
    }
}

/// All the computer has but one, which is the window's.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get() - 1).max(1)
}

/// Nobody came: a guest of another computer, or one that was removed.
struct Absent;

impl Opponent for Absent {
    fn ask(&mut self, _: Question, answer: Box<dyn FnOnce(Answer) + Send>) {
        answer(Err(Failure::NotStarted(ErrorKind::NotFound)));
    }

    fn stop(&mut self) {}
}

enum Order {
    Ask(Box<Question>, Box<dyn FnOnce(Answer) + Send>),
    Stop,
}

/// The place. Dropping it sends its player away, and waits for nothing.
pub struct Chair {
    seat: Seat,
    orders: Sender<Order>,
}

impl Chair {
    /// Has somebody come for a seat.
    pub fn new(seat: &Seat, guest: Option<EngineSetup>, invite: &Invite) -> Chair {
        let (orders, heard) = channel();
        let (seat, invite) = (seat.clone(), Arc::clone(invite));
        let who = seat.clone();
        let sit = move || serve(invite(&who, guest.as_ref()), &heard);
        // Without a thread nobody hears the question, which is then told as a failure.
        let _ = thread::Builder::new().name("opponent".to_owned()).spawn(sit);
        Chair { seat, orders }
    }

    /// Whether it was made for this seat.
    pub fn is_for(&self, seat: &Seat) -> bool {
        self.seat == *seat
    }

    /// Asks. The answer comes from another thread; where nobody is left to give it, it is dropped.
    pub fn ask(&self, question: Question, answer: impl FnOnce(Answer) + Send + 'static) {
        let _ = self.orders.send(Order::Ask(Box::new(question), Box::new(answer)));
    }

    /// Asks no more.
    pub fn stop(&self) {
        let _ = self.orders.send(Order::Stop);
    }
}

/// Until the place is given up; the player goes with the end of this.
fn serve(mut player: Box<dyn Opponent>, orders: &Receiver<Order>) {
    for order in orders {
        match order {
            Order::Ask(question, answer) => player.ask(*question, answer),
            Order::Stop => player.stop(),
        }
    }
}
