//! Engines of all kinds on rolled-out plays: what duels play, judged.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::SyncSender;

use barpoint_engine::fan_out;
use barpoint_equity::CubeContext;
use barpoint_judge::{CheckerRecord, Record, Report, Score};
use barpoint_rules::PlayList;

use crate::duel::{DuelError, Factory, Turn};

/// What the choices of an engine lose.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineScore {
    /// Over the decisions it was asked about.
    pub report: Report,
    /// What each record loses, as [`losses`](barpoint_judge::losses) gives it; nothing for those that it was not asked about.
    pub losses: Vec<Vec<f64>>,
    /// Over those in which the file values its choice.
    pub listed: Score,
    /// Decisions in which it chose a play that the file does not value: it is charged what the worst play listed loses, so that all
    /// engines are judged on the same decisions.
    pub unlisted: usize,
    /// Records that it was not asked about: chances, plays of which the file does not say what was rolled, and cube decisions where
    /// the engine has no way to be asked about them.
    pub unasked: usize,
}

/// What became of a record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Choice {
    /// The engine's play loses this much, in points.
    Loses(f64),
    /// Its play is not among those valued; this is what the worst of these loses.
    Unlisted(f64),
    /// It was not asked: the roll is not known, or there is only one play.
    Unasked,
}

/// What one record showed.
enum Found {
    Play(Choice),
    /// What doubling and taking lose.
    Cube([f64; 2]),
}

/// Asks an engine for its plays, cubeless at money and with the cube at scores of matches, and its cube decisions, and says what they
/// lose; `workers` of it side by side. `done` is called after each record and several times a second; once it breaks, the rest are left
/// out.
///
/// # Errors
/// If the engine cannot be started or fails.
pub fn judge_engine(
    records: &[Record],
    engine: &Factory<'_>,
    workers: usize,
    done: &mut dyn FnMut(bool) -> ControlFlow<()>,
) -> Result<EngineScore, DuelError> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let failed = Mutex::new(None);
    let work = |results: &SyncSender<(usize, Found)>| {
        let asked = ask(records, engine, &next, &stop, results);
        if let Err(error) = asked {
            stop.store(true, Ordering::Relaxed);
            let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
            failed.get_or_insert(error);
        }
    };
    let mut losses = vec![Vec::new(); records.len()];
    let (mut listed, mut unlisted, mut unasked) = (Vec::new(), 0, 0);
    fan_out(workers.min(records.len()), work, |found| {
        let counts = found.is_some();
        match found {
            Some((index, Found::Cube(lost))) => losses[index].extend(lost),
            Some((index, Found::Play(Choice::Loses(loss)))) => {
                losses[index].push(loss);
                listed.push((index, loss));
            }
            Some((index, Found::Play(Choice::Unlisted(loss)))) => {
                losses[index].push(loss);
                unlisted += 1;
            }
            Some((_, Found::Play(Choice::Unasked))) => unasked += 1,
            None => {}
        }
        if done(counts).is_break() {
            stop.store(true, Ordering::Relaxed);
        }
    });
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(EngineScore {
            report: Report::of(records, &losses),
            losses,
            listed: in_order(listed),
            unlisted,
            unasked,
        }),
    }
}

/// Of losses found in any order, so that the sum has the same bits.
fn in_order(mut losses: Vec<(usize, f64)>) -> Score {
    losses.sort_by_key(|(index, _)| *index);
    let losses: Vec<f64> = losses.into_iter().map(|(_, loss)| loss).collect();
    Score::of(&losses)
}

/// Asks one instance about the records that no other has taken.
fn ask(
    records: &[Record],
    engine: &Factory<'_>,
    next: &AtomicUsize,
    stop: &AtomicBool,
    results: &SyncSender<(usize, Found)>,
) -> Result<(), DuelError> {
    let mut engine = engine()?;
    while !stop.load(Ordering::Relaxed) {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(record) = records.get(index) else {
            break;
        };
        let found = match record {
            Record::Checker(record) => {
                Found::Play(choice(record, &mut |turn| engine.choose(turn))?)
            }
            Record::Cube(record) => engine
                .cube_actions(&record.board, record.context)?
                .map_or(Found::Play(Choice::Unasked), |actions| {
                    Found::Cube(record.losses(actions))
                }),
            Record::Probability(_) => Found::Play(Choice::Unasked),
        };
        if results.send((index, found)).is_err() {
            break;
        }
    }
    Ok(())
}

