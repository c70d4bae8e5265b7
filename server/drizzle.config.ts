import { defineConfig } from "drizzle-kit";

// Paths are relative to the repository root, where `npm run migrations:generate` runs.
export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/src/**/{tables,*-table,*-columns}.ts"],
  out: "./server/migrations",
});
