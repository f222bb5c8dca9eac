//! Every error of the interface is one of its JSON errors, also those that requests meet before they reach a route: a query that
//! cannot be read, a body of another kind, a method that an address does not take.

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::plain_words::plain;

/// Errors say little; what is longer is none of theirs.
const LONGEST: usize = 1 << 16;

/// Passes a request on; an error that is not yet JSON becomes so.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let is_interface = is_interface(request.uri().path());
    let response = next.run(request).await;
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    if !is_interface || !is_error || is_json(response.headers()) {
        return response;
    }
    let allowed = response.headers().get(ALLOW).cloned();
    let text = to_bytes(response.into_body(), LONGEST).await;
    let text = text.unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let message = match (status, text.trim()) {
        (StatusCode::METHOD_NOT_ALLOWED, _) => "this address does not take this method",
        (StatusCode::INTERNAL_SERVER_ERROR, _) => "an error in the program: please report it",
        (_, "") => status.canonical_reason().unwrap_or("the request failed"),
        (_, text) => &plain(text),
    };
    let mut error = ApiError::new(status, message);
    if status == StatusCode::INTERNAL_SERVER_ERROR {
        error = error.called("program-error");
    }
    let mut response = error.into_response();
    if let Some(allowed) = allowed {
        response.headers_mut().insert(ALLOW, allowed);
    }
    response
}

/// Whether a path belongs to the interface and not to the pages.
pub(crate) fn is_interface(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}
