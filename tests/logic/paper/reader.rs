//! Reads as much of a PDF as is needed to find what is drawn on its pages, and where.

use std::io::Write;
use std::process::{Command, Stdio};

/// What is on a page.
pub struct Page {
    pub size: [f32; 2],
    /// The ends of lines and the starts of texts, outside drawings of pieces.
    pub points: Vec<[f32; 2]>,
    /// The number of drawings of pieces and of emoji.
    pub pieces: usize,
    pub is_balanced: bool,
    /// Whether everything drawn is either tagged content or decoration.
    pub is_marked: bool,
}

/// All pages, in order.
pub fn pages(pdf: &[u8]) -> Vec<Page> {
    assert!(pdf.starts_with(b"%PDF-1.") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    let objects = String::from_utf8_lossy(pdf);
    let pages = objects.split(" 0 obj").filter(|object| object.contains("/Type /Page\n"));
    pages.map(|page| read(pdf, page)).collect()
}

fn read(pdf: &[u8], page: &str) -> Page {
    let sides = numbers(after(page, "/MediaBox [").split(']').next().expect("its end"));
    let number = after(page, "/Contents ").split(' ').next().expect("a number");
    let content = stream(pdf, number);
    let (points, size) = (Vec::new(), [sides[2], sides[3]]);
    let mut found = Page { size, points, pieces: 0, is_balanced: true, is_marked: true };
    let (mut open, mut marks) = (0, 0);
    for line in content.lines() {
        let (operands, operator) = line.rsplit_once(' ').unwrap_or(("", line));
        match operator {
            "q" => open += 1,
            "Q" => open -= 1,
            "BDC" | "BMC" => marks += 1,
            "EMC" => marks -= 1,
            "m" | "l" => found.points.push(numbers(operands)[..2].try_into().expect("two")),
            "Tm" => found.points.push(numbers(operands)[4..].try_into().expect("two")),
            "Do" => found.pieces += 1,
            _ => {}
        }
        found.is_balanced &= open >= 0 && marks >= 0;
        found.is_marked &= marks > 0 || !["m", "l", "Tm", "Do"].contains(&operator);
    }
    found.is_balanced &= open == 0 && marks == 0;
    found
}

fn after<'a>(text: &'a str, start: &str) -> &'a str {
    text.split_once(start).unwrap_or_else(|| panic!("{start} in {text}")).1
}

fn numbers(text: &str) -> Vec<f32> {
    text.split_whitespace().map(|number| number.parse().expect("a number")).collect()
}

/// The content of a compressed stream.
fn stream(pdf: &[u8], number: &str) -> String {
    let find = |from: usize, what: &str| {
        let at = pdf[from..].windows(what.len()).position(|bytes| bytes == what.as_bytes());
        from + at.unwrap_or_else(|| panic!("{what}")) + what.len()
    };
    let object = find(0, &format!("\n{number} 0 obj"));
    let begin = find(object, "stream\n");
    let end = find(begin, "\nendstream") - "\nendstream".len();
    let bytes = miniz_oxide::inflate::decompress_to_vec_zlib(&pdf[begin..end]).expect("zlib");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The text as pdftotext extracts it, with single spaces; `None` if pdftotext is not installed.
pub fn text(pdf: &[u8]) -> Option<String> {
    let text = output(pdf, "pdftotext", &["-layout", "-", "-"])?;
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The tags with their texts as pdfinfo reads them, such as `H1 "Score sheet" P "1–0"`; `None` if pdfinfo is not
/// installed.
pub fn tags(pdf: &[u8]) -> Option<String> {
    let text = output(pdf, "pdfinfo", &["-struct-text", "-"])?;
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with('/'));
    let names = lines.map(|line| match line.starts_with('"') {
        true => line,
        false => line.trim_end_matches(':').trim_end_matches(" (block)").trim_end_matches(" (inline)"),
    });
    Some(names.collect::<Vec<_>>().join(" "))
}

fn output(pdf: &[u8], program: &str, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let Ok(mut reader) = command.spawn() else {
        eprintln!("{program} is not installed, so it did not read the PDF");
        return None;
    };
    reader.stdin.take().expect("piped").write_all(pdf).expect("it reads");
    let output = reader.wait_with_output().expect("it ends");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}
