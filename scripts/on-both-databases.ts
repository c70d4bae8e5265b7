/**
 * Integration tests of the server whose subject is the database: they run on PGlite and on PostgreSQL. `npm test` runs all others on
 * PostgreSQL alone, `npm run test:long` runs all on both (decision 331).
 */
export const onBothDatabases = [
  "server/test/database",
  "server/src/platform/db/{tenancy,transactions}",
  // Triggers.
  "server/src/features/campaign-editing/campaign-version",
  // The database role that removes events.
  "server/src/features/retention/retention",
].map((name) => `${name}.integration.test.ts`);
