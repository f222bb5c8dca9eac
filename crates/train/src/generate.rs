//! Training records by expert iteration: self-play in which every position is looked ahead over all
//! 21 rolls.
//!
//! The correction of a position is its one-roll look-ahead value minus its static value, an exact
//! average without dice noise. A position's target adds the corrections of the positions that
//! followed, each step weighted by another lambda: a variance-reduced rollout of one trial along the
//! game played. The chain ends at a play that was not meant to be the best one.

use std::path::Path;

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use barpoint_equity::Outcome;
use barpoint_eval::{Class, CompositeEvaluator};
use barpoint_rules::{Board, Roll};

use crate::checks::{Checks, MOST_KEPT};
use crate::games::{Corrections, Games, Played};
use crate::player::{Choice, Player};
use crate::progress::Intervals;
use crate::records::{self, Record, Writer};
use crate::starts::{Starts, start};
use crate::streams::{stream, throw};
use crate::targets::{Five, Link, chain, clamped, unclamped};
use crate::{Listener, Nets, TrainError};

/// Settings of a stage that generates records.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GenerateSettings {
    /// Name of the stage and of its records.
    pub name: String,
    /// Nets that play and judge.
    pub nets: Nets,
    /// Where games begin.
    #[serde(default)]
    pub starts: Starts,
    /// Names of the records that mined and sampled starts are drawn from.
    #[serde(default)]
    pub pool: Vec<String>,
    /// Games to play.
    pub games: u64,
    /// Candidates the prefilter net keeps.
    #[serde(default = "crate::games::keep")]
    pub keep: usize,
    /// Weight of each further correction.
    #[serde(default = "GenerateSettings::lambda")]
    pub lambda: f32,
    /// Share of games that begin with disturbed plays.
    #[serde(default)]
    pub noisy_share: f64,
    /// Largest change of an equity in disturbed plays, uniform around zero.
    #[serde(default)]
    pub noise: f32,
    /// Fewest and most disturbed plays.
    #[serde(default)]
    pub noisy_plays: [u32; 2],
    /// If not 0, every game is a rollout of its first position alone: the mean target of this many games
    /// from there, the first rolls shared out evenly. For validation; `lambda` is best 1, `hold_out` 1.
    #[serde(default)]
    pub trials: u32,
    /// Up to this many rivals of the best play are searched too. The game goes on with the play that is
    /// then best, the others become records valued one roll ahead: nets that only see what they play never
    /// learn that they think too little of something.
    #[serde(default)]
    pub siblings: usize,
    /// How much less than the best play a rival may be worth without look-ahead.
    #[serde(default = "GenerateSettings::margin")]
    pub margin: f32,
    /// One game in this many is held out of training.
    #[serde(default = "crate::games::hold_out")]
    pub hold_out: u64,
}

impl GenerateSettings {
    const fn lambda() -> f32 {
        0.9
    }

    const fn margin() -> f32 {
        0.12
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let [fewest, most] = self.noisy_plays;
        let drawn = matches!(self.starts, Starts::Mined | Starts::Sampled);
        Checks::default()
            .at_least_one("games", self.games)
            .that(!drawn || !self.pool.is_empty(), || {
                "expected names of records to draw starts from as pool, found none".into()
            })
            .at_least_one("hold_out", self.hold_out)
            .range("keep", self.keep, [1, MOST_KEPT])
            .range("lambda", self.lambda, [0.0, 1.0])
            .range("noisy_share", self.noisy_share, [0.0, 1.0])
            .range("noise", self.noise, [0.0, MOST_EQUITY])
            .range("margin", self.margin, [0.0, MOST_EQUITY])
            .that(fewest <= most, || {
                format!("expected noisy_plays as fewest and most, found {fewest} and {most}")
            })
            .first_problem()
    }
}

const GAMES_PER_ROUND: u64 = 64;
/// Equities of money play without a cube are at most this far apart.
const MOST_EQUITY: f32 = 6.0;
/// Correction of the equity from which a position of the pool is always taken.
const CERTAINLY_MINED: f32 = 0.15;
/// Longest game; positions where both sides hold on forever end here.
const LONGEST: usize = 1000;

