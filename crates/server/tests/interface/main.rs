//! The interface without sockets: games, questions, who is let in.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod layers;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use barpoint_bearoff::OneSided;
use barpoint_engine::{Endings, Engine};
use barpoint_server::{App, ServerOptions, router};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

const PORT: u16 = 4242;

fn endings() -> Arc<OneSided> {
    static BUILT: OnceLock<Arc<OneSided>> = OnceLock::new();
    Arc::clone(BUILT.get_or_init(|| Arc::new(OneSided::build())))
}

/// A server that keeps its games in a folder.
struct Client {
    app: App,
    token: String,
}

impl Client {
    fn new(folder: &Path) -> Self {
        let options = ServerOptions {
            engines: Arc::new(|_| Engine::production(endings()).map_err(|e| e.to_string())),
            endings: Endings::new(endings()),
            folder: folder.to_path_buf(),
            threads: 2,
        };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
        let app = App::new(options, address).unwrap();
        let token = app.token().to_string();
        Self { app, token }
    }

    fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, format!("127.0.0.1:{PORT}"))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json")
    }

    async fn send(&self, request: Request<Body>) -> (StatusCode, Value) {
        let response = router(self.app.clone()).oneshot(request).await.unwrap();
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let value = serde_json::from_slice(&bytes);
        let text = || Value::String(String::from_utf8_lossy(&bytes).into_owned());
        (status, value.unwrap_or_else(|_| text()))
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.request(Method::POST, &format!("/api/v1{path}"));
        self.send(request.body(Body::from(body.to_string())).unwrap())
            .await
    }

    async fn get(&self, path: &str) -> (StatusCode, Value) {
        let request = self.request(Method::GET, path);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    /// A post that must succeed.
    async fn ok(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {value}");
        value
    }
}

fn new_game(length: u16) -> Value {
    json!({
        "length": length, "seed": 7,
        "players": {
            "white": { "kind": "human", "name": "Ann" },
            "black": { "kind": "program", "level": "expert" },
        },
    })
}

/// The first whole play of a step graph.
fn any_steps(graph: &Value) -> Vec<Value> {
    let mut steps = Vec::new();
    let mut node = &graph["nodes"][0];
    while let Some(next) = node["steps"].get(0) {
        steps.push(json!({ "from": next["from"], "to": next["to"], "hit": next["hit"] }));
        let index = usize::try_from(next["next"].as_u64().unwrap()).unwrap();
        node = &graph["nodes"][index];
    }
    assert_eq!(node["complete"], true);
    steps
}

/// What a player does who never doubles, takes everything and moves at random.
fn careless(view: &Value) -> Value {
    let state = &view["state"];
    match state["decision"]["kind"].as_str().unwrap() {
        "opening_roll" | "turn" => json!({ "kind": "roll" }),
        "play" => json!({ "kind": "play", "steps": any_steps(&state["legal"]) }),
        "answer_double" => json!({ "kind": "take" }),
        "answer_resignation" => json!({ "kind": "accept" }),
        "next_game" => json!({ "kind": "next_game" }),
        other => panic!("nothing to do: {other}"),
    }
}

