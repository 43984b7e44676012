//! An electronic board in the window: where its moves are played, and what its driver receives. The driver is a script.
#![cfg(unix)]

use std::io::Write as _;

use egui::accesskit::Role;
use jadoube::game::GameEnd;
use jadoube::platform::port::{FindPorts, SerialPortInfo};
use jadoube::rules::{Bitboard, Board, Piece, Position, Square, read_uci};

use crate::prelude::*;

/// A window with a connected board, and the folder of its driver.
struct Connected {
    window: Window,
    /// The folder of the lines that the driver sends and of those that it has received.
    folder: Folder,
    /// The battery level in per cent that [`Connected::arrive`] reported last; each call reports one more.
    reports: u8,
}

impl Connected {
    fn new(name: &str, setup: GameSetup) -> Connected {
        let folder = Folder::new(name);
        let hello = "{\"jadoube-board\": 1, \"name\": \"Test board\"}\n";
        let (said, told) = (folder.write("said.jsonl", hello), folder.join("told.jsonl"));
        let script = folder.write("driver.sh", "tail -n +1 -f \"$1\" & cat > \"$2\"; kill $!");
        let men = *setup.start.position().board();
        let window = Begin { setup, ..Begin::default() }.open();
        let mut connected = Connected { window, folder, reports: 0 };
        connected.put(&men);
        let command = [script, said, told].map(|file| format!("\"{}\"", file.display())).join(" ");
        let window = &mut connected.window;
        window.command(Command::ElectronicBoard);
        window.choose("Other");
        window.fill(Role::TextInput, "Command", &format!("sh {command}"));
        window.choose("Connect");
        window.until("Test board is connected.");
        window.until("Your board shows the right position.");
        window.key(Key::Escape);
        window.wait(1000);
        connected
    }

    /// Makes the driver send a line.
    fn say(&self, line: &str) {
        let file = fs::OpenOptions::new().append(true).open(self.folder.join("said.jsonl"));
        writeln!(file.expect("the script"), "{line}").expect("the script is written");
    }

    /// Makes the driver report that these pieces are on the board.
    fn put(&self, men: &Board) {
        self.say(&format!("{{\"placement\": \"{}\"}}", men.placement()));
    }

    /// Puts the pieces where they are after these moves, and waits until the change counts as a move.
    fn stand(&mut self, moves: &str) {
        self.put(after(moves).board());
        self.arrive();
    }

    /// Waits until the window has received the driver's lines, and then until a change on the board counts as a move.
    fn arrive(&mut self) {
        self.reports += 1;
        self.say(&format!("{{\"battery\": {}}}", self.reports));
        self.window.command(Command::ElectronicBoard);
        self.window.until(&format!("Battery: {}%", self.reports));
        self.window.play("Escape 1s 1s");
    }

    /// Waits until this is the last line that the driver has received.
    #[track_caller]
    fn until_told(&mut self, line: &str) {
        let told = self.folder.join("told.jsonl");
        let is_last =
            |_: &Window| fs::read_to_string(&told).is_ok_and(|text| text.lines().last() == Some(line));
        self.window.wait_until(&format!("{line} was told"), is_last);
    }
}

fn after(moves: &str) -> Position {
    let mut position = Position::standard();
    for text in moves.split_whitespace() {
        let mv = read_uci(&position, text).expect(text);
        position.play(mv);
    }
    position
}

