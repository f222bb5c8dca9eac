//! What programs of others can call, kept in a file: a change of it is seen in the change that makes it.
//!
//! Read from the sources: every item that says `pub` is public, because the lint `unreachable_pub` refuses those that
//! cannot be reached.

use std::path::PathBuf;
use std::process::Command;

use quote::ToTokens;
use syn::{Attribute, ImplItem, Item, Visibility};

use crate::process::output_of;
use crate::{TaskError, root};

/// The crates that `barpoint` re-exports, and itself.
const CRATES: &[&str] = &[
    "rules", "equity", "record", "bearoff", "eval", "rollout", "analysis", "engine", "formats",
    "draw", "barpoint",
];

/// Where the list is kept.
const FILE: &str = "crates/barpoint/api.txt";

/// Arguments of `cargo xtask api`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write the list instead of comparing it.
    #[arg(long)]
    pub(crate) write: bool,
}

/// Compares the public items with the list, or writes it.
pub(crate) fn run(args: &Args) -> Result<(), TaskError> {
    let path = root().join(FILE);
    let found = list()?;
    if args.write {
        return std::fs::write(&path, found).map_err(|source| TaskError::Write { path, source });
    }
    let kept = read(path)?;
    if kept == found {
        return Ok(());
    }
    report(&kept, &found);
    Err(TaskError::Output {
        expected: format!(
            "the public items that {FILE} lists (`cargo xtask api --write` lists them anew)"
        ),
    })
}

#[expect(clippy::print_stdout, reason = "this is the program's face")]
fn report(kept: &str, found: &str) {
    let missing = |from: &str, there: &str, sign: char| {
        let there: std::collections::BTreeSet<&str> = there.lines().collect();
        for line in from.lines().filter(|line| !there.contains(line)) {
            println!("{sign} {line}");
        }
    };
    missing(kept, found, '-');
    missing(found, kept, '+');
}

fn list() -> Result<String, TaskError> {
    let mut lines = Vec::new();
    for name in CRATES {
        for path in sources(name)? {
            let text = read(root().join(&path))?;
            let file = syn::parse_file(&text).map_err(|error| TaskError::Output {
                expected: format!("Rust in {path} ({error})"),
            })?;
            items(&file.items, name, &mut lines);
        }
    }
    lines.sort();
    lines.dedup();
    Ok(lines.join("\n") + "\n")
}

/// The files of a crate that git knows, from the root.
fn sources(name: &str) -> Result<Vec<String>, TaskError> {
    let mut command = Command::new("git");
    command
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .arg(format!("crates/{name}/src/*.rs"))
        .current_dir(root());
    let printed = output_of(&mut command, "git ls-files")?;
    let printed = String::from_utf8_lossy(&printed);
    let there = printed.lines().filter(|path| root().join(path).exists());
    Ok(there.map(str::to_owned).collect())
}

fn read(path: PathBuf) -> Result<String, TaskError> {
    std::fs::read_to_string(&path).map_err(|source| TaskError::Read { path, source })
}

fn items(found: &[Item], prefix: &str, lines: &mut Vec<String>) {
    for item in found {
        if let Item::Mod(module) = item
            && let Some((_, within)) = &module.content
            && !is_for_tests(&module.attrs)
        {
            items(within, &format!("{prefix}::{}", module.ident), lines);
        }
        let mut add = |attributes: &[Attribute], visibility: &Visibility, text: String| {
            if matches!(visibility, Visibility::Public(_)) && !is_for_tests(attributes) {
                let words: Vec<&str> = text.split_whitespace().collect();
                lines.push(format!("{prefix}: {}", words.join(" ")));
            }
        };
        simple(item, &mut add);
        with_parts(item, &mut add);
    }
}

/// What is told of an item: its attributes, whether it is public, the line.
type Add<'a> = dyn FnMut(&[Attribute], &Visibility, String) + 'a;

