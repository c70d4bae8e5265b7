import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { createSite, fillSite } from "../support/create-site.ts";
import { signUp } from "../support/sign-up.ts";
import { story } from "../support/story.ts";
import { visitSite } from "../support/visit-site.ts";

const LONG = "Plumbing ".repeat(34).slice(0, 300);
const SCRIPT = "<script>alert(1)</script>";

const submit = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** The text stands beside the field, for the eye and for a screen reader. */
async function expectRefused(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
  await expect(field.page().getByText(text)).toBeVisible();
}

story("login says what is wrong, keeps the address and stays", async ({ page, errors }) => {
  const person = await signUp(page);
  await submit(page, "Sign out");
  const email = page.getByLabel("Email address");
  const password = page.getByLabel("Password", { exact: true });
  await submit(page, "Sign in");
  await expectRefused(email, "Please fill in all fields");

  errors.expect(/status of 401/);
  for (const typed of [person.email, "nobody@example.com"]) {
    await email.fill(typed);
    await password.fill("not the password");
    await submit(page, "Sign in");
    await expect(page.getByRole("alert")).toContainText("Invalid email or password");
    await expect(page).toHaveURL("/login");
    await expect(email).toHaveValue(typed);
  }
});

story(
  "sign-up says what is wrong beside the field and keeps the rest",
  async ({ page, errors }) => {
    const { email: taken } = await signUp(page);
    await submit(page, "Sign out");
    await page.goto("/signup");
    const name = page.getByLabel("Full Name");
    const email = page.getByLabel("Email address");
    const password = page.getByLabel("Password", { exact: true });
    const confirmed = page.getByLabel("Confirm Password", { exact: true });
    await submit(page, "Sign up");
    await expectRefused(name, "Please fill in all fields");

    await name.fill("Asha Rao");
    await email.fill("asha at home");
    await password.fill("secret-1");
    await confirmed.fill("secret-2");
    await submit(page, "Sign up");
    await expectRefused(email, "Please enter a valid email address");
    await email.fill(taken);
    await submit(page, "Sign up");
    await expectRefused(confirmed, "Passwords do not match");
    await password.fill("short");
    await confirmed.fill("short");
    await submit(page, "Sign up");
    await expectRefused(password, "Password must be at least 6 characters long");

    errors.expect(/status of 409/);
    await password.fill("secret-1");
    await confirmed.fill("secret-1");
    await submit(page, "Sign up");
    await expect(page.getByText("An account with this email already exists")).toBeVisible();
    await expect(page).toHaveURL("/signup");
    await expect(name).toHaveValue("Asha Rao");
    await expect(email).toHaveValue(taken);
    await expect(password).toHaveValue("secret-1");
  },
);

story("the form for a site refuses beside the field and loses nothing typed", async ({ page }) => {
  await signUp(page);
  await page.goto("/create");
  const service = page.getByLabel("Service Name");
  const city = page.getByLabel("City");
  const state = page.getByLabel("State");
  const phone = page.getByLabel("Phone Number");
  await submit(page, "Create Site");
  await expectRefused(service, "Service name is required");
  await expectRefused(city, "City is required");
  await expectRefused(state, "State is required");

  await service.fill(LONG);
  await city.fill("Winston-Salem");
  await state.fill("Atlantis");
  await phone.fill("call me maybe");
  await submit(page, "Create Site");
  await expectRefused(service, "Service name must be at most 100 characters");
  await expectRefused(state, "Please enter a US state, such as NC");
  await expectRefused(phone, "Please enter a valid phone number");
  await expect(service).toHaveValue(LONG);
  await expect(city).toHaveValue("Winston-Salem");
  await expect(state).toHaveValue("Atlantis");
  await expect(phone).toHaveValue("call me maybe");
  await expect(page.getByText("You have sufficient credits (5 available)")).toBeVisible();
});

story("the forms for accounts say what is missing or wrong", async ({ page, errors }) => {
  await signUp(page);
  await page.goto("/settings");
  const token = page.getByLabel("Netlify Token", { exact: true });
  await submit(page, "Add Token");
  await expectRefused(page.getByLabel("Token Name"), "Both name and token are required");
  await submit(page, "Add Credentials");
  await expectRefused(page.getByLabel("Credentials Name"), "All fields are required");

  errors.expect(/status of 400/);
  await page.getByLabel("Token Name").fill("Agency");
  await token.fill("no-token-of-netlify");
  await submit(page, "Add Token");
  const refusal = page.getByText("Invalid Netlify token. Please check and try again.");
  await expect(refusal).toBeVisible();
  await expect(token).toHaveValue("no-token-of-netlify");
  await token.press("End");
  await token.press("Backspace");
  await expect(refusal).toBeHidden();
});

story("a site's own form refuses beside the field and keeps the rest", async ({ page }) => {
  await signUp(page);
  await createSite(page, { service: "Plumbing" });
  const basic = page.getByRole("group", { name: "Basic Information" });
  const phone = basic.getByLabel("Phone Number");
  await basic.getByLabel("Service Name").fill("");
  await basic.getByLabel("City").fill(" ");
  await basic.getByLabel("State").fill("Atlantis");
  await basic.getByLabel("Email").fill("asha at home");
  await phone.fill("336 555 0142");
  await submit(page, "Save Changes");
  await expectRefused(basic.getByLabel("Service Name"), "Service name is required");
  await expectRefused(basic.getByLabel("City"), "City is required");
  await expectRefused(basic.getByLabel("State"), "Please enter a US state, such as NC");
  await expectRefused(basic.getByLabel("Email"), "Please enter a valid email address");
  await expect(phone).toHaveValue("336 555 0142");
  await expect(basic.getByLabel("State")).toHaveValue("Atlantis");
});

story("a script as a service in a city nobody knows is only text", async ({ page, context }) => {
  const dialogs: string[] = [];
  context.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signUp(page);
  await page.goto("/create");
  await page.getByLabel("Service Name").fill(SCRIPT);
  await page.getByLabel("City").fill("Nowhereville");
  await page.getByLabel("State").fill("NC");
  await expect(page.getByLabel("City")).toHaveAccessibleDescription(/We do not know this city/);
  await submit(page, "Create Site");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SCRIPT);

  const site = await visitSite(page);
  await expect(site.getByRole("heading", { level: 1 })).toContainText(SCRIPT);
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Nowhereville");
  await page.goto("/");
  await expect(page.getByRole("link", { name: SCRIPT })).toBeVisible();
  expect(dialogs).toEqual([]);
});

story("a double click makes one site, and an empty account makes none", async ({ page }) => {
  await signUp(page);
  await page.goto("/create");
  await fillSite(page, { service: "Roofing" });
  await page.getByRole("button", { name: "Create Site" }).dblclick();
  await expect(page.getByRole("link", { name: "Visit Site" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("4 available")).toBeVisible();
  await expect(page.getByRole("link", { name: "Roofing in Winston-Salem, NC" })).toHaveCount(1);

  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token}` };
  for (const serviceName of ["Plumbing", "Painting", "Paving", "Plastering"]) {
    const data = { serviceName, city: "Boise", state: "ID" };
    expect((await page.request.post("/api/campaigns", { headers, data })).status()).toBe(201);
  }
  await page.goto("/create");
  await expect(page.getByText("You need 1 more credit", { exact: true })).toBeVisible();
  await expect(page.getByText("Need more credits? Contact your administrator")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Site" })).toBeDisabled();
});
