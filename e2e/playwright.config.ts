import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.ts";
import { keepTemporaryFilesInMemory } from "../scripts/temporary-files.ts";
import type { ProductOptions } from "./support/test.ts";

keepTemporaryFilesInMemory();

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error("The tests need Chromium: install it, or set CHROMIUM_PATH.");
}

/** Host names other than this machine's do not resolve, so that no test and no browser depends on the internet. */
const THIS_MACHINE_ONLY =
  "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";

/**
 * What depends on the database is tested on both databases without a browser; one complete way through the product is
 * enough, in `npm test` on PostgreSQL only.
 */
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
  // Each worker has its own browser and product, and waits often.
  workers: 2,
  timeout: 120_000,
  // The retry has a product of its own, since a machine under full load delays what a test waits for; the report lists such
  // a test as flaky, and it is fixed (decision 218).
  retries: 1,
  // A site is live within a second or two; alongside all other tests on two cores it has taken more than ten.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    trace: "off",
    screenshot: "only-on-failure",
    // By default Playwright adds --no-sandbox and turns off the browser's own requests.
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
    // `npm run screens`: makes pictures for people to check, and tests nothing.
    {
      name: "screens",
      testDir: "screens",
      testMatch: "**/*.spec.ts",
      // On PostgreSQL the operator's program can run next to the product.
      use: { database: "postgres" },
    },
  ],
});
