use super::*;
use crate::Plan;
use crate::nets::Races;
use crate::samples::{Noise, bearoff, random_boards};
use barpoint_bearoff::HomePosition;
use barpoint_nn::{Network, Shape};
use barpoint_rules::{PlayList, Roll};

const BIAS: [f32; 5] = [0.0, -1.0, -4.0, -1.0, -4.0];

fn network(dense: usize, seed: u64) -> Network {
    let shape = Shape {
        sparse: inputs::RAW_INPUTS,
        dense,
        hidden: 64,
        further: [0; 3],
    };
    Network::random(shape, seed, BIAS).unwrap()
}

fn side_network(seed: u64) -> Network {
    let shape = Shape {
        sparse: inputs::ONE_SIDED_RAW,
        dense: inputs::ONE_SIDED_INPUTS,
        hidden: 64,
        further: [64, 0, 0],
    };
    Network::random(shape, seed, [0.0; 5]).unwrap()
}

fn evaluator(seed: u64) -> CompositeEvaluator {
    CompositeEvaluator::from_networks(
        &[network(inputs::CONTACT_INPUTS, seed)],
        Races::OneSided([&side_network(seed + 3), &side_network(seed + 4)]),
        &[network(0, seed + 2)],
        bearoff(),
    )
    .unwrap()
}

fn bits(outcomes: &[Outcome]) -> Vec<[u32; 5]> {
    let bits = |outcome: &Outcome| outcome.to_array().map(f32::to_bits);
    outcomes.iter().map(bits).collect()
}

#[test]
fn the_same_bits_alone_in_a_batch_and_as_a_play() {
    let evaluator = evaluator(1);
    let boards = random_boards(3000, 6);
    let mut together = vec![Outcome::default(); boards.len()];
    evaluator.evaluate(&boards, &mut together);
    for (board, expected) in boards.iter().zip(&together) {
        let mut alone = [Outcome::default()];
        evaluator.evaluate(&[*board], &mut alone);
        assert_eq!(bits(&alone), bits(&[*expected]));
    }
    let (mut plays, mut noise) = (PlayList::new(), Noise::new(7));
    for before in &boards {
        plays.generate(before, noise.roll());
        let after = plays.boards();
        let mut out = vec![Outcome::default(); after.len()];
        evaluator.evaluate_plays(before, after, &mut out);
        let swapped: Vec<_> = after.iter().map(Board::swapped).collect();
        let mut expected = out.clone();
        evaluator.evaluate(&swapped, &mut expected);
        let expected: Vec<_> = expected.iter().map(|o| o.flipped()).collect();
        assert_eq!(bits(&out), bits(&expected));
    }
}

#[test]
fn the_same_bits_on_every_thread() {
    let evaluator = evaluator(15);
    let boards = random_boards(2000, 16);
    let work = || {
        let (mut plays, mut noise, mut all) = (PlayList::new(), Noise::new(17), Vec::new());
        for before in &boards {
            plays.generate(before, noise.roll());
            let mut out = vec![Outcome::default(); plays.len()];
            evaluator.evaluate_plays(before, plays.boards(), &mut out);
            all.extend(bits(&out));
            let mut scores = vec![0.0; plays.len()];
            evaluator.quick_scores(before, plays.boards(), &Utility::MONEY, &mut scores);
            all.extend(scores.iter().map(|score| [score.to_bits(); 5]));
        }
        all
    };
    let alone = work();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            assert!(thread.join().unwrap() == alone, "threads disagree");
        }
    });
}

#[test]
fn quantised_nets_follow_their_master_weights() {
    let (contact, race) = (
        network(inputs::CONTACT_INPUTS, 21),
        network(inputs::RACE_INPUTS, 22),
    );
    let evaluator = CompositeEvaluator::from_networks(
        std::slice::from_ref(&contact),
        Races::Net(&race),
        &[],
        bearoff(),
    )
    .unwrap();
    let mut seen = [0, 0];
    for board in random_boards(20_000, 14) {
        let sparse: Vec<_> = inputs::raw_sparse(&board).collect();
        let (mut hand, mut race_hand) = ([0.0; inputs::CONTACT_INPUTS], [0.0; 32]);
        let class = Class::of(&board);
        let outputs = match class {
            Class::Contact => {
                seen[0] += 1;
                inputs::contact_inputs(&board, &mut hand);
                contact.forward(&sparse, &hand)
            }
            Class::Race => {
                seen[1] += 1;
                inputs::race_inputs(&board, &bearoff(), &mut race_hand);
                race.forward(&sparse, &race_hand)
            }
            Class::Bearoff | Class::Over => continue,
        };
        let mut quantised = [Outcome::default()];
        evaluator.evaluate(&[board], &mut quantised);
        let exact = tidy::tidied(outputs, &board, Seen::BySideOnRoll, class).to_array();
        for (a, b) in quantised[0].to_array().into_iter().zip(exact) {
            assert!((a - b).abs() < 0.01, "{quantised:?} {exact:?}");
        }
    }
    assert!(seen.iter().all(|&n| n > 100), "{seen:?}");
}