fn simple(item: &Item, add: &mut Add<'_>) {
    match item {
        Item::Fn(one) => add(&one.attrs, &one.vis, text(&one.sig)),
        Item::Const(one) => {
            let line = format!("const {}: {}", one.ident, text(&one.ty));
            add(&one.attrs, &one.vis, line);
        }
        Item::Static(one) => {
            let line = format!("static {}: {}", one.ident, text(&one.ty));
            add(&one.attrs, &one.vis, line);
        }
        Item::Type(one) => {
            let line = format!("type {} = {}", one.ident, text(&one.ty));
            add(&one.attrs, &one.vis, line);
        }
        Item::Use(one) => add(&one.attrs, &one.vis, format!("use {}", text(&one.tree))),
        Item::Mod(one) => add(&one.attrs, &one.vis, format!("mod {}", one.ident)),
        _ => {}
    }
}

fn with_parts(item: &Item, add: &mut Add<'_>) {
    match item {
        Item::Trait(one) => {
            let head = format!("trait {}", one.ident);
            for part in &one.items {
                if let syn::TraitItem::Fn(method) = part {
                    add(
                        &one.attrs,
                        &one.vis,
                        format!("{head}: {}", text(&method.sig)),
                    );
                }
            }
            add(&one.attrs, &one.vis, head);
        }
        Item::Struct(one) => {
            let head = format!("struct {}{}", one.ident, text(&one.generics));
            for field in one
                .fields
                .iter()
                .filter(|_| matches!(one.vis, Visibility::Public(_)))
            {
                let name = field
                    .ident
                    .as_ref()
                    .map_or_else(|| "0".to_owned(), ToString::to_string);
                add(
                    &field.attrs,
                    &field.vis,
                    format!("{head}.{name}: {}", text(&field.ty)),
                );
            }
            add(&one.attrs, &one.vis, head);
        }
        Item::Enum(one) => {
            let head = format!("enum {}{}", one.ident, text(&one.generics));
            for variant in &one.variants {
                let line = format!("{head}::{}{}", variant.ident, text(&variant.fields));
                add(&one.attrs, &one.vis, line);
            }
            add(&one.attrs, &one.vis, head);
        }
        Item::Impl(one) if one.trait_.is_none() && !is_for_tests(&one.attrs) => methods(one, add),
        _ => {}
    }
}

fn methods(one: &syn::ItemImpl, add: &mut Add<'_>) {
    let of = text(&one.self_ty);
    for part in &one.items {
        match part {
            ImplItem::Fn(method) => {
                let line = format!("{of}: {}", text(&method.sig));
                add(&method.attrs, &method.vis, line);
            }
            ImplItem::Const(constant) => {
                let (name, kind) = (&constant.ident, text(&constant.ty));
                let line = format!("{of}: const {name}: {kind}");
                add(&constant.attrs, &constant.vis, line);
            }
            _ => {}
        }
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    let is_test = |attribute: &&Attribute| {
        attribute.path().is_ident("cfg") && text(&attribute.meta).contains("test")
    };
    attributes.iter().any(|attribute| is_test(&attribute))
}

/// Tokens without their comments.
fn text(tokens: &impl ToTokens) -> String {
    let mut text = tokens.to_token_stream().to_string();
    while let Some((start, end)) = text
        .find("# [")
        .and_then(|start| Some((start, start + text[start..].find(']')?)))
    {
        text.replace_range(start..=end, "");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_others_can_call_is_listed() {
        let source = "pub struct A { pub b: u8, c: u8 } impl A { pub fn d(&self) -> u8 { self.c } fn e() {} }
             pub(crate) fn f() {} #[cfg(test)] mod tests { pub fn g() {} } pub enum H { I, J(u8) }";
        let mut lines = Vec::new();
        items(&syn::parse_file(source).unwrap().items, "x", &mut lines);
        lines.sort();
        assert_eq!(
            lines,
            [
                "x: A: fn d (& self) -> u8",
                "x: enum H",
                "x: enum H::I",
                "x: enum H::J(u8)",
                "x: struct A",
                "x: struct A.b: u8"
            ]
        );
    }
}
