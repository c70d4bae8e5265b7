import type { LeadSettings } from "@mainstreet/contract/lead-settings";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { countOf } from "@mainstreet/contract/count";
import { z } from "zod";

/** The settings as the form has them: '' for none. */
export const typedTimes = z
  .object({
    quietFrom: z.string(),
    quietTo: z.string(),
    timeZone: z.string(),
    escalateAfter: z.string(),
    retentionMonths: z.string(),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === "") === (quietTo === ""), {
    path: ["quietTo"],
    message: leadTexts.bothTimes,
  });
export type TypedTimes = z.infer<typeof typedTimes>;

export const typedOf = (settings: LeadSettings): TypedTimes => ({
  quietFrom: settings.quietFrom ?? "",
  quietTo: settings.quietTo ?? "",
  timeZone: settings.timeZone,
  escalateAfter: settings.escalateAfter === null ? "" : String(settings.escalateAfter),
  retentionMonths: String(settings.retentionMonths),
});

export const settingsFrom = (typed: TypedTimes): LeadSettings => ({
  // Some browsers write seconds.
  quietFrom: typed.quietFrom.slice(0, 5) || null,
  quietTo: typed.quietTo.slice(0, 5) || null,
  timeZone: typed.timeZone,
  escalateAfter: typed.escalateAfter === "" ? null : Number(typed.escalateAfter),
  retentionMonths: Number(typed.retentionMonths),
});

type Option = { value: string; label: string };

const minutes = (n: number): Option => ({
  value: String(n),
  label: `Others hear of it after ${n < 60 ? countOf(n, "minute") : countOf(n / 60, "hour")}`,
});
export const LATER: readonly Option[] = [
  { value: "", label: "Nobody else hears of it" },
  ...[5, 10, 15, 30, 60, 120, 240, 720].map(minutes),
];

const months = (n: number): Option => ({
  value: String(n),
  label: n % 12 === 0 ? countOf(n / 12, "year") : countOf(n, "month"),
});
export const MONTHS: readonly Option[] = [1, 3, 6, 12, 18, 24, 36, 60, 120].map(months);

const US: readonly Option[] = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Phoenix", label: "Arizona (Phoenix)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
  { value: "America/Puerto_Rico", label: "Atlantic (Puerto Rico)" },
];
/** Time zones, those of the United States first. */
export const ZONES: readonly Option[] = [
  ...US,
  ...Intl.supportedValuesOf("timeZone")
    .filter((name) => !US.some(({ value }) => value === name))
    .map((name) => ({ value: name, label: name.replaceAll("_", " ") })),
];

/** The choices, with a value that was saved through the API although this list does not offer it. */
export const withOwn = (options: readonly Option[], own: string): Option[] =>
  options.some(({ value }) => value === own)
    ? [...options]
    : [...options, { value: own, label: own }];
