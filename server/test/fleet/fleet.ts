import { type Balancer, startBalancer } from "../balancer.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

/** API and worker processes on one database, as production has them, behind one address. */
export type Fleet = Balancer & {
  /** Kills the API process that has lived longest, as a power cut would, and starts it again at its address. */
  killApi(): Promise<void>;
  /** The same for a worker. */
  killWorker(): Promise<void>;
  /** Stops all processes by SIGTERM. Throws when one does not exit with 0. */
  stop(): Promise<void>;
};

type Size = { apis: number; workers: number };

/** `settings` are those of every process. */
export async function startFleet(
  settings: Record<string, string>,
  { apis, workers }: Size,
): Promise<Fleet> {
  const start = (role: string, more = {}) =>
    startServerProcess({ ...settings, ROLE: role, ...more });
  const all = (role: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => start(role)));
  const [serving, working] = await Promise.all([all("api", apis), all("worker", workers)]);
  const balancer = await startBalancer(serving.map(({ url }) => url));
  const alive = () => [...serving, ...working];

  return {
    ...balancer,
    async killApi() {
      const { url } = await killFirst(serving);
      serving.push(await start("api", { PORT: new URL(url).port }));
    },
    async killWorker() {
      await killFirst(working);
      working.push(await start("worker"));
    },
    async stop() {
      for (const { child } of alive()) child.kill("SIGTERM");
      const signals = await Promise.all(alive().map(({ gone }) => gone));
      const codes = alive().map(({ child }) => child.exitCode);
      if (signals.some((signal) => signal !== null) || codes.some((code) => code !== 0))
        throw new Error(`Not all shut down cleanly: ${codes.join(", ")}`);
    },
    async close() {
      for (const { child } of alive()) child.kill("SIGKILL");
      await balancer.close();
    },
  };
}

async function killFirst(processes: ServerProcess[]): Promise<ServerProcess> {
  const first = processes.shift();
  if (!first) throw new Error("There is none to kill.");
  first.child.kill("SIGKILL");
  if ((await first.gone) !== "SIGKILL") throw new Error("It ended by itself before it was killed.");
  return first;
}
