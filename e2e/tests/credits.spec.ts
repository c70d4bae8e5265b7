import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { changeResponses, failCalls, holdCalls } from "../support/faults.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

type History = { transactions: object[] };

test("the balance in its number, what things cost, and every movement [spec 2.1, 2.11, 3]", async ({
  page,
  person,
}) => {
  await page.goto("/credits");
  await expect(page.getByRole("heading", { name: "Credits", level: 1 })).toBeVisible();
  const balance = card(page, "Your Credit Balance");
  await expect(balance).toContainText("Credits are used to create sites");
  await expect(balance.getByText("5 credits", { exact: true })).toBeVisible();
  await expect(card(page, "Credit Usage").getByRole("listitem")).toHaveText([
    "Single page site 1 credit",
    "Each location of a multi-location site 1 credit",
    "Each location in bulk creation 1 credit",
  ]);

  for (const city of ["Boise", "Nampa", "Caldwell", "Meridian"])
    await makeSite(person, { city, state: "ID" });
  const history = card(page, "Transaction History");
  await expect(history.getByRole("row")).toHaveCount(2);
  await history.getByRole("button", { name: "Refresh" }).click();
  await expect(history.getByRole("columnheader")).toContainText([
    "Type",
    "Amount",
    "Description",
    "Date",
  ]);
  const rows = history.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("Deduct");
  await expect(rows.first()).toContainText("−1");
  await expect(rows.first()).toContainText("Plumbing in Meridian, ID");
  await expect(rows.first().locator("svg")).toBeVisible();
  await expect(rows.last()).toContainText("Initialize");
  await expect(rows.last()).toContainText("+5");
  await page.reload();
  await expect(balance.getByText("1 credit", { exact: true })).toBeVisible();
});

type Shown = { transactions: { id: string }[] };

test("a history longer than one page says so, and loads the older entries @long", async ({
  page,
  person,
}) => {
  for (const city of ["Boise", "Nampa", "Caldwell"]) await makeSite(person, { city, state: "ID" });
  // Makes a page appear to have two entries: the server really continues after the cursor.
  await changeResponses(page, "GET /credits/history", (response: Shown) => {
    const transactions = response.transactions.slice(0, 2);
    const isWhole = transactions.length === response.transactions.length;
    return { transactions, nextCursor: isWhole ? null : transactions.at(-1)?.id };
  });
  await page.goto("/credits");
  const history = card(page, "Transaction History");
  const rows = history.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(2);
  await history.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(4);
  await expect(rows.last()).toContainText("Initialize");
  await expect(history.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("an addition is red, and a movement without words says so @long [spec 3]", async ({
  page,
}) => {
  // Our server never writes this type (decision D14) and never leaves a description out.
  await changeResponses(page, "GET /credits/history", ({ transactions }: History) => ({
    transactions: transactions.map((row) => ({ ...row, type: "addition", description: "" })),
  }));
  await page.goto("/credits");
  const row = page.getByRole("row", { name: "No description" });
  await expect(row.getByText("Addition")).toHaveCSS("color", "rgb(163, 39, 31)");
});

test("loading, nothing yet, and an error with its retry @long [spec 2.11, 8]", async ({
  page,
  errors,
}) => {
  const history = card(page, "Transaction History");
  const release = await holdCalls(page, "GET /credits/history");
  await page.goto("/credits");
  await expect(page.getByText("Loading transactions")).toBeAttached();
  await release();
  await expect(history.getByRole("row")).toHaveCount(2);

  const refill = await changeResponses(page, "GET /credits/history", () => ({ transactions: [] }));
  await page.reload();
  await expect(history).toContainText("No transactions yet");
  await refill();

  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /credits/*", { status: 500 });
  await page.reload();
  const balance = card(page, "Your Credit Balance");
  await expect(balance.getByRole("alert")).toContainText(
    "Failed to load credit information. Please try again later.",
  );
  await end();
  await balance.getByRole("button", { name: "Try Again" }).click();
  await expect(history.getByRole("row")).toHaveCount(2);
  await expect(balance.getByText("5 credits", { exact: true })).toBeVisible();
});
