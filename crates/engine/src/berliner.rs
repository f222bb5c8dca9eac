//! What BKG of 1977 would do, as far as its paper says, and BKG-VI.

use barpoint_bkg::vi::Chances;
use barpoint_bkg::{Bkg, CubeAt, Men, StateClass, accepts, doubles, resigns, takes};
use barpoint_rules::{
    Action, Board, BySide, CubeOwner, Decision, MatchState, Play, Roll, Side, WinKind,
};

use crate::NoDecision;

/// What BKG would do in a state.
#[derive(Clone, Debug, PartialEq)]
pub enum BkgHint {
    /// The plays of the roll in its order, best first; empty if none is legal.
    Plays(Vec<BkgPlay>),
    /// On a double, made or possible, in a race.
    Cube(BkgCube),
    /// On a double while the sides are engaged: its paper knows none there.
    Engaged,
    /// Whether it accepts the resignation offered.
    Resignation {
        /// Whether it does.
        accepts: bool,
    },
    /// There is nothing to decide: roll.
    None(NoDecision),
}

/// A play as BKG values it. Its values order the plays of one roll within a state class and mean nothing else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BkgPlay {
    /// The play.
    pub play: Play,
    /// The board after it, seen by the opponent, who rolls next.
    pub next: Board,
    /// The state class that it leads to.
    pub class: StateClass,
    /// Its value.
    pub worth: BkgWorth,
    /// The mover's winning chance after it, where its bearoff tables know both sides; by BKG-VI everywhere.
    pub win: Option<f64>,
    /// The mover's chances after it, which BKG-VI predicts.
    pub chances: Option<Chances>,
    /// The expectation after every roll of the opponent, by which BKG-VI decided between plays of different classes.
    pub transitions: Option<f64>,
}

/// The value of a play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BkgWorth {
    /// Heuristic points: the more the better.
    Points(f64),
    /// Expected rolls to bear off, by its tables or estimated: the fewer the better, but for a player far behind or with a
    /// gammon near.
    Rolls(f64),
    /// What BKG-VI expects: points a game, the more the better.
    Expectation(f64),
}

/// Its cube action in a race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BkgCube {
    /// Whether it doubles, or would have.
    pub doubles: bool,
    /// Whether it takes.
    pub takes: bool,
    /// The winning chance of the player on roll, where its bearoff tables know both sides; elsewhere Keeler's count decides.
    pub win: Option<f64>,
}

/// What BKG remembers of a game: the boards that each side's last play led to, whose state classes its next plays start from, and
/// the resignations that were declined.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BkgMemory {
    after: BySide<Option<Board>>,
    declined: BySide<Option<WinKind>>,
}

impl BkgMemory {
    /// Takes note of what happens in a state.
    pub fn note(&mut self, before: &MatchState, action: Action) {
        match (action, before.decision()) {
            (Action::Play(play), Decision::Play(side, _)) => {
                self.after[side] = before.board().after(&play);
            }
            (Action::DeclineResignation, Decision::AnswerResignation(side, kind)) => {
                self.declined[side.other()] = Some(kind);
            }
            (Action::NextGame | Action::OpeningRoll { .. } | Action::Begin(_), _) => {
                *self = Self::default();
            }
            _ => {}
        }
    }

    /// A play that was made otherwise, with the board that it led to, seen by the player who made it.
    pub fn played(&mut self, side: Side, after: Board) {
        self.after[side] = Some(after);
    }

    /// The state class that the last play of the player on roll led to. `None` if it has not played, or the position is from
    /// another game: its checkers stand where no hit can have brought them.
    #[must_use]
    pub fn class(&self, state: &MatchState, bkg: &Bkg) -> Option<StateClass> {
        let last = self.after[state.on_roll()]?;
        let follows = only_hit_since(last.on_roll(), state.board().on_roll());
        follows.then(|| bkg.class_of(&last))
    }

    /// Whether so much was offered already, and declined.
    pub(crate) fn was_declined(&self, state: &MatchState, kind: WinKind) -> bool {
        self.declined[state.on_roll()].is_some_and(|declined| declined >= kind)
    }
}

/// Whether own checkers differ by those that were hit alone.
fn only_hit_since(last: &[u8], now: &[u8]) -> bool {
    const BAR: usize = 25;
    let lost = |point: usize| last[point].checked_sub(now[point]);
    let hit: Option<u8> = (1..BAR).map(lost).sum();
    hit.is_some_and(|hit| last[BAR] + hit == now[BAR])
}

