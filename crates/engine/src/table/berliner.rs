//! What BKG of 1977 does when it is its turn.

use barpoint_bkg::Bkg;
use barpoint_rules::{Action, Decision, MatchState, Play};

use super::program::ProgramAction;
use super::{Seat, Table};
use crate::{BkgHint, BkgMemory, bkg_hint, bkg_resigns};

/// What it does; `None` where the paper says nothing: answers to doubles while the sides are engaged, and beavers, which are
/// decided as by any program.
pub(super) fn decide(
    state: &MatchState,
    player: &Bkg,
    memory: &BkgMemory,
) -> Option<ProgramAction> {
    let decision = state.decision();
    if let Decision::Turn(side) = decision
        && let Some(kind) = bkg_resigns(state)
        && !memory.was_declined(state, kind)
    {
        return Some(ProgramAction::Do(Action::Resign { side, kind }));
    }
    let beavered = state.beavers().is_some_and(|beavers| beavers > 0);
    Some(match (bkg_hint(player, state, memory), decision) {
        (BkgHint::Plays(plays), _) => {
            let play = plays.first().map_or(Play::DANCE, |best| best.play);
            ProgramAction::Do(Action::Play(play))
        }
        (BkgHint::Cube(cube), Decision::Turn(_)) if cube.doubles => {
            ProgramAction::Do(Action::Double)
        }
        (BkgHint::Cube(cube), Decision::AnswerDouble(_)) if !beavered => {
            ProgramAction::Do(if cube.takes {
                Action::Take
            } else {
                Action::Pass
            })
        }
        (BkgHint::Resignation { accepts: true }, _) => ProgramAction::Do(Action::AcceptResignation),
        (BkgHint::Resignation { accepts: false }, _) => {
            ProgramAction::Do(Action::DeclineResignation)
        }
        (_, Decision::Turn(_)) => ProgramAction::Roll,
        _ => return None,
    })
}

impl Table {
    /// What BKG remembers, where it is its turn.
    pub(super) fn memory(&self) -> BkgMemory {
        let mut memory = BkgMemory::default();
        let side = self.state().decision().side();
        if let Some(Seat::Bkg(_)) = side.map(|side| &self.setup().seats[side]) {
            for (before, action) in self.history() {
                memory.note(&before, action);
            }
        }
        memory
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_bearoff::OneSided;
    use barpoint_bkg::Tables;
    use barpoint_rules::{Board, BySide, MatchRules, Side, WinKind};

    use super::*;
    use crate::table::{Dice, TableSetup};

    fn state(own: &[(u8, u8)], theirs: &[(u8, u8)]) -> MatchState {
        let mut state = MatchState::new(0, MatchRules::default());
        state.apply(Action::Begin(Side::White)).unwrap();
        let board = Board::with_checkers(own, theirs).unwrap();
        state.set_position(Side::White, board).unwrap();
        state
    }

    fn bkg() -> Bkg {
        Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap())
    }

    /// What it does without memory of the game.
    fn decides(state: &MatchState, bkg: &Bkg) -> Option<ProgramAction> {
        decide(state, bkg, &BkgMemory::default())
    }

    #[test]
    fn it_doubles_in_races_and_answers_there() {
        let bkg = bkg();
        let contact = state(&[(6, 2), (4, 1)], &[(25, 1), (6, 14)]);
        assert_eq!(decides(&contact, &bkg), Some(ProgramAction::Roll));
        // 26 of 36 rolls win at once: a double and a take; 29 of 36 a pass.
        for (own, answer) in [
            (&[(2, 2)][..], Action::Take),
            (&[(4, 1), (1, 1)], Action::Pass),
        ] {
            let mut race = state(own, &[(1, 1)]);
            assert_eq!(
                decides(&race, &bkg),
                Some(ProgramAction::Do(Action::Double))
            );
            race.apply(Action::Double).unwrap();
            assert_eq!(decides(&race, &bkg), Some(ProgramAction::Do(answer)));
        }
    }

    #[test]
    fn it_makes_the_five_point() {
        let bkg = bkg();
        let mut state = MatchState::new(0, MatchRules::default());
        state
            .apply(Action::OpeningRoll { white: 3, black: 1 })
            .unwrap();
        let Some(ProgramAction::Do(Action::Play(play))) = decides(&state, &bkg) else {
            panic!("a play");
        };
        assert_eq!(play.to_string(), "8/5 6/5");
    }

