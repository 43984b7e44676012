//! One row for each command, in the groups in which menus show them: its words, its keys, when it can be done.
//!
//! The menus themselves: see `ui::app::menu`. Commands of settings: see `ui::view::settings`; of a study: see `Edit`.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::rules::{CastlingSide, Color};
use crate::storage::settings::Advice;
use crate::table::TakeBack;
use crate::ui::view::context::{ClockState, Facts};
use crate::ui::view::settings::{Choice, Setting, TEXT_SIZE_RANGE};

/// A command and all that is known of it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub command: Command,
    /// The key of its words.
    pub key: &'static str,
    pub shortcut: Option<KeyboardShortcut>,
    /// Whether it can be done now, where it can be done at all.
    pub enabled: fn(&Facts) -> bool,
    /// It can be asked for also while something else than the game fills the window.
    pub everywhere: bool,
    /// It can be done whenever the position editor fills the window.
    pub in_editor: bool,
    /// For what is on or off: whether it is on.
    pub on: Option<fn(&Facts) -> bool>,
    /// The key of the words for why it can't be done while help is not allowed.
    pub without_help: Option<&'static str>,
    /// Its keys reach the table though it can't be done: the table then tells why.
    pub tells_why: bool,
}

/// A command that can always be done while the game fills the window.
pub const fn row(command: Command, key: &'static str) -> Row {
    Row {
        command,
        key,
        shortcut: None,
        enabled: |_| true,
        everywhere: false,
        in_editor: false,
        on: None,
        without_help: None,
        tells_why: false,
    }
}

/// The command that turns a setting on and off.
pub const fn switch(setting: Setting) -> Row {
    row(Command::Switch(setting), setting.key()).everywhere()
}

/// The command that gives a setting a value.
pub fn choose(choice: Choice) -> Row {
    let row = row(Command::Choose(choice), choice.key()).everywhere();
    if choice == Choice::TextSize(100) { row.keys(CTRL, Key::Num0) } else { row }
}

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

impl Row {
    const fn keys(mut self, modifiers: Modifiers, key: Key) -> Row {
        self.shortcut = Some(KeyboardShortcut::new(modifiers, key));
        self
    }

    const fn when(mut self, enabled: fn(&Facts) -> bool) -> Row {
        self.enabled = enabled;
        self
    }

    const fn everywhere(mut self) -> Row {
        self.everywhere = true;
        self
    }

    const fn in_editor(mut self) -> Row {
        self.in_editor = true;
        self
    }

    const fn on(mut self, on: fn(&Facts) -> bool) -> Row {
        self.on = Some(on);
        self
    }

    const fn without_help(mut self, key: &'static str) -> Row {
        self.without_help = Some(key);
        self
    }

    const fn tells_why(mut self) -> Row {
        self.tells_why = true;
        self
    }
}

