//! Engines that misbehave, as scripts for `sh`. They are used in `tests/logic/engine/external_guard.rs`.

use std::path::Path;

use jadoube::engine::external::EngineSetup;

use super::external::shell;
use crate::tables::rows;

/// What an engine does unless its kind overrides it. The test waits until `here` has been called.
const GOOD: &str = r#"
export JADOUBE_TEST=$0
at=$1
here() { : >"$at"; }
on_start() { :; }
on_uci() { echo 'id name Bad'; echo uciok; }
on_ready() { echo readyok; }
on_go() { here; echo 'info depth 1 score cp 1 pv e2e4'; echo 'bestmove e2e4'; }
on_quit() { exit 0; }
on_end() { :; }
"#;

/// The UCI dialogue, which calls the functions above.
const DIALOGUE: &str = r"
on_start
while read -r word rest; do
  case $word in
    uci) on_uci ;;
    isready) on_ready ;;
    go) on_go ;;
    quit) on_quit ;;
  esac
done
on_end
";

/// An engine of this kind. `mark` appears in the command line or the environment of each of its processes; `at` is the
/// file that `here` creates.
pub fn bad_engine(kind: &str, mark: &str, at: &Path) -> EngineSetup {
    let [_, differs] = rows!("bad-engines").find(|[name, _]| *name == kind).expect("a kind of engine");
    let script = [GOOD, differs, DIALOGUE].join("\n");
    let mut setup = EngineSetup { move_time_ms: 50, ..shell(&script) };
    setup.arguments.extend([mark.to_owned(), at.display().to_string()]);
    setup
}
