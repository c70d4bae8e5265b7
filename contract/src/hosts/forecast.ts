import { count } from "../count.ts";
import type { RateWindow } from "./rate-windows.ts";

/** What is to be published. */
export type Publication = {
  sites: number;
  /** New sites, or sites that are published again after a change. */
  isNew: boolean;
};

/** What is known of the account that it goes to. */
export type AccountReading = {
  /** Sites that are there already. */
  sites?: number;
  /** The limits in force, as the host's responses named them. Absent as long as none did: then the documented ones count. */
  windows?: readonly RateWindow[] | undefined;
  /** Calls that deployments in front of these ones will make. */
  deploysAhead?: number;
};

/** A price of the host's own, in its money or its credits. `text` says what it is made of, `warning` is absent for pennies. */
export type HostPrice = {
  amount: string;
  text: string;
  warning?: string;
  isAboveFreePlan: boolean;
};

export type HostForecast = {
  /** Why the host cannot take these sites, and the way out. */
  obstacle?: { title: string; text: string };
  /** Until the last site is published, and what sets that time: "at Netlify's 3 deploys a minute". */
  time: { ms: number; because: string };
  price: HostPrice;
};

/** What a host offers and what it costs, for a comparison of hosts. */
export type HostTerms = {
  /** The host in the comparison, with what the forecast assumes of it. */
  name: string;
  https: { isAlways: boolean; text: string };
  limits: string;
  whenUsedUp: string;
  /** Both in a few words. */
  brief: { limits: string; whenUsedUp: string };
  /** What visits of so many sites cost in a month, {@link VISITS_A_MONTH} of each. */
  monthOfVisits: (sites: number) => string;
  /**
   * What becomes of the old addresses of sites that leave the host, and what that costs there. `isDefault`: they leave the operator's
   * account.
   */
  afterMove: (sites: number, isDefault: boolean) => string;
  /** It is recommended for more than {@link MANY_SITES} sites. */
  suitsManySites: boolean;
};

/** How long a host takes, what it charges and what it limits. */
export type HostForecaster = {
  terms: HostTerms;
  forecast: (publication: Publication, account?: AccountReading) => HostForecast;
};

/** Above so many sites the forms recommend a host. */
export const MANY_SITES = 50;

/** Of each site: an assumption, since nobody knows the visits of a site that is not there yet (docs/hosts.md §6). */
export const VISITS_A_MONTH = 1_000;
export const PER_VISIT = { requests: 4, gigabytes: 30 / 1_000_000 };

/** When the prices and limits were read. */
export const AS_OF = "November 2026";

/** An amount of US dollars: "$0", "under $0.01", "$12.50", "$1,200". */
export function dollars(amount: number): string {
  if (amount === 0) return "$0";
  if (amount < 0.01) return "under $0.01";
  return amount < 100
    ? `$${amount.toFixed(2).replace(/\.00$/, "")}`
    : `$${count(Math.round(amount))}`;
}
