use barpoint_eval::{ALL_CANDIDATES, RollSet};

use super::*;

#[test]
fn engines_are_named_with_their_depth() {
    assert_eq!("gnubg:2".parse(), Ok(EngineName::Gnubg { plies: 2 }));
    assert_eq!("bkg".parse(), Ok(EngineName::Bkg(Edition::Of1977)));
    assert_eq!("bkg-vi".parse(), Ok(EngineName::Bkg(Edition::Vi)));
    assert_eq!(
        "runs/new:0".parse(),
        Ok(EngineName::Ours {
            nets: NetSource::Folder(PathBuf::from("runs/new")),
            strength: Box::new(Strength::new(0, MoveFilter::NORMAL)),
        })
    );
    assert_eq!(
        "barpoint:narrow".parse(),
        Ok(EngineName::Narrow {
            nets: NetSource::BuiltIn,
            model: CubeModel::Learned
        })
    );
    assert_eq!(
        "barpoint:narrow+jump".parse(),
        Ok(EngineName::Narrow {
            nets: NetSource::BuiltIn,
            model: CubeModel::Jump
        })
    );
    for wrong in [
        "narrow",
        "gnubg",
        "gnubg:narrow",
        "gnubg:9",
        "ubgi: ",
        "socket:gnubg",
        ":0",
        "barpoint:x",
        "barpoint:9",
        "champion",
        "human:2",
        "human:8+jump",
        "bkg:0",
        "bkg-vi:0",
        "bkg+jump",
    ] {
        assert!(wrong.parse::<EngineName>().is_err(), "{wrong}");
    }
}

#[test]
fn settings_after_an_engine_change_how_it_searches() {
    let ours = |text: &str| match text.parse() {
        Ok(EngineName::Ours { strength, .. }) => *strength,
        other => panic!("{text}: {other:?}"),
    };
    let usual = ours("world-class");
    let mut reduced = usual;
    reduced.search.rolls = RollSet::Quarter;
    assert_eq!(ours(" World Class  reduced=25 "), reduced);
    let mut wide = ours("barpoint:2+jump");
    wide.filter = MoveFilter::LARGE;
    wide.search.candidates = ALL_CANDIDATES;
    assert_eq!(ours("barpoint:2 +jump  no-pruning filter=large"), wide);
    for (wrong, found) in [
        ("world-class ply=3", "found \"ply=3\""),
        (
            "world-class reduced=20",
            "50, 33 or 25 per cent, or all, found \"20\"",
        ),
        (
            "expert noise=0.1 noise=0",
            "each once, after an engine; found \"noise=0\"",
        ),
        ("gnubg:2 filter=large", "after engines of ours"),
        ("barpoint:narrow reduced=25", "after engines of ours"),
        ("barpoint:0+jump cube-model=learned", "each once"),
        ("champion reduced=25", "found \"champion\""),
        ("reduced=25", "found \"reduced=25\""),
    ] {
        let error = wrong.parse::<EngineName>().unwrap_err();
        assert!(error.contains(found), "{wrong}: {error}");
    }
}

#[test]
fn engines_of_others_are_named_by_their_command_line() {
    let command = "./engine --ply 1+jump".to_owned();
    let name = format!("ubgi:{command}");
    assert_eq!(name.parse(), Ok(EngineName::Ubgi(command)));
}

#[test]
fn programs_over_sockets_are_named_by_where_they_listen() {
    for address in ["localhost:1234", "/tmp/gnubg"] {
        let name = format!("socket:{address}");
        assert_eq!(name.parse(), Ok(EngineName::Socket(address.to_owned())));
    }
}

#[test]
fn people_are_named_by_their_rating() {
    let pr = HumanPr::new(8.5).unwrap();
    assert_eq!("human:8.5".parse(), Ok(EngineName::Human(pr)));
}

#[test]
fn engines_are_named_by_their_level() {
    let strength = Box::new(Strength::by_name("world class").unwrap());
    for name in ["world-class", "barpoint:world-class", "World Class"] {
        let nets = NetSource::BuiltIn;
        let strength = strength.clone();
        assert_eq!(name.parse(), Ok(EngineName::Ours { nets, strength }));
    }
    assert!("gnubg:beginner".parse::<EngineName>().is_err());
}
