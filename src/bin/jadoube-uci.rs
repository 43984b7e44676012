//! `jadoube-uci`: the engine alone, the same as `jadoube uci`, for programs that start an engine without arguments.

use std::process::ExitCode;

use jadoube::cli;

fn main() -> ExitCode {
    cli::set_language(cli::language_of_locale());
    match cli::uci::run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}