#[tokio::test]
async fn a_match_is_played_to_its_end_across_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let mut view = client.ok("/games", new_game(1)).await;
    let id = view["id"].as_str().unwrap().to_owned();
    for turn in 0..2000 {
        if view["to_act"] == "nobody" {
            break;
        }
        if turn == 20 {
            client = Client::new(folder.path());
            let (status, kept) = client.get(&format!("/api/v1/games/{id}")).await;
            assert_eq!(status, StatusCode::OK);
            assert_eq!(kept["state"], view["state"]);
        }
        let revision = &view["revision"];
        view = if view["to_act"] == "program" {
            let path = format!("/games/{id}/advance");
            client.ok(&path, json!({ "revision": revision })).await
        } else {
            let body = json!({ "revision": revision, "action": careless(&view) });
            client.ok(&format!("/games/{id}/actions"), body).await
        };
        assert!(view["event"].is_object(), "something happened");
    }
    assert_eq!(view["state"]["decision"]["kind"], "nothing");
    assert!(view["state"]["match_winner"].is_string());
    let (_, list) = client.get("/api/v1/games").await;
    assert_eq!(list[0]["id"], id.as_str());
    assert_eq!(list[0]["finished"], true);
    let delete = client.request(Method::DELETE, &format!("/api/v1/games/{id}"));
    let (status, _) = client.send(delete.body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = client.get(&format!("/api/v1/games/{id}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_done_on_an_old_view_is_refused_with_the_present_one() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.ok("/games", new_game(3)).await;
    let path = format!("/games/{}/actions", view["id"].as_str().unwrap());
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    client.ok(&path, roll.clone()).await;
    let (status, error) = client.post(&path, roll).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(error["view"]["revision"], 1);
    let nonsense = json!({ "revision": 1, "action": { "kind": "double" } });
    let (status, error) = client.post(&path, nonsense).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(error["error"].as_str().unwrap().len() > 10, "{error}");
}

#[tokio::test]
async fn positions_are_read_set_up_and_judged() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let text = "have a look: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 please";
    let read = client.ok("/positions/read", json!({ "text": text })).await;
    assert_eq!(read["kind"], "position");
    let state = &read["state"];
    assert_eq!(state["dice"], json!([3, 1]));
    assert_eq!(state["pips"], json!({ "white": 167, "black": 167 }));
    let built = client
        .ok(
            "/positions/build",
            json!({
                "white": state["white"], "black": state["black"], "on_roll": state["on_roll"],
                "dice": state["dice"], "cube_value": 1, "score": { "white": 0, "black": 0 },
                "length": 0, "jacoby": state["jacoby"],
            }),
        )
        .await;
    assert_eq!(built["ids"]["position_id"], state["ids"]["position_id"]);
    let position = json!({ "id": state["ids"]["xgid"] });
    let hint = client
        .ok("/positions/hint", json!({ "position": position }))
        .await;
    assert_eq!(hint["plays"][0]["play"], "8/5 6/5");
    assert_eq!(hint["plays"][0]["steps"][0]["from"], 8);
    let question = json!({ "position": { "id": "4HPwATDgc/ABMA" }, "level": "expert" });
    let map = client.ok("/positions/temperature", question.clone()).await;
    let rolls = map["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), 21);
    let scores = json!({ "position": question["position"], "size": 3 });
    let map = client.ok("/positions/score_map", scores).await;
    assert_eq!(map["rows"].as_array().map(Vec::len), Some(3));
    assert_eq!(map["money"]["short"], "ND");
    let cube = client.ok("/positions/cube", question).await;
    assert_eq!(cube["decision"]["offer"], "no_double");
    let (status, error) = client
        .post("/positions/read", json!({ "text": "no position" }))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(error["error"].as_str().unwrap().contains("expected"));
}

#[tokio::test]
async fn only_pages_of_this_server_with_its_token_are_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let host = format!("127.0.0.1:{PORT}");
    let try_with = |name: &'static str, value: String| {
        let mut request = client
            .request(Method::GET, "/api/v1/games")
            .body(Body::empty())
            .unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
        client.send(request)
    };
    assert_eq!(try_with("host", host.clone()).await.0, StatusCode::OK);
    let own = format!("http://{host}");
    assert_eq!(try_with("origin", own).await.0, StatusCode::OK);
    for (name, value) in [
        ("host", "evil.example".to_owned()),
        ("host", format!("evil.example:{PORT}")),
        ("host", "127.0.0.1:1".to_owned()),
        ("origin", "http://evil.example".to_owned()),
        ("origin", format!("https://{host}")),
        ("origin", "null".to_owned()),
    ] {
        let (status, _) = try_with(name, value.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let (status, _) = try_with("authorization", "Bearer wrong".to_owned()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let cookie = format!("barpoint_{PORT}={}", client.token);
    let mut request = client
        .request(Method::GET, "/api/v1/games")
        .body(Body::empty())
        .unwrap();
    request.headers_mut().remove("authorization");
    request
        .headers_mut()
        .insert("cookie", cookie.parse().unwrap());
    assert_eq!(client.send(request).await.0, StatusCode::OK);
}

#[tokio::test]
async fn the_address_printed_gives_the_browser_its_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for (token, expected) in [
        (client.token.as_str(), StatusCode::SEE_OTHER),
        ("0000", StatusCode::UNAUTHORIZED),
    ] {
        let request = Request::builder()
            .uri(format!("//evil.example/?token={token}"))
            .header(header::HOST, format!("localhost:{PORT}"))
            .body(Body::empty())
            .unwrap();
        let response = router(client.app.clone()).oneshot(request).await.unwrap();
        assert_eq!(response.status(), expected);
        let location = response.headers().get(header::LOCATION);
        if let Some(location) = location {
            assert_eq!(location, "/evil.example/", "never another host");
        }
        assert_eq!(
            response.headers().contains_key(header::SET_COOKIE),
            expected == StatusCode::SEE_OTHER
        );
    }
}

#[tokio::test]
async fn malformed_and_oversized_bodies_and_strange_paths_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for body in ["", "{", "[]", "{\"length\": -1}", "\u{0}"] {
        let request = client
            .request(Method::POST, "/api/v1/games")
            .body(Body::from(body))
            .unwrap();
        let (status, _) = client.send(request).await;
        assert!(status.is_client_error(), "{body:?}: {status}");
    }
    let long = format!("{{\"text\": \"{}\"}}", "x".repeat(2 << 20));
    let request = client
        .request(Method::POST, "/api/v1/positions/read")
        .body(Body::from(long))
        .unwrap();
    let (status, _) = client.send(request).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    for path in [
        "/api/v1/games/..%2f..%2ftoken",
        "/api/v1/games/%2e%2e",
        "/api/v1/games/token",
        "/api/v1/nothing",
    ] {
        let (status, _) = client.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    for (name, wrong) in [("length", json!(65)), ("players", json!({}))] {
        let mut game = new_game(3);
        game[name] = wrong;
        let (status, _) = client.post("/games", game).await;
        assert!(status.is_client_error(), "{name}: {status}");
    }
}

#[tokio::test]
async fn the_tutor_judges_without_changing_anything() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut game = new_game(0);
    game["players"]["black"] = json!({ "kind": "human", "name": "Bob" });
    game["seed"] = json!(8);
    let view = client.ok("/games", game).await;
    let path = format!("/games/{}", view["id"].as_str().unwrap());
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    let view = client.ok(&format!("{path}/actions"), roll).await;
    let play = json!({ "revision": 1, "action": careless(&view) });
    let judged = client.ok(&format!("{path}/tutor"), play).await;
    assert!(judged["loss"].as_f64().unwrap() >= 0.0);
    assert!(judged["verdict"].is_string());
    assert!(judged["hint"]["plays"].is_array());
    let (_, after) = client.get(&format!("/api/v1{path}")).await;
    assert_eq!(after["revision"], 1);
}

impl Client {
    async fn import(&self, file: &str) -> Value {
        self.import_path(&Path::new("../../samples").join(file))
            .await
    }

    /// Imports a file named from this crate's folder.
    async fn import_path(&self, path: &Path) -> Value {
        let bytes = std::fs::read(path).unwrap();
        let file = path.file_name().unwrap().to_str().unwrap();
        let request = self.request(Method::POST, &format!("/api/v1/matches?name={file}"));
        let (status, view) = self.send(request.body(Body::from(bytes)).unwrap()).await;
        assert_eq!(status, StatusCode::CREATED, "{view}");
        view
    }

    /// Waits until a job is over, paused or far enough; its last view.
    async fn job_until(&self, id: &str, enough: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..3000 {
            let (_, job) = self.get(&format!("/api/v1/jobs/{id}")).await;
            if enough(&job) {
                return job;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("the job does not end");
    }
}

fn text(value: &Value) -> &str {
    value
        .as_str()
        .unwrap_or_else(|| panic!("expected a text: {value}"))
}

#[tokio::test]
async fn a_match_is_imported_analysed_in_parts_annotated_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]).to_owned();
    assert_eq!(view["players"]["white"], "Clara");
    assert_eq!(view["length"], 7);
    assert_eq!(view["analysis"]["done"], 0);
    let analyse = json!({ "level": "expert", "game": 1, "entry": 0 });
    let path = format!("/matches/{id}/analyse");
    let job = client.ok(&path, analyse.clone()).await;
    let job_path = format!("/jobs/{}", text(&job["id"]));
    let (status, _) = client.post(&path, analyse.clone()).await;
    assert_eq!(
        status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "one job at a time"
    );
    let some = |job: &Value| job["done"].as_u64() > Some(0);
    client.job_until(text(&job["id"]), some).await;
    // It may be done before it can be paused.
    client.post(&format!("{job_path}/pause"), json!(null)).await;
    let stopped = |job: &Value| job["status"] == "paused" || job["status"] == "done";
    client.job_until(text(&job["id"]), stopped).await;
    let (_, entry) = client
        .get(&format!("/api/v1/matches/{id}/entries/1/0"))
        .await;
    assert!(entry["plays"].is_array(), "the game looked at comes first");

    // A new server finds what is done and goes on with it.
    client = Client::new(folder.path());
    let (_, kept) = client.get(&format!("/api/v1/matches/{id}")).await;
    assert!(kept["analysis"]["done"].as_u64() > Some(0));
    let job = client.ok(&path, analyse).await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    let (_, view) = client.get(&format!("/api/v1/matches/{id}")).await;
    assert_eq!(view["analysis"]["done"], view["analysis"]["total"]);
    assert_eq!(view["statistics"].as_array().map(Vec::len), Some(4));
    assert!(view["ratings"][0]["pr"].as_f64() > Some(0.0));

    let edit = json!({ "comment": "Why not hit?", "mark": "bad" });
    let request = client.request(Method::PUT, &format!("/api/v1/matches/{id}/entries/0/0"));
    let request = request.body(Body::from(edit.to_string())).unwrap();
    let (status, row) = client.send(request).await;
    assert_eq!((status, &row["mark"]), (StatusCode::OK, &json!("bad")));
    let (status, saved) = client
        .get(&format!("/api/v1/matches/{id}/export?format=sgf"))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&saved).contains("Why not hit?"));
    let (status, _) = client
        .get(&format!("/api/v1/matches/{id}/export?format=xyz"))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// The same numbers as `barpoint analyse`: both are the engine's.
