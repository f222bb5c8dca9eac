//! Races from what each side needs on its own.

use barpoint_bearoff::{ESCAPE_ROLLS, EscapeTable, HomePosition, OneSided};
use barpoint_equity::Outcome;
use barpoint_nn::{OUTPUTS, SLOTS, SlotStates};
use barpoint_rules::Board;

use super::EvaluatorError;
use super::part::Part;
use super::source::Source;
use crate::fnv::Fnv;
use crate::inputs::SideView;
use crate::side_rolls::{ROLLS, SideRolls};

/// Sides remembered by each thread, 9 MB: one that is far behind has hundreds of plays for all rolls together, and the same at every
/// node of a look-ahead.
const REMEMBERED: usize = 16384;

/// The nets that know how many rolls one side of a race needs.
#[derive(Debug)]
pub(super) struct OneSidedNets {
    /// To bear off the last checker.
    last: Part,
    /// To bear off the first.
    first: Part,
    /// Knows about backgammons.
    escapes: EscapeTable,
}

/// Sides that were seen before. The candidates of a roll share one, and a search meets most of them often.
#[derive(Debug, Default)]
pub(super) struct Sides {
    known: Vec<Entry>,
    /// Sides of the call that are not known yet, for both nets and for that of the last checker alone.
    whole: Unknown,
    begun: Unknown,
}

/// A side and its rolls, `None` as long as the nets have not been asked.
#[derive(Clone, Debug)]
struct Entry {
    half: [u8; 26],
    rolls: Option<SideRolls>,
}

/// Sides to ask a net about together.
#[derive(Debug, Default)]
struct Unknown {
    halves: Vec<[u8; 26]>,
    views: Vec<SideView>,
    states: Vec<SlotStates>,
    inputs: Vec<f32>,
}

impl Sides {
    fn entry(&mut self, half: &[u8; 26]) -> &mut Entry {
        if self.known.is_empty() {
            let none = Entry {
                half: [0; 26],
                rolls: None,
            };
            self.known.resize(REMEMBERED, none);
        }
        let mut hash = Fnv::new();
        let (words, rest) = half.as_chunks::<8>();
        hash.add(words.iter().map(|&word| u64::from_le_bytes(word)));
        hash.add(rest.iter().map(|&n| u64::from(n)));
        &mut self.known[hash.0 as usize % REMEMBERED]
    }

    /// Notes a side to be asked about, unless it is known or noted.
    fn note(&mut self, half: &[u8; 26], bearoff: &OneSided) {
        let entry = self.entry(half);
        if entry.half == *half {
            return;
        }
        entry.half = *half;
        entry.rolls =
            HomePosition::of_half(half).map(|home| SideRolls::home(&bearoff.distribution(home)));
        if entry.rolls.is_none() {
            let unknown = if half[0] == 0 {
                &mut self.whole
            } else {
                &mut self.begun
            };
            unknown.push(half, bearoff);
        }
    }

    /// Asks the nets about sides; returns the list for more.
    fn learn(
        &mut self,
        mut unknown: Unknown,
        (last, first): (&Part, Option<&Part>),
        escapes: &EscapeTable,
    ) -> Unknown {
        let said = unknown.ask(last, first);
        for (i, half) in unknown.halves.iter().enumerate() {
            let entry = self.entry(half);
            // Another side of the call may have taken its place.
            if entry.half == *half {
                entry.rolls = Some(unknown.rolls(i, &said, escapes));
            }
        }
        unknown.clear();
        unknown
    }
}

/// What the nets say of sides: for the last checker, and for the first if it was asked for.
struct Said {
    last: Vec<[f32; OUTPUTS]>,
    first: Option<Vec<[f32; OUTPUTS]>>,
}

impl Unknown {
    fn push(&mut self, half: &[u8; 26], bearoff: &OneSided) {
        let view = SideView::of(half, bearoff);
        self.halves.push(*half);
        self.states.push(SlotStates::new(half, &[0; SLOTS / 2]));
        self.inputs.extend_from_slice(&view.inputs);
        self.views.push(view);
    }

