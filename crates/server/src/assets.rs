//! The pages, built into the program.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::ApiError;
use crate::json_errors::is_interface;

/// The output of `npm run build`; empty if the program was built without it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Pages;

/// A file, or the page that shows all views.
pub(crate) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if is_interface(uri.path()) {
        return ApiError::not_found("part of the interface").into_response();
    }
    if let Some(file) = Pages::get(path) {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        let kind = HeaderValue::from_str(kind.as_ref());
        let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
        // Names in this folder change with their contents.
        let keep = if path.starts_with("assets/") {
            "private, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let keep = HeaderValue::from_static(keep);
        return ([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], file.data).into_response();
    }
    let is_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    match Pages::get("index.html") {
        Some(page) if !is_file => Html(page.data).into_response(),
        Some(_) => StatusCode::NOT_FOUND.into_response(),
        None => (
            StatusCode::NOT_FOUND,
            "This barpoint was built without its board: build it with `cargo xtask run`.",
        )
            .into_response(),
    }
}
