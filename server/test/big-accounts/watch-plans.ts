import { Client } from "pg";

/** What PostgreSQL reports about a node of a plan that it has carried out (`EXPLAIN (ANALYZE, FORMAT JSON)`). */
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

/** A statement as the server sent it, and the plan that the database used with the values of that call. */
export type Planned = { statement: string; plan: PlanNode };

type Statement = { text: string; values?: readonly unknown[] };
type Explained = { "QUERY PLAN": [{ Plan: PlanNode }] };

const HAS_PLAN = /^\s*(?:select|with|insert|update|delete)\b/i;
/** The job queue's own, which are the library's. */
const OF_QUEUE = /\bpgboss\.(?!job j\b)/;

/**
 * Explains each statement of this process's PostgreSQL connections right before it runs, on the same connection and so with the
 * same role; what explaining changes is rolled back. `stop` ends that.
 */
export function watchPlans(): { take(): Promise<Planned[]>; stop(): void } {
  const send = Client.prototype.query;
  const seen: Promise<Planned>[] = [];

  function watched(this: Client, ...given: unknown[]): unknown {
    const statement = statementOf(given);
    if (statement && isWatched(statement)) seen.push(handled(explain(this, statement)));
    return Reflect.apply(send, this, given);
  }

  async function explain(client: Client, { text, values }: Statement): Promise<Planned> {
    const query = (sql: string, params?: Statement["values"]) =>
      handled(
        Reflect.apply(send, client, [{ text: sql, values: params }]) as Promise<{
          rows: Explained[];
        }>,
      );
    // All three are sent before the first await, so that no statement of the server's comes in between.
    const isInside = client.getTransactionStatus() === "T";
    void query(isInside ? "savepoint explained" : "begin");
    const explained = query(`explain (analyze, timing off, format json) ${text}`, values);
    void query(isInside ? "rollback to savepoint explained" : "rollback");
    const plan = (await explained).rows[0]?.["QUERY PLAN"][0].Plan;
    if (!plan) throw new Error(`No plan for ${text}`);
    return { statement: text, plan };
  }

  Client.prototype.query = watched as typeof send;
  return {
    take: () => Promise.all(seen.splice(0)),
    stop: () => {
      Client.prototype.query = send;
    },
  };
}

/** Keeps a rejection from ending the process: the code that awaits the promise handles it. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const isWatched = ({ text }: Statement) =>
  HAS_PLAN.test(text) && !OF_QUEUE.test(text) && !text.startsWith("select set_config(");

/** The statement in the arguments of `client.query`. */
function statementOf([first, values]: unknown[]): Statement | undefined {
  const statement = typeof first === "string" ? { text: first } : (first as Statement | null);
  if (typeof statement?.text !== "string") return undefined;
  return Array.isArray(values) ? { ...statement, values } : statement;
}
