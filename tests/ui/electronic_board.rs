//! An electronic board in the window: where its moves are played, and what its driver receives. The driver is a script.
#![cfg(unix)]

use std::io::Write as _;
use std::path::PathBuf;

use egui::accesskit::Role;
use jadoube::game::GameEnd;
use jadoube::platform::port::{FindPorts, SerialPortInfo};
use jadoube::rules::{Bitboard, Board, Piece, Position, Square, read_uci};

use crate::prelude::*;

/// A window with a connected board, and the files of its driver.
struct Connected {
    window: Window,
    /// The file of the lines that the driver sends.
    said: PathBuf,
    /// The file of the lines that the driver has received.
    told: PathBuf,
    /// The last battery level in percent that [`Connected::arrive`] reported, which also counts its calls.
    reports: u8,
}

impl Connected {
    fn new(folder: &Folder, setup: GameSetup) -> Connected {
        let hello = "{\"jadoube-board\": 1, \"name\": \"Test board\"}\n";
        let (said, told) = (folder.write("said.jsonl", hello), folder.join("told.jsonl"));
        let men = *setup.start.position().board();
        let window = Begin { setup, ..Begin::default() }.open();
        let mut connected = Connected { window, said, told, reports: 0 };
        connected.put(&men);
        let script = folder.write("driver.sh", "tail -n +1 -f \"$1\" & cat > \"$2\"; kill $!");
        let (said, told) = (connected.said.display(), connected.told.display());
        let command = format!("sh \"{}\" \"{said}\" \"{told}\"", script.display());
        let window = &mut connected.window;
        window.command(Command::ElectronicBoard);
        window.choose("Other");
        window.fill(Role::TextInput, "Command", &command);
        window.choose("Connect");
        window.until("Test board is connected.");
        window.until("Your board matches the screen.");
        window.key(Key::Escape);
        window.wait(1000);
        connected
    }

    /// The driver sends a line.
    fn say(&self, line: &str) {
        let file = fs::OpenOptions::new().append(true).open(&self.said);
        writeln!(file.expect("the script"), "{line}").expect("the script is written");
    }

    /// The driver reports that these pieces are on the board.
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
        self.window.key(Key::Escape);
        self.window.wait(1000);
        self.window.wait(1000);
    }

    /// Waits until this is the last line that the driver has received.
    #[track_caller]
    fn until_told(&mut self, line: &str) {
        let told = self.told.clone();
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
    let folder = Folder::new("hands-play-on-the-game-that-is-seen");
    let mut board = Connected::new(&folder, touch(TouchMove::Off));
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
    let folder = Folder::new("a-dialog-keeps-hands-off");
    for (clock, moves) in [([None, None], "e4"), (fischer(300_000, 0), "e4 e5")] {
        let mut board = Connected::new(&folder, GameSetup { clock, ..touch(TouchMove::Off) });
        board.stand("e2e4");
        board.window.command(Command::ElectronicBoard);
        board.put(after("e2e4 e7e5").board());
        board.say("{\"battery\": 99}");
        board.window.until("Battery: 99%");
        board.window.wait(1000);
        board.window.wait(1000);
        assert_eq!(board.window.moves(), moves);
    }
}

#[test]
fn a_man_that_stands_wrong_is_lit_where_it_stands_on_the_wood() {
    let folder = Folder::new("a-man-that-stands-wrong-is-lit");
    let mut board = Connected::new(&folder, touch(TouchMove::Off));
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
    let beeps = fs::read_to_string(&board.told).expect("the orders").matches("beep").count();
    assert_eq!(beeps, 1);
}

#[test]
fn after_the_result_nobody_is_asked_to_put_the_men_right() {
    let folder = Folder::new("after-the-result-nobody-is-asked");
    let mut board = Connected::new(&folder, touch(TouchMove::Off));
    board.stand("e2e4");
    board.window.resign("Black");
    board.stand("d2d4 g8f6");
    assert!(!board.window.shows("Correct your board"));
    assert_eq!(board.window.moves(), "e4");
}

#[test]
fn the_game_goes_on_with_the_mouse_when_the_driver_ends() {
    let folder = Folder::new("the-game-goes-on-with-the-mouse");
    let mut board = Connected::new(&folder, touch(TouchMove::Off));
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
    let folder = Folder::new("kings-in-the-centre");
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
        ("e4", "d5", "they mean that White won", "Black resigns", "1-0"),
        ("d4", "e5", "they mean that Black won", "White resigns", "0-1"),
        ("e4", "e5", "they mean a draw", "Agree a draw", "1/2-1/2"),
    ] {
        let mut board = Connected::new(&folder, touch(TouchMove::Off));
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
    }
}

/// This board knows only which squares are occupied, and two pieces that the knight could take were lifted.
#[test]
fn a_board_that_can_not_tell_what_was_taken_asks_to_check_the_move() {
    let folder = Folder::new("a-board-that-can-not-tell");
    let start = Start::from_fen("4k3/8/8/1p1p4/8/2N5/8/4K3 w - - 0 1", None).expect("a start");
    let men = start.position().board().occupied();
    let mut board = Connected::new(&folder, GameSetup { start, ..touch(TouchMove::OverTheBoard) });
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
