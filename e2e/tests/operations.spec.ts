import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessibleInTurn } from "../support/expect-accessible.ts";
import { expectFocus, press, tabTo } from "../support/keyboard.ts";
import { ask } from "../support/person.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const NEW_PHONE = "(336) 555-0199";
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const progress = (page: Page) => page.getByRole("region", { name: "Progress" }).getByRole("status");
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

const shownPage = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).frameLocator("iframe");

async function tick(page: Page, label: string): Promise<void> {
  const box = page.getByRole("checkbox", { name: label });
  await expect(box).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}

async function textOf(page: Page, url: string | null): Promise<string> {
  const site = await page.context().newPage();
  await site.goto(url ?? "");
  const text = await site.locator("body").innerText();
  await site.close();
  return text;
}

async function chooseTwoSites(page: Page): Promise<void> {
  await page.goto("/sites");
  await press(page, "button", "Select");
  await tick(page, "Select Plumbing in Winston-Salem, NC");
  await tick(page, "Select Plumbing in Boise, ID");
  await press(page, "button", "Change…");
  await expect(heading(page, "Change Sites")).toBeVisible();
}

async function typeNewPhone(page: Page): Promise<void> {
  const value = page.getByLabel("New value");
  await press(page, "button", "Review");
  await expectFocus(value);
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleInTurn(page, "the form with a refused value");
  await expect(page.getByText("Type the new value")).toBeVisible();
  await page.keyboard.type(NEW_PHONE);
  await page.reload();
  await expect(page.getByText("2 sites", { exact: true })).toBeVisible();
  await expect(value).toHaveValue(NEW_PHONE);
}

test("two sites get a phone, one is left out, it is live and undone, without a mouse", async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  const one = await publishSite(person, { phone: "3365550142" });
  const other = await publishSite(person, { city: "Boise", state: "ID", phone: "2085550142" });
  await makeSite(person, { city: "Nampa", state: "ID" });
  await chooseTwoSites(page);
  await typeNewPhone(page);
  await press(page, "button", "Review");

  await expect(heading(page, "Review")).toBeVisible();
  await expect(row(page, "Winston-Salem").getByRole("deletion").first()).toBeVisible();
  await expect(row(page, "Winston-Salem").getByRole("insertion").last()).toContainText("0199");
  await expectAccessibleInTurn(page, "the review");
  await press(page, "button", "Show the page before and after: Plumbing in Winston-Salem, NC");
  await expect(shownPage(page, "After").getByText("555-0199").first()).toBeVisible();
  await expect(shownPage(page, "Before").getByText("555-0142").first()).toBeVisible();
  // Only the passage is shown: it does not contain blocks that stay the same.
  await expect(
    shownPage(page, "After").locator("main > *:has-text('555-0199')").first(),
  ).toBeVisible();
  await expect(shownPage(page, "After").locator("main > *:not(:has-text('555-0199'))")).toHaveCount(
    0,
  );
  await expectAccessibleInTurn(page, "a page before and after");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await tick(page, "Tick Plumbing in Boise, ID");
  await press(page, "button", "Leave out 1 site");
  await expect(page.getByRole("radio", { name: "Left out 1" })).toBeVisible();
  await expect(row(page, "Boise")).toHaveCount(0);
  await press(page, "button", "Apply to 1 site");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 site will change, and 1 site will be published again.");
  await expect(dialog).toContainText("1 site left out");
  await expectAccessibleInTurn(page, "the confirmation");
  await press(page, "button", "Change 1 site");

  await expect(heading(page, "Changes")).toBeVisible();
  await page.reload();
  const done = "1 site changed – 1 of 1 published – done";
  await expect(progress(page)).toHaveText(done, { timeout: 30_000 });
  await expect(row(page, "Winston-Salem")).toContainText("Published");
  await expectAccessibleInTurn(page, "the changes");
  expect(await textOf(page, one.deploymentUrl)).toContain("555-0199");
  expect(await textOf(page, other.deploymentUrl)).not.toContain("555-0199");

  await press(page, "button", "Undo");
  await expect(dialog).toContainText("1 site will get back the values from before");
  await press(page, "button", "Undo on 1 site");
  await expect(heading(page, "Undo")).toBeVisible();
  await expect(progress(page)).toHaveText(done, { timeout: 30_000 });
  await expectAccessibleInTurn(page, "the undo");
  expect(await textOf(page, one.deploymentUrl)).not.toContain("555-0199");

  await press(page, "link", "All changes");
  await expect(row(page, "Set Phone Number to")).toContainText("Undone");
  await expect(row(page, "Undo of earlier changes")).toContainText("1 site changed");
  await expectAccessibleInTurn(page, "the log");
});

