import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../../config.ts";

/** Pages that anyone can read; all but the prices are text of the operator, each a Markdown file of this name. */
export const PUBLIC_PAGES = {
  pricing: "Pricing",
  terms: "Terms of service",
  privacy: "Privacy policy",
  refunds: "Refunds and cancellation",
  contact: "Contact",
} as const;
export type PublicPage = keyof typeof PUBLIC_PAGES;
export const PAGE_NAMES = [
  "pricing",
  "terms",
  "privacy",
  "refunds",
  "contact",
] as const satisfies readonly PublicPage[];

/** Pages whose text the operator has to supply. */
const WRITTEN: readonly PublicPage[] = ["terms", "privacy", "refunds", "contact"];

const SAMPLES = fileURLToPath(new URL("../../../sample-pages", import.meta.url));

type Settings = Pick<Config, "operatorPages" | "isProduction">;

/** Whether the pages are the samples of the sandbox. */
export const hasSamplePages = ({ operatorPages, isProduction }: Settings): boolean =>
  operatorPages === undefined && !isProduction;

/** The Markdown of a page; '' when the operator has written none. Read for each request, as the operator may change it at any time. */
export async function readPageText(settings: Settings, page: PublicPage): Promise<string> {
  const folder = hasSamplePages(settings) ? SAMPLES : settings.operatorPages;
  if (folder === undefined) return "";
  return readFile(join(folder, `${page}.md`), "utf8").catch(() => "");
}

/** The pages that the operator has not written. */
export async function findMissingPages(settings: Settings): Promise<PublicPage[]> {
  const missing: PublicPage[] = [];
  for (const page of WRITTEN)
    if ((await readPageText(settings, page)).trim() === "") missing.push(page);
  return missing;
}
