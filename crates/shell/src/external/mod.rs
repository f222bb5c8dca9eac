//! Other programs over sockets.
//!
//! - [`player`]: one of the players is another program, which is asked for each decision.
//! - [`server`]: the shell answers another program, which asks ([`request`], [`board`], [`answer`]).

mod answer;
mod board;
mod player;
mod request;
mod server;

pub(crate) use server::serve;
