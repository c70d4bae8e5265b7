import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient } from "pg";
import { databaseFault } from "./database-fault.ts";
import type { Db } from "./database.ts";
import { type AnswerRows, type MessageEnd, type Question, readMessage } from "./read-message.ts";
import { within } from "../within.ts";

/** Runs `read` with a database that asks everything as one user, or as the owner of the tables; it cannot write. */
export type Reader = <T>(userId: string | undefined, read: (db: Db) => Promise<T>) => Promise<T>;

/** Who asks: one for each call of a reader. */
type Asker = { userId: string | undefined };
type Waiting = Question & {
  asker: Asker;
  /** It was lost with its connection once. */
  isAgain: boolean;
  answer: (rows: AnswerRows) => void;
  fail: (error: unknown) => void;
};
/** A query of Drizzle's as it reaches a client. */
type Asked = Pick<Question, "text" | "types"> & { name?: string };
type Where = { pool: Pool; tenantRole: string };

/** Questions in one message: few enough that the first of them hardly waits for the last. */
const MOST_QUESTIONS = 32;
/**
 * What is asked while a message is under way goes with the next one. One that takes longer is not waited for: something in it
 * is slow, or its connection is gone without a word.
 */
const SLOW_MS = 50;

/** Of a database on PostgreSQL. PGlite, which is in this process, has none: there is no way to be saved. */
export const readers = new WeakMap<Db, Reader>();

/**
 * A reader on the pool: what is asked at the same time, by whomever, goes to PostgreSQL in one message. Who somebody is does not
 * go with what tenants read: a lock on their tables holds up no session.
 */
export async function createReader(pool: Pool, tenantRole: string): Promise<Reader> {
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const askers = new AsyncLocalStorage<Asker>();
  const askAsTenant = questionsOn({ pool, tenantRole });
  const askAsOwner = questionsOn({ pool, tenantRole });
  const client = {
    async query({ name, text, types }: Asked, given: unknown[]) {
      const asker = askers.getStore();
      if (!asker || name === undefined) throw new Error("Only a prepared query of a known user");
      const ask = asker.userId === undefined ? askAsOwner : askAsTenant;
      const values = given.map(asSent);
      return { rows: await ask({ asker, userId: asker.userId, text, types, values }) };
    },
  };
  // All that Drizzle asks of a client. Its types want a whole one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const db: Db = drizzle(client as unknown as PoolClient);
  return (userId, read) => askers.run({ userId }, () => read(db));
}

function asSent(value: unknown): string | Buffer | null {
  if (value === null || typeof value === "string" || Buffer.isBuffer(value)) return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new Error(`A reader does not take a value of type ${typeof value}`);
}

type Ask = (question: Question & { asker: Asker }) => Promise<AnswerRows>;

function questionsOn({ pool, tenantRole }: Where): Ask {
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  function add(questions: Waiting[]): void {
    waiting.push(...questions);
    if (isUnderWay || questions.length === 0) return;
    isUnderWay = true;
    setImmediate(() => void sendAll());
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      try {
        const client = await pool.connect();
        await within(SLOW_MS, "A message", send(client)).catch(() => undefined);
      } catch (error) {
        for (const { fail } of waiting.splice(0)) fail(error);
      }
    }
    isUnderWay = false;
  }

  /** Never throws. */
  async function send(client: PoolClient): Promise<void> {
    const questions = next(waiting);
    const end = await askOn(client, questions, tenantRole);
    client.release("error" in end);
    if ("error" in end) add(againAfter(end, questions));
    else for (const question of questions) question.answer(end.rowsOf.get(question) ?? []);
  }

  return async (question) => {
    const { promise, resolve: answer, reject: fail } = Promise.withResolvers<AnswerRows>();
    add([{ ...question, isAgain: false, answer, fail }]);
    return promise;
  };
}

/** Takes the questions of the next message. What somebody asks at once stays together, so that a row is not newer than those below it. */
function next(waiting: Waiting[]): Waiting[] {
  let count = Math.min(waiting.length, MOST_QUESTIONS);
  while (count < waiting.length && waiting[count]?.asker === waiting[count - 1]?.asker) count += 1;
  return waiting.splice(0, count);
}

/** Fails what a message broke at, or what was lost with its connection for the second time. Answers what is to be asked again. */
function againAfter(
  { error, brokenAt }: Extract<MessageEnd, { error: unknown }>,
  questions: readonly Waiting[],
): Waiting[] {
  const isLost =
    databaseFault(error) === "unreachable" || !questions.some((question) => question === brokenAt);
  const isOver = (question: Waiting) => (isLost ? question.isAgain : question === brokenAt);
  for (const question of questions) if (isOver(question)) question.fail(error);
  const others = questions.filter((question) => !isOver(question));
  return others.map((question) => ({ ...question, isAgain: question.isAgain || isLost }));
}

async function askOn(
  client: PoolClient,
  questions: readonly Waiting[],
  tenantRole: string,
): Promise<MessageEnd> {
  const { message, ended } = readMessage(questions, tenantRole);
  try {
    // It is a promise besides (open-postgres.ts): a message that cannot even be sent rejects it.
    await Promise.race([Promise.resolve(client.query(message)), ended]);
    return await ended;
  } catch (error) {
    return { error, brokenAt: undefined };
  }
}
