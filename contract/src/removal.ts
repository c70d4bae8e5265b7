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
   * removed: the site was taken down · none: there was none · left: it stays up, and `message` says where · pending: it is not down yet,
   * and `message` says why.
   */
  teardown: z.enum(["removed", "none", "left", "pending"]),
  message: z.string(),
  /** Of its own domain, if it had one: they lead nowhere now, and somebody else could take their target. */
  recordsToRemove: z.array(dnsRecord).optional(),
});
export type Removal = z.infer<typeof removal>;

/** Moves a campaign to the trash for 30 days and takes its site down; `keepSite=true` leaves the site where it is. */
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
