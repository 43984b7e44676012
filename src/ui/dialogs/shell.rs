//! The frame of every dialog: a header and a footer that stay in place, and between them a body that scrolls. In a very
//! low window, the header scrolls too.

use egui::accesskit::Live;
use egui::containers::scroll_area::ScrollAreaOutput;
use egui::style::ScrollStyle;
use egui::{
    Align, Align2, Context, Frame, Id, Key, Label, Layout, Modal, Rangef, Rect, RichText, Role, ScrollArea,
    Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use super::{form, scroll};
use crate::ui::theme::{Palette, bold, tokens};
use crate::ui::view::{Request, ViewContext, first_step, live};
use crate::ui::widgets::choices::chosen_has_focus;
use crate::ui::widgets::{fit, main_button};

/// A part of a dialog whose content the caller shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The part of the header after the title.
    Head,
    Body,
    /// The part of the footer next to the buttons.
    Foot,
}

/// How a dialog was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The button with this index was pressed; 0 is the main one.
    Button(usize),
    /// Escape was pressed, or there was a press outside the dialog.
    Closed,
}

/// The frame of a dialog.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Copy)]
pub struct Shell<'a> {
    pub egui: &'a Context,
    pub id: Id,
    /// The width in points. The dialog is narrower if there is not enough space.
    pub width: f32,
    /// The fixed height of the body in points; `None` if the content determines the height. The body is lower if the
    /// window has no space for this height.
    pub height: Option<f32>,
    /// Whether, in a window that has space for both, the dialog is shown next to the board, so that the board stays in
    /// view.
    pub aside: bool,
    /// The message keys of the buttons, the main one first.
    pub buttons: &'a [&'a str],
    /// Whether the main button can be pressed.
    pub is_valid: bool,
    /// Whether Enter presses the main button, unless the focus is on a control that is neither a text field nor the
    /// chosen one of several values.
    pub takes_enter: bool,
    /// Whether a press outside the dialog closes it.
    pub closes_outside: bool,
}

/// The mark of a dialog that has just been opened.
#[derive(Clone, Copy, Default)]
struct Opens;

/// The names of the sections that begin below the visible part; `None` if nothing is hidden there.
type Below = Option<Vec<String>>;

