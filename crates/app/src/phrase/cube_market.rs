//! What the next two rolls make of a double.

use barpoint_explain::{MarketLosers, MarketSaid};

use super::Phrase;
use super::cube_reasons::sentence;
use super::reasons::{equity, percent};

/// The rolls after which most replies lose the market.
pub(super) fn most_losers(losers: &MarketLosers) -> String {
    /// Rolls named.
    const NAMED: usize = 5;
    let rolls = losers.by_roll.iter().filter(|first| first.throws() > 0);
    let mut rolls: Vec<_> = rolls.collect();
    rolls.sort_by_key(|first| std::cmp::Reverse(first.throws()));
    let named = rolls.iter().take(NAMED).map(|first| first.roll.to_string());
    named.collect::<Vec<_>>().join(" ")
}

/// What is said of the sequences of two rolls.
pub(super) fn market(said: MarketSaid, rolls: &str) -> (String, Phrase) {
    match said {
        MarketSaid::Swing {
            losers,
            gain,
            regrets,
            loss,
        } => {
            let all = MarketLosers::SEQUENCES;
            let text = format!(
                "Doubling now gains {{gain}} on average after the {{count}} of {all} sequences that lose the market (most after {rolls}), and costs {{loss}} after {{regrets}} others"
            );
            let figures = [("gain", equity(gain)), ("loss", equity(loss))];
            let (text, phrase) = sentence("why-cube-swing", &text, &figures);
            let text = text.replace("{count}", &losers.to_string());
            let text = text.replace("{regrets}", &regrets.to_string());
            let phrase = phrase.with("count", u32::from(losers));
            let phrase = phrase.with("regrets", u32::from(regrets));
            (text, phrase.with("rolls", rolls))
        }
        MarketSaid::Losers(count) => {
            let all = MarketLosers::SEQUENCES;
            let share = percent(f32::from(count) / f32::from(all));
            let most = if rolls.is_empty() {
                String::new()
            } else {
                format!(", most after {rolls}")
            };
            let text = format!(
                "After {count} of {all} sequences ({{share}} %) a double must be passed{most}"
            );
            let (text, phrase) = sentence("why-cube-losers", &text, &[("share", share)]);
            let phrase = phrase.with("count", u32::from(count));
            (text, phrase.with("rolls", rolls))
        }
        MarketSaid::Returns(count) => {
            let all = MarketLosers::SEQUENCES;
            let text =
                format!("If you wait, the opponent can take after {count} of {all} sequences");
            let phrase = Phrase::new("why-cube-returns");
            (text, phrase.with("count", u32::from(count)))
        }
        MarketSaid::NoLosers => sentence(
            "why-cube-no-losers",
            "No sequence of two rolls loses the market",
            &[],
        ),
    }
}
