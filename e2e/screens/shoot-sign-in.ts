import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { linkInMail } from "../support/mailbox.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import type { Product } from "../support/start-product.ts";
import { shoot } from "./shoot.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text)).toBeVisible();

/** A visitor signs up with values that are refused, and requests a new password. */
export async function shootRecovery(page: Page, person: Person, product: Product): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Pat");
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("secret-1234");
  await page.getByLabel("Confirm Password").fill("secret-1234");
  await press(page, "Sign up");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await shoot(page, "signup-taken");
  await page.goto("/forgot-password");
  await press(page, "Send the link");
  await shoot(page, "forgot-password-errors");
  await page.reload();
  await shoot(page, "forgot-password");
  await page.getByLabel("Email address").fill(person.email);
  await press(page, "Send the link");
  await expectText(page, /message with a link is on its way/);
  await shoot(page, "forgot-password-sent", { widths: [1280, 390, 320] });

  const link = await linkInMail(product, { to: person.email, subject: "Choose a new password" });
  await page.goto(product.mailboxUrl);
  await shoot(page, "mailbox", { widths: [1280, 390, 320] });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await shoot(page, "reset-password");
  await page.getByLabel("New Password", { exact: true }).fill("a");
  await press(page, "Change Password");
  await shoot(page, "reset-password-errors");
  for (const label of ["New Password", "Confirm New Password"])
    await page.getByLabel(label, { exact: true }).fill(person.password);
  await press(page, "Change Password");
  await expectText(page, "Your password was changed.");
  await shoot(page, "reset-password-done");
  await page.goto("about:blank");
  await page.goto(link);
  for (const label of ["New Password", "Confirm New Password"])
    await page.getByLabel(label, { exact: true }).fill(person.password);
  await press(page, "Change Password");
  await expectText(page, /This link has been used/);
  await shoot(page, "reset-password-used");
}

/** Links that confirm, change and restore an address. */
export async function shootAddressLinks(
  page: Page,
  person: Person,
  product: Product,
): Promise<void> {
  const newEmail = `new-${person.email}`;
  const { email, password } = person;
  const { token } = (await ask(person, "POST /auth/login", { email, password })) as Person;
  await ask({ ...person, token }, "POST /auth/change-email", {
    newEmail,
    currentPassword: password,
  });
  const follow = async (name: string, mail: { to: string; subject: string }): Promise<void> => {
    await page.goto(await linkInMail(product, mail));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await shoot(page, name);
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByRole("status").or(page.getByRole("alert"))).toBeVisible();
    await shoot(page, `${name}-done`);
  };
  await follow("confirm-email", { to: person.email, subject: "Confirm your email address" });
  await follow("change-email", { to: newEmail, subject: "Confirm your new email address" });
  await follow("undo-email-change", {
    to: person.email,
    subject: "Your email address was changed",
  });
}

/** The pages that need mail, on a server without mail. */
export async function shootNoMail(page: Page): Promise<void> {
  await page.goto("/forgot-password");
  await expectText(page, /Mail is not set up/);
  await shoot(page, "no-mail-forgot-password");
  await page.goto("/signup");
  await page.waitForLoadState("networkidle");
  await shoot(page, "no-mail-signup");
}

export async function shootPublicPages(page: Page): Promise<void> {
  for (const name of ["pricing", "terms", "privacy", "refunds", "contact"]) {
    await page.goto(`/${name}`);
    await shoot(page, `public-${name}`, { widths: [1280, 390, 320] });
  }
}
