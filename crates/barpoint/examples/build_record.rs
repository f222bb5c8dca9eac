//! Builds the record of a match move by move and writes it: `cargo run --example build_record [-- FILE.sgf]`.

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;

use barpoint::formats;
use barpoint::prelude::*;

/// A match being played and its record.
struct Recorder {
    state: MatchState,
    record: MatchRecord,
}

impl Recorder {
    fn new(length: u16, names: [&str; 2]) -> Self {
        let player = |name: &str| Player {
            name: name.to_owned(),
            ..Player::default()
        };
        let [white, black] = names.map(player);
        let record = MatchRecord {
            players: BySide::new(white, black),
            length,
            games: vec![GameRecord::default()],
            ..MatchRecord::default()
        };
        Self {
            state: MatchState::new(length, record.rules),
            record,
        }
    }

    /// Lets the rules carry out an action, and notes what the record keeps of it: plays with their roll, and cube actions.
    fn act(&mut self, action: Action) -> Result<(), Box<dyn Error>> {
        let event = Event::of(&self.state, action);
        self.state.apply(action)?;
        if action == Action::NextGame {
            // A game begins with its score, and says whether it is the Crawford game.
            self.record.games.push(GameRecord {
                score: self.state.score(),
                crawford: self.state.crawford() == Crawford::Now,
                ..GameRecord::default()
            });
        }
        if let Some(game) = self.record.games.last_mut() {
            game.entries.extend(event.map(Entry::new));
            // Resignations are no events: the result says how the game ended.
            game.result = self.state.game_result().map(Into::into);
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Box<dyn Error>> {
        let play = self.state.parse_play(text)?;
        self.act(Action::Play(play))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Recorder::new(3, ["Clara", "Ivar"]);
    // White (the first named) wins the opening roll; the dice come from the caller.
    game.act(Action::OpeningRoll { white: 3, black: 1 })?;
    game.play("8/5 6/5")?;
    game.act(Action::Roll("64".parse()?))?;
    game.play("24/14")?;
    game.act(Action::Double)?;
    game.act(Action::Take)?;
    game.act(Action::Roll("52".parse()?))?;
    game.play("13/8 13/11")?;
    game.act(Action::Resign {
        side: Side::Black,
        kind: WinKind::Single,
    })?;
    game.act(Action::AcceptResignation)?;
    // White now needs one point: the next game is the Crawford game.
    game.act(Action::NextGame)?;
    game.act(Action::OpeningRoll { white: 2, black: 6 })?;
    game.play("24/18 13/11")?;

    for (number, played) in (1..).zip(&game.record.games) {
        let BySide { white, black } = played.score;
        let crawford = if played.crawford { ", Crawford" } else { "" };
        println!(
            "Game {number} at {white}-{black}{crawford}: {} entries",
            played.entries.len()
        );
        if let Some(result) = played.result {
            println!("  {} wins {}", result.winner, result.points);
        }
    }
    if let Some(path) = std::env::args().nth(1) {
        let sgf = formats::by_name("sgf").ok_or("no such format")?;
        std::fs::write(path, sgf.export(&game.record)?)?;
    }
    Ok(())
}
