//! What a score is worth.

use barpoint_equity::{
    Crawford, CubeAccess, CubeContext, Equity, GammonValue, GammonValues, MarketWindow, MatchScore,
    Met, MetSeat, Mwc, Outcome, Scoring, Stakes,
};

/// Which game of the match is played, where a player needs 1 point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The Crawford game.
    Crawford,
    /// A game after it.
    PostCrawford,
}

/// A stage that does not exist at a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StageError {
    /// Both players need 1 point.
    #[error("at double match point there is no Crawford game")]
    DoubleMatchPoint,
    /// Neither player needs 1 point.
    #[error("expected a score at which a player needs 1 point")]
    Early,
}

/// The score at which the players need these points: the Crawford game where just one needs 1, unless `stage` names another.
///
/// # Errors
/// If there is no such stage at this score.
pub fn match_score(
    [away, opponent_away]: [u8; 2],
    stage: Option<Stage>,
) -> Result<MatchScore, StageError> {
    let last_game = (away, opponent_away) == (1, 1);
    let crawford = match (stage, away.min(opponent_away)) {
        (None, 2..) => Crawford::Pre,
        (Some(Stage::Crawford), 1) if last_game => return Err(StageError::DoubleMatchPoint),
        (_, 1) if last_game => Crawford::Post,
        (Some(Stage::PostCrawford), 1) => Crawford::Post,
        (_, 1) => Crawford::Now,
        _ => return Err(StageError::Early),
    };
    Ok(MatchScore {
        away,
        opponent_away,
        crawford,
        seat: MetSeat::First,
    })
}

/// A score with the cube and the gammons that its market windows assume.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The score.
    pub score: MatchScore,
    /// The value of the cube.
    pub cube: u32,
    /// Gammon rates of the player and of the opponent: shares of their wins.
    pub gammons: [f32; 2],
}

/// The value of a score to the player.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreWorth {
    /// Name of the match equity table.
    pub met: String,
    /// The score, the cube and the gammon rates.
    pub place: Place,
    /// The match-winning chance before the game.
    pub mwc: Mwc,
    /// A plain game, a gammon and a backgammon.
    pub results: [ResultWorth; 3],
    /// EMG and match-winning chances in terms of each other.
    pub scale: Option<Scale>,
    /// Gammon values of the player and of the opponent.
    pub gammon_values: [GammonValue; 2],
    /// Market windows of the player and of the opponent.
    pub windows: [MarketWindow; 2],
    /// Why a player has no market window although the numbers can be computed.
    pub useless: [Option<Useless>; 2],
}

/// The value of a result of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultWorth {
    /// Points for the winner.
    pub points: u32,
    /// The match-winning chance after winning them.
    pub won: Mwc,
    /// After losing them.
    pub lost: Mwc,
}

/// EMG and match-winning chances (MWC) in terms of each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The MWC of EMG -1, 0 and +1.
    pub mwc: [Mwc; 3],
    /// The EMG of MWC 0 %, 50 % and 100 %; `None` where the game cannot change the match.
    pub emg: Option<[Equity; 3]>,
    /// The MWC that 1 EMG is worth.
    pub unit: f64,
}

/// Why a player has no use for the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Useless {
    /// Neither player may double in the Crawford game.
    Crawford,
    /// Winning the game wins the match for either player.
    DoubleMatchPoint,
    /// The cube as it is wins the match already.
    Enough,
}

/// The value of a score by a match equity table.
#[must_use]
pub fn at_score(met: &Met, place: Place) -> ScoreWorth {
    let Place {
        score,
        cube,
        gammons: [own, theirs],
    } = place;
    let context = place.context();
    let values = GammonValues::of(&context, met);
    let outcome = Outcome {
        win: 0.5,
        win_gammon: 0.5 * own,
        lose_gammon: 0.5 * theirs,
        ..Outcome::default()
    };
    ScoreWorth {
        met: met.name().to_owned(),
        place,
        mwc: mwc(met, score),
        results: [1, 2, 3].map(|multiple| {
            let points = multiple * cube;
            ResultWorth {
                points,
                won: mwc(met, score.after_win(points)),
                lost: mwc(met, score.after_loss(points)),
            }
        }),
        scale: Stakes::of(&context, met).map(Scale::of),
        gammon_values: [values.on_roll, values.opponent],
        windows: [
            MarketWindow::of(&outcome, &context, met),
            MarketWindow::of(&outcome.flipped(), &context.flipped(), met),
        ],
        useless: [score.away, score.opponent_away].map(|away| place.useless(away)),
    }
}

