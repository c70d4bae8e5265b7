import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH } from "./limits.ts";
import { viewSearch } from "./saved-views.ts";
import { requiredText } from "./text-field.ts";
import { viewLinkTexts } from "./view-link-texts.ts";

/** How many links of an account may work at a time, for how many days a link may work, and for how many unless the user chooses. */
export const VIEW_LINK_LIMIT = { open: 100, days: 365, usualDays: 30 };

/** The first folder of the address of a shared view; the token is the rest of it. */
export const SHARED_PAGE = "shared";
/** The number of sites on one page of a shared view. */
export const SHARED_PAGE_SITES = 100;

export const viewLinkStatus = z.enum(["open", "expired", "revoked"]);

/** A link by which anyone can read what a filter of the lists finds, without its token. */
const viewLink = z.object({
  id: z.string(),
  /** The title of the page, which its readers see. */
  name: z.string(),
  /** The filter and the order, as in the address of a list. */
  search: z.record(z.string(), z.string()),
  status: viewLinkStatus,
  /** How many times the page was opened, by anyone. */
  opens: z.number(),
  lastOpenedAt: timestamp.nullable(),
  expiresAt: timestamp,
  createdAt: timestamp,
  /** The name of the user who created it. */
  madeBy: z.string(),
});
export type ViewLink = z.infer<typeof viewLink>;

const daysText = viewLinkTexts.days(VIEW_LINK_LIMIT.days);

export const listViewLinks = endpoint("GET", "/view-links", {
  response: z.object({ links: z.array(viewLink) }),
});
/** `path` contains the token and is shown only this once. */
export const createViewLink = endpoint("POST", "/view-links", {
  body: z.object({
    name: requiredText("Name", MAX_LENGTH.name, viewLinkTexts.nameRequired),
    search: viewSearch,
    days: z
      .int(daysText)
      .min(1, daysText)
      .max(VIEW_LINK_LIMIT.days, daysText)
      .default(VIEW_LINK_LIMIT.usualDays),
  }),
  response: viewLink.extend({ path: z.string() }),
  status: 201,
});
/** The link stops working at once. */
export const revokeViewLink = endpoint("DELETE", "/view-links/:id", {
  params: z.object({ id: z.uuid(viewLinkTexts.invalidId) }),
  response: success,
});
