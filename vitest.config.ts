import { defineConfig } from "vitest/config";

const isLong = process.env["TEST_SIZE"] === "long";

/** Stories and races need a real database or programs of their own; what is named long runs in the long tier alone. */
const notUnit = ["**/*.story.test.ts", "**/*.race.test.ts", "**/*.long.test.ts"];

export default defineConfig({
  test: {
    setupFiles: ["scripts/test-setup.ts"],
    restoreMocks: true,
    // Kill stories start whole servers: two cores carry two at a time.
    maxConcurrency: 2,
    // Stories mostly wait, for providers and for the queue, so more of them than cores run at a time.
    maxWorkers: 3,
    // TEST_SIZE=long raises the sizes of races, kills and fuzzing; tests read it themselves.
    testTimeout: isLong ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: ["**/node_modules/**", "e2e/**", ...notUnit],
          // Modules are loaded once a worker, not once a file: 50 s of processor time become 31.
          isolate: false,
        },
      },
      {
        test: {
          name: "pglite",
          include: ["{server,scripts,emulators}/**/*.story.test.ts"],
          globalSetup: ["server/test/prepare-databases.ts"],
          env: { TEST_DATABASE: "pglite" },
        },
      },
      {
        test: {
          name: "postgres",
          include: [
            "server/**/*.story.test.ts",
            "{server,emulators}/**/*.race.test.ts",
            ...(isLong ? ["**/*.long.test.ts"] : []),
          ],
          globalSetup: ["server/test/prepare-databases.ts"],
          env: { TEST_DATABASE: "postgres" },
        },
      },
    ],
  },
});
