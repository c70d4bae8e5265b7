import { updateCampaign } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { REQUEST_LIMITS } from "@mainstreet/contract/limits";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import * as api from "@mainstreet/contract/view-links";
import { sharedPageTexts, viewLinkTexts } from "@mainstreet/contract/view-link-texts";
import { viewTexts } from "@mainstreet/contract/view-texts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCopies } from "../../../test/copy-campaign.ts";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { users } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";
import { viewLinks } from "./tables.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
const tokens: string[] = [];
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20", RATE_LIMITS: "on" });
});
afterAll(async () => {
  // I7: the database holds no token, and no log line does.
  await product.assertSound({ secrets: tokens });
  for (const token of tokens) expect(product.logs.join("")).not.toContain(token);
  await product.close();
});

type Body = RequestOf<typeof api.createViewLink>["body"];

async function share(visitor: Visitor, body: Partial<Body> = {}) {
  const given = { name: "Sites of Ruiz", search: { sort: "city" }, ...body };
  const made = await visitor.send(api.createViewLink, { body: given });
  expect(made.status, made.failure.message).toBe(201);
  const { path, id } = made.response;
  tokens.push(path.slice(`/${api.SHARED_PAGE}/`.length));
  return { path, id, link: made.response };
}

async function open(path: string, remoteAddress = "198.51.100.7") {
  const {
    statusCode: status,
    headers,
    body,
  } = await product.app.inject({ url: path, remoteAddress });
  return { status, headers, body };
}

const linksOf = async (visitor: Visitor) =>
  (await visitor.send(api.listViewLinks, {})).response.links;
const isOf = (visitor: Visitor) => eq(viewLinks.userId, visitor.user.id);

test("a reader without an account sees what the filter finds at that moment, as a page and as a file", async () => {
  const visitor = await product.signUp();
  const company = {
    name: '=Ruiz & "Sons" <b>',
    address: { street: "12 Oak St", city: "Durham", state: "NC", zip: "27701" },
  };
  const site = await makeCampaign(visitor);
  const body = { zip: "27101", company };
  const saved = await visitor.send(updateCampaign, { params: { id: site.id }, body });
  expect(saved.status, saved.failure.message).toBe(200);
  await makeCampaign(visitor, { ...PLUMBING, city: "Atlanta", state: "GA" });
  const { path, link } = await share(visitor, { search: { state: "NC", layout: "table" } });
  const shown = await open(path);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  const url = site.deploymentUrl ?? "";
  for (const text of [
    "Sites of Ruiz",
    "1 site",
    "=Ruiz &amp; &quot;Sons&quot; &lt;b&gt;",
    "Winston-Salem, NC 27101",
    "12 Oak St, Durham, NC 27701",
    `href="tel:+13365550142"`,
    `href="${url}"`,
    sharedPageTexts.live,
  ])
    expect(shown.body).toContain(text);
  const { email, id: userId } = visitor.user;
  for (const hidden of ["Atlanta", email, userId, site.id, link.id, "<script", ...tokens])
    expect(shown.body).not.toContain(hidden);

  const file = await open(`${path}?format=csv`);
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.body).toBe(
    "\uFEFFURL,Company,City,State,ZIP,Address,Phone,Live\r\n" +
      `${url},"'=Ruiz & ""Sons"" <b>",Winston-Salem,NC,27101,"12 Oak St, Durham, NC 27701",(336) 555-0142,yes\r\n`,
  );

  // Live: the next reader sees what changed, and a site that was never published has no address.
  const [copy = ""] = await addCopies(product.db, { id: site.id, count: 1 });
  await product.db
    .update(campaigns)
    .set({ city: "Cary", zip: "02108" })
    .where(eq(campaigns.id, copy));
  const later = await open(path);
  expect(later.body).toContain("2 sites</strong>, 1 live");
  expect(later.body).toContain(`>${sharedPageTexts.notLive}<`);
  // Spreadsheets would turn this into 2108.
  expect((await open(`${path}?format=csv`)).body).toContain(",Cary,NC,'02108,");
  expect(await linksOf(visitor)).toEqual([
    expect.objectContaining({ opens: 2, status: "open", madeBy: "Asha Rao", name: link.name }),
  ]);
});

test.runIf(IS_LONG)("thousands of sites come in pages and in one file, each once", async () => {
  const visitor = await product.signUp();
  const site = await makeCampaign(visitor);
  await addCopies(product.db, { id: site.id, count: 1_150 });
  await product.db.execute(sql`
    update campaigns set city = 'City ' || n from (select id, row_number() over (order by id) as n from campaigns
      where user_id = ${visitor.user.id}) numbered where campaigns.id = numbered.id`);
  const { path } = await share(visitor);
  const seen: string[] = [];
  for (let page = 1; page <= 12; page += 1) {
    const { body } = await open(`${path}?page=${page}`);
    expect(body).toContain(`Page ${page} of 12`);
    seen.push(...(body.match(/City \d+(?=, NC)/g) ?? []));
  }
  // Each row has its city in its heading cell too, since no company is known.
  expect(seen.length).toBe(2 * 1_151);
  expect(new Set(seen).size).toBe(1_151);
  expect((await open(`${path}?page=99`)).body).toContain("Page 12 of 12");
  expect((await open(`${path}?page=x&format=pdf`)).body).toContain("Page 1 of 12");
  const { body } = await open(`${path}?format=csv`);
  const lines = body.trimEnd().split("\r\n").slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([1_151, 1_151]);
});

