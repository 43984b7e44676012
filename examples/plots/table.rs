//! Reads tables from a Markdown page.

pub struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// The table whose first line begins with this text.
    pub fn find(page: &str, begins: &str) -> Result<Table, String> {
        let mut lines = page.lines().skip_while(|line| !line.starts_with(begins));
        let header = lines.next().ok_or(format!("found no table that begins with {begins:?}"))?;
        let rows = lines.skip(1).take_while(|line| line.starts_with('|')).map(cells).collect();
        Ok(Table { header: cells(header), rows })
    }

    /// The cells of the column with this name.
    pub fn column(&self, name: &str) -> Result<Vec<String>, String> {
        let at = self.header.iter().position(|other| other == name);
        let at = at.ok_or(format!("found no column {name:?} in {:?}", self.header))?;
        Ok(self.rows.iter().map(|row| row.get(at).cloned().unwrap_or_default()).collect())
    }
}

fn cells(line: &str) -> Vec<String> {
    line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// The numbers in a cell, in order, without signs: a hyphen only separates numbers, as in `800-1000`.
pub fn numbers(cell: &str) -> Vec<f64> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '.';
    cell.split(|letter| !is_part(letter)).filter_map(|word| word.parse().ok()).collect()
}
