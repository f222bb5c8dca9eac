//! Words of study.

use barpoint_store::Phase;
use barpoint_study::{Grade, Question};
use serde::{Deserialize, Serialize};

use crate::names::names;

names! {
    /// What a card asks.
    #[derive(Serialize, Deserialize)]
    pub enum QuestionName of Question {
        Play: "How a roll is played.",
        Double: "Whether to double before the roll.",
        Answer: "Whether to take a double.",
    }
}

names! {
    /// How well an answer was known.
    #[derive(Serialize, Deserialize)]
    pub enum GradeGiven of Grade {
        Again: "An error: asked again in the same session.",
        Hard: "Not the best, but no error.",
        Good: "The best.",
        Easy: "The best, without much thought.",
    }
}

names! {
    /// The theme of a deck: what its positions are about.
    #[derive(Serialize, Deserialize)]
    pub enum PhaseName of Phase {
        Opening: "Few checkers have left their first places.",
        Blitz: "A player attacks checkers that have no anchor.",
        PrimeVsPrime: "Both players hold checkers behind primes.",
        Holding: "A player holds an anchor.",
        BackGame: "A player holds two anchors.",
        Middle: "Other contact.",
        Race: "No contact, but not all checkers are home.",
        BearOff: "A player bears off against contact, or both are home.",
    }
}
