import type { LeadField } from "@mainstreet/contract/lead-form-content";
import { stored } from "@mainstreet/generator/lead-form/privacy-page";
import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { leadDeliveries, leadPhrases, leads } from "./tables.ts";

const page = stored({ consent: { wording: 1, seller: "Ruiz" } }).join("\n");

/** For each column, the words of a site's privacy page about it. */
const ON_PAGE: Readonly<Record<string, string>> = {
  "leads.form_version": "the version of the form that you saw",
  "leads.campaign_id": "the site",
  "leads.city": "the city of the page",
  "leads.region": "the city of the page",
  "leads.sealed_fields": "what you write",
  "leads.has_consent": "whether you ticked the box",
  "leads.state": "whether it was answered, won or lost",
  "leads.junk_reason": "why it was taken for junk",
  "leads.lost_reason": "for which amount or why",
  "leads.amount": "for which amount",
  "leads.text_digest": "codes made of your network address, of what you wrote",
  "leads.words_digest": "codes made of your network address, of what you wrote",
  "leads.sender_digest": "codes made of your network address",
  "leads.received_at": "the time at which it arrived",
  "leads.answered_at": "answered, won or lost, when",
  "lead_deliveries.channel": "how it was sent on",
  "lead_deliveries.recipient": "to whom",
  "lead_deliveries.state": "what kept it from being sent",
  "lead_deliveries.reason": "what kept it from being sent",
  "lead_deliveries.due_at": "sent on, when",
  "lead_deliveries.ended_at": "sent on, when",
  "lead_deliveries.created_at": "sent on, when",
  "lead_deliveries.opened_at": "when it was opened",
  "lead_phrases.phrase": "of its phrases",
};

/** Why the page does not name the others. */
const NOT_ON_PAGE: Readonly<Record<string, string>> = {
  "leads.id": "made of the time of arrival and of chance",
  "leads.user_id": "the account of the site, the same for all its messages",
  "leads.token": "the form of the site, the same for all its messages",
  "leads.business_id": "the firm of the site, the same for all its messages",
  "leads.is_canary": "true for our own trials alone",
  "leads.kept_months": "how long messages are kept, which the page says of all of them",
  "leads.updated_at": "when a column that is named was changed last",
  "lead_deliveries.id": "made of the time and of chance",
  "lead_deliveries.user_id": "as in leads",
  "lead_deliveries.lead_id": "the message that it belongs to",
  "lead_deliveries.is_escalation": "why somebody was chosen, who is named",
  "lead_deliveries.link_hash": "a digest of a secret of ours",
  "lead_phrases.form": "which form, as a code, and no message",
  "lead_phrases.seen_at": "by which it is removed",
};

/** For each field of the form, its name on the page. */
const FIELDS: Readonly<Record<LeadField, string>> = {
  name: "your name",
  phone: "your phone number",
  email: "email address",
  topic: "what your message is about",
  zip: "your ZIP code",
  message: "what you write",
};

test("the privacy page of a site names every column that a message is stored in, or a reason why not", () => {
  const columns = [leads, leadDeliveries, leadPhrases].flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  );
  const known = [...Object.keys(ON_PAGE), ...Object.keys(NOT_ON_PAGE)];
  expect(known.toSorted()).toEqual(columns.toSorted());
  for (const words of [...Object.values(ON_PAGE), ...Object.values(FIELDS)])
    expect(page).toContain(words);
  // What the disk holds while the database is away (`spool.ts`).
  expect(page).toContain("while the database is away, your network address: sealed");
});
