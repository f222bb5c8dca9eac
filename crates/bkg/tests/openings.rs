//! The 15 opening rolls. "These evaluation functions produce almost all the recommended ways of playing the opening
//! rolls": recommended at the time, by P. Magriel, "Backgammon" (1976), or O. Jacoby and J. R. Crawford, "The backgammon
//! book" (1970), where they differ.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Tables};
use barpoint_rules::Variation;

const RECOMMENDED: [(&str, &[&str]); 15] = [
    ("21", &["13/11 6/5", "24/23 13/11"]),
    ("31", &["8/5 6/5"]),
    ("41", &["13/9 6/5", "24/23 13/9"]),
    ("51", &["13/8 6/5", "24/23 13/8"]),
    ("61", &["13/7 8/7"]),
    ("32", &["13/11 13/10", "24/21 13/11"]),
    ("42", &["8/4 6/4"]),
    ("52", &["13/11 13/8"]),
    ("62", &["24/18 13/11"]),
    ("43", &["13/10 13/9"]),
    ("53", &["8/3 6/3"]),
    ("63", &["24/18 13/10", "24/15"]),
    ("54", &["13/9 13/8", "24/20 13/8"]),
    ("64", &["24/18 13/9", "24/14", "8/2 6/2"]),
    ("65", &["24/13"]),
];

/// The rolls that BKG plays otherwise, with its play.
#[test]
fn almost_all_recommended_plays_are_chosen() {
    let bkg = Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap());
    let start = Variation::Standard.start();
    let mut otherwise = Vec::new();
    for (roll, recommended) in RECOMMENDED {
        let best = bkg.rank(&start, roll.parse().unwrap(), None)[0];
        let boards = recommended.iter().map(|text| {
            let play = start.parse_play(text, roll.parse().unwrap()).unwrap();
            start.after(&play).unwrap()
        });
        let agrees = boards.into_iter().any(|board| board == best.after);
        println!(
            "| {roll} | {} | {} |",
            best.play,
            if agrees {
                "recommended"
            } else {
                recommended[0]
            }
        );
        if !agrees {
            otherwise.push((roll, best.play.to_string()));
        }
    }
    assert_eq!(
        otherwise,
        [("41", "13/8".to_owned()), ("62", "24/16".to_owned())]
    );
}
