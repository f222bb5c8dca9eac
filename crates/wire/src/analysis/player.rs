//! A player's numbers.

use barpoint_analysis::statistics::Statistics;
use barpoint_record::MatchRecord;
use barpoint_rules::Side;
use serde::Serialize;
use utoipa::ToSchema;

/// A player's numbers. Errors are positive; EMG = equity normalised to the cube; `real` = match
/// winning chance in matches, points in money play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayerReport {
    /// Name.
    pub name: String,
    /// Points at the end.
    pub points: u32,
    /// Performance rating: 500 x mean error (EMG) per unforced play or close or actual cube decision; null
    /// without such decisions.
    pub pr: Option<f32>,
    /// Snowie error rate: 1000 x error (EMG) per move of either player.
    pub snowie_error_rate: f32,
    /// Checker plays with a choice.
    pub unforced_moves: u32,
    /// Total error of checker plays, EMG.
    pub checker_loss: f32,
    /// The same in real terms.
    pub checker_loss_real: f32,
    /// Close or actual cube decisions.
    pub cube_decisions: u32,
    /// Total error of cube decisions, EMG.
    pub cube_loss: f32,
    /// The same in real terms.
    pub cube_loss_real: f32,
    /// Luck, EMG; `null` if that of no roll is known.
    pub luck: Option<f32>,
    /// Luck in real terms; `null` if that of no roll is known.
    pub luck_real: Option<f32>,
    /// Luck-adjusted result, in real terms; `null` if the luck of no roll is known.
    pub luck_adjusted_result: Option<f32>,
}

impl PlayerReport {
    /// The numbers of both players by the statistics of their match, White's first.
    #[must_use]
    pub fn both(record: &MatchRecord, total: &Statistics) -> [Self; 2] {
        Side::BOTH.map(|side| Self::of(record, total, side))
    }

    fn of(record: &MatchRecord, total: &Statistics, side: Side) -> Self {
        let numbers = &total.sides[side];
        let luck = numbers.known_luck();
        Self {
            name: record.players[side].name.clone(),
            points: record.final_points(side),
            pr: numbers.pr(),
            snowie_error_rate: total.snowie_rate(side),
            unforced_moves: numbers.checker.unforced,
            checker_loss: numbers.checker_loss().emg.get(),
            checker_loss_real: numbers.checker_loss().real.get(),
            cube_decisions: numbers.close_cube,
            cube_loss: numbers.cube_loss().emg.get(),
            cube_loss_real: numbers.cube_loss().real.get(),
            luck: luck.map(|luck| luck.emg.get()),
            luck_real: luck.map(|luck| luck.real.get()),
            luck_adjusted_result: total
                .known_luck_adjusted_result(side)
                .map(barpoint_record::Winnings::get),
        }
    }
}
