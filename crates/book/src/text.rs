//! A book as text: a head that says how it was made, then a line for every decision, its plays best first.

use barpoint_rollout::Estimate;
use barpoint_rules::notation::{display_play, excerpt};

use crate::{Book, BookDecision, BookError, BookSettings, Entry, RolledPlay};

const FIRST: &str = "barpoint opening book 1";

/// The head of a book made by these nets.
pub(crate) fn head(nets: &str, settings: &BookSettings) -> String {
    let BookSettings {
        opening_trials,
        reply_trials,
        seed,
    } = settings;
    format!(
        "{FIRST}\nnets {nets}\nopening-trials {opening_trials}\nreply-trials {reply_trials}\nseed {seed}\n\n"
    )
}

/// The line of an entry, without its end: the decision, then for each play after a tab its equity, standard error, how far
/// it is behind, the standard error of that, trials, five cumulative chances and the play.
pub(crate) fn line(entry: &Entry) -> String {
    let plays: Vec<String> = entry.plays.iter().map(play).collect();
    format!("{}\t{}", entry.decision, plays.join("\t"))
}

fn play(known: &RolledPlay) -> String {
    let [equity, behind] = [known.equity, known.behind]
        .map(|number| format!("{:.5} {:.5}", number.mean, number.std_err));
    let chances = known.chances.map(|chance| format!("{chance:.4}")).join(" ");
    let (trials, play) = (known.trials, display_play(&known.play));
    format!("{equity} {behind} {trials} {chances} {play}")
}

/// Reads a whole book.
pub(crate) fn read(text: &str) -> Result<Book, BookError> {
    let (head, lines) = text.split_once("\n\n").ok_or(BookError::Head)?;
    let mut head = head.lines();
    if head.next() != Some(FIRST) {
        return Err(BookError::Head);
    }
    let mut value = |name: &str| {
        let line = head.next().ok_or(BookError::Head)?;
        let value = line
            .strip_prefix(name)
            .and_then(|line| line.strip_prefix(' '));
        value.ok_or(BookError::Head)
    };
    let nets = value("nets")?.to_owned();
    let settings = BookSettings {
        opening_trials: number(value("opening-trials")?)?,
        reply_trials: number(value("reply-trials")?)?,
        seed: number(value("seed")?)?,
    };
    // The head has five lines and an empty one.
    let numbered = (7..).zip(lines.lines());
    let entry = |(line, text): (usize, &str)| {
        entry(text).ok_or_else(|| BookError::Line {
            line,
            found: excerpt(text).into_owned(),
        })
    };
    Ok(Book {
        nets,
        settings,
        entries: numbered.map(entry).collect::<Result<_, _>>()?,
    })
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, BookError> {
    text.parse().map_err(|_| BookError::Head)
}

fn entry(line: &str) -> Option<Entry> {
    let mut fields = line.split('\t');
    let decision: BookDecision = fields.next()?.parse().ok()?;
    let plays: Option<Vec<RolledPlay>> = fields.map(|field| rolled(&decision, field)).collect();
    plays
        .filter(|plays| !plays.is_empty())
        .map(|plays| Entry { decision, plays })
}

fn rolled(decision: &BookDecision, field: &str) -> Option<RolledPlay> {
    let mut words = field.splitn(11, ' ');
    let mut numbers = [0.0; 4];
    for number in &mut numbers {
        *number = finite(words.next()?)?;
    }
    let [equity, error, behind, error_behind] = numbers;
    let trials = words.next()?.parse().ok()?;
    let mut chances = [0.0; 5];
    for chance in &mut chances {
        *chance = finite(words.next()?)?;
    }
    Some(RolledPlay {
        play: decision.read_play(words.next()?).ok()?,
        trials,
        equity: Estimate {
            mean: equity,
            std_err: error,
        },
        behind: Estimate {
            mean: behind,
            std_err: error_behind,
        },
        chances,
    })
}

fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}