fn mwc(met: &Met, score: MatchScore) -> Mwc {
    met.mwc(score.away, score.opponent_away, score.crawford)
}

impl Place {
    /// The cube in the middle at this score, as the player on roll sees it.
    #[must_use]
    pub fn context(&self) -> CubeContext {
        CubeContext {
            value: self.cube,
            access: CubeAccess::Centred,
            scoring: Scoring::from(self.score),
        }
    }

    /// Why a player who needs this many points has no use for the cube, if so.
    fn useless(&self, away: u8) -> Option<Useless> {
        let enough = self.cube >= u32::from(away);
        match self.score.crawford {
            Crawford::Now => Some(Useless::Crawford),
            _ if enough && self.score.away == 1 && self.score.opponent_away == 1 => {
                Some(Useless::DoubleMatchPoint)
            }
            _ => enough.then_some(Useless::Enough),
        }
    }
}

impl Scale {
    fn of(stakes: Stakes) -> Self {
        let unit = (stakes.win.get() - stakes.lose.get()) / 2.0;
        let emg = |mwc| stakes.normalise(Mwc::clamped(mwc));
        Self {
            mwc: [-1.0, 0.0, 1.0].map(|emg| stakes.denormalise(Equity(emg))),
            emg: (unit > 0.0).then(|| [0.0, 0.5, 1.0].map(emg)),
            unit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(away: [u8; 2], stage: Option<Stage>) -> MatchScore {
        match_score(away, stage).unwrap()
    }

    #[test]
    fn the_crawford_game_is_where_just_one_player_needs_a_point() {
        assert_eq!(score([4, 2], None).crawford, Crawford::Pre);
        assert_eq!(score([4, 1], None).crawford, Crawford::Now);
        assert_eq!(score([1, 1], None).crawford, Crawford::Post);
        let after = Some(Stage::PostCrawford);
        assert_eq!(score([4, 1], after).crawford, Crawford::Post);
        assert_eq!(match_score([4, 2], after), Err(StageError::Early));
        let last = match_score([1, 1], Some(Stage::Crawford));
        assert_eq!(last, Err(StageError::DoubleMatchPoint));
    }

    #[test]
    fn a_score_says_why_the_cube_is_useless() {
        let met = Met::kazaross_xg2();
        let useless = |away, cube| {
            let place = Place {
                score: score(away, None),
                cube,
                gammons: [0.0; 2],
            };
            at_score(&met, place).useless
        };
        assert_eq!(useless([4, 2], 1), [None; 2]);
        assert_eq!(useless([4, 2], 2), [None, Some(Useless::Enough)]);
        assert_eq!(useless([4, 1], 1), [Some(Useless::Crawford); 2]);
        assert_eq!(useless([1, 1], 1), [Some(Useless::DoubleMatchPoint); 2]);
    }

    #[test]
    fn winning_the_match_is_worth_everything() {
        let place = Place {
            score: score([2, 3], None),
            cube: 2,
            gammons: [0.25; 2],
        };
        let worth = at_score(&Met::kazaross_xg2(), place);
        let [plain, gammon, _] = worth.results;
        assert_eq!((plain.points, plain.won), (2, Mwc::clamped(1.0)));
        assert_eq!((gammon.points, gammon.lost), (4, Mwc::clamped(0.0)));
        let scale = worth.scale.unwrap();
        assert_eq!([scale.mwc[0], scale.mwc[2]], [plain.lost, plain.won]);
    }
}
