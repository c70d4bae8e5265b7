import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { newPerson } from "../support/person.ts";
import { test } from "../support/test.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const signIn = (page: Page) => page.getByRole("button", { name: "Sign in" });

test.beforeEach(async ({ page }) => {
  await page.goto("/login");
});

test("signs in, says so while it waits, and leads to the dashboard [spec 1, 2.1, 2.3, 3, 4, 9]", async ({
  page,
  product,
}) => {
  const person = await newPerson(product.url);
  await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(email(page)).toHaveAttribute("type", "email");
  await expect(password(page)).toHaveAttribute("type", "password");
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  const release = await holdCalls(page, "POST /auth/login");
  await signIn(page).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await release();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(Object.keys(stored).toSorted()).toEqual(["token", "user"]);
  expect(JSON.parse(String(stored["user"]))).toMatchObject({
    name: person.name,
    email: person.email,
  });
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("asks for both fields, and leads to signup @long [spec 2.3, 5]", async ({ page }) => {
  await signIn(page).click();
  await expectRefused(email(page), "Please fill in all fields");
  await expect(password(page)).toHaveAttribute("aria-invalid", "true");
  await expect(email(page)).toBeFocused();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/signup");
});

test("the browser itself refuses a text that is no address, and nothing is sent @long", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/login")) sent.push(request.url());
  });
  await email(page).fill("pat.example.com");
  // The first message is that both are required.
  await signIn(page).click();
  await expectRefused(password(page), "Please fill in all fields");
  await expect(email(page)).toHaveAttribute("aria-invalid", "false");
  await password(page).fill("secret-1");
  await signIn(page).click();
  const own = await email(page).evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(own).toContain("@");
  await expectRefused(email(page), own);
  await expect(email(page)).toBeFocused();
  await email(page).fill("pat@example.com");
  await expect(page.getByText(own)).toBeHidden();
  expect(sent).toEqual([]);
});

test("a refused login keeps the address and stays [spec 8]", async ({ page, product, errors }) => {
  const person = await newPerson(product.url);
  errors.expect(/status of 401/);
  for (const typed of [person.email, "nobody@example.com"]) {
    await email(page).fill(typed);
    await password(page).fill("not the password");
    await signIn(page).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page).toHaveURL("/login");
    await expect(email(page)).toHaveValue(typed);
  }
});

test("a login that fails without a reason says what to check @long [spec 8]", async ({
  page,
  errors,
}) => {
  await email(page).fill("pat@example.com");
  await password(page).fill("secret-1");
  errors.expect(/status of 500|ERR_FAILED/);
  const end = await failCalls(page, "POST /auth/login", { status: 500 });
  await signIn(page).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toHaveText("Failed to login. Please check your credentials.");
  await end();

  const endEmpty = await failCalls(page, "POST /auth/login", "empty");
  await signIn(page).click();
  await expect(refusal).toHaveText("Failed to login");
  await endEmpty();

  await failCalls(page, "POST /auth/login", "no answer");
  await signIn(page).click();
  await expect(refusal).toHaveText(
    "Network error: Could not connect to the server. Please check your connection.",
  );
});

test("the next user who signs in finds nothing of the previous one", async ({ page, product }) => {
  const menu = page.getByRole("complementary", { name: "Sidebar" });
  const [first, second] = [await newPerson(product.url), await newPerson(product.url)];
  for (const person of [first, second]) {
    await email(page).fill(person.email);
    await password(page).fill(person.password);
    await signIn(page).click();
    await expect(menu.getByText(person.name, { exact: true })).toBeVisible();
    if (person === first) await page.getByRole("button", { name: "Sign out" }).click();
  }
  await expect(page).toHaveURL("/");
  await expect(page.getByText(first.name)).toBeHidden();
});

test("code that does not load can be requested again @long", async ({ page, product, errors }) => {
  const person = await newPerson(product.url);
  errors.expect(/ERR_FAILED/);
  const CODE = "**/assets/{calls,app}-*.js";
  await page.route(CODE, (route) => route.abort());
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await signIn(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Network error: Could not connect to the server. Please check your connection.",
  );
  await page.unroute(CODE);
  await signIn(page).click();
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
});