#[test]
fn ports_are_offered_and_looked_for_again() {
    let ports = Arc::new(Mutex::new(Vec::new()));
    let there = Arc::clone(&ports);
    let find_ports: FindPorts = Arc::new(move || there.lock().expect("the ports").clone());
    let mut window = Begin { find_ports, ..Begin::default() }.open();
    window.command(Command::ElectronicBoard);
    assert!(!window.shows("serial port was found"));
    window.choose("Millennium");
    window.expect("No serial port was found. Connect the board, then look again.");
    let usb = SerialPortInfo { name: "/dev/ttyUSB0".to_owned(), product: "FT232R USB UART".to_owned() };
    let other = SerialPortInfo { name: "/dev/ttyS0".to_owned(), product: String::new() };
    *ports.lock().expect("the ports") = vec![usb, other];
    window.choose("Look again");
    assert!(!window.shows("No serial port was found"));
    let port = |window: &Window| window.harness.get_by_role_and_label(Role::TextInput, "Port").value();
    for (name, path) in [("/dev/ttyUSB0 (FT232R USB UART)", "/dev/ttyUSB0"), ("/dev/ttyS0", "/dev/ttyS0")] {
        window.choose(name);
        assert_eq!(port(&window).as_deref(), Some(path));
    }
    // A path can be typed. When the dialog is opened again, it looks for the ports again.
    window.fill(Role::TextInput, "Port", "/dev/rfcomm0");
    window.key(Key::Escape);
    ports.lock().expect("the ports").pop();
    window.command(Command::ElectronicBoard);
    window.choose("Millennium");
    window.expect("FT232R USB UART");
    assert!(!window.shows("/dev/ttyS0"));
}

#[test]
fn hands_play_on_the_game_that_is_seen() {
    let mut board = Connected::new("hands-play-on-the-game-that-is-seen", touch(TouchMove::Off));
    board.stand("e2e4");
    assert_eq!(board.window.moves(), "e4");
    crate::start_screen::show(&mut board.window);
    board.stand("e2e4 e7e5");
    assert_eq!(board.window.moves(), "e4", "nothing is played while another screen is shown");
    // What was moved in the meantime must be put back.
    board.window.click_on("Continue your game");
    board.arrive();
    board.window.until("Correct your board: e5 must be empty; e7 needs a black pawn.");
    board.stand("e2e4");
    board.stand("e2e4 e7e5");
    assert_eq!(board.window.moves(), "e4 e5");
    // While a study is shown, moves are played in the study.
    board.window.command(Command::StudyGame);
    board.window.key(Key::End);
    board.arrive();
    board.stand("e2e4 e7e5 g1f3");
    assert_eq!(board.window.moves(), "e4 e5");
    let record = board.window.study().record();
    assert_eq!(record.line_from(jadoube::record::Record::ROOT).count(), 3);
}

#[test]
fn a_dialog_keeps_hands_off_unless_the_clock_runs() {
    for (clock, moves) in [([None, None], "e4"), (fischer(300_000, 0), "e4 e5")] {
        let mut board = Connected::new("a-dialog", GameSetup { clock, ..touch(TouchMove::Off) });
        board.stand("e2e4");
        board.window.command(Command::ElectronicBoard);
        board.put(after("e2e4 e7e5").board());
        board.say("{\"battery\": 99}");
        board.window.until("Battery: 99%");
        board.window.play("1s 1s");
        assert_eq!(board.window.moves(), moves);
    }
}

#[test]
fn a_man_that_stands_wrong_is_lit_where_it_stands_on_the_wood() {
    let mut board = Connected::new("a-man-that-stands-wrong-is-lit", touch(TouchMove::Off));
    let rotated = |men: &Board| {
        let mut turned = Board::EMPTY;
        men.pieces().for_each(|(square, piece)| turned.set(square.rotated(), Some(piece)));
        turned
    };
    // Somebody turns the board, and then puts a knight on h4.
    let mut men = *Position::standard().board();
    board.put(&rotated(&men));
    board.arrive();
    let [from, to] = ["g1", "h4"].map(|name| name.parse().expect(name));
    men.set(to, men.piece_at(from));
    men.set(from, None);
    board.put(&rotated(&men));
    board.arrive();
    board.window.until("Correct your board: g1 needs a white knight; h4 must be empty.");
    board.until_told("{\"lights\":[\"b8\",\"a5\"]}");
    board.put(&rotated(Position::standard().board()));
    board.arrive();
    board.until_told("{\"lights\":[]}");
    assert!(!board.window.shows("Correct your board"));
    let beeps = read(&board.folder.join("told.jsonl")).matches("beep").count();
    assert_eq!(beeps, 1);
}

