//! A second version of the rules over the board: what hands do, and fallen flags. For clock presses and other claims,
//! see `rulings`; for the arbiter's desk, `desk`.

use shakmaty::{Color, Piece, Role, Square};

use super::bonds::{can_mate, is_mating, won};
use super::places::{Place, Step, file, late_pawns};
use super::turn::{Done, Turn};

/// The settings on which the rules of a game depend.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "what the rules depend on, one by one")]
pub struct Rules {
    pub standard: bool,
    pub rapid: bool,
    pub supervised: bool,
    pub program: bool,
    /// Base time and increment, in milliseconds; `None` without clocks.
    pub clock: Option<(i64, i64)>,
}

impl Rules {
    /// Whether an illegal move stands once the reply is made (A.5.2).
    pub fn stands(&self) -> bool {
        !self.standard && !self.supervised
    }

    /// The extra time under A.3, B.2, B.3 and 7.5.5, in milliseconds.
    pub fn penalty(&self) -> i64 {
        let one = self.rapid || self.stands();
        if one { 60_000 } else { 120_000 }
    }
}

#[derive(Clone, Debug)]
pub enum Do {
    Press(Option<Square>),
    Release(Option<Square>),
    Cancel,
    Promote(Role),
    Move(Step),
    /// A move that is typed as its two squares, of a man other than the mover's king or pawns.
    Squares(Square, Square),
    Clock(Color),
    ClaimIllegal(Option<Color>),
    ClaimTouch(Option<Color>),
    ClaimFlag(Color),
    Resign(Color),
    /// The clocks are stopped, for a ruling or for a break.
    Stop {
        ruling: bool,
        by: Option<Color>,
    },
    Resume,
    /// An arbiter adds this many milliseconds to a clock; a negative number takes time off.
    Adjust(Color, i64),
    Enter(Entry),
    Tick,
}

/// What an arbiter enters: an incident, sometimes with changes to White's and Black's clocks, in milliseconds, or with
/// the loss of the game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub article: &'static str,
    pub against: Option<Color>,
    pub minutes: Option<[i64; 2]>,
    pub loses: bool,
}

/// A stop of the clocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stopped {
    pub ruling: bool,
    pub by: Option<Color>,
    /// Whether there was a claim, a clock change or an entry during this stop.
    pub used: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hand {
    Empty,
    /// A press has begun, but no piece is in the hand.
    Nothing,
    On(Square),
    Off(Piece, Option<Square>),
}

pub struct Model {
    pub rules: Rules,
    pub turn: Turn,
    pub hand: Hand,
    pub done: Vec<Done>,
    /// How many illegal moves of each player were ruled on or entered.
    pub ruled: [u32; 2],
    pub clock: [i64; 2],
    pub fallen: Vec<Color>,
    pub stopped: Option<Stopped>,
    /// Whether the last press was refused, so that its release means nothing.
    press_refused: bool,
    now: i64,
    pub result: Option<(String, String)>,
    pub notices: Vec<String>,
}

impl Model {
    pub fn new(place: Place, rules: Rules) -> Model {
        let base = rules.clock.map_or(0, |clock| clock.0);
        let turn = Turn::new(place, Vec::new());
        Model {
            rules,
            turn,
            hand: Hand::Empty,
            done: Vec::new(),
            ruled: [0; 2],
            clock: [base; 2],
            fallen: Vec::new(),
            stopped: None,
            press_refused: false,
            now: 0,
            result: None,
            notices: Vec::new(),
        }
    }

    pub fn mover(&self) -> Color {
        self.turn.place.turn
    }

    pub fn last_is_illegal(&self) -> bool {
        self.done.last().is_some_and(|last| last.step.is_none())
    }

