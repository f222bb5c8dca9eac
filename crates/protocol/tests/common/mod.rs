//! Engines for tests.

use std::sync::{Arc, OnceLock};

use barpoint_app::{EngineSettings, Engines, Folders, Silent};

/// Engines without folders, made once.
pub(crate) fn engines() -> &'static Arc<Engines> {
    static ENGINES: OnceLock<Arc<Engines>> = OnceLock::new();
    ENGINES.get_or_init(|| Arc::new(engines_with(EngineSettings::default())))
}

/// New ones with settings.
pub(crate) fn engines_with(settings: EngineSettings) -> Engines {
    let folders = Folders {
        data: None,
        cache: Some(barpoint_testkit::tables_folder()),
    };
    Engines::new(folders, settings, Arc::new(Silent))
}
