//! Standard algebraic notation (PGN standard, section 8.2.3; Appendix C of the Laws), which is written strictly and
//! read leniently.
//!
//! Most texts are normalised and passed to `rules::quick_san`. At the beginning of a move, a lower-case file letter is
//! a file: `bxc3` is a pawn move, `Bxc3` a bishop move.
//!
//! For piece letters, see `rules::letters`.

use arrayvec::ArrayVec;

use super::{
    Bitboard, CastlingSide, CastlingText, Claim, Excerpt, File, Move, MoveKind, MoveTextError, PieceLetters,
    Position, Rank, Role, Square, WrittenMove, quick_san, uci,
};

/// Reads a typed move in UCI, in SAN or a similar notation, or castling in words. Everything that the text claims must
/// be true.
///
/// # Errors
/// The text is not a move, the move is illegal or ambiguous, or the text claims something that is not true of the move.
pub fn read_move(position: &Position, text: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    let written = read_written(position, text, letters)?;
    match written.untrue(position) {
        Some(claim) => Err(MoveTextError::Untrue { found: Excerpt::new(text.trim()), claim }),
        None => Ok(written.mv),
    }
}

/// Reads a move in UCI, in SAN or a similar notation, or castling in words, whether or not all that the text claims is
/// true.
///
/// Castling may be written as a king's move: two or more steps to the king's castling goal, or onto its castling rook.
/// One step onto another square is a plain king's move.
///
/// # Errors
/// The text is not a move, or the move is illegal or ambiguous.
pub fn read_written(
    position: &Position,
    text: &str,
    letters: &PieceLetters,
) -> Result<WrittenMove, MoveTextError> {
    let text = text.trim();
    let castling = castling_in_words(text);
    if position.has_both_kings() {
        read(position, text, castling, letters)
    } else {
        read_without_king(position, text, castling, letters)
    }
}

/// Castling in words, in English and Dutch.
const CASTLING_WORDS: [(&str, CastlingSide); 4] = [
    ("castle kingside", CastlingSide::H),
    ("castle queenside", CastlingSide::A),
    ("korte rokade", CastlingSide::H),
    ("lange rokade", CastlingSide::A),
];

pub(super) fn castling_in_words(text: &str) -> Option<CastlingSide> {
    let said = |words: &str| {
        let parts = text.split_whitespace().map(str::to_ascii_lowercase);
        parts.eq(words.split(' '))
    };
    CASTLING_WORDS.into_iter().find_map(|(words, side)| said(words).then_some(side))
}

impl Position {
    /// The SAN of a legal move, with English piece letters: `exd5`, `Nbd7+`, `e8=Q#`, `O-O`.
    ///
    /// ```
    /// use jadoube::rules::{PieceLetters, Position, read_san};
    ///
    /// let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/3RR1K1 w - - 0 1")?;
    /// let mv = read_san(&position, "Te8", &PieceLetters::DUTCH)?;
    /// assert_eq!(position.san(mv), "Re8#");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, mv: Move) -> String {
        self.write_san(mv, &PieceLetters::ENGLISH)
    }

    /// The SAN of a legal move, with the piece letters of a language.
    pub fn write_san(&self, mv: Move, letters: &PieceLetters) -> String {
        let mut text = String::with_capacity(8);
        match mv.kind() {
            MoveKind::Castling => text.push_str(CastlingSide::of(mv.from(), mv.to()).san()),
            _ => self.write_plain(mv, letters, &mut text),
        }
        let next = self.after(mv);
        if next.is_in_check(next.turn) {
            text.push(if next.lawful_moves().is_empty() { '#' } else { '+' });
        }
        text
    }

    fn write_plain(&self, mv: Move, letters: &PieceLetters, text: &mut String) {
        let (from, to) = (mv.from(), mv.to());
        let takes = mv.kind() == MoveKind::EnPassant || self.board.occupied().has(to);
        let (file, rank) = match mv.role() {
            Role::Pawn => (takes, false),
            role => self.disambiguation(role, from, to),
        };
        text.push_str(letters.letter(mv.role()));
        text.extend(file.then_some(from.file().letter()));
        text.extend(rank.then_some(from.rank().digit()));
        text.extend(takes.then_some('x'));
        text.push(to.file().letter());
        text.push(to.rank().digit());
        if let Some(role) = mv.promotion() {
            text.push('=');
            text.push_str(letters.letter(role));
        }
    }

    /// Whether SAN needs the file of the origin, and whether it needs the rank: neither if no other such piece can go
    /// there; otherwise the file if it is enough, or else the rank, or else both.
    fn disambiguation(&self, role: Role, from: Square, to: Square) -> (bool, bool) {
        let others = self.board.by(self.turn, role).without(from);
        if others.is_empty() {
            return (false, false);
        }
        let rivals: Bitboard = self
            .lawful_moves()
            .into_iter()
            .filter(|mv| mv.to() == to && mv.role() == role && mv.from() != from && !mv.is_castling())
            .map(Move::from)
            .collect();
        if rivals.is_empty() {
            return (false, false);
        }
        let on_file = (rivals & Bitboard::file(from.file())).any();
        let on_rank = (rivals & Bitboard::rank(from.rank())).any();
        (!on_file || on_rank, on_file)
    }
}

