import type { CampaignDetail } from "@mainstreet/contract/campaigns";

type Failed = Pick<CampaignDetail, "deployed" | "isLive" | "type">;

const AGAIN =
  "Press Deploy Site to try again, or change where it goes under Change Deployment Settings.";

/** What a failed deployment leaves untouched, what became of the credits (decision D4), and what to do next. */
export function safetyOf({ deployed, isLive, type }: Failed): string {
  if (isLive) return `The version before it is still live. ${AGAIN} Deploying again is free.`;
  // Once live, and by now perhaps gone: the cause above says how.
  if (deployed) return `${AGAIN} Deploying again is free.`;
  const [credits, stay] = type === "single" ? ["credit", "stays"] : ["credits", "stay"];
  return (
    `Nothing of it is live yet. Your ${credits} ${stay} with it: ` +
    `deploying again is free, and deleting it returns the ${credits}. ${AGAIN}`
  );
}
