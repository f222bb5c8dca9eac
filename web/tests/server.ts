/** A separate server for every test file: the program itself, with an empty data folder. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

/** The program named, or the most recent build. */
function program(): string | undefined {
  if (process.env.BARPOINT_BIN) return process.env.BARPOINT_BIN;
  const target = process.env.CARGO_TARGET_DIR ?? "../target";
  const built = ["release", "debug"]
    .map((kind) => join(target, kind, "barpoint"))
    .filter(existsSync);
  const age = (path: string): number => statSync(path).mtimeMs;
  return built.sort((a, b) => age(b) - age(a))[0];
}

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "barpoint-e2e-"));
  url = "";
  #process: ChildProcess | null = null;
  /** Any free port at first, the same one after that. */
  #port = "0";

  /** Starts the program; the address it prints holds the token. */
  async start(): Promise<void> {
    // During development: Vite's address, with a server behind it.
    if (process.env.BARPOINT_URL !== undefined) {
      this.url = process.env.BARPOINT_URL;
      return;
    }
    const path = program();
    if (!path) throw new Error("expected a built barpoint: run `cargo build --release`");
    const child = spawn(path, ["serve", "--no-open", "--port", this.#port], {
      env: {
        ...process.env,
        BARPOINT_DATA: this.data,
        BARPOINT_CONFIG: join(this.data, "config.toml"),
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\S+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.on("exit", (code) => reject(new Error(`barpoint ended with ${code ?? "a signal"}`)));
    });
    this.#port = new URL(this.url).port;
  }

  /** Kills the program, like a crash. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.removeAllListeners("exit");
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await Promise.race([gone, ended]);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

interface Fixtures {
  /** A page with access to the server and fast animations. */
  app: Page;
}

interface Shared {
  server: Server;
  /** For whom the server is: tests of another name get one of their own. */
  audience: string;
}

export const test = base.extend<Fixtures, Shared>({
  audience: ["everybody", { scope: "worker", option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  app: async ({ page, server }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.addInitScript(() => {
      if (localStorage.getItem("barpoint.settings") === null) {
        const levels = { hintLevel: "expert", tutorLevel: "expert", reviewLevel: "expert" };
        const quick = { speed: 0, pause: 0, ...levels, autoAnalyse: false, name: "Ada" };
        localStorage.setItem("barpoint.settings", JSON.stringify(quick));
      }
    });
    await page.goto(server.url);
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** No serious finding of axe on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is read aloud, or said to a computer, holds what is seen (WCAG 2.5.3).
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const report = await new AxeBuilder({ page }).options({ rules }).analyze();
  const serious = report.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  expect(serious).toEqual([]);
}

/** Nothing sticks out of the screen sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
}

export { expect };
