import { defineConfig } from "vitest/config";

const isLong = process.env["TEST_SIZE"] === "long";

/** Stories and races go through the HTTP API on a real database; what only the long tier runs says so. */
const onDatabase = ["**/*.story.test.ts", "**/*.race.test.ts", "**/*.long.test.ts"];

export default defineConfig({
  test: {
    setupFiles: ["scripts/test-setup.ts"],
    restoreMocks: true,
    // TEST_SIZE=long raises the sizes of races, kills and fuzzing; tests read it themselves.
    testTimeout: isLong ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: ["**/node_modules/**", "e2e/**", ...onDatabase],
        },
      },
      {
        test: {
          name: "pglite",
          include: ["server/**/*.story.test.ts", "scripts/**/*.story.test.ts"],
          globalSetup: ["server/test/prepare-databases.ts"],
          env: { TEST_DATABASE: "pglite" },
        },
      },
      {
        test: {
          name: "postgres",
          include: isLong ? onDatabase : ["server/**/*.story.test.ts", "server/**/*.race.test.ts"],
          globalSetup: ["server/test/prepare-databases.ts"],
          env: { TEST_DATABASE: "postgres" },
        },
      },
    ],
  },
});
