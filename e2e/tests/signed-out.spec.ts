import { expect } from "@playwright/test";
import type { Page, Request, Route } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask, newPerson } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

const FORM = "/create";
const CALLS = /\/api\/(?!health|config|auth)/;
const city = (page: Page) => page.getByLabel("City", { exact: true });
const refresh = (page: Page) => page.getByRole("button", { name: "Refresh Data" });

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function changePassword(page: Page, from: string, to: string) {
  await page.goto("/account");
  await page.getByLabel("Current Password").fill(from);
  await page.getByLabel("New Password", { exact: true }).fill(to);
  await page.getByLabel("Confirm New Password").fill(to);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(
    page.getByText("Password changed. You are signed out everywhere else."),
  ).toBeVisible();
}

test("a change of the password leaves other tabs as they are, and the old token opens nothing @long", async ({
  page,
  context,
  person,
}) => {
  const other = await context.newPage();
  await other.goto(FORM);
  await city(other).fill("Boise");
  await changePassword(page, person.password, "battery staple");
  await expect(page.getByLabel("Current Password")).toHaveValue("");
  const stored = await page.evaluate(() => localStorage.getItem("token"));
  expect(stored).not.toBe(person.token);
  await expect(ask(person, "GET /credits/balance")).rejects.toThrow("401");
  await expect(city(other)).toHaveValue("Boise");
  await other.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await expect(refresh(other)).toBeVisible();
  await refresh(other).click();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "This device" })).toBeVisible();
  for (const tab of [page, other])
    expect(await tab.evaluate(() => localStorage.getItem("token"))).toBe(stored);
});

test("a request that the server refuses because the token was just replaced is sent again @long", async ({
  page,
  context,
  person,
  errors,
}) => {
  await page.goto("/");
  await expect(refresh(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const changer = await context.newPage();
  // Counted from the delayed request on: the dashboard may have sent others before it, and may send more.
  const statuses: Promise<number | undefined>[] = [];
  const record = (request: Request) => {
    const response = request.response();
    statuses.push(response.then((received) => received?.status()));
  };
  const changeFirst = async (route: Route) => {
    record(route.request());
    page.on("request", (request) => {
      if (request.url().endsWith("/dashboard-metrics")) record(request);
    });
    await changePassword(changer, person.password, "battery staple");
    await route.continue();
  };
  await page.route("**/api/dashboard-metrics", changeFirst, { times: 1 });
  errors.expect(/status of 401/);
  await refresh(page).click();
  await expect.poll(async () => statuses[0]).toBe(401);
  await expect.poll(async () => statuses.at(-1)).toBe(200);
  await expect(refresh(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a device that was signed out says why: from another one, and by a new password @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of 401/);
  const { email, password } = person;
  const elsewhere = async (secret: string) => {
    const { token } = (await ask(person, "POST /auth/login", { email, password: secret })) as {
      token: string;
    };
    return { ...person, token };
  };
  await page.goto(FORM);
  await city(page).fill("Boise");
  await ask(await elsewhere(password), "DELETE /auth/sessions", { currentPassword: password });
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  const why = page.getByRole("status");
  await expect(why).toHaveText(
    "This device was signed out from another one. Please sign in again.",
  );
  await expectAccessible(page);
  await page.reload();
  await expect(why).toBeVisible();
  expect(await draftsOf(page)).toBe("");

  await signIn(page, person);
  await expect(refresh(page)).toBeVisible();
  const passwords = { currentPassword: password, newPassword: "battery staple" };
  await ask(await elsewhere(password), "POST /auth/change-password", passwords);
  await refresh(page).click();
  await expect(why).toHaveText(
    "The password was changed on another device. Please sign in with the new password.",
  );
  expect(await page.content()).not.toContain(email);
});

test("after signing out, no tab keeps a draft: not this one, not another, not for the next user @long", async ({
  page,
  context,
  product,
  person,
  errors,
}) => {
  // The other tab may have a request in flight while the session ends.
  errors.expect(/status of 401/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(FORM);
    await city(tab).fill("Boise");
    await expect.poll(() => draftsOf(tab)).toContain("Boise");
  }
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toHaveCount(0);
  await expect(other).toHaveURL("/login");
  await expect(other.getByRole("status")).toHaveText("You signed out in another tab.");
  for (const tab of [page, other]) expect(await draftsOf(tab)).toBe("");

  const next = await newPerson(product.url);
  await signIn(page, next);
  await expect(refresh(page)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.goto(FORM);
    await expect(city(tab)).toHaveValue("");
    expect(await tab.evaluate(() => localStorage.getItem("user"))).toContain(next.email);
  }
  expect(next.email).not.toBe(person.email);
});

test("a session that ran out says so and keeps the draft for its own user, never for another", async ({
  page,
  product,
  person,
  errors,
}) => {
  errors.expect(/status of 401/);
  const expire = () =>
    page.route(CALLS, (route) =>
      route.fulfill({
        status: 401,
        json: {
          message: "Authentication required. Please login again.",
          error: "Authentication required. Please login again.",
          code: "SESSION_EXPIRED",
          requestId: "r",
        },
      }),
    );
  await page.goto(FORM);
  await city(page).fill("Boise");
  for (const [who, kept] of [
    [person, "Boise"],
    [await newPerson(product.url), ""],
  ] as const) {
    await expire();
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("status")).toHaveText(
      "Your session has expired. Please sign in again.",
    );
    await page.unroute(CALLS);
    await signIn(page, who);
    await expect(refresh(page)).toBeVisible();
    await page.goto(FORM);
    await expect(city(page)).toHaveValue(kept);
  }
  expect(await draftsOf(page)).not.toContain("Boise");
});

/** All drafts that the tab stores. */
function draftsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith("draft:"))
      .map(([, value]) => String(value))
      .join(),
  );
}
