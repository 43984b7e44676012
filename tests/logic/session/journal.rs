//! Which game is on the board when the program starts again.

use std::fs;

use jadoube::table::{Deed, GameSetup};

use super::{Play, blitz};
use crate::folder::Folder;

/// The files are copied while the game goes on. Nothing more is written to the copy, as if the program had been killed.
#[test]
fn a_game_goes_on_after_a_kill() {
    let (folder, left) = (Folder::new(), Folder::new());
    let mut play = Play::reopen(blitz(), folder.0.clone());
    play.plays("e4");
    play.pass(7);
    play.plays("e5");
    play.pass(3);
    play.apply(Deed::PAUSE);
    for entry in fs::read_dir(&folder.0).expect("a folder").flatten() {
        fs::copy(entry.path(), left.0.join(entry.file_name())).expect("a copy");
    }
    let mut again = Play::reopen(GameSetup::default(), left.0.clone());
    assert_eq!(again.moves(), "e4 e5");
    assert!(again.session.is_started() && again.session.table().is_paused());
    assert_eq!(again.clocks(), play.clocks());
    assert_eq!(again.clocks(), [58_000, 54_000]);
    again.apply(Deed::RESUME);
    again.plays("Nf3");
    assert_eq!(again.moves(), "e4 e5 Nf3");
    assert_eq!(play.moves(), "e4 e5");
}

#[test]
fn a_game_that_was_given_up_is_not_opened_again() {
    let folder = Folder::new();
    let mut play = Play::reopen(GameSetup::default(), folder.0.clone());
    play.plays("e4");
    let now = play.now();
    assert!(play.session.begin(GameSetup::default(), now).is_none());
    play.plays("d4");
    drop(play);
    let again = Play::reopen(GameSetup::default(), folder.0.clone());
    assert_eq!(again.moves(), "d4");
}
