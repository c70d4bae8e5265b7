import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

type Keys = { accessKey: string; secretKey: string };

/** Ceph's gateway on loopback, and the keys of its two users. */
export type Ceph = { url: string; keys: Keys; stranger: Keys; stop(): Promise<void> };

const PROGRAMS = ["ceph", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin"];
const PATIENCE_MS = 90_000;

/** Whether all programs of a small Ceph are installed. */
export async function isCephInstalled(): Promise<boolean> {
  const found = PROGRAMS.map((program) => run(program, ["--version"]));
  return (await Promise.allSettled(found)).every(({ status }) => status === "fulfilled");
}

type Cluster = { directory: string; monPorts: [number, number]; port: number; fsid: string };

/** One monitor, one OSD in memory and the gateway; no authentication between them, since all listen on loopback alone. */
const configOf = ({ directory, monPorts: [v2, v1], port, fsid }: Cluster) => `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd crush chooseleaf type = 0
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon max pg per osd = 1000
osd objectstore = memstore
memstore device bytes = 1073741824
run dir = ${directory}
admin socket = ${directory}/$name.asok
log file = ${directory}/$name.log
pid file = ${directory}/$name.pid
mon data = ${directory}/mon
osd data = ${directory}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${directory}/rgw
rgw dynamic resharding = false
`;

/** Starts it in a temporary directory. Throws Error with the directory of its logs when it does not come up. */
export async function startCeph(): Promise<Ceph> {
  const directory = mkdtempSync(join(tmpdir(), "ceph-"));
  const [v2, v1, port] = await freePorts();
  const cluster: Cluster = { directory, monPorts: [v2, v1], port, fsid: randomUUID() };
  for (const name of ["mon", "osd", "rgw"]) mkdirSync(join(directory, name));
  writeFileSync(join(directory, "ceph.conf"), configOf(cluster));
  const daemons: ChildProcess[] = [];
  const stop = () => stopAll(daemons, directory);
  try {
    await startDaemons(cluster, daemons);
    const keys = await createUser(cluster, { uid: "owner", accessKey: "AKIASANDBOXSANDBOX00" });
    const stranger = await createUser(cluster, {
      uid: "stranger",
      accessKey: "AKIASTRANGERSTRANGER",
    });
    return { url: `http://127.0.0.1:${port}`, keys, stranger, stop };
  } catch (cause) {
    for (const daemon of daemons) daemon.kill("SIGKILL");
    throw new Error(`Ceph did not start; its logs are in ${directory}`, { cause });
  }
}

async function startDaemons(cluster: Cluster, daemons: ChildProcess[]): Promise<void> {
  const { directory, monPorts, port, fsid } = cluster;
  const map = join(directory, "monmap");
  const address = `[v2:127.0.0.1:${monPorts[0]},v1:127.0.0.1:${monPorts[1]}]`;
  await run("monmaptool", ["--create", "--fsid", fsid, "--addv", "a", address, map]);
  await ceph(cluster, "ceph-mon", ["--mkfs", "-i", "a", "--monmap", map]);
  daemons.push(daemonOf(cluster, "ceph-mon", ["-i", "a"]));
  await until("the monitor", () => ceph(cluster, "ceph", ["--connect-timeout", "5", "status"]));
  await ceph(cluster, "ceph", ["osd", "create"]);
  await ceph(cluster, "ceph-osd", ["-i", "0", "--mkfs", "--osd-uuid", randomUUID()]);
  daemons.push(daemonOf(cluster, "ceph-osd", ["-i", "0"]));
  // Without these options the gateway requires cephx, despite the configuration file.
  const open = ["--auth_client_required=none", "--ms_mon_client_mode=crc"];
  daemons.push(daemonOf(cluster, "radosgw", ["-n", "client.rgw", ...open]));
  await until("the gateway", () => fetch(`http://127.0.0.1:${port}/`));
}

/** Runs a program of the cluster to its end. */
function ceph({ directory }: Cluster, program: string, args: string[]) {
  return run(program, ["-c", join(directory, "ceph.conf"), ...args], { timeout: PATIENCE_MS });
}

function daemonOf({ directory }: Cluster, program: string, args: string[]): ChildProcess {
  const output = openSync(join(directory, `${program}.out`), "w");
  const all = ["-c", join(directory, "ceph.conf"), ...args, "-f"];
  return spawn(program, all, { stdio: ["ignore", output, output], detached: true });
}

async function createUser(
  cluster: Cluster,
  { uid, accessKey }: { uid: string; accessKey: string },
): Promise<Keys> {
  const secretKey = randomUUID();
  const user = ["user", "create", "--uid", uid, "--display-name", uid];
  const args = ["-n", "client.rgw", ...user, "--access-key", accessKey, "--secret-key", secretKey];
  await ceph(cluster, "radosgw-admin", args);
  return { accessKey, secretKey };
}

async function until(what: string, check: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const error = await check().then(
      () => undefined,
      (cause: unknown) => new Error(`${what} does not respond`, { cause }),
    );
    if (error === undefined) return;
    if (Date.now() > deadline) throw error;
    await sleep(250);
  }
}

/** Stops the processes in the order of their dependencies; a process that does not end in ten seconds is killed. */
async function stopAll(daemons: ChildProcess[], directory: string): Promise<void> {
  for (const daemon of daemons.toReversed()) {
    if (daemon.exitCode !== null || daemon.signalCode !== null) continue;
    const ended = once(daemon, "exit");
    daemon.kill("SIGTERM");
    await Promise.race([ended, sleep(10_000).then(() => daemon.kill("SIGKILL"))]);
  }
  rmSync(directory, { recursive: true, force: true });
}

async function freePorts(): Promise<[number, number, number]> {
  const servers = await Promise.all(
    [0, 0, 0].map(async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const [one = 0, two = 0, three = 0] = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  for (const server of servers) server.close();
  return [one, two, three];
}
