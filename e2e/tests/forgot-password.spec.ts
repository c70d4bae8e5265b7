import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { userTest as test } from "../support/test.ts";

test("a forgotten password: from the sign-in over the mail to a new session", async ({
  page,
  person,
  product,
}) => {
  await page.goto("/account");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await page.getByRole("textbox", { name: "Email address" }).fill(person.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("a message with a link is on its way")).toBeVisible();
  await expectAccessible(page, "a link that was sent");
  await page.getByRole("button", { name: "Use another address" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill(person.email);
  await page.getByRole("textbox", { name: "Email address" }).press("Enter");
  await expect(page.getByText("a message with a link is on its way")).toBeVisible();

  const mailbox = await page.getByRole("link", { name: "its mailbox" }).getAttribute("href");
  expect(mailbox).toBe(product.mailboxUrl);
  const mails = page
    .getByRole("article")
    .filter({ hasText: "Choose a new password" })
    .filter({ hasText: person.email });
  await expect(async () => {
    await page.goto(product.mailboxUrl);
    await expect(mails).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await mails.first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel("New Password", { exact: true }).fill("battery staple");
  await page.getByLabel("Confirm New Password").fill("battery stable");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm New Password").fill("battery staple");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("battery staple");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("a link without its secret, or with a wrong one, says so and leads to a new one @long", async ({
  page,
  errors,
}) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("alert")).toContainText("This link has been used, has expired");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  errors.expect(/status of 400/);
  await page.goto(`/confirm-email#${"A".repeat(43)}`);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has been used, has expired");
  // While the address is not confirmed, a new password would remove the account's keys.
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByRole("button", { name: "Send it again" })).toBeVisible();
});
