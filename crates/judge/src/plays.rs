//! The plays of a record.

use barpoint_rules::{Board, PlayList, Roll};

/// Each play leads to a board of its own and, where the roll is known, is a legal one.
pub(crate) fn each_known_once(
    plays: &[(Board, f32)],
    before: Option<(Board, Roll)>,
) -> Result<(), String> {
    for (place, (board, _)) in plays.iter().enumerate() {
        if plays[..place].iter().any(|(other, _)| other == board) {
            return Err(format!(
                "expected each board once in \"moves\", found {board} twice"
            ));
        }
    }
    let Some((start, roll)) = before else {
        return Ok(());
    };
    let mut legal = PlayList::new();
    legal.generate(&start, roll);
    let leads = |board: &Board| legal.boards().contains(&board.swapped());
    match plays.iter().find(|(board, _)| !leads(board)) {
        Some((board, _)) => Err(format!(
            "expected boards that {roll} leads to from {start} in \"moves\", found {board}"
        )),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;

    use super::*;

    #[test]
    fn boards_given_twice_or_out_of_reach_are_refused() {
        let start: Board = Variation::Standard.start();
        let roll: Roll = "31".parse().unwrap();
        let mut legal = PlayList::new();
        legal.generate(&start, roll);
        let after: Vec<(Board, f32)> = legal
            .boards()
            .iter()
            .map(|board| (board.swapped(), 0.0))
            .collect();
        assert_eq!(each_known_once(&after, Some((start, roll))), Ok(()));
        let other: Roll = "64".parse().unwrap();
        let error = each_known_once(&after, Some((start, other))).unwrap_err();
        assert!(
            error.contains("expected boards that 64 leads to"),
            "{error}"
        );
        assert_eq!(each_known_once(&after, None), Ok(()), "nobody knows");
        let twice = [after[0], after[1], after[0]];
        let error = each_known_once(&twice, None).unwrap_err();
        assert!(error.contains("each board once"), "{error}");
    }
}
