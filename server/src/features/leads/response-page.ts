import { leadPageTexts } from "@mainstreet/contract/lead-texts";
import { formatPhone } from "@mainstreet/contract/phone";
import { html, plainPage } from "./plain-page.ts";
import type { FormRow } from "./receive-lead.ts";

/** How a post was answered; `problems` are words by field. */
export type FormResponse = {
  outcome: "received" | "incomplete" | "gone" | "unknown" | "too-large" | "wrong-type" | "away";
  /** Undefined while the database is away, and for a token that nobody has. */
  form: FormRow | undefined;
  problems?: Record<string, string>;
};

const HEADINGS: Readonly<Record<FormResponse["outcome"], string>> = {
  received: leadPageTexts.received,
  incomplete: leadPageTexts.incomplete,
  gone: leadPageTexts.gone,
  unknown: leadPageTexts.unknown,
  "too-large": leadPageTexts.tooLarge,
  "wrong-type": leadPageTexts.wrongType,
  away: leadPageTexts.away,
};

/** The page that a visitor reads after sending a form. */
export function responsePage({ outcome, form, problems = {} }: FormResponse): string {
  const label = form?.label ?? "";
  const next: string[] = [];
  if (outcome === "received" && label !== "") next.push(leadPageTexts.receivedNext(label));
  if (outcome === "incomplete") next.push(...Object.values(problems), leadPageTexts.incompleteNext);
  if (outcome === "away") next.push(leadPageTexts.awayNext);
  const canCall = form && form.phone !== "" && outcome !== "incomplete";
  const call = canCall
    ? html`<p><a class="go" href="tel:${form.phone.replace(/[^\d+]/g, "")}">${leadPageTexts.call(formatPhone(form.phone))}</a></p>`
    : html``;
  return plainPage({ title: HEADINGS[outcome], lines: next, body: call });
}
