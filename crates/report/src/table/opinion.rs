//! What other analysts said of a decision, in the last columns.

use barpoint_equity::Equity;
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
    let made = opinion.played.and_then(|played| opinion.plays.get(played));
    let loss = opinion.loss.map(Equity::get);
    let loss = loss.or_else(|| Some(best?.equity.get() - made?.equity.get()));
    [
        best.map_or_else(String::new, |best| display_play(&best.play)),
        loss.map_or_else(String::new, figure),
        best.map_or_else(String::new, |best| best.level.name.clone()),
    ]
}

fn of_cube(opinion: &CubeOpinion, event: &Event) -> [String; 3] {
    let pass = opinion.double_pass.map_or(1.0, Equity::get);
    let best = match (opinion.no_double, opinion.double_take) {
        (_, Some(take)) if event.is_answer() && take.get() > pass => "pass",
        (_, Some(_)) if event.is_answer() => "take",
        (Some(none), Some(take)) if take.get().min(pass) >= none.get() => "double",
        (Some(_), Some(_)) => "no double",
        _ => "",
    };
    let loss = if event.is_answer() {
        opinion.answer_loss
    } else {
        opinion.double_loss
    };
    [
        best.to_owned(),
        loss.map_or_else(String::new, |loss| figure(loss.get())),
        opinion.level.name.clone(),
    ]
}
