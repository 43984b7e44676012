//! The thread that starts the programs which play and speak, and sees them end.
//!
//! A program that fails is not asked again: the next one of the list takes over, and plays what failed. Behind the last
//! there is silence.
//!
//! Which programs there are: see `platform::audio`.

use std::fs::OpenOptions;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::{AudioRequest, synthesis};
use crate::platform::audio::{Feed, PLAYERS, VOICES};
use crate::platform::{folders, process};

/// How often it is looked whether a program has ended.
const POLL: Duration = Duration::from_millis(20);

/// A sound takes less than half a second; a program that takes so long waits for something that does not come.
const PATIENCE: Duration = Duration::from_secs(3);

/// No sentence takes so long to say.
const LONGEST_SPEECH: Duration = Duration::from_secs(30);

/// So many sounds at once are enough.
const MOST: usize = 3;

/// The thread, to those who order. When nobody orders any more, it falls silent and is gone.
pub struct Handle {
    folders: Vec<PathBuf>,
    requests: Option<Sender<AudioRequest>>,
    silent: Arc<Silent>,
    thread: Option<JoinHandle<()>>,
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
        let (requests, received) = channel();
        let mut work = Work {
            folders: folders.clone(),
            silent: Arc::clone(&silent),
            player: 0,
            voice: 0,
            under_way: Vec::new(),
        };
        work.find();
        let run = move || work.run(&received);
        // Where there is no thread to be had, it stays silent.
        let thread = thread::Builder::new().name("sounds".to_owned()).spawn(run).ok();
        Handle { folders, requests: Some(requests), silent, thread }
    }

    /// Has it done, and tells whether there is something to do it with.
    pub fn request(&self, request: AudioRequest) -> bool {
        let silent = match request {
            AudioRequest::Play(..) => &self.silent.sounds,
            AudioRequest::Say(..) => &self.silent.voice,
            AudioRequest::Rescan => {
                // Whoever orders next is told at once; the thread does the same when it comes to it.
                self.silent.note(first_player(0, &self.folders), first_voice(0, &self.folders));
                return self.send(request);
            }
        };
        !silent.load(Ordering::Relaxed) && self.send(request)
    }

    fn send(&self, request: AudioRequest) -> bool {
        self.requests.as_ref().is_some_and(|requests| requests.send(request).is_ok())
    }
}

impl Drop for Handle {
    /// What plays ends before the program does, and leaves no file behind.
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // It ends within a look; that it broke down changes nothing any more.
            let _ = thread.join();
        }
    }
}

impl Silent {
    /// By which programs would be asked.
    fn note(&self, player: usize, voice: usize) {
        self.sounds.store(player >= PLAYERS.len(), Ordering::Relaxed);
        self.voice.store(voice >= VOICES.len(), Ordering::Relaxed);
    }
}

/// The first player that is there, from this one on.
fn first_player(from: usize, folders: &[PathBuf]) -> usize {
    (from..PLAYERS.len()).find(|which| PLAYERS[*which].is_in(folders)).unwrap_or(PLAYERS.len())
}

/// The first voice that is there, from this one on.
fn first_voice(from: usize, folders: &[PathBuf]) -> usize {
    (from..VOICES.len()).find(|which| VOICES[*which].is_in(folders)).unwrap_or(VOICES.len())
}

struct Work {
    folders: Vec<PathBuf>,
    silent: Arc<Silent>,
    /// Which programs are asked.
    player: usize,
    voice: usize,
    under_way: Vec<UnderWay>,
}

/// A program that runs.
struct UnderWay {
    child: Child,
    request: AudioRequest,
    /// Which of its list.
    which: usize,
    begun: Instant,
    /// What it plays, to be removed when it has.
    file: Option<PathBuf>,
}

