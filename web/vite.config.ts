import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `barpoint serve` listens while the page is being worked on. */
const server = process.env.BARPOINT_SERVER ?? "http://127.0.0.1:8264";

/** The server lets in whoever knows its token and comes from its own page. */
const token = process.env.BARPOINT_TOKEN;
const headers = { origin: server, ...(token ? { authorization: `Bearer ${token}` } : {}) };

/** Where `cargo xtask ci` wants to be told how the tests ended. */
const reports = process.env.BARPOINT_REPORTS;

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, changeOrigin: true, headers } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    reporters: reports ? ["default", "json"] : ["default"],
    outputFile: { json: `${reports ?? "."}/vitest.json` },
  },
});