/// Reads a move in SAN or a similar notation, whether or not all that the text claims is true.
///
/// Accepted: zeros and lower case in castling; castling written as a king's move; missing or extra `x`, `+` and `#`;
/// `e.p.`; annotations such as `!?`; a draw offer `(=)`; more of the origin square than needed, up to `Ng1-f3`; any
/// piece by its square, such as `g1-f3`; squares in upper case; lower-case piece letters that are not files; `P` for a
/// pawn unless a piece has that letter; promotion as `a8Q`, `a8(Q)`, `a8/Q` and `a8q`; figurines in any language.
///
/// Not accepted: a pawn capture without its file, or a promotion without its piece.
///
/// # Errors
/// The text is not a move, or the move is illegal or ambiguous.
pub fn read_san(position: &Position, text: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    read_notation(position, text.trim(), None, letters).map(|written| written.mv)
}

/// Reads a move in UCI, or else in SAN. `castling` is the side if the text is castling in words.
pub(super) fn read(
    position: &Position,
    text: &str,
    castling: Option<CastlingSide>,
    letters: &PieceLetters,
) -> Result<WrittenMove, MoveTextError> {
    match uci::split(text) {
        Some((from, to, promotion)) => {
            let (file, rank) = (Some(from.file()), Some(from.rank()));
            let squares = San { role: None, file, rank, takes: false, to, promotion };
            squares.find(position, ArrayVec::new()).ok_or_else(|| squares.error(position, text))
        }
        None => read_notation(position, text, castling, letters),
    }
}

/// Reads a move in a position that lacks a king, which `read` can't handle. Apart from castling and marks at the end,
/// only strict UCI and SAN are accepted.
pub(super) fn read_without_king(
    position: &Position,
    text: &str,
    castling: Option<CastlingSide>,
    letters: &PieceLetters,
) -> Result<WrittenMove, MoveTextError> {
    let (body, claims) = without_marks(text);
    let castling = castling.or_else(|| read_castling(body));
    let body = castling.map_or(body, |side| side.san());
    let is_written = |mv: &Move| {
        let san = position.write_san(*mv, letters);
        let uci =
            [CastlingText::KingTwoSquares, CastlingText::KingTakesRook].map(|text| position.uci(*mv, text));
        without_marks(&san).0 == body || uci.iter().any(|uci| uci == body)
    };
    let moves = position.any_legal_moves();
    if let Some(mv) = moves.iter().copied().find(is_written) {
        let castles_as_king_move = castling.is_none() && mv.is_castling();
        return Ok(WrittenMove { mv, claims, castles_as_king_move });
    }
    let found = Excerpt::new(text);
    let is_illegal = |san: &San| !moves.iter().any(|&mv| san.fits(mv));
    let squares = || San::readings(body, letters).into_iter().next().filter(is_illegal);
    let to = castling.map(|side| side.king_goal(position.turn())).or_else(|| squares().map(|san| san.to));
    Err(match to {
        // Explaining why a gesture is illegal needs both kings, so the error names only the target square.
        Some(to) => MoveTextError::Illegal { found, castling: None, role: None, from: None, to },
        None => MoveTextError::Malformed(found),
    })
}

fn read_notation(
    position: &Position,
    text: &str,
    castling: Option<CastlingSide>,
    letters: &PieceLetters,
) -> Result<WrittenMove, MoveTextError> {
    let (body, claims) = without_marks(text);
    if let Some(side) = castling.or_else(|| read_castling(body)) {
        let mv = castle(position, side, text)?;
        return Ok(WrittenMove { mv, claims, castles_as_king_move: false });
    }
    let readings = San::readings(body, letters);
    let found = readings.iter().find_map(|san| san.find(position, claims.clone()));
    found.ok_or_else(|| match readings.first() {
        Some(san) => san.error(position, text),
        None => MoveTextError::Malformed(Excerpt::new(text)),
    })
}

