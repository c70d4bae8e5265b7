import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // The content security policy allows no data: URLs, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser that can run the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every visitor loads is one file, and what every signed-in user loads another (decision 182).
          groups: [
            { name: "start", test: /web\/src\/main\.tsx$/, priority: 2 },
            { name: "app", test: /web\/src\/app\/app\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": api,
      "/preview-frame": api,
      "^/(pricing|terms|privacy|refunds|contact)$": api,
    },
  },
});
