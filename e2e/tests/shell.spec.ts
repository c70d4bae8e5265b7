import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { test, userTest } from "../support/test.ts";

const PROTECTED = [
  "/",
  "/create",
  "/credits",
  "/settings",
  "/campaigns/some-id",
  "/single-page-sites",
  "/single-page-sites/plumbing",
  "/multi-location-sites",
  "/multi-location-sites/plumbing",
];

const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard", exact: true });
const signInTitle = (page: Page) => page.getByRole("heading", { name: "Sign in to your account" });
const pill = (page: Page) => page.getByRole("main").getByRole("link", { name: "Credits" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a stranger is sent to sign in, and going back does not loop [spec 2.1, 6]", async ({
  page,
}) => {
  await page.goto("/signup");
  for (const path of PROTECTED) {
    await page.evaluate((to) => window.location.assign(to), path);
    await expect(page).toHaveURL("/login");
    await expect(signInTitle(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/signup");
  }
});

test("connecting, then a failure with its retry, then the app [spec 2.2, 4, 7, 8]", async ({
  page,
  errors,
}) => {
  const release = await holdCalls(page, "GET /health");
  await page.goto("/login");
  await expect(page.getByRole("status")).toHaveText("Connecting to the API...");
  await expect(signInTitle(page)).toBeHidden();
  await release();
  await expect(signInTitle(page)).toBeVisible();

  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /health", { status: 500 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await expect(
    page.getByText("Could not connect to the API server. Please make sure the server is running."),
  ).toBeVisible();
  await expect(page.getByText("API health check failed")).toBeVisible();
  await end();
  await page.getByRole("button", { name: "Retry Connection" }).click();
  await expect(signInTitle(page)).toBeVisible();
});

userTest(
  "the API is polled every 30 seconds, the balance every 60 @long [spec 2.2, 4, 9]",
  async ({ page, person, errors }) => {
    await page.clock.install();
    await page.goto("/settings");
    await expect(pill(page)).toHaveText("5 Credits");
    await page.getByLabel("Token Name").fill("Agency");

    errors.expect(/status of 500/);
    const end = await failCalls(page, "GET /health", { status: 500 });
    // Real time passes too: the time that the page needed to load counts.
    await page.clock.fastForward(15_000);
    const outage = page.getByRole("alert").filter({ hasText: "Connection Error" });
    await expect(outage).toBeHidden();
    await page.clock.fastForward(16_000);
    await expect(outage).toBeVisible();
    await expect(page.getByLabel("Token Name")).toHaveValue("Agency");
    await end();
    await outage.getByRole("button", { name: "Retry Connection" }).click();
    await expect(outage).toBeHidden();

    await makeSite(person);
    await page.clock.fastForward(30_000);
    await expect(pill(page)).toHaveText("4 Credits");
  },
);

userTest(
  "the balance is hidden until it is loaded, and a dash when it is unknown @long [spec 2.2]",
  async ({ page, errors }) => {
    const release = await holdCalls(page, "GET /credits/balance");
    await page.goto("/settings");
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
    await expect(pill(page)).toBeHidden();
    await release();
    await expect(pill(page)).toHaveText("5 Credits");

    errors.expect(/status of 500/);
    await failCalls(page, "GET /credits/balance", { status: 500 });
    await page.reload();
    await expect(pill(page)).toHaveText("– Credits");
  },
);

userTest(
  "the sidebar has its links, marks the current page and shows the year @long [spec 2.2]",
  async ({ page, person }) => {
    const { id } = await makeSite(person);
    await page.goto("/");
    const links = {
      Dashboard: "/",
      "Single Page Sites": "/single-page-sites",
      "Multi Location Sites": "/multi-location-sites",
      "Create New Site": "/create",
      Businesses: "/businesses",
      Leads: "/leads",
      Changes: "/operations",
      Credits: "/credits",
      Settings: "/settings",
    };
    await expect(menu(page).getByRole("link")).toHaveText(Object.keys(links));
    for (const [name, path] of Object.entries(links)) {
      const link = menu(page).getByRole("link", { name });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute("aria-current", "page");
    }
    await page.goto("/single-page-sites/plumbing");
    const list = menu(page).getByRole("link", { name: "Single Page Sites" });
    await expect(list).toHaveAttribute("aria-current", "page");
    await page.goto(`/campaigns/${id}`);
    await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
    const year = new Date().getFullYear();
    await expect(page.getByRole("contentinfo")).toHaveText(`© ${year} Mainstreet`);
  },
);

