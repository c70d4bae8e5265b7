import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, SELECTION_LIMIT } from "./limits.ts";
import { texts } from "./texts.ts";

/** For how many minutes a link to a ZIP file works. */
export const ARCHIVE_LINK_MINUTES = 5;

export const siteArchiveTexts = {
  noSites: "Choose the sites to download.",
  tooMany: `Choose at most ${SELECTION_LIMIT.toLocaleString("en-US")} sites.`,
  oneSite: "A version is of one site: send one id with it.",
  nothing: "The files of these sites are not kept yet: they are from their next deployment on.",
  started: "The download has started. Your browser shows how far it is.",
  failed: "The download could not be started. Please try again.",
  linkOver: "This download link has been used or has expired. Please start the download again.",
};

const input = z
  .object({
    /** Absent: all sites. */
    campaignIds: z
      .array(z.uuid(texts.campaigns.invalidId).toLowerCase(), siteArchiveTexts.noSites)
      .min(1, siteArchiveTexts.noSites)
      .max(SELECTION_LIMIT, siteArchiveTexts.tooMany)
      .optional(),
    /** For a single site: the number of the version; absent: the newest. */
    version: z.int().min(0).max(999_999_999).optional(),
  })
  .refine(({ campaignIds, version }) => version === undefined || campaignIds?.length === 1, {
    path: ["version"],
    message: siteArchiveTexts.oneSite,
  });
export type SiteArchiveInput = z.output<typeof input>;

/**
 * Creates a link from which the browser downloads the files of sites as they were published, once, as one ZIP file: of one
 * site exactly as on its host, of several with a folder for each.
 */
export const createArchiveLink = endpoint("POST", "/site-archives", {
  body: input,
  response: z.object({
    /** A path on this server: open it to download. It needs no session, and it is secret. */
    path: z.string(),
    expiresAt: timestamp,
  }),
  status: 201,
  bodyLimit: BODY_BYTES.idList,
  rows: { member: "campaignIds", most: SELECTION_LIMIT, tooMany: siteArchiveTexts.tooMany },
});

/** The download: `token` is the secret of the link. 410 for a link that is used or has expired. */
export const ARCHIVE_DOWNLOAD = "/site-archives/:token";
