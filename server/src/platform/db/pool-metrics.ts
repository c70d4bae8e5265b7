import type { Pool } from "pg";
import { Gauge } from "prom-client";
import { processMetrics } from "../metrics.ts";

const pools = new Set<Pool>();

const sumOf = (count: (pool: Pool) => number) =>
  [...pools].reduce((sum, pool) => sum + count(pool), 0);

const connections = new Gauge({
  name: "mainstreet_database_connections",
  help: "Connections of this process to the database, without those of the job queue",
  labelNames: ["state"],
  registers: [processMetrics],
  collect(): void {
    const idle = sumOf((pool) => pool.idleCount);
    connections.set({ state: "idle" }, idle);
    connections.set({ state: "in use" }, sumOf((pool) => pool.totalCount) - idle);
  },
});

const waiting = new Gauge({
  name: "mainstreet_database_waiting",
  help: "Queries and transactions that wait for a connection",
  registers: [processMetrics],
  collect(): void {
    waiting.set(sumOf((pool) => pool.waitingCount));
  },
});

/** Counts the pool's connections, until it is closed. */
export function measurePool(pool: Pool): () => void {
  pools.add(pool);
  return () => void pools.delete(pool);
}
