import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { LIST_LIMIT, MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";

// Loaded with the dashboard's map, so it takes nothing else of the leads' contract.

/** A day of a period; '' and absent mean the same. */
export const periodDay = (label: string) =>
  textField(label, MAX_LENGTH.zip)
    .optional()
    .transform((value) => value || undefined)
    .refine(
      (value) =>
        value === undefined || (z.iso.date().safeParse(value).success && value >= "1900-01-01"),
      "Please give days as 2026-05-31",
    );

/** Leads by site and by city, without junk. */
export const countLeads = endpoint("GET", "/lead-counts", {
  query: z.object({ from: periodDay("From"), to: periodDay("To") }),
  answer: z.object({
    sites: z
      .array(z.object({ campaignId: z.string(), leads: z.number(), newLeads: z.number() }))
      .max(LIST_LIMIT * 10),
    cities: z.array(z.object({ city: z.string(), region: z.string(), leads: z.number() })),
  }),
});
