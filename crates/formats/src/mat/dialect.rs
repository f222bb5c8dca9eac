//! What differs between the match texts of gnubg and of eXtreme Gammon.

use barpoint_record::PlayedRoll;
use barpoint_rules::notation::{display_play, mat_play};

/// Whose layout is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// GNU Backgammon's: one step per die, columns of 28.
    Gnubg,
    /// eXtreme Gammon's: merged steps in columns of 34, all lines padded.
    Xg,
}

impl Dialect {
    /// Width of a cell up to the next.
    pub(super) const fn cell(self) -> usize {
        match self {
            Self::Gnubg => 28,
            Self::Xg => 34,
        }
    }

    /// Column of the second name in a score line.
    pub(super) const fn names(self) -> usize {
        match self {
            Self::Gnubg => 32,
            Self::Xg => 39,
        }
    }

    /// What is left free before a result of the second player in a line of its own.
    pub(super) const fn result(self) -> usize {
        match self {
            Self::Gnubg => 34,
            Self::Xg => 40,
        }
    }

    /// How a play reads after its dice.
    pub(super) fn play(self, played: &PlayedRoll) -> String {
        match self {
            Self::Gnubg => mat_play(&played.play),
            Self::Xg if played.play.is_dance() => "Cannot Move".to_owned(),
            Self::Xg => xg_play(&display_play(&played.play)),
        }
    }

    /// The points won, in words.
    pub(super) fn wins(self, points: u32, wins_match: bool) -> String {
        let plural = match self {
            Self::Gnubg if points != 1 => "s",
            _ => "",
        };
        let of_match = match self {
            Self::Xg if wins_match => " and the match",
            _ => "",
        };
        format!("Wins {points} point{plural}{of_match}")
    }

    /// The lines between two games.
    pub(super) const fn between(self) -> &'static str {
        match self {
            Self::Gnubg => "\n",
            Self::Xg => "\n\n\n",
        }
    }
}

/// A play as XG words it: a checker that hits on its way is named twice, `22/19* 19/10`.
fn xg_play(play: &str) -> String {
    let words = play.split(' ').map(|word| {
        let (moves, times) = word.find('(').map_or((word, ""), |at| word.split_at(at));
        let mut text = String::with_capacity(word.len() + 8);
        let mut places = moves.split('/');
        let mut from = places.next().unwrap_or_default().to_owned();
        let mut is_open = false;
        for to in places {
            if !is_open {
                if !text.is_empty() {
                    text.push(' ');
                }
                text += &from;
            }
            text.push('/');
            text += to;
            is_open = !to.ends_with('*');
            if !is_open {
                text += times;
            }
            to.trim_end_matches('*').clone_into(&mut from);
        }
        if is_open {
            text += times;
        }
        text
    });
    let words: Vec<String> = words.collect();
    words.join(" ").replace("bar", "Bar").replace("off", "Off")
}

#[cfg(test)]
mod tests {
    use super::xg_play;

    #[test]
    fn checkers_are_named_again_where_they_hit() {
        for (ours, theirs) in [
            ("bar/21 6/off", "Bar/21 6/Off"),
            ("22/19*/10", "22/19* 19/10"),
            ("6/4*(2) 13/9*", "6/4*(2) 13/9*"),
            ("24/23*/22*(2)", "24/23*(2) 23/22*(2)"),
            ("24/15(2)", "24/15(2)"),
        ] {
            assert_eq!(xg_play(ours), theirs);
        }
    }
}
