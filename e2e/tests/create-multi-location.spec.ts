import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { deploymentReport } from "../support/deployment-report.ts";
import { control } from "../support/emulator.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls } from "../support/faults.ts";
import { moveToBucket } from "../support/move-to-bucket.ts";
import { keepShownPages, livePage, previewOf, shownPage } from "../support/preview.ts";
import { userTest as test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

test.afterEach(({ product }) => control(product.netlifyUrl, "DELETE faults"));

const button = (page: Page) => page.getByRole("button", { name: "Create Multi-Location Site" });
const pages = (page: Page) => page.getByRole("region", { name: "Pages of this site" });

const KERNERSVILLE = "locations/kernersville-nc/";
const HIGH_POINT = "locations/high-point-nc/";
const PAGES = ["Winston-Salem, NC", "All locations", "Kernersville, NC", "Greensboro, NC", "HVAC"];

async function fill(page: Page): Promise<void> {
  await page.goto("/create?tab=multi-location");
  await page.getByLabel("Main Service").fill("Plumbing");
  await page.getByLabel("City").fill("Winston-Salem");
  await page.getByLabel("State").fill("NC");
  await page.getByLabel("Additional Locations").fill("Kernersville, NC\nGreensboro, NC");
  await page.getByLabel("Related Services").fill("HVAC\nAquariums: cleaned and lined");
  await page.getByLabel("Phone Number").fill("336-555-0142");
}

/** Moves from page to page by the site's own links, corrects a page, and returns what two of the pages showed. */
async function lookAround(page: Page): Promise<{ first: string; location: string }> {
  const title = previewOf(page).getByRole("heading", { level: 1 });
  const quality = page.getByRole("region", { name: "Quality" });
  await expect(title).toHaveText("Plumbing in Winston-Salem, North Carolina");
  // Rendered in its own size, so that a click hits the element under it.
  await page.getByRole("group", { name: "Width" }).getByRole("radio", { name: "Phone" }).check();
  await page.getByLabel("Additional Locations").fill("Kernersville, NC\nAtlantis, NC");
  await expect(page.getByText("We do not know Atlantis, NC")).toBeVisible();
  await pages(page).getByRole("rowheader", { name: "Atlantis, NC" }).getByRole("button").click();
  await expect(quality).toContainText("We have no place data for Atlantis");
  await quality.getByRole("button", { name: "Edit the locations" }).click();
  await expect(page.getByLabel("Additional Locations")).toBeFocused();
  await page.getByLabel("Additional Locations").fill("Kernersville, NC\nGreensboro, NC");
  await expect(pages(page).getByRole("rowheader")).toHaveText(PAGES);
  const location = previewOf(page).getByRole("link", { name: /Kernersville/ });
  await location.first().click();
  await expect(title).toHaveText("Plumbing in Kernersville, North Carolina");
  await expect(page.getByLabel("Page of the site")).toHaveValue(KERNERSVILLE);
  await expect(quality).toContainText(/Nearest page\s*\d+ % alike/);
  await page.getByLabel("Phone Number").fill("");
  await expect(quality).toContainText("Search engines will be asked not to list it");
  await quality.getByRole("button", { name: "Add a phone number" }).click();
  await page.keyboard.type("336-555-0142");
  await expect(quality).toContainText("Ready for search engines");
  const shown = () => shownPage(page, "");
  const before = await shown();
  const palettes = page.getByRole("group", { name: "Palette" });
  await palettes.getByRole("radio", { checked: false }).first().check();
  await expect.poll(shown).not.toBe(before);
  const promised = await shown();
  await previewOf(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect(title).toHaveText("Plumbing in Winston-Salem, North Carolina");
  return { first: await shown(), location: promised };
}

const lookAtKernersville = (page: Page) =>
  pages(page).getByRole("rowheader", { name: "Kernersville, NC" }).getByRole("button").click();

/** Adds a location for a credit, removes one that was live, which returns no credit, and changes the services for free. */
async function editLater(page: Page): Promise<void> {
  const locations = page.getByRole("region", { name: "Locations", exact: true });
  const form = page.getByRole("form", { name: "Add a location" });
  await expect(locations.getByRole("listitem")).toHaveCount(3);
  await form.getByLabel("City").fill("Kernersville");
  await form.getByLabel("State").fill("North Carolina");
  await expect(form.getByText("1 credit", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: "Add Location" }).click();
  await expectRefused(form.getByLabel("City"), "Kernersville, NC is on this site already");
  await form.getByLabel("City").fill("High Poi");
  await form.getByRole("option", { name: "High Point, NC" }).click();
  await form.getByRole("button", { name: "Add Location" }).click();
  await expect(page.getByText("High Point, NC was added")).toBeVisible();
  await expect(locations.getByRole("listitem").last()).toContainText(/High Point, NC\s*Listed/);
  const credits = page.getByRole("main").getByRole("link", { name: "Credits" });
  await expect(credits).toHaveText("1 Credits");
  await expect(page.getByText("Saved. The live site still shows the old version.")).toBeVisible();

  await locations.getByRole("button", { name: "Remove Greensboro, NC" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove location" });
  await expect(dialog).toContainText("comes back only if it was never part of the live site");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Greensboro, NC was removed.", { exact: true })).toBeVisible();
  await expect(locations.getByRole("list")).toBeFocused();
  await page.getByLabel("Services", { exact: true }).fill("Aquariums");
  await expect(pages(page).getByRole("rowheader", { name: "HVAC" })).toHaveCount(0);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Campaign details saved successfully!")).toBeVisible();
  await expect(credits).toHaveText("1 Credits");
  await page.reload();
  await expect(locations.getByRole("listitem")).toContainText([
    "Winston-Salem, NC",
    "Kernersville, NC",
    "High Point, NC",
  ]);
  await expect(page.getByLabel("Services", { exact: true })).toHaveValue("Aquariums");
}

/** Sends the form, follows its progress and opens the site's page. Returns the live site's address. */
async function create(page: Page): Promise<string> {
  await button(page).click();
  await expect(page.getByText(/Queued|Deploying/)).toBeVisible();
  await expect(page.getByText("Multi-location site created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/multi-location-sites/plumbing");
  await page.getByRole("link", { name: /View Details/ }).click();
  return (await page.getByRole("link", { name: "Visit Site" }).getAttribute("href")) ?? "";
}

test("one site of three locations: what it costs, its pages, its progress, and it is live [spec 2.9, 4, 8]", async ({
  page,
  product,
}) => {
  await fill(page);
  await expect(pages(page).getByRole("rowheader")).toHaveText(PAGES);
  await expect(page.getByText("3 credits", { exact: true })).toBeVisible();
  await expect(page.getByText("You have sufficient credits (5 available)")).toBeVisible();
  const siteUrl = await create(page);
  const location = await livePage(page, product.netlifyUrl, siteUrl + KERNERSVILLE);
  expect(location).toContain("Plumbing in Kernersville, North Carolina");
  await expect(pages(page).getByRole("rowheader")).toHaveText(PAGES);
});

test("one site of three locations is what its preview showed, is edited later, and moves to a bucket @long [spec 2.9, 4, 8]", async ({
  page,
  product,
  person,
  errors,
}) => {
  await keepShownPages(page);
  await page.goto("/create");
  await page.getByRole("tab", { name: "Multi-Location Site" }).click();
  await expect(page).toHaveURL(/tab=multi-location/);
  await expect(page.getByText("A sample: your site appears as you type")).toBeVisible();
  await fill(page);
  await page.getByLabel("Additional Locations").pressSequentially("\nAustin TX\nkernersville, nc");
  await expect(page.getByText("Austin TX is not a city with its state")).toBeVisible();
  const twice = "Named before, so not charged again: kernersville, nc";
  await expect(page.getByText(twice)).toBeVisible();
  await expect(pages(page).getByRole("rowheader")).toHaveText(PAGES);
  await expect(pages(page)).toContainText("We have no text about Aquariums.");
  await page.reload();
  await expect(page.getByLabel("Main Service")).toHaveValue("Plumbing");
  const promised = await lookAround(page);

  const siteUrl = await create(page);
  const live = (path: string) => livePage(page, product.netlifyUrl, siteUrl + path);
  expect((await live("")).replaceAll(siteUrl, "")).toBe(promised.first);
  expect((await live(KERNERSVILLE)).replaceAll(siteUrl, "")).toBe(promised.location);
  // Its own page has the preview too, with the stored attempts of each of its pages.
  await lookAtKernersville(page);
  await expect.poll(() => shownPage(page, siteUrl)).toBe(await live(KERNERSVILLE));
  const site = await visitSite(page);
  await site
    .getByRole("link", { name: /Kernersville/ })
    .first()
    .click();
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Kernersville");
  errors.expect(/status of 409/);
  // The form was opened before the locations changed: its save is sent again with the new version.
  errors.expect(/status of 412/);
  await editLater(page);

  // Also on S3, as edited, where each page contains its policy itself.
  const movedTo = await moveToBucket(person, new URL(page.url()).pathname);
  await page.reload();
  const inBucket = (path: string) => livePage(page, product.s3Url, movedTo + path);
  expect(await inBucket(HIGH_POINT)).toContain("Content-Security-Policy");
  const first = await inBucket("");
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => shownPage(page, movedTo)).toBe(first);
  await lookAtKernersville(page);
  const location = await inBucket(KERNERSVILLE);
  await expect.poll(() => shownPage(page, movedTo)).toBe(location);
});

test("a missing value is named next to its field, and nothing typed is lost @long [spec 5]", async ({
  page,
}) => {
  await page.goto("/create?tab=multi-location");
  await button(page).click();
  await expectRefused(page.getByLabel("Main Service"), "Please enter a main service name");
  await page.getByLabel("Main Service").fill("Plumbing");
  await button(page).click();
  const missing = "Please enter both city and state for the main location";
  await expectRefused(page.getByLabel("City"), missing);
  await page.getByLabel("City").fill("Durham");
  await page.getByLabel("State").fill("NC");
  await button(page).click();
  const lines = page.getByLabel("Additional Locations");
  await expectRefused(lines, "Please add at least one additional location");
  await lines.fill("Cary, ZZ");
  await button(page).click();
  await expectRefused(lines, "Cary, ZZ: Please enter a US state, such as NC");
  await lines.fill("Cary, NC\nApex, NC\nRaleigh, NC\nHolly Springs, NC\nGarner, NC");
  await expect(page.getByText("You need 1 more credit")).toBeVisible();
  await expect(button(page)).toBeDisabled();
});

test("a misspelt place and a line without a state are corrected at their field, before anything is charged @long [spec 5]", async ({
  page,
}) => {
  await page.goto("/create?tab=multi-location");
  await page.getByLabel("Main Service").fill("Plumbing");
  await page.getByLabel("City").fill("Asutin");
  await page.getByLabel("State").fill("TX");
  const lines = page.getByLabel("Additional Locations");
  await lines.fill("Round Rok, TX\nCedar Park\nPflugervile, TX\nNowhereville, TX");
  const created: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/multi-location/create")) created.push(request.url());
  });
  await button(page).click();
  await expectRefused(lines, "Cedar Park: Write each location as city, state");
  await page.getByRole("button", { name: "Use Cedar Park, TX instead of Cedar Park" }).click();
  await expect(lines).toBeFocused();
  await button(page).click();
  await expectRefused(page.getByLabel("City"), "Asutin, TX: did you mean Austin, TX");
  await page.getByRole("button", { name: "Use Austin, TX instead of Asutin, TX" }).click();
  await button(page).click();
  await expectRefused(lines, "Round Rok, TX: did you mean Round Rock, TX");
  await page.getByRole("button", { name: "Use Round Rock, TX instead of Round Rok, TX" }).click();
  await page.getByRole("button", { name: "Keep Pflugervile, TX" }).click();
  await expect(lines).toHaveValue(
    "Round Rock, TX\nCedar Park, TX\nPflugervile, TX\nNowhereville, TX",
  );
  expect(created).toEqual([]);
  await expect(page.getByText("5 credits", { exact: true })).toBeVisible();
  await button(page).click();
  await expect(page.getByText("Multi-location site created successfully!")).toBeVisible();
  await page.goto("/multi-location-sites/plumbing");
  await page.getByRole("link", { name: /View Details/ }).click();
  const locations = page.getByRole("region", { name: "Locations", exact: true });
  await expect(locations.getByRole("listitem")).toContainText([
    /Austin, TX/,
    /Round Rock, TX/,
    /Cedar Park, TX/,
    /Pflugervile, TX\s*Not listed/,
    /Nowhereville, TX\s*Not listed/,
  ]);
  const form = page.getByRole("form", { name: "Add a location" });
  await form.getByLabel("City").fill("Leandr");
  await form.getByLabel("State").fill("TX");
  await expect(
    form.getByRole("button", { name: "Use Leander, TX instead of Leandr, TX" }),
  ).toBeVisible();
});

test("refusals of the server, and a site whose deployment fails @long [spec 4, 8]", async ({
  page,
  product,
  errors,
}) => {
  errors.expect(/status of (500|200|404)|ERR_FAILED/);
  await fill(page);
  for (const [fault, text] of [
    ["no answer", "Network error: Could not connect to the server. Please check your connection."],
    ["empty", "Server returned invalid data. Please contact support."],
    [{ status: 500 }, "Failed to create multi-location site"],
  ] as const) {
    const mend = await failCalls(page, "POST /multi-location/create", fault);
    await button(page).click();
    await expect(page.getByText(text)).toBeVisible();
    await mend();
  }
  await control(product.netlifyUrl, "POST faults", {
    match: "* /api/v1/",
    status: 503,
    times: 1_000,
  });
  const mend = await failCalls(page, "GET /multi-location/progress/*", { status: 500 });
  await button(page).click();
  await expect(page.getByText("Failed to check site creation progress")).toBeVisible();
  await mend();
  const stopped = page.getByRole("heading", { name: "The site is not live yet" });
  await expect(stopped).toBeVisible({ timeout: 30_000 });
  const bringBack = await failCalls(page, "GET /multi-location/progress/*", { status: 404 });
  await page.reload();
  const gone = page.getByRole("heading", { name: "This site is not there any more" });
  await expect(gone).toBeVisible();
  await expect(page.getByRole("button", { name: "Create another site" })).toBeVisible();
  await bringBack();
  await page.reload();
  await expect(stopped).toBeVisible();
  await control(product.netlifyUrl, "DELETE faults");
  await page.getByRole("link", { name: "Open its page" }).click();
  await expect(deploymentReport(page)).toContainText("Your credits stay with it");
  await page.getByRole("button", { name: "Deploy Site" }).click();
  await expect(page.getByText("Campaign redeployed successfully!")).toBeVisible();
});
