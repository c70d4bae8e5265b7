import { redeployCampaign } from "../../contract/src/campaigns.ts";
import { deleteCampaign } from "../../contract/src/removal.ts";
import { call, control } from "./call.ts";
import { cities, phoneOf } from "./cities.ts";
import { publishSeedSites } from "./create-site.ts";
import type { SiteRequest } from "./create-site.ts";
import type { Agency } from "./open-agency.ts";

/** Sites that failed for different reasons, one that was live before, and one that was deleted and refunded. */
export async function makeFailures(agency: Agency): Promise<void> {
  await refusedByNetlify(agency);
  await deniedByAws(agency);
  await revokedToken(agency);
}

const sitesFor = (count: number, skip: number, account: Partial<SiteRequest>): SiteRequest[] =>
  cities(count, skip).map((place, index) => ({
    ...place,
    ...account,
    serviceName: "Water Damage Restoration",
    phone: phoneOf(index),
  }));

/** Netlify refuses to make the site. One of them never goes live, so deleting it returns its credit. */
async function refusedByNetlify(agency: Agency): Promise<void> {
  const { netlifyUrl } = agency.sandbox;
  await control(netlifyUrl, "faults", { match: "POST /api/v1/sites", status: 422, times: 1_000 });
  try {
    const [first = ""] = await publishSeedSites(
      agency,
      sitesFor(4, 260, { netlifyTokenId: "default" }),
    );
    await call(agency, deleteCampaign, { params: { id: first }, query: {} });
  } finally {
    await fetch(`${netlifyUrl}/__control/faults`, { method: "DELETE" });
  }
}

/** The keys of a bucket have lost their right to write. */
async function deniedByAws(agency: Agency): Promise<void> {
  const { s3Url } = agency.sandbox;
  const [, bucket] = agency.buckets;
  await control(s3Url, "faults", { match: "PUT .*index\\.html", status: 403, times: 1_000 });
  try {
    await publishSeedSites(agency, sitesFor(4, 270, { deploymentType: "aws", ...bucket }));
  } finally {
    await fetch(`${s3Url}/__control/faults`, { method: "DELETE" });
  }
}

/** A client revoked their token: their live site stays live, and every later deployment fails. */
async function revokedToken(agency: Agency): Promise<void> {
  const [, , client] = agency.netlifyTokens;
  if (client === undefined) throw new Error("The accounts come before the failures.");
  const account = { netlifyTokenId: client.id };
  const [live = ""] = await publishSeedSites(agency, sitesFor(2, 280, account));
  const { netlifyUrl } = agency.sandbox;
  await control(netlifyUrl, "tokens", { token: client.token, revoked: true });
  // The call is meant to fail here.
  await call(agency, redeployCampaign, { params: { id: live } }).catch(() => undefined);
  await publishSeedSites(agency, sitesFor(3, 290, account));
}
