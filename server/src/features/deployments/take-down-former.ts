import type { Deps } from "../../deps.ts";
import type { FormerSite } from "../../hosting/former-site.ts";
import type { PlacedSite } from "../../hosting/host.ts";
import { openHosting } from "../../hosting/open-hosting.ts";
import type { Hosting } from "../../hosting/provider.ts";
import type { RateWatch } from "../../hosting/rate-watch.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import type { CampaignRow } from "../campaigns/queries.ts";

const ACCOUNT_GONE = "The account is not in your settings any more.";

const PASSING = new Set<ProviderErrorKind>(["unavailable", "timeout", "rate-limited"]);

/** Why a former site is as it was; `isPassing`: the provider's fault, and another try may help; `isHeld`: so may another plan. */
export type Refusal =
  | { isPassing: true; isHeld?: undefined; message: string; error: ProviderError }
  | { isPassing: false; isHeld?: boolean; message: string; error?: ProviderError };

type Former = FormerSite & Pick<PlacedSite, "keepsPolicy">;
type Owner = Pick<CampaignRow, "id" | "userId" | "hostCredentialsId" | "siteName">;

/** Takes down one site that its campaign has left; undefined when it is gone. Throws only for what is no provider's fault. */
export async function takeDownFormer(
  deps: Deps,
  campaign: Owner,
  former: Former,
): Promise<Refusal | undefined> {
  const change = (hosting: Hosting) => hosting.remove(former.hostingState);
  const { refusal } = await changeFormer(deps, campaign, { former, change });
  return refusal;
}

type FormerChange<T> = {
  former: Former;
  change: (hosting: Hosting) => Promise<T>;
  watch?: RateWatch;
};
type Changed<T> = { result: T; refusal?: undefined } | { refusal: Refusal };

/** Changes what stands at a place that the campaign has left, with the owner's account there. */
export async function changeFormer<T>(
  deps: Deps,
  { id, userId, hostCredentialsId, siteName }: Owner,
  { former, change, watch }: FormerChange<T>,
): Promise<Changed<T>> {
  try {
    const liveAt = { hostCredentialsId, siteName };
    const hosting = await openHosting(deps, { ...former, id, userId, liveAt }, watch);
    if (!hosting) return { refusal: { message: ACCOUNT_GONE, isPassing: false } };
    return { result: await change(hosting) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, message } = error;
    deps.log.warn({ err: error, kind }, "changing a former site failed");
    const isPassing = PASSING.has(kind);
    const isHeld = kind === "quota";
    const refusal = { message, error };
    return { refusal: isPassing ? { ...refusal, isPassing } : { ...refusal, isPassing, isHeld } };
  }
}
