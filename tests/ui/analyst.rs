//! An analyst that reports what the test wants, when the test wants it.

use crate::prelude::*;
use jadoube::engine::{Analyst, Bound, EngineFailure, EngineQuestion, Info};
use jadoube::rules::read_uci;
use jadoube::session::analysis::{Analysts, Purpose};

type Observer = Box<dyn FnMut(Result<Info, EngineFailure>) + Send>;

/// The analysts of a window: what they were asked, and where a test makes its reports.
#[derive(Clone, Default)]
pub struct Fake(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    asked: Vec<Asked>,
    engines: Vec<Option<String>>,
    stopped: usize,
    gone: usize,
}

struct Asked {
    question: EngineQuestion,
    lines: usize,
    observer: Observer,
}

/// One of the window's analysts. All of them share one state.
struct One(Fake);

impl Begin {
    /// A window whose analysts report what the test wants.
    pub fn analysed(self) -> (Window, Fake) {
        let fake = Fake::default();
        (Begin { analysts: fake.analysts(), ..self }.open(), fake)
    }
}

impl Fake {
    pub fn analysts(&self) -> Analysts {
        let fake = self.clone();
        Arc::new(move |purpose| {
            if let Purpose::Live(engine) = purpose {
                fake.0.lock().expect("one thread").engines.push(engine.map(|engine| engine.name.clone()));
            }
            Box::new(One(fake.clone()))
        })
    }

    /// The questions so far: their moves and the number of lines.
    pub fn asked(&self) -> Vec<(String, usize)> {
        let state = self.0.lock().expect("one thread");
        let moves = |question: &EngineQuestion| {
            let all: Vec<String> = question.moves.iter().map(ToString::to_string).collect();
            all.join(" ")
        };
        state.asked.iter().map(|asked| (moves(&asked.question), asked.lines)).collect()
    }

    /// The engines that were chosen for live analysis; `None` is the built-in engine.
    pub fn engines(&self) -> Vec<Option<String>> {
        self.0.lock().expect("one thread").engines.clone()
    }

    /// How often an analyst was stopped, and how many were dropped.
    pub fn ended(&self) -> [usize; 2] {
        let state = self.0.lock().expect("one thread");
        [state.stopped, state.gone]
    }

    /// Reports on the question with this index. If `moves` ends in `>`, the score is a lower bound.
    pub fn tell(&self, asked: usize, line: usize, depth: u32, score: Score, moves: &str) {
        let mut state = self.0.lock().expect("one thread");
        let Asked { question, observer, .. } = &mut state.asked[asked];
        let (mut position, _) = question.replay();
        let (moves, bound) = match moves.strip_suffix('>') {
            Some(moves) => (moves, Bound::Lower),
            None => (moves, Bound::Exact),
        };
        let mut played = Vec::new();
        for text in moves.split_whitespace() {
            let mv = read_uci(&position, text).expect(text);
            played.push(mv);
            position.play(mv);
        }
        observer(Ok(Info {
            depth,
            selective_depth: depth,
            line,
            score,
            bound,
            nodes: 1_200_000,
            time: Duration::from_secs(1),
            hash_full: 0,
            table_hits: 0,
            moves: played,
        }));
    }

    /// Reports on the last question.
    pub fn tell_last(&self, line: usize, depth: u32, score: Score, moves: &str) {
        let last = self.asked().len() - 1;
        self.tell(last, line, depth, score, moves);
    }

    /// Reports three replies to 1. e4 on the last question.
    pub fn tell_replies_to_e4(&self) {
        for (line, pawns, moves) in
            [(1, -280, "e7e5 g1f3 b8c6"), (2, -290, "c7c5 g1f3"), (3, -410, "g8f6 e4e5")]
        {
            self.tell_last(line, 18, Score::Centipawns(pawns), moves);
        }
    }

    /// Makes the analyst of the last question fail.
    pub fn fail(&self) {
        let mut state = self.0.lock().expect("one thread");
        let asked = state.asked.last_mut().expect("something was asked");
        (asked.observer)(Err(EngineFailure::Ended));
    }
}

impl Analyst for One {
    fn analyse(&mut self, question: EngineQuestion, lines: usize, observer: Observer) {
        self.0.0.lock().expect("one thread").asked.push(Asked { question, lines, observer });
    }

    fn stop(&mut self) {
        self.0.0.lock().expect("one thread").stopped += 1;
    }
}

impl Drop for One {
    fn drop(&mut self) {
        self.0.0.lock().expect("one thread").gone += 1;
    }
}
