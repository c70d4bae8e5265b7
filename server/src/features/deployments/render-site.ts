import { generateSite } from "@mainstreet/generator/generate-site";
import type { AssetFile, Indexing, PlacedForm, Site } from "@mainstreet/generator/site";
import type { Prepared, RenderedFile } from "../../hosting/provider.ts";
import { rasterise } from "./pictures.ts";
import type { KeptPageRecord } from "../campaigns/kept-page.ts";
import { changedPages } from "../index-notices/changed-pages.ts";
import { contentDigest as digestOf, generatePages } from "./generate-pages.ts";
import type { Claim } from "./claim-deployment.ts";
import type { SiteValues } from "../site-history/site-values.ts";
import { siteFromCampaign } from "./site-from-campaign.ts";

/** A site that is ready to publish, and what its campaign must store about it. */
export type RenderedSite = {
  files: RenderedFile[];
  /** Addresses of the pages that differ from what was live, among those that search engines may list. */
  changedPages: string[];
  remember: {
    indexing: Indexing;
    contentDigest: string;
    contentChangedOn: string;
    keptPages?: Record<string, KeptPageRecord>;
  };
  /** Absent when the site was generated. `values`: the values that it was made from; `source`: their digest. */
  restored?: {
    number: number;
    source: string;
    values: SiteValues;
    deployId: string | undefined;
  };
};

/** The addresses and the form that a site's files contain; `indexNowKey`: '' for a site without a key file. `form`: null for none. */
export type Address = Pick<Prepared, "siteUrl" | "formerUrl"> & {
  indexNowKey: string;
  form: PlacedForm | null;
};

/** Generates a campaign's files for its address, pictures included. */
export async function renderSite(campaign: Claim, address: Address): Promise<RenderedSite> {
  const { generated, ...dated } = generateDated(campaign, address);
  const texts = generated.files.map((file) => siteFile(file.path, Buffer.from(file.text)));
  const pictures = await rasterise(generated.pictures);
  const rendered = generated.pictures.map(({ path }, index) =>
    siteFile(path, pictures[index] ?? Buffer.alloc(0)),
  );
  const assets = generated.assets.map((asset) => siteFile(asset.path, bytesOf(asset)));
  const remember = { indexing: generated.indexing, ...dated };
  const files = [...texts, ...assets, ...rendered, ...keyFile(address)];
  const pages = "pages" in generated ? generated.pages : [{ path: "", ...generated }];
  return { files, changedPages: changedPages(campaign, { ...address, pages, ...dated }), remember };
}

/** At the site's root: a key file there is valid for the addresses below its folder. */
const keyFile = ({ indexNowKey: key }: Address) =>
  key === "" ? [] : [siteFile(`${key}.txt`, Buffer.from(key))];

/**
 * Generates the site with the day on which its content last changed (GS-26): the stored day while the content is the same, today once
 * it differs.
 */
function generateDated(campaign: Claim, { siteUrl, formerUrl = "", form }: Address) {
  const today = new Date().toISOString().slice(0, 10);
  const siteOn = (day: string): Site => ({
    ...siteFromCampaign(campaign, siteUrl, day),
    formerUrl,
    form,
  });
  if (campaign.kind === "multi-location") return generatePages(campaign, siteOn(today));
  const since = campaign.contentChangedOn || today;
  const generated = generateSite(siteOn(since));
  const contentDigest = digestOf(generated.files);
  if (contentDigest === campaign.contentDigest || since === today) {
    return { generated, contentDigest, contentChangedOn: since };
  }
  const dated = generateSite(siteOn(today));
  return { generated: dated, contentDigest: digestOf(dated.files), contentChangedOn: today };
}

const decoded = new WeakMap<AssetFile, Buffer>();

/** Returns the same buffer for the same asset, so that its digest is computed only once. */
function bytesOf(asset: AssetFile): Buffer {
  const bytes = decoded.get(asset) ?? Buffer.from(asset.base64, "base64");
  decoded.set(asset, bytes);
  return bytes;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  xml: "application/xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** Cache rules of docs/providers.md §2.7: pages are revalidated each time, pictures are cached for a day, names with a digest for ever. */
export function siteFile(path: string, content: Buffer): RenderedFile {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const contentType = CONTENT_TYPES[extension] ?? "application/octet-stream";
  return { path, content, contentType, cacheControl: cacheControlOf(path, extension) };
}

/** For files whose names contain a digest of their content. */
export const FOR_EVER = "public, max-age=31536000, immutable";

function cacheControlOf(path: string, extension: string): string {
  if (extension === "html") return "public, max-age=0, must-revalidate";
  if (path.startsWith("fonts/")) return FOR_EVER;
  if (extension === "xml" || extension === "txt") return "public, max-age=300";
  return "public, max-age=86400";
}
