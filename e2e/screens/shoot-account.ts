import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { addAuthenticator } from "../support/authenticator.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { shoot } from "./shoot.ts";

const NARROW = { widths: [1280, 390, 320] };
const OVER = { widths: [1280, 390, 320], isWholePage: false };
const HOUR_MS = 3_600_000;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** The Account page with all its dialogs; at the end the account is about to be deleted. */
export async function shootAccount(page: Page, person: Person): Promise<void> {
  await addAuthenticator(page);
  const { email, password } = person;
  for (const _ of [1, 2]) await ask(person, "POST /auth/login", { email, password });
  await openAccount(page);
  await shoot(page, "account", NARROW);
  await shootAddress(page, person);
  await shootSessions(page);
  const { codes, app } = await shootFactors(page, person);
  await shootSecondStep(page, person, { app, code: codes[0] ?? "" });
  await shootDeletion(page, person);
}

async function shootAddress(page: Page, { email, password }: Person): Promise<void> {
  await button(page, "Change address").click();
  const card = page.getByRole("region", { name: "Email address" });
  await button(page, "Send the link").click();
  await shoot(page, "account-address-errors", NARROW);
  await card.getByLabel("New email address").fill(`new-${email}`);
  await card.getByLabel("Current Password").fill(password);
  await button(page, "Send the link").click();
  await expect(card.getByText(/^A link is on its way/)).toBeVisible();
  await button(page, "Send it again").click();
  await shoot(page, "account-address-sent");
  await button(page, "Change Password").click();
  await shoot(page, "account-password-errors");
}

async function shootSessions(page: Page): Promise<void> {
  await button(page, "Sign out all others").click();
  await expect(dialog(page, "Sign out all others")).toBeVisible();
  await button(page, "Sign out").click();
  await shoot(page, "account-end-sessions", OVER);
  await page.keyboard.press("Escape");
}

async function shootFactors(page: Page, { password }: Person) {
  await button(page, "Add a passkey").click();
  await expect(dialog(page, "Add a passkey")).toBeVisible();
  await shoot(page, "account-add-passkey", OVER);
  await button(page, "Add passkey").click();
  const proof = dialog(page, "Confirm that it is you");
  await expect(proof.getByLabel("Current Password")).toBeVisible();
  await shoot(page, "fresh-proof", OVER);
  await proof.getByLabel("Current Password").fill(password);
  await button(page, "Confirm").click();
  const kept = dialog(page, "Keep your recovery codes");
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const codes = await kept.getByRole("listitem").allTextContents();
  await shoot(page, "account-recovery-codes", OVER);
  await kept.getByLabel("I have kept them").check();
  await button(page, "Done").click();
  await button(page, "Set up an app").click();
  const setUp = dialog(page, "Set up an authenticator app");
  await expect(setUp.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await shoot(page, "account-add-app", OVER);
  const secret = (await setUp.locator("code").innerText()).replaceAll(/\s/g, "");
  const app = new TOTP({ secret });
  await setUp.getByLabel("Code of your app").fill(app.generate());
  await button(page, "Add app").click();
  await expect(setUp).toBeHidden();
  await openAccount(page);
  await shoot(page, "account-second-factor", NARROW);
  await button(page, "Rename Chrome on Windows").click();
  await shoot(page, "account-rename-passkey", OVER);
  await page.keyboard.press("Escape");
  await button(page, "Remove Chrome on Windows").click();
  await shoot(page, "account-remove-passkey", OVER);
  await page.keyboard.press("Escape");
  await button(page, "Make new codes").click();
  await shoot(page, "account-new-codes", OVER);
  await page.keyboard.press("Escape");
  await page.getByLabel("Show", { exact: true }).selectOption("Credits");
  await shoot(page, "account-events-filtered", NARROW);
  return { codes, app };
}

type Ways = { app: TOTP; code: string };

async function shootSecondStep(page: Page, person: Person, { app, code }: Ways): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await button(page, "Sign in").click();
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await shoot(page, "second-step", NARROW);
  const field = page.getByLabel("Code of your authenticator app");
  await field.fill(app.generate({ timestamp: Date.now() + HOUR_MS }));
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await shoot(page, "second-step-refused");
  await button(page, "Use a recovery code").click();
  await expect(page.getByLabel("Recovery code")).toBeVisible();
  await shoot(page, "second-step-recovery-code", NARROW);
  await page.getByLabel("Recovery code").fill(code);
  await page.getByLabel("Recovery code").press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}

async function shootDeletion(page: Page, { email, password }: Person): Promise<void> {
  await openAccount(page);
  await button(page, "Delete account").click();
  const question = dialog(page, "Delete your account");
  await expect(question).toBeVisible();
  await shoot(page, "account-delete", OVER);
  await question.getByRole("button", { name: "Delete my account" }).click();
  await shoot(page, "account-delete-errors", OVER);
  await question.getByText("Take my live sites down").click();
  await question.getByLabel("Type the email address").fill(email);
  await question.getByRole("button", { name: "Delete my account" }).click();
  const proof = dialog(page, "Confirm that it is you");
  await expect(proof.getByLabel("Current Password")).toBeVisible();
  await shoot(page, "fresh-proof-ways", OVER);
  await proof.getByRole("button", { name: "Use your authenticator app" }).click();
  await proof.getByLabel("Current Password").fill("wrong horse");
  await button(page, "Confirm").click();
  await shoot(page, "fresh-proof-errors", OVER);
  await proof.getByRole("button", { name: "Use your passkey" }).click();
  await proof.getByLabel("Current Password").fill(password);
  await button(page, "Confirm").click();
  await expect(question).toBeHidden();
  await shoot(page, "account-deletion-requested", { widths: [1280, 390, 320] });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot(page, "dashboard-deletion-requested");
}
