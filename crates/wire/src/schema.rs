//! JSON Schemas of answers, made from the same descriptions as the interface of the board.

use serde_json::{Map, Value, json};
use utoipa::{PartialSchema, ToSchema};

/// The dialect of the schemas.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";
/// Where the descriptions behind the schemas expect the types.
const COMPONENTS: &str = "#/components/schemas/";

/// The JSON Schema of an answer. Every field described is there in every answer, unknown values as `null`; later versions
/// may add fields.
///
/// # Errors
/// If the description of the type cannot be written as JSON.
pub fn json_schema<T: ToSchema>() -> serde_json::Result<Value> {
    let mut types = Vec::new();
    T::schemas(&mut types);
    let types = types.into_iter().map(|(name, schema)| {
        let schema = serde_json::to_value(schema)?;
        Ok((name, schema))
    });
    let types = types.collect::<serde_json::Result<Map<_, _>>>()?;
    let mut schema = serde_json::to_value(<T as PartialSchema>::schema())?;
    schema["$schema"] = json!(DIALECT);
    schema["title"] = json!(T::name());
    if !types.is_empty() {
        schema["$defs"] = Value::Object(types);
    }
    settle(&mut schema);
    Ok(schema)
}

/// Points references to the types beside, and requires all fields.
fn settle(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            if let Some(Value::String(reference)) = members.get_mut("$ref")
                && let Some(name) = reference.strip_prefix(COMPONENTS)
            {
                *reference = format!("#/$defs/{name}");
            }
            if let Some(Value::Object(fields)) = members.get("properties") {
                let names = fields.keys().cloned().collect::<Vec<_>>();
                members.insert("required".to_owned(), json!(names));
            }
            members.values_mut().for_each(settle);
        }
        Value::Array(items) => items.iter_mut().for_each(settle),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HintReport;

    #[test]
    fn a_schema_holds_all_types_it_names_and_requires_every_field() {
        let schema = json_schema::<HintReport>().unwrap();
        assert_eq!(schema["title"], "HintReport");
        let text = schema.to_string();
        assert!(!text.contains(COMPONENTS), "{text}");
        for part in text.split("\"#/$defs/").skip(1) {
            let name = part.split('"').next().unwrap();
            assert!(schema["$defs"][name].is_object(), "{name}");
        }
        let chances = &schema["$defs"]["Chances"]["required"];
        assert_eq!(chances.as_array().unwrap().len(), 5);
    }
}
