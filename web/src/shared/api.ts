/** Requests to the server the page came from. */
import { t } from "./i18n";
import { said, type Phrase } from "./said";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** The body of the answer, if it was JSON. */
    readonly body: unknown,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const raw = body instanceof Blob || typeof body === "string";
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
      headers: raw || body === undefined ? {} : { "content-type": "application/json" },
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("offline", 0, null);
  }
  const text = await response.text();
  let data: unknown;
  try {
    data = text === "" ? null : JSON.parse(text);
  } catch {
    data = text;
  }
  if (!response.ok) {
    const { error, phrase } = (data ?? {}) as { error?: string; phrase?: Phrase };
    const message = error === undefined ? undefined : said(error, phrase);
    throw new ApiError(
      message ?? `${response.status} ${response.statusText}`,
      response.status,
      data,
    );
  }
  return data as T;
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => ask<T>("GET", path, undefined, signal),
  post: <T>(path: string, body: unknown, signal?: AbortSignal) =>
    ask<T>("POST", path, body, signal),
  patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, body),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  remove: <T = null>(path: string) => ask<T>("DELETE", path),
};

/** What went wrong, as text for people. */
export function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t("offline");
  return error instanceof Error ? error.message : String(error);
}
