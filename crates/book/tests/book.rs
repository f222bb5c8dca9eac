//! The book that ships, and making one.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow;

use barpoint_book::{Book, BookDecision, BookError, BookSettings, End, Entry, Step};
use barpoint_engine::{Engine, Stop, Trials};

/// The best plays of the opening rolls as published rollouts of GNU Backgammon and eXtreme Gammon have them (Tom Keith's on
/// bkgm.com, and those behind J. Bagai, "Mastering the Second Roll", 2015). Where plays are within the error of those
/// rollouts, each of them.
const PUBLISHED: [(&str, &[&str]); 15] = [
    ("21", &["13/11 6/5", "24/23 13/11"]),
    ("31", &["8/5 6/5"]),
    ("32", &["24/21 13/11", "13/11 13/10"]),
    ("41", &["24/23 13/9", "13/9 6/5"]),
    ("42", &["8/4 6/4"]),
    ("43", &["24/20 13/10", "24/21 13/9", "13/10 13/9"]),
    ("51", &["24/23 13/8"]),
    ("52", &["13/11 13/8", "24/22 13/8"]),
    ("53", &["8/3 6/3"]),
    ("54", &["24/20 13/8", "13/9 13/8"]),
    ("61", &["13/7 8/7"]),
    ("62", &["24/18 13/11"]),
    ("63", &["24/18 13/10", "24/15"]),
    ("64", &["24/14", "24/18 13/9", "8/2 6/2"]),
    ("65", &["24/13"]),
];

fn opening<'a>(book: &'a Book, roll: &str) -> &'a Entry {
    book.find(&roll.parse().unwrap()).unwrap()
}

#[test]
fn the_best_opening_plays_are_the_published_ones_within_two_standard_errors() {
    let book = Book::built_in().unwrap();
    for (roll, published) in &PUBLISHED {
        let entry = opening(&book, roll);
        let close = |text: &&str| {
            let play = entry.decision.read_play(text).unwrap();
            let known = entry.place(&play).map(|place| entry.plays[place]);
            known.is_some_and(|known| known.behind.mean <= 2.0 * known.behind.std_err)
        };
        assert!(published.iter().any(close), "{roll}: {entry:?}");
    }
}

/// Without the cube: 0-ply rollouts of GNU Backgammon by Tom Keith (bkgm.com/openings/rollouts.html, 2006).
#[test]
fn without_the_cube_the_equities_are_those_that_gnubg_rolled_out() {
    let Some(path) = barpoint_testkit::fixture("bench/keith-openings-cubeless.tsv") else {
        return;
    };
    let book = Book::built_in().unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    let mut apart = Vec::new();
    for line in text
        .lines()
        .filter(|line| line.starts_with(char::is_numeric))
    {
        let mut fields = line.split('\t');
        let (roll, play) = (fields.next().unwrap(), fields.next().unwrap());
        let published: f64 = fields.next().unwrap().parse().unwrap();
        let entry = opening(&book, roll);
        let known = entry.decision.read_play(play).unwrap();
        let Some(known) = entry.place(&known).map(|place| entry.plays[place]) else {
            continue;
        };
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = known.chances;
        let gammons = win_gammon + win_backgammon - lose_gammon - lose_backgammon;
        let equity = 2.0 * win - 1.0 + gammons;
        let difference = (equity - published).abs();
        assert!(difference < 0.015, "{roll} {play}: {equity}, {published}");
        apart.push(difference);
    }
    assert!(apart.len() > 35, "{}", apart.len());
    let count = u16::try_from(apart.len()).unwrap();
    let mean = apart.iter().sum::<f64>() / f64::from(count);
    println!("{count} plays, {mean:.4} apart in the mean");
    assert!(mean < 0.006, "{mean}");
}

#[test]
fn entries_are_ordered_and_their_figures_possible() {
    let book = Book::built_in().unwrap();
    assert_eq!(book.settings, BookSettings::SHIPPED);
    for entry in &book.entries {
        let best = entry.best().unwrap();
        assert!(best.behind.mean == 0.0 && best.behind.std_err == 0.0);
        let name = entry.decision.to_string();
        assert_eq!(name.parse::<BookDecision>().unwrap(), entry.decision);
        for pair in entry.plays.windows(2) {
            assert!(pair[0].equity.mean >= pair[1].equity.mean, "{name}");
            let behind = best.equity.mean - pair[1].equity.mean;
            assert!((behind - pair[1].behind.mean).abs() < 2e-5, "{name}");
        }
        for known in &entry.plays {
            let [win, win_gammon, _, lose_gammon, _] = known.chances;
            assert!(win > win_gammon && 1.0 - win > lose_gammon, "{name}");
            assert!(known.equity.std_err < 0.06, "{name}: {known:?}");
            assert_eq!(
                entry.place(&known.play).map(|at| entry.plays[at]),
                Some(*known)
            );
        }
    }
}

#[test]
fn a_book_is_read_back_from_its_text() {
    let book = Book::built_in().unwrap();
    let text = book.to_text();
    assert_eq!(Book::from_text(&text).unwrap(), book);
    let damaged = text.replacen("13/11", "13/12", 1);
    assert!(matches!(
        Book::from_text(&damaged),
        Err(BookError::Line { line: 7, .. })
    ));
    assert!(matches!(
        Book::from_text("something else\n\n"),
        Err(BookError::Head)
    ));
}

const SMALL: BookSettings = BookSettings {
    opening_trials: 36,
    reply_trials: 36,
    seed: 5,
};

fn rolled(engine: &Engine, name: &str, threads: usize, played: Trials) -> End {
    let step = Step::new(engine, name.parse().unwrap(), SMALL).unwrap();
    let go_on = &mut |_: &barpoint_rollout::Schedule<'_>| ControlFlow::Continue(());
    step.roll_out(engine, (threads, played), go_on).unwrap()
}

#[test]
fn a_decision_depends_on_nothing_but_itself_and_resumes_where_it_was() {
    let engine = Engine::built_in().unwrap();
    for name in ["31", "31: 8/5 6/5; 64"] {
        let step = Step::new(&engine, name.parse().unwrap(), SMALL).unwrap();
        let none = || Trials::new(step.plays());
        let whole = rolled(&engine, name, 1, none());
        assert_eq!(rolled(&engine, name, 2, none()), whole);
        let mut interrupt = |schedule: &barpoint_rollout::Schedule<'_>| {
            if schedule.complete() < 5 {
                return ControlFlow::Continue(());
            }
            ControlFlow::Break(Stop::AfterTrials)
        };
        let End::Interrupted(part) = step.roll_out(&engine, (1, none()), &mut interrupt).unwrap()
        else {
            panic!("{name} was to be interrupted");
        };
        assert!((5..36).contains(&part.most()));
        assert_eq!(rolled(&engine, name, 1, part), whole);
    }
}

#[test]
fn the_replies_of_a_book_follow_from_its_openings() {
    let mut book = Book::new("nets".to_owned(), SMALL);
    assert_eq!(book.missing(), "21".parse().ok());
    let shipped = Book::built_in().unwrap();
    book.entries = vec![
        opening(&shipped, "31").clone(),
        opening(&shipped, "21").clone(),
    ];
    let names: Vec<String> = book
        .sensible_plays()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(names.contains(&"31: 8/5 6/5".to_owned()), "{names:?}");
    assert_eq!(book.decisions().len(), 15 + 21 * names.len());
}