#[tokio::test]
async fn an_analysis_in_parts_is_the_analysis() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let view = client.import("clara-ivar-7pt.mat").await;
    let id = text(&view["id"]);
    let analyse = json!({ "level": "expert", "game": 2, "entry": 5 });
    let job = client.ok(&format!("/matches/{id}/analyse"), analyse).await;
    let over = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), over).await;
    let (_, view) = client.get(&format!("/api/v1/matches/{id}")).await;

    let bytes = std::fs::read(format!(
        "{}/../../samples/clara-ivar-7pt.mat",
        env!("CARGO_MANIFEST_DIR")
    ));
    let mut record = barpoint_formats::import(&bytes.unwrap()).unwrap().record;
    let engine = Engine::production(endings()).unwrap();
    let settings = barpoint_engine::Strength::EXPERT.analysis();
    engine.analyse_match(&mut record, &settings, 2, &mut |_| {
        std::ops::ControlFlow::Continue(())
    });
    let whole = barpoint_wire::players_report(&record, engine.met());
    let told = serde_json::to_string(&whole).unwrap();
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(view["ratings"], told);
}

#[tokio::test]
async fn a_game_played_becomes_a_match_to_review() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let mut game = new_game(0);
    game["seed"] = json!(8);
    let view = client.ok("/games", game).await;
    let path = format!("/games/{}", text(&view["id"]));
    let roll = json!({ "revision": 0, "action": { "kind": "roll" } });
    client.ok(&format!("{path}/actions"), roll).await;
    let review = client.ok(&format!("{path}/review"), json!(null)).await;
    assert_eq!(review["players"]["black"], "barpoint (expert)");
    assert_eq!(review["games"][0]["entries"][0]["kind"], "roll");
    let (status, saved) = client
        .get(&format!("/api/v1{path}/export?format=mat"))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&saved).contains("Ann"));
}