macro_rules! groups {
    ($($(#[$meta:meta])* $NAME:ident = [$($row:expr,)+];)+) => {
        impl Command {
            $($(#[$meta])* pub const $NAME: &[Command] = &[$($row.command,)+];)+
        }

        /// Every row, group by group.
        pub const ROWS: &[&[Row]] = &[$(&[$($row,)+],)+];
    };
}

groups! {
    /// The menu of the game.
    GAME = [
        row(Command::Start, "cmd-start").everywhere(),
        row(Command::NewGame, "cmd-new-game").keys(CTRL, Key::N).everywhere(),
        row(Command::Room, "cmd-room").everywhere(),
        row(Command::Rematch, "cmd-rematch").when(|facts| facts.over),
        row(Command::RematchAnew, "cmd-rematch-anew").when(|facts| facts.over && facts.chess960),
        row(Command::LevelUp, "cmd-level-up")
            .when(|facts| facts.over && matches!(facts.advice, Some(Advice::Up(_)))),
        row(Command::LevelDown, "cmd-level-down")
            .when(|facts| facts.over && matches!(facts.advice, Some(Advice::Down(_)))),
    ];
    STUDY = [
        row(Command::StudyGame, "cmd-study-game").when(|facts| facts.help).without_help("refusal-no-study"),
        row(Command::ShowMate, "cmd-show-mate").when(|facts| facts.mate),
        row(Command::Study, "cmd-study").everywhere(),
    ];
    /// Files, in the menu of the game.
    FILES = [
        row(Command::Open, "cmd-open").keys(CTRL, Key::O).everywhere(),
        row(Command::Recent, "cmd-recent").keys(CTRL, Key::R).everywhere(),
        row(Command::KeepGame, "cmd-keep-game").keys(CTRL_SHIFT, Key::S).everywhere(),
    ];
    TABLE = [
        row(Command::Clock, "cmd-clock").keys(CTRL, Key::P).everywhere().when(can_turn_clock),
        row(Command::Jadoube, "cmd-jadoube").keys(PLAIN, Key::J).tells_why()
            .when(|facts| facts.is_live() && (facts.adjusting || !facts.touched)),
    ];
    CASTLE = [
        row(Command::Castle, "cmd-castle").keys(PLAIN, Key::C).tells_why()
            .when(|facts| facts.is_live() && facts.castling_rights.contains(&true)),
        row(Command::CastleWith(CastlingSide::H), "cmd-castle-h")
            .when(|facts| facts.is_live() && facts.castling_legal[CastlingSide::H as usize]),
        row(Command::CastleWith(CastlingSide::A), "cmd-castle-a")
            .when(|facts| facts.is_live() && facts.castling_legal[CastlingSide::A as usize]),
        row(Command::Confirm, "cmd-confirm").keys(PLAIN, Key::Enter)
            .when(|facts| facts.is_live() && facts.announced.is_some()),
    ];
    OFFERS = [
        row(Command::OfferDraw(Color::White), "cmd-offer-white").when(|facts| can_offer(facts, Color::White)),
        row(Command::OfferDraw(Color::Black), "cmd-offer-black").when(|facts| can_offer(facts, Color::Black)),
    ];
    DRAW = [
        row(Command::AcceptDraw, "cmd-accept-draw").when(is_draw_offered),
        row(Command::DeclineDraw, "cmd-decline-draw").when(is_draw_offered),
    ];
    CLAIM = [row(Command::Claim, "cmd-claim").when(|facts| facts.claims.any()),];
    TAKE_BACK = [
        row(Command::TakeBack, "cmd-take-back").keys(CTRL, Key::Z).tells_why()
            .when(|facts| can_take_back(facts, facts.takes_back())),
        row(Command::AllowTakeBack, "cmd-allow-take-back").when(is_take_back_asked),
        row(Command::RefuseTakeBack, "cmd-refuse-take-back").when(is_take_back_asked),
    ];
    TAKE_BACKS = [
        row(Command::TakeBackOf(Color::White), "cmd-take-back-white")
            .when(|facts| can_take_back(facts, Color::White)),
        row(Command::TakeBackOf(Color::Black), "cmd-take-back-black")
            .when(|facts| can_take_back(facts, Color::Black)),
    ];
    RESIGN = [
        row(Command::Resign(Color::White), "cmd-resign-white")
            .when(|facts| !facts.over && facts.is_person(Color::White)),
        row(Command::Resign(Color::Black), "cmd-resign-black")
            .when(|facts| !facts.over && facts.is_person(Color::Black)),
    ];
    WALK = [
        row(Command::First, "cmd-first").keys(PLAIN, Key::Home).when(|facts| facts.shown > 0),
        row(Command::Back, "cmd-back").keys(PLAIN, Key::ArrowLeft).when(|facts| facts.shown > 0),
        row(Command::Forward, "cmd-forward").keys(PLAIN, Key::ArrowRight).when(|facts| facts.shown < facts.moves),
        row(Command::Last, "cmd-last").keys(PLAIN, Key::End).when(|facts| facts.shown < facts.moves),
    ];
    QUIT = [row(Command::Quit, "cmd-quit").keys(CTRL, Key::Q).everywhere(),];
    /// The menu of the position.
    POSITION = [
        row(Command::Editor, "cmd-editor").keys(CTRL, Key::E).everywhere(),
        row(Command::Copy, "cmd-copy").keys(CTRL, Key::C).in_editor(),
        row(Command::SavePosition, "cmd-save-position").in_editor(),
        row(Command::Paste, "cmd-paste").keys(CTRL, Key::V).everywhere(),
        row(Command::CopyGame, "cmd-copy-game").keys(CTRL_SHIFT, Key::C),
        row(Command::SaveGame, "cmd-save-game").keys(CTRL, Key::S),
    ];
    PICTURES = [
        row(Command::CopyPicture, "cmd-copy-picture").in_editor(),
        row(Command::SavePicture, "cmd-save-picture").in_editor(),
        row(Command::SaveGif, "cmd-save-film").when(|facts| facts.moves > 0),
    ];
    /// The menu of the board.
    BOARD = [
        row(Command::Flip, "cmd-flip").keys(PLAIN, Key::F),
        row(Command::FullScreen, "cmd-full-screen").keys(PLAIN, Key::F11).everywhere(),
        row(Command::ToBoard, "cmd-to-board").keys(CTRL, Key::B).everywhere()
            .when(|facts| !facts.away || facts.study.is_some()),
        switch(Setting::TurnToMover),
        switch(Setting::FaceToFace),
        switch(Setting::OffCentre),
        switch(Setting::Coordinates),
        switch(Setting::Sound),
        switch(Setting::Speak),
        row(Command::Wipe, "cmd-wipe").when(|facts| facts.drawings),
    ];
    TEXT_STEPS = [
        row(Command::TextLarger, "cmd-text-larger").keys(CTRL, Key::Plus).everywhere()
            .when(|facts| facts.settings.text_size < *TEXT_SIZE_RANGE.end()),
        row(Command::TextSmaller, "cmd-text-smaller").keys(CTRL, Key::Minus).everywhere()
            .when(|facts| facts.settings.text_size > *TEXT_SIZE_RANGE.start()),
    ];
    SETTINGS = [row(Command::Settings, "cmd-settings").keys(CTRL, Key::Comma).everywhere(),];
    /// The menu of the opponent.
    OPPONENT = [
        row(Command::Hint, "cmd-hint").keys(CTRL, Key::H).tells_why().without_help("refusal-no-help")
            .when(|facts| facts.hint),
        row(Command::Analysis, "cmd-analysis").keys(CTRL, Key::A).tells_why().without_help("refusal-no-help")
            .when(|facts| facts.help || facts.analysed).on(|facts| facts.analysed),
        switch(Setting::AtOnce),
    ];
    ENGINES = [row(Command::Engines, "cmd-engines").everywhere(),];
    HELP = [
        row(Command::Book, "cmd-book").keys(CTRL, Key::L).everywhere(),
        row(Command::Explain, "cmd-explain").keys(PLAIN, Key::F12).everywhere(),
        row(Command::Tour, "cmd-tour").everywhere(),
        row(Command::Lesson, "cmd-lesson").everywhere(),
        row(Command::Shortcuts, "cmd-shortcuts").keys(PLAIN, Key::F1).everywhere(),
        row(Command::About, "cmd-about").everywhere(),
    ];
}

/// A clock that was never agreed can only hold two engines.
fn can_turn_clock(facts: &Facts) -> bool {
    match facts.clock {
        ClockState::None => !facts.over && facts.is_watched(),
        clock => clock != ClockState::Stopped,
    }
}

fn can_offer(facts: &Facts, by: Color) -> bool {
    !facts.over && facts.moves >= 2 && facts.draw_offer.is_none() && facts.is_person(by)
}

fn is_draw_offered(facts: &Facts) -> bool {
    facts.draw_offer.is_some_and(|by| facts.is_person(!by))
}

fn can_take_back(facts: &Facts, by: Color) -> bool {
    let possible = facts.take_back != TakeBack::Never && facts.has_moved[by.index()];
    !facts.over && possible && facts.take_back_asked.is_none() && facts.is_person(by)
}

fn is_take_back_asked(facts: &Facts) -> bool {
    facts.take_back_asked.is_some_and(|by| facts.is_person(!by))
}
