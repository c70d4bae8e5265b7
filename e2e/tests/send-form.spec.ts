import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectFocus, press, tabTo } from "../support/keyboard.ts";
import { linkInMail } from "../support/mailbox.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { sendLead } from "../../scripts/seed/send-lead.ts";
import { publishSite } from "../support/sites.ts";
import type { CreatedSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const PHONE = { phone: "3365550142" };

/** A live site with a form and a consent box. */
async function siteWithForm(person: Person): Promise<CreatedSite> {
  const business = { name: "Ruiz Plumbing", ...PHONE, leadForm: true, consentWording: 1 };
  const { id: businessId } = (await ask(person, "POST /businesses", business)) as { id: string };
  return publishSite(person, { businessId, ...PHONE });
}

test("a visitor sends the form of a live site without a mouse, and corrects it", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of (422|410)/);
  const site = await siteWithForm(person);
  const address = site.deploymentUrl ?? "";
  const form = page.locator("form");
  const phone = page.getByLabel("Phone", { exact: true });

  await page.goto(address);
  const action = (await form.getAttribute("action")) ?? "";
  expect(new URL(action).origin).not.toBe(new URL(address).origin);
  // The browser does not send a form without a name or with half a number.
  await press(page, "button", "Send message");
  await expectFocus(page.getByLabel("Your name"));
  await page.keyboard.type("Dana Reyes");
  await page.keyboard.press("Tab");
  await page.keyboard.type("555-0199");
  await page.keyboard.press("Enter");
  await expect(phone).toBeFocused();
  expect(await phone.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(
    true,
  );
  await expect(page).toHaveURL(address);

  // The browser cannot know that the form needs a phone number or an email address: the page in the response does.
  await phone.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await tabTo(page, page.getByLabel("In your own words"));
  await page.keyboard.type("The kitchen tap leaks — día y noche.");
  await tabTo(page, page.getByRole("checkbox", { name: /^I agree that Ruiz Plumbing may call/ }));
  await page.keyboard.press("Space");
  await press(page, "button", "Send message");
  await expect(page).toHaveURL(action);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One thing to correct");
  await expect(phone).toHaveAccessibleDescription(/One of the two is enough/);
  await expect(page.getByLabel("Your name")).toHaveValue("Dana Reyes");
  await expect(page.getByLabel("In your own words")).toHaveValue(/día y noche/);
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(phone).toBeFocused();
  await page.keyboard.type("336-555-0199");
  await expectAccessible(page, "the form to correct");
  await expect(phone).toHaveValue("336-555-0199");
  await press(page, "button", "Send message");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Thank you. Your message has arrived.");
  await expect(page.getByText("336-555-0199").first()).toBeVisible();
  await expectAccessible(page, "the thanks for a message");
  const { leads } = (await ask(person, "GET /leads")) as { leads: object[] };
  expect(leads).toMatchObject([
    { name: "Dana Reyes", message: "The kitchen tap leaks — día y noche.", hasConsent: true },
  ]);
  await press(page, "link", "Back to the site");
  await expect(page).toHaveURL(address);

  // Opened by hand, the address accepts nothing and shows whom to call.
  await page.goto(action);
  await expect(title).toHaveText("This form is no longer in use");
  await expect(page.getByRole("link", { name: "(336) 555-0142" }).first()).toBeVisible();
  await expectAccessible(page, "a form that is refused");
});

test("the page of a link says what is wrong with an amount, and asks before one is removed @long", async ({
  page,
  person,
  product,
  errors,
}) => {
  errors.expect(/status of 422/);
  const site = await siteWithForm(person);
  await sendLead(product, site, { name: "Dana Reyes", phone: "336-555-0199" });
  await page.goto(await linkInMail(product, { to: person.email, subject: "Dana Reyes" }));
  const amount = page.getByLabel("Amount in dollars, if you like");
  await tabTo(page, amount);
  await page.keyboard.type("a lot");
  await page.keyboard.press("Enter");
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/as 1,250\.50/);
  await expect(amount).toHaveValue("a lot");
  await expectAccessible(page, "the page of a link with a wrong amount");
  await amount.fill("900");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Won · $900")).toBeVisible();
  await press(page, "button", "Answered");
  await expect(page.getByRole("heading", { name: /Change “Won · \$900”/ })).toBeVisible();
  await expectAccessible(page, "the question before an amount is removed");
  await press(page, "link", "No, keep it");
  await expect(page.getByText("Won · $900")).toBeVisible();
});