    /// Two rolls at most for White, three at least for Black: Black resigns, a second time only if it would give more.
    #[test]
    fn it_resigns_what_is_lost_and_accepts_no_less_than_it_wins() {
        let bkg = bkg();
        let mut lost = state(&[(1, 9)], &[(1, 4)]);
        let mut memory = BkgMemory::default();
        let resigns = Action::Resign {
            side: Side::White,
            kind: WinKind::Single,
        };
        let found = decide(&lost, &bkg, &memory);
        assert_eq!(found, Some(ProgramAction::Do(resigns)));
        lost.apply(resigns).unwrap();
        let accepts = Some(ProgramAction::Do(Action::AcceptResignation));
        assert_eq!(decide(&lost, &bkg, &memory), accepts);
        memory.note(&lost, Action::DeclineResignation);
        lost.apply(Action::DeclineResignation).unwrap();
        assert_eq!(decide(&lost, &bkg, &memory), Some(ProgramAction::Roll));

        let declines = Some(ProgramAction::Do(Action::DeclineResignation));
        for (own, theirs) in [
            (&[(8, 10), (7, 5)][..], &[(1, 4)][..]),
            (&[(24, 1), (6, 14)], &[(25, 1), (6, 14)]),
        ] {
            let mut state = state(own, theirs);
            state.apply(resigns).unwrap();
            assert_eq!(decides(&state, &bkg), declines, "{own:?}");
        }
    }

    /// The class of its last play is kept until a game begins, but not for a position of another game.
    #[test]
    fn it_remembers_the_class_of_its_last_play() {
        let bkg = bkg();
        let mut state = MatchState::new(0, MatchRules::default());
        let mut memory = BkgMemory::default();
        let mut plays = |state: &mut MatchState, actions: &[Action]| {
            for &action in actions {
                memory.note(state, action);
                state.apply(action).unwrap();
            }
            memory.class(state, &bkg)
        };
        let opening = Action::OpeningRoll { white: 6, black: 5 };
        let play = |text: &str, roll: &str, state: &MatchState| {
            let play = state.board().parse_play(text, roll.parse().unwrap());
            Action::Play(play.unwrap())
        };
        assert_eq!(plays(&mut state, &[opening]), None);
        let run = play("24/13", "65", &state);
        assert_eq!(plays(&mut state, &[run]), None, "Black has not played");
        let roll = Action::Roll("31".parse().unwrap());
        plays(&mut state, &[roll]);
        let point = play("8/5 6/5", "31", &state);
        let class = plays(&mut state, &[point]);
        assert_eq!(class, Some(bkg.class_of(&after_run())));
        let mut elsewhere = state;
        let board = Board::with_checkers(&[(3, 15)], &[(25, 15)]).unwrap();
        elsewhere.set_position(Side::White, board).unwrap();
        assert_eq!(plays(&mut elsewhere, &[]), None);
    }

    fn after_run() -> Board {
        let start = barpoint_rules::Variation::Standard.start();
        let run = start.parse_play("24/13", "65".parse().unwrap()).unwrap();
        start.after(&run).unwrap()
    }

    /// Two of it at a table play as the program of the paper, which keeps the class of its last play.
    #[test]
    fn at_a_table_the_class_is_kept_from_play_to_play() {
        let bkg = Arc::new(bkg());
        let engine = crate::Engine::production(Arc::new(OneSided::build())).unwrap();
        let mut table = Table::new(TableSetup {
            length: 0,
            rules: MatchRules::default(),
            seats: BySide::from_fn(|_| Seat::Bkg(Arc::clone(&bkg))),
            dice: Dice::Program { seed: 1977 },
            start: None,
        });
        while table.state().games_played() < 2 {
            table.advance(&engine).unwrap();
        }
        let mut scratch = barpoint_bkg::Scratch::default();
        let (mut kept, mut plays) = (BySide::default(), 0);
        for (before, action) in table.history() {
            match (action, before.decision()) {
                (Action::Play(play), Decision::Play(side, roll)) if !play.is_dance() => {
                    let board = before.board();
                    let chosen = bkg.choose(board, roll, kept[side], &mut scratch).unwrap();
                    assert_eq!(chosen.play, play, "{board}");
                    kept[side] = Some(chosen.class);
                    plays += 1;
                }
                (Action::NextGame, _) => kept = BySide::default(),
                _ => {}
            }
        }
        assert!(plays > 50, "{plays}");
    }
}
