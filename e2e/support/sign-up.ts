import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { someoneNew } from "./person.ts";
import type { NewPerson } from "./person.ts";

/** Signs a new person up through the form and waits for the dashboard. `origin`: that of a product that a test started itself. */
export async function signUp(page: Page, origin = ""): Promise<NewPerson> {
  const person = someoneNew();
  await page.goto(`${origin}/signup`);
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
  return person;
}
