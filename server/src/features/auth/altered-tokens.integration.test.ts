import { createHash, randomBytes, randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { newId } from "../../platform/db/ids.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { issueLinkToken, type LinkPurpose } from "./link-tokens.ts";
import { createSession, rotateToken } from "./sessions.ts";

/** How many of each kind and alteration: 20,000 altered tokens in all in the long tier. */
const EACH = IS_LONG ? 700 : 4;
const WIDTH = 8;
const PASSWORD = "correct horse";

const PATHS: Readonly<Record<LinkPurpose, string>> = {
  "confirm-email": "/auth/confirm-email",
  "reset-password": "/auth/reset-password",
  "change-email": "/auth/change-email/confirm",
  "undo-email-change": "/auth/change-email/undo",
};
const PURPOSES = Object.keys(PATHS) as LinkPurpose[];

let product: Product;
let url = "";
let [owner, other]: Visitor[] = [];
let sent = 0;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  url = `${await product.app.listen({ port: 0, host: "127.0.0.1" })}/api`;
});
beforeEach(async () => {
  [owner, other] = [await product.signUp(), await product.signUp()];
});
afterAll(async () => {
  console.log(`${sent} altered tokens were sent.`);
  await product.assertSound();
  await product.close();
});

const idOf = (visitor: Visitor | undefined) => visitor?.user.id ?? "";
const make = async <T>(one: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  await forEachConcurrently(Array.from({ length: EACH }), WIDTH, async () => {
    made.push(await one());
  });
  return made;
};

type Link = { token: string; id: string; purpose: LinkPurpose };

async function issue(purpose: LinkPurpose, userId = idOf(owner)): Promise<Link> {
  const id = newId();
  const isProof = purpose === "confirm-email" || purpose === "reset-password";
  const address = isProof ? (owner?.user.email ?? "") : `${id}@example.test`;
  const link = { id, userId, purpose, address, createdAt: new Date() };
  const token = await issueLinkToken(product.db, product.deps, link);
  return { token, id, purpose };
}

/** Flips one of the 256 bits. */
function flip(token: string, encoding: "base64url" | "base64" = "base64url"): string {
  const bytes = Buffer.from(token, encoding);
  const bit = randomInt(bytes.length * 8);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString(encoding).replace(/=+$/, "");
}

