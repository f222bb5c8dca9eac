use std::sync::Arc;

use barpoint_bearoff::OneSided;

use super::*;

fn engine() -> Engine {
    Engine::production(Arc::new(OneSided::build())).unwrap()
}

/// Two levels judged by a quick reference.
fn quick() -> LevelStudy {
    LevelStudy {
        levels: ["beginner", "expert"]
            .map(|name| {
                let strength = Strength::by_name(name).unwrap();
                (name.to_owned(), Contender::Search(Box::new(strength)))
            })
            .to_vec(),
        reference: Strength::new(1, MoveFilter::HUGE),
        seed: 3,
        one_in: 2,
    }
}

fn examine(study: &LevelStudy, engine: &Engine, index: u32) -> GameTally {
    let go_on = || ControlFlow::Continue(());
    study.examine_game(engine, index, &go_on).unwrap()
}

#[test]
fn a_game_has_decisions_of_every_kind_and_is_the_same_each_time() {
    let engine = engine();
    let mut kinds = [0; 3];
    for seed in 0..12 {
        let game = game::play_game(&engine, &mut Mersenne::new(seed));
        let again = game::play_game(&engine, &mut Mersenne::new(seed));
        assert_eq!(game.situations, again.situations);
        assert!(game.turns > 5, "{}", game.turns);
        for situation in &game.situations {
            match situation.question {
                Question::Play(_) => kinds[0] += 1,
                Question::Double => kinds[1] += 1,
                Question::Take => kinds[2] += 1,
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 5), "{kinds:?}");
}

#[test]
fn noise_costs_equity_and_the_reference_loses_nothing() {
    let engine = engine();
    let mut study = quick();
    let reference = Contender::Search(Box::new(study.reference));
    study.levels.push(("reference".to_owned(), reference));
    let bkg = Arc::new(Bkg::with_own_tables().unwrap());
    study.levels.extend(LevelStudy::bkg(&[bkg], 3, 2).levels);
    let games: Vec<GameTally> = (0..6).map(|i| examine(&study, &engine, i)).collect();
    assert_eq!(examine(&study, &engine, 4), games[4]);
    let [beginner, expert, reference, bkg] =
        [0, 1, 2, 3].map(|level| figures(&games, level, study.one_in));
    assert!(
        beginner.pr > 10.0 && beginner.pr_std_err > 0.0,
        "{beginner:?}"
    );
    assert!(expert.pr < 0.7 * beginner.pr, "{expert:?} {beginner:?}");
    assert!(bkg.play_pr > 2.0 * expert.play_pr, "{bkg:?}");
    assert!(reference.pr.abs() < 0.1, "{reference:?}");
    assert_eq!(beginner.plays, expert.plays);
    assert!(expert.plays > 20 && expert.cubes > 3, "{expert:?}");
}

#[test]
fn other_seeds_are_other_games() {
    let (engine, study) = (engine(), quick());
    let other = LevelStudy {
        seed: 4,
        ..study.clone()
    };
    assert_ne!(
        examine(&study, &engine, 0).levels,
        examine(&other, &engine, 0).levels
    );
}

#[test]
fn an_interrupted_game_has_no_figures() {
    let found = quick().examine_game(&engine(), 0, &|| ControlFlow::Break(()));
    assert_eq!(found, None);
}

#[test]
fn people_are_another_person_in_every_game_and_weaker_ones_lose_more() {
    let engine = engine();
    let study = LevelStudy {
        reference: quick().reference,
        ..LevelStudy::people(3, 2)
    };
    let games: Vec<GameTally> = (0..6).map(|i| examine(&study, &engine, i)).collect();
    assert_eq!(examine(&study, &engine, 4), games[4]);
    let [strong, weak] = [0, 5].map(|level| figures(&games, level, study.one_in));
    assert!(weak.pr > 2.0 * strong.pr, "{strong:?} {weak:?}");
}
