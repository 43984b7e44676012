//! Finds fonts for characters that the program's own fonts lack.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

use fontdb::{Database, FaceInfo, ID, Stretch, Style, Weight};
use skrifa::bitmap::BitmapStrikes;
use skrifa::{FontRef, MetadataProvider};

/// A font file, and the index of a font in it.
pub struct Font {
    /// A name that no other font has.
    pub name: String,
    pub bytes: Vec<u8>,
    pub index: u32,
}

impl AsRef<[u8]> for Font {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl fmt::Debug for Font {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{} ({} bytes)", self.name, self.bytes.len())
    }
}

/// The bytes of a font file, and the index of the font in it.
pub type FontFile = (Arc<dyn AsRef<[u8]> + Send + Sync>, u32);

/// The fonts that are found for these characters, each listed once.
pub fn with_letters(find: &FindFont, letters: &[char]) -> Vec<FontFile> {
    let mut fonts: Vec<Arc<Font>> = Vec::new();
    for letter in letters {
        if let Some(font) = find(*letter).filter(|font| fonts.iter().all(|known| known.name != font.name)) {
            fonts.push(font);
        }
    }
    fonts.into_iter().map(|font| (font.clone() as Arc<_>, font.index)).collect()
}

/// A function that returns a font that can draw a character, or `None` if there is none.
pub type FindFont = Arc<dyn Fn(char) -> Option<Arc<Font>> + Send + Sync>;

/// A function that searches the installed fonts. Its first call reads the names of all fonts, which may take a second;
/// before that, nothing is read.
pub fn installed() -> FindFont {
    let fonts: OnceLock<Fonts> = OnceLock::new();
    Arc::new(move |letter| {
        let fonts = fonts.get_or_init(|| {
            let mut faces = Database::new();
            faces.load_system_fonts();
            Fonts::new(faces)
        });
        fonts.find(letter)
    })
}

/// A function that searches the fonts in a folder.
pub fn in_folder(folder: &Path) -> FindFont {
    let mut faces = Database::new();
    faces.load_fonts_dir(folder);
    let fonts = Fonts::new(faces);
    Arc::new(move |letter| fonts.find(letter))
}

struct Fonts {
    faces: Database,
    /// The fonts in the order in which they are tried.
    order: Vec<ID>,
    read: Mutex<HashMap<ID, Option<Arc<Font>>>>,
}

impl Fonts {
    fn new(faces: Database) -> Fonts {
        let region = super::locales().next().map_or(" SC", |locale| region(&locale));
        let mut order: Vec<&FaceInfo> = faces.faces().collect();
        order.sort_by_cached_key(|face| rank(face, region));
        let order = order.into_iter().map(|face| face.id).collect();
        Fonts { faces, order, read: Mutex::default() }
    }

    fn find(&self, letter: char) -> Option<Arc<Font>> {
        let draws = |id: ID| self.faces.with_face_data(id, |bytes, index| can_draw(bytes, index, letter));
        let found = self.order.iter().copied().find(|id| draws(*id) == Some(true))?;
        let mut read = super::thread::lock(&self.read);
        read.entry(found).or_insert_with(|| self.read(found).map(Arc::new)).clone()
    }

    fn read(&self, id: ID) -> Option<Font> {
        let face = self.faces.face(id)?;
        let bytes = self.faces.with_face_data(id, |bytes, _| bytes.to_vec())?;
        Some(Font { name: format!("{} {id}", face.post_script_name), bytes, index: face.index })
    }
}

/// How the family names of Chinese, Japanese and Korean fonts end for readers with this locale. The same characters
/// look slightly different in each region.
pub fn region(locale: &str) -> &'static str {
    match locale {
        _ if locale.starts_with("ja") => " JP",
        _ if locale.starts_with("ko") => " KR",
        "zh-HK" | "zh-MO" | "zh-Hant-HK" | "zh-Hant-MO" => " HK",
        _ if locale.starts_with("zh-TW") || locale.starts_with("zh-Hant") => " TC",
        _ => " SC",
    }
}

/// The order in which fonts are tried, by these criteria in turn: upright before slanted, nearer to the ordinary weight
/// before bolder or lighter, ordinary width before others, proportional before monospaced, families with "Sans" in
/// their name before others, and fonts for other regions after those for the reader's own. Otherwise equal fonts are
/// sorted by family name and index.
fn rank(face: &FaceInfo, region: &str) -> impl Ord + use<> {
    let family = face.families.first().map_or("", |(name, _)| name);
    let elsewhere = [" JP", " KR", " SC", " TC", " HK"].iter().any(|end| family.ends_with(end));
    (
        face.style != Style::Normal,
        face.weight.0.abs_diff(Weight::NORMAL.0),
        face.stretch != Stretch::Normal,
        face.monospaced,
        Reverse(family.contains("Sans")),
        elsewhere && !family.ends_with(region),
        family.to_owned(),
        face.index,
    )
}

fn can_draw(bytes: &[u8], index: u32, letter: char) -> bool {
    let Ok(font) = FontRef::from_index(bytes, index) else { return false };
    let Some(glyph) = font.charmap().map(letter).filter(|glyph| glyph.to_u32() > 0) else { return false };
    font.outline_glyphs().get(glyph).is_some()
        || font.color_glyphs().get(glyph).is_some()
        || BitmapStrikes::new(&font).iter().any(|strike| strike.get(glyph).is_some())
}
