import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { keepLeadForm } from "../src/features/leads/keep-lead-form.ts";
import { leadFormOf } from "../src/features/leads/lead-form.ts";
import type { Product, Visitor } from "./harness.ts";

export type TestForm = { path: string; token: string; hidden: string };

/** What a test changes of the usual form: what visitors see, the wording of the consent, and what the pages that it returns are made of. */
export type FormChanges = {
  shown?: string;
  consent?: string;
  look?: (hidden: string) => Record<string, unknown>;
};

/** Gives a site a form, as its deployment does. */
export async function makeForm(
  { db, deps }: Pick<Product, "db" | "deps">,
  { user }: Pick<Visitor, "user">,
  {
    campaignId,
    shown = "<form>Name</form>",
    consent = "You may call me.",
    look,
  }: FormChanges & { campaignId: string },
): Promise<TestForm> {
  const form = leadFormOf(deps, { campaignId, shown, consent });
  if (!form) throw new Error("No form is offered");
  const site = {
    userId: user.id,
    campaignId,
    label: "Ruiz Plumbing",
    phone: "336-555-0142",
    siteUrl: "http://site.example/",
    look: look?.(form.hidden) ?? {},
  };
  await keepLeadForm(db, site, { ...form, shown, consent });
  return { path: new URL(form.action).pathname, token: form.token, hidden: form.hidden };
}

let posted = 0;
/** Sends what a visitor typed in a form; each request comes from another address. */
export async function postLead(
  leadsApp: FastifyInstance,
  form: TestForm,
  changes: Record<string, string> = {},
): Promise<string> {
  posted += 1;
  const response = await leadsApp.inject({
    method: "POST",
    url: form.path,
    remoteAddress: `198.51.100.${posted % 250}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      name: `Dana ${posted}`,
      phone: "(336) 555-0199",
      message: `Please call me ${posted}`,
      form: form.hidden,
      ...changes,
    }).toString(),
  });
  expect(response.statusCode).toBe(200);
  return `Dana ${posted}`;
}

/** A message of a person with something put into it. */
export const leadText = (part: string): string => `Hello, ${part}. Thank you.`;
