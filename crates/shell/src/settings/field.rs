//! Where the value of a setting is kept.

use barpoint_eval::MoveFilter;
use barpoint_rules::{BySide, Side};

use super::value::Value;
use super::{Alike, Analysis, Decision, Evaluation, Player, Rollout, Thresholds};
use crate::session::Session;

/// The place of a value.
pub(super) enum Field<'a> {
    Value(&'a mut dyn Value),
    Filter(&'a mut MoveFilter),
    /// A text that nothing here looks at.
    Kept,
}

fn value(value: &mut dyn Value) -> Field<'_> {
    Field::Value(value)
}

impl Session {
    /// The place of the setting of this path.
    pub(super) fn field(&mut self, path: &str) -> Field<'_> {
        let words: Vec<&str> = path.split(' ').collect();
        match words[..] {
            ["evaluation", "movefilter"] => Field::Filter(&mut self.settings.hints.filter),
            ["evaluation", "sameasanalysis"] => value(&mut self.settings.hints_as_analysis),
            ["evaluation", "chequerplay", ref rest @ ..] => decision(
                &mut self.settings.hints.checker,
                &mut self.settings.alike,
                rest,
            ),
            ["evaluation", "cubedecision", ref rest @ ..] => decision(
                &mut self.settings.hints.cube,
                &mut self.settings.alike,
                rest,
            ),
            ["analysis", ref rest @ ..] => {
                analysis(&mut self.settings.analysis, &mut self.settings.alike, rest)
            }
            ["player", number, "name"] => value(&mut by_number(&mut self.seats, number).name),
            ["player", number, "doubling"] => {
                value(&mut by_number(&mut self.seats, number).doubling)
            }
            ["player", number] => value(&mut by_number(&mut self.seats, number).control),
            ["player", number, ref rest @ ..] => {
                let player = by_number(&mut self.settings.players, number);
                match *rest {
                    ["movefilter"] => Field::Filter(&mut player.filter),
                    ["chequerplay", ref rest @ ..] => {
                        decision(&mut player.checker, &mut self.settings.alike, rest)
                    }
                    ["cubedecision", ref rest @ ..] => {
                        decision(&mut player.cube, &mut self.settings.alike, rest)
                    }
                    _ => Field::Kept,
                }
            }
            ["rollout", ref rest @ ..] => {
                rollout(&mut self.settings.rollout, &mut self.settings.alike, rest)
            }
            _ => self.other_field(&words),
        }
    }

    /// The place of a setting that is no tree of evaluations.
    fn other_field(&mut self, path: &[&str]) -> Field<'_> {
        let settings = &mut self.settings;
        match *path {
            ["automatic", "bearoff"] => value(&mut self.automatic.bearoff),
            ["automatic", "crawford"] => value(&mut self.rules.crawford),
            ["automatic", "game"] => value(&mut self.automatic.game),
            ["automatic", "move"] => value(&mut self.automatic.play),
            ["automatic", "roll"] => value(&mut self.automatic.roll),
            ["automatic", "doubles"] => value(&mut self.rules.automatic_doubles),
            ["beavers"] => value(&mut self.rules.beavers),
            ["jacoby"] => value(&mut self.rules.jacoby),
            ["cube", "use"] => value(&mut self.rules.cube),
            ["matchlength"] => value(&mut self.length),
            ["variation"] => value(&mut self.rules.variation),
            ["clockwise"] => value(&mut self.look.clockwise),
            ["prompt"] => value(&mut self.look.prompt),
            ["display"] => value(&mut self.look.program_boards),
            ["tutor", "mode"] => value(&mut settings.tutor.on),
            ["tutor", "cube"] => value(&mut settings.tutor.cube),
            ["tutor", "chequer"] => value(&mut settings.tutor.checker),
            ["tutor", "skill"] => value(&mut settings.tutor.from),
            ["cheat", "enable"] => value(&mut settings.cheat.on),
            ["cheat", "player", number, "roll"] => {
                value(by_number::<u8>(&mut settings.cheat.places, number))
            }
            ["matchequitytable"] => value(&mut settings.met),
            ["invert", "matchequitytable"] => value(&mut settings.met_inverted),
            ["threads"] => value(&mut settings.threads),
            ["confirm", "new"] => value(&mut settings.confirm.new),
            ["confirm", "save"] => value(&mut settings.confirm.overwrite),
            ["output", "matchpc"] => value(&mut settings.output.match_percent),
            ["output", "mwc"] => value(&mut settings.output.mwc),
            ["output", "rawboard"] => value(&mut settings.output.raw_board),
            ["output", "winpc"] => value(&mut settings.output.game_percent),
            ["output", "digits"] => value(&mut settings.output.digits),
            ["output", "errorratefactor"] => value(&mut settings.output.error_factor),
            ["ratingoffset"] => value(&mut settings.rating_offset),
            ["autosave", "time"] => value(&mut settings.autosave.minutes),
            ["autosave", "rollout"] => value(&mut settings.autosave.rollouts),
            ["autosave", "analysis"] => value(&mut settings.autosave.analyses),
            ["output", "output"] => value(&mut settings.output.shown),
            _ => Field::Kept,
        }
    }
}

