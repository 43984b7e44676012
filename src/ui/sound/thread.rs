//! The thread that starts the programs for sounds and speech, and waits for them to end.
//!
//! A program that fails is not used again until the next rescan: the next one in the list takes over, and repeats the
//! request that failed unless the program had hung. After the last one has failed, there is silence.
//!
//! `platform::audio` lists the programs.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use super::{AudioRequest, synthesis};
use crate::platform::audio::{Feed, PLAYERS, VOICES};
use crate::platform::fs::{self, OpenOptions};
use crate::platform::thread::{self, JoinHandle};
use crate::platform::time::Instant;
use crate::platform::{folders, process};

/// How often to check whether a program has ended.
const POLL: Duration = Duration::from_millis(20);

/// The time after which a program that plays a sound has hung; a sound takes less than half a second.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time after which a program that speaks has hung.
const LONGEST_SPEECH: Duration = Duration::from_secs(30);

/// The maximum number of sounds that play at once.
const MAX_SOUNDS: usize = 3;

/// A handle to the thread. Dropping it stops all sound and ends the thread.
pub struct Handle {
    folders: Vec<PathBuf>,
    requests: Option<Sender<AudioRequest>>,
    silent: Arc<Silent>,
    thread: Option<JoinHandle<()>>,
}

/// Whether no working program is left: first for sounds, then for speech.
type Silent = [AtomicBool; 2];

impl Handle {
    /// Starts the thread with the programs in these folders.
    pub fn start(folders: Vec<PathBuf>) -> Handle {
        let silent = Arc::new(Silent::default());
        let (requests, received) = channel();
        let mut work = Work {
            folders: folders.clone(),
            silent: Arc::clone(&silent),
            used: [0, 0],
            under_way: Vec::new(),
        };
        work.find();
        let run = move || work.run(&received);
        // If no thread can be started, there is no sound.
        let thread = thread::Builder::new().name("sounds".to_owned()).spawn(run).ok();
        Handle { folders, requests: Some(requests), silent, thread }
    }

    /// Sends a request unless, as far as is known, there is no program for it. Returns whether it was sent.
    pub fn request(&self, request: AudioRequest) -> bool {
        if request == AudioRequest::Rescan {
            // The programs are looked for here as well, so that the next caller gets the right answer before the thread
            // has handled the request.
            note(&self.silent, installed([0, 0], &self.folders));
            return self.send(request);
        }
        !self.silent[list_of(&request)].load(Ordering::Relaxed) && self.send(request)
    }

    fn send(&self, request: AudioRequest) -> bool {
        self.requests.as_ref().is_some_and(|requests| requests.send(request).is_ok())
    }
}

impl Drop for Handle {
    /// Ends all players and voices before Jadoube exits, so that no sound file is left behind.
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // The result of the thread no longer matters.
            let _ = thread.join();
        }
    }
}

/// Stores whether no player is left, and whether no voice is left.
fn note(silent: &Silent, [player, voice]: [usize; 2]) {
    silent[0].store(player >= PLAYERS.len(), Ordering::Relaxed);
    silent[1].store(voice >= VOICES.len(), Ordering::Relaxed);
}

/// The indices of the first player and the first voice that are installed, from these indices on; for a list that has
/// none, its length.
fn installed([player, voice]: [usize; 2], folders: &[PathBuf]) -> [usize; 2] {
    let player = (player..PLAYERS.len()).find(|which| PLAYERS[*which].is_in(folders));
    let voice = (voice..VOICES.len()).find(|which| VOICES[*which].is_in(folders));
    [player.unwrap_or(PLAYERS.len()), voice.unwrap_or(VOICES.len())]
}

struct Work {
    folders: Vec<PathBuf>,
    silent: Arc<Silent>,
    /// The indices of the player and the voice in use.
    used: [usize; 2],
    under_way: Vec<UnderWay>,
}

/// A running program.
struct UnderWay {
    child: Child,
    request: AudioRequest,
    /// The program's index in the list of players or voices.
    which: usize,
    begun: Instant,
    /// The file that the program plays, to be removed afterwards; `None` if it plays none.
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

    /// Skips programs that are not installed.
    fn find(&mut self) {
        self.used = installed(self.used, &self.folders);
        note(&self.silent, self.used);
    }

