import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const citiesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `City ${at}, NC`).join("\n");
const hosts = (page: Page) => page.getByRole("group", { name: "Deploy to" });

test("hosts are compared for the number of sites, and one is recommended above fifty @long", async ({
  page,
}) => {
  await page.goto("/create?tab=bulk");
  await field(page, "Service Name").fill("Plumbing");
  await field(page, "Phone Numbers").fill("336-555-0142");
  await field(page, "Cities").fill(citiesOf(50));
  const toggle = page.getByRole("button", { name: "Compare hosts for 50 sites" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.press("Enter");
  const table = page.getByRole("table", { name: "Hosts compared for 50 sites" });
  await expect(table.getByRole("columnheader")).toHaveText([/Netlify/, /AWS S3/, /Cloudflare/]);
  await expect(table.getByRole("row", { name: /First publication/ })).toContainText("49 minutes");

  await field(page, "Cities").fill(citiesOf(300));
  const advice = page.getByText("Above 50 sites we recommend AWS S3 with https or Cloudflare");
  await expect(advice).toBeVisible();
  // No deployment has reported a limit yet, so the documented ones count, in the table and in the forecast.
  const all = page.getByRole("table", { name: "Hosts compared for 300 sites" });
  await expect(all.getByRole("row", { name: /First publication/ })).toContainText("5 days");
  const terms = page.getByRole("region", { name: "What will happen" });
  await expect(terms).toContainText("about 5 days at Netlify's 3 deploys a minute and 100 a day");
  await expect(terms).toContainText("Netlify charges 4,500 of its own credits");
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 800 });
  const isWiderThanScreen = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isWiderThanScreen()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });

  await hosts(page).getByText("Cloudflare", { exact: true }).click();
  await expect(advice).toBeHidden();
  await expect(terms).toContainText("as fast as the files are written");
});

test("the form names what exceeds one Netlify team, with the alternatives @long", async ({
  page,
}) => {
  await page.goto("/create?tab=bulk");
  await field(page, "Service Name").fill("Plumbing");
  await field(page, "Cities").fill(citiesOf(501));
  await expect(page.getByText("Not possible with one Netlify team")).toBeVisible();
  await expect(page.getByText(/Choose Cloudflare or AWS S3, or spread the sites/)).toBeVisible();
  const table = page.getByRole("table", { name: "Hosts compared for 501 sites" });
  await expect(table.getByRole("cell", { name: "Not possible" })).toBeVisible();
});
