import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { leadPageTexts } from "@mainstreet/contract/lead-texts";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { consentText } from "@mainstreet/generator/lead-form/consent-text";
import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { IS_LONG } from "../../../test/is-long.ts";
import { leadText, makeForm, type TestForm } from "../../../test/leads.ts";
import {
  endOfDeployment,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { HOSTILE_MARKUP, hostileRequest } from "../../../test/posts/hostile-posts.ts";
import { seededRandom } from "../../../test/posts/spin.ts";
import { buildLeadsApp } from "../../leads-server.ts";
import { drainSpool } from "./spool.ts";

let mailbox: TestMailbox;
let product: Product;
let leadsApp: FastifyInstance;
let visitor: Visitor;
let form: TestForm;
let id: string;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ ...mailbox.settings, LEADS_URL: "http://leads.example" });
  leadsApp = buildLeadsApp(product.deps);
});
afterAll(async () => {
  await leadsApp.close();
  await product.assertSound({ secrets: ["copper pipe", "dana@example.test"] });
  for (const typed of ["copper pipe", "dana@example.test", "Dana Reyes"])
    expect(product.logs.join("")).not.toContain(typed);
  await product.close();
  await mailbox.close();
});
beforeEach(async () => {
  visitor = await product.signUp();
  const { response } = await visitor.send(createCampaign, { body: PLUMBING });
  ({ id } = response);
  form = await makeForm(product, visitor, { campaignId: id });
});

