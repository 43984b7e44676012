//! `bindgen web|nodejs MODULE FOLDER` writes the module and its script into a folder, for a page or for Node.

use std::env;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [host, module, folder] = words.as_slice() else {
        return Err("expected web or nodejs, a module and a folder".into());
    };
    let mut bindgen = Bindgen::new();
    match host.as_str() {
        "web" => bindgen.web(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        other => return Err(format!("found {other:?}, expected web or nodejs").into()),
    };
    bindgen.input_path(module).out_name("jadoube").typescript(false).remove_name_section(true);
    Ok(bindgen.generate(folder)?)
}
