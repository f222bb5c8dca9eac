//! Questions answered off the serving threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_app::EngineError;
use barpoint_app::position::Question;
use barpoint_engine::{Engine, Strength};
use barpoint_wire::VariationName;

use super::App;
use crate::error::ApiError;

impl App {
    /// The engine for a variant, made on first use.
    pub(crate) fn engine(&self, variation: VariationName) -> Result<Arc<Engine>, ApiError> {
        let engine = self.0.engines.of(variation.into());
        engine.map_err(ApiError::internal)
    }

    /// The engine of a game at a level: BKG has one of its own.
    pub(crate) fn engine_at(
        &self,
        variation: VariationName,
        strength: &Strength,
    ) -> Result<Arc<Engine>, ApiError> {
        let engine = self.0.engines.at(variation.into(), strength);
        engine.map_err(|error| match error {
            wrong @ EngineError::BkgVariation(_) => ApiError::bad(wrong),
            other => ApiError::internal(other),
        })
    }

    /// Answers a question off the serving threads. When the client disconnects, `Asked::gone` becomes true, and long
    /// work should stop.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        variation: VariationName,
        question: impl FnOnce(&Engine, &Asked) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        self.ask_of(move |app| app.engine(variation), question)
            .await
    }

    /// The same by the engine of a question's level.
    pub(crate) async fn ask_at<T: Send + 'static>(
        &self,
        asked: &Question,
        question: impl FnOnce(&Engine, &Asked) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (variation, strength) = (asked.state.rules().variation.into(), asked.strength);
        self.ask_of(move |app| app.engine_at(variation, &strength), question)
            .await
    }

    async fn ask_of<T: Send + 'static>(
        &self,
        engine: impl FnOnce(&Self) -> Result<Arc<Engine>, ApiError> + Send + 'static,
        question: impl FnOnce(&Engine, &Asked) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let _place = self.0.waiting.try_acquire().map_err(|_| ApiError::busy())?;
        let _turn = self.0.working.acquire().await.map_err(ApiError::internal)?;
        let asked = Asked(Arc::new(AtomicBool::new(false)));
        let _leaves = Leaves(Arc::clone(&asked.0));
        let app = self.clone();
        let work = move || question(&*engine(&app)?, &asked);
        tokio::task::spawn_blocking(work)
            .await
            .map_err(ApiError::internal)?
    }
}

/// Whether the client is still waiting for an answer.
pub(crate) struct Asked(Arc<AtomicBool>);

impl Asked {
    /// Whether to continue: the client is still there.
    pub(crate) fn flow(&self) -> std::ops::ControlFlow<()> {
        if self.0.load(Ordering::Relaxed) {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    }
}

/// Tells the worker when the request is dropped.
struct Leaves(Arc<AtomicBool>);

impl Drop for Leaves {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