#[test]
fn the_game_goes_on_with_the_mouse_when_the_driver_ends() {
    let mut board = Connected::new("the-game-goes-on-with-the-mouse", touch(TouchMove::Off));
    board.stand("e2e4");
    board.say("{\"gone\": \"The board was unplugged.\"}");
    board.window.until("The board was unplugged.");
    board.window.drag("e7", "e5");
    board.say("hm");
    board.window.until("was shut down because it wrote a line that can’t be read");
    board.window.drag("g1", "f3");
    assert_eq!(board.window.moves(), "e4 e5 Nf3");
    // The dialog still has the driver's command.
    board.window.command(Command::ElectronicBoard);
    board.window.expect("driver.sh");
}

#[test]
fn kings_in_the_centre_end_the_game_if_the_players_say_so() {
    let kings = |board: &mut Connected, white: &str, black: &str| {
        let mut men = Board::EMPTY;
        for (square, king) in [(white, 'K'), (black, 'k')] {
            men.set(square.parse().expect(square), Piece::from_fen_letter(king));
        }
        board.put(&men);
        board.arrive();
        board.window.expect("The kings stand in the centre. Is the game over?");
    };
    let result = |board: &Connected| board.window.table().result().map(GameEnd::score);
    for (white, black, detail, answer, expected) in [
        ("e4", "d5", "mean that White won", "Black resigns", "1-0"),
        ("d4", "e5", "mean that Black won", "White resigns", "0-1"),
        ("e4", "e5", "mean a draw", "Agree a draw", "1/2-1/2"),
    ] {
        let mut board = Connected::new("kings-in-the-centre", touch(TouchMove::Off));
        board.stand("e2e4");
        board.stand("e2e4 e7e5");
        kings(&mut board, white, black);
        board.window.expect(detail);
        assert_eq!(result(&board), None, "nothing is taken for granted");
        board.window.choose("Keep playing");
        board.window.wait(2000);
        assert!(!board.window.shows("The kings stand in the centre."), "they are asked once");
        board.stand("e2e4 e7e5");
        kings(&mut board, white, black);
        // When the kings leave the centre, the question disappears.
        board.put(after("e2e4 e7e5").board());
        board.window.wait_until("no question", |window| !window.shows("The kings stand in the centre."));
        kings(&mut board, white, black);
        board.window.choose(answer);
        assert_eq!(result(&board), Some(expected));
        // After the result, nobody is asked to correct the board.
        board.stand("d2d4 g8f6");
        assert!(!board.window.shows("Correct your board"));
        assert_eq!(board.window.moves(), "e4 e5");
    }
}

/// This board senses only which squares are occupied, and two pieces that the knight could take were lifted.
#[test]
fn a_board_that_can_not_tell_what_was_taken_asks_to_check_the_move() {
    let start = Start::from_fen("4k3/8/8/1p1p4/8/2N5/8/4K3 w - - 0 1", None).expect("a start");
    let men = start.position().board().occupied();
    let mut board = Connected::new("can-not-tell", GameSetup { start, ..touch(TouchMove::OverTheBoard) });
    for (lifted, is_asked) in
        [("", false), ("c3", false), ("c3 d5", false), ("c3", false), ("c3 b5", false), ("c3", true)]
    {
        let lifted: Bitboard =
            lifted.split_whitespace().map(|name| name.parse::<Square>().expect(name)).collect();
        board.say(&format!("{{\"occupied\": \"{:016x}\"}}", (men - lifted).0));
        board.arrive();
        let question = "Your board can’t tell on which of these squares a piece was captured: b5, d5. Check the move on the screen.";
        assert_eq!(board.window.shows(question), is_asked, "{lifted:?}");
    }
}
