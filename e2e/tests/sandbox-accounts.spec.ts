import { expect, type Page } from "@playwright/test";
import { failCalls } from "../support/faults.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

const CARDS = ["Netlify Tokens", "AWS S3 Credentials", "Cloudflare Tokens"];
const rowIn = (page: Page, card: string) =>
  page.getByRole("region", { name: card, exact: true }).getByRole("row", { name: "Sandbox" });
const connectAll = (page: Page) =>
  page.getByRole("button", { name: "Connect all sandbox accounts" });
const connected = (page: Page) =>
  page.getByText("The sandbox accounts of all hosts are connected.");

test("one press stores the sandbox's accounts with all hosts, for every user @long", async ({
  page,
  browser,
  product,
  errors,
}) => {
  // The domain at Cloudflare belongs to the first user of this sandbox; the others have trial addresses.
  errors.expect(/status of 400/);
  await signUp(page);
  await page.goto("/settings");
  await connectAll(page).click();
  await expect(connected(page)).toBeVisible();
  await expect(connectAll(page)).toBeHidden();
  for (const card of CARDS) await expect(rowIn(page, card)).toHaveCount(1);
  await page.reload();
  await expect(connected(page)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signUp(other);
  await other.goto("/settings");
  await connectAll(other).click();
  await expect(connected(other)).toBeVisible();
  for (const card of CARDS) await expect(rowIn(other, card)).toHaveCount(1);
  await other.context().close();
});

test("a host that refuses is named, and the others are connected @long", async ({
  page,
  errors,
}) => {
  await signUp(page);
  await page.goto("/settings");
  errors.expect(/status of (?:400|500)/);
  const heal = await failCalls(page, "POST /aws-credentials", { status: 500 });
  await connectAll(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "AWS S3:" })).toBeVisible();
  await expect(rowIn(page, "Cloudflare Tokens")).toHaveCount(1);
  await heal();
  await connectAll(page).click();
  await expect(connected(page)).toBeVisible();
});
