import * as api from "@mainstreet/contract/creation-runs";
import { getCampaign } from "@mainstreet/contract/campaigns";
import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { ZIP_PLACEHOLDER } from "@mainstreet/contract/site-content";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveReader, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { control } from "../../../test/provider-controls.ts";
import { asTenant } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { creationRuns, creationRunSites } from "./tables.ts";
import { CITIES, makeRun, sitesIn, read, endOf, balanceOf } from "../../../test/creation-runs.ts";

const CREDITS = 13;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: String(CREDITS) });
  // The requests of thirty sites come close to Netlify's limit per minute.
  await control(product.netlify, "limits", { requestsPerMinute: null });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

type Event = { name: string; id: string | undefined; data: unknown };

/** All events of a stream until it ends. */
async function streamOf(visitor: Visitor, id: string, lastEventId?: string): Promise<Event[]> {
  const { body, headers } = await product.app.inject({
    url: `/api${api.RUN_EVENTS.replace(":id", id)}`,
    headers: {
      authorization: `Bearer ${visitor.token}`,
      // As browsers do; a stream must arrive uncompressed nevertheless.
      "accept-encoding": "gzip",
      ...(lastEventId && { "last-event-id": lastEventId }),
    },
  });
  expect(headers["content-type"]).toBe("text/event-stream");
  const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1];
  return body.split("\n\n").flatMap((text) => {
    const name = field(text, "event");
    const data: unknown = JSON.parse(field(text, "data") ?? "null");
    return name === undefined ? [] : [{ name, id: field(text, "id"), data }];
  });
}

const byIndex = (one: unknown, other: unknown) =>
  (one as { siteIndex: number }).siteIndex - (other as { siteIndex: number }).siteIndex;

test("twelve sites go live for twelve credits, and a stream reports it to the end [spec 3]", async () => {
  const visitor = await product.signUp();
  const unknown = {
    ...sitesIn(["Chicago"])[0],
    state: "Unknown",
    company: "Rao & Co",
    zip: ZIP_PLACEHOLDER,
  };
  const body = {
    sites: [...sitesIn(CITIES), { ...unknown, serviceName: "Roofing", city: "Chicago" }],
  };
  const { response } = await visitor.send(api.createRun, { body });
  const id = response.runId;
  const events = await streamOf(visitor, id);
  expect(events[0]).toMatchObject({ name: "run", data: { id, total: 12 } });
  expect(events.at(-1)).toMatchObject({
    name: "complete",
    data: { status: "complete", completed: 12, counts: { success: 12 } },
  });
  const streamed = new Map<number, unknown>();
  for (const { name, data } of events)
    if (name === "sites")
      for (const one of data as api.CreationRunPage["sites"]) streamed.set(one.siteIndex, one);

  const run = await read(visitor, id);
  expect(run.sites).toEqual([...streamed.values()].toSorted(byIndex));
  const results = run.sites.map(({ status, message }) => `${status}: ${message}`);
  expect(new Set(results)).toEqual(new Set([`success: ${texts.creationRuns.success}`]));
  expect(run.sites[11]).toMatchObject({ serviceName: "Roofing", city: "Chicago", state: "IL" });
  const params = { id: run.sites[11]?.campaignId ?? "" };
  const { response: campaign } = await visitor.send(getCampaign, { params });
  expect(campaign).toMatchObject({ company: { name: "Rao & Co" }, deployed: true });
  expect(campaign.main.zip).toMatch(/^606/);
  expect(await balanceOf(visitor)).toBe(1);

  const page = await visitor.send(api.getRun, {
    params: { id },
    query: { limit: "5", cursor: "5" },
  });
  expect(page.response.sites.map(({ siteIndex }) => siteIndex)).toEqual([5, 6, 7, 8, 9]);
  expect(page.response.nextCursor).toBe("10");
  expect((await visitor.send(dashboardMetrics, {})).response.run).toBeNull();
  const { response: recent } = await visitor.send(api.listRuns, { query: {} });
  expect(recent.runs.map((listed) => listed.id)).toEqual([id]);

  const lastId = events.findLast((event) => event.id !== undefined)?.id;
  const resumed = await streamOf(visitor, id, lastId);
  expect(resumed.at(-1)?.name).toBe("complete");
  expect(resumed.filter(({ name }) => name === "sites").length).toBeLessThanOrEqual(1);

  await visitor.send(deleteCampaign, { params, query: {} });
  const [gone] = (await read(visitor, id)).sites.slice(11);
  expect(gone).toMatchObject({
    status: "error",
    message: texts.creationRuns.deleted,
    campaignId: null,
    deploymentUrl: null,
  });
});

