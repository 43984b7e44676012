//! The book: the rules of chess as the program enforces them, and the history of the game.
//!
//! A page is a file `assets/book/LANGUAGE/NN-name.md`, with the same name in each language; the number gives its order.
//! It uses a subset of Markdown: `# Title` on the first line, `## Headings`, paragraphs with `**strong**` and
//! `*emphasised*` words, lists, and links to other pages (`[Castling](21-castling.md)`), each a paragraph of its own. A
//! comment `<!-- articles: 4.3.1, 4.3.2 -->` lists the articles that the text below it explains; the article on a law
//! card is a link to that place. Every other comment is for the authors.
//!
//! A link to `games.pgn#2` opens the second game of `assets/book/games.pgn`, so that the reader can play through it.
//! That file has each comment in every language, in the order of [`Language::ALL`].
//!
//! A diagram is a block that begins with ```` ```board ````, with these lines:
//!
//! | line | meaning |
//! |---|---|
//! | `fen: …` | the starting position, before the moves in `played` |
//! | `chess960: yes` | the game is Chess960; needed if the FEN does not show this |
//! | `below: black` | Black is at the bottom |
//! | `caption: …` | a sentence about the diagram |
//! | `played: e4 e5` | the moves made from the starting position; the line may be repeated |
//! | `touched: e1 h1` | the pieces touched after the moves in `played`; makes `touch-move: enforced` the default |
//! | `touch-move: enforced` | how touch-move applies: `enforced` or `on-claim`; off by default |
//!
//! On a page of a lesson, a diagram also has the lines of a task; see `ui::screens::learn::task`. Every other line
//! states something about the position, and a test checks it against the rules:
//!
//! | line | statement |
//! |---|---|
//! | `moves d4: d5 e5` | all legal destinations of the piece; shown at first |
//! | `legal e5 d6: en-passant` | a legal move of this kind |
//! | `refused e1 g1: castling-attacked f1 c4` | the table's refusal and the squares it marks; shown at first |
//! | `check: e8` | the pieces that give check |
//! | `bound: 4.3.1 e2` | the article that says what must be moved or captured, and those pieces; or `none` |
//! | `ends: stalemate` | how the game ended; or `not` |
//! | `after resign: resignation` | the result of pressing this button, which the line adds; `wrong` for a wrong claim |
//! | `number: 518` | the Chess960 number of the start |
//! | `undefended: a2 a7` | the pawns of both sides that are not protected |
//!
//! Blocks ```` ```dice ```` and ```` ```turns ```` let the reader make a Chess960 start by dice, or by placing the
//! pieces in turn.

pub mod action;
mod contents;
pub mod diagram;
mod figure;
pub(crate) mod history;
mod keys;
pub mod page;
pub(crate) mod page_view;
pub mod pages;
mod search;
mod text;

use egui::accesskit::Live;
use egui::{Button, Id, Rect, Ui, UiBuilder};
use fastrand::Rng;

use super::practice::Practice;
use crate::text::{Language, Texts};
use crate::ui::board::Board;
use crate::ui::theme::tokens;
use crate::ui::view::{Request, ViewContext, live};
use crate::ui::widgets::message_button;
use crate::ui::widgets::parts::{self, Part};
use figure::Playground;
use history::History;
use page::Block;
use pages::Pages;
use search::Search;

/// The book and its current page.
pub struct Book {
    pages: Pages,
    language: Language,
    history: History,
    /// The interactive parts of the page, one entry per block.
    trials: Vec<Option<Playable>>,
    chance: Rng,
    /// Whether the contents are shown instead of the page; used if the two do not fit side by side.
    listed: bool,
    /// Where to scroll when the page is next shown; `None` to stay.
    begins: Option<Begins>,
    search: Search,
    /// Whether the contents have not been shown since the page or the list was opened.
    fresh: bool,
    /// The largest scroll position of the page, in points.
    most: f32,
    /// Whether keyboard focus goes to a board of the page when the page is next shown.
    to_board: bool,
}

/// An interactive part of a page.
enum Playable {
    Diagram(Box<Practice>),
    Start(Box<Playground>),
}

impl Playable {
    fn board_mut(&mut self) -> &mut Board {
        match self {
            Playable::Diagram(practice) => practice.board_mut(),
            Playable::Start(playground) => playground.board_mut(),
        }
    }
}

/// Where to start reading a page.
#[derive(Clone, Copy)]
enum Begins {
    /// At this scroll position, in points.
    At(f32),
    /// At this block.
    Block(usize),
}

enum BookRequest {
    Page(usize),
    /// A page of the contents. During a search, it is opened where the marked text first occurs.
    Found(usize),
    Named(String),
    Step {
        back: bool,
    },
    List,
    Close,
}

impl Book {
    /// The book, open at its first page.
    pub fn new(language: Language, chance: Rng) -> Book {
        let (pages, history) = (Pages::of(language), History::default());
        let mut book = Book {
            pages,
            language,
            history,
            trials: Vec::new(),
            chance,
            listed: false,
            begins: None,
            search: Search::default(),
            fresh: true,
            most: 0.0,
            to_board: false,
        };
        book.lay_open(Begins::At(0.0));
        book
    }

    /// Opens the page that explains an article, at the explanation; does nothing if there is no such page.
    pub fn explain(&mut self, article: &str) {
        let Some((page, block)) = self.pages.explaining(article) else { return };
        // The title is above the first block and should be visible too.
        let begins = if block == 0 { Begins::At(0.0) } else { Begins::Block(block) };
        if page == self.history.now().page {
            // The page is already open; its interactive parts keep their state.
            (self.begins, self.listed) = (Some(begins), false);
        } else {
            self.history.go(page);
            self.lay_open(begins);
        }
    }

