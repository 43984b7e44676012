//! The thread that starts the programs which play and speak, and sees them end.
//!
//! A program that fails is not asked again: the next one of the list takes over, and plays what failed. Behind the last
//! there is silence.
//!
//! Absent on purpose: which programs there are (see `player` and `voice`).

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::Order;
use super::player::{Feed, PLAYERS};
use super::voice::VOICES;
use super::wood;

/// How often it is looked whether a program has ended.
const LOOK: Duration = Duration::from_millis(20);

/// A sound takes less than half a second; a program that takes so long waits for something that does not come.
const PATIENCE: Duration = Duration::from_secs(3);

/// So many sounds at once are enough.
const MOST: usize = 3;

/// The thread, to those who order.
pub struct Handle {
    orders: Sender<Order>,
    silent: Arc<Silent>,
}

/// That there is nothing, or nothing any more, to play or speak with.
#[derive(Debug, Default)]
struct Silent {
    sounds: AtomicBool,
    voice: AtomicBool,
}

impl Handle {
    /// Looks for the programs in these folders.
    pub fn start(folders: Vec<PathBuf>) -> Handle {
        let silent = Arc::new(Silent::default());
        let (orders, ordered) = channel();
        let mut work = Work {
            folders,
            silent: Arc::clone(&silent),
            player: 0,
            voice: 0,
            files: 0,
            under_way: Vec::new(),
        };
        work.find();
        let run = move || work.run(&ordered);
        // Where there is no thread to be had, it stays silent.
        let _ = thread::Builder::new().name("sounds".to_owned()).spawn(run);
        Handle { orders, silent }
    }

    /// Has it done, and tells whether there is something to do it with.
    pub fn order(&self, order: Order) -> bool {
        let silent = match order {
            Order::Play(..) => &self.silent.sounds,
            Order::Say(..) => &self.silent.voice,
        };
        !silent.load(Ordering::Relaxed) && self.orders.send(order).is_ok()
    }
}

struct Work {
    folders: Vec<PathBuf>,
    silent: Arc<Silent>,
    /// Which programs are asked.
    player: usize,
    voice: usize,
    /// How many files were written.
    files: usize,
    under_way: Vec<UnderWay>,
}

/// A program that runs.
struct UnderWay {
    child: Child,
    order: Order,
    /// Which of its list.
    which: usize,
    begun: Instant,
    /// What it plays, to be removed when it has.
    file: Option<PathBuf>,
}

impl Work {
    fn run(&mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.under_way.is_empty() {
                true => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                false => orders.recv_timeout(LOOK),
            };
            match order {
                Ok(order) => self.heed(&order),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) if self.under_way.is_empty() => return,
                Err(RecvTimeoutError::Disconnected) => thread::sleep(LOOK),
            }
            self.look();
        }
    }

    /// Passes over programs that are not there.
    fn find(&mut self) {
        while PLAYERS.get(self.player).is_some_and(|player| !player.is_in(&self.folders)) {
            self.player += 1;
        }
        while VOICES.get(self.voice).is_some_and(|voice| !voice.is_in(&self.folders)) {
            self.voice += 1;
        }
        self.silent.sounds.store(self.player >= PLAYERS.len(), Ordering::Relaxed);
        self.silent.voice.store(self.voice >= VOICES.len(), Ordering::Relaxed);
    }

    /// Begins it, with the first program that can be started.
    fn heed(&mut self, order: &Order) {
        match order {
            Order::Play(..) if self.count_sounds() >= MOST => return,
            Order::Play(..) => {}
            Order::Say(..) => self.break_off(),
        }
        while let Some(begun) = self.begin(order) {
            match begun {
                Ok(under_way) => return self.under_way.push(under_way),
                Err(_) => self.pass_over(order, self.which(order)),
            }
        }
    }

    fn which(&self, order: &Order) -> usize {
        match order {
            Order::Play(..) => self.player,
            Order::Say(..) => self.voice,
        }
    }

    /// Nothing where there is no program left.
    fn begin(&mut self, order: &Order) -> Option<io::Result<UnderWay>> {
        let which = self.which(order);
        let (mut command, feed, file) = match order {
            Order::Play(heard, volume) => {
                let player = PLAYERS.get(which)?;
                let samples = wood::samples(*heard, *volume);
                match player.feed {
                    Feed::Samples => (player.command(&self.folders, None)?, wood::bytes(&samples), None),
                    Feed::File => {
                        self.files += 1;
                        let file = file(self.files);
                        if let Err(error) = std::fs::write(&file, wood::wav(&samples)) {
                            return Some(Err(error));
                        }
                        (player.command(&self.folders, Some(&file))?, Vec::new(), Some(file))
                    }
                }
            }
            Order::Say(text, language, volume) => {
                (VOICES.get(which)?.command(&self.folders, text, *language, *volume)?, Vec::new(), None)
            }
        };
        let started = start(&mut command, &feed);
        let under_way = |child| UnderWay {
            child,
            order: order.clone(),
            which,
            begun: Instant::now(),
            file: file.clone(),
        };
        Some(started.map(under_way).inspect_err(|_| remove(file.as_deref())))
    }

    /// Sees which programs have ended, and how.
    fn look(&mut self) {
        let mut failed = Vec::new();
        self.under_way.retain_mut(|program| match program.child.try_wait() {
            Ok(None) if matches!(program.order, Order::Play(..)) && program.begun.elapsed() > PATIENCE => {
                program.end();
                failed.push((program.order.clone(), program.which, false));
                false
            }
            Ok(None) => true,
            Ok(Some(status)) => {
                remove(program.file.as_deref());
                if !status.success() {
                    failed.push((program.order.clone(), program.which, true));
                }
                false
            }
            Err(_) => false,
        });
        for (order, which, at_once) in failed {
            self.pass_over(&order, which);
            // What comes seconds late is worse than nothing.
            if at_once && self.which(&order) != which {
                self.heed(&order);
            }
        }
    }

    /// This program is not asked again.
    fn pass_over(&mut self, order: &Order, which: usize) {
        match order {
            Order::Play(..) => self.player = self.player.max(which + 1),
            Order::Say(..) => self.voice = self.voice.max(which + 1),
        }
        self.find();
    }

    fn count_sounds(&self) -> usize {
        self.under_way.iter().filter(|program| matches!(program.order, Order::Play(..))).count()
    }

    /// Whoever is speaking stops.
    fn break_off(&mut self) {
        self.under_way.retain_mut(|program| {
            let speaks = matches!(program.order, Order::Say(..));
            if speaks {
                program.end();
            }
            !speaks
        });
    }
}

impl UnderWay {
    fn end(&mut self) {
        // It may have ended by itself meanwhile; either way the system forgets it.
        let _ = self.child.kill();
        let _ = self.child.wait();
        remove(self.file.as_deref());
    }
}

/// Starts a program that hears this and no more, and says nothing.
fn start(command: &mut Command, feed: &[u8]) -> io::Result<Child> {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.stdin(if feed.is_empty() { Stdio::null() } else { Stdio::piped() });
    #[cfg(windows)]
    {
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(command, CREATE_NO_WINDOW);
    }
    let mut child = command.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // Whether it took all shows in how it ends.
        let _ = input.write_all(feed);
    }
    Ok(child)
}

/// One of the files of this run of the program.
fn file(number: usize) -> PathBuf {
    std::env::temp_dir().join(format!("jadoube-{}-{number}.wav", std::process::id()))
}

fn remove(file: Option<&Path>) {
    if let Some(file) = file {
        // The system clears that folder anyway.
        let _ = std::fs::remove_file(file);
    }
}
