import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const saved = (page: Page) => page.getByText("Campaign details saved successfully!");
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Saved elsewhere while you were editing" });

test("two windows that edit one site: who saves last chooses, by keyboard, and nothing is lost @long", async ({
  page,
  context,
  person,
  errors,
}) => {
  errors.expect(/status of 412/);
  const { id } = await makeSite(person, { phone: "3365550142" });
  const other = await context.newPage();
  await Promise.all([page.goto(`/campaigns/${id}`), other.goto(`/campaigns/${id}`)]);
  await field(page, "Phone Number").fill("3365550111");
  await field(page, "CTA Text").fill("Call Ana");
  await field(page, "Meta Title").fill("Plumbers of Winston-Salem");

  await field(other, "Phone Number").fill("3365550122");
  await field(other, "CTA Text").fill("Ring us");
  await field(other, "Email").fill("office@example.com");
  await save(other);
  await expect(saved(other)).toBeVisible();

  await save(page);
  const merge = dialog(page);
  await expect(merge.getByRole("group", { name: "Phone Number" })).toContainText("3365550122");
  await expect(merge.getByRole("region", { name: "Changed only there" })).toHaveText(
    /Email\s*office@example\.com/,
  );
  await expectAccessible(page, "the dialog of two saves");

  // Back in the form everything is as it was typed, and the next save shows the question again.
  await page.keyboard.press("Escape");
  await expect(merge).toBeHidden();
  await expect(field(page, "Phone Number")).toHaveValue("3365550111");
  await expect(field(page, "Email")).toHaveValue("");
  await page.getByRole("button", { name: "Save Changes" }).press("Enter");
  const phone = merge.getByRole("group", { name: "Phone Number" });
  await expect(phone.getByRole("radio", { name: "Yours" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(phone.getByRole("radio", { name: "Theirs" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(saved(page)).toBeVisible();
  await expect(merge).toBeHidden();
  await page.reload();
  await expect(field(page, "Phone Number")).toHaveValue("3365550122");
  await expect(field(page, "CTA Text")).toHaveValue("Call Ana");
  await expect(field(page, "Meta Title")).toHaveValue("Plumbers of Winston-Salem");
  await expect(field(page, "Email")).toHaveValue("office@example.com");
});

test("neither a deployment nor own words of another window are a conflict @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of 412/);
  const { id } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  await field(page, "CTA Text").fill("Call Ana");
  await ask(person, `POST /campaigns/${id}/redeploy`);
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();

  await field(page, "CTA Text").fill("Call Ana today");
  const hidden = { texts: [], hidden: ["problems"], order: [], questions: [], services: [] };
  await ask(person, `PUT /campaigns/${id}/overrides`, { pages: { "": hidden } });
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const { content } = (await ask(person, `GET /campaigns/${id}`)) as { content: object };
  expect(content).toEqual({ cta: "Call Ana today" });
});
