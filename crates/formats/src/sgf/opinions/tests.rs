use barpoint_equity::{Equity, Outcome};
use barpoint_record::{
    Analyst, AnalystFigures, Attachment, CheckerOpinion, Clock, CubeOpinion, Depth, Level, Opinion,
    RatedPlay, RolledOutPart, RolloutFacts, Said, Software,
};
use barpoint_rules::{BySide, Play, Variation};
use proptest::prelude::*;

use super::*;

fn level(name: &str, depth: Option<Depth>) -> Level {
    Level {
        name: name.to_owned(),
        depth,
    }
}

fn opinions() -> Vec<Said> {
    let start = Variation::Standard.start();
    let rated = |play| RatedPlay {
        play,
        level: level("XG Roller++", None),
        outcome: Some(Outcome::from_array([0.1 + 0.2, 0.25, 1e-9, 0.3, 0.0])),
        equity: Equity(-1.0 / 3.0),
        std_err: Some(Equity(0.004)),
    };
    let checker = CheckerOpinion {
        plays: vec![
            rated(
                start
                    .parse_play("24/18 18/14", "64".parse().unwrap())
                    .unwrap(),
            ),
            rated(Play::DANCE),
        ],
        played: Some(1),
        loss: Some(Equity(0.05)),
    };
    let cube = CubeOpinion {
        level: level("Rollout", Some(Depth::Trials(1296))),
        outcome: None,
        no_double: Some(Equity(0.5)),
        double_take: None,
        double_pass: Some(Equity(1.0)),
        std_errs: Some([Equity(0.01), Equity(0.02)]),
        double_loss: None,
        answer_loss: Some(Equity(0.0)),
    };
    let rollout = RolloutFacts {
        of: RolledOutPart::Play(3),
        trials: 1296,
        trials_doubled: None,
        seed: Some(-5),
        truncated_after: Some(7),
        variance_reduction: true,
        cubeful: false,
        checker_level: Some(level("3-ply red", Some(Depth::Plies(2)))),
        cube_level: None,
        seconds: Some(12.5),
    };
    let luck = |level| Said::Luck {
        equity: Equity(-0.25),
        level,
    };
    vec![
        Said::Checker(checker),
        Said::Cube(cube),
        luck(None),
        luck(Some(level("-", Some(Depth::Plies(0))))),
        Said::Rollout(rollout),
    ]
}

#[test]
fn opinions_come_back() {
    for said in opinions() {
        let opinion = Opinion { analyst: 2, said };
        let text = write_opinion(&opinion);
        assert!(!text.contains(['[', ']', '\\']), "{text}");
        assert_eq!(read_opinion(&text), Some(opinion), "{text}");
    }
}

#[test]
fn what_is_no_opinion_is_refused() {
    for text in [
        "",
        "0",
        "0 X",
        "x M - -",
        "0 M - - 24/18",
        "0 M - - 26/18 a - - 0 -",
        "0 L - -",
        "0 L 1 a",
        "0 C a - - 1 2 3 4",
        "0 R 1 x",
        "0 L 1 a%2 -",
        "0 L 1 - -",
        "0 M - - 1/2,1/2,1/2,1/2,1/2 a - - 0 -",
    ] {
        assert_eq!(read_opinion(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn texts_come_back(name in any::<String>(), version in any::<Option<String>>(), pr in any::<Option<u32>>()) {
        let analyst = Analyst {
            software: Software { name, version: version.clone() },
            met: version,
            figures: BySide::new(
                AnalystFigures { decisions: pr, pr: Some(3.25), ..AnalystFigures::default() },
                AnalystFigures::default(),
            ),
        };
        prop_assert_eq!(read_analyst(&write_analyst(&analyst)), Some(analyst));
    }

    #[test]
    fn bytes_and_clocks_come_back(bytes in any::<Vec<u8>>(), left in any::<Option<i64>>(), since in any::<Option<u64>>()) {
        let attachment = Attachment { format: "ogxm".into(), name: "SIGN".into(), bytes };
        prop_assert_eq!(read_attachment(&write_attachment(&attachment)), Some(attachment));
        let clock = Clock { since_start: since, left: BySide::new(left, None) };
        prop_assert_eq!(read_clock(&write_clock(&clock)), Some(clock));
    }
}