    fn clear(&mut self) {
        self.halves.clear();
        self.views.clear();
        self.states.clear();
        self.inputs.clear();
    }

    /// What the nets say of each.
    fn ask(&self, last: &Part, first: Option<&Part>) -> Said {
        Said {
            last: last.sides(&self.states, &self.inputs),
            first: first.map(|part| part.sides(&self.states, &self.inputs)),
        }
    }

    /// The rolls of the side at this place.
    fn rolls(&self, place: usize, said: &Said, escapes: &EscapeTable) -> SideRolls {
        let view = &self.views[place];
        let first = said.first.as_ref();
        SideRolls::by_nets(
            (&view.last, said.last[place]),
            first.map(|outputs| (&view.first, outputs[place])),
            escape(&self.halves[place], escapes).as_ref(),
        )
    }
}

impl OneSidedNets {
    pub(super) fn new([last, first]: [Source<'_>; 2]) -> Result<Self, EvaluatorError> {
        Ok(Self {
            last: Part::one_sided(last)?,
            first: Part::one_sided(first)?,
            escapes: EscapeTable::new(),
        })
    }

    pub(super) fn parts(&self) -> [&Part; 2] {
        [&self.last, &self.first]
    }

    /// Asks the nets about all sides of these races that are not known yet.
    pub(super) fn prepare<'a>(
        &self,
        races: impl Iterator<Item = &'a Board>,
        bearoff: &OneSided,
        sides: &mut Sides,
    ) {
        let mut opponent = None;
        for race in races {
            sides.note(race.on_roll(), bearoff);
            // The same after all plays of a board.
            if opponent != Some(race.opponent()) {
                opponent = Some(race.opponent());
                sides.note(race.opponent(), bearoff);
            }
        }
        let whole = std::mem::take(&mut sides.whole);
        let nets = (&self.last, Some(&self.first));
        sides.whole = sides.learn(whole, nets, &self.escapes);
        let begun = std::mem::take(&mut sides.begun);
        sides.begun = sides.learn(begun, (&self.last, None), &self.escapes);
    }

    /// The chances of a race.
    pub(super) fn outcome(&self, race: &Board, bearoff: &OneSided, sides: &mut Sides) -> Outcome {
        let on_roll = *self.rolls(race.on_roll(), bearoff, sides);
        on_roll.outcome(self.rolls(race.opponent(), bearoff, sides))
    }

    fn rolls<'a>(
        &self,
        half: &[u8; 26],
        bearoff: &OneSided,
        sides: &'a mut Sides,
    ) -> &'a SideRolls {
        let entry = sides.entry(half);
        if entry.half != *half {
            entry.rolls = None;
            entry.half = *half;
        }
        entry.rolls.get_or_insert_with(|| self.alone(half, bearoff))
    }

    /// A side whose place among those known another has taken.
    fn alone(&self, half: &[u8; 26], bearoff: &OneSided) -> SideRolls {
        if let Some(home) = HomePosition::of_half(half) {
            return SideRolls::home(&bearoff.distribution(home));
        }
        let mut unknown = Unknown::default();
        unknown.push(half, bearoff);
        let first = (half[0] == 0).then_some(&self.first);
        unknown.rolls(0, &unknown.ask(&self.last, first), &self.escapes)
    }
}

/// The chances of the numbers of rolls until a side cannot lose a backgammon any more, if it can now.
fn escape(half: &[u8; 26], table: &EscapeTable) -> Option<[f32; ROLLS]> {
    if half[0] > 0 {
        return None;
    }
    let mut padded = [0.0; ROLLS];
    padded[..=ESCAPE_ROLLS].copy_from_slice(&table.chances(EscapeTable::checkers(half)?));
    Some(padded)
}
