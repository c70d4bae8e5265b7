import type { SiteVersion } from "@mainstreet/contract/site-versions";

const WORDS: Record<NonNullable<SiteVersion["cause"]>, string> = {
  created: "Created",
  redeploy: "Deployed",
  retry: "Tried again",
  account: "Sent to another account",
  move: "Moved to another host",
  business: "Its business was changed",
  script: "Verification script was changed",
  operation: "Changed with other sites",
  domain: "Its domain was changed",
  https: "Its bucket got https",
  restore: "Restored",
};

/** Why a version was published, in a few words. */
export function causeWords({ cause, restoredFrom }: SiteVersion): string {
  if (restoredFrom !== null) return `Restored to version ${restoredFrom}`;
  return cause === null ? "Deployed" : WORDS[cause];
}

/** Who requested it. */
export const actorWords = ({ actorId, cause }: SiteVersion, userId: string | undefined): string => {
  if (actorId === null) return cause === null ? "" : "by Mainstreet";
  return actorId === userId ? "by you" : "by another person";
};
