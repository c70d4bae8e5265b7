import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

export type Person = { name: string; email: string; password: string };

/** Signs a new person up through the form and waits for the dashboard. `origin`: of a product that a story started itself. */
export async function signUp(page: Page, origin = ""): Promise<Person> {
  const id = randomBytes(4).toString("hex");
  const person = { name: `Pat ${id}`, email: `pat-${id}@example.com`, password: `secret-${id}` };
  await page.goto(`${origin}/signup`);
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
  return person;
}