    /// Carries out a request. A sound is dropped if too many are playing.
    fn perform(&mut self, request: &AudioRequest) {
        match request {
            AudioRequest::Play(..) => {
                if self.under_way.iter().filter(|program| !program.speaks()).count() >= MAX_SOUNDS {
                    return;
                }
            }
            // Only one sentence is spoken at a time.
            AudioRequest::Say(..) => {
                for mut speech in self.under_way.extract_if(.., |program| program.speaks()) {
                    speech.end();
                }
            }
            AudioRequest::Rescan => {
                self.used = [0, 0];
                return self.find();
            }
        }
        while let Some(begun) = self.begin(request) {
            match begun {
                Ok(under_way) => return self.under_way.push(under_way),
                Err(_) => self.pass_over(request, self.used[list_of(request)]),
            }
        }
    }

    /// Starts a sound or a sentence with the current program; returns `None` if that program is no longer installed, or
    /// if no program is left.
    fn begin(&self, request: &AudioRequest) -> Option<io::Result<UnderWay>> {
        let which = self.used[list_of(request)];
        let (mut command, feed, file) = match request {
            AudioRequest::Play(cue, volume) => {
                let player = PLAYERS.get(which)?;
                let samples = synthesis::samples(*cue, *volume);
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

    /// Removes the programs that have ended or hung, and stops using those that have hung or failed.
    fn check(&mut self) {
        let mut failed = Vec::new();
        self.under_way.retain_mut(|program| match program.child.try_wait() {
            Ok(None) if program.begun.elapsed() > program.patience() => {
                program.end();
                failed.push((program.request.clone(), program.which, false));
                false
            }
            Ok(None) => true,
            ended => {
                remove(program.file.as_deref());
                if let Ok(Some(status)) = ended
                    && !status.success()
                {
                    failed.push((program.request.clone(), program.which, true));
                }
                false
            }
        });
        for (request, which, at_once) in failed {
            self.pass_over(&request, which);
            // After a timeout, the request is not repeated, because a sound that is seconds late is worse than none.
            if at_once && self.used[list_of(&request)] != which {
                self.perform(&request);
            }
        }
    }

    /// Stops using this program and those before it in its list.
    fn pass_over(&mut self, request: &AudioRequest, which: usize) {
        let used = &mut self.used[list_of(request)];
        *used = (*used).max(which + 1);
        self.find();
    }
}

/// The list that the request is for: 0 for players, 1 for voices. A rescan is for both; its value is not used.
fn list_of(request: &AudioRequest) -> usize {
    match request {
        AudioRequest::Play(..) => 0,
        AudioRequest::Say(..) | AudioRequest::Rescan => 1,
    }
}

impl UnderWay {
    fn speaks(&self) -> bool {
        matches!(self.request, AudioRequest::Say(..))
    }

    fn patience(&self) -> Duration {
        if self.speaks() { LONGEST_SPEECH } else { PATIENCE }
    }

    fn end(&mut self) {
        // The program may have ended by itself; `wait` reaps it in either case.
        let _ = self.child.kill();
        let _ = self.child.wait();
        remove(self.file.as_deref());
    }
}

/// Starts a program with `feed` on standard input and its output discarded.
fn start(command: &mut Command, feed: &[u8]) -> io::Result<Child> {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.stdin(if feed.is_empty() { Stdio::null() } else { Stdio::piped() });
    let mut child = process::without_window(command).spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // The exit status, not this write, shows whether the program has failed.
        let _ = input.write_all(feed);
    }
    Ok(child)
}

/// The path of a new temporary file, with an unpredictable name.
fn file() -> PathBuf {
    let number = RandomState::new().build_hasher().finish();
    folders::temporary().join(format!("jadoube-{number:016x}.wav"))
}

/// Writes a new file; fails if it exists.
fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = OpenOptions::new().write(true).create_new(true).open(file)?;
    new.write_all(bytes).inspect_err(|_| remove(Some(file)))
}

fn remove(file: Option<&Path>) {
    if let Some(file) = file {
        // A file that stays in the temporary folder does no harm.
        let _ = fs::remove_file(file);
    }
}