async function follow(token: string, purpose: LinkPurpose): Promise<number> {
  const body = { token, ...(purpose === "reset-password" && { newPassword: "battery staple" }) };
  const response = await fetch(`${url}${PATHS[purpose]}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

async function read(path: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Sends all items and expects this status for each. */
async function expectRefused<T>(items: T[], status: number, send: (item: T) => Promise<number>) {
  const counts = new Map<number, number>();
  await forEachConcurrently(items, WIDTH, async (item) => {
    const found = await send(item);
    counts.set(found, (counts.get(found) ?? 0) + 1);
  });
  sent += items.length;
  expect(Object.fromEntries(counts)).toEqual({ [status]: items.length });
}

/** The columns that links change. */
async function accounts(): Promise<unknown> {
  const { rows } = await product.db.execute(
    sql`select id, email, email_confirmed_at, password_hash, (select count(*)::int from sessions s where s.user_id = u.id and s.end_reason is null) as live from users u order by id`,
  );
  return rows;
}

const alter = {
  bit: async (link: Link) => ({ ...link, token: flip(link.token) }),
  age: async (link: Link) => {
    await product.db.execute(sql`update link_tokens set expires_at = now() where id = ${link.id}`);
    return link;
  },
  use: async (link: Link) => {
    await product.db.execute(sql`update link_tokens set used_at = now() where id = ${link.id}`);
    return link;
  },
};

test.each(PURPOSES)("an altered link of kind %s changes nothing", async (purpose) => {
  const before = await accounts();
  for (const change of Object.values(alter)) {
    const links = await make(async () => change(await issue(purpose)));
    await expectRefused(links, 400, ({ token }) => follow(token, purpose));
  }
  const others = PURPOSES.filter((found) => found !== purpose);
  const misused = await make(async () => issue(others[randomInt(others.length)] ?? purpose));
  await expectRefused(misused, 400, ({ token }) => follow(token, purpose));
  expect(await accounts()).toEqual(before);
  expect(await follow((await issue(purpose)).token, purpose)).toBe(200);
});

test.each(["confirm-email", "reset-password"] as const)(
  "a link of kind %s proves nothing for the next user of its address, nor for its user's next address",
  async (purpose) => {
    const links = await make(() => issue(purpose));
    const email = owner?.user.email ?? "";
    await product.db.execute(
      sql`update users set email = ${`left-${email}`}, email_key = ${`left-${email}`} where id = ${idOf(owner)}`,
    );
    await product.db.execute(
      sql`update users set email = ${email}, email_key = ${email} where id = ${idOf(other)}`,
    );
    const before = await accounts();
    await expectRefused(links, 400, ({ token }) => follow(token, purpose));
    expect(await accounts()).toEqual(before);
  },
);

test.each(["change-email", "undo-email-change"] as const)(
  "a link of kind %s ends with its user",
  async (purpose) => {
    const id = newId();
    await product.db.execute(
      sql`insert into users (id, name, email, email_key, password_hash) values (${id}, 'Gone', ${id}, ${id}, '')`,
    );
    const links = await make(() => issue(purpose, id));
    await product.db.execute(sql`delete from users where id = ${id}`);
    const before = await accounts();
    await expectRefused(links, 400, ({ token }) => follow(token, purpose));
    expect(await accounts()).toEqual(before);
  },
);

test("an altered token of a session opens nothing", async () => {
  const { db } = product;
  const userId = idOf(owner);
  const start = () => createSession(db, { userId, userAgent: "" });
  const tokens = await make(start);
  await expectRefused(tokens, 401, (token) => read("/auth/email", flip(token)));
  await expectRefused(tokens, 403, (token) => read(`/payments/history/${idOf(other)}`, token));
  const misused = await make(() => issue(PURPOSES[randomInt(PURPOSES.length)] ?? "change-email"));
  await expectRefused(misused, 401, ({ token }) => read("/auth/email", token));
  await expectRefused(tokens, 400, (token) =>
    follow(token, PURPOSES[randomInt(PURPOSES.length)] ?? "change-email"),
  );
  expect(await read("/auth/email", tokens[0] ?? "")).toBe(200);

  const { rows } = await db.execute<{ id: string }>(
    sql`select id from sessions where user_id = ${userId} order by id`,
  );
  for (const { id } of rows) await rotateToken(db, { id, userId });
  await expectRefused(tokens, 401, (token) => read("/auth/email", token));
  const aged = await make(start);
  await db.execute(sql`
    update sessions set expires_at = case when random() < 0.5 then now() else expires_at end, last_used_at = now() - interval '7 days'
    where user_id = ${userId}`);
  await expectRefused(aged, 401, (token) => read("/auth/email", token));
});

type Device = { cookie: string; name: string };

async function makeDevice(): Promise<Device> {
  const name = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(name).digest("base64url");
  await product.db.execute(
    sql`insert into known_devices (user_id, device) values (${idOf(owner)}, ${hash})`,
  );
  return { cookie: product.app.signCookie(name), name };
}

function flipCookie({ cookie, name }: Device): string {
  const signature = cookie.slice(name.length + 1);
  return randomInt(2) === 0 ? `${flip(name)}.${signature}` : `${name}.${flip(signature, "base64")}`;
}

async function logIn(visitor: Visitor | undefined, cookie: string): Promise<number> {
  const response = await fetch(`${url}/auth/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `__Host-device=${encodeURIComponent(cookie)}`,
    },
    body: JSON.stringify({ email: visitor?.user.email, password: PASSWORD }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function signIns(visitor: Visitor | undefined): Promise<object> {
  const { rows } = await product.db.execute<{ kind: string; count: number }>(
    sql`select kind, count(*)::int as count from security_events where user_id = ${idOf(visitor)} and kind like 'signed-in%' group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

test("an altered cookie of a device makes it a new one", async () => {
  const devices = await make(makeDevice);
  const [known] = devices;
  await expectRefused(devices, 200, (device) => logIn(owner, flipCookie(device)));
  await expectRefused(devices, 200, ({ name }) =>
    logIn(owner, `${name}.${product.deps.sealer.linkToken(name)}`),
  );
  await expectRefused(devices, 200, ({ cookie }) => logIn(other, cookie));
  expect(await signIns(other)).toEqual({ "signed-in-on-new-device": EACH });
  expect(await signIns(owner)).toEqual({ "signed-in-on-new-device": 2 * EACH });
  await logIn(owner, known?.cookie ?? "");
  expect(await signIns(owner)).toMatchObject({ "signed-in": 1 });
  await product.db.execute(sql`delete from known_devices where user_id = ${idOf(owner)}`);
  await makeDevice();
  await expectRefused(devices, 200, ({ cookie }) => logIn(owner, cookie));
  expect(await signIns(owner)).toEqual({ "signed-in": 1, "signed-in-on-new-device": 3 * EACH });
});
