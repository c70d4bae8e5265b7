import { checkRun, MEASURED_ROWS } from "@mainstreet/contract/check-run";
import * as api from "@mainstreet/contract/creation-runs";
import { getCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
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
import { claimDeployment } from "../deployments/claim-deployment.ts";
import { startWorker } from "../deployments/start-worker.ts";
import { feedRuns, startFeeder } from "./feed-runs.ts";

const CREDITS = 13;

let product: Product;
let refused: Visitor;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  // Nothing is started by itself: the first stories feed the runs by hand, the later ones start a worker.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(CREDITS) });
  // Thirty sites are not far from what Netlify takes in a minute.
  await control(product.netlify, "limits", { requestsPerMinute: null });
  refused = await product.signUp();
});
afterAll(async () => {
  await stop?.();
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

/** Feeds until nothing can be started; answers how many sites were. */
async function feed(): Promise<number> {
  const started = await feedRuns(product.deps);
  return started === 0 ? 0 : started + (await feed());
}

async function work(): Promise<void> {
  if (stop) return;
  const stopWorker = await startWorker(product.deps);
  const stopFeeder = startFeeder(product.deps);
  stop = () => {
    stopWorker();
    return stopFeeder();
  };
}

const CITIES = [
  "Winston-Salem",
  "Durham",
  "Raleigh",
  "Cary",
  "Asheville",
  "Concord",
  "Gastonia",
  "Apex",
  "Hickory",
  "Monroe",
  "Wilson",
];
const sitesIn = (cities: string[]) =>
  cities.map((city) => ({ serviceName: "Plumbing", city, state: "NC", phone: "336-555-0142" }));

async function makeRun(visitor: Visitor, cities: string[], dripPerDay?: number): Promise<string> {
  const body = { sites: sitesIn(cities), ...(dripPerDay && { dripPerDay }) };
  const { status, answer, failure } = await visitor.send(api.createRun, { body });
  expect(status, failure.message).toBe(202);
  return answer.runId;
}

const read = async (visitor: Visitor, id: string): Promise<api.CreationRunPage> =>
  (await visitor.send(api.getRun, { params: { id }, query: {} })).answer;

async function endOf(visitor: Visitor, id: string): Promise<api.CreationRunPage> {
  const status = async () => (await read(visitor, id)).status;
  await expect.poll(status, { timeout: 30_000, interval: 100 }).toBe("complete");
  return read(visitor, id);
}

const balanceOf = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).answer.credits;

type Event = { name: string; id: string | undefined; data: unknown };

/** Everything a stream says until it ends. */
async function streamOf(visitor: Visitor, id: string, lastEventId?: string): Promise<Event[]> {
  const { body, headers } = await product.app.inject({
    url: `/api${api.RUN_EVENTS.replace(":id", id)}`,
    headers: {
      authorization: `Bearer ${visitor.token}`,
      // As browsers do; a stream must come as it is all the same.
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

test("without enough credits nothing of a run is made, and the answer says how many are short", async () => {
  const body = { sites: [...sitesIn(CITIES), ...sitesIn(["Boone", "Shelby", "Sanford"])] };
  const { status, failure } = await refused.send(api.createRun, { body });
  expect(status).toBe(402);
  expect(failure).toMatchObject({
    message: texts.credits.shortage(1),
    required: 14,
    available: CREDITS,
  });
  expect((await refused.send(api.listRuns, { query: {} })).answer.runs).toEqual([]);
  expect(await balanceOf(refused)).toBe(CREDITS);
});

const [site] = sitesIn(["Cary"]);
const many = Array.from({ length: 10_001 }, () => site);

test.each([
  { sites: [], field: "sites", text: texts.creationRuns.noSites },
  { sites: many, field: "sites", text: texts.creationRuns.tooMany },
  {
    sites: [site, { ...site, city: " " }],
    field: "sites.1.city",
    text: texts.campaigns.cityRequired,
  },
  { sites: [{ ...site, state: "ZZ" }], field: "sites.0.state", text: texts.campaigns.invalidState },
  { sites: [{ ...site, email: "a@" }], field: "sites.0.email", text: texts.auth.invalidEmail },
  {
    sites: [site, { ...site, netlifyTokenId: newId() }],
    field: "sites.1.netlifyTokenId",
    text: texts.creationRuns.oneAccount,
  },
  {
    sites: [site, { ...site, design: { theme: "none-such", palette: "" } }],
    field: "sites.1.design.theme",
    text: texts.campaigns.unknownDesign,
  },
  {
    sites: [{ ...site, deploymentType: "aws" }],
    field: "awsCredentialsId",
    text: "Please select AWS credentials for deployment",
  },
  { sites: [site], dripPerDay: 0, field: "dripPerDay", text: texts.creationRuns.invalidDrip },
])("a run that is wrong at $field is refused with '$text'", async ({ field, text, ...body }) => {
  const { status, failure } = await refused.send(api.createRun, {
    body: body as Parameters<typeof refused.send<typeof api.createRun>>[1]["body"],
  });
  expect(status).toBe(400);
  expect(failure.fields).toEqual({ [field]: text });
  expect(await balanceOf(refused)).toBe(CREDITS);
});

test("a dry run says of each row what it will make, merges nothing, makes nothing and charges nothing", async () => {
  const visitor = await product.signUp();
  await makeRun(visitor, ["Durham"]);
  expect(await feed()).toBe(1);
  const plumber = { serviceName: "Plumbing", phone: "336-555-0142" };
  const wrong = { serviceName: "Plumbing", city: "Cary", state: "ZZ", zip: "1", email: "a@" };
  const rows = [
    { ...plumber, city: "durham", state: "north carolina" },
    { ...plumber, city: "Winston Salem", state: "NC", siteKey: "abcdefghij234567" },
    { ...plumber, city: "WINSTON-SALEM", state: "NC", siteKey: "abcdefghij234567" },
    { serviceName: "Plumbing", city: "Chicago", state: "Unknown" },
    { ...plumber, city: "Springfield", state: "Unknown", zip: "65801" },
    { ...wrong, phone: "call me" },
    {},
  ];
  const { status, answer } = await visitor.send(checkRun, { body: { rows } });
  expect(status).toBe(200);
  const [known, first, twin, resolved, unclear, refusedRow, empty] = answer.rows;
  const durham = { name: "Plumbing in Durham, NC", deploymentUrl: null };
  expect(known).toMatchObject({
    fields: {},
    place: { city: "Durham", state: "NC" },
    campaign: durham,
    measured: { nearest: { campaignId: known?.campaign?.id, row: null } },
    sameAsRow: null,
    indexable: true,
    problems: [],
  });
  expect(first).toMatchObject({
    place: { city: "Winston-Salem", state: "NC", zip: "27101" },
    campaign: null,
    sameAsRow: null,
    measured: { siteKey: "abcdefghij234567" },
  });
  expect(twin).toMatchObject({ sameAsRow: 1, measured: { siteKey: "abcdefghij234567" } });
  // Drawn anew, as it would be: the very same page is there already.
  expect(twin?.measured?.nearest?.likeness).toBeLessThanOrEqual(0.4);
  expect(resolved).toMatchObject({ place: { city: "Chicago", state: "IL" }, indexable: false });
  expect(resolved?.problems.map(({ kind }) => kind)).toEqual(["contact"]);
  expect(unclear).toMatchObject({ fields: {}, place: null, indexable: false });
  expect(unclear?.possibleStates).toEqual(expect.arrayContaining(["IL", "MA", "MO"]));
  expect(refusedRow).toMatchObject({
    measured: null,
    possibleStates: expect.arrayContaining(["NC"]),
  });
  expect(refusedRow?.fields).toEqual({
    state: texts.campaigns.invalidState,
    zip: texts.campaigns.invalidZip,
    phone: texts.campaigns.invalidPhone,
    email: texts.auth.invalidEmail,
  });
  expect(empty?.fields).toMatchObject({ city: texts.campaigns.cityRequired });
  expect(answer.totals).toEqual({
    rows: 7,
    valid: 5,
    duplicates: 2,
    unresolved: 1,
    creditsNeeded: 5,
    creditsAvailable: CREDITS - 1,
  });
  expect(await balanceOf(visitor)).toBe(CREDITS - 1);
  const stranger = await refused.send(checkRun, { body: { rows: rows.slice(0, 1) } });
  expect(stranger.answer.rows[0]).toMatchObject({ campaign: null, measured: { nearest: null } });
});

test("a dry run of more rows than are measured draws none, and one of none or too many is refused", async () => {
  const check = (rows: object[]) => refused.send(checkRun, { body: { rows } });
  const { answer } = await check(many.slice(0, MEASURED_ROWS + 1).map((row) => ({ ...row })));
  expect(answer.rows.every(({ measured }) => measured === null)).toBe(true);
  expect(answer.totals).toMatchObject({ valid: 101, duplicates: 100 });
  expect((await check([])).failure.fields).toEqual({ rows: texts.creationRuns.noSites });
  expect((await check(many.map(() => ({})))).failure.message).toBe(texts.creationRuns.tooMany);
});

test("a run starts sites until it is paused, goes on when resumed, and returns what a cancel caught, once", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "bulk-1" };
  const body = { sites: sitesIn(CITIES) };
  const made = await visitor.send(api.createRun, { body, headers });
  const again = await visitor.send(api.createRun, { body, headers });
  expect(again.answer).toEqual(made.answer);
  const params = { id: made.answer.runId };
  expect(await balanceOf(visitor)).toBe(2);

  expect((await visitor.send(api.pauseRun, { params })).answer.status).toBe("paused");
  expect(await feed()).toBe(0);
  expect((await visitor.send(api.resumeRun, { params })).answer.status).toBe("running");
  expect(await feedRuns(product.deps)).toBe(8);

  const { answer } = await visitor.send(api.cancelRun, { params });
  expect(answer).toMatchObject({
    status: "cancelled",
    completed: 0,
    counts: { pending: 8, cancelled: 3 },
  });
  expect((await visitor.send(api.cancelRun, { params })).answer).toEqual(answer);
  expect(await balanceOf(visitor)).toBe(5);
  expect(await feed()).toBe(0);
  const paused = await visitor.send(api.pauseRun, { params });
  expect([paused.status, paused.failure.message]).toEqual([409, texts.creationRuns.wasCancelled]);
  const { sites } = await read(visitor, params.id);
  expect(sites[0]?.message).toBe(texts.creationRuns.queued);
  const campaignId = sites[0]?.campaignId ?? "";
  await claimDeployment(product.db, { userId: visitor.user.id, campaignId });
  expect((await read(visitor, params.id)).sites[0]).toMatchObject({
    status: "processing",
    message: texts.creationRuns.processing,
  });
  expect(sites[10]).toMatchObject({ campaignId: null, message: texts.creationRuns.cancelled });
  const { answer: history } = await visitor.send(creditHistory, {});
  const said = history.transactions.map(({ description }) => description);
  expect(said.slice(0, 2)).toEqual([
    texts.creationRuns.refundOf(3),
    texts.creationRuns.charged(11),
  ]);
});

test("a drip of two a day starts two, rests, and starts the next a day later", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, ["Boone", "Shelby", "Sanford"], 2);
  expect(await feed()).toBe(2);
  const run = await read(visitor, id);
  expect(run).toMatchObject({ dripPerDay: 2, counts: { pending: 3 } });
  const { answer: metrics } = await visitor.send(dashboardMetrics, {});
  expect(metrics.run).toEqual({ id, isPaused: false, total: 3, live: 0 });
  const inADay = Date.now() + 86_400_000;
  for (const time of [run.estimatedEndAt, run.nextStartAt])
    expect(Math.abs(Date.parse(time ?? "") - inADay)).toBeLessThan(3_600_000);
  await product.db.execute(sql`
    update creation_run_sites set started_at = started_at - interval '1 day' where run_id = ${id}`);
  await product.db.execute(sql`
    update creation_runs set feed_at = feed_at - interval '1 day' where id = ${id}`);
  expect(await feed()).toBe(1);
});

test("a site that cannot be made is left in error, and is made by a retry; the others do not wait for it", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, ["Lenoir", "Kinston"]);
  const setPhone = (phone: string | null) =>
    product.db.execute(sql`
      update creation_run_sites set input = input || jsonb_build_object('phone', ${phone}::text)
      where run_id = ${id} and site_index = 0`);
  await setPhone(null);
  expect(await feed()).toBe(2);
  const [first, second] = (await read(visitor, id)).sites;
  expect(first).toMatchObject({ status: "error", message: texts.shell.unexpected });
  expect(second).toMatchObject({ status: "pending" });
  await setPhone("336-555-0142");
  await visitor.send(api.retryRun, { params: { id } });
  expect(await feed()).toBe(1);
  expect((await read(visitor, id)).counts.pending).toBe(2);
});

