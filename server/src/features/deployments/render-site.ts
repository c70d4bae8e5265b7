import type { SiteFile } from "../../providers/hosting.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
export async function renderSite(
  campaign: CampaignRow,
  siteUrl: string,
): Promise<{ files: SiteFile[]; facts: object }> {
  const html = `<!doctype html><title>${siteUrl}</title><h1>${campaign.service} in ${campaign.city}</h1><p>${campaign.phone}`;
  const files = [
    ["index.html", html],
    ["404.html", "<h1>Not found"],
  ].map(([path = "", text = ""]) => ({
    path,
    content: Buffer.from(text),
    contentType: "text/html; charset=utf-8",
    cacheControl: "no-cache",
  }));
  return { files, facts: {} };
}
