//! What statistics say of a player.

use barpoint_record::Date;
use barpoint_rules::Side;

use crate::statistics::ByKind;
use crate::{DecisionKind, MatchId, Phase, Rate, Score};

/// How a player has played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerStatistics {
    /// Match by match, by date; those without a date last.
    pub matches: Vec<SeatStatistics>,
    kinds: Box<ByKind>,
    /// By score, the score with most decisions first.
    pub scores: Vec<(Score, Rate)>,
}

/// How a player has played one match.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatStatistics {
    /// The match.
    pub match_id: MatchId,
    /// The player's side.
    pub side: Side,
    /// The player's name; empty where there is none.
    pub player: String,
    /// The opponent's.
    pub opponent: String,
    /// Date of play.
    pub played: Option<Date>,
    /// Points needed to win; 0 = money session.
    pub length: u16,
    /// Points the player had at the end.
    pub points: u32,
    /// Points the opponent had.
    pub opponent_points: u32,
    /// Luck of the player's rolls less that of the opponent's, EMG in matches; `None` if the rolls of either are not analysed.
    pub luck: Option<f64>,
    /// The decisions that count.
    pub rate: Rate,
}

/// A kind of decision in a phase of the game, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expense {
    /// What was decided.
    pub kind: DecisionKind,
    /// In which phase.
    pub phase: Phase,
    /// The decisions.
    pub rate: Rate,
}

/// Results of matches by who was luckier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LuckBalance {
    /// Won with the better luck.
    pub lucky_wins: u32,
    /// Won with the worse luck.
    pub unlucky_wins: u32,
    /// Lost with the better luck.
    pub lucky_losses: u32,
    /// Lost with the worse luck.
    pub unlucky_losses: u32,
}

impl PlayerStatistics {
    /// How many matches there are; those of all players have two seats each.
    #[must_use]
    pub fn distinct_matches(&self) -> usize {
        let mut ids: Vec<MatchId> = self.matches.iter().map(|seat| seat.match_id).collect();
        ids.sort_unstable();
        ids.dedup();
        ids.len()
    }

    pub(crate) fn new(
        matches: Vec<SeatStatistics>,
        kinds: Box<ByKind>,
        mut scores: Vec<(Score, Rate)>,
    ) -> Self {
        // Scores that are equal in this come in the order of their first decision.
        scores.sort_by_key(|(_, rate)| std::cmp::Reverse(rate.decisions()));
        Self {
            matches,
            kinds,
            scores,
        }
    }

    /// All decisions.
    #[must_use]
    pub fn total(&self) -> Rate {
        sum(self.kinds.iter().flatten())
    }

    /// The decisions of these kinds.
    #[must_use]
    pub fn of_kinds(&self, kinds: &[DecisionKind]) -> Rate {
        sum(kinds.iter().flat_map(|&kind| &self.kinds[kind as usize]))
    }

    /// Cube decisions.
    #[must_use]
    pub fn cube(&self) -> Rate {
        self.of_kinds(&DecisionKind::ALL[1..])
    }

    /// Doubling or not.
    #[must_use]
    pub fn doubles(&self) -> Rate {
        self.of_kinds(&[DecisionKind::NoDouble, DecisionKind::Double])
    }

    /// Answers to doubles.
    #[must_use]
    pub fn answers(&self) -> Rate {
        self.of_kinds(&[DecisionKind::Take, DecisionKind::Pass])
    }

    /// The decisions of a phase.
    #[must_use]
    pub fn of_phase(&self, phase: Phase) -> Rate {
        sum(self.kinds.iter().map(|phases| &phases[phase as usize]))
    }

    /// Kinds of decisions by phase, those that cost most together first; none that cost nothing.
    #[must_use]
    pub fn expenses(&self) -> Vec<Expense> {
        let cells = DecisionKind::ALL
            .iter()
            .zip(self.kinds.iter())
            .flat_map(|(&kind, phases)| {
                Phase::ALL
                    .iter()
                    .zip(phases)
                    .map(move |(&phase, &rate)| Expense { kind, phase, rate })
            });
        let mut expenses: Vec<Expense> = cells.filter(|cell| cell.rate.loss() > 0.0).collect();
        expenses.sort_by(|one, other| other.rate.loss().total_cmp(&one.rate.loss()));
        expenses
    }

    /// After each match the rate of the last `window` of them, itself among them, in the order of [`Self::matches`]. Matches
    /// without decisions that count are no matches here.
    #[must_use]
    pub fn rolling(&self, window: usize) -> Vec<(MatchId, Rate)> {
        let counting = self.matches.iter().filter(|seat| seat.rate.decisions() > 0);
        let counting: Vec<&SeatStatistics> = counting.collect();
        let last = |end: usize| &counting[end.saturating_sub(window)..end];
        let rates = (1..=counting.len()).map(|end| sum(last(end).iter().map(|seat| &seat.rate)));
        counting
            .iter()
            .map(|seat| seat.match_id)
            .zip(rates)
            .collect()
    }

    /// Matches won and lost by who was luckier; without those that are not finished or whose luck is not known.
    #[must_use]
    pub fn luck_balance(&self) -> LuckBalance {
        let mut balance = LuckBalance::default();
        for seat in &self.matches {
            let Some((won, luck)) = seat.won().zip(seat.luck) else {
                continue;
            };
            *match (won, luck > 0.0) {
                (true, true) => &mut balance.lucky_wins,
                (true, false) => &mut balance.unlucky_wins,
                (false, true) => &mut balance.lucky_losses,
                (false, false) => &mut balance.unlucky_losses,
            } += 1;
        }
        balance
    }
}

impl SeatStatistics {
    /// Whether the player won; of money play, whether the player is ahead. `None` if neither did.
    #[must_use]
    pub fn won(&self) -> Option<bool> {
        let needed = u32::from(self.length);
        let is_over = self.points.max(self.opponent_points) >= needed;
        (is_over && self.points != self.opponent_points)
            .then_some(self.points > self.opponent_points)
    }
}

fn sum<'a>(rates: impl Iterator<Item = &'a Rate>) -> Rate {
    rates.fold(Rate::default(), |mut sum, rate| {
        sum.merge(rate);
        sum
    })
}
