// A program: the server, which notes the statements that it sends to PostgreSQL, and tells them when it is asked.
import { openPool } from "@mainstreet/server/platform/open-postgres";
import type { Statement } from "./statement.ts";

type Query = (this: unknown, asked: string | Statement, values?: unknown) => unknown;

let noted: Statement[] = [];
process.on("message", () => {
  process.send?.(noted);
  noted = [];
});

const pool = await openPool(process.env["DATABASE_URL"] ?? "");
const client = await pool.connect();
const type: { query: Query } = Object.getPrototypeOf(client);
const { query } = type;
type.query = function note(asked, ...rest) {
  const { text, name, rowMode } = typeof asked === "string" ? { text: asked } : asked;
  const [values] = rest;
  // The queue looks after itself now and then.
  if (!text.includes("pgboss"))
    noted.push({ text, name, rowMode, ...(Array.isArray(values) && { values }) });
  return query.call(this, asked, ...rest);
};
client.release();
await pool.end();
await import("@mainstreet/server/main");
