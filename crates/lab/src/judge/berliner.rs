//! BKG of 1977 on rolled-out plays.

use barpoint_bkg::Bkg;
use barpoint_judge::{CheckerRecord, Record, Score};
use barpoint_rules::Board;

/// What BKG's favourite plays lose, over the records that are checker plays; it has no chances to judge. `None` if none are.
#[must_use]
pub fn play_score(records: &[Record], bkg: &Bkg) -> Option<Score> {
    let mut losses = Vec::new();
    for record in records {
        if let Record::Checker(record) = record
            && let Some(index) = favourite(record, bkg)
        {
            let equities = record.plays.iter().map(|(_, equity)| *equity);
            let best = equities.fold(f32::NEG_INFINITY, f32::max);
            losses.push(f64::from(best - record.plays[index].1));
        }
    }
    (!losses.is_empty()).then(|| Score::of(&losses))
}

/// The play listed that it ranks highest; of the boards alone where the file does not say what was rolled.
fn favourite(record: &CheckerRecord, bkg: &Bkg) -> Option<usize> {
    let listed: Vec<Board> = record
        .plays
        .iter()
        .map(|(board, _)| board.swapped())
        .collect();
    let Some((board, roll)) = &record.before else {
        return bkg.best_of(&listed);
    };
    let ranked = bkg.rank(board, *roll, None);
    let mut listed_at = ranked
        .iter()
        .filter_map(|valued| listed.iter().position(|board| *board == valued.after));
    listed_at.next().or_else(|| bkg.best_of(&listed))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::judge::parse;
    use barpoint_bearoff::OneSided;
    use barpoint_bkg::Tables;
    use barpoint_rules::Variation;

    /// After 3-1 it makes the five point, whether or not the file says what was rolled.
    #[test]
    fn the_favourite_is_charged_what_it_loses() {
        let bkg = Bkg::new(Tables::new(Arc::new(OneSided::build())).unwrap());
        let start = Variation::Standard.start();
        let id = |play: &str| {
            let play = start.parse_play(play, "31".parse().unwrap()).unwrap();
            start.after(&play).unwrap().swapped().to_string()
        };
        let record = |before: &str, point: f32, other: f32| {
            let (made, moved) = (id("8/5 6/5"), id("13/10 6/5"));
            let moves = format!(
                r#"[{{"pos":"{moved}","equity":{other}}},{{"pos":"{made}","equity":{point}}}]"#
            );
            format!(r#"{{{before}"moves":{moves}}}"#)
        };
        let before = format!(r#""id":"{start}","dice":[3,1],"#);
        let lines = [
            record(&before, 0.3, 0.1),
            record("", 0.3, 0.1),
            record(&before, 0.1, 0.3),
        ];
        let score = play_score(&parse(&lines.join("\n")).unwrap(), &bkg).unwrap();
        assert_eq!(score.count, 3);
        assert!((score.mean - 200.0 / 3.0).abs() < 0.01, "{score}");
        let cube = format!(r#"{{"id":"{start}","nd":0.1,"dt":0.2}}"#);
        assert_eq!(play_score(&parse(&cube).unwrap(), &bkg), None);
    }
}
