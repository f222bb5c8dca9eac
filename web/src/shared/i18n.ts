/** The catalogue of strings: Fluent messages in `locales/en.ftl`. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import english from "../locales/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** A number formatted without locale rules: the first use of those takes a browser tens of milliseconds. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const plain = (value: string | number) =>
  Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? new Small(Number(value)) : value;

/** The text of a message; its id where the catalogue has none, so that gaps are visible. */
export function t(id: string, args?: Record<string, string | number>): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  const given = Object.entries(args ?? {}).map(([key, value]) => [key, plain(value)] as const);
  return pattern ? bundle.formatPattern(pattern, Object.fromEntries(given)) : id;
}

/** Whether the catalogue has a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}
