//! How a player has played.

use barpoint_store::{DecisionKind, Phase, PlayerStatistics, Rate, SeatStatistics};
use serde::Serialize;
use utoipa::ToSchema;

/// How a player has played, or all players together.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryStatistics {
    /// The player's name; `null` of all players together.
    pub player: Option<String>,
    /// All decisions that count.
    pub total: LibraryRate,
    /// Checker plays.
    pub checker: LibraryRate,
    /// Cube decisions.
    pub cube: LibraryRate,
    /// Doubling or not.
    pub doubles: LibraryRate,
    /// Takes and passes.
    pub takes: LibraryRate,
    /// By phase of the game.
    pub phases: Vec<LibraryPhase>,
    /// By score, the score with most decisions first.
    pub scores: Vec<LibraryScore>,
    /// Kinds of decisions by phase, those that cost most together first.
    pub expenses: Vec<LibraryExpense>,
    /// Results by who was luckier.
    pub luck: LibraryLuck,
    /// Match by match, by date.
    pub matches: Vec<LibraryMatch>,
}

/// Decisions that count for the performance rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryRate {
    /// How many.
    pub decisions: u32,
    /// What they lost together, EMG in matches.
    pub loss: f64,
    /// Performance rating: 500 times the mean loss; `null` without decisions.
    pub pr: Option<f64>,
    /// Its standard error; `null` of fewer than two decisions.
    pub standard_error: Option<f64>,
}

/// The decisions of a phase.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryPhase {
    /// The phase.
    pub phase: &'static str,
    /// The decisions.
    pub rate: LibraryRate,
}

/// The decisions at a score.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryScore {
    /// `money`, or the points that the player and the opponent need (`3-5`), with `C` in the Crawford game and `PC` after it.
    pub score: String,
    /// The decisions.
    pub rate: LibraryRate,
}

/// A kind of decision in a phase.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryExpense {
    /// The kind.
    pub kind: &'static str,
    /// The phase.
    pub phase: &'static str,
    /// The decisions.
    pub rate: LibraryRate,
}

/// Results by who was luckier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryLuck {
    /// Won with the better luck.
    pub lucky_wins: u32,
    /// Won with the worse luck.
    pub unlucky_wins: u32,
    /// Lost with the better luck.
    pub lucky_losses: u32,
    /// Lost with the worse luck.
    pub unlucky_losses: u32,
}

/// How a player has played one match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryMatch {
    /// Number of the match in the library.
    pub match_id: i64,
    /// The player.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// Date of play: `2024-05-31`, `2024-05` or `2024`.
    pub date: Option<String>,
    /// Match length in points; 0 = money session.
    pub length: u16,
    /// Points the player and the opponent had at the end.
    pub points: [u32; 2],
    /// Luck of the player's rolls less that of the opponent's, EMG in matches.
    pub luck: Option<f64>,
    /// The decisions.
    pub rate: LibraryRate,
    /// Those of this match and some before it; `null` for a match without decisions that count.
    pub rolling: Option<LibraryRate>,
}

impl From<Rate> for LibraryRate {
    fn from(rate: Rate) -> Self {
        Self {
            decisions: rate.decisions(),
            loss: rate.loss(),
            pr: rate.pr(),
            standard_error: rate.std_err(),
        }
    }
}

impl LibraryStatistics {
    /// The statistics of a player, with rates rolling over `window` matches.
    #[must_use]
    pub fn new(player: Option<String>, found: &PlayerStatistics, window: usize) -> Self {
        let balance = found.luck_balance();
        let phase = |phase: &Phase| LibraryPhase {
            phase: phase.name(),
            rate: found.of_phase(*phase).into(),
        };
        let expenses = found.expenses();
        Self {
            player,
            total: found.total().into(),
            checker: found.of_kinds(&[DecisionKind::Checker]).into(),
            cube: found.cube().into(),
            doubles: found.doubles().into(),
            takes: found.answers().into(),
            phases: Phase::ALL.iter().map(phase).collect(),
            scores: found
                .scores
                .iter()
                .map(|(score, rate)| LibraryScore {
                    score: score.to_string(),
                    rate: (*rate).into(),
                })
                .collect(),
            expenses: expenses
                .iter()
                .map(|cell| LibraryExpense {
                    kind: cell.kind.name(),
                    phase: cell.phase.name(),
                    rate: cell.rate.into(),
                })
                .collect(),
            luck: LibraryLuck {
                lucky_wins: balance.lucky_wins,
                unlucky_wins: balance.unlucky_wins,
                lucky_losses: balance.lucky_losses,
                unlucky_losses: balance.unlucky_losses,
            },
            matches: matches(found, window),
        }
    }
}

fn matches(found: &PlayerStatistics, window: usize) -> Vec<LibraryMatch> {
    let mut rolling = found.rolling(window).into_iter();
    let row = |seat: &SeatStatistics| LibraryMatch {
        match_id: seat.match_id.get(),
        player: seat.player.clone(),
        opponent: seat.opponent.clone(),
        date: seat.played.map(|date| date.to_string()),
        length: seat.length,
        points: [seat.points, seat.opponent_points],
        luck: seat.luck,
        rate: seat.rate.into(),
        // One for each match with decisions, in this order.
        rolling: (seat.rate.decisions() > 0)
            .then(|| rolling.next())
            .flatten()
            .map(|(_, rate)| rate.into()),
    };
    found.matches.iter().map(row).collect()
}
