import { randomUUID } from "node:crypto";
import type { Hosting, HostingState, SiteFile } from "../../server/src/hosting/provider.ts";
import { pageBecomes } from "./read-page.ts";

function smokePage(mark: string): SiteFile {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mainstreet smoke test</title></head><body><p>${mark}</p></body></html>\n`;
  return {
    path: "index.html",
    content: Buffer.from(html),
    contentType: "text/html; charset=utf-8",
    cacheControl: "public, max-age=0, must-revalidate",
  };
}

/**
 * Makes a site, reads its page as a visitor, removes it and sees it gone; returns its address. Removes what it made when a
 * step fails too. Throws ProviderError, and Error for a page that is not what was published.
 */
export async function tryHosting(hosting: Hosting): Promise<string> {
  let live: HostingState | null = null;
  const { siteUrl } = await hosting.prepare();
  try {
    const mark = randomUUID();
    const published = await hosting.publish({
      files: [smokePage(mark)],
      previous: null,
      beforeUpload: async (uncertain) => void (live = uncertain),
      isCurrent: () => Promise.resolve(true),
    });
    live = published.state;
    await pageBecomes(siteUrl, ({ status, text }) => status === 200 && text.includes(mark));
  } finally {
    await removeOrSay(hosting, { live, siteUrl });
  }
  await pageBecomes(siteUrl, ({ status }) => status === 404);
  return siteUrl;
}

type Made = { live: HostingState | null; siteUrl: string };

async function removeOrSay(hosting: Hosting, { live, siteUrl }: Made): Promise<void> {
  try {
    await hosting.remove(live);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "no reason given";
    throw new Error(`${siteUrl} was made and could not be removed: ${reason}`, { cause: error });
  }
}
