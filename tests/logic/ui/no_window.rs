//! The message if the window can't open.

use jadoube::native::NoWindow;
use jadoube::text::messages::{Language, Texts};

#[test]
fn the_message_says_what_to_install() {
    let graphics = NoWindow::NoGraphics("GLXBadFBConfig".to_owned());
    let other = NoWindow::Other("it broke".into());
    for (language, error, parts) in [
        (Language::EN, &graphics, &["OpenGL", "sudo apt install libgl1", "Found: GLXBadFBConfig."][..]),
        (
            Language::NL,
            &graphics,
            &["stuurprogramma", "sudo apt install libgl1", "Gevonden: GLXBadFBConfig."],
        ),
        (Language::EN, &NoWindow::NoScreen, &["no display found", "./play"]),
        (Language::NL, &NoWindow::NoScreen, &["geen scherm gevonden", "./play"]),
        (Language::EN, &other, &["it broke"]),
    ] {
        let message = error.message(&Texts::new(language));
        for part in parts {
            assert!(message.contains(part), "no {part:?} in {message}");
        }
    }
}
