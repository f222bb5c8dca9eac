/** Which page is shown: the part of the address after `#`. */

export interface Route {
  readonly page: string;
  readonly rest: string[];
  readonly query: URLSearchParams;
}

/** A part of the address; as it stands where it is no proper text. */
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

let current = $state.raw(parse(location.hash));
addEventListener("hashchange", () => (current = parse(location.hash)));

export function route(): Route {
  return current;
}

/** Shows another page; `replace` leaves no step in the history. */
export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    current = parse(location.hash);
  } else {
    location.hash = `#/${path}`;
  }
}

/** Another place of the page that is shown: what was chosen on it (all after `?`) stays, and so does the history. */
export function goWithin(path: string): void {
  const query = current.query.toString();
  go(query === "" ? path : `${path}?${query}`, true);
}

const written = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();

/** Says in the address what is chosen on the page, so that it survives loading it again; `null` takes it out. */
export function note(changes: Readonly<Record<string, string | null>>): void {
  const kept = [...current.query].filter(([name]) => !(name in changes));
  const said = Object.entries(changes).filter(([, value]) => value !== null) as [string, string][];
  const query = written([...kept, ...said]);
  const path = [current.page, ...current.rest.map(encodeURIComponent)].join("/");
  go(query === "" ? path : `${path}?${query}`, true);
}

/** The tab that the address names, or the usual one. */
export function notedTab<Name extends string>(tabs: readonly Name[], usual: Name): Name {
  const named = current.query.get("tab");
  return tabs.find((one) => one === named) ?? usual;
}
