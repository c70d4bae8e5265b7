import { countOf } from "@mainstreet/contract/count";
import { SITES_IN_FLIGHT } from "@mainstreet/contract/creation-runs";

/** Of Netlify's own credits, for each production deploy; and those of its free plan in a month (docs/providers.md §1.3). */
export const NETLIFY_CREDITS = { perDeploy: 15, freePlan: 300 };
/** Deploys that Netlify takes from one token (docs/providers.md §1.3). */
const DEPLOYS_A_MINUTE = 3;
const MINUTES_A_DAY = 1_440;

/** What a run of `sites` is about to do, as far as it can be known. */
export type Forecast = {
  /** How long it takes, in words, and why. */
  time: { about: string; because: string };
  /** Of Netlify's own credits; undefined where the sites go elsewhere. */
  netlifyCredits: number | undefined;
};

type Plan = { sites: number; deploymentType: "netlify" | "aws"; dripPerDay: number | undefined };

/** The forecast shown before a run starts. */
export function forecastOf({ sites, deploymentType, dripPerDay }: Plan): Forecast {
  const isNetlify = deploymentType === "netlify";
  return {
    time: timeOf({ sites, deploymentType, dripPerDay }),
    netlifyCredits: isNetlify ? sites * NETLIFY_CREDITS.perDeploy : undefined,
  };
}

function timeOf({ sites, deploymentType, dripPerDay }: Plan): Forecast["time"] {
  if (dripPerDay !== undefined && dripPerDay > 0 && dripPerDay < sites) {
    const days = Math.ceil(sites / dripPerDay) - 1;
    return { about: about(days * MINUTES_A_DAY), because: `at ${dripPerDay} a day` };
  }
  if (deploymentType === "netlify") {
    const because = `at Netlify's ${DEPLOYS_A_MINUTE} deploys a minute`;
    return { about: about(sites / DEPLOYS_A_MINUTE), because };
  }
  const isLong = sites > SITES_IN_FLIGHT * 10;
  return { about: isLong ? "a few minutes" : "moments", because: `${SITES_IN_FLIGHT} at a time` };
}

function about(minutes: number): string {
  if (minutes <= 90) return inWords(Math.ceil(minutes), "minute");
  if (minutes < MINUTES_A_DAY) return inWords(Math.round(minutes / 60), "hour");
  return inWords(Math.ceil(minutes / MINUTES_A_DAY), "day");
}

const inWords = (n: number, unit: string) => `about ${countOf(n, unit)}`;
