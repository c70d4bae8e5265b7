import { defineConfig } from "vitest/config";
import { onBothDatabases } from "./scripts/on-both-databases.ts";
import { SlowestFirst } from "./scripts/slowest-first.ts";
import { keepTemporaryFilesInMemory } from "./scripts/temporary-files.ts";

const isLong = process.env["TEST_SIZE"] === "long";

/** Integration and concurrency tests need a server, a database or programs of their own; what is named long runs in the long tier alone. */
const notUnit = ["**/*.integration.test.ts", "**/*.concurrency.test.ts", "**/*.long.test.ts"];

keepTemporaryFilesInMemory();

export default defineConfig({
  test: {
    setupFiles: ["scripts/test-setup.ts"],
    restoreMocks: true,
    // Under load a poll may take its time; it ends as soon as it sees what it waits for.
    expect: { poll: { timeout: 10_000, interval: 50 } },
    // Tests that kill a worker mostly wait for the queue to notice a dead worker.
    maxConcurrency: 6,
    // Integration tests mostly wait, for providers and for the queue, so more of them than cores run at a time.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    // Each file is a process that loads the server again.
    execArgv: ["--import", import.meta.resolve("./server/src/platform/quick-imports.ts")],
    // TEST_SIZE=long raises the sizes of concurrency tests, kills and fuzzing; tests read it themselves.
    testTimeout: isLong ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: ["**/node_modules/**", "e2e/**", "**/*.component.test.tsx", ...notUnit],
          setupFiles: ["scripts/unit-setup.ts"],
          // Modules are loaded once a worker, not once a file: 50 s of processor time become 31.
          isolate: false,
        },
      },
      // Parts of the web app in a real browser: `*.component.test.tsx`.
      "web/vitest.config.ts",
      {
        test: {
          name: "pglite",
          include: [
            "{scripts,emulators,router}/**/*.integration.test.ts",
            ...(isLong ? ["server/**/*.integration.test.ts"] : onBothDatabases),
          ],
          globalSetup: ["server/test/prepare-databases.ts"],
          isolate: false,
          env: { TEST_DATABASE: "pglite" },
        },
      },
      {
        test: {
          name: "postgres",
          include: [
            "server/**/*.integration.test.ts",
            "{server,emulators}/**/*.concurrency.test.ts",
            ...(isLong ? ["**/*.long.test.ts"] : []),
          ],
          globalSetup: ["server/test/prepare-databases.ts"],
          isolate: false,
          env: { TEST_DATABASE: "postgres" },
        },
      },
    ],
  },
});