/// Strips marks for check, mate, en passant, draw offers and annotations from the end; returns the rest of the text and
/// what the marks claim.
pub(super) fn without_marks(mut text: &str) -> (&str, ArrayVec<Claim, 4>) {
    const MARKS: [(&str, Option<Claim>); 7] = [
        ("+", Some(Claim::Check)),
        ("#", Some(Claim::Mate)),
        ("!", None),
        ("?", None),
        ("e.p.", Some(Claim::EnPassant)),
        ("ep", Some(Claim::EnPassant)),
        ("(=)", None),
    ];
    let mut claims = ArrayVec::new();
    let marked = |text: &'_ str| {
        let rest = |&(mark, claim): &(&str, _)| Some((text.strip_suffix(mark)?.len(), claim));
        MARKS.iter().find_map(rest)
    };
    while let Some((length, claim)) = marked(text) {
        text = text[..length].trim_end();
        claims.extend(claim.filter(|claim| !claims.contains(claim)));
    }
    (text, claims)
}

/// Reads castling: two or three letters O or zeros, with or without dashes. Returns `None` for any other text.
pub(super) fn read_castling(text: &str) -> Option<CastlingSide> {
    let mut rings = 0;
    for letter in text.chars() {
        match letter {
            'O' | 'o' | '0' => rings += 1,
            '-' | '–' => {}
            _ => return None,
        }
        if rings > 3 {
            return None;
        }
    }
    match rings {
        2 => Some(CastlingSide::H),
        3 => Some(CastlingSide::A),
        _ => None,
    }
}

fn castle(position: &Position, side: CastlingSide, text: &str) -> Result<Move, MoveTextError> {
    let turn = position.turn();
    quick_san(position, side.san().as_bytes()).ok_or_else(|| MoveTextError::Illegal {
        found: Excerpt::new(text),
        castling: Some(side),
        role: Some(Role::King),
        from: Some(position.king(turn)),
        to: position.castling_rook(turn, side).unwrap_or(side.king_goal(turn)),
    })
}

/// A written move, other than castling in notation or in words, split into its parts.
pub(super) struct San {
    /// The piece; `None` if the text names it only by its square.
    pub(super) role: Option<Role>,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    /// Whether the text has a capture sign.
    takes: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

impl San {
    /// The ways to read the text, with the best way first; empty if the text can't be read.
    ///
    /// A capital piece letter may also be a file: the B of `B4` and `B1-G1` and, in some languages, the D of `D4` or
    /// the F of `F4`. If it also makes sense as a piece, it is read as a file only in a text with two whole squares:
    /// `Bxc3` is never a pawn move.
    pub(super) fn readings(text: &str, letters: &PieceLetters) -> ArrayVec<San, 2> {
        let named = letters.split(text);
        let named = named.and_then(|(role, rest)| San::read_squares(Some(role), rest, letters));
        let unnamed = San::read_squares(None, text, letters);
        let unnamed = unnamed.filter(|san| named.is_none() || san.role.is_none());
        named.into_iter().chain(unnamed).collect()
    }

    /// Reads the target square, with any part of the origin square before it and any promotion after it.
    fn read_squares(named: Option<Role>, text: &str, letters: &PieceLetters) -> Option<San> {
        let mut rest = Rest(text);
        let first = (rest.file(), rest.rank());
        let sign = rest.sign();
        let ((file, rank), to) = match (first, rest.square()) {
            ((None, None), Some(_)) if named.is_none_or(|role| role == Role::Pawn) => return None,
            (origin, Some(to)) => (origin, to),
            ((Some(file), Some(rank)), None) if sign.is_none() => ((None, None), Square::at(file, rank)),
            _ => return None,
        };
        let role = named.or((file.is_none() || rank.is_none()).then_some(Role::Pawn));
        let promotion = match rest.0 {
            "" => None,
            piece => Some(letters.role(bare(piece))?),
        };
        // A pawn capture names the pawn's file; in any other pawn move, the file stays the same.
        let file = if role == Some(Role::Pawn) { file.or(Some(to.file())) } else { file };
        let takes = sign.is_some_and(|sign| "xX×:".contains(sign));
        Some(San { role, file, rank, takes, to, promotion })
    }

