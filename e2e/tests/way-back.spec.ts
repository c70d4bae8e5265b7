import { expect } from "@playwright/test";
import { failCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

test("back leads to where one came from, else to the dashboard @long", async ({ page, person }) => {
  const { id } = await makeSite(person);
  await makeSite(person, { city: "Boise", state: "ID" });
  await page.goto("/single-page-sites/plumbing");
  await page.getByRole("searchbox", { name: "Search campaigns" }).fill("winston");
  await expect(page).toHaveURL(/q=winston/);
  await page.getByRole("link", { name: /^View Details.*Winston/ }).click();
  await expect(page).toHaveURL(`/campaigns/${id}`);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/single-page-sites/plumbing?q=winston");
  // Not to the list before the search, since that is the same page.
  await page.getByRole("link", { name: "Back to Single Page Sites" }).click();
  await expect(page).toHaveURL("/single-page-sites");

  await page.goto(`/campaigns/${id}`);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/");
});

test("a slow page shows at once that it is on its way @long", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/settings-page-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const progress = page.getByRole("progressbar", { name: "Loading page" });
  await expect(progress).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "Settings" }).click();
  await expect(progress).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test("two sites of one service and city can be distinguished where they are deleted and found @long", async ({
  page,
  person,
}) => {
  for (const [name, street] of [
    ["Rao Plumbing", "1 Main St"],
    ["Twin City Plumbing", "9 Oak Ave"],
  ]) {
    const { id } = await makeSite(person);
    await ask(person, `PUT /campaigns/${id}`, { company: { name, address: { street } } });
  }
  await page.goto("/single-page-sites/plumbing");
  const rao = page.getByRole("listitem").filter({ hasText: "Rao Plumbing" });
  await rao.getByRole("button", { name: "Delete Plumbing in Winston-Salem, NC" }).click();
  const question = page.getByRole("dialog", { name: "Delete campaign" });
  await expect(question).toContainText("Rao Plumbing – 1 Main St");
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("main").getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  const many = page.getByRole("dialog", { name: "Delete campaigns" });
  await expect(many.getByRole("listitem")).toHaveText([
    /Twin City Plumbing – 9 Oak Ave/,
    /Rao Plumbing – 1 Main St/,
  ]);
  await many.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search sites" }).fill("plumbing");
  const options = page.getByRole("dialog", { name: "Command palette" }).getByRole("option");
  await expect(options).toHaveText([/Twin City Plumbing – 9 Oak Ave/, /Rao Plumbing – 1 Main St/]);
});

test("a lost API is one error with one Try Again on Credits @long", async ({ page, errors }) => {
  errors.expect(/status of 500/);
  const ends = [
    await failCalls(page, "GET /credits/*", { status: 500 }),
    await failCalls(page, "GET /payments/history/*", { status: 500 }),
  ];
  await page.goto("/credits");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toHaveCount(1);
  await expect(main.getByRole("alert")).toContainText(
    "Failed to load credit information. Please try again later.",
  );
  await expect(main.getByRole("button", { name: "Try Again" })).toHaveCount(1);
  for (const end of ends) await end();
  await main.getByRole("button", { name: "Try Again" }).click();
  await expect(main.getByText("5 credits", { exact: true })).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Transaction History" }).getByRole("row"),
  ).toHaveCount(2);
});

test("a missing campaign, an unknown address and a receipt lead on @long", async ({
  page,
  errors,
}) => {
  errors.expect(/status of 404/);
  await page.goto("/campaigns/01890000-0000-7000-8000-000000000000");
  await page.getByRole("main").getByRole("link", { name: "See all sites" }).click();
  await expect(page).toHaveURL("/sites");
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: "all sites" }).click();
  await expect(page).toHaveURL("/sites");
  await page.goto("/receipts/crd_00000000000000000000000000000000");
  await page.getByRole("link", { name: "Back to Credits" }).click();
  await expect(page).toHaveURL("/credits");
});
