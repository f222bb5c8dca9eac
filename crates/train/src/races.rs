//! Race records without noise: what a one-sided bearoff database knows, and for races that it does not
//! contain self-play down to where it does.
//!
//! The chances of two sides that race without contact follow from how many rolls each needs, so a position
//! of the database gets its value from the two distributions, and no game is played from it. In other races every
//! roll is evaluated by look-ahead; the corrections add up, as in [`GenerateSettings`], along the game until it
//! reaches a position of the database, whose value is then exact.
//!
//! [`GenerateSettings`]: crate::GenerateSettings

use std::path::Path;
use std::sync::Arc;

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use barpoint_bearoff::{OneSidedFile, OneSidedPlan, seal, seal_path};
use barpoint_eval::{Class, CompositeEvaluator, Databases};
use barpoint_rules::Board;

use crate::checks::{Checks, MOST_KEPT};
use crate::context::RunContext;
use crate::files::damaged;
use crate::games::{Games, Played, is_held_out};
use crate::look_ahead::look_ahead;
use crate::player::Player;
use crate::records::Record;
use crate::starts::{Starts, start};
use crate::streams::{roll_dice, stream};
use crate::targets::{Link, chain};
use crate::{Listener, Nets, TrainError};

/// Settings of a stage that labels races by a one-sided bearoff database.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RaceSettings {
    /// Name of the stage and of its records.
    pub name: String,
    /// Nets that play, and judge the races outside the database.
    pub nets: Nets,
    /// Points that the database spans, 7 to 15. It is computed if it is not in the folder yet: 12 points take 0.8 GB
    /// and half a minute, and each further point doubles that.
    #[serde(default = "RaceSettings::points")]
    pub points: u8,
    /// Where games begin, in turn. Positions with contact are played without look-ahead until it ends.
    pub starts: Vec<Starts>,
    /// Games to play.
    pub games: u64,
    /// Candidates the prefilter net keeps.
    #[serde(default = "crate::games::keep")]
    pub keep: usize,
    /// This many random plays of every roll become records as well, if they lead into the database.
    #[serde(default)]
    pub others: u32,
    /// Share of plays in the database that are drawn at random: games that wander.
    #[serde(default)]
    pub wander: f64,
    /// One in this many games is held out of training.
    #[serde(default = "crate::games::hold_out")]
    pub hold_out: u64,
}

impl RaceSettings {
    const fn points() -> u8 {
        12
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let drawn = |start: &Starts| matches!(start, Starts::Mined | Starts::Sampled);
        Checks::default()
            .at_least_one("games", self.games)
            .at_least_one("hold_out", self.hold_out)
            .range("keep", self.keep, [1, MOST_KEPT])
            .range("points", self.points, [7, 15])
            .range("others", self.others, [0, 1000])
            .range("wander", self.wander, [0.0, 1.0])
            .that(
                !self.starts.is_empty() && !self.starts.iter().any(drawn),
                || "expected starts that need no earlier records, at least one".into(),
            )
            .first_problem()
    }
}

const GAMES_PER_ROUND: u64 = 512;
/// Longest stretch with contact; a game where neither side ever leaves ends without records.
const LONGEST: usize = 1000;

/// Runs or resumes the stage.
pub(crate) fn run(
    settings: &RaceSettings,
    context: RunContext<'_>,
    listener: &mut Listener<'_>,
) -> Result<(), TrainError> {
    let databases = Databases::new(
        Vec::new(),
        vec![Arc::new(database(context.folder, settings.points)?)],
    );
    let evaluator = settings.nets.evaluator(context.folder, context.bearoff)?;
    let evaluator = evaluator.with_databases(databases.clone());
    let games = Games::new(settings, context, (&settings.name, settings.games));
    games.run(
        GAMES_PER_ROUND,
        listener,
        |game| Played {
            records: one_game(settings, context.seed, game, &evaluator, &databases),
            held: is_held_out(game, settings.hold_out),
            ..Played::default()
        },
        |pace, writer, _| {
            let speed = pace.speed(writer.games());
            format!("{speed:.1} games/s, {} records", writer.records())
        },
    )
}

/// The database in the folder of the run, computed first if it is not there.
pub(crate) fn database(folder: &Path, points: u8) -> Result<OneSidedFile, TrainError> {
    let path = folder.join(format!("one-sided-{points}.bd"));
    // The checksum is written last: without it the database may be incomplete.
    if !path.exists() || !seal_path(&path).exists() {
        let plan = OneSidedPlan::new(points)
            .ok_or_else(|| damaged(&path, "expected points from 7 to 15"))?;
        let go_on = |_| std::ops::ControlFlow::Continue(());
        plan.build(&path, &go_on)
            .map_err(|error| damaged(&path, error.to_string()))?;
        seal(&path).map_err(|error| damaged(&path, error.fault.to_string()))?;
    }
    OneSidedFile::open(&path).map_err(|error| damaged(&path, error.fault.to_string()))
}

fn one_game(
    settings: &RaceSettings,
    seed: u64,
    game: u64,
    evaluator: &CompositeEvaluator,
    databases: &Databases,
) -> Vec<Record> {
    let mut rng = stream(seed, &settings.name, game);
    let mut player = Player::new(evaluator, settings.keep);
    let starts = settings.starts[(game % settings.starts.len() as u64) as usize];
    let mut board = start(starts, &mut rng);
    for _ in 0..LONGEST {
        if Class::of(&board) != Class::Contact {
            break;
        }
        board = player.best(&board, roll_dice(&mut rng)).next;
    }
    let (mut boards, mut links, mut others) = (Vec::new(), Vec::new(), Vec::new());
    while Class::of(&board) == Class::Race {
        let roll = roll_dice(&mut rng);
        let known = databases.chances(&board);
        let plays = player.plays(&board, roll);
        for _ in 0..settings.others {
            let next = drawn(plays, &mut rng).unwrap_or(board);
            let known = databases.chances(&next);
            let known = known.filter(|_| Class::of(&next) == Class::Race);
            others.extend(known.map(|target| Record {
                board: next,
                target,
            }));
        }
        let wanders = known.is_some() && rng.random_bool(settings.wander);
        let wandered = drawn(plays, &mut rng).filter(|_| wanders);
        boards.push(board);
        board = if let Some(value) = known {
            links.push(Link::known(value));
            wandered.unwrap_or_else(|| player.best(&board, roll).next)
        } else {
            let seen = look_ahead(&mut player, board);
            let best = seen.choices[roll.index()];
            links.push(seen.link(&best, &best, true));
            best.next
        };
    }
    let targets = chain(&links, 1.0);
    let played = boards.into_iter().zip(targets);
    let played = played.map(|(board, target)| Record { board, target });
    played.chain(others).collect()
}

/// A random board after a play, seen by the side then on roll.
fn drawn(plays: &[Board], rng: &mut ChaCha8Rng) -> Option<Board> {
    let chosen = rng.random_range(0..plays.len().max(1));
    plays.get(chosen).map(Board::swapped)
}
