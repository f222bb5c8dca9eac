//! From a play to text.

use std::fmt::{self, Write};

use crate::{Play, Point, Step};

/// What stands for a play without movement.
pub(super) const CANNOT_MOVE: &str = "cannot move";

impl fmt::Display for Play {
    /// As people read it: `bar/22`, `24/20*/18(2)`, `8/7(2) 6/5*`, from the rearmost checker forward; `cannot move`
    /// if there is no movement.
    ///
    /// The steps of one checker are merged; a point where it hits on the way is named. Equal moves are
    /// written once with their number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_dance() {
            return f.write_str(CANNOT_MOVE);
        }
        f.write_str(&display_play(self))
    }
}

/// The play as its `Display` shows it, but empty where there is no movement.
#[must_use]
pub fn display_play(play: &Play) -> String {
    let mut groups: Vec<(Way, usize)> = Vec::new();
    for way in ways(play) {
        match groups.iter_mut().find(|(known, _)| known.same_points(&way)) {
            Some((_, times)) => *times += 1,
            None => groups.push((way, 1)),
        }
    }
    let mut text = String::new();
    for (way, times) in groups {
        if !text.is_empty() {
            text.push(' ');
        }
        way.write(&mut text);
        if times > 1 {
            let _ = write!(text, "({times})");
        }
    }
    text
}

/// The play as GNU Backgammon writes it into `.mat` files: each die by itself, 25 for the bar, 0 for
/// off, `13/10 10/9* `, with a blank after every step unless there are four.
///
/// ```
/// use barpoint_rules::{Variation, notation::mat_play};
///
/// let play = Variation::Standard.start().parse_play("24/15", "54".parse()?)?;
/// assert_eq!(mat_play(&play), "24/20 20/15 ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn mat_play(play: &Play) -> String {
    let steps = play.steps();
    let mut text = String::new();
    for (i, step) in steps.iter().enumerate() {
        let hit = if step.hit { "*" } else { "" };
        let blank = if i == 3 { "" } else { " " };
        let (from, to) = (step.from.number(), step.to.number());
        let _ = write!(text, "{from}/{to}{hit}{blank}");
    }
    text
}

/// The way of one checker: where it starts, the points where it hits on the way, where it stops.
struct Way {
    start: Point,
    hits_between: Vec<Point>,
    end: Point,
    hits_at_end: bool,
}

impl Way {
    /// The hits are the first checker's.
    fn same_points(&self, other: &Self) -> bool {
        self.start == other.start && self.end == other.end
    }

    fn extend(&mut self, step: Step) {
        if self.hits_at_end {
            self.hits_between.push(self.end);
        }
        self.end = step.to;
        self.hits_at_end = step.hit;
    }

    fn write(&self, text: &mut String) {
        push_place(text, self.start);
        for &point in &self.hits_between {
            text.push('/');
            push_place(text, point);
            text.push('*');
        }
        text.push('/');
        push_place(text, self.end);
        if self.hits_at_end {
            text.push('*');
        }
    }
}

fn push_place(text: &mut String, place: Point) {
    match place {
        Point::BAR => text.push_str("bar"),
        Point::OFF => text.push_str("off"),
        point => text.push_str(&point.number().to_string()),
    }
}

/// The ways of the checkers moved, by falling source.
fn ways(play: &Play) -> Vec<Way> {
    let mut steps = play.steps().to_vec();
    steps.sort_by_key(|step| std::cmp::Reverse((step.from, step.to)));
    let mut ways: Vec<Way> = Vec::new();
    for step in steps {
        match ways.iter_mut().find(|way| way.end == step.from) {
            Some(way) => way.extend(step),
            None => ways.push(Way {
                start: step.from,
                hits_between: Vec::new(),
                end: step.to,
                hits_at_end: step.hit,
            }),
        }
    }
    ways
}
