import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "drizzle-orm";
import { openDatabase } from "./open-database.ts";

/** AuthenticationOk and ReadyForQuery (PostgreSQL documentation, 54.7): all that a client waits for. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A PostgreSQL that lets a client in and handles its first statement by `onStatement`. */
async function startPostgres(onStatement: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.once("data", () => {
      socket.write(WELCOME);
      socket.once("data", () => onStatement(socket));
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return `postgres://anyone@127.0.0.1:${address.port}/any`;
}

test("a connection lost at the very begin of a transaction is given back: more than the pool holds, and it still closes", async () => {
  const url = await startPostgres((socket) => void socket.destroy());
  const { db, close } = await openDatabase({ url });
  const ends = await Promise.allSettled(
    Array.from({ length: 25 }, () => db.transaction((tx) => tx.execute(sql`select 1`))),
  );
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => "rejected"));
  await close();
});
