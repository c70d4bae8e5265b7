import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

test("the password is changed, and sessions elsewhere are ended @long [spec 4]", async ({
  page,
  person,
  errors,
}) => {
  const { email, password } = person;
  for (const _ of [1, 2, 3]) await ask(person, "POST /auth/login", { email, password });
  const release = await holdCalls(page, "GET /auth/sessions");
  await page.goto("/");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  const card = page.getByRole("region", { name: "Sessions" });
  const rows = card.getByRole("listitem");
  await expect(card.getByText("Loading sessions")).toBeVisible();
  await release();
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Last used" })).toHaveCount(3);

  errors.expect(/status of 500|status of 400/);
  const signOutNode = card.getByRole("button", { name: /^Sign out node/ }).first();
  await signOutNode.press("Enter");
  const dialog = page.getByRole("dialog");
  const secret = dialog.getByLabel("Current Password");
  const signOut = dialog.getByRole("button", { name: "Sign out", exact: true });
  await expect(secret).toBeFocused();
  await expectAccessible(page);
  await signOut.click();
  await expectRefused(secret, "Please fill in all fields");
  await secret.fill("wrong horse");
  await secret.press("Enter");
  await expectRefused(secret, "The current password is not right");
  await expect(rows).toHaveCount(4);
  await secret.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(signOutNode).toBeFocused();
  await signOutNode.press("Enter");
  await expect(secret).toHaveValue("");
  await secret.fill(password);
  await secret.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(3);
  await expect(card.getByRole("list", { name: "Sessions" })).toBeFocused();
  await expect(page.getByText("node is signed out.")).toBeVisible();
  const mend = await failCalls(page, "DELETE /auth/sessions", { status: 500 });
  await card.getByRole("button", { name: "Sign out all others" }).click();
  await secret.fill(password);
  await signOut.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to end the session");
  await mend();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole("button", { name: "Change Password" }).click();
  const current = page.getByLabel("Current Password");
  await expectRefused(current, "Please fill in all fields");
  await current.fill("wrong horse");
  await page.getByLabel("New Password", { exact: true }).fill("battery staple");
  const again = page.getByLabel("Confirm New Password");
  await again.fill("battery stable");
  await again.press("Enter");
  await expectRefused(again, "Passwords do not match");
  await again.fill("battery staple");
  await again.press("Enter");
  await expectRefused(current, "The current password is not right");
  await expect(current).toBeFocused();
  await current.fill(password);
  await current.press("Enter");
  await expect(
    page.getByText("Password changed. You are signed out everywhere else."),
  ).toBeVisible();
  await expect(current).toHaveValue("");
  await expect(card.getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(rows).toHaveCount(1);

  await failCalls(page, "GET /auth/sessions", { status: 500 });
  await page.reload();
  await expect(card.getByText("Failed to load your sessions")).toBeVisible();
  await expect(card.getByRole("button", { name: "Try Again" })).toBeVisible();
});
