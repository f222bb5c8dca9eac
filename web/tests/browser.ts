import { existsSync } from "node:fs";

/** Debian's browser without windows, which takes a fifth less time than the whole one. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** The browser that the flows are seen in. */
export const browser = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium");
