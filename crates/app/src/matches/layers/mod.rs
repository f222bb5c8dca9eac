//! The analyses of a match side by side: which there are, which is shown, and the marks set by hand.

mod attached;
mod compose;
mod deeper;
mod files;
mod hand;
mod incoming;
mod marking;
mod note;
mod review;
mod shown;
mod work;

use std::collections::BTreeSet;

use barpoint_engine::Strength;

use crate::phrase::Phrase;

pub use attached::{DetachedLayers, attach_layers, detach_layers};
pub use deeper::LooksDeeper;
pub use files::{MatchFiles, ReviewError};
pub use hand::{EntryEdit, EntryEditError, HandMark, MarkEdit, SetMark};
pub use incoming::{Incoming, IncomingError};
pub use note::MatchNote;
pub use review::Review;
pub use shown::LayerProgress;

/// What the label of an analysis ends with whose errors are rolled out.
const ROLLED_OUT: &str = ", errors rolled out";

/// The name of an analysis at a level, of this many plays at least.
fn name_of(level: &str, plays: u8) -> String {
    match plays {
        0 => level.to_owned(),
        plays => format!("{level}, {plays}+ plays"),
    }
}

/// An analysis of a match beside the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Its name; no two analyses of a match have the same.
    pub name: String,
    /// Where it comes from, in words.
    pub label: String,
    /// The number of its file.
    pub file: u32,
    /// The level, if it was made here.
    pub level: Option<String>,
    /// How many of the best plays were looked at in full depth at least; 0 as the level says.
    pub plays: u8,
    /// Fingerprint of the nets, if it was made here.
    pub nets: Option<String>,
    /// When it was started or imported, in seconds since 1970.
    pub created: u64,
    /// The name of the analysis whose errors are rolled out in this one, its copy otherwise.
    pub rolled_out: Option<String>,
    /// The file of the analysis that is seen where this one has nothing yet.
    pub over: Option<u32>,
}

impl Layer {
    /// Name of the analysis that came with a file.
    pub const IMPORTED: &str = "imported";

    /// Where it comes from and by which nets, in words.
    #[must_use]
    pub fn origin(&self) -> String {
        match &self.nets {
            Some(nets) => format!("{}, nets {nets}", self.label),
            None => self.label.clone(),
        }
    }

    /// Its label as a code; `None` where it is a name: of a level or a program.
    #[must_use]
    pub fn phrase(&self) -> Option<Phrase> {
        if let Some(source) = self.label.strip_suffix(ROLLED_OUT) {
            return Some(Phrase::new("layer-rolled-out").with("label", source));
        }
        let level = self.level.as_ref()?;
        let rest = self.label.strip_prefix(&name_of(level, self.plays))?;
        let phrase = match self.plays {
            0 => Phrase::new("layer-nets"),
            plays => Phrase::new("layer-plays").with("count", usize::from(plays)),
        };
        let phrase = phrase.with("label", level);
        match rest.strip_prefix(" (nets ") {
            Some(nets) if self.plays == 0 => Some(phrase.with("nets", nets.strip_suffix(')')?)),
            _ => Some(phrase).filter(|_| self.plays > 0 && rest.is_empty()),
        }
    }

    /// Whether it was made here, not imported.
    #[must_use]
    pub const fn is_own(&self) -> bool {
        self.level.is_some() || self.rolled_out.is_some()
    }

    /// The strength it was made at; `None` if it was made elsewhere or by other nets, whose numbers cannot be compared.
    #[must_use]
    pub fn strength(&self, nets: &str) -> Option<Strength> {
        let level = self.level.as_deref().filter(|_| self.is_by(nets))?;
        Strength::deciding(level)
    }

    /// Whether it can be resumed with these nets.
    fn is_by(&self, nets: &str) -> bool {
        self.nets.as_ref().is_none_or(|known| known == nets)
    }
}

/// The analyses of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layers {
    /// All of them, in the order in which they were imported or started.
    pub all: Vec<Layer>,
    /// The name of the one shown.
    pub current: Option<String>,
    /// The marks set by hand, which hold whichever analysis is shown.
    pub marks: Vec<HandMark>,
}

impl Layers {
    /// The most analyses that a file may bring.
    const MOST: usize = 64;
    /// Longest name or label that a file may bring, in bytes.
    const LONGEST: usize = 200;

    /// The analysis shown.
    #[must_use]
    pub fn current(&self) -> Option<&Layer> {
        self.named(self.current.as_ref()?)
    }

