import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { addAuthenticator } from "../support/authenticator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectRefused } from "../support/expect-refused.ts";
import type { Person } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

/** Chromium logs each refused call, and in these tests some refusals are intended. */
const REFUSED = /status of (400|401|403)/;

test("a passkey and an app are added, used at the sign-in, and removed @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(REFUSED);
  await addAuthenticator(page);
  await page.goto("/account");
  const codes = await addFirstPasskey(page, person);
  const app = await addApp(page);

  await signOut(page);
  await enterPassword(page, person);
  const field = page.getByLabel("Code of your authenticator app");
  await expect(page.getByRole("button", { name: "Use your passkey" })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await field.fill("123");
  await field.press("Enter");
  await expectRefused(field, "Please enter the 6 digits that your app shows");
  await field.fill(app.generate({ timestamp: Date.now() + 3_600_000 }));
  await field.press("Enter");
  await expectRefused(field, "This code is not right, or was used before");
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible();
  await enterPassword(page, person);
  // The code of this time step was used when the app was added.
  await field.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await field.press("Enter");
  await expectSignedIn(page);

  await signOut(page);
  await enterPassword(page, person);
  await page.getByRole("button", { name: "Use your passkey" }).press("Enter");
  await expectSignedIn(page);

  await signOut(page);
  await enterPassword(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).press("Enter");
  const recovery = page.getByLabel("Recovery code");
  await expect(recovery).toBeFocused();
  await expectAccessible(page);
  await recovery.fill(codes[0] ?? "");
  await recovery.press("Enter");
  await expectSignedIn(page);

  await page.goto("/account");
  const card = page.getByRole("region", { name: "Second factor" });
  await expect(card.getByText("You have 9 unused codes.")).toBeVisible();
  await card.getByRole("button", { name: "Rename Chrome on Windows" }).click();
  await page.getByRole("dialog").getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await card.getByRole("button", { name: "Remove Laptop" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Current Password").fill(person.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByText("Second factor removed.")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeHidden();
  await card.getByRole("button", { name: "Make new codes" }).click();
  const question = page.getByRole("dialog", { name: "New recovery codes" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Make new codes" }).click();
  await keepCodes(page);
  await card.getByRole("button", { name: "Remove the authenticator app" }).click();
  await expect(page.getByText("It is your last one.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(card.getByText("Off")).toBeVisible();
});

/** Gives fresh proof, first with a wrong password, and returns the recovery codes. */
async function addFirstPasskey(page: Page, { password }: Person): Promise<string[]> {
  const card = page.getByRole("region", { name: "Second factor" });
  await card.getByRole("button", { name: "Add a passkey" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  const name = dialog.getByLabel("Name of the passkey");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Chrome on Windows");
  await expectAccessible(page);
  await name.press("Enter");
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  const secret = proof.getByLabel("Current Password");
  await expect(secret).toBeFocused();
  await expectAccessible(page);
  await secret.press("Escape");
  await expect(proof).toBeHidden();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Please confirm that it is you, then try again.",
  );
  await dialog.getByRole("button", { name: "Add passkey" }).press("Enter");
  await secret.fill("wrong horse");
  await secret.press("Enter");
  await expectRefused(secret, "The current password is not right");
  await secret.fill(password);
  await secret.press("Enter");
  return keepCodes(page);
}

/** Confirms that the shown recovery codes are stored, and returns them. */
async function keepCodes(page: Page): Promise<string[]> {
  const kept = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  const codes = await kept.getByRole("listitem").allTextContents();
  await kept.press("Escape");
  await expect(kept.getByRole("button", { name: "Done" })).toBeDisabled();
  await kept.getByLabel("I have kept them").check();
  await kept.getByRole("button", { name: "Done" }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByText("You have 10 unused codes.")).toBeVisible();
  return codes;
}

/** Needs no new proof: the one that was given a moment ago is still valid. */
async function addApp(page: Page): Promise<TOTP> {
  await page.getByRole("button", { name: "Set up an app" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator("code").innerText()).replaceAll(/\s/g, "");
  const app = new TOTP({ secret });
  const field = dialog.getByLabel("Code of your app");
  await expect(field).toBeFocused();
  await field.fill(app.generate({ timestamp: Date.now() + 3_600_000 }));
  await field.press("Enter");
  await expectRefused(field, "This code is not right");
  await field.fill(app.generate());
  await field.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove the authenticator app" })).toBeVisible();
  await expectAccessible(page);
  return app;
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
}

async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}
