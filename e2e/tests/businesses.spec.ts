import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, name: string) =>
  page.getByRole("main").getByRole("textbox", { name, exact: true });

test("a business is added: nothing is ticked beforehand, bad input loses nothing, and a refresh keeps it @long", async ({
  page,
  errors,
}) => {
  test.slow();
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Businesses" })
    .click();
  await expect(page.getByRole("heading", { name: "No businesses yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add business" }).click();
  await expect(page.getByRole("heading", { name: "Add Business", level: 1 })).toBeVisible();
  await field(page, "Phone Number").fill("12");
  await field(page, "Founded").fill("long ago");
  await field(page, "Licence number").fill("P-1234");
  await field(page, "Addresses").fill("https://reviews.example.com/ruiz\nnot an address");
  await page.getByRole("button", { name: "Add business" }).click();
  await expectRefused(field(page, "Business Name"), "Business name is required");
  await expectRefused(field(page, "Founded"), "Write the year, such as 1998");
  await expectRefused(
    field(page, "Licence state"),
    "A licence is shown with its number, state and board, or not at all",
  );
  await expect(page.getByText(/^not an address: /)).toBeVisible();
  await expectAccessible(page);

  await field(page, "Business Name").fill("Ruiz Plumbing");
  await field(page, "Phone Number").fill("(336) 555-0100");
  await field(page, "Founded").fill("1998");
  await field(page, "Licence state").fill("North Carolina");
  await field(page, "Licence board").fill("State Board of Examiners of Plumbing");
  await field(page, "Addresses").fill("https://reviews.example.com/ruiz");
  await page.getByText("By weekday").click();
  await page.getByLabel("Monday: open or closed").selectOption("Open");
  await page.getByLabel("Monday closes").fill("17:30");
  await page.getByRole("button", { name: "Monday’s hours on all weekdays" }).click();
  await page.getByLabel("Trade").selectOption("Plumbing");
  await expect(page.getByRole("checkbox", { name: "Leak repair" })).not.toBeChecked();
  await expect(page.getByText("Nothing is ticked")).toBeVisible();
  await page.getByRole("checkbox", { name: "Leak repair" }).check();
  await page.getByText("Add your own words or a price").click();
  await page.getByLabel("Price note of Leak repair").fill("from $89, as of May 2026");
  await field(page, "A service of your own").fill("Well pump repair");
  await field(page, "A service of your own").press("Enter");
  const picker = page.getByLabel("Logo file");
  errors.expect(/status of 4\d\d/);
  await picker.setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  await expect(page.getByText("This file is not a picture that we can read.")).toBeVisible();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 60 } });
  await picker.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("img", { name: "Logo of Ruiz Plumbing" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: "Logo of Ruiz Plumbing" })).toBeVisible();
  await expect(field(page, "Business Name")).toHaveValue("Ruiz Plumbing");
  await expect(page.getByRole("checkbox", { name: "Leak repair" })).toBeChecked();
  await expect(page.getByLabel("Friday closes")).toHaveValue("17:30");
  await page.getByRole("button", { name: "Add business" }).click();
  await expect(page.getByRole("heading", { name: "Ruiz Plumbing", level: 1 })).toBeVisible();
  const facts = page.getByRole("region", { name: "What it states" });
  await expect(facts).toContainText("Leak repair");
  await expect(facts).toContainText("Well pump repair");
  await expect(facts).toContainText("P-1234, NC, State Board of Examiners of Plumbing");
  await expect(facts).toContainText("Mon–Fri 8:00 AM – 5:30 PM");
  const lacks = page.getByRole("region", { name: "What its pages lack" });
  await expect(lacks).toContainText("Two sentences let pages speak");
  await expect(lacks).not.toContainText("logo");
  await expectAccessible(page);
  await page.goto("/businesses/new");
  await expect(field(page, "Business Name")).toHaveValue("");
});

