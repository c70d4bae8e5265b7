import {
  changeEmail,
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  resetPassword,
  undoEmailChange,
} from "@mainstreet/contract/account-recovery";
import { createBusiness } from "@mainstreet/contract/businesses";
import { LINK_TOKEN } from "@mainstreet/contract/evidence-link-page";
import { createLink, openLink } from "@mainstreet/contract/evidence-links";
import { createViewLink } from "@mainstreet/contract/view-links";
import { mailTexts } from "@mainstreet/contract/mail/mail-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { VISITOR_PASSWORD } from "../../../test/second-factor.ts";

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

const named = { name: "", url: "" };
type MailKind = "confirm-email" | "reset-password" | "change-email" | "email-changed";
const linkIn = async (to: string, kind: MailKind) =>
  linkTokenIn(await mailbox.waitFor(to, mailTexts[kind](named).subject));

/** Makes a link for phones. Returns a function that opens its page and returns the status. */
async function makePhoneLink(visitor: Visitor): Promise<() => Promise<number>> {
  const business = { name: "Ruiz Plumbing" };
  const { id } = (await visitor.send(createBusiness, { body: business })).response;
  const { response } = await visitor.send(createLink, { params: { id }, body: {} });
  const headers = { [LINK_TOKEN]: response.token };
  const status = async () => (await product.anonymous(openLink, { headers })).status;
  expect(await status()).toBe(200);
  return status;
}

/** Makes a link to a list of sites. Returns a function that opens its page and returns the status. */
async function shareList(visitor: Visitor): Promise<() => Promise<number>> {
  const { response } = await visitor.send(createViewLink, { body: { name: "Ours", search: {} } });
  const status = async () => (await product.app.inject(response.path)).statusCode;
  expect(await status()).toBe(200);
  return status;
}

async function confirm({ user: { email } }: Visitor): Promise<void> {
  const token = await linkIn(email, "confirm-email");
  expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(200);
}

async function reset({ user: { email } }: Visitor): Promise<void> {
  await product.anonymous(forgotPassword, { body: { email } });
  const body = { token: await linkIn(email, "reset-password"), newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
}

test("links that a person with somebody else's address made for phones and readers end once the owner has the account", async () => {
  const stranger = await product.signUp();
  const [phone, list] = [await makePhoneLink(stranger), await shareList(stranger)];
  await reset(stranger);
  expect([await phone(), await list()]).toEqual([410, 404]);
});

test("an owner who forgot the password keeps the links of phones and of lists", async () => {
  const owner = await product.signUp();
  await confirm(owner);
  const [phone, list] = [await makePhoneLink(owner), await shareList(owner)];
  await reset(owner);
  expect([await phone(), await list()]).toEqual([200, 200]);
});

test("a change of the address that is undone ends the links that were made since", async () => {
  const visitor = await product.signUp();
  await confirm(visitor);
  const { email } = visitor.user;
  const before = await makePhoneLink(visitor);
  const listBefore = await shareList(visitor);
  const newEmail = `thief-${email}`;
  await visitor.send(changeEmail, { body: { currentPassword: VISITOR_PASSWORD, newEmail } });
  const changed = { token: await linkIn(newEmail, "change-email") };
  expect((await product.anonymous(confirmNewEmail, { body: changed })).status).toBe(200);
  const since = await makePhoneLink(visitor);
  const listSince = await shareList(visitor);
  const undone = { token: await linkIn(email, "email-changed") };
  expect((await product.anonymous(undoEmailChange, { body: undone })).status).toBe(200);
  expect([await before(), await since()]).toEqual([200, 410]);
  expect([await listBefore(), await listSince()]).toEqual([200, 404]);
});
