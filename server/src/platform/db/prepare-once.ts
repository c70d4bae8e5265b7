import type { Db } from "./database.ts";

/**
 * A query that is built once for each connection and named, so that PostgreSQL parses it once too: Drizzle takes longer
 * to build one of many columns than PostgreSQL to answer it. For what is asked with every request or deployment; its values
 * are placeholders.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<object, Query>();
  return (db) => {
    const { session } = db._;
    const query = built.get(session) ?? build(db);
    built.set(session, query);
    return query;
  };
}