test("a link that is over, unknown, stopped or of a closed account gets the same page", async () => {
  const visitor = await product.signUp();
  const { path, id } = await share(visitor, { days: 365 });
  const expired = await share(visitor, { name: "Expired" });
  const none = await open(`/${api.SHARED_PAGE}/${"x".repeat(43)}`);
  expect(none.status).toBe(404);
  expect(none.body).toContain(sharedPageTexts.over);
  expect(none.headers).toMatchObject({ "cache-control": "no-store" });
  const isRefused = async (at: string) => {
    const { status, body } = await open(at);
    expect([status, body]).toEqual([404, none.body]);
  };
  expect((await open(path)).status).toBe(200);
  for (const column of [users.disabledAt, users.erasureBeganAt] as const) {
    const name = sql.identifier(column.name);
    const of = sql`where id = ${visitor.user.id}`;
    await product.db.execute(sql`update users set ${name} = now() ${of}`);
    await isRefused(path);
    await product.db.execute(sql`update users set ${name} = null ${of}`);
  }
  expect((await open(path)).status).toBe(200);
  await product.db
    .update(viewLinks)
    .set({ expiresAt: sql`now()` })
    .where(eq(viewLinks.id, expired.id));
  await visitor.send(api.revokeViewLink, { params: { id } });
  // Ending it again changes nothing, and is no second event.
  expect((await visitor.send(api.revokeViewLink, { params: { id } })).status).toBe(200);
  for (const at of [
    path,
    expired.path,
    `${path}?format=csv`,
    `${path}x`,
    `/${api.SHARED_PAGE}/%00`,
  ])
    await isRefused(at);
  expect((await linksOf(visitor)).map(({ name, status }) => [name, status])).toEqual([
    ["Expired", "expired"],
    ["Sites of Ruiz", "revoked"],
  ]);
  const { events } = (await visitor.send(listSecurityEvents, {})).response;
  const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith("view-link"));
  expect(kinds).toEqual(["view-link-ended", "view-link-made", "view-link-made"]);
});

test("values that no link can have are refused in words next to the field, and so is one link too many", async () => {
  const visitor = await product.signUp();
  const create = (body: Partial<Record<keyof Body, unknown>>) =>
    visitor.send(api.createViewLink, {
      body: { name: "Ours", search: {}, ...body } as Body,
    });
  const days = viewLinkTexts.days(365);
  for (const [body, fields] of [
    [{ name: " " }, { name: viewLinkTexts.nameRequired }],
    [{ days: 0 }, { days }],
    [{ days: 366 }, { days }],
    [{ days: 1.5 }, { days }],
    [{ search: { shoe: "9" } }, { search: viewTexts.invalidSearch }],
    [{ search: { labels: "x" } }, { search: viewTexts.invalidSearch }],
  ] as const)
    expect((await create(body)).failure.fields).toEqual(fields);
  const { open: most } = api.VIEW_LINK_LIMIT;
  await share(visitor);
  await product.db.execute(sql`
    insert into view_links (id, user_id, actor_id, token_hash, name, search, expires_at)
      select gen_random_uuid(), user_id, actor_id, sha256(n::text::bytea), name, search, expires_at
      from view_links, generate_series(1, ${most - 1}) n where user_id = ${visitor.user.id}`);
  const refused = await create({});
  expect([refused.status, refused.failure.message]).toEqual([409, viewLinkTexts.tooMany(most)]);
  await product.db.delete(viewLinks).where(isOf(visitor));
});

test("readers who send too many requests get a page in words, and those who guess tokens get it sooner", async () => {
  const visitor = await product.signUp();
  const { path } = await share(visitor);
  const until429 = async (at: string, from: string, most: number) => {
    for (let times = 1; times <= most + 1; times += 1) {
      const { status, headers, body } = await open(at, from);
      if (status !== 429) continue;
      expect(body).toContain(sharedPageTexts.busy);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      return times;
    }
    return Number.POSITIVE_INFINITY;
  };
  const guess = `/${api.SHARED_PAGE}/${"g".repeat(43)}`;
  const { unknownLinks, sharedViews } = REQUEST_LIMITS;
  expect(await until429(guess, "203.0.113.9", unknownLinks.times)).toBe(unknownLinks.times + 1);
  // A reader who guessed wrong tokens can still read a list that is shared with them.
  expect((await open(path, "203.0.113.9")).status).toBe(200);
  expect(await until429(`${path}?format=csv`, "203.0.113.9", sharedViews.times)).toBeLessThan(8);
});
