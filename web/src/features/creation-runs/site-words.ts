import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import type { RunSite } from "@mainstreet/contract/creation-runs";
import type { Tone } from "../../ui/badge.tsx";
import type { SiteState } from "./site-state.ts";

/** The word, color and shape of each state. */
export const STATE_STYLES: Record<
  SiteState,
  { word: string; tone: Tone; shape: DeploymentStatus }
> = {
  waiting: { word: "Waiting", tone: "plain", shape: "none" },
  underWay: { word: "Under way", tone: "waiting", shape: "deploying" },
  live: { word: "Live", tone: "good", shape: "deployed" },
  attention: { word: "Needs attention", tone: "bad", shape: "failed" },
  cancelled: { word: "Cancelled", tone: "plain", shape: "none" },
  deleted: { word: "Deleted", tone: "plain", shape: "none" },
};

/** "Springfield, MO", without the state where it is unknown. */
export function runSitePlace({ city, state }: Pick<RunSite, "city" | "state">): string {
  return state === "Unknown" ? city : `${city}, ${state}`;
}
