import { countOf } from "@mainstreet/contract/count";
import { SITES_IN_FLIGHT } from "@mainstreet/contract/creation-runs";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { HostCharge } from "@mainstreet/contract/hosts/host";
import { hosts } from "@mainstreet/contract/hosts/registry";

const MINUTES_A_DAY = 1_440;
const DAYS_A_WEEK = 7;

/** What a run of `sites` is about to do, as far as it can be known. */
export type Forecast = {
  /** How long it takes, in words, and why. */
  time: { about: string; because: string };
  /** What the host itself charges; undefined where it charges nothing for a deploy. */
  charge: HostCharge | undefined;
};

type Plan = {
  sites: number;
  deploymentType: DeploymentType;
  dripPerDay: number | undefined;
  perWeek?: number | undefined;
};

/** The forecast shown before a run starts. */
export function forecastOf(plan: Plan): Forecast {
  return {
    time: timeOf(plan),
    charge: hosts[plan.deploymentType].chargeFor(plan.sites),
  };
}

function timeOf({ sites, deploymentType, dripPerDay, perWeek }: Plan): Forecast["time"] {
  if (perWeek !== undefined && sites > 1) {
    const days = ((sites - 1) * DAYS_A_WEEK) / perWeek;
    return { about: about(days * MINUTES_A_DAY), because: `at ${perWeek} a week` };
  }
  if (dripPerDay !== undefined && dripPerDay > 0 && dripPerDay < sites) {
    const days = Math.ceil(sites / dripPerDay) - 1;
    return { about: about(days * MINUTES_A_DAY), because: `at ${dripPerDay} a day` };
  }
  const byHost = hosts[deploymentType].forecast(sites);
  if (byHost) return { about: about(byHost.minutes), because: byHost.because };
  const isLong = sites > SITES_IN_FLIGHT * 10;
  return { about: isLong ? "a few minutes" : "moments", because: `${SITES_IN_FLIGHT} at a time` };
}

function about(minutes: number): string {
  if (minutes <= 90) return inWords(Math.ceil(minutes), "minute");
  if (minutes < MINUTES_A_DAY) return inWords(Math.round(minutes / 60), "hour");
  const days = Math.ceil(minutes / MINUTES_A_DAY);
  return days < 3 * DAYS_A_WEEK
    ? inWords(days, "day")
    : inWords(Math.ceil(days / DAYS_A_WEEK), "week");
}

const inWords = (n: number, unit: string) => `about ${countOf(n, unit)}`;