let sent = 0;
const post = (fields: Record<string, string>, at = form.path) => {
  sent += 1;
  return leadsApp.inject({
    method: "POST",
    url: at,
    remoteAddress: `203.0.113.${sent % 250}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
};
const typed = (changes: Record<string, string> = {}) => ({
  name: "Dana Reyes",
  phone: "336-555-0199",
  email: "dana@example.test",
  topic: "Leak",
  zip: "27101",
  message: "A copper pipe leaks under the sink.",
  form: form.hidden,
  website: "",
  ...changes,
});
const rows = async () =>
  (
    await product.db.execute<{ state: string; reason: string }>(
      sql`select state, junk_reason as reason from leads where user_id = ${visitor.user.id} order by id`,
    )
  ).rows;

test("a message gets a page as response, is stored sealed, and is in the owner's mailbox at once", async () => {
  const response = await post(typed({ consent: "on" }));
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain("Your message has arrived.");
  const mail = await mailbox.waitFor(visitor.user.email, "Dana Reyes, Leak");
  expect(mail.text).toContain("A copper pipe leaks under the sink.");
  const link = /http:\/\/leads\.example(\/l\/[\w-]{43})/.exec(mail.text)?.[1] ?? "";
  const page = await leadsApp.inject(link);
  expect(page.body).toContain('href="tel:3365550199"');
  const trail = async () =>
    (
      await product.db.execute<{ state: string; opened: boolean }>(
        sql`select d.state, opened_at is not null as opened from lead_deliveries d where user_id = ${visitor.user.id}`,
      )
    ).rows;
  await expect.poll(trail).toEqual([{ state: "sent", opened: false }]);
  await leadsApp.inject(`${link}/seen.gif`);
  expect(await trail()).toEqual([{ state: "sent", opened: true }]);
  const won = await leadsApp.inject({
    method: "POST",
    url: link,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "state=won&amount=%241%2C250.50",
  });
  expect(won.body).toContain("Won · $1,250.50");
  expect((await leadsApp.inject(`/l/${"x".repeat(43)}`)).statusCode).toBe(404);
});

test("the same text within ten minutes is one lead, another text is another", async () => {
  await Promise.all([post(typed()), post(typed()), post(typed())]);
  await post(typed());
  await post(typed({ message: "And the tap drips, too." }));
  expect(await rows()).toEqual([
    { state: "new", reason: "" },
    { state: "new", reason: "" },
  ]);
});

test.each([
  ["honeypot", { website: "http://spam.example" }],
  ["no-proof", { form: "" }],
  ["links", { message: leadText("http://a.example http://b.example http://c.example") }],
  ["markup", { message: leadText("[url=http://a.example]cheap[/url]") }],
  ["pitch", { message: "We do SEO and will rank your site on the first page of Google" }],
  ["script", { message: "Здравствуйте, смотрите наше предложение: https://example.com/x" }],
  ["links", { message: leadText("look at http://free-prizes.top/x") }],
])("%s is junk with its reason: kept, and sent to nobody", async (reason, changes) => {
  expect((await post(typed(changes))).statusCode).toBe(200);
  expect(await rows()).toEqual([{ state: "junk", reason }]);
  const sentTo = sql`select from lead_deliveries where user_id = ${visitor.user.id}`;
  expect((await product.db.execute(sentTo)).rows).toEqual([]);
});

test("a consent counts only where the form that was shown had a box", async () => {
  const { user } = visitor;
  const bare = await makeForm(product, { user }, { campaignId: id, consent: "" });
  await post(typed({ consent: "yes", message: "With a box." }));
  await post(typed({ consent: "yes", message: "Without a box.", form: bare.hidden }));
  await post(typed({ consent: "yes", message: "Without a proof.", form: "" }));
  const { rows: stored } = await product.db.execute<{ consent: boolean }>(
    sql`select has_consent as consent from leads where user_id = ${user.id} order by id`,
  );
  expect(stored.map(({ consent }) => consent)).toEqual([true, false, false]);
});

const lookWith = (seller: string) => (hidden: string) => ({
  design: { theme: "harbor", palette: "slate" },
  form: { hidden, firm: "Ruiz", problems: [], services: [], consent: { wording: 1, seller } },
});

test("a page that asks for a correction shows the newest form with its own value, and keeps a tick only under the same words", async () => {
  const { user } = visitor;
  const asking = (seller: string, shown: string) =>
    makeForm(
      product,
      { user },
      {
        campaignId: id,
        shown,
        consent: consentText({ wording: 1, seller }),
        look: lookWith(seller),
      },
    );
  const loaded = await asking("Ruiz", "loaded");
  const correct = async (hidden: string) =>
    (await post(typed({ phone: "", email: "", consent: "yes", form: hidden }))).body;
  const sameWords = await asking("Ruiz", "published since");
  const kept = await correct(loaded.hidden);
  expect(kept).toContain(`name="form" value="${sameWords.hidden}"`);
  expect(kept).toMatch(/type="checkbox"[^>]* checked/);
  const others = await asking("Somebody else", "published later");
  const unticked = await correct(loaded.hidden);
  expect(unticked).toContain(`name="form" value="${others.hidden}"`);
  expect(unticked).toContain("I agree that Somebody else may call");
  expect(unticked).not.toMatch(/ checked/);
  // A post without a proof gets no proof in the response.
  expect(await correct("forged.forged")).toContain('name="form" value="forged.forged"');
});

const decoded = (body: string) =>
  body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

test("what is too long is kept in a page that says how long it may be; a script of three bytes a letter counts as such", async () => {
  const problemOf = async (message: string) => {
    const { statusCode, body } = await post(typed({ message }));
    expect(decoded(body)).toContain(message);
    const [, problem = ""] = /id="message-problem">([^<]*)/.exec(body) ?? [];
    return [statusCode, problem];
  };
  expect(await problemOf("x".repeat(4_001))).toEqual([422, leadPageTexts.tooLong(4_000)]);
  expect(await problemOf("x".repeat(11_000))).toEqual([422, leadPageTexts.tooLong(4_000)]);
  expect(await problemOf("水管漏水".repeat(1_000))).toEqual([422, leadPageTexts.tooLong(3_300)]);
  for (const message of ["水管漏水".repeat(825), "Труба".repeat(800)])
    expect((await post(typed({ message }))).statusCode).toBe(200);
});

test("a refusal has the design and the phone number of its site", async () => {
  form = await makeForm(product, visitor, { campaignId: id, look: lookWith("Ruiz") });
  const url = form.path;
  const tooLarge = await post(typed({ message: "x".repeat(50_000) }));
  const json = await leadsApp.inject({ method: "POST", url, payload: typed() });
  expect([tooLarge.statusCode, json.statusCode]).toEqual([413, 415]);
  const gone = await leadsApp.inject(url);
  const styles = (body: string) => /<style>.*<\/style>/s.exec(body)?.[0];
  for (const { body } of [tooLarge, json]) {
    expect(body).toContain("(336) 555-0142");
    expect(styles(body)).toBe(styles(gone.body));
  }
  expect(tooLarge.body).toContain("It may have 4,000 characters");
  expect(await rows()).toEqual([]);
});

test("hostile posts get a page, and nothing of them gets further", async () => {
  const injected = await post(
    typed({ name: "Eve\r\nBcc: all@example.test", email: "dana@example.test\nX: y" }),
  );
  expect(injected.statusCode).toBe(200);
  const mail = await mailbox.waitFor(visitor.user.email, "Eve Bcc: all@example.test, Leak");
  expect(await mailbox.read("all@example.test")).toEqual([]);
  expect(mail.html).not.toContain("<script");
  expect((await post(typed({ name: " " }))).statusCode).toBe(422);
  expect((await post(typed({ phone: "", email: "nobody" }))).statusCode).toBe(422);
  expect((await post(typed(), "/f/unknown-token")).statusCode).toBe(404);
  for (const request of [{ method: "PUT" as const, url: form.path }, { url: "/" }])
    expect((await leadsApp.inject(request)).statusCode).toBe(404);
  expect((await leadsApp.inject("/f/%00")).statusCode).toBe(400);
  expect(await rows()).toHaveLength(1);
});

/** All that a form may return while the database is there. */
const DECLARED = [200, 400, 404, 410, 413, 415, 422];
const HOSTILE = IS_LONG ? 20_000 : 60;

test(`${HOSTILE} hostile requests: each response is declared and repeats nothing unescaped, and no lead is hidden or there twice`, async () => {
  const random = seededRandom(7);
  const answers = new Map<number, number>();
  for (let nth = 0; nth < HOSTILE; nth += 1) {
    const request = hostileRequest(random, form, typed({ phone: `336-555-${nth}` }));
    const remoteAddress = `198.51.${Math.floor(nth / 250) % 250}.${nth % 250}`;
    const response = await leadsApp.inject({ ...request, remoteAddress });
    const { statusCode: status } = response;
    answers.set(status, (answers.get(status) ?? 0) + 1);
    expect(DECLARED, JSON.stringify(request)).toContain(status);
    if (request.method !== "HEAD") expect(response.headers["content-type"]).toMatch(/^text\/html/);
    expect(response.body).not.toContain(HOSTILE_MARKUP);
  }
  const hidden = sql`select from leads where user_id = ${visitor.user.id} and is_canary`;
  expect((await product.db.execute(hidden)).rows).toEqual([]);
  const taken = (await rows()).length;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(answers.get(200) ?? 0);
  expect(await mailbox.read("all@example.test")).toEqual([]);
});

test("the page of a site that was deleted names the phone number, and accepts no message", async () => {
  await product.db.execute(sql`delete from campaigns where user_id = ${visitor.user.id}`);
  const response = await post(typed());
  expect(response.statusCode).toBe(410);
  expect(response.body).toContain("(336) 555-0142");
  expect(await rows()).toEqual([]);
});

test.each([
  { keepSite: "true" as const, state: "left", status: 200, leads: 1 },
  { keepSite: "false" as const, state: "down", status: 410, leads: 0 },
])("a site in the trash that is $state responds $status to its form", async (expected) => {
  await endOfDeployment(visitor, id);
  const query = { keepSite: expected.keepSite };
  await visitor.send(deleteCampaign, { params: { id }, query });
  const trashed = sql`select state from trashed_sites where campaign_id = ${id}`;
  expect((await product.db.execute(trashed)).rows).toEqual([{ state: expected.state }]);
  const response = await post(typed());
  expect(response.statusCode).toBe(expected.status);
  expect(await rows()).toHaveLength(expected.leads);
  if (expected.leads === 0) expect(response.body).toContain("(336) 555-0142");
  else await mailbox.waitFor(visitor.user.email, "Dana Reyes, Leak");
});

test("while the database is away a message is kept on the disk, sealed, and inserted once afterwards", async () => {
  // A slow machine may still have messages of earlier tests.
  await drainSpool(product.deps);
  await product.db.execute(sql`alter table leads rename to leads_away`);
  const folder = join(product.deps.config.dataDir, "leads-spool");
  expect((await post(typed({ form: "forged.forged" }))).statusCode).toBe(503);
  const response = await post(typed());
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain("Your message has arrived.");
  expect(await readdir(folder)).toHaveLength(1);
  await product.db.execute(sql`alter table leads_away rename to leads`);
  expect(await drainSpool(product.deps)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
  await post(typed());
  expect(await rows()).toEqual([{ state: "new", reason: "" }]);
  await mailbox.waitFor(visitor.user.email, "Dana Reyes, Leak");
});
