import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/db/database.ts";
import { checkPlan } from "./check-plan.ts";
import { sealLeads } from "./lead-rows.ts";
import { READS, type Read } from "./reads.ts";
import { seededToken } from "./sizes.ts";
import type { Served } from "./serve-accounts.ts";
import { type SeededWords, seededWordsOf } from "./words-of.ts";
import type { watchPlans } from "./watch-plans.ts";

/** A table of fewer rows is rightly read whole: it has no more pages than an index of it. */
export const FEW = 500;

/** A seeded user, and how many rows each table of more than a few has of theirs. */
export type ReadingUser = { token: string; words: SeededWords; own: Record<string, number> };

export async function readingUserOf({ deps }: Served, user: number): Promise<ReadingUser> {
  const words = await seededWordsOf(deps.db, user);
  await sealLeads(deps, words.userId);
  return { token: seededToken(user), words, own: await ownRows(deps.db, words.userId) };
}

async function ownRows(db: Db, userId: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`);
  const own: Record<string, number> = { users: 1 };
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const mine =
      name === "pace_turns"
        ? // A queue belongs to a credential, and the seeded runs go to the operator's account, which all users share.
          sql`credential = 'netlify:default'`
        : sql`user_id = ${userId}`;
    const [counted] = (
      await db.execute<{ all: number; mine: number }>(sql`
        select (select count(*)::int from ${table}) as all, (select count(*)::int from ${table} where ${mine}) as mine`)
    ).rows;
    if (counted && counted.all >= FEW) own[name] = counted.mine;
  }
  return own;
}

type CheckInput = { served: Served; user: ReadingUser; watch: ReturnType<typeof watchPlans> };

/** Sends a request of the list of reads and returns what is wrong with the plans of its statements. */
export async function checkRead(
  { served, user, watch }: CheckInput,
  { route, read }: { route: string; read: Read },
): Promise<string[]> {
  const send = async (query: string) => {
    const url = `${filled(route, user)}?${query}`;
    const response = await served.app.inject({
      url,
      headers: { authorization: `Bearer ${user.token}` },
    });
    if (response.statusCode !== 200)
      throw new Error(`${url} responded with ${response.statusCode}: ${response.body}`);
    return response;
  };
  const query = (read.query ?? "")
    .replace("$label", user.words.label)
    .replace("$campaign", user.words.campaign);
  const first =
    query.includes("&cursor=$cursor") &&
    (await send(query.replace("&cursor=$cursor", ""))).json<{ nextCursor: string }>();
  await watch.take();
  const response = await send(
    query
      .replace("$cursor", (first && first.nextCursor) || "")
      .replace("$paidOrder", user.words.orderId),
  );
  const shown = () => response.json<{ campaigns: [] }>().campaigns.length;
  const { rows: most = Infinity } = read;
  const { creation_run_sites: sites = 0, pace_turns: queued = 0 } = user.own;
  const ofRun = sites / 2 + queued;
  const rows = most === "shown" ? shown() : most === "of one run" ? ofRun : most;
  const allowed = { own: user.own, rows, whole: read.whole };
  return (await watch.take())
    .flatMap((planned) => checkPlan(planned, allowed))
    .map((finding) => `GET ${route}?${query} ${finding}`);
}

/** Whether the user has what the route names: not every user has everything. */
export function canRead({ words }: ReadingUser, route: string): boolean {
  if (route.includes(":progressId")) return words.progressId !== "";
  return route !== "/api/leads/:id" || words.lead !== "";
}

function filled(route: string, { words }: ReadingUser): string {
  const [, kind = ""] = /^\/api\/([a-z-]+)\/:id/.exec(route) ?? [];
  const ids = { "creation-runs": words.run, businesses: words.business, leads: words.lead };
  const id = kind in ids ? ids[kind as keyof typeof ids] : words.campaign;
  return route.replace(/:(\w+)/, (_, name: string) => ({ ...words, id })[name] ?? "");
}

/** The reads that are sent for a route. */
export function readsOf(route: string): readonly Read[] {
  const reads = READS[route] ?? [];
  return typeof reads === "string" ? [] : reads;
}
