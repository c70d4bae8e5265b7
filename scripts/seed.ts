import { addAccounts } from "./seed/add-accounts.ts";
import { buyCredits } from "./seed/buy-credits.ts";
import { call } from "./seed/call.ts";
import { changeLiveSites } from "./seed/change-sites.ts";
import { makeFailures } from "./seed/make-failures.ts";
import { makeRuns } from "./seed/make-runs.ts";
import { makeSingleSites, makeSitesWithoutAccount } from "./seed/make-single-sites.ts";
import { openAgency, DEMO_PASSWORD } from "./seed/open-agency.ts";
import { makeWaitingSites } from "./seed/make-waiting-sites.ts";
import { receiveMessages } from "./seed/receive-messages.ts";
import { listCampaigns } from "../contract/src/campaign-lists.ts";

// `npm run seed`: fills the sandbox that is running (`npm start`) with an agency of 300 sites in every state, through the API
// and the emulators' controls. A sandbox elsewhere than port 3000: `PORT=4000 npm run seed`. Each run makes another agency.

const steps = [
  ["credits", buyCredits],
  ["sites without an account", makeSitesWithoutAccount],
  ["accounts and buckets", addAccounts],
  ["bulk runs", makeRuns],
  ["single and multi-location sites", makeSingleSites],
  ["failed sites", makeFailures],
  ["unpublished changes", changeLiveSites],
  ["messages of visitors", receiveMessages],
  ["sites that wait and deploy", makeWaitingSites],
] as const;

try {
  const agency = await openAgency(`http://localhost:${process.env["PORT"] || 3000}`);
  for (const [name, step] of steps) {
    const begin = performance.now();
    await step(agency);
    console.log(`${name}, ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
  }
  const { total } = await call(agency, listCampaigns, { query: { limit: "1" } });
  console.log(
    `${total} sites. Sign in at ${agency.origin} as ${agency.email}, password ${DEMO_PASSWORD}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
