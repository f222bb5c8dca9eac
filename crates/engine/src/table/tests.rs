use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_record::Replay;
use barpoint_rules::{
    BySide, CubeOwner, MatchRules, Play, PlayList, PointLimit, StepGraph, WinKind,
};

use super::*;
use crate::{Hint, Strength};

fn engine() -> Engine {
    Engine::production(Arc::new(OneSided::build())).expect("the nets built in are whole")
}

fn program(level: &str) -> Seat {
    Seat::Program(Box::new(Strength::by_name(level).unwrap()))
}

fn setup(length: u16, white: Seat, black: Seat) -> TableSetup {
    TableSetup {
        length,
        rules: MatchRules::default(),
        seats: BySide::new(white, black),
        dice: Dice::Program { seed: 11 },
        start: None,
    }
}

fn human(name: &str) -> Seat {
    Seat::Human(name.to_owned())
}

/// The first legal play.
fn any_play(state: &MatchState) -> Play {
    let mut list = PlayList::new();
    list.generate(state.board(), state.roll().unwrap());
    list.plays().first().copied().unwrap_or(Play::DANCE)
}

/// Plays like somebody who never doubles, takes everything and moves at random.
fn carelessly(table: &mut Table) {
    match table.state().decision() {
        Decision::OpeningRoll | Decision::Turn(_) => {
            table.roll(None).unwrap();
        }
        Decision::Play(..) => table.act(Action::Play(any_play(table.state()))).unwrap(),
        Decision::AnswerDouble(_) => table.act(Action::Take).unwrap(),
        Decision::AnswerResignation(..) => table.act(Action::AcceptResignation).unwrap(),
        Decision::NextGame => table.act(Action::NextGame).unwrap(),
        Decision::Nothing => unreachable!("the match is over"),
    }
}

#[test]
fn a_match_against_the_program_is_played_to_its_end_and_recorded() {
    let engine = engine();
    let mut table = Table::new(setup(3, human("Ann"), program("expert")));
    while table.to_act() != ToAct::Nobody {
        if table.to_act() == ToAct::Program {
            table.advance(&engine).unwrap();
        } else {
            carelessly(&mut table);
        }
    }
    assert!(table.state().match_winner().is_some());
    let record = table.record();
    assert_eq!(record.players.white.name, "Ann");
    assert_eq!(record.players.black.name, "barpoint (expert)");
    let total: u32 = record
        .games
        .iter()
        .filter_map(|game| game.result)
        .filter(|result| Some(result.winner) == table.state().match_winner())
        .map(|result| result.points)
        .sum();
    assert!(total >= 3, "the winner has the points");
    for game in &record.games {
        let mut replay = Replay::new(&record, game).unwrap();
        for entry in &game.entries {
            replay.advance(&entry.event).unwrap();
        }
        assert!(replay.state().game_result().is_some() || game.result.is_some());
    }
    let again = Table::resume(table.setup().clone(), table.log()).unwrap();
    assert_eq!(again, table);
}

#[test]
fn a_turn_taken_back_is_played_again_with_the_same_dice() {
    let engine = engine();
    let mut table = Table::new(setup(0, human("Ann"), program("expert")));
    assert!(!table.can_take_back());
    while !matches!(table.state().decision(), Decision::Play(Side::White, _)) {
        match table.to_act() {
            ToAct::Program => drop(table.advance(&engine).unwrap()),
            _ => carelessly(&mut table),
        }
    }
    let before = table.clone();
    let whole_turn = |table: &mut Table| {
        table.act(Action::Play(any_play(table.state()))).unwrap();
        while table.to_act() == ToAct::Program {
            table.advance(&engine).unwrap();
        }
    };
    whole_turn(&mut table);
    let after = table.clone();
    table.take_back().unwrap();
    assert_eq!(table, before);
    whole_turn(&mut table);
    assert_eq!(table, after);
}

#[test]
fn dice_by_hand_are_entered_for_both_players() {
    let engine = engine();
    let mut setup = setup(5, human("Ann"), program("expert"));
    setup.dice = Dice::ByHand;
    let mut table = Table::new(setup);
    assert_eq!(table.roll(None), Err(TableError::DiceMissing));
    table.roll(Some((1, 3))).unwrap();
    assert_eq!(table.to_act(), ToAct::Program, "Black threw more");
    assert_eq!(table.roll(Some((1, 3))), Err(TableError::NotYours));
    table.advance(&engine).unwrap();
    assert!(matches!(
        table.roll(Some((7, 1))),
        Err(TableError::Action(_))
    ));
    table.roll(Some((6, 5))).unwrap();
    let Hint::Plays(plays) = engine.hint(table.state(), &Strength::EXPERT).found else {
        panic!("a roll is to be played")
    };
    table.act(Action::Play(plays[0].play)).unwrap();
    assert_eq!(table.advance(&engine), Ok(None), "it wants to roll");
    assert_eq!(table.to_act(), ToAct::Human);
    assert_eq!(table.act(Action::Double), Err(TableError::DiceMissing));
    table.roll(Some((4, 2))).unwrap();
    assert_eq!(table.to_act(), ToAct::Program);
}

