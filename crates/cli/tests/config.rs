//! The settings of a user: which apply, from where, and what they change.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use barpoint_testkit::workspace_root;
use serde_json::Value;

const OPENING: &str = "4HPwATDgc/ABMA";

struct User {
    folder: tempfile::TempDir,
}

impl User {
    fn new(settings: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let user = Self { folder };
        std::fs::create_dir(user.file().parent().unwrap()).unwrap();
        std::fs::write(user.file(), settings).unwrap();
        user
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("barpoint/config.toml")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
        command
            .args(arguments)
            .current_dir(workspace_root())
            .env("XDG_CONFIG_HOME", self.folder.path())
            .env("BARPOINT_DATA", "/nowhere");
        command
    }

    #[track_caller]
    fn runs(&self, arguments: &[&str]) -> String {
        text(&self.command(arguments).output().unwrap())
    }

    #[track_caller]
    fn fails(&self, arguments: &[&str]) -> String {
        let output = self.command(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    }
}

#[track_caller]
fn text(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn settings_are_shown_with_where_they_come_from() {
    let user = User::new("# mine\nlevel = \"expert\"\n");
    let mut shown = user.command(&["config"]);
    let shown = text(&shown.env("BARPOINT_THREADS", "2").output().unwrap());
    let row = |key: &str| shown.lines().find(|line| line.starts_with(key)).unwrap();
    assert!(
        row("level = expert ").ends_with("# file, line 2"),
        "{shown}"
    );
    assert!(
        row("threads = 2 ").ends_with("# environment, BARPOINT_THREADS"),
        "{shown}"
    );
    assert!(row("met = Kazaross-XG2 ").ends_with("# default"), "{shown}");
    let found: Value = serde_json::from_str(&user.runs(&["config", "--format", "json"])).unwrap();
    let level = &found["settings"][0];
    assert_eq!(
        (&level["value"], &level["line"]),
        (&"expert".into(), &2.into())
    );
    let path = user.runs(&["config", "path"]);
    assert_eq!(Path::new(path.trim_end()), user.file());
}

#[test]
fn settings_are_defaults_and_options_go_before_them() {
    let user = User::new("level = \"expert\"\nmet = \"woolsey\"\n");
    let hint = |more: &[&str]| -> Value {
        let arguments = [&["hint", OPENING, "-r", "31", "--format", "json"], more].concat();
        serde_json::from_str(&user.runs(&arguments)).unwrap()
    };
    let found = hint(&[]);
    assert_eq!(found["settings"]["plies"], 0, "{found}");
    assert!(
        found["met"].as_str().unwrap().contains("Woolsey"),
        "{found}"
    );
    let found = hint(&["--level", "world-class", "--met", "g11"]);
    assert_eq!(found["settings"]["plies"], 2, "{found}");
    assert!(
        !found["met"].as_str().unwrap().contains("Woolsey"),
        "{found}"
    );
}

#[test]
fn what_is_wrong_names_file_line_and_what_was_expected() {
    let user = User::new("threads = 2\nlevl = \"expert\"\n");
    let error = user.fails(&["hint", OPENING]);
    let expected = format!(
        "{}, line 2: expected a setting (level, ",
        user.file().display()
    );
    assert!(error.contains(&expected), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    // What mends it works all the same.
    assert!(user.fails(&["config"]).contains("line 2"));
    assert!(!user.runs(&["config", "path"]).is_empty());
}

#[test]
fn settings_are_changed_without_an_editor_and_with_one() {
    let user = User::new("# mine\n");
    user.runs(&["config", "set", "level", "world-class"]);
    assert_eq!(user.runs(&["config", "get", "level"]), "world-class\n");
    user.runs(&["config", "unset", "level"]);
    assert_eq!(user.runs(&["config", "get", "level"]), "supremo\n");
    assert_eq!(std::fs::read_to_string(user.file()).unwrap(), "# mine\n");
    assert!(
        user.fails(&["config", "set", "level", "champion"])
            .contains("level: ")
    );
    assert!(
        user.fails(&["config", "set", "levl", "expert"])
            .contains("expected a setting")
    );
    std::fs::remove_file(user.file()).unwrap();
    let mut edit = user.command(&["config", "edit"]);
    text(
        &edit
            .env("VISUAL", "sed -i s/^#.threads/threads/")
            .output()
            .unwrap(),
    );
    let file = std::fs::read_to_string(user.file()).unwrap();
    assert!(file.contains("\nthreads = 0\n"), "{file}");
}

/// A pipe gets no escape sequences, `--color always` does.
#[test]
fn colors_are_for_terminals_or_on_request() {
    let user = User::new("");
    let colored = |arguments: &[&str]| {
        let hint = ["hint", OPENING, "-r", "31", "--ply", "0"];
        user.runs(&[&hint[..], arguments].concat())
            .contains('\u{1b}')
    };
    assert!(!colored(&[]));
    assert!(!colored(&["--color", "never"]));
    assert!(colored(&["--color", "always"]));
    std::fs::write(user.file(), "color = \"always\"\n").unwrap();
    assert!(colored(&[]));
    assert!(!colored(&["--color", "never"]));
    assert!(
        user.fails(&["hint", OPENING, "--color", "blue"])
            .contains("auto, always or never")
    );
}

/// `NO_COLOR` wins over what asks for colour in general, and an option over both, in every command with colour.
#[test]
fn no_color_is_obeyed_unless_an_option_says_otherwise() {
    let user = User::new("");
    let hint = ["hint", OPENING, "-r", "31", "--ply", "0"];
    let eval = ["eval", OPENING, "--ply", "0"];
    let cube = ["cube", OPENING, "--ply", "0"];
    let analyse = ["analyse", "samples/clara-ivar-7pt.mat", "--ply", "0"];
    for command in [&hint[..], &eval, &cube, &analyse] {
        let colored = |variables: &[&str], option: Option<&str>| {
            let mut run = user.command(command);
            run.envs(variables.iter().map(|name| (name, "1")));
            if let Some(option) = option {
                run.args(["--color", option]);
            }
            text(&run.output().unwrap()).contains('\u{1b}')
        };
        let (forced, both) = (["CLICOLOR_FORCE"], ["CLICOLOR_FORCE", "NO_COLOR"]);
        assert!(colored(&forced, None), "{command:?}");
        assert!(!colored(&both, None), "{command:?}");
        assert!(!colored(&both, Some("auto")), "{command:?}");
        assert!(colored(&both, Some("always")), "{command:?}");
        assert!(!colored(&forced, Some("never")), "{command:?}");
    }
}

#[test]
fn thresholds_change_what_is_marked() {
    let analyse = |user: &User| {
        let file = "samples/clara-ivar-7pt.mat";
        let saved = user.folder.path().join("marked.sgf");
        let saved = saved.to_str().unwrap();
        let shown = user.runs(&["analyse", file, "--ply", "0", "--quiet", "--save", saved]);
        let page = user.runs(&["report", saved]);
        let saved = std::fs::read_to_string(saved).unwrap();
        let marked = saved.matches("DO[]").count() + saved.matches("BM[").count();
        (shown, page, marked)
    };
    let (shown, page, usual) = analyse(&User::new(""));
    assert!(shown.contains("(very bad)"), "{shown}");
    assert!(page.contains("doubtful (loses more than 0.03), ? bad (0.06), ?? very bad (0.12)"));
    let (shown, page, lenient) = analyse(&User::new("thresholds = \"0.5,1,2\"\n"));
    assert!(!shown.contains("(very bad)"), "{shown}");
    assert!(page.contains("doubtful (loses more than 0.5), ? bad (1), ?? very bad (2)"));
    assert!(lenient < usual, "{lenient} < {usual}");
    let error = User::new("thresholds = \"0.5,0.1,2\"\n").fails(&["eval", OPENING]);
    assert!(
        error.contains("line 1: thresholds: expected three rising losses"),
        "{error}"
    );
}