    /// Finds the legal move that the text means; returns `None` unless there is exactly one.
    fn find(&self, position: &Position, mut claims: ArrayVec<Claim, 4>) -> Option<WrittenMove> {
        let king = position.board.by(position.turn, Role::King).first();
        let king = king.filter(|&king| self.may_stand_on(king));
        let mv = match (self.role, king) {
            (Some(Role::King), king) | (None, king @ Some(_)) => {
                let meant = position.meant_by(king?, self.to);
                meant.first().copied().filter(|_| self.promotion.is_none())
            }
            (Some(role), _) => quick_san(position, &self.normal_form(role)).filter(|&mv| self.fits(mv)),
            (None, None) => {
                let mut moves = position.legal_moves().into_iter().filter(|&mv| self.fits(mv));
                moves.next().filter(|_| moves.next().is_none())
            }
        }?;
        let onto_rook = mv.is_castling() && mv.to() == self.to;
        claims.extend((self.takes && !onto_rook).then_some(Claim::Takes));
        Some(WrittenMove { mv, claims, castles_as_king_move: mv.is_castling() })
    }

    /// The text for `quick_san`. For a pawn, only the file of the origin is written, and only in a capture; for a king,
    /// no part of the origin is written.
    fn normal_form(&self, role: Role) -> ArrayVec<u8, 7> {
        let mut text = ArrayVec::new();
        let (file, rank) = match role {
            Role::Pawn => (self.file.filter(|&file| file != self.to.file()), None),
            Role::King => (None, None),
            _ => (self.file, self.rank),
        };
        text.extend((role != Role::Pawn).then(|| role.letter() as u8));
        text.extend(file.map(|file| file.letter() as u8));
        text.extend(rank.map(|rank| rank.digit() as u8));
        text.extend((role == Role::Pawn && file.is_some()).then_some(b'x'));
        text.extend([self.to.file().letter() as u8, self.to.rank().digit() as u8]);
        text.extend(self.promotion.into_iter().flat_map(|role| [b'=', role.letter() as u8]));
        text
    }

    fn fits(&self, mv: Move) -> bool {
        mv.to() == self.to
            && self.role.is_none_or(|role| mv.role() == role)
            && !mv.is_castling()
            && self.may_stand_on(mv.from())
            && self.promotion.is_none_or(|role| mv.promotion() == Some(role))
    }

    pub(super) fn may_stand_on(&self, square: Square) -> bool {
        self.file.is_none_or(|file| square.file() == file)
            && self.rank.is_none_or(|rank| square.rank() == rank)
    }

    /// The error for a text that is not exactly one legal move: several moves match, or none does.
    fn error(&self, position: &Position, text: &str) -> MoveTextError {
        let candidates: Vec<Move> = position.legal_moves().into_iter().filter(|&mv| self.fits(mv)).collect();
        if !candidates.is_empty() {
            return MoveTextError::Ambiguous { found: Excerpt::new(text), candidates };
        }
        let named = self.file.zip(self.rank).map(|(file, rank)| Square::at(file, rank));
        let role = self.role.or_else(|| position.board.role_at(named?));
        let own = role.map_or(Bitboard::EMPTY, |role| position.board.by(position.turn, role));
        let mut places = own.into_iter().filter(|&square| self.may_stand_on(square));
        let only = places.next().filter(|_| places.next().is_none());
        let named = named.filter(|&square| position.board.role_at(square).is_none_or(|at| role == Some(at)));
        MoveTextError::Illegal {
            found: Excerpt::new(text),
            castling: None,
            role,
            from: named.or(only),
            to: self.to,
        }
    }
}

/// The promotion piece, without `=`, `/` or parentheses.
fn bare(text: &str) -> &str {
    let inside = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inside.or_else(|| text.strip_prefix(['=', '/'])).unwrap_or(text)
}

/// The part of a text that has not been read yet.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn next<T>(&mut self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        let letter = self.0.chars().next()?;
        let found = read(letter)?;
        self.0 = &self.0[letter.len_utf8()..];
        Some(found)
    }

    fn file(&mut self) -> Option<File> {
        self.next(File::from_letter)
    }

    fn rank(&mut self) -> Option<Rank> {
        self.next(Rank::from_digit)
    }

    /// Reads a whole square or nothing: in `a8b`, the `b` is a bishop, not a file.
    fn square(&mut self) -> Option<Square> {
        let before = self.0;
        let square = self.file().zip(self.rank()).map(|(file, rank)| Square::at(file, rank));
        if square.is_none() {
            self.0 = before;
        }
        square
    }

    /// Reads a character that stands for "captures" or "to".
    fn sign(&mut self) -> Option<char> {
        self.next(|letter| "xX×:-–".contains(letter).then_some(letter))
    }
}