#[test]
fn the_program_does_not_accept_less_than_it_would_win() {
    let engine = engine();
    let mut table = Table::new(setup(7, human("Ann"), program("expert")));
    table.roll(None).unwrap();
    for (kind, accepted) in [(WinKind::Single, true), (WinKind::Gammon, true)] {
        let mut table = table.clone();
        let side = Side::White;
        table.act(Action::Resign { side, kind }).unwrap();
        let expected = if accepted {
            Action::AcceptResignation
        } else {
            Action::DeclineResignation
        };
        assert_eq!(table.advance(&engine), Ok(Some(expected)));
    }
    // Black is about to win a backgammon.
    let mut on_roll = [0; 26];
    on_roll[2] = 2;
    let mut opponent = [0; 26];
    opponent[24] = 12;
    opponent[25] = 3;
    let board =
        barpoint_rules::Board::try_from(barpoint_rules::Setup { on_roll, opponent }).unwrap();
    let mut start = MatchState::new(7, MatchRules::default());
    start.set_position(Side::Black, board).unwrap();
    let mut lost = setup(7, human("Ann"), program("expert"));
    lost.start = Some(start);
    for (kind, expected) in [
        (WinKind::Single, Action::DeclineResignation),
        (WinKind::Backgammon, Action::AcceptResignation),
    ] {
        let mut table = Table::new(lost.clone());
        let side = Side::White;
        table.act(Action::Resign { side, kind }).unwrap();
        assert_eq!(table.advance(&engine), Ok(Some(expected)), "{kind:?}");
    }
}

#[test]
fn the_tutor_measures_plays_and_cube_actions() {
    let engine = engine();
    let mut table = Table::new(setup(0, human("Ann"), human("Bob")));
    table.roll(None).unwrap();
    let state = *table.state();
    let Hint::Plays(plays) = engine.hint(&state, &Strength::EXPERT).found else {
        panic!("a roll is to be played")
    };
    let judged = |play| {
        engine
            .judge(&state, Action::Play(play), &Tutor::default())
            .unwrap()
    };
    assert!(judged(plays[0].play).loss.get().abs() < 1e-6);
    let worst = judged(plays[plays.len() - 1].play);
    assert!(
        worst.loss.get() > 0.05 && worst.objects && worst.verdict > Verdict::Fine,
        "{}",
        worst.loss.get()
    );
    table.act(Action::Play(plays[0].play)).unwrap();
    let of_cube = |action| {
        let judged = engine.judge(table.state(), action, &Tutor::default());
        judged.unwrap().loss.get()
    };
    assert!(of_cube(Action::Roll(Roll::ONES)).abs() < 1e-6);
    assert!(of_cube(Action::Double) > 0.1, "nobody doubles so early");
    assert_eq!(table.state().cube().owner(), CubeOwner::Centred);
}

#[test]
fn the_steps_of_a_table_are_those_of_its_roll() {
    let mut table = Table::new(setup(0, human("Ann"), human("Bob")));
    table.roll(None).unwrap();
    let state = table.state();
    let graph = StepGraph::of(state.board(), state.roll().unwrap(), PointLimit::Unlimited);
    let mut node = &graph.nodes()[0];
    let mut steps = Vec::new();
    while let Some(next) = node.steps.first() {
        steps.push(next.step);
        node = &graph.nodes()[next.next];
    }
    let play = Play::from_steps(&steps).unwrap();
    table.act(Action::Play(play)).unwrap();
}

#[test]
fn a_race_at_home_is_borne_off_alone() {
    let engine = engine();
    let mut home = [0; 26];
    home[1..=6].fill(2);
    let mut opponent = [0; 26];
    opponent[6] = 3;
    let board = |on_roll, opponent| {
        barpoint_rules::Board::try_from(barpoint_rules::Setup { on_roll, opponent }).unwrap()
    };
    let table = |board, side, dice| {
        let mut start = MatchState::new(0, MatchRules::default());
        start.set_position(side, board).unwrap();
        let start = Some(start);
        let setup = setup(0, human("Ann"), program("expert"));
        Table::new(TableSetup {
            dice,
            start,
            ..setup
        })
    };
    let thrown = || Dice::Program { seed: 3 };
    let mut alone = table(board(home, opponent), Side::White, thrown());
    assert!(alone.can_bear_off_alone());
    let (before, play) = alone.bear_off(&engine).unwrap();
    let Decision::Play(Side::White, roll) = before.decision() else {
        panic!("the dice are thrown")
    };
    let Hint::Plays(best) = engine
        .hint(&before, &Strength::by_name("world class").unwrap())
        .found
    else {
        panic!("a roll is to be played")
    };
    assert_eq!(play, Action::Play(best[0].play));
    assert_eq!(alone.log(), [Action::Roll(roll), play]);
    // What is rolled and played at once is taken back at once.
    alone.take_back().unwrap();
    alone.take_back().unwrap();
    assert!(alone.log().is_empty());

    let mut outside = home;
    (outside[6], outside[7]) = (1, 1);
    let mut program = table(board(home, opponent), Side::Black, thrown());
    let by_hand = table(board(home, opponent), Side::White, Dice::ByHand);
    let not_home = table(board(outside, opponent), Side::White, thrown());
    assert!(!by_hand.can_bear_off_alone() && !not_home.can_bear_off_alone());
    assert_eq!(program.bear_off(&engine), Err(TableError::NotBearingOff));
}
