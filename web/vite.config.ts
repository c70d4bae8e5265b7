import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

// Fewer, larger files pack better than many small ones: what every page needs is one, with all it imports; what the
// sign-in forms need besides is another, and what all pages behind them need the third.
const start = {
  name: "start",
  test: /web\/src\/(main|features\/auth\/api|ui\/notice)\.tsx?$/,
  priority: 2,
};
const forms = {
  name: "forms",
  test: /web\/src\/(lib\/use-schema-form|ui\/(password-field|refusal|submit-button))\.tsx?$/,
  priority: 1,
};
const shell = {
  name: "shell",
  test: /web\/src\/(app\/shell\/shell|ui\/(badge|card|deployment-badge|failure-panel|icon-button|placeholder|refresh-button|when))\.tsx$/,
  priority: 1,
};

/** The page's typeface is asked for with the page, not only once the style sheet is read: no text changes its look. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /overpass-latin-wght-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", crossorigin: "", href: `/${file}` },
          injectTo: "head",
        })),
  },
};

/**
 * What the browser never uses of zod, a quarter of it: its JSON Schema writer, which the server's API page needs, and its
 * own English messages, as every text that a user reads is ours. The writer's functions become empty ones, whatever
 * their names in this version are.
 */
const lessOfZod: Plugin = {
  name: "less-of-zod",
  transform: {
    filter: { id: /zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$/ },
    handler: (code, id) =>
      id.endsWith("en.js")
        ? 'export default () => ({ localeError: () => "Invalid input" });'
        : Array.from(
            code.matchAll(/^export (?:const|function) (\w+)/gm),
            ([, name]) => `export const ${name} = () => ({});`,
          ).join("\n"),
  },
};

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), preloadFont, lessOfZod],
  build: {
    target: "es2023",
    // The CSP knows no data: URLs, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser that can run the rest knows it by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [start, forms, shell] } } },
  },
  server: {
    proxy: { "/api": api, "/preview-frame": api },
  },
});
