//! Questions about many positions, a line of JSON each, answered as soon as they are found: like the analysis engine of `KataGo`.
//!
//! Questions wait in order of priority and are worked at on several threads; an answer does not depend on their number. A question can
//! be cancelled, and a rollout tells about once a second how it stands. `docs/batch.md` describes the lines.

mod queue;
mod work;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use barpoint_app::Engines;
use barpoint_wire::{LineAnswer, LineQuestion};

use queue::{Job, Queue};

/// The longest line read; a longer one is refused.
const LONGEST: usize = 1 << 16;

/// Answers the lines of `input` on that many threads, until all have been answered.
///
/// # Errors
/// If an answer cannot be written.
pub fn serve(
    engines: &Arc<Engines>,
    threads: usize,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> io::Result<()> {
    let queue = Arc::new(Queue::default());
    let (send, answers) = channel();
    for _ in 0..threads.max(1) {
        let (queue, engines, send) = (Arc::clone(&queue), Arc::clone(engines), send.clone());
        std::thread::spawn(move || {
            while let Some(job) = queue.take() {
                work::answer(&engines, &job, &mut |answer| send.send(answer).is_ok());
                queue.done(&job);
            }
        });
    }
    std::thread::spawn(move || {
        read(input, &queue, &mut |answer| send.send(answer).is_ok());
        queue.close();
    });
    write(&answers, output)
}

/// Puts the questions of all lines into the queue; `say` refuses what is none, until nobody listens.
fn read(mut input: impl BufRead, queue: &Queue, say: &mut dyn FnMut(LineAnswer) -> bool) {
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.iter().all(u8::is_ascii_whitespace) => continue,
            Ok(_) => {}
        }
        let refused = match question(&line) {
            Ok(question) => enter(question, queue).map_err(|(id, why)| (id, why.to_owned())),
            Err(why) => Err((None, why)),
        };
        if let Err((id, why)) = refused {
            let answer = LineAnswer {
                id,
                error: Some(why),
                ..LineAnswer::default()
            };
            if !say(answer) {
                return;
            }
        }
    }
}

fn question(line: &[u8]) -> Result<LineQuestion, String> {
    if line.len() > LONGEST {
        return Err(format!(
            "expected at most {LONGEST} bytes a line, found {}",
            line.len()
        ));
    }
    serde_json::from_slice(line).map_err(|error| format!("not a question: {error}"))
}

/// Puts a question into the queue, or takes one back. What is refused is answered by the ID and the reason returned.
fn enter(question: LineQuestion, queue: &Queue) -> Result<(), (Option<String>, &'static str)> {
    let id = question.id.clone();
    if let Some(cancelled) = &question.cancel {
        let known = queue.cancel(cancelled);
        return known.then_some(()).ok_or_else(|| {
            (
                Some(cancelled.clone()),
                "there is no such question to cancel",
            )
        });
    }
    if id.is_none() {
        return Err((None, "expected an id, found none"));
    }
    queue
        .put(Job::new(question))
        .then_some(())
        .ok_or((id, "another question of this id is not answered yet"))
}

/// Writes answers as they come; they are sent on as soon as no other is waiting.
fn write(answers: &Receiver<LineAnswer>, output: &mut dyn Write) -> io::Result<()> {
    while let Ok(answer) = answers.recv() {
        let mut next = Some(answer);
        while let Some(answer) = next {
            serde_json::to_writer(&mut *output, &answer)?;
            output.write_all(b"\n")?;
            next = answers.try_recv().ok();
        }
        output.flush()?;
    }
    Ok(())
}
