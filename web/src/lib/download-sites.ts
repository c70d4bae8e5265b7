import {
  createArchiveLink,
  type SiteArchiveInput,
  siteArchiveTexts,
} from "@mainstreet/contract/site-archives";
import { messageOf } from "./api-error.ts";
import { startDownload } from "./download.ts";
import { callApi } from "./send.ts";
import { toastFailure, toastSuccess } from "./toasts.ts";

/**
 * Starts the download of a ZIP file of sites as they were published: the browser saves it itself, however large it is. A
 * toast shows the result.
 */
export async function downloadSites(body: SiteArchiveInput): Promise<void> {
  try {
    const { path } = await callApi(createArchiveLink, { body });
    startDownload(path);
    toastSuccess(siteArchiveTexts.started);
  } catch (error) {
    toastFailure(messageOf(error, siteArchiveTexts.failed));
  }
}
