//! The program's window.

use egui::{CentralPanel, Frame, Margin};

use super::art::Art;
use super::board::{Board, Geometry, Marks, Placement, View};
use super::picture::Picture;
use super::theme::{self, BoardTheme, Palette, size};
use crate::rules::{Bitboard, Piece};

pub struct App {
    board: Board,
    art: Art,
    placement: Placement,
    picture: Option<Picture>,
}

impl App {
    pub fn new(ctx: &egui::Context, picture: Option<Picture>) -> App {
        theme::install(ctx);
        let mut placement = [None; 64];
        for (rank, row) in ["rnbqkbnr", "pppppppp", "", "", "", "", "PPPPPPPP", "RNBQKBNR"].iter().enumerate()
        {
            for (file, letter) in row.chars().enumerate() {
                placement[(7 - rank) * 8 + file] = Piece::from_fen_letter(letter);
            }
        }
        App { board: Board::default(), art: Art::new(), placement, picture }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let mode = ui.theme();
        let palette = Palette::of(mode);
        self.art.begin_frame();
        let frame = Frame::NONE.fill(palette.window).inner_margin(Margin::same(size::MARGIN as i8));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let geometry = Geometry::within(ui.max_rect(), false, ui.pixels_per_point());
            let colors = BoardTheme::Wood.colors(mode);
            let view = View {
                pieces: &self.placement,
                marks: Marks::default(),
                in_hand: None,
                movable: Bitboard::EMPTY,
                coordinates: true,
                colors: &colors,
                name: &|square| square.to_string(),
            };
            let time = ui.input(|input| input.time);
            self.board.show(ui, &geometry, &view, &mut self.art, time);
        });
        if let Some(picture) = &mut self.picture {
            picture.tick(ui.ctx());
        }
    }
}
