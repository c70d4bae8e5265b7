// A program: the statements of a request and nothing else, through the server's own pool. The first line from its parent names
// them; each further one says how often and how many at a time, and is answered with the times in ms.
import { openPool } from "@mainstreet/server/platform/db/open-postgres";
import { createInterface } from "node:readline";
import { z } from "zod";
import { statement } from "./statement.ts";

const task = z.object({ url: z.string(), statements: z.array(statement) });
const round = z.object({ connections: z.number(), requests: z.number() });

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const { url, statements } = task.parse(JSON.parse(String((await lines.next()).value)));
const pool = await openPool(url);
console.log("ready");
for await (const line of lines) {
  const { connections, requests } = round.parse(JSON.parse(line));
  const times: number[] = [];
  let left = requests;
  const lane = async () => {
    for (; left > 0; times.push(await timeOfAll())) left -= 1;
  };
  await Promise.all(Array.from({ length: connections }, lane));
  console.log(JSON.stringify(times));
}
await pool.end();

async function timeOfAll(): Promise<number> {
  const startedAt = performance.now();
  const client = await pool.connect();
  for (const { values = [], ...each } of statements)
    await client.query({ ...each, rowMode: "array" }, values);
  client.release();
  return performance.now() - startedAt;
}
