//! Engines for tests.

use std::sync::{Arc, OnceLock};

use barpoint_app::{EngineSettings, Engines, Folders, Silent};

/// Engines without folders, made once.
pub(crate) fn engines() -> &'static Arc<Engines> {
    static ENGINES: OnceLock<Arc<Engines>> = OnceLock::new();
    ENGINES.get_or_init(|| {
        let folders = Folders {
            data: None,
            cache: None,
        };
        let engines = Engines::new(folders, EngineSettings::default(), Arc::new(Silent));
        Arc::new(engines)
    })
}
