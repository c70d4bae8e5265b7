import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { lessOfTexts } from "./less-of-texts.ts";

// Fewer, larger files pack better than many small ones. What every page needs is one, with all it imports: the start.
// The calls of the sign-in forms are another, with the schemas; the app behind them the third, with what surrounds its
// pages; and what its forms share the fourth.
const groups = [
  {
    name: "start",
    test: /web\/src\/(main|app\/not-found|lib\/form-errors|ui\/(refusal|password-toggle))\.tsx?$/,
    priority: 4,
  },
  { name: "calls", test: /web\/src\/features\/auth\/api\.ts$/, priority: 3 },
  {
    name: "app",
    test: /web\/src\/(app\/(app|shell\/shell)|ui\/(badge|card|deployment-badge|failure-panel|icon-button|placeholder|refresh-button|when))\.tsx$/,
    priority: 2,
  },
  {
    name: "forms",
    test: /web\/src\/(lib\/use-schema-form|ui\/(password-field|submit-button))\.tsx?$/,
    priority: 1,
  },
];

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

/** Tells before-start.js the files of the program's two halves, so that neither waits until the start has run. */
const nameHalves: Plugin = {
  name: "name-halves",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const filesOf = (source: string) => {
        const isHere = (id: string) => id.endsWith(source);
        const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isHere)));
        // The set grows while it is gone through.
        for (const { imports } of found)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
        const files = [...found].flatMap(({ fileName, viteMetadata }) => [
          `/${fileName}`,
          ...[...(viteMetadata?.importedCss ?? [])].map((style) => `/${style}`),
        ]);
        return files.filter((file) => !html.includes(`"${file}"`)).join(" ");
      };
      return html.replace(
        'src="/before-start.js"',
        `$& data-signed-out="${filesOf("/app/signed-out.tsx")}" data-signed-in="${filesOf("/app/app.tsx")}"`,
      );
    },
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
  plugins: [react(), preloadFont, nameHalves, lessOfZod, lessOfTexts],
  // What this stands in for is in React by now.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  build: {
    target: "es2023",
    // The CSP knows no data: URLs, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser that can run the rest knows it by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { "/api": api, "/preview-frame": api },
  },
});
