import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // The CSP knows no data: URLs, so nothing may be inlined.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": process.env["API_URL"] ?? "http://127.0.0.1:3000" },
  },
});
