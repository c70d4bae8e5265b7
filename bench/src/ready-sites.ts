import { renderSite } from "@mainstreet/server/features/deployments/render-site";
import { openDatabase } from "@mainstreet/server/platform/db/open-database";
import { campaigns } from "@mainstreet/server/features/campaigns/tables";
import type { RenderedFile } from "@mainstreet/server/hosting/provider";

/** The files of all live sites of a service, as they were published: made now, so that sending them is all that is left to do. */
export async function readySites(
  databaseUrl: string,
  service: string,
): Promise<{ name: string; files: RenderedFile[] }[]> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    const rows = (await database.db.select().from(campaigns)).filter(
      (row) => row.service === service,
    );
    const sites = [];
    for (const row of rows) {
      const { files } = await renderSite(
        { ...row, business: null, evidence: [] },
        { siteUrl: row.deploymentUrl ?? "", indexNowKey: "", form: null },
      );
      sites.push({ name: row.siteName, files });
    }
    return sites;
  } finally {
    await database.close();
  }
}