#[test]
fn outcomes_are_ordered_and_possible() {
    let evaluator = evaluator(2);
    let boards = random_boards(20_000, 8);
    let mut outcomes = vec![Outcome::default(); boards.len()];
    evaluator.evaluate(&boards, &mut outcomes);
    for (board, o) in boards.iter().zip(&outcomes) {
        assert!((0.0..=1.0).contains(&o.win), "{o:?}");
        assert!(
            o.win >= o.win_gammon && o.win_gammon >= o.win_backgammon && o.win_backgammon >= 0.0
        );
        assert!(1.0 - o.win >= o.lose_gammon && o.lose_gammon >= o.lose_backgammon);
        if board.on_roll()[0] > 0 {
            assert!(o.lose_gammon <= 0.0, "{board:?}");
        }
        if board.opponent()[0] > 0 {
            assert!(o.win_gammon <= 0.0, "{board:?}");
        }
    }
}

#[test]
fn each_class_has_its_part() {
    let (one, other) = (evaluator(3), evaluator(4));
    let boards = random_boards(20_000, 9);
    let mut outcomes = [[Outcome::default()], [Outcome::default()]];
    let (mut bearoffs, mut races) = (0, 0);
    for board in boards {
        one.evaluate(&[board], &mut outcomes[0]);
        other.evaluate(&[board], &mut outcomes[1]);
        let differ = outcomes[0] != outcomes[1];
        match Class::of(&board) {
            Class::Bearoff => {
                bearoffs += 1;
                assert_eq!(Some(outcomes[0][0]), one.bearoff().board_outcome(&board));
                assert!(!differ, "bearoffs depend on no net");
            }
            // Some races are decided, whatever the nets say.
            Class::Race => races += i32::from(differ),
            Class::Contact | Class::Over => assert!(differ, "{board:?}"),
        }
    }
    assert!(races > 100, "{races} races");
    assert!(bearoffs > 100, "{bearoffs} bearoffs");
}

#[test]
fn the_best_play_has_the_highest_equity() {
    let evaluator = evaluator(5);
    let mut scratch = evaluator.scratch();
    let mut noise = Noise::new(10);
    for board in random_boards(2000, 11) {
        let roll = noise.roll();
        let choice = evaluator.best_play(&board, roll, usize::MAX, &mut scratch);
        let after = scratch.plays().boards();
        let mut out = vec![Outcome::default(); after.len()];
        evaluator.evaluate_plays(&board, after, &mut out);
        let most = out.iter().map(|o| o.money_equity().get()).reduce(f32::max);
        assert_eq!(choice.map(|c| c.outcome.money_equity().get()), most);
        assert_eq!(choice.map(|c| c.after), choice.map(|c| after[c.index]));
    }
}

#[test]
fn a_prefiltered_choice_is_the_best_of_those_that_may_be_best() {
    let evaluator = evaluator(6);
    let mut scratch = evaluator.scratch();
    let mut noise = Noise::new(12);
    for board in random_boards(1000, 13) {
        let choice = evaluator.best_play(&board, noise.roll(), 3, &mut scratch);
        let after = scratch.plays().boards();
        let mut scores = vec![0.0; after.len()];
        evaluator.quick_scores(&board, after, &Utility::MONEY, &mut scores);
        let mut ranked: Vec<_> = (0..after.len()).collect();
        ranked.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
        ranked.truncate(3);
        let mut out = vec![Outcome::default(); after.len()];
        evaluator.evaluate_plays(&board, after, &mut out);
        let equities: Vec<f32> = out.iter().map(|o| o.money_equity().get()).collect();
        let Some(choice) = choice else {
            assert!(after.is_empty());
            continue;
        };
        let chosen = equities[choice.index];
        assert!(ranked.contains(&choice.index) && chosen >= equities[ranked[0]]);
        // What is better was too far behind by its score to be valued.
        for &i in ranked.iter().filter(|&&i| equities[i] > chosen) {
            assert!(scores[i] <= chosen - 0.03, "{} {chosen}", scores[i]);
        }
    }
}

