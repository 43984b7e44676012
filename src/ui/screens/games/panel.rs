//! Shows the list of games and, in a wide window, a preview of the chosen game.

use std::iter;

use egui::style::ScrollStyle;
use egui::{
    Button, EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Sides, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use super::preview::Preview;
use super::row::{Row, columns, heads};
use super::{Field, Games, Index};
use crate::text::{Texts, io_errors};
use crate::ui::dialogs::text_edit;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{Command, LawCard, Request, ViewContext, command_item};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{card, focus_ring, menu_item, progress_bar, take_presses};

/// The rows of a list are searched for empty columns only if there are at most this many.
const LOOKED_THROUGH: usize = 500;

/// In a list of two to this many games, the column of events is not shown if all rows have the same event.
const COMPARED: usize = 5000;

impl Games {
    /// Shows the list in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        self.go_on(ui.ctx());
        let space = tokens(ui.ctx()).space;
        let inside = place.shrink(space.xl);
        // A wider list would be hard to read across.
        let width = inside.width().min(1400.0);
        let inside = Rect::from_center_size(inside.center(), vec2(width, inside.height()));
        ui.scope_builder(UiBuilder::new().max_rect(inside).id_salt("games"), |ui| self.show_in(ui, ctx));
    }

    fn show_in(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (look, words, space) = (ctx.look, ctx.look.words, tokens(ui.ctx()).space);
        let field = ui.scope_id().with("search games");
        let typing = ui.memory(|memory| memory.has_focus(field));
        if look.keys || typing {
            self.keys(ui, typing, ctx);
        }
        self.head(ui, words, ctx.requests);
        self.field(ui, field, words);
        self.progress(ui, words);
        ui.add_space(space.m - space.s);
        let width = ui.available_width();
        let height = |card: &LawCard| card.height(ui, words, width);
        let message = look.message.map(|card| Part::fixed("message", height(card)));
        let stack: Vec<_> = iter::once(Part::rest("list", 0.0)).chain(message).collect();
        let stack = parts::column(ui.available_rect_before_wrap(), space.m, &stack);
        // The preview is shown if the list still has space for all its columns.
        let beside = [Part::rest("list", 940.0_f32.min(width)), Part::fixed("preview", 320.0).leaves(1)];
        let beside = parts::row(stack.of("list"), space.m, &beside);
        if let Some((card, place)) = look.message.zip(stack.get("message")) {
            ctx.requests.extend(card.show(ui, place, words).map(Request::from));
        }
        self.rows_in(ui, beside.of("list"), ctx);
        let game = self.is_chosen_listed().then_some(self.chosen);
        if let Some((game, place)) = game.zip(beside.get("preview")) {
            let preview = self.preview.take().filter(|preview| preview.game == game);
            let preview =
                preview.unwrap_or_else(|| Preview::of(&self.reader, game, self.sought_position().as_ref()));
            preview.show(ui, place, look, ctx.art);
            // Where the last game ends is known only once the file has been read.
            let is_final = self.reader.worker.is_done() || game + 1 < self.reader.index().count();
            self.preview = Some(preview).filter(|preview| is_final || preview.shown.is_some());
        }
    }

    /// Handles the keys: arrow and page keys move through the list, even while typing; so do Home and End unless they
    /// are for text in the field. Enter opens a game; Escape clears the field, or closes the list if the field is
    /// empty. The shortcuts of the list's commands work too.
    fn keys(&mut self, ui: &Ui, typing: bool, ctx: &mut ViewContext<'_>) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let to_ends = !typing || self.typed.is_empty();
        let keys = [Key::ArrowDown, Key::ArrowUp, Key::PageDown, Key::PageUp, Key::Home, Key::End];
        for key in take_presses(ui, if to_ends { &keys } else { &keys[..4] }) {
            let row = self.chosen_row();
            self.choose(match key {
                Key::ArrowDown => row + 1,
                Key::ArrowUp => row.saturating_sub(1),
                Key::PageDown => row + self.scroll.page,
                Key::PageUp => row.saturating_sub(self.scroll.page),
                Key::Home => 0,
                _ => usize::MAX,
            });
            ui.ctx().request_repaint();
        }
        for &command in Command::LIST {
            // While text is being typed, these keys edit the text instead.
            let is_of_text = typing
                && !self.typed.is_empty()
                && matches!(command, Command::UndoList | Command::DeleteGame);
            let shortcut = command.shortcut().filter(|_| command.enabled(&ctx.window) && !is_of_text);
            if shortcut.is_some_and(|keys| ui.input_mut(|input| input.consume_shortcut(&keys))) {
                ctx.requests.push(Request::Command(command));
            }
        }
        // Enter on a focused button presses that button instead.
        let free = typing || ui.memory(egui::Memory::focused).is_none_or(|id| id == stop(ui));
        if free && pressed(Key::Enter) && self.rows() > 0 {
            ctx.requests.extend(self.game_at(self.chosen_row()).map(Request::OpenGame));
        }
        if pressed(Key::Escape) {
            if self.typed.is_empty() {
                ctx.requests.push(Request::CloseGames);
            } else {
                self.typed.clear();
                self.typed_anew(ui, ctx.look.words);
            }
        }
    }

    /// Shows the file's name and the buttons that open the chosen game and close the list.
    fn head(&mut self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        let file = self.file();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let title = |ui: &mut Ui| {
            ui.heading(name).on_hover_text(file.display().to_string());
        };
        let chosen = self.is_chosen_listed();
        let buttons = |ui: &mut Ui| {
            let closes = ui.button(t!(words, "close")).clicked();
            let open = ui.add_enabled(chosen, Button::new(t!(words, "games-open")));
            (closes, open.on_hover_text(words.tip("games-open")).clicked())
        };
        let ((), (closes, opens)) = Sides::new().shrink_left().truncate().show(ui, title, buttons);
        requests.extend(closes.then_some(Request::CloseGames));
        requests.extend(opens.then_some(Request::OpenGame(self.chosen)));
    }

    fn field(&mut self, ui: &mut Ui, id: Id, words: &Texts) {
        let field = text_edit(ui, &mut self.typed, f32::INFINITY).id(id).char_limit(120);
        let response = ui.add(field.hint_text(t!(words, "games-search-hint")));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(t!(words, "games-search")));
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
            self.typed_anew(ui, words);
        }
    }

    /// Searches again and chooses the first game found, unless the chosen game is among those found.
    fn typed_anew(&mut self, ui: &Ui, words: &Texts) {
        self.seek(ui.ctx(), words);
        self.put_in_order();
        self.scroll.rewind();
        self.choose(self.chosen_row());
        ui.ctx().request_repaint();
    }

    /// The progress of the search for a position or an opening; `None` if none is running.
    fn seeking(&self) -> Option<f32> {
        let of_position = self.seeker.as_ref().map(|(seeker, _)| &seeker.worker);
        let of_opening = self.openings.as_ref().filter(|_| self.opening.is_some());
        let seeking = of_position.or(of_opening.map(|openings| &openings.worker))?;
        (!seeking.is_done()).then(|| seeking.progress())
    }

    /// Shows the row below the search field: the number of games, the progress of reading, searching and checking, a
    /// failure to read the file, and the controls for the check.
    fn progress(&mut self, ui: &mut Ui, words: &Texts) {
        ui.horizontal_wrapped(|ui| {
            ui.weak(self.counted(words));
            let reading = &self.reader.worker;
            if !reading.is_done() {
                bar(ui, &t!(words, "games-reading"), reading.progress());
            } else if let Some(kind) = reading.failure() {
                let why = io_errors::why(words, &kind.into());
                ui.colored_label(Palette::of(ui.theme()).refusal, t!(words, "games-broken", why));
            }
            if let Some(progress) = self.seeking() {
                bar(ui, &t!(words, "games-seeking"), progress);
            }
            match &self.check {
                Some(check) if !check.worker.is_done() => {
                    bar(ui, &t!(words, "games-checking"), check.worker.progress());
                }
                Some(_) if self.faults.is_empty() => {}
                Some(_) => {
                    let label = t!(words, "games-faulty", count = self.faults.len());
                    if ui.checkbox(&mut self.only_faulty, label).changed() {
                        self.typed_anew(ui, words);
                    }
                }
                None => {
                    let check = Button::new(t!(words, "games-check")).small();
                    let check = ui.add_enabled(reading.is_done(), check);
                    if check.on_hover_text(words.tip("games-check")).clicked() {
                        self.begin_check(ui.ctx());
                    }
                }
            }
        });
    }

    /// The number of games found, such as "12 of 1,234 games".
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

    /// The row of the chosen game as a text for a screen reader; `None` if the game is not listed.
    pub fn chosen_said(&self, words: &Texts) -> Option<String> {
        self.is_chosen_listed().then(|| self.row(&self.reader.index(), self.chosen, words).name())
    }

    /// Shows the rows with the headings of their columns. A click chooses a game; a double click opens it.
    fn rows_in(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (words, palette, tokens) = (ctx.look.words, Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), place, palette.surface, palette.line);
        self.tab_stop(ui, place, words);
        let inside = UiBuilder::new().max_rect(place.shrink(tokens.space.s)).id_salt("rows");
        let mut ui = ui.new_child(inside.accessibility_parent(stop(ui)));
        ui.spacing_mut().scroll = ScrollStyle::solid();
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let width = ui.available_width() - ui.spacing().scroll.allocated_width();
        let (_, head) = ui.allocate_space(vec2(width, tokens.row));
        let (rows, is_read) = (self.rows(), self.reader.worker.is_done());
        let mut scroll = std::mem::take(&mut self.scroll);
        let index = self.reader.index();
        // The mark of an edited game is next to its number.
        let mark = if self.edited.is_empty() { 0 } else { 2 };
        let letters = index.count().to_string().len() + mark;
        let has = |field| {
            index.has(field)
                && self.has_listed(&index, field)
                && (field != Field::Event || self.has_different(&index, field))
        };
        let columns = columns(&ui, head.shrink2(vec2(tokens.space.xs, 0.0)), has, letters);
        let clicked = ui.scope(|ui| heads(ui, &columns, self.sort, words)).inner;
        let mut picked = None;
        if rows == 0 && is_read && self.seeking().is_none() {
            ui.weak(t!(words, "games-none"));
        }
        let height = (ui.available_height() / tokens.row).floor() * tokens.row;
        let area = scroll.area(height, tokens.row, rows, !is_read);
        let shown = area.show_rows(&mut ui, tokens.row, scroll.rows, |ui, seen| {
            for game in seen.filter_map(|row| self.game_at(row)) {
                let response = self.row(&index, game, words).show(ui, &columns);
                if response.clicked() || response.secondary_clicked() {
                    picked = Some(game);
                }
                if response.double_clicked() {
                    ctx.requests.push(Request::OpenGame(game));
                }
                response.context_menu(|ui| edit_menu(ui, game, ctx));
            }
        });
        drop(index);
        scroll.top = shown.state.clamped_offset().y;
        self.scroll = scroll;
        if let Some(picked) = picked {
            self.chosen = picked;
            ui.ctx().request_repaint();
        }
        if let Some(field) = clicked {
            self.sort_by(field);
            ui.ctx().request_repaint();
        }
    }

    /// Whether one of the listed games has a field. For a long list, this is assumed, so that its columns do not come
    /// and go.
    fn has_listed(&self, index: &Index, field: Field) -> bool {
        let rows = self.search.count(index.count());
        rows > LOOKED_THROUGH
            || (0..rows).filter_map(|row| self.game_at(row)).any(|game| !index.text(game, field).is_empty())
    }

    /// Whether the listed games differ in a field. For a single game and for a very long list, this is assumed.
    fn has_different(&self, index: &Index, field: Field) -> bool {
        let rows = self.search.count(index.count());
        let mut texts = (0..rows).filter_map(|row| self.game_at(row)).map(|game| index.text(game, field));
        let first = texts.next();
        rows == 1 || rows > COMPARED || texts.any(|text| Some(text) != first)
    }

    /// Makes all rows together one tab stop.
    fn tab_stop(&self, ui: &mut Ui, place: Rect, words: &Texts) {
        let response = ui.interact(place, stop(ui), Sense::FOCUSABLE);
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        if response.has_focus() {
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        }
        focus_ring(ui, place, &response);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::ListBox, true, t!(words, "games"));
            info.current_text_value = self.chosen_said(words);
            info
        });
    }
}

fn stop(ui: &Ui) -> Id {
    ui.scope_id().with("list")
}

fn edit_menu(ui: &mut Ui, game: usize, ctx: &mut ViewContext<'_>) {
    let open = t!(ctx.look.words, "games-open");
    let item = menu_item(ui, true, Button::new(&open).shortcut_text(t!(ctx.look.words, "key-enter")), &open);
    if item.on_hover_text(ctx.look.words.tip("games-open")).clicked() {
        ctx.requests.push(Request::OpenGame(game));
    }
    for &command in [Command::Review].iter().chain(Command::LIST) {
        if command_item(ui, command, ctx.look.words, command.enabled(&ctx.window)) {
            ctx.requests.push(Request::Command(command));
        }
    }
}

fn bar(ui: &mut Ui, what: &str, done: f32) {
    ui.weak(what);
    progress_bar(ui, what, done, 120.0);
}

/// A number with separators, such as "1,234,567".
fn grouped(number: usize, mark: &str) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join(mark)
}
