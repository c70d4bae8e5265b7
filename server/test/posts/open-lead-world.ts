import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { onTestFinished } from "vitest";
import { parseConfig } from "../../src/config.ts";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { createSealer } from "../../src/platform/secrets/secrets.ts";
import { createTestDatabase } from "../database.ts";
import { startMailbox } from "../mailbox.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { startTcpProxy } from "../tcp-proxy.ts";
import { makeManyForms } from "./many-forms.ts";

export const LEAD_ROLES = ["leads", "worker", "api"] as const;
type Role = (typeof LEAD_ROLES)[number];

/** Forms, the processes of the product, a mail server, and a database connection that can be cut. */
export async function openLeadWorld(formCount: number, onEnd: typeof onTestFinished) {
  const [database, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  const url = "url" in database.location ? database.location.url : "";
  const proxy = await startTcpProxy(url);
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-leads-"));
  const key = randomBytes(32).toString("base64");
  const settings = {
    ...mailbox.settings,
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    SECRET_KEY: key,
    LEADS_URL: "http://leads.example",
    LEADS_PORT: "0",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "127.0.0.1",
    PROVIDER_TIMEOUT_MS: "2000",
  };
  const start = (role: Role) => startServerProcess({ ...settings, ROLE: role });
  const running: Record<Role, ServerProcess> = {
    worker: await start("worker"),
    leads: await start("leads"),
    api: await start("api"),
  };
  const { db, close } = await openDatabase({ url });
  onEnd(async () => {
    const processes = Object.values(running);
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all([...processes.map(({ gone }) => gone), close(), proxy.close()]);
    await Promise.all([database.remove(), mailbox.close(), rm(dataDir, { recursive: true })]);
  });
  const sealer = createSealer(key);
  const config = parseConfig({ LEADS_URL: settings.LEADS_URL });
  const forms = await makeManyForms(db, { config, sealer }, formCount);
  return {
    db,
    sealer,
    forms,
    mailbox,
    proxy,
    /** The address that receives forms now; it changes when the process is started again. */
    url: () => running.leads.url,
    /** Messages that the disk holds. */
    async spooled(): Promise<number> {
      const names = await readdir(join(dataDir, "leads-spool")).catch(() => []);
      return names.filter((name) => name.endsWith(".lead")).length;
    },
    /** Kills a process and starts another one in its place. */
    async kill(role: Role): Promise<void> {
      running[role].child.kill("SIGKILL");
      await running[role].gone;
      running[role] = await start(role);
    },
  };
}

export type LeadWorld = Awaited<ReturnType<typeof openLeadWorld>>;
