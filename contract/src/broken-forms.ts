import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { FORM_FAULT_NAMES } from "./form-trial-texts.ts";
import { MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";
import { texts } from "./texts.ts";

/** The most broken forms that one response lists; of others it contains only the number. */
export const MOST_BROKEN_FORMS = 100;

/** A form that failed its newest trials; `label` is the name by which visitors know the site, `since` when the fault was found. */
const brokenForm = z.object({
  campaignId: z.string(),
  label: z.string(),
  siteUrl: z.string(),
  fault: z.enum(FORM_FAULT_NAMES),
  since: timestamp,
});
export type BrokenForm = z.infer<typeof brokenForm>;

/** Forms that do not work now, the newest first: of one site, or of all sites that are not in the trash. */
export const listBrokenForms = endpoint("GET", "/broken-forms", {
  query: z.object({
    campaignId: textField("Site", MAX_LENGTH.slug)
      .optional()
      .transform((value) => value || undefined)
      .refine(
        (value) => value === undefined || z.uuid().safeParse(value).success,
        texts.campaigns.invalidId,
      ),
  }),
  response: z.object({ forms: z.array(brokenForm).max(MOST_BROKEN_FORMS), total: z.number() }),
});