/// What the play that an engine chooses loses.
pub(crate) fn choice(
    record: &CheckerRecord,
    choose: &mut dyn FnMut(&Turn<'_>) -> Result<usize, DuelError>,
) -> Result<Choice, DuelError> {
    let Some((board, roll)) = &record.before else {
        return Ok(Choice::Unasked);
    };
    let mut plays = PlayList::new();
    plays.generate(board, *roll);
    if plays.len() < 2 {
        return Ok(Choice::Unasked);
    }
    let chosen = choose(&Turn {
        board,
        context: record.context.unwrap_or(CubeContext::MONEY),
        roll: *roll,
        plays: &plays,
    })?;
    let after = plays.boards()[chosen].swapped();
    let values = record.plays.iter().map(|(_, equity)| *equity);
    let best = values.clone().fold(f32::NEG_INFINITY, f32::max);
    let worst = values.fold(best, f32::min);
    let mut listed = record.plays.iter();
    Ok(listed
        .find(|(board, _)| *board == after)
        .map_or(Choice::Unlisted(f64::from(best - worst)), |(_, equity)| {
            Choice::Loses(f64::from(best - equity))
        }))
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Board, Variation};

    use super::*;
    use crate::duel::{Contestant, CubeState};
    use crate::judge::{less, parse};

    /// Chooses the first play there is.
    struct First;

    impl Contestant for First {
        fn choose(&mut self, _: &Turn<'_>) -> Result<usize, DuelError> {
            Ok(0)
        }

        fn doubles(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
            Ok(false)
        }

        fn takes(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
            Ok(true)
        }
    }

    #[test]
    fn choices_are_charged_and_those_not_valued_as_the_worst() {
        let start = Variation::Standard.start();
        let mut plays = PlayList::new();
        plays.generate(&start, "31".parse().unwrap());
        let [first, second, third] =
            [0, 1, 2].map(|index| plays.boards()[index].swapped().to_string());
        let line = |before: &str, [a, b]: [&str; 2]| {
            format!(
                r#"{{{before}"moves":[{{"pos":"{a}","equity":0.1}},{{"pos":"{b}","equity":0.4}}]}}"#
            )
        };
        let known = format!(r#""id":"{start}","dice":[3,1],"#);
        let lines = [
            line(&known, [&first, &second]),
            line(&known, [&second, &first]),
            line(&known, [&third, &second]),
            line("", [&first, &second]),
            format!(r#"{{"id":"{start}","nd":0.1,"dt":0.2}}"#),
        ];
        let records = parse(&lines.join("\n")).unwrap();
        let engine = || Ok(Box::new(First) as Box<dyn Contestant>);
        let mut seen = 0;
        let score = judge_engine(&records, &engine, 2, &mut |counts| {
            seen += usize::from(counts);
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!((score.unlisted, score.unasked, seen), (1, 2, 5));
        let total = score.report.total;
        assert_eq!(total.count, 3);
        assert!((total.mean - 200.0).abs() < 0.01, "{total}");
        let listed = score.listed;
        assert_eq!(listed.count, 2);
        assert!((listed.mean - 150.0).abs() < 0.01, "{listed}");
    }

    /// Doubles and passes at every score.
    struct Bold;

    impl Contestant for Bold {
        fn choose(&mut self, _: &Turn<'_>) -> Result<usize, DuelError> {
            Ok(0)
        }

        fn doubles(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
            Ok(true)
        }

        fn takes(&mut self, _: &Board, _: CubeState) -> Result<bool, DuelError> {
            Ok(false)
        }

        fn cube_actions(
            &mut self,
            _: &Board,
            _: CubeContext,
        ) -> Result<Option<[bool; 2]>, DuelError> {
            Ok(Some([true, false]))
        }
    }

    /// Charged by score, in the order of the file; compared decision by decision.
    #[test]
    fn cube_decisions_are_asked_at_their_scores() {
        let board = "XGID=-BBB--B-AAA-bB-a-cbdc-B---";
        let line = |rest: &str, no_double: f32, double_take: f32| {
            let rest =
                format!("\"xgid\":\"{board}{rest}\",\"nd\":{no_double},\"dt\":{double_take}");
            format!("{{\"id\":\"25iKAQxwbycGAA\",{rest}}}")
        };
        let lines = [
            line(":0:0:-1:00:0:1:0:3:10", 0.5, 0.25),
            line(":0:0:-1:00:0:0:0:0:10", 0.5, 1.5),
            line(":0:0:-1:00:0:1:0:3:10", 0.5, 0.75),
        ];
        let records = parse(&lines.join("\n")).unwrap();
        let engine = || Ok(Box::new(Bold) as Box<dyn Contestant>);
        let all = &mut |_| ControlFlow::Continue(());
        let score = judge_engine(&records, &engine, 2, all).unwrap();
        assert_eq!(score.unasked, 0);
        let found: Vec<(&str, f64)> = score
            .report
            .scores
            .iter()
            .map(|(name, score)| (&name[..], score.mean))
            .collect();
        assert_eq!(found, [("2-away 3-away", 625.0), ("money", 0.0)]);
        let others = [vec![0.0, 0.0], vec![0.0, 0.5], vec![]];
        let less = less(&records, &score.losses, &others);
        let total = less.total;
        assert_eq!((total.mean, total.count), (250.0, 2));
        // Nobody asks BKG about cubes.
        let engine = || Ok(Box::new(First) as Box<dyn Contestant>);
        assert_eq!(judge_engine(&records, &engine, 2, all).unwrap().unasked, 3);
    }

    #[test]
    fn an_engine_that_fails_ends_it() {
        let start = Variation::Standard.start();
        let line = format!(r#"{{"id":"{start}","nd":0.1,"dt":0.2}}"#);
        let records = parse(&line).unwrap();
        let engine = || Err(DuelError::NotInstalled);
        let failed = judge_engine(&records, &engine, 1, &mut |_| ControlFlow::Continue(()));
        assert!(matches!(failed, Err(DuelError::NotInstalled)));
    }
}
