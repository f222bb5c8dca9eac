//! What move filters lose to a wide one, and how long they take: decisions of self-play, a cold cache for each, one thread.
//!
//!     cargo run --release -p barpoint-eval --example filters -- 2 1000 normal large staged staged-wide
//!
//! The arguments are plies, decisions and filters; `staged+choice` finds the best play of `staged` alone. What a filter's choice loses is by
//! the same depth over all plays within 0.2.

#![expect(clippy::print_stdout, reason = "the result is printed")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use std::error::Error;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeContext, Met};
use barpoint_eval::calibration::Workload;
use barpoint_eval::{AlwaysSearch, CubeUse, MoveFilter, Search, SearchSettings, nets};
use cpu_time::ThreadTime;

/// Every play that could be best.
const WIDE: &str = "0:2,20,0.2";

/// What a filter did.
struct Tally {
    name: String,
    filter: MoveFilter,
    losses: Vec<f64>,
    seconds: f64,
    /// Plays searched to the full depth.
    searched: usize,
}

impl Tally {
    fn new(name: String) -> Result<Self, Box<dyn Error>> {
        let filter = match name.strip_suffix("+choice") {
            Some(name) => name.parse::<MoveFilter>()?.for_choice(),
            None => name.parse()?,
        };
        Ok(Self {
            name,
            filter,
            losses: Vec::new(),
            seconds: 0.0,
            searched: 0,
        })
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let plies: u8 = arguments.next().map_or(Ok(2), |text| text.parse())?;
    let count: usize = arguments.next().map_or(Ok(1000), |text| text.parse())?;
    let settings = SearchSettings::new(plies, CubeUse::Cubeful, 7);
    let wide: MoveFilter = WIDE.parse()?;
    let mut tallies: Vec<Tally> = arguments
        .map(Tally::new)
        .collect::<Result<_, Box<dyn Error>>>()?;

    let evaluator = Arc::new(nets::production(Arc::new(OneSided::build()))?);
    let met = Arc::new(Met::kazaross_xg2());
    let work = Workload::new(&evaluator, count);
    for (board, roll) in work.decisions() {
        let rank = |filter: &MoveFilter| {
            let search = Search::new(evaluator.clone(), met.clone(), 1 << 14);
            let begun = ThreadTime::now();
            let (ctx, always) = (CubeContext::MONEY, AlwaysSearch::Nothing);
            let plays = search.rank_plays(board, roll, ctx, settings, filter, always);
            (plays, begun.elapsed().as_secs_f64())
        };
        let (truth, _) = rank(&wide);
        if truth.len() < 2 {
            continue;
        }
        for tally in &mut tallies {
            let (plays, seconds) = rank(&tally.filter);
            tally.seconds += seconds;
            tally.searched += plays
                .iter()
                .filter(|row| row.plies == settings.plies)
                .count();
            let chosen = truth.iter().find(|row| row.after == plays[0].after);
            let lost = chosen.map_or(0.0, |row| truth[0].cubeful.get() - row.cubeful.get());
            tally.losses.push(lost.max(0.0).into());
        }
    }
    for tally in &tallies {
        let n = tally.losses.len() as f64;
        let mean = tally.losses.iter().sum::<f64>() / n;
        let squares = tally.losses.iter().map(|loss| (loss - mean).powi(2));
        let error = (squares.sum::<f64>() / n / n).sqrt();
        println!(
            "{:44} {:7.2} ms, {:.2} plays in full, loses {:.3} +- {:.3} thousandths, n {n}",
            tally.name,
            1000.0 * tally.seconds / n,
            tally.searched as f64 / n,
            1000.0 * mean,
            1000.0 * error,
        );
    }
    Ok(())
}
