import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { makeManyForms, type OwnedForm } from "../../../test/posts/many-forms.ts";
import { newId } from "../../platform/db/ids.ts";
import { readPost } from "./read-post.ts";
import { receiveLead } from "./receive-lead.ts";
import { DOUBTFUL_SCORE, scoreText } from "./score-text.ts";
import { leadPhrases, leads } from "./tables.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
let forms: OwnedForm[];

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  forms = await makeManyForms(product.db, product.deps, 8);
});
afterAll(() => product.close());

let sent = 0;
type Given = { receivedAt?: Date; sender?: string };

/** Posts a text by one of the forms, each from an address of its own, and returns its state: `new`, or why it is junk. */
async function receive(message: string, nth: number, given: Given = {}): Promise<string> {
  const { token = "", hidden = "" } = forms[nth] ?? {};
  const typed = { name: "Steve", phone: "336-555-0199", message, form: hidden };
  const post = readPost(new URLSearchParams(typed).toString());
  const id = newId();
  sent += 1;
  const { receivedAt = new Date(), sender = `203.0.${Math.floor(sent / 250)}.${sent % 250}` } =
    given;
  await receiveLead(product.deps, { id, token, post, sender, receivedAt, isCanary: false });
  const [lead] = await product.db.select().from(leads).where(eq(leads.id, id));
  return lead?.junkReason || (lead?.state ?? "none");
}

const offer = (opening: string, trades: string) =>
  `${opening} Let us do it: ${trades}, no upfront payment. Let me know when a job comes up.`;

test("an offer whose words change from site to site is put aside from the fourth site on, and a day later is new again", async () => {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  expect(
    await receive(offer("No time to price jobs?", "tiles and grout"), 0, { receivedAt: yesterday }),
  ).toBe("new");
  expect(await receive(offer("No time to price jobs?", "siding and windows"), 0)).toBe("new");
  expect(await receive(offer("Nobody in the office?", "plumbing and drywall"), 1)).toBe("new");
  // The same site twice counts as one site.
  expect(await receive(offer("Nobody in the office?", "plumbing and doors"), 1)).toBe("new");
  expect(await receive(offer("Out on site all day?", "roofing and framing"), 2)).toBe("new");
  const fourth = offer("Busy season again?", "decks and fences");
  expect(await receive(fourth, 3)).toBe("similar");
  expect(await receive(fourth, 5, { receivedAt: new Date(Date.now() + 25 * 3_600_000) })).toBe(
    "new",
  );
});

test("what customers write in the same words stays in the inbox, and nothing is kept of its phrases", async () => {
  const before = await product.db.$count(leadPhrases);
  for (const nth of [0, 1, 2, 3, 4]) {
    const message = `My sink is leaking in the ${["kitchen", "bath", "bar", "garage", "shop"][nth]}, can you come out today? Please let me know what it costs.`;
    expect(await receive(message, nth)).toBe("new");
  }
  expect(await product.db.$count(leadPhrases)).toBe(before);
});

test("customers whose words are doubtful stay in the inbox as long as they write of different things", async () => {
  const doubtful = [
    "Looking for a company to handle after hours lockouts for our 3 dealerships. Around 10 calls a month.",
    "Dear accounts dept, the invoice was addressed to our old entity. Please reissue to Lakeshore Dental PLLC.",
    "I'm starting my own window cleaning business in the next county and wondered if you'd sell me your old truck.",
    "We're writing a guide for new homeowners at the county office and would like to list contractors like yours. Free of charge.",
  ].map((text) => `${text} Let me know if you can.`);
  for (const text of doubtful) expect(scoreText(text)).toBeGreaterThan(DOUBTFUL_SCORE);
  for (const [nth, text] of doubtful.entries()) {
    expect(await receive(text, nth)).toBe("new");
  }
});

test.runIf(IS_LONG)(
  "junk that a form gets keeps no customer out, and of many customers within minutes those after the sixtieth wait in the junk folder",
  async () => {
    const ad = (nth: number) => `We rank websites on Google ${nth}: https://a.top https://b.top`;
    for (let nth = 0; nth < 61; nth += 1) expect(await receive(ad(nth), 6)).toBe("links");
    for (let nth = 0; nth < 60; nth += 1) expect(await receive(`Pipe ${nth} leaks`, 6)).toBe("new");
    expect(await receive("One more pipe leaks", 6)).toBe("many-from-form");
  },
);

test("the addresses of one network of IPv6 are one sender", async () => {
  const from = (nth: number) => `2001:db8:1:2::${nth.toString(16)}`;
  for (let nth = 0; nth < 10; nth += 1)
    expect(await receive(`Drain ${nth} is slow`, 7, { sender: from(nth) })).toBe("new");
  expect(await receive("Another drain", 7, { sender: from(99) })).toBe("many-from-sender");
});

test("an offer of a known kind is put aside by its text, at the first site", async () => {
  const pitch =
    "We rank websites of contractors on the first page of Google and send you exclusive leads. Our SEO packages start at $99 a month.";
  expect(await receive(pitch, 5)).toBe("pitch");
});
