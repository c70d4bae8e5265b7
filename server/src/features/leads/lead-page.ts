import { formatCents } from "@mainstreet/contract/lead-amount";
import type { LeadFields } from "@mainstreet/contract/leads";
import { formatPhone } from "@mainstreet/contract/phone";
import { html, type Html, plainPage } from "./plain-page.ts";
import type { leadForms, leads } from "./tables.ts";

export type LinkedLead = {
  lead: typeof leads.$inferSelect;
  form: typeof leadForms.$inferSelect;
  fields: LeadFields;
};

const STATES: Readonly<Record<LinkedLead["lead"]["state"], string>> = {
  new: "Not answered yet",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
  junk: "Junk",
};

/** The page of one lead for anyone who has its link: call, and say what became of it. */
export function leadPage(token: string, { lead, form, fields }: LinkedLead): string {
  const { name, phone, email, topic, zip, message } = fields;
  const rows: [string, string][] = [
    ["What is the matter", topic],
    ["Message", message],
    ["ZIP", zip],
    ["Phone", phone === "" ? "" : formatPhone(phone)],
    ["Email", email],
    ["From", `${form.label} · ${[lead.city, lead.region].filter(Boolean).join(", ")}`],
    ["Received", lead.receivedAt.toUTCString()],
    ["May be called and texted", lead.hasConsent ? "Yes, the box was ticked" : ""],
  ];
  const facts = rows
    .filter(([, value]) => value !== "")
    .map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`);
  const body = html`<p class="note">${STATES[lead.state]}${wonOrLost(lead)}</p>${reach(fields)}<dl>${facts}</dl>
<h2>What became of it?</h2>${buttons()}<img src="/l/${token}/seen.gif" alt="" width="1" height="1">`;
  return plainPage({ title: name, lines: [], body });
}

function reach({ phone, email }: LeadFields): Html {
  const digits = phone.replace(/[^\d+]/g, "");
  const call =
    digits === ""
      ? html``
      : html`<a class="go" href="tel:${digits}">Call ${formatPhone(phone)}</a>`;
  const style = digits === "" ? "go" : "go other";
  const write =
    email === ""
      ? html``
      : html`<a class="${style}" href="mailto:${encodeURI(email)}">Write to ${email}</a>`;
  return html`${call}${write}`;
}

function wonOrLost({ state, amount, lostReason }: LinkedLead["lead"]): string {
  if (state === "won" && amount !== null) return ` · ${formatCents(amount)}`;
  return state === "lost" && lostReason !== "" ? ` · ${lostReason}` : "";
}

const buttons =
  (): Html => html`<form method="post"><button class="go other" name="state" value="answered">Answered</button></form>
<form method="post"><fieldset><legend>Won</legend><label>Amount in dollars, if you like <input name="amount" inputmode="decimal" autocomplete="off"></label><button class="go" name="state" value="won">Won</button></fieldset></form>
<form method="post"><fieldset><legend>Lost</legend><label>Why, if you know <input name="why" maxlength="400" autocomplete="off"></label><button class="go other" name="state" value="lost">Lost</button></fieldset></form>`;
