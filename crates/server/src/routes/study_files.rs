//! Cards as files.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use barpoint_app::study;
use barpoint_wire::{
    CardExportQuery, CardFile, CardForm, CardsImported, VariationName, read_card_file,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::LARGEST;
use super::study::with_cards;
use crate::app::App;
use crate::error::ApiError;
use crate::folder::now;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(import))
        .layer(DefaultBodyLimit::max(LARGEST))
        .routes(routes!(export))
}

/// Save cards as a file: JSON, which loses nothing, an Anki package, or a table
#[utoipa::path(get, operation_id = "study_export", path = "/study/export", params(CardExportQuery),
    responses((status = 200, body = String, content_type = "application/octet-stream")))]
async fn export(
    State(app): State<App>,
    Query(query): Query<CardExportQuery>,
) -> Result<Response, ApiError> {
    let phase = query.phase.map(Into::into);
    let cards = with_cards(&app, move |_, library| {
        Ok(study::kept_cards(library, phase)?)
    });
    let cards = cards.await?;
    app.ask(VariationName::Standard, move |engine, _| {
        let bytes = match query.form {
            CardForm::Json => CardFile::of(&cards)?.bytes()?,
            CardForm::Csv => study::table(engine, &cards).into_bytes(),
            CardForm::Apkg => study::anki_package(engine, &cards, now())?,
        };
        let name = format!("attachment; filename=\"cards.{}\"", query.form.ending());
        let headers = [
            (CONTENT_TYPE, query.form.media_type().to_owned()),
            (CONTENT_DISPOSITION, name),
        ];
        Ok((headers, bytes).into_response())
    })
    .await
}

/// Add the cards of a file: one saved by barpoint, or an Anki package of such cards
#[utoipa::path(post, operation_id = "study_import", path = "/study/import", request_body(content = String, content_type = "application/octet-stream"),
    responses((status = 200, body = CardsImported)))]
async fn import(
    State(app): State<App>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<CardsImported>, ApiError> {
    let bytes = bytes?;
    with_cards(&app, move |_, library| {
        let found = read_card_file(&bytes, now())?;
        let added = library.add_cards(&found.cards)?;
        Ok(Json(CardsImported::of(&added, found.others)))
    })
    .await
}
