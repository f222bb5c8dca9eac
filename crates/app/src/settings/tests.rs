use super::*;

fn parse(text: &str) -> Result<Settings, SettingsError> {
    Settings::parse(Path::new("dir/config.toml"), text)
}

fn problem(text: &str) -> String {
    parse(text).unwrap_err().to_string()
}

#[test]
fn the_file_and_the_environment_are_read_and_say_where() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    std::fs::write(&path, "# mine\nlevel = \"world-class\"\nthreads = 2\n").unwrap();
    let variable = |name: &str| (name == "BARPOINT_THREADS").then(|| "3".to_owned());
    let settings = Settings::read(Some(&path), &variable).unwrap();
    let level = Origin::File { path, line: 2 };
    assert_eq!(settings.shown(Key::Level), ("world-class", &level));
    assert_eq!(settings.level(), Strength::WORLD_CLASS);
    let threads = Origin::Environment("BARPOINT_THREADS");
    assert_eq!(settings.shown(Key::Threads), ("3", &threads));
    let met = settings.shown(Key::Met);
    assert_eq!(met, ("Kazaross-XG2", &Origin::Default));
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    for (text, expected) in [
        (
            "\nlevl = \"expert\"",
            "line 2: expected a setting (level, met,",
        ),
        ("level = \"champion\"", "line 1: level: "),
        ("met = \"x\"\n", "line 1: met: "),
        (
            "# a\n\nthreads = 5000",
            "line 3: threads: expected a number of threads from 1 to 1024",
        ),
        (
            "threads = 1.5",
            "line 1: threads: expected a text or a whole number, found 1.5",
        ),
        (
            "color = \"blue\"",
            "line 1: color: expected auto, always or never, found \"blue\"",
        ),
        ("theme = \"tartan\"", "line 1: theme: expected one of "),
        ("level = ", "line 1: "),
    ] {
        let found = problem(text);
        assert!(
            found.starts_with("dir/config.toml, ") && found.contains(expected),
            "{found}"
        );
        assert_eq!(found.lines().count(), 1, "{found}");
    }
    let variable = |name: &str| (name == "BARPOINT_LEVEL").then(|| "champion".to_owned());
    let error = Settings::read(None, &variable).unwrap_err().to_string();
    assert!(
        error.starts_with("environment variable BARPOINT_LEVEL: "),
        "{error}"
    );
}

#[test]
fn every_usual_value_may_be_set_and_the_template_names_each() {
    for key in Key::ALL {
        assert_eq!(key.check(key.usual()), Ok(()), "{key}");
        assert_eq!(key.name().parse(), Ok(key));
        let line = TEMPLATE
            .lines()
            .find(|line| line.starts_with(&format!("# {key} = ")));
        assert!(line.is_some_and(|line| line.contains(key.usual())), "{key}");
    }
    assert_eq!(
        parse(&TEMPLATE.replace("# ", "").replace("Settings", "#"))
            .unwrap()
            .0
            .len(),
        Key::ALL.len()
    );
}

#[test]
fn changes_leave_the_rest_of_the_file_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/config.toml");
    set(&path, Key::Level, "expert").unwrap();
    assert_eq!(
        std::fs::read_to_string(&path).unwrap(),
        "level = \"expert\"\n"
    );
    std::fs::write(&path, "# mine\nlevel = \"expert\" # quick\n").unwrap();
    set(&path, Key::Threads, "2").unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text, "# mine\nlevel = \"expert\" # quick\nthreads = 2\n");
    assert!(unset(&path, Key::Threads).unwrap());
    assert!(!unset(&path, Key::Threads).unwrap());
    let error = set(&path, Key::Level, "champion").unwrap_err();
    assert!(error.to_string().starts_with("level: "), "{error}");
    std::fs::write(&path, "levl = 1\n").unwrap();
    assert!(set(&path, Key::Threads, "2").is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "levl = 1\n");
}

#[test]
fn a_table_is_found_beside_the_file() {
    let settings = parse("met = \"own.xml\"").unwrap();
    assert_eq!(settings.get(Key::Met), Some("dir/own.xml"));
    let settings = parse("met = \"woolsey\"").unwrap();
    assert_eq!(settings.get(Key::Met), Some("woolsey"));
}
