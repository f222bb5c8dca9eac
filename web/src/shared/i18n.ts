/** The catalogue of strings: Fluent messages in `locales/en.ftl`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import english from "../locales/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** The text of a message; its name where the catalogue has none, so that gaps are seen. */
export function t(id: string, args?: Record<string, string | number>): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args ?? null) : id;
}

/** Whether the catalogue has a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}
