import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { signUp } from "../support/sign-up.ts";
import { story } from "../support/story.ts";

const PROTECTED = ["/", "/create", "/credits", "/settings", "/campaigns/some-id"];

const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard", exact: true });
const signInTitle = (page: Page) => page.getByRole("heading", { name: "Sign in to your account" });

story("a stranger is sent to sign in, and going back does not loop", async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto("/signup");
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    await expect(signInTitle(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/signup");
  }
});

story("signing out and in again leads to the login page and to the dashboard", async ({ page }) => {
  const person = await signUp(page);
  await expect(page).toHaveURL("/");
  await page.goto("/settings");
  await expect(page.getByText(person.name)).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(person.name)).toBeHidden();

  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
  await expect(dashboard(page)).toBeVisible();
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

story("a session ended elsewhere leads to the login page", async ({ page, errors }) => {
  await signUp(page);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post("/api/auth/logout", { headers })).ok()).toBe(true);

  errors.expect(/status of 401/);
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(page).toHaveURL("/login");
  await expect(signInTitle(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
