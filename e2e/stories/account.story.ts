import { expect } from "@playwright/test";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { userStory as story } from "../support/story.ts";

story(
  "the password is changed, and sessions elsewhere are ended",
  async ({ page, person, errors }) => {
    const { email, password } = person;
    for (const _ of [1, 2, 3]) await ask(person, "POST /auth/login", { email, password });
    const release = await holdCalls(page, "GET /auth/sessions");
    await page.goto("/");
    await page.getByRole("link", { name: "Password and sessions" }).click();
    await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
    const card = page.getByRole("region", { name: "Sessions" });
    const rows = card.getByRole("listitem");
    await expect(card.getByText("Loading sessions")).toBeVisible();
    await release();
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
    await expect(rows.filter({ hasText: "Last used" })).toHaveCount(3);

    await card
      .getByRole("button", { name: /^Sign out node/ })
      .first()
      .press("Enter");
    await expect(rows).toHaveCount(3);
    await expect(card.getByRole("list", { name: "Sessions" })).toBeFocused();
    await expect(page.getByText("node is signed out.")).toBeVisible();
    errors.expect(/status of 500/);
    const mend = await failCalls(page, "DELETE /auth/sessions", { status: 500 });
    await card.getByRole("button", { name: "Sign out all others" }).click();
    await expect(page.getByText("Failed to end the session")).toBeVisible();
    await expect(rows).toHaveCount(3);
    await mend();

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
    errors.expect(/status of 400/);
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
  },
);