    pub fn apply(&mut self, at: i64, deed: &Do) {
        self.notices.clear();
        let elapsed = at - std::mem::replace(&mut self.now, at);
        if self.result.is_some() {
            if !matches!(deed, Do::Tick) {
                self.refuse();
            }
            return;
        }
        if self.rules.clock.is_some() && self.stopped.is_none() {
            let mover = self.mover();
            let left = &mut self.clock[mover as usize];
            *left = (*left - elapsed).max(0);
            if *left == 0 && !self.fallen.contains(&mover) {
                self.fallen.push(mover);
            }
            if self.rules.program && self.flag(None) {
                if !matches!(deed, Do::Tick | Do::Release(_) | Do::Cancel) {
                    self.refuse();
                }
                return;
            }
        }
        if matches!(deed, Do::Release(_)) && std::mem::take(&mut self.press_refused) {
            return;
        }
        let waits = self.stopped.is_some()
            && matches!(deed, Do::Press(_) | Do::Promote(_) | Do::Move(_) | Do::Squares(..) | Do::Clock(_));
        if matches!(deed, Do::Press(_)) {
            self.press_refused = waits;
        }
        match deed {
            _ if waits => self.refuse(),
            Do::Tick => {}
            Do::Stop { ruling, by } => self.stop(*ruling, *by),
            Do::Resume => self.resume(),
            Do::Adjust(color, ms) => self.adjust(*color, *ms),
            Do::Enter(entry) => self.enter(*entry),
            Do::Press(at) => self.press(*at),
            Do::Release(at) => self.release(*at),
            Do::Cancel if self.hand == Hand::Empty => {}
            // The press is over, so its release does nothing more.
            Do::Cancel => self.hand = Hand::Nothing,
            Do::Promote(role) => self.promote(*role),
            Do::Move(step) => self.make(step),
            Do::Squares(from, to) => self.make_by_squares(*from, *to),
            Do::Clock(by) if *by == self.mover() && matches!(self.hand, Hand::Empty | Hand::Nothing) => {
                self.complete();
            }
            Do::ClaimIllegal(by) if !self.rules.program => {
                let by = by.unwrap_or(self.mover());
                if self.rules.stands() && by != self.mover() {
                    return self.refuse();
                }
                self.claim_illegal(by);
            }
            Do::ClaimTouch(by) if !self.rules.program && by.is_none_or(|by| by == self.mover()) => {
                self.claim_touch();
            }
            Do::ClaimFlag(by) if !self.rules.program => {
                if self.flag(Some(*by)) {
                    self.notices.insert(1, "claim-correct".to_owned());
                } else {
                    self.ruling(Some(*by), false, "6.8", None, 0);
                    self.tell("claim-wrong");
                }
            }
            Do::Resign(by) => self.lose(*by, "resignation"),
            _ => self.refuse(),
        }
    }

    pub fn tell(&mut self, notice: &str) {
        self.notices.push(notice.to_owned());
    }

    /// Notes a ruling in the form that is compared: claimant, finding, article, extra time and for whom, and the number
    /// of the illegal move.
    pub fn ruling(
        &mut self,
        by: Option<Color>,
        found: bool,
        article: &str,
        extra: Option<(Color, i64)>,
        count: u32,
    ) {
        self.use_stop();
        let by = by.map_or("program".to_owned(), |by| by.to_string());
        let (whom, ms) = extra.map_or(("nobody".to_owned(), 0), |(color, ms)| (color.to_string(), ms));
        self.notices.push(format!("ruling {article} by {by}: {found}, {ms} for {whom}, number {count}"));
    }

    pub fn refuse(&mut self) {
        self.tell("refused");
    }

    pub fn end(&mut self, (score, by): (String, &str)) {
        self.result = Some((score, by.to_owned()));
        self.tell("ended");
    }

    /// Ends the game after a flag fall, a resignation or a second illegal move (7.5.5). This player loses, or draws if
    /// the opponent can't mate.
    pub fn lose(&mut self, loser: Color, by: &str) {
        if can_mate(&self.turn.place, !loser) {
            self.end((won(!loser), by));
        } else {
            self.end(("1/2-1/2".to_owned(), &format!("{by}-without-mate")));
        }
    }

    /// Ends the game if a flag has fallen, unless a mating move was already released (5.1.1); returns whether it ended.
    fn flag(&mut self, by: Option<Color>) -> bool {
        let Some(&loser) = self.fallen.first() else { return false };
        if is_mating(&self.turn.place, &self.turn.board) {
            return false;
        }
        self.ruling(by, true, "6.9", None, 0);
        self.lose(loser, "flag-fall");
        true
    }

