import { composePage } from "../content/compose-page.ts";
import { contextOf } from "../content/context.ts";
import { cleanSite, planFirstPage } from "../plan-page.ts";
import { streamsOf } from "../seed.ts";
import type { OverridesReport, Site } from "../site.ts";
import { applyOverrides } from "./apply-overrides.ts";

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