type Show<'a> = &'a mut dyn FnMut(Part, &mut Ui, &mut ViewContext<'_>);

impl Shell<'_> {
    /// Shows a dialog whose footer has only a button that closes it.
    pub fn tell(
        self,
        title: &str,
        ctx: &mut ViewContext<'_>,
        body: impl FnMut(&mut Ui, &mut ViewContext<'_>),
    ) {
        if (Shell { buttons: &["close"], ..self }).ask(title, ctx, body) {
            ctx.requests.push(Request::CloseDialog);
        }
    }

    /// Shows a dialog with a main button. Returns whether that button was pressed; any other answer closes the dialog.
    pub fn ask(
        self,
        title: &str,
        ctx: &mut ViewContext<'_>,
        mut body: impl FnMut(&mut Ui, &mut ViewContext<'_>),
    ) -> bool {
        let answer = self.show(title, ctx, &mut |part, ui, ctx| {
            if part == Part::Body {
                body(ui, ctx);
            }
        });
        let closed = answer.filter(|answer| *answer != Answer::Button(0));
        ctx.requests.extend(closed.map(|_| Request::CloseDialog));
        answer == Some(Answer::Button(0))
    }

    /// Shows a dialog in the middle of the window, or next to the board. Returns how it was answered; `None` while it
    /// is open. The title is shown without the ellipsis of the command that opens the dialog.
    pub fn show(self, title: &str, ctx: &mut ViewContext<'_>, show: Show<'_>) -> Option<Answer> {
        let (egui, title) = (self.egui, title.trim_end_matches('…'));
        let (palette, tokens) = (Palette::of(egui.theme()), tokens(egui));
        let frame = Frame::window(&egui.global_style()).inner_margin(0);
        let room = (egui.content_rect().size() - Vec2::splat(2.0 * tokens.space.m)).max(Vec2::ZERO);
        // The width that is left next to a board as high as the window.
        let beside = room.x - room.y;
        // If less than 320 points are left for the dialog, it is shown in the middle of the window instead.
        let (width, anchor) = match self.aside && beside >= 320.0 {
            true => (self.width.min(beside), (Align2::RIGHT_CENTER, vec2(-tokens.space.m, 0.0))),
            false => (self.width.min(room.x), (Align2::CENTER_CENTER, Vec2::ZERO)),
        };
        // For screen readers, not the area but its content is the dialog and has the dialog's name.
        let area = Modal::default_area(self.id).role(Role::GenericContainer).anchor(anchor.0, anchor.1);
        let modal = Modal::new(self.id).area(area).backdrop_color(palette.shade).frame(frame);
        if !egui.memory(|memory| memory.areas().visible_last_frame(&modal.area.layer())) {
            egui.data_mut(|data| data.insert_temp(self.id, Opens));
            scroll::to_top(egui);
        }
        let response = modal.show(egui, |ui| {
            let builder = UiBuilder::new().accessibility_role(Role::Dialog).accessibility_label(title);
            let content = |ui: &mut Ui| {
                egui.accesskit_node_builder(ui.unique_id(), egui::accesskit::Node::set_modal);
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.spacing_mut().interact_size.y = tokens.control.m;
                let scrolled = Some(title).filter(|_| room.y < 300.0);
                if scrolled.is_none() {
                    self.header(ui, title, ctx, show);
                }
                let has_bar = self.body(ui, room.y, scrolled, ctx, show);
                if !has_bar {
                    line(ui);
                }
                self.footer(ui, ctx, show)
            };
            ui.scope_builder(builder, content).inner
        });
        let is_kept = !self.closes_outside && response.backdrop_response.clicked();
        response.inner.or((response.should_close() && !is_kept).then_some(Answer::Closed))
    }

    /// Shows the content, and a bar that names what is hidden below. Returns whether there is such a bar. `title` is
    /// `None` unless the header scrolls too.
    fn body(
        &self,
        ui: &mut Ui,
        room: f32,
        title: Option<&str>,
        ctx: &mut ViewContext<'_>,
        show: Show<'_>,
    ) -> bool {
        let tokens = tokens(ui.ctx());
        let below: Below = ui.data(|data| data.get_temp(self.id)).flatten();
        let bar = if below.is_some() { tokens.control.s } else { 0.0 };
        let footer = tokens.control.m + 2.0 * tokens.space.m + 1.0;
        let most = (room - ui.min_rect().height() - bar - footer).max(0.0);
        let height = self.height.map_or(most, |height| (height - bar).min(most));
        // The scroll bar is in the margin, and stays visible while it is not used, to show that there is more.
        ui.spacing_mut().scroll = ScrollStyle {
            floating_width: 4.0,
            floating_allocated_width: 0.0,
            bar_outer_margin: tokens.space.xs,
            foreground_color: true,
            dormant_background_opacity: 0.0,
            dormant_handle_opacity: 0.5,
            active_handle_opacity: 0.5,
            ..ScrollStyle::thin()
        };
        let area = ScrollArea::vertical().id_salt("body").auto_shrink([false, self.height.is_none()]);
        let area = if scroll::takes_top(ui.ctx()) { area.vertical_scroll_offset(0.0) } else { area };
        // Sections that were noted before do not belong to this body.
        form::take_sections(ui.ctx());
        let output = area.max_height(height).min_scrolled_height(height).show(ui, |ui| {
            if let Some(title) = title {
                self.header(ui, title, ctx, show);
            }
            strip(ui, |ui| {
                let first = first_step::widget_count(ui);
                show(Part::Body, ui, ctx);
                self.focus_first(ui, first);
            });
            scroll::follow(ui);
        });
        let hidden = hidden(&output, bar, &form::take_sections(ui.ctx()));
        if hidden != below {
            ui.data_mut(|data| data.insert_temp(self.id, hidden));
            ui.ctx().request_repaint();
        }
        let has_bar = below.is_some();
        if let Some(names) = below {
            more_bar(ui, names, ctx);
        }
        has_bar
    }

    fn header(&self, ui: &mut Ui, title: &str, ctx: &mut ViewContext<'_>, show: Show<'_>) {
        let tokens = tokens(ui.ctx());
        strip(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = tokens.space.xl;
                ui.label(RichText::new(title).font(tokens.heading()));
                let first = first_step::widget_count(ui);
                show(Part::Head, ui, ctx);
                if first_step::first_stop(ui, first).is_some() {
                    // When a tab gets the focus, a screen reader does not say to which dialog the tab belongs.
                    let said = t!(ctx.look.words, "dialog-said", title);
                    live::show(ui.ctx(), self.id, said, Live::Polite);
                }
                self.focus_first(ui, first);
            });
        });
        line(ui);
    }

    /// Focuses the first control when the dialog opens: the chosen tab if there are tabs.
    fn focus_first(&self, ui: &Ui, first: usize) {
        if let Some(stop) = first_step::first_stop(ui, first)
            && self.takes_opening(ui)
        {
            ui.memory_mut(|memory| memory.request_focus(stop));
            // The dialog opens at its top, so there is no need to scroll to this control.
            scroll::note_stop(ui, Some(stop));
        }
    }

    /// Whether the dialog has just opened, so that a control is to be focused. Returns `true` only once for each
    /// opening.
    fn takes_opening(&self, ui: &Ui) -> bool {
        !ui.is_sizing_pass() && ui.data_mut(|data| data.remove_temp::<Opens>(self.id)).is_some()
    }

    fn footer(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>, show: Show<'_>) -> Option<Answer> {
        let tokens = tokens(ui.ctx());
        let is_entered = self.takes_enter && enter_is_free(ui);
        if is_entered && !self.is_valid {
            live::refuse(ui.ctx());
        }
        let mut answer = (self.is_valid && is_entered).then_some(Answer::Button(0));
        strip(ui, |ui| {
            let row = vec2(ui.available_width(), tokens.control.m);
            ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().button_padding.x = tokens.space.l;
                for (index, key) in self.buttons.iter().enumerate() {
                    let text = t!(ctx.look.words, key);
                    let response = match index {
                        0 => main_button(ui, self.is_valid, &text, tokens.bold()),
                        _ => ui.button(text),
                    };
                    // If neither the header nor the body has a control, the main button gets the focus.
                    if index == 0 && self.takes_opening(ui) {
                        response.request_focus();
                    }
                    answer = response.clicked().then_some(Answer::Button(index)).or(answer);
                }
                let rest = Layout::left_to_right(Align::Center);
                ui.with_layout(rest, |ui| show(Part::Foot, ui, ctx));
            });
        });
        answer
    }
}

