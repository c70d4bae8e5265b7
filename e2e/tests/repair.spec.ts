import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { createSiteByForm } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { control, journal } from "../support/emulator.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

test.afterEach(({ product }) => control(product.netlifyUrl, "DELETE faults"));

/** The files sent since the journal was cleared, by their path on the site. */
async function sentFiles(netlifyUrl: string): Promise<string[]> {
  const sent = (await journal(netlifyUrl)).filter(({ method }) => method === "PUT");
  return sent.map(({ path }) => path.replace(/^.*\/files\//, "")).toSorted();
}

/** The responses that visitors get, by path. Node cannot resolve the site's own host; the emulator serves the same under its own. */
async function readFiles(netlifyUrl: string, site: Page, paths: string[]): Promise<string[]> {
  const { hostname } = new URL(site.url());
  const read = async (path: string) =>
    (await fetch(`${netlifyUrl}/__site/${hostname}/${path}`)).text();
  return Promise.all(paths.map(read));
}

const deploy = (page: Page) => page.getByRole("button", { name: "Deploy Site" }).click();

async function changePhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Campaign details saved successfully!")).toBeVisible();
}

test("Netlify fails, then works, for no further credit @long [spec 4]", async ({
  page,
  product,
  errors,
}) => {
  const { netlifyUrl } = product;
  await signUp(page);
  await createSiteByForm(page, { service: "Plumbing", phone: "3365550142" });
  const credits = page.getByRole("main").getByRole("link", { name: "Credits" });
  await expect(credits).toHaveText("4 Credits");
  const site = await visitSite(page);

  await changePhone(page, "(336) 555-0177");
  errors.expect(/status of 502/);
  await control(netlifyUrl, "POST faults", { match: "* /api/v1/", status: 503, times: 1_000 });
  await deploy(page);
  const report = deploymentReport(page);
  await expect(report).toContainText("Failed", { timeout: 30_000 });
  await expect(report).toContainText("Netlify is not answering");
  await expect(report).toContainText("The version before it is still live. Press Deploy Site");
  await site.reload();
  await expect(site.getByText("(336) 555-0142").first()).toBeVisible();

  await control(netlifyUrl, "DELETE faults");
  await deploy(page);
  await expect(report).toContainText("Deployed");
  await site.reload();
  await expect(site.getByText("(336) 555-0177").first()).toBeVisible();
  await expect(site.getByText("555-0142")).toHaveCount(0);
  await expect(credits).toHaveText("4 Credits");
});

test("only what changed is sent, and it says when nothing did @long", async ({ page, product }) => {
  const { netlifyUrl } = product;
  await signUp(page);
  await control(netlifyUrl, "DELETE requests");
  await createSiteByForm(page, { service: "Roofing", phone: "3365550142" });
  const site = await visitSite(page);
  // Visitors cannot get the files with the host's settings: they get the page not found, which contains the phone.
  const files = (await sentFiles(netlifyUrl)).filter((path) => !path.startsWith("_"));
  const before = await readFiles(netlifyUrl, site, files);

  await changePhone(page, "(336) 555-0177");
  await control(netlifyUrl, "DELETE requests");
  await deploy(page);
  await expect(page.getByText("Campaign redeployed successfully!")).toBeVisible();
  const after = await readFiles(netlifyUrl, site, files);
  const changed = files.filter((_, index) => before[index] !== after[index]);
  expect(changed).toContain("index.html");
  expect(await sentFiles(netlifyUrl)).toEqual(changed);

  await control(netlifyUrl, "DELETE requests");
  await deploy(page);
  const report = deploymentReport(page);
  await expect(report).toContainText(
    "Nothing has changed since the last deployment, so nothing was sent.",
  );
  const effects = (await journal(netlifyUrl)).filter(({ method }) => method !== "GET");
  expect(effects).toEqual([]);
  const credits = page.getByRole("main").getByRole("link", { name: "Credits" });
  await expect(credits).toHaveText("4 Credits");
});