/// Runs or resumes the stage.
pub(crate) fn run(
    settings: &GenerateSettings,
    seed: u64,
    folder: &Path,
    evaluator: &CompositeEvaluator,
    intervals: Intervals,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let pool = pool(settings, folder)?;
    let games = Games {
        stage: &settings.name,
        count: settings.games,
        per_round: GAMES_PER_ROUND,
        intervals,
    };
    games.run(
        Writer::open(folder, &settings.name, seed, settings.clone())?,
        listener,
        |game| Played {
            held: game % settings.hold_out == settings.hold_out - 1,
            ..one_game(settings, seed, game, evaluator, &pool)
        },
        |pace, writer, corrections| {
            format!(
                "{:.1} games/s, {} records, {:.0} records/s, rms correction {:.4}",
                pace.speed(writer.games()),
                writer.records(),
                corrections.count / pace.seconds(),
                corrections.rms(),
            )
        },
    )
}

/// The positions that mined and sampled starts are drawn from.
fn pool(settings: &GenerateSettings, folder: &Path) -> Result<Vec<Board>, TrainError> {
    let mut pool = Vec::new();
    if !matches!(settings.starts, Starts::Mined | Starts::Sampled) {
        return Ok(pool);
    }
    for name in &settings.pool {
        let found = records::read_finished(folder, name)?;
        let records = match settings.starts {
            Starts::Mined => found.training,
            _ => found.held,
        };
        let boards = records.iter().map(|record| record.board);
        pool.extend(boards.filter(|board| Class::of(board) == Class::Contact));
    }
    if pool.is_empty() {
        return Err(TrainError::NoRecords {
            stage: settings.name.clone(),
        });
    }
    Ok(pool)
}

#[expect(clippy::too_many_lines, reason = "one game from start to records")]
fn one_game(
    settings: &GenerateSettings,
    seed: u64,
    game: u64,
    evaluator: &CompositeEvaluator,
    pool: &[Board],
) -> Played {
    let mut rng = stream(seed, &settings.name, game);
    let mut player = Player::new(evaluator, settings.keep);
    let mut board = match settings.starts {
        Starts::Mined => mined(pool, &mut player, &mut rng),
        Starts::Sampled => pool[rng.random_range(0..pool.len())],
        starts => start(starts, &mut rng),
    };
    if settings.trials > 0 {
        return Played {
            records: vec![rollout(settings, &board, &mut player, &mut rng)],
            ..Played::default()
        };
    }
    let mut noisy = if rng.random_bool(settings.noisy_share) {
        let [fewest, most] = settings.noisy_plays;
        rng.random_range(fewest..=most.max(fewest))
    } else {
        0
    };
    let (mut boards, mut links, mut siblings) = (Vec::new(), Vec::new(), Vec::new());
    let mut known = None;
    while Class::of(&board).is_learned() && boards.len() < LONGEST {
        let seen = known
            .take()
            .unwrap_or_else(|| look_ahead(&mut player, board));
        let roll = throw(&mut rng);
        let best = seen.choices[roll.index()];
        let mut on_policy = true;
        let played = if noisy > 0 {
            noisy -= 1;
            let noise = settings.noise;
            let played = player.disturbed(&board, roll, |equity| {
                equity + rng.random_range(-noise..=noise)
            });
            on_policy = played.next == best.next;
            played
        } else if settings.siblings > 0 {
            let (played, ahead) = compare(settings, &mut player, &board, roll, &mut siblings);
            known = ahead;
            played.unwrap_or(best)
        } else {
            best
        };
        links.push(seen.link(&best, &played, on_policy));
        boards.push(board);
        board = played.next;
    }
    let mut corrections = Corrections::default();
    let targets = chain(&links, settings.lambda);
    let records = boards
        .into_iter()
        .zip(targets)
        .zip(&links)
        .map(|((board, target), link)| {
            let change = target.money_equity().get() - link.value.money_equity().get();
            corrections.add(Corrections {
                count: 1.0,
                squares: f64::from(change) * f64::from(change),
            });
            Record { board, target }
        })
        .chain(siblings)
        .collect();
    Played {
        records,
        corrections,
        ..Played::default()
    }
}

