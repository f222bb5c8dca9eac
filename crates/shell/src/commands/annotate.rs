//! `annotate`: comments, and marks of skill and luck set by hand.

use barpoint_record::{Entry, Event, LuckMark, SkillMark};

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("annotate accept *", decision),
    ("annotate clear comment", clear_comment),
    ("annotate clear luck", clear_luck),
    ("annotate clear skill", clear_skill),
    ("annotate cube *", decision),
    ("annotate double *", decision),
    ("annotate drop *", decision),
    ("annotate move *", decision),
    ("annotate pass *", decision),
    ("annotate reject *", decision),
    ("annotate resign *", decision),
    ("annotate roll *", roll),
    ("annotate take *", decision),
];

fn subject(shell: &mut Shell) -> Result<&mut Entry, Refusal> {
    let game = shell.game()?;
    let at = game.subject();
    at.and_then(|at| game.entry_mut(at))
        .ok_or_else(|| Refusal::new("There is no move or cube action to annotate yet."))
}

/// The kind of decision that a command names, and the mark or comment.
fn decision(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let mut path = call.path.split(' ').skip(1);
    let (kind, what) = (path.next().unwrap_or_default(), path.next());
    let entry = subject(shell)?;
    check(kind, &entry.event)?;
    let mark = match what {
        Some("comment") => return comment(entry, call),
        Some("bad") => Some(SkillMark::Bad),
        Some("doubtful") => Some(SkillMark::Doubtful),
        Some("verybad") => Some(SkillMark::VeryBad),
        _ => None,
    };
    let rolled = entry.event.roll().is_some();
    if kind == "cube" && rolled {
        entry.cube_skill = mark;
    } else {
        entry.skill = mark;
    }
    match mark {
        Some(mark) => writeln!(call.out, "Marked {mark}.")?,
        None => writeln!(call.out, "The mark is gone.")?,
    }
    Ok(Flow::Continue)
}

/// Refuses to annotate a decision as what it is not.
fn check(kind: &str, event: &Event) -> Result<(), Refusal> {
    let (is, expected) = match kind {
        "move" => (event.roll().is_some(), "a move"),
        "double" => (matches!(event, Event::Double(_)), "a double"),
        "accept" | "take" => (matches!(event, Event::Take(_)), "a take"),
        "drop" | "pass" | "reject" => (matches!(event, Event::Pass(_)), "a pass"),
        "resign" => (false, "a resignation; it belongs to the result of its game"),
        _ => (true, "a decision"),
    };
    if is {
        return Ok(());
    }
    Err(Refusal::new(format!("This is not {expected}.")))
}

fn comment(entry: &mut Entry, call: &mut Call<'_>) -> Outcome {
    let text = call.words.clone().text();
    if text.is_empty() {
        let path = call.path;
        return Err(Refusal::new(format!("{path}: expected a comment")));
    }
    entry.comment = Some(text);
    writeln!(call.out, "The comment is kept.")?;
    Ok(Flow::Continue)
}

fn roll(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let entry = subject(shell)?;
    if entry.event.roll().is_none() {
        return Err(Refusal::new("This is not a roll."));
    }
    entry.luck_mark = match call.path.rsplit(' ').next() {
        Some("lucky") => Some(LuckMark::Lucky),
        Some("unlucky") => Some(LuckMark::Unlucky),
        Some("verylucky") => Some(LuckMark::VeryLucky),
        Some("veryunlucky") => Some(LuckMark::VeryUnlucky),
        _ => None,
    };
    match entry.luck_mark {
        Some(mark) => writeln!(call.out, "Marked {}.", luck(mark))?,
        None => writeln!(call.out, "The mark is gone.")?,
    }
    Ok(Flow::Continue)
}

const fn luck(mark: LuckMark) -> &'static str {
    match mark {
        LuckMark::VeryLucky => "very lucky",
        LuckMark::Lucky => "lucky",
        LuckMark::Unlucky => "unlucky",
        LuckMark::VeryUnlucky => "very unlucky",
    }
}

fn clear_comment(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    subject(shell)?.comment = None;
    writeln!(call.out, "The comment is gone.")?;
    Ok(Flow::Continue)
}

fn clear_luck(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    subject(shell)?.luck_mark = None;
    writeln!(call.out, "The mark is gone.")?;
    Ok(Flow::Continue)
}

fn clear_skill(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let entry = subject(shell)?;
    entry.skill = None;
    entry.cube_skill = None;
    writeln!(call.out, "The marks are gone.")?;
    Ok(Flow::Continue)
}
