import { getCampaign } from "../../contract/src/campaigns.ts";
import { call, control, eventually } from "./call.ts";
import { cities, phoneOf } from "./cities.ts";
import { createSeedSite } from "./create-site.ts";
import type { Agency } from "./open-agency.ts";

const PROCESSING_MS = 4 * 60_000;
const DEPLOYING = 3;
const WAITING = 5;

/**
 * Three sites that Netlify still processes for four minutes, and five that wait until tomorrow, since the account has used its deploys of
 * the day. Afterwards the emulator has its usual limits again; what Mainstreet has learned of this account stays.
 */
export async function makeWaitingSites(agency: Agency): Promise<void> {
  const { netlifyUrl } = agency.sandbox;
  const netlifyTokenId = agency.netlifyTokens[1]?.id ?? "default";
  await control(netlifyUrl, "timings", { processingMs: PROCESSING_MS });
  await control(netlifyUrl, "limits", { deploysPerDay: 2 * DEPLOYING });
  const ids: string[] = [];
  for (const [index, place] of cities(DEPLOYING + WAITING, 300).entries())
    ids.push(
      await createSeedSite(agency, {
        ...place,
        serviceName: "Appliance Repair",
        phone: phoneOf(index),
        netlifyTokenId,
      }),
    );
  await eventually("sites that wait for the account's limit", async () => {
    const sites = await Promise.all(ids.map((id) => call(agency, getCampaign, { params: { id } })));
    const isWaiting = sites.filter(({ nextAttemptAt }) => nextAttemptAt !== null);
    return isWaiting.length >= WAITING ? isWaiting : undefined;
  });
  await control(netlifyUrl, "timings", { processingMs: 50 });
  await control(netlifyUrl, "limits", { deploysPerDay: null, requestsPerMinute: 500 });
}
