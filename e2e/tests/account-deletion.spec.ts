import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { userTest as test } from "../support/test.ts";

test("a user takes the data along, deletes the account, and keeps it after all @long", async ({
  page,
  person,
  errors,
}) => {
  // Chromium logs each refused call: the one that requires fresh proof first, and a wrong confirmation.
  errors.expect(/status of (400|403)/);
  await page.goto("/account");
  await page.getByRole("button", { name: "Download everything" }).press("Enter");
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Current Password").fill(person.password);
  const download = page.waitForEvent("download");
  await proof.getByLabel("Current Password").press("Enter");
  // Checked first, because the message disappears by itself.
  await expect(page.getByText("The download has started.")).toBeVisible();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe("PK");

  const card = page.getByRole("region", { name: "Delete account" });
  await card.getByRole("button", { name: "Delete account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  const confirmation = dialog.getByLabel("Type the email address of your account");
  await expect(confirmation).toBeFocused();
  await expectAccessible(page);
  await confirmation.press("Enter");
  await expectRefused(confirmation, "Please type the email address of your account");
  await confirmation.fill("someone@example.com");
  await confirmation.press("Enter");
  await expectRefused(confirmation, "This is not the email address of your account");
  await confirmation.fill(person.email);
  await confirmation.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^Your account is deleted on/)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/credits");
  const banner = page.getByRole("complementary", { name: "Deletion of your account" });
  await expect(banner).toContainText("Your account is deleted on");
  await expectAccessible(page);
  await banner.getByRole("button", { name: "Keep my account" }).press("Enter");
  await expect(banner).toBeHidden();
  await expect(page.getByText("Your account stays. Nothing was deleted.")).toBeVisible();
});
