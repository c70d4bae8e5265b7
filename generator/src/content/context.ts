import type { PagePlan } from "../plan-page.ts";
import { rootOf } from "../plan-page.ts";
import type { RandomStream, Streams } from "../seed.ts";
import type { SectionOpening, SectionId } from "./page-content.ts";
import type { Openings } from "./words.ts";
import { OPENINGS } from "./words.ts";

/** What the words of one page are chosen from, and the random streams, one for each kind of choice. */
export type Context = {
  plan: PagePlan;
  streams: Streams;
  tone: "we" | "plain";
  /** The relative path from the page to the site's first page. */
  root: string;
};

export function contextOf(plan: PagePlan, streams: Streams): Context {
  return { plan, streams, tone: toneOf(plan), root: rootOf(plan.path) };
}

/** A firm speaks for itself once it has a name and a person has ticked a service (GS-4). */
function toneOf({ site: { company, business } }: PagePlan): Context["tone"] {
  return company.name !== "" && (business?.services.length ?? 0) > 0 ? "we" : "plain";
}

/** Heading and first sentence of a section. */
export function openingOf(
  context: Context,
  id: Exclude<SectionId, "locations" | "nearest" | "related">,
): SectionOpening {
  const words = context.streams(`${id}:words`);
  return { id, ...filledOpening(OPENINGS[id][context.tone], words, context.plan) };
}

export function filledOpening(
  { headings, intros }: Openings,
  words: RandomStream,
  { site, trade }: Pick<PagePlan, "site" | "trade">,
) {
  const filled = (text: string) =>
    text
      .replaceAll("{city}", () => site.city)
      .replaceAll("{work}", () => trade?.names.work ?? "")
      .replaceAll("{name}", () => site.company.name || site.service);
  return { title: filled(words.pick(headings)), intro: filled(words.pick(intros)) };
}
