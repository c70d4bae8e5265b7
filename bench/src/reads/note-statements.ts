// A program: the server, which notes the statements that it sends to PostgreSQL, and tells them when it is asked.
import { openPool } from "@mainstreet/server/platform/db/open-postgres";
import type { Statement } from "./statement.ts";

type Ask<Asked> = (this: unknown, asked: Asked, ...rest: unknown[]) => void;
/** How pg sends: what is prepared, each time that it is asked, and what is not prepared. */
type Connection = {
  parse: Ask<{ name?: string; text: string }>;
  bind: Ask<{ statement?: string; values?: unknown[] }>;
  query: Ask<string>;
};

let noted: Statement[] = [];
process.on("message", () => {
  process.send?.(noted);
  noted = [];
});

const pool = await openPool(process.env["DATABASE_URL"] ?? "");
const client = await pool.connect();
noteStatements(Object.getPrototypeOf(Reflect.get(client, "connection")));
client.release();
await pool.end();
await import("@mainstreet/server/main");

/** As PostgreSQL reads bytes, too: the parent is told in JSON. */
const asText = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value);

/** The queue looks after itself now and then. */
function note(statement: Statement): void {
  if (!statement.text.includes("pgboss")) noted.push(statement);
}

/** Of all connections. */
function noteStatements(type: Connection): void {
  const { parse, bind, query } = type;
  const texts = new Map<string, string>();
  type.parse = function noteText(asked, ...rest) {
    texts.set(asked.name ?? "", asked.text);
    return parse.call(this, asked, ...rest);
  };
  type.bind = function noteAsked(asked, ...rest) {
    const { statement: name = "", values = [] } = asked;
    note({ text: texts.get(name) ?? "", values: values.map(asText), ...(name && { name }) });
    return bind.call(this, asked, ...rest);
  };
  type.query = function noteSimple(text, ...rest) {
    note({ text });
    return query.call(this, text, ...rest);
  };
}
