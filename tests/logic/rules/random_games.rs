//! Positions from random games, which are the same for the same seed.

use fastrand::Rng;
use jadoube::rules::{Position, Role};

/// Random games of regular chess, of Chess960, and of Chess960 with a separately drawn start for each side, in
/// rotation.
pub struct RandomGames {
    random: Rng,
    begun: usize,
}

impl RandomGames {
    pub fn new(seed: u64) -> RandomGames {
        RandomGames { random: Rng::with_seed(seed), begun: 0 }
    }

    /// The start of the next game.
    pub fn start(&mut self) -> Position {
        self.begun += 1;
        let (white, black) = match self.begun % 3 {
            0 => return Position::standard(),
            1 => {
                let row = self.row();
                (row.clone(), row)
            }
            _ => (self.row(), self.row()),
        };
        let fen = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1", black.to_lowercase());
        Position::from_fen(&fen).expect("a row of Chess960 is a start")
    }

    /// A row of pieces with bishops on opposite colours and the king between the rooks.
    fn row(&mut self) -> String {
        let mut row = *b"RNBQKBNR";
        loop {
            self.random.shuffle(&mut row);
            let text: String = row.iter().map(|&letter| letter as char).collect();
            let places =
                |letter: char| text.match_indices(letter).map(|(place, _)| place).collect::<Vec<_>>();
            let (bishops, rooks, king) = (places('B'), places('R'), places('K'));
            if bishops[0] % 2 != bishops[1] % 2 && rooks[0] < king[0] && king[0] < rooks[1] {
                return text;
            }
        }
    }

    /// The positions of one game: the start and at most 199 others. Promotions to a queen are favoured.
    pub fn game(&mut self) -> Vec<Position> {
        let mut positions = vec![self.start()];
        while positions.len() < 200 {
            let now = &positions[positions.len() - 1];
            let moves = now.legal_moves();
            let promotion = moves.iter().find(|mv| mv.promotion() == Some(Role::Queen));
            let Some(&mv) = promotion.filter(|_| self.random.bool()).or_else(|| self.random.choice(&moves))
            else {
                break;
            };
            positions.push(now.after(mv));
        }
        positions
    }

    /// This many positions from successive games: every nth position of a game, where n is from 3 to 7 and drawn for
    /// each game.
    pub fn positions(&mut self, count: usize) -> Vec<Position> {
        let mut positions = Vec::with_capacity(count + 200);
        while positions.len() < count {
            let keep = self.random.usize(3..8);
            positions.extend(self.game().into_iter().step_by(keep));
        }
        positions.truncate(count);
        positions
    }
}
