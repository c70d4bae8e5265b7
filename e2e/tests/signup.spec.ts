import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { newPerson, someoneNew } from "../support/person.ts";
import { test } from "../support/test.ts";

const fields = (page: Page) => ({
  name: page.getByRole("textbox", { name: "Full Name" }),
  email: page.getByRole("textbox", { name: "Email address" }),
  password: page.getByLabel("Password", { exact: true }),
  confirmed: page.getByLabel("Confirm Password", { exact: true }),
});
const signUp = (page: Page) => page.getByRole("button", { name: "Sign up" });

test.beforeEach(async ({ page }) => {
  await page.goto("/signup");
});

test("makes an account, says so while it waits, and leads to the dashboard @long [spec 2.1, 2.4]", async ({
  page,
}) => {
  const person = someoneNew();
  const { name, email, password, confirmed } = fields(page);
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(email).toHaveAttribute("type", "email");
  await name.fill(person.name);
  await email.fill(person.email);
  await password.fill(person.password);
  await confirmed.fill(person.password);
  const release = await holdCalls(page, "POST /auth/signup");
  await signUp(page).click();
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  await release();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
  await page.goto("/signup");
  await expect(page).toHaveURL("/");
});

test("says what is wrong next to the field and keeps the rest [spec 2.4, 5, 9]", async ({
  page,
}) => {
  const { name, email, password, confirmed } = fields(page);
  await signUp(page).click();
  await expectRefused(name, "Please fill in all fields");
  for (const field of [email, password, confirmed])
    await expect(field).toHaveAttribute("aria-invalid", "true");

  await name.fill("Asha Rao");
  await email.fill("asha at home");
  await password.fill("secret-1");
  await confirmed.fill("secret-2");
  await signUp(page).click();
  await expectRefused(email, "Please enter a valid email address");
  await email.fill("asha@example.com");
  await signUp(page).click();
  await expectRefused(confirmed, "Passwords do not match");
  await password.fill("short");
  await confirmed.fill("short");
  await signUp(page).click();
  await expectRefused(password, "Password must be at least 6 characters long");
  await expect(name).toHaveValue("Asha Rao");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
});

test("a refused sign-up keeps all that was typed @long [spec 8]", async ({
  page,
  product,
  errors,
}) => {
  const { email: taken } = await newPerson(product.url);
  const { name, email, password, confirmed } = fields(page);
  await name.fill("Asha Rao");
  await email.fill(taken);
  await password.fill("secret-1");
  await confirmed.fill("secret-1");
  errors.expect(/status of (409|500)/);
  await signUp(page).click();
  await expect(page.getByText("An account with this email already exists")).toBeVisible();
  await expect(page).toHaveURL("/signup");
  await expect(name).toHaveValue("Asha Rao");
  await expect(email).toHaveValue(taken);
  await expect(password).toHaveValue("secret-1");

  await failCalls(page, "POST /auth/signup", { status: 500 });
  await signUp(page).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toHaveText("Failed to create account. Please try again.");

  await failCalls(page, "POST /auth/signup", "empty");
  await signUp(page).click();
  await expect(refusal).toHaveText("Failed to register");
});

test("the sandbox takes a password that everybody tries first, and warns of it @long", async ({
  page,
}) => {
  const person = someoneNew();
  const { name, email, password, confirmed } = fields(page);
  await name.fill(person.name);
  await email.fill(person.email);
  for (const field of [password, confirmed]) await field.fill("123456");
  await signUp(page).click();
  const warning = page.getByText("This is one of the passwords that are tried first.");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
  await expect(warning).toBeVisible();

  await page.goto("/account");
  await expect(warning).toBeHidden();
  await page.getByLabel("Current Password", { exact: true }).fill("123456");
  for (const label of ["New Password", "Confirm New Password"])
    await page.getByLabel(label, { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(warning).toBeVisible();
});
