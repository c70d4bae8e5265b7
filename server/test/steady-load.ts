import { setTimeout as sleep } from "node:timers/promises";
import { PLUMBING } from "./harness.ts";

/** What a crowd of visitors saw. */
export type CrowdReport = {
  requests: number;
  /** Each request without the expected response, with what came instead. */
  failed: string[];
  /** Sites whose making was acknowledged. */
  made: number;
  /** Streams that ended before their run did, and were requested again. */
  takenUp: number;
};

export type Visitors = {
  /** Ends the load once the requests in flight have ended. Throws when somebody paid for more or fewer sites than were acknowledged. */
  leave(): Promise<CrowdReport>;
};

type Session = {
  url: string;
  token: string;
  /** The visitor's address, as a proxy names it: sign-ups from one address are limited. */
  from: string;
  seen: CrowdReport;
  leaving: AbortSignal;
};

const CROWD = 6;
const WATCHERS = 2;
/** Slow enough to stay within the rate limit of reads. */
const PAUSE_MS = 100;

/** Makes users who read, make, change and redeploy sites over kept connections, and others who watch their runs, until they leave. */
export async function startVisitors(url: string): Promise<Visitors> {
  const leaving = new AbortController();
  const seen: CrowdReport = { requests: 0, failed: [], made: 0, takenUp: 0 };
  const signUp = (nth: number) =>
    openSession({ url, token: "", from: `192.0.2.${nth}`, seen, leaving: leaving.signal }, nth);
  const sessions = await Promise.all(Array.from({ length: CROWD + WATCHERS }, (_, n) => signUp(n)));
  const work = sessions.map((session, nth) => (nth < CROWD ? visit(session) : watchRuns(session)));
  return {
    async leave() {
      leaving.abort();
      const made = await Promise.all(work);
      for (const [nth, session] of sessions.entries()) await assertPaid(session, made[nth] ?? 0);
      return { ...seen, made: made.reduce((sum, count) => sum + count, 0) };
    },
  };
}

async function openSession(session: Session, nth: number): Promise<Session> {
  const body = { name: "Asha", email: `asha-${nth}@example.test`, password: "correct horse" };
  const { token = "" } = await ask<{ token: string }>(session, { path: "/auth/signup", body });
  return { ...session, token };
}

/** With a body it is a POST, unless `method` is given. */
type LoadRequest = { method?: string; path: string; body?: object };

let keys = 0;

/** The body of a successful response. Undefined for any other, which is recorded in `failed`. */
async function textOf(
  session: Session,
  { body, ...request }: LoadRequest,
): Promise<string | undefined> {
  const { url, token, from, seen } = session;
  const { method = body ? "POST" : "GET", path } = request;
  keys += 1;
  seen.requests += 1;
  const headers = {
    "x-forwarded-for": from,
    ...(body && { "content-type": "application/json", "idempotency-key": `key-${keys}` }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  try {
    const response = await fetch(`${url}/api${path}`, sent);
    const text = await response.text();
    if (response.ok) return text;
    seen.failed.push(`${method} ${path}: ${response.status} ${text}`);
  } catch (error) {
    seen.failed.push(`${method} ${path}: ${String(error)}, ${String((error as Error).cause)}`);
  }
  return undefined;
}

async function ask<T>(session: Session, request: LoadRequest): Promise<Partial<T>> {
  const text = await textOf(session, request);
  return text === undefined ? {} : (JSON.parse(text) as T);
}

/** A visitor stops after the first failed request. */
const isGoingOn = ({ leaving, seen }: Session) => !leaving.aborted && seen.failed.length === 0;

/** Returns how many sites were made. */
async function visit(session: Session): Promise<number> {
  let made = 0;
  while (isGoingOn(session)) {
    const { id } = await ask<{ id: string }>(session, { path: "/campaigns", body: PLUMBING });
    if (id === undefined) break;
    made += 1;
    for (const request of aVisit(id)) {
      await ask(session, request);
      await sleep(PAUSE_MS);
    }
  }
  return made;
}

/** Mostly reads, as on a dashboard; and writes that change, deploy and compute. */
function aVisit(id: string): LoadRequest[] {
  const reads = ["/campaigns", `/campaigns/${id}`, "/credits/balance", "/dashboard-metrics"];
  const looks = reads.map((path) => ({ path }));
  const content = { cta: `Call ${id.slice(-4)}` };
  return [
    ...looks,
    { method: "PUT", path: `/campaigns/${id}`, body: { content } },
    ...looks,
    { path: "/quality", body: { campaignId: id, siteKey: "steadyload00", service: "Plumbing" } },
    ...looks,
    { path: `/campaigns/${id}/redeploy`, body: {} },
    ...looks,
  ];
}

const ROWS = 5;

/** Makes one run after another and watches each to its end. Returns how many sites were made. */
async function watchRuns(session: Session): Promise<number> {
  let made = 0;
  // In production a bulk run needs an account of the user's own.
  const token = {
    name: "Mine",
    token: `nfp_${session.token.replaceAll(/[\W_]/g, "0").slice(0, 20)}`,
  };
  const { id: netlifyTokenId } = await ask<{ id: string }>(session, {
    path: "/netlify-tokens",
    body: token,
  });
  while (isGoingOn(session)) {
    const sites = Array.from({ length: ROWS }, (_, row) => ({
      serviceName: `Trade ${made + row}`,
      city: "Cary",
      state: "NC",
      netlifyTokenId,
    }));
    const request = { path: "/campaigns/bulk", body: { sites } };
    const { runId } = await ask<{ runId: string }>(session, request);
    if (runId === undefined) break;
    made += ROWS;
    const events = { path: `/creation-runs/${runId}/events` };
    while (
      !(await textOf(session, events))?.includes("event: complete") &&
      session.seen.failed.length === 0
    ) {
      session.seen.takenUp += 1;
      await sleep(PAUSE_MS);
    }
  }
  return made;
}

type Entry = { type: string; amount: number };

async function assertPaid(session: Session, made: number): Promise<void> {
  const { transactions = [] } = await ask<{ transactions: Entry[] }>(session, {
    path: "/credits/history",
  });
  const charges = transactions.filter(({ type }) => type === "deduct");
  const paid = charges.reduce((sum, { amount }) => sum + amount, 0);
  if (paid !== made) throw new Error(`${made} sites were acknowledged, and ${paid} paid for`);
}