/// What BKG would do in a state, with what it remembers of the game.
#[must_use]
pub fn bkg_hint(bkg: &Bkg, state: &MatchState, memory: &BkgMemory) -> BkgHint {
    match state.decision() {
        Decision::Play(_, roll) => BkgHint::Plays(plays(bkg, state, roll, memory)),
        Decision::Turn(_) if !state.may_double() => BkgHint::None(NoDecision::on_cube(state)),
        Decision::Turn(_) | Decision::AnswerDouble(_) if state.board().has_contact() => {
            BkgHint::Engaged
        }
        Decision::Turn(_) | Decision::AnswerDouble(_) => BkgHint::Cube(cube(bkg, state)),
        Decision::AnswerResignation(side, kind) => BkgHint::Resignation {
            accepts: accepts(&state.board_of(side.other()), kind),
        },
        Decision::OpeningRoll => BkgHint::None(NoDecision::NotBegun),
        Decision::NextGame | Decision::Nothing => BkgHint::None(NoDecision::GameOver),
    }
}

/// What BKG resigns before it rolls: what it cannot save any more in a race.
#[must_use]
pub fn bkg_resigns(state: &MatchState) -> Option<WinKind> {
    match state.decision() {
        Decision::Turn(_) => resigns(state.board()),
        _ => None,
    }
}

fn plays(bkg: &Bkg, state: &MatchState, roll: Roll, memory: &BkgMemory) -> Vec<BkgPlay> {
    let board = state.board();
    let bears_off = !board.has_contact() && Men::of(board.on_roll()).all_home();
    let ranked = bkg.rank(board, roll, memory.class(state, bkg));
    let ranked = ranked.into_iter().map(|valued| {
        let [men, other] = [valued.after.on_roll(), valued.after.opponent()].map(Men::of);
        let theirs = || bkg.tables().win_probability(&other, &men);
        let chances = valued.chances.map(Chances::clamped);
        BkgPlay {
            play: valued.play,
            next: valued.after.swapped(),
            class: valued.class,
            worth: if chances.is_some() {
                BkgWorth::Expectation(valued.value)
            } else if bears_off {
                BkgWorth::Rolls(bkg.tables().expected_or_estimated(&men))
            } else {
                BkgWorth::Points(valued.value)
            },
            win: chances.map(|chances| f64::from(chances.win)).or_else(|| {
                let race = !valued.after.has_contact();
                race.then(theirs).flatten().map(|win| 1.0 - win)
            }),
            chances,
            transitions: valued.transitions,
        }
    });
    ranked.collect()
}

fn cube(bkg: &Bkg, state: &MatchState) -> BkgCube {
    let (board, tables) = (state.board(), bkg.tables());
    let [men, other] = [board.on_roll(), board.opponent()].map(Men::of);
    let at = match state.cube().owner() {
        CubeOwner::Centred => CubeAt::Centre,
        CubeOwner::Owned(_) => CubeAt::Own,
    };
    BkgCube {
        doubles: doubles(board, at, tables),
        takes: takes(board, tables),
        win: tables.win_probability(&men, &other),
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::MatchRules;
    use barpoint_rules::notation::parse_position_id;

    use super::*;

    /// The board after a play with all men of the opponent but one where they are: that one on the bar.
    fn before_it_entered(board: &Board) -> Board {
        let mut theirs = *board.opponent();
        let rearmost = (1..25).rev().find(|&point| theirs[point] > 0).unwrap();
        theirs[rearmost] -= 1;
        theirs[25] += 1;
        let points = |counts: &[u8; 26]| -> Vec<(u8, u8)> {
            (1..=25).zip(counts[1..].iter().copied()).collect()
        };
        Board::with_checkers(&points(board.on_roll()), &points(&theirs)).unwrap()
    }

    /// Of 95,184 plays of BKG against itself 218 are others with the class of the last play than with that of the position;
    /// this is one. The last play left BKG winning; the opponent's roll since has made it a loser.
    #[test]
    fn the_class_of_the_last_play_makes_another_play() {
        let bkg = Bkg::with_own_tables().unwrap();
        let board = parse_position_id("4/YGMAB6Z2EGAA").unwrap();
        let mut state = MatchState::new(0, MatchRules::default());
        state.apply(Action::Begin(Side::White)).unwrap();
        state.set_position(Side::White, board).unwrap();
        state.set_roll("31".parse().unwrap()).unwrap();
        let mut memory = BkgMemory::default();
        let best = |memory: &BkgMemory| match bkg_hint(&bkg, &state, memory) {
            BkgHint::Plays(plays) => plays[0].play.to_string(),
            other => panic!("{other:?}"),
        };
        assert_eq!(bkg.class_of(&board), StateClass::NearDisengagementLosing);
        assert_eq!(best(&memory), "4/1 2/1");
        let last = before_it_entered(&board);
        assert_eq!(bkg.class_of(&last), StateClass::NearDisengagementWinning);
        memory.played(Side::White, last);
        assert_eq!(best(&memory), "11/10 11/8");
        // A position that no hit can have brought about is of another game.
        memory.played(Side::White, before_it_entered(&board.swapped()));
        assert_eq!(best(&memory), "4/1 2/1");
    }
}
