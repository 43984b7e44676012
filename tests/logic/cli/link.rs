//! What a link to the web page asks for.

use jadoube::cli::link::{Link, read};
use jadoube::start::Start;
use jadoube::table::GameSetup;

#[test]
fn links_carry_positions_starts_and_games() {
    let number = |number| {
        let start = Start::chess960(number).expect("a start");
        Some(Link::Setup(Box::new(GameSetup { start, ..GameSetup::default() })))
    };
    let file = |name, text: &str| Some(Link::File(name, text.to_owned()));
    const FEN: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let table = [
        ("chess960=518", number(518)),
        ("#chess960=0", number(0)),
        ("fen=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", file("link.fen", FEN)),
        ("fen=4k3/P7/8/8/8/8/8/4K3+w+-+-+0+1", file("link.fen", FEN)),
        ("fen=4k3%2FP7%2F8%2F8%2F8%2F8%2F8%2F4K3%20w%20-%20-%200%201", file("link.fen", FEN)),
        ("pgn=1.%20e4%20e5%20*", file("link.pgn", "1. e4 e5 *")),
        ("pgn=%5BWhite%20%22J%C3%B8rgen_A%22%5D", file("link.pgn", "[White \"Jørgen_A\"]")),
        // Links without a valid request.
        ("chess960=960", None),
        ("chess960=", None),
        ("chess960", None),
        ("top", None),
        ("", None),
        ("fen=%FF%FE", None),
        ("other=1", None),
    ];
    for (link, expected) in table {
        assert_eq!(read(link), expected, "{link}");
    }
}
