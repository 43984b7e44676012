//! Sounds and speech in the browser.

use std::sync::Arc;

use crate::platform::web::host::HOST;
use crate::ui::sound::{AudioRequest, AudioSink, synthesis};

/// A sink that plays sounds and speaks texts in the browser.
pub fn of_browser() -> AudioSink {
    Arc::new(|request| {
        HOST.with(|host| {
            host.as_ref().is_some_and(|host| match request {
                AudioRequest::Play(cue, volume) => {
                    let samples = synthesis::samples(cue, volume);
                    let samples: Vec<f32> =
                        samples.iter().map(|sample| f32::from(*sample) / 32768.0).collect();
                    host.play(&samples, synthesis::RATE)
                }
                AudioRequest::Say(sentence, language, volume) => {
                    host.speak(&sentence, language.tag(), f32::from(volume) / 100.0)
                }
                AudioRequest::Rescan => true,
            })
        })
    })
}