#[test]
fn races_are_scored_in_full() {
    let evaluator = crate::nets::production(bearoff()).unwrap();
    // A gammon is to be saved, which a prefilter would understand too little to choose by.
    let board: Board = "328AAIDNDmxQAA".parse().unwrap();
    let (mut plays, mut noise) = (PlayList::new(), Noise::new(18));
    for _ in 0..20 {
        plays.generate(&board, noise.roll());
        let after = plays.boards();
        let mut out = vec![Outcome::default(); after.len()];
        evaluator.evaluate_plays(&board, after, &mut out);
        let mut scores = vec![0.0; after.len()];
        evaluator.quick_scores(&board, after, &Utility::MONEY, &mut scores);
        let equities: Vec<f32> = out.iter().map(|o| o.money_equity().get()).collect();
        assert_eq!(scores, equities);
    }
}

#[test]
fn a_play_is_scored_by_the_prefilter_of_its_plan() {
    let quick: Vec<_> = (0..6).map(|seed| network(0, 20 + seed)).collect();
    let with = |prefilter: &[Network]| {
        let (contact, race) = (
            [network(inputs::CONTACT_INPUTS, 1)],
            network(inputs::RACE_INPUTS, 2),
        );
        CompositeEvaluator::from_networks(&contact, Races::Net(&race), prefilter, bearoff())
            .unwrap()
    };
    let all = with(&quick);
    let alone: Vec<_> = quick
        .iter()
        .map(|net| with(std::slice::from_ref(net)))
        .collect();
    let (mut plays, mut noise, mut seen) = (PlayList::new(), Noise::new(3), [0; 6]);
    for board in random_boards(400, 14) {
        plays.generate(&board, noise.roll());
        let after = plays.boards();
        let scores = |evaluator: &CompositeEvaluator| {
            let mut scores = vec![0.0; after.len()];
            evaluator.quick_scores(&board, after, &Utility::MONEY, &mut scores);
            scores
        };
        let found = scores(&all);
        let expected: Vec<_> = alone.iter().map(scores).collect();
        for (place, after) in after.iter().enumerate() {
            let plan = Plan::of(&after.swapped()).index();
            assert_eq!(found[place].to_bits(), expected[plan][place].to_bits());
            seen[plan] += usize::from(Class::of(after) == Class::Contact);
        }
    }
    assert!(seen.iter().all(|&n| n > 100), "{seen:?}");
    let built = CompositeEvaluator::from_networks(
        &quick[..1],
        Races::Net(&quick[0]),
        &quick[..2],
        bearoff(),
    );
    let expected = "expected 0, 1, 5 or 6 prefilter nets, found 2";
    assert_eq!(built.err().unwrap().to_string(), expected);
}

#[test]
fn fingerprints_tell_nets_apart() {
    assert_eq!(evaluator(7).fingerprint(), evaluator(7).fingerprint());
    assert_ne!(evaluator(7).fingerprint(), evaluator(8).fingerprint());
}

#[test]
fn nets_with_other_inputs_are_refused() {
    let (good, bad) = (network(0, 1), network(7, 1));
    let built = CompositeEvaluator::from_networks(&[bad], Races::Net(&good), &[], bearoff());
    assert_eq!(
        built.err().map(|error| error.to_string()).as_deref(),
        Some("expected a net with 206 raw and 0 or 85 hand-made inputs, found 206 and 7")
    );
}

/// With both sides home candidates are scored by one table, as they are valued without databases.
#[test]
fn candidates_of_a_bearoff_are_scored_as_they_are_valued() {
    let evaluator = evaluator(6);
    let is_plain = |half: &[u8; 26]| HomePosition::of_half(half).is_some_and(|h| !h.is_whole());
    let boards = random_boards(30_000, 5);
    let plain = boards
        .iter()
        .filter(|board| is_plain(board.on_roll()) && is_plain(board.opponent()));
    let mut plays = PlayList::new();
    let mut decisions = 0;
    for (board, (roll, _)) in plain.flat_map(|board| Roll::weighted().map(move |r| (board, r))) {
        plays.generate(board, roll);
        let after = plays.boards();
        let mut scores = vec![0.0; after.len()];
        evaluator.quick_scores(board, after, &Utility::MONEY, &mut scores);
        let mut out = vec![Outcome::default(); after.len()];
        evaluator.evaluate_plays(board, after, &mut out);
        for (score, outcome) in scores.iter().zip(&out) {
            assert!(
                (score - outcome.money_equity().get()).abs() < 1e-6,
                "{board:?} {roll}"
            );
        }
        decisions += 1;
    }
    assert!(decisions > 300, "{decisions}");
}
