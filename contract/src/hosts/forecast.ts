import { count } from "../count.ts";
import type { RateWindow } from "./rate-windows.ts";

/** What is to be published. */
export type Publication = {
  sites: number;
  /** True for new sites, false for sites that are published again after a change. */
  isNew: boolean;
};

/** What is known of the account in which the sites are published. */
export type AccountReading = {
  /** The number of sites in the account. */
  sites?: number;
  /** The limits in force, as the host's responses named them. Absent until a response has named any: then the documented ones count. */
  windows?: readonly RateWindow[] | undefined;
  /** How many deploys the deployments ahead of these need. */
  deploysAhead?: number;
};

/** The host's own price, in its money or its credits. `text` explains its parts, `warning` is absent for pennies. */
export type HostPrice = {
  amount: string;
  text: string;
  warning?: string;
  isAboveFreePlan: boolean;
};

export type HostForecast = {
  /** Why the host cannot accept these sites, and the alternative. */
  obstacle?: { title: string; text: string };
  /** The time until the last site is published, and what determines it: "at Netlify's 3 deploys a minute". */
  time: { ms: number; because: string };
  price: HostPrice;
};

/** What a host offers and what it costs, for a comparison of hosts. */
export type HostTerms = {
  /** The name of the host in the comparison, with the plan that the forecast assumes. */
  name: string;
  https: { isAlways: boolean; text: string };
  limits: string;
  whenUsedUp: string;
  /** Both in a few words. */
  brief: { limits: string; whenUsedUp: string };
  /** The price of a month of visits to so many sites, {@link VISITS_A_MONTH} to each. */
  monthOfVisits: (sites: number) => string;
  /**
   * What happens to the old addresses of sites that leave the host, and what that costs there. `isDefault`: they leave the
   * operator's account.
   */
  afterMove: (sites: number, isDefault: boolean) => string;
  /** Whether the host is recommended for more than {@link MANY_SITES} sites. */
  suitsManySites: boolean;
};

/** How long a host takes, its prices and its limits. */
export type HostForecaster = {
  terms: HostTerms;
  forecast: (publication: Publication, account?: AccountReading) => HostForecast;
};

/** Above this number of sites the forms recommend a host. */
export const MANY_SITES = 50;

/** Visits per site: an assumption, since nobody knows the visits of a site that does not exist yet (docs/hosts.md §6). */
export const VISITS_A_MONTH = 1_000;
export const PER_VISIT = { requests: 4, gigabytes: 30 / 1_000_000 };

/** When the prices and limits were looked up. */
export const AS_OF = "November 2026";

/** An amount of US dollars: "$0", "under $0.01", "$12.50", "$1,200". */
export function dollars(amount: number): string {
  if (amount === 0) return "$0";
  if (amount < 0.01) return "under $0.01";
  return amount < 100
    ? `$${amount.toFixed(2).replace(/\.00$/, "")}`
    : `$${count(Math.round(amount))}`;
}
