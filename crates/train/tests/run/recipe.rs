//! The recipe of the shipped nets with a fraction of its games and steps: every stage gets what it needs from those before.
//!
//! `BARPOINT_TRAINING=1 cargo test --workspace --test run recipe` carries it out, in some five minutes of one core.

use toml::{Table, Value};

use crate::stages::try_run;

/// Sets a number that a stage has, but to no more than it was.
fn at_most(stage: &mut Table, name: &str, most: i64) {
    if let Some(Value::Integer(number)) = stage.get_mut(name) {
        *number = most.min(*number);
    }
}

fn shorten(stage: &mut Table) {
    let kind = stage["kind"].as_str().unwrap().to_owned();
    let games = match kind.as_str() {
        "td" => 256,
        "races" => 128,
        "decisions" if stage.contains_key("pool") => 400,
        "decisions" => 24,
        _ => 64,
    };
    for (name, most) in [
        ("games", games),
        ("trials", 2),
        ("points", 8),
        ("every", 2),
        ("steps", 5),
        ("member_steps", 3),
    ] {
        at_most(stage, name, most);
    }
    let more: &[(&str, Value)] = match kind.as_str() {
        "generate" if !stage.contains_key("hold_out") => &[("hold_out", Value::Integer(8))],
        // Games from odd positions have many wild ones, other games few of some plans.
        "fit" if stage["positions"].as_str() == Some("wild") => {
            &[("epochs", Value::Float(1.0)), ("batch", Value::Integer(64))]
        }
        "fit" | "one-sided" => &[("epochs", Value::Float(1.0)), ("batch", Value::Integer(4))],
        "torch" => &[("batch", Value::Integer(16)), ("pairs", Value::Integer(8))],
        "export" => &[("to", Value::String("nets".into()))],
        _ => &[],
    };
    stage.extend(
        more.iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone())),
    );
}

#[test]
fn the_shortened_recipe_makes_nets_from_nothing() {
    if std::env::var_os("BARPOINT_TRAINING").is_none()
        || barpoint_testkit::python("torch.nn, numpy").is_none()
    {
        return;
    }
    let file = barpoint_testkit::workspace_root().join("nets/recipe.toml");
    let mut recipe: Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
    recipe.insert("folder".into(), Value::String("run".into()));
    for stage in recipe["stage"].as_array_mut().unwrap() {
        shorten(stage.as_table_mut().unwrap());
    }
    let folder = tempfile::tempdir().unwrap();
    try_run(folder.path(), &recipe.to_string()).unwrap();
    let nets = std::fs::read_to_string(folder.path().join("run/nets/nets.toml")).unwrap();
    // As many as ship: six for contact, six prefilters and two for one side of races.
    assert_eq!(nets.matches("file = ").count(), 14, "{nets}");
}
