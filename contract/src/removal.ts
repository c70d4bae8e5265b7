import { z } from "zod";
import { idParam } from "./responses.ts";
import { dnsRecord } from "./domains/domain-record.ts";
import { endpoint } from "./endpoint.ts";
import { TIMEOUT_MS } from "./limits.ts";
import { texts } from "./texts.ts";

const removal = z.object({
  success: z.literal(true),
  /** Credits returned (decision D4). */
  refunded: z.number(),
  /**
   * removed: the site was taken down · none: there was no site · left: it stays up, and `message` has its address · pending:
   * it is not down yet, and `message` has the reason.
   */
  teardown: z.enum(["removed", "none", "left", "pending"]),
  message: z.string(),
  /** The records of its own domain, if it had one: they point nowhere now, and somebody else could register their target. */
  recordsToRemove: z.array(dnsRecord).optional(),
});
export type Removal = z.infer<typeof removal>;

/** Moves a campaign to the trash for 30 days and takes its site down; with `keepSite=true` the site stays up. */
export const deleteCampaign = endpoint("DELETE", "/campaigns/:id", {
  params: idParam(texts.campaigns.invalidId),
  query: z.object({
    keepSite: z
      .enum(["", "true", "false"], "Keep site must be true or false")
      .optional()
      .transform((value) => value === "true"),
  }),
  response: removal,
  timeoutMs: TIMEOUT_MS.campaigns,
});
