/** Which page is shown: the part of the address after `#`. */

export interface Route {
  readonly page: string;
  readonly rest: string[];
  readonly query: URLSearchParams;
}

/** A decoded part of the address, or the part itself where decoding fails. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/").filter((part) => part !== "");
  return { page, rest: rest.map(decoded), query: new URLSearchParams(query) };
}

/** The address that `current` was read from. */
let read = location.hash;
let current = $state.raw(parse(read));

function follow(): void {
  read = location.hash;
  current = parse(read);
}
addEventListener("hashchange", () => {
  if (leaving()) follow();
});

/** Whether the browser has another address already, which it will announce next. */
const leaving = () => location.hash !== read;

export function route(): Route {
  return current;
}

/** Shows another page; `replace` adds no entry to the history. */
export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    follow();
  } else {
    location.hash = `#/${path}`;
    // At once, as what is asked for next may build on it; the browser announces it later.
    follow();
  }
}

/**
 * Another place on the current page: its query (all after `?`) and the history stay. A page that is being left goes
 * nowhere.
 */
export function goWithin(path: string): void {
  if (leaving()) return;
  const query = current.query.toString();
  go(query === "" ? path : `${path}?${query}`, true);
}

const written = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();

/**
 * Stores a choice on the page in the address, so that it survives a reload; `null` removes it. A page that is being
 * left notes nothing: an answer that comes late must not bring it back.
 */
export function note(changes: Readonly<Record<string, string | null>>): void {
  if (leaving()) return;
  const kept = [...current.query].filter(([name]) => !(name in changes));
  const changed = Object.entries(changes).filter(([, value]) => value !== null) as [
    string,
    string,
  ][];
  const query = written([...kept, ...changed]);
  const path = [current.page, ...current.rest.map(encodeURIComponent)].join("/");
  go(query === "" ? path : `${path}?${query}`, true);
}

/** The tab named by the address, or the default one. */
export function notedTab<Name extends string>(tabs: readonly Name[], usual: Name): Name {
  const named = current.query.get("tab");
  return tabs.find((one) => one === named) ?? usual;
}
