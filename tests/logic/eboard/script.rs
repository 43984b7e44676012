//! Scripts of a simulated board.

use jadoube::eboard::line::Report;
use jadoube::eboard::script::Step;

#[test]
fn a_step_says_something_or_waits() {
    assert_eq!(Step::read("{\"wait\": 500}"), Ok(Step::Wait(500)));
    assert_eq!(Step::read("{\"battery\": 80}"), Ok(Step::Say(Report::Battery(80))));
    for (line, wanted) in [
        ("{\"wait\": -1}", "\"wait\" is -1, expected a whole number of milliseconds"),
        ("{\"wait\": 1, \"battery\": 80}", "unknown key \"battery\", expected \"wait\""),
        ("{\"battery\": 101}", "expected a whole number from 0 to 100"),
        ("wait", "not a JSON object"),
    ] {
        let fault = Step::read(line).expect_err(line).to_string();
        assert!(fault.contains(wanted), "{line}: {fault}");
    }
}
