import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { LIST_LIMIT, MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";
import { isTimeZone } from "./time-zone.ts";

// Loaded with the dashboard's map, so it imports nothing else from the leads' contract.

/** A text that filters a list; '' and absent mean the same. */
export const optional = (label: string, max: number) =>
  textField(label, max)
    .optional()
    .transform((value) => value || undefined);

/** An id that filters a list; '' and absent mean the same. */
export const filterId = (label: string) =>
  optional(label, MAX_LENGTH.slug).refine(
    (value) => value === undefined || z.uuid().safeParse(value).success,
    `${label} must be an id`,
  );

const periodDay = (label: string) =>
  optional(label, MAX_LENGTH.zip).refine(
    (value) =>
      value === undefined ||
      (z.iso.date().safeParse(value).success && value >= "1900-01-01" && value < "2200-01-01"),
    "Please give days as 2026-05-31",
  );

/** The period includes both days. They are days in `timeZone`, an IANA name, or in UTC without one. */
export const leadPeriod = z.object({
  from: periodDay("From"),
  to: periodDay("To"),
  timeZone: optional("Time zone", MAX_LENGTH.slug).refine(
    (value) => value === undefined || isTimeZone(value),
    "Please give the time zone by its name, as America/Denver",
  ),
});
export type LeadPeriod = z.output<typeof leadPeriod>;

/** Leads by site and by city of the page, without junk: of all sites, of one site, or of one business. */
export const countLeads = endpoint("GET", "/lead-counts", {
  query: leadPeriod.extend({ campaignId: filterId("Site"), businessId: filterId("Business") }),
  response: z.object({
    sites: z
      .array(z.object({ campaignId: z.string(), leads: z.number(), newLeads: z.number() }))
      .max(LIST_LIMIT * 10),
    cities: z.array(z.object({ city: z.string(), region: z.string(), leads: z.number() })),
  }),
});
