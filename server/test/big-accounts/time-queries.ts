import { Client } from "pg";

/** Adds up how long the statements of this process's PostgreSQL connections take, in ms, from being sent to being answered. */
export function timeQueries(): { take(): number; stop(): void } {
  const send = Client.prototype.query;
  let total = 0;

  function timed(this: Client, ...given: unknown[]): unknown {
    const startedAt = performance.now();
    const end = () => {
      total += performance.now() - startedAt;
    };
    const done = given.at(-1);
    // The pool asks with a callback, transactions with a promise.
    if (typeof done === "function") {
      const told = (...answer: unknown[]) => {
        end();
        Reflect.apply(done, undefined, answer);
      };
      return Reflect.apply(send, this, [...given.slice(0, -1), told]);
    }
    const answer: unknown = Reflect.apply(send, this, given);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  }

  Client.prototype.query = timed as typeof send;
  return {
    take() {
      const taken = total;
      total = 0;
      return taken;
    },
    stop: () => {
      Client.prototype.query = send;
    },
  };
}
