//! Completions and manual pages.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use common::succeeds;

#[test]
fn every_shell_gets_completions_of_commands_and_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = succeeds(&["completions", shell]);
        for word in ["barpoint", "analyse", "hint", "cube-model"] {
            assert!(script.contains(word), "{word} for {shell}");
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let page = succeeds(&["man"]);
    assert!(page.contains(".TH barpoint 1"), "{page}");
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    assert_eq!(succeeds(&["man", pages.to_str().unwrap()]), "");
    let help = succeeds(&["--help"]);
    let commands = help.split("Commands:\n").nth(1).unwrap();
    let commands = commands.lines().take_while(|line| !line.is_empty());
    let names = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let mut seen = 0;
    for name in names.filter(|name| !name.is_empty() && *name != "help") {
        let page = std::fs::read_to_string(pages.join(format!("barpoint-{name}.1"))).unwrap();
        assert!(page.contains(&format!(".TH barpoint-{name} 1")), "{page}");
        seen += 1;
    }
    assert!(seen > 20, "{seen} commands");
}
