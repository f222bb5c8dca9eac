//! `set rollout rng` and `set rollout seed`, of every rollout.

use barpoint_rollout::{DiceFile, Generator};

use super::Rollout;
use super::value::Value;
use crate::commands::Call;
use crate::session::Session;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// Where the settings of rollouts stand, below `set`.
const PLACES: [&str; 5] = [
    "analysis chequerplay rollout",
    "analysis cubedecision rollout",
    "evaluation chequerplay rollout",
    "evaluation cubedecision rollout",
    "rollout",
];

/// Whether a path below `set` is about the dice of a rollout.
pub(super) fn is_about_dice(path: &str) -> bool {
    let Some((before, word)) = split(path) else {
        return false;
    };
    let is_rollout = PLACES.contains(&before)
        || ["player chequerplay rollout", "player cubedecision rollout"].contains(&before);
    is_rollout && !word.is_empty()
}

/// A path up to the rollout, and the generator or `seed`.
fn split(path: &str) -> Option<(&str, &str)> {
    path.strip_suffix(" seed")
        .map(|before| (before, "seed"))
        .or_else(|| path.split_once(" rng "))
}

impl Session {
    /// The rollouts that a path means, with the player named on the way.
    fn rollouts(&mut self, path: &str, player: Option<&str>) -> Option<Vec<&mut Rollout>> {
        let sides = match player {
            Some(player) => self.players(player)?,
            None => Vec::new(),
        };
        let settings = &mut self.settings;
        let analysis = &mut settings.analysis.decisions;
        Some(match path {
            "analysis chequerplay rollout" => vec![&mut analysis.checker.rollout],
            "analysis cubedecision rollout" => vec![&mut analysis.cube.rollout],
            "evaluation chequerplay rollout" => vec![&mut settings.hints.checker.rollout],
            "evaluation cubedecision rollout" => vec![&mut settings.hints.cube.rollout],
            "rollout" => vec![&mut settings.rollout],
            _ => {
                let white = sides.contains(&barpoint_rules::Side::White);
                let black = sides.contains(&barpoint_rules::Side::Black);
                let barpoint_rules::BySide {
                    white: first,
                    black: second,
                } = &mut settings.players;
                let decisions = [(first, white), (second, black)].into_iter();
                let meant = decisions.filter_map(|(player, meant)| meant.then_some(player));
                meant
                    .map(|player| {
                        if path.contains("chequerplay") {
                            &mut player.checker.rollout
                        } else {
                            &mut player.cube.rollout
                        }
                    })
                    .collect()
            }
        })
    }
}

impl Session {
    /// The rollout of a setting that has the number of its player in its path.
    pub(super) fn rollout_of(&mut self, path: &str) -> Option<&Rollout> {
        let (before, _) = path.split_once(" rng")?;
        let (player, before) = match before.strip_prefix("player ") {
            Some(rest) => {
                let (player, rest) = rest.split_once(' ')?;
                (Some(player), format!("player {rest}"))
            }
            None => (None, before.to_owned()),
        };
        let mut found = self.rollouts(&before, player)?;
        found.pop().map(|rollout| &*rollout)
    }
}

/// The generator of a rollout, or its seed.
pub(super) fn set(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let path = call.path.trim_start_matches("set ");
    let (before, word) = split(path).unwrap_or((path, ""));
    let change = change(word, call)?;
    let player = call.players.first().map(String::as_str);
    let rollouts = shell.session.rollouts(before, player);
    let rollouts = rollouts.ok_or_else(|| {
        let path = call.path;
        Refusal::new(format!(
            "{path}: expected a player: 0, 1, a name or both, found `{}'",
            player.unwrap_or_default()
        ))
    })?;
    for rollout in rollouts {
        rollout.generator = change.generator.unwrap_or(rollout.generator);
        rollout.seed.clone_from(&change.seed);
        if let Some((name, dice)) = &change.file {
            rollout.dice_file = Some((name.clone(), dice.clone()));
        }
    }
    if shell.session.loading.is_empty() {
        let dice = change.generator.map(|generator| generator.text());
        let dice = dice.map_or_else(String::new, |name| format!("dice {name}, "));
        writeln!(call.out, "{before}: {dice}seed {}", change.seed)?;
    }
    Ok(Flow::Continue)
}

/// What becomes of the dice of a rollout.
struct Change {
    generator: Option<Generator>,
    seed: String,
    file: Option<(String, DiceFile)>,
}

fn change(word: &str, call: &mut Call<'_>) -> Result<Change, Refusal> {
    let mut generator = Generator::Mersenne;
    let mut file = None;
    let generator = match word {
        "seed" => None,
        "manual" | "random.org" => {
            return Err(Refusal::new(format!(
                "{}: rollouts need a generator or a file of dice",
                call.path
            )));
        }
        "file" => {
            let name = call.words.clone().text();
            let bytes = barpoint_app::files::read(std::path::Path::new(&name));
            let dice = bytes.map_err(Refusal::new)?;
            let dice = DiceFile::read(&dice).map_err(|error| {
                let path = call.path;
                Refusal::new(format!("{path}: {name}: {error}"))
            })?;
            file = Some((name, dice));
            return Ok(Change {
                generator: Some(Generator::File),
                seed: "0".to_owned(),
                file,
            });
        }
        _ if generator.put(word) => Some(generator),
        _ => None,
    };
    let skipped = match (word, call.words.clone().next().as_deref()) {
        ("bbs", Some("modulus")) => 2,
        ("bbs", Some("factors")) => 3,
        _ => 0,
    };
    let seed = match call.words.by_ref().nth(skipped) {
        Some(seed) => crate::dice::check_seed(&seed).map_err(Refusal::new)?,
        None => crate::dice::unknown_seed(),
    };
    Ok(Change {
        generator,
        seed,
        file,
    })
}
