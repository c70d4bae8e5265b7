import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control } from "../support/emulator.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { userTest as test } from "../support/test.ts";

test.afterEach(({ product }) => control(product.netlifyUrl, "DELETE faults"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const rows = (page: Page) => page.getByRole("table").getByRole("row");
const row = (page: Page, text: RegExp) => rows(page).filter({ hasText: text });

const FIVE =
  "Winston-Salem, NC\nKernersville NC\nGreensboro, North Carolina\nHigh Point, NC\nBoise, ID";

test("five cities, from the form to five live sites [spec 1, 2.9, 3, 4, 8]", async ({
  page,
  errors,
}) => {
  await page.goto("/create");
  await page.getByRole("tab", { name: "Bulk Creation" }).click();
  const service = field(page, "Service Name");
  const cities = field(page, "Cities");
  const phones = field(page, "Phone Numbers");
  await button(page, "Preview Sites").click();
  await expectRefused(service, "Please fill in all fields");
  await service.fill("Plumbing");
  await cities.fill(" , \n");
  await phones.fill("call me");
  await field(page, "Sites per day").fill("soon");
  await button(page, "Preview Sites").click();
  await expectRefused(cities, "No valid cities found");
  await expectRefused(phones, "No valid phone numbers found. Please enter valid phone numbers.");
  await expect(page.getByText("Left out, no phone number: call me")).toBeVisible();
  const notANumber = "Sites per day must be a whole number from 1 to 10,000";
  await expectRefused(field(page, "Sites per day"), notANumber);
  await field(page, "Sites per day").fill("");
  await cities.fill(`${FIVE}\nApex, NC`);
  await expect(page.getByText("You need 1 more credit")).toBeVisible();
  await expect(button(page, "Preview Sites")).toBeDisabled();
  await cities.fill(FIVE);
  await phones.fill("336-555-0101\n(336) 555-0102");
  await expect(page.getByText("5 credits", { exact: true })).toBeVisible();
  await expect(page.getByText("Netlify charges 75 of its own credits")).toBeVisible();
  await page.reload();
  await expect(phones).toHaveValue("336-555-0101\n(336) 555-0102");
  // The whole draft is restored, and its cost is known.
  await expect(page.getByText("5 credits", { exact: true })).toBeVisible();

  await button(page, "Preview Sites").click();
  await expect(row(page, /Greensboro/)).toContainText("(336) 555-0101");
  await expect(row(page, /High Point/)).toContainText("(336) 555-0102");
  await expect(row(page, /Winston-Salem/)).toContainText("Ready");
  await expect(row(page, /Winston-Salem/)).toContainText(/NC\s*271\d\d/);
  await button(page, "Edit Details").click();
  await expect(cities).toHaveValue(FIVE);
  await button(page, "Preview Sites").click();

  errors.expect(/status of (402|500)/);
  const short = { message: "You need 1 more credit", error: "", code: "SHORT", requestId: "" };
  for (const [fault, text] of [
    [{ status: 402, body: short }, "You need 1 more credit"],
    [{ status: 500 }, "Failed to create bulk sites"],
  ] as const) {
    const mend = await failCalls(page, "POST /campaigns/bulk", fault);
    await button(page, "Create Sites").click();
    await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
    await mend();
  }
  const release = await holdCalls(page, "POST /campaigns/bulk");
  await button(page, "Create Sites").dblclick();
  await expect(button(page, "Creating Sites (0/5)")).toBeVisible();
  await expect(page.getByText("Starting creation of 5 campaigns...")).toBeVisible();
  await release();
  await expect(page.getByText("Created 5 campaigns successfully!")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("main")).toContainText(/Deployed Sites\s*5/);
  await expect(page.getByText("A run is under way")).toBeHidden();
  await expect(page.getByText("0 available")).toBeVisible();
  await page.goto("/create?tab=bulk");
  await expect(service).toHaveValue("");
  await page.goto("/single-page-sites/plumbing");
  await expect(page.getByText("5 sites found")).toBeVisible();
});

const FILE = `\uFEFFTown;State;Main phone;E-mail;Firm\r
Durham;NC;919-555-0142;"not an address";"Bull ""City"" Pipes;\nand Drains"\r
Springfield;;;;\r
Cary;NC;+1 919 555 0143;;\r
Cary;NC;;;\r
`;

test("the rows of a file are corrected one by one, and a site that fails is retried @long [spec 1, 2.9, 4]", async ({
  page,
  product,
  errors,
}) => {
  await page.goto("/create?tab=bulk");
  await expect(page.getByText("A sample: your site appears as you type")).toBeVisible();
  await field(page, "Service Name").fill("Plumbing");
  const choose = (name: string, content: string) =>
    page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    });
  await choose("sites.xlsx", "PK\u0003\u0004\0\0");
  await expect(page.getByRole("alert")).toContainText("This is not a text file.");
  await choose("sites.csv", FILE);
  await expect(field(page, "City column")).toHaveValue("0");
  await expect(field(page, "Company column")).toHaveValue("4");
  await field(page, "Company column").selectOption("None");
  await field(page, "Company column").selectOption({ index: 5 });
  await field(page, "Phone Numbers").fill("336-555-0101");

  errors.expect(/status of (403|404|500)/);
  const mendCheck = await failCalls(page, "POST /campaigns/bulk/check", { status: 500 });
  await button(page, "Preview Sites").click();
  const failed = "The sites could not be checked. Nothing was made; please try again.";
  await expect(page.getByText(failed)).toBeVisible();
  await mendCheck();
  await button(page, "Try Again").click();
  await expect(page.getByText("4 sites, 1 row to be fixed or removed")).toBeVisible();
  await expect(rows(page).nth(1)).toContainText("Please enter a valid email address");
  await expect(button(page, "Create Sites")).toBeDisabled();

  await button(page, "Edit Durham, row 2").click();
  await expect(field(page, "Email")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("pipes@example.com");
  await page.keyboard.press("Enter");
  await expect(button(page, "Edit Durham, row 2")).toBeFocused();
  await expect(button(page, "Create Sites")).toBeEnabled();
  await page.getByText(/^Needs attention/).click();
  await field(page, "State of Springfield, row 3").selectOption("MO");
  await expect(row(page, /Springfield/)).toContainText(/MO\s*65/);
  await expect(row(page, /The same as row 4/)).toBeVisible();
  await button(page, "Remove 1 duplicate").click();
  await expect(button(page, "Restore 1 removed")).toBeVisible();
  await expect(page.getByText("3 sites.", { exact: true })).toBeVisible();

  const once = { match: "POST /api/v1/sites", status: 403, times: 1 };
  await control(product.netlifyUrl, "POST faults", once);
  await button(page, "Create Sites").click();
  await expect(page.getByRole("alert").filter({ hasText: "1 site could not be" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("link", { name: "Open the run's own page" })).toBeVisible();
  const findRun = await failCalls(page, "GET /creation-runs/*/events", { status: 404 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Run not found" })).toBeVisible();
  await findRun();
  const mendStream = await failCalls(page, "GET /creation-runs/*/events", { status: 403 });
  await page.reload();
  await expect(button(page, "Create another run")).toBeVisible();
  await mendStream();
  await button(page, "Try Again").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download failed rows").click(),
  ]);
  const [head, line] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(head).toBe("\uFEFFcity,state,zip,phone,company,email,form,service,problem");
  expect(line).toMatch(
    /^(Durham,NC,,919|Springfield,MO,,336|Cary,NC,,'\+1 919).*cannot take this site/s,
  );

  const mendRetry = await failCalls(page, "POST /creation-runs/*/retry", { status: 500 });
  await button(page, "Retry 1 failed row").click();
  const notStarted = "The failed sites could not be started again. Please try again.";
  await expect(page.getByText(notStarted)).toBeVisible();
  await mendRetry();
  await button(page, "Retry 1 failed row").click();
  await expect(page.getByText("Created 3 campaigns successfully!")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/\/$/);
});
