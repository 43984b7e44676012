//! The list of the computer's serial ports, as the player sees it.

use jadoube::platform::port::{SerialPortInfo, listed};

#[test]
fn ports_are_listed_with_their_products() {
    let check = |ports: &[(&str, Option<&str>)], expected: &[&str]| {
        let ports = ports.iter().map(|&(name, product)| (name.to_owned(), product.map(str::to_owned)));
        let shown: Vec<String> = listed(ports).iter().map(SerialPortInfo::to_string).collect();
        assert_eq!(shown, expected);
    };
    check(&[], &[]);
    // A device that identifies itself is more likely to be a board, so it comes first.
    check(
        &[("/dev/rfcomm0", None), ("/dev/ttyS0", None), ("/dev/ttyUSB0", Some("FT232R USB UART"))],
        &["/dev/ttyUSB0 (FT232R USB UART)", "/dev/ttyS0", "/dev/rfcomm0"],
    );
    check(
        &[("COM10", Some("USB Serial Port (COM10)")), ("COM3", Some("USB Serial Port (COM3)"))],
        &["COM3 (USB Serial Port)", "COM10 (USB Serial Port)"],
    );
    check(
        &[("/dev/tty.usbserial-1", Some("ChessLink")), ("/dev/cu.usbserial-1", Some("ChessLink"))],
        &["/dev/cu.usbserial-1 (ChessLink)"],
    );
    check(&[("COM4", Some(" "))], &["COM4"]);
}
