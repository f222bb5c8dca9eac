//! The figures of gnubg's calculators, from its transcripts: the same lines typed here must give the same numbers.

#![expect(clippy::print_stdout, reason = "what was compared")]

mod beside;

use beside::{said, sections, shell};

/// The numbers in a text; of a match equity table, those of its rows. What explains a verdict is left out.
fn numbers(answer: &str) -> Vec<String> {
    let is_table = answer.contains("-Crawford table");
    let lines = answer.lines().filter(|line| {
        let verdict = line.to_ascii_lowercase();
        if is_table {
            line.contains("-away")
        } else {
            !verdict.contains("double")
        }
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let is_part = |c: char| c.is_ascii_digit() || c == '.';
    let words = text.split(|c: char| !is_part(c));
    let words = words.map(|word| word.trim_matches('.'));
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Compares the numbers that these commands give in a transcript, section by section; those known to differ are named.
#[track_caller]
fn same(name: &str, commands: &[&str], known: &[&str]) {
    let Some(sections) = sections(name) else {
        println!("skipped: no {name} here");
        return;
    };
    let (mut same, mut differing) = (0, Vec::new());
    for section in sections {
        let mut shell = shell();
        for line in &section.setup {
            said(&mut shell, line);
        }
        for (line, theirs) in &section.lines {
            let compared = commands.iter().any(|command| line.starts_with(command));
            if !compared && !line.starts_with("set ") && !line.starts_with("invert ") {
                continue;
            }
            let ours = said(&mut shell, line);
            if !compared {
                continue;
            }
            if numbers(&ours) == numbers(theirs) {
                same += 1;
            } else {
                println!("{}: {line}: expected\n{theirs}found\n{ours}", section.title);
                differing.push(format!("{}: {line}", section.title));
            }
        }
    }
    println!("{name}: {same} answers have the same numbers");
    assert_eq!(differing, known);
}

#[test]
fn race_counts_are_gnubgs() {
    let commands = [
        "show thorp",
        "show keith",
        "show kleinman",
        "show 8912",
        "show isight",
        "show pipcount",
    ];
    // gnubg has other ways to name a position.
    let known = [
        "Position argument forms: show keith =1",
        "Position argument forms: show pipcount xxx",
    ];
    same("07-race.md", &commands, &known);
}

#[test]
fn effective_pip_counts_are_gnubgs() {
    let mut shell = shell();
    for line in ["new session", "set turn 1", "set board KQAAIAUAAAAAAA"] {
        said(&mut shell, line);
    }
    let found = said(&mut shell, "show onesidedrollout");
    // gnubg 1.07, `show onesidedrollout` (transcript 08).
    for line in [
        "0.755 0.000 0.000 - 0.245 0.000 0.000",
        "gnubg                   15.552    7.552",
        "root                    17.003    6.003",
    ] {
        assert!(found.contains(line), "{found}");
    }
}

#[test]
fn match_equities_are_gnubgs() {
    let commands = ["show met", "show matchequitytable", "eq2mwc", "mwc2eq"];
    // The last digit of one entry; a table in gnubg's folder of data; and where gnubg takes what is no number, or no chance,
    // for nothing.
    let known = [
        "mec.xml: show met 7",
        "Inversion and bad files: show met 3",
        "Inversion and bad files: show met 3",
        "eq2mwc and mwc2eq: mwc2eq 50%",
        "eq2mwc and mwc2eq: eq2mwc foo",
        "eq2mwc and mwc2eq: mwc2eq 101",
    ];
    same("09-met.md", &commands, &known);
}

#[test]
fn gammon_values_are_gnubgs() {
    same("06-cube-match-scores.md", &["show gammonvalues"], &[]);
    same("05-cube-hint-eval.md", &["show gammonvalues"], &[]);
}
