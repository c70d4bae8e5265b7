import { defineConfig } from "vite";

/** The page behind a link for phones (decision 233), built by itself: it shares no file with the dashboard. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    rolldownOptions: { input: "add.html" },
  },
});
