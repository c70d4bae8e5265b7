import { formatCents } from "@mainstreet/contract/lead-amount";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import type { LeadFields } from "@mainstreet/contract/leads";
import { formatPhone } from "@mainstreet/contract/phone";
import type { Pending } from "./lead-choice.ts";
import { html, type Html, plainPage } from "./plain-page.ts";
import type { leadForms, leads } from "./tables.ts";

export type LinkedLead = {
  lead: typeof leads.$inferSelect;
  form: typeof leadForms.$inferSelect;
  fields: LeadFields;
};

export type ShownLead = LinkedLead & {
  /** The time zone in which the page shows when the lead arrived: the business's, else the city's. */
  timeZone: string;
  pending?: Pending;
};

const STATES: Readonly<Record<LinkedLead["lead"]["state"], string>> = {
  new: "Not answered yet",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
  junk: "Junk",
};

/** The page of one lead for anyone who has its link: they can call, and record what became of the lead. */
export function leadPage(token: string, shown: ShownLead): string {
  const { lead, form, fields, timeZone } = shown;
  const { name, phone, email, topic, zip, message } = fields;
  const rows: [string, string][] = [
    ["What is the matter", topic],
    ["Message", message],
    ["ZIP", zip],
    ["Phone", phone === "" ? "" : formatPhone(phone)],
    ["Email", email],
    ["From", `${form.label} · ${[lead.city, lead.region].filter(Boolean).join(", ")}`],
    ["Received", clockOf(lead.receivedAt, timeZone)],
    ["May be called and texted", lead.hasConsent ? "Yes, the box was ticked" : ""],
  ];
  const facts = rows
    .filter(([, value]) => value !== "")
    .map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`);
  const body = html`<p class="note">${STATES[lead.state]}${wonOrLost(lead)}</p>${question(token, shown)}${reach(fields)}<dl>${facts}</dl>
<h2>What became of it?</h2>${buttons(shown)}<img src="/l/${token}/seen.gif" alt="" width="1" height="1">`;
  return plainPage({ title: name, lines: [], body });
}

/** "Sat, Nov 28, 2026, 12:41 PM EST" */
const clockOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(moment);

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

/** The inputs show what is saved, or what was typed and could not be saved. */
function buttons({ lead, pending }: ShownLead): Html {
  const isWrong = pending?.because === "amount";
  const amount = lead.amount === null ? "" : formatCents(lead.amount);
  const shown = isWrong ? pending.choice.amount : amount;
  const wrong = isWrong ? html` aria-invalid="true" aria-describedby="wrong" autofocus` : html``;
  const problem = isWrong
    ? html`<p class="wrong" id="wrong">${leadTexts.invalidAmount}</p>`
    : html``;
  return html`<form method="post"><button class="go other" name="state" value="answered">Answered</button></form>
<form method="post"><fieldset><legend>Won</legend><label>Amount in dollars, if you like <input name="amount" inputmode="decimal" autocomplete="off" value="${shown}"${wrong}></label>${problem}<button class="go" name="state" value="won">Won</button></fieldset></form>
<form method="post"><fieldset><legend>Lost</legend><label>Why, if you know <input name="why" maxlength="400" autocomplete="off" value="${lead.lostReason}"></label><button class="go other" name="state" value="lost">Lost</button></fieldset></form>`;
}

/** The warning before an amount or a reason is lost. */
function question(token: string, { lead, pending }: ShownLead): Html {
  if (pending?.because !== "loss") return html``;
  const { state, amount, why } = pending.choice;
  const [now, next] = [`${STATES[lead.state]}${wonOrLost(lead)}`, STATES[state]];
  return html`<form method="post" class="ask"><h2>Change “${now}” to “${next}”?</h2><p>${lead.amount === null ? "The reason" : "The amount"} is removed.</p><input type="hidden" name="amount" value="${amount}"><input type="hidden" name="why" value="${why}"><input type="hidden" name="sure" value="yes"><button class="go" name="state" value="${state}">Yes, ${next.toLowerCase()}</button><a class="go other" href="/l/${token}">No, keep it</a></form>`;
}
