//! Fits on the threads and on a graphics processor.

use crate::stages::{bootstrap, fit, generate, try_run};

/// A run with one fit, for the device named.
fn fitted_on(device: &str) -> String {
    let fit = fit("fitted", "contact", 32, "second = 16\ndata = [\"records\"]");
    [
        format!("device = \"{device}\"\n"),
        bootstrap(),
        generate("records", "games = 6"),
        fit.replace("epochs = 1.0", "epochs = 2.0"),
    ]
    .concat()
}

#[cfg(not(feature = "gpu"))]
#[test]
fn a_graphics_processor_needs_a_program_built_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let error = try_run(folder.path(), &fitted_on("gpu")).unwrap_err();
    let expected =
        "recipe.toml: expected device = \"cpu\": this program was built without the feature gpu";
    assert!(error.to_string().ends_with(expected), "{error}");
    assert!(!folder.path().join("run").exists());
}

#[cfg(feature = "gpu")]
#[test]
fn fits_on_a_graphics_processor_are_those_of_the_threads() {
    let weights = |device: &str| -> Vec<f32> {
        let folder = tempfile::tempdir().unwrap();
        try_run(folder.path(), &fitted_on(device)).unwrap();
        let bytes = std::fs::read(folder.path().join("run/fitted.net")).unwrap();
        let start = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        let (words, _) = bytes[start..].as_chunks::<4>();
        words.iter().map(|&word| f32::from_le_bytes(word)).collect()
    };
    let (here, there) = (weights("cpu"), weights("gpu"));
    assert_eq!(here.len(), there.len());
    let differences = here.iter().zip(&there).map(|(a, b)| (a - b).abs());
    let furthest = differences.fold(0.0, f32::max);
    assert!(furthest < 1e-4, "{furthest}");
}
