import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control } from "../support/emulator.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import type { CreatedSite } from "../support/sites.ts";
import type { Product } from "../support/start-product.ts";
import { shoot, show } from "./shoot.ts";

const OVER = { isWholePage: false };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

type Client = { person: Person; product: Product; sites: CreatedSite[] };

/** Changes of many sites: the form, the review, the progress and the result, the undo, the log, and a file. */
export async function shootChanges(page: Page, { person, product, sites }: Client): Promise<void> {
  await shootForm(page);
  await shootReview(page);
  await shootProgress(page, product);
  await shootMove(page, person, sites);
  await show(page, "/operations", "Changes");
  await shoot(page, "operations");
  await shootImport(page);
}

async function shootForm(page: Page): Promise<void> {
  await show(page, "/operations", "Changes");
  await shoot(page, "operations-empty");
  await show(page, "/sites", "All Sites");
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Change…").click();
  await expect(page.getByRole("heading", { name: "Change Sites", level: 1 })).toBeVisible();
  await button(page, "Review").click();
  await expect(page.getByText("Type the new value")).toBeVisible();
  await shoot(page, "operation-form-errors");
  await page.getByLabel("Field", { exact: true }).selectOption("Meta Title");
  await page
    .getByLabel("New value")
    .fill("{service} in {city}, {state}: call {company} day and night");
  await button(page, "Add another change").click();
  await page.getByLabel("Field", { exact: true }).last().selectOption("Phone Number");
  await page.getByLabel("New value").last().fill("(336) 555-0199");
  await shoot(page, "operation-form");
  await page
    .getByLabel("New value")
    .first()
    .fill("{service} in {city}, {state}: call us day and night");
}

async function shootReview(page: Page): Promise<void> {
  await button(page, "Review").click();
  await expect(page.getByRole("heading", { name: "Review", level: 1 })).toBeVisible();
  await expect(page.getByRole("deletion").first()).toBeVisible();
  await shoot(page, "operation-review");
  const row = "Show the page before and after: Plumbing in Boise, ID";
  await button(page, row).click();
  const after = page.getByRole("region", { name: "After", exact: true }).frameLocator("iframe");
  await expect(after.getByText("555-0199").first()).toBeVisible();
  await shoot(page, "operation-before-after", OVER);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox").first().check({ force: true });
  await shoot(page, "operation-ticked", OVER);
  await page.getByRole("button", { name: /^Apply to/ }).click();
  await shoot(page, "operation-apply", OVER);
}

async function shootProgress(page: Page, { netlifyUrl }: Product): Promise<void> {
  await control(netlifyUrl, "POST timings", { processingMs: 60_000 });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Change / })
    .click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await shoot(page, "operation-running");
  await control(netlifyUrl, "POST timings", { processingMs: 50 });
  await button(page, "Pause").click();
  await expect(button(page, "Resume")).toBeVisible();
  await shoot(page, "operation-paused");
  await button(page, "Resume").click();
  await expect(page.getByRole("status").filter({ hasText: /done$/ })).toBeVisible({
    timeout: 180_000,
  });
  await shoot(page, "operation-done");
  await button(page, "Undo").click();
  await shoot(page, "operation-undo", OVER);
  await inDialog(page, "Keep the changes").click();
}

/** The review of a move, with what happens to the old addresses; then with more sites than the host accepts. */
async function shootMove(page: Page, person: Person, sites: CreatedSite[]): Promise<void> {
  const { netlifyToken: token } = (
    (await ask(person, "GET /config")) as { sandbox: { netlifyToken: string } }
  ).sandbox;
  const { id: netlifyTokenId } = (await ask(person, "POST /netlify-tokens", {
    name: "Agency account",
    token,
  })) as { id: string };
  const value = { deploymentType: "netlify", netlifyTokenId };
  const { id } = (await ask(person, "POST /operations", {
    campaignIds: sites.map((site) => site.id),
    changes: [{ field: "account", action: "set", value }],
  })) as { id: string };
  await show(page, `/operations/${id}`, "Review");
  await shoot(page, "operation-move");
  const operation = (await ask(person, `GET /operations/${id}`)) as { forecast: object[] };
  // No sandbox has so many sites that they fill a team.
  const text =
    "A team has at most 500 sites on Netlify's Free, Personal and Pro plans. This one has 498 of ours. Choose Cloudflare or AWS S3, or spread the sites over several teams.";
  const obstacle = { title: "Not possible with one Netlify team", text };
  const forecast = operation.forecast.map((host) => ({ ...host, obstacle }));
  const url = `**/api/operations/${id}`;
  await page.route(url, (route) => route.fulfill({ json: { ...operation, forecast } }));
  await show(page, `/operations/${id}`, "Review");
  await shoot(page, "operation-impossible");
  await page.unroute(url);
}

async function shootImport(page: Page): Promise<void> {
  await show(page, "/sites?state=ID", "All Sites");
  await button(page, "CSV").click();
  await expect(button(page, "Export CSV")).toBeVisible();
  await shoot(page, "sites-csv-menu", OVER);
  const download = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  const stream = await (await download).createReadStream();
  const text = (await stream.toArray()).join("");
  await show(page, "/operations/import", "Import CSV");
  await shoot(page, "import");
  const choose = (name: string, content: string) =>
    page.getByLabel("CSV file").setInputFiles({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    });
  await choose("clients-of-the-north-west-agency-in-november.csv", "city,state\nDurham,NC\n");
  await expect(page.getByText("The file has no column “id”.")).toBeVisible();
  await shoot(page, "import-refused");
  const changed = text
    .replace(/,Boise,/, ",Boston,")
    .replace(/office@[^,]*/, "no address")
    .replace("id,version", "Colour,id,version")
    .replaceAll(/\r\n(?=.)/g, "\r\nred,")
    .replaceAll("day and night", "at any hour");
  await choose("march.csv", changed);
  await expect(page.getByRole("heading", { name: "Review", level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot(page, "import-review");
}
