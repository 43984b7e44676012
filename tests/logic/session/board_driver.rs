//! Drivers of electronic boards: their reports arrive, and a driver that misbehaves is reported.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use jadoube::eboard::Reading;
use jadoube::eboard::line::{Order, Report};
use jadoube::rules::Position;
use jadoube::session::board_driver::{BoardDriver, BoardProgram, DriverFault, FIRST_LINE};

const HELLO: &str = r#"echo '{"jadoube-board": 1, "name": "Test board"}'"#;
const START: &str = r#"echo '{"placement": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}'"#;

/// The reports and faults of a driver that runs this script. They are read until there are at least `count`, for at
/// most about a minute. For the driver's time limits, `late` has passed since its start.
fn told(script: &str, count: usize, late: Duration) -> Vec<Result<Report, DriverFault>> {
    let (woken, wakes) = channel();
    let words = ["sh", "-c", script].map(str::to_owned).to_vec();
    let wake = move || _ = woken.send(());
    let clock = || Duration::ZERO;
    let mut driver = BoardDriver::start(&BoardProgram::Other(words), "en", clock, wake).expect("sh starts");
    driver.tell(&Order::Lights(Vec::new()));
    let (mut all, begun) = (Vec::new(), Instant::now());
    while all.len() < count && begun.elapsed() < Duration::from_mins(1) {
        all.extend(driver.take(late).into_iter().map(|(_, report)| report));
        let _ = wakes.recv_timeout(Duration::from_millis(100));
    }
    all
}

/// The fault that a driver with this script has after this many reports.
fn fault(script: &str, reports: usize, late: Duration) -> DriverFault {
    let mut all = told(script, reports + 1, late);
    assert_eq!(all.len(), reports + 1, "{script}: {all:?}");
    let last = all.pop().expect("a fault");
    last.expect_err("a fault")
}

#[cfg(unix)]
#[test]
fn what_a_driver_says_arrives() {
    let all = told(
        &format!("{HELLO}; {START}; {START}; echo '{{\"battery\": 80}}'; cat >/dev/null"),
        3,
        Duration::ZERO,
    );
    let all: Vec<Report> = all.into_iter().map(|told| told.expect("a report")).collect();
    let start = Reading::Pieces(*Position::standard().board());
    assert_eq!(all, [Report::hello("Test board"), Report::Reading(start), Report::Battery(80)]);
}

#[cfg(unix)]
#[test]
fn a_driver_that_misbehaves_is_reported() {
    let now = Duration::ZERO;
    assert!(matches!(fault("exit", 0, now), DriverFault::Ended));
    assert!(matches!(fault(&format!("{HELLO}; {START}"), 2, now), DriverFault::Ended));
    assert!(matches!(fault("exec sleep 100", 0, FIRST_LINE), DriverFault::Silent));
    assert!(matches!(fault(&format!("{START}; cat"), 0, now), DriverFault::Version(None)));
    let later = r#"echo '{"jadoube-board": 2, "name": ""}'; cat"#;
    assert!(matches!(fault(later, 0, now), DriverFault::Version(Some(2))));
    assert!(matches!(fault(&format!("{HELLO}; echo hm; cat"), 1, now), DriverFault::Line(_)));
    assert!(matches!(fault(&format!("{HELLO}; exec cat /dev/zero"), 1, now), DriverFault::Flooded));
}

#[test]
fn a_driver_that_is_not_there_is_reported() {
    let program = BoardProgram::Other(vec!["/there/is/no/such/driver".to_owned()]);
    let fault = BoardDriver::start(&program, "en", || Duration::ZERO, || {}).err();
    assert!(matches!(fault, Some(DriverFault::NotStarted(_))));
    let nothing = BoardDriver::start(&BoardProgram::Other(Vec::new()), "en", || Duration::ZERO, || {}).err();
    assert!(matches!(nothing, Some(DriverFault::NotStarted(_))));
}
