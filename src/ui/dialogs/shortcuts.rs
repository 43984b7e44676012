//! The list of keyboard shortcuts.

use egui::{Grid, Label, Rect, RichText, Role, Sense, Ui, WidgetInfo};

use super::form::part;
use super::shell::Shell;
use crate::text::Texts;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{Command, Screen, ViewContext};
use crate::ui::widgets::{focus_ring, named};

/// Keys and mouse gestures that are not the shortcuts of commands: the message keys of their names and of their
/// effects.
const BOARD: [(&str, &str); 12] = [
    ("key-tab", "keys-tab"),
    ("key-arrows", "keys-arrows"),
    ("key-shift-arrows", "keys-shift-arrows"),
    ("key-enter", "keys-enter"),
    ("key-letter", "keys-letter"),
    ("key-ask-all", "keys-ask-all"),
    ("key-escape", "keys-escape"),
    ("key-wheel", "keys-wheel"),
    ("key-right-drag", "keys-right-drag"),
    ("key-space", "keys-space"),
    ("key-clock-left", "keys-clock-left"),
    ("key-clock-right", "keys-clock-right"),
];

const BOOK: [(&str, &str); 4] = [
    ("key-pages", "keys-book-scroll"),
    ("key-sides", "keys-book-page"),
    ("key-alt-sides", "keys-book-back"),
    ("key-find", "book-search"),
];

/// The message keys of nested menus, the outermost first, and the message key for what is done in the innermost menu.
const MENUS: [(&[&str], &str); 4] = [
    (&["menu-game", "menu-draw"], "keys-draw"),
    (&["menu-game", "menu-resign"], "keys-resign"),
    (&["menu-game", "menu-approve"], "keys-sign"),
    (&["menu-help"], "keys-learn"),
];

/// A section of the list: the message key of its heading, and its rows, each with the keys and what they do.
type Section = (&'static str, Vec<(String, String)>);

/// Shows the dialog. If the study or the book is behind the dialog, the keys of that screen come first; otherwise those
/// of the game do.
pub fn show(shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    let mut sections = sections(words);
    let first = match ctx.window.screen {
        Screen::Study => "keys-study",
        Screen::Book => "keys-book",
        _ => "keys-game",
    };
    sections.sort_by_key(|(heading, _)| *heading != first);
    Shell { width: 920.0, ..shell }.tell(&t!(words, "shortcuts"), ctx, |ui, _| {
        // In a narrow window, the sections are in one column.
        if ui.available_width() < 680.0 {
            for section in &sections {
                show_section(ui, words, section);
            }
            return;
        }
        // The first column has as few sections as together have at least half of all headings and rows, rounded down.
        let half = sections.iter().map(|(_, rows)| rows.len() + 1).sum::<usize>() / 2;
        let mut above = 0;
        let split = sections.iter().position(|(_, rows)| {
            above += rows.len() + 1;
            above >= half
        });
        let (left, right) = sections.split_at(split.map_or(0, |last| last + 1));
        ui.columns(2, |columns| {
            for (column, sections) in columns.iter_mut().zip([left, right]) {
                for section in sections {
                    show_section(column, words, section);
                }
            }
        });
    });
}

/// All sections. Commands of the game come before those that are available everywhere.
fn sections(words: &Texts) -> Vec<Section> {
    let of = |wanted: fn(Command) -> bool| {
        let commands = Command::all().filter(|command| command.shortcut().is_some() && wanted(*command));
        commands.map(|command| (command.keys(words), command.label(words))).collect()
    };
    let of_screen = |keys: &[(&str, &str)]| {
        keys.iter().map(|(name, what)| (t!(words, name), t!(words, what))).collect::<Vec<_>>()
    };
    let mut everywhere = of_screen(&[("key-menus", "keys-menus")]);
    everywhere.extend(of(|command| !is_edit(command) && !command.is_for_game()));
    let in_menus = MENUS.iter().map(|(menus, what)| {
        let names = std::iter::once("key-menus").chain(menus.iter().copied()).map(|name| t!(words, name));
        (words.row(names), t!(words, what))
    });
    vec![
        ("keys-game", of(|command| !is_edit(command) && command.is_for_game())),
        ("keys-in-menus", in_menus.collect()),
        ("keys-board", of_screen(&BOARD)),
        ("keys-everywhere", everywhere),
        ("keys-study", of(is_edit)),
        ("keys-book", of_screen(&BOOK)),
    ]
}

const fn is_edit(command: Command) -> bool {
    matches!(command, Command::Edit(_))
}

/// Makes a row a tab stop, at which a screen reader reads `name`.
fn read_row(ui: &Ui, salt: (&str, usize), place: Rect, name: &str) {
    let response = ui.interact(place, ui.scope_id().with(salt), Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    focus_ring(ui, place, &response);
}

/// Shows a section: its heading, and below it keys and what each of them does.
fn show_section(ui: &mut Ui, words: &Texts, (heading, rows): &Section) {
    part(ui, &t!(words, heading));
    let (law, tokens) = (Palette::of(ui.theme()).law, tokens(ui.ctx()));
    let grid = Grid::new(heading).num_columns(2).min_row_height(0.0);
    grid.spacing([tokens.space.l, tokens.space.xs]).show(ui, |ui| {
        for (index, (keys, what)) in rows.iter().enumerate() {
            let what = what.trim_end_matches('…');
            let name = words.row([keys.clone(), what.to_owned()]);
            let shown = ui.label(RichText::new(keys).font(tokens.bold()).color(law));
            let effect = ui.add(Label::new(what).wrap());
            // Screen readers read the plain labels of a dialog that opens. These texts are read row by row, so they are
            // paragraphs instead of labels.
            named(ui, &shown, Role::Paragraph, keys);
            named(ui, &effect, Role::Paragraph, what);
            let place = shown.rect.union(effect.rect);
            read_row(ui, (heading, index), place, &name);
            ui.end_row();
        }
    });
    ui.add_space(tokens.space.s);
}
