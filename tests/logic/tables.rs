//! The tables of cases in `tests/tables`.

/// The rows of a table, with the cells trimmed; a space and a bar separate them. Empty lines and comments, which begin
/// with `# `, are skipped.
pub fn split<const N: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    lines.map(|line| {
        let cells: Vec<&str> = line.splitn(N, " |").map(str::trim).collect();
        cells.try_into().unwrap_or_else(|cells| panic!("{cells:?}: expected {N} cells"))
    })
}

/// A cell with `\n` turned into line ends.
pub fn unescaped(cell: &str) -> String {
    cell.replace("\\n", "\n")
}

/// The rows of the table with this name.
macro_rules! rows {
    ($name:literal) => {
        crate::tables::split(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/tables/",
            $name,
            ".txt"
        )))
    };
}
pub(crate) use rows;
