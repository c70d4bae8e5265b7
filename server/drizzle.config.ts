import { defineConfig } from "drizzle-kit";

// Paths are relative to the repository root, where `npm run migrations:generate` runs.
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/src/platform/schema.ts",
    "./server/src/platform/money-tables.ts",
    "./server/src/platform/run-tables.ts",
    "./server/src/platform/pace-tables.ts",
    "./server/src/platform/rate-limit-table.ts",
  ],
  out: "./server/migrations",
});
