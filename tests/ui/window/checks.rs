//! What tests see of a window.

use egui::accesskit::Live;
use egui::epaint::{Shape, TextShape};
use egui_kittest::Node;
use jadoube::study::Study;
use jadoube::table::Table;
use jadoube::ui::theme::Palette;

use crate::prelude::*;

impl Window {
    pub fn table(&self) -> &Table {
        self.harness.state().table()
    }

    pub fn study(&self) -> &Study {
        self.harness.state().study().expect("a study fills the window")
    }

    pub fn settings(&self) -> Settings {
        *self.harness.state().settings()
    }

    /// The number of plies before the position that the game's board shows.
    pub fn shown(&self) -> usize {
        self.harness.state().shown()
    }

    /// The moves of the game in SAN.
    pub fn moves(&self) -> String {
        let moves: Vec<&str> = self.table().moves().iter().map(|played| played.san.as_str()).collect();
        moves.join(" ")
    }

    pub fn fen(&self) -> String {
        self.table().position().fen()
    }

    /// The movetext of the game's PGN.
    pub fn record(&self) -> String {
        self.table().pgn(None).split("\n\n").nth(1).unwrap_or_default().to_owned()
    }

    /// What White's and Black's clocks showed at the last action, in milliseconds.
    pub fn times(&self) -> [Option<u64>; 2] {
        Color::ALL.map(|color| self.table().clock_shows(color, self.table().now()))
    }

