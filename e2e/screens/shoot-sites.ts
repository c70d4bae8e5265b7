import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import type { CreatedSite } from "../support/sites.ts";
import { shoot, show } from "./shoot.ts";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const OVER = { isWholePage: false };

const IDLE = [
  ["Plumbing", "Winston-Salem", "NC"],
  ["Water Heater Repair and Installation", "Rancho Cucamonga", "CA"],
  ["Roofing", "Denver", "CO"],
  ["House Cleaning", "Sacramento", "CA"],
  ["Pest Control", "Memphis", "TN"],
] as const;

/** Makes sites of an agency's clients, three of them live, with labels; returns the live ones. */
export async function makeClients(person: Person): Promise<CreatedSite[]> {
  const live: CreatedSite[] = [];
  for (const city of ["Boise", "Nampa", "Caldwell"])
    live.push(await publishSite(person, { city, state: "ID", phone: "2085550142" }));
  const idle: string[] = [];
  for (const [serviceName, city, state] of IDLE)
    idle.push((await makeSite(person, { serviceName, city, state, phone: "3365550142" })).id);
  const ids = live.map(({ id }) => id);
  await ask(person, "POST /labels/assign", { ids, add: ["Ruiz Plumbing", "Winter offer 2026"] });
  await ask(person, "POST /labels/assign", { ids: idle.slice(0, 2), add: ["Waits for photos"] });
  return live;
}

/** A list of all sites in each layout, with its dialogs and menus; `stranger` has no account. */
export async function shootSitesLists(page: Page, stranger: Page): Promise<void> {
  await show(page, "/sites", "All Sites");
  await shoot(page, "sites");
  await show(page, "/sites?layout=table", "All Sites");
  await shoot(page, "sites-table");
  await button(page, "Columns").click();
  await shoot(page, "sites-table-columns", OVER);
  await page.keyboard.press("Escape");
  await show(page, "/sites?layout=map", "All Sites");
  await expect(page.getByText("3 live")).toBeVisible();
  await shoot(page, "sites-map");
  await shootViews(page);
  await shootLabels(page);
  await shootSharing(page, stranger);
}

async function shootViews(page: Page): Promise<void> {
  await show(page, "/sites?state=ID&layout=table", "All Sites");
  const panel = page.getByRole("dialog", { name: /^Views/ });
  await button(page, "Views").click();
  await shoot(page, "sites-views-empty", OVER);
  for (const name of ["Idaho", "Sites of Ruiz Plumbing that wait for photos"]) {
    await panel.getByLabel("Save this list as a view").fill(name);
    await page.keyboard.press("Enter");
    await expect(button(page, `Views: ${name}`)).toBeVisible();
    await button(page, /^Views/).click();
  }
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await shoot(page, "sites-views", OVER);
  await page.keyboard.press("Escape");
}

async function shootLabels(page: Page): Promise<void> {
  await show(page, "/sites", "All Sites");
  await button(page, "Select").click();
  for (const city of ["Boise", "Nampa"])
    await page.getByRole("checkbox", { name: `Select Plumbing in ${city}, ID` }).check();
  await shoot(page, "sites-selected", OVER);
  await button(page, "Labels").click();
  const dialog = page.getByRole("dialog", { name: "Labels of 2 sites" });
  await dialog.getByLabel("Add labels").fill("Client A, Spring offer");
  await shoot(page, "sites-labels", OVER);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

async function shootSharing(page: Page, stranger: Page): Promise<void> {
  await show(page, "/sites?state=ID", "All Sites");
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share this list" });
  await dialog.getByLabel("Name").fill("Ruiz Plumbing, all sites in Idaho");
  await shoot(page, "share", OVER);
  await button(page, "Make Link").click();
  await expect(dialog.getByText("It is shown only once")).toBeVisible();
  await shoot(page, "share-made", OVER);
  const look = dialog.getByRole("link", { name: "Look at the page" });
  await stranger.goto((await look.getAttribute("href")) ?? "");
  await expect(stranger.getByRole("table")).toBeVisible();
  await shoot(stranger, "shared-page");
  await stranger.goto("/shared/no-such-list");
  await shoot(stranger, "shared-page-over");
}

/** Two conflicting saves of one site, its versions, and the trash. */
export async function shootHistory(
  page: Page,
  person: Person,
  sites: CreatedSite[],
): Promise<void> {
  const [site, other] = sites;
  if (!site || !other) throw new Error("There are no sites to change");
  await shootMerge(page, person, site);
  await ask(person, `POST /campaigns/${site.id}/redeploy`, {});
  await show(page, `/campaigns/${site.id}`, "Plumbing");
  const card = page.getByRole("region", { name: "Versions", exact: true });
  await card
    .getByRole("button", { name: /^What changed in version/ })
    .first()
    .click();
  await expect(card.getByRole("definition").first()).toBeVisible();
  await shoot(page, "campaign-versions", { ...OVER, at: card });
  await card.getByRole("button", { name: "Restore version 1" }).click();
  await shoot(page, "campaign-restore", OVER);
  await page.keyboard.press("Escape");
  await ask(person, "POST /trash", { campaignIds: [other.id], keepSite: true });
  await show(page, "/trash", "Trash");
  await shoot(page, "trash-left-up");
}

async function shootMerge(page: Page, person: Person, { id }: CreatedSite): Promise<void> {
  await show(page, `/campaigns/${id}`, "Plumbing");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field("Phone Number").fill("(208) 555-0111");
  await field("Meta Title").fill("Plumbers of Boise, around the clock");
  const metatitle = "Plumbing in Boise, Idaho: repairs, drains and heaters";
  const theirs = { phone: "(208) 555-0122", email: "office@ruiz-plumbing.example", metatitle };
  await ask(person, `PUT /campaigns/${id}`, { main: theirs });
  await button(page, "Save Changes").click();
  const dialog = page.getByRole("dialog", { name: "Saved elsewhere while you were editing" });
  await expect(dialog).toBeVisible();
  await shoot(page, "campaign-merge", OVER);
  await dialog
    .getByRole("group", { name: "Phone Number" })
    .getByRole("radio", { name: "Theirs" })
    .check({ force: true });
  await page.keyboard.press("Escape");
}
