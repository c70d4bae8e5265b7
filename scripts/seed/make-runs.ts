import { cancelRun, createRun, getRun, pauseRun } from "../../contract/src/creation-runs.ts";
import { call, control, eventually } from "./call.ts";
import { cities, firmIn, phoneOf } from "./cities.ts";
import type { Agency } from "./open-agency.ts";

type RunPlan = { service: string; count: number; skip?: number; dripPerDay?: number };

/** Runs that finished, one with failed rows, one paused, one cancelled, and one that starts a few sites a day. */
export async function makeRuns(agency: Agency): Promise<void> {
  const [mine, client] = agency.netlifyTokens.map(({ id }) => ({ netlifyTokenId: id }));
  const [bucket, otherBucket] = agency.buckets.map(
    (it) => ({ deploymentType: "aws", ...it }) as const,
  );
  await finish(agency, await start(agency, { service: "Plumbing", count: 80 }, mine));
  await finish(agency, await start(agency, { service: "Roofing", count: 45, skip: 20 }, bucket));
  await finish(agency, await start(agency, { service: "HVAC", count: 45, skip: 60 }, client));
  await finish(agency, await start(agency, { service: "House Cleaning", count: 35 }, otherBucket));

  await control(agency.sandbox.netlifyUrl, "deploy-errors", {
    times: 4,
    message: "Failed during stage 'deploying site': the account has reached its bandwidth limit",
  });
  await finish(agency, await start(agency, { service: "Electrical", count: 30, skip: 90 }, mine));

  const pests = { service: "Pest Control", count: 30, skip: 10, dripPerDay: 6 };
  const paused = await start(agency, pests, client);
  await ended(agency, paused, pests.dripPerDay);
  await call(agency, pauseRun, { params: { id: paused } });

  const notaries = { service: "Mobile notary", count: 20, skip: 40, dripPerDay: 5 };
  const cancelled = await start(agency, notaries, mine);
  await ended(agency, cancelled, notaries.dripPerDay);
  await call(agency, cancelRun, { params: { id: cancelled } });

  const locksmiths = { service: "Locksmith", count: 12, skip: 120, dripPerDay: 4 };
  await ended(agency, await start(agency, locksmiths, client), locksmiths.dripPerDay);
}

type Account =
  | { netlifyTokenId: string }
  | { deploymentType: "aws"; awsCredentialsId: string; awsBucketName: string };

async function start(
  agency: Agency,
  { service, count, skip = 0, dripPerDay }: RunPlan,
  account: Account = { netlifyTokenId: "default" },
): Promise<string> {
  const sites = cities(count, skip).map((place, index) => ({
    ...place,
    ...account,
    serviceName: service,
    phone: phoneOf(index),
    company: firmIn(place, service, index),
    email: `office-${index}@example.com`,
  }));
  const body = { sites, ...(dripPerDay !== undefined && { dripPerDay }) };
  return (await call(agency, createRun, { body })).runId;
}

async function finish(agency: Agency, id: string): Promise<void> {
  await eventually("a finished run", async () => {
    const { status } = await call(agency, getRun, { params: { id }, query: { limit: "1" } });
    return status === "complete" ? status : undefined;
  });
}

/** Waits until `count` of the run's sites have ended. */
async function ended(agency: Agency, id: string, count: number): Promise<void> {
  await eventually("the first sites of a slow run", async () => {
    const { completed } = await call(agency, getRun, { params: { id }, query: { limit: "1" } });
    return completed >= count ? completed : undefined;
  });
}