#[tokio::test]
async fn a_rollout_is_paused_kept_gone_on_with_and_extended_to_the_same_bits() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::new(folder.path());
    let request = json!({
        "position": { "id": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10" },
        "best": 2, "trials": 144, "truncate": 8, "seed": 5,
    });
    let whole = client.ok("/rollouts", request.clone()).await;
    let whole = text(&whole["id"]);
    let play = json!({ "trials": 144 });
    let job = client
        .ok(&format!("/rollouts/{whole}/play"), play.clone())
        .await;
    let done = |job: &Value| job["status"] == "done";
    client.job_until(text(&job["id"]), done).await;
    let (_, expected) = client.get(&format!("/api/v1/rollouts/{whole}")).await;
    assert_eq!(expected["report"]["candidates"][0]["trials"], 144);
    assert!(expected["expected_error"].as_f64() > Some(0.0));

    let mut shorter = request;
    shorter["trials"] = json!(72);
    let parted = client.ok("/rollouts", shorter).await;
    let parted = text(&parted["id"]).to_owned();
    let path = format!("/rollouts/{parted}/play");
    let job = client.ok(&path, json!({ "trials": 72 })).await;
    let id = text(&job["id"]).to_owned();
    client.post(&format!("/jobs/{id}/pause"), json!(null)).await;
    let stopped = |job: &Value| job["status"] == "paused" || job["status"] == "done";
    client.job_until(&id, stopped).await;

    client = Client::new(folder.path());
    let (status, _) = client.post(&path, json!({ "trials": 36 })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "never fewer trials");
    let job = client.ok(&path, play).await;
    client.job_until(text(&job["id"]), done).await;
    let (_, found) = client.get(&format!("/api/v1/rollouts/{parted}")).await;
    assert_eq!(found["report"], expected["report"]);
    let (_, list) = client.get("/api/v1/rollouts").await;
    assert_eq!(list.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn positions_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let id = "4HPwATDgc%2FABMA";
    let path = format!("/api/v1/positions/picture?id={id}");
    let (status, svg) = client.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text(&svg).starts_with("<svg"), "{svg}");
    let (_, dark) = client.get(&format!("{path}&dark=true&bottom=white")).await;
    assert_ne!(svg, dark);
    let (_, png) = client.get(&format!("{path}&format=png")).await;
    assert!(text(&png).contains("PNG"));
    let (_, pdf) = client.get(&format!("{path}&format=pdf")).await;
    assert!(text(&pdf).starts_with("%PDF"));
    for wrong in ["&format=bmp", "&theme=none"] {
        let (status, _) = client.get(&format!("{path}{wrong}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let (status, document) = client.get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert!(document["paths"]["/api/v1/games/{id}/actions"].is_object());
    assert!(document["components"]["schemas"]["GameView"].is_object());
    let (_, info) = client.get("/api/v1/info").await;
    assert_eq!(info["levels"][0]["name"], "beginner");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_requests_at_once_are_all_answered() {
    let folder = tempfile::tempdir().unwrap();
    let client = Arc::new(Client::new(folder.path()));
    let requests = (0..1000).map(|n| {
        let client = Arc::clone(&client);
        tokio::spawn(async move {
            if n % 10 == 0 {
                let question = json!({ "position": { "id": "4HPwATDgc/ABMA" } });
                client.post("/positions/hint", question).await.0
            } else {
                client.get("/api/v1/games").await.0
            }
        })
    });
    for request in requests.collect::<Vec<_>>() {
        let status = request.await.unwrap();
        assert!(
            status == StatusCode::OK || status == StatusCode::SERVICE_UNAVAILABLE,
            "{status}"
        );
    }
}
