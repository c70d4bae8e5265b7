import {
  changeEmail,
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  recoveryTexts,
  resetPassword,
  showEmail,
  undoEmailChange,
} from "@mainstreet/contract/account-recovery";
import { login, signup } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import {
  addAwsCredentials,
  listAwsCredentials,
} from "@mainstreet/contract/hosts/aws/aws-credentials";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { changePassword } from "@mainstreet/contract/sessions";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { sessionOf } from "../../../test/session-of.ts";
import { operateAccount } from "./operate-account.ts";

const PASSWORD = "correct horse";
const CONFIRM = "Confirm your email address";
const NEW = "Confirm your new email address";
const CHANGED = "Your email address was changed";
const RESET = "Choose a new password";

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

let addresses = 0;
const newAddress = () => `moved-${process.pid}-${(addresses += 1)}@example.test`;

async function signUpConfirmed(): Promise<Visitor> {
  const visitor = await product.signUp();
  const token = linkTokenIn(await mailbox.waitFor(visitor.user.email, CONFIRM));
  await product.anonymous(confirmEmail, { body: { token } });
  return visitor;
}

async function moveTo(visitor: Visitor, newEmail: string): Promise<void> {
  const body = { currentPassword: PASSWORD, newEmail };
  expect((await visitor.send(changeEmail, { body })).status).toBe(200);
  const token = linkTokenIn(await mailbox.waitFor(newEmail, NEW));
  expect((await product.anonymous(confirmNewEmail, { body: { token } })).status).toBe(200);
}

const statusOfLogin = async (email: string, password = PASSWORD) =>
  (await product.anonymous(login, { body: { email, password } })).status;

test("an address changes once the new one is proved, and the former one is notified", async () => {
  const visitor = await signUpConfirmed();
  const { email } = visitor.user;
  const wrong = { currentPassword: "wrong", newEmail: newAddress() };
  expect((await visitor.send(changeEmail, { body: wrong })).status).toBe(400);
  const same = await visitor.send(changeEmail, {
    body: { currentPassword: PASSWORD, newEmail: email.toUpperCase() },
  });
  expect(same.failure.fields).toEqual({ newEmail: recoveryTexts.sameAddress });

  const newEmail = newAddress();
  await moveTo(visitor, newEmail);
  const { response } = await visitor.send(showEmail, {});
  expect(response).toEqual({ email: newEmail, isConfirmed: true, hasMail: true });
  expect([await statusOfLogin(email), await statusOfLogin(newEmail)]).toEqual([401, 200]);
  await mailbox.waitFor(email, CHANGED);
});

