import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control } from "../support/emulator.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { showRun } from "../support/show-run.ts";
import { userTest as test } from "../support/test.ts";

test.afterEach(({ product }) => control(product.netlifyUrl, "DELETE faults"));

/** Creates a run without the form; returns its id. */
async function makeRun(
  person: Person,
  cities: string[],
  plan: { dripPerDay?: number; perWeek?: number } = {},
): Promise<string> {
  const sites = cities.map((city) => ({ serviceName: "Plumbing", city, state: "NC" }));
  const run = await ask(person, "POST /campaigns/bulk", { sites, ...plan });
  return (run as { runId: string }).runId;
}

const figure = (page: Page, text: string) => page.getByRole("heading", { name: text, level: 2 });
const rows = (page: Page) => page.getByRole("list", { name: "Sites of this run" });
const button = (page: Page, name: string) => page.getByRole("button", { name });

test("a run of which a site fails, to the end @long", async ({ page, product, person }) => {
  const fault = { match: "POST /deploys\\?", status: 422, times: 1, when: "before" };
  await control(product.netlifyUrl, "POST faults", fault);
  const id = await makeRun(person, ["Winston-Salem", "Durham", "Cary"]);
  await page.goto(`/creation-runs/${id}`);
  await expect(page.getByRole("heading", { name: "Plumbing in 3 cities", level: 1 })).toBeVisible();
  await expect(figure(page, "2 of 3 live")).toBeVisible();
  await expect(page.getByText("Everything has ended: 2 live, 1 not")).toBeVisible();
  await page.reload();
  await expect(rows(page).getByRole("listitem")).toHaveCount(1);
  await expect(rows(page)).toContainText("The default Netlify account cannot take this");
  await expect(rows(page).getByRole("link", { name: "Open its page" })).toBeVisible();

  const saving = page.waitForEvent("download");
  await button(page, "Download failed rows").click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file).toMatch(
    /^\uFEFFcity,state,zip,phone,company,email,form,service,problem\r\n.+,NC,.*,Plumbing,"?The default Netlify account/,
  );

  await button(page, "Retry 1 row").click();
  await expect(figure(page, "All 3 sites are live")).toBeVisible();
  await expect(figure(page, "3 of 3 live")).toBeVisible();
  // The account is the operator's.
  await expect(page.getByText("published in the default Netlify account")).toBeVisible();
  await page.getByText("All 3", { exact: true }).click();
  await expect(page).toHaveURL(/show=all/);
  await page.reload();
  await expect(rows(page).getByRole("link", { name: /^Visit Site: / })).toHaveCount(3);
  await rows(page).getByRole("link", { name: "Durham, NC", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();

  // A user who has lost the address of the run finds it again.
  await page.goto("/create?tab=bulk");
  await page.getByRole("link", { name: /Plumbing, 3 sites/ }).click();
  await expect(page).toHaveURL(new RegExp(`/creation-runs/${id}`));
});

test("a run names the user's own account as the place of its sites @long", async ({ page }) => {
  await showRun(page, { status: "complete", states: ["success", "success"] });
  await page.goto("/creation-runs/0190c0de-0000-7000-8000-000000000001");
  await expect(figure(page, "All 2 sites are live")).toBeVisible();
  await expect(page.getByText("published in your own account")).toBeVisible();
});

test("a drip run is shown in two tabs, paused and cancelled @long", async ({
  page,
  person,
  context,
}) => {
  const id = await makeRun(person, ["Winston-Salem", "Durham", "Cary"], { dripPerDay: 1 });
  await page.goto("/");
  await page.getByRole("link", { name: /A run is under way: \d of 3 live/ }).click();
  await expect(page).toHaveURL(new RegExp(`/creation-runs/${id}$`));
  await expect(figure(page, "1 of 3 live")).toBeVisible();
  await expect(page.getByText("At most 1 a day")).toBeVisible();
  await expect(page.getByText("The next ones are started")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(figure(other, "1 of 3 live")).toBeVisible();

  await button(page, "Pause").click();
  for (const viewer of [page, other])
    await expect(viewer.getByText("Paused: no more sites are started")).toBeVisible();
  await button(other, "Resume").click();
  await button(page, "Cancel and refund 2").click();
  const dialog = page.getByRole("dialog", { name: "Cancel this run" });
  await expect(dialog).toContainText(
    "2 sites will not be made, and 2 credits are returned to you.",
  );
  await dialog.getByRole("button", { name: "Cancel the run" }).click();
  for (const viewer of [page, other])
    await expect(
      viewer.getByText("2 sites had not been started: 2 credits came back"),
    ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Credits" })).toHaveText(
    "4 Credits",
  );
  await expect(button(page, "Pause")).toHaveCount(0);
});

test("a run of three a week shows when each site is made, and makes the rest at once on request @long", async ({
  page,
  person,
}) => {
  const id = await makeRun(person, ["Winston-Salem", "Durham", "Cary"], { perWeek: 3 });
  await page.goto(`/creation-runs/${id}`);
  await expect(figure(page, "1 of 3 live")).toBeVisible();
  await expect(page.getByText(/^1 of 3 made, the next on \w{3}, \w{3} \d/)).toBeVisible();
  await expect(page.getByText(/^The last one is planned for .* All 3 are paid/)).toBeVisible();
  await page.getByText("Waiting 2", { exact: true }).click();
  await expect(rows(page)).toContainText(/Row 2: planned for \w{3}, \w{3} \d.*Row 3: planned for/);
  await page.reload();
  await expect(rows(page)).toContainText("Row 2: planned for");

  await button(page, "Pause").click();
  await expect(rows(page)).toContainText("Row 2: waits until the run is resumed");
  await button(page, "Make the rest now").click();
  const dialog = page.getByRole("dialog", { name: "Make the rest now" });
  await expect(dialog).toContainText("instead of 3 a week");
  await expect(dialog).toContainText("nothing is charged");
  await dialog.getByRole("button", { name: "Make 2 sites now" }).click();
  await expect(figure(page, "All 3 sites are live")).toBeVisible();
  await page.goto("/credits");
  await expect(page.getByText("Bulk creation: 3 sites")).toHaveCount(1);
});

test("an address without a run, and a connection that is lost @long", async ({
  page,
  errors,
  person,
}) => {
  errors.expect(/status of 404|ERR_FAILED/);
  await page.goto("/creation-runs/0190c0de-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Run not found", level: 1 })).toBeVisible();
  const id = await makeRun(person, ["Cary", "Durham"], { dripPerDay: 1 });
  const events = "**/api/creation-runs/*/events";
  await page.route(events, (route) => route.abort());
  await page.goto(`/creation-runs/${id}`);
  await expect(page.getByText("This run could not be loaded")).toBeVisible();
  await page.unroute(events);
  await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Plumbing in 2 cities", level: 1 })).toBeVisible();
});
