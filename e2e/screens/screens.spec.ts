import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { addAwsKeys } from "../support/accounts.ts";
import { fillSite } from "../support/create-site.ts";
import { control } from "../support/emulator.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { newPerson } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { publishSite } from "../support/sites.ts";
import type { Product } from "../support/start-product.ts";
import { signedInState, test } from "../support/test.ts";
import { foundAgency } from "./agency.ts";
import type { SampleAgency } from "./agency.ts";
import { writeContactSheet } from "./contact-sheet.ts";
import { FOLDER, shoot, show } from "./shoot.ts";
import { shootAccount } from "./shoot-account.ts";
import { shootChanges } from "./shoot-changes.ts";
import { shootLeads } from "./shoot-leads.ts";
import { shootNewcomer } from "./shoot-newcomer.ts";
import { shootRuns } from "./shoot-runs.ts";
import { shootPayments, shootSelling } from "./shoot-selling.ts";
import {
  shootAddressLinks,
  shootNoMail,
  shootPublicPages,
  shootRecovery,
} from "./shoot-sign-in.ts";
import { makeClients, shootHistory, shootSitesLists } from "./shoot-sites.ts";

/** A page of its own for a person, or for a visitor who is not signed in. */
async function pageOf(browser: Browser, product: Product, person?: Person): Promise<Page> {
  const storageState = person && signedInState(person);
  const context = await browser.newContext({
    baseURL: product.url,
    reducedMotion: "reduce",
    ...(storageState && { storageState }),
  });
  return context.newPage();
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

async function shootStranger(page: Page): Promise<void> {
  await show(page, "/login", "Sign in to your account");
  await shoot(page, "login");
  await page.getByRole("textbox", { name: "Email address" }).fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await shoot(page, "login-refused");
  await show(page, "/signup", "Create your account");
  await shoot(page, "signup");
  await page.getByRole("button", { name: "Sign up" }).click();
  await shoot(page, "signup-errors");
  await show(page, "/no-such-page", "Page not found");
  await shoot(page, "not-found");
  const release = await holdCalls(page, "GET /health");
  await page.goto("/login");
  await expect(page.getByText("Connecting to the API...")).toBeVisible();
  await shoot(page, "shell-connecting");
  await release();
  await failCalls(page, "GET /health", { status: 500 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await shoot(page, "shell-connection-error");
}

async function shootDashboard(page: Page): Promise<void> {
  await show(page, "/", "Dashboard");
  await shoot(page, "dashboard");
  await page.getByRole("button", { name: "View transaction history" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await shoot(page, "dashboard-history-and-zoom");
  await page.getByRole("button", { name: "Show as list" }).click();
  await shoot(page, "dashboard-map-as-list");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("plumbing");
  await expect(page.getByRole("option").first()).toBeVisible();
  await shoot(page, "command-palette", { isWholePage: false });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await shoot(page, "shell-menu", { widths: [390], isWholePage: false });
}

async function shootLists(page: Page): Promise<void> {
  await show(page, "/single-page-sites", "Single Page Sites");
  await shoot(page, "single-page-sites");
  await show(page, "/single-page-sites/plumbing", "Plumbing");
  await shoot(page, "single-page-sites-service");
  await press(page, "Filters");
  await shoot(page, "single-page-sites-service-filters", { isWholePage: false });
  await press(page, "Filters");
  await press(page, "Select");
  await page.getByRole("checkbox").nth(1).check({ force: true });
  await page.getByRole("checkbox").nth(2).check({ force: true });
  await shoot(page, "single-page-sites-service-select", { isWholePage: false });
  await page.getByRole("button", { name: "Edit Selected" }).click();
  await shoot(page, "single-page-sites-service-bulk-edit", { isWholePage: false });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await shoot(page, "single-page-sites-service-delete", { isWholePage: false });
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await shoot(page, "single-page-sites-service-deleted", { isWholePage: false });
  await show(page, "/trash", "Trash");
  await shoot(page, "trash");
}

async function shootCampaigns(page: Page, { live, idle, failed }: SampleAgency): Promise<void> {
  await show(page, `/campaigns/${live.id}`, "Plumbing");
  await shoot(page, "campaign");
  await press(page, "Change Deployment Settings");
  await page.getByLabel("Company Name").fill("Twin City Plumbing & Sons");
  await shoot(page, "campaign-settings-and-unsaved");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await shoot(page, "campaign-leave", { isWholePage: false });
  await page.getByRole("button", { name: "Leave" }).click();
  await show(page, `/campaigns/${idle.id}`, "Plumbing");
  await shoot(page, "campaign-not-deployed");
  await show(page, `/campaigns/${failed.id}`, "Plumbing");
  await shoot(page, "campaign-failed");
}

async function shootMultiLocation(page: Page, { many }: SampleAgency): Promise<void> {
  await show(page, "/multi-location-sites", "Multi-Location Sites");
  await shoot(page, "multi-location-sites");
  await show(page, "/multi-location-sites/water-heaters", "Water Heaters");
  await shoot(page, "multi-location-sites-service");
  await show(page, `/campaigns/${many}`, "Water Heaters");
  await shoot(page, "campaign-multi-location");
  await page.getByRole("link", { name: "Create New Site" }).first().click();
  await page.getByRole("tab", { name: "Multi-Location Site" }).click();
  await shoot(page, "create-multi-location-empty");
  await page.getByLabel("Main Service").fill("Roofing");
  await page.getByLabel("City").fill("Durham");
  await page.getByLabel("State").fill("NC");
  await page.getByLabel("Additional Locations").fill("Cary, NC\nApex, NC\nRaleigh\ncary, nc");
  await page.getByLabel("Related Services").fill("Gutters: cleaned and replaced");
  await shoot(page, "create-multi-location");
}

async function shootCreate(page: Page, { netlifyUrl }: Product): Promise<void> {
  await show(page, "/create", "Create New Campaign");
  await fillSite(page, { service: "Electrical", phone: "3365550142" });
  await page.getByLabel("Netlify Account").selectOption("Default account");
  await page.waitForTimeout(1_000);
  await shoot(page, "create");
  await control(netlifyUrl, "POST timings", { processingMs: 15_000 });
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(page.getByRole("heading", { name: "Electrical", level: 1 })).toBeVisible();
  await shoot(page, "campaign-deploying", { isWholePage: false });
  await control(netlifyUrl, "POST timings", { processingMs: 50 });
}

async function shootAccounts(page: Page): Promise<void> {
  await show(page, "/credits", "Credits");
  await shoot(page, "credits");
  await page.getByRole("button", { name: "Buy Now, 25 credits" }).click();
  await expect(page.getByRole("dialog", { name: "Purchase Credits" })).toBeVisible();
  await shoot(page, "credits-purchase", { isWholePage: false });
  await page.keyboard.press("Escape");
  await show(page, "/settings", "Settings");
  await shoot(page, "settings");
  await press(page, "Edit Agency account");
  await page.getByRole("button", { name: "Add Credentials" }).click();
  await shoot(page, "settings-edit-and-errors");
  await press(page, "Cancel");
  await press(page, "Manage Buckets");
  await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
  await shoot(page, "settings-buckets", { isWholePage: false });
  await page.getByRole("button", { name: "Public Access" }).first().click();
  await expect(page.getByRole("button", { name: "Close Again" })).toBeVisible();
  await shoot(page, "settings-bucket-access", { isWholePage: false });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await press(page, "Delete Agency keys");
  await shoot(page, "settings-delete", { isWholePage: false });
}

test.describe.configure({ timeout: 15 * 60_000 });

test("strangers and newcomers", async ({ browser, product }) => {
  await rm(FOLDER, { recursive: true, force: true });
  await shootStranger(await pageOf(browser, product));
  const person = await newPerson(product.url);
  await shootNewcomer(await pageOf(browser, product, person), person);
});

test("an agency with sites all over the country", async ({ browser, startOwn }) => {
  const product = await startOwn({ SIGNUP_CREDITS: "60" });
  const agency = await foundAgency(product);
  const page = await pageOf(browser, product, agency.person);
  await shootDashboard(page);
  await shootCampaigns(page, agency);
  await shootMultiLocation(page, agency);
  await shootPayments(page, agency.person, product);
  await shootAccounts(page);
  await shootCreate(page, product);
  await shootLists(page);
  await shootRuns(page);
  await shootLeads(page, agency.person, product);
});

test("lists of sites, changes of many of them and the history of one", async ({
  browser,
  startOwn,
}) => {
  const product = await startOwn({ SIGNUP_CREDITS: "40" });
  const person = await newPerson(product.url);
  const sites = await makeClients(person);
  const page = await pageOf(browser, product, person);
  await shootSitesLists(page, await pageOf(browser, product));
  await shootChanges(page, { person, product, sites });
  await shootHistory(page, person, sites);
});

test("pages around the sign-in", async ({ browser, product }) => {
  const stranger = await pageOf(browser, product);
  await shootPublicPages(stranger);
  await shootRecovery(stranger, await newPerson(product.url), product);
  await shootAddressLinks(stranger, await newPerson(product.url), product);
});

test("a purchase, its papers and a refund", async ({ browser, startOwn, postgresUrl }) => {
  const databaseUrl = await createDatabase(postgresUrl ?? "");
  const product = await startOwn({ DATABASE_URL: databaseUrl });
  const person = await newPerson(product.url);
  const page = await pageOf(browser, product, person);
  await shootSelling(page, person, { product, databaseUrl });
});

test("the account, a second factor and a deletion", async ({ browser, product }) => {
  const person = await newPerson(product.url);
  await publishSite(person);
  await addAwsKeys(person, "Agency keys");
  await shootAccount(await pageOf(browser, product, person), person);
});

test("without mail", async ({ browser, startOwn }) => {
  const product = await startOwn({ SMTP_URL: "" });
  await shootNoMail(await pageOf(browser, product));
  const person = await newPerson(product.url);
  const page = await pageOf(browser, product, person);
  await show(page, "/account", "Account");
  await shoot(page, "no-mail-account");
});

test("the contact sheet", ({ page }) => writeContactSheet(page));
