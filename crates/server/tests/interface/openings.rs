//! Training with the opening book.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::client::Client;

fn steps(from_to: &[(u8, u8)]) -> Vec<Value> {
    let step = |&(from, to)| json!({ "from": from, "to": to, "hit": false });
    from_to.iter().map(step).collect()
}

#[tokio::test]
async fn openings_and_replies_follow_from_their_seed_without_their_solution() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    for kind in ["opening", "reply"] {
        let path = format!("/api/v1/study/opening?kind={kind}&seed=77");
        let (status, asked) = client.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{asked}");
        assert_eq!(asked, client.get(&path).await.1);
        assert_eq!(asked["after"].is_null(), kind == "opening");
        assert!(asked["state"]["dice"].is_array() && asked["plays"].is_null());
        if let Some(play) = asked["after"]["play"].as_str() {
            assert!(asked["decision"].as_str().unwrap().starts_with(play));
            assert_ne!(
                asked["after"]["before"]["on_roll"],
                asked["state"]["on_roll"]
            );
        }
    }
    let (status, _) = client.get("/api/v1/study/opening?kind=middle").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn plays_are_judged_by_the_book_and_others_evaluated() {
    let folder = tempfile::tempdir().unwrap();
    let client = Client::new(folder.path());
    let answer = |steps| json!({ "decision": "31", "steps": steps });
    let best = steps(&[(8, 5), (6, 5)]);
    let found = client.ok("/study/opening", answer(best)).await;
    assert_eq!((&found["loss"], &found["chosen"]), (&json!(0.0), &json!(0)));
    assert_eq!(found["plays"][0]["play"], "8/5 6/5");
    assert!(found["plays"][0]["equity"]["std_err"].as_f64().unwrap() < 0.02);
    assert!(found["level"].is_null());
    // Nobody would roll this out.
    let found = client
        .ok("/study/opening", answer(steps(&[(6, 3), (3, 2)])))
        .await;
    assert!(found["loss"].as_f64().unwrap() > 0.1, "{found}");
    assert!(found["std_err"].is_null() && found["chosen"].is_null());
    assert!(found["level"].as_str().unwrap().contains("ply"), "{found}");

    let (status, _) = client
        .post("/study/opening", answer(steps(&[(8, 2)])))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let unknown = json!({ "decision": "33", "steps": [] });
    let (status, _) = client.post("/study/opening", unknown).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
