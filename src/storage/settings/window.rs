//! Remembers how the window was left.

use serde::{Deserialize, Serialize};

use super::{Change, Store};

const KEY: &str = "window";
/// No screen is larger; a window that claims to be does not open.
const LARGEST: f32 = 16_384.0;

/// The window when it was closed, in points of the desktop.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WindowPlace {
    /// The size when neither maximized nor full screen.
    pub size: [f32; 2],
    /// The top left corner with the title bar, where the system tells it.
    pub corner: Option<[f32; 2]>,
    pub maximized: bool,
    pub full_screen: bool,
}

impl Store {
    /// How the window was left; `None` before the first time.
    pub fn window(&self) -> Option<WindowPlace> {
        let place: WindowPlace = serde_json::from_value(self.kept.get(KEY)?.clone()).ok()?;
        let fits = |length: f32| (1.0..LARGEST).contains(&length);
        let corner = place.corner.filter(|corner| corner.iter().all(|at| at.abs() < LARGEST));
        place.size.into_iter().all(fits).then_some(WindowPlace { corner, ..place })
    }

    /// The same from a file that has not been read yet, which is left as it is.
    pub fn left_window(mut self) -> Option<WindowPlace> {
        let bytes = super::read_whole(self.file.as_deref()?).ok()??;
        self.take(&bytes);
        self.window()
    }

    /// Remembers the window. A failure is not reported here but when a setting can't be saved.
    pub fn keep_window(&mut self, place: &WindowPlace) {
        if let Ok(value) = serde_json::to_value(place)
            && self.window().as_ref() != Some(place)
        {
            self.update_quietly(Change::Set(KEY.to_owned(), value));
        }
    }
}
