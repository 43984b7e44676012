//! Engines that misbehave, as scripts for `sh`: see `tests/logic/engine/external_guard.rs`.

use std::path::Path;

use jadoube::engine::external::EngineSetup;

/// What an engine does if its kind does not say otherwise. `here` tells the test that it has reached the point where it
/// misbehaves.
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

/// The dialogue.
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

/// Each kind, and how it differs from a good engine. What it starts ends within a minute.
pub const KINDS: [(&str, &str); 32] = [
    ("good", ""),
    ("crashes", "on_go() { here; kill -SEGV $$; }"),
    ("exits", "on_go() { here; exit 3; }"),
    ("hangs", "on_go() { here; sleep 60; }"),
    ("spins", "on_go() { here; while :; do :; done; }"),
    ("illegal move", "on_go() { here; echo bestmove e2e5; }"),
    ("null move", "on_go() { here; echo bestmove 0000; }"),
    ("no move", "on_go() { here; echo 'bestmove (none)'; }"),
    ("nothing", "on_go() { here; echo bestmove; }"),
    (
        "flood of info",
        "trap '' PIPE; on_go() { here; while :; do echo 'info depth 1 score cp 1 pv e2e4'; done; }",
    ),
    (
        "broken info",
        "on_go() { here; echo 'info depth x score cp y multipv -1 pv e9e9'; echo info; echo bestmove e2e4; }",
    ),
    ("two best moves", "on_go() { here; echo bestmove e2e4; echo bestmove d2d4; }"),
    ("stops itself", "on_go() { here; kill -STOP $$; }"),
    ("kills itself", "on_go() { here; kill -KILL $$; }"),
    (
        "ignores signals",
        "trap '' TERM INT HUP PIPE QUIT; on_go() { here; sleep 60; }; on_end() { sleep 60; }",
    ),
    ("silent", "on_uci() { here; }"),
    ("never ready", "on_ready() { here; }"),
    ("flood of lines", "trap '' PIPE; on_uci() { here; while :; do echo 'hello, dear window'; done; }"),
    (
        "endless line",
        "trap '' PIPE; on_uci() { here; while :; do printf 'aaaaaaaaaaaaaaaaaaaaaaaaaaa'; done; }",
    ),
    ("garbage", "on_uci() { head -c 20000 /dev/urandom; echo; echo uciok; }"),
    (
        "thousands of options",
        "on_uci() { i=0; while [ $i -lt 5000 ]; do i=$((i+1)); echo option name O$i type button; done; echo uciok; }",
    ),
    ("helper that ends with it", "on_go() { while kill -0 $$; do sleep 0.05; done & here; }"),
    ("helper that stays", "on_go() { sleep 60 & here; echo bestmove e2e4; }"),
    ("helper that stays after a crash", "on_go() { sleep 60 & here; kill -SEGV $$; }"),
    ("helper that spins", "on_go() { while :; do :; done & here; echo bestmove e2e4; }"),
    ("helper in its own session", "on_go() { setsid sleep 60 & here; echo bestmove e2e4; }"),
    (
        "helper in its own session after the end",
        "on_go() { (setsid sh -c 'sleep 60 & exec sleep 60' &); sleep 0.05; here; exit 0; }",
    ),
    (
        "fork bomb",
        "bomb() { [ $1 = 0 ] || { bomb $(($1-1)) & bomb $(($1-1)) & }; sleep 60; }; on_go() { bomb 5 & here; }",
    ),
    (
        "each starts the next",
        r#"export next='[ $1 = 0 ] || setsid sh -c "$next" "$0" $(($1-1)) &'; on_go() { sh -c "$next" "$0" 3000; here; }"#,
    ),
    (
        "ends its own group",
        "on_quit() { kill -KILL 0; }; on_end() { kill -KILL 0; }; on_go() { setsid sleep 60 & sleep 60 & here; }",
    ),
    ("ignores quit", "on_go() { here; }; on_quit() { :; }; on_end() { sleep 60; }"),
    (
        "quits slowly",
        "on_go() { here; echo bestmove e2e4; }; on_quit() { sleep 5; exit; }; on_end() { sleep 5; }",
    ),
];

/// An engine of this kind. `mark` appears in the command lines or the environments of all its processes; `at` is the
/// file that it creates.
pub fn bad_engine(kind: &str, mark: &str, at: &Path) -> EngineSetup {
    let (_, differs) = KINDS.into_iter().find(|(name, _)| *name == kind).expect("a kind of engine");
    let script = [GOOD, differs, DIALOGUE].join("\n");
    let arguments = vec!["-c".to_owned(), script, mark.to_owned(), at.display().to_string()];
    EngineSetup { arguments, move_time_ms: 50, ..EngineSetup::new("sh") }
}