userTest(
  "the sidebar names the user as well as it can @long [spec 2.2]",
  async ({ page, person }) => {
    await page.goto("/settings");
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect(sidebar.getByText(person.name, { exact: true })).toBeVisible();
    const storeUser = (user: object) =>
      page.evaluate((text) => localStorage.setItem("user", text), JSON.stringify(user));
    await storeUser({ ...person.user, name: "" });
    await page.reload();
    await expect(sidebar.getByText(person.email, { exact: true })).toBeVisible();
    await storeUser({});
    await page.reload();
    await expect(sidebar.getByText("User", { exact: true })).toBeVisible();
  },
);

userTest("on a phone the sidebar slides over the page @long [spec 2.2]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

userTest(
  "signing out removes the user and leads to the login page [spec 2.1, 2.2, 4]",
  async ({ page, person }) => {
    await page.goto("/");
    await menu(page).getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");
    await expect(pill(page)).toHaveCount(0);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.goBack();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(person.name)).toBeHidden();
    // The page does not wait for the server to end the session.
    const statusOf = () => ask(person, "GET /credits/balance").then(() => "200", String);
    await expect.poll(statusOf).toContain("401");
  },
);

userTest(
  "a session ended elsewhere leads to the login page @long [spec 2.1, 4, 8]",
  async ({ page, person, errors }) => {
    await page.goto("/");
    await expect(dashboard(page)).toBeVisible();
    // Waits until the page sends no requests by itself: the 401 must be the response to the button's request.
    await page.waitForLoadState("networkidle");
    await ask(person, "POST /auth/logout");
    errors.expect(/status of 401/);
    await page.getByRole("button", { name: "Refresh Data" }).click();
    await expect(page).toHaveURL("/login");
    await expect(signInTitle(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

userTest(
  "a page whose code does not arrive says so, and can be loaded again @long",
  async ({ page, errors }) => {
    errors.expect(/ERR_FAILED|dynamically imported module/);
    const CODE = "**/assets/settings-page*.js";
    await page.route(CODE, (route) => route.abort());
    await page.goto("/settings");
    await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
    const text = "Something went wrong on our side. Nothing was lost; please try again.";
    await expect(page.getByRole("alert")).toContainText(text);
    await page.unroute(CODE);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  },
);

userTest(
  "toasts are at the top right and close by themselves @long [spec 2.2, 8]",
  async ({ page, errors }) => {
    await page.clock.install();
    await page.goto("/settings");
    const addAccount = async () => {
      await page.getByRole("button", { name: "Use the sandbox account" }).first().click();
      await page.getByRole("button", { name: "Add Token" }).click();
    };
    await addAccount();
    const done = page.getByRole("status").filter({ hasText: "Netlify token added successfully" });
    await expect(done).toBeVisible();
    const box = await done.boundingBox();
    expect(box?.y).toBeLessThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_280 - 100);
    await page.clock.fastForward(3_100);
    await expect(done).toBeHidden();

    errors.expect(/status of 500/);
    await failCalls(page, "DELETE /netlify-tokens/*", { status: 500 });
    await page.getByRole("button", { name: "Delete Sandbox" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const failed = page.getByRole("alert").filter({ hasText: "Failed to delete Netlify token" });
    await expect(failed).toBeVisible();
    await page.clock.fastForward(3_100);
    await expect(failed).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(failed).toBeHidden();
  },
);
