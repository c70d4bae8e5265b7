import { login, logout } from "@mainstreet/contract/auth";
import {
  addAwsCredentials,
  deleteAwsCredentials,
} from "@mainstreet/contract/hosts/aws/aws-credentials";
import { listSecurityEvents, SECURITY_EVENTS_CSV } from "@mainstreet/contract/security-events";
import { changePassword } from "@mainstreet/contract/sessions";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { sessionOf } from "../../../test/session-of.ts";

const ACCESS_KEY = "AKIAEVENTS0000000001";
const PASSWORD = "correct horse";

let mailbox: TestMailbox;
let product: Product;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct(mailbox.settings);
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

async function kindsOf(visitor: Visitor, query = {}) {
  const { response } = await visitor.send(listSecurityEvents, { query });
  return response.events.map(({ kind, subject }) =>
    subject === "" ? kind : `${kind}: ${subject}`,
  );
}

test("the events of an account are listed for its owner, and the important ones are sent by mail", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36" };
  await product.anonymous(login, { body: { email, password: "wrong horse" }, headers });
  const keys = { name: "Agency", accessKey: ACCESS_KEY, secretKey: secretKeyFor(ACCESS_KEY) };
  const { response: added } = await visitor.send(addAwsCredentials, { body: keys, headers });
  await visitor.send(deleteAwsCredentials, { params: { id: added.id } });
  const body = { currentPassword: PASSWORD, newPassword: "battery staple" };
  await visitor.send(changePassword, { body });

  expect(await kindsOf(visitor)).toEqual([
    "password-changed",
    "key-deleted: Agency",
    "key-added: Agency",
    "sign-in-refused",
    "signed-up",
  ]);
  expect(await kindsOf(visitor, { group: "keys" })).toEqual([
    "key-deleted: Agency",
    "key-added: Agency",
  ]);
  const first = await visitor.send(listSecurityEvents, { query: { limit: "2" } });
  const cursor = first.response.nextCursor ?? "";
  expect(await kindsOf(visitor, { limit: "2", cursor })).toEqual([
    "key-added: Agency",
    "sign-in-refused",
  ]);
  const mail = await mailbox.waitFor(email, "Your Mainstreet account: key of a host added");
  expect(mail.text).toContain("key of a host added (Agency), from Chrome on Windows.");
  expect(mail.text + mail.html).not.toContain(keys.secretKey);
});

test("an event names the request and where it came from, and nobody else reads it", async () => {
  const [visitor, other] = [await product.signUp(), await product.signUp()];
  await visitor.send(logout, {});
  const { rows } = await product.db.execute(
    sql`select kind, address, request_id from security_events where user_id = ${visitor.user.id} order by sequence`,
  );
  expect(rows).toMatchObject([
    { kind: "signed-up", address: "127.0.0.1" },
    { kind: "signed-out", address: "127.0.0.1" },
  ]);
  expect(rows.every(({ request_id: id }) => typeof id === "string")).toBe(true);
  expect(await kindsOf(other)).toEqual(["signed-up"]);
  const { response } = await other.send(listSecurityEvents, {});
  const own = response.events[0]?.id ?? "";
  const credentials = { email: visitor.user.email, password: PASSWORD };
  const { response: session } = await product.anonymous(login, { body: credentials });
  const headers = { authorization: `Bearer ${sessionOf(session).token}` };
  const foreign = await product.anonymous(listSecurityEvents, { query: { cursor: own }, headers });
  expect(foreign.status).toBe(400);
});

test("what happened is neither changed nor removed", async () => {
  const { user } = await product.signUp();
  const change = sql`update security_events set subject = 'nothing' where user_id = ${user.id}`;
  await expect(product.db.execute(change)).rejects.toThrow();
  const removal = sql`delete from security_events where user_id = ${user.id}`;
  await expect(product.db.execute(removal)).rejects.toThrow();
});

test("for an erased account no event is recorded, and no mail is sent", async () => {
  const { user } = await product.signUp();
  const setAddress = (email: string) =>
    product.db.execute(sql`update users set email = ${email} where id = ${user.id}`);
  await setAddress("");
  const count = async () => {
    const { rows } = await product.db.execute(sql`
      select (select count(*) from security_events where user_id = ${user.id})::int as events,
        (select count(*) from outbox where user_id = ${user.id})::int as mails`);
    return rows;
  };
  const before = await count();
  await product.db.transaction((tx) =>
    recordEvent(tx, { userId: user.id, kind: "purchase-refunded", actor: "operator" }),
  );
  expect(await count()).toEqual(before);
  // The rest of the account was not erased, which the audit would find.
  await setAddress(user.email);
});

test("the list is saved as a file", async () => {
  const visitor = await product.signUp();
  const response = await product.app.inject({
    url: `/api${SECURITY_EVENTS_CSV}`,
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  expect(response.headers["content-disposition"]).toContain("security-events.csv");
  expect(response.body.split("\r\n")[0]).toContain("Date,What,About,By,Address,Device");
  expect(response.body).toContain("Account created");
});