    /// The node of a square of the board.
    #[track_caller]
    pub fn on_board(&self, square: &str) -> Node<'_> {
        let begins = format!("{square}, ");
        self.harness.get_by(move |node| node.label().is_some_and(|label| label.starts_with(&begins)))
    }

    /// The centre of a square.
    #[track_caller]
    pub fn square(&self, name: &str) -> Pos2 {
        self.on_board(name).rect().center()
    }

    /// The centre of a square; `None` if the window does not show the square.
    pub fn square_if_shown(&self, name: &str) -> Option<Pos2> {
        let begins = format!("{name}, ");
        let is_it = |label: String| label.starts_with(&begins);
        Some(self.harness.query_all_by(|node| node.label().is_some_and(is_it)).next()?.rect().center())
    }

    /// The whole accessible name of a square.
    #[track_caller]
    pub fn name(&self, square: &str) -> String {
        self.on_board(square).accesskit_node().label().unwrap_or_default()
    }

    /// The accessible description of a square.
    #[track_caller]
    pub fn said(&self, square: &str) -> String {
        self.on_board(square).accesskit_node().description().unwrap_or_default()
    }

    /// Fails unless the squares have these descriptions: `f3: must move, selected; a2:`.
    #[track_caller]
    pub fn expect_said(&self, expected: &str) {
        for (square, told) in expected.split("; ").filter_map(|one| one.split_once(':')) {
            assert_eq!(self.said(square), told.trim(), "{square} of {expected}");
        }
    }

    /// The rectangle of the board.
    #[track_caller]
    pub fn board(&self) -> Rect {
        self.rect("a1, ").union(self.rect("h8, "))
    }

    /// The rectangle of the first widget whose name or value begins with this text.
    #[track_caller]
    pub fn rect(&self, begins: &str) -> Rect {
        let named = |name: Option<String>| name.is_some_and(|name| name.starts_with(begins));
        let mut all = self.harness.query_all_by(|node| named(node.label()) || named(node.value()));
        all.next().unwrap_or_else(|| panic!("nothing is called {begins:?}")).rect()
    }

    /// The rectangle of the last widget with this name.
    pub fn last_rect(&self, name: &str) -> Rect {
        let all = self.harness.query_all_by_label(name);
        all.last().unwrap_or_else(|| panic!("nothing is called {name:?}")).rect()
    }

    pub fn has(&self, name: &str) -> bool {
        self.harness.query_by_label(name).is_some()
    }

    /// Whether the widget with this name is enabled.
    #[track_caller]
    pub fn is_able(&self, name: &str) -> bool {
        !self.harness.get_by_label(name).accesskit_node().is_disabled()
    }

    /// The name of the focused widget; empty if no widget with a name has focus.
    pub fn focused(&self) -> String {
        let mut all = self.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
        all.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// The name, or else the value, and the rectangle of the focused widget; `None` if no widget has focus.
    pub fn focus_place(&self) -> Option<(String, Rect)> {
        let mut all = self.harness.query_all_by(|node| node.is_focused() && !node.is_hidden());
        let node = all.next()?;
        let name = node.accesskit_node().label().or_else(|| node.accesskit_node().value());
        Some((name.unwrap_or_default(), node.rect()))
    }

    /// Whether the window has not asked for another frame.
    pub fn rests(&self) -> bool {
        !self.harness.ctx.has_requested_repaint()
    }

    /// How long the window can be idle before the next frame that it asked for.
    pub fn idle(&self) -> Duration {
        let outputs = &self.harness.output().viewport_output;
        outputs.values().map(|output| output.repaint_delay).min().unwrap_or(Duration::MAX)
    }

    /// Every name and value in the window.
    pub fn texts(&self) -> Vec<String> {
        let all = self.harness.query_all_by(|_| true).flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()]
        });
        all.flatten().collect()
    }

    /// The values of the live regions, which a screen reader announces.
    pub fn announced(&self) -> Vec<String> {
        let live = self.harness.query_all_by(|node| node.live() != Live::Off);
        live.filter_map(|node| node.accesskit_node().value()).collect()
    }

    /// Whether a name or value in the window contains this text.
    pub fn shows(&self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown.contains(text))
    }

    /// Fails, listing what the window shows except the squares, unless it shows this text.
    #[track_caller]
    pub fn expect(&self, text: &str) {
        let mut texts = self.texts();
        if !texts.iter().any(|shown| shown.contains(text)) {
            texts.retain(|shown| shown.as_bytes().get(2) != Some(&b','));
            panic!("the window does not show {text:?}, but {texts:#?}");
        }
    }

    /// Fails unless the window shows all these texts.
    #[track_caller]
    pub fn expect_all(&self, texts: &[&str]) {
        for text in texts {
            self.expect(text);
        }
    }

    /// What is painted, each shape with the area that clips it.
    pub fn shapes(&self) -> Vec<(Rect, &Shape)> {
        fn add<'a>(clip: Rect, shape: &'a Shape, all: &mut Vec<(Rect, &'a Shape)>) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(clip, shape, all)),
                other => all.push((clip, other)),
            }
        }
        let mut all = Vec::new();
        self.harness.output().shapes.iter().for_each(|one| add(one.clip_rect, &one.shape, &mut all));
        all
    }

    /// What is painted above the veil behind a dialog, or everything if there is no veil.
    pub fn shapes_on_top(&self) -> Vec<(Rect, &Shape)> {
        let ctx = &self.harness.ctx;
        let (screen, shade) = (ctx.content_rect(), Palette::of(ctx.theme()).shade);
        let mut shapes = self.shapes();
        let is_veil = |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.fill == shade && rect.rect.contains_rect(screen));
        let veil = shapes.iter().rposition(|(_, shape)| is_veil(shape));
        shapes.split_off(veil.map_or(0, |at| at + 1))
    }

    pub fn painted_texts(&self) -> Vec<&TextShape> {
        let shapes = self.shapes().into_iter();
        shapes
            .filter_map(|(_, shape)| if let Shape::Text(text) = shape { Some(text) } else { None })
            .collect()
    }

    /// The painted texts, and those of them that were shortened to fit.
    pub fn painted(&self) -> [Vec<String>; 2] {
        let texts = self.painted_texts();
        let elided = texts.iter().filter(|text| text.galley.elided);
        [texts.iter().map(|text| rows(text)).collect(), elided.map(|text| rows(text)).collect()]
    }
}

/// A painted text, its rows joined by spaces.
pub fn rows(text: &TextShape) -> String {
    text.galley.rows.iter().map(|row| row.text()).collect::<Vec<_>>().join(" ")
}
