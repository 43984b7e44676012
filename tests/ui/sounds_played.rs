//! The sounds themselves, and the programs that play sounds and speak: here, scripts that record what they receive.

use std::collections::HashSet;

use jadoube::ui::sound::cue::Cue;
use jadoube::ui::sound::synthesis::{PEAK, RATE, bytes, samples, wav};

#[test]
fn sounds_are_short_quiet_and_all_different() {
    let mut seen = HashSet::new();
    for heard in Cue::ALL {
        let sound = samples(heard, 100);
        let seconds = sound.len() as f32 / RATE as f32;
        assert!((0.05..0.4).contains(&seconds), "{heard:?} takes {seconds} s");
        let loudest =
            |samples: &[i16]| samples.iter().map(|sample| sample.unsigned_abs()).max().expect("samples");
        let peak = loudest(&sound);
        let full = f32::from(i16::MAX);
        assert!((0.1 * full..=PEAK * full).contains(&f32::from(peak)), "{heard:?} is as loud as {peak}");
        // There is no click at the beginning or the end.
        for (name, edge) in [("begins", &sound[..2]), ("ends", &sound[sound.len() - 2..])] {
            assert!(loudest(edge) < peak / 8, "{heard:?} {name} with {edge:?} of {peak}");
        }
        assert_eq!(sound, samples(heard, 100), "{heard:?} is the same each time");
        let soft = loudest(&samples(heard, 50));
        assert!((u32::from(soft) * 4).abs_diff(peak.into()) < 8, "{heard:?}: half the volume is a quarter");
        assert!(samples(heard, 0).iter().all(|sample| *sample == 0), "{heard:?} at no volume");
        assert!(seen.insert(sound), "{heard:?} sounds like another");
    }
}

#[test]
fn a_file_of_a_sound_says_what_is_in_it() {
    let sound = samples(Cue::Move, 80);
    let file = wav(&sound);
    let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((&file[..4], &file[8..16], &file[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]));
    assert_eq!(number(4) as usize, file.len() - 8);
    assert_eq!((number(16), number(20), number(24), number(28)), (16, 0x0001_0001, RATE, 2 * RATE));
    assert_eq!((number(32), number(40) as usize), (0x0010_0002, 2 * sound.len()));
    assert_eq!(&file[44..], bytes(&sound));
}

#[cfg(target_os = "linux")]
mod programs {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};
    use std::time::{Duration, Instant};

    use super::*;
    use crate::folder::{Folder, read};
    use crate::prelude::{EN, NL};
    use jadoube::ui::sound::{AudioRequest, in_folders};

    /// Writes an executable shell script, in which `$OUT` is the test's folder.
    fn script(folder: &Folder, name: &str, text: &str) {
        let file = folder.write(name, format!("#!/bin/sh\nOUT='{}'\n{text}\n", folder.0.display()));
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a program");
    }

    #[track_caller]
    fn wait_until(what: &str, met: impl Fn() -> bool) {
        let begun = Instant::now();
        while !met() {
            assert!(begun.elapsed() < Duration::from_secs(20), "it is not so that {what}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until a script signals, by a second file, that the file it writes is complete. Returns the file's bytes,
    /// or none if the script wrote no such file.
    #[track_caller]
    fn written(folder: &Folder, name: &str) -> Vec<u8> {
        wait_until(&format!("{name} is written"), || folder.join(&format!("{name}.done")).exists());
        fs::read(folder.join(&format!("{name}.new"))).unwrap_or_default()
    }

    fn process(folder: &Folder) -> PathBuf {
        Path::new("/proc").join(read(&folder.join("pid")).trim())
    }

    const HEARS: &str = "/bin/cat > $OUT/heard.new; echo $$ > $OUT/pid; : > $OUT/heard.done";

    #[test]
    fn a_program_hears_the_samples_and_is_gone() {
        let folder = Folder::new("aplay");
        script(&folder, "aplay", HEARS);
        let ears = in_folders(vec![folder.0.clone()]);
        assert!(ears(AudioRequest::Play(Cue::Castle, 70)));
        assert_eq!(written(&folder, "heard"), bytes(&samples(Cue::Castle, 70)));
        wait_until("what has ended is no zombie", || !process(&folder).exists());
    }

    #[test]
    fn another_program_takes_over_from_one_that_fails() {
        let folder = Folder::new("paplay");
        script(&folder, "paplay", "echo once >> $OUT/asked; exit 1");
        script(
            &folder,
            "pw-play",
            "for file; do :; done; /bin/cat \"$file\" > $OUT/heard.new; : > $OUT/heard.done",
        );
        let ears = in_folders(vec![folder.0.clone()]);
        for heard in [Cue::Move, Cue::End] {
            assert!(ears(AudioRequest::Play(heard, 50)));
            assert_eq!(written(&folder, "heard"), wav(&samples(heard, 50)), "{heard:?}");
            fs::remove_file(folder.0.join("heard.done")).expect("the sign");
        }
        assert_eq!(read(&folder.join("asked")), "once\n");
    }

    #[test]
    fn without_programs_it_is_silent_and_says_so() {
        let folder = Folder::new("silent");
        let ears = in_folders(vec![folder.0.clone()]);
        assert!(!ears(AudioRequest::Play(Cue::Move, 50)));
        assert!(!ears(AudioRequest::Say("e4".to_owned(), EN, 50)));
        script(&folder, "aplay", ": > $OUT/heard.done; exit 1");
        assert!(!ears(AudioRequest::Play(Cue::Move, 50)), "nobody has looked again");
        assert!(ears(AudioRequest::Rescan) && ears(AudioRequest::Play(Cue::Move, 50)), "it is found");
        drop(ears);
        let ears = in_folders(vec![folder.0.clone()]);
        assert!(ears(AudioRequest::Play(Cue::Move, 50)), "it is there");
        written(&folder, "heard");
        wait_until("it never plays", || !ears(AudioRequest::Play(Cue::Move, 50)));
    }

    /// No sound continues and no file remains once the sink is dropped, as when the window is closed.
    #[test]
    fn a_program_ends_with_the_window() {
        let folder = Folder::new("ends");
        script(
            &folder,
            "pw-play",
            "for file; do :; done; echo $$ > $OUT/pid; printf %s \"$file\" > $OUT/heard.new\n\
             : > $OUT/heard.done; exec sleep 60",
        );
        let ears = in_folders(vec![folder.0.clone()]);
        assert!(ears(AudioRequest::Play(Cue::Move, 50)));
        let file = String::from_utf8(written(&folder, "heard")).expect("a name");
        assert!(Path::new(&file).exists(), "{file}");
        drop(ears);
        assert!(!process(&folder).exists(), "it plays on");
        assert!(!Path::new(&file).exists(), "{file} stays");
    }

    #[test]
    fn a_voice_says_the_sentence_in_its_language_and_breaks_off_the_one_before() {
        let folder = Folder::new("voice");
        script(
            &folder,
            "espeak-ng",
            "case \"$*\" in *long*) : > $OUT/long.done; sleep 60;; esac\n\
             echo \"$*\" > $OUT/said.new; : > $OUT/said.done",
        );
        let path = std::env::var_os("PATH").unwrap_or_default();
        assert!(!path.is_empty(), "the script finds sleep");
        let ears = in_folders(vec![folder.0.clone()]);
        assert!(ears(AudioRequest::Say("a long sentence".to_owned(), EN, 50)));
        written(&folder, "long");
        assert!(ears(AudioRequest::Say("paard naar f3".to_owned(), NL, 40)));
        assert_eq!(written(&folder, "said"), b"-v nl -a 80 -- paard naar f3\n");
    }
}
