//! A table with a row for each command, in groups for the menus. A row has the words, the keys and the availability of
//! its command.
//!
//! The menus are in `ui::app::menu`. A setting that a menu turns on and off has a row here too; its name and default
//! are in `ui::view::settings`. [`switch`] and [`choose`] make the rows of the other commands for settings.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::{Command, Edit, SpokenQuery};
use crate::engine::Level;
use crate::platform::HAS_WINDOW;
use crate::platform::process::CAN_START;
use crate::record::Nag;
use crate::rules::{CastlingSide, Color};
use crate::session::review::is_reviewable;
use crate::study::Status;
use crate::text::symbols;
use crate::ui::view::settings::TEXT_SIZE_RANGE;
use crate::ui::view::{Choice, ClockState, Screen, Setting, WindowView};

/// The definition of a command.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub command: Command,
    /// The message key of the command's texts.
    pub key: &'static str,
    pub shortcut: Option<KeyboardShortcut>,
    /// Whether the command is available on a screen where it applies.
    pub enabled: fn(&WindowView<'_>) -> bool,
    /// Whether the command is available in a study on screen; `None` if studies treat it as other screens do.
    pub in_study: Option<fn(&Status) -> bool>,
    /// Whether the command can be available on every screen, not only on the game screen.
    pub everywhere: bool,
    /// Whether the command is always available in the position editor.
    pub in_editor: bool,
    /// The message key of the reason why the command is unavailable while help is forbidden.
    pub without_help: Option<&'static str>,
    /// Whether, on the game screen, the command's shortcut works even while the command is unavailable, so that the
    /// reason can be given.
    pub tells_why: bool,
}

/// The row of a command that is always available on the game screen, and only there.
pub const fn row(command: Command, key: &'static str) -> Row {
    Row {
        command,
        key,
        shortcut: None,
        enabled: |_| true,
        in_study: None,
        everywhere: false,
        in_editor: false,
        without_help: None,
        tells_why: false,
    }
}

/// The row of the command that toggles a setting.
pub const fn switch(setting: Setting) -> Row {
    row(Command::Switch(setting), setting.key()).everywhere()
}

/// The row of the command that gives a setting a value.
pub fn choose(choice: Choice) -> Row {
    let row = row(Command::Choose(choice), choice.key()).everywhere();
    if choice == Choice::TextSize(100) { row.keys(CTRL, Key::Num0) } else { row }
}

/// The row of a command that only a study has.
const fn edit(edit: Edit, key: &'static str) -> Row {
    row(Command::Edit(edit), key).when(|_| false).in_study(|_| true)
}

/// The row of the command that adds or removes an annotation.
const fn sign(number: u8) -> Row {
    let key = match symbols::key(Nag(number)) {
        Some(key) => key,
        None => "study-sign",
    };
    edit(Edit::Sign(number), key).in_study(|study| !study.at_start)
}

/// The row of the command for a query about the board on screen. Its shortcut is a function key, because letters begin
/// moves.
#[allow(clippy::redundant_closure_for_method_calls, reason = "the method is not general in its lifetime")]
const fn query(query: SpokenQuery, key: &'static str, pressed: Key) -> Row {
    let row = row(Command::Aloud(query), key).keys(PLAIN, pressed).everywhere();
    row.when(|at| at.has_table())
}

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

impl Row {
    const fn keys(mut self, modifiers: Modifiers, key: Key) -> Row {
        self.shortcut = Some(KeyboardShortcut::new(modifiers, key));
        self
    }