test("a filter that has other sites by now says so, and goes on; a review can be discarded @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of 409/);
  await makeSite(person);
  await makeSite(person, { city: "Boise", state: "ID" });
  await page.goto("/operations");
  await expect(page.getByRole("heading", { name: "No changes yet" })).toBeVisible();
  await expectAccessibleInTurn(page, "an empty log");
  await page.goto("/operations/new");
  await expect(page.getByRole("heading", { name: "No sites are selected" })).toBeVisible();

  await page.goto("/sites");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Change…" }).click();
  const { id } = await makeSite(person, { city: "Nampa", state: "ID" });
  await page.getByLabel("Field", { exact: true }).selectOption("Meta Title");
  await page.getByLabel("New value").fill("{servise} in {city}");
  await page.getByRole("button", { name: "Review" }).click();
  await expect(page.getByText("There is no word {servise}.")).toBeVisible();
  await page.getByLabel("New value").fill("{service} in {city}");
  await page.getByRole("button", { name: "Review" }).click();
  await expect(page.getByRole("alert")).toContainText("The filter now has 3 sites");
  await expectAccessibleInTurn(page, "another count");
  await page.getByRole("button", { name: "Go on with 3" }).click();
  await expect(heading(page, "Review")).toBeVisible();
  await expect(row(page, "Nampa")).toContainText("Plumbing in Nampa");

  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("heading", { name: "No changes yet" })).toBeVisible();

  // Each site is ticked by hand: only these are selected, not sites that are created later.
  await page.goto("/sites");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const place of ["Winston-Salem, NC", "Boise, ID", "Nampa, ID"])
    await page.getByRole("checkbox", { name: `Select Plumbing in ${place}` }).check();
  await page.getByRole("button", { name: "Change…" }).click();
  await makeSite(person, { city: "Caldwell", state: "ID" });
  await page.getByLabel("New value").fill("(336) 555-0199");
  await page.getByRole("button", { name: "Review" }).click();
  await expect(heading(page, "Review")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply to 3 sites" })).toBeVisible();

  await page.goto("/sites?city=Nampa");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Change…" }).click();
  await ask(person, `DELETE /campaigns/${id}`);
  await page.getByLabel("New value").fill("(336) 555-0199");
  await page.getByRole("button", { name: "Review" }).click();
  await expect(page.getByRole("alert")).toContainText("The filter now has 0 sites");
  await expect(page.getByLabel("New value")).toHaveValue("(336) 555-0199");
  await page.getByRole("link", { name: "Select other sites" }).click();
  await expect(heading(page, "All Sites")).toBeVisible();
});

test("refused sites say why, and an undo lists what was changed since @long", async ({
  page,
  person,
}) => {
  const { id } = await makeSite(person, { phone: "3365550142" });
  const without = await makeSite(person, { city: "Boise", state: "ID" });
  const operation = (await ask(person, "POST /operations", {
    campaignIds: [id, without.id],
    changes: [{ field: "cta", action: "set", value: "Call {phone}" }],
  })) as { id: string };
  await page.goto(`/operations/${operation.id}`);
  await page.getByRole("radio", { name: "Refused 1" }).check({ force: true });
  await expect(row(page, "Boise")).toContainText("The site has no value for {phone}");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expectAccessibleInTurn(page, "refused sites");

  await page.getByRole("radio", { name: "All 2" }).check({ force: true });
  await page.getByRole("button", { name: "Tick all 1" }).click();
  await page.getByRole("button", { name: "Leave out 1 site" }).click();
  await expect(page.getByRole("button", { name: "Nothing to apply" })).toBeVisible();
  await page.getByRole("button", { name: "Tick all 1" }).click();
  await page.getByRole("button", { name: "Take in 1 site" }).click();
  await page.getByRole("button", { name: "Apply to 1 site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change 1 site" }).click();
  await expect(progress(page)).toHaveText("1 site changed – done");

  await ask(person, `PUT /campaigns/${id}`, { content: { cta: "Call Ana" } });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo on 1 site" }).click();
  await expect(heading(page, "Undo")).toBeVisible();
  await expect(page.getByText("1 site not changed")).toBeVisible();
  await expect(row(page, "Winston-Salem")).toContainText("Changed since");
  await expectAccessibleInTurn(page, "an undo with a conflict");
});
