import type { BusinessContent } from "./business-content.ts";

/** Whether the pages of a site have a form; '' = as its business has it. */
export const LEAD_FORM_CHOICES = ["on", "off"] as const;

const MEANT: Readonly<Record<string, (typeof LEAD_FORM_CHOICES)[number]>> = {
  yes: "on",
  true: "on",
  no: "off",
  false: "off",
};

/** The choice that a text means, as files have it: "Yes", "ON". Another text stays as it is. */
export function leadFormFrom(typed: string): string {
  const text = typed.toLowerCase();
  return MEANT[text] ?? (isLeadFormChoice(text) ? text : typed);
}

export const isLeadFormChoice = (text: string): boolean =>
  LEAD_FORM_CHOICES.some((choice) => choice === text);

/** Whether the pages of a site are to have a form; a site of no business has none unless it says so. */
export function wantsForm(
  choice: string,
  business: Pick<BusinessContent, "leadForm"> | null,
): boolean {
  return choice === "" ? (business?.leadForm ?? false) : choice === "on";
}
