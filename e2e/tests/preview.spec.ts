import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { createSiteByForm, fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { moveToBucket } from "../support/move-to-bucket.ts";
import { keepShownPages, livePage, previewOf, shownPage } from "../support/preview.ts";
import { ask } from "../support/person.ts";
import { signUp } from "../support/sign-up.ts";
import { makeSite } from "../support/sites.ts";
import { test, userTest } from "../support/test.ts";

const quality = (page: Page) => page.getByRole("region", { name: "Quality" });

async function liveUrl(page: Page): Promise<string> {
  await expect(deploymentReport(page)).toContainText("Deployed");
  return (await page.getByRole("link", { name: "Visit Site" }).getAttribute("href")) ?? "";
}

userTest(
  "what is shown while typing is what goes live, byte for byte @long",
  async ({ page, product, person }) => {
    await keepShownPages(page);
    await page.goto("/create");
    const preview = previewOf(page);
    const title = preview.getByRole("heading", { level: 1 });
    await expect(page.getByText("A sample: your site appears as you type")).toBeVisible();
    await expect(title).toHaveText("Plumbing in Winston-Salem, North Carolina");

    await page.getByLabel("Service Name").pressSequentially("Roofing");
    await expect(title).toHaveText("Roofing in Winston-Salem, North Carolina");
    await fillSite(page, { service: "Roofing" });
    await expect(preview.getByRole("link", { name: "(336) 555-0142" })).toHaveCount(0);
    await expect(quality(page)).toContainText("Search engines will be asked not to list it");
    await quality(page).getByRole("button", { name: "Add a phone number" }).click();
    await expect(page.getByLabel("Phone Number")).toBeFocused();
    await page.keyboard.type("3365550142");
    await expect(preview.getByRole("link", { name: "(336) 555-0142" }).first()).toBeAttached();
    await expect(quality(page)).toContainText("Ready for search engines");

    await page
      .getByRole("group", { name: "Palette" })
      .getByRole("radio", { name: "Brick" })
      .check();
    await page.getByRole("group", { name: "Theme" }).getByRole("radio", { name: "Civic" }).check();
    const before = await preview.locator("body").innerText();
    await page.getByRole("button", { name: "Another look" }).click();
    await expect.poll(() => preview.locator("body").innerText()).not.toBe(before);
    const drawn = await preview.locator("body").innerText();

    // A refresh shows the same site again: its key is part of the draft.
    await page.reload();
    await expect.poll(() => previewOf(page).locator("body").innerText()).toBe(drawn);
    await expect(quality(page)).toContainText("Ready for search engines");
    const promised = await shownPage(page, "");
    await page.getByRole("button", { name: "Create Site" }).click();
    const siteUrl = await liveUrl(page);
    const live = await livePage(page, product.netlifyUrl, siteUrl);
    expect(live.replaceAll(siteUrl, "")).toBe(promised);

    // The same on its own page, with edits that are not saved yet, and with the edits deployed.
    await expect.poll(() => shownPage(page, siteUrl)).toBe(live);
    await page.getByLabel("Company Name").fill("Asha & Sons <Roofing>");
    await page.getByRole("radio", { name: "Pine" }).check();
    await expect(previewOf(page).getByText("Asha & Sons <Roofing>").first()).toBeAttached();
    await expect.poll(() => shownPage(page, siteUrl)).not.toBe(live);
    const edited = await shownPage(page, siteUrl);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("button", { name: "Deploy changes" }).click();
    await expect.poll(() => livePage(page, product.netlifyUrl, siteUrl)).toBe(edited);

    // Also on S3, where the page itself contains the policy.
    const movedTo = await moveToBucket(person, new URL(page.url()).pathname);
    await page.reload();
    await expect(title).toBeVisible();
    const inBucket = await livePage(page, product.s3Url, movedTo);
    expect(inBucket).toContain("Content-Security-Policy");
    await expect.poll(() => shownPage(page, movedTo)).toBe(inBucket);
  },
);

test("the preview is no trap and no way out @long", async ({ page }) => {
  await signUp(page);
  await page.goto("/create");
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  // Rendered in its own size, so that a click hits the element under it.
  await page.getByRole("group", { name: "Width" }).getByRole("radio", { name: "Phone" }).check();
  const preview = previewOf(page);
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  // A link to a place on the page works, and does not change the dashboard's own history.
  await expect(async () => {
    // Facts that arrive in the meantime render the page again, which interrupts scrolling.
    await preview.getByRole("link", { name: "See the services" }).click();
    await expect(preview.locator("#services")).toBeInViewport({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  // A phone call or a map elsewhere: these links are visible but open nothing.
  await preview.getByRole("link", { name: "Google Maps" }).click();
  await preview.getByRole("link", { name: "(336) 555-0142" }).last().click();

  // Typing does not change the scroll position.
  const scrolled = () => preview.locator("html").evaluate((html) => html.scrollTop);
  const at = await scrolled();
  expect(at).toBeGreaterThan(0);
  await page.getByLabel("Phone Number").fill("3365550143");
  await expect(preview.getByRole("link", { name: "(336) 555-0143" }).first()).toBeAttached();
  expect(await scrolled()).toBe(at);

  // A keyboard user can skip the preview.
  await page.getByRole("button", { name: "Skip the preview" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("iframe")).not.toBeFocused();
  // By now anything that a link started would have had an effect.
  expect(visited).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test("on a phone the preview opens over the form, in the chosen colors @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUp(page);
  await page.goto("/create");
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Your site" });
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(sheet.getByRole("radio", { name: "Phone" })).toBeChecked();
  const ground = () =>
    previewOf(page)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await sheet.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(ground).not.toBe(light);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel("Phone Number")).toHaveValue("3365550142");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "Create, with its preview open");
});

test("a quality check that fails says so and stops nothing; near-duplicates are named @long", async ({
  page,
  errors,
}) => {
  await signUp(page);
  await createSiteByForm(page, { service: "Plumbing", phone: "3365550142" });
  await page.goto("/create");
  errors.expect(/500/);
  await page.route("**/api/quality", (route) => route.fulfill({ status: 500, body: "" }));
  await fillSite(page, { service: "Plumbing" });
  await expect(quality(page)).toContainText("Failed to check the quality of the site");
  await expect(page.getByRole("button", { name: "Create Site" })).toBeEnabled();
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/api/quality");
  await quality(page).getByRole("button", { name: "Try Again" }).click();
  await expect(quality(page)).toContainText(/Nearest sibling\s*\d+ % alike/);
  await quality(page).getByRole("link", { name: "Plumbing in Winston-Salem, NC" }).click();

  // On its own page: a page without contact details is not listed, unless its owner overrides that.
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await page.getByLabel("Phone Number").fill("");
  await expect(quality(page)).toContainText("Search engines will be asked not to list it");
  await quality(page).getByRole("checkbox", { name: "Let search engines list it anyway" }).check();
  await expect(page.getByText("Campaign updated successfully!")).toBeVisible();
  await expect(quality(page)).toContainText("Search engines may list it, as you chose");
});

userTest("a logo is in the preview before it is published @long", async ({ page, person }) => {
  await page.goto("/create");
  const data = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 120 } });
  const headers = { authorization: `Bearer ${person.token}` };
  const upload = await page.request.post("/api/pictures", { headers, data });
  expect(upload.status()).toBe(201);
  const logo = { ...((await upload.json()) as object), alt: "Logo of Ruiz Plumbing" };
  const business = await ask(person, "POST /businesses", { name: "Ruiz Plumbing", logo });
  const { id } = await makeSite(person, { phone: "3365550142" });
  await ask(person, `PUT /campaigns/${id}`, { businessId: (business as { id: string }).id });
  await page.goto(`/campaigns/${id}`);
  const image = previewOf(page).getByAltText("Logo of Ruiz Plumbing");
  await expect(image).toHaveAttribute("src", /^data:image\/webp;base64,/);
  // The picture is loaded only when it is near the window.
  const widthInView = (element: Element) => {
    element.scrollIntoView();
    return (element as HTMLImageElement).naturalWidth;
  };
  await expect.poll(() => image.evaluate(widthInView)).toBeGreaterThan(0);
});
