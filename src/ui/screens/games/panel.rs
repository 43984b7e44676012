//! The list of games on the screen: the file, the number of games, a search field, the progress of reading, and the
//! rows.

use egui::{
    Align, Button, Checkbox, Context, EventFilter, Key, Label, Layout, Modifiers, ProgressBar, Rect,
    RichText, Role, Sense, TextEdit, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::list::{List, stop};
use super::preview::Preview;
use super::row::{Columns, Row};
use super::{Games, Index, edits, header};
use crate::text::{Texts, io_errors};
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{Command, ListStatus, Request, ViewContext};
use crate::ui::widgets::{card, ring, take_presses};

/// The largest number of characters in the search field.
const LONGEST: usize = 120;

impl Games {
    pub(crate) fn show_panel(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (look, words) = (ctx.look, ctx.look.words);
        let small = place.width() < size::SMALL_WINDOW || place.height() < size::SMALL_WINDOW * 0.75;
        let (margin, gap) =
            if small { (size::MARGIN_SMALL, size::GAP_SMALL) } else { (size::MARGIN, size::GAP) };
        let inside = place.shrink(margin);
        // In a wide window one of the games is shown next to the list.
        let preview_width = if inside.width() >= size::GAMES_FULL + size::GAMES_PREVIEW {
            size::GAMES_PREVIEW + gap
        } else {
            0.0
        };
        let width = inside.width().min(1080.0 + preview_width);
        let inside = Rect::from_center_size(inside.center(), vec2(width, inside.height()));
        let field = ui.scope_id().with("search games");
        let typing = ui.memory(|memory| memory.has_focus(field));
        if look.keys || typing {
            self.keys(ui, inside, typing, ctx.requests);
        }
        let mut head = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("head of games"));
        self.head(&mut head, words, small, ctx.requests);
        self.field(&mut head, field, words);
        self.progress(&mut head, words);
        let mut below = inside.with_min_y(head.min_rect().bottom() + gap);
        if let Some(card) = look.message {
            let height = card.height(ui, words, below.width());
            let card_at = below.with_min_y(below.bottom() - height);
            ctx.requests.extend(card.show(ui, card_at, words).map(Request::from));
            below = below.with_max_y(card_at.top() - gap);
        }
        let rows = below.with_max_x(below.right() - preview_width);
        let pointed = self.rows_in(ui, rows, small, ctx);
        let chosen = pointed.or_else(|| self.row_of(self.chosen).map(|_| self.chosen));
        if let Some(game) = chosen.filter(|_| preview_width > 0.0) {
            let preview = self.preview.take().filter(|preview| preview.game() == game);
            let preview = preview.unwrap_or_else(|| Preview::of(&self.reader, game));
            preview.show(ui, below.with_min_x(rows.right() + gap), look, ctx.art);
            self.preview = Some(preview);
        }
    }

    /// Arrow and page keys move through the list, also while typing. Enter opens a game; Escape first clears the field.
    fn keys(&mut self, ui: &Ui, place: Rect, typing: bool, requests: &mut Vec<Request>) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let page = List::page(place, size::ROW_SMALL).saturating_sub(6).max(1);
        let to_ends = !typing || self.typed.is_empty();
        let keys = [Key::ArrowDown, Key::ArrowUp, Key::PageDown, Key::PageUp, Key::Home, Key::End];
        for key in take_presses(ui, if to_ends { &keys } else { &keys[..4] }) {
            let row = self.chosen_row();
            self.choose(match key {
                Key::ArrowDown => row + 1,
                Key::ArrowUp => row.saturating_sub(1),
                Key::PageDown => row + page,
                Key::PageUp => row.saturating_sub(page),
                Key::Home => 0,
                _ => usize::MAX,
            });
            ui.ctx().request_repaint();
        }
        let status = self.status();
        for &command in Command::LIST {
            // In the text that is typed these keys have a meaning of their own.
            let is_of_text = typing
                && !self.typed.is_empty()
                && matches!(command, Command::UndoList | Command::DeleteGame);
            let shortcut = command.shortcut().filter(|_| edits::allows(status, command) && !is_of_text);
            if shortcut.is_some_and(|keys| ui.input_mut(|input| input.consume_shortcut(&keys))) {
                requests.push(Request::Command(command));
            }
        }
        // Enter on a focused button presses that button instead.
        let free =
            typing || ui.memory(egui::Memory::focused).is_none_or(|id| id == ui.scope_id().with("list"));
        if free && pressed(Key::Enter) && self.rows() > 0 {
            requests.extend(self.game_at(self.chosen_row()).map(Request::OpenGame));
        }
        if pressed(Key::Escape) {
            if self.typed.is_empty() {
                requests.push(Request::CloseGames);
            } else {
                self.typed.clear();
                self.typed_anew(ui.ctx());
                ui.ctx().request_repaint();
            }
        }
    }

    /// The file's name and the button that closes the list.
    fn head(&mut self, ui: &mut Ui, words: &Texts, small: bool, requests: &mut Vec<Request>) {
        let row = vec2(ui.available_width(), size::BUTTON_SMALL);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            if ui.button(t!(words, "close")).clicked() {
                requests.push(Request::CloseGames);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = self.file().file_name().unwrap_or_default().to_string_lossy().into_owned();
                let points = if small { size::TEXT } else { size::TITLE };
                let file = self.file().display().to_string();
                let title = RichText::new(name).font(theme::bold(points));
                ui.add(Label::new(title).truncate()).on_hover_text(file);
            });
        });
    }

    fn field(&mut self, ui: &mut Ui, id: egui::Id, words: &Texts) {
        let name = t!(words, "games-search");
        let field = TextEdit::singleline(&mut self.typed).id(id).char_limit(LONGEST);
        let field = field.hint_text(t!(words, "games-search-hint")).desired_width(ui.available_width());
        let response = ui.add(field);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        if response.has_focus() {
            // egui would otherwise use Escape to drop focus; here it clears the field and then closes the list.
            let filter =
                EventFilter { escape: true, horizontal_arrows: true, vertical_arrows: true, tab: false };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        if std::mem::take(&mut self.fresh) {
            response.request_focus();
        }
        if response.changed() {
            self.typed_anew(ui.ctx());
        }
    }

    /// Searches again and chooses the first game found, unless the chosen one is among them.
    fn typed_anew(&mut self, ctx: &Context) {
        self.seek(ctx);
        self.put_in_order();
        self.list.rewind();
        let row = self.chosen_row();
        self.choose(row);
    }

    /// The number of games, and the progress of reading and checking.
    fn progress(&mut self, ui: &mut Ui, words: &Texts) {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(self.counted(words)).weak());
            let reading = &self.reader.worker;
            if !reading.is_done() {
                bar(ui, &t!(words, "games-reading"), reading.progress());
            } else if let Some(kind) = reading.failure() {
                let ink = Palette::of(ui.theme()).refusal;
                let why = io_errors::why(words, &kind.into());
                ui.label(RichText::new(t!(words, "games-broken", why)).color(ink));
            }
            if let Some((seeker, _)) = self.seeker.as_ref().filter(|(seeker, _)| !seeker.worker.is_done()) {
                bar(ui, &t!(words, "games-seeking"), seeker.worker.progress());
            }
            match &self.check {
                Some(check) if !check.worker.is_done() => {
                    bar(ui, &t!(words, "games-checking"), check.worker.progress());
                }
                Some(_) if self.faults.is_empty() => {
                    ui.label(RichText::new(t!(words, "games-sound")).weak());
                }
                Some(_) => {
                    let label = t!(words, "games-faulty", count = self.faults.len());
                    if ui.add(Checkbox::new(&mut self.only_faulty, label)).changed() {
                        self.typed_anew(ui.ctx());
                    }
                }
                None => {
                    let able = self.reader.worker.is_done();
                    let button = ui.add_enabled(able, Button::new(t!(words, "games-check")).small());
                    if button.on_hover_text(words.tip("games-check")).clicked() {
                        self.begin_check(ui.ctx());
                    }
                }
            }
        });
    }

    /// For example "12 of 1,234 games".
    fn counted(&self, words: &Texts) -> String {
        let all = self.reader.index().count();
        let found = self.search.count(all);
        let number = |number: usize| grouped(number, &t!(words, "digits-mark"));
        match found == all {
            true => t!(words, "games-count", count = all, all = number(all)),
            false => t!(words, "games-found", found = number(found), all = number(all)),
        }
    }

    fn row<'a>(&self, index: &'a Index, game: usize, words: &'a Texts) -> Row<'a> {
        let faults = self.faults.get(&game).copied().unwrap_or_default();
        let edited = self.edited.contains(&game);
        Row { index, game, chosen: game == self.chosen, faults, edited, words }
    }

    /// The chosen game as its row, if it is listed; announced to a screen reader while the focus is elsewhere.
    pub fn chosen_said(&self, words: &Texts) -> Option<String> {
        self.is_chosen_listed().then(|| self.row(&self.reader.index(), self.chosen, words).name())
    }

    /// Shows the rows with the heads of their columns. Returns the game under the pointer.
    fn rows_in(&mut self, ui: &mut Ui, place: Rect, small: bool, ctx: &mut ViewContext<'_>) -> Option<usize> {
        let words = ctx.look.words;
        let palette = Palette::of(ui.theme());
        card(ui.painter(), place, palette.surface, palette.line);
        let inside = place.shrink(size::GAP_SMALL / 2.0);
        let (rows, chosen) = (self.rows(), self.chosen_said(words));
        let index = self.reader.index();
        let stop = stop(ui, place);
        ring(ui, place, size::RADIUS, &stop);
        // The mark of an edited game is next to its number.
        let mark = if self.edited.is_empty() { 0 } else { 2 };
        let columns = Columns::of(inside, index.count().to_string().len() + mark);
        let height = if small { size::ROW_SMALL } else { size::ROW };
        let clicked = header::show(ui, inside.with_max_y(inside.top() + height), &columns, self.sort, words);
        let inside = inside.with_min_y(inside.top() + height);
        let name = t!(words, "games");
        stop.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::ListBox, true, &name);
            info.current_text_value.clone_from(&chosen);
            info
        });
        let mut pointed = None;
        let mut list = std::mem::take(&mut self.list);
        list.grows = !self.reader.worker.is_done();
        let (status, mut picked) = (self.status_of(index.count()), None);
        list.show(ui, inside, (rows, height), |ui, at, place| {
            let Some(game) = self.game_at(at) else { return };
            let response = self.row(&index, game, words).show(ui, place, &columns);
            if response.hovered() {
                pointed = Some(game);
            }
            if response.clicked() {
                ctx.requests.push(Request::OpenGame(game));
            }
            if response.secondary_clicked() {
                picked = Some(game);
            }
            response.context_menu(|ui| edit_menu(ui, status, words, ctx.requests));
        });
        self.list = list;
        if rows == 0 && self.reader.worker.is_done() {
            let mut none = ui.new_child(UiBuilder::new().max_rect(inside.shrink(size::PAD)));
            none.add(Label::new(RichText::new(t!(words, "games-none")).weak()).wrap().sense(Sense::HOVER));
        }
        drop(index);
        self.chosen = picked.unwrap_or(self.chosen);
        if let Some(field) = clicked {
            self.sort_by(field);
            ui.ctx().request_repaint();
        }
        pointed
    }
}

/// The menu of the chosen game.
fn edit_menu(ui: &mut Ui, status: ListStatus, words: &Texts, requests: &mut Vec<Request>) {
    for &command in Command::LIST {
        let (label, able) = (command.label(words), edits::allows(status, command));
        let response = ui.add_enabled(able, Button::new(&label).shortcut_text(command.keys(words)));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, able, &label));
        if response.clicked() {
            requests.push(Request::Command(command));
            ui.close();
        }
    }
}

/// A labelled progress bar.
fn bar(ui: &mut Ui, what: &str, done: f32) {
    ui.label(RichText::new(what).weak());
    let fill = Palette::of(ui.theme()).law;
    let bar = ProgressBar::new(done).desired_width(120.0).desired_height(size::PROGRESS_HIGH).fill(fill);
    let response = ui.add(bar);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(what));
}

/// For example "1,234,567".
fn grouped(number: usize, mark: &str) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join(mark)
}
