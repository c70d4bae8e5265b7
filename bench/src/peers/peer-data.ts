import { composePage } from "@mainstreet/generator/content/compose-page";
import type { PageContent, Section } from "@mainstreet/generator/content/page-content";
import { generateSite } from "@mainstreet/generator/generate-site";
import { plainWords } from "@mainstreet/generator/own-texts/markup";
import { planFirstPage } from "@mainstreet/generator/plan-page";
import { streamsOf } from "@mainstreet/generator/seed";
import type { Site } from "@mainstreet/generator/site";

/** A section of the peers' page, with the same sentences on every page. */
export type PeerSection = {
  id: string;
  title: string;
  intro: string;
  items: { title: string; text: string }[];
};

const contentOf = (site: Site): PageContent => composePage(planFirstPage(site), streamsOf(site));

/** The sections of one of our pages, without the one about the place. */
export function peerSections(site: Site): PeerSection[] {
  return contentOf(site).sections.flatMap((section) => {
    const { id, title, intro } = section;
    const items = itemsOf(section);
    return items.length === 0 ? [] : [{ id, title, intro: plainWords(intro), items }];
  });
}

function itemsOf(section: Section): PeerSection["items"] {
  const { kind } = section;
  if (kind !== "services" && kind !== "problems" && kind !== "faq") return [];
  return section.items.map(({ title, text }) => ({ title, text: plainWords(text) }));
}

export type PeerRow = ReturnType<typeof peerRow>;

/** The data of one site for the peers: every fact is looked up and formatted beforehand. Names are in lower case, as Hugo wants them. */
export function peerRow(site: Site, index: number) {
  const { firm, hero, sections } = contentOf(site);
  const { heading, eyebrow, lead, action } = hero;
  const area = sections.find((section) => section.kind === "area");
  const { outline } = site.facts ?? { outline: null };
  return {
    slug: `site-${index}`,
    title: `${site.service} in ${site.city}, ${site.state.code} | What to know first`,
    description: `${site.service} in ${site.city}, ${site.state.code}: what to look for, what to ask, and what shapes the price, with local facts.`,
    address: site.siteUrl,
    label: firm.label,
    heading,
    eyebrow,
    lead,
    service: site.service,
    city: site.city,
    state: site.state.name,
    tel: `+1${site.phone}`,
    phone: action?.detail ?? "",
    caption: area?.map?.caption ?? "",
    outline: outline?.path ?? "",
    x: outline?.dot.x ?? 0,
    y: outline?.dot.y ?? 0,
    outlines: outline?.neighbours ?? [],
    facts: area?.facts ?? [],
    zips: (area?.zips.listed ?? []).map((code) => ({ code })),
    nearby: (area?.nearby ?? []).map(({ name, state, miles, compass, bearing }, position) => ({
      number: position + 1,
      name: `${name}, ${state}`,
      way: `${miles} miles ${compass}`,
      x: Math.round(Math.sin(bearing) * miles * 10) / 10,
      y: Math.round(Math.cos(bearing) * miles * 10) / 10,
    })),
  };
}

const ADDRESS = "https://address.invalid/";
const LABEL = "The label";

/** All files of one of our sites except its page, with placeholders for its address and its name. */
export function otherFiles(
  site: Site,
  put: { address: string; label: string },
): Map<string, string> {
  const company = { ...site.company, name: LABEL };
  const { files } = generateSite({ ...site, siteUrl: ADDRESS, company });
  const filled = files
    .filter(({ path }) => path !== "index.html")
    .map(({ path, text }) => {
      const done = text.replaceAll(ADDRESS, put.address).replaceAll(LABEL, put.label);
      return [path, done] as const;
    });
  return new Map(filled);
}