    /// Opens the current page with its interactive parts in their initial state.
    fn lay_open(&mut self, begins: Begins) {
        let page = self.pages.all().get(self.history.now().page);
        let blocks = page.map_or(&[][..], |page| &page.blocks);
        let playable = |block: &Block| match block {
            Block::Diagram(diagram) => Some(Playable::Diagram(Box::new(Practice::new((**diagram).clone())))),
            Block::Procedure(procedure) => {
                Some(Playable::Start(Box::new(Playground::new(*procedure, self.chance.fork()))))
            }
            _ => None,
        };
        self.trials = blocks.iter().map(playable).collect();
        (self.begins, self.fresh, self.listed) = (Some(begins), true, false);
    }

    fn diagrams(&mut self) -> impl Iterator<Item = &mut Practice> {
        self.trials.iter_mut().filter_map(|tried| match tried {
            Some(Playable::Diagram(practice)) => Some(&mut **practice),
            _ => None,
        })
    }

    /// Moves the keyboard focus to the first board of the page that does not begin above the visible part, or else to
    /// the first board. Returns whether the page has a board.
    pub fn focus_board(&mut self) -> bool {
        self.to_board = self.trials.iter().any(Option::is_some);
        self.listed &= !self.to_board;
        self.to_board
    }

    fn go(&mut self, page: usize) {
        if page < self.pages.all().len() {
            self.history.go(page);
            self.lay_open(Begins::At(0.0));
        }
    }

    fn step(&mut self, back: bool) {
        self.history.step(back);
        self.lay_open(Begins::At(self.history.now().offset));
    }

    /// Shows the book in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (look, words, space) = (ctx.look, ctx.look.words, tokens(ui.ctx()).space);
        if self.language != words.language() {
            (self.language, self.pages) = (words.language(), Pages::of(words.language()));
            self.search.forget();
            self.lay_open(Begins::At(self.history.now().offset));
        }
        let inside = place.shrink(space.xl);
        // The contents are next to the page if enough space, 560 points, remains for its diagrams.
        let page = Part::rest("page", inside.width().clamp(0.0, 560.0));
        let parts = [Part::fixed("contents", 268.0).leaves(1), page];
        let is_wide = parts::least(space.xl, &parts) <= inside.width();
        let listing = self.listed && !is_wide;
        let request = if look.keys { self.keys(ui, inside.height(), listing) } else { None };
        if self.search.takes_focus {
            // The search field is above the contents, so a narrow window shows the contents instead of the page.
            self.listed |= !is_wide;
            ui.ctx().request_repaint();
        }
        let mut inside = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("head of the book"));
        let request = self.head(&mut inside, words, is_wide).or(request);
        inside.add_space(space.m - space.s);
        let places = parts::row(inside.available_rect_before_wrap(), space.xl, &parts);
        let page = places.of("page");
        let contents = places.get("contents").or(Some(page).filter(|_| listing));
        let keys = look.keys && !is_wide;
        let asked = contents.and_then(|place| self.show_contents(ui, place, words, keys));
        let turned = if listing { None } else { self.show_page(ui, page, ctx) };
        let cues = self.diagrams().filter_map(Practice::take_cue);
        ctx.requests.extend(cues.map(Request::PlaySound));
        if let Some(request) = request.or(asked).or(turned) {
            ui.ctx().request_repaint();
            self.grant(request, ctx.requests);
        }
    }

    fn grant(&mut self, request: BookRequest, requests: &mut Vec<Request>) {
        match request {
            BookRequest::Page(page) => self.go(page),
            BookRequest::Found(page) => {
                let block = self.search.block(&self.pages, page);
                self.go(page);
                self.begins = block.filter(|block| *block > 0).map(Begins::Block).or(self.begins);
            }
            BookRequest::Named(name) => self.pages.named(&name).into_iter().for_each(|page| self.go(page)),
            BookRequest::Step { back } => self.step(back),
            BookRequest::List => (self.listed, self.fresh) = (!self.listed, true),
            BookRequest::Close => requests.push(Request::Return),
        }
    }

    /// Shows the buttons above the page. Returns the request of the button that was pressed; `None` if none was.
    fn head(&mut self, ui: &mut Ui, words: &Texts, is_wide: bool) -> Option<BookRequest> {
        let mut request = None;
        ui.horizontal_wrapped(|ui| {
            for (key, back) in [("book-back", true), ("book-forward", false)] {
                if message_button(ui, words, key, self.history.can_step(back)) {
                    request = Some(BookRequest::Step { back });
                }
            }
            if !is_wide && ui.add(Button::new(t!(words, "book-contents")).selected(self.listed)).clicked() {
                request = Some(BookRequest::List);
            }
            if ui.button(t!(words, "close")).clicked() {
                request = Some(BookRequest::Close);
            }
        });
        request
    }

    fn show_contents(&mut self, ui: &mut Ui, place: Rect, words: &Texts, keys: bool) -> Option<BookRequest> {
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt("contents"));
        let entered = self.search.show(&mut child, words);
        self.search.look(&self.pages);
        if let Some(found) = self.search.found() {
            // The list shows which pages were found; this text is for screen readers.
            let said = if found.is_empty() {
                t!(words, "book-none")
            } else {
                t!(words, "book-found", count = found.len())
            };
            live::show(ui.ctx(), Id::unique("found in the book"), said, Live::Polite);
        }
        let first = self.search.first().filter(|_| entered);
        self.show_list(&mut child, words, keys).or(first).map(BookRequest::Found)
    }
}
