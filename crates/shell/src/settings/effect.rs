//! What a setting does when it changes, besides being there.

use std::path::Path;
use std::sync::Arc;

use barpoint_app::met;
use barpoint_equity::Met;
use barpoint_eval::CubeLives;

use crate::shell::{Refusal, Shell};

impl Shell {
    /// Puts a setting to use that has just changed.
    ///
    /// # Errors
    /// If it cannot be used; it is then as before.
    pub(super) fn use_setting(&mut self, path: &str) -> Result<(), Refusal> {
        let rules = self.session.rules;
        match path {
            "jacoby" => self.change_rules(|game| game.jacoby = rules.jacoby),
            "beavers" => self.change_rules(|game| game.beavers = rules.beavers),
            "cube use" => self.change_rules(|game| game.cube = rules.cube),
            "matchequitytable" | "invert matchequitytable" => self.use_met(),
            "analysis threshold doubtful"
            | "analysis threshold bad"
            | "analysis threshold verybad" => {
                let marks = self.session.settings.analysis.thresholds.skill();
                self.engines.change(|engines| engines.marks = marks);
                Ok(())
            }
            "priority nice" => self.use_priority(),
            path if path.starts_with("cubeefficiency ") => {
                self.use_lives();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Gives the cube the life that is set.
    fn use_lives(&self) {
        let number = |path: &str| {
            let kept = self
                .session
                .settings
                .kept(&format!("cubeefficiency {path}"));
            kept.parse().unwrap_or_default()
        };
        let lives = CubeLives {
            contact: number("contact"),
            crashed: number("crashed"),
            bearoff: number("os"),
            race_by_pip: number("race factor"),
            race_start: number("race coefficient"),
            race_least: number("race min"),
            race_most: number("race max"),
        };
        if self.engines.lives() != lives {
            self.engines.change(|engines| engines.lives = lives);
        }
    }

    /// Gives the program the priority that is set; what the system does not allow is passed over in files of settings.
    fn use_priority(&self) -> Result<(), Refusal> {
        let nice = self.session.settings.kept("priority nice").parse();
        let changed = nice.map_or(Ok(()), give_priority);
        match changed {
            Err(error) if self.session.loading.is_empty() => {
                Err(Refusal::new(format!("set priority: {error}")))
            }
            _ => Ok(()),
        }
    }

    fn use_met(&mut self) -> Result<(), Refusal> {
        let settings = &self.session.settings;
        let found = table(&settings.met).map_err(Refusal::new)?;
        let used = if settings.met_inverted {
            Arc::new(found.flipped())
        } else {
            found
        };
        self.engines.change(|engines| engines.met = used);
        Ok(())
    }

    /// Changes the rules of the game that is on, if there is one.
    fn change_rules(
        &mut self,
        change: impl FnOnce(&mut barpoint_rules::MatchRules),
    ) -> Result<(), Refusal> {
        let Some(game) = &mut self.session.game else {
            return Ok(());
        };
        game.change_rules(change).map_err(Refusal::new)
    }
}

/// Sets how nice the program is to others, -20 for not at all.
#[cfg(unix)]
fn give_priority(nice: i32) -> std::io::Result<()> {
    if rustix::process::getpriority_process(None)? != nice {
        rustix::process::setpriority_process(None, nice)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn give_priority(_: i32) -> std::io::Result<()> {
    Ok(())
}

/// A table of a file; where there is no such file, the table that gnubg has by this name.
fn table(text: &str) -> Result<Arc<Met>, met::MetError> {
    let path = Path::new(text);
    if path.is_file() {
        return met::read(path).map(Arc::new);
    }
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.and_then(|name| Met::by_name(name).ok())
        .map_or_else(|| met::find(text), |met| Ok(Arc::new(met)))
}
