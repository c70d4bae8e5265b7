import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.ts";
import { keepTemporaryFilesInMemory } from "../scripts/temporary-files.ts";
import type { ProductOptions } from "./support/test.ts";

keepTemporaryFilesInMemory();

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error("The tests need Chromium: install it, or set CHROMIUM_PATH.");
}

/** Nothing but this machine resolves, so that no test leans on the internet, nor does the browser itself. */
const THIS_MACHINE_ONLY =
  "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";

/** What depends on the database is tested on both without a browser; one whole way through the product is enough, in `npm test` on PostgreSQL alone. */
const ON_BOTH_DATABASES = /publish-to-netlify\.spec\.ts$/;

/** In a test's title: a second way through a feature, or a state of a screen whose rule another test proves without a browser. */
const LONG = /@long/;
const isLong = process.env["TEST_SIZE"] === "long";

export default defineConfig<object, ProductOptions>({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  ...(isLong ? {} : { grepInvert: LONG }),
  outputDir: "test-results",
  forbidOnly: process.env["CI"] !== undefined,
  // Each has a browser and a product of its own, and they wait often.
  workers: 2,
  timeout: 120_000,
  // With a product of its own, since a machine under full load delays what a test waits for; the report lists such a test as flaky,
  // and it is mended (decision 218).
  retries: 1,
  // A site is live within a second or two; alongside all other tests on two cores it has taken more than ten.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    trace: "off",
    screenshot: "only-on-failure",
    // Playwright adds --no-sandbox and quiets the browser's own traffic by default.
    launchOptions: {
      executablePath,
      args: ["--disable-background-networking", `--host-resolver-rules=${THIS_MACHINE_ONLY}`],
    },
  },
  projects: [
    {
      name: "pglite",
      testIgnore: isLong ? [] : ON_BOTH_DATABASES,
      use: { database: "pglite" },
    },
    { name: "postgres", testMatch: ON_BOTH_DATABASES, use: { database: "postgres" } },
    // `npm run screens`: pictures to look at, no test.
    {
      name: "screens",
      testDir: "screens",
      testMatch: "**/*.spec.ts",
      // There the operator's program runs next to the product.
      use: { database: "postgres" },
    },
  ],
});
