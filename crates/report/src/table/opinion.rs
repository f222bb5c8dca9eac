//! What other analysts said of a decision, in the last columns.

use barpoint_record::{CheckerOpinion, CubeOpinion, Event, Opinion, Said};
use barpoint_rules::notation::display_play;

use super::{Table, figure};
use crate::turn::Turn;

impl Table<'_> {
    /// What another analyst said: its best, the loss by its own word, and how deeply it looked.
    pub(super) fn opinion(&self, turn: &Turn<'_>, of_play: bool, name: &str) -> [String; 3] {
        let said = turn.entry.opinions.iter().filter(|opinion| {
            let analyst = self.record.analysts.get(opinion.analyst);
            analyst.is_some_and(|analyst| analyst.software.name == name)
        });
        let mut said = said.filter_map(|Opinion { said, .. }| match said {
            Said::Checker(opinion) if of_play => Some(of_checker(opinion)),
            Said::Cube(opinion) if !of_play => Some(of_cube(opinion, &turn.entry.event)),
            _ => None,
        });
        said.next().unwrap_or_default()
    }
}

fn of_checker(opinion: &CheckerOpinion) -> [String; 3] {
    let best = opinion.plays.first();
    [
        best.map_or_else(String::new, |best| display_play(&best.play)),
        opinion
            .lost()
            .map_or_else(String::new, |lost| figure(lost.get())),
        best.map_or_else(String::new, |best| best.level.name.clone()),
    ]
}

fn of_cube(opinion: &CubeOpinion, event: &Event) -> [String; 3] {
    let best = if event.is_answer() {
        opinion
            .is_take()
            .map(|take| if take { "take" } else { "pass" })
    } else {
        let double = opinion.is_double();
        double.map(|double| if double { "double" } else { "no double" })
    };
    let loss = if event.is_answer() {
        opinion.answer_loss
    } else {
        opinion.double_loss
    };
    [
        best.unwrap_or_default().to_owned(),
        loss.map_or_else(String::new, |loss| figure(loss.get())),
        opinion.level.name.clone(),
    ]
}