fn by_number<'a, T>(pair: &'a mut BySide<T>, number: &str) -> &'a mut T {
    &mut pair[if number == "0" {
        Side::White
    } else {
        Side::Black
    }]
}

fn evaluation<'a>(evaluation: &'a mut Evaluation, path: &[&str]) -> Field<'a> {
    match *path {
        ["plies"] => value(&mut evaluation.plies),
        ["prune"] => value(&mut evaluation.prune),
        ["cubeful"] => value(&mut evaluation.cubeful),
        ["noise"] => value(&mut evaluation.noise),
        ["deterministic"] => value(&mut evaluation.deterministic),
        _ => Field::Kept,
    }
}

fn decision<'a>(decision: &'a mut Decision, alike: &'a mut Alike, path: &[&str]) -> Field<'a> {
    match *path {
        ["type"] => value(&mut decision.method),
        ["evaluation", ref rest @ ..] => evaluation(&mut decision.evaluation, rest),
        ["rollout", ref rest @ ..] => rollout(&mut decision.rollout, alike, rest),
        _ => Field::Kept,
    }
}

fn analysis<'a>(analysis: &'a mut Analysis, alike: &'a mut Alike, path: &[&str]) -> Field<'a> {
    match *path {
        ["chequerplay", ref rest @ ..] => decision(&mut analysis.decisions.checker, alike, rest),
        ["cubedecision", ref rest @ ..] => decision(&mut analysis.decisions.cube, alike, rest),
        ["movefilter"] => Field::Filter(&mut analysis.decisions.filter),
        ["luckanalysis", ref rest @ ..] => evaluation(&mut analysis.luck, rest),
        ["threshold", name] => threshold(&mut analysis.thresholds, name),
        ["cube"] => value(&mut analysis.cube),
        ["luck"] => value(&mut analysis.rolls),
        ["moves"] => value(&mut analysis.moves),
        ["player", number, "analyse"] => value(by_number::<bool>(&mut analysis.players, number)),
        _ => Field::Kept,
    }
}

fn threshold<'a>(thresholds: &'a mut Thresholds, name: &str) -> Field<'a> {
    match name {
        "bad" => value(&mut thresholds.bad),
        "doubtful" => value(&mut thresholds.doubtful),
        "verybad" => value(&mut thresholds.very_bad),
        "lucky" => value(&mut thresholds.lucky),
        "unlucky" => value(&mut thresholds.unlucky),
        "verylucky" => value(&mut thresholds.very_lucky),
        "veryunlucky" => value(&mut thresholds.very_unlucky),
        _ => Field::Kept,
    }
}

fn player<'a>(player: &'a mut Player, path: &[&str]) -> Field<'a> {
    match *path {
        ["chequerplay", ref rest @ ..] => evaluation(&mut player.checker, rest),
        ["cubedecision", ref rest @ ..] => evaluation(&mut player.cube, rest),
        ["movefilter"] => Field::Filter(&mut player.filter),
        _ => Field::Kept,
    }
}

fn rollout<'a>(rollout: &'a mut Rollout, alike: &'a mut Alike, path: &[&str]) -> Field<'a> {
    match *path {
        ["cubeful"] => value(&mut rollout.cubeful),
        ["varredn"] => value(&mut rollout.variance_reduction),
        ["quasirandom"] => value(&mut rollout.quasi_random),
        ["initial"] => value(&mut rollout.initial),
        ["truncation", "enable"] => value(&mut rollout.truncate),
        ["truncation", "plies"] => value(&mut rollout.truncate_after),
        ["truncation", "chequerplay", ref rest @ ..] => evaluation(&mut rollout.end_checker, rest),
        ["truncation", "cubedecision", ref rest @ ..] => evaluation(&mut rollout.end_cube, rest),
        ["bearofftruncation", "exact"] => value(&mut rollout.exact),
        ["bearofftruncation", "onesided"] => value(&mut rollout.one_sided),
        ["later", "enable"] => value(&mut rollout.late),
        ["later", "plies"] => value(&mut rollout.late_from),
        ["later", "player", number, ref rest @ ..] => {
            player(by_number(&mut rollout.late_players, number), rest)
        }
        ["player", number, ref rest @ ..] => player(by_number(&mut rollout.players, number), rest),
        ["trials"] => value(&mut rollout.trials),
        ["limit", "enable"] => value(&mut rollout.error.on),
        ["limit", "minimumgames"] => value(&mut rollout.error.minimum),
        ["limit", "maxerror"] => value(&mut rollout.error.at),
        ["jsd", "stop"] => value(&mut rollout.jsd.on),
        ["jsd", "minimumgames"] => value(&mut rollout.jsd.minimum),
        ["jsd", "limit"] => value(&mut rollout.jsd.at),
        ["rng"] => value(&mut rollout.generator),
        ["cube-equal-chequer"] => value(&mut alike.cube),
        ["players-are-same"] => value(&mut alike.players),
        ["truncate-equal-player0"] => value(&mut alike.truncation),
        _ => Field::Kept,
    }
}