test("sites that look like one firm are grouped once that is confirmed, and stay when the business is deleted @long", async ({
  page,
  person,
}) => {
  for (const city of ["Winston-Salem", "Durham"]) {
    const { id } = await makeSite(person, { city, phone: "3365550142" });
    await ask(person, `PUT /campaigns/${id}`, { company: { name: "Ruiz Plumbing" } });
  }
  await page.goto("/businesses");
  const suggestions = page.getByRole("list", { name: "Suggestions" });
  await expect(suggestions).toContainText("These 2 sites look like one firm: Ruiz Plumbing.");
  await suggestions.getByRole("button", { name: "Dismiss: Ruiz Plumbing" }).click();
  await expect(page.getByText("1 suggestion dismissed.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Show it again" }).click();
  await suggestions.getByRole("button", { name: "Group them: Ruiz Plumbing" }).click();
  const dialog = page.getByRole("dialog");
  await field(page, "Business Name").or(dialog.getByLabel("Business Name")).fill(" ");
  await dialog.getByRole("button", { name: "Group them" }).click();
  await expectRefused(dialog.getByLabel("Business Name"), "Business name is required");
  await expectAccessible(page);
  await dialog.getByLabel("Business Name").fill("Ruiz Plumbing");
  await dialog.getByRole("button", { name: "Group them" }).click();
  await expect(page.getByText("2 sites now belong to Ruiz Plumbing.")).toBeVisible();
  await expect(suggestions).toBeHidden();
  await page.getByRole("link", { name: /Ruiz Plumbing/ }).click();
  const map = page.getByRole("region", { name: "Where its sites are" });
  await expect(map.getByRole("group", { name: "Map of your sites" })).toBeVisible();
  const sites = page.getByRole("region", { name: "Sites", exact: true });
  await expect(sites.getByRole("link")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText("Its 2 sites stay");
  await dialog.getByRole("button", { name: "Delete business" }).click();
  await expect(
    page.getByText("Ruiz Plumbing was deleted. Its sites are still there."),
  ).toBeVisible();
  await page.goto("/sites");
  await expect(page.getByRole("main").getByText("Durham, NC").first()).toBeVisible();
});

const RUIZ = { name: "Ruiz Plumbing", phone: "(336) 555-0100", street: "12 Trade Street" };
const addBusiness = async (person: Person) =>
  ((await ask(person, "POST /businesses", RUIZ)) as { id: string }).id;

test("a site takes the phone of its business, and a new number is published once that is confirmed @long", async ({
  page,
  person,
}) => {
  test.slow();
  const id = await addBusiness(person);
  await page.goto(`/businesses/${id}`);
  await page.getByRole("button", { name: "Make its first site" }).click();
  await expect(page.getByLabel("Business", { exact: true })).toHaveValue(id);
  const phone = page.getByLabel("Phone Number");
  await expect(phone).toHaveAttribute("placeholder", RUIZ.phone);
  await expect(
    page.getByText(`Left empty, it is that of Ruiz Plumbing: ${RUIZ.phone}`),
  ).toBeVisible();
  await fillSite(page, { service: "Plumbing" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(deploymentReport(page)).toContainText("Deployed");
  await expect(page.getByLabel("Phone Number")).toHaveValue(RUIZ.phone);
  const address = await page.getByRole("link", { name: "Visit Site" }).first().getAttribute("href");

  await page.goto(`/businesses/${id}/edit`);
  await field(page, "Phone Number").fill("(336) 555-0177");
  await page.reload();
  await expect(field(page, "Phone Number")).toHaveValue("(336) 555-0177");
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 live site shows the old values. Publish the change now?");
  await expect(dialog.getByText(/^1 site at Netlify: less than a minute, at/)).toBeVisible();
  await expect(dialog.getByText("Netlify charges 15 of its own credits")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText("Unpublished changes: 1 live site still shows")).toBeVisible();
  const site = await page.context().newPage();
  await site.goto(address ?? "");
  await expect(site.getByText("(336) 555-0100").first()).toBeVisible();
  await page.getByRole("button", { name: "Redeploy 1 site" }).click();
  await dialog.getByRole("button", { name: "Redeploy 1 site" }).click();
  await expect(page.getByText("1 deployment started.")).toBeVisible();
  await expect(page.getByText("Unpublished changes")).toBeHidden({ timeout: 20_000 });
  await expect(async () => {
    await site.reload();
    await expect(site.getByText("(336) 555-0177").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("the form of a site shows what is its own, gives it up, and joins and leaves a business @long", async ({
  page,
  person,
}) => {
  const id = await addBusiness(person);
  const { id: site } = await makeSite(person, { phone: "3365550142" });
  await page.goto(`/campaigns/${site}`);
  const select = page.getByLabel("Business", { exact: true });
  const save = async () => {
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Everything is saved")).toBeVisible();
  };
  await expect(select).toHaveValue("");
  await expect(page.getByText("From Ruiz Plumbing")).toHaveCount(0);
  await select.selectOption("Ruiz Plumbing");
  await save();
  await expect(page.getByLabel("Company Name")).toHaveValue("Ruiz Plumbing");
  await expect(page.getByLabel("Company Name")).toHaveAccessibleDescription("From Ruiz Plumbing");
  const phone = page.getByLabel("Phone Number", { exact: true });
  await expect(phone).toHaveAccessibleDescription(/This site’s own/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the business’s value: Phone Number" }).press("Enter");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue(RUIZ.phone);
  await save();
  await expect(phone).toHaveAccessibleDescription("From Ruiz Plumbing");
  expect(await ask(person, `GET /campaigns/${site}`)).toMatchObject({ businessId: id, own: {} });
  await phone.fill("");
  await save();
  await expect(phone).toHaveAccessibleDescription(/This site shows none/);
  await select.selectOption("None");
  await save();
  expect(await ask(person, `GET /campaigns/${site}`)).toMatchObject({ businessId: null });
});

test("the forms of several sites take a business, and none unless it is chosen @long", async ({
  page,
  person,
}) => {
  const id = await addBusiness(person);
  await page.goto("/create?tab=bulk");
  const select = page.getByLabel("Business", { exact: true });
  await expect(select).toHaveValue("");
  await page.getByLabel("Service Name").fill("Plumbing");
  await page.getByLabel("Cities").fill("Durham, NC\nCary, NC");
  await page.getByRole("button", { name: "Preview Sites" }).click();
  await expectRefused(page.getByLabel("Phone Numbers"), "Please fill in all fields");
  await select.selectOption("Ruiz Plumbing");
  await page.getByRole("button", { name: "Preview Sites" }).click();
  await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  await page.getByRole("button", { name: "Create Sites" }).click();
  await expect(
    page
      .getByRole("heading", { name: "Your sites are live" })
      .or(page.getByRole("heading", { name: "Dashboard", level: 1 })),
  ).toBeVisible({ timeout: 30_000 });
  const { siteList } = (await ask(person, `GET /businesses/${id}`)) as { siteList: object[] };
  expect(siteList).toHaveLength(2);

  await page.goto("/create?tab=multi-location");
  await expect(select).toHaveValue(id);
  await expect(page.getByLabel("Phone Number")).toHaveAttribute("placeholder", RUIZ.phone);
  await select.selectOption("None");
  await page.goto("/create");
  await expect(select).toHaveValue("");
});
