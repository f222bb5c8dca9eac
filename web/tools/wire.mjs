/**
 * Types of the server's interface from its OpenAPI document (`src/wire/openapi.json`).
 *
 * `npm run types -- FILE` imports a newer document; `npm run check:wire` fails if the types
 * do not match the document.
 */
import { readFileSync, writeFileSync } from "node:fs";

import openapi, { astToString } from "openapi-typescript";

const document = new URL("../src/wire/openapi.json", import.meta.url);
const types = new URL("../src/wire/schema.ts", import.meta.url);
const argument = process.argv[2];

if (argument !== undefined && argument !== "--check") {
  writeFileSync(document, readFileSync(argument));
}
// Operation names are not used, and not all of them are unique.
const described = JSON.parse(readFileSync(document, "utf8"));
for (const path of Object.values(described.paths)) {
  for (const operation of Object.values(path)) delete operation.operationId;
}
const written = astToString(await openapi(described));
const text = `// Written by \`npm run types\`; not to be edited.\n${written}`;
if (argument === "--check") {
  if (readFileSync(types, "utf8") !== text) {
    process.stderr.write("src/wire/schema.ts is out of date: run `npm run types`\n");
    process.exitCode = 1;
  }
} else {
  writeFileSync(types, text);
}