    fn press(&mut self, at: Option<Square>) {
        let Some(at) = at else {
            let taken = self.turn.off.pop();
            // A piece that its own side captured counts as touched only now.
            if let Some(origin) = taken.and_then(|(_, origin)| origin)
                && !self.turn.touched.contains(&origin)
            {
                self.turn.touched.push(origin);
                self.notices.push(format!("touched {origin}"));
            }
            self.hand = taken.map_or(Hand::Nothing, |(piece, origin)| Hand::Off(piece, origin));
            return;
        };
        if self.turn.board.piece_at(at).is_none() {
            self.hand = Hand::Nothing;
            return;
        }
        self.hand = Hand::On(at);
        self.turn.touch(at, &mut self.notices);
    }

    fn release(&mut self, to: Option<Square>) {
        let hand = std::mem::replace(&mut self.hand, Hand::Empty);
        let held = match hand {
            Hand::Empty => return self.refuse(),
            Hand::Nothing => return,
            Hand::On(from) if to == Some(from) => return,
            Hand::On(from) => self.turn.lift(from),
            Hand::Off(piece, origin) => (piece, origin),
        };
        let Some(to) = to else {
            self.turn.off.push(held);
            return self.let_go();
        };
        if let Some(there) = self.turn.board.piece_at(to) {
            if there.color != held.0.color {
                self.turn.touch(to, &mut self.notices);
            }
            let taken = self.turn.lift(to);
            self.turn.off.push(taken);
        }
        self.turn.put(to, held);
        self.let_go();
    }

    /// Notes what a release binds to (4.7) and, if the pieces are as after a legal move, that a reply was made (A.5.2).
    fn let_go(&mut self) {
        self.turn.let_go();
        let turn = &self.turn;
        if turn.place.legal().iter().any(|step| step.after == turn.board)
            && let Some(last) = self.done.last_mut()
        {
            last.answered = true;
        }
    }

    fn promote(&mut self, role: Role) {
        let color = self.mover();
        let mut mine = late_pawns(&self.turn.board);
        mine.retain(|&pawn| self.turn.board.color_at(pawn) == Some(color));
        // A pawn that arrived in this turn comes before one that an illegal move left there.
        mine.sort_by_key(|&pawn| self.turn.origin[usize::from(pawn)] == Some(pawn));
        let mine = mine.first().copied();
        let Some(pawn) = mine.filter(|_| self.hand == Hand::Empty) else { return self.refuse() };
        self.turn.board.set_piece_at(pawn, Piece { role, color });
        self.let_go();
    }

    /// Makes a move whose two squares are typed. A legal one is made like any typed move; an illegal one, unless it is
    /// refused, is made like a hand move.
    fn make_by_squares(&mut self, from: Square, to: Square) {
        let place = &self.turn.place;
        let legal = place.legal().into_iter().find(|step| place.uci(step) == format!("{from}{to}"));
        let free = matches!(self.hand, Hand::Empty | Hand::Nothing) && self.turn.board == place.board;
        if let Some(step) = legal {
            return self.make(&step);
        }
        if self.rules.program || !free || self.turn.board.piece_at(from).is_none() {
            return self.refuse();
        }
        self.press(Some(from));
        self.release(Some(to));
    }

    /// Makes a typed move. It is read in the current position.
    fn make(&mut self, typed: &Step) {
        let place = &self.turn.place;
        let free = matches!(self.hand, Hand::Empty | Hand::Nothing) && self.turn.board == place.board;
        let found = place.legal().into_iter().find(|step| place.uci(step) == place.uci(typed));
        let Some(step) = found.filter(|_| free) else { return self.refuse() };
        self.turn.touch(step.from, &mut self.notices);
        if let Some(at) = step.captured.or(step.rook) {
            self.turn.touch(at, &mut self.notices);
        }
        self.turn.board = step.after.clone();
        let rook = step.rook.map(|at| self.turn.lift_origin(at));
        let held = self.turn.lift_origin(step.from);
        if let Some(captured) = step.captured {
            self.turn.origin[usize::from(captured)] = None;
        }
        self.turn.origin[usize::from(step.to)] = held;
        if let Some(rook) = rook {
            let goal = usize::from(step.to);
            self.turn.origin[if file(step.to) == 6 { goal - 1 } else { goal + 1 }] = rook;
        }
        self.let_go();
    }
}
