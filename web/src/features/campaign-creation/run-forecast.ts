import { aboutTime } from "@mainstreet/contract/about-time";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { AccountReading, HostForecast } from "@mainstreet/contract/hosts/forecast";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** The costs and duration of a run of `sites`, where they can be known. */
export type Forecast = Pick<HostForecast, "obstacle" | "price"> & {
  /** The duration in words, and the reason for it. */
  time: { about: string; because: string };
};

type Plan = {
  sites: number;
  deploymentType: DeploymentType;
  dripPerDay: number | undefined;
  perWeek?: number | undefined;
  account?: AccountReading | undefined;
};

/** The forecast shown before a run starts: that of the host, or that of the plan of so many sites per day or week if it is slower. */
export function forecastRun(plan: Plan): Forecast {
  const { sites, deploymentType, account } = plan;
  const { time, ...forecast } = forecasters[deploymentType].forecast(
    { sites, isNew: true },
    account,
  );
  const planned = planOf(plan);
  const { ms, because } = planned !== undefined && planned.ms >= time.ms ? planned : time;
  return { ...forecast, time: { about: aboutTime(ms), because } };
}

function planOf({ sites, dripPerDay, perWeek }: Plan): HostForecast["time"] | undefined {
  if (perWeek !== undefined && sites > 1) {
    const days = ((sites - 1) * DAYS_A_WEEK) / perWeek;
    return { ms: days * DAY_MS, because: `at ${perWeek} a week` };
  }
  if (dripPerDay === undefined || dripPerDay <= 0 || dripPerDay >= sites) return undefined;
  const days = Math.ceil(sites / dripPerDay) - 1;
  return { ms: days * DAY_MS, because: `at ${dripPerDay} a day` };
}
