import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient } from "pg";
import type { Db } from "./database.ts";
import { type Question, readMessage, type Rows } from "./read-message.ts";
import * as schema from "./schema.ts";
import { within } from "./within.ts";

/** Runs `read` with a database that asks everything as one user, or as the owner of the tables; it cannot write. */
export type Reader = <T>(userId: string | undefined, read: (db: Db) => Promise<T>) => Promise<T>;

type Waiting = Question & { answer: (rows: Rows) => void; fail: (error: unknown) => void };
/** A query of Drizzle's as it reaches a client. */
type Asked = Pick<Question, "text" | "types"> & { name?: string };

type Where = { pool: Pool; tenantRole: string };

/** Questions in one message: few enough that the first of them hardly waits for the last. */
const MOST_QUESTIONS = 32;
/** Messages at a time. What is asked meanwhile goes with the next one. */
const MOST_MESSAGES = 2;
/** A message that takes longer does not count: something in it is slow, or its connection is gone without a word. */
const SLOW_MS = 50;

/** Of a database on PostgreSQL. PGlite, which is in this process, has none: there is no way to be saved. */
export const readers = new WeakMap<Db, Reader>();

/** A reader on the pool: what is asked at the same time, by whomever, goes to PostgreSQL in one message. */
export async function createReader(pool: Pool, tenantRole: string): Promise<Reader> {
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const asker = new AsyncLocalStorage<{ userId: string | undefined }>();
  const ask = askerOn({ pool, tenantRole });
  const client = {
    async query({ name, text, types }: Asked, values: Question["values"]) {
      const by = asker.getStore();
      if (!by || name === undefined) throw new Error("Only a prepared query of a known user");
      return { rows: await ask({ userId: by.userId, name, text, types, values }) };
    },
  };
  // All that Drizzle asks of a client. Its types want a whole one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const db: Db = drizzle(client as unknown as PoolClient, { schema });
  return (userId, read) => asker.run({ userId }, () => read(db));
}

function askerOn(on: Where): (question: Question) => Promise<Rows> {
  const waiting: Waiting[] = [];
  let messages = 0;

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const sending = send(on, waiting.splice(0, MOST_QUESTIONS));
      await within(SLOW_MS, "A message", sending).catch(() => undefined);
    }
    messages -= 1;
  }

  return async (question) => {
    const { promise, resolve: answer, reject: fail } = Promise.withResolvers<Rows>();
    waiting.push({ ...question, answer, fail });
    if (messages < MOST_MESSAGES) {
      messages += 1;
      setImmediate(() => void sendAll());
    }
    return promise;
  };
}

/** Never throws. */
async function send(on: Where, questions: Waiting[]): Promise<void> {
  let client: PoolClient;
  try {
    client = await on.pool.connect();
  } catch (error) {
    for (const { fail } of questions) fail(error);
    return;
  }
  const { message, answers } = readMessage(questions, on.tenantRole);
  try {
    client.query(message);
    const rows = await answers;
    client.release();
    for (const question of questions) question.answer(rows.get(question) ?? []);
  } catch (error) {
    client.release(true);
    // What breaks a message breaks it for all of its questions: each is asked again by itself.
    if (questions.length > 1) await Promise.all(questions.map((one) => send(on, [one])));
    else for (const { fail } of questions) fail(error);
  }
}
