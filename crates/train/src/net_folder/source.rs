//! The list of nets for the compiler.

use std::fmt::Write;

use barpoint_eval::nets::NetRole;

use super::{Entry, Index};

/// The list as a Rust expression for `include!`.
pub(super) fn source(index: &Index) -> String {
    let included = |net: &Entry| format!("include_bytes!(\"{}\")", net.file);
    let mut text =
        String::from("// Written by `barpoint train`: the nets of nets.toml.\nNetFiles {\n");
    let list = |text: &mut String, kind: &str| {
        let _ = writeln!(text, "    {kind}: &[");
        for net in index.nets.iter().filter(|net| net.role.starts_with(kind)) {
            let _ = writeln!(text, "        {},", included(net));
        }
        text.push_str("    ],\n");
    };
    list(&mut text, "contact");
    let of = |role: NetRole| {
        let net = index.nets.iter().find(|net| net.role == role.to_string());
        net.map(included)
    };
    if let Some(net) = of(NetRole::Race) {
        let _ = writeln!(text, "    races: Races::Net({net}),");
    } else {
        text.push_str("    races: Races::OneSided([\n");
        for side in [NetRole::LastChecker, NetRole::FirstChecker] {
            let _ = writeln!(text, "        {},", of(side).unwrap_or_default());
        }
        text.push_str("    ]),\n");
    }
    list(&mut text, "prefilter");
    text.push_str("}\n");
    text
}
