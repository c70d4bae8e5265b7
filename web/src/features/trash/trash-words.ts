import { countOf } from "@mainstreet/contract/count";
import { TRASH_DAYS } from "@mainstreet/contract/limits";
import { sentence } from "@mainstreet/contract/trash-texts";
import type { TrashedSite } from "@mainstreet/contract/trash";
import { formatDate } from "../../lib/dates.ts";
import type { Tone } from "../../ui/badge.tsx";

const DAY_MS = 86_400_000;

/** "12 days left". */
export function daysLeft({ expiresAt }: Pick<TrashedSite, "expiresAt">, now: number): string {
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  if (days <= 1) return "Last day";
  return `${Math.min(days, TRASH_DAYS)} days left`;
}

/** The state as a badge. */
export function stateBadge({ state, reason }: TrashedSite): { word: string; tone: Tone } {
  if (state === "down") return { word: "Taken down", tone: "plain" };
  if (state === "taking-down") return { word: "Taking down…", tone: "waiting" };
  if (state === "refused") return { word: "Could not be taken down", tone: "bad" };
  return reason === "" ? { word: "Left up", tone: "plain" } : { word: "Still up", tone: "waiting" };
}

/** The meaning of the state, in a sentence or two; '' where the badge is enough. */
export function trashStateText(site: TrashedSite): string {
  const { state, reason, nextTryAt, domain, restoreCost } = site;
  if (state === "refused")
    return `${sentence(reason)} ${nextTryAt === null ? "" : `It is tried again at ${formatDate(nextTryAt)}.`}`.trim();
  if (state === "left")
    return reason === ""
      ? "Live as it was, and no longer managed. After these days it is forgotten and stays in your account at the host."
      : reason;
  if (state === "taking-down") return reason;
  return [
    restoreCost > 0 ? `Restoring it costs ${countOf(restoreCost, "credit")}, which came back.` : "",
    domain === null ? "" : `Its domain ${domain} was released. A restore adds it if it is free.`,
  ]
    .join(" ")
    .trim();
}

/** Whether some of the site may still be up at its host. */
export const isUp = ({ state }: TrashedSite): boolean => state === "left" || state === "refused";

/** The price of restoring these sites. */
export const priceOf = (sites: readonly TrashedSite[]): number =>
  sites.reduce((sum, { restoreCost }) => sum + restoreCost, 0);
