//! The XMP metadata of a PDF.

/// The metadata of a document with this title. If `is_accessible`, the document claims to conform to PDF/UA.
pub fn xmp(title: &str, is_accessible: bool) -> String {
    let title: String = title.chars().filter(|letter| !letter.is_control()).map(escaped).collect();
    let part = if is_accessible { "<pdfuaid:part>1</pdfuaid:part>" } else { "" };
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n\
         <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
         xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>{part}\n\
         </rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}

fn escaped(letter: char) -> String {
    match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        // XML does not allow these two characters.
        '\u{fffe}' | '\u{ffff}' => String::new(),
        letter => letter.to_string(),
    }
}
