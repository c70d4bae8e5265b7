import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

/** A copy of everything that belongs to a user, as one ZIP file. */

/** For how many minutes a download link works. */
export const EXPORT_LINK_MINUTES = 5;

export const exportTexts = {
  alreadyRunning: "A download of your data is already running. Please wait until it has ended.",
  linkOver: "This download link has been used or has expired. Please start the download again.",
};

/**
 * Creates a link from which the browser downloads the file itself, once. Needs fresh proof. 409 while a download of the
 * account is running.
 */
export const createExportLink = endpoint("POST", "/account/export", {
  response: z.object({
    /** A path on this server, such as `/api/account/export/…`: open it to download. It needs no session, and it is secret. */
    path: z.string(),
    expiresAt: timestamp,
  }),
  status: 201,
  freshProof: "every-account",
});

/** The download: `token` is the secret of the link. 410 for a link that is used or has expired, 409 while another download is running. */
export const EXPORT_DOWNLOAD = "/account/export/:token";