impl Work {
    fn run(&mut self, requests: &Receiver<AudioRequest>) {
        loop {
            let request = match self.under_way.is_empty() {
                true => requests.recv().map_err(|_| RecvTimeoutError::Disconnected),
                false => requests.recv_timeout(POLL),
            };
            match request {
                Ok(request) => self.perform(&request),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return self.under_way.iter_mut().for_each(UnderWay::end);
                }
            }
            self.check();
        }
    }

    /// Passes over programs that are not there.
    fn find(&mut self) {
        self.player = first_player(self.player, &self.folders);
        self.voice = first_voice(self.voice, &self.folders);
        self.silent.note(self.player, self.voice);
    }

    /// Begins it, with the first program that can be started.
    fn perform(&mut self, request: &AudioRequest) {
        match request {
            AudioRequest::Play(..) if self.count_sounds() >= MOST => return,
            AudioRequest::Play(..) => {}
            AudioRequest::Say(..) => self.break_off(),
            AudioRequest::Rescan => {
                (self.player, self.voice) = (0, 0);
                return self.find();
            }
        }
        while let Some(begun) = self.begin(request) {
            match begun {
                Ok(under_way) => return self.under_way.push(under_way),
                Err(_) => self.pass_over(request, self.which(request)),
            }
        }
    }

    fn which(&self, request: &AudioRequest) -> usize {
        match request {
            AudioRequest::Play(..) => self.player,
            AudioRequest::Say(..) | AudioRequest::Rescan => self.voice,
        }
    }

    /// Nothing where there is no program left.
    fn begin(&self, request: &AudioRequest) -> Option<io::Result<UnderWay>> {
        let which = self.which(request);
        let (mut command, feed, file) = match request {
            AudioRequest::Play(heard, volume) => {
                let player = PLAYERS.get(which)?;
                let samples = synthesis::samples(*heard, *volume);
                match player.feed {
                    Feed::Samples => (player.command(&self.folders, None)?, synthesis::bytes(&samples), None),
                    Feed::File => {
                        let file = file();
                        let command = player.command(&self.folders, Some(&file))?;
                        if let Err(error) = write(&file, &synthesis::wav(&samples)) {
                            return Some(Err(error));
                        }
                        (command, Vec::new(), Some(file))
                    }
                }
            }
            AudioRequest::Rescan => return None,
            AudioRequest::Say(text, language, volume) => {
                (VOICES.get(which)?.command(&self.folders, text, language.tag(), *volume)?, Vec::new(), None)
            }
        };
        let started = start(&mut command, &feed);
        let under_way = |child| UnderWay {
            child,
            request: request.clone(),
            which,
            begun: Instant::now(),
            file: file.clone(),
        };
        Some(started.map(under_way).inspect_err(|_| remove(file.as_deref())))
    }

    /// Sees which programs have ended, and how.
    fn check(&mut self) {
        let mut failed = Vec::new();
        self.under_way.retain_mut(|program| match program.child.try_wait() {
            Ok(None) if program.begun.elapsed() > program.patience() => {
                program.end();
                failed.push((program.request.clone(), program.which, false));
                false
            }
            Ok(None) => true,
            Ok(Some(status)) => {
                remove(program.file.as_deref());
                if !status.success() {
                    failed.push((program.request.clone(), program.which, true));
                }
                false
            }
            Err(_) => {
                remove(program.file.as_deref());
                false
            }
        });
        for (request, which, at_once) in failed {
            self.pass_over(&request, which);
            // What comes seconds late is worse than nothing.
            if at_once && self.which(&request) != which {
                self.perform(&request);
            }
        }
    }

    /// This program is not asked again.
    fn pass_over(&mut self, request: &AudioRequest, which: usize) {
        match request {
            AudioRequest::Play(..) => self.player = self.player.max(which + 1),
            AudioRequest::Say(..) => self.voice = self.voice.max(which + 1),
            AudioRequest::Rescan => {}
        }
        self.find();
    }

    fn count_sounds(&self) -> usize {
        self.under_way.iter().filter(|program| matches!(program.request, AudioRequest::Play(..))).count()
    }

    /// Whoever is speaking stops.
    fn break_off(&mut self) {
        self.under_way.retain_mut(|program| {
            let speaks = matches!(program.request, AudioRequest::Say(..));
            if speaks {
                program.end();
            }
            !speaks
        });
    }
}

impl UnderWay {
    fn patience(&self) -> Duration {
        if matches!(self.request, AudioRequest::Say(..)) { LONGEST_SPEECH } else { PATIENCE }
    }

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
    let mut child = process::without_window(command).spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // Whether it took all shows in how it ends.
        let _ = input.write_all(feed);
    }
    Ok(child)
}

/// A file that nobody can have foreseen.
fn file() -> PathBuf {
    let number = RandomState::new().build_hasher().finish();
    folders::temporary().join(format!("jadoube-{number:016x}.wav"))
}

/// Writes a file that was not there.
fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = OpenOptions::new().write(true).create_new(true).open(file)?;
    new.write_all(bytes).inspect_err(|_| remove(Some(file)))
}

fn remove(file: Option<&Path>) {
    if let Some(file) = file {
        // The system clears that folder anyway.
        let _ = std::fs::remove_file(file);
    }
}
