/** Which page is shown: the part of the address after `#`. */

export interface Route {
  readonly page: string;
  readonly rest: string[];
  readonly query: URLSearchParams;
}

function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/").filter((part) => part !== "");
  return { page, rest: rest.map(decodeURIComponent), query: new URLSearchParams(query) };
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
