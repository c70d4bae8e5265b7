import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { livePage, previewOf } from "../support/preview.ts";
import { makeMultiLocationSite, makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

type Texts = { key: string; text: string; replaced: string }[];
type Saved = { pages: Record<string, { texts: Texts }> };

const block = (page: Page, key: string) => previewOf(page).locator(`[data-key="${key}"]`);
const field = (page: Page, name: string) =>
  page.getByRole("main").getByRole("textbox", { name, exact: true });
/** Rendered in its own size, so that a click hits the element under it. */
const showUnscaled = (page: Page) =>
  page.getByRole("group", { name: "Width" }).getByRole("radio", { name: "Phone" }).check();
const sections = (page: Page) =>
  page.getByRole("list", { name: "Blocks of the page" }).getByRole("heading", { level: 3 });
const savedWords = async (person: Person, id: string) =>
  (await ask(person, `GET /campaigns/${id}/overrides`)) as Saved;

test("an owner rewrites, moves, switches off and adds blocks of a page, and deploys them @long", async ({
  page,
  product,
  person,
}) => {
  test.slow();
  const { id, deploymentUrl } = await publishSite(person, { phone: "3365550142" });
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("link", { name: "Edit words" }).click();
  await expect(page.getByRole("heading", { name: "Own Words", level: 1 })).toBeVisible();

  await showUnscaled(page);
  // A click on the page opens its field; what is typed is on the page at once.
  await block(page, "hero.lead").click();
  await expect(field(page, "First paragraph")).toBeFocused();
  const generated = await field(page, "First paragraph").inputValue();
  await field(page, "First paragraph").fill("The best plumber in town. Call **Ana**.");
  await expect(block(page, "hero.lead").locator("b")).toHaveText("Ana");
  await expect(page.getByText("“The best plumber in town.”")).toBeVisible();
  await field(page, "First paragraph").fill("The best plumber in town. [Ana](http://ana.example)");
  await expect(page.getByText("A link cannot lead to “http://ana.example”")).toBeVisible();
  await page.getByRole("button", { name: "Save words" }).click();
  await expect(page.getByText("A text cannot be saved as it is.")).toBeVisible();
  await expect(field(page, "First paragraph")).toBeFocused();
  await field(page, "First paragraph").fill("The best plumber in town. Call **Ana**.");

  // Every change can be undone and redone; a text can be set back to the page's own.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "First paragraph")).toHaveValue(generated);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(block(page, "hero.lead").locator("b")).toHaveText("Ana");

  // Only with the keyboard: a section moves up, and the focus stays on its button.
  const before = await sections(page).allInnerTexts();
  const [, , second = ""] = before;
  await page.getByRole("button", { name: `Move up: ${second}` }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await sections(page).allInnerTexts())[1]).toBe(second);
  await expect(page.getByRole("button", { name: `Move up: ${second}` })).toBeFocused();
  await expect(previewOf(page).locator("section[data-key] h2").first()).toHaveText(second);

  // A question is switched off from the page, and one is added.
  const question = previewOf(page).locator('details[data-key^="questions."]').first();
  const name = await question.locator("summary").innerText();
  await question.locator("summary").click();
  await expect(field(page, "Question")).toHaveValue(name);
  await page.getByRole("button", { name: `Switch off: ${name}` }).click();
  await expect(previewOf(page).getByText(name, { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Add a question" }).click();
  await expect(field(page, "Question")).toBeFocused();
  await page.keyboard.type("Do you work on Sundays?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Yes, by appointment.");
  await expect(previewOf(page).getByText("Do you work on Sundays?")).toBeAttached();
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.keyboard.type("Well pump repair");
  await page.keyboard.press("Tab");
  await page.keyboard.type("We lift it and mend it.");

  await page.reload();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await expect(previewOf(page).getByText("Well pump repair")).toBeAttached();
  await expectAccessible(page, "Own words");
  await page.getByRole("button", { name: "Save words" }).click();
  await expect(page.getByText("Your words are saved")).toBeVisible();
  await page.getByRole("button", { name: "Deploy changes" }).click();
  await expect
    .poll(() => livePage(page, product.netlifyUrl, deploymentUrl ?? ""))
    .toContain("Call <b>Ana</b>.");
  const live = await livePage(page, product.netlifyUrl, deploymentUrl ?? "");
  for (const words of ["Do you work on Sundays?", "We lift it and mend it."])
    expect(live).toContain(words);
  expect(live).not.toContain(`<summary>${name}`);
  await expect(page.getByText("Everything is saved")).toBeVisible();
});

test("a text that has changed under the owner's is shown with both, and the owner decides @long", async ({
  page,
  person,
}) => {
  const { id } = await makeSite(person, { phone: "3365550142" });
  const own = (key: string, text: string) => ({ key, title: "", text, replaced: "of old" });
  const texts = [own("hero.lead", "Call Ana."), own("hero.heading", "Ana, plumber")];
  const changed = { texts, hidden: [], order: [], questions: [], services: [] };
  await ask(person, `PUT /campaigns/${id}/overrides`, { pages: { "": changed } });
  await page.goto(`/campaigns/${id}/words`);
  await page.getByRole("button", { name: "First paragraph Yours New text" }).click();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(field(page, "First paragraph")).toHaveValue("Call Ana.");
  await page.getByRole("button", { name: "Main heading Yours New text" }).click();
  await expect(block(page, "hero.heading")).toHaveText("Ana, plumber");
  await page.getByRole("button", { name: "Take the new text" }).click();
  await expect(block(page, "hero.heading")).toHaveText("Plumbing in Winston-Salem, North Carolina");
  await page.getByRole("button", { name: "Save words" }).click();
  await expect(page.getByText("Your words are saved")).toBeVisible();
  const [kept, ...others] = (await savedWords(person, id)).pages[""]?.texts ?? [];
  expect(kept).toMatchObject({ key: "hero.lead", text: "Call Ana." });
  expect(kept?.replaced).toHaveLength(44);
  expect(others).toEqual([]);
});

test("each page of a site of many has words of its own @long", async ({ page, person }) => {
  const id = await makeMultiLocationSite(person);
  await page.goto(`/campaigns/${id}/words`);
  await page.getByLabel("Page of the site").selectOption("Kernersville, NC");
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toContainText("Kernersville");
  await showUnscaled(page);
  await block(page, "hero.lead").click();
  await field(page, "First paragraph").fill("Back to [the first page](/).");
  await expect(block(page, "hero.lead").getByRole("link")).toHaveText("the first page");
  await page.getByRole("button", { name: "Save words" }).click();
  await expect(page.getByText("Your words are saved")).toBeVisible();
  const { pages } = await savedWords(person, id);
  expect(Object.keys(pages)).toEqual(["locations/kernersville-nc/"]);
  await page.getByLabel("Page of the site").selectOption("All locations");
  await expect(page.getByText("This page is a list of links to the others")).toBeVisible();
});
