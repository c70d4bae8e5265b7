// A program: starts a PostgreSQL in a temporary folder, prints its address as one line, and stops and
// removes it when standard input closes. Its own process, so that a killed test run leaves nothing behind.
import { rm } from "node:fs/promises";
import { startPostgres } from "./start-postgres.ts";
import { unpackPostgres } from "./unpack-postgres.ts";

// PostgreSQL may run as another account than this process, and has to read the unpacked files.
process.umask(0o022);
const installation = await unpackPostgres();
try {
  const postgres = await startPostgres(installation);
  console.log(postgres.url);
  await parentGone();
  await postgres.stop();
} finally {
  await rm(installation.folder, { recursive: true, force: true });
}

function parentGone(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.stdin.on("close", resolve).resume();
  process.on("SIGTERM", resolve);
  process.on("SIGINT", resolve);
  return promise;
}
