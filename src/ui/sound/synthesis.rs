//! Synthesises the sounds: knocks on wood and some soft tones.
//!
//! A knock is the sum of a few damped sine waves, like the modes of a small block of wood, and a short burst of noise
//! for the impact. The noise has a fixed seed, so a sound is the same each time.
//!
//! `ui::sound::thread` or, in a browser, `web::audio` plays the sounds.

use std::f32::consts::TAU;

use super::cue::Cue;

/// The number of samples per second. Each sample has 16 bits, and there is one channel.
pub const RATE: u32 = crate::platform::audio::SAMPLE_RATE;

/// The largest sample of the loudest sound at full volume, as a share of full scale. It is low on purpose: a chessboard
/// is quiet.
pub const PEAK: f32 = 0.4;

/// The modes of a struck block of wood: frequency relative to the lowest, amplitude, and relative decay time.
const PARTIALS: [(f32, f32, f32); 4] =
    [(1.0, 1.0, 1.0), (2.57, 0.55, 0.6), (4.63, 0.3, 0.35), (7.1, 0.12, 0.2)];

/// The decay time of the impact noise, in seconds.
const SCRATCH: f32 = 0.004;
/// The fade-in and fade-out that prevent clicks, in seconds.
const FADE: f32 = 0.001;

/// One component of a sound: a knock or a tone. Times are in seconds, frequencies in hertz.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    at: f32,
    tone: f32,
    /// The time in which the amplitude falls to 1/e.
    decay: f32,
    loud: f32,
    /// Whether the component is a knock on wood rather than a plain tone.
    wood: bool,
}

const fn knock(at: f32, tone: f32, decay: f32, loud: f32) -> Stroke {
    Stroke { at, tone, decay, loud, wood: true }
}

const fn bell(at: f32, tone: f32, decay: f32, loud: f32) -> Stroke {
    Stroke { at, tone, decay, loud, wood: false }
}

/// The strokes of a sound, and its length in seconds.
const fn strokes(cue: Cue) -> (&'static [Stroke], f32) {
    match cue {
        Cue::Touch => (const { &[knock(0.0, 760.0, 0.010, 0.35)] }, 0.08),
        Cue::Move => (const { &[knock(0.0, 310.0, 0.028, 0.8)] }, 0.16),
        Cue::Capture => (const { &[knock(0.0, 540.0, 0.016, 0.7), knock(0.060, 270.0, 0.032, 1.0)] }, 0.24),
        Cue::Castle => (const { &[knock(0.0, 310.0, 0.026, 0.8), knock(0.140, 350.0, 0.026, 0.8)] }, 0.30),
        Cue::Promotion => (
            const {
                &[
                    knock(0.0, 310.0, 0.028, 0.8),
                    bell(0.050, 523.3, 0.060, 0.25),
                    bell(0.140, 784.0, 0.060, 0.3),
                ]
            },
            0.38,
        ),
        Cue::Check => (const { &[knock(0.0, 310.0, 0.028, 0.8), bell(0.030, 698.5, 0.070, 0.35)] }, 0.32),
        Cue::LowTime => (const { &[knock(0.0, 1080.0, 0.014, 0.6), knock(0.130, 1080.0, 0.014, 0.6)] }, 0.24),
        Cue::End => (const { &[bell(0.0, 392.0, 0.080, 0.4), bell(0.130, 261.6, 0.080, 0.45)] }, 0.39),
    }
}

/// The samples of a sound at a volume of 0 to 100. The amplitude is quadratic in the volume, since hearing is roughly
/// logarithmic.
pub fn samples(cue: Cue, volume: u8) -> Vec<i16> {
    let (strokes, seconds) = strokes(cue);
    let mut noise = Noise(1);
    let length = (seconds * RATE as f32) as usize;
    let raw: Vec<f32> = (0..length)
        .map(|index| {
            let (time, hiss) = (index as f32 / RATE as f32, noise.next());
            let sum: f32 = strokes.iter().map(|stroke| stroke.at_time(time, hiss)).sum();
            sum * ((seconds - time) / FADE).min(1.0)
        })
        .collect();
    let loudest = strokes.iter().map(|stroke| stroke.loud).fold(0.0, f32::max);
    let peak = raw.iter().map(|sample| sample.abs()).fold(f32::MIN_POSITIVE, f32::max);
    let volume = f32::from(volume.min(100)) / 100.0;
    let scale = PEAK * loudest * volume * volume / peak * f32::from(i16::MAX);
    raw.iter().map(|sample| (sample * scale) as i16).collect()
}

/// The samples as little-endian bytes.
pub fn bytes(samples: &[i16]) -> Vec<u8> {
    samples.iter().flat_map(|sample| sample.to_le_bytes()).collect()
}

/// The samples as a WAV file.
pub fn wav(samples: &[i16]) -> Vec<u8> {
    let data = bytes(samples);
    let length = data.len() as u32;
    let mut file = Vec::with_capacity(44 + data.len());
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // PCM, one channel.
    file.extend([1, 0, 1, 0]);
    file.extend(RATE.to_le_bytes());
    file.extend((2 * RATE).to_le_bytes());
    // Two bytes per frame, sixteen bits per sample.
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(data);
    file
}

impl Stroke {
    fn at_time(&self, time: f32, hiss: f32) -> f32 {
        let time = time - self.at;
        if time < 0.0 {
            return 0.0;
        }
        let damped = |tone: f32, decay: f32| (TAU * tone * time).sin() * (-time / decay).exp();
        let body: f32 = if self.wood {
            let partial = |&(times, loud, stays): &(f32, f32, f32)| {
                loud * damped(self.tone * times, self.decay * stays)
            };
            PARTIALS.iter().map(partial).sum::<f32>() + 0.5 * hiss * (-time / SCRATCH).exp()
        } else {
            damped(self.tone, self.decay) + 0.15 * damped(2.0 * self.tone, self.decay * 0.6)
        };
        self.loud * body * (time / FADE).min(1.0)
    }
}

/// White noise from a fixed seed.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / 8_388_608.0 - 1.0
    }
}
