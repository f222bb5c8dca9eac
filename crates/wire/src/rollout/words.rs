//! How trials are played, in one line.

use std::fmt;

use barpoint_engine::Strength;
use barpoint_eval::MoveFilter;
use barpoint_rollout::{Generator, RolloutSettings};

use super::{RolloutInfo, RolloutPlayer};
use crate::SettingsInfo;

impl fmt::Display for RolloutInfo {
    /// `full cubeful rollout, 0-ply, variance reduction; stratified chacha dice, seed 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cube = if self.cubeful { "cubeful" } else { "cubeless" };
        match self.truncation {
            None => write!(f, "full {cube} rollout, ")?,
            Some(plies) => {
                let unit = if plies == 1 { "ply" } else { "plies" };
                write!(f, "{cube} rollout, {plies} {unit}")?;
                match self.truncation_plies {
                    None | Some(0) => write!(f, ", ")?,
                    Some(ahead) => write!(f, " (then {ahead}-ply), ")?,
                }
            }
        }
        write!(f, "{}", self.described(&self.players, self.plies))?;
        if let (Some(from), Some(late), Some(plies)) =
            (self.late_from, &self.late_players, self.late_plies)
        {
            write!(f, " (from ply {from} on {})", self.described(late, plies))?;
        }
        if self.all_cubes && self.cubeful {
            write!(f, ", all cubes looked ahead")?;
        }
        if self.variance_reduction {
            write!(f, ", variance reduction")?;
            match self.luck_candidates {
                None | Some(RolloutSettings::LUCK_CANDIDATES) => {}
                Some(plays) => write!(f, " over {plays} plays")?,
            }
        }
        if !self.exact_bearoffs {
            write!(f, ", no exact endings")?;
        }
        if self.live_cube_bearoffs {
            write!(f, ", ends at known chances")?;
        }
        let spread = if self.stratified_dice {
            "stratified "
        } else {
            ""
        };
        if self.generator == Generator::File.name() {
            write!(f, "; {spread}dice from a file")?;
        } else {
            write!(f, "; {spread}{} dice, seed {}", self.generator, self.seed)?;
        }
        if self.initial_position {
            write!(f, ", as initial position")?;
        }
        Ok(())
    }
}

impl RolloutInfo {
    /// How both players decide: just the depths if all else is at its default.
    fn described(&self, players: &[RolloutPlayer; 2], plies: [[u8; 2]; 2]) -> String {
        let alike = players[0] == players[1];
        let [own, theirs] = players;
        if own.is_usual(self.cubeful) && theirs.is_usual(self.cubeful) {
            depths(plies, self.cubeful)
        } else if alike {
            own.to_string()
        } else {
            format!("{own} against {theirs}")
        }
    }
}

impl RolloutPlayer {
    /// Whether the depths describe the player in full, with or without the cube.
    fn is_usual(&self, cubeful: bool) -> bool {
        [&self.checker, &self.cube].into_iter().all(|info| {
            let usual = SettingsInfo::from(&Strength::new(info.plies, MoveFilter::NORMAL));
            let alike = SettingsInfo {
                level: usual.level.clone(),
                cubeful: usual.cubeful,
                ..info.clone()
            };
            alike == usual && info.cubeful == cubeful
        })
    }
}

impl fmt::Display for RolloutPlayer {
    /// `2-ply, normal filter`; the cube is mentioned only where it is decided differently.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.checker)?;
        if self.cube != self.checker {
            write!(f, " (cube: {})", self.cube)?;
        }
        Ok(())
    }
}

/// The depths of both players, as briefly as possible.
fn depths(plies: [[u8; 2]; 2], cubeful: bool) -> String {
    let one = |[checker, cube]: [u8; 2]| {
        if checker == cube || !cubeful {
            format!("{checker}-ply")
        } else {
            format!("{checker}-ply with cube at {cube}")
        }
    };
    let [own, theirs] = plies.map(one);
    if own == theirs {
        own
    } else {
        format!("{own} against {theirs}")
    }
}