    /// The analysis of this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Layer> {
        self.all.iter().find(|layer| layer.name == name)
    }

    /// The analysis that is seen where the one in this file has nothing yet.
    #[must_use]
    pub fn under(&self, file: u32) -> Option<&Layer> {
        let of_file = |file| self.all.iter().find(move |layer| layer.file == file);
        of_file(of_file(file)?.over?)
    }

    /// Whether this is the analysis shown.
    #[must_use]
    pub fn is_current(&self, layer: &Layer) -> bool {
        self.current.as_ref() == Some(&layer.name)
    }

    /// All of them, the one shown first.
    fn current_first(&self) -> Vec<Layer> {
        let mut layers = self.all.clone();
        layers.sort_by_key(|layer| !self.is_current(layer));
        layers
    }

    /// Whether they can be used as a file brings them: not too many, no name twice, no name that is empty or cannot
    /// stand in an address.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let names: BTreeSet<&str> = self.all.iter().map(|layer| layer.name.as_str()).collect();
        let fits = |text: &str| (1..=Self::LONGEST).contains(&text.len()) && !text.contains('/');
        self.all.len() <= Self::MOST
            && names.len() == self.all.len()
            && self.all.iter().all(|layer| fits(&layer.name))
            && self
                .all
                .iter()
                .all(|layer| layer.label.len() <= Self::LONGEST)
    }

    /// Whether a match file says as much without a list of its analyses: all it has is in the record itself.
    fn go_without_saying(&self) -> bool {
        self.marks.is_empty() && !self.all.iter().any(Layer::is_own)
    }

    /// Whether the record shown is the whole of an analysis: it is the current one, and no mark was set by hand.
    fn is_as_shown(&self, layer: &Layer) -> bool {
        self.marks.is_empty() && self.is_current(layer)
    }

    /// Adds an analysis at a level, of this many plays at least, and shows it. One such by other nets gets another name.
    fn start(&mut self, (level, plays): (&str, u8), nets: &str, now: u64) -> u32 {
        let name = name_of(level, plays);
        let over = self.current().map(|shown| shown.file);
        let file = self.next_file();
        for layer in self.all.iter_mut().filter(|layer| layer.name == name) {
            let nets = layer.nets.iter().flat_map(|nets| nets.chars());
            let nets: String = nets.take(8).collect();
            layer.name = format!("{name} {}", layer.file);
            layer.label = format!("{name} (nets {nets})");
        }
        self.all.push(Layer {
            name: name.clone(),
            label: name.clone(),
            file,
            level: Some(level.to_owned()),
            plays,
            nets: Some(nets.to_owned()),
            created: now,
            rolled_out: None,
            over,
        });
        self.current = Some(name);
        file
    }

    /// The analysis shown, or the one it was before its errors were rolled out.
    fn evaluated(&self) -> Option<&Layer> {
        let shown = self.current()?;
        let source = shown.rolled_out.as_ref();
        source.map_or(Some(shown), |name| self.named(name))
    }

    /// Shows the analysis in which the errors of this one are rolled out; adds it if there is none.
    fn start_rollouts(&mut self, source: &Layer, now: u64) -> u32 {
        let of_source = |layer: &&Layer| layer.rolled_out.as_ref() == Some(&source.name);
        if let Some(known) = self.all.iter().find(of_source) {
            self.current = Some(known.name.clone());
            return known.file;
        }
        let file = self.next_file();
        let name = format!("{} + rollouts", source.name);
        self.all.push(Layer {
            name: name.clone(),
            label: format!("{}{ROLLED_OUT}", source.label),
            file,
            created: now,
            rolled_out: Some(source.name.clone()),
            over: None,
            ..source.clone()
        });
        self.current = Some(name);
        file
    }

    /// The number of the next file.
    fn next_file(&self) -> u32 {
        let files = self.all.iter().map(|layer| layer.file);
        files.max().unwrap_or(0) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn started(levels: &[(&str, &str)]) -> Layers {
        let mut layers = Layers::default();
        for (now, (level, nets)) in (100..).zip(levels) {
            layers.start((level, 0), nets, now);
        }
        layers
    }

    #[test]
    fn an_analysis_by_other_nets_is_set_aside() {
        let layers = started(&[("expert", "0123456789"), ("expert", "9876543210")]);
        let names: Vec<&str> = layers.all.iter().map(|layer| layer.name.as_str()).collect();
        assert_eq!(names, ["expert 1", "expert"]);
        assert_eq!(layers.all[0].label, "expert (nets 01234567)");
        let phrase = layers.all[0].phrase().unwrap();
        assert_eq!(phrase.fields["nets"], "01234567".into());
        assert_eq!(layers.current().unwrap().file, 2);
        assert_eq!(layers.current_first()[0].name, "expert");
        assert_eq!(layers.all[1].origin(), "expert, nets 9876543210");
    }

    #[test]
    fn an_analysis_of_more_plays_stands_beside_that_of_its_level() {
        let mut layers = started(&[("expert", "0123456789")]);
        for nets in ["0123456789", "9876543210"] {
            layers.start(("expert", 8), nets, 300);
        }
        let names: Vec<&str> = layers.all.iter().map(|layer| layer.name.as_str()).collect();
        assert_eq!(names, ["expert", "expert, 8+ plays 2", "expert, 8+ plays"]);
        let phrases = layers.all.iter().map(|layer| layer.phrase().map(|p| p.id));
        let phrases: Vec<_> = phrases.collect();
        assert_eq!(phrases, [None, None, Some("layer-plays".to_owned())]);
    }

    #[test]
    fn errors_of_an_analysis_are_rolled_out_beside_it() {
        let mut layers = started(&[("expert", "n")]);
        let source = layers.evaluated().unwrap().clone();
        assert_eq!(layers.start_rollouts(&source, 200), 2);
        assert_eq!(layers.current().unwrap().name, "expert + rollouts");
        assert_eq!(layers.current().unwrap().label, "expert, errors rolled out");
        // Once more: those of the evaluation, in the same place.
        let source = layers.evaluated().unwrap().clone();
        assert_eq!(source.name, "expert");
        assert_eq!(layers.start_rollouts(&source, 300), 2);
        assert!(layers.is_sound() && layers.all.len() == 2);
    }

    #[test]
    fn what_a_file_brings_must_be_sound() {
        let layers = started(&[("expert", "n"), ("grandmaster", "n")]);
        assert!(layers.is_sound());
        for name in ["", "a/b", "expert", &"x".repeat(201)] {
            let mut other = layers.clone();
            other.all[1].name = name.to_owned();
            assert!(!other.is_sound(), "{name}");
        }
    }

    #[test]
    fn only_an_imported_analysis_goes_without_saying() {
        assert!(Layers::default().go_without_saying());
        assert!(!started(&[("expert", "n")]).go_without_saying());
    }
}
