import { z } from "zod";
import { textField } from "./text-field.ts";

export const INVALID_UPDATED_SINCE = "Updated since must be a time such as 2026-11-24T09:30:00Z";

const MAX_TIME = 40;
const time = z.iso.datetime({ offset: true });

/** Nothing is older than 1970, and years before 1 are not valid dates in PostgreSQL. */
const isTime = (value: string) => time.safeParse(value).success && Date.parse(value) >= 0;

/**
 * The filter of lists for what was changed at a time or later, by `updatedAt`. Blank and absent mean the same, as everywhere
 * in a query string.
 */
export const updatedSince = textField("Updated since", MAX_TIME)
  .optional()
  .transform((value) => value || undefined)
  .refine((value) => value === undefined || isTime(value), INVALID_UPDATED_SINCE);
