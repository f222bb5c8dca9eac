//! The description of the interface that the browser's types are made from.

use barpoint_server::open_api;
use serde_json::Value;

/// `BARPOINT_UPDATE=1 cargo test -p barpoint-server --test document` writes the file anew; `npm run types` in
/// `web/` follows.
#[test]
fn the_description_kept_for_the_browser_is_current() {
    let path = format!(
        "{}/../../web/src/wire/openapi.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let current = serde_json::to_value(open_api()).unwrap();
    if std::env::var_os("BARPOINT_UPDATE").is_some() {
        std::fs::write(&path, format!("{current:#}\n")).unwrap();
    }
    let kept: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    assert!(kept == current, "web/src/wire/openapi.json is out of date");
}

/// Required of such a description, and what programs that make clients of it rely on.
#[test]
fn parameters_of_paths_and_answers_with_refusals_are_described() {
    let document = serde_json::to_value(open_api()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let mut found = 0;
    for (path, methods) in paths {
        let named: Vec<&str> = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .collect();
        for (method, operation) in methods.as_object().unwrap() {
            let described = operation["parameters"].as_array().into_iter().flatten();
            let described: Vec<&str> = described
                .filter(|parameter| parameter["in"] == "path" && parameter["required"] == true)
                .filter_map(|parameter| parameter["name"].as_str())
                .collect();
            assert_eq!(described, named, "{method} {path}");
            for answer in operation["responses"].as_object().unwrap().values() {
                let words = answer["description"].as_str();
                assert!(
                    words.is_some_and(|words| !words.is_empty()),
                    "{method} {path}"
                );
            }
            let refusal = &operation["responses"]["default"]["content"]["application/json"];
            assert_eq!(
                refusal["schema"]["$ref"], "#/components/schemas/ErrorReport",
                "{method} {path}"
            );
            found += named.len();
        }
    }
    assert!(found > 40, "{found}");
}
