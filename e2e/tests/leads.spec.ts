import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { press, tabTo } from "../support/keyboard.ts";
import { linkInMail } from "../support/mailbox.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { sendLead } from "../../scripts/seed/send-lead.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

async function businessWithForm(person: Person): Promise<string> {
  const business = { name: "Ruiz Plumbing", phone: "3365550142", leadForm: true };
  return ((await ask(person, "POST /businesses", business)) as { id: string }).id;
}

const found = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

test("a lead is found, answered, won and set back without a mouse, and goes out as CSV", async ({
  page,
  person,
  product,
}) => {
  const businessId = await businessWithForm(person);
  const one = await publishSite(person, { businessId });
  const other = await publishSite(person, { businessId, city: "Boise", state: "ID" });
  await sendLead(product, one, { name: "Dana Reyes", phone: "336-555-0199", topic: "Leak" });
  await sendLead(product, other, { name: "Marcus Lee", email: "marcus@example.test" });

  await page.goto("/");
  await press(page, "link", "Leads");
  await found(page, "2 leads found");
  await expectAccessible(page, "the inbox");
  await press(page, "button", "Filters");
  await tabTo(page, page.getByRole("combobox", { name: "Site" }));
  await page.keyboard.type("Boise");
  await expect(page.getByRole("option")).toHaveText(["Plumbing in Boise, ID"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await found(page, "1 lead found");
  await expect(page).toHaveURL(/\/leads\?campaignId=[\da-f-]{36}$/);

  await press(page, "link", "Marcus Lee");
  await expect(page.getByRole("link", { name: "Write" })).toHaveAttribute(
    "href",
    "mailto:marcus@example.test",
  );
  const trail = page.getByRole("region", { name: "Delivery" });
  await expect(trail).toContainText(`Mail to ${person.email}`);
  await expect(trail).toContainText("Accepted by the mail server");
  await expectAccessible(page, "a lead");
  const outcome = page.getByRole("region", { name: "What became of it" });
  await press(page, "button", "Answered");
  await expect(outcome.getByRole("status")).toContainText("Answered");
  await press(page, "button", "Won…");
  const amount = page.getByLabel("Amount in dollars");
  await expect(amount).toBeFocused();
  await page.keyboard.type("a lot");
  await page.keyboard.press("Enter");
  await expect(amount).toHaveAccessibleDescription(/as 1,250\.50/);
  await amount.fill("1,250.50");
  await page.keyboard.press("Enter");
  await expect(outcome.getByRole("status")).toContainText("Won, $1,250.50");
  await press(page, "button", "Undo");
  await expect(outcome.getByRole("status")).not.toContainText("Won");
  await page.reload();
  await expect(outcome.getByRole("status")).toContainText("Answered");

  await press(page, "link", "Back to Leads");
  await found(page, "1 lead found");
  const download = page.waitForEvent("download");
  await press(page, "button", "Export CSV");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("answered,,,,Marcus Lee,");
  expect(file).not.toContain("Dana");
});

test("recipients of a business confirm that they receive leads, and a webhook shows its secret once @long", async ({
  page,
  person,
  product,
  errors,
}) => {
  errors.expect(/status of 400/);
  const businessId = await businessWithForm(person);
  await page.goto(`/businesses/${businessId}`);
  const card = page.getByRole("region", { name: "Who hears of leads" });
  await found(page, "Nobody is named: mails go to the address of your account.");
  const address = `ana-${person.email}`;
  await card.getByLabel("Email address").fill("nobody");
  await card.getByRole("button", { name: "Add", exact: true }).click();
  await expect(card.getByLabel("Email address")).toHaveAccessibleDescription(/name@example\.com/);
  await card.getByLabel("Email address").fill(address);
  await card.getByRole("button", { name: "Add", exact: true }).click();
  const people = card.getByRole("list", { name: "People who hear of leads" });
  await expect(people).toContainText("To be confirmed");
  const link = await linkInMail(product, {
    to: address,
    subject: "Confirm that you want messages from website visitors",
  });
  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.getByRole("button", { name: "Yes, send them to me" }).click();
  await expect(mail.getByText("This address is confirmed")).toBeVisible();
  await mail.close();

  const webhook = card.getByRole("region", { name: "Webhook" });
  await webhook.getByRole("button", { name: "Add address: Webhook" }).click();
  await webhook.getByLabel("Address of the webhook").fill("hooks.example.com");
  await webhook.getByRole("button", { name: "Save address" }).click();
  await expect(webhook.getByText(/begins with https/)).toBeVisible();
  await webhook.getByLabel("Address of the webhook").fill("https://hooks.example.com/leads");
  await webhook.getByRole("button", { name: "Save address" }).click();
  await expect(webhook.getByText("It is shown only this once")).toBeVisible();
  await card.getByLabel("Quiet from").fill("22:00");
  await card.getByRole("button", { name: "Save times" }).click();
  await expect(card.getByText(/both the beginning and the end/)).toBeVisible();
  await card.getByLabel("Quiet to").fill("07:00");
  await card.getByLabel("Leads are kept for").selectOption("6");
  await card.getByRole("button", { name: "Save times" }).click();
  await page.getByRole("button", { name: "Save and delete" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page, "who hears of leads");
  await page.reload();
  await expect(people).toContainText(address);
  await expect(people).not.toContainText("To be confirmed");
  await expect(webhook).toContainText("hooks.example.com");
  await expect(card.getByText("It is shown only this once")).toBeHidden();
  await expect(card.getByLabel("Quiet to")).toHaveValue("07:00");
});