test("the former address takes the account back, whatever was changed after", async () => {
  const visitor = await signUpConfirmed();
  const { email } = visitor.user;
  const [theirs, second] = [newAddress(), newAddress()];
  await moveTo(visitor, theirs);
  const undo = linkTokenIn(await mailbox.waitFor(email, CHANGED));
  await moveTo(visitor, second);
  const later = linkTokenIn(await mailbox.waitFor(theirs, CHANGED));

  expect((await product.anonymous(undoEmailChange, { body: { token: undo } })).status).toBe(200);
  expect((await visitor.send(showEmail, {})).status).toBe(401);
  expect(await statusOfLogin(email)).toBe(401);
  expect((await product.anonymous(undoEmailChange, { body: { token: later } })).status).toBe(400);
  const token = linkTokenIn(await mailbox.waitFor(email, RESET));
  const body = { token, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
  expect(await statusOfLogin(email, "battery staple")).toBe(200);
});

/** Keeps mails of a kind to an address in the outbox, as a slow mail server would, until the result is called. */
async function holdMails(kind: string, address: string): Promise<() => Promise<void>> {
  await product.db.execute(sql`
    create function hold_mail() returns trigger language plpgsql as
    $$ begin new.next_try_at := now() + interval '1 hour'; return new; end $$`);
  const condition = sql.raw(`new.kind = '${kind}' and new.address = '${address}'`);
  await product.db.execute(sql`
    create trigger hold_mail before insert on outbox for each row when (${condition})
    execute function hold_mail()`);
  return async () => {
    await product.db.execute(sql`drop function hold_mail cascade`);
    await product.db.execute(sql`
      update outbox set next_try_at = now() where kind = ${kind} and address = ${address}`);
  };
}

/** The state of the newest mail of a kind for a user. */
async function stateOf(kind: string, { user }: Visitor) {
  const { rows } = await product.db.execute<{ state: string; reason: string }>(sql`
    select state, reason from outbox where kind = ${kind} and user_id = ${user.id}
    order by created_at desc limit 1`);
  return rows[0];
}
const REVOKED = { state: "dropped", reason: "its link was revoked" };

async function requestChange(visitor: Visitor): Promise<string> {
  const newEmail = newAddress();
  const body = { currentPassword: PASSWORD, newEmail };
  expect((await visitor.send(changeEmail, { body })).status).toBe(200);
  return newEmail;
}

async function resetByMail(email: string): Promise<void> {
  await product.anonymous(forgotPassword, { body: { email } });
  const token = linkTokenIn(await mailbox.waitFor(email, RESET));
  const body = { token, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
}

const follow = async (token: string) =>
  (await product.anonymous(confirmNewEmail, { body: { token } })).status;

const actsThatTakeBack: [string, (visitor: Visitor) => Promise<void>][] = [
  ["a new password by a link", ({ user }) => resetByMail(user.email)],
  [
    "a change of the password",
    async ({ user }) => {
      const { response } = await product.anonymous(login, {
        body: { email: user.email, password: PASSWORD },
      });
      const headers = { authorization: `Bearer ${sessionOf(response).token}` };
      const body = { currentPassword: PASSWORD, newPassword: "battery staple" };
      const { status } = await product.anonymous(changePassword, { headers, body });
      expect(status).toBe(200);
    },
  ],
  [
    "an operator who ends the sessions",
    async ({ user }) => {
      expect(await operateAccount(product.db, "end-sessions", user.email)).toBe(true);
    },
  ],
];

test.each(IS_LONG ? actsThatTakeBack : actsThatTakeBack.slice(-1))(
  "%s ends a change of the address that waits",
  async (_, takeBack) => {
    const visitor = await product.signUp();
    const theirs = await requestChange(visitor);
    const token = linkTokenIn(await mailbox.waitFor(theirs, NEW));
    await takeBack(visitor);
    expect(await follow(token)).toBe(400);

    const other = await product.signUp();
    // `addresses` counts the addresses of this file, so the next request will name this one.
    const release = await holdMails(
      "change-email",
      `moved-${process.pid}-${addresses + 1}@example.test`,
    );
    await requestChange(other);
    await takeBack(other);
    await release();
    expect(await stateOf("change-email", other)).toMatchObject(REVOKED);
  },
);

test.runIf(IS_LONG)(
  "a link that undoes a change counts from the change, however late its mail is",
  async () => {
    const visitor = await signUpConfirmed();
    const { email } = visitor.user;
    const [theirs, second] = [newAddress(), newAddress()];
    const release = await holdMails("email-changed", email);
    await moveTo(visitor, theirs);
    await moveTo(visitor, second);
    const later = linkTokenIn(await mailbox.waitFor(theirs, CHANGED));
    await release();
    const undo = linkTokenIn(await mailbox.waitFor(email, CHANGED));
    const third = await requestChange(visitor);
    const pending = linkTokenIn(await mailbox.waitFor(third, NEW));

    expect((await product.anonymous(undoEmailChange, { body: { token: undo } })).status).toBe(200);
    expect((await product.anonymous(undoEmailChange, { body: { token: later } })).status).toBe(400);
    expect(await follow(pending)).toBe(400);
  },
);

test.runIf(IS_LONG)(
  "while a change can be undone, no other account gets the former address",
  async () => {
    const visitor = await signUpConfirmed();
    const { email } = visitor.user;
    const thief = await signUpConfirmed();
    const body = { currentPassword: PASSWORD, newEmail: email };
    const release = await holdMails("email-changed", email);
    await moveTo(visitor, newAddress());
    const signUpThere = () =>
      product.anonymous(signup, {
        body: { name: "Other", email: email.toUpperCase(), password: PASSWORD },
      });
    const refused = await signUpThere();
    expect([refused.status, refused.failure.message]).toEqual([409, texts.auth.emailTaken]);
    await release();
    const undo = linkTokenIn(await mailbox.waitFor(email, CHANGED));
    expect((await signUpThere()).status).toBe(409);
    expect((await thief.send(changeEmail, { body })).status).toBe(200);
    expect(await follow(linkTokenIn(await mailbox.waitFor(email, NEW)))).toBe(409);
    expect((await product.anonymous(undoEmailChange, { body: { token: undo } })).status).toBe(200);

    // Once the change cannot be undone any more, the address is free.
    await resetByMail(email);
    const { response } = await product.anonymous(login, {
      body: { email, password: "battery staple" },
    });
    const headers = { authorization: `Bearer ${sessionOf(response).token}` };
    const away = { currentPassword: "battery staple", newEmail: newAddress() };
    await product.anonymous(changeEmail, { headers, body: away });
    await follow(linkTokenIn(await mailbox.waitFor(away.newEmail, NEW)));
    await expect.poll(() => stateOf("email-changed", visitor)).toMatchObject({ state: "sent" });
    expect((await signUpThere()).status).toBe(409);
    await product.db.execute(sql`
    update link_tokens set expires_at = now() where user_id = ${visitor.user.id}`);
    expect((await signUpThere()).status).toBe(201);
  },
);

test.runIf(IS_LONG)("an undone change ends the mail that would undo a later one", async () => {
  const visitor = await signUpConfirmed();
  const [theirs, second] = [newAddress(), newAddress()];
  await moveTo(visitor, theirs);
  const undo = linkTokenIn(await mailbox.waitFor(visitor.user.email, CHANGED));
  const release = await holdMails("email-changed", theirs);
  await moveTo(visitor, second);
  expect((await product.anonymous(undoEmailChange, { body: { token: undo } })).status).toBe(200);
  await release();
  expect(await stateOf("email-changed", visitor)).toMatchObject(REVOKED);
});

test("an address that another account has taken is refused only to the person who proves it, and nobody else gets to know", async () => {
  const visitor = await signUpConfirmed();
  const newEmail = newAddress();
  const body = { currentPassword: PASSWORD, newEmail };
  await visitor.send(changeEmail, { body });
  const token = linkTokenIn(await mailbox.waitFor(newEmail, NEW));
  const other = { name: "Other", email: newEmail, password: PASSWORD };
  expect((await product.anonymous(signup, { body: other })).status).toBe(201);
  const refused = await product.anonymous(confirmNewEmail, { body: { token } });
  expect([refused.status, refused.failure.message]).toEqual([409, recoveryTexts.addressTaken]);
  expect((await visitor.send(showEmail, {})).response.email).toBe(visitor.user.email);
});

test("who proves an address that somebody else signed up with gets the account without their keys", async () => {
  const stranger = await product.signUp();
  const { email } = stranger.user;
  const accessKey = "AKIARECOVERY00000001";
  const keys = { name: "Theirs", accessKey, secretKey: secretKeyFor(accessKey) };
  expect((await stranger.send(addAwsCredentials, { body: keys })).status).toBe(201);
  await product.anonymous(forgotPassword, { body: { email } });
  const token = linkTokenIn(await mailbox.waitFor(email, RESET));
  await product.anonymous(resetPassword, { body: { token, newPassword: "battery staple" } });
  const { response } = await product.anonymous(login, {
    body: { email, password: "battery staple" },
  });
  const headers = { authorization: `Bearer ${sessionOf(response).token}` };
  expect((await product.anonymous(listAwsCredentials, { headers })).response).toEqual([]);
});
