//! Chances and equities as the output settings say.

use barpoint_equity::{Equity, Outcome, Stakes};

use crate::settings::Output;

/// How figures are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    output: Output,
    /// What the cube is worth, where equities are shown as match-winning chances.
    stakes: Option<Stakes>,
}

impl Figures {
    /// Figures of a game with these stakes, if it is one of a match.
    pub(crate) fn new(output: Output, stakes: Option<Stakes>) -> Self {
        let stakes = stakes.filter(|_| output.mwc);
        Self { output, stakes }
    }

    /// What equities are called before a figure.
    pub(crate) const fn name(&self) -> &'static str {
        if self.stakes.is_some() {
            "MWC:"
        } else {
            "Eq.:"
        }
    }

    /// What equities are called in a text.
    pub(crate) const fn word(&self) -> &'static str {
        if self.stakes.is_some() {
            "MWC"
        } else {
            "equity"
        }
    }

    /// An equity, EMG in a match.
    pub(crate) fn equity(&self, equity: Equity) -> String {
        let digits = self.output.digits;
        let Some(stakes) = self.stakes else {
            return format!("{:+.digits$}", equity.get());
        };
        let mwc = stakes.denormalise(equity).get();
        if self.output.match_percent {
            format!(
                "{:width$.less$}%",
                100.0 * mwc,
                width = digits + 3,
                less = digits - 1
            )
        } else {
            format!("{mwc:.more$}", more = digits + 1)
        }
    }

    /// How far an equity is from the best.
    pub(crate) fn behind(&self, equity: Equity, best: Equity) -> String {
        let digits = self.output.digits;
        let Some(stakes) = self.stakes else {
            return format!("{:+.digits$}", equity.get() - best.get());
        };
        let behind = stakes.denormalise(equity).get() - stakes.denormalise(best).get();
        if self.output.match_percent {
            format!(
                "{:+width$.less$}%",
                100.0 * behind,
                width = digits + 3,
                less = digits - 1
            )
        } else {
            format!("{behind:+.more$}", more = digits + 1)
        }
    }

    /// A chance of the game.
    pub(crate) fn chance(&self, chance: f32) -> String {
        let digits = self.output.digits;
        if self.output.game_percent {
            let less = digits.saturating_sub(2);
            format!("{:width$.less$}", 100.0 * chance, width = digits + 2)
        } else {
            format!("{chance:.digits$}")
        }
    }

    /// `win wg wbg - lose lg lbg`.
    pub(crate) fn chances(&self, outcome: &Outcome) -> String {
        let part = |numbers: [f32; 3]| numbers.map(|number| self.chance(number)).join(" ");
        let won = [outcome.win, outcome.win_gammon, outcome.win_backgammon];
        let lost = [
            1.0 - outcome.win,
            outcome.lose_gammon,
            outcome.lose_backgammon,
        ];
        format!("{} - {}", part(won), part(lost))
    }
}

#[cfg(test)]
mod tests {
    use barpoint_equity::Mwc;

    use super::*;

    /// `hint` of gnubg 1.07.001 in a match to 5 points at 1-2 with these settings.
    #[test]
    fn figures_have_the_widths_of_gnubg() {
        let stakes = Some(Stakes {
            win: Mwc::clamped(0.6687),
            lose: Mwc::clamped(0.5),
        });
        let mut output = Output {
            mwc: true,
            ..Output::default()
        };
        let figures = |output| Figures::new(output, stakes);
        let (best, other) = (Equity(1.0), Equity(0.5));
        assert_eq!(figures(output).equity(best), " 66.87%");
        assert_eq!(figures(output).behind(other, best), " -4.22%");
        output.digits = 5;
        assert_eq!(figures(output).equity(best), " 66.8700%");
        output.match_percent = false;
        output.digits = 3;
        assert_eq!(figures(output).equity(best), "0.6687");
        assert_eq!(figures(output).behind(other, best), "-0.0422");
        output.mwc = false;
        assert_eq!(figures(output).equity(best), "+1.000");
        output.game_percent = true;
        assert_eq!(figures(output).chance(0.5215), " 52.1");
        output.digits = 6;
        assert_eq!(figures(output).chance(0.007_713), "  0.7713");
    }
}
