/**
 * What is missing in each catalogue of messages, and what is wrong with it, beside the English one.
 *
 * `npm run locales` prints it; the unit tests print it too, and fail on what is wrong.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse, Visitor } from "@fluent/syntax";

const FOLDER = join(import.meta.dirname, "../src/locales");

/** The catalogues by their languages. */
export function catalogues() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ftl"));
  return new Map(
    files.map((name) => [name.slice(0, -4), readFileSync(join(FOLDER, name), "utf8")]),
  );
}

/** What a pattern uses. */
class Uses extends Visitor {
  /** @type {Set<string>} Variables that are printed. */
  printed = new Set();
  /** @type {Set<string>} Variables that choose a variant. */
  chosenBy = new Set();
  /** @type {Set<string>} Messages and terms. */
  references = new Set();

  /** @override @param {import("@fluent/syntax").VariableReference} node */
  visitVariableReference(node) {
    this.printed.add(node.id.name);
  }
  /** @override @param {import("@fluent/syntax").MessageReference} node */
  visitMessageReference(node) {
    this.references.add(node.id.name);
  }
  /** @override @param {import("@fluent/syntax").TermReference} node */
  visitTermReference(node) {
    this.references.add(`-${node.id.name}`);
  }
  /** @override @param {import("@fluent/syntax").SelectExpression} node */
  visitSelectExpression(node) {
    if (node.selector.type === "VariableReference") this.chosenBy.add(node.selector.id.name);
    for (const variant of node.variants) this.visit(variant);
  }
}

/** @typedef {{ texts: Map<string, Uses>, wrong: string[] }} Read */

/**
 * The messages of a catalogue with their attributes, as `id` and `id.attribute`.
 *
 * @param {string} text
 * @returns {Read}
 */
function read(text) {
  const texts = new Map();
  const wrong = [];
  for (const entry of parse(text, { withSpans: false }).body) {
    if (entry.type === "Junk") wrong.push(`unreadable: ${entry.content.trim()}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const id = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
    const parts = entry.attributes.map(({ id: { name }, value }) => ({
      id: `${id}.${name}`,
      value,
    }));
    if (entry.value) parts.unshift({ id, value: entry.value });
    for (const { id, value } of parts) {
      if (texts.has(id)) wrong.push(`twice: ${id}`);
      const uses = new Uses();
      uses.visit(value);
      texts.set(id, uses);
    }
  }
  return { texts, wrong };
}

/**
 * The variables of a message and of those that it refers to.
 *
 * @param {string} id
 * @param {Map<string, Uses>} texts
 * @param {Map<string, Uses>} [otherwise] Where a message that is missing is looked up.
 * @returns {{ printed: Set<string>, all: Set<string> }}
 */
function variables(id, texts, otherwise = texts) {
  const uses = texts.get(id) ?? otherwise.get(id);
  const printed = new Set(uses?.printed);
  const all = new Set([...printed, ...(uses?.chosenBy ?? [])]);
  for (const other of uses?.references ?? []) {
    const inner = variables(other, texts, otherwise);
    for (const name of inner.printed) printed.add(name);
    for (const name of inner.all) all.add(name);
  }
  return { printed, all };
}

/**
 * The messages of a catalogue with the names of their variables.
 *
 * @param {string} text
 * @returns {Map<string, string[]>}
 */
export function messages(text) {
  const { texts } = read(text);
  const ids = [...texts.keys()].filter((id) => !id.startsWith("-"));
  return new Map(ids.map((id) => [id, [...variables(id, texts).all]]));
}

/**
 * A catalogue beside the English one: what is missing, which is shown in English; and what is wrong.
 *
 * @param {string} english
 * @param {string} text
 * @returns {{ missing: string[], wrong: string[] }}
 */
export function examine(english, text) {
  const { texts: originals } = read(english);
  const { texts, wrong } = read(text);
  const missing = [...originals.keys()].filter((id) => !texts.has(id));
  for (const [id, { references }] of texts) {
    if (!id.startsWith("-") && !originals.has(id)) {
      wrong.push(`unknown: ${id}`);
      continue;
    }
    for (const other of references) {
      if (!texts.has(other) && !originals.has(other)) wrong.push(`${id}: no message ${other}`);
    }
    if (id.startsWith("-")) continue;
    const [own, original] = [variables(id, texts, originals), variables(id, originals)];
    for (const name of own.all) if (!original.all.has(name)) wrong.push(`${id}: no $${name}`);
    // What only chooses a variant may be of no use in another language; what is printed must not be lost.
    for (const name of original.printed)
      if (!own.all.has(name)) wrong.push(`${id}: lacks $${name}`);
  }
  return { missing, wrong };
}

/**
 * The results as lines of text.
 *
 * @param {Map<string, string>} all
 */
export function report(all) {
  const english = all.get("en") ?? "";
  const others = [...all].filter(([language]) => language !== "en");
  return others.flatMap(([language, text]) => {
    const { missing, wrong } = examine(english, text);
    return [
      `${language}: ${missing.length} missing${missing.length > 0 ? `: ${missing.join(", ")}` : ""}`,
      ...wrong.map((what) => `  wrong: ${what}`),
    ];
  });
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${report(catalogues()).join("\n")}\n`);
}
