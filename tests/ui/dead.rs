//! Dead positions in the window: those recognised at once, and those that a background thread finds.

use jadoube::game::Ending;
use jadoube::table::Table;

use crate::prelude::*;

/// Bishops and a wall of pawns: only a search shows that neither side can mate.
const WANDERING: &str = "8/b1b5/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1";
/// One move before the wall of pawns is closed.
const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1";

fn ending(window: &Window) -> Option<Ending> {
    window.table().result().map(|end| end.ending)
}

#[test]
fn a_wall_is_seen_at_once_and_shown() {
    let mut window = Window::at(WALL);
    window.drag("g3", "g4");
    assert_eq!(ending(&window), Some(Ending::DeadPosition));
    assert_eq!(window.table().wall().len(), 8);
    window.expect_all(&["Dead position", "The marked pawns are blocked", "5.2.2"]);
}

#[test]
fn slow_proof_of_a_dead_position_ends_the_game_and_is_recorded() {
    let folder = Folder::new("dead");
    let mut window = Begin { fen: Some(WANDERING), ..folder.begin() }.open();
    window.wait_until("the game is over", |window| window.table().result().is_some());
    assert_eq!(ending(&window), Some(Ending::DeadPosition));
    window.expect("Dead position");
    drop(window);
    let recorded = folder.recorded().join("");
    assert!(recorded.contains("\"do\":\"dead-position\""), "{recorded}");
}

/// The table refuses to declare a position dead if it is not.
#[test]
fn a_position_that_is_not_dead_goes_on() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    std::thread::sleep(Duration::from_millis(200));
    window.harness.run();
    assert_eq!(window.table().result(), None);
    let mut table = Table::new(GameSetup::default());
    let said = table.apply(&jadoube::table::Action::new(0, Deed::DeadPosition));
    assert!(matches!(said[..], [jadoube::table::Notice::Refused(_)]), "{said:?}");
}

/// A flag falls where mate is possible only with the opponent's help: the game is lost, and a study shows such a mate.
#[test]
fn a_flag_falls_where_only_a_helpmate_is_left() {
    let setup = GameSetup { clock: fischer(1_000, 0), ..GameSetup::default() };
    let helpmate = "8/8/4kn2/8/8/3KB3/8/8 w - - 0 1";
    let mut window = Begin { fen: Some(helpmate), setup, ..Begin::default() }.open();
    window.play("d3d4 2s");
    assert_eq!(ending(&window), Some(Ending::FlagFall));
    window.choose_all(["More", "How mate was possible"]);
    let study = window.study();
    let last = study.record().line_from(study.at()).last().expect("moves that mate");
    assert!(study.record().position(last).is_checkmate());
    window.expect("With these moves, mate was still possible.");
}