/// The play of a roll that is best one roll ahead, with that look-ahead, if there are rivals; what was seen
/// after the others becomes records.
fn compare(
    settings: &GenerateSettings,
    player: &mut Player<'_>,
    board: &Board,
    roll: Roll,
    siblings: &mut Vec<Record>,
) -> (Option<Choice>, Option<Seen>) {
    let equity = |choice: &Choice| choice.outcome.money_equity().get();
    let mut rivals = player.candidates(board, roll, settings.siblings + 1);
    let least = rivals.first().map_or(0.0, equity) - settings.margin;
    rivals.retain(|choice| equity(choice) >= least);
    if rivals.len() < 2 {
        return (None, None);
    }
    let mut seen: Vec<Option<Seen>> = rivals
        .iter()
        .map(|choice| {
            let learned = Class::of(&choice.next).is_learned();
            learned.then(|| look_ahead(player, choice.next))
        })
        .collect();
    // What is not learned needs no look-ahead: its value is exact.
    let ahead = |i: &usize| match &seen[*i] {
        Some(seen) => -Outcome::from_array(seen.ahead).money_equity().get(),
        None => equity(&rivals[*i]),
    };
    let best = (0..rivals.len()).max_by(|a, b| ahead(a).total_cmp(&ahead(b)));
    let best = best.unwrap_or(0);
    let played = seen[best].take();
    siblings.extend(seen.iter().flatten().map(Seen::record));
    (Some(rivals[best]), played)
}

/// The mean target of many games from a position.
fn rollout(
    settings: &GenerateSettings,
    start: &Board,
    player: &mut Player<'_>,
    rng: &mut ChaCha8Rng,
) -> Record {
    let rolls: Vec<Roll> = Roll::weighted()
        .flat_map(|(roll, weight)| std::iter::repeat_n(roll, usize::from(weight)))
        .collect();
    let mut sum = [0.0f32; 5];
    for trial in 0..settings.trials as usize {
        let (mut board, mut links) = (*start, Vec::new());
        while Class::of(&board).is_learned() && links.len() < LONGEST {
            let seen = look_ahead(player, board);
            let roll = match links.len() {
                0 => rolls[trial % rolls.len()],
                _ => throw(rng),
            };
            let best = seen.choices[roll.index()];
            links.push(seen.link(&best, &best, true));
            board = best.next;
        }
        for (sum, chance) in sum.iter_mut().zip(unclamped(&links, settings.lambda)) {
            *sum += chance;
        }
    }
    let mean = sum.map(|total| total / settings.trials as f32);
    Record {
        board: *start,
        target: clamped(Outcome::from_array(mean)),
    }
}

/// A position of the pool (which must not be empty), accepted with a chance in proportion to its correction.
fn mined(pool: &[Board], player: &mut Player<'_>, rng: &mut ChaCha8Rng) -> Board {
    loop {
        let board = pool[rng.random_range(0..pool.len())];
        let seen = look_ahead(player, board);
        let change =
            Outcome::from_array(seen.ahead).money_equity().get() - seen.value.money_equity().get();
        if change.abs() > rng.random_range(0.0..CERTAINLY_MINED) {
            return board;
        }
    }
}

/// A position and what follows from it in one roll.
pub(crate) struct Seen {
    board: Board,
    /// Static value, from the side on roll.
    value: Outcome,
    /// The mean outcome over all rolls, each played best.
    ahead: Five,
    /// The best play of every roll in the order of [`Roll::index`].
    pub(crate) choices: Vec<Choice>,
}

impl Seen {
    /// The position with its value one roll ahead.
    pub(crate) fn record(&self) -> Record {
        Record {
            board: self.board,
            target: clamped(Outcome::from_array(self.ahead)),
        }
    }

    /// The position as the chain sees it, when `best` is the play counted in look-ahead for the roll.
    pub(crate) fn link(&self, best: &Choice, played: &Choice, on_policy: bool) -> Link {
        let difference = |a: Five, b: Five| std::array::from_fn(|i| a[i] - b[i]);
        Link {
            value: self.value,
            correction: difference(self.ahead, self.value.to_array()),
            swap: difference(played.outcome.to_array(), best.outcome.to_array()),
            on_policy,
        }
    }
}

/// Looks ahead over all rolls.
pub(crate) fn look_ahead(player: &mut Player<'_>, board: Board) -> Seen {
    let value = player.value(&board);
    let mut sum = [0.0f32; 5];
    let mut choices = Vec::with_capacity(21);
    for (roll, weight) in Roll::weighted() {
        let choice = player.best(&board, roll);
        for (sum, chance) in sum.iter_mut().zip(choice.outcome.to_array()) {
            *sum += f32::from(weight) * chance;
        }
        choices.push(choice);
    }
    Seen {
        board,
        value,
        ahead: sum.map(|total| total / 36.0),
        choices,
    }
}
