//! Standard algebraic notation (PGN standard, section 8.2.3; appendix C of the Laws): written strictly, read leniently.
//!
//! Reading normalises the text and passes it to `rules::quick_san`. A lower-case file letter is always a file: `bxc3`
//! is a pawn move, `Bxc3` a bishop move.
//!
//! Piece letters: see `rules::letters`.

use arrayvec::ArrayVec;

use super::{
    Bitboard, CastlingSide, Excerpt, File, Move, MoveKind, MoveTextError, PieceLetters, Position, Rank, Role,
    Square, quick_san,
};

impl Position {
    /// SAN of a legal move, in English letters: `exd5`, `Nbd7+`, `e8=Q#`, `O-O`.
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

    /// SAN of a legal move with the piece letters of a language.
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

    /// Whether SAN needs the file and the rank of the origin: the file if it is enough, otherwise the rank, otherwise
    /// both.
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

/// Reads a move in SAN or close to it.
///
/// Accepted: zeros and lower case in castling; missing or extra `x`, `+`, `#`, `=`; `e.p.`; annotations such as `!?`; a
/// draw offer `(=)`; more of the origin square than needed, up to `Ng1-f3` and `e2-e4`; lower-case piece letters that
/// are not files; `P` for a pawn; promotion as `a8Q`, `a8(Q)`, `a8/Q` and `a8q`; figurines in any language.
///
/// Not accepted: castling written as a king move, a pawn capture without its file, a promotion without its piece.
///
/// # Errors
/// The text is not a move, or the move is illegal or ambiguous.
pub fn read_san(position: &Position, text: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    let text = text.trim();
    let body = without_marks(text);
    if let Some(side) = read_castling(body) {
        return castle(position, side, text);
    }
    let san = San::read(body, letters).ok_or_else(|| MoveTextError::Malformed(Excerpt::new(text)))?;
    let found = quick_san(position, &san.normal_form()).filter(|&mv| san.fits(mv));
    found.ok_or_else(|| san.error(position, text))
}

/// Strips marks for check, mate, en passant, draw offers and annotations from the end.
fn without_marks(mut text: &str) -> &str {
    const MARKS: [&str; 7] = ["+", "#", "!", "?", "e.p.", "ep", "(=)"];
    while let Some(rest) = MARKS.iter().find_map(|&mark| text.strip_suffix(mark)) {
        text = rest.trim_end();
    }
    text
}

/// Reads castling: two or three letters O or zeros, with or without dashes.
fn read_castling(text: &str) -> Option<CastlingSide> {
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

/// The parts of a move other than castling.
struct San {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
}

impl San {
    fn read(text: &str, letters: &PieceLetters) -> Option<San> {
        letters
            .split(text)
            .and_then(|(role, rest)| San::read_squares(role, rest, letters))
            // A capital may be a file after all: `B4`, and in some languages `D4` or `F4`.
            .or_else(|| San::read_squares(Role::Pawn, text, letters))
    }

    /// Reads the target square, with part or all of the origin before it and a promotion after it.
    fn read_squares(role: Role, text: &str, letters: &PieceLetters) -> Option<San> {
        let mut rest = Rest(text);
        let first = (rest.file(), rest.rank());
        let sign = rest.sign();
        let ((file, rank), to) = match (first, rest.square()) {
            ((None, None), Some(_)) if role == Role::Pawn => return None,
            (origin, Some(to)) => (origin, to),
            ((Some(file), Some(rank)), None) if !sign => ((None, None), Square::at(file, rank)),
            _ => return None,
        };
        let promotion = match rest.0 {
            "" => None,
            piece => Some(letters.role(bare(piece))?),
        };
        // A pawn capture names its file; otherwise the pawn stays on its file.
        let file = if role == Role::Pawn { file.or(Some(to.file())) } else { file };
        Some(San { role, file, rank, to, promotion })
    }

    /// The strict SAN that `quick_san` reads. It keeps only the file of a pawn's origin, and nothing of a king's.
    fn normal_form(&self) -> ArrayVec<u8, 7> {
        let mut text = ArrayVec::new();
        let (file, rank) = match self.role {
            Role::Pawn => (self.file.filter(|&file| file != self.to.file()), None),
            Role::King => (None, None),
            _ => (self.file, self.rank),
        };
        text.extend((self.role != Role::Pawn).then(|| self.role.letter() as u8));
        text.extend(file.map(|file| file.letter() as u8));
        text.extend(rank.map(|rank| rank.digit() as u8));
        text.extend((self.role == Role::Pawn && file.is_some()).then_some(b'x'));
        text.extend([self.to.file().letter() as u8, self.to.rank().digit() as u8]);
        text.extend(self.promotion.into_iter().flat_map(|role| [b'=', role.letter() as u8]));
        text
    }

    fn fits(&self, mv: Move) -> bool {
        mv.to() == self.to
            && mv.role() == self.role
            && !mv.is_castling()
            && self.may_stand_on(mv.from())
            && self.promotion.is_none_or(|role| mv.promotion() == Some(role))
    }

    fn may_stand_on(&self, square: Square) -> bool {
        self.file.is_none_or(|file| square.file() == file)
            && self.rank.is_none_or(|rank| square.rank() == rank)
    }

    /// Why this is not one legal move: several match, or none.
    fn error(&self, position: &Position, text: &str) -> MoveTextError {
        let candidates: Vec<Move> = position.legal_moves().into_iter().filter(|&mv| self.fits(mv)).collect();
        if !candidates.is_empty() {
            return MoveTextError::Ambiguous { found: Excerpt::new(text), candidates };
        }
        let mut places = position.board.by(position.turn, self.role).into_iter();
        let only = places.find(|&square| self.may_stand_on(square));
        let only = only.filter(|_| !places.any(|square| self.may_stand_on(square)));
        let fits = |&square: &Square| position.board.role_at(square).is_none_or(|role| role == self.role);
        let named = self.file.zip(self.rank).map(|(file, rank)| Square::at(file, rank)).filter(fits);
        MoveTextError::Illegal {
            found: Excerpt::new(text),
            castling: None,
            role: Some(self.role),
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

    /// Reads a whole square or nothing: in `a8b` the `b` is a bishop, not a file.
    fn square(&mut self) -> Option<Square> {
        let before = self.0;
        let square = self.file().zip(self.rank()).map(|(file, rank)| Square::at(file, rank));
        if square.is_none() {
            self.0 = before;
        }
        square
    }

    /// Reads a sign for "captures" or "to".
    fn sign(&mut self) -> bool {
        self.next(|letter| "xX×:-–".contains(letter).then_some(())).is_some()
    }
}
