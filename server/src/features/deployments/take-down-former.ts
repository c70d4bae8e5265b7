import type { Deps } from "../../deps.ts";
import type { FormerSiteRecord } from "../../hosting/former-site.ts";
import type { PlacedSite } from "../../hosting/host.ts";
import { openHosting } from "../../hosting/open-hosting.ts";
import type { Hosting } from "../../hosting/provider.ts";
import type { RateWatch } from "../../hosting/rate-watch.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import type { CampaignRow } from "../campaigns/queries.ts";

const ACCOUNT_GONE = "The account is not in your settings any more.";

const PASSING = new Set<ProviderErrorKind>(["unavailable", "timeout", "rate-limited"]);

/**
 * Why a former site was not changed; `isPassing`: a temporary fault of the provider, so another attempt may help; `isHeld`: another
 * plan at the provider may help.
 */
export type FormerSiteRefusal =
  | { isPassing: true; isHeld?: undefined; message: string; error: ProviderError }
  | { isPassing: false; isHeld?: boolean; message: string; error?: ProviderError };

type Former = FormerSiteRecord & Pick<PlacedSite, "keepsPolicy">;
type Owner = Pick<CampaignRow, "id" | "userId" | "hostCredentialsId" | "siteName">;

/** Takes down one site that its campaign has left; undefined when it no longer exists. Throws only errors that are not the provider's. */
export async function takeDownFormer(
  deps: Deps,
  campaign: Owner,
  former: Former,
): Promise<FormerSiteRefusal | undefined> {
  const change = (hosting: Hosting) => hosting.remove(former.hostingState);
  const { refusal } = await changeFormer(deps, campaign, { former, change });
  return refusal;
}

type FormerChange<T> = {
  former: Former;
  change: (hosting: Hosting) => Promise<T>;
  watch?: RateWatch;
};
type Changed<T> = { result: T; refusal?: undefined } | { refusal: FormerSiteRefusal };

/** Changes the site at a place that the campaign has left, with the owner's account there. */
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
