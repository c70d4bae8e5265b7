import { Client } from "pg";
import type { ReadMessage } from "../../src/platform/db/read-message.ts";

/** What PostgreSQL says of a node of a plan that it has carried out (`EXPLAIN (ANALYZE, FORMAT JSON)`). */
export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Heap Fetches"?: number;
  Plans?: PlanNode[];
};

/** A statement as the server sent it, and how the database went about it with the values that came along. */
export type Planned = { statement: string; plan: PlanNode };

type Statement = { text: string; values?: readonly unknown[] };
type Explained = { "QUERY PLAN": [{ Plan: PlanNode }] };

const HAS_PLAN = /^\s*(?:select|with|insert|update|delete)\b/i;
/** The job queue's own, which are the library's. */
const OF_QUEUE = /\bpgboss\.(?!job j\b)/;

/**
 * Has each statement of this process's PostgreSQL connections explained right before it is carried out, on the same
 * connection and so as the same role; what explaining changes is undone. `stop` ends that.
 */
export function watchPlans(): { take(): Promise<Planned[]>; stop(): void } {
  const send = Client.prototype.query;
  const seen: Promise<Planned | undefined>[] = [];

  function watched(this: Client, ...given: unknown[]): unknown {
    const asked = statementsOf(given);
    if (asked.some(isWatched)) seen.push(...explain(this, asked).map(settled));
    return Reflect.apply(send, this, given);
  }

  function explain(client: Client, asked: readonly Statement[]): Promise<Planned | undefined>[] {
    const ask = (text: string, values?: Statement["values"]) =>
      Reflect.apply(send, client, [{ text, values }]) as Promise<{ rows: Explained[] }>;
    // Sent together, so that nothing of the server's comes in between.
    const isInside = client.getTransactionStatus() === "T";
    void settled(ask(isInside ? "savepoint explained" : "begin"));
    const plans = asked.map(async (statement): Promise<Planned | undefined> => {
      const { text, values } = statement;
      // Whose reads they are is said between them, and holds until all is undone.
      if (!isWatched(statement)) return void (await ask(text, values));
      const { rows } = await ask(`explain (analyze, timing off, format json) ${text}`, values);
      const plan = rows[0]?.["QUERY PLAN"][0].Plan;
      if (!plan) throw new Error(`No plan for ${text}`);
      return { statement: text, plan };
    });
    void settled(ask(isInside ? "rollback to savepoint explained" : "rollback"));
    return plans;
  }

  Client.prototype.query = watched as typeof send;
  return {
    take: async () => (await Promise.all(seen.splice(0))).filter((one) => one !== undefined),
    stop: () => {
      Client.prototype.query = send;
    },
  };
}

/** Its failure is told by whoever takes it. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const isWatched = ({ text }: Statement) =>
  HAS_PLAN.test(text) && !OF_QUEUE.test(text) && !text.startsWith("select set_config(");

/** What a query of pg's, or a message of many reads, sends. */
function statementsOf([first, values]: unknown[]): readonly Statement[] {
  if (typeof first !== "object" || first === null)
    return typeof first === "string" ? [{ text: first, ...valuesIn(values) }] : [];
  if ("steps" in first) return (first as ReadMessage).steps;
  return "text" in first ? [{ ...(first as Statement), ...valuesIn(values) }] : [];
}

const valuesIn = (values: unknown): Pick<Statement, "values"> =>
  Array.isArray(values) ? { values } : {};
