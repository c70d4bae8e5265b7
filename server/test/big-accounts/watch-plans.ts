import { Client } from "pg";

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

type Config = { text: string; values?: unknown[] };
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
  const seen: Promise<Planned>[] = [];

  function watched(this: Client, ...given: unknown[]): unknown {
    const config = configOf(given);
    if (config && HAS_PLAN.test(config.text) && !OF_QUEUE.test(config.text))
      seen.push(settled(explain(this, config)));
    return Reflect.apply(send, this, given);
  }

  async function explain(client: Client, { text, values }: Config): Promise<Planned> {
    const ask = (statement: string, its?: unknown[]) =>
      Reflect.apply(send, client, [{ text: statement, values: its }]) as Promise<{
        rows: Explained[];
      }>;
    // Sent together, so that nothing of the server's comes in between.
    const isInside = client.getTransactionStatus() === "T";
    const before = ask(isInside ? "savepoint explained" : "begin");
    const answer = ask(`explain (analyze, timing off, format json) ${text}`, values);
    const after = ask(isInside ? "rollback to savepoint explained" : "rollback");
    const [, { rows }] = await Promise.all([before, answer, after]);
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    if (!plan) throw new Error(`No plan for ${text}`);
    return { statement: text, plan };
  }

  Client.prototype.query = watched as typeof send;
  return {
    take: async () => Promise.all(seen.splice(0)),
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

function configOf([first, second]: unknown[]): Config | undefined {
  const values = Array.isArray(second) ? { values: second as unknown[] } : {};
  if (typeof first === "string") return { text: first, ...values };
  const isConfig = typeof first === "object" && first !== null && "text" in first;
  return isConfig ? { ...(first as Config), ...values } : undefined;
}
