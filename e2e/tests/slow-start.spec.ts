import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const terms = (page: Page) => page.getByRole("region", { name: "What will happen" });
const CITIES = Array.from({ length: 31 }, (_, at) => `City ${at}, NC`);

async function fillBulk(page: Page, cities: readonly string[]): Promise<void> {
  await page.goto("/create?tab=bulk");
  await field(page, "Service Name").fill("Plumbing");
  await field(page, "Cities").fill(cities.join("\n"));
  await field(page, "Phone Numbers").fill("336-555-0142");
}

test("a run of many new cities of one business offers a slow start, which has to be chosen @long", async ({
  page,
}) => {
  await fillBulk(page, CITIES.slice(1));
  await expect(terms(page)).toContainText("30 one a city");
  await expect(terms(page)).not.toContainText("doorway");
  await field(page, "Cities").fill(CITIES.join("\n"));
  await expect(terms(page)).toContainText(
    "31 cities for one business that shows nothing there yet",
  );
  await expect(page.getByRole("radio", { name: "All at once" })).toBeChecked();

  await field(page, "Sites per day").fill("20");
  await page.getByRole("radio", { name: "3 a week" }).check();
  await expect(field(page, "Sites per day")).toHaveValue("");
  await expect(terms(page)).toContainText("about 10 weeks at 3 a week");
  await expect(terms(page)).toContainText("All credits are taken at the start");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "3 a week" })).toBeChecked();

  // The choice stays visible when its reason no longer applies.
  await field(page, "Cities").fill(CITIES.slice(0, 3).join("\n"));
  await expect(terms(page)).not.toContainText("doorway");
  await field(page, "Sites per day").fill("20");
  await page.getByRole("button", { name: "Preview Sites" }).click();
  await expect(page.getByText("Give sites per day or sites per week, not both")).toBeVisible();
  await field(page, "Sites per day").fill("");
  await page.getByRole("button", { name: "Preview Sites" }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/campaigns/bulk"),
  );
  await page.getByRole("button", { name: "Create Sites" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ perWeek: 3 });
});

test("the same cities become one site with a page for each, and the bulk form keeps them @long", async ({
  page,
}) => {
  await fillBulk(page, CITIES);
  await page.getByRole("button", { name: "Make one multi-location site" }).click();
  await expect(page.getByRole("tab", { name: "Multi-Location Site" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(field(page, "Main Service")).toHaveValue("Plumbing");
  await expect(field(page, "City")).toHaveValue("City 0");
  await expect(field(page, "Additional Locations")).toHaveValue(CITIES.slice(1).join("\n"));
  await page.goBack();
  await expect(field(page, "Cities")).toHaveValue(CITIES.join("\n"));
});
