import type { LeadsDeps } from "../../src/deps.ts";
import { campaigns } from "../../src/features/campaigns/tables.ts";
import type { Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import { users } from "../../src/platform/db/users-table.ts";
import { makeForm, type TestForm } from "../leads.ts";

export type OwnedForm = TestForm & { owner: string };

/** How many sites one owner has: few enough that all their messages fit one mailbox that is read at once. */
const OF_OWNER = 100;

/** Sites with a form, without pages. `owner` is who gets their messages by mail. */
export async function makeManyForms(
  db: Db,
  deps: Pick<LeadsDeps, "config" | "sealer">,
  count: number,
): Promise<OwnedForm[]> {
  const forms: OwnedForm[] = [];
  while (forms.length < count) {
    const id = newId();
    const email = `owner-${id}@example.test`;
    await db.insert(users).values({ id, name: "Asha", email, emailKey: email, passwordHash: "" });
    const ids = Array.from({ length: Math.min(OF_OWNER, count - forms.length) }, newId);
    await db.insert(campaigns).values(ids.map((campaignId) => siteRow(id, campaignId)));
    for (const campaignId of ids) {
      const product = { db, deps: deps as Parameters<typeof makeForm>[0]["deps"] };
      const visitor = { user: { id } } as Parameters<typeof makeForm>[1];
      forms.push({ ...(await makeForm(product, visitor, { campaignId })), owner: email });
    }
  }
  return forms;
}

const siteRow = (userId: string, id: string): typeof campaigns.$inferInsert => ({
  id,
  userId,
  kind: "single",
  siteKey: id,
  service: "Plumbing",
  serviceSlug: "plumbing",
  city: "Cary",
  state: "NC",
  zip: "",
  phone: "336-555-0142",
  cost: 0,
  deploymentType: "netlify",
  account: "none",
  deploymentStatus: "none",
  siteName: id,
  sitePrefix: id,
  indexing: { indexable: true, reasons: [] },
});
