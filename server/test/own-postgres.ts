import { execFileSync } from "node:child_process";
import { chown, mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createDatabase } from "./postgres-databases.ts";
import { postgresAddress, freePort, makeCluster, startServer, stop } from "./start-postgres.ts";
import { type Installation, unpackPostgres } from "./unpack-postgres.ts";

/** A PostgreSQL of a test's own, always at the same address, that can be stopped and can run out of disk space. */
export type OwnPostgres = {
  /** The address of an empty database. */
  url: string;
  /** The superuser's address of another database. */
  adminUrl: string;
  /** Does nothing if it has stopped by itself. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Why it has no disk of its own, without which the disk cannot be filled; undefined when it has one. */
  sharesDisk: string | undefined;
  /** Leaves no free space on its disk. */
  fillDisk(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
};

const DISK_MB = 128;

/** Makes it on a small disk of its own, in memory, if we may mount one. `settings`: of the server, as `name=value`. */
export async function startOwnPostgres(
  settings: readonly string[] = [],
  given?: Installation,
): Promise<OwnPostgres> {
  const installation = given ?? (await unpackPostgres());
  const { folder, account } = installation;
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  const sharesDisk = mountDisk(data);
  const cluster = await makeCluster(installation, data);
  let server = await startServer(cluster, freePort, settings);
  const { port } = server;
  const ballast = join(data, "ballast");
  return {
    url: await createDatabase(postgresAddress(server, cluster)),
    adminUrl: postgresAddress(server, cluster, "postgres"),
    stop: () => stop(server.child, "SIGINT"),
    async start() {
      server = await startServer(cluster, async () => port, settings);
    },
    sharesDisk,
    async fillDisk() {
      const { bavail, bsize } = await statfs(data);
      // The database may use some of the space first.
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(onlyFullDisk);
      if (account) await chown(ballast, account.uid, account.gid);
    },
    makeRoom: () => rm(ballast),
    async remove() {
      await stop(server.child);
      if (sharesDisk === undefined) execFileSync("umount", ["--lazy", data]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function onlyFullDisk(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOSPC") throw error;
}

/** Undefined, or why it was not possible: only root may, and not in every container. */
function mountDisk(folder: string): string | undefined {
  try {
    const options = `size=${DISK_MB}m,mode=700`;
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
    return undefined;
  } catch (error) {
    return String(error).split("\n").slice(0, 2).join(" ");
  }
}
