//! The file dialog of the program `zenity`, for desktops that offer no dialog to other programs. The child process is
//! killed when this program ends or crashes.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::PathBuf;

use crate::platform::process::GuardedProcess;
use crate::ui::files::Question;

/// Waits for the player's choice; returns `None` if nothing was chosen.
///
/// # Errors
/// The program could not be started, or its answer could not be read.
pub(super) fn choose(question: &Question) -> io::Result<Option<PathBuf>> {
    let mut dialog = GuardedProcess::start(OsStr::new("zenity"), &arguments(question))?;
    let (_, output) = dialog.take_pipes();
    let mut chosen = String::new();
    output.map_or(Ok(0), |mut output| output.read_to_string(&mut chosen))?;
    let file = chosen.trim_end_matches('\n');
    Ok(Some(PathBuf::from(file)).filter(|_| !file.is_empty()))
}

fn arguments(question: &Question) -> Vec<String> {
    let Question { title, kind, extensions, new, folder, is_folder, .. } = question;
    let mut arguments = vec!["--file-selection".to_owned(), format!("--title={title}")];
    if *is_folder {
        arguments.push("--directory".to_owned());
    }
    if new.is_some() {
        arguments.extend(["--save", "--confirm-overwrite"].map(str::to_owned));
    }
    if !extensions.is_empty() {
        let patterns: Vec<String> = extensions.iter().map(|extension| format!("*.{extension}")).collect();
        arguments.push(format!("--file-filter={kind} | {}", patterns.join(" ")));
    }
    // `zenity` recognises a folder by the separator at its end.
    let name = PathBuf::from(new.as_deref().unwrap_or_default());
    let place = folder.as_ref().map_or(name.clone(), |folder| folder.join(&name));
    if !place.as_os_str().is_empty() {
        arguments.push(format!("--filename={}", place.display()));
    }
    arguments
}
