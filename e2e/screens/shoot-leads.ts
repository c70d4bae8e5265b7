import type { Page } from "@playwright/test";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { sendLead } from "../../scripts/seed/send-lead.ts";
import { publishSite, type CreatedSite } from "../support/sites.ts";
import type { Product } from "../support/start-product.ts";
import { shoot, show } from "./shoot.ts";

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

const LEADS = [
  {
    name: "Dana Reyes",
    phone: "336-555-0199",
    message: "Water drips from the ceiling.",
    zip: "27101",
  },
  { name: "Marcus Lee", email: "marcus@example.test", topic: "Water heater" },
  { name: "Priya Natarajan", phone: "336-555-0111", message: "A quote for a new drain, please." },
];

/** The note about forms that fail their trials, in the inbox and on the page of one of the sites. */
async function shootBrokenForms(page: Page, site: CreatedSite): Promise<void> {
  const form = (fault: string) => ({
    campaignId: site.id,
    label: "Ruiz Plumbing",
    siteUrl: site.deploymentUrl,
    fault,
    since: new Date().toISOString(),
  });
  const forms = ["page-away", "other-form", "not-delivered"].map(form);
  // A form is found broken by its daily trial, for which no screen can wait.
  const url = "**/api/broken-forms*";
  await page.route(url, (route) => route.fulfill({ json: { forms, total: 5 } }));
  await show(page, "/leads", "Leads");
  await shoot(page, "leads-broken-forms");
  await show(page, `/campaigns/${site.id}`, "Plumbing");
  await shoot(page, "campaign-broken-form", { isWholePage: false });
  await page.unroute(url);
}

/** The inbox, one lead with its dialogs, and the people who are notified of the leads of a business. */
export async function shootLeads(page: Page, person: Person, product: Product): Promise<void> {
  const wish = { name: "Ruiz Plumbing", phone: "3365550142", leadForm: true, consentWording: 1 };
  const { id: businessId } = (await ask(person, "POST /businesses", wish)) as { id: string };
  const site = await publishSite(person, { businessId });
  for (const lead of LEADS) await sendLead(product, site, { ...lead, consent: "yes" });
  await shootBrokenForms(page, site);
  await show(page, "/leads", "Leads");
  await button(page, "Filters").click();
  await shoot(page, "leads");
  await page.getByRole("link", { name: "Dana Reyes" }).click();
  await page.getByText("Accepted by the mail server").waitFor();
  await shoot(page, "lead");
  await button(page, "Lost…").click();
  await shoot(page, "lead-lost", { isWholePage: false });
  await page.keyboard.press("Escape");
  await button(page, "Erase this person").click();
  await shoot(page, "lead-erase", { isWholePage: false });
  await page.keyboard.press("Escape");
  const recipient = { channel: "mail", address: "ana@example.test" };
  await ask(person, `POST /businesses/${businessId}/lead-recipients`, recipient);
  await show(page, `/businesses/${businessId}`, "Ruiz Plumbing");
  await shoot(page, "business-leads");
}