/// Shows a bar that says that more follows below, with the names of as many sections as fit. Pressing it scrolls down
/// by one page.
fn more_bar(ui: &mut Ui, mut names: Vec<String>, ctx: &ViewContext<'_>) {
    let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), ctx.look.words);
    // The bar also takes the place of the line above the footer.
    let size = vec2(ui.available_width(), tokens.control.s + 1.0);
    let mut rest = "";
    let text = loop {
        if names.is_empty() {
            break t!(words, "more-below");
        }
        let text = t!(words, "more-below-names", names = words.row(names.clone()) + rest);
        let wide = fit(ui, &text, bold(tokens.text.small), palette.law, f32::INFINITY, 1).size().x;
        if wide < size.x - 2.0 * tokens.space.xl {
            break text;
        }
        names.pop();
        rest = "…";
    };
    ui.painter().rect_filled(Rect::from_min_size(ui.cursor().min, size), 0, palette.hovered);
    let shown = RichText::new(&text).font(bold(tokens.text.small)).color(palette.law);
    let bar = ui.add_sized(size, Label::new(shown).selectable(false).sense(Sense::CLICK));
    bar.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
    if bar.clicked() {
        scroll::turn_page(ui);
    }
}

/// Shows the content of a header, a body or a footer.
fn strip(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let tokens = tokens(ui.ctx());
    Frame::new().inner_margin(vec2(tokens.space.xl, tokens.space.m)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(tokens.space.s);
        ui.set_width(ui.available_width());
        ui.set_min_height(tokens.control.m);
        show(ui);
    });
}

fn line(ui: &mut Ui) {
    ui.add(egui::Separator::default().spacing(1.0));
}

/// The names of the sections that begin below the visible part; `None` if nothing would be hidden without the bar.
fn hidden(output: &ScrollAreaOutput<()>, bar: f32, sections: &[(String, f32)]) -> Below {
    let seen = Rangef::new(output.inner_rect.top(), output.inner_rect.bottom());
    let end = seen.min - output.state.clamped_offset().y + output.content_size.y;
    let below = sections.iter().filter(|(_, top)| *top > seen.max).map(|(name, _)| form::within(name));
    (end > seen.max + bar + 1.0).then(|| below.collect())
}

/// Whether Enter was pressed while the focus was on a text field, on the chosen one of several values, or nowhere.
fn enter_is_free(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.focused().is_none()) || ui.ctx().text_edit_focused();
    (free || chosen_has_focus(ui.ctx())) && ui.input(|input| input.key_pressed(Key::Enter))
}
