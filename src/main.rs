fn main() {
    let picture = std::env::args_os().nth(1).map(Into::into);
    if let Err(error) = jadoube::ui::run(jadoube::ui::Options { picture, ..Default::default() }) {
        eprintln!("jadoube: {error}");
        std::process::exit(1);
    }
}
