//! Every legal move of many positions, made by hand, is recognised when the clock is pressed; an illegal one is found
//! by a claim.

use jadoube::rules::Position;

use super::bonds::dead;
use super::compare::Game;
use super::hands::{hands, stray};
use super::model::{Do, Rules};
use super::places::{Place, Step};
use super::{Chance, number};

const RULES: Rules = Rules { standard: true, rapid: false, supervised: false, program: false, clock: None };

/// A position up to 89 random plies after a Chess960 or classical start.
fn position(chance: &mut Chance) -> (Place, bool) {
    let chess960 = chance.often(50);
    let number = if chess960 { chance.below(960) as u16 } else { 518 };
    let start = Position::chess960(number).expect("a start");
    let mut place = Place::new(&start.fen(), chess960);
    for _ in 0..chance.below(90) {
        let legal = place.legal();
        let rare = |step: &&Step| step.promotion.is_some() || step.captured.is_some_and(|at| at != step.to);
        let rare: Vec<Step> = legal.iter().filter(rare).cloned().collect();
        let some = if rare.is_empty() || chance.often(60) { &legal } else { &rare };
        let Some(step) = chance.of(some) else { break };
        let next = place.play(step);
        if next.legal().is_empty() || dead(&next) || next.halfmoves > 100 {
            break;
        }
        place = next;
    }
    (place, chess960)
}

#[test]
fn every_legal_move_made_by_hands_is_recognised() {
    let positions = number("JADOUBE_RECOGNISED", 60);
    let (mut moves, mut wrong) = (0, 0);
    let mut faults = Vec::new();
    for seed in 0..positions {
        let chance = &mut Chance::new(seed + 1_000_000);
        let (place, chess960) = position(chance);
        let legal = place.legal();
        for step in &legal {
            let mut game = Game::new(&place.fen(), chess960, "standard", RULES);
            for deed in hands(&place, step, chance) {
                game.apply(&deed, 0);
            }
            let astray = chance.often(50);
            if astray {
                let mut deeds = Vec::new();
                stray(&game.model.turn.board, None, chance, &mut deeds);
                for deed in deeds {
                    game.apply(&deed, 0);
                }
            }
            let found = legal.iter().find(|step| step.after == game.model.turn.board).cloned();
            game.apply(&Do::Clock(place.turn), 0);
            let told = game.seen.join(", ");
            let expected = found.as_ref().map(|step| format!("moved {}", place.uci(step)));
            if let Some(expected) = &expected {
                moves += 1;
                if !astray && found.as_ref() != Some(step) || !game.seen.contains(expected) {
                    faults.push(format!("{} {expected}: {told}", place.fen()));
                }
            } else {
                wrong += 1;
                game.apply(&Do::ClaimIllegal(None), 0);
                if !game.seen.contains(&"restored".to_owned())
                    && !game.seen.contains(&"illegal-move 7.5.2".to_owned())
                {
                    faults.push(format!("{} not found: {told}", place.fen()));
                }
            }
            faults.extend(game.difference);
        }
    }
    println!("{moves} moves recognised, {wrong} illegal arrangements found");
    let shown: Vec<&String> = faults.iter().take(5).collect();
    assert!(faults.is_empty(), "{} faults in {positions} positions\n{shown:#?}", faults.len());
    assert!(moves > 10 * positions && wrong > 5 * positions, "{moves} moves, {wrong} illegal arrangements");
}
