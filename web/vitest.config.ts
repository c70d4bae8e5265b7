import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "../scripts/find-chromium.ts";

const executablePath = findChromium();

/** Tests of `src/ui` in the browser that the Playwright tests use too. */
export default defineConfig({
  plugins: [react()],
  // Found only during a run, they would be bundled with a second React.
  optimizeDeps: { include: ["@tanstack/react-query", "@tanstack/react-router"] },
  test: {
    name: "components",
    include: ["src/**/*.component.test.tsx"],
    setupFiles: ["src/ui/test-part.tsx"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
      instances: [{ browser: "chromium" }],
    },
  },
});
