//! The words of counts.

use barpoint_explain::Counted;

/// The code of a count, what is counted, and the words: `{n}` is the better count with its noun, `{m}` the other.
pub(super) const fn words_of(what: Counted) -> (&'static str, &'static str, &'static str) {
    match what {
        Counted::Shots => ("why-shots", "shot", "Leaves {n} instead of {m}"),
        Counted::DoubleShots => (
            "why-double-shots",
            "roll",
            "Lets {n} hit two checkers instead of {m}",
        ),
        Counted::Hit => ("why-hit", "checker", "Hits {n} instead of {m}"),
        Counted::Dances => (
            "why-dances",
            "roll",
            "Keeps {n} of 36 from entering instead of {m}",
        ),
        Counted::Blockade => (
            "why-blockade",
            "roll",
            "Leaves a back checker {n} of 36 to move with instead of {m}",
        ),
        Counted::HomePoints => (
            "why-home-points",
            "point",
            "Has {n} in the home board instead of {m}",
        ),
        Counted::HomeBlots => (
            "why-home-blots",
            "blot",
            "Leaves {n} in the home board instead of {m}",
        ),
        Counted::Back => ("why-back", "checker", "Has {n} back instead of {m}"),
        Counted::Deep => (
            "why-deep",
            "checker",
            "Has {n} on the ace- and deuce-points instead of {m}",
        ),
        Counted::Off => ("why-off", "checker", "Has {n} off instead of {m}"),
        Counted::Crossovers => ("why-crossovers", "crossover", "Needs {n} instead of {m}"),
        Counted::ToSave => (
            "why-to-save",
            "crossover",
            "Needs {n} instead of {m} to bring all home and bear one off",
        ),
        Counted::Gaps => (
            "why-gaps",
            "gap",
            "Leaves {n} on the 4-, 5- and 6-points instead of {m}",
        ),
        Counted::Misses => ("why-misses", "roll", "Misses with {n} of 36 instead of {m}"),
    }
}
