import { photosOf } from "./sample-photos.ts";
import { attributeOf, elementsOf } from "./page-tree.ts";
import { buildSite, type BuiltSite, type Finding } from "./built-site.ts";
import type { SiteServer } from "./site-server.ts";

/** At a host's root, and below a prefix as in a bucket that many sites share (GS-24). */
const PLACES = [
  { prefix: "/", readsHeadersFile: true },
  { prefix: "/a/b/", readsHeadersFile: false },
] as const;

/**
 * Serves each site at `/` and at `/a/b/` and follows every address in it: pages, files, anchors, sitemap, manifest, the page
 * not found at any depth. Finds broken addresses, absolute ones that must be relative, unsafe schemes, and pages without a link to them.
 */
export async function checkLinks(
  sites: readonly BuiltSite[],
  server: SiteServer,
  build: typeof buildSite = buildSite,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { site } of sites)
    for (const { prefix, readsHeadersFile } of PLACES) {
      const siteUrl = `${server.origin}${prefix}`;
      const built = build({ ...site, readsHeadersFile, siteUrl });
      server.put(prefix, filesOf(built));
      const problems = await crawl(siteUrl, built);
      const where = `${site.service} in ${site.city} at ${prefix}`;
      found.push(...problems.map((what) => ({ where, what })));
    }
  return found;
}

/** Pictures and fonts need not be rendered or decoded for this: their paths are enough. */
function filesOf({ site, generated }: BuiltSite): Map<string, string> {
  const { files, assets, pictures } = generated;
  const paths = [
    ...[...assets, ...pictures].map(({ path }) => path),
    ...photosOf(site).map(({ path }) => path),
  ];
  const others = paths.map((path) => [path, "bytes"] as const);
  return new Map([...files.map(({ path, text }) => [path, text] as const), ...others]);
}

type Link = { from: string; href: string };

async function crawl(siteUrl: string, built: BuiltSite): Promise<string[]> {
  const problems: string[] = [];
  const waiting: Link[] = [
    { from: "", href: siteUrl },
    { from: siteUrl, href: `${siteUrl}no/such/page.html` },
  ];
  const seen = new Map<string, Promise<PageResponse>>();
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const url = URL.parse(link.href, link.from || undefined);
    const problem = url === null ? "no address" : schemeProblem(url);
    if (problem !== undefined) problems.push(`${problem}: ${link.href}`);
    if (url === null || !url.href.startsWith(siteUrl)) continue;
    const [address = ""] = url.href.split("#");
    const isNew = !seen.has(address);
    const response = seen.get(address) ?? ask(address);
    seen.set(address, response);
    const { status, links, ids, isPage } = await response;
    if (isNew) waiting.push(...links);
    const isLost = address.endsWith("no/such/page.html");
    if (status !== (isLost ? 404 : 200)) problems.push(`responds ${status}: ${link.href}`);
    if (isPage && url.hash !== "" && !ids.has(url.hash.slice(1)))
      problems.push(`leads nowhere: ${link.href}`);
  }
  return [...problems, ...absolutes(siteUrl, built), ...orphans(siteUrl, built, [...seen.keys()])];
}

function schemeProblem({ protocol, hostname }: URL): string | undefined {
  if (["tel:", "mailto:", "https:", "data:"].includes(protocol)) return undefined;
  return protocol === "http:" && hostname === "127.0.0.1" ? undefined : "not over https";
}

type PageResponse = { status: number; isPage: boolean; links: Link[]; ids: Set<string> };

async function ask(address: string): Promise<PageResponse> {
  const response = await fetch(address);
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const isPage = type.startsWith("text/html");
  const elements = isPage ? elementsOf(text) : [];
  const hrefs = isPage ? elements.flatMap(addressesIn) : addressesOf(type, text);
  return {
    status: response.status,
    isPage,
    links: hrefs.map((href) => ({ from: address, href })),
    ids: new Set(elements.flatMap((element) => attributeOf(element, "id") ?? [])),
  };
}

const ADDRESS_METAS = new Set(["og:url", "og:image", "twitter:image"]);

function addressesIn(element: ReturnType<typeof elementsOf>[number]): string[] {
  const isAddress = ADDRESS_METAS.has(attributeOf(element, "property") ?? "");
  const content = isAddress ? attributeOf(element, "content") : undefined;
  const all = [attributeOf(element, "href"), attributeOf(element, "src"), content];
  // These include references of drawings to their own parts (`#…`).
  return all.flatMap((href) => (href === undefined ? [] : [href]));
}

/** The addresses in sitemaps, manifests, robots.txt and llms.txt. */
function addressesOf(type: string, text: string): string[] {
  if (type.includes("xml"))
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  if (type.includes("manifest"))
    return [...text.matchAll(/"(?:src|start_url)": "(.*?)"/g)].map(([, url = ""]) => url);
  if (!type.startsWith("text/plain")) return [];
  return [...text.matchAll(/Sitemap: (\S+)|\]\(([^)]+)\)/g)].map(
    ([, map, link]) => map ?? link ?? "",
  );
}

/** Pages must work at any address: only canonical and preview addresses contain the site's own. */
function absolutes(siteUrl: string, { generated }: BuiltSite): string[] {
  const pages = generated.files.filter(({ path }) => path.endsWith(".html") && path !== "404.html");
  return pages.flatMap(({ path, text }) =>
    elementsOf(text)
      .filter((element) => attributeOf(element, "rel") !== "canonical")
      .flatMap((element) => [attributeOf(element, "href"), attributeOf(element, "src")])
      .filter((href) => href?.startsWith(siteUrl) === true || href?.startsWith("/") === true)
      .map((href) => `absolute in ${path}: ${href}`),
  );
}

function orphans(siteUrl: string, { generated }: BuiltSite, seen: readonly string[]): string[] {
  const reached = new Set(seen);
  return generated.files
    .filter(({ path, text }) => path.endsWith("index.html") && text.startsWith("<!DOCTYPE"))
    .map(({ path }) => siteUrl + path.replace(/index\.html$/, ""))
    .filter((address) => !reached.has(address))
    .map((address) => `no link leads to ${address}`);
}