    const fn when(mut self, enabled: fn(&WindowView<'_>) -> bool) -> Row {
        self.enabled = enabled;
        self
    }

    const fn in_study(mut self, enabled: fn(&Status) -> bool) -> Row {
        self.in_study = Some(enabled);
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
    ($ROWS:ident: $($(#[$meta:meta])* $NAME:ident = [$($row:expr,)+];)+) => {
        impl Command {
            $($(#[$meta])* pub const $NAME: &[Command] = &[$($row.command,)+];)+
        }

        /// The rows, group by group.
        pub const $ROWS: &[&[Row]] = &[$(&[$($row,)+],)+];
    };
}

groups! {
    ROWS:
    /// The first group of the File menu.
    BEGIN = [
        row(Command::Start, "cmd-start").everywhere(),
        row(Command::NewGame, "cmd-new-game").keys(CTRL, Key::N).everywhere(),
        row(Command::Chess960, "cmd-room").everywhere(),
        row(Command::ChessClock, "cmd-chess-clock").everywhere(),
    ];
    OPEN = [
        row(Command::Open, "cmd-open").keys(CTRL, Key::O).everywhere(),
        row(Command::Recent, "cmd-recent").keys(CTRL, Key::R).everywhere(),
    ];
    SAVE = [
        row(Command::SaveGame, "cmd-save-game").keys(CTRL, Key::S).when(may_tell).in_study(|_| true),
        row(Command::AddToFile, "cmd-add-to-file").when(may_tell).in_study(|_| true),
        row(Command::SaveUnfinishedGame, "cmd-keep-game").keys(CTRL_SHIFT, Key::S).everywhere()
            // In a study, this command would save the game behind the study. The study's own command has these keys.
            .when(|at| !at.game.is_over()).in_study(|_| false),
        row(Command::SavePosition, "cmd-save-position").in_editor().when(may_tell).in_study(|_| true),
    ];
    PICTURES = [
        row(Command::SavePdf, "cmd-save-pdf").keys(CTRL, Key::P).when(may_tell).in_study(|_| true),
        row(Command::CopyPicture, "cmd-copy-picture").in_editor().when(may_tell).in_study(|_| true),
        row(Command::SavePicture, "cmd-save-picture").in_editor().when(may_tell).in_study(|_| true),
        row(Command::SaveGif, "cmd-save-film").when(|at| at.game.moves() > 0 && may_tell(at))
            .in_study(|study| !(study.at_start && study.at_end)),
        row(Command::PrintRound, "cmd-print-round").everywhere().when(|at| at.has_start),
        row(Command::Wall, "cmd-wall").everywhere().when(|at| at.has_start),
    ];
    QUIT = [row(Command::Quit, "cmd-quit").keys(CTRL, Key::Q).everywhere().when(|_| HAS_WINDOW),];
    /// The commands that the Edit menu always has.
    EDIT = [
        row(Command::Copy, "cmd-copy").keys(CTRL, Key::C).in_editor().when(may_tell).in_study(|_| true),
        row(Command::CopyGame, "cmd-copy-game").keys(CTRL_SHIFT, Key::C).when(may_tell).in_study(|_| true),
        row(Command::Paste, "cmd-paste").keys(CTRL, Key::V).everywhere(),
        row(Command::Editor, "cmd-editor").keys(CTRL, Key::E).everywhere().when(may_tell),
        row(Command::Wipe, "cmd-wipe").when(|at| at.drawings).in_study(|study| study.marks),
    ];
    /// The commands that change the file whose games are listed.
    LIST = [
        row(Command::UndoList, "cmd-undo-list").keys(CTRL, Key::Z).everywhere()
            .when(|at| at.list.is_some_and(|list| list.can_undo)),
        row(Command::DeleteGame, "cmd-delete-game").keys(PLAIN, Key::Delete).everywhere()
            .when(|at| at.list.is_some_and(|list| list.can_delete)),
        row(Command::MoveGameUp, "cmd-move-game-up").keys(CTRL, Key::ArrowUp).everywhere()
            .when(|at| at.list.is_some_and(|list| list.can_move_up)),
        row(Command::MoveGameDown, "cmd-move-game-down").keys(CTRL, Key::ArrowDown).everywhere()
            .when(|at| at.list.is_some_and(|list| list.can_move_down)),
        row(Command::SaveOrder, "cmd-keep-order").everywhere()
            .when(|at| at.list.is_some_and(|list| list.can_keep_order)),
    ];
    /// The first commands of the Game menu.
    TABLE = [
        row(Command::Clock, "cmd-clock").keys(CTRL, Key::Space).everywhere().when(can_turn_clock),
        row(Command::Jadoube, "cmd-jadoube").keys(PLAIN, Key::J).tells_why()
            .when(|at| at.game.is_live() && (at.game.table.is_adjusting() || !at.game.is_touched())),
    ];
    ELECTRONIC_BOARD = [row(Command::ElectronicBoard, "cmd-electronic-board").everywhere().when(|_| CAN_START),];
    /// The commands for an arbiter.
    ARBITER = [
        row(Command::StopClocks, "cmd-stop-clocks").when(|at| {
            at.game.two_persons() && matches!(at.game.clock(), ClockState::Running | ClockState::Paused)
        }),
        row(Command::Incident, "cmd-incident").when(|at| at.game.table.is_begun() && at.game.two_persons()),
        row(Command::SetClocks, "cmd-set-clocks").everywhere().when(can_set_clocks),
    ];
    /// The command that completes a move in a game over the board, or presses a clock without a board.
    PRESS_CLOCK = [
        row(Command::PressClock, "cmd-press-clock").keys(PLAIN, Key::Space).everywhere()
            .when(|at| is_clock_in(at, &[ClockState::Waiting, ClockState::Running]) || completes_moves(at)),
    ];
    /// Commands of the Game menu for a clock without a board.
    CLOCK_ALONE = [
        row(Command::AdjustClock, "cmd-adjust-clock").everywhere()
            .when(|at| is_clock_in(at, &[ClockState::Paused])),
        row(Command::ResetClock, "cmd-reset-clock").everywhere()
            .when(|at| is_clock_in(at, &[ClockState::Running, ClockState::Paused, ClockState::Ruling])),
    ];
    CASTLE = [
        row(Command::Castle, "cmd-castle").keys(PLAIN, Key::C).tells_why()
            .when(|at| at.game.is_live() && at.game.may_castle()),
        row(Command::CastleWith(CastlingSide::H), "cmd-castle-h")
            .when(|at| at.game.is_live() && at.game.can_castle(CastlingSide::H)),
        row(Command::CastleWith(CastlingSide::A), "cmd-castle-a")
            .when(|at| at.game.is_live() && at.game.can_castle(CastlingSide::A)),
        row(Command::Confirm, "cmd-confirm").keys(PLAIN, Key::Enter)
            .when(|at| at.game.is_live() && at.game.table.announced().is_some()),
    ];
    OFFERS = [
        row(Command::OfferDraw(Color::White), "cmd-offer").when(|at| at.game.can_offer_draw(Color::White)),
        row(Command::OfferDraw(Color::Black), "cmd-offer").when(|at| at.game.can_offer_draw(Color::Black)),
    ];
    DRAW = [
        row(Command::RequestIncrement, "cmd-request-increment").when(|at| at.game.can_request_increment()),
        row(Command::AcceptDraw, "cmd-accept-draw").keys(CTRL, Key::D).when(|at| at.game.is_draw_offered()),
        row(Command::DeclineDraw, "cmd-decline-draw").keys(CTRL_SHIFT, Key::D)
            .when(|at| at.game.is_draw_offered()),
    ];
    CLAIM = [row(Command::Claim, "cmd-claim").when(|at| at.game.claims().any()),];
    CLAIMS = [
        row(Command::ClaimOf(Color::White), "cmd-claim-of").when(|at| at.game.claims_of(Color::White).any()),
        row(Command::ClaimOf(Color::Black), "cmd-claim-of").when(|at| at.game.claims_of(Color::Black).any()),
    ];
    TAKE_BACK = [
        row(Command::TakeBack, "cmd-take-back").keys(CTRL, Key::Z).tells_why()
            .when(|at| at.game.can_take_back(at.game.takes_back())),
        row(Command::AllowTakeBack, "cmd-allow-take-back").when(|at| at.game.is_take_back_asked()),
        row(Command::RefuseTakeBack, "cmd-refuse-take-back").when(|at| at.game.is_take_back_asked()),
    ];
    TAKE_BACKS = [
        row(Command::TakeBackOf(Color::White), "cmd-take-back-of")
            .when(|at| at.game.can_take_back(Color::White)),
        row(Command::TakeBackOf(Color::Black), "cmd-take-back-of")
            .when(|at| at.game.can_take_back(Color::Black)),
    ];
    RESIGN = [
        row(Command::Resign(Color::White), "cmd-resign-as")
            .when(|at| !at.game.is_over() && at.game.is_person(Color::White)),
        row(Command::Resign(Color::Black), "cmd-resign-as")
            .when(|at| !at.game.is_over() && at.game.is_person(Color::Black)),
    ];
    ADJOURN = [
        row(Command::Adjourn, "cmd-adjourn").when(|at| at.game.can_adjourn()),
        row(Command::OpenEnvelope, "cmd-open-envelope").when(|at| at.game.is_adjourned()),
    ];
    APPROVE = [
        row(Command::Approve(Color::White), "cmd-approve").when(|at| at.game.awaits_approval()),
        row(Command::Approve(Color::Black), "cmd-approve").when(|at| at.game.awaits_approval()),
    ];
    WALK = [
        row(Command::First, "cmd-first").keys(PLAIN, Key::Home).when(|at| at.game.shown > 0 && may_tell(at))
            .in_study(|study| !study.at_start),
        row(Command::Back, "cmd-back").keys(PLAIN, Key::ArrowLeft).when(|at| at.game.shown > 0 && may_tell(at))
            .in_study(|study| !study.at_start),
        row(Command::Forward, "cmd-forward").keys(PLAIN, Key::ArrowRight).when(|at| !at.game.is_latest_shown())
            .in_study(|study| !study.at_end),
        row(Command::Last, "cmd-last").keys(PLAIN, Key::End).when(|at| !at.game.is_latest_shown())
            .in_study(|study| !study.at_end),
    ];
    AGAIN = [
        row(Command::Rematch, "cmd-rematch").when(|at| at.game.is_over()),
        row(Command::RematchAnew, "cmd-rematch-anew").when(|at| at.game.is_over() && at.game.table.chess960_number().is_some()),
        row(Command::LevelUp, "cmd-level-up")
            .when(|at| at.game.is_over() && at.game.opposing_level().and_then(Level::harder).is_some()),
        row(Command::LevelDown, "cmd-level-down")
            .when(|at| at.game.is_over() && at.game.opposing_level().and_then(Level::easier).is_some()),
    ];
    /// The Study menu while no study is shown.
    STUDY = [
        row(Command::StudyGame, "cmd-study-game").when(|at| may_tell(at) && at.game.table.allows_study() && at.game.table.position_after(0).is_regular())
            .without_help("refusal-no-study"),
        row(Command::ShowMate, "cmd-show-mate").when(|at| at.game.table.mate_line().is_some()),
        row(Command::Study, "cmd-study").everywhere(),
        row(Command::NewStudy, "cmd-new-study").everywhere(),
        row(Command::LiveFile, "cmd-live").when(|_| HAS_WINDOW),
        row(Command::Follow, "cmd-follow").everywhere().when(|_| HAS_WINDOW),
    ];
    /// The first group of the View menu.
    BOARD = [
        row(Command::Flip, "cmd-flip").keys(PLAIN, Key::F).everywhere()
            .when(|at| !at.is_away() || matches!(at.screen, Screen::Clock | Screen::Exercises))
            .in_study(|_| true),
        row(Command::FullScreen, "cmd-full-screen").keys(PLAIN, Key::F11).everywhere().when(|_| HAS_WINDOW),
        row(Command::ToBoard, "cmd-to-board").keys(CTRL, Key::B).everywhere()
            .when(|at| !matches!(at.screen, Screen::Clock | Screen::Start | Screen::Wall | Screen::Games)),
    ];
    SWITCHES = [
        switch(Setting::TurnToMover),
        switch(Setting::FaceToFace),
        switch(Setting::OffCentre),
        switch(Setting::Coordinates),
        switch(Setting::Sound),
        switch(Setting::Speak),
        switch(Setting::OpeningTable),
    ];
    TEXT_STEPS = [
        row(Command::TextLarger, "cmd-text-larger").keys(CTRL, Key::Plus).everywhere()
            .when(|at| at.game.settings.text_size < *TEXT_SIZE_RANGE.end()),
        row(Command::TextSmaller, "cmd-text-smaller").keys(CTRL, Key::Minus).everywhere()
            .when(|at| at.game.settings.text_size > *TEXT_SIZE_RANGE.start()),
    ];
    SETTINGS = [row(Command::Settings, "cmd-settings").keys(CTRL, Key::Comma).everywhere(),];
    /// The first commands of the Engine menu.
    OPPONENT = [
        row(Command::Hint, "cmd-hint").keys(CTRL, Key::H).tells_why().without_help("refusal-no-help")
            .when(|at| at.game.table.allows_hint()),
        row(Command::Analysis, "cmd-analysis").keys(CTRL, Key::A).tells_why().without_help("refusal-no-help")
            .when(|at| at.game.table.allows_study() || at.game.is_analysed())
            // This is always available in a study: if the Laws forbid analysis, the study shows a message about that.
            .in_study(|_| true),
        row(Command::Review, "cmd-review").keys(CTRL_SHIFT, Key::R).everywhere().when(|at| match at.screen {
            Screen::Games => at.list.is_some_and(|list| list.has_chosen),
            _ => !at.is_away() && is_reviewable(at.game.table),
        }).in_study(|study| !(study.at_start && study.at_end)),
        switch(Setting::AtOnce),
        switch(Setting::AdaptLevel),
    ];
    ENGINES = [
        row(Command::Engines, "cmd-engines").everywhere().when(|_| CAN_START),
        row(Command::Tables, "cmd-tables").everywhere().when(|_| CAN_START),
    ];
    HELP = [
        row(Command::Book, "cmd-book").keys(CTRL, Key::L).everywhere(),
        row(Command::Explain, "cmd-explain").keys(PLAIN, Key::F12).everywhere(),
        row(Command::Tour, "cmd-tour").everywhere(),
        row(Command::Lesson, "cmd-lesson").everywhere(),
        row(Command::Exam, "cmd-exam").everywhere(),
        row(Command::Exercises, "cmd-exercises").everywhere(),
        row(Command::Shortcuts, "cmd-shortcuts").keys(PLAIN, Key::F1).everywhere(),
        row(Command::CopyDetails, "cmd-copy-details").everywhere(),
        row(Command::About, "cmd-about").everywhere(),
    ];
    ALOUD = [
        query(SpokenQuery::Ask, "cmd-aloud-ask", Key::F2),
        query(SpokenQuery::Here, "cmd-aloud-here", Key::F3),
        query(SpokenQuery::Targets, "cmd-aloud-targets", Key::F4).when(may_ask_about_touch_move),
        query(SpokenQuery::Bond, "cmd-aloud-bond", Key::F5).when(may_ask_about_touch_move),
        query(SpokenQuery::LastMove, "cmd-aloud-last", Key::F6),
        query(SpokenQuery::Standing, "cmd-aloud-standing", Key::F7),
        query(SpokenQuery::Clocks, "cmd-aloud-clocks", Key::F8)
            .when(|at| matches!(at.screen, Screen::Game | Screen::Clock | Screen::Exercises | Screen::Exam)),
        query(SpokenQuery::Again, "cmd-aloud-again", Key::F9).when(|_| true),
    ];
}

groups! {
    STUDY_ROWS:
    /// The commands of a study that go to other moves or games, or list games.
    STUDY_WALK = [
        edit(Edit::Above, "cmd-above").keys(PLAIN, Key::ArrowUp).in_study(|study| !study.at_start),
        edit(Edit::Below, "cmd-below").keys(PLAIN, Key::ArrowDown)
            .in_study(|study| !study.at_end || study.can_demote),
        edit(Edit::GameBefore, "cmd-game-before").keys(CTRL, Key::PageUp),
        edit(Edit::GameAfter, "cmd-game-after").keys(CTRL, Key::PageDown),
        edit(Edit::FindPosition, "cmd-find-position"),
    ];
    PLAY_FROM = [edit(Edit::PlayFrom, "cmd-play-from"),];
    REPERTOIRE = [row(Command::Repertoire, "cmd-repertoire").everywhere().when(|at| at.study.is_some()),];
    REMARKS = [
        edit(Edit::Comment, "cmd-comment").keys(CTRL, Key::M),
        edit(Edit::Before, "cmd-comment-before").keys(CTRL_SHIFT, Key::M).in_study(|study| !study.at_start),
        edit(Edit::Tags, "cmd-tags").keys(CTRL, Key::T),
    ];
    UNDO = [
        edit(Edit::Undo, "cmd-undo").keys(CTRL, Key::Z).in_study(|study| study.can_undo),
        edit(Edit::Redo, "cmd-redo").keys(CTRL_SHIFT, Key::Z).in_study(|study| study.can_redo),
    ];
    STUDY_FILE = [
        edit(Edit::SaveAs, "cmd-save-as").keys(CTRL_SHIFT, Key::S),
        edit(Edit::Discard, "cmd-throw-away"),
    ];
    TREE = [
        edit(Edit::MainLine, "cmd-main-line").in_study(|study| study.can_promote),
        edit(Edit::Promote, "cmd-promote").keys(CTRL, Key::ArrowUp).in_study(|study| study.can_promote),
        edit(Edit::Demote, "cmd-demote").keys(CTRL, Key::ArrowDown).in_study(|study| study.can_demote),
        edit(Edit::Delete, "cmd-delete").keys(PLAIN, Key::Delete).in_study(|study| !study.at_start),
        edit(Edit::CutAfter, "cmd-cut-after").in_study(|study| !study.at_end),
        edit(Edit::CutBefore, "cmd-cut-before").in_study(|study| !study.at_start),
    ];
    MOVE_SIGNS = [
        sign(1), sign(2), sign(3), sign(4), sign(5), sign(6),
    ];
    SIGN_KEYS = [
        edit(Edit::Exclaim, "cmd-exclaim").keys(PLAIN, Key::Exclamationmark).in_study(|study| !study.at_start),
        edit(Edit::Doubt, "cmd-doubt").keys(PLAIN, Key::Questionmark).in_study(|study| !study.at_start),
    ];
    POSITION_SIGNS = [sign(10), sign(13), sign(14), sign(15), sign(16), sign(17), sign(18), sign(19),];
    OTHER_SIGNS = [
        sign(7), sign(22), sign(146), sign(220),
        edit(Edit::NoSigns, "cmd-no-signs").in_study(|study| study.signs),
    ];
}

/// Whether the clock can be started, paused or resumed. Without a clock, only a game between engines can be paused and
/// resumed.
fn can_turn_clock(at: &WindowView<'_>) -> bool {
    match at.game.clock() {
        ClockState::None => !at.game.is_over() && at.game.is_watched(),
        ClockState::Ruling => !at.is_claim_stated,
        clock => clock != ClockState::Stopped,
    }
}

/// Whether the player to move can complete a move in a game over the board.
fn completes_moves(at: &WindowView<'_>) -> bool {
    let waits = at.game.clock() == ClockState::Waiting;
    !at.is_away() && at.game.is_live() && !waits && at.game.table.arrangement().is_some()
}

/// Whether a clock without a board fills the window and is in one of these states.
fn is_clock_in(at: &WindowView<'_>, states: &[ClockState]) -> bool {
    at.screen == Screen::Clock && states.contains(&at.game.clock())
}

/// Whether the clocks are shown and paused, so that they can be corrected (7.1).
fn can_set_clocks(at: &WindowView<'_>) -> bool {
    let is_shown = matches!(at.screen, Screen::Game | Screen::Clock);
    is_shown && matches!(at.game.clock(), ClockState::Paused | ClockState::Ruling)
}

/// Whether the screen has a table and is not the exam. In the exam, F4 and F5 would give away the answer to a case.
fn may_ask_about_touch_move(at: &WindowView<'_>) -> bool {
    at.has_table() && at.screen != Screen::Exam
}

/// Whether commands may reveal which moves were legal, as a copy of the game does. In a game over the board in which
/// the players are their own arbiters, they may not until it is over.
fn may_tell(at: &WindowView<'_>) -> bool {
    !at.game.table.is_silent()
}
