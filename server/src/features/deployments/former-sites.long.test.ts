import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startFleet } from "../../../test/fleet/fleet.ts";
import { PLUMBING } from "../../../test/harness.ts";
import { until } from "../../../test/kills/attack.ts";
import { type ServerUser, openServerUser } from "../../../test/kills/caller.ts";
import { openProductWorld } from "../../../test/product-world.ts";
import { control, journal } from "../../../test/provider-controls.ts";
import type { Db } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

/** More jobs than one process runs at the same time. */
const JOBS = 4;

async function addAccount(user: ServerUser, name: string) {
  const { id } = await user.post(`/netlify-tokens?${name}`, {
    name,
    token: `nfp_${name}000000000`,
  });
  return { deploymentType: "netlify", netlifyTokenId: id };
}

async function placeOf(db: Db, campaignId: string) {
  const { rows } = await db.execute<{ userId: string; siteId: string }>(
    sql`select user_id as "userId", netlify_site_id as "siteId" from campaigns where id = ${campaignId}`,
  );
  return rows[0] ?? { userId: "", siteId: "" };
}

test("two worker processes with jobs of one campaign deploy its redirect once", async ({
  onTestFinished,
}) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  await control(world.netlify, "limits", { requestsPerMinute: null });
  const fleet = await startFleet(world.settings, { apis: 1, workers: 2 });
  onTestFinished(fleet.close);
  const { db, close } = await openDatabase(world.database);
  onTestFinished(close);

  const user = await openServerUser(fleet, "mover");
  const [from, to] = [await addAccount(user, "racedFrom"), await addAccount(user, "racedTo")];
  const campaignId = String((await user.post("/campaigns", { ...PLUMBING, ...from }))["id"]);
  const read = () => user.get(`/campaigns/${campaignId}`);
  await until(async () => (await read())["deploymentStatus"] === "deployed");
  const { userId, siteId } = await placeOf(db, campaignId);

  const match = `POST /sites/${siteId}/deploys`;
  const slow = { match, delayMs: 2_500, times: 100, when: "before" };
  await control(world.netlify, "faults", slow);
  await user.post(`/campaigns/${campaignId}/redeploy`, to);
  const data = JSON.stringify({ userId, campaignId, tries: 0 });
  await db.execute(
    sql`insert into pgboss.job (name, data) select 'take-down', ${data}::jsonb from generate_series(1, ${JOBS})`,
  );
  const waiting = sql`
    select from pgboss.job where name = 'take-down' and state in ('created', 'retry', 'active')`;
  await until(async () => (await db.execute(waiting)).rows.length === 0);
  expect(await read()).toMatchObject({ formerSites: [{ status: "redirect" }] });
  const deploys = (await journal(world.netlify)).filter(
    ({ method, path }) => method === "POST" && path.includes(`/sites/${siteId}/deploys`),
  );
  // One deploy is the publication before the move, the other is the redirect.
  expect(deploys).toHaveLength(2);
  await fleet.stop();
}, 120_000);
