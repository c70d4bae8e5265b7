import { z } from "zod";
import { HISTORY_LIMIT } from "./limits.ts";
import { requestTexts } from "./request-messages.ts";

/** The requested page of a history, newest entries first: `cursor` is the id of the last entry of the previous page. */
export const historyPage = z
  .object({
    limit: z
      .string()
      .regex(/^\d{0,4}$/, requestTexts.invalidHistoryLimit)
      .optional()
      .transform((value) => (value ? Number(value) : HISTORY_LIMIT))
      .refine((value) => value >= 1 && value <= HISTORY_LIMIT, requestTexts.invalidHistoryLimit),
    cursor: z
      .string()
      .max(50, requestTexts.invalidHistoryCursor)
      .optional()
      .transform((value) => value || undefined),
  })
  .optional();

/** The validated page as a handler receives it. */
export type HistoryPage = { limit: number; cursor: string | undefined };
