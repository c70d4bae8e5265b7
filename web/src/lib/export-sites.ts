import { exportSites as endpoint } from "@mainstreet/contract/site-export";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import type { z } from "zod";
import { messageOf } from "./api-error.ts";
import { saveAs } from "./download.ts";
import { exchange } from "./exchange.ts";
import { toastFailure, toastSuccess } from "./toasts.ts";

/** The sites of an export: some by id, or all that a filter finds. */
export type ExportedSites = z.input<typeof endpoint.shapes.body>;

/** Downloads sites as a CSV file; a toast explains how to import it again, or what went wrong. */
export async function exportSites(body: ExportedSites, sites: number): Promise<void> {
  try {
    const content = await exchange(
      {
        method: endpoint.method,
        path: endpoint.path,
        timeoutMs: endpoint.timeoutMs,
        protected: true,
        body,
        headers: { accept: "text/csv, application/json" },
      },
      (response) => response.blob(),
    );
    saveAs(content, `mainstreet-${sites}-${sites === 1 ? "site" : "sites"}.csv`);
    toastSuccess(siteFileTexts.exported(sites));
  } catch (error) {
    toastFailure(messageOf(error, siteFileTexts.exportFailed));
  }
}
