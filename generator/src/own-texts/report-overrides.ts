import { composePage } from "../content/compose-page.ts";
import { contextOf } from "../content/context.ts";
import { cleanSite, planFirstPage } from "../plan-page.ts";
import { findClaims } from "../prose/claims.ts";
import { streamsOf } from "../seed.ts";
import type { OverridesReport, Site } from "../site.ts";
import { applyOverrides } from "./apply-overrides.ts";
import { plainText } from "./markup.ts";

/** What has become of the owner's texts on the first page, and the generated texts of its blocks by their keys. */
export function reportOverrides(
  site: Site,
): OverridesReport & { generated: ReadonlyMap<string, string> } {
  const plan = planFirstPage(cleanSite(site));
  const streams = streamsOf(plan.site);
  const content = composePage(plan, streams);
  const { overrides, generated } = applyOverrides(content, contextOf(plan, streams), [""]);
  return { ...overrides, generated };
}

/** Sentences of an owner's text that claim what nobody has shown (GS-5). */
export function claimsInOwnText(text: string): string[] {
  return text.split("\n").flatMap((line) => findClaims(plainText(line)));
}
