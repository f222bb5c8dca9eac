//! Why a cube decision is right, and what it rests on.

use barpoint_explain::{Call, CubeExplanation, CubeStatement, Unusual, WindowSaid};

use super::Phrase;
use super::cube_answers::answer;
use super::cube_market::{market, most_losers};
use super::reasons::{equity, percent};

/// Everything said of a cube decision: the verdict, reasons for it, then figures.
#[must_use]
pub fn of_cube(found: &CubeExplanation) -> Vec<(String, Phrase)> {
    let rolls = most_losers(&found.losers);
    let said = found.statements.iter();
    said.map(|said| words(said, &rolls)).collect()
}

/// A sentence whose figures stand in it as `{name}`, with the code that has the same figures.
pub(super) fn sentence(id: &str, text: &str, figures: &[(&str, String)]) -> (String, Phrase) {
    let mut said = (text.to_owned(), Phrase::new(id));
    for (name, value) in figures {
        said.0 = said.0.replace(&format!("{{{name}}}"), value);
        said.1 = said.1.with(name, value.as_str());
    }
    said
}

fn words(said: &CubeStatement, rolls: &str) -> (String, Phrase) {
    match *said {
        CubeStatement::Verdict(call) => verdict(call),
        CubeStatement::Close => sentence(
            "why-cube-close",
            "To double or not makes hardly any difference",
            &[],
        ),
        CubeStatement::Window(said) => window(said),
        CubeStatement::Market(said) => market(said, rolls),
        CubeStatement::Answer(said) => answer(said),
        CubeStatement::Moves {
            unusual,
            local,
            average,
        } => moves(unusual, [local, average]),
        CubeStatement::Chances {
            wins,
            of_wins,
            of_losses,
        } => chances(wins, of_wins, of_losses),
    }
}

/// The chances of a game; of one that is lost how it is lost.
fn chances(wins: f32, of_wins: f32, of_losses: f32) -> (String, Phrase) {
    /// Fewer wins would be shown as none.
    const LEAST_WINS: f32 = 0.0005;
    let (id, text) = if wins < LEAST_WINS {
        (
            "why-cube-chances-lost",
            "Wins no game; of the losses {of_losses} % are gammons",
        )
    } else {
        (
            "why-cube-chances",
            "Wins {wins} %, {of_wins} % of them gammons; of the losses {of_losses} % are gammons",
        )
    };
    let figures = [
        ("wins", percent(wins)),
        ("of_wins", percent(of_wins)),
        ("of_losses", percent(of_losses)),
    ];
    sentence(id, text, &figures)
}

fn moves(unusual: Option<Unusual>, [local, average]: [f32; 2]) -> (String, Phrase) {
    let (id, start) = match unusual {
        Some(Unusual::Volatile) => ("why-cube-volatile", "Volatile: "),
        Some(Unusual::Quiet) => ("why-cube-quiet", "Quiet: "),
        None => ("why-cube-jumps", ""),
    };
    let text = format!(
        "{start}until the next decision winning chances move by {{local}} %; in such positions by {{average}} % on average"
    );
    let text = if start.is_empty() {
        text.replacen('u', "U", 1)
    } else {
        text
    };
    let figures = [("local", percent(local)), ("average", percent(average))];
    sentence(id, &text, &figures)
}

/// `double` or `redouble`, and the same at the start of a sentence.
const fn kind(redouble: bool) -> (&'static str, &'static str) {
    if redouble {
        ("redouble", "Redouble")
    } else {
        ("double", "Double")
    }
}

fn verdict(said: Call) -> (String, Phrase) {
    match said {
        Call::DoubleTake {
            redouble,
            gain,
            pass,
        } => {
            let (kind, word) = kind(redouble);
            let text = format!(
                "{word} and take: doubling gains {{gain}}, and passing would cost the opponent {{cost}}"
            );
            let figures = [("gain", equity(gain)), ("cost", equity(pass))];
            of_kind(kind, sentence("why-cube-double-take", &text, &figures))
        }
        Call::DoublePass {
            redouble,
            gain,
            take,
        } => {
            let (kind, word) = kind(redouble);
            let text = format!(
                "{word} and pass: doubling gains {{gain}}, and taking would cost the opponent {{cost}}"
            );
            let figures = [("gain", equity(gain)), ("cost", equity(take))];
            of_kind(kind, sentence("why-cube-double-pass", &text, &figures))
        }
        Call::NoDouble { redouble, cost } => {
            let kind = kind(redouble).0;
            let text = format!("No {kind}: it would cost {{cost}}");
            let figures = [("cost", equity(cost))];
            of_kind(kind, sentence("why-cube-no-double", &text, &figures))
        }
        Call::TooGood {
            worth,
            double,
            gammons,
        } => sentence(
            "why-cube-too-good",
            "Too good to double: playing on is worth {worth}, doubling {double}, since {gammons} % of the wins are gammons",
            &[
                ("worth", equity(worth)),
                ("double", equity(double)),
                ("gammons", percent(gammons)),
            ],
        ),
    }
}

fn of_kind(kind: &str, (text, phrase): (String, Phrase)) -> (String, Phrase) {
    (text, phrase.with("kind", kind))
}

fn window(said: WindowSaid) -> (String, Phrase) {
    match said {
        WindowSaid::InWindow { wins, window } => sentence(
            "why-cube-window",
            "In the market window: wins {wins} %; it opens at {opens} % and closes at {closes} %",
            &[
                ("wins", percent(wins)),
                ("opens", percent(window[0])),
                ("closes", percent(window[1])),
            ],
        ),
        WindowSaid::BelowWindow { wins, opens } => sentence(
            "why-cube-below",
            "Not in the market window: wins {wins} %, and it opens at {opens} %",
            &[("wins", percent(wins)), ("opens", percent(opens))],
        ),
        WindowSaid::DeadCube { wins, opens } => sentence(
            "why-cube-dead",
            "The cube is dead after a take; the market window opens at {opens} %: wins {wins} %",
            &[("wins", percent(wins)), ("opens", percent(opens))],
        ),
        WindowSaid::Jacoby { gammons } => sentence(
            "why-cube-jacoby",
            "Under the Jacoby rule gammons, {gammons} % of the wins, count only after a double",
            &[("gammons", percent(gammons))],
        ),
        WindowSaid::Redoubled => sentence(
            "why-cube-redoubled-at-once",
            "The opponent would redouble at once, and risk nothing by it",
            &[],
        ),
        WindowSaid::Free => sentence(
            "why-cube-free",
            "Doubling risks nothing: losing the game loses the match with the cube as it is",
            &[],
        ),
    }
}
