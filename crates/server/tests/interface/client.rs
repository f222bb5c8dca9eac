//! A server without sockets, and how tests ask it.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use barpoint_app::{EngineSettings, Engines, Folders, Silent};
use barpoint_server::{App, ServerOptions, router};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

pub(crate) const PORT: u16 = 4242;

/// Engines without a user's databases; their tables are computed once for all tests.
pub(crate) fn engines() -> Engines {
    static CACHE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let cache = CACHE.get_or_init(|| tempfile::tempdir().unwrap());
    let folders = Folders {
        data: None,
        cache: Some(cache.path().to_path_buf()),
    };
    Engines::new(folders, EngineSettings::default(), Arc::new(Silent))
}

/// A server that keeps its games in a folder.
pub(crate) struct Client {
    pub(crate) router: Router,
    pub(crate) token: String,
}

impl Client {
    pub(crate) fn new(folder: &Path) -> Self {
        let options = ServerOptions {
            theme: &barpoint_draw::THEMES[0],
            measured: None,
            engines: engines(),
            settings: Some(folder.join("config.toml")),
            folder: folder.to_path_buf(),
            library: folder.join("library.sqlite"),
            threads: 2,
            most_jobs: 32,
            warn: Arc::new(|_| ()),
        };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
        let app = App::new(options, address).unwrap();
        let token = app.token().to_string();
        Self {
            router: router(app),
            token,
        }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, format!("127.0.0.1:{PORT}"))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json")
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> (StatusCode, Value) {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let value = serde_json::from_slice(&bytes);
        let text = || Value::String(String::from_utf8_lossy(&bytes).into_owned());
        (status, value.unwrap_or_else(|_| text()))
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.request(Method::POST, &format!("/api/v1{path}"));
        self.send(request.body(Body::from(body.to_string())).unwrap())
            .await
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let request = self.request(Method::GET, path);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    /// A post that must succeed.
    pub(crate) async fn ok(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {value}");
        value
    }
}

impl Client {
    /// Imports one of the samples.
    pub(crate) async fn import(&self, file: &str) -> Value {
        self.import_path(&Path::new("../../samples").join(file))
            .await
    }

    /// Imports a file named from this crate's folder.
    pub(crate) async fn import_path(&self, path: &Path) -> Value {
        let bytes = std::fs::read(path).unwrap();
        let file = path.file_name().unwrap().to_str().unwrap();
        let request = self.request(Method::POST, &format!("/api/v1/matches?name={file}"));
        let (status, view) = self.send(request.body(Body::from(bytes)).unwrap()).await;
        assert_eq!(status, StatusCode::CREATED, "{view}");
        view
    }

    /// Waits until a job is over, paused or far enough; its last view.
    pub(crate) async fn job_until(&self, id: &str, enough: impl Fn(&Value) -> bool) -> Value {
        let mut last = Value::Null;
        for _ in 0..3000 {
            let (_, job) = self.get(&format!("/api/v1/jobs/{id}")).await;
            if enough(&job) {
                return job;
            }
            last = job;
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("the job does not end: {last}");
    }
}

/// A value that is a text.
pub(crate) fn text(value: &Value) -> &str {
    value
        .as_str()
        .unwrap_or_else(|| panic!("expected a text: {value}"))
}
