//! Access control: only pages of this server, under its own name, with its token.
//!
//! A page of another site cannot read the token and its requests carry a foreign `Origin`; a foreign name
//! that resolves to this machine (DNS rebinding) shows in `Host`.

use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, LOCATION, ORIGIN,
    REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;
use crate::json_errors::is_interface;

/// Passes a request on or refuses it.
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let port = app.address().port();
    let headers = request.headers();
    let names = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let host = text(headers, HOST);
    if !host.is_some_and(|host| names.iter().any(|name| name == host)) {
        let message = "expected this server's own address as Host";
        return ApiError::forbidden(message).into_response();
    }
    let foreign = |origin: &str| {
        let own = names.iter().any(|name| origin == format!("http://{name}"));
        !own
    };
    if text(headers, ORIGIN).is_some_and(foreign) || repeated(headers, &ORIGIN) {
        let message = "expected a request from this server's own pages";
        return ApiError::forbidden(message).into_response();
    }
    let path = request.uri().path();
    // What a program asks for it must not lose by being sent elsewhere.
    let page = !is_interface(path);
    if let Some(given) = query_token(request.uri().query()).filter(|_| page) {
        return if app.token().is(&given) {
            enter(&app, path)
        } else {
            shut(path)
        };
    }
    if !carries_token(&app, headers) {
        return shut(path);
    }
    let mut response = next.run(request).await;
    guard(response.headers_mut());
    response
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn repeated(headers: &HeaderMap, name: &HeaderName) -> bool {
    headers.get_all(name).iter().count() > 1
}

fn cookie_name(app: &App) -> String {
    format!("barpoint_{}", app.address().port())
}

fn carries_token(app: &App, headers: &HeaderMap) -> bool {
    let bearer = text(headers, AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    if bearer.is_some_and(|given| app.token().is(given)) {
        return true;
    }
    let name = cookie_name(app);
    let cookies = headers.get_all(COOKIE).iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .any(|(key, given)| key == name && app.token().is(given))
}

fn query_token(query: Option<&str>) -> Option<String> {
    let pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    pairs
        .filter(|(key, _)| *key == "token")
        .map(|(_, value)| value.to_owned())
        .next()
}

/// Gives the browser its cookie and sends it to the same page without the token in the address.
fn enter(app: &App, path: &str) -> Response {
    let cookie = format!(
        "{}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000",
        cookie_name(app),
        app.token()
    );
    // Two slashes would be another host.
    let path = format!("/{}", path.trim_start_matches(['/', '\\']));
    (
        StatusCode::SEE_OTHER,
        [(SET_COOKIE, cookie), (LOCATION, path)],
    )
        .into_response()
}

/// The answer to a request without a token.
fn shut(path: &str) -> Response {
    if is_interface(path) {
        let message = "expected the token in the cookie or as `Authorization: Bearer …`";
        let mut response = ApiError::forbidden(message).into_response();
        *response.status_mut() = StatusCode::UNAUTHORIZED;
        return response;
    }
    let page = "<!doctype html><html lang=en><meta charset=utf-8><title>barpoint</title>\
        <meta name=viewport content='width=device-width'>\
        <body style='font:1.1rem/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem'>\
        <h1>barpoint</h1><p>This page may not come in. Open the address that \
        <code>barpoint serve</code> printed: it holds the key.</p>";
    (StatusCode::UNAUTHORIZED, Html(page)).into_response()
}

/// Headers of every answer: nothing is loaded from elsewhere, nothing private is cached by proxies.
fn guard(headers: &mut HeaderMap) {
    let policy = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
        frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
    let fixed = [
        (CONTENT_SECURITY_POLICY, policy),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}