test("a day's sites of which none can be made do not end the run of the others", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, ["Lenoir", "Kinston"], 1);
  await product.db.execute(sql`
    update creation_run_sites set input = input || '{"phone":null}' where run_id = ${id} and site_index = 0`);
  await feed();
  expect((await read(visitor, id)).counts).toMatchObject({ error: 1, pending: 1 });
  expect((await read(visitor, id)).sites[1]?.campaignId).not.toBeNull();
});

test("twelve sites go live for twelve credits, and a stream tells it to the end [spec 3]", async () => {
  const visitor = await product.signUp();
  await work();
  const unknown = {
    ...sitesIn(["Chicago"])[0],
    state: "Unknown",
    company: "Rao & Co",
    zip: ZIP_PLACEHOLDER,
  };
  const body = {
    sites: [...sitesIn(CITIES), { ...unknown, serviceName: "Roofing", city: "Chicago" }],
  };
  const { answer } = await visitor.send(api.createRun, { body });
  const id = answer.runId;
  const events = await streamOf(visitor, id);
  expect(events[0]).toMatchObject({ name: "run", data: { id, total: 12 } });
  expect(events.at(-1)).toMatchObject({
    name: "complete",
    data: { status: "complete", completed: 12, counts: { success: 12 } },
  });
  const told = new Map<number, unknown>();
  for (const { name, data } of events)
    if (name === "sites")
      for (const one of data as api.CreationRunPage["sites"]) told.set(one.siteIndex, one);

  const run = await read(visitor, id);
  expect(run.sites).toEqual([...told.values()].toSorted(byIndex));
  const said = run.sites.map(({ status, message }) => `${status}: ${message}`);
  expect(new Set(said)).toEqual(new Set([`success: ${texts.creationRuns.success}`]));
  expect(run.sites[11]).toMatchObject({ serviceName: "Roofing", city: "Chicago", state: "IL" });
  const params = { id: run.sites[11]?.campaignId ?? "" };
  const { answer: campaign } = await visitor.send(getCampaign, { params });
  expect(campaign).toMatchObject({ company: { name: "Rao & Co" }, deployed: true });
  expect(campaign.main.zip).toMatch(/^606/);
  expect(await balanceOf(visitor)).toBe(1);

  const page = await visitor.send(api.getRun, {
    params: { id },
    query: { limit: "5", cursor: "5" },
  });
  expect(page.answer.sites.map(({ siteIndex }) => siteIndex)).toEqual([5, 6, 7, 8, 9]);
  expect(page.answer.nextCursor).toBe("10");
  expect((await visitor.send(dashboardMetrics, {})).answer.run).toBeNull();
  const { answer: recent } = await visitor.send(api.listRuns, { query: {} });
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

const byIndex = (one: unknown, other: unknown) =>
  (one as { siteIndex: number }).siteIndex - (other as { siteIndex: number }).siteIndex;

test("failed sites, and only those, are tried again for free; a deleted one brings its credit back", async () => {
  const visitor = await product.signUp();
  await work();
  const own = { name: "Mine", token: "nfp_creationRuns00001" };
  const { answer: token } = await visitor.send(addNetlifyToken, { body: own });
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
  const { answer } = await visitor.send(api.createRun, { body });
  const params = { id: answer.runId };
  const before = await endOf(visitor, answer.runId);
  expect(before.counts).toMatchObject({ success: 1, error: 2 });
  const failed = before.sites.filter(({ status }) => status === "error");
  expect(failed.every(({ message }) => message.length > 10)).toBe(true);
  // Whole, so that it can be given to the bulk form again, and no cell of it is a formula.
  const csv = await product.app.inject({
    url: `/api/creation-runs/${answer.runId}/failed-rows`,
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const [head, ...lines] = csv.payload.split("\r\n");
  expect(head).toBe("\uFEFFcity,state,zip,phone,company,email,service,problem");
  expect(lines).toEqual([
    ...failed.map(
      ({ city, message }) =>
        `${city},NC,27288,'+1 919 555 0142,"A, B & Sons",a@b.co,Plumbing,${message}`,
    ),
    "",
  ]);

  const removed = await visitor.send(deleteCampaign, {
    params: { id: failed[0]?.campaignId ?? "" },
    query: {},
  });
  expect(removed.answer.refunded).toBe(1);
  expect((await visitor.send(api.retryRun, { params })).answer).toMatchObject({
    status: "running",
    counts: { pending: 1, success: 1, error: 0, deleted: 1 },
  });
  const after = await endOf(visitor, answer.runId);
  expect(after.sites[failed[1]?.siteIndex ?? 0]?.status).toBe("success");
  expect(after).toMatchObject({ completed: 3, counts: { success: 2, error: 0, deleted: 1 } });
  expect(await balanceOf(visitor)).toBe(CREDITS - 3 + 1);
});

test("somebody else's run answers exactly as one that is not there, whatever is asked of it", async () => {
  const owner = await product.signUp();
  const stranger = await product.signUp();
  const id = await makeRun(owner, ["Marion"]);
  const answerTo = async (method: "GET" | "POST", path: string) => {
    const headers = { authorization: `Bearer ${stranger.token}` };
    const response = await product.app.inject({ method, url: `/api${path}`, headers });
    const { requestId: _, ...answer } = response.json();
    return { status: response.statusCode, ...answer };
  };
  const calls = [
    ["GET", ""],
    ["GET", "/events"],
    ["GET", "/failed-rows"],
    ...["pause", "resume", "cancel", "retry"].map((verb) => ["POST", `/${verb}`] as const),
  ] as const;
  for (const [method, path] of calls) {
    const foreign = await answerTo(method, `/creation-runs/${id}${path}`);
    expect(foreign).toMatchObject({ status: 404, message: texts.creationRuns.notFound });
    expect(await answerTo(method, `/creation-runs/${newId()}${path}`)).toEqual(foreign);
  }
  expect((await stranger.send(api.listRuns, { query: {} })).answer.runs).toEqual([]);
  expect((await endOf(owner, id)).counts.success).toBe(1);
});

test("the database itself shows no run to another user, nor lets them put a site into it", async () => {
  const owner = await product.signUp();
  const runId = await makeRun(owner, ["Tarboro"]);
  const seen = await asTenant(product.db, refused.user.id, async (tx) => [
    ...(await tx.select().from(creationRuns)),
    ...(await tx.select().from(creationRunSites)),
  ]);
  expect(seen).toEqual([]);
  const place = (userId: string) =>
    asTenant(product.db, refused.user.id, (tx) =>
      tx.execute(sql`
        insert into creation_run_sites (user_id, run_id, site_index, campaign_id, service_name, city, state, input)
        values (${userId}, ${runId}, 1, ${newId()}, '', '', '', '{}')`),
    ).then(
      () => "allowed",
      (error: Error) => String(error.cause),
    );
  expect(await place(owner.user.id)).toContain("row-level security");
  expect(await place(refused.user.id)).toContain("foreign key");
  expect((await endOf(owner, runId)).total).toBe(1);
});

test.each([
  { query: { limit: "0" }, text: texts.creationRuns.invalidLimit },
  { query: { cursor: "x" }, text: texts.creationRuns.invalidCursor },
])("a page asked for with $query is refused", async ({ query, text }) => {
  const { status, failure } = await refused.send(api.getRun, { params: { id: newId() }, query });
  expect([status, failure.message]).toEqual([400, text]);
});
