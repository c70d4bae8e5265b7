import type { BusinessContent } from "./business-content.ts";

/** Whether the pages of a site have a form; '' = the setting of its business. */
export const LEAD_FORM_CHOICES = ["on", "off"] as const;

const MEANT: Readonly<Record<string, (typeof LEAD_FORM_CHOICES)[number]>> = {
  yes: "on",
  true: "on",
  no: "off",
  false: "off",
};

/** The choice that a text in a file means: "Yes", "ON". Any other text is returned unchanged. */
export function leadFormFrom(typed: string): string {
  const text = typed.toLowerCase();
  return MEANT[text] ?? (isLeadFormChoice(text) ? text : typed);
}

export const isLeadFormChoice = (text: string): boolean =>
  LEAD_FORM_CHOICES.some((choice) => choice === text);

/** Whether the pages of a site should have a form; a site without a business has none unless its own setting is on. */
export function wantsForm(
  choice: string,
  business: Pick<BusinessContent, "leadForm"> | null,
): boolean {
  return choice === "" ? (business?.leadForm ?? false) : choice === "on";
}
