import { isDeepStrictEqual } from "node:util";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { VersionRow } from "./versions.ts";

type Now = Pick<
  CampaignRow,
  "deploymentUrl" | "deploymentType" | "verificationTags" | "locations" | "evidenceDigest"
> & {
  /** The form that its pages are to have; '' for none. */
  formVersion: string;
};

/** Why the files of a version must not be published again, in words; undefined when they may. */
export function restoreObstacle(version: VersionRow, now: Now): string | undefined {
  const { values } = version;
  const isThere =
    version.address === now.deploymentUrl && version.deploymentType === now.deploymentType;
  if (!isThere) return siteVersionTexts.otherAddress;
  if (!isDeepStrictEqual(values.verificationTags, now.verificationTags))
    return siteVersionTexts.otherTags;
  const locations = now.locations.map(({ city, state }) => ({ city, state }));
  if (!isDeepStrictEqual(values.locations, locations)) return siteVersionTexts.otherLocations;
  // A file that was withdrawn must not be published again.
  if (values.evidenceDigest !== now.evidenceDigest) return siteVersionTexts.otherEvidence;
  // Messages of its old form would arrive without a proof, or not at all.
  if ((values.formVersion ?? "") !== now.formVersion) return siteVersionTexts.otherForm;
  return undefined;
}