test("failed sites, and only those, are tried again for free; a deleted one brings its credit back", async () => {
  const visitor = await product.signUp();
  const own = { name: "Mine", token: "nfp_creationRuns00001" };
  const { response: token } = await visitor.send(addNetlifyToken, { body: own });
  await control(product.netlify, "faults", {
    match: "POST /deploys\\?",
    status: 422,
    times: 2,
    when: "before",
  });
  const sites = sitesIn(["Eden", "Clinton", "Lumberton"]);
  const unchosen = await visitor.send(api.createRun, { body: { sites } });
  expect(unchosen.failure.message).toBe("Please select a Netlify account for deployment");
  const given = {
    phone: "+1 919 555 0142",
    zip: "27288",
    company: "A, B & Sons",
    email: "a@b.co",
  };
  const body = { sites: sites.map((one) => ({ ...one, ...given, netlifyTokenId: token.id })) };
  const { response } = await visitor.send(api.createRun, { body });
  const params = { id: response.runId };
  const before = await endOf(visitor, response.runId);
  expect(before.counts).toMatchObject({ success: 1, error: 2 });
  const failed = before.sites.filter(({ status }) => status === "error");
  expect(failed.every(({ message }) => message.length > 10)).toBe(true);
  // The file contains complete rows, so that the bulk form can read it again, and no cell is a formula.
  const csv = await product.app.inject({
    url: `/api/creation-runs/${response.runId}/failed-rows`,
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const [head, ...lines] = csv.payload.split("\r\n");
  expect(head).toBe("\uFEFFcity,state,zip,phone,company,email,form,service,problem");
  expect(lines).toEqual([
    ...failed.map(
      ({ city, message }) =>
        `${city},NC,'27288,'+1 919 555 0142,"A, B & Sons",a@b.co,,Plumbing,${message}`,
    ),
    "",
  ]);

  const removed = await visitor.send(deleteCampaign, {
    params: { id: failed[0]?.campaignId ?? "" },
    query: {},
  });
  expect(removed.response.refunded).toBe(1);
  expect((await visitor.send(api.retryRun, { params })).response).toMatchObject({
    status: "running",
    counts: { pending: 1, success: 1, error: 0, deleted: 1 },
  });
  const after = await endOf(visitor, response.runId);
  expect(after.sites[failed[1]?.siteIndex ?? 0]?.status).toBe("success");
  expect(after).toMatchObject({ completed: 3, counts: { success: 2, error: 0, deleted: 1 } });
  expect(await balanceOf(visitor)).toBe(CREDITS - 3 + 1);
});

test("another user's run gets the same response as an unknown one, at every endpoint", async () => {
  const owner = await product.signUp();
  const stranger = await product.signUp();
  const id = await makeRun(owner, ["Marion"]);
  const responseTo = async (method: "GET" | "POST", path: string) => {
    const headers = { authorization: `Bearer ${stranger.token}` };
    const response = await product.app.inject({ method, url: `/api${path}`, headers });
    const { requestId: _, ...body } = response.json();
    return { status: response.statusCode, ...body };
  };
  const calls = [
    ["GET", ""],
    ["GET", "/events"],
    ["GET", "/failed-rows"],
    ...["pause", "resume", "cancel", "retry"].map((verb) => ["POST", `/${verb}`] as const),
  ] as const;
  for (const [method, path] of calls) {
    const foreign = await responseTo(method, `/creation-runs/${id}${path}`);
    expect(foreign).toMatchObject({ status: 404, message: texts.creationRuns.notFound });
    expect(await responseTo(method, `/creation-runs/${newId()}${path}`)).toEqual(foreign);
  }
  expect((await stranger.send(api.listRuns, { query: {} })).response.runs).toEqual([]);
  expect((await endOf(owner, id)).counts.success).toBe(1);
});

test("the database itself shows no run to another user, nor lets them put a site into it", async () => {
  const owner = await product.signUp();
  const stranger = await product.signUp();
  const runId = await makeRun(owner, ["Tarboro"]);
  const seen = await asTenant(product.db, stranger.user.id, async (tx) => [
    ...(await tx.select().from(creationRuns)),
    ...(await tx.select().from(creationRunSites)),
  ]);
  expect(seen).toEqual([]);
  const place = (userId: string) =>
    asTenant(product.db, stranger.user.id, (tx) =>
      tx.execute(sql`
        insert into creation_run_sites (user_id, run_id, site_index, campaign_id, service_name, city, state, input)
        values (${userId}, ${runId}, 1, ${newId()}, '', '', '', '{}')`),
    ).then(
      () => "allowed",
      (error: Error) => String(error.cause),
    );
  expect(await place(owner.user.id)).toContain("row-level security");
  expect(await place(stranger.user.id)).toContain("foreign key");
  expect((await endOf(owner, runId)).total).toBe(1);
});
