//! What players do.

use super::{MatchState, Phase};
use crate::{
    Action, ActionError, Board, Crawford, Cube, CubeOwner, Decision, GameEnd, GameResult, Play,
    PlayList, Point, PointLimit, Roll, Side, WinKind,
};

impl MatchState {
    /// Carries out what a player does.
    ///
    /// # Errors
    /// If the rules do not allow it; the state is then unchanged.
    ///
    /// ```
    /// use barpoint_rules::{Action, MatchState};
    ///
    /// // White is on roll in the Crawford game, 4 points to 2.
    /// let mut state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:2:4:1:5:10".parse()?;
    /// let error = state.apply(Action::Double).unwrap_err();
    /// assert_eq!(error.to_string(), "cannot double: this is the Crawford game");
    /// # Ok::<(), barpoint_rules::notation::ParseStateError>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        match (action, self.decision()) {
            (Action::OpeningRoll { white, black }, Decision::OpeningRoll) => {
                self.opening_roll(white, black)?;
            }
            (Action::Begin(side), Decision::OpeningRoll) => self.begin(side, Phase::Turn),
            (Action::Roll(roll), Decision::Turn(_)) => self.phase = Phase::Rolled(roll),
            (Action::Play(play), Decision::Play(_, roll)) => {
                let after = self.check_play(&play, roll)?;
                self.end_turn(after);
            }
            (Action::Double, Decision::Turn(_)) => {
                self.check_double()?;
                self.phase = Phase::Doubled { beavers: 0 };
            }
            (Action::Take, Decision::AnswerDouble(_)) => {
                self.turn_cube();
                self.phase = Phase::Turn;
            }
            (Action::Pass, Decision::AnswerDouble(side)) => {
                self.finish(side.other(), WinKind::Single, GameEnd::Pass);
            }
            (Action::Beaver, Decision::AnswerDouble(_)) => {
                let beavers = self.check_beaver()?;
                self.turn_cube();
                self.phase = Phase::Doubled { beavers };
            }
            (
                Action::Resign { side, kind },
                Decision::OpeningRoll
                | Decision::Turn(_)
                | Decision::Play(..)
                | Decision::AnswerDouble(_),
            ) => self.resignation = Some((side, kind)),
            (Action::AcceptResignation, Decision::AnswerResignation(side, kind)) => {
                self.resignation = None;
                self.finish(side, kind, GameEnd::Resignation);
            }
            (Action::DeclineResignation, Decision::AnswerResignation(..)) => {
                self.resignation = None;
            }
            (Action::NextGame, Decision::NextGame) => self.next_game(),
            (_, expected) => return Err(ActionError::NotNow { action, expected }),
        }
        Ok(())
    }

    /// Carries out a play that the rules forbid but the players let stand: the board, seen by the
    /// mover, becomes `after` and the turn ends as usual.
    ///
    /// # Errors
    /// If neither player is to move.
    pub fn impose(&mut self, after: Board) -> Result<(), ActionError> {
        match self.decision() {
            Decision::Play(..) => {
                self.end_turn(after);
                Ok(())
            }
            expected => Err(ActionError::NotNow {
                action: Action::Play(Play::DANCE),
                expected,
            }),
        }
    }

    fn opening_roll(&mut self, white: u8, black: u8) -> Result<(), ActionError> {
        let roll = Roll::new(white, black).ok_or(ActionError::Die {
            found: if (1..=6).contains(&white) {
                black
            } else {
                white
            },
        })?;
        if roll.is_double() {
            let turns = self.is_money()
                && self.rules.cube
                && self.automatic_doubles < self.rules.automatic_doubles
                && self.cube.value() < Cube::LIMIT;
            if turns {
                self.cube = self.cube.turned(self.cube.owner());
                self.automatic_doubles += 1;
            }
        } else {
            let first = if white > black {
                Side::White
            } else {
                Side::Black
            };
            self.begin(first, Phase::Rolled(roll));
        }
        Ok(())
    }

    fn begin(&mut self, side: Side, phase: Phase) {
        self.board = self.board_of(side);
        self.on_roll = side;
        self.phase = phase;
    }

    /// The board after a play, if it is legal.
    fn check_play(&self, play: &Play, roll: Roll) -> Result<Board, ActionError> {
        if self.rules.point_limit == PointLimit::Unlimited
            && let Some(after) = play.whole_after(&self.board, roll)
        {
            return Ok(after);
        }
        let mut legal = PlayList::new();
        legal.generate_with(&self.board, roll, self.rules.point_limit);
        match (legal.is_empty(), play.is_dance()) {
            (true, true) => return Ok(self.board),
            (true, false) => return Err(ActionError::CannotMove { roll }),
            (false, true) => return Err(ActionError::MustMove { roll }),
            (false, false) => {}
        }
        self.board
            .after(play)
            .filter(|after| legal.find(after).is_some() && uses_dice(play, roll))
            .ok_or(ActionError::IllegalPlay { roll })
    }

    /// Whether the cube and the rules let the player on roll double.
    pub(super) fn check_double(&self) -> Result<(), ActionError> {
        if !self.rules.cube {
            return Err(ActionError::NoCube);
        }
        if self.crawford == Crawford::Now {
            return Err(ActionError::Crawford);
        }
        if !self.cube.is_available_to(self.on_roll) {
            return Err(ActionError::CubeOwned);
        }
        self.check_limit(1)
    }

    /// How many beavers there will be after one more.
    pub(super) fn check_beaver(&self) -> Result<u8, ActionError> {
        if !self.is_money() {
            return Err(ActionError::BeaverInMatch);
        }
        let allowed = self.rules.beavers;
        let beavers = self.beavers().unwrap_or(0);
        if beavers >= allowed {
            return Err(ActionError::BeaverLimit { allowed });
        }
        self.check_limit(2)?;
        Ok(beavers + 1)
    }

    /// Whether the cube can be turned this often.
    fn check_limit(&self, turns: u32) -> Result<(), ActionError> {
        let limit = Cube::LIMIT;
        if self.cube.value() > limit >> turns {
            return Err(ActionError::CubeLimit { limit });
        }
        Ok(())
    }

    /// Accepts the cube on offer: whoever beavers, it goes to the player first doubled.
    fn turn_cube(&mut self) {
        self.cube = self.cube.turned(CubeOwner::Owned(self.on_roll.other()));
    }

    /// The mover has left this board, seen by the mover.
    fn end_turn(&mut self, after: Board) {
        self.board = after;
        match WinKind::of(&after, self.rules.variation.checkers()) {
            Some(kind) => {
                let counted = if self.gammons_count() {
                    kind
                } else {
                    WinKind::Single
                };
                self.finish(self.on_roll, counted, GameEnd::BearOff);
            }
            None => self.begin(self.on_roll.other(), Phase::Turn),
        }
    }

    fn finish(&mut self, winner: Side, kind: WinKind, end: GameEnd) {
        let points = self.cube.value() * u32::from(kind.multiplier());
        let score = &mut self.score[winner];
        *score = score.saturating_add(u16::try_from(points).unwrap_or(u16::MAX));
        self.phase = Phase::Over(GameResult {
            winner,
            kind,
            end,
            points,
        });
    }

    fn next_game(&mut self) {
        self.crawford = match (self.crawford, self.sides_one_away()) {
            (Crawford::Pre, 0) => Crawford::Pre,
            (Crawford::Pre, 1) if self.rules.crawford => Crawford::Now,
            _ => Crawford::Post,
        };
        self.games_played = self.games_played.saturating_add(1);
        self.start_game();
    }

    /// Sets up the board and the cube for the opening roll.
    pub(super) fn start_game(&mut self) {
        self.cube = Cube::default();
        self.automatic_doubles = 0;
        self.board = self.rules.starting_board();
        self.on_roll = Side::White;
        self.phase = Phase::Opening;
        self.resignation = None;
    }
}

/// Whether each step can be made with a die of its own (a checker is borne off with a larger one
/// too).
fn uses_dice(play: &Play, roll: Roll) -> bool {
    let fits = |dice: [u8; 4]| {
        play.steps().iter().zip(dice).all(|(step, die)| {
            let pips = step.from.number().saturating_sub(step.to.number());
            pips == die || (step.to == Point::OFF && pips < die)
        })
    };
    let (high, low) = (roll.high(), roll.low());
    if roll.is_double() {
        fits([high; 4])
    } else {
        play.steps().len() <= 2 && (fits([high, low, 0, 0]) || fits([low, high, 0, 0]))
    }
}
